"""Makes the puzzles of the day, and proves them again.

`python bench/make_puzzles.py make GAME --pool 400` lets bots play until so many puzzles are found, and writes a series.
`python bench/make_puzzles.py check [GAME...]` proves every shipped puzzle again, with `--sample N` some of each game.
"""

import argparse
import time
from collections import defaultdict
from random import Random

import msgspec

from mazechase.puzzles import count, games, puzzle
from mazechase.puzzles.checking import problem
from mazechase.puzzles.making import search
from mazechase.puzzles.proofs import prover
from mazechase.puzzles.stored import DATA, Puzzle

WEEK = (1, 1, 2, 2, 2, 3, 3)  # grades from Monday to Sunday
WEEKS = 30


def main() -> None:
    """Read the arguments and do what they say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    make = commands.add_parser("make")
    make.add_argument("game")
    make.add_argument("--pool", type=int, default=400)
    make.add_argument("--seed", type=int, default=1)
    make.add_argument("--seconds", type=float, default=600, help="of processor time, at most")
    check = commands.add_parser("check")
    check.add_argument("game", nargs="*")
    check.add_argument("--sample", type=int)
    given = parser.parse_args()
    if given.command == "make":
        write(given.game, series(given.game, pool(given.game, given.pool, given.seed, given.seconds), given.seed))
    else:
        wrong = sum(checked(game, given.sample) for game in given.game or games())
        raise SystemExit(1 if wrong else 0)


def pool(game: str, size: int, seed: int, seconds: float) -> list[Puzzle]:
    """Return different puzzles, as many as are wanted or as the time allows."""
    found: dict[str, Puzzle] = {}
    begun = time.process_time()
    try:
        for one in search(game, prover(game), seed):
            found[one.position] = one
            spent = time.process_time() - begun
            print(f"\r{game}: {len(found)} puzzles in {spent:.0f} s", end="", flush=True)
            if len(found) >= size or spent > seconds:
                break
    except KeyboardInterrupt:  # what was found so far will do
        pass
    print()
    return list(found.values())


def series(game: str, found: list[Puzzle], seed: int) -> list[Puzzle]:
    """Return a series: easy, medium and hard ones on the same days of each week, and sorts of puzzles in turn."""
    size = len(WEEK) * WEEKS
    sorts: dict[str, list[Puzzle]] = defaultdict(list)
    for one in found:
        sorts[prover(game).sort(one)].append(one)
    for each in sorts.values():
        each.sort(key=hardness)
    picked = sorted(_spread(list(sorts.values()), size), key=hardness)
    if len(picked) < size:
        raise SystemExit(f"{len(picked)} puzzles are too few for {size} days")
    rng, graded, start = Random(seed), [], 0
    for grade in (1, 2, 3):
        end = start + WEEK.count(grade) * WEEKS
        part = [msgspec.structs.replace(one, grade=grade) for one in picked[start:end]]
        rng.shuffle(part)
        graded.append(part)
        start = end
    return [graded[grade - 1].pop() for _ in range(WEEKS) for grade in WEEK]


def hardness(one: Puzzle) -> tuple[int, float, str]:
    """Return how deep a puzzle is; of two that are equally deep, the closer one is harder."""
    return one.proof.depth, one.proof.next - one.proof.best, one.position


def _spread(sorts: list[list[Puzzle]], size: int) -> list[Puzzle]:
    """Return so many puzzles from all sorts, as equally as they allow, each sort from its easiest to its hardest."""
    shares = dict.fromkeys(range(len(sorts)), 0)
    while sum(shares.values()) < size:
        open_ = [place for place in shares if shares[place] < len(sorts[place])]
        if not open_:
            break
        shares[min(open_, key=shares.__getitem__)] += 1
    return [
        sorts[place][number * len(sorts[place]) // share] for place, share in shares.items() for number in range(share)
    ]


def write(game: str, found: list[Puzzle]) -> None:
    """Write a series."""
    file = DATA / f"{game}.jsonl"
    file.write_bytes(b"\n".join(msgspec.json.encode(one) for one in found) + b"\n")
    print(f"{file.name}: {len(found)} puzzles, {file.stat().st_size} bytes")


def checked(game: str, sample: int | None) -> int:
    """Prove a game's puzzles again, print those that fail, and return how many do."""
    numbers = range(1, count(game) + 1)
    chosen = sorted(Random(1).sample(numbers, sample)) if sample else list(numbers)
    begun, wrong = time.process_time(), 0
    for number in chosen:
        if found := problem(game, puzzle(game, number)):
            print(f"{game} {number}: {found}")
            wrong += 1
    print(f"{game}: {len(chosen)} proved again, {wrong} wrong, {time.process_time() - begun:.0f} s of processor time")
    return wrong


if __name__ == "__main__":
    main()
