"""A turn: what may be decided, what a drawn card does, and whose turn comes next."""

from mazechase.rules.api import Seat
from mazechase.rules.cards import powers
from mazechase.rules.cards.course import Course
from mazechase.rules.cards.deck import ALL_POWER_UPS, Card
from mazechase.rules.cards.events import (
    DeckEmpty,
    Reshuffled,
    ShutDown,
    TurnBegan,
    TurnedUp,
    TurnEnded,
    TurnLimit,
    TurnOrdered,
    TurnSkipped,
    Wasted,
)
from mazechase.rules.cards.setup import Setup, active, put, with_card
from mazechase.rules.cards.values import MOST_DRAWS, CardsAction, CardsState, Draw, End, Shut


def decisions(setup: Setup, s: CardsState) -> tuple[CardsAction, ...]:
    """List what the seat on turn may decide between two cards (CARD-5, CARD-6, CARD-27, CARD-28)."""
    if s.quota and s.drawn < s.quota:
        return (Draw(),) if setup.dictate_blocks_shutdown else (Draw(), Shut())
    if s.drawn == 0:
        return (Draw(), Shut())
    return (End(), Shut()) if s.quota or s.drawn == MOST_DRAWS else (Draw(), End(), Shut())


def drawn(course: Course, card: Card) -> None:
    """Take the card of a turn: into the hand, or face up and at work (CARD-7, CARD-9)."""
    s = course.s
    course.change(phase="ask", drawn=s.drawn + 1)
    if card in ALL_POWER_UPS:
        course.change(discard=with_card(s.discard, card))
        course.say(TurnedUp(ruling="CARD-13", seat=s.seat, card=card))
        if not powers.asks(course, card):
            resolved(course)
    else:
        course.draw(s.seat, card, "CARD-6")
        resolved(course)


def drawn_by_all(course: Course, card: Card) -> None:
    """Take one card of an ALL-DRAW, and go on to the next seat (CARD-32, CARD-33, CARD-34)."""
    seat = course.s.drawing
    assert seat is not None  # noqa: S101 (somebody draws in this phase)
    if card in ALL_POWER_UPS:
        course.change(discard=with_card(course.s.discard, card))
        course.say(Wasted(ruling="CARD-34", seat=seat, card=card))
    else:
        course.draw(seat, card, "CARD-32")
    if course.setup.over(course.s.status) or not powers.next_draws(course, seat):
        course.change(phase="ask", drawing=None)
        resolved(course)


def resolved(course: Course) -> None:
    """Go on after a card has done all it does: the end, an empty deck, or the same turn (CARD-44, CARD-53)."""
    if course.has_ended() or (not course.setup.remains(course.s) and not _reshuffled(course)):
        return
    if not course.is_active(course.s.seat):
        next_turn(course)
    else:
        course.change(phase="ask")


def _reshuffled(course: Course) -> bool:
    """Make a new deck of what lies open, once, where the option says so; else the game ends."""
    s = course.s
    out = [hand for hand, status in zip(s.hands, s.status, strict=True) if status == "out"]
    cards = len(s.discard) + sum(map(len, out))
    if course.setup.reshuffle_once and not s.reshuffled and cards:
        hands = tuple(() if status == "out" else hand for hand, status in zip(s.hands, s.status, strict=True))
        course.change(hands=hands, discard=(), reshuffled=True)
        course.say(Reshuffled(ruling="CARD-44", cards=cards))
        return True
    course.say(DeckEmpty(ruling="CARD-44", seats=active(s.status)))
    for seat in active(s.status):
        course.become(seat, "down")
    course.has_ended()
    return False


def end(course: Course) -> None:
    """End the turn; alone, where a run may last one turn only, that is shutting down (CARD-47)."""
    seat = course.s.seat
    course.say(TurnEnded(ruling="CARD-6", seat=seat))
    if course.setup.solo_one_turn and active(course.s.status) == (seat,):
        shut(course, "CARD-47")
    else:
        next_turn(course)


def shut(course: Course, ruling: str = "CARD-6") -> None:
    """Shut down, which ends the turn (CARD-53)."""
    seat = course.s.seat
    course.become(seat, "down")
    course.say(ShutDown(ruling=ruling, seat=seat))
    if not course.has_ended():
        next_turn(course)


def next_turn(course: Course) -> None:
    """Go clockwise to the next active seat that does not miss its turn (CARD-25, CARD-43)."""
    limit = course.setup.max_turns
    if limit is not None:
        course.change(taken=course.s.taken + 1)
        if course.s.taken == limit:
            course.say(TurnLimit(ruling="CARD-44", turns=limit))
            course.finish("CARD-44")
            return
    seat = _next_active(course, course.s.seat)
    while course.s.skips[seat - 1]:
        course.change(skips=put(course.s.skips, seat, course.s.skips[seat - 1] - 1))
        course.say(TurnSkipped(ruling="CARD-24", seat=seat))
        seat = _next_active(course, seat)
    _begin(course, seat)


def _next_active(course: Course, seat: Seat) -> Seat:
    return next(other for other in course.setup.after(seat) if course.is_active(other))


def _begin(course: Course, seat: Seat) -> None:
    """Begin a turn; an order is taken up now and then forgotten (CARD-29, CARD-30)."""
    quota = course.s.orders[seat - 1]
    course.change(phase="ask", seat=seat, drawn=0, quota=quota, orders=put(course.s.orders, seat, 0))
    if quota:
        course.say(TurnOrdered(ruling="CARD-28", seat=seat, number=quota))
    else:
        course.say(TurnBegan(ruling="CARD-43", seat=seat))
