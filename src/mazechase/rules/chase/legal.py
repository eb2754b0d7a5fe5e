"""Where the piece that moves may step, and when its move may end. This file decides the legality of every step."""

from mazechase.boards.cells import Cell
from mazechase.rules.chase.setup import ChaseSetup
from mazechase.rules.chase.values import BOOST_STEPS, CALL, PAC, Call, ChaseAction, ChaseState, End, Step

ONE, TWO = 1, 2


def legal(setup: ChaseSetup, s: ChaseState) -> tuple[ChaseAction, ...]:
    """List what may be done: ghosts to name in their order, or steps from a1 on and then the end of the move."""
    if s.mover == CALL:
        return tuple(Call(ghost) for ghost in s.waiting)
    found: list[ChaseAction] = list(map(Step, steps(setup, s)))
    if may_end(setup, s):
        found.append(End())
    return tuple(found)


def steps(setup: ChaseSetup, s: ChaseState) -> list[Cell]:
    """Return the squares the piece that moves may step to, from a1 on."""
    if s.mover != PAC:
        return ghost_steps(setup, s)
    near = setup.layout.neighbours[s.pac]
    if s.boost or setup.pacman_into_ghost == "caught":  # QPAC-12, QPAC-17
        return list(near)
    return [to for to in near if to not in s.ghosts]  # QPAC-17


def may_end(setup: ChaseSetup, s: ChaseState) -> bool:
    """Return whether the move may end here, with steps left."""
    if s.mover != PAC:
        return _ghost_may_end(setup, s)
    if not s.boost:
        return setup.pacman_short_move and s.left == 1  # QPAC-5
    unused = s.left == BOOST_STEPS
    return not setup.boost_mandatory if unused else not setup.boost_exact  # QPAC-10, QPAC-11


def ghost_steps(setup: ChaseSetup, s: ChaseState) -> list[Cell]:
    """Return the squares the ghost that moves may step to, from a1 on."""
    found = _ghost_steps(setup, s)
    if setup.must_catch:  # QPAC-41
        return [to for to in found if catches(setup, s, to)] or found
    return found


def _ghost_steps(setup: ChaseSetup, s: ChaseState) -> list[Cell]:
    at = _ghost(s)
    near = setup.layout.neighbours[at]
    if not s.frenzy:
        return [to for to in near if may_stop(setup, s, to)]
    if s.left == 1:  # the second step
        if s.heading is None:
            return [to for to in near if may_stop(setup, s, to)]
        onward = setup.layout.steps[at][s.heading]
        return [] if onward is None else [onward]
    if setup.frenzy_path == "free":
        return [to for to in near if may_pass(setup, s, to)]  # it can always step back and stop there
    reaches = {to: reach(setup, s, to) for to in _directions(setup, s)}
    least = max(reaches.values(), default=0) if setup.frenzy_exact else ONE  # QPAC-30
    return [to for to, far in reaches.items() if far >= max(least, ONE)]


def _directions(setup: ChaseSetup, s: ChaseState) -> list[Cell]:
    """Return the neighbours that lie in a direction a frenzied ghost may choose (QPAC-29)."""
    at = _ghost(s)
    if setup.frenzy_path == "toward":
        ahead = setup.layout.steps[at][setup.layout.lines[at][s.pac]]
        return [] if ahead is None else [ahead]
    return list(setup.layout.neighbours[at])


def reach(setup: ChaseSetup, s: ChaseState, to: Cell) -> int:
    """Return how far a frenzied ghost can run through this neighbour: two squares, one or none (QPAC-30, QPAC-31)."""
    if to == s.pac:
        return TWO  # he is caught there, and nobody runs through him
    at = _ghost(s)
    if may_pass(setup, s, to):
        onward = setup.layout.steps[to][setup.layout.lines[at][to]]
        if onward is not None and may_stop(setup, s, onward):
            return TWO
    return ONE if may_stop(setup, s, to) else 0


def catches(setup: ChaseSetup, s: ChaseState, to: Cell) -> bool:
    """Return whether this step catches Pac-Man, or the next one in this move can."""
    if to == s.pac:
        return True
    if not s.frenzy or s.left == 1:
        return False
    if setup.frenzy_path == "free":
        return s.pac in setup.layout.neighbours[to]
    onward = setup.layout.steps[to][setup.layout.lines[_ghost(s)][to]]
    return onward == s.pac


def may_stop(setup: ChaseSetup, s: ChaseState, to: Cell) -> bool:
    """Return whether the ghost that moves may end its move on another square (QPAC-23, QPAC-32)."""
    return to not in s.pellets and (setup.ghosts_stack or to not in s.ghosts)


def may_pass(setup: ChaseSetup, s: ChaseState, to: Cell) -> bool:
    """Return whether the ghost that moves may run over another square (QPAC-23, QPAC-32)."""
    free = setup.ghost_cross_pellet or to not in s.pellets
    return free and (setup.ghosts_stack or to not in s.ghosts)


def _ghost_may_end(setup: ChaseSetup, s: ChaseState) -> bool:
    if setup.must_catch and any(catches(setup, s, to) for to in _ghost_steps(setup, s)):
        return False
    if s.frenzy and s.left == 1:
        return not setup.frenzy_exact and _ghost(s) not in s.pellets  # QPAC-30, QPAC-23
    return setup.ghost_pass  # QPAC-22


def _ghost(s: ChaseState) -> Cell:
    at = s.ghosts[s.mover]
    assert at is not None  # noqa: S101 (an eaten ghost has no move)
    return at
