"""The marble game: options, and the contract's methods."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from mazechase.boards.cells import Cell, Cells
from mazechase.errors import BadDocument
from mazechase.rules.api import ALL, CellFact, Chance, Hint, Node, Odds, Over, Refusal, Rules, Seat, Step, Turn, Viewer
from mazechase.rules.marbles import effects
from mazechase.rules.marbles.documents import CHECKS, SHIPPED
from mazechase.rules.marbles.hints import hints
from mazechase.rules.marbles.layout import COLOURS
from mazechase.rules.marbles.legal import legal
from mazechase.rules.marbles.positions import check_position
from mazechase.rules.marbles.refusals import explain
from mazechase.rules.marbles.setup import set_up, start
from mazechase.rules.marbles.text import draw, read_position, read_token, write_position, write_token
from mazechase.rules.marbles.values import (
    DICE,
    PRICE,
    MarblesAction,
    MarblesFacts,
    MarblesState,
    MarblesView,
    OpeningFact,
    Roll,
)
from mazechase.rules.options import OWN, Choice, Documented, Flag, Option, When
from mazechase.rules.turnlimit import turn_limit

MOST_OPENINGS = 8  # with so many, a list of moves takes some milliseconds and has up to a thousand paths
DEAD_ENDS = (When(options={"layout": ("trees", OWN)}),)  # both ghosts can be shut in
NOT_FULL = (When(players=(2, 3)),)  # at least one home is unused


class Marbles(Rules[MarblesState, MarblesAction, Roll, MarblesView]):
    """Gobble the most white marbles; two ghosts that everybody moves send Pac-Men home."""

    id: ClassVar[str] = "marbles"
    player_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    per_seat: ClassVar[str] = "trays"
    checks = CHECKS
    declared: ClassVar[tuple[Option, ...]] = (
        Option("layout", Documented(SHIPPED), "corners", "MARB-1"),
        Option("unused_home", Choice(("closed_to_stop", "free")), "closed_to_stop", "MARB-3", when=NOT_FULL),
        Option("must_move_if_possible", Flag(), False, "MARB-6", printed=True),
        Option("home_counts", Flag(), True, "MARB-14"),
        Option("ghost_may_reverse", Flag(), False, "MARB-26", printed=True),
        Option("ghost_partial", Flag(), False, "MARB-27", when=DEAD_ENDS),
        Option(
            "pay_with_yellow",
            Choice(("false", "victim_choice")),
            "false",
            "MARB-36",
            printed="victim_choice",
        ),
        Option("lose_privilege_when_hit", Flag(), False, "MARB-37"),
        Option("marble_under_ghost", Choice(("auto", "ask")), "auto", "MARB-39"),
        Option("privilege_stacks", Flag(), True, "MARB-40"),
        Option("same_move_gobble", Flag(), True, "MARB-41"),
        Option("gobble_ends_turn", Flag(), False, "MARB-45"),
        Option("end_timing", Choice(("at_once", "after_move", "after_turn")), "at_once", "MARB-52"),
        turn_limit("MARB-60"),
    )

    def __init__(
        self, players: int = 2, options: Mapping[str, Any] | None = None, rules_version: int | None = None
    ) -> None:
        super().__init__(players, options, rules_version)
        self.setup = set_up(players, self.options, self.documents, self.limit)
        self.layout = self.setup.layout

    def unfit_to_serve(self) -> BadDocument | None:
        """Return the error if there are so many openings that listing all paths through them takes long (MARB-20)."""
        openings = len(self.layout.openings)
        if openings <= MOST_OPENINGS:
            return None
        return BadDocument("marbles-board-openings", count=openings, most=MOST_OPENINGS)

    @property
    def facts(self) -> MarblesFacts:
        """The board as a page draws it, and what belongs to whom."""
        layout, document = self.layout, self.documents["layout"]
        board, names = layout.board, layout.names
        return MarblesFacts(
            **self.common_facts,
            cells=tuple(CellFact(names[cell], *board.places[cell], board.marks[cell]) for cell in board.cells),
            links=tuple((names[a], names[b]) for a in board.cells for b in board.steps[a] if a < b),
            title=document["title"],
            source=document["source"],
            homes=tuple(names[home] for home in self.setup.homes),
            colours=tuple(COLOURS[board.marks[home]] for home in self.setup.homes),
            unused_homes=tuple(names[home] for home in layout.homes if home not in self.setup.homes),
            rings=tuple(names[ring] for ring in layout.rings),
            start=names[layout.start],
            doors=tuple(names[door] for door in board.steps[layout.start]),
            openings=tuple(OpeningFact(names[opening.cell], opening.arrow) for opening in layout.drawn.openings),
            dice={self.write(roll): weight for roll, weight in DICE.items()},
            price=PRICE,
        )

    def start(self) -> MarblesState:
        """Return the first state."""
        return start(self.setup)

    def position(self, s: MarblesState) -> str:
        """Write the state as one line."""
        return write_position(self.layout.board, s)

    def place(self, text: str) -> MarblesState:
        """Read a position and check that it is possible."""
        s = read_position(self.layout.board, text)
        check_position(self.setup, s, self.start())
        return s

    def node(self, s: MarblesState) -> Node:
        """Return who or what comes next."""
        if reason := self.setup.over(s):
            return Over(self.setup.result(s, reason))
        if s.todo:
            return Turn((s.todo[0].seat,))
        return Turn((s.turn,)) if s.dice else Chance(DICE, s.turn)

    def legal(self, s: MarblesState, seat: Seat | None = None) -> tuple[MarblesAction, ...]:
        """List Pac-Man's moves by die, end and marbles, then the ghosts' by die, ghost and end; or answers."""
        node = self.node(s)
        return legal(self.setup, s) if isinstance(node, Turn) and seat in (None, *node.seats) else ()

    def explain(self, s: MarblesState, a: MarblesAction) -> Refusal:
        """Return why an action is not legal."""
        return explain(self.setup, s, a)

    def apply(self, s: MarblesState, a: MarblesAction) -> Step[MarblesState]:
        """Move a piece or decide something, and go on to whatever comes next."""
        return effects.apply(self.setup, s, a)

    def settle(self, s: MarblesState, outcome: Roll) -> Step[MarblesState]:
        """Take the dice."""
        return effects.settle(self.setup, s, outcome)

    def view(self, s: MarblesState, viewer: Viewer) -> MarblesView:  # noqa: ARG002
        """Return the whole table: everybody sees everything."""
        names = self.layout.names
        return MarblesView(
            white=tuple(names[cell] for cell in s.white),
            yellow=tuple(names[cell] for cell in s.yellow),
            pacs=tuple(names[cell] for cell in s.pacs),
            trays=s.trays,
            held=s.held,
            ghosts=tuple(names[cell] for cell in s.ghosts),
            owed=s.owed,
            turn=s.turn,
            dice=s.dice,
            piece=s.piece,
            rolls=s.rolls,
            todo=s.todo,
            taken=s.taken,
        )

    def odds(self, view: MarblesView) -> Odds | None:
        """Return the odds of the dice when they are rolled next."""
        node = self.node(self.sample(view, Random(0)))
        return node.odds if isinstance(node, Chance) else None

    def hints(self, view: MarblesView) -> tuple[Hint, ...]:
        """Return the path of every legal move, and how likely each Pac-Man is to be caught on the next turn."""
        return hints(self.setup, self.sample(view, Random(0)))

    def sample(self, view: MarblesView, rng: Random) -> MarblesState:  # noqa: ARG002
        """Read the state off the view: it is all there."""
        cell = {name: Cell(number) for number, name in enumerate(self.layout.names)}
        return MarblesState(
            white=Cells.of(cell[name] for name in view.white),
            yellow=Cells.of(cell[name] for name in view.yellow),
            pacs=tuple(cell[name] for name in view.pacs),
            trays=view.trays,
            held=view.held,
            ghosts=tuple(cell[name] for name in view.ghosts),
            owed=view.owed,
            turn=view.turn,
            dice=view.dice,
            piece=view.piece,
            rolls=view.rolls,
            todo=view.todo,
            taken=view.taken,
        )

    def write(self, x: MarblesAction | Roll) -> str:
        """Write a token."""
        return write_token(self.layout.board, x)

    def read(self, text: str) -> MarblesAction | Roll:
        """Read a token."""
        return read_token(self.layout.board, text)

    def show(self, s: MarblesState, viewer: Viewer = ALL) -> str:  # noqa: ARG002
        """Draw the board, and say what comes next."""
        match self.node(s):
            case Over(result):
                last = f"over: {', '.join(f'seat {seat}' for seat in result.winners)} won"
            case Chance(_, seat):
                last = f"seat {seat} to roll" + (" for who begins" if s.rolls else "")
            case Turn((seat,)) if s.todo:
                last = f"seat {seat} to decide: {s.todo[0].kind}"
            case _:
                last = f"seat {s.turn} to move {s.piece or 'pac or ghost'}, dice {' '.join(map(str, s.dice))}"
        return f"{draw(self.layout, s)}\n{last}"
