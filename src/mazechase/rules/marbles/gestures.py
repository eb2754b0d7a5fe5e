"""What a page needs to know about the marble game's moves."""

from mazechase.boards.cells import Cell
from mazechase.rules.api import Seat
from mazechase.rules.gestures import Gestures, Offer
from mazechase.rules.marbles.game import Marbles
from mazechase.rules.marbles.legal import price_of
from mazechase.rules.marbles.values import (
    PRICE,
    Go,
    MarblesAction,
    MarblesState,
    Pay,
    Piece,
    Prowl,
    Ring,
    Rob,
    Stay,
    Under,
)


class MoveOffer(Offer, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag="move"):
    """A piece's move: with which die, from where to where, and the marbles it gobbles.

    It gains the marbles it gobbles, and those that somebody who is caught, or is asked for the reward, has to pay. A
    yellow marble is worth the reward that it can bring, too.
    """

    die: int
    piece: Piece
    origin: str
    to: str
    eats: tuple[str, ...]


class StayOffer(Offer, frozen=True, kw_only=True, tag_field="kind", tag="stay"):
    """Stand still and gobble nothing."""


class UnderOffer(Offer, frozen=True, kw_only=True, tag_field="kind", tag="under"):
    """Take the marble under a ghost, or leave it."""

    take: bool


class RingOffer(Offer, frozen=True, kw_only=True, tag_field="kind", tag="ring"):
    """Put a yellow marble back on a ring."""

    at: str


class RobOffer(Offer, frozen=True, kw_only=True, tag_field="kind", tag="rob"):
    """Take the reward from a seat; ``at`` is where its Pac-Man is."""

    seat: Seat
    at: str


class PayOffer(Offer, frozen=True, kw_only=True, tag_field="kind", tag="pay"):
    """Pay with these marbles."""

    white: int
    yellow: int


class MarblesGestures(Gestures[Marbles, MarblesState, MarblesAction]):
    """A piece's end is tapped, and every action is a move of its own."""

    def target(self, a: MarblesAction) -> str | None:
        """Return the cell Pac-Man goes to, the ghost and its end, or the ring or seat; staying has none."""
        match a:
            case Go(_, to):
                return self.rules.layout.names[to]
            case Prowl(_, origin, to):
                return self.rules.write(Prowl(0, origin, to))
            case Stay():
                return None
            case _:
                return self.rules.write(a)

    def taps(self, s: MarblesState, a: MarblesAction) -> tuple[str, ...]:
        """Return the cell Pac-Man goes to, a ghost's cell and its end, the ring, the rival, or the answer."""
        names = self.rules.layout.names
        match a:
            case Go(_, to):
                return (names[to],)
            case Prowl(_, origin, to):
                return (names[origin], names[to])
            case Ring(at):
                return (names[at],)
            case Rob(whom):
                return (names[s.pacs[whom - 1]],)
            case _:
                return (self.rules.write(a),)

    def same_move(self, before: MarblesState, after: MarblesState) -> bool:
        """Return whether nothing was done yet: one piece's path with one die is a whole move."""
        return after == before

    def offer(self, s: MarblesState, a: MarblesAction, token: str) -> Offer:
        """Return the parts of a move or of an answer."""
        names = self.rules.layout.names
        match a:
            case Go(die, to, eats):
                own, gobbled = names[s.pacs[s.turn - 1]], tuple(names[cell] for cell in eats)
                reward = self._reward(s) if to in s.ghosts else 0
                gain = len(gobbled) + PRICE * len(eats & s.yellow) + reward
                return MoveOffer(token=token, die=die, piece="pac", origin=own, to=names[to], eats=gobbled, gain=gain)
            case Prowl(die, origin, to):
                gain, harms = self._caught(s, to)
                return MoveOffer(
                    token=token,
                    die=die,
                    piece="ghost",
                    origin=names[origin],
                    to=names[to],
                    eats=(),
                    gain=gain,
                    harms=harms,
                )
            case Stay():
                return StayOffer(token=token)
            case Under(take):
                return UnderOffer(token=token, take=take)
            case Ring(at):
                return RingOffer(token=token, at=names[at])
            case Rob(whom):
                return RobOffer(token=token, seat=whom, at=names[s.pacs[whom - 1]])
            case Pay(yellow):
                return PayOffer(
                    token=token, white=price_of(self.rules.setup, s, s.todo[0].seat) - yellow, yellow=yellow
                )

    def _reward(self, s: MarblesState) -> int:
        """Return how many marbles the richest of the others pays for a gobbled ghost (MARB-47)."""
        return max(price_of(self.rules.setup, s, seat) for seat in self.rules.setup.seats if seat != s.turn)

    def _caught(self, s: MarblesState, to: Cell) -> tuple[int, bool]:
        """Return what a ghost that goes there brings, and whether it sends one's own Pac-Man home (MARB-34)."""
        if to not in s.pacs:
            return 0, False
        whom = Seat(s.pacs.index(to) + 1)
        return (0, True) if whom == s.turn else (price_of(self.rules.setup, s, whom), False)

    def meant(self, s: MarblesState, seat: Seat, tapped: str, held: str | None) -> str:  # noqa: ARG002
        """Return the way of Pac-Man, or of the ghost that is held, to a cell; or the ring that is to be filled."""
        if tapped not in self.rules.layout.names:
            return tapped
        if s.todo and s.todo[0].kind == "ring":
            return f"@{tapped}"
        return f"{held}>{tapped}" if held else tapped


GESTURES = MarblesGestures
