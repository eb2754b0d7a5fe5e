"""Toy: the contract's methods. The rules are listed in ``toy``."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar, assert_never

from mazechase.boards.cells import Cell, Cells
from mazechase.rules import api
from mazechase.rules.api import ALL, CellFact, Chance, Event, Game, Node, Odds, Over, Refusal, Seat, Turn, Viewer
from mazechase.rules.options import Choice, Count, Documented, Flag, Option
from mazechase.rules.registry import register
from toy import knowing, turns
from toy.board import SHIPPED, read_board
from toy.placing import check_position
from toy.refusing import explain
from toy.setup import Setup
from toy.text import draw, read_position, read_token, write_position, write_token
from toy.values import (
    DECK,
    DIE,
    ROUNDS,
    Choose,
    Draw,
    Ended,
    Peek,
    Roll,
    Step,
    Stop,
    ToyAction,
    ToyFacts,
    ToyOutcome,
    ToyState,
    ToyView,
)


@register
class Toy(Game[ToyState, ToyAction, ToyOutcome, ToyView]):
    """Walk a small maze, eat dots, draw cards in secret and play them all at once."""

    id: ClassVar[str] = "toy"
    player_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    declared: ClassVar[tuple[Option, ...]] = (
        Option("first_player", Choice(("random", "chosen")), "random", "TOY-13", "table"),
        Option("board", Documented(SHIPPED), "ring", "TOY-14"),
        Option("peeking", Flag(), True, "TOY-6"),
        Option("wins", Choice(("highest", "lowest")), "highest", "TOY-9"),
        Option("max_turns", Count(), "none", "TOY-12"),
    )
    state_type: ClassVar[type[api.State]] = ToyState
    action_type: ClassVar[Any] = ToyAction
    outcome_type: ClassVar[Any] = ToyOutcome
    view_type: ClassVar[type[api.View]] = ToyView
    per_seat: ClassVar[str] = "points"
    secrets: ClassVar[bool] = True
    locales: ClassVar[Path] = Path(__file__).parent / "locales"

    def __init__(
        self, players: int = 2, options: Mapping[str, Any] | None = None, rules_version: int | None = None
    ) -> None:
        super().__init__(players, options, rules_version)
        limit = self.options["max_turns"]
        self.setup = Setup(
            players=players,
            board=read_board(self.documents["board"]),
            peeking=self.options["peeking"],
            wins=self.options["wins"],
            max_turns=None if limit == "none" else limit,
        )
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
        """Give the set-up: pawns on their starts, all dots there, hands empty, seat 1 to roll."""
        return ToyState(
            taken=0,
            phase="roll",
            pips=0,
            came=None,
            pawns=self.setup.starts,
            dots=self.board.marked("o"),
            points=(0,) * self.players,
            hands=((),) * self.players,
            spent=(),
            picks=(None,) * self.players,
        )

    def position(self, s: ToyState) -> str:
        """Write the state as one line."""
        return write_position(self.board, s)

    def place(self, text: str) -> ToyState:
        """Read a position and check that it can be."""
        s = read_position(self.board, text)
        check_position(self.setup, s)
        return s

    def node(self, s: ToyState) -> Node:
        """Tell who or what comes next."""
        if reason := self.setup.over(s):
            return Over(self.setup.result(s, reason))
        mover = self.setup.mover(s)
        match s.phase:
            case "roll":
                return Chance(DIE, mover)
            case "walk":
                return Turn((mover,))
            case "draw":
                return Chance(knowing.odds_of_cards(knowing.left_in_deck(s.hands, s.spent)), mover)
            case "pick":
                return Turn(knowing.seats_to_pick(s.hands, s.picks))

    def legal(self, s: ToyState, seat: Seat | None = None) -> tuple[ToyAction, ...]:
        """List steps by cell, then looks by seat and card, then the stop; or each seat's picks."""
        node = self.node(s)
        if not isinstance(node, Turn):
            return ()
        seats = [acting for acting in node.seats if seat in (None, acting)]
        if s.phase == "pick":
            return tuple(Choose(acting, slot) for acting in seats for slot in knowing.playable(s.hands[acting - 1]))
        return (*turns.steps(self.setup, s), *turns.peeks(self.setup, s), Stop()) if seats else ()

    def explain(self, s: ToyState, a: ToyAction) -> Refusal:
        """Say which rule stands against an action."""
        return explain(self.setup, s, a)

    def apply_unchecked(self, s: ToyState, a: ToyAction) -> api.Step[ToyState]:
        """Walk, stop, look or pick, and go on to whatever comes next."""
        match a:
            case Step(to):
                return self._then(*turns.step(self.setup, s, to))
            case Stop():
                return self._then(*turns.stop(self.setup, s))
            case Peek(whom, slot):
                return self._then(*turns.peek(self.setup, s, whom, slot))
            case Choose(seat, slot):
                return self._then(*turns.choose(self.setup, s, seat, slot))
            case _:
                assert_never(a)

    def settle_unchecked(self, s: ToyState, outcome: ToyOutcome) -> api.Step[ToyState]:
        """Begin the walk after a roll; end the turn after a draw."""
        match outcome:
            case Roll(pips):
                return self._then(*turns.roll(self.setup, s, pips))
            case Draw(card):
                return self._then(*turns.draw(self.setup, s, card))
            case _:
                assert_never(outcome)

    def _then(self, s: ToyState, events: tuple[Event, ...]) -> api.Step[ToyState]:
        """Show the hands if that was the end."""
        if reason := self.setup.over(s):
            hands = tuple("".join(held.card for held in hand) or "-" for hand in s.hands)
            ruling = "TOY-12" if reason == "turn_limit" else "TOY-10"
            points = self.setup.result(s, reason).scores
            events = (*events, Ended(ruling=ruling, hands=hands, points=points))
        return api.Step(s, events)

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
            hands=knowing.hands_seen(s.hands, eyes),
            deck=knowing.left_in_deck(s.hands, s.spent).total(),
            spent=s.spent,
            picks=knowing.picks_seen(s.picks, eyes),
        )

    def tell(self, event: Event, viewer: Viewer) -> Event | None:
        """Tell private events to those they concern, and the rest that something happened."""
        return super().tell(event, viewer) or knowing.tell(event, viewer)

    def odds(self, view: ToyView) -> Odds | None:
        """Give the die's odds, or those of the next card as far as the viewer knows."""
        return None if self.setup.over(view) else knowing.odds(view)

    def sample(self, view: ToyView, rng: Random) -> ToyState:
        """Deal the unseen cards anew; everything else the view shows."""
        hands, picks = knowing.deal(view, rng)
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

    def target(self, a: ToyAction) -> str | None:
        """Name the cell or the card; a stop has none."""
        return None if isinstance(a, Stop) else self.write(a)

    def write(self, x: ToyAction | ToyOutcome) -> str:
        """Write a token."""
        return write_token(self.board, x)

    def read(self, text: str) -> ToyAction | ToyOutcome:
        """Read a token."""
        return read_token(self.board, text)

    def show(self, s: ToyState, viewer: Viewer = ALL) -> str:
        """Draw what the viewer sees."""
        return draw(self.board, self.view(s, viewer))
