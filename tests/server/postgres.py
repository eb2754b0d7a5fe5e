"""A PostgreSQL server for the tests: private, in a temporary folder, on a port of its own."""

import atexit
import contextlib
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path

import psycopg

from server.crash.killable import free_port

NEWEST_FIRST = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -int(path.parent.name))
_numbers = count(1)


@cache
def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, or None if it is not installed."""
    on_path = shutil.which("initdb")
    folders = [*NEWEST_FIRST, *([Path(on_path).resolve().parent] if on_path else [])]
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


WHY_NOT = "PostgreSQL is not installed (apt-get install postgresql), so its store is not tested here"


class Cluster:
    """A database server that can be stopped and started."""

    def __init__(self) -> None:
        found = programs()
        assert found is not None, WHY_NOT
        self._programs = found
        self._folder = Path(tempfile.mkdtemp(prefix="mazechase-pg-"))
        self.port = free_port()
        self._user: str | None = None
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            self._user = next(name for name in ("postgres", "nobody") if _exists(name))
            shutil.chown(self._folder, self._user)
        self._run("initdb", "--auth=trust", "--username=mazechase", "--encoding=UTF8", "--no-locale", "--no-sync")
        self.start()

    def start(self) -> None:
        """Start it, and wait until it accepts connections."""
        # A power cut is not tested here, so nothing has to wait for the disk.
        options = f"-c listen_addresses=127.0.0.1 -p {self.port} -k {self._folder} -c fsync=off -c max_connections=200"
        self._run("pg_ctl", "start", "-w", "-o", options, "-l", str(self._folder / "log"))

    def stop(self, mode: str = "fast") -> None:
        """Stop it; "immediate" is a crash."""
        self._run("pg_ctl", "stop", "-w", "-m", mode)

    def remove(self) -> None:
        """Stop it and delete everything."""
        with contextlib.suppress(subprocess.CalledProcessError):
            self.stop("immediate")
        shutil.rmtree(self._folder, ignore_errors=True)

    def database(self) -> str:
        """Create an empty database and return its address."""
        name = f"test{os.getpid()}_{next(_numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} STRATEGY file_copy".encode())
        return self.address(name)

    def address(self, name: str, port: int | None = None) -> str:
        """Return the address of a database, perhaps through another port."""
        return f"postgresql://mazechase@127.0.0.1:{port or self.port}/{name}"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), "-D", str(self._folder / "data"), *arguments]
        environment = {**os.environ, "LC_ALL": "C"}
        with (self._folder.parent / f"{self._folder.name}.out").open("w+") as out:
            done = subprocess.run(  # noqa: S603
                command, stdout=out, stderr=out, env=environment, cwd=self._folder, check=False, user=self._user
            )
            if done.returncode:
                out.seek(0)
                sys.stderr.write(out.read())
                done.check_returncode()
        Path(out.name).unlink()


@cache
def shared_cluster() -> Cluster:
    """Return the one cluster of this process, started on first use."""
    cluster = Cluster()
    atexit.register(cluster.remove)
    return cluster


@contextlib.contextmanager
def own_cluster() -> Iterator[Cluster]:
    """Start a cluster for one test, which may stop it."""
    cluster = Cluster()
    try:
        yield cluster
    finally:
        cluster.remove()


def _exists(account: str) -> bool:
    try:
        pwd.getpwnam(account)
    except KeyError:
        return False
    return True
