"""Why an action is not legal. Each answer follows from what the asking seat knows."""

from functools import partial

from mazechase.rules.api import Refusal, Seat
from mazechase.rules.cards.setup import CardsSetup
from mazechase.rules.cards.values import CardsAction, CardsState, Dictate, Draw, End, Give, Pass, Shut, Skip, Swap
from mazechase.rules.refusals import refusal

_refusal = partial(refusal, "cards")


def explain(setup: CardsSetup, s: CardsState, a: CardsAction) -> Refusal:
    """Return why an action is not legal; called only when it is not."""
    if isinstance(a, Draw | End | Shut):
        return _deciding(s, a)
    phase = {Give: "give", Swap: "swap", Skip: "skip", Dictate: "dictate", Pass: "pass-left"}[type(a)]
    if s.phase != phase:
        return _refusal("not-asked", "CARD-2", card=phase)
    if isinstance(a, Pass):
        return _refusal("not-in-hand", "CARD-56", card=a.card)
    if isinstance(a, Give) and not setup.units(a.card):
        return _refusal("no-ghost", "CARD-14", card=a.card)
    if isinstance(a, Give) and a.card not in s.hands[s.seat - 1]:
        return _refusal("not-in-hand", "CARD-14", card=a.card)
    return _target(s, a)


def _deciding(s: CardsState, a: Draw | End | Shut) -> Refusal:
    if s.phase == "pass-left":
        return _refusal("pass-first", "CARD-38")
    if s.phase != "ask":
        return _refusal("choose-first", "CARD-9", card=s.phase)
    if isinstance(a, Draw):
        if s.quota:
            return _refusal("enough-drawn", "CARD-28", number=s.quota)
        return _refusal("three-drawn", "CARD-6")
    if s.quota:
        return _refusal("must-draw", "CARD-27", number=s.quota)
    return _refusal("draw-first", "CARD-5")


def _target(s: CardsState, a: Give | Swap | Skip | Dictate) -> Refusal:
    match a:
        case Give(_, to):
            return _chosen(s, to, "CARD-15")
        case Skip(whom):
            return _chosen(s, whom, "CARD-23")
        case Dictate(whom):
            return _chosen(s, whom, "CARD-26")
        case Swap(one, other):
            return _chosen(s, one if s.status[one - 1] != "active" else other, "CARD-18")


def _chosen(s: CardsState, whom: Seat, ruling: str) -> Refusal:
    place = f"seat{whom}"
    if whom == s.seat and ruling != "CARD-18":
        return _refusal("not-oneself", ruling, place, seat=whom)
    return _refusal("not-playing", ruling, place, seat=whom)
