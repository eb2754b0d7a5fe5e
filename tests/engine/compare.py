"""Compare kernels with the Python rules for as many plies as you like: ``make twins PLIES=5000000``.

Where a kernel samples the states behind views, the tests of its samples are run too (test_<game>_samples.py).
With ``--plain FILE`` it loads another kernel, such as one broken on purpose. Exits with 1 if they differ.
"""

import os
import resource
import sys
from argparse import ArgumentParser
from functools import partial
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

from engine.comparing import compare
from engine.plain import CHOSEN, plain_kernel
from engine.variants import KERNELS
from mazechase.engine import kernel
from mazechase.errors import BadValue


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=KERNELS, help="which games; all that have a kernel by default")
    parser.add_argument("--plies", type=int, default=2_000_000, help="per game")
    parser.add_argument("--seed", type=int, default=100)
    parser.add_argument("--plain", type=Path, help="a kernel of the one game named, compiled without the binding")
    parser.add_argument("--seconds", type=int, help="of processor time, after which it is ended")
    args = parser.parse_args()
    if args.plain:
        os.environ[CHOSEN] = str(args.plain)
    if args.seconds is not None:
        resource.setrlimit(resource.RLIMIT_CPU, (args.seconds, args.seconds))
    for game_id in args.games:
        make = partial(plain_kernel, file=args.plain) if args.plain else kernel
        try:
            print(f"{game_id}: {compare(game_id, args.plies, args.seed, make)} plies are the same in both")
        except (AssertionError, BadValue) as error:
            print(f"{game_id}: they differ: {str(error)[:400]}")
            return 1
        samples = Path(__file__).parent / f"test_{game_id}_samples.py"
        if samples.exists() and pytest.main(["-qx", "--no-header", "--tb=line", "-p", "no:xdist", str(samples)]):
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
