"""Starts servers fast: loads the code once, then forks a fresh ``mazechase serve`` for every list of arguments.

Each line read is a JSON list of arguments. The answer is the new process's number; the server itself says on the same
output when it is ready. Only one lives at a time: the one before must have been killed.
"""

import json
import os
import sys
import time

import mazechase.server.serve  # noqa: F401 (loaded here, so that no fork has to)
from mazechase.cli.main import BAD_INPUT, main


def run() -> None:
    """Fork a server for every line, until the input ends."""
    living = 0
    for line in sys.stdin:
        if living:
            os.waitpid(living, 0)
        living = os.fork()
        if not living:
            # A worker that was being born when the server before was killed may hold the port for a moment longer.
            while main(json.loads(line)) == BAD_INPUT:
                time.sleep(0.05)
            os._exit(0)
        print(living, flush=True)  # noqa: T201


if __name__ == "__main__":
    run()
