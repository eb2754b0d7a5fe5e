"""The crash test for as long as you like: ``make soak``, or ``python tests/server/crash/soak.py --kills 1000``."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from server.crash.run import crash
from server.postgres import shared_cluster

IN_ONE_RUN = 100  # then the tables, which have grown long, are compared and replaced


def main() -> int:
    """Kill the server this many times, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL instead of SQLite")
    parser.add_argument("--nodes", type=int, default=1, help="servers on one PostgreSQL database")
    parser.add_argument("--processes", type=int, default=1, help="processes of each server")
    args = parser.parse_args()
    done = failures = 0
    while done < args.kills:
        seed = args.seed + done
        with tempfile.TemporaryDirectory() as folder:
            database = shared_cluster().database() if args.postgres else Path(folder) / "tables.db"
            outcome = asyncio.run(crash(database, min(IN_ONE_RUN, args.kills - done), seed, args.nodes, args.processes))
        done += outcome.kills.total()
        failures += len(outcome.wrong)
        print(f"seed {seed}: {done} kills so far; {outcome}", flush=True)  # noqa: T201
    print(f"{done} kills, {failures} things wrong")  # noqa: T201
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
