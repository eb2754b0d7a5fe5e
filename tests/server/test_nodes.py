"""Several nodes on one store: people at one table, connected to different nodes.

The nodes share a PostgreSQL database, or they are processes of one server and share their parent's SQLite database.
"""

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from server.client import Client, Refusal, enter
from server.lending import parent
from server.postgres import WHY_NOT, own_cluster, programs, shared_cluster
from server.running import Served, scenario, serving

on_postgres = pytest.mark.skipif(programs() is None, reason=WHY_NOT)
Another = Callable[[], AbstractContextManager[Served]]  # starts another node on the same store


@pytest.fixture(params=[pytest.param("postgres", marks=on_postgres), "processes"])
def another(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Another]:
    if request.param == "postgres":
        database = shared_cluster().database()
        yield lambda: serving(database)
    else:
        file = tmp_path / "tables.db"
        with parent(file) as it:
            yield lambda: serving(file, store=it.store())


@contextlib.contextmanager
def two_nodes(another: Another) -> Iterator[tuple[Served, Served]]:
    with another() as one, another() as two:
        yield one, two


def by_link(node: Served, **more: object) -> tuple[str, str, str]:
    """Return a table that has begun, with its two seats' tokens."""
    made = node.table("quoridor", "here", "link", **more)
    table = made["table"]["id"]
    taken = node.done("POST", f"/api/tables/{table}/claim", made["invite"], json={"name": "Bo"})
    node.done("POST", f"/api/tables/{table}/start", made["host"])
    seats = (*made["places"].values(), *taken["places"].values())
    return table, seats[0], seats[1]


def here(client: Client) -> list[int]:
    return [place["place"] for place in client.table["places"] if place["here"]]


@scenario
async def test_players_at_different_nodes_see_each_others_moves_and_presence(another: Another) -> None:
    with two_nodes(another) as (one, two):
        table, first, second = by_link(one)
        async with enter(one.port, table, first) as ann, enter(two.port, table, second) as bo:
            for client in (ann, bo):
                while here(client) != [1, 2]:
                    await client.hear()
            for n in range(6):
                mover, other = (ann, bo) if ann.update["legal"] else (bo, ann)
                (seat,) = mover.update["legal"]
                await mover.act(int(seat), mover.update["legal"][seat][0])
                await mover.until_n(n + 1)
                await other.until_n(n + 1)
            assert ann.update["view"] == bo.update["view"]


@scenario
async def test_one_command_sent_to_two_nodes_is_carried_out_once(another: Another) -> None:
    with two_nodes(another) as (one, two):
        made = one.table("quoridor", "here", "here", start=True)
        table, tokens = made["table"]["id"], tuple(made["places"].values())
        async with enter(one.port, table, *tokens) as near, enter(two.port, table, *tokens) as far:
            seat = near.update["asked"]["seats"][0]
            action = near.update["legal"][str(seat)][0]
            acks = await asyncio.gather(
                near.ask("act", id="same", seat=seat, actions=[action]),
                far.ask("act", id="same", seat=seat, actions=[action]),
            )
            assert {ack["n"] for ack in acks} == {1}
            await near.until_n(1)
            await far.until_n(1)
            other = near.update["asked"]["seats"][0]
            results = await asyncio.gather(
                near.act(other, near.update["legal"][str(other)][0]),
                far.act(other, near.update["legal"][str(other)][1]),
                return_exceptions=True,
            )
            assert sum(isinstance(result, Refusal) for result in results) == 1


@scenario
async def test_what_the_host_does_at_one_node_binds_the_other(another: Another) -> None:
    with two_nodes(another) as (one, two):
        made = one.table("quoridor", "here", "link")
        table = made["table"]["id"]
        taken = two.done("POST", f"/api/tables/{table}/claim", made["invite"], json={"name": "Bo"})
        (token,) = taken["places"].values()
        async with enter(two.port, table, token) as bo:
            one.done("POST", f"/api/tables/{table}/replace", made["host"], json={"place": 2, "kind": "bot"})
            assert (await bo.until("gone"))["table"] == table
        assert two.ask("GET", f"/api/tables/{table}", token).is_error
        async with enter(two.port, table, made["watch"]) as spectator:
            one.done("DELETE", f"/api/tables/{table}", made["host"])
            assert (await spectator.until("gone"))["table"] == table


async def play_one_move(ann: Client) -> None:
    """Wait for our turn, move, and wait for the bot's answer."""
    while not ann.update["legal"]:
        await ann.until("update")
    n, seat = ann.update["n"], next(iter(ann.update["legal"]))
    await ann.act(int(seat), ann.update["legal"][seat][0])
    while ann.update["n"] <= n or not ann.update["legal"]:
        await ann.until("update")


@scenario
async def test_another_node_drives_the_bot_when_the_first_is_gone(another: Another) -> None:
    with another() as two:
        with another() as one:
            made = one.table("quoridor", "here", "bot:random", start=True)
            table, (token,) = made["table"]["id"], made["places"].values()
            async with enter(one.port, table, token) as ann:
                await play_one_move(ann)
        async with enter(two.port, table, token) as ann:
            await play_one_move(ann)


@on_postgres
@scenario
async def test_a_move_made_while_the_database_restarts_is_saved_once() -> None:
    with own_cluster() as cluster, serving(cluster.database()) as node:
        made = node.table("quoridor", "here", "here", start=True)
        table, tokens = made["table"]["id"], tuple(made["places"].values())
        async with enter(node.port, table, *tokens) as near:
            for _ in range(3):
                seat = near.update["asked"]["seats"][0]
                n = near.update["n"]
                await asyncio.to_thread(cluster.stop, "immediate")
                acting = asyncio.create_task(near.act(seat, near.update["legal"][str(seat)][0]))
                await asyncio.to_thread(cluster.start)
                assert (await acting)["n"] == n + 1
                await near.until_n(n + 1)
