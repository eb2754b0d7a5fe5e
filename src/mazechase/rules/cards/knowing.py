"""Who knows what: views, told events, states that agree with a view, and what a viewer can work out."""

from random import Random

from mazechase.rules.api import ALL, Event, Hint, Viewer
from mazechase.rules.cards.dealing import deal, next_card
from mazechase.rules.cards.deck import ALL_POWER_UPS
from mazechase.rules.cards.events import (
    Drew,
    DrewUnseen,
    Gave,
    GaveUnseen,
    HandTaken,
    Passed,
    PassedUnseen,
    Picked,
    PickedUnseen,
)
from mazechase.rules.cards.setup import Setup
from mazechase.rules.cards.values import KNOCK_OUT, CardsState, CardsView, Hand


def view(setup: Setup, s: CardsState, viewer: Viewer) -> CardsView:
    """Show one's own hand, open hands, and what one remembers; at the end all hands are open (CARD-52, CARD-55)."""
    everything = viewer == ALL or s.phase == "over"
    hands = tuple(
        hand if everything or seat == viewer or s.status[seat - 1] == "out" else None
        for seat, hand in zip(setup.seats, s.hands, strict=True)
    )
    picks = zip(setup.seats, s.picks, strict=True)
    return CardsView(
        viewer=viewer,
        phase=s.phase,
        seat=s.seat,
        drawing=s.drawing,
        drawn=s.drawn,
        quota=s.quota,
        status=s.status,
        skips=s.skips,
        orders=s.orders,
        sizes=tuple(map(len, s.hands)),
        hands=hands,
        points=tuple(None if hand is None else setup.worth(hand) for hand in hands),
        ghosts=tuple(None if hand is None else setup.haunted(hand) for hand in hands),
        picks=tuple(pick if pick is None or viewer in (ALL, seat) else "?" for seat, pick in picks),
        discard=s.discard,
        deck=setup.remains(s),
        known=tuple(entry for entry in s.known if viewer in (ALL, entry.viewer)),
        reshuffled=s.reshuffled,
        taken=s.taken,
    )


def tell(event: Event, viewer: Viewer) -> Event | None:
    """Give an event that is not public as its viewer may know it: whole, with the card left out, or not at all."""
    match event:
        case Drew(seat=seat):
            return event if viewer in (ALL, seat) else DrewUnseen(ruling=event.ruling, seat=seat)
        case Picked(seat=seat):
            return event if viewer in (ALL, seat) else PickedUnseen(ruling=event.ruling, seat=seat)
        case Gave(seat=seat, to=to):
            return event if viewer in (ALL, seat, to) else GaveUnseen(ruling=event.ruling, seat=seat, to=to)
        case Passed(seat=seat, to=to):
            return event if viewer in (ALL, seat, to) else PassedUnseen(ruling=event.ruling, seat=seat, to=to)
        case HandTaken(seat=seat):
            return event if viewer in (ALL, seat) else None
        case _:
            return None


def sample(setup: Setup, seen: CardsView, rng: Random) -> CardsState:
    """Deal the unseen cards anew. A hidden pick may be any kind in that hand; what others remember is left empty."""
    hands = deal(setup, seen, rng)
    picks = zip(hands, seen.picks, strict=True)
    return CardsState(
        phase=seen.phase,
        seat=seen.seat,
        drawing=seen.drawing,
        drawn=seen.drawn,
        quota=seen.quota,
        status=seen.status,
        skips=seen.skips,
        orders=seen.orders,
        hands=hands,
        picks=tuple(rng.choice(sorted(set(hand))) if pick == "?" else pick for hand, pick in picks),
        discard=seen.discard,
        known=seen.known,
        reshuffled=seen.reshuffled,
        taken=seen.taken,
    )


def hints(setup: Setup, seen: CardsView) -> tuple[Hint, ...]:
    """Tell a player who may still draw what the next card may be: chances in thousandths, the mean in hundredths."""
    seat = next((seat for seat in setup.seats if seat == seen.viewer), None)
    hand: Hand | None = None if seat is None else seen.hands[seat - 1]
    if seat is None or hand is None or seen.status[seat - 1] != "active" or not seen.deck or seen.phase == "over":
        return ()
    weights = next_card(setup, seen)
    total = sum(weights.values())

    def share(amount: int, whole: int) -> int:
        return (2 * amount * whole + total) // (2 * total)

    ghosts = sum(weight for card, weight in weights.items() if setup.units(card))
    deadly = sum(weight for card, weight in weights.items() if setup.units(card) >= KNOCK_OUT - setup.haunted(hand))
    power_ups = sum(weight for card, weight in weights.items() if card in ALL_POWER_UPS)
    points = sum(weight * setup.points.get(card, 0) for card, weight in weights.items())
    return (
        Hint("next-ghost", seat, ("deck",), share(ghosts, 1000)),
        Hint("next-knock-out", seat, ("deck",), share(deadly, 1000)),
        Hint("next-power-up", seat, ("deck",), share(power_ups, 1000)),
        Hint("next-points", seat, ("deck",), share(points, 100)),
    )
