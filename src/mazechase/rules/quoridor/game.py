"""Quoridor: options, and the contract's methods."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Never

from mazechase.boards.fences import NAMES, SIZE
from mazechase.errors import BadPlayers
from mazechase.rules.api import ALL, CellFact, Hint, Node, Odds, Over, Refusal, Result, Rules, Seat, Step, Turn, Viewer
from mazechase.rules.options import Choice, Flag, Option, When
from mazechase.rules.quoridor import effects
from mazechase.rules.quoridor.hints import hints
from mazechase.rules.quoridor.legal import legal
from mazechase.rules.quoridor.positions import check_position
from mazechase.rules.quoridor.refusals import explain
from mazechase.rules.quoridor.setup import set_up, start
from mazechase.rules.quoridor.text import draw, read_action, read_position, write_action, write_position
from mazechase.rules.quoridor.values import QuoridorAction, QuoridorFacts, QuoridorState, QuoridorView
from mazechase.rules.turnlimit import turn_limit


class Quoridor(Rules[QuoridorState, QuoridorAction, Never, QuoridorView]):
    """Reach the opposite side first; move or put up a fence."""

    id: ClassVar[str] = "quoridor"
    player_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    per_seat: ClassVar[str] = "left"
    declared: ClassVar[tuple[Option, ...]] = (
        Option("first_player", Choice(("random", "chosen")), "random", "QUOR-3", "table"),
        Option("edge_as_fence", Flag(), True, "QUOR-18"),
        Option("diagonal_past_piece", Flag(), False, "QUOR-19", when=(When(players=(3, 4)),)),  # it takes a third pawn
        Option("three_players", Choice(("on", "off")), "on", "QUOR-25", when=(When(players=(3,)),)),
        turn_limit("QUOR-27"),
    )

    def __init__(
        self, players: int = 2, options: Mapping[str, Any] | None = None, rules_version: int | None = None
    ) -> None:
        super().__init__(players, options, rules_version)
        if players == 3 and self.options["three_players"] == "off":
            raise BadPlayers("quoridor-no-three")
        self.setup = set_up(players, self.options, self.limit)
        self.goals = self.setup.goals

    @property
    def facts(self) -> QuoridorFacts:
        """The squares, where each seat starts and goes, and its fences."""
        return QuoridorFacts(
            **self.common_facts,
            cells=tuple(CellFact(name, cell % SIZE, cell // SIZE) for cell, name in enumerate(NAMES)),
            size=SIZE,
            starts=tuple(NAMES[start] for start in self.setup.starts),
            goals=tuple(tuple(NAMES[cell] for cell in goal) for goal in self.goals),
            fences_each=self.setup.fences_each,
        )

    def start(self) -> QuoridorState:
        """Return the first state."""
        return start(self.setup)

    def position(self, s: QuoridorState) -> str:
        """Write the state as one line, as docs/notation.md describes."""
        return write_position(s)

    def place(self, text: str) -> QuoridorState:
        """Read a position and check that it is possible."""
        s = read_position(text)
        check_position(self.setup, s, text)
        return s

    def node(self, s: QuoridorState) -> Node:
        """Return whose turn it is, or how it ended."""
        result = self.setup.result(s)
        return Turn((s.turn,)) if result is None else Over(result)

    def legal(self, s: QuoridorState, seat: Seat | None = None) -> tuple[QuoridorAction, ...]:
        """List the pawn's moves, then the fences."""
        if seat not in (None, s.turn) or self.setup.result(s) is not None:
            return ()
        return legal(self.setup, s)

    def explain(self, s: QuoridorState, a: QuoridorAction) -> Refusal:
        """Return why a move or a fence is not legal."""
        return explain(self.setup, s, a)

    def apply(self, s: QuoridorState, a: QuoridorAction) -> Step[QuoridorState]:
        """Move the pawn or put up the fence, then pass the turn on."""
        return effects.apply(self.setup, s, a)

    def after(self, s: QuoridorState, a: QuoridorAction) -> QuoridorState:
        """Return the state after a legal action, without events: for search."""
        return effects.after(self.setup, s, a)

    def settle(self, s: QuoridorState, outcome: Never) -> Step[QuoridorState]:
        """Not used: Quoridor has no chance."""
        raise AssertionError((s, outcome))

    def view(self, s: QuoridorState, viewer: Viewer) -> QuoridorView:  # noqa: ARG002
        """Return the whole table: everybody sees everything."""
        return QuoridorView(
            pawns=tuple(NAMES[pawn] for pawn in s.pawns),
            left=s.left,
            fences=tuple(slot.name for slot in s.fences),
            turn=s.turn,
            taken=s.taken,
        )

    def odds(self, view: QuoridorView) -> Odds | None:  # noqa: ARG002
        """Not used: Quoridor has no chance."""
        return None

    def hints(self, view: QuoridorView) -> tuple[Hint, ...]:
        """Return each pawn's shortest path to its goal line."""
        return hints(self.setup, self.sample(view, Random(0)))

    def sample(self, view: QuoridorView, rng: Random) -> QuoridorState:  # noqa: ARG002
        """Read the state off the view: it is all there."""
        pawns = ",".join(view.pawns)
        left = ",".join(map(str, view.left))
        fences = ",".join(view.fences) or "-"
        return read_position(f"{pawns} {left} {fences} {view.turn} {view.taken}")

    def write(self, x: QuoridorAction) -> str:
        """Write an action in the common notation."""
        return write_action(x)

    def read(self, text: str) -> QuoridorAction:
        """Read an action in the common notation."""
        return read_action(text)

    def show(self, s: QuoridorState, viewer: Viewer = ALL) -> str:  # noqa: ARG002
        """Draw the board and say whose turn it is."""
        match self.node(s):
            case Over(Result((winner,))):
                return f"{draw(s)}\nseat {winner} has won"
            case Over():
                return f"{draw(s)}\nturn limit: nobody has won"
            case _:
                return f"{draw(s)}\nseat {s.turn} to act"
