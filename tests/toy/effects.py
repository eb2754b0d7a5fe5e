"""What an action or an outcome leads to."""

from typing import assert_never

from mazechase.boards.cells import Cell
from mazechase.rules import api
from mazechase.rules.api import Seat
from mazechase.rules.play import Play
from mazechase.rules.setup import put
from mazechase.rules.turnlimit import REASON
from toy.events import Ate, Chose, Drew, Ended, Peeked, Revealed, Rolled, RoundDrawn, RoundWon, Stepped, Stopped
from toy.legal import may_draw, peeks, steps
from toy.setup import ToySetup
from toy.values import Choose, Draw, Held, Peek, Roll, Step, Stop, ToyAction, ToyOutcome, ToyState, seats_to_pick

ToyPlay = Play[ToySetup, ToyState]


def apply(setup: ToySetup, s: ToyState, a: ToyAction) -> api.Step[ToyState]:
    """Walk, stop, look or pick, and go on to whatever comes next."""
    play = Play(setup, s)
    match a:
        case Step(to):
            _step(play, to)
        case Stop():
            play.say(Stopped(ruling="TOY-3", seat=setup.mover(s)))
            _end_walk(play)
        case Peek(whom, slot):
            _peek(play, whom, slot)
        case Choose(seat, slot):
            _choose(play, seat, slot)
        case _:
            assert_never(a)
    _end_if_over(play)
    return play.step()


def settle(setup: ToySetup, s: ToyState, outcome: ToyOutcome) -> api.Step[ToyState]:
    """Begin the walk after a roll; end the turn after a draw."""
    play = Play(setup, s)
    seat = setup.mover(s)
    match outcome:
        case Roll(pips):
            play.change(phase="walk", pips=pips)
            play.say(Rolled(ruling="TOY-2", seat=seat, pips=pips))
        case Draw(card):
            play.change(hands=put(s.hands, seat, (*s.hands[seat - 1], Held(card))))
            play.say(Drew(ruling="TOY-7", seat=seat, card=card))
            _end_turn(play)
        case _:
            assert_never(outcome)
    _end_if_over(play)
    return play.step()


def _step(play: ToyPlay, to: Cell) -> None:
    """Go one cell and eat the dot there; the walk is over when nothing is left but to stop."""
    setup, s, names = play.setup, play.s, play.setup.board.names
    seat = setup.mover(s)
    here = s.pawns[seat - 1]
    play.say(Stepped(ruling="TOY-3", seat=seat, origin=names[here], to=names[to]))
    play.change(pips=s.pips - 1, came=here, pawns=put(s.pawns, seat, to))
    if to in s.dots:
        play.change(dots=s.dots.without(to), points=put(s.points, seat, s.points[seat - 1] + 1))
        play.say(Ate(ruling="TOY-5", seat=seat, at=names[to], left=len(play.s.dots)))
    if not play.s.dots:
        play.change(phase="roll", pips=0, came=None)
    elif not steps(setup, play.s) and not peeks(setup, play.s):
        _end_walk(play)


def _peek(play: ToyPlay, whom: Seat, slot: int) -> None:
    """Look at a card, and end the walk."""
    seat, hand = play.setup.mover(play.s), play.s.hands[whom - 1]
    held = hand[slot - 1]
    seen = Held(held.card, tuple(sorted((*held.seen, seat))))
    play.change(hands=put(play.s.hands, whom, (*hand[: slot - 1], seen, *hand[slot:])))
    play.say(Peeked(ruling="TOY-6", seat=seat, whom=whom, slot=slot, card=held.card))
    _end_walk(play)


def _choose(play: ToyPlay, seat: Seat, slot: int) -> None:
    """Pick what to play; when all have, the picks are turned up."""
    play.change(picks=put(play.s.picks, seat, slot))
    play.say(Chose(ruling="TOY-8", seat=seat, slot=slot))
    if not seats_to_pick(play.s.hands, play.s.picks):
        _reveal(play)


def _reveal(play: ToyPlay) -> None:
    s = play.s
    slots = tuple(pick if isinstance(pick, int) else 0 for pick in s.picks)
    both = tuple(zip(s.hands, slots, strict=True))
    played = tuple(hand[slot - 1].card if slot else "-" for hand, slot in both)
    cards = [card for card in played if card != "-"]
    play.change(
        phase="roll",
        hands=tuple((*hand[: slot - 1], *hand[slot:]) if slot else hand for hand, slot in both),
        spent=tuple(sorted((*s.spent, *cards))),
        picks=(None,) * play.setup.players,
    )
    play.say(Revealed(ruling="TOY-9", cards=played, slots=slots))
    best = (max if play.setup.wins == "highest" else min)(cards, default="-")
    if cards.count(best) == 1:
        seat = Seat(played.index(best) + 1)
        play.change(points=put(s.points, seat, s.points[seat - 1] + 2))
        play.say(RoundWon(ruling="TOY-9", seat=seat, card=best))
    else:
        play.say(RoundDrawn(ruling="TOY-9"))


def _end_walk(play: ToyPlay) -> None:
    play.change(phase="draw", pips=0, came=None)
    if not may_draw(play.setup, play.s):
        _end_turn(play)


def _end_turn(play: ToyPlay) -> None:
    """Count the turn; after a round everybody picks: some hand has a card then, since ghosts are never played."""
    play.change(phase="roll", taken=play.s.taken + 1)
    if play.s.taken % play.setup.players == 0:
        play.change(phase="pick")
        if play.setup.over(play.s):
            play.change(phase="roll")


def _end_if_over(play: ToyPlay) -> None:
    """Show the hands if that was the end."""
    if reason := play.setup.over(play.s):
        hands = tuple("".join(held.card for held in hand) or "-" for hand in play.s.hands)
        ruling = "TOY-12" if reason == REASON else "TOY-10"
        play.say(Ended(ruling=ruling, hands=hands, points=play.setup.result(play.s, reason).scores))
