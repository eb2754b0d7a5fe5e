"""Who knows what: views, events as each viewer may know them, and states that agree with a view."""

from random import Random

from mazechase.rules.api import ALL, Event, Viewer
from mazechase.rules.cards.dealing import deal
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
from mazechase.rules.cards.setup import CardsSetup
from mazechase.rules.cards.values import CardsState, CardsView


def view(setup: CardsSetup, s: CardsState, viewer: Viewer) -> CardsView:
    """Return the viewer's own hand, open hands and what it remembers; at the end all are open (CARD-52, CARD-55)."""
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
        ghosts=tuple(None if hand is None else setup.ghost_units(hand) for hand in hands),
        picks=tuple(pick if pick is None or viewer in (ALL, seat) else "?" for seat, pick in picks),
        discard=s.discard,
        deck=setup.remains(s),
        known=tuple(entry for entry in s.known if viewer in (ALL, entry.viewer)),
        reshuffled=s.reshuffled,
        taken=s.taken,
    )


def tell(event: Event, viewer: Viewer) -> Event | None:
    """Return what a viewer may know of an event that is not public: all, all but the card, or nothing."""
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


def sample(setup: CardsSetup, seen: CardsView, rng: Random) -> CardsState:
    """Return a state with the unseen cards dealt at random.

    A hidden pick may be any kind in that hand; what others remember is left out.
    """
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
