"""What an action leads to: the rest of the cycle, up to the next choice."""

from typing import assert_never

from mazechase.boards.cells import Cell
from mazechase.boards.fences import NAMES
from mazechase.rules import api
from mazechase.rules.api import Seat
from mazechase.rules.chase.events import (
    AteGhost,
    AtePellet,
    Boosted,
    BoostEnded,
    Called,
    Caught,
    Frenzied,
    Moved,
    PelletsBack,
    Reset,
    Side,
    Stalled,
    Stayed,
    Stopped,
    TurnLimit,
    Won,
)
from mazechase.rules.chase.legal import TWO, ghost_steps, reach, steps
from mazechase.rules.chase.setup import ChaseSetup
from mazechase.rules.chase.values import (
    BASE_STEPS,
    BOOST_STEPS,
    CALL,
    GHOSTS,
    PAC,
    PACMAN,
    Call,
    ChaseAction,
    ChaseState,
    End,
    Step,
)
from mazechase.rules.play import Play

ChasePlay = Play[ChaseSetup, ChaseState]


def apply(setup: ChaseSetup, s: ChaseState, a: ChaseAction) -> api.Step[ChaseState]:
    """Take an action and everything that follows from it without a choice."""
    play = Play(setup, s)
    match a:
        case Step(to):
            _step(play, to)
        case End():
            _end(play)
        case Call(ghost):
            _call(play, ghost)
        case _:
            assert_never(a)
    return play.step()


def _step(play: ChasePlay, to: Cell) -> None:
    if play.s.mover == PAC:
        _pac_step(play, to)
    else:
        _ghost_step(play, to)


def _end(play: ChasePlay) -> None:
    """End the move of the piece whose move it is."""
    s = play.s
    if s.mover == PAC:
        if s.boost:  # it need not be begun or used up, and BoostEnded says enough
            _end_pac(play, "QPAC-10" if s.left == BOOST_STEPS else "QPAC-11")
            return
        play.say(Stopped(ruling="QPAC-5", seat=Seat(1), piece=PACMAN, at=NAMES[s.pac]))
        _end_pac(play)
        return
    ghost = GHOSTS[s.mover]
    if s.frenzy and s.left < TWO:
        play.say(Stopped(ruling="QPAC-30", seat=play.setup.seat_of(s.mover), piece=ghost, at=_at(s)))
    else:
        play.say(Stayed(ruling="QPAC-22", piece=ghost, at=_at(s)))
    _next_ghost(play)


def _call(play: ChasePlay, ghost: int) -> None:
    """Let the ghost that seat 2 has named move."""
    play.say(Called(ruling="QPAC-20", seat=play.setup.seat_of(CALL), ghost=GHOSTS[ghost]))
    _begin_ghost(play, ghost)


# Pac-Man.


def _pac_step(play: ChasePlay, to: Cell) -> None:
    setup, s = play.setup, play.s
    ruling = "QPAC-12" if s.boost else "QPAC-6"
    play.say(Moved(ruling=ruling, seat=Seat(1), piece=PACMAN, origin=NAMES[s.pac], to=NAMES[to]))
    play.change(pac=to, left=s.left - 1)
    if not s.boost and to in s.ghosts:
        _catch(play, s.ghosts.index(to), "QPAC-17")
        return
    if s.boost and setup.eat_in_passing:
        _eat_ghosts(play)
    if to in s.pellets:
        _eat_pellet(play)
    elif not play.s.left:
        _end_pac(play)


def _eat_pellet(play: ChasePlay) -> None:
    s = play.s
    pellets = s.pellets.without(s.pac)
    play.say(AtePellet(ruling="QPAC-9", at=NAMES[s.pac], left=len(pellets)))
    play.change(pellets=pellets, ate=True, idle=0)
    if not pellets:
        _over(play, "QPAC-37")
    elif s.boost and not play.setup.boost_chain:
        _end_pac(play)
    else:
        play.say(Boosted(ruling="QPAC-13" if s.boost else "QPAC-8", steps=BOOST_STEPS))
        play.change(boost=True, left=BOOST_STEPS)


def _eat_ghosts(play: ChasePlay) -> None:
    s = play.s
    if s.pac not in s.ghosts:
        return
    for number, at in enumerate(s.ghosts):
        if at == s.pac:
            play.say(AteGhost(ruling="QPAC-15", ghost=GHOSTS[number], at=NAMES[at]))
    play.change(ghosts=tuple(None if at == s.pac else at for at in s.ghosts))


def _end_pac(play: ChasePlay, why: str = "QPAC-14") -> None:
    if play.s.boost:
        _eat_ghosts(play)  # there are some only where he does not eat in passing
        play.say(BoostEnded(ruling=why, at=NAMES[play.s.pac]))
    _ghosts_move(play)


# The ghosts.


def _ghosts_move(play: ChasePlay) -> None:
    waiting = tuple(number for number, at in enumerate(play.s.ghosts) if at is not None)
    play.change(boost=False, waiting=waiting)
    _next_ghost(play)


def _next_ghost(play: ChasePlay) -> None:
    waiting = play.s.waiting
    if not waiting:
        _end_cycle(play)
    elif play.setup.ghost_order == "free" and len(waiting) > 1:
        play.change(mover=CALL, left=0, frenzy=False, heading=None)
    else:
        _begin_ghost(play, waiting[0])


