"""The whole program as a separate process, with the page, to be visited, killed and restarted."""

import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Protocol

from server.crash.killable import free_port

TESTS = Path(__file__).parents[1]  # where outside games are found
PROGRAM = str(Path(sys.executable).with_name("mazechase"))


class Address(Protocol):
    """Anything with an address at which the page can be visited."""

    @property
    def url(self) -> str:
        """The address."""


class Program:
    """`mazechase serve` on one port for the whole test, through any number of restarts."""

    def __init__(self, database: Path, host: str = "127.0.0.1", *extra: str) -> None:
        self._database = database
        self._host = host
        self._extra = extra
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start, and wait until it is ready."""
        command = ("serve", "--host", self._host, "--port", str(self.port), "--database", str(self._database))
        bursts = ("requests", "tables", "messages", "files", "connects", "frames")
        generous = [f"--limit={name}_burst=100000" for name in bursts]
        self._process = subprocess.Popen(  # noqa: S603 (our own program)
            [PROGRAM, *command, *generous, *self._extra],
            stdout=subprocess.PIPE,
            text=True,
            cwd=TESTS,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert re.search(r"ready at http://", line), line

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Shut it down properly."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait(20)
        if self._process.stdout is not None:
            self._process.stdout.close()
