"""Absences: how long a person's place has had no connection, and when a stand-in may play for them."""

from collections.abc import Collection

from mazechase.match.match import Match
from mazechase.server.table.lobby import Lobby


class Absences:
    """Remembers since when people are away; reconnecting starts the count again."""

    def __init__(self) -> None:
        self._since_ms: dict[int, int] = {}

    def note(self, lobby: Lobby, here: Collection[int], now_ms: int) -> None:
        """Record who is here at this moment."""
        away = (number for number, place in enumerate(lobby.places, 1) if place.kind == "human" and number not in here)
        self._since_ms = {number: self._since_ms.get(number, now_ms) for number in away}

    def forget(self) -> None:
        """Start counting all absences again, as when a match begins."""
        self._since_ms = {}

    def stand_ins_ms(self, lobby: Lobby, match: Match | None) -> dict[int, int]:
        """Return, per place of an absent player without a stand-in, when one may be asked for."""
        if match is None or match.over or lobby.imported:
            return {}
        return {
            number: since_ms + lobby.grace_ms
            for number, since_ms in self._since_ms.items()
            if _plays(match, lobby.seat_at(number))
        }


def _plays(match: Match, seat: int) -> bool:
    return match.holders[seat - 1].kind == "human" and match.stand_ins[seat - 1] is None
