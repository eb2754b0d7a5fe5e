"""Break the native kernels on purpose, one place at a time: ``make mutants GAMES=quoridor``.

Every mutant is compiled from a copy of native/ and compared with the Python rules, which must notice. Exits with 1 if a
mutant survives or does not compile.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from argparse import ArgumentParser
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1]))

from engine.mutants import ROOT, Mutant, mutants_of
from engine.variants import KERNELS

FLAGS = ("-std=c++20", "-O1", "-fPIC", "-shared", "-pthread", "-DNDEBUG", "-fvisibility=hidden")
SECONDS = 600  # a mutant that plays for ever is noticed too


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=KERNELS, help="which games; all that have a kernel by default")
    parser.add_argument(
        "--plies", type=int, default=50_000, help="compared per mutant, as one part in four of the tests"
    )
    parser.add_argument("--only", default="", help="only mutants that say this")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    args = parser.parse_args()
    survived = 0
    with ThreadPoolExecutor(args.jobs) as pool:
        for game_id in args.games:
            chosen = [mutant for mutant in mutants_of(game_id) if args.only in mutant.breaks]
            tried = partial(_tried, game_id, args.plies)
            for mutant, (noticed, how) in zip(chosen, pool.map(tried, chosen), strict=True):
                print(f"{'noticed ' if noticed else 'SURVIVED'}  {game_id}  {mutant.breaks}", flush=True)
                print(f"          {how}", flush=True)
                survived += not noticed
    print(f"{survived} survived")
    return min(survived, 1)


def _tried(game_id: str, plies: int, mutant: Mutant) -> tuple[bool, str]:
    """Build a mutant and compare it; returns whether it was noticed, and how."""
    import pybind11  # noqa: PLC0415 (this module is imported to collect tests, also where nothing can be built)

    with TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "native", Path(folder) / "native")
        file = Path(folder) / mutant.file
        file.write_text(mutant.applied(file.read_text("utf-8")), "utf-8")
        made = Path(folder) / f"_{game_id}.so"
        includes = (f"-I{folder}/native", f"-I{sysconfig.get_path('include')}", f"-I{pybind11.get_include()}")
        source = f"{folder}/native/{game_id}/module.cpp"
        compile_it = (os.environ.get("CXX", "c++"), *FLAGS, *includes, source, "-o", str(made))
        compiled = subprocess.run(compile_it, capture_output=True, text=True, check=False)  # noqa: S603
        if compiled.returncode:
            return False, f"does not compile: {compiled.stderr[:400]}"
        script = str(Path(__file__).parent / "compare.py")
        run_it = (sys.executable, script, game_id, "--plies", str(plies), "--seed", "0", "--extension", str(made))
        try:
            done = subprocess.run(run_it, capture_output=True, text=True, check=False, timeout=SECONDS)  # noqa: S603
        except subprocess.TimeoutExpired:
            return True, "it does not end"
        lines = (done.stdout or done.stderr).strip().splitlines()
        return done.returncode != 0, lines[-1][:150] if lines else f"ended with {done.returncode}"


if __name__ == "__main__":
    sys.exit(main())
