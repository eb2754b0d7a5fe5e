"""What a player could work out from the cards in sight, for a page to show on demand."""

from mazechase.rules.api import Hint
from mazechase.rules.cards.dealing import next_card
from mazechase.rules.cards.deck import ALL_POWER_UPS
from mazechase.rules.cards.setup import CardsSetup
from mazechase.rules.cards.values import KNOCK_OUT, CardsView, Hand


def hints(setup: CardsSetup, view: CardsView) -> tuple[Hint, ...]:
    """Return what the next card may be, if the viewer may still draw: chances in thousandths, points in hundredths."""
    seat = next((seat for seat in setup.seats if seat == view.viewer), None)
    hand: Hand | None = None if seat is None else view.hands[seat - 1]
    if seat is None or hand is None or view.status[seat - 1] != "active" or not view.deck or view.phase == "over":
        return ()
    weights = next_card(setup, view)
    total = sum(weights.values())

    def share(amount: int, whole: int) -> int:
        return (2 * amount * whole + total) // (2 * total)

    ghosts = sum(weight for card, weight in weights.items() if setup.units(card))
    deadly = sum(weight for card, weight in weights.items() if setup.units(card) >= KNOCK_OUT - setup.ghost_units(hand))
    power_ups = sum(weight for card, weight in weights.items() if card in ALL_POWER_UPS)
    points = sum(weight * setup.points.get(card, 0) for card, weight in weights.items())
    return (
        Hint("next-ghost", seat, ("deck",), share(ghosts, 1000)),
        Hint("next-knock-out", seat, ("deck",), share(deadly, 1000)),
        Hint("next-power-up", seat, ("deck",), share(power_ups, 1000)),
        Hint("next-points", seat, ("deck",), share(points, 100)),
    )
