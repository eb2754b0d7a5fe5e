"""What follows from an action: the rest of the cycle as far as nobody has a choice in it.

Every function gives the next state and says what happened. ``say`` takes an event's class and fields; a search
passes one that does nothing.
"""

from collections.abc import Callable

from msgspec.structs import replace

from mazechase.boards.cells import Cell
from mazechase.boards.fences import NAMES
from mazechase.rules.api import Seat
from mazechase.rules.chase.setup import Setup
from mazechase.rules.chase.values import (
    BASE_STEPS,
    BOOST_STEPS,
    CALL,
    GHOSTS,
    PAC,
    PACMAN,
    AteGhost,
    AtePellet,
    Boosted,
    BoostEnded,
    Called,
    Caught,
    ChaseState,
    Frenzied,
    Moved,
    PelletsBack,
    Reset,
    Stalled,
    Stayed,
    Stopped,
    TurnLimit,
    Won,
)
from mazechase.rules.chase.ways import TWO, ghost_steps, reach, steps

Say = Callable[..., None]


def start(setup: Setup) -> ChaseState:
    """Give the set-up: everybody at the start, all pellets there, Pac-Man to move (QPAC-4)."""
    layout = setup.layout
    return ChaseState(
        pac=layout.pac,
        ghosts=layout.ghosts,
        pellets=layout.pellets,
        lives=setup.lives,
        idle=0,
        mover=PAC,
        left=BASE_STEPS,
        boost=False,
        frenzy=False,
        heading=None,
        waiting=(),
        ate=False,
        best=0,
        cycles=0,
    )


def step(setup: Setup, s: ChaseState, to: Cell, say: Say) -> ChaseState:
    """Move the piece whose move it is."""
    return _pac_step(setup, s, to, say) if s.mover == PAC else _ghost_step(setup, s, to, say)


def end(setup: Setup, s: ChaseState, say: Say) -> ChaseState:
    """End the move of the piece whose move it is."""
    if s.mover == PAC:
        if s.boost:  # it need not be begun, nor be used up; that it ends tells all
            return _end_pac(setup, s, say, "QPAC-10" if s.left == BOOST_STEPS else "QPAC-11")
        say(Stopped, ruling="QPAC-5", seat=Seat(1), piece=PACMAN, at=NAMES[s.pac])
        return _end_pac(setup, s, say)
    ghost = GHOSTS[s.mover]
    if s.frenzy and s.left < TWO:
        say(Stopped, ruling="QPAC-30", seat=setup.seat_of(s.mover), piece=ghost, at=_at(s))
    else:
        say(Stayed, ruling="QPAC-22", piece=ghost, at=_at(s))
    return _next_ghost(setup, s, say)


def call(setup: Setup, s: ChaseState, ghost: int, say: Say) -> ChaseState:
    """Let the ghost move that seat 2 has named."""
    say(Called, ruling="QPAC-20", seat=setup.seat_of(CALL), ghost=GHOSTS[ghost])
    s = _begin_ghost(setup, s, ghost, say)
    return s if ghost_steps(setup, s) else _stay(setup, s, say)


# Pac-Man.


def _pac_step(setup: Setup, s: ChaseState, to: Cell, say: Say) -> ChaseState:
    ruling = "QPAC-12" if s.boost else "QPAC-6"
    say(Moved, ruling=ruling, seat=Seat(1), piece=PACMAN, origin=NAMES[s.pac], to=NAMES[to])
    met = not s.boost and to in s.ghosts
    s = replace(s, pac=to, left=s.left - 1)
    if met:
        return _catch(setup, s, s.ghosts.index(to), "QPAC-17", say)
    if s.boost and setup.eat_in_passing:
        s = _eat_ghosts(s, say)
    if to in s.pellets:
        return _eat_pellet(setup, s, say)
    return s if s.left else _end_pac(setup, s, say)


def _eat_pellet(setup: Setup, s: ChaseState, say: Say) -> ChaseState:
    pellets = s.pellets.without(s.pac)
    say(AtePellet, ruling="QPAC-9", at=NAMES[s.pac], left=len(pellets))
    s = replace(s, pellets=pellets, ate=True, idle=0)
    if not pellets:
        return _over(setup, s, "QPAC-37", say)
    if s.boost and not setup.boost_chain:
        return _end_pac(setup, s, say)
    say(Boosted, ruling="QPAC-13" if s.boost else "QPAC-8", steps=BOOST_STEPS)
    return replace(s, boost=True, left=BOOST_STEPS)


def _eat_ghosts(s: ChaseState, say: Say) -> ChaseState:
    if s.pac not in s.ghosts:
        return s
    for number, at in enumerate(s.ghosts):
        if at == s.pac:
            say(AteGhost, ruling="QPAC-15", ghost=GHOSTS[number], at=NAMES[at])
    return replace(s, ghosts=tuple(None if at == s.pac else at for at in s.ghosts))


def _end_pac(setup: Setup, s: ChaseState, say: Say, why: str = "QPAC-14") -> ChaseState:
    if s.boost:
        s = _eat_ghosts(s, say)  # there are some only where he does not eat in passing
        say(BoostEnded, ruling=why, at=NAMES[s.pac])
    return _ghosts_move(setup, s, say)


# The ghosts.


def _ghosts_move(setup: Setup, s: ChaseState, say: Say) -> ChaseState:
    waiting = tuple(number for number, at in enumerate(s.ghosts) if at is not None)
    return _next_ghost(setup, replace(s, boost=False, waiting=waiting), say)


