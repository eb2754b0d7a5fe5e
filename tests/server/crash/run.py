"""One run of the crash test: tables, clients, the killer, and the comparison at the end."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from server.crash.comparing import Kept, differences, read_store, wrong_in_store
from server.crash.killing import Moments, kill_again_and_again
from server.crash.player import LOST, Player, Server
from server.crash.several import Several
from server.crash.told import Told

HERE, LINK, BOT = {"kind": "here"}, {"kind": "link"}, {"kind": "bot", "bot": "level1"}
HOUR_MS = 3_600_000
SETTLED_S = 60.0  # longer than a client waits for an answer before it connects again
PLAYED_S = 120.0


class Outcome(msgspec.Struct):
    """The result of a run: everything that went wrong (ideally nothing), and how much could have gone wrong."""

    wrong: list[str]
    kills: Counter[str]
    resumed: int
    acknowledged: int
    told: int
    tables: int
    entries: int
    killed_processes: int = 0  # of the kills, those of one process of several


async def crash(database: Path | str, kills: int, seed: int, nodes: int = 1, processes: int = 1) -> Outcome:
    """Let clients play while a server is killed this many times, then compare what they were told with the store."""
    rng, moments = Random(seed), Moments()
    server = Several(database, nodes, rng, processes)
    await server.open()
    tasks: list[asyncio.Task[None]] = []
    try:
        await server.start()
        await server.ready()
        players = await sit_down(server, moments, rng)
        tasks += [asyncio.create_task(player.run()) for player in players]
        when = await kill_again_and_again(server, moments, kills, rng)
        await _play_enough(players, kills)
        outcome = await outcome_of(players, tasks, server.close, database, when)
    finally:
        for task in tasks:
            task.cancel()
        await server.close()
    outcome.killed_processes = server.killed_processes
    return outcome


async def outcome_of(
    players: list[Player],
    tasks: list[asyncio.Task[None]],
    close: Callable[[], Awaitable[None]],
    database: Path | str,
    when: Counter[str],
) -> Outcome:
    """Let everything settle, end it, and compare what clients were told with the store."""
    wrong = await _settle(players)
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    await close()
    wrong += [f"a client failed: {end!r}" for end in ended if not isinstance(end, asyncio.CancelledError)]
    ledgers = [ledger for player in players for ledger in player.ledgers]
    kept = await read_store(database, {ledger.table for ledger in ledgers})
    wrong += wrong_in_store(database, kept, ledgers)
    return Outcome(
        wrong=wrong,
        kills=when,
        resumed=sum(player.resumed for player in players) - len(players),
        acknowledged=_acknowledged(players),
        told=_told(players),
        tables=len(kept),
        entries=sum(len(table.entries) for table in kept.values() if isinstance(table, Kept)),
    )


async def sit_down(server: Server, moments: Moments, rng: Random) -> list[Player]:
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


async def _play_enough(players: list[Player], kills: int) -> None:
    """Go on until there is enough to compare; at once, unless the machine is very busy."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PLAYED_S):
            while _acknowledged(players) < 12 * kills or _told(players) < 24 * kills:  # noqa: ASYNC110 (only they know)
                await asyncio.sleep(0.05)


def _acknowledged(players: list[Player]) -> int:
    return sum(len(ledger.acks) for player in players for ledger in player.ledgers)


def _told(players: list[Player]) -> int:
    return sum(len(ledger.steps) for player in players for ledger in player.ledgers)


async def _settle(players: list[Player]) -> list[str]:
    """Wait until everything settles; then what each client has must be what a fresh connection would get."""
    for player in players:
        player.playing = False
    wrong: list[str] = []
    for number, player in enumerate(players):
        missing = "nothing was tried"
        try:
            async with asyncio.timeout(SETTLED_S):
                while missing := await _missing(player):  # noqa: ASYNC110 (only the server knows)
                    await asyncio.sleep(0.05)
        except TimeoutError:
            seen = player.latest and player.latest["n"]
            client = f"client {number} at table {player.told.table}"
            wrong.append(f"{client} did not come back to the truth (has {seen}; {missing})")
    return wrong


async def _missing(player: Player) -> str:
    """Return what is not yet as it has to be: every command answered, and what a fresh client gets."""
    if not player.quiet or player.latest is None:
        return "no answer"
    try:
        fresh = await player.fresh_update(player.latest["viewer"])
    except LOST:  # on a busy machine a connection may break; if it always does, the waiting caller fails
        return "no connection"
    return _different(player.latest, fresh)


def _different(latest: Told | None, fresh: Told) -> str:
    if latest is None:  # meanwhile it has gone on to a rematch
        return "no answer"
    return ", ".join(differences(latest, fresh))
