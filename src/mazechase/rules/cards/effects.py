"""What an action or a drawn card leads to, and whose turn comes next."""

from mazechase.rules.api import Seat, Step
from mazechase.rules.cards import powers
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
from mazechase.rules.cards.hands import CardsPlay, end_if_over, finish, is_active, leave_play, take_card
from mazechase.rules.cards.setup import CardsSetup
from mazechase.rules.cards.values import CardsAction, CardsState, Draw, Drawn, End, Pass, Shut, active, with_card
from mazechase.rules.play import Play
from mazechase.rules.setup import put


def apply(setup: CardsSetup, s: CardsState, a: CardsAction) -> Step[CardsState]:
    """Decide, or answer a power-up, and go on to whatever comes next."""
    play = Play(setup, s)
    match a:
        case Draw():
            play.change(phase="draw")
        case End():
            _end(play)
        case Shut():
            _shut(play)
        case Pass():
            if powers.pick(play, a):
                _resolved(play)
        case _:
            powers.carry_out(play, a)
            _resolved(play)
    return play.step()


def settle(setup: CardsSetup, s: CardsState, outcome: Drawn) -> Step[CardsState]:
    """Take the card that was drawn: the turn's own, or one of an ALL-DRAW."""
    play = Play(setup, s)
    if s.phase == "all-draw":
        _drawn_by_all(play, outcome.card)
    else:
        _drawn(play, outcome.card)
    return play.step()


def _drawn(play: CardsPlay, card: Card) -> None:
    """Take the card of a turn: into the hand, or face up and in effect (CARD-7, CARD-9)."""
    s = play.s
    play.change(phase="ask", drawn=s.drawn + 1)
    if card in ALL_POWER_UPS:
        play.change(discard=with_card(s.discard, card))
        play.say(TurnedUp(ruling="CARD-13", seat=s.seat, card=card))
        if not powers.begin(play, card):
            _resolved(play)
    else:
        take_card(play, s.seat, card, "CARD-6")
        _resolved(play)


def _drawn_by_all(play: CardsPlay, card: Card) -> None:
    """Take one card of an ALL-DRAW, and go on to the next seat (CARD-32, CARD-33, CARD-34)."""
    seat = play.s.drawing
    assert seat is not None  # noqa: S101 (somebody draws in this phase)
    if card in ALL_POWER_UPS:
        play.change(discard=with_card(play.s.discard, card))
        play.say(Wasted(ruling="CARD-34", seat=seat, card=card))
    else:
        take_card(play, seat, card, "CARD-32")
    if play.setup.over(play.s.status) or not powers.next_to_draw(play, seat):
        play.change(phase="ask", drawing=None)
        _resolved(play)


def _resolved(play: CardsPlay) -> None:
    """Continue after a card has taken effect: the end, an empty deck, or the same turn (CARD-44, CARD-53)."""
    if end_if_over(play) or (not play.setup.remains(play.s) and not _reshuffled(play)):
        return
    if not is_active(play, play.s.seat):
        _next_turn(play)
    else:
        play.change(phase="ask")


def _reshuffled(play: CardsPlay) -> bool:
    """Make a new deck of the open cards, once, if the option says so, and return True; otherwise end the game."""
    s = play.s
    out = [hand for hand, status in zip(s.hands, s.status, strict=True) if status == "out"]
    cards = len(s.discard) + sum(map(len, out))
    if play.setup.reshuffle_once and not s.reshuffled and cards:
        hands = tuple(() if status == "out" else hand for hand, status in zip(s.hands, s.status, strict=True))
        play.change(hands=hands, discard=(), reshuffled=True)
        play.say(Reshuffled(ruling="CARD-44", cards=cards))
        return True
    play.say(DeckEmpty(ruling="CARD-44", seats=active(s.status)))
    for seat in active(s.status):
        leave_play(play, seat, "down")
    end_if_over(play)
    return False


def _end(play: CardsPlay) -> None:
    """End the turn; a lone player limited to one turn shuts down instead (CARD-47)."""
    seat = play.s.seat
    play.say(TurnEnded(ruling="CARD-6", seat=seat))
    if play.setup.solo_one_turn and active(play.s.status) == (seat,):
        _shut(play, "CARD-47")
    else:
        _next_turn(play)


def _shut(play: CardsPlay, ruling: str = "CARD-6") -> None:
    """Shut down, which ends the turn (CARD-53)."""
    seat = play.s.seat
    leave_play(play, seat, "down")
    play.say(ShutDown(ruling=ruling, seat=seat))
    if not end_if_over(play):
        _next_turn(play)


def _next_turn(play: CardsPlay) -> None:
    """Go clockwise to the next active seat that does not miss its turn (CARD-25, CARD-43)."""
    limit = play.setup.limit
    play.change(taken=limit.count(play.s.taken))
    if limit.reached(play.s.taken):
        play.say(TurnLimit(ruling=limit.ruling, turns=play.s.taken))
        finish(play, limit.ruling)
        return
    seat = _next_active(play, play.s.seat)
    while play.s.skips[seat - 1]:
        play.change(skips=put(play.s.skips, seat, play.s.skips[seat - 1] - 1))
        play.say(TurnSkipped(ruling="CARD-24", seat=seat))
        seat = _next_active(play, seat)
    _begin(play, seat)


def _next_active(play: CardsPlay, seat: Seat) -> Seat:
    return next(other for other in play.setup.clockwise_after(seat) if is_active(play, other))


def _begin(play: CardsPlay, seat: Seat) -> None:
    """Begin a turn; an order is taken up now and then forgotten (CARD-29, CARD-30)."""
    quota = play.s.orders[seat - 1]
    play.change(phase="ask", seat=seat, drawn=0, quota=quota, orders=put(play.s.orders, seat, 0))
    if quota:
        play.say(TurnOrdered(ruling="CARD-28", seat=seat, number=quota))
    else:
        play.say(TurnBegan(ruling="CARD-43", seat=seat))
