"""Nodes behind a proxy that are killed, added and cut off from the database, which is restarted, while people play.

``make cuts``, or ``python tests/server/crash/cuts.py --times 20``. It runs in network namespaces of its own, so it
needs root on Linux and touches no other network. At the end everything that any client was told is compared with the
database, as after every crash test, and clocks and bots must have gone on.
"""

import argparse
import asyncio
import os
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from server.client import enter
from server.crash.killable import Killable, post
from server.crash.killing import Moments
from server.crash.network import Line, ip
from server.crash.player import Player
from server.crash.proxy import RoundRobin
from server.crash.run import HERE, Outcome, outcome_of, sit_down
from server.postgres import Cluster, own_cluster

NODES, AT_FIRST = 4, 3
SHORT_CLOCK_MS = 5_000
PATIENCE_S = 60.0
CUT_S = (3, 14)  # shorter and longer than it takes to notice
KINDS = {"cut off": 4, "database restarted": 2, "killed": 2, "exchanged": 1, "restarted in turn": 1}


class Spread:
    """Nodes behind a proxy, each in a namespace of its own; to clients they are one server."""

    def __init__(self, cluster: Cluster, rng: Random) -> None:
        self.cluster = cluster
        self.database = cluster.database()
        self.lines = [Line(number) for number in range(1, NODES + 1)]
        name = self.database.rpartition("/")[2]
        self.nodes = [
            Killable(cluster.address(name, host=line.database), inside=line.name, host=line.node) for line in self.lines
        ]
        self.proxy = RoundRobin([(node.host, node.port) for node in self.nodes])
        self._rng = rng

    @property
    def port(self) -> int:
        """The proxy's port."""
        return self.proxy.port

    async def post(self, path: str, body: object = None, token: str = "") -> Any:
        """Send a request to the node whose turn it is."""
        return await asyncio.to_thread(post, "127.0.0.1", self.port, path, body, token)

    async def open(self) -> None:
        """Start the proxy and the first nodes."""
        await self.proxy.open()
        await asyncio.gather(*(node.open() for node in self.nodes))
        for node in self.nodes[:AT_FIRST]:
            await node.start()
        for node in self.nodes[:AT_FIRST]:
            await node.ready()

    async def close(self) -> None:
        """End everything; more than once does no harm."""
        await self.proxy.close()
        await asyncio.gather(*(node.close() for node in self.nodes))
        while self.lines:
            self.lines.pop().remove()

    async def disturb(self, kind: str) -> None:
        """Do one of the KINDS, and undo it."""
        if kind == "database restarted":
            await asyncio.to_thread(self.cluster.stop, self._rng.choice(("fast", "immediate")))
            await asyncio.sleep(self._rng.uniform(0, 2))
            await asyncio.to_thread(self.cluster.start)
            return
        if kind == "restarted in turn":  # as for an upgrade
            for node in [node for node in self.nodes if node.is_up]:
                node.end()
                await node.start()
                await node.ready()
            return
        number = self._rng.choice([number for number, node in enumerate(self.nodes) if node.is_up])
        node = self.nodes[number]
        if kind == "cut off":
            self.lines[number].cut()
            await asyncio.sleep(self._rng.uniform(*CUT_S))
            self.lines[number].mend()
            return
        if kind == "exchanged":
            another = next(node for node in self.nodes if not node.is_up)
            await another.start()
            await another.ready()
            node.kill()
            return
        node.kill()
        await node.start()
        await node.ready()


async def cuts(kinds: list[str], seed: int) -> tuple[Outcome, str]:
    """Let clients play while all this happens; return what was found, and what did not go on."""
    rng = Random(seed)
    with own_cluster(trusted="10.77.0.0/16") as cluster:
        spread = Spread(cluster, rng)
        tasks: list[asyncio.Task[None]] = []
        try:
            await spread.open()
            players = [*await sit_down(spread, Moments(), rng), idle := await _sit_down_and_wait(spread, rng)]
            tasks += [asyncio.create_task(player.run()) for player in players]
            for kind in kinds:
                await asyncio.sleep(rng.uniform(1, 3))
                await spread.disturb(kind)
            stuck = await _gone_on(players[:-1], idle)
            return await outcome_of(players, tasks, spread.close, spread.database, Counter(kinds)), stuck
        finally:
            for task in tasks:
                task.cancel()
            await spread.close()


async def _sit_down_and_wait(spread: Spread, rng: Random) -> Player:
    """Return a player who has moved once and never will again, at a table with a clock that runs out."""
    clock = {"initial_ms": SHORT_CLOCK_MS}
    table = await spread.post("/tables", {"game": "quoridor", "places": (HERE, HERE), "clock": clock, "start": True})
    tokens = tuple(table["places"].values())
    async with enter(spread.port, table["table"]["id"], *tokens) as client:
        ((seat, actions),) = client.update["legal"].items()
        await client.act(int(seat), actions[0])
    player = Player(spread, table["table"]["id"], tokens, rng=Random(rng.random()), happened=lambda _: None)
    player.playing = False
    return player


async def _gone_on(players: list[Player], idle: Player) -> str:
    """Wait until every player has seen something new and the idle one has lost on time; return who has not."""
    before = [(player.told.table, player.told.have) for player in players]
    stuck = "nothing was tried"
    try:
        async with asyncio.timeout(PATIENCE_S):
            while stuck:
                await asyncio.sleep(0.1)
                now = [(player.told.table, player.told.have) for player in players]
                stuck = ", ".join(
                    f"client {number} at {then}" for number, then in enumerate(before) if now[number] == then
                )
                if idle.latest is None or idle.latest.get("result") is None:
                    stuck += " the clock has not run out"
    except TimeoutError:
        return stuck
    return ""


def main() -> int:
    """Do so this many times, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", help="what is to happen, with commas in between, instead of so many at random")
    parser.add_argument("--inside", action="store_true", help="this is the namespace of its own already")
    args = parser.parse_args()
    if not args.inside:
        os.execvp("unshare", ["unshare", "--net", sys.executable, *sys.argv, "--inside"])  # noqa: S606, S607
    ip("link", "set", "lo", "up")
    kinds = Random(args.seed).choices(list(KINDS), list(KINDS.values()), k=args.times)
    outcome, stuck = asyncio.run(cuts(args.kinds.split(",") if args.kinds else kinds, args.seed))
    print(outcome, f"stuck: {stuck}" if stuck else "", sep="\n")  # noqa: T201
    print(f"{outcome.kills.total()} disturbances, {len(outcome.wrong) + bool(stuck)} things wrong")  # noqa: T201
    return 1 if outcome.wrong or stuck else 0


if __name__ == "__main__":
    sys.exit(main())
