"""The measurements: actions per second, latency at a steady load, memory per table, start-up time."""

import asyncio
import math
import os
import resource
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
import uvloop
from sides import CACHE, Player, Side

ROUNDS = 5  # with all servers in turn, so that other load affects all of them alike; medians count
TABLES, WARM_UP_S, SPAN_S = 64, 1.5, 4.0  # at each of this many tables, somebody is about to act
PACED_TABLES, PACE, PACED_S = 100, 1_000, 5.0
MANY_TABLES, PLAYED = 300, 20


class Figures(msgspec.Struct):
    """The figures of one server."""

    name: str
    actions_s: float
    cpu_us: float  # processor time of the server per action, whatever else runs
    client_busy: float  # the client's share of a processor meanwhile; near 1, the client is the bottleneck
    p50_ms: float
    p99_ms: float
    table_kb: float
    start_s: float


def figures(kinds: Sequence[type[Side]]) -> list[Figures]:
    """Measure the servers in turn, repeatedly, each restarted for each figure."""
    rounds = [[_once(kind) for kind in kinds] for _ in range(ROUNDS)]
    return [_median(of_one) for of_one in zip(*rounds, strict=True)]


def _once(kind: type[Side]) -> Figures:
    with _running(kind) as (side, start_s):
        actions_s, cpu_us, client_busy = uvloop.run(throughput(side))
    with _running(kind) as (side, _):
        p50_ms, p99_ms = uvloop.run(_paced(side))
    with _running(kind) as (side, _):
        table_kb = uvloop.run(_memory(side))
    return Figures(kind.name, actions_s, cpu_us, client_busy, p50_ms, p99_ms, table_kb, start_s)


def _median(rounds: Sequence[Figures]) -> Figures:
    numbers = (
        statistics.median(values) for values in zip(*(msgspec.structs.astuple(one)[1:] for one in rounds), strict=True)
    )
    return Figures(rounds[0].name, *numbers)


def disk_ms() -> tuple[float, float]:
    """Measure how long the disk takes to sync a page, as commits do; return the median and the 99th percentile."""
    with tempfile.NamedTemporaryFile(dir=CACHE) as file:
        took_ms = []
        for _ in range(500):
            os.write(file.fileno(), bytes(4096))
            begun = time.perf_counter()
            os.fdatasync(file.fileno())
            took_ms.append((time.perf_counter() - begun) * 1000)
    cut = statistics.quantiles(took_ms, n=100)
    return cut[49], cut[98]


@contextmanager
def _running(kind: type[Side]) -> Iterator[tuple[Side, float]]:
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:  # on a real disk, which /tmp may not be
        side = kind(Path(folder))
        seconds = side.start()
        try:
            yield side, seconds
        finally:
            side.stop()


async def throughput(side: Side) -> tuple[float, float, float]:
    """Let all players act as soon as it is their turn."""
    done = 0

    def one_more() -> None:
        nonlocal done
        done += 1

    pairs = [await side.table() for _ in range(TABLES)]
    for player in (player for pair in pairs for player in pair):
        player.confirmed, player.asked = one_more, player.act
    for pair in pairs:
        next(player for player in pair if player.turn).act()
    await asyncio.sleep(WARM_UP_S)
    before, begun, busy, used = done, time.perf_counter(), _cpu_s(), side.cpu_s()
    await asyncio.sleep(SPAN_S)
    span, count = time.perf_counter() - begun, done - before
    return count / span, (side.cpu_s() - used) / count * 1e6, (_cpu_s() - busy) / span


async def _paced(side: Side) -> tuple[float, float]:
    """Let a fixed number act per second, however slow the others are; return the median and the 99th percentile."""
    pairs = [await side.table() for _ in range(PACED_TABLES)]
    took_ms: list[float] = []
    late = 0

    def act(player: Player, due: float) -> None:
        player.confirmed = lambda: took_ms.append((time.perf_counter() - due) * 1000)
        player.act()

    begun = time.perf_counter() + 0.1
    for number in range(int(PACE * PACED_S)):
        due = begun + number / PACE
        await asyncio.sleep(max(0, due - time.perf_counter()))
        player = next((player for player in pairs[number % PACED_TABLES] if player.turn), None)
        if player is None:
            late += 1  # the previous action has not been confirmed yet
        else:
            player.turn = False
            act(player, due)
    await asyncio.sleep(1)
    if late or len(took_ms) < PACE * PACED_S:
        print(f"  {side.name}: at this pace {late} actions could not be sent in time")
    settled = took_ms[len(took_ms) // 5 :]  # the first second is the warm-up
    if len(settled) < 100:
        return math.inf, math.inf
    cut = statistics.quantiles(settled, n=100)
    return cut[49], cut[98]


async def _memory(side: Side) -> float:
    """Open many tables, play a little at each, and return how much the server's memory has grown."""
    await _play(await side.table())
    before = side.memory_kb()
    kept = [await side.table() for _ in range(MANY_TABLES)]
    for pair in kept:
        await _play(pair)
    return (side.memory_kb() - before) / MANY_TABLES


async def _play(pair: tuple[Player, Player]) -> None:
    finished: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    left = PLAYED

    def next_action(player: Player) -> None:
        nonlocal left
        left -= 1
        if left >= 0:
            player.act()
        elif not finished.done():
            finished.set_result(None)

    for player in pair:
        player.asked = lambda player=player: next_action(player)  # type: ignore[misc]
    next_action(next(player for player in pair if player.turn))
    await finished


def _cpu_s() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime
