"""How the chase's actions and views are encoded; its twin is native/chase/encoding.hpp."""

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from mazechase.adapters.encoding import TURNS_LEFT, Encoding
from mazechase.adapters.fields import MOST, Field, Sheet
from mazechase.adapters.games.quoridor import FENCES_H, FENCES_V, moved_slots
from mazechase.adapters.symmetry import Symmetry, motions
from mazechase.boards.cells import Cell, Cells
from mazechase.boards.fences import CELLS, DIRECTIONS, EAST, NAMES, NORTH, SOUTH, WEST
from mazechase.rules.api import Action, Seat
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import (
    BOOST_STEPS,
    GHOSTS,
    LIVES,
    MOVERS,
    PACMAN,
    PELLETS,
    Call,
    ChaseAction,
    ChaseState,
    ChaseView,
    End,
    Step,
)

PIECES = (*GHOSTS, PACMAN)
WAYS = ("south", "west", "east", "north")
_HEADINGS = dict(zip(map(DIRECTIONS.index, (SOUTH, WEST, EAST, NORTH)), WAYS, strict=True))


class ChaseEncoding(Encoding[Chase]):
    """Squares from a1 on, the end of the move, and the four ghosts to call."""

    def own_fields(self) -> tuple[Field, ...]:
        """Return pieces, the move in progress, and the maze."""
        return (
            Field("pacman", "where Pac-Man is", NAMES),
            *(Field(ghost.lower(), f"where {ghost} is; nowhere when eaten", NAMES) for ghost in GHOSTS),
            Field("pellets", "pellets that are left", NAMES),
            Field("lives", "lives that are left", most=LIVES),
            Field("idle", "cycles in a row without a pellet, at most 255; 0 without a stall limit", most=MOST),
            Field("mover", "whose move it is, or that the next ghost is to be named", MOVERS),
            Field("left", "steps that may still be taken in this move", most=BOOST_STEPS),
            Field("boost", "Pac-Man is boosted"),
            Field("frenzy", "the ghost that moves saw Pac-Man when its move began"),
            Field("heading", "the direction a frenzied ghost has begun to run in", WAYS),
            Field("waiting", "ghosts that move later in this cycle", GHOSTS),
            Field("ate", "a pellet was eaten in this cycle"),
            Field("best", "the most pellets eaten within a life that is lost, where they come back", most=PELLETS),
            TURNS_LEFT,
            Field("runs", "the pieces that each seat runs", PIECES, by_seat=True, fixed=True),
            replace(FENCES_H, fixed=True),
            replace(FENCES_V, fixed=True),
        )

    def fix(self, sheet: Sheet) -> None:
        """Write who runs what, and the fences."""
        setup = self.rules.setup
        for number, piece in enumerate(PIECES):
            sheet.add("runs", piece, seat=setup.seat_of(number))
        for slot in setup.layout.fences:
            sheet.add(f"fences_{slot.orientation}", slot.name)

    def fill(self, view: ChaseView, sheet: Sheet) -> None:
        """Write what a view shows."""
        sheet.add("pacman", view.pacman)
        for ghost, at in zip(GHOSTS, view.ghosts, strict=True):
            if at is not None:
                sheet.add(ghost.lower(), at)
        sheet.mark("pellets", view.pellets)
        sheet.add("mover", view.mover)
        sheet.mark("waiting", view.waiting)
        if view.heading is not None:
            sheet.add("heading", view.heading)
        for name in ("lives", "idle", "left", "boost", "frenzy", "ate", "best"):
            sheet.add(name, count=int(getattr(view, name)))
        sheet.add("turns_left", count=self.turns_left(view.cycles))

    def listed(self, seat: Seat) -> Sequence[Action]:  # noqa: ARG002 (the same for all seats)
        """List steps by square, the end of the move, and calls by ghost."""
        return _actions()

    def symmetries(self) -> tuple[Symmetry, ...]:
        """Return the turns and mirrorings of the maze that leave every piece its start and every pellet a pellet."""
        layout = self.rules.setup.layout
        found = []
        for name, cells in motions(self.game.facts.cells):
            squares = [CELLS[cells[square]] for square in NAMES]
            starts = all(squares[at] == at for at in (layout.pac, *layout.ghosts))
            if (
                starts
                and moved(squares, layout.pellets) == layout.pellets
                and moved_slots(cells, layout.fences) == (layout.fences)
            ):
                found.append(_symmetry(self.rules, name, cells, squares))
        return tuple(found)


@cache
def _actions() -> tuple[ChaseAction, ...]:
    return (*(Step(CELLS[name]) for name in NAMES), End(), *(Call(ghost) for ghost in range(len(GHOSTS))))


def moved(squares: Sequence[Cell], cells: Cells) -> Cells:
    """Return where a set of cells goes."""
    return Cells.of(squares[cell] for cell in cells)


def _symmetry(rules: Chase, name: str, cells: dict[str, str], squares: Sequence[Cell]) -> Symmetry:
    directions = [_moved_direction(squares, direction.offset) for direction in DIRECTIONS]

    def state(s: ChaseState) -> ChaseState:
        return replace(
            s,
            pac=squares[s.pac],
            ghosts=tuple(None if at is None else squares[at] for at in s.ghosts),
            pellets=moved(squares, s.pellets),
            heading=None if s.heading is None else directions[s.heading],
        )

    def action(a: ChaseAction) -> ChaseAction:
        return Step(squares[a.to]) if isinstance(a, Step) else a

    return Symmetry(name, rules.seats, cells, state, action)


def _moved_direction(squares: Sequence[Cell], offset: int) -> int:
    """Return what becomes of a direction, seen from the middle of the board."""
    middle = CELLS["e5"]
    gone = squares[middle + offset] - squares[middle]
    return next(number for number, direction in enumerate(DIRECTIONS) if direction.offset == gone)


ENCODING = ChaseEncoding
