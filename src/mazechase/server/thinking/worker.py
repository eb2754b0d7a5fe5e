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

from mazechase.bots.api import Budget, make_bot, usual_bot
from mazechase.bots.coach import advise
from mazechase.engine.seated import check_bots
from mazechase.errors import BadText, MazechaseError
from mazechase.match import Record
from mazechase.review import Review, review
from mazechase.rules.api import Chance, Over
from mazechase.rules.documents import parse_document
from mazechase.rules.game import AnyGame
from mazechase.rules.registry import game as make_game
from mazechase.rules.registry import load
from mazechase.rules.turnlimit import limited, unlimited
from mazechase.server.thinking.jobs import (
    Advise,
    AnyJob,
    CheckDocument,
    CheckDraft,
    Chosen,
    DrawQr,
    LookBack,
    MeasureGame,
    Problem,
    QrCode,
    ReadDocument,
    Reply,
    Think,
    TooCostly,
    Tried,
    TryGame,
)
from mazechase.server.wire.requests import Advised, CheckedDraft, DraftProblem
from mazechase.workshop.checking import check_text, find_kind
from mazechase.workshop.playing import OneGame, Table, play_one
from mazechase.workshop.tally import SoFar, added, so_far, tally_of

NICENESS = 5
LONGEST_S = 60  # beyond its time: then a job that hangs ends itself, in case the service has died
LARGE_MB = 256  # a worker that has grown beyond this exits after its reply, and a small one replaces it
GAMES_KEPT = 8
GAMES_TRIED, PLIES_TRIED = 3, 120  # enough to explore a board
MOST_TURNS = 300  # of a game that is played to measure it
MEASURING_NODES = 1000  # for each choice of a bot in it, so that a game takes little time
MOST_CHOICES = 1000  # in one list of legal actions; shipped games have at most a third of that
OUT_OF_MEMORY = 77  # the exit status
HURRY = signal.SIGUSR1  # nobody is waiting for the answer any more


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
        self.stopwatch.hurried = False
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

    def do(self, job: AnyJob) -> Chosen | Advised | Review | ReadDocument | CheckedDraft | SoFar | Tried | QrCode:
        """Run a job and return its answer."""
        match job:
            case Think():
                return self._choose(job)
            case Advise():
                return self._advise(job)
            case LookBack():
                return self._look_back(job)
            case CheckDocument():
                return _check_document(job)
            case CheckDraft():
                return _check_draft(job)
            case MeasureGame():
                return self._measure(job)
            case TryGame():
                return _try_game(make_game(job.game, job.players, job.options, job.rules_version), job.position)
            case DrawQr():
                return _draw_qr(job)
            case _:
                assert_never(job)

    def _choose(self, job: Think) -> Chosen:
        game = self._game(job)
        view = msgspec.json.decode(job.view, type=game.rules.types.view)
        legal = [game.read(text) for text in job.legal]
        budget = Budget(time_ms=job.budget_ms, now=self.stopwatch.now)
        return Chosen(game.write(make_bot(game, job.bot, job.seat).choose(view, legal, Random(job.seed), budget)))

    def _advise(self, job: Advise) -> Advised:
        game = self._game(job)
        view = msgspec.json.decode(job.view, type=game.rules.types.view)
        legal = [game.read(text) for text in job.legal]
        budget = Budget(time_ms=job.budget_ms, now=self.stopwatch.now)
        return Advised(advise(game, view, legal, Random(job.seed), budget))

    def _look_back(self, job: LookBack) -> Review:
        match = Record.decode(job.record.encode()).replay()
        each_ms = max(1, job.budget_ms // (2 * len(match.line) + 1))  # a position is looked at, and a decision judged
        return review(match, Budget(time_ms=each_ms, now=self.stopwatch.now))

    def _measure(self, job: MeasureGame) -> SoFar:
        """Play whole games until the time is up; a game's number decides its luck, so no part repeats another."""
        game = limited(make_game(job.game, job.players, job.options), MOST_TURNS)
        table = Table(game, (job.bot or usual_bot(game.id),), Budget(nodes=MEASURING_NODES), "draft")
        check_bots(game, table.bots)
        until = self.stopwatch.now() + job.budget_ms / 1000
        played: list[OneGame] = []
        while self.stopwatch.now() < until:
            played.append(play_one(table, job.before.games + len(played)))
        return so_far(game, added(game, job.before, tally_of(game, played)))

    def _game(self, job: Think | Advise) -> AnyGame:
        key = msgspec.json.encode((job.game, job.players, job.options, job.rules_version))
        game = self._games.pop(key, None) or make_game(job.game, job.players, job.options, job.rules_version)
        self._games[key] = game
        if len(self._games) > GAMES_KEPT:
            del self._games[next(iter(self._games))]
        return game


def _check_document(job: CheckDocument) -> ReadDocument:
    document = parse_document(job.text, job.file, toml=job.file.lower().endswith(".toml"))
    _try_game(make_game(job.game, job.players, {**job.options, job.option: document}))
    return ReadDocument(document)


def _check_draft(job: CheckDraft) -> CheckedDraft:
    kind = find_kind(f"{job.game}.{job.option}")
    checked = check_text(job.text, job.file, toml=job.file.lower().endswith(".toml"), kind=kind)
    return CheckedDraft(
        checked.document,
        tuple(
            DraftProblem(one.code, one.message, one.params, one.field, one.cells, one.constraint, line)
            for one, line in zip(checked.flaws, checked.lines, strict=True)
        ),
    )


def _try_game(game: AnyGame, position: str | None = None) -> Tried:
    """Play at random for a while; raise an error if the game can't be served, or TooCostly if it has too many choices.

    The service lists choices in between other people's messages. A document that makes this slow can't be played with
    anyway: it overruns a job's time, or leads to lists that no page can show.
    """
    unfit = game.unfit_to_serve()
    if unfit is not None:
        raise unfit
    endless = unlimited(game)  # a limit could end the trial before anything is slow
    for seed in range(GAMES_TRIED):
        _play_at_random(endless, endless.start(), Random(seed))
    if position is not None:
        _play_at_random(game, game.place(position), Random(position))
    return Tried()


def _play_at_random(game: AnyGame, state: Any, rng: Random) -> None:
    for _ in range(PLIES_TRIED):
        node = game.node(state)
        if isinstance(node, Over):
            return
        if isinstance(node, Chance):
            state = game.settle(state, node.odds.pick(rng.randrange(node.odds.total))).state
            continue
        legal = game.legal(state)
        if len(legal) > MOST_CHOICES:
            raise TooCostly("too-costly")
        state = game.apply(state, rng.choice(legal)).state


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
