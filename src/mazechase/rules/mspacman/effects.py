"""What an action or an outcome leads to: steps, meetings, dots, captures, and whose turn comes next."""

from mazechase.boards.cells import Cell
from mazechase.rules.api import Seat, Step
from mazechase.rules.mspacman.events import (
    Ate,
    Bumped,
    Captured,
    Caught,
    ExtraTurn,
    GhostStepped,
    Placed,
    PowerEaten,
    RanIntoHer,
    Rolled,
    Spun,
    SpunToBegin,
    Stepped,
    TiedToBegin,
    TookControl,
    TurnLimit,
    Won,
)
from mazechase.rules.mspacman.ghosts import (
    MsPacManPlay,
    put_ghost,
    recover,
    run_down_timer,
    send_home,
    weaken,
    weaken_all,
)
from mazechase.rules.mspacman.legal import bump_cells
from mazechase.rules.mspacman.setup import MsPacManSetup
from mazechase.rules.mspacman.values import (
    COLOURS,
    FLIP,
    OUT,
    WAITING,
    Face,
    Ghost,
    Go,
    MsPacManState,
    ghost_at,
    ghost_of,
)
from mazechase.rules.play import Play
from mazechase.rules.setup import put


def apply(setup: MsPacManSetup, s: MsPacManState, a: Go) -> Step[MsPacManState]:
    """Place her, take a step with her or a ghost, or put a ghost on the next open square."""
    play = Play(setup, s)
    match s.phase:
        case "place":
            _place_her(play, a.to)
        case "walk":
            _walk(play, a.to)
        case "bump":
            _bump(play, a.to)
        case _:
            _chase(play, a.to)
    return play.step()


def settle(setup: MsPacManSetup, s: MsPacManState, face: Face) -> Step[MsPacManState]:
    """Take what the spinner or the die shows: for the start, or as the length of a walk."""
    play = Play(setup, s)
    match s.phase:
        case "begin":
            _spin_to_begin(play, face)
        case "spin":
            play.say(Spun(ruling="MSP-12", seat=s.seat, face=face.text))
            play.change(phase="walk", steps=face.count)
        case _:
            _roll(play, face)
    return play.step()


def _spin_to_begin(play: MsPacManPlay, face: Face) -> None:
    """Note a number for the start; the highest begins, and those who tie for it go again (MSP-1, MSP-2)."""
    setup, s = play.setup, play.s
    play.say(SpunToBegin(ruling="MSP-1", seat=s.seat, face=face.text))
    spins = put(s.spins, s.seat, face.count)
    if WAITING not in spins:
        best = tuple(seat for seat in setup.seats if spins[seat - 1] == max(spins))
        if len(best) == 1:
            play.change(phase="place", seat=best[0], ctrl=best[0], spins=())
            play.say(TookControl(ruling="MSP-1", seat=best[0]))
            put_ghost(play, best[0], None)
            return
        play.say(TiedToBegin(ruling="MSP-2", seats=best))
        spins = tuple(WAITING if seat in best else OUT for seat in setup.seats)
    play.change(seat=Seat(spins.index(WAITING) + 1), spins=spins)


def _roll(play: MsPacManPlay, face: Face) -> None:
    """Turn the ghost over on an F2 (MSP-36, MSP-37), and begin its walk."""
    seat = play.s.seat
    play.say(Rolled(ruling="MSP-12", seat=seat, face=face.text))
    if face.text == FLIP:
        if ghost_of(play.s, seat).weak:
            recover(play, seat, "MSP-37")
        else:
            weaken(play, seat, "f2", "MSP-36")
    play.change(phase="chase", steps=face.count)


# Ms. Pac-Man.


def _place_her(play: MsPacManPlay, to: Cell) -> None:
    """Put Ms. Pac-Man on a white circle; her player's turn begins (MSP-6, MSP-10).

    On a ghost, where the option lets her be put there, it is as if she had stepped on it (MSP-49).
    """
    s, at = play.s, play.setup.layout.board.names[to]
    play.say(Placed(ruling="MSP-6", seat=s.seat, at=at))
    play.change(phase="spin", mp=to)
    met = ghost_at(s.ghosts, to)
    if met is None:
        return
    if not ghost_of(s, met).weak:
        _capture(play, met, "MSP-49")
        return
    play.say(Caught(ruling="MSP-49", seat=s.seat, ghost=met, at=at))
    send_home(play, met, "MSP-41")  # no extra turn


def _walk(play: MsPacManPlay, to: Cell) -> None:
    """Take a step with Ms. Pac-Man, in the order of MSP-34: what she leaves, then whom she meets."""
    setup, s = play.setup, play.s
    here = s.mp
    assert here is not None  # noqa: S101 (she is on the board)
    names, left = setup.layout.board.names, s.steps - 1
    play.say(Stepped(ruling=_ruling(setup, here, to), seat=s.seat, origin=names[here], to=names[to], left=left))
    play.change(mp=to, steps=left)
    _leave(play, here, "MSP-8")
    if play.s.phase == "over":  # MSP-55
        return
    met = ghost_at(play.s.ghosts, to)
    if met is not None and (setup.capture_in_passing or not left):  # MSP-15
        if not ghost_of(play.s, met).weak:
            _capture(play, met, "MSP-17")
            return
        play.say(Caught(ruling="MSP-18", seat=s.seat, ghost=met, at=names[to]))
        send_home(play, met, "MSP-41")
        play.change(earned=True)
    if not left:
        _end_her_turn(play)


