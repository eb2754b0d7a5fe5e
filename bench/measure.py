"""What is measured: actions a second, how long one takes at a steady load, memory a table, time to start."""

import asyncio
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

ROUNDS = 5  # of all servers in turn, so that what else the machine does meets all alike; medians count
TABLES, WARM_UP_S, SPAN_S = 64, 1.5, 4.0  # somebody is about to act at each of so many tables
PACED_TABLES, PACE, PACED_S = 100, 500, 5.0
MANY_TABLES, PLAYED = 300, 20


class Figures(msgspec.Struct):
    """What one server showed."""

    name: str
    actions_s: float
    cpu_us: float  # what an action costs the server's process, whatever else the machine does
    client_busy: float  # the share of a processor the client took meanwhile; near 1 it is the client that limits
    p50_ms: float
    p99_ms: float
    table_kb: float
    start_s: float


def figures(kinds: Sequence[type[Side]]) -> list[Figures]:
    """Measure the servers in turn, again and again, each started anew for each figure."""
    rounds = [[_once(kind) for kind in kinds] for _ in range(ROUNDS)]
    return [_median(of_one) for of_one in zip(*rounds, strict=True)]


def _once(kind: type[Side]) -> Figures:
    with _running(kind) as (side, start_s):
        actions_s, cpu_us, client_busy = uvloop.run(_throughput(side))
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
    """Measure how long the disk takes to keep a page: no commit is faster; the median and the slowest of a hundred."""
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


async def _throughput(side: Side) -> tuple[float, float, float]:
    """Let everybody act as soon as it is their turn."""
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
    """Let so many act every second, however long the others take; give the median and the slowest of a hundred."""
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
            late += 1  # the action before has not come back yet
        else:
            player.turn = False
            act(player, due)
    await asyncio.sleep(1)
    if late or len(took_ms) < PACE * PACED_S:
        print(f"  {side.name}: at this pace {late} actions could not be sent in time")
    cut = statistics.quantiles(took_ms[PACE:], n=100)  # the first second warms up
    return cut[49], cut[98]


async def _memory(side: Side) -> float:
    """Open many tables, play a little at each, and see what the server has grown by."""
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