def _begin_ghost(play: ChasePlay, ghost: int) -> None:
    """Look for Pac-Man once, as the ghost's move begins (QPAC-28); one that cannot move stays (QPAC-33)."""
    setup, s = play.setup, play.s
    at = s.ghosts[ghost]
    assert at is not None  # noqa: S101 (only ghosts on the board wait)
    frenzy = s.pac in setup.layout.lines[at]
    if frenzy:
        line = tuple(NAMES[cell] for cell in setup.layout.line(at, s.pac))
        play.say(Frenzied(ruling="QPAC-28", ghost=GHOSTS[ghost], line=line))
    play.change(
        mover=ghost,
        left=2 if frenzy else 1,
        frenzy=frenzy,
        heading=None,
        waiting=tuple(number for number in s.waiting if number != ghost),
    )
    if not ghost_steps(setup, play.s):
        play.say(Stayed(ruling="QPAC-33", piece=GHOSTS[ghost], at=NAMES[at]))
        _next_ghost(play)


def _ghost_step(play: ChasePlay, to: Cell) -> None:
    setup, s = play.setup, play.s
    ghost, origin = s.mover, s.ghosts[s.mover]
    assert origin is not None  # noqa: S101 (an eaten ghost has no move)
    ruling = "QPAC-29" if s.frenzy else "QPAC-21"
    seat = setup.seat_of(ghost)
    play.say(Moved(ruling=ruling, seat=seat, piece=GHOSTS[ghost], origin=NAMES[origin], to=NAMES[to]))
    ghosts = (*s.ghosts[:ghost], to, *s.ghosts[ghost + 1 :])
    first = s.frenzy and s.left == TWO
    if to == s.pac:
        play.change(ghosts=ghosts)
        _catch(play, ghost, "QPAC-31" if s.frenzy else "QPAC-34")
    elif first and setup.frenzy_path == "free":
        play.change(ghosts=ghosts, left=1)
    elif first and reach(setup, s, to) == TWO:
        play.change(ghosts=ghosts, left=1, heading=setup.layout.lines[origin][to])
    else:
        play.change(ghosts=ghosts)
        _next_ghost(play)


# How a cycle ends.


def _end_cycle(play: ChasePlay) -> None:
    setup, s = play.setup, play.s
    counted = setup.stall_limit is not None and not s.ate
    idle = s.idle + 1 if counted else 0
    play.change(idle=idle)
    if idle == setup.stall_limit:  # QPAC-40
        play.say(Stalled(ruling="QPAC-40", cycles=idle, lives=s.lives - 1))
        _lose_life(play)
    else:
        _new_cycle(play)


def _catch(play: ChasePlay, ghost: int, ruling: str) -> None:
    play.say(Caught(ruling=ruling, ghost=GHOSTS[ghost], at=NAMES[play.s.pac], lives=play.s.lives - 1))
    _lose_life(play)


def _lose_life(play: ChasePlay) -> None:
    """End the game, or put everybody back; ghosts that have not moved yet do not move (QPAC-34)."""
    setup, layout = play.setup, play.setup.layout
    play.change(lives=play.s.lives - 1, idle=0)
    if not play.s.lives:
        _over(play, "QPAC-36")
        return
    play.change(pac=layout.pac, ghosts=layout.ghosts)
    play.say(Reset(ruling="QPAC-4", pacman=NAMES[layout.pac], ghosts=tuple(NAMES[at] for at in layout.ghosts)))
    left = play.s.pellets
    if setup.pellets_reset and left != layout.pellets:  # QPAC-35
        play.say(PelletsBack(ruling="QPAC-35", pellets=tuple(NAMES[at] for at in layout.pellets - left)))
        play.change(best=setup.level(play.s), pellets=layout.pellets)
    _new_cycle(play)


def _new_cycle(play: ChasePlay) -> None:
    """Let Pac-Man move; if ghosts stand all round him he stays, and the ghosts move again (QPAC-7)."""
    setup = play.setup
    _finish_cycle(play, left=BASE_STEPS)
    if setup.result(play.s) is not None:
        play.say(TurnLimit(ruling=setup.limit.ruling, cycles=play.s.cycles, level=setup.level(play.s)))
        play.change(left=0)
    elif not steps(setup, play.s):
        play.say(Stayed(ruling="QPAC-7", piece=PACMAN, at=NAMES[play.s.pac]))
        _ghosts_move(play)


def _over(play: ChasePlay, ruling: str) -> None:
    winner: Side = "ghosts" if play.s.pellets else PACMAN
    play.say(Won(ruling=ruling, winner=winner, level=play.setup.level(play.s)))
    _finish_cycle(play, left=0)


def _finish_cycle(play: ChasePlay, left: int) -> None:
    """Count the cycle as finished, where cycles are counted, with nobody in the middle of a move."""
    play.change(
        mover=PAC,
        left=left,
        boost=False,
        frenzy=False,
        heading=None,
        waiting=(),
        ate=False,
        cycles=play.setup.limit.count(play.s.cycles),
    )


def _at(s: ChaseState) -> str:
    at = s.ghosts[s.mover]
    assert at is not None  # noqa: S101 (an eaten ghost has no move)
    return NAMES[at]
