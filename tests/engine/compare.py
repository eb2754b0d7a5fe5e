"""Compare kernels with the Python rules for as many plies as you like: ``make twins PLIES=5000000``.

With ``--extension FILE`` it loads a kernel from elsewhere, such as one broken on purpose. Exits with 1 if they differ.
"""

import sys
from argparse import ArgumentParser
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from engine.comparing import compare
from engine.variants import KERNELS


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=KERNELS, help="which games; all that have a kernel by default")
    parser.add_argument("--plies", type=int, default=2_000_000, help="per game")
    parser.add_argument("--seed", type=int, default=100)
    parser.add_argument("--extension", type=Path, help="a built kernel of the one game named")
    args = parser.parse_args()
    for game_id in args.games:
        if args.extension:
            _load(game_id, args.extension)
        try:
            print(f"{game_id}: {compare(game_id, args.plies, args.seed)} plies are the same in both")
        except AssertionError as error:
            print(f"{game_id}: they differ: {str(error)[:400]}")
            return 1
    return 0


def _load(game_id: str, file: Path) -> None:
    name = f"mazechase.engine.twins._{game_id}"
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(sys.modules[name])


if __name__ == "__main__":
    sys.exit(main())
