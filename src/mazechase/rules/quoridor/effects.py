"""What an action leads to: the next state, and the events on the way there."""

from mazechase.boards.fences import NAMES
from mazechase.rules.api import Event, Result, Step
from mazechase.rules.play import Play
from mazechase.rules.quoridor.events import Fenced, Jumped, Moved, PassedOver, TurnLimit, Won
from mazechase.rules.quoridor.legal import can_act, hops_of
from mazechase.rules.quoridor.setup import QuoridorSetup
from mazechase.rules.quoridor.values import Fence, Move, QuoridorAction, QuoridorState
from mazechase.rules.setup import put


def apply(setup: QuoridorSetup, s: QuoridorState, a: QuoridorAction) -> Step[QuoridorState]:
    """Move the pawn or put up the fence, then pass the turn on."""
    play = Play(setup, after(setup, s, a))
    play.say(_moved(setup, s, a) if isinstance(a, Move) else _fenced(play.s, s, a))
    if (result := setup.result(play.s)) is not None:
        play.say(_ended(setup, play.s, result))
        return play.step()
    seat = setup.next_seat(s.turn)
    while seat != play.s.turn:
        play.say(PassedOver(ruling="QUOR-22", seat=seat))
        seat = setup.next_seat(seat)
    return play.step()


def after(setup: QuoridorSetup, s: QuoridorState, a: QuoridorAction) -> QuoridorState:
    """Return the state after a legal action, without events: for search."""
    pawns, left, fences = s.pawns, s.left, s.fences
    if isinstance(a, Move):
        pawns = put(pawns, s.turn, a.to)
    else:
        left = put(left, s.turn, left[s.turn - 1] - 1)
        fences = fences.with_(a.slot)
    taken = setup.limit.count(s.taken)
    reached = QuoridorState(pawns, left, fences, setup.next_seat(s.turn), taken)
    while setup.result(reached) is None and not can_act(setup, reached):  # QUOR-22
        reached = QuoridorState(pawns, left, fences, setup.next_seat(reached.turn), taken)
    return reached


def _moved(setup: QuoridorSetup, s: QuoridorState, a: Move) -> Event:
    hop = next(hop for hop in hops_of(setup, s, s.turn) if hop.to == a.to)
    origin, to = NAMES[s.pawns[s.turn - 1]], NAMES[a.to]
    if hop.over is None:
        return Moved(ruling=hop.ruling, seat=s.turn, origin=origin, to=to)
    return Jumped(ruling=hop.ruling, seat=s.turn, origin=origin, over=NAMES[hop.over], to=to)


def _fenced(reached: QuoridorState, s: QuoridorState, a: Fence) -> Event:
    return Fenced(ruling="QUOR-8", seat=s.turn, fence=a.slot.name, left=reached.left[s.turn - 1])


def _ended(setup: QuoridorSetup, s: QuoridorState, result: Result) -> Event:
    if not result.winners:
        return TurnLimit(ruling=setup.limit.ruling, turns=s.taken)
    winner = result.winners[0]
    return Won(ruling="QUOR-26", seat=winner, at=NAMES[s.pawns[winner - 1]])
