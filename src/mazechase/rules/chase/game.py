"""The chase: options, and the contract's methods."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Never

from mazechase.boards.cells import Cell, Cells
from mazechase.boards.fences import CELLS, DIRECTIONS, NAMES, SIZE
from mazechase.rules import api
from mazechase.rules.api import ALL, CellFact, Hint, Node, Odds, Over, Refusal, Rules, Seat, Turn, Viewer
from mazechase.rules.chase import effects
from mazechase.rules.chase.documents import CHECKS, SHIPPED
from mazechase.rules.chase.hints import hints
from mazechase.rules.chase.legal import legal
from mazechase.rules.chase.positions import check_position
from mazechase.rules.chase.refusals import explain
from mazechase.rules.chase.setup import set_up, start
from mazechase.rules.chase.text import draw, read_action, read_position, whose_move, write_action, write_position
from mazechase.rules.chase.values import GHOSTS, LIVES, MOVERS, PACMAN, ChaseAction, ChaseFacts, ChaseState, ChaseView
from mazechase.rules.options import OWN, Choice, Count, Documented, Flag, Option, When
from mazechase.rules.turnlimit import turn_limit

# Where a ghost can run over a pellet: straight on in all layouts but two, or round a corner where it may turn.
CROSSED = (
    When(options={"layout": (*(layout for layout in SHIPPED if layout not in ("printed", "towers")), OWN)}),
    When(options={"frenzy_path": ("free",)}),
)


class Chase(Rules[ChaseState, ChaseAction, Never, ChaseView]):
    """Eat the four power pellets, or catch Pac-Man three times."""

    id: ClassVar[str] = "chase"
    player_counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    checks = CHECKS
    declared: ClassVar[tuple[Option, ...]] = (
        Option("layout", Documented(SHIPPED), "gates", "QPAC-2"),
        Option("lives", Choice(tuple(str(count) for count in range(1, LIVES + 1))), str(LIVES), "QPAC-36"),
        Option("pacman_short_move", Flag(), False, "QPAC-5"),
        Option("boost_mandatory", Flag(), False, "QPAC-10"),
        Option("boost_exact", Flag(), False, "QPAC-11"),
        Option(
            "boost_chain",
            Flag(),
            True,
            "QPAC-13",
            when=(When(options={"layout": ("harbour", "pairs", "quay", "stables", OWN)}),),
        ),
        Option("eat_in_passing", Flag(), True, "QPAC-15"),
        Option("pacman_into_ghost", Choice(("blocked", "caught")), "blocked", "QPAC-17"),
        Option("ghost_order", Choice(("fixed", "free")), "fixed", "QPAC-20"),
        Option("ghost_pass", Flag(), False, "QPAC-22"),
        Option("ghost_cross_pellet", Flag(), True, "QPAC-23", when=CROSSED),
        Option("frenzy_path", Choice(("straight", "free", "toward")), "straight", "QPAC-29"),
        Option("frenzy_exact", Flag(), True, "QPAC-30"),
        Option("ghosts_stack", Flag(), True, "QPAC-32"),
        Option("pellets_reset", Flag(), False, "QPAC-35", when=(When(options={"lives": ("2", "3")}),)),
        Option("stall_limit", Count(), 20, "QPAC-40", printed="none"),
        turn_limit("QPAC-40"),
        Option("must_catch", Flag(), False, "QPAC-41"),
    )

    def __init__(
        self, players: int = 2, options: Mapping[str, Any] | None = None, rules_version: int | None = None
    ) -> None:
        super().__init__(players, options, rules_version)
        self.setup = set_up(players, self.options, self.documents, self.limit)
        self.layout = self.setup.layout

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Pac-Man against all the ghosts (QPAC-1)."""
        return ((Seat(1),), self.setup.ghost_seats)

    @property
    def facts(self) -> ChaseFacts:
        """The maze, the starts, and which seat runs which piece."""
        starts = {PACMAN: self.layout.pac, **dict(zip(GHOSTS, self.layout.ghosts, strict=True))}
        marks = {start: piece for piece, start in starts.items()} | dict.fromkeys(self.layout.pellets, "pellet")
        return ChaseFacts(
            **self.common_facts,
            cells=tuple(
                CellFact(name, cell % SIZE, cell // SIZE, marks.get(Cell(cell), "")) for cell, name in enumerate(NAMES)
            ),
            links=tuple(
                (name, NAMES[to]) for cell, name in enumerate(NAMES) for to in self.layout.neighbours[cell] if cell < to
            ),
            size=SIZE,
            fences=tuple(slot.name for slot in self.layout.fences),
            pellets=tuple(NAMES[at] for at in self.layout.pellets),
            starts={piece: NAMES[start] for piece, start in starts.items()},
            runs={PACMAN: Seat(1), **self.setup.runs()},
            lives=self.setup.lives,
            stall_limit=self.setup.stall_limit,
        )

    def start(self) -> ChaseState:
        """Return the first state."""
        return start(self.setup)

    def position(self, s: ChaseState) -> str:
        """Write the state as one line."""
        return write_position(s)

    def place(self, text: str) -> ChaseState:
        """Read a position and check that it is possible."""
        s = read_position(text)
        check_position(self.setup, s)
        return s

    def node(self, s: ChaseState) -> Node:
        """Return whose turn it is: that of the seat that runs the piece that moves."""
        if (result := self.setup.result(s)) is not None:
            return Over(result)
        return Turn((self.setup.seat_of(s.mover),))

    def legal(self, s: ChaseState, seat: Seat | None = None) -> tuple[ChaseAction, ...]:
        """List the steps from a1 on, then the end of the move; or the ghosts that may be named."""
        others_turn = seat is not None and seat != self.setup.seat_of(s.mover)
        return () if others_turn or self.setup.result(s) is not None else legal(self.setup, s)

    def explain(self, s: ChaseState, a: ChaseAction) -> Refusal:
        """Return why an action is not legal."""
        return explain(self.setup, s, a)

    def apply(self, s: ChaseState, a: ChaseAction) -> api.Step[ChaseState]:
        """Take an action and everything that follows from it without a choice."""
        return effects.apply(self.setup, s, a)

    def after(self, s: ChaseState, a: ChaseAction) -> ChaseState:
        """Return the state after a legal action: for search."""
        return effects.apply(self.setup, s, a).state

    def settle(self, s: ChaseState, outcome: Never) -> api.Step[ChaseState]:
        """Not used: the chase has no chance."""
        raise AssertionError((s, outcome))

    def view(self, s: ChaseState, viewer: Viewer) -> ChaseView:  # noqa: ARG002
        """Return the whole table: everybody sees everything."""
        return ChaseView(
            pacman=NAMES[s.pac],
            ghosts=tuple(None if at is None else NAMES[at] for at in s.ghosts),
            pellets=tuple(NAMES[at] for at in s.pellets),
            lives=s.lives,
            idle=s.idle,
            mover=MOVERS[s.mover],
            left=s.left,
            boost=s.boost,
            frenzy=s.frenzy,
            heading=None if s.heading is None else DIRECTIONS[s.heading].name,
            waiting=tuple(GHOSTS[ghost] for ghost in s.waiting),
            ate=s.ate,
            best=s.best,
            cycles=s.cycles,
            level=self.setup.level(s),
            seat=self.setup.seat_of(s.mover),
        )

    def odds(self, view: ChaseView) -> Odds | None:  # noqa: ARG002
        """Not used: the chase has no chance."""
        return None

    def hints(self, view: ChaseView) -> tuple[Hint, ...]:
        """Return what each ghost sees, and Pac-Man's shortest path to a pellet."""
        return hints(self.setup, self.sample(view, Random(0)))

    def sample(self, view: ChaseView, rng: Random) -> ChaseState:  # noqa: ARG002
        """Read the state off the view: it is all there."""
        headings = [direction.name for direction in DIRECTIONS]
        return ChaseState(
            pac=CELLS[view.pacman],
            ghosts=tuple(None if at is None else CELLS[at] for at in view.ghosts),
            pellets=Cells.of(CELLS[at] for at in view.pellets),
            lives=view.lives,
            idle=view.idle,
            mover=MOVERS.index(view.mover),
            left=view.left,
            boost=view.boost,
            frenzy=view.frenzy,
            heading=None if view.heading is None else headings.index(view.heading),
            waiting=tuple(GHOSTS.index(ghost) for ghost in view.waiting),
            ate=view.ate,
            best=view.best,
            cycles=view.cycles,
        )

    def write(self, x: ChaseAction) -> str:
        """Write an action as one token."""
        return write_action(x)

    def read(self, text: str) -> ChaseAction:
        """Read a token back."""
        return read_action(text)

    def show(self, s: ChaseState, viewer: Viewer = ALL) -> str:  # noqa: ARG002
        """Draw the board and say whose move it is, or who has won."""
        board = draw(self.layout.fences, s)
        match self.node(s):
            case Over(result) if not result.winners:
                return f"{board}\nturn limit: nobody has won, level {self.setup.level(s)}"
            case Over(result):
                winner = PACMAN if result.winners == (1,) else "the ghosts"
                return f"{board}\n{winner} won, level {self.setup.level(s)}"
            case _:
                return f"{board}\nseat {self.setup.seat_of(s.mover)} to act: {whose_move(s)}"
