"""Hands that change: cards drawn, moved and revealed, seats that leave play, and the end."""

from mazechase.rules.api import Seat
from mazechase.rules.cards import memory
from mazechase.rules.cards.deck import Card
from mazechase.rules.cards.events import Drew, Ended, KnockedOut
from mazechase.rules.cards.setup import CardsSetup
from mazechase.rules.cards.text import write_hand
from mazechase.rules.cards.values import CardsState, Hand, Status, with_card, without_card
from mazechase.rules.play import Play
from mazechase.rules.setup import put

CardsPlay = Play[CardsSetup, CardsState]


def hand_of(play: CardsPlay, seat: Seat) -> Hand:
    """Return a seat's hand."""
    return play.s.hands[seat - 1]


def is_active(play: CardsPlay, seat: Seat) -> bool:
    """Return whether a seat is neither shut down nor knocked out."""
    return play.s.status[seat - 1] == "active"


def leave_play(play: CardsPlay, seat: Seat, status: Status) -> None:
    """Shut a seat down or knock it out; nothing waits for its next turn any more."""
    play.change(
        status=put(play.s.status, seat, status),
        skips=put(play.s.skips, seat, 0),
        orders=put(play.s.orders, seat, 0),
    )


def take_card(play: CardsPlay, seat: Seat, card: Card, ruling: str) -> None:
    """Put a card from the deck into a hand, unseen by others, and check it for a knock-out."""
    play.change(hands=put(play.s.hands, seat, with_card(hand_of(play, seat), card)))
    play.say(Drew(ruling=ruling, seat=seat, card=card))
    knock_out(play, seat)


def move_cards(play: CardsPlay, moves: tuple[memory.Move, ...], *, ghosts: bool) -> None:
    """Move cards from hand to hand, all at the same time."""
    hands = play.s.hands
    for move in moves:
        hands = put(hands, move.giver, without_card(hands[move.giver - 1], move.card))
    for move in moves:
        hands = put(hands, move.taker, with_card(hands[move.taker - 1], move.card))
    play.change(hands=hands, known=memory.moved(play.s.known, moves, ghosts=ghosts))


def knock_out(play: CardsPlay, *seats: Seat) -> None:
    """Knock out those of these seats that have three ghosts, and reveal their hands (CARD-10, CARD-11, CARD-12)."""
    for seat in seats:
        if play.setup.is_knocked_out(hand_of(play, seat)):
            leave_play(play, seat, "out")
            play.change(known=memory.turned_up(play.s.known, seat))
            play.say(KnockedOut(ruling="CARD-10", seat=seat, hand=hand_of(play, seat)))


def end_if_over(play: CardsPlay) -> bool:
    """Finish if the end has come, and return whether it has (CARD-33, CARD-45)."""
    if reason := play.setup.over(play.s.status):
        finish(play, "CARD-45" if reason == "ghost_knockout" else "CARD-50")
        return True
    return False


def finish(play: CardsPlay, ruling: str) -> None:
    """End the game: hands are open now, so nothing is left to remember (CARD-55)."""
    none = (0,) * play.setup.players
    play.change(phase="over", drawing=None, drawn=0, quota=0, skips=none, orders=none, known=())
    result = play.setup.result(play.s)
    hands = tuple(write_hand(hand) for hand in play.s.hands)
    play.say(Ended(ruling=ruling, hands=hands, points=result.scores, winners=result.winners))
