"""Why an action is not legal: the ruling against it, and the squares that show it."""

from msgspec.structs import replace

from mazechase.boards.cells import Cell
from mazechase.boards.fences import NAMES, SIZE, SQUARES
from mazechase.rules.api import Refusal
from mazechase.rules.chase import effects
from mazechase.rules.chase.legal import TWO, catches, ghost_steps, may_pass, may_stop, reach, steps
from mazechase.rules.chase.setup import ChaseSetup
from mazechase.rules.chase.values import (
    BOOST_STEPS,
    CALL,
    GHOSTS,
    MOVERS,
    PAC,
    Call,
    ChaseAction,
    ChaseState,
    End,
    Step,
)
from mazechase.rules.refusals import refusal


def explain(setup: ChaseSetup, s: ChaseState, a: ChaseAction) -> Refusal:
    """Return why an action is not legal; called only when it is not."""
    if isinstance(a, Call):
        return _explain_call(s, a.ghost)
    if s.mover == CALL:
        return _refusal("call-first", "QPAC-20", ghosts=", ".join(GHOSTS[ghost] for ghost in s.waiting))
    if isinstance(a, End):
        return _explain_pac_end(setup, s) if s.mover == PAC else _explain_ghost_end(setup, s)
    at = s.pac if s.mover == PAC else s.ghosts[s.mover]
    assert at is not None  # noqa: S101 (an eaten ghost has no move)
    if a.to not in setup.layout.neighbours[at]:
        return _explain_far(setup, s, at, a.to)
    if s.mover == PAC:
        return _refusal("ghost-there", "QPAC-17", a.to, square=NAMES[a.to])
    return _explain_ghost_step(setup, s, at, a.to)


def _explain_call(s: ChaseState, ghost: int) -> Refusal:
    name = GHOSTS[ghost]
    if s.mover != CALL:
        return _refusal("no-call", "QPAC-20", ghost=name, piece=MOVERS[s.mover])
    if s.ghosts[ghost] is None:
        return _refusal("ghost-eaten", "QPAC-19", ghost=name)
    return _refusal("has-moved", "QPAC-20", ghost=name)


def _explain_pac_end(setup: ChaseSetup, s: ChaseState) -> Refusal:
    if not s.boost:
        return _refusal("one-step" if setup.pacman_short_move else "two-steps", "QPAC-5", s.pac)
    if s.left == BOOST_STEPS:
        return _refusal("must-boost", "QPAC-10", s.pac)
    return _refusal("whole-boost", "QPAC-11", s.pac)


def _explain_ghost_end(setup: ChaseSetup, s: ChaseState) -> Refusal:
    at = s.ghosts[s.mover]
    assert at is not None  # noqa: S101 (an eaten ghost has no move)
    params = {"ghost": GHOSTS[s.mover], "square": NAMES[at]}
    running = s.frenzy and s.left == 1
    if running and at in s.pellets:
        return _refusal("stop-on-pellet", "QPAC-23", at, **params)
    if running and setup.frenzy_exact:
        return _refusal("run-on", "QPAC-30", at, **params)
    if running or setup.ghost_pass:
        return _refusal("must-catch", "QPAC-41", at, s.pac, **params)
    return _refusal("must-move", "QPAC-22", at, **params)


def _explain_far(setup: ChaseSetup, s: ChaseState, at: Cell, to: Cell) -> Refusal:
    """Return why a piece cannot step to a square that is not a neighbour."""
    across, along = abs(to % SIZE - at % SIZE), abs(to // SIZE - at // SIZE)
    params = {"piece": MOVERS[s.mover], "square": NAMES[to]}
    if across + along == 0:
        return _refusal("stands-there", "QPAC-5" if s.mover == PAC else "QPAC-22", to, **params)
    if across + along == 1:
        return _refusal("fence-between", "QPAC-42", at, to, **params)
    between = Cell((at + to) // 2)
    if {across, along} == {0, 2} and _bars(setup, s, between, to):
        return _refusal("no-jump", "QPAC-18", between, to, **params)
    return _refusal("too-far", "QPAC-6" if s.mover == PAC else "QPAC-21", to, **params)


def _bars(setup: ChaseSetup, s: ChaseState, between: Cell, to: Cell) -> bool:
    """Return whether a piece on the square between is all that keeps the move from going on to the one behind it."""
    if between == s.pac:
        if setup.frenzy_path == "toward":
            return False  # without him the ghost would not run that way
        freed = replace(s, pac=_far_from(between))
    elif between in s.ghosts:
        ghosts = tuple(None if at == between else at for at in s.ghosts)
        freed = replace(s, ghosts=ghosts, waiting=tuple(ghost for ghost in s.waiting if ghosts[ghost] is not None))
    else:
        return False
    return _goes_over(setup, freed, between, to) and not _goes_over(setup, s, between, to)


def _far_from(square: Cell) -> Cell:
    """Return the corner that is farthest away."""
    return Cell((SIZE - 1) * (square % SIZE < SIZE // 2) + (SQUARES - SIZE) * (square // SIZE < SIZE // 2))


def _goes_over(setup: ChaseSetup, s: ChaseState, first: Cell, to: Cell) -> bool:
    """Return whether the piece that moves may step there, and on to another square in the same move."""
    if first not in steps(setup, s):
        return False
    after = effects.apply(setup, s, Step(first)).state
    same_move = after.mover == s.mover and after.lives == s.lives and (after.boost or after.left < s.left)
    return same_move and bool(after.pellets) and to in steps(setup, after)


def _explain_ghost_step(setup: ChaseSetup, s: ChaseState, at: Cell, to: Cell) -> Refusal:
    params = {"ghost": GHOSTS[s.mover], "square": NAMES[to]}
    running = s.frenzy and s.left == 1
    if s.heading is not None:
        return _refusal("straight-on", "QPAC-29", at, *ghost_steps(setup, s), **params)
    allowed = may_pass(setup, s, to) if s.frenzy and not running else may_stop(setup, s, to)
    if not allowed and to in s.ghosts and not setup.ghosts_stack:
        return _refusal("no-sharing", "QPAC-32", to, **params)
    if not allowed:
        return _refusal("pellet-there", "QPAC-23", to, **params)
    if setup.must_catch and any(catches(setup, s, first) for first in ghost_steps(setup, s)):
        return _refusal("must-catch", "QPAC-41", s.pac, **params)
    if setup.frenzy_path == "toward" and setup.layout.lines[at].get(s.pac) != setup.layout.lines[at][to]:
        return _refusal("toward", "QPAC-29", *setup.layout.line(at, s.pac), **params)
    if reach(setup, s, to) == 0:
        return _refusal("pellet-there", "QPAC-23", to, **params)
    farther = [first for first in ghost_steps(setup, s) if reach(setup, s, first) == TWO]
    return _refusal("farther", "QPAC-30", *farther, **params)


def _refusal(code: str, ruling: str, *cells: Cell, **params: int | str) -> Refusal:
    return refusal("chase", code, ruling, *(NAMES[cell] for cell in cells), **params)
