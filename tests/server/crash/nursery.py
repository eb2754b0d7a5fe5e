"""Start servers fast: load the code once, then fork a fresh ``mazechase serve`` for every list of arguments.

Each input line is a JSON list of arguments. The answer is the new process's id; the server itself prints on the same
output when it is ready. Only one runs at a time: the previous one must have been killed.
"""

import json
import os
import sys
import time

import mazechase.server.edge.serve  # noqa: F401 (loaded here, so that no fork has to do it)
from mazechase.cli.main import NOT_DONE, main


def run() -> None:
    """Fork a server for every line, until the input ends."""
    living = 0
    for line in sys.stdin:
        if living:
            os.waitpid(living, 0)
        living = os.fork()
        if not living:
            # A worker that was being started when the previous server was killed may hold the port for a moment longer.
            while main(json.loads(line)) == NOT_DONE:
                time.sleep(0.05)
            os._exit(0)
        print(living, flush=True)  # noqa: T201


if __name__ == "__main__":
    run()
