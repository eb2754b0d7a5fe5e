"""Ms. Pac-Man: the contract's methods."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from mazechase.boards.cells import Cell, Cells
from mazechase.rules.api import (
    ALL,
    CellFact,
    Chance,
    Event,
    Game,
    Hint,
    Node,
    Odds,
    Over,
    Refusal,
    Seat,
    State,
    Step,
    Turn,
    View,
    Viewer,
)
from mazechase.rules.mspacman import stepping, turns
from mazechase.rules.mspacman.documents import read_die, read_spinner, shipped
from mazechase.rules.mspacman.drawing import draw
from mazechase.rules.mspacman.hints import hints
from mazechase.rules.mspacman.layout import read_layout
from mazechase.rules.mspacman.placing import check_position
from mazechase.rules.mspacman.refusing import explain
from mazechase.rules.mspacman.setup import Setup
from mazechase.rules.mspacman.text import read_position, read_token, write_position, write_token
from mazechase.rules.mspacman.values import (
    COLOURS,
    WAITING,
    AreaFact,
    Face,
    Ghost,
    GhostSeen,
    Go,
    MsPacManFacts,
    MsPacManState,
    MsPacManView,
)
from mazechase.rules.options import Choice, Count, Documented, Flag, Option, When


class MsPacMan(Game[MsPacManState, Go, Face, MsPacManView]):
    """Clear your own area of dots: as Ms. Pac-Man eat them, as a ghost catch her to become her."""

    id: ClassVar[str] = "mspacman"
    player_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    state_type: ClassVar[type[State]] = MsPacManState
    action_type: ClassVar[Any] = Go
    outcome_type: ClassVar[Any] = Face
    view_type: ClassVar[type[View]] = MsPacManView
    per_seat: ClassVar[str] = "ghosts"
    declared: ClassVar[tuple[Option, ...]] = (
        Option("layout", Documented(shipped("layouts")), "pinwheel", "MSP-4"),
        Option("die_faces", Documented(shipped("dice")), "f2-for-two", "MSP-3"),
        Option("spinner_faces", Documented(shipped("spinners")), "one-to-six", "MSP-3"),
        Option("start_by", Choice(("spinner", "die")), "spinner", "MSP-1"),
        Option("fill_unused_areas", Flag(), True, "MSP-7", when=(When(players=(2, 3)),)),
        Option("dot_on_pickup", Flag(), False, "MSP-9"),
        Option("capture_in_passing", Flag(), True, "MSP-15"),
        Option("bump_can_capture", Flag(), False, "MSP-23"),
        Option("enter_ghost_space", Flag(), False, "MSP-31"),
        Option("power_overrides_f2", Flag(), True, "MSP-38"),
        Option("power_timer_restart", Flag(), True, "MSP-39"),
        Option("extra_turn_chain", Flag(), True, "MSP-44"),
        Option("max_turns", Count(), "none", "MSP-57"),
    )

    def __init__(
        self, players: int = 2, options: Mapping[str, Any] | None = None, rules_version: int | None = None
    ) -> None:
        super().__init__(players, options, rules_version)
        documents = self.documents
        limit = self.options["max_turns"]
        flags = {option.name: self.options[option.name] for option in self.declared if isinstance(option.kind, Flag)}
        self.setup = Setup(
            players=players,
            layout=read_layout(documents["layout"]),
            spinner=read_spinner(documents["spinner_faces"]),
            die=read_die(documents["die_faces"]),
            start_by=self.options["start_by"],
            max_turns=None if limit == "none" else limit,
            **flags,
        )
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
        """Give the set-up: dots laid, ghosts on their ghost spaces, every seat to spin for the start."""
        return MsPacManState(
            phase="begin",
            seat=Seat(1),
            ctrl=None,
            mp=None,
            ghosts=tuple(Ghost(self.setup.home(seat)) for seat in self.seats),
            dots=self.setup.dots,
            spins=(WAITING,) * self.players,
        )

    def position(self, s: MsPacManState) -> str:
        """Write the state as one line."""
        return write_position(self.board, s)

    def place(self, text: str) -> MsPacManState:
        """Read a position and check that it can be."""
        s = read_position(self.board, text)
        check_position(self.setup, s)
        return s

    def node(self, s: MsPacManState) -> Node:
        """Tell who or what comes next."""
        match s.phase:
            case "over":
                return Over(self.setup.result(s))
            case "begin":
                return Chance(self.setup.first_odds, s.seat)
            case "spin":
                return Chance(self.setup.spinner, s.seat)
            case "roll":
                return Chance(self.setup.die, s.seat)
            case _:
                return Turn((s.seat,))

    def legal(self, s: MsPacManState, seat: Seat | None = None) -> tuple[Go, ...]:
        """List the cells the piece whose turn it is may go to, row by row from the lower left."""
        return tuple(Go(cell) for cell in stepping.steps_open(self.setup, s)) if seat in (None, s.seat) else ()

    def explain(self, s: MsPacManState, a: Go) -> Refusal:
        """Say which rule stands against a cell."""
        return explain(self.setup, s, a.to)

    def apply_unchecked(self, s: MsPacManState, a: Go) -> Step[MsPacManState]:
        """Place her, or take a step with her or a ghost, or put a ghost on the next open square."""
        events: list[Event] = []
        match s.phase:
            case "place":
                after = turns.place_her(self.setup, s, a.to, events)
            case "walk":
                after = stepping.walk(self.setup, s, a.to, events)
            case "bump":
                after = stepping.bump(self.setup, s, a.to, events)
            case _:
                after = stepping.chase(self.setup, s, a.to, events)
        return Step(after, tuple(events))

    def settle_unchecked(self, s: MsPacManState, outcome: Face) -> Step[MsPacManState]:
        """Spin for the start, or begin a walk."""
        events: list[Event] = []
        match s.phase:
            case "begin":
                after = turns.spin_to_begin(self.setup, s, outcome, events)
            case "spin":
                after = turns.spin(s, outcome, events)
            case _:
                after = turns.roll(s, outcome, events)
        return Step(after, tuple(events))

    def target(self, a: Go) -> str:
        """Name the cell."""
        return self.board.names[a.to]

    def goes_on(self, before: MsPacManState, after: MsPacManState) -> bool:
        """Tell a walk, which may end with a next open square, from the placement after a capture."""
        return after.phase in (before.phase, "bump")

    def gain(self, before: MsPacManState, after: MsPacManState, seat: Seat) -> int:
        """Weigh the dots a walk has eaten on its way."""
        return self.setup.gain(before.dots, after.dots, seat)

    def view(self, s: MsPacManState, viewer: Viewer) -> MsPacManView:  # noqa: ARG002
        """Show everything to everybody (MSP-58)."""
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
        """Give the odds of the spinner or the die, whichever comes next."""
        odds = {"begin": self.setup.first_odds, "spin": self.setup.spinner, "roll": self.setup.die}
        return odds.get(view.phase)

    def hints(self, view: MsPacManView) -> tuple[Hint, ...]:
        """Give each ghost's way to her, and the chance that it takes her with its next roll."""
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
