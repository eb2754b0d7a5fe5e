"""What is chosen before Ms. Pac-Man begins, and what follows from it for every position."""

from collections.abc import Mapping
from typing import Any, Literal

from mazechase.boards.cells import Cell, Cells
from mazechase.rules.api import Odds, Result, Seat
from mazechase.rules.mspacman.documents import read_die, read_layout, read_spinner
from mazechase.rules.mspacman.layout import Layout
from mazechase.rules.mspacman.values import DOTS_EACH, WAITING, Ghost, MsPacManState
from mazechase.rules.setup import Setup
from mazechase.rules.turnlimit import REASON, TurnLimit

AREAS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}  # the seats' areas: two sit opposite, three in a row (MSP-7)


class MsPacManSetup(Setup, frozen=True, kw_only=True):
    """The players, the board, the faces, and the options that the rules look at."""

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
    circle_choice: str

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
        """Return the number of a seat's colour, clockwise from 0."""
        return AREAS[self.players][seat - 1]

    def area(self, seat: Seat) -> Cells:
        """Return the squares of a seat's colour."""
        return self.layout.areas[self.colour(seat)]

    def home(self, seat: Seat) -> Cell:
        """Return a seat's ghost space."""
        return self.layout.homes[self.colour(seat)]

    def owner(self, area: int) -> Seat | None:
        """Return the seat that plays an area's colour."""
        areas = AREAS[self.players]
        return Seat(areas.index(area) + 1) if area in areas else None

    def left_of(self, dots: Cells, seat: Seat) -> int:
        """Return how many dots are left in a seat's area."""
        return len(dots & self.area(seat))

    def gain(self, before: Cells, after: Cells, seat: Seat) -> int:
        """Return what eaten dots are worth: a clear area wins, so own dots come first, then as few of others'."""
        own = self.left_of(before, seat) - self.left_of(after, seat)
        others = sum(self.left_of(before, one) - self.left_of(after, one) for one in self.seats if one != seat)
        return own * (DOTS_EACH * self.players) - others

    def ghost_links(self, seat: Seat, cell: Cell) -> tuple[Cell, ...]:
        """List where a ghost's step leads: out of its ghost space by the door, and back only by option (MSP-31)."""
        links = self.layout.links[cell]
        if links and not self.enter_ghost_space:  # only a ghost space has none
            return links
        colour = self.colour(seat)
        home, door = self.layout.homes[colour], self.layout.doors[colour]
        if cell == home:
            return door
        if self.enter_ghost_space and cell in door:
            return tuple(sorted((*links, home)))
        return links

    def result(self, s: MsPacManState) -> Result:
        """Return who has won: the owner of a clear area, or at the turn limit the fewest dots left (MSP-52, MSP-57)."""
        left = [self.left_of(s.dots, seat) for seat in self.seats]
        winners = tuple(seat for seat in self.seats if left[seat - 1] == min(left))
        reason = REASON if min(left) else "area_cleared"
        return Result(winners, tuple(DOTS_EACH - count for count in left), reason)


def set_up(players: int, options: Mapping[str, Any], documents: Mapping[str, Any], limit: TurnLimit) -> MsPacManSetup:
    """Return what the rules need to know about the players, options and documents."""
    return MsPacManSetup(
        players=players,
        limit=limit,
        layout=read_layout(documents["layout"]),
        spinner=read_spinner(documents["spinner_faces"]),
        die=read_die(documents["die_faces"]),
        start_by=options["start_by"],
        fill_unused_areas=options["fill_unused_areas"],
        dot_on_pickup=options["dot_on_pickup"],
        capture_in_passing=options["capture_in_passing"],
        bump_can_capture=options["bump_can_capture"],
        enter_ghost_space=options["enter_ghost_space"],
        power_overrides_f2=options["power_overrides_f2"],
        power_timer_restart=options["power_timer_restart"],
        extra_turn_chain=options["extra_turn_chain"],
        circle_choice=options["circle_choice"],
    )


def start(setup: MsPacManSetup) -> MsPacManState:
    """Return the first state: dots laid, ghosts on their ghost spaces, every seat to spin for the start."""
    return MsPacManState(
        phase="begin",
        seat=Seat(1),
        ctrl=None,
        mp=None,
        ghosts=tuple(Ghost(setup.home(seat)) for seat in setup.seats),
        dots=setup.dots,
        spins=(WAITING,) * setup.players,
    )
