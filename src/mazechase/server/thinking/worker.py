"""A worker process: reads jobs, runs them, writes replies; one JSON object per line.

It has a lower priority than the service, a memory limit and, for each job, a limit on processor time. A job that
exceeds either ends the process, and only that job fails.
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
from mazechase.bots.coach import advise
from mazechase.bots.outlook import GAMES, always
from mazechase.errors import BadText, MazechaseError
from mazechase.match import Record
from mazechase.review import Review, review
from mazechase.rules.game import AnyGame
from mazechase.rules.registry import game as make_game
from mazechase.rules.registry import load
from mazechase.server.thinking import designing, trying
from mazechase.server.thinking.job import Problem, Reply
from mazechase.server.thinking.jobs import (
    Advise,
    AnyJob,
    CheckDocument,
    CheckDraft,
    Chosen,
    DrawQr,
    Foresee,
    LookBack,
    MeasureGame,
    Printed,
    PrintGame,
    QrCode,
    ReadDocument,
    SuggestChanges,
    Think,
    Tried,
    TryGame,
)
from mazechase.server.wire.requests import Advised, CheckedDraft, Outlook
from mazechase.workshop.racing import Suggestions
from mazechase.workshop.tally import SoFar

NICENESS = 5
LONGEST_S = 60  # beyond its time: then a job that hangs ends itself, in case the service has died
LARGE_MB = 256  # a worker that has grown beyond this exits after its reply, and a small one replaces it
GAMES_KEPT = 8
OUT_OF_MEMORY = 77  # the exit status
HURRY = signal.SIGUSR1  # nobody is waiting for the answer any more


Answer = (
    Chosen | Advised | Outlook | Review | ReadDocument | CheckedDraft | SoFar | Suggestions | Printed | Tried | QrCode
)


class Stopwatch:
    """The clock for one choice; on a signal to hurry, its time is up immediately."""

    def __init__(self) -> None:
        self.hurried = False

    def now(self) -> float:
        """Return monotonic seconds."""
        return float("inf") if self.hurried else time.perf_counter()

    def hurry(self, signum: int, frame: FrameType | None) -> None:  # noqa: ARG002 (a signal handler's signature)
        """End the bot's thinking time; a signal handler."""
        self.hurried = True


class Worker:
    """Runs one job after another. Games are cached, since creating one may mean reading a board."""

    def __init__(self) -> None:
        self.stopwatch = Stopwatch()
        self._games: dict[bytes, AnyGame] = {}

    def reply(self, job: AnyJob) -> Reply:
        """Run a job and return the reply, with its answer or problem and the time it took."""
        begun = time.perf_counter()  # not processor time: others wait for the worker, whatever it is waiting for
        answer, problem = None, None
        try:
            answer = self.do(job)
        except MazechaseError as error:
            problem = Problem.of(error)
        except RecursionError:
            problem = Problem.of(BadText("bad-request", problem="nested too deeply"))
        used_ms = (time.perf_counter() - begun) * 1000
        return Reply(answer=answer, problem=problem, used_ms=used_ms, last=_large())

    def do(self, job: AnyJob) -> Answer:  # noqa: C901 (one case per kind of job)
        """Run a job and return its answer."""
        match job:
            case Think():
                return self._choose(job)
            case Advise():
                return self._advise(job)
            case Foresee():
                return self._foresee(job)
            case LookBack():
                return self._look_back(job)
            case CheckDocument():
                return trying.check_document(job)
            case CheckDraft():
                return designing.check_draft(job)
            case MeasureGame():
                return designing.measure(job, self.stopwatch.now)
            case SuggestChanges():
                return designing.suggest(job, self.stopwatch.now)
            case PrintGame():
                return designing.print_game(job)
            case TryGame():
                return trying.try_game(job)
            case DrawQr():
                return _draw_qr(job)
            case _:
                assert_never(job)

    def _choose(self, job: Think) -> Chosen:
        game, view, legal = self._decision(job)
        choice = make_bot(game, job.bot, job.seat).choose(view, legal, Random(job.seed), self._budget(job.budget_ms))
        return Chosen(game.write(choice), job.budget_ms)

    def _advise(self, job: Advise) -> Advised:
        game, view, legal = self._decision(job)
        return Advised(advise(game, view, legal, Random(job.seed), self._budget(job.budget_ms)))

    def _foresee(self, job: Foresee) -> Outlook:
        game = self._game(job)
        view = msgspec.json.decode(job.view, type=game.rules.types.view)
        until = self.stopwatch.now() + job.budget_ms / 1000
        return Outlook(always(game, view, Random(job.seed), lambda: self.stopwatch.now() < until), GAMES)

    def _look_back(self, job: LookBack) -> Review:
        match = Record.decode(job.record.encode()).replay()
        each_ms = max(1, job.budget_ms // (2 * len(match.line) + 1))  # a position is looked at, and a decision judged
        return review(match, self._budget(each_ms))

    def _budget(self, time_ms: int) -> Budget:
        return Budget(time_ms=time_ms, now=self.stopwatch.now)

    def _decision(self, job: Think | Advise) -> tuple[AnyGame, Any, list[Any]]:
        """Return the game, the view and the legal actions of a decision."""
        game = self._game(job)
        view = msgspec.json.decode(job.view, type=game.rules.types.view)
        return game, view, [game.read(text) for text in job.legal]

    def _game(self, job: Think | Advise | Foresee) -> AnyGame:
        key = msgspec.json.encode((job.game, job.players, job.options, job.rules_version))
        game = self._games.pop(key, None) or make_game(job.game, job.players, job.options, job.rules_version)
        self._games[key] = game
        if len(self._games) > GAMES_KEPT:
            del self._games[next(iter(self._games))]
        return game


def _draw_qr(job: DrawQr) -> QrCode:
    import segno  # noqa: PLC0415 (a worker that only thinks draws nothing)

    return QrCode(tuple("".join(map(str, row)) for row in segno.make_qr(job.text, error="m").matrix))


def _large() -> bool:
    """Return whether this process uses a lot of memory, if the system reports it."""
    with contextlib.suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * resource.getpagesize() > LARGE_MB << 20
    return False


def _stand_back(memory_mb: int) -> None:
    """Lower this process's priority below the service's, and limit its memory."""
    os.nice(NICENESS)
    with contextlib.suppress(OSError, ValueError):  # not every system supports the limit
        resource.setrlimit(resource.RLIMIT_AS, (memory_mb << 20, memory_mb << 20))


def main(memory_mb: str, *outside: str) -> None:
    """Run jobs until the input ends; ``outside`` names games from outside the package, as ``module:Class``."""
    for name in outside:
        load(name)
    _stand_back(int(memory_mb))
    worker = Worker()
    signal.signal(HURRY, worker.stopwatch.hurry)
    decode: Any = msgspec.json.Decoder(AnyJob).decode
    replies = sys.stdout.fileno()  # unbuffered, so that nothing is left over if nobody is listening
    _write(replies, Reply())  # ready
    for line in sys.stdin.buffer:
        job: AnyJob = decode(line)
        cpu_s = job.terms.cpu_s
        signal.setitimer(signal.ITIMER_PROF, cpu_s)  # counts processor time, and its signal ends the process
        signal.alarm(int(cpu_s) + LONGEST_S)
        worker.stopwatch.hurried = False
        _write(replies, Reply())  # begun: from now on, a signal to hurry is about this job
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
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):  # the service has stopped
        try:
            main(*sys.argv[1:])
        except MemoryError:
            os._exit(OUT_OF_MEMORY)
