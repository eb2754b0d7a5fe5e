"""Why an action is not legal: which ruling stands against it, and the squares that show it."""

from mazechase.boards.cells import Cell
from mazechase.boards.fences import NAMES, SIZE
from mazechase.messages import Params
from mazechase.rules.api import Refusal
from mazechase.rules.chase.setup import Setup
from mazechase.rules.chase.values import BOOST_STEPS, CALL, GHOSTS, MOVERS, PAC, Call, ChaseAction, ChaseState, End
from mazechase.rules.chase.ways import TWO, catches, ghost_steps, may_pass, may_stop, reach


def explain(setup: Setup, s: ChaseState, a: ChaseAction) -> Refusal:
    """Say which ruling stands against an action; asked only when it is not legal."""
    if isinstance(a, Call):
        return _explain_call(s, a.ghost)
    if s.mover == CALL:
        return _refusal("call-first", "QPAC-20", {"ghosts": ", ".join(GHOSTS[ghost] for ghost in s.waiting)})
    if isinstance(a, End):
        return _explain_pac_end(setup, s) if s.mover == PAC else _explain_ghost_end(setup, s)
    at = s.pac if s.mover == PAC else s.ghosts[s.mover]
    assert at is not None  # noqa: S101 (an eaten ghost has no move)
    if a.to not in setup.layout.neighbours[at]:
        return _explain_far(s, at, a.to)
    if s.mover == PAC:
        return _refusal("ghost-there", "QPAC-17", {"square": NAMES[a.to]}, a.to)
    return _explain_ghost_step(setup, s, at, a.to)


def _explain_call(s: ChaseState, ghost: int) -> Refusal:
    params: Params = {"ghost": GHOSTS[ghost]}
    if s.mover != CALL:
        return _refusal("no-call", "QPAC-20", {**params, "piece": MOVERS[s.mover]})
    if s.ghosts[ghost] is None:
        return _refusal("ghost-eaten", "QPAC-19", params)
    return _refusal("has-moved", "QPAC-20", params)


def _explain_pac_end(setup: Setup, s: ChaseState) -> Refusal:
    if not s.boost:
        return _refusal("one-step" if setup.pacman_short_move else "two-steps", "QPAC-5", {}, s.pac)
    if s.left == BOOST_STEPS:
        return _refusal("must-boost", "QPAC-10", {}, s.pac)
    return _refusal("whole-boost", "QPAC-11", {}, s.pac)


def _explain_ghost_end(setup: Setup, s: ChaseState) -> Refusal:
    at = s.ghosts[s.mover]
    assert at is not None  # noqa: S101 (an eaten ghost has no move)
    params: Params = {"ghost": GHOSTS[s.mover], "square": NAMES[at]}
    running = s.frenzy and s.left == 1
    if running and at in s.pellets:
        return _refusal("stop-on-pellet", "QPAC-23", params, at)
    if running and setup.frenzy_exact:
        return _refusal("run-on", "QPAC-30", params, at)
    if running or setup.ghost_pass:
        return _refusal("must-catch", "QPAC-41", params, at, s.pac)
    return _refusal("must-move", "QPAC-22", params, at)


def _explain_far(s: ChaseState, at: Cell, to: Cell) -> Refusal:
    """Tell a step that is no step from one that a fence closes or a jump."""
    across, along = abs(to % SIZE - at % SIZE), abs(to // SIZE - at // SIZE)
    params: Params = {"piece": MOVERS[s.mover], "square": NAMES[to]}
    if across + along == 0:
        return _refusal("stands-there", "QPAC-5" if s.mover == PAC else "QPAC-22", params, to)
    if across + along == 1:
        return _refusal("fence-between", "QPAC-3", params, at, to)
    between = Cell((at + to) // 2)
    if {across, along} == {0, 2} and between in (s.pac, *s.ghosts):
        return _refusal("no-jump", "QPAC-18", params, between, to)
    return _refusal("too-far", "QPAC-6" if s.mover == PAC else "QPAC-21", params, to)


def _explain_ghost_step(setup: Setup, s: ChaseState, at: Cell, to: Cell) -> Refusal:
    params: Params = {"ghost": GHOSTS[s.mover], "square": NAMES[to]}
    running = s.frenzy and s.left == 1
    if s.heading is not None:
        return _refusal("straight-on", "QPAC-29", params, at, *ghost_steps(setup, s))
    allowed = may_pass(setup, s, to) if s.frenzy and not running else may_stop(setup, s, to)
    if not allowed and to in s.ghosts and not setup.ghosts_stack:
        return _refusal("no-sharing", "QPAC-32", params, to)
    if not allowed:
        return _refusal("pellet-there", "QPAC-23", params, to)
    if setup.must_catch and any(catches(setup, s, first) for first in ghost_steps(setup, s)):
        return _refusal("must-catch", "QPAC-41", params, s.pac)
    if setup.frenzy_path == "toward" and setup.layout.lines[at].get(s.pac) != setup.layout.lines[at][to]:
        return _refusal("toward", "QPAC-29", params, *setup.layout.line(at, s.pac))
    if reach(setup, s, to) == 0:
        return _refusal("pellet-there", "QPAC-23", params, to)
    farther = [first for first in ghost_steps(setup, s) if reach(setup, s, first) == TWO]
    return _refusal("farther", "QPAC-30", params, *farther)


def _refusal(code: str, ruling: str, params: Params, *cells: Cell) -> Refusal:
    return Refusal(code, ruling, f"chase-refuse-{code}", dict(params), tuple(NAMES[cell] for cell in cells))
