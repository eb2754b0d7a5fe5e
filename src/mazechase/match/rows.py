"""Matches as rows for learning: every ply with the position before it, what could be chosen, and how it all ended."""

from collections.abc import Iterator
from typing import Any

import msgspec

from mazechase.match.records import Record
from mazechase.rules.api import Chance, Seat
from mazechase.rules.game import AnyGame


class Row(msgspec.Struct, frozen=True):
    """One ply of a match."""

    match: str
    game: str
    rules_version: int
    players: int
    options: str  # JSON: those that differ from their defaults
    ply: int  # from 0
    kind: str  # turn or chance
    seat: int  # who chose, rolled, spun or drew
    position: str  # before the ply, whole: what no seat saw is in it too
    legal: tuple[str, ...]  # what this seat could choose, or what chance could bring
    weights: tuple[int, ...]  # of chance outcomes; empty at a turn
    choice: str
    index: int  # of the choice in the list
    winners: tuple[int, ...]  # of the match in the end
    scores: tuple[int, ...]
    reason: str | None  # None: it has no end


def rows(record: Record) -> Iterator[Row]:
    """Yield a row for every ply of a record's final line; raise if the record is impossible."""
    match = record.replay()
    game, state = match.game, match.first
    options = msgspec.json.encode(_chosen(game)).decode()
    result = match.result
    for number, ply in enumerate(match.line):
        node = game.rules.node(state)
        seat = node.seat if isinstance(node, Chance) else Seat(ply.seat or 0)
        listed = tuple(node.odds) if isinstance(node, Chance) else game.rules.legal(state, seat)
        legal = tuple(map(game.write, listed))
        yield Row(
            match=record.id,
            game=game.id,
            rules_version=game.rules_version,
            players=game.players,
            options=options,
            ply=number,
            kind="chance" if ply.chance else "turn",
            seat=seat,
            position=game.position(state),
            legal=legal,
            weights=tuple(node.odds.values()) if isinstance(node, Chance) else (),
            choice=ply.token,
            index=legal.index(ply.token),
            winners=() if result is None else result.winners,
            scores=() if result is None else result.scores,
            reason=None if result is None else result.reason,
        )
        state = ply.state


def _chosen(game: AnyGame) -> dict[str, Any]:
    """Return the options that differ from their defaults; a record's documents count by what they say."""
    usual = type(game.rules)(min(game.player_counts))
    documents = game.documents
    chosen = {name: value for name, value in game.options.items() if name not in documents}
    used = {name: value for name, value in documents.items() if value != usual.documents[name]}
    return {name: value for name, value in chosen.items() if value != usual.options[name]} | used
