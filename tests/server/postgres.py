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

    def __init__(self, *, durable: bool = False, trusted: str = "") -> None:
        found = programs()
        assert found is not None, WHY_NOT
        self._programs = found
        self._durable = durable
        self._folder = Path(tempfile.mkdtemp(prefix="mazechase-pg-"))
        self._trusted = trusted  # a network, besides this machine itself
        self.port = free_port()
        self._user: str | None = None
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            self._user = next(name for name in ("postgres", "nobody") if _exists(name))
            shutil.chown(self._folder, self._user)
        self.data = self._folder / "data"
        self._run("initdb", "--auth=trust", "--username=mazechase", "--encoding=UTF8", "--no-locale", "--no-sync")
        if trusted:
            with (self._folder / "data" / "pg_hba.conf").open("a") as rules:
                rules.write(f"host all all {trusted} trust\n")
        self.start()

    def start(self) -> None:
        """Start it, and wait until it accepts connections."""
        # A power cut is not tested, so nothing has to wait for the disk; only measurements do.
        fsync = "on" if self._durable else "off"
        places = f"-c listen_addresses={'*' if self._trusted else '127.0.0.1'} -p {self.port} -k {self._folder}"
        options = f"{places} -c fsync={fsync} -c max_connections=200"
        self._run("pg_ctl", "start", "-w", "-o", options, "-l", str(self._folder / "log"))

    @property
    def pid(self) -> int:
        """The process that all others of the server come from."""
        return int((self._folder / "data" / "postmaster.pid").read_text("ascii").split()[0])

    def stop(self, mode: str = "fast") -> None:
        """Stop it; "immediate" is a crash."""
        self._run("pg_ctl", "stop", "-w", "-m", mode)

    def remove(self) -> None:
        """Stop it and delete everything."""
        with contextlib.suppress(subprocess.CalledProcessError):
            self.stop("immediate")
        shutil.rmtree(self._folder, ignore_errors=True)

    def database(self, encoding: str = "UTF8") -> str:
        """Create an empty database and return its address."""
        name = f"test{os.getpid()}_{next(_numbers)}"
        template = "TEMPLATE template0 " if encoding != "UTF8" else ""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} {template}ENCODING {encoding} STRATEGY file_copy".encode())
        return self.address(name)

    def folder(self, name: str) -> Path:
        """Create a folder beside the data, which the database may write to."""
        made = self._folder / name
        made.mkdir(mode=0o700)
        self.own(made)
        return made

    def touch(self, file: Path) -> None:
        """Create an empty file of the cluster's user."""
        file.touch()
        self.own(file)

    def own(self, path: Path) -> None:
        """Give a file or folder to the cluster's user."""
        if self._user is not None:
            shutil.chown(path, self._user)

    def become(self, data: Path) -> None:
        """Start from other data, after a stop, and wait until it has recovered."""
        self.data = data
        self.start()

    def address(self, name: str, host: str = "127.0.0.1") -> str:
        """Return the address of a database, as seen from this machine or through another of its addresses."""
        return f"postgresql://mazechase@{host}:{self.port}/{name}"

    def _run(self, program: str, *arguments: str) -> None:
        self.run(program, "-D", str(self.data), *arguments)

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs as the cluster's user."""
        command = [str(self._programs / program), *arguments]
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
def own_cluster(*, durable: bool = False, trusted: str = "") -> Iterator[Cluster]:
    """Start a cluster for one test, which may stop it."""
    cluster = Cluster(durable=durable, trusted=trusted)
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
