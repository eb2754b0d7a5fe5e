"""Secrets across nodes: what a viewer is sent at one node does not depend on what it can't see of moves at another."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from mazechase.match import Match
from mazechase.rules.api import Seat, Viewer
from mazechase.server.table import updates
from server.memory import WATCH, Line, Service, token
from server.postgres import WHY_NOT, programs, shared_cluster
from server.running import scenario
from server.test_secrets import HIDING, pairs, same_to

pytestmark = pytest.mark.skipif(programs() is None, reason=WHY_NOT)

PAIRS = 6


@asynccontextmanager
async def world() -> AsyncIterator[tuple[Service, Service]]:
    """Run two nodes on a database of their own."""
    from mazechase.server.store.postgres import PostgresStore  # noqa: PLC0415 (it may not be installed)

    database = shared_cluster().database()
    nodes = Service(store=PostgresStore(database)), Service(store=PostgresStore(database))
    for node in nodes:
        node.hub._following.start()
    try:
        yield nodes
    finally:
        for node in nodes:
            await asyncio.gather(*node.hub._following._tasks)  # none is interrupted while it connects to the database
            await node.close()


async def caught_up(node: Service, line: Line, n: int) -> None:
    """Wait until a node has sent somebody this many entries, on its own."""
    async with asyncio.timeout(20):
        while max((one.get("n", 0) for one in heard(line)), default=0) < n:  # noqa: ASYNC110 (another node says it)
            await asyncio.sleep(0.005)
    assert node.hub.all_open()


def heard(line: Line) -> Iterator[Any]:
    """Yield what somebody was sent about the match; who is connected is announced when it becomes known."""
    for sent in line.socket.sent:
        message = json.loads(sent)
        if message["t"] not in {"table", "welcome"}:
            yield message


def shared(one: Match, other: Match, viewer: Viewer) -> list[tuple[Seat, str]]:
    """Return what somebody else may do in both worlds."""
    return [
        (seat, action)
        for seat in one.asked
        if seat != viewer and seat in other.asked
        for action in updates.legal(one, seat)
        if action in updates.legal(other, seat)
    ]


@pytest.mark.parametrize("game_id", HIDING)
@scenario
async def test_a_viewer_at_another_node_learns_no_more(game_id: str) -> None:
    moves = 0
    async with world() as left, world() as right:
        for number, (game, s, twin, viewer) in enumerate(pairs(game_id, games=30, states=2)):
            rng, name = Random(number), f"table-{number:05}"
            rooms, mine, theirs = [], [], []
            own = token(viewer) if isinstance(viewer, int) else WATCH
            for (near, far), state in ((left, s), (right, twin)):
                rooms.append(await near.table(game, name, game.position(state)))
                theirs.append(await near.dial(name, *(token(seat) for seat in game.seats if seat != viewer)))
                mine.append(await far.dial(name, own))
            for move in range(3):
                one, other = (room.playing() for room in rooms)
                possible = shared(one, other, viewer)
                if not possible:
                    break
                seat, action = rng.choice(possible)
                said = {"t": "act", "id": f"m{move}", "seat": seat, "actions": [action]}
                for line in theirs:
                    await line.say({"t": "look", "seat": seat}, said)
                if not same_to(viewer, *(room.playing() for room in rooms)):
                    break
                for (_, far), line, room in zip((left, right), mine, rooms, strict=True):
                    await caught_up(far, line, len(room.playing().entries))
                    await line.say({"t": "history", "id": "h"})
                assert list(heard(mine[0])) == list(heard(mine[1])), said
                moves += 1
            for line in (*mine, *theirs):
                await line.hang_up()
            if moves >= PAIRS:
                return
    raise AssertionError(f"only {moves} moves that a viewer can't tell apart")
