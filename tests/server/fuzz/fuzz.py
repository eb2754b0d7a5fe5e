"""Fuzz the server: ``make fuzz CASES=1000000``, or ``python tests/server/fuzz/fuzz.py --cases 1000 --seed 7``.

Every message, request, record and document is made from the server's own schemas and shipped files, then spoiled. It
takes the real way through the application, in this process and without a network. Whatever comes, there must be no
internal error and no traceback, a refusal must change nothing, and no case may cost more than a few seconds.
"""

import argparse
import asyncio
import logging
import os
import sys
from collections import Counter
from pathlib import Path
from random import Random

import msgspec

sys.path.insert(0, str(Path(__file__).parents[2]))

from server.fuzz import cases
from server.fuzz.targets import Complaints, Target, processor_s, running

KINDS = {cases.message: 66, cases.request: 22, cases.record: 6, cases.document: 6}
MOST_S = 4.0  # of processor time for one case; a worker has 2 s, and a slice of the garbage collector comes on top
NEW_TABLES = 2_000  # cases after which the tables are replaced, since logs grow
SHOWN = 20


class Report(msgspec.Struct):
    """What a run has found."""

    cases: Counter[str]
    refused: Counter[str]
    wrong: list[str]
    dearest_s: float = 0.0
    dearest: str = ""

    def __str__(self) -> str:
        kinds = ", ".join(f"{n} {kind}s ({self.refused[kind]} refused)" for kind, n in self.cases.items())
        dearest = f"the dearest took {self.dearest_s:.3f} s: {self.dearest[:160]}"
        return f"{self.cases.total()} cases: {kinds}; {len(self.wrong)} wrong; {dearest}"


async def fuzz(count: int, seed: int, every: int = 0) -> Report:
    """Try so many cases; print the state after every so many."""
    report = Report(Counter(), Counter(), [])
    async with running() as (target, complaints):
        for number in range(count):
            before = len(report.wrong)
            await _try(report, target, complaints, f"{seed} {number}")
            if every and len(report.wrong) > before:
                print(report.wrong[-1], flush=True)  # noqa: T201
            if len(report.wrong) >= SHOWN:
                break
            if number % NEW_TABLES == NEW_TABLES - 1:
                for game in tuple(target.tables):
                    await target.leave(game)
            if every and number % every == every - 1:
                print(report, flush=True)  # noqa: T201
    return report


async def _try(report: Report, target: Target, complaints: Complaints, case: str) -> None:
    rng, noted = Random(case), [""]
    (kind,) = rng.choices(tuple(KINDS), tuple(KINDS.values()))
    name, begun_s = kind.__name__, processor_s()
    problem = None
    try:
        report.refused[name] += await kind(target, rng, noted.append)
    except Exception as error:  # noqa: BLE001 (whatever it is, it is wrong)
        problem = repr(error)
    took_s = processor_s() - begun_s
    if complaints.lines:
        problem = f"{problem}, and logged: {complaints.lines.pop()}"
        complaints.lines.clear()
    if took_s > MOST_S:
        problem = f"{problem}, and took {took_s:.1f} s"
    if problem is not None:
        report.wrong.append(f"case {case}, {name}: {problem}\n  {noted[-1]}")
    report.cases[name] += 1
    if took_s > report.dearest_s:
        report.dearest_s, report.dearest = took_s, f"{name} {noted[-1]}"


def main() -> int:
    """Fuzz, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    logging.basicConfig(level=logging.CRITICAL)
    os.environ["PYTHONPATH"] = str(Path(__file__).parents[2])  # where the workers find the toy game
    report = asyncio.run(fuzz(args.cases, args.seed, every=20_000))
    print(report)  # noqa: T201
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
