"""The chase in text: notation, positions, and a board for terminals."""

import re

from mazechase.boards.cells import Cell, Cells
from mazechase.boards.drawing import draw_board
from mazechase.boards.fences import CELLS, DIRECTIONS, NAMES, Slots
from mazechase.errors import BadText
from mazechase.rules.chase.values import CALL, GHOSTS, MOVERS, Call, ChaseAction, ChaseState, End, Step
from mazechase.rules.notation import read_number

END = "-"
FORM = "pacman ghosts pellets lives idle mover move waiting ate best cycles"

_HEADINGS = "".join(direction.name[0] for direction in DIRECTIONS)
_INITIALS = "".join(ghost[0] for ghost in GHOSTS)
_MOVE = re.compile(rf"([0-3])([+!]?)([{_HEADINGS}]?)")


def write_action(action: ChaseAction) -> str:
    """Write an action: the target square, ``-`` for the end of a move, or a ghost's name.

    >>> write_action(Step(CELLS["e3"])), write_action(End()), write_action(Call(1))
    ('e3', '-', 'Inky')
    """
    match action:
        case Step(to):
            return NAMES[to]
        case End():
            return END
        case Call(ghost):
            return GHOSTS[ghost]


def read_action(text: str) -> ChaseAction:
    """Read an action; any square and any ghost can be read, even illegal ones."""
    if text in CELLS:
        return Step(CELLS[text])
    if text in GHOSTS:
        return Call(GHOSTS.index(text))
    if text == END:
        return End()
    raise BadText("chase-bad-action", text=text[:20])


def write_position(s: ChaseState) -> str:
    """Write a state as one line, in the fields that ``FORM`` names."""
    mode = "+" if s.boost else "!" if s.frenzy else ""
    heading = "" if s.heading is None else _HEADINGS[s.heading]
    fields = (
        NAMES[s.pac],
        ",".join("-" if at is None else NAMES[at] for at in s.ghosts),
        ",".join(NAMES[at] for at in s.pellets) or "-",
        s.lives,
        s.idle,
        MOVERS[s.mover],
        f"{s.left}{mode}{heading}",
        "".join(_INITIALS[ghost] for ghost in s.waiting) or "-",
        int(s.ate),
        s.best,
        s.cycles,
    )
    return " ".join(map(str, fields))


def read_position(text: str) -> ChaseState:
    """Read a position's form; positions.py decides whether it is possible."""
    match text.split(" ") if len(text) < 200 else []:
        case [pac, ghosts, pellets, lives, idle, mover, move, waiting, ate, best, cycles]:
            pass
        case _:
            raise BadText("chase-bad-position", text=text[:40], form=FORM)
    form = _MOVE.fullmatch(move)
    if form is None or mover not in MOVERS or not set(waiting) <= {*_INITIALS, "-"} or ate not in ("0", "1"):
        raise BadText("chase-bad-position", text=text[:40], form=FORM)
    return ChaseState(
        pac=_square(pac),
        ghosts=tuple(None if name == "-" else _square(name) for name in ghosts.split(",")),
        pellets=Cells() if pellets == "-" else Cells.of(_square(name) for name in pellets.split(",")),
        lives=read_number(lives),
        idle=read_number(idle),
        mover=MOVERS.index(mover),
        left=int(form[1]),
        boost=form[2] == "+",
        frenzy=form[2] == "!",
        heading=_HEADINGS.index(form[3]) if form[3] else None,
        waiting=() if waiting == "-" else tuple(_INITIALS.find(letter) for letter in waiting),
        ate=ate == "1",
        best=read_number(best),
        cycles=read_number(cycles),
    )


def _square(name: str) -> Cell:
    if name not in CELLS:
        raise BadText("chase-bad-square", text=name[:20])
    return CELLS[name]


def draw(fences: Slots, s: ChaseState) -> str:
    """Draw the board: ``@`` is Pac-Man, ghosts are letters or, where several share a square, their number."""
    counts = f"lives {s.lives}  pellets left {len(s.pellets)}  cycles without a pellet {s.idle}"
    return f"{draw_board(fences, lambda cell: _mark(s, cell))}\n{_ghosts(s)}\n{counts}"


def whose_move(s: ChaseState) -> str:
    """Return which piece moves, and how far it still may."""
    if s.mover == CALL:
        return "the next ghost is to be named"
    how = " boosted" if s.boost else " in frenzy" if s.frenzy else ""
    return f"{MOVERS[s.mover]} moves{how}, {s.left} to go"


def _mark(s: ChaseState, cell: Cell) -> str:
    here = [ghost[0] for ghost, at in zip(GHOSTS, s.ghosts, strict=True) if at == cell]
    if cell == s.pac:
        return "@"
    if here:
        return here[0] if len(here) == 1 else str(len(here))
    return "o" if cell in s.pellets else "."


def _ghosts(s: ChaseState) -> str:
    return "  ".join(f"{ghost} {'-' if at is None else NAMES[at]}" for ghost, at in zip(GHOSTS, s.ghosts, strict=True))
