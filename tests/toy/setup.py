"""What is chosen before Toy begins, and what follows from it: whose turn, and when it is over."""

from collections.abc import Mapping
from typing import Any

from mazechase.boards.board import Board
from mazechase.boards.cells import Cell
from mazechase.rules.api import Result, Seat
from mazechase.rules.setup import Setup
from mazechase.rules.turnlimit import REASON, TurnLimit
from toy.documents import STARTS, read_board
from toy.values import GHOST, ROUNDS, ToyState, ToyView


class ToySetup(Setup, frozen=True, kw_only=True):
    """The players, the board and the options that the rules look at."""

    board: Board
    peeking: bool
    wins: str

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Each for itself; with four, partners sit opposite (TOY-1)."""
        one_by_one = tuple((seat,) for seat in self.seats)
        return ((Seat(1), Seat(3)), (Seat(2), Seat(4))) if self.players == 4 else one_by_one

    @property
    def starts(self) -> tuple[Cell, ...]:
        """Where the pawns begin, in seat order."""
        return tuple(cell for mark in STARTS[: self.players] for cell in self.board.marked(mark))

    def mover(self, s: ToyState | ToyView) -> Seat:
        """Return whose turn it is to roll, walk and draw."""
        return Seat(s.taken % self.players + 1)

    def over(self, s: ToyState | ToyView) -> str | None:
        """Return why it is over, or None (TOY-10, TOY-12)."""
        if not s.dots:
            return "toy_dots_eaten"
        if self.limit.reached(s.taken):
            return REASON
        return "toy_rounds_played" if s.taken == ROUNDS * self.players and s.phase == "roll" else None

    def result(self, s: ToyState, reason: str) -> Result:
        """Return the scores with ghosts paid for, and the best side (TOY-10, TOY-11)."""
        ghosts = (sum(held.card == GHOST for held in hand) for hand in s.hands)
        scores = tuple(points - paid for points, paid in zip(s.points, ghosts, strict=True))
        totals = {side: sum(scores[seat - 1] for seat in side) for side in self.sides}
        best = max(totals.values())
        winning = {seat for side, total in totals.items() for seat in side if total == best}
        return Result(() if reason == REASON else tuple(sorted(winning)), scores, reason)


def set_up(players: int, options: Mapping[str, Any], documents: Mapping[str, Any], limit: TurnLimit) -> ToySetup:
    """Return what the rules need to know about the players, options and documents."""
    return ToySetup(
        players=players,
        limit=limit,
        board=read_board(documents["board"]),
        peeking=options["peeking"],
        wins=options["wins"],
    )


def start(setup: ToySetup) -> ToyState:
    """Return the first state: pawns on their starts, all dots there, hands empty, seat 1 to roll."""
    return ToyState(
        taken=0,
        phase="roll",
        pips=0,
        came=None,
        pawns=setup.starts,
        dots=setup.board.marked("o"),
        points=(0,) * setup.players,
        hands=((),) * setup.players,
        spent=(),
        picks=(None,) * setup.players,
    )
