"""Break the native kernels on purpose, one place at a time: ``make mutants GAMES=quoridor``.

Every mutant is compiled from a copy of native/ and compared with the Python rules, which must notice. Exits with 1 if a
mutant survives or does not compile.
"""

import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1]))

from engine.mutants import ROOT, Mutant, mutants_of
from engine.plain import compile_plain
from engine.variants import KERNELS

SECONDS = 120  # of processor time: a mutant that plays for ever is noticed too


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=KERNELS, help="which games; all that have a kernel by default")
    parser.add_argument(
        "--plies", type=int, default=200_000, help="compared per mutant, as many as the tests compare per game"
    )
    parser.add_argument("--only", default="", help="only mutants that say this")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    args = parser.parse_args()
    survived = 0
    with ThreadPoolExecutor(args.jobs) as pool:
        for game_id in args.games:
            chosen = [mutant for mutant in mutants_of(game_id) if args.only in mutant.breaks]
            tried = partial(_tried, game_id, args.plies)
            if args.only == "" and (whole := tried(None))[0]:
                print(f"the kernel of {game_id} differs as it is: {whole[1]}")
                return 1
            for mutant, (noticed, how) in zip(chosen, pool.map(tried, chosen), strict=True):
                print(f"{'noticed ' if noticed else 'SURVIVED'}  {game_id}  {mutant.breaks}", flush=True)
                print(f"          {how}", flush=True)
                survived += not noticed
    print(f"{survived} survived")
    return min(survived, 1)


def _tried(game_id: str, plies: int, mutant: Mutant | None) -> tuple[bool, str]:
    """Build a mutant, or the unchanged kernel, and compare it; return whether they differ, and how."""
    with TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "native", Path(folder) / "native")
        if mutant is not None:
            file = Path(folder) / mutant.file
            file.write_text(mutant.applied(file.read_text("utf-8")), "utf-8")
        made = Path(folder) / "mutant.so"
        try:
            compile_plain(game_id, Path(folder) / "native", made)
        except subprocess.CalledProcessError as error:
            return False, f"does not compile: {error.stderr[:400]}"
        script = str(Path(__file__).parent / "compare.py")
        which = (game_id, "--plies", str(plies), "--seed", "0", "--plain", str(made), "--seconds", str(SECONDS))
        command = (sys.executable, script, *which)
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 (our own program)
        lines = (done.stdout or done.stderr).strip().splitlines()
        return done.returncode != 0, lines[-1][:150] if lines else f"ended with {done.returncode}"


if __name__ == "__main__":
    sys.exit(main())
