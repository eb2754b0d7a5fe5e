"""The command without a subcommand: the server, a link, a QR code for the network, and one server per database."""

import os
import re
import signal
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cli.running import PROGRAM
from mazechase.cli.main import make_parser
from mazechase.server.store.databasefile import DatabaseFile, server_of

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals and locks")


@contextmanager
def playing(tmp_path: Path, *args: str, **settings: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start the command, and return it with its first line once its link works; end it afterwards."""
    with subprocess.Popen(  # noqa: S603 (our own program)
        [PROGRAM, *args], stdout=subprocess.PIPE, text=True, env=surroundings(tmp_path, **settings)
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            with urllib.request.urlopen(link_in(line)) as answer:  # noqa: S310 (our own server)
                assert answer.status == 200
            yield process, line
        finally:
            process.send_signal(signal.SIGINT)
    assert process.returncode in {0, 130, -signal.SIGINT}


def surroundings(tmp_path: Path, **settings: str) -> dict[str, str]:
    quiet = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    return {**quiet, "XDG_DATA_HOME": str(tmp_path), **settings}


def second(tmp_path: Path, *args: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the command while a server is running; it must end by itself."""
    env = surroundings(tmp_path, **settings)
    return subprocess.run([PROGRAM, *args], capture_output=True, text=True, env=env, timeout=60, check=False)  # noqa: S603


def link_in(line: str) -> str:
    found = re.search(r"http://[\d.]+:\d+/", line)
    assert found is not None, line
    return found[0].replace("0.0.0.0", "127.0.0.1")  # noqa: S104 (a name)


def browser(tmp_path: Path) -> dict[str, str]:
    """Return the settings of a user with a screen, whose browser logs what it opens."""
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >> "{tmp_path}/opened"\n')
    script.chmod(0o755)
    return {"DISPLAY": ":7", "BROWSER": str(script)}


def test_playing_prints_a_link_that_works_and_a_second_time_opens_it(tmp_path: Path) -> None:
    with playing(tmp_path) as (_, line):
        assert line == f"Mazechase is ready at {link_in(line)} (Ctrl-C ends it)\n"
        assert (tmp_path / "mazechase" / "tables.db").exists()
        link = link_in(line)

        again = second(tmp_path, **browser(tmp_path))
        assert (again.returncode, again.stderr) == (0, "")
        assert again.stdout == f"Mazechase is already running at {link}: opening it\n"
        assert (tmp_path / "opened").read_text() == f"{link}\n"

        assert second(tmp_path).stdout == f"Mazechase is already running at {link}\n"  # no screen, so nothing to open
        refused = second(tmp_path, "--lan")
        assert (refused.returncode, refused.stdout) == (2, "")
        assert "for this machine only" in refused.stderr
    assert server_of(tmp_path / "mazechase" / "tables.db") is None


def test_on_the_network_there_is_a_link_and_a_qr_code(tmp_path: Path) -> None:
    with playing(tmp_path, "--lan") as (process, _):
        again = second(tmp_path, "--lan").stdout.splitlines(keepends=True)
        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        lines = process.stdout.readlines()
    assert re.fullmatch(r"On your network: http://\d+\.\d+\.\d+\.\d+:\d+/\n", lines[0])
    code = [line.rstrip("\n") for line in lines[1:]]
    assert len(code) > 15
    assert {len(line) for line in code} == {len(code[0])}
    assert set("".join(code)) <= set("█▀▄ ")
    assert again[1:] == lines


def test_serve_takes_lan_before_and_after_its_name(tmp_path: Path) -> None:
    for args in (["serve", "--lan"], ["--lan", "serve"]):
        assert make_parser().read(args).lan
    assert not make_parser().read(["serve"]).lan
    with playing(tmp_path, "--lan", "serve", "--database", str(tmp_path / "a.db"), "--port", "0") as (process, line):
        assert re.fullmatch(r"Mazechase is ready at http://0\.0\.0\.0:\d+/\n", line)
        assert process.stdout is not None
        assert process.stdout.readline().startswith("On your network: http://")


def test_serving_a_second_time_says_where_it_runs(tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    args = ("serve", "--database", str(database), "--port")
    with playing(tmp_path, *args, "0") as (_, line):
        address = link_in(line)
        again = second(tmp_path, *args, address.rpartition(":")[2].rstrip("/"))
        assert (again.returncode, again.stdout, again.stderr) == (0, f"Mazechase is already running at {address}\n", "")
        elsewhere = second(tmp_path, *args, "0")
        assert (elsewhere.returncode, elsewhere.stdout) == (2, "")
        assert f"The database {database} is in use by another server. It runs at {address}\n" in elsewhere.stderr


def test_only_who_holds_the_lock_has_an_address(tmp_path: Path) -> None:
    database, lock = tmp_path / "a.db", tmp_path / "a.db.lock"
    lock.write_text("http://127.0.0.1:1/\n")  # left by a server that was killed
    assert server_of(database) is None
    held = DatabaseFile(database)
    assert server_of(database) == ""
    held.announce("http://127.0.0.1:8750/")
    assert server_of(database) == "http://127.0.0.1:8750/"
    assert oct(lock.stat().st_mode & 0o777) == "0o600"
    for nonsense in ("file:///etc/passwd\n", "http://127.0.0.1:8750/", "http://a b:1/\n", "\0" * 5000):
        lock.write_text(nonsense)
        assert server_of(database) == ""
    held.announce("")
    assert server_of(database) == ""
    held.release()
    assert server_of(database) is None
