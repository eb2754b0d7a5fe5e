"""What the six power-ups do. legal.py lists whom they may be played on."""

from typing import assert_never

from mazechase.rules.api import Seat
from mazechase.rules.cards import memory
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
from mazechase.rules.cards.hands import CardsPlay, hand_of, is_active, knock_out, move_cards
from mazechase.rules.cards.legal import still_to_pick
from mazechase.rules.cards.setup import CardsSetup
from mazechase.rules.cards.values import CardsState, Dictate, Give, Pass, Skip, Swap, active
from mazechase.rules.setup import put

_NOBODY = {"give": "CARD-15", "swap": "CARD-19", "skip": "CARD-23"}  # why each is discarded without other players


def begin(play: CardsPlay, card: Card) -> bool:
    """Begin what a power-up does; return whether it goes on, or False if it is only discarded."""
    setup, s = play.setup, play.s
    alone = active(s.status) == (s.seat,)
    if alone and card in _NOBODY:
        play.say(NoTarget(ruling=_NOBODY[card], seat=s.seat, card=card))
    elif card == "give" and not setup.ghost_units(hand_of(play, s.seat)):
        play.say(NoGhost(ruling="CARD-15", seat=s.seat, card=card))
    elif card == "dictate" and alone and not setup.dictate_self:
        play.say(NoTarget(ruling="CARD-26", seat=s.seat, card=card))
    elif card == "all-draw":
        return next_to_draw(play, None)
    elif card == "pass-left" and (alone or not any(hand_of(play, seat) for seat in active(s.status))):
        play.say(NothingToPass(ruling="CARD-39", seat=s.seat, card=card))
    else:
        play.change(phase=card)
        return True
    return False


def carry_out(play: CardsPlay, action: Give | Swap | Skip | Dictate) -> None:
    """Carry out what was chosen."""
    s = play.s
    match action:
        case Give(card, to):
            play.say(Gave(ruling="CARD-17", seat=s.seat, to=to, card=card))
            move_cards(play, (memory.Move(s.seat, to, card),), ghosts=True)
            knock_out(play, to)
        case Swap(one, other):
            hands = put(put(s.hands, one, hand_of(play, other)), other, hand_of(play, one))
            play.change(hands=hands, known=memory.swapped(s.known, s.hands, one, other))
            play.say(Swapped(ruling="CARD-21", seat=s.seat, one=one, other=other))
            for seat in (one, other):
                play.say(HandTaken(ruling="CARD-21", seat=seat, hand=hand_of(play, seat)))
        case Skip(whom):
            turns = s.skips[whom - 1] + 1 if play.setup.skip_stacks else 1
            play.change(skips=put(s.skips, whom, turns))
            play.say(Skipping(ruling="CARD-24", seat=s.seat, whom=whom))
        case Dictate(whom, number):
            play.change(orders=put(s.orders, whom, number))
            play.say(Dictated(ruling="CARD-28", seat=s.seat, whom=whom, number=number))
        case _:
            assert_never(action)


def next_to_draw(play: CardsPlay, seat: Seat | None) -> bool:
    """Let the next seat of an ALL-DRAW draw; return False if there is none or the deck is empty (CARD-32, CARD-36)."""
    first = play.s.seat
    order = (first, *play.setup.clockwise_after(first)[:-1])
    waiting = order if seat is None else order[order.index(seat) + 1 :]
    drawing = next((other for other in waiting if is_active(play, other)), None)
    if drawing is None or not play.setup.remains(play.s):
        return False
    play.change(phase="all-draw", drawing=drawing)
    return True


def left_of(setup: CardsSetup, s: CardsState, giver: Seat) -> Seat:
    """Return who gets the card that a seat passes on: the next to the left who still plays (CARD-37)."""
    players = active(s.status)
    return next(taker for taker in setup.clockwise_after(giver) if taker in players)


def pick(play: CardsPlay, action: Pass) -> bool:
    """Pick a card to pass; when all have, pass the cards left, and return whether that was done (CARD-37, CARD-38)."""
    play.change(picks=put(play.s.picks, action.seat, action.card))
    play.say(Picked(ruling="CARD-56", seat=action.seat, card=action.card))
    s = play.s
    if still_to_pick(s):
        return False
    players = active(s.status)
    moves = tuple(
        memory.Move(giver, left_of(play.setup, s, giver), card)
        for giver in (s.seat, *play.setup.clockwise_after(s.seat)[:-1])
        if (card := s.picks[giver - 1]) is not None
    )
    play.change(picks=(None,) * play.setup.players)
    move_cards(play, moves, ghosts=False)
    for move in moves:
        play.say(Passed(ruling="CARD-37", seat=move.giver, to=move.taker, card=move.card))
    knock_out(play, *players)  # CARD-41
    return True
