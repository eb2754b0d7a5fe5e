"""Run the native kernels under the address and undefined-behaviour sanitizers: ``make sanitize GAMES=quoridor``.

Games are played from states of every variant, sampled from their views if the kernel can, and then from their
numbers changed at random, which a kernel must refuse or survive. A game's search and solver run too, if it has an
``exercise.hpp`` that starts them. Where a compiler has libFuzzer, which is clang++ with its runtime, that continues
for ``--seconds``; elsewhere the driver's own mutations are all.
"""

import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterable
from os import environ
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from contract.playing import play
from engine.variants import KERNELS, ROOT, each_option, known_positions, mixed
from mazechase.engine import twin_of
from mazechase.engine.twin import Numbers, Twin
from mazechase.rules.api import ALL, WATCHER, State, Viewer
from mazechase.rules.game import AnyGame

CHECKED = "-fsanitize=address,undefined"
FUZZED = "-fsanitize=address,undefined,fuzzer"
COMPILERS = ("clang++", environ.get("CXX", "c++"), "g++")
FUZZ_NOTHING = 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }'
FLAGS = ("-std=c++20", "-pthread", "-O1", "-g", "-Wall", "-Wextra", "-Werror", "-Inative", "-fno-sanitize-recover=all")


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=KERNELS, help="which games; all that have a kernel by default")
    parser.add_argument("--tries", type=int, default=300_000, help="changed lists of numbers per game")
    parser.add_argument("--seconds", type=int, default=60, help="how long libFuzzer goes on, where there is one")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    compiler = which_can(CHECKED)
    if compiler is None:
        print(f"None of {', '.join(COMPILERS)} is here with its sanitizers.", file=sys.stderr)
        return 2
    fuzzing = which_can(FUZZED)
    print(f"with {compiler}; libFuzzer: {fuzzing or 'not here'}")
    with TemporaryDirectory() as folder:
        for game_id in args.games:
            print(f"{game_id}: ", end="", flush=True)
            seeds = Path(folder) / f"{game_id}.seeds"
            seeds.write_text(_seeds(game_id, args.seed))
            driver = _compiled(compiler, game_id, Path(folder), CHECKED)
            with seeds.open() as text:
                subprocess.run([driver, str(args.tries), str(args.seed)], stdin=text, check=True)  # noqa: S603
            if fuzzing:
                fuzzer = _compiled(fuzzing, game_id, Path(folder), FUZZED, "-DMAZECHASE_LIBFUZZER")
                env = {**environ, "MAZECHASE_SEEDS": str(seeds)}
                subprocess.run([fuzzer, f"-max_total_time={args.seconds}"], env=env, check=True)  # noqa: S603
    return 0


def which_can(flag: str, compilers: Iterable[str] = COMPILERS) -> str | None:
    """Return the first compiler that makes a small program with a flag, or None.

    It has to be tried: clang++ is often installed without the libraries that its sanitizers and fuzzer need.
    """
    program = FUZZ_NOTHING if "fuzzer" in flag else "int main() { return 0; }"
    return next((compiler for compiler in compilers if _makes(compiler, program, flag)), None)


def _makes(compiler: str, program: str, flag: str) -> bool:
    found = shutil.which(compiler)
    if found is None:
        return False
    with TemporaryDirectory() as folder:
        command = (found, "-x", "c++", flag, "-", "-o", str(Path(folder) / "made"))
        done = subprocess.run(command, input=program, text=True, capture_output=True, check=False)  # noqa: S603
    return done.returncode == 0


def _seeds(game_id: str, seed: int) -> str:
    """Write configurations with states of every variant, of mixtures of options, and of known positions."""
    rng = Random(seed)
    lines: list[str] = []
    for game in (*each_option(game_id), *(mixed(game_id, rng) for _ in range(10))):
        lines += _lines(game, play(game, seed).some(8))
    for game, state in known_positions(game_id):
        lines += _lines(game, (state,))
    return "\n".join(lines)


def _lines(game: AnyGame, states: tuple[State, ...]) -> list[str]:
    twin = twin_of(game)
    assert twin is not None
    views = (("view", view) for state in states for view in _views(game, twin, state))
    packed = [("config", twin.config()), *(("state", twin.pack(state)) for state in states), *views]
    return [" ".join([kind, *(str(int(number)) for number in numbers)]) for kind, numbers in packed]


def _views(game: AnyGame, twin: Twin[Any], state: State) -> list[Numbers]:
    """Return the views of a state as numbers, if the kernel samples from them."""
    viewers: tuple[Viewer, ...] = (*game.seats, WATCHER, ALL)
    try:
        return [twin.pack_view(game.view(state, viewer)) for viewer in viewers]
    except NotImplementedError:
        return []


def _compiled(compiler: str, game_id: str, folder: Path, *flags: str) -> Path:
    made = folder / f"{game_id}-{len(flags)}"
    names = [f'-DMAZECHASE_HEADER="{game_id}/game.hpp"', f"-DMAZECHASE_GAME={game_id}"]
    if (ROOT / "native" / game_id / "exercise.hpp").exists():  # a search or a solver beside the kernel
        names.append(f'-DMAZECHASE_EXERCISE="{game_id}/exercise.hpp"')
    command = (compiler, *FLAGS, *flags, *names, "native/base/fuzz.cpp", "-o", str(made))
    subprocess.run(command, cwd=ROOT, check=True)  # noqa: S603 (our own code)
    return made


if __name__ == "__main__":
    sys.exit(main())
