"""Ms. Pac-Man: options, and the contract's methods."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, assert_never

from mazechase.boards.cells import Cell, Cells
from mazechase.rules.api import ALL, CellFact, Chance, Hint, Node, Odds, Over, Refusal, Rules, Seat, Step, Turn, Viewer
from mazechase.rules.mspacman import effects
from mazechase.rules.mspacman.documents import CHECKS, DICE, LAYOUTS, SPINNERS
from mazechase.rules.mspacman.hints import hints
from mazechase.rules.mspacman.legal import legal
from mazechase.rules.mspacman.positions import check_position
from mazechase.rules.mspacman.refusals import explain
from mazechase.rules.mspacman.setup import set_up, start
from mazechase.rules.mspacman.text import draw, read_position, read_token, write_position, write_token
from mazechase.rules.mspacman.values import (
    COLOURS,
    AreaFact,
    Face,
    Ghost,
    GhostSeen,
    Go,
    MsPacManFacts,
    MsPacManState,
    MsPacManView,
)
from mazechase.rules.options import Choice, Documented, Flag, Option, When
from mazechase.rules.turnlimit import turn_limit


class MsPacMan(Rules[MsPacManState, Go, Face, MsPacManView]):
    """Clear your own area of dots: as Ms. Pac-Man, eat them; as a ghost, catch her and play her next."""

    id: ClassVar[str] = "mspacman"
    player_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    per_seat: ClassVar[str] = "ghosts"
    checks = CHECKS
    declared: ClassVar[tuple[Option, ...]] = (
        Option("layout", Documented(LAYOUTS), "pinwheel", "MSP-4"),
        Option("die_faces", Documented(DICE), "f2-for-two", "MSP-3"),
        Option("spinner_faces", Documented(SPINNERS), "one-to-six", "MSP-3"),
        Option("start_by", Choice(("spinner", "die")), "spinner", "MSP-1"),
        Option("fill_unused_areas", Flag(), True, "MSP-7", when=(When(players=(2, 3)),)),
        Option("dot_on_pickup", Flag(), False, "MSP-9"),
        Option("capture_in_passing", Flag(), True, "MSP-15"),
        Option("bump_can_capture", Flag(), False, "MSP-23"),
        Option("enter_ghost_space", Flag(), False, "MSP-31"),
        Option("power_overrides_f2", Flag(), True, "MSP-38"),
        Option("power_timer_restart", Flag(), True, "MSP-39"),
        Option("extra_turn_chain", Flag(), True, "MSP-44"),
        Option("circle_choice", Choice(("free_only", "any")), "free_only", "MSP-49", printed="any"),
        turn_limit("MSP-57"),
    )

    def __init__(
        self, players: int = 2, options: Mapping[str, Any] | None = None, rules_version: int | None = None
    ) -> None:
        super().__init__(players, options, rules_version)
        self.setup = set_up(players, self.options, self.documents, self.limit)
        self.board = self.setup.layout.board

    @property
    def facts(self) -> MsPacManFacts:
        """The board with its walls, the areas, and the faces."""
        board, names = self.board, self.board.names
        cells = tuple(CellFact(names[cell], *board.places[cell], board.labels[cell]) for cell in board.cells)
        free = ((x, y) for y in range(board.height) for x in range(board.width) if (x, y) not in board.places)
        return MsPacManFacts(
            **self.common_facts,
            cells=cells,
            links=tuple((names[a], names[b]) for a in board.cells for b in board.steps[a] if a < b),
            width=board.width,
            height=board.height,
            walls=board.walls,
            solids=tuple(free),
            areas=tuple(self._area(number) for number in range(len(COLOURS))),
            spinner={face.text: weight for face, weight in self.setup.spinner.items()},
            die={face.text: weight for face, weight in self.setup.die.items()},
        )

    def start(self) -> MsPacManState:
        """Return the first state."""
        return start(self.setup)

    def position(self, s: MsPacManState) -> str:
        """Write the state as one line."""
        return write_position(self.board, s)

    def place(self, text: str) -> MsPacManState:
        """Read a position and check that it is possible."""
        s = read_position(self.board, text)
        check_position(self.setup, s)
        return s

    def node(self, s: MsPacManState) -> Node:
        """Return who or what comes next."""
        match s.phase:
            case "walk" | "chase" | "place" | "bump":
                return Turn((s.seat,))
            case "over":
                return Over(self.setup.result(s))
            case "begin":
                return Chance(self.setup.first_odds, s.seat)
            case "spin":
                return Chance(self.setup.spinner, s.seat)
            case "roll":
                return Chance(self.setup.die, s.seat)
            case _:
                assert_never(s.phase)

    def legal(self, s: MsPacManState, seat: Seat | None = None) -> tuple[Go, ...]:
        """List the cells the piece whose turn it is may go to, row by row from the lower left."""
        return legal(self.setup, s) if seat is None or seat == s.seat else ()

    def explain(self, s: MsPacManState, a: Go) -> Refusal:
        """Return why an action is not legal."""
        return explain(self.setup, s, a)

    def apply(self, s: MsPacManState, a: Go) -> Step[MsPacManState]:
        """Place her, take a step with her or a ghost, or put a ghost on the next open square."""
        return effects.apply(self.setup, s, a)

    def settle(self, s: MsPacManState, outcome: Face) -> Step[MsPacManState]:
        """Spin for the start, or begin a walk."""
        return effects.settle(self.setup, s, outcome)

    def view(self, s: MsPacManState, viewer: Viewer) -> MsPacManView:  # noqa: ARG002
        """Return the whole table: everybody sees everything (MSP-58)."""
        names, areas = self.board.names, self.setup.layout.areas
        return MsPacManView(
            phase=s.phase,
            seat=s.seat,
            ctrl=s.ctrl,
            mp=None if s.mp is None else names[s.mp],
            ghosts=tuple(
                GhostSeen(names[ghost.cell], ghost.cause, ghost.flip_in) if ghost else None for ghost in s.ghosts
            ),
            dots=tuple(names[dot] for dot in s.dots),
            left={colour: len(s.dots & area) for colour, area in zip(COLOURS, areas, strict=True)},
            steps=s.steps,
            earned=s.earned,
            in_extra=s.in_extra,
            came=None if s.came is None else names[s.came],
            spins=s.spins,
            turns=s.turns,
        )

    def odds(self, view: MsPacManView) -> Odds | None:
        """Return the odds of the spinner or the die, whichever comes next."""
        odds = {"begin": self.setup.first_odds, "spin": self.setup.spinner, "roll": self.setup.die}
        return odds.get(view.phase)

    def hints(self, view: MsPacManView) -> tuple[Hint, ...]:
        """Return each ghost's shortest path to her, and the chance that it takes her with its next roll."""
        return tuple(hints(self.setup, self.sample(view, Random(0))))

    def sample(self, view: MsPacManView, rng: Random) -> MsPacManState:  # noqa: ARG002
        """Read the state off the view: it is all there."""
        cell = {name: Cell(number) for number, name in enumerate(self.board.names)}
        return MsPacManState(
            phase=view.phase,
            seat=view.seat,
            ctrl=view.ctrl,
            mp=None if view.mp is None else cell[view.mp],
            ghosts=tuple(Ghost(cell[ghost.at], ghost.cause, ghost.flip_in) if ghost else None for ghost in view.ghosts),
            dots=Cells.of(cell[dot] for dot in view.dots),
            steps=view.steps,
            earned=view.earned,
            in_extra=view.in_extra,
            came=None if view.came is None else cell[view.came],
            spins=view.spins,
            turns=view.turns,
        )

    def write(self, x: Go | Face) -> str:
        """Write a cell or a face."""
        return write_token(self.board, x)

    def read(self, text: str) -> Go | Face:
        """Read a cell or a face."""
        return read_token(self.board, text)

    def show(self, s: MsPacManState, viewer: Viewer = ALL) -> str:  # noqa: ARG002
        """Draw the board, the seats, and what comes next."""
        drawn = draw(self.setup, self.documents["layout"]["drawing"], s)
        match self.node(s):
            case Over(result):
                coming = f"over: won by seat {', '.join(map(str, result.winners))}"
            case Chance(_, seat):
                coming = f"seat {seat} to {'roll' if s.phase == 'roll' else 'spin'}"
            case Turn((seat, *_)):
                coming = f"seat {seat} to {s.phase}" + (f", {s.steps} steps left" if s.steps else "")
        return f"{drawn}\n{coming}"

    def _area(self, number: int) -> AreaFact:
        layout, names = self.setup.layout, self.board.names
        squares, way_out = layout.areas[number], layout.exits[number]
        return AreaFact(
            colour=COLOURS[number],
            seat=self.setup.owner(number),
            squares=tuple(names[cell] for cell in squares),
            power=next(names[cell] for cell in squares & layout.powers),
            circles=tuple(names[cell] for cell in squares & layout.circles),
            exit=names[way_out],
            opening=dict(self.board.openings)[way_out],
            home=names[layout.homes[number]],
            door=tuple(names[cell] for cell in layout.doors[number]),
        )
