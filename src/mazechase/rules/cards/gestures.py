"""What a page needs to know about the card game's actions."""

from typing import Literal

from mazechase.rules.api import Seat
from mazechase.rules.cards import powers
from mazechase.rules.cards.deck import Card
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.text import write_token
from mazechase.rules.cards.values import (
    CardsAction,
    CardsState,
    Dictate,
    Draw,
    End,
    Give,
    Pass,
    Shut,
    Skip,
    Swap,
)
from mazechase.rules.gestures import Gestures, Offer

Kind = Literal["draw", "end", "shut", "give", "swap", "skip", "dictate", "pass"]


class CardsOffer(Offer, frozen=True, kw_only=True):
    """A decision, or an answer to a power-up: a card, players and a number, each where it has one.

    ``number`` of a draw is how many cards an order still asks for. ``to`` is who gets a card that is passed on.
    """

    kind: Kind
    card: Card | None = None
    seats: tuple[Seat, ...] = ()
    number: int | None = None
    to: Seat | None = None


class CardsGestures(Gestures[Cards, CardsState, CardsAction]):
    """The deck is tapped, or the answer to a power-up."""

    def target(self, a: CardsAction) -> str | None:
        """Return the deck, or the answer itself; ending and shutting down have no place on the table."""
        if isinstance(a, Draw):
            return "deck"
        return None if isinstance(a, End | Shut) else write_token(a)

    def taps(self, s: CardsState, a: CardsAction) -> tuple[str, ...]:  # noqa: ARG002
        """Return the card, the players and the number of an answer; or the deck, or the button."""
        match a:
            case Draw():
                return ("deck",)
            case Give(card, to):
                return (card, str(to))
            case Swap(one, other):
                return (str(one), str(other))
            case Skip(whom):
                return (str(whom),)
            case Dictate(whom, number):
                return (str(whom), f"+{number}")
            case Pass(_, card):
                return (card,)
            case _:
                return (write_token(a),)

    def offer(self, s: CardsState, a: CardsAction, token: str) -> CardsOffer:
        """Return the parts of an answer."""
        match a:
            case Draw():
                return CardsOffer(token=token, kind="draw", number=max(s.quota - s.drawn, 0))
            case End():
                return CardsOffer(token=token, kind="end")
            case Shut():
                return CardsOffer(token=token, kind="shut")
            case Give(card, to):
                return CardsOffer(token=token, kind="give", card=card, seats=(to,))
            case Swap(one, other):
                return CardsOffer(token=token, kind="swap", seats=(one, other))
            case Skip(whom):
                return CardsOffer(token=token, kind="skip", seats=(whom,))
            case Dictate(whom, number):
                return CardsOffer(token=token, kind="dictate", seats=(whom,), number=number)
            case Pass(seat, card):
                return CardsOffer(token=token, kind="pass", card=card, to=powers.left_of(self.rules.setup, s, seat))

    def meant(self, s: CardsState, seat: Seat, tapped: str, held: str | None) -> str:
        """Return the answer with this player or this card in it; ``held`` is the card or player chosen before."""
        if s.phase == "give" and tapped in self.rules.setup.deck:
            return f"give:{tapped}:{seat}"
        if not tapped.isdecimal():
            return tapped
        match s.phase:
            case "give":
                return f"give:{held}:{tapped}" if held else tapped
            case "swap":
                return f"swap:{held or seat}:{tapped}"
            case "skip":
                return f"skip:{tapped}"
            case "dictate":
                return f"dictate:{tapped}:1"
            case _:
                return tapped


GESTURES = CardsGestures
