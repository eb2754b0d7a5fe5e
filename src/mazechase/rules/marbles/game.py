"""The marble game: the contract's methods. moves.py decides what is legal, turns.py what it leads to."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from mazechase.boards.cells import Cell, Cells
from mazechase.rules.api import (
    ALL,
    CellFact,
    Chance,
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
from mazechase.rules.marbles import moves, turns
from mazechase.rules.marbles.checks import read_layout
from mazechase.rules.marbles.hinting import hints
from mazechase.rules.marbles.layout import COLOURS, SHIPPED
from mazechase.rules.marbles.placing import check_position
from mazechase.rules.marbles.refusing import explain
from mazechase.rules.marbles.text import draw, read_position, read_token, write_position, write_token
from mazechase.rules.marbles.values import (
    DICE,
    PRICE,
    Go,
    MarblesAction,
    MarblesFacts,
    MarblesState,
    MarblesView,
    OpeningFact,
    Prowl,
    Roll,
    Setup,
    Stay,
)
from mazechase.rules.options import Choice, Count, Documented, Flag, Option, When

NOT_FULL = (When(players=(2, 3)),)  # one home at least is nobody's


class Marbles(Game[MarblesState, MarblesAction, Roll, MarblesView]):
    """Gobble the most white marbles; two ghosts that everybody moves send Pac-Men home."""

    id: ClassVar[str] = "marbles"
    player_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    state_type: ClassVar[type[State]] = MarblesState
    action_type: ClassVar[Any] = MarblesAction
    outcome_type: ClassVar[Any] = Roll
    view_type: ClassVar[type[View]] = MarblesView
    per_seat: ClassVar[str] = "trays"
    declared: ClassVar[tuple[Option, ...]] = (
        Option("layout", Documented(SHIPPED), "corners", "MARB-1"),
        Option("unused_home", Choice(("closed_to_stop", "free")), "closed_to_stop", "MARB-3", when=NOT_FULL),
        Option("must_move_if_possible", Flag(), False, "MARB-6"),
        Option("home_counts", Flag(), True, "MARB-14"),
        Option("ghost_may_reverse", Flag(), False, "MARB-26"),
        Option("ghost_partial", Flag(), False, "MARB-27"),
        Option("pay_with_yellow", Choice(("false", "victim_choice")), "false", "MARB-36"),
        Option("lose_privilege_when_hit", Flag(), False, "MARB-37"),
        Option("marble_under_ghost", Choice(("auto", "ask")), "auto", "MARB-39"),
        Option("privilege_stacks", Flag(), True, "MARB-40"),
        Option("same_move_gobble", Flag(), True, "MARB-41"),
        Option("gobble_ends_turn", Flag(), False, "MARB-45"),
        Option("end_timing", Choice(("at_once", "after_move", "after_turn")), "at_once", "MARB-52"),
        Option("max_turns", Count(), "none", "MARB-60"),
    )

    def __init__(
        self, players: int = 2, options: Mapping[str, Any] | None = None, rules_version: int | None = None
    ) -> None:
        super().__init__(players, options, rules_version)
        chosen = {name: value for name, value in self.options.items() if name not in ("layout", "max_turns")}
        limit = self.options["max_turns"]
        layout = read_layout(self.documents["layout"])
        self.setup = Setup(players, layout, **chosen, max_turns=None if limit == "none" else limit)
        self.layout = layout

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
        """Give the set-up: every hole has its marble, everybody is at home, seat 1 rolls first (MARB-2, MARB-4)."""
        nothing = (0,) * self.players
        return MarblesState(
            white=self.layout.holes - self.layout.rings,
            yellow=self.layout.rings,
            pacs=self.setup.homes,
            trays=nothing,
            held=nothing,
            ghosts=(self.layout.start, self.layout.start),
            owed=(),
            turn=Seat(1),
            rolls=nothing,
        )

    def position(self, s: MarblesState) -> str:
        """Write the state as one line."""
        return write_position(self.layout.board, s)

    def place(self, text: str) -> MarblesState:
        """Read a position and check that it can be."""
        s = read_position(self.layout.board, text)
        check_position(self.setup, s, self.start())
        return s

    def node(self, s: MarblesState) -> Node:
        """Tell who or what comes next."""
        if reason := turns.over(self.setup, s):
            return Over(turns.result(self.setup, s, reason))
        if s.todo:
            return Turn((s.todo[0].seat,))
        return Turn((s.turn,)) if s.dice else Chance(DICE, s.turn)

    def legal(self, s: MarblesState, seat: Seat | None = None) -> tuple[MarblesAction, ...]:
        """List Pac-Man's moves by die, end and marbles, then the ghosts' by die, ghost and end; or answers."""
        node = self.node_unchecked(s)
        return moves.legal(self.setup, s) if isinstance(node, Turn) and seat in (None, *node.seats) else ()

    def explain(self, s: MarblesState, a: MarblesAction) -> Refusal:
        """Say which rule stands against an action."""
        return explain(self.setup, s, a)

    def apply_unchecked(self, s: MarblesState, a: MarblesAction) -> Step[MarblesState]:
        """Move a piece or decide something, and go on to whatever comes next."""
        return turns.act(self.setup, s, a)

    def settle_unchecked(self, s: MarblesState, outcome: Roll) -> Step[MarblesState]:
        """Take the dice."""
        return turns.roll(self.setup, s, outcome)

    def target(self, a: MarblesAction) -> str | None:
        """Name the cell Pac-Man goes to, the ghost and its end, or the ring or seat; staying has none."""
        match a:
            case Go(_, to):
                return self.layout.names[to]
            case Prowl(_, origin, to):
                return self.write(Prowl(0, origin, to))
            case Stay():
                return None
            case _:
                return self.write(a)

    def goes_on(self, before: MarblesState, after: MarblesState) -> bool:
        """Tell that an action is a whole move of its own: one piece goes its way with one die."""
        return after == before

    def view(self, s: MarblesState, viewer: Viewer) -> MarblesView:  # noqa: ARG002
        """Show everything to everybody."""
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
        """Give the odds of the dice when they are rolled next."""
        node = self.node(self.sample(view, Random(0)))
        return node.odds if isinstance(node, Chance) else None

    def hints(self, view: MarblesView) -> tuple[Hint, ...]:
        """Show the way of every move on offer, and how likely each Pac-Man is to be caught on the next turn."""
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
