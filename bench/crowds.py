"""Many at once: the memory of tables that are open while nobody acts, and one table with many spectators.

``python bench/crowds.py [TABLES] [SPECTATORS]``. Both run inside this process, without a network, so they show what the
server's own objects cost: tables are opened from a database on disk; a spectator is a device that drops what it gets.
"""

import asyncio
import resource
import sys
import tempfile
import time
from pathlib import Path

import msgspec
from sides import CACHE

import mazechase
from mazechase.match import MatchSetup, Player
from mazechase.rules.api import Seat
from mazechase.server.limits import Limits
from mazechase.server.servertime import ServerClock
from mazechase.server.shares import Payer
from mazechase.server.store.protocol import TableRow, TokenRow
from mazechase.server.store.sqlite import SqliteStore
from mazechase.server.table.devices import Closing
from mazechase.server.table.hub import Hub
from mazechase.server.table.lobby import Lobby, Place
from mazechase.server.thinking.pool import Pool
from mazechase.server.thinking.thinkers import Thinkers
from mazechase.server.wire.messages import Act, FromServer


class Spectator:
    """A device that counts what it gets."""

    def __init__(self, *places: int) -> None:
        self.payer = Payer("192.0.2.1")
        self.keys = frozenset({f"token-{place}" for place in places} or {"watch"})
        self.places = frozenset(places)
        self.looking: Seat | None = None
        self.ack_in_update = True
        self.got = 0

    def send(self, _: FromServer) -> None:
        """Count a message."""
        self.got += 1

    def send_encoded(self, _: bytes) -> None:
        """Count a message."""
        self.got += 1

    def leave(self, code: Closing) -> None:
        """Never called here."""
        raise AssertionError(code)


async def main(tables: int, spectators: int) -> None:
    """Measure, and print the figures."""
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        limits, clock = Limits(), ServerClock()
        pool = Pool(limits, clock.steady_s, 1, ())
        store = SqliteStore(Path(folder) / "tables.db")
        hub = await Hub.open(store, clock, Thinkers(pool, 0), limits)
        await _open(hub, "first-table")
        before = _memory_kb()
        for number in range(tables):
            await _open(hub, f"table-{number:06}")
        grown = _memory_kb() - before
        print(f"{tables} open tables: {grown / 1024:.0f} MB, {grown / tables:.1f} kB each")
        for crowd in (0, spectators):
            await _play(hub, f"crowd-of-{crowd}", crowd)
        await hub.close()
        await store.close()
        await pool.close()


async def _open(hub: Hub, name: str) -> None:
    """Save a table of Quoridor with a match that has begun, and open it."""
    game = mazechase.game("quoridor", 2)
    places = tuple(Place("human", name, None, f"device-{name}") for name in ("Ada", "Bo"))
    lobby = Lobby(game=game.id, players=2, options=game.options, places=places, seats=(1, 2))
    setup = MatchSetup.make(game, id=name, seats=(Player("Ada"), Player("Bo")))
    tokens = [TokenRow("watch", "watch"), *(TokenRow(f"token-{place}", "seat", place) for place in (1, 2))]
    now = hub.clock.now_ms()
    await hub.create(
        TableRow(name, now, now, msgspec.json.encode(lobby), bytes(32), msgspec.json.encode(setup)), tokens
    )


async def _play(hub: Hub, name: str, crowd: int) -> None:
    """Let a player act while a crowd watches; print the processor time until the player has the answer."""
    await _open(hub, name)
    table = await hub.table(name)
    player, watching = Spectator(1, 2), [Spectator() for _ in range(crowd)]
    for device in (player, *watching):
        table.audience.add(device)
    moves, took, begun = ("e2", "e8", "e1", "e9") * 25, 0.0, time.thread_time()
    for number, action in enumerate(moves):
        one = time.thread_time()
        await table.executed(player, Act(id=f"a{number}", seat=1 + number % 2, actions=(action,)))
        took += time.thread_time() - one
    while any(device.got < len(moves) for device in watching):  # noqa: ASYNC110 (until the last slice)
        await asyncio.sleep(0)
    whole = time.thread_time() - begun
    each, all_of_it = took / len(moves) * 1e6, whole / len(moves) * 1e6
    print(f"{crowd} spectators: {each:.0f} µs of the loop until the player has the answer, {all_of_it:.0f} in all")


def _memory_kb() -> int:
    status = Path("/proc/self/status").read_text("ascii")
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


if __name__ == "__main__":
    asyncio.run(main(*(int(word) for word in (*sys.argv[1:], "10000", "2000")[:2])))
    print(f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB at most")
