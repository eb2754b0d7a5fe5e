"""What an action or an outcome leads to: whose turn it is, spins and rolls, captures, the end.

Each function takes a state and adds what happens to a list of events. Steps are in stepping.py.
"""

import msgspec

from mazechase.boards.cells import Cell
from mazechase.rules.api import Event, Seat
from mazechase.rules.mspacman.setup import Setup
from mazechase.rules.mspacman.values import (
    COLOURS,
    FLIP,
    FLIP_IN,
    OUT,
    WAITING,
    Ate,
    Captured,
    Cause,
    ExtraTurn,
    Face,
    Ghost,
    MsPacManState,
    Placed,
    PowerEaten,
    Recovered,
    Rolled,
    Spun,
    SpunToBegin,
    TiedToBegin,
    TookControl,
    TurnLimit,
    Weakened,
    WentHome,
    Won,
)

Events = list[Event]
change = msgspec.structs.replace


def ghost_of(s: MsPacManState, seat: Seat) -> Ghost:
    """Give the ghost of a seat that has one on the board."""
    ghost = s.ghosts[seat - 1]
    assert ghost is not None  # noqa: S101 (every seat but her player's has one)
    return ghost


def weak_at_next_roll(s: MsPacManState, seat: Seat) -> bool:
    """Tell whether a ghost will be weak when it rolls next, if nothing happens until then (MSP-35)."""
    begun = s.phase == "roll" and s.seat == seat  # its timer has gone down already
    return ghost_of(s, seat).flip_in > (0 if begun else 1)


def put_ghost(s: MsPacManState, seat: Seat, ghost: Ghost | None) -> MsPacManState:
    """Put a seat's ghost somewhere, turn it, or take it off the board."""
    return change(s, ghosts=(*s.ghosts[: seat - 1], ghost, *s.ghosts[seat:]))


def spin_to_begin(setup: Setup, s: MsPacManState, face: Face, events: Events) -> MsPacManState:
    """Note a number for the start; the highest begins, equal ones go on among themselves (MSP-1, MSP-2)."""
    events.append(SpunToBegin(ruling="MSP-1", seat=s.seat, face=face.text))
    spins = (*s.spins[: s.seat - 1], face.count, *s.spins[s.seat :])
    if WAITING not in spins:
        best = tuple(seat for seat in setup.seats if spins[seat - 1] == max(spins))
        if len(best) == 1:
            s = change(s, phase="place", seat=best[0], ctrl=best[0], spins=())
            events.append(TookControl(ruling="MSP-1", seat=best[0]))
            return put_ghost(s, best[0], None)
        events.append(TiedToBegin(ruling="MSP-2", seats=best))
        spins = tuple(WAITING if seat in best else OUT for seat in setup.seats)
    return change(s, seat=Seat(spins.index(WAITING) + 1), spins=spins)


def place_her(setup: Setup, s: MsPacManState, to: Cell, events: Events) -> MsPacManState:
    """Put Ms. Pac-Man on a white circle; her player's turn begins (MSP-6, MSP-10)."""
    events.append(Placed(ruling="MSP-6", seat=s.seat, at=setup.layout.board.names[to]))
    return change(s, phase="spin", mp=to)


def spin(s: MsPacManState, face: Face, events: Events) -> MsPacManState:
    """Begin her walk."""
    events.append(Spun(ruling="MSP-12", seat=s.seat, face=face.text))
    return change(s, phase="walk", steps=face.count)


def roll(s: MsPacManState, face: Face, events: Events) -> MsPacManState:
    """Turn the ghost over on an F2 (MSP-36, MSP-37), and begin its walk."""
    events.append(Rolled(ruling="MSP-12", seat=s.seat, face=face.text))
    if face.text == FLIP:
        weak = ghost_of(s, s.seat).weak
        s = recover(s, s.seat, events, "MSP-37") if weak else weaken(s, s.seat, "f2", events, "MSP-36")
    return change(s, phase="chase", steps=face.count)


def weaken(s: MsPacManState, seat: Seat, cause: Cause, events: Events, ruling: str) -> MsPacManState:
    """Turn a ghost weak-side up and set its timer (MSP-35)."""
    turns = FLIP_IN[cause]
    events.append(Weakened(ruling=ruling, seat=seat, cause=cause, turns=turns))
    return put_ghost(s, seat, Ghost(ghost_of(s, seat).cell, cause, turns))


def recover(s: MsPacManState, seat: Seat, events: Events, ruling: str) -> MsPacManState:
    """Turn a ghost strong-side up."""
    events.append(Recovered(ruling=ruling, seat=seat))
    return put_ghost(s, seat, Ghost(ghost_of(s, seat).cell))


