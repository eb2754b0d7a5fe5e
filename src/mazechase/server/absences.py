"""Absences: since when nobody is connected at a person's place, and from when on a stand-in may play for them."""

from collections.abc import Collection

from mazechase.match.match import Match
from mazechase.server.lobby import Lobby


class Absences:
    """Remembers who is away; somebody who comes back and leaves again is away from then on."""

    def __init__(self) -> None:
        self._since_ms: dict[int, int] = {}

    def note(self, lobby: Lobby, here: Collection[int], now_ms: int) -> None:
        """Note who is here at this moment."""
        away = (number for number, place in enumerate(lobby.places, 1) if place.kind == "human" and number not in here)
        self._since_ms = {number: self._since_ms.get(number, now_ms) for number in away}

    def forget(self) -> None:
        """Count all absences from now on, as when a match begins."""
        self._since_ms = {}

    def stand_ins_ms(self, lobby: Lobby, match: Match | None) -> dict[int, int]:
        """Return, for every absent person who plays and has no stand-in, from when on one may be asked for."""
        if match is None or match.over or lobby.imported:
            return {}
        return {
            number: since_ms + lobby.grace_ms
            for number, since_ms in self._since_ms.items()
            if _plays(match, lobby.seat_at(number))
        }


def _plays(match: Match, seat: int) -> bool:
    return match.holders[seat - 1].kind == "human" and match.minders[seat - 1] is None
