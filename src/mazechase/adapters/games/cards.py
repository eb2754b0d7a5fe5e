"""How the card game's actions and views are encoded; its twin is native/cards/encoding.hpp."""

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations
from typing import get_args

from msgspec.structs import replace

from mazechase.adapters.encoding import TURNS_LEFT, Encoding
from mazechase.adapters.fields import MOST, Field, Sheet
from mazechase.adapters.symmetry import Symmetry
from mazechase.rules.api import Action, Outcome, Seat
from mazechase.rules.cards.deck import ALL_POWER_UPS, Card
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.values import (
    MOST_DRAWS,
    CardsAction,
    CardsState,
    CardsView,
    Dictate,
    Draw,
    Drawn,
    End,
    Give,
    Known,
    Pass,
    Phase,
    Shut,
    Skip,
    Swap,
)

PHASES: tuple[str, ...] = get_args(Phase)


class CardsEncoding(Encoding[Cards]):
    """Cards are counted by kind. Seats in actions are counted from the seat that acts: ``+1`` is the next."""

    @cached_property
    def held(self) -> tuple[Card, ...]:
        """The kinds that come into hands, by name."""
        return tuple(sorted(card for card in self.rules.setup.deck if card not in ALL_POWER_UPS))

    @cached_property
    def ghosts(self) -> tuple[Card, ...]:
        """The kinds that are ghosts, by name."""
        return tuple(card for card in self.held if self.rules.setup.units(card))

    def own_fields(self) -> tuple[Field, ...]:
        """Return hands as far as they are known, and the table."""
        powers = tuple(sorted(card for card in self.rules.setup.deck if card in ALL_POWER_UPS))
        counts = max(self.rules.setup.deck.values())
        return (
            Field("hands", "cards of each kind that the viewer knows to be in each hand", self.held, True, counts),
            Field("sizes", "cards in each hand", by_seat=True, most=127),
            Field("status", "whether each seat is shut down or knocked out", ("down", "out"), by_seat=True),
            Field("skips", "turns that each seat misses", by_seat=True, most=MOST),
            Field("orders", "cards that each seat has to draw in its next turn", by_seat=True, most=MOST_DRAWS),
            Field("picked", "who has picked a card to pass on", by_seat=True),
            Field("pick", "the card that the viewer has picked", self.held),
            Field("discard", "power-ups in the discard pile", powers, most=127),
            Field("deck", "cards in the deck", most=127),
            Field("phase", "what comes next: a decision, a card, or the answer to a power-up", PHASES),
            Field("turn", "whose turn it is", by_seat=True),
            Field("drawing", "whose card is next in an ALL-DRAW", by_seat=True),
            Field("drawn", "cards drawn in this turn", most=MOST_DRAWS),
            Field("quota", "cards that this turn must have", most=MOST_DRAWS),
            Field("reshuffled", "the deck has been reshuffled"),
            TURNS_LEFT,
        )

    def fill(self, view: CardsView, sheet: Sheet) -> None:
        """Write what a view shows: whole hands that are open, and of the others what the viewer remembers."""
        known = {entry.hand: entry.cards for entry in view.known if entry.viewer == sheet.viewer}
        for number, hand in enumerate(view.hands, 1):
            for card in known.get(Seat(number), ()) if hand is None else hand:
                sheet.add("hands", card, seat=number)
            sheet.add("sizes", seat=number, count=view.sizes[number - 1])
            if view.status[number - 1] != "active":
                sheet.add("status", view.status[number - 1], seat=number)
            sheet.add("skips", seat=number, count=view.skips[number - 1])
            sheet.add("orders", seat=number, count=view.orders[number - 1])
            sheet.add("picked", seat=number, count=int(view.picks[number - 1] is not None))
        pick = view.picks[sheet.viewer - 1]
        if pick is not None:
            sheet.add("pick", pick)
        sheet.mark("discard", view.discard)
        sheet.add("phase", view.phase)
        sheet.add("turn", seat=view.seat)
        if view.drawing is not None:
            sheet.add("drawing", seat=view.drawing)
        for name in ("deck", "drawn", "quota", "reshuffled"):
            sheet.add(name, count=int(getattr(view, name)))
        sheet.add("turns_left", count=self.turns_left(view.taken))

    def listed(self, seat: Seat) -> Sequence[Action]:
        """List decisions, then the answers to every power-up, by card and seat."""
        from_here = [Seat((seat - 1 + number) % self.players + 1) for number in range(self.players)]
        pairs = (sorted(pair) for pair in combinations(from_here, 2))
        return (
            Draw(),
            End(),
            Shut(),
            *(Give(card, to) for card in self.ghosts for to in from_here[1:]),
            *(Swap(one, other) for one, other in pairs),
            *(Skip(whom) for whom in from_here),
            *(Dictate(whom, number) for whom in from_here for number in range(1, MOST_DRAWS + 1)),
            *(Pass(seat, card) for card in self.held),
        )

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What ids stand for; ``+1`` is the next seat, ``+0`` the seat that acts."""
        return tuple(_name(action) for action in self.listed(Seat(1)))

    @cached_property
    def outcomes(self) -> tuple[Outcome, ...]:
        """The kinds of cards, in the deck's order."""
        return tuple(Drawn(card) for card in self.rules.setup.deck)

    def symmetries(self) -> tuple[Symmetry, ...]:
        """Return the ways for all seats to move on together."""
        return tuple(_symmetry(self.players, by) for by in range(1, self.players))


def _name(action: Action) -> str:
    match action:
        case Give(card, to):
            return f"give {card} to +{to - 1}"
        case Swap(one, other):
            return f"swap +{one - 1} +{other - 1}"
        case Skip(whom):
            return f"skip +{whom - 1}"
        case Dictate(whom, number):
            return f"dictate {number} to +{whom - 1}"
        case Pass(_, card):
            return f"pass {card}"
        case _:
            return type(action).__name__.lower()


def _symmetry(players: int, by: int) -> Symmetry:
    seats = tuple(Seat((number + by) % players + 1) for number in range(players))

    def state(s: CardsState) -> CardsState:
        known = (Known(found.seat(one.viewer), found.seat(one.hand), one.cards) for one in s.known)
        rows = ("status", "skips", "orders", "hands", "picks")
        return replace(
            s,
            seat=found.seat(s.seat),
            drawing=None if s.drawing is None else found.seat(s.drawing),
            known=tuple(sorted(known, key=lambda one: (one.viewer, one.hand))),
            **{row: found.by_seat(getattr(s, row)) for row in rows},
        )

    def action(a: CardsAction) -> CardsAction:
        match a:
            case Give(card, to):
                return Give(card, found.seat(to))
            case Swap(one, other):
                return Swap(*sorted((found.seat(one), found.seat(other))))
            case Skip(whom):
                return Skip(found.seat(whom))
            case Dictate(whom, number):
                return Dictate(found.seat(whom), number)
            case Pass(seat, card):
                return Pass(found.seat(seat), card)
            case _:
                return a

    found = Symmetry(f"{by} on", seats, {}, state, action)
    return found


ENCODING = CardsEncoding
