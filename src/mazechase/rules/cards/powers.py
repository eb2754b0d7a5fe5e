"""The six power-ups: whom they may be played on, and what they do."""

from typing import assert_never

from mazechase.rules.api import Seat
from mazechase.rules.cards import memory
from mazechase.rules.cards.course import Course
from mazechase.rules.cards.deck import Card
from mazechase.rules.cards.events import (
    Dictated,
    Gave,
    HandTaken,
    NoGhost,
    NoTarget,
    NothingToPass,
    Passed,
    Picked,
    Skipping,
    Swapped,
)
from mazechase.rules.cards.setup import Setup, active, put
from mazechase.rules.cards.values import (
    MOST_DRAWS,
    CardsAction,
    CardsState,
    CardsView,
    Dictate,
    Give,
    Pass,
    Skip,
    Swap,
)

_NOBODY = {"give": "CARD-15", "swap": "CARD-19", "skip": "CARD-23"}  # why each is discarded without other players


def asks(course: Course, card: Card) -> bool:
    """Begin what a power-up does; False if that is nothing, and it is only discarded."""
    setup, s = course.setup, course.s
    alone = active(s.status) == (s.seat,)
    if alone and card in _NOBODY:
        course.say(NoTarget(ruling=_NOBODY[card], seat=s.seat, card=card))
    elif card == "give" and not setup.haunted(course.hand(s.seat)):
        course.say(NoGhost(ruling="CARD-15", seat=s.seat, card=card))
    elif card == "dictate" and alone and not setup.dictate_self:
        course.say(NoTarget(ruling="CARD-26", seat=s.seat, card=card))
    elif card == "all-draw":
        return next_draws(course, None)
    elif card == "pass-left" and (alone or not any(course.hand(seat) for seat in active(s.status))):
        course.say(NothingToPass(ruling="CARD-39", seat=s.seat, card=card))
    else:
        course.change(phase=card)
        return True
    return False


def choices(setup: Setup, s: CardsState, seat: Seat) -> tuple[CardsAction, ...]:
    """List what a seat may answer to the power-up at work; equal cards are one answer (CARD-56)."""
    players = active(s.status)
    others = tuple(other for other in players if other != seat)
    hand = dict.fromkeys(s.hands[seat - 1])
    match s.phase:
        case "give":
            return tuple(Give(card, to) for card in hand if setup.units(card) for to in others)
        case "swap":
            return tuple(Swap(one, other) for one in players for other in players if one < other)
        case "skip":
            return tuple(Skip(whom) for whom in others)
        case "dictate":
            whoever = players if setup.dictate_self else others
            return tuple(Dictate(whom, number) for whom in whoever for number in range(1, MOST_DRAWS + 1))
        case "pass-left":
            return tuple(Pass(seat, card) for card in hand)
        case _:
            return ()


def play(course: Course, action: Give | Swap | Skip | Dictate) -> None:
    """Do what was chosen."""
    s = course.s
    match action:
        case Give(card, to):
            course.say(Gave(ruling="CARD-17", seat=s.seat, to=to, card=card))
            course.move((memory.Move(s.seat, to, card),), ghosts=True)
            course.knock_out(to)
        case Swap(one, other):
            hands = put(put(s.hands, one, course.hand(other)), other, course.hand(one))
            course.change(hands=hands, known=memory.swapped(s.known, s.hands, one, other))
            course.say(Swapped(ruling="CARD-21", seat=s.seat, one=one, other=other))
            for seat in (one, other):
                course.say(HandTaken(ruling="CARD-21", seat=seat, hand=course.hand(seat)))
        case Skip(whom):
            turns = s.skips[whom - 1] + 1 if course.setup.skip_stacks else 1
            course.change(skips=put(s.skips, whom, turns))
            course.say(Skipping(ruling="CARD-24", seat=s.seat, whom=whom))
        case Dictate(whom, number):
            course.change(orders=put(s.orders, whom, number))
            course.say(Dictated(ruling="CARD-28", seat=s.seat, whom=whom, number=number))
        case _:
            assert_never(action)


def next_draws(course: Course, seat: Seat | None) -> bool:
    """Let the next seat of an ALL-DRAW draw, if there is one and the deck has a card (CARD-32, CARD-36)."""
    first = course.s.seat
    order = (first, *course.setup.after(first)[:-1])
    waiting = order if seat is None else order[order.index(seat) + 1 :]
    drawing = next((other for other in waiting if course.is_active(other)), None)
    if drawing is None or not course.setup.remains(course.s):
        return False
    course.change(phase="all-draw", drawing=drawing)
    return True


def to_pick(s: CardsState | CardsView, sizes: tuple[int, ...]) -> tuple[Seat, ...]:
    """Give the seats that still have to pick a card for a PASS-LEFT (CARD-38)."""
    return tuple(seat for seat in active(s.status) if sizes[seat - 1] and s.picks[seat - 1] is None)


def pick(course: Course, action: Pass) -> bool:
    """Pick a card to pass; when all have, the cards go left together (CARD-37, CARD-38). True when they did."""
    course.change(picks=put(course.s.picks, action.seat, action.card))
    course.say(Picked(ruling="CARD-56", seat=action.seat, card=action.card))
    s = course.s
    if to_pick(s, tuple(map(len, s.hands))):
        return False
    players = active(s.status)
    moves = tuple(
        memory.Move(giver, next(taker for taker in course.setup.after(giver) if taker in players), card)
        for giver in (s.seat, *course.setup.after(s.seat)[:-1])
        if (card := s.picks[giver - 1]) is not None
    )
    course.change(picks=(None,) * course.setup.players)
    course.move(moves, ghosts=False)
    for move in moves:
        course.say(Passed(ruling="CARD-37", seat=move.giver, to=move.taker, card=move.card))
    course.knock_out(*players)  # CARD-41
    return True