def leave(setup: Setup, s: MsPacManState, cell: Cell, events: Events, ruling: str) -> MsPacManState:
    """Remove the dot she leaves: that may win the game, or else turn the ghosts (MSP-34)."""
    area = setup.layout.area_of[cell]
    if area is None or cell not in s.dots:
        return s  # MSP-29, MSP-42
    eater = s.ctrl
    assert eater is not None  # noqa: S101 (she is on the board)
    s = change(s, dots=s.dots.without(cell))
    at, left = setup.layout.board.names[cell], len(s.dots & setup.layout.areas[area])
    events.append(Ate(ruling=ruling, seat=eater, at=at, area=COLOURS[area], left=left))
    owner = setup.owner(area)
    if not left and owner is not None:  # MSP-52, MSP-53
        events.append(Won(ruling="MSP-52", seat=owner, area=COLOURS[area]))
        return _over(s)
    if cell in setup.layout.powers:
        events.append(PowerEaten(ruling="MSP-33", seat=eater, at=at))
        return _power(setup, s, events)
    return s


def _power(setup: Setup, s: MsPacManState, events: Events) -> MsPacManState:
    """Turn every ghost on the board, those on ghost spaces too (MSP-32)."""
    for seat, ghost in zip(setup.seats, s.ghosts, strict=True):
        keeps = ghost is None or (
            (ghost.cause == "f2" and not setup.power_overrides_f2)  # MSP-38
            or (ghost.cause == "power" and not setup.power_timer_restart)  # MSP-39
        )
        if not keeps:
            s = weaken(s, seat, "power", events, "MSP-33")
    return s


def send_home(setup: Setup, s: MsPacManState, seat: Seat, events: Events, ruling: str) -> MsPacManState:
    """Put a ghost on its ghost space, strong-side up and without a timer (MSP-41, MSP-48)."""
    home = setup.home(seat)
    events.append(WentHome(ruling=ruling, seat=seat, at=setup.layout.board.names[home]))
    return put_ghost(s, seat, Ghost(home))


def capture(setup: Setup, s: MsPacManState, captor: Seat, events: Events, ruling: str) -> MsPacManState:
    """Let a strong ghost take Ms. Pac-Man: her player is now another, and plays at once (MSP-46)."""
    assert s.ctrl is not None  # noqa: S101 (there is somebody to take her from)
    assert s.mp is not None  # noqa: S101 (she is on the board)
    former = s.ctrl
    events.append(Captured(ruling=ruling, seat=captor, former=former, at=setup.layout.board.names[s.mp]))
    if setup.dot_on_pickup:  # MSP-9
        s = leave(setup, s, s.mp, events, "MSP-9")
        if s.phase == "over":
            return s
    s = send_home(setup, s, former, events, "MSP-48")
    s = put_ghost(change(s, ctrl=captor, mp=None), captor, None)
    events.append(TookControl(ruling="MSP-46", seat=captor))
    return end_turn(setup, s, captor, events)


def end_her_turn(setup: Setup, s: MsPacManState, events: Events) -> MsPacManState:
    """Give an extra turn for a catch (MSP-43, MSP-44), or go on to the next seat."""
    if s.earned and (setup.extra_turn_chain or not s.in_extra):
        events.append(ExtraTurn(ruling="MSP-43", seat=s.seat))
        return end_turn(setup, s, s.seat, events, extra=True)
    return end_turn(setup, s, setup.after(s.seat), events)


def end_turn(setup: Setup, s: MsPacManState, following: Seat, events: Events, *, extra: bool = False) -> MsPacManState:
    """Count the turn, then let the following seat place her, spin, or roll."""
    turns = s.turns + 1 if setup.max_turns is not None else 0
    s = change(s, seat=following, steps=0, came=None, earned=False, in_extra=extra, turns=turns)
    if turns and turns == setup.max_turns:
        events.append(TurnLimit(ruling="MSP-57", turns=turns, winners=setup.result(s).winners))
        return _over(s)
    if following == s.ctrl:
        return change(s, phase="place" if s.mp is None else "spin")
    return _begin_ghost_turn(change(s, phase="roll"), events)


def _begin_ghost_turn(s: MsPacManState, events: Events) -> MsPacManState:
    """Let a weak ghost's timer go down before it rolls (MSP-35, MSP-40)."""
    ghost = ghost_of(s, s.seat)
    if not ghost.weak:
        return s
    if ghost.flip_in == 1:
        return recover(s, s.seat, events, "MSP-35")
    return put_ghost(s, s.seat, Ghost(ghost.cell, ghost.cause, ghost.flip_in - 1))


def _over(s: MsPacManState) -> MsPacManState:
    return change(s, phase="over", steps=0, came=None, earned=False, in_extra=False)
