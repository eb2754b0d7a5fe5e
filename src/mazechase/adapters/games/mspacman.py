"""How Ms. Pac-Man's actions and views are encoded; its twin is native/mspacman/encoding.hpp."""

from collections.abc import Sequence
from functools import cached_property
from typing import get_args

from msgspec.structs import replace

from mazechase.adapters.encoding import TURNS_LEFT, Encoding
from mazechase.adapters.fields import MOST, Field, Sheet
from mazechase.adapters.symmetry import Symmetry, motions, turn_order
from mazechase.boards.cells import Cell, Cells
from mazechase.rules.api import Action, Outcome, Seat
from mazechase.rules.mspacman.game import MsPacMan
from mazechase.rules.mspacman.values import Go, MsPacManState, MsPacManView, Phase

PHASES: tuple[str, ...] = get_args(Phase)


class MsPacManEncoding(Encoding[MsPacMan]):
    """An action is the cell that the piece goes to."""

    def own_fields(self) -> tuple[Field, ...]:
        """Return pieces, dots, the turn in progress, and the board."""
        cells = self.rules.board.names
        return (
            Field("ms_pacman", "where Ms. Pac-Man is", cells),
            Field("ghosts", "where each seat's ghost is", cells, by_seat=True),
            Field("weak", "why each seat's ghost is weak-side up: F2, or a power dot", ("f2", "power"), by_seat=True),
            Field("flip_in", "in how many of its turns each ghost is strong again", by_seat=True, most=2),
            Field("dots", "dots that are left", cells),
            Field("controls", "who controls Ms. Pac-Man", by_seat=True),
            Field("came", "where a ghost came from that has to find the next open square", cells),
            Field("phase", "what comes next", PHASES),
            Field("steps", "steps still to go", most=MOST),
            Field("earned", "an extra turn was earned in this turn of hers"),
            Field("in_extra", "this turn of hers is an extra turn"),
            Field("spins", "the spins for the start: 0 out, 1 waiting, or the number plus 1", by_seat=True, most=MOST),
            TURNS_LEFT,
            Field("areas", "the squares of each seat's colour", cells, by_seat=True, fixed=True),
            Field("powers", "power dots and where they were", cells, fixed=True),
        )

    def fix(self, sheet: Sheet) -> None:
        """Write the areas and the power dots."""
        setup, names = self.rules.setup, self.rules.board.names
        for seat in self.rules.seats:
            sheet.mark("areas", [names[cell] for cell in setup.area(seat)], seat=seat)
        sheet.mark("powers", [names[cell] for cell in setup.layout.powers])

    def fill(self, view: MsPacManView, sheet: Sheet) -> None:
        """Write what a view shows."""
        for seat, ghost in zip(self.rules.seats, view.ghosts, strict=True):
            if ghost is not None:
                sheet.add("ghosts", ghost.at, seat=seat)
                sheet.add("flip_in", seat=seat, count=ghost.flip_in)
                if ghost.cause != "strong":
                    sheet.add("weak", ghost.cause, seat=seat)
        for name, cell in (("ms_pacman", view.mp), ("came", view.came)):
            if cell is not None:
                sheet.add(name, cell)
        sheet.mark("dots", view.dots)
        if view.ctrl is not None:
            sheet.add("controls", seat=view.ctrl)
        sheet.add("phase", view.phase)
        for name in ("steps", "earned", "in_extra"):
            sheet.add(name, count=int(getattr(view, name)))
        for number, spin in enumerate(view.spins, 1):
            sheet.add("spins", seat=number, count=spin + 1)
        sheet.add("turns_left", count=self.turns_left(view.turns))

    def listed(self, seat: Seat) -> Sequence[Action]:  # noqa: ARG002 (the same for all seats)
        """List the cells."""
        return tuple(Go(Cell(cell)) for cell in self.rules.board.cells)

    @cached_property
    def outcomes(self) -> tuple[Outcome, ...]:
        """The faces of spinner and die."""
        return tuple(dict.fromkeys((*self.rules.setup.spinner, *self.rules.setup.die)))

    def symmetries(self) -> tuple[Symmetry, ...]:
        """Return the turns of the board that take colours to colours in turn order, and everything else to its like."""
        setup, layout = self.rules.setup, self.rules.setup.layout
        names = self.rules.board.names
        numbers = {name: Cell(number) for number, name in enumerate(names)}
        homes = {setup.home(seat): seat for seat in self.rules.seats}
        found = []
        for name, cells in motions(self.game.facts.cells):
            to = [numbers[cells[cell]] for cell in names]
            seats = turn_order([homes.get(to[home]) for home in homes])
            if seats is None or not self._alike(to):
                continue
            areas = all(_moved(to, setup.area(seat)) == setup.area(seats[seat - 1]) for seat in self.rules.seats)
            if areas and _moved(to, setup.dots) == setup.dots and _moved(to, layout.squares) == layout.squares:
                found.append(_symmetry(name, seats, cells, to))
        return tuple(found)

    def _alike(self, to: Sequence[Cell]) -> bool:
        """Return whether links, doors and marks stay the same."""
        layout = self.rules.setup.layout
        links = all(
            sorted(to[there] for there in there_) == list(layout.links[to[here]])
            for here, there_ in enumerate(layout.links)
        )
        doors = {
            tuple(sorted(to[cell] for cell in door)): to[home]
            for home, door in zip(layout.homes, layout.doors, strict=True)
        } == dict(zip(layout.doors, layout.homes, strict=True))
        marks = all(_moved(to, cells) == cells for cells in (layout.powers, layout.circles))
        return links and doors and marks


def _moved(to: Sequence[Cell], cells: Cells) -> Cells:
    return Cells.of(to[cell] for cell in cells)


def _symmetry(name: str, seats: tuple[Seat, ...], cells: dict[str, str], to: Sequence[Cell]) -> Symmetry:
    def state(s: MsPacManState) -> MsPacManState:
        ghosts = [None if ghost is None else replace(ghost, cell=to[ghost.cell]) for ghost in s.ghosts]
        return replace(
            s,
            seat=found.seat(s.seat),
            ctrl=None if s.ctrl is None else found.seat(s.ctrl),
            mp=None if s.mp is None else to[s.mp],
            ghosts=found.by_seat(ghosts),
            dots=_moved(to, s.dots),
            came=None if s.came is None else to[s.came],
            spins=found.by_seat(s.spins) if s.spins else (),
        )

    found = Symmetry(name, seats, cells, state, lambda a: Go(to[a.to]))
    return found


ENCODING = MsPacManEncoding
