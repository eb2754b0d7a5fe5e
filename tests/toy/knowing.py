"""Who knows what in Toy: views, told events, the odds a viewer may name, and deals that agree with a view."""

from collections import Counter
from random import Random

from mazechase.rules.api import ALL, Event, Odds, Seat, Viewer
from toy.values import (
    DECK,
    DIE,
    GHOST,
    UNKNOWN,
    Chose,
    ChoseUnseen,
    Draw,
    Drew,
    DrewUnseen,
    Hand,
    Held,
    Peeked,
    PeekedUnseen,
    Pick,
    ToyView,
)


def playable(hand: Hand) -> tuple[int, ...]:
    """Give what may be picked from a hand: nothing, or any card but a ghost (TOY-8)."""
    return (0, *(slot for slot, held in enumerate(hand, 1) if held.card != GHOST))


def left_in_deck(hands: tuple[Hand, ...], spent: tuple[str, ...]) -> Counter[str]:
    """Count the cards that are neither held nor played; cards that a view does not show count as in the deck."""
    return DECK - Counter(held.card for hand in hands for held in hand) - Counter(spent)


def hands_seen(hands: tuple[Hand, ...], viewer: Viewer) -> tuple[Hand, ...]:
    """Cover the cards that a viewer neither holds nor has looked at. Who has looked at which card everybody saw."""
    return tuple(
        tuple(held if viewer in (ALL, owner, *held.seen) else Held(UNKNOWN, held.seen) for held in hand)
        for owner, hand in enumerate(hands, 1)
    )


def picks_seen(picks: tuple[Pick, ...], viewer: Viewer) -> tuple[Pick, ...]:
    """Cover what others have picked, not whether they have."""
    return tuple(pick if pick is None or viewer in (ALL, owner) else UNKNOWN for owner, pick in enumerate(picks, 1))


def tell(event: Event, viewer: Viewer) -> Event | None:
    """Give an event that is not public as its viewer may know it: whole, or with the card left out."""
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
    """Give the odds that one card out of these comes up."""
    return Odds({Draw(card): cards[card] for card in DECK if cards[card]})


def odds(view: ToyView) -> Odds | None:
    """Give the odds of the next chance. To a viewer, a card it has not seen is as likely on top as in a hand."""
    if view.phase == "roll":
        return DIE
    return odds_of_cards(left_in_deck(view.hands, view.spent)) if view.phase == "draw" else None


def deal(view: ToyView, rng: Random) -> tuple[tuple[Hand, ...], tuple[Pick, ...]]:
    """Put unseen cards in place of the unknown ones, all orders alike, and pick any playable card where one is hidden.

    Orders being alike is what chance alone gives; what people are likely to have picked is no matter of chance.
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


def seats_to_pick(hands: tuple[Hand, ...], picks: tuple[Pick, ...]) -> tuple[Seat, ...]:
    """Give the seats with cards that have not picked yet; both are known to everybody."""
    both = enumerate(zip(hands, picks, strict=True), 1)
    return tuple(Seat(number) for number, (hand, pick) in both if hand and pick is None)
