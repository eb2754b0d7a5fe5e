"""One table with many spectators over the network: ``python bench/watchers.py [SPECTATORS]``, half a minute.

The light game again (counter.py). The players act in turn, once every 50 ms, and the time runs until the player who
acted has the answer: first while nobody watches, then with the spectators. Server and client share the processors.
"""

import asyncio
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

import uvloop
import wire
from sides import CACHE, OurPlayer, Ours, Player

ACTIONS, EVERY_S = 100, 0.05


class Watched(Ours):
    """A server with room for many at one table."""

    def command(self) -> list[str]:
        """Return the command, with one more limit lifted."""
        return [*super().command(), "--limit=connections_per_table=100000"]


class Crowd:
    """Spectators, who count what they get."""

    def __init__(self) -> None:
        self.updates = 0

    def received(self, text: bytes) -> None:
        """Count the updates."""
        self.updates += text.startswith(b'{"t":"update"')

    async def reach(self, count: int) -> None:
        """Wait until all together have got so many updates."""
        while self.updates < count:  # noqa: ASYNC110 (they arrive in their own time)
            await asyncio.sleep(0.005)


async def main(side: Watched, spectators: int) -> None:
    """Measure, and print the figures."""
    new = {"game": "counter", "places": [{"kind": "here"}, {"kind": "here"}], "seating": "chosen", "start": True}
    made = await asyncio.to_thread(side.request, "/api/tables", new)
    table, players = made["table"]["id"], (OurPlayer(1), OurPlayer(2))
    for player in players:
        await _enter(side, table, made["places"][str(player.seat)], player)
    crowd = Crowd()
    await _measure(side, players, crowd, 0)
    used, begun = side.cpu_s(), time.perf_counter()
    wires = []
    for _ in range(spectators):
        wires.append(await wire.dial(side.port, "/ws", crowd.received))
        wires[-1].send(json.dumps({"t": "hello", "table": table, "tokens": [made["watch"]]}).encode())
    await crowd.reach(spectators)
    took, used = time.perf_counter() - begun, side.cpu_s() - used
    print(f"{spectators} spectators joined in {took:.1f} s, {used:.1f} s of the server's processor time")
    await _measure(side, players, crowd, spectators)


async def _enter(side: Watched, table: str, token: str, player: OurPlayer) -> None:
    player.wire = await wire.dial(side.port, "/ws", player.received)
    player.wire.send(json.dumps({"t": "hello", "table": table, "tokens": [token], "ack_in_update": True}).encode())
    await player.ready


async def _measure(side: Watched, players: tuple[Player, Player], crowd: Crowd, spectators: int) -> None:
    """Let the players act; print how long they waited, and what it cost the server."""
    took_ms, used, seen = [], side.cpu_s(), crowd.updates
    for number in range(ACTIONS):
        player = next(player for player in players if player.turn)
        confirmed = asyncio.Event()
        player.confirmed = confirmed.set
        begun = time.perf_counter()
        player.turn = False
        player.act()
        await confirmed.wait()
        took_ms.append((time.perf_counter() - begun) * 1000)
        await crowd.reach(seen + spectators * (number + 1))
        await asyncio.sleep(max(0, EVERY_S - (time.perf_counter() - begun)))
    cut, each_ms = statistics.quantiles(took_ms, n=50), (side.cpu_s() - used) / ACTIONS * 1000
    print(f"{spectators} spectators: an action takes {each_ms:.1f} ms of the server's processor time;", end=" ")
    print(f"its player waits {cut[24]:.1f} ms in the median, {cut[48]:.1f} ms at the 98th percentile")


if __name__ == "__main__":
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        server = Watched(Path(folder))
        server.start()
        try:
            uvloop.run(main(server, int((*sys.argv[1:], "2000")[0])))
        finally:
            server.stop()
