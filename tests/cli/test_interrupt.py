"""Ctrl-C and other signals, with and without worker processes."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from cli.running import PROGRAM, bare

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals")

# A bot that prints its process id, and then thinks for an hour.
SLOW = """
import os, time
from pathlib import Path
from mazechase.bots import Bot


class Slow(Bot):
    def choose(self, view, legal, rng, budget):
        Path(f"thinks.{os.getpid()}").touch()
        time.sleep(3600)
"""
PATIENCE_S = 60  # for a busy machine; it normally takes a second or two


@contextmanager
def thinking(folder: Path, *, ignore: bool = False) -> Iterator[tuple[subprocess.Popen[str], list[int]]]:
    """Start an arena in its own process group and wait until both workers think; return their process ids."""
    (folder / "slow.py").write_text(SLOW)
    with subprocess.Popen(  # noqa: S603 (the program under test)
        [PROGRAM, "arena", "quoridor", "slow:Slow", "slow:Slow", "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=bare(),
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN if ignore else signal.SIG_DFL),  # noqa: PLW1509
    ) as process:
        try:
            until(lambda: len(list(folder.glob("thinks.*"))) == 2)
            yield process, [int(path.suffix[1:]) for path in folder.glob("thinks.*")]
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def until(so: Callable[[], bool]) -> None:
    """Wait for a condition."""
    end = time.monotonic() + PATIENCE_S  # noqa: TID251 (a test has a clock)
    while not so():
        assert time.monotonic() < end  # noqa: TID251
        time.sleep(0.02)


def gone(pid: int) -> bool:
    """Return whether a process has ended; one that nobody has waited for yet counts as ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def test_ctrl_c_waits_for_no_game(tmp_path: Path) -> None:
    with thinking(tmp_path) as (process, pids):
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the command and its workers
        assert process.communicate(timeout=PATIENCE_S) == ("", "")
        assert process.returncode == 130
        assert all(gone(pid) for pid in pids)


def test_workers_are_deaf_to_ctrl_c_from_the_start(tmp_path: Path) -> None:
    (tmp_path / "starts.py").write_text(STARTS)
    command = [sys.executable, "starts.py"]
    done = subprocess.run(  # noqa: S603
        command, capture_output=True, text=True, cwd=tmp_path, env=bare(), check=False, timeout=PATIENCE_S
    )
    assert (done.returncode, done.stdout, done.stderr) == (7, "", "")


# Every worker gets a Ctrl-C as soon as it is started, before it has run any Python.
STARTS = """
import os, signal, sys
from mazechase.engine.processes import process_pool

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with process_pool(2) as pool:
        numbers = pool.map(abs, range(-4, 0))
        for pid in list(pool._processes):
            os.kill(pid, signal.SIGINT)
        sys.exit(7 if list(numbers) == [4, 3, 2, 1] else 1)
"""


def test_a_background_job_leaves_no_worker_behind(tmp_path: Path) -> None:
    """A shell starts background jobs with SIGINT ignored; other signals end them."""
    with thinking(tmp_path, ignore=True) as (process, pids):
        os.killpg(process.pid, signal.SIGINT)  # meant for somebody else
        assert process.poll() is None
        process.terminate()
        until(lambda: all(gone(pid) for pid in pids))
        process.communicate(timeout=PATIENCE_S)
        assert process.returncode == -signal.SIGTERM
