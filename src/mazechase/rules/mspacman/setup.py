"""What is chosen before Ms. Pac-Man begins, and what follows from it for every position."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from mazechase.boards.cells import Cell, Cells
from mazechase.rules.api import Odds, Result, Seat
from mazechase.rules.mspacman.layout import Layout
from mazechase.rules.mspacman.values import DOTS_EACH, Ghost, MsPacManState

AREAS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}  # the seats' areas: two sit opposite, three in a row (MSP-7)


class Setup(msgspec.Struct, frozen=True):
    """The players, the board, the faces, and the options that the rules look at."""

    players: int
    layout: Layout
    spinner: Odds
    die: Odds
    start_by: Literal["spinner", "die"]
    fill_unused_areas: bool
    dot_on_pickup: bool
    capture_in_passing: bool
    bump_can_capture: bool
    enter_ghost_space: bool
    power_overrides_f2: bool
    power_timer_restart: bool
    extra_turn_chain: bool
    max_turns: int | None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Seats from 1 on."""
        return tuple(Seat(number) for number in range(1, self.players + 1))

    @property
    def dots(self) -> Cells:
        """The dots at the start (MSP-7)."""
        if self.fill_unused_areas:
            return self.layout.squares
        return Cells.of(cell for area in AREAS[self.players] for cell in self.layout.areas[area])

    @property
    def first_odds(self) -> Odds:
        """What is spun or rolled for who begins (MSP-1)."""
        return self.spinner if self.start_by == "spinner" else self.die

    def colour(self, seat: Seat) -> int:
        """Give the number of a seat's colour, clockwise from 0."""
        return AREAS[self.players][seat - 1]

    def area(self, seat: Seat) -> Cells:
        """Give the squares of a seat's colour."""
        return self.layout.areas[self.colour(seat)]

    def home(self, seat: Seat) -> Cell:
        """Give a seat's ghost space."""
        return self.layout.homes[self.colour(seat)]

    def owner(self, area: int) -> Seat | None:
        """Give the seat that plays an area's colour."""
        areas = AREAS[self.players]
        return Seat(areas.index(area) + 1) if area in areas else None

    def left_of(self, dots: Cells, seat: Seat) -> int:
        """Count the dots left in a seat's area."""
        return len(dots & self.area(seat))

    def gain(self, before: Cells, after: Cells, seat: Seat) -> int:
        """Weigh the dots a walk has eaten: whoever's area is clear wins, so own ones first, then as few of others'."""
        own = self.left_of(before, seat) - self.left_of(after, seat)
        others = sum(self.left_of(before, one) - self.left_of(after, one) for one in self.seats if one != seat)
        return own * (DOTS_EACH * self.players) - others

    def after(self, seat: Seat) -> Seat:
        """Give the next seat clockwise."""
        return Seat(seat % self.players + 1)

    def ghost_ways(self, seat: Seat, cell: Cell) -> tuple[Cell, ...]:
        """List where a ghost's step leads: out of its ghost space by the door, and back only by option (MSP-31)."""
        colour = self.colour(seat)
        home, door = self.layout.homes[colour], self.layout.doors[colour]
        if cell == home:
            return door
        if self.enter_ghost_space and cell in door:
            return tuple(sorted((*self.layout.ways[cell], home)))
        return self.layout.ways[cell]

    def circles(self, s: MsPacManState) -> tuple[Cell, ...]:
        """List the white circles without a ghost (MSP-6, MSP-49); with four or more there is always one."""
        taken = {ghost.cell for ghost in s.ghosts if ghost}
        return tuple(cell for cell in self.layout.circles if cell not in taken)

    def result(self, s: MsPacManState) -> Result:
        """Say who has won: the owner of a clear area, or at the turn limit the fewest dots left (MSP-52, MSP-57)."""
        left = [self.left_of(s.dots, seat) for seat in self.seats]
        winners = tuple(seat for seat in self.seats if left[seat - 1] == min(left))
        reason = "turn_limit" if min(left) else "area_cleared"
        return Result(winners, tuple(DOTS_EACH - count for count in left), reason)


def ghost_at(ghosts: Iterable[Ghost | None], cell: Cell, but: Seat | None = None) -> Seat | None:
    """Give the seat whose ghost stands on a cell, other than the one named."""
    return next((Seat(n) for n, ghost in enumerate(ghosts, 1) if ghost and ghost.cell == cell and n != but), None)