def _leave(play: MsPacManPlay, cell: Cell, ruling: str) -> None:
    """Remove the dot she leaves: that may win the game, or turn the ghosts (MSP-34)."""
    setup, s = play.setup, play.s
    area = setup.layout.area_of[cell]
    if area is None or cell not in s.dots:
        return  # MSP-29, MSP-42
    eater = s.ctrl
    assert eater is not None  # noqa: S101 (she is on the board)
    dots = s.dots.without(cell)
    play.change(dots=dots)
    at, left = setup.layout.board.names[cell], len(dots & setup.layout.areas[area])
    play.say(Ate(ruling=ruling, seat=eater, at=at, area=COLOURS[area], left=left))
    owner = setup.owner(area)
    if not left and owner is not None:  # MSP-52, MSP-53
        play.say(Won(ruling="MSP-52", seat=owner, area=COLOURS[area]))
        _finish(play)
    elif cell in setup.layout.powers:
        play.say(PowerEaten(ruling="MSP-33", seat=eater, at=at))
        weaken_all(play)


# Ghosts.


def _chase(play: MsPacManPlay, to: Cell) -> None:
    """Take a step with a ghost."""
    setup, s = play.setup, play.s
    ghost = ghost_of(s, s.seat)
    names, left, here = setup.layout.board.names, s.steps - 1, ghost.cell
    play.say(GhostStepped(ruling=_ruling(setup, here, to), seat=s.seat, origin=names[here], to=names[to], left=left))
    play.change(steps=left, ghosts=put(s.ghosts, s.seat, Ghost(to, ghost.cause, ghost.flip_in)))
    if to == s.mp and (setup.capture_in_passing or not left):
        _meet_her(play)
    elif left:
        return
    elif ghost_at(s.ghosts, to, s.seat):
        _find_open_square(play, here)
    else:
        _pass_turn(play)


def _find_open_square(play: MsPacManPlay, came: Cell) -> None:
    cells = bump_cells(play.setup, play.s, came)
    if len(cells) == 1:
        _bump(play, cells[0])
    else:
        play.change(phase="bump", came=came)


def _bump(play: MsPacManPlay, to: Cell) -> None:
    """Put a ghost that has ended on another on an open square: no step, no contact (MSP-21, MSP-23)."""
    seat, ghost = play.s.seat, ghost_of(play.s, play.s.seat)
    names = play.setup.layout.board.names
    play.say(Bumped(ruling="MSP-21", seat=seat, origin=names[ghost.cell], to=names[to]))
    put_ghost(play, seat, Ghost(to, ghost.cause, ghost.flip_in))
    if to == play.s.mp:
        _meet_her(play)
    else:
        _pass_turn(play)


def _meet_her(play: MsPacManPlay) -> None:
    """Let the ghost whose turn it is meet her: strong it takes her over, weak it goes home (MSP-16, MSP-19)."""
    seat, ghost = play.s.seat, ghost_of(play.s, play.s.seat)
    if not ghost.weak:
        _capture(play, seat, "MSP-16")
        return
    play.say(RanIntoHer(ruling="MSP-19", seat=seat, at=play.setup.layout.board.names[ghost.cell]))
    send_home(play, seat, "MSP-19")
    _pass_turn(play)


def _capture(play: MsPacManPlay, captor: Seat, ruling: str) -> None:
    """Let a strong ghost take Ms. Pac-Man: she has another player now, who plays immediately (MSP-46)."""
    former, at = play.s.ctrl, play.s.mp
    assert former is not None  # noqa: S101 (there is somebody to take her from)
    assert at is not None  # noqa: S101 (she is on the board)
    play.say(Captured(ruling=ruling, seat=captor, former=former, at=play.setup.layout.board.names[at]))
    if play.setup.dot_on_pickup:  # MSP-9
        _leave(play, at, "MSP-9")
        if play.s.phase == "over":
            return
    send_home(play, former, "MSP-48")
    play.change(ctrl=captor, mp=None)
    put_ghost(play, captor, None)
    play.say(TookControl(ruling="MSP-46", seat=captor))
    _end_turn(play, captor)


# How a turn ends.


def _end_her_turn(play: MsPacManPlay) -> None:
    """Give an extra turn for a catch (MSP-43, MSP-44), or go on to the next seat."""
    s = play.s
    if s.earned and (play.setup.extra_turn_chain or not s.in_extra):
        play.say(ExtraTurn(ruling="MSP-43", seat=s.seat))
        _end_turn(play, s.seat, extra=True)
    else:
        _pass_turn(play)


def _pass_turn(play: MsPacManPlay) -> None:
    _end_turn(play, play.setup.next_seat(play.s.seat))


def _end_turn(play: MsPacManPlay, following: Seat, *, extra: bool = False) -> None:
    """Count the turn, then let the following seat place her, spin, or roll."""
    limit = play.setup.limit
    turns = limit.count(play.s.turns)
    her = following == play.s.ctrl
    phase = "roll" if not her else "place" if play.s.mp is None else "spin"
    play.change(phase=phase, seat=following, steps=0, came=None, earned=False, in_extra=extra, turns=turns)
    if limit.reached(turns):
        play.say(TurnLimit(ruling=limit.ruling, turns=turns, winners=play.setup.result(play.s).winners))
        _finish(play)
    elif not her:
        run_down_timer(play, following)


def _finish(play: MsPacManPlay) -> None:
    play.change(phase="over", steps=0, came=None, earned=False, in_extra=False)


def _ruling(setup: MsPacManSetup, here: Cell, to: Cell) -> str:
    layout = setup.layout
    if here in layout.exits and to in layout.exits:
        return "MSP-25"
    if here in layout.homes:
        return "MSP-30"
    return "MSP-31" if to in layout.homes else "MSP-12"
