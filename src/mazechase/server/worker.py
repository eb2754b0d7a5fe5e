"""A worker process: reads jobs, does them, writes replies; one JSON object per line.

It stands back behind the service for processor time, and has so much memory and, for each job, so much processor
time; what needs more ends the process, and with it that job alone.
"""

import contextlib
import os
import resource
import signal
import sys
import time
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, assert_never

import msgspec

from mazechase.bots.api import Budget, make_bot
from mazechase.errors import BadText, MazechaseError
from mazechase.rules.api import AnyGame
from mazechase.rules.documents import parse_document
from mazechase.rules.registry import game as make_game
from mazechase.rules.registry import load
from mazechase.server.jobs import (
    AnyJob,
    CheckDocument,
    Chosen,
    DrawQr,
    Problem,
    QrCode,
    ReadDocument,
    Reply,
    Think,
)

NICENESS = 5
LONGEST_S = 60  # beyond its time: then a job that hangs ends itself, should the service have died meanwhile
LARGE_MB = 256  # a worker that has grown beyond this ends after its reply, and a small one takes its place
GAMES_KEPT = 8
OUT_OF_MEMORY = 77  # the exit status
HURRY = signal.SIGUSR1  # nobody waits for the thought any more


class Stopwatch:
    """The clock of one thought, by which its time is up at once when it is told to hurry."""

    def __init__(self) -> None:
        self.hurried = False

    def now(self) -> float:
        """Return a count of seconds."""
        return float("inf") if self.hurried else time.perf_counter()

    def hurry(self, signum: int, frame: FrameType | None) -> None:  # noqa: ARG002 (a handler's form)
        """End the thought, by a signal."""
        self.hurried = True


class Worker:
    """Does one job after the other. Games are kept, since making one may mean reading a board."""

    def __init__(self) -> None:
        self.stopwatch = Stopwatch()
        self._games: dict[bytes, AnyGame] = {}

    def reply(self, job: AnyJob) -> Reply:
        """Do a job, and say what came of it and what it took."""
        self.stopwatch.hurried = False
        begun = time.perf_counter()  # not processor time: others wait for the worker, whatever it waits for
        answer, problem = None, None
        try:
            answer = self.do(job)
        except MazechaseError as error:
            problem = Problem.of(error)
        except RecursionError:
            problem = Problem.of(BadText("bad-request", problem="nested too deeply"))
        used_ms = (time.perf_counter() - begun) * 1000
        return Reply(answer=answer, problem=problem, used_ms=used_ms, last=_large())

    def do(self, job: AnyJob) -> Chosen | ReadDocument | QrCode:
        """Do a job, and return its answer."""
        match job:
            case Think():
                return self._choose(job)
            case CheckDocument():
                return _check_document(job)
            case DrawQr():
                return _draw_qr(job)
            case _:
                assert_never(job)

    def _choose(self, job: Think) -> Chosen:
        game = self._game(job)
        view = msgspec.json.decode(job.view, type=game.view_type)
        legal = [game.read(text) for text in job.legal]
        budget = Budget(time_ms=job.budget_ms, now=self.stopwatch.now)
        return Chosen(game.write(make_bot(game, job.bot).choose(view, legal, Random(job.seed), budget)))

    def _game(self, job: Think) -> AnyGame:
        key = msgspec.json.encode((job.game, job.players, job.options, job.rules_version))
        game = self._games.pop(key, None) or make_game(job.game, job.players, job.options, job.rules_version)
        self._games[key] = game
        if len(self._games) > GAMES_KEPT:
            del self._games[next(iter(self._games))]
        return game


def _check_document(job: CheckDocument) -> ReadDocument:
    document = parse_document(job.text, job.file, toml=job.file.lower().endswith(".toml"))
    make_game(job.game, job.players, {**job.options, job.option: document})
    return ReadDocument(document)


def _draw_qr(job: DrawQr) -> QrCode:
    import segno  # noqa: PLC0415 (a worker that only thinks draws nothing)

    return QrCode(tuple("".join(map(str, row)) for row in segno.make_qr(job.text, error="m").matrix))


def _large() -> bool:
    """Return whether this process holds much memory, where the system says so."""
    with contextlib.suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * resource.getpagesize() > LARGE_MB << 20
    return False


def _stand_back(memory_mb: int) -> None:
    """Leave the processor to the service first, and take no more memory than that."""
    os.nice(NICENESS)
    with contextlib.suppress(OSError, ValueError):  # not every system limits it
        resource.setrlimit(resource.RLIMIT_AS, (memory_mb << 20, memory_mb << 20))


def main(memory_mb: str, *outside: str) -> None:
    """Do jobs until the input ends; ``outside`` names games from outside the package, as ``module:Class``."""
    for name in outside:
        load(name)
    _stand_back(int(memory_mb))
    worker = Worker()
    signal.signal(HURRY, worker.stopwatch.hurry)
    decode: Any = msgspec.json.Decoder(AnyJob).decode
    replies = sys.stdout.fileno()  # written to without a buffer, so that nothing is left over when nobody listens
    _write(replies, Reply())  # ready
    for line in sys.stdin.buffer:
        job: AnyJob = decode(line)
        cpu_s = job.terms.cpu_s
        signal.setitimer(signal.ITIMER_PROF, cpu_s)  # counts processor time, and its signal ends the process
        signal.alarm(int(cpu_s) + LONGEST_S)
        reply = worker.reply(job)
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.alarm(0)
        _write(replies, reply)
        if reply.last:
            return


def _write(replies: int, reply: Reply) -> None:
    left = msgspec.json.encode(reply) + b"\n"
    while left:
        left = left[os.write(replies, left) :]


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):  # the service has ended
        try:
            main(*sys.argv[1:])
        except MemoryError:
            os._exit(OUT_OF_MEMORY)
