"""Toy: options, and the contract's methods. The rules are listed in ``toy``."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from mazechase.boards.cells import Cell, Cells
from mazechase.rules.api import ALL, CellFact, Chance, Event, Node, Odds, Over, Refusal, Rules, Seat, Step, Turn, Viewer
from mazechase.rules.options import Choice, Documented, Flag, Option
from mazechase.rules.registry import register
from mazechase.rules.turnlimit import turn_limit
from toy import effects, knowledge
from toy.documents import SHIPPED
from toy.legal import legal
from toy.positions import check_position
from toy.refusals import explain
from toy.setup import set_up, start
from toy.text import draw, read_position, read_token, write_position, write_token
from toy.values import (
    DECK,
    DIE,
    ROUNDS,
    ToyAction,
    ToyFacts,
    ToyOutcome,
    ToyState,
    ToyView,
    left_in_deck,
    seats_to_pick,
)


@register
class Toy(Rules[ToyState, ToyAction, ToyOutcome, ToyView]):
    """Walk a small maze, eat dots, draw cards in secret and play them all at once."""

    id: ClassVar[str] = "toy"
    player_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    declared: ClassVar[tuple[Option, ...]] = (
        Option("first_player", Choice(("random", "chosen")), "random", "TOY-13", "table"),
        Option("board", Documented(SHIPPED), "ring", "TOY-14"),
        Option("peeking", Flag(), True, "TOY-6"),
        Option("wins", Choice(("highest", "lowest")), "highest", "TOY-9"),
        turn_limit("TOY-12"),
    )
    per_seat: ClassVar[str] = "points"
    secrets: ClassVar[bool] = True
    locales: ClassVar[Path] = Path(__file__).parent / "locales"

    def __init__(
        self, players: int = 2, options: Mapping[str, Any] | None = None, rules_version: int | None = None
    ) -> None:
        super().__init__(players, options, rules_version)
        self.setup = set_up(players, self.options, self.documents, self.limit)
        self.board = self.setup.board

    @property
    def longest(self) -> int:
        """The most plies there can be: a turn is a roll, three steps, a stop and a draw; then each seat picks."""
        return 7 * self.players * ROUNDS

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats that play together."""
        return self.setup.sides

    @property
    def facts(self) -> ToyFacts:
        """The board, the starts, the die and the deck."""
        names, places, marks = self.board.names, self.board.places, self.board.marks
        return ToyFacts(
            **self.common_facts,
            cells=tuple(CellFact(names[cell], *places[cell], marks[cell]) for cell in self.board.cells),
            links=tuple((names[a], names[b]) for a in self.board.cells for b in self.board.steps[a] if a < b),
            starts=tuple(names[start] for start in self.setup.starts),
            die={self.write(face): weight for face, weight in DIE.items()},
            deck=dict(DECK),
            rounds=ROUNDS,
        )

    def start(self) -> ToyState:
        """Return the first state."""
        return start(self.setup)

    def position(self, s: ToyState) -> str:
        """Write the state as one line."""
        return write_position(self.board, s)

    def place(self, text: str) -> ToyState:
        """Read a position and check that it is possible."""
        s = read_position(self.board, text)
        check_position(self.setup, s)
        return s

    def node(self, s: ToyState) -> Node:
        """Return who or what comes next."""
        if reason := self.setup.over(s):
            return Over(self.setup.result(s, reason))
        mover = self.setup.mover(s)
        match s.phase:
            case "roll":
                return Chance(DIE, mover)
            case "walk":
                return Turn((mover,))
            case "draw":
                return Chance(knowledge.odds_of_cards(left_in_deck(s.hands, s.spent)), mover)
            case "pick":
                return Turn(seats_to_pick(s.hands, s.picks))

    def legal(self, s: ToyState, seat: Seat | None = None) -> tuple[ToyAction, ...]:
        """List steps by cell, then looks by seat and card, then the stop; or each seat's picks."""
        return () if self.setup.over(s) else legal(self.setup, s, seat)

    def explain(self, s: ToyState, a: ToyAction) -> Refusal:
        """Return why an action is not legal."""
        return explain(self.setup, s, a)

    def apply(self, s: ToyState, a: ToyAction) -> Step[ToyState]:
        """Walk, stop, look or pick, and go on to whatever comes next."""
        return effects.apply(self.setup, s, a)

    def settle(self, s: ToyState, outcome: ToyOutcome) -> Step[ToyState]:
        """Begin the walk after a roll; end the turn after a draw."""
        return effects.settle(self.setup, s, outcome)

    def view(self, s: ToyState, viewer: Viewer) -> ToyView:
        """Show the table as a viewer knows it; at the end hands lie open (TOY-10)."""
        names, eyes = self.board.names, ALL if self.setup.over(s) else viewer
        return ToyView(
            viewer=viewer,
            taken=s.taken,
            phase=s.phase,
            pips=s.pips,
            came=None if s.came is None else names[s.came],
            pawns=tuple(names[pawn] for pawn in s.pawns),
            dots=tuple(names[dot] for dot in s.dots),
            points=s.points,
            hands=knowledge.hands_seen(s.hands, eyes),
            deck=left_in_deck(s.hands, s.spent).total(),
            spent=s.spent,
            picks=knowledge.picks_seen(s.picks, eyes),
        )

    def tell(self, event: Event, viewer: Viewer) -> Event | None:
        """Return private events to those they concern, and to others that something happened."""
        return super().tell(event, viewer) or knowledge.tell(event, viewer)

    def odds(self, view: ToyView) -> Odds | None:
        """Return the die's odds, or those of the next card as far as the viewer knows."""
        return None if self.setup.over(view) else knowledge.odds(view)

    def sample(self, view: ToyView, rng: Random) -> ToyState:
        """Return a state with the unseen cards dealt at random; the view shows everything else."""
        hands, picks = knowledge.deal(view, rng)
        cell = {name: Cell(number) for number, name in enumerate(self.board.names)}
        return ToyState(
            taken=view.taken,
            phase=view.phase,
            pips=view.pips,
            came=None if view.came is None else cell[view.came],
            pawns=tuple(cell[name] for name in view.pawns),
            dots=Cells.of(cell[name] for name in view.dots),
            points=view.points,
            hands=hands,
            spent=view.spent,
            picks=picks,
        )

    def write(self, x: ToyAction | ToyOutcome) -> str:
        """Write a token."""
        return write_token(self.board, x)

    def read(self, text: str) -> ToyAction | ToyOutcome:
        """Read a token."""
        return read_token(self.board, text)

    def show(self, s: ToyState, viewer: Viewer = ALL) -> str:
        """Draw what the viewer sees."""
        return draw(self.board, self.view(s, viewer))
