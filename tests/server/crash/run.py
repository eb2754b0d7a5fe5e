"""One run of the crash test: tables, clients, the killer, and the comparison at the end."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from server.crash.comparing import Kept, differences, read_store, wrong_in_store
from server.crash.killing import Moments, kill_again_and_again
from server.crash.player import LOST, Player
from server.crash.several import Several

HERE, LINK, BOT = {"kind": "here"}, {"kind": "link"}, {"kind": "bot", "bot": "level1"}
HOUR_MS = 3_600_000
SETTLED_S = 20.0


class Outcome(msgspec.Struct):
    """The result of a run: everything that went wrong (ideally nothing), and how much could have gone wrong."""

    wrong: list[str]
    kills: Counter[str]
    resumed: int
    acknowledged: int
    told: int
    tables: int
    entries: int


async def crash(database: Path | str, kills: int, seed: int, nodes: int = 1) -> Outcome:
    """Let clients play while a server is killed this many times, then compare what they were told with the store."""
    rng, moments = Random(seed), Moments()
    server = Several(database, nodes, rng)
    await server.open()
    tasks: list[asyncio.Task[None]] = []
    try:
        await server.start()
        await server.ready()
        players = await _sit_down(server, moments, rng)
        tasks += [asyncio.create_task(player.run()) for player in players]
        when = await kill_again_and_again(server, moments, kills, rng)
        wrong = await _settle(players)
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        await server.close()
    wrong += [f"a client failed: {end!r}" for end in ended if not isinstance(end, asyncio.CancelledError)]
    ledgers = [ledger for player in players for ledger in player.ledgers]
    kept = await read_store(database, {ledger.table for ledger in ledgers})
    wrong += wrong_in_store(database, kept, ledgers)
    return Outcome(
        wrong=wrong,
        kills=when,
        resumed=sum(player.resumed for player in players) - len(players),
        acknowledged=sum(len(ledger.acks) for ledger in ledgers),
        told=sum(len(ledger.steps) for ledger in ledgers),
        tables=len(kept),
        entries=sum(len(table.entries) for table in kept.values() if isinstance(table, Kept)),
    )


async def _sit_down(server: Several, moments: Moments, rng: Random) -> list[Player]:
    """Open the tables: quoridor on one device, by link with a clock, with a bot; toy on two devices; a spectator."""

    def player(table: dict[str, Any], *tokens: str, salty: bool = False, bot: bool = False) -> Player:
        def happened(what: str) -> None:
            moments.happened("bot moved" if bot and what == "other moved" else what)

        return Player(server, table["table"]["id"], tokens, rng=Random(rng.random()), happened=happened, salty=salty)

    async def claim(table: dict[str, Any]) -> str:
        taken = await server.post(f"/tables/{table['table']['id']}/claim", {"name": "Bo"}, table["invite"])
        token: str = next(iter(taken["places"].values()))
        return token

    async def open_table(game: str, *places: dict[str, str], **more: object) -> dict[str, Any]:
        table: dict[str, Any] = await server.post("/tables", {"game": game, "places": places, **more})
        return table

    async def start(table: dict[str, Any]) -> None:
        await server.post(f"/tables/{table['table']['id']}/start", token=table["host"])

    alone = await open_table("quoridor", HERE, HERE, start=True)
    timed = await open_table("quoridor", HERE, LINK, clock={"initial_ms": HOUR_MS})
    other = await claim(timed)
    botted = await open_table("quoridor", HERE, BOT, bot_ms=20, start=True)
    secret = await open_table("toy", HERE, HERE, LINK)
    third = await claim(secret)
    await start(timed)
    await start(secret)
    return [
        player(alone, *alone["places"].values(), salty=True),
        player(timed, *timed["places"].values()),
        player(timed, other, salty=True),
        player(botted, *botted["places"].values(), bot=True),
        player(secret, *secret["places"].values()),
        player(secret, third),
        player(timed, timed["watch"]),
    ]


async def _settle(players: list[Player]) -> list[str]:
    """Wait until everything settles; then what each client has must be what a fresh connection would get."""
    for player in players:
        player.playing = False
    wrong: list[str] = []
    for number, player in enumerate(players):
        try:
            async with asyncio.timeout(SETTLED_S):
                while not await _up_to_date(player):  # noqa: ASYNC110 (only the server knows)
                    await asyncio.sleep(0.05)
        except TimeoutError:
            seen = player.latest and player.latest["n"]
            wrong.append(f"client {number} at table {player.told.table} did not come back to the truth (has {seen})")
    return wrong


async def _up_to_date(player: Player) -> bool:
    """Return whether every command is answered and a resumed client has what a fresh one gets."""
    if not player.quiet or player.latest is None:
        return False
    try:
        fresh = await player.fresh_update()
    except LOST:  # on a busy machine a connection may break; if it always does, the waiting caller fails
        return False
    return not differences(player.latest, fresh)