def _next_ghost(setup: Setup, s: ChaseState, say: Say) -> ChaseState:
    if not s.waiting:
        return _end_cycle(setup, s, say)
    if setup.ghost_order == "free" and len(s.waiting) > 1:
        return replace(s, mover=CALL, left=0, frenzy=False, heading=None)
    s = _begin_ghost(setup, s, s.waiting[0], say)
    return s if ghost_steps(setup, s) else _stay(setup, s, say)


def _begin_ghost(setup: Setup, s: ChaseState, ghost: int, say: Say) -> ChaseState:
    """Look for Pac-Man once, as the ghost's move begins (QPAC-28)."""
    at = s.ghosts[ghost]
    assert at is not None  # noqa: S101 (only ghosts on the board wait)
    frenzy = s.pac in setup.layout.lines[at]
    if frenzy:
        line = tuple(NAMES[cell] for cell in setup.layout.line(at, s.pac))
        say(Frenzied, ruling="QPAC-28", ghost=GHOSTS[ghost], line=line)
    return replace(
        s,
        mover=ghost,
        left=2 if frenzy else 1,
        frenzy=frenzy,
        heading=None,
        waiting=tuple(number for number in s.waiting if number != ghost),
    )


def _stay(setup: Setup, s: ChaseState, say: Say) -> ChaseState:
    say(Stayed, ruling="QPAC-33", piece=GHOSTS[s.mover], at=_at(s))
    return _next_ghost(setup, s, say)


def _ghost_step(setup: Setup, s: ChaseState, to: Cell, say: Say) -> ChaseState:
    ghost, origin = s.mover, s.ghosts[s.mover]
    assert origin is not None  # noqa: S101 (an eaten ghost has no move)
    ruling = "QPAC-29" if s.frenzy else "QPAC-21"
    seat = setup.seat_of(ghost)
    say(Moved, ruling=ruling, seat=seat, piece=GHOSTS[ghost], origin=NAMES[origin], to=NAMES[to])
    ghosts = (*s.ghosts[:ghost], to, *s.ghosts[ghost + 1 :])
    if to == s.pac:
        return _catch(setup, replace(s, ghosts=ghosts), ghost, "QPAC-31" if s.frenzy else "QPAC-34", say)
    if s.frenzy and s.left == 2:
        if setup.frenzy_path == "free":
            return replace(s, ghosts=ghosts, left=1)
        if reach(setup, s, to) == TWO:
            return replace(s, ghosts=ghosts, left=1, heading=setup.layout.lines[origin][to])
    return _next_ghost(setup, replace(s, ghosts=ghosts), say)


# How a cycle ends.


def _end_cycle(setup: Setup, s: ChaseState, say: Say) -> ChaseState:
    counted = setup.stall_limit is not None and not s.ate
    s = replace(s, idle=s.idle + 1 if counted else 0)
    if s.idle == setup.stall_limit:  # QPAC-40
        say(Stalled, ruling="QPAC-40", cycles=s.idle, lives=s.lives - 1)
        return _lose_life(setup, s, say)
    return _new_cycle(setup, s, say)


def _catch(setup: Setup, s: ChaseState, ghost: int, ruling: str, say: Say) -> ChaseState:
    say(Caught, ruling=ruling, ghost=GHOSTS[ghost], at=NAMES[s.pac], lives=s.lives - 1)
    return _lose_life(setup, s, say)


def _lose_life(setup: Setup, s: ChaseState, say: Say) -> ChaseState:
    """End it, or put everybody back; the ghosts that have not moved do not (QPAC-34)."""
    s = replace(s, lives=s.lives - 1, idle=0)
    if not s.lives:
        return _over(setup, s, "QPAC-36", say)
    layout = setup.layout
    s = replace(s, pac=layout.pac, ghosts=layout.ghosts)
    say(Reset, ruling="QPAC-4", pacman=NAMES[layout.pac], ghosts=tuple(NAMES[at] for at in layout.ghosts))
    if setup.pellets_reset and s.pellets != layout.pellets:  # QPAC-35
        say(PelletsBack, ruling="QPAC-35", pellets=tuple(NAMES[at] for at in layout.pellets - s.pellets))
        s = replace(s, best=setup.level(s), pellets=layout.pellets)
    return _new_cycle(setup, s, say)


def _new_cycle(setup: Setup, s: ChaseState, say: Say) -> ChaseState:
    """Let Pac-Man move; if ghosts stand all round him he stays, and the ghosts move again (QPAC-7)."""
    s = _at_rest(setup, s, left=BASE_STEPS)
    if setup.result(s) is not None:
        say(TurnLimit, ruling="QPAC-40", cycles=s.cycles, level=setup.level(s))
        return replace(s, left=0)
    if not steps(setup, s):
        say(Stayed, ruling="QPAC-7", piece=PACMAN, at=NAMES[s.pac])
        return _ghosts_move(setup, s, say)
    return s


def _over(setup: Setup, s: ChaseState, ruling: str, say: Say) -> ChaseState:
    say(Won, ruling=ruling, winner="ghosts" if s.pellets else PACMAN, level=setup.level(s))
    return _at_rest(setup, s, left=0)


def _at_rest(setup: Setup, s: ChaseState, left: int) -> ChaseState:
    """Count the cycle as finished, where cycles are counted, with nobody in the middle of a move."""
    return replace(
        s,
        mover=PAC,
        left=left,
        boost=False,
        frenzy=False,
        heading=None,
        waiting=(),
        ate=False,
        cycles=s.cycles if setup.max_turns is None else s.cycles + 1,
    )


def _at(s: ChaseState) -> str:
    at = s.ghosts[s.mover]
    assert at is not None  # noqa: S101 (an eaten ghost has no move)
    return NAMES[at]
