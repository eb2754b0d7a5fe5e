"""Why an action is not legal in Toy. Each answer follows from what the asking seat knows."""

from functools import partial

from mazechase.boards.cells import Cell
from mazechase.rules.api import Refusal
from mazechase.rules.refusals import refusal
from toy.setup import ToySetup
from toy.values import Choose, Peek, Stop, ToyAction, ToyState

_refusal = partial(refusal, "toy")


def explain(setup: ToySetup, s: ToyState, a: ToyAction) -> Refusal:
    """Return why an action is not legal; called only when it is not."""
    if isinstance(a, Choose):
        return _choose(s, a)
    if s.phase != "walk" or isinstance(a, Stop):
        return _refusal("not-walking", "TOY-8")
    here = s.pawns[setup.mover(s) - 1]
    return _peek(setup, s, a, here) if isinstance(a, Peek) else _step(setup, s, here, a.to)


def _step(setup: ToySetup, s: ToyState, here: Cell, to: Cell) -> Refusal:
    stands, target = setup.board.names[here], setup.board.names[to]
    if not s.pips:
        return _refusal("no-steps-left", "TOY-3", stands)
    if to == s.came:
        return _refusal("no-return", "TOY-4", target, cell=target)
    return _refusal("too-far", "TOY-3", stands, target, cell=target)


def _peek(setup: ToySetup, s: ToyState, a: Peek, here: Cell) -> Refusal:
    if not setup.peeking:
        return _refusal("no-peeking", "TOY-6")
    if a.whom == setup.mover(s) or a.whom not in setup.seats or s.pawns[a.whom - 1] != here:
        return _refusal("not-met", "TOY-6", setup.board.names[here], seat=a.whom)
    if a.slot > len(s.hands[a.whom - 1]):
        return _refusal("no-such-card", "TOY-6", seat=a.whom, slot=a.slot)
    return _refusal("already-seen", "TOY-6", seat=a.whom, slot=a.slot)


def _choose(s: ToyState, a: Choose) -> Refusal:
    if s.phase != "pick":
        return _refusal("not-picking", "TOY-8")
    if a.slot > len(s.hands[a.seat - 1]):
        return _refusal("no-such-card", "TOY-8", seat=a.seat, slot=a.slot)
    return _refusal("ghost-stays", "TOY-8", slot=a.slot)
