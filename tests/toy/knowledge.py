"""Who knows what in Toy: views, events as each viewer may know them, odds, and deals that agree with a view."""

from collections import Counter
from random import Random

from mazechase.rules.api import ALL, Event, Odds, Viewer
from toy.events import Chose, ChoseUnseen, Drew, DrewUnseen, Peeked, PeekedUnseen
from toy.legal import playable
from toy.values import DECK, DIE, UNKNOWN, Draw, Hand, Held, Pick, ToyView, left_in_deck


def hands_seen(hands: tuple[Hand, ...], viewer: Viewer) -> tuple[Hand, ...]:
    """Return the hands without cards the viewer neither holds nor has looked at; who has looked is known to all."""
    return tuple(
        tuple(held if viewer in (ALL, owner, *held.seen) else Held(UNKNOWN, held.seen) for held in hand)
        for owner, hand in enumerate(hands, 1)
    )


def picks_seen(picks: tuple[Pick, ...], viewer: Viewer) -> tuple[Pick, ...]:
    """Return the picks without what others have picked, only whether they have."""
    return tuple(pick if pick is None or viewer in (ALL, owner) else UNKNOWN for owner, pick in enumerate(picks, 1))


def tell(event: Event, viewer: Viewer) -> Event | None:
    """Return what a viewer may know of an event that is not public: all, or all but the card."""
    match event:
        case Drew(seat=seat):
            return event if viewer in (ALL, seat) else DrewUnseen(ruling=event.ruling, seat=seat)
        case Chose(seat=seat):
            return event if viewer in (ALL, seat) else ChoseUnseen(ruling=event.ruling, seat=seat)
        case Peeked(seat=seat, whom=whom, slot=slot):
            if viewer in (ALL, seat, whom):
                return event
            return PeekedUnseen(ruling=event.ruling, seat=seat, whom=whom, slot=slot)
        case _:
            return None


def odds_of_cards(cards: Counter[str]) -> Odds:
    """Return the odds that one card out of these comes up."""
    return Odds({Draw(card): cards[card] for card in DECK if cards[card]})


def odds(view: ToyView) -> Odds | None:
    """Return the odds of the next chance. To a viewer, a card it has not seen is as likely on top as in a hand."""
    if view.phase == "roll":
        return DIE
    return odds_of_cards(left_in_deck(view.hands, view.spent)) if view.phase == "draw" else None


def deal(view: ToyView, rng: Random) -> tuple[tuple[Hand, ...], tuple[Pick, ...]]:
    """Return hands with unseen cards for the unknown ones, all orders alike, and any playable card for a hidden pick.

    That is what chance alone gives; what people are likely to have picked is no matter of chance.
    """
    unseen = sorted(left_in_deck(view.hands, view.spent).elements())
    rng.shuffle(unseen)
    hands = tuple(
        tuple(held if held.card != UNKNOWN else Held(unseen.pop(), held.seen) for held in hand) for hand in view.hands
    )
    picks = tuple(
        rng.choice(playable(hand)) if pick == UNKNOWN else pick for hand, pick in zip(hands, view.picks, strict=True)
    )
    return hands, picks
