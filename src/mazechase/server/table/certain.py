"""Who is certain to win a match, once somebody has asked and bots have played it out."""

from typing import NamedTuple, Self

from mazechase.match.match import Match
from mazechase.server.wire.message_parts import CertainInfo


class Certain(NamedTuple):
    """Who wins from a ply on. It holds until that is taken back: another ply in its place has another entry."""

    winners: tuple[int, ...]
    plies: int
    n: int

    @classmethod
    def of(cls, match: Match, winners: tuple[int, ...]) -> "Self | None":
        """Return that these seats win from now on, or None if nobody does or nothing has happened yet."""
        return cls(winners, len(match.line), match.line[-1].n) if winners and match.line else None

    def holds(self, match: Match) -> bool:
        """Return whether the match still comes from that ply, and goes on."""
        return not match.over and len(match.line) >= self.plies and match.line[self.plies - 1].n == self.n


def shown(certain: Certain | None, match: Match | None) -> CertainInfo | None:
    """Describe who is certain to win, if that still holds."""
    if certain is None or match is None or not certain.holds(match):
        return None
    return CertainInfo(certain.winners, certain.plies)
