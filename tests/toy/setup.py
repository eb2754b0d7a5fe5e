"""What is chosen before Toy begins, and what follows from it: whose turn, and when it is over."""

import msgspec

from mazechase.boards.board import Board
from mazechase.boards.cells import Cell
from mazechase.rules.api import Result, Seat
from toy.board import STARTS
from toy.values import GHOST, ROUNDS, ToyState, ToyView


class Setup(msgspec.Struct, frozen=True):
    """The players, the board and the options that the rules look at."""

    players: int
    board: Board
    peeking: bool
    wins: str
    max_turns: int | None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Seats from 1 on."""
        return tuple(Seat(number) for number in range(1, self.players + 1))

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
        """Tell whose turn it is to roll, walk and draw."""
        return Seat(s.taken % self.players + 1)

    def over(self, s: ToyState | ToyView) -> str | None:
        """Tell why it is over, if it is (TOY-10, TOY-12)."""
        if not s.dots:
            return "toy_dots_eaten"
        if self.max_turns is not None and s.taken >= self.max_turns:
            return "turn_limit"
        return "toy_rounds_played" if s.taken == ROUNDS * self.players and s.phase == "roll" else None

    def result(self, s: ToyState, reason: str) -> Result:
        """Pay for ghosts, and find the best side (TOY-10, TOY-11)."""
        ghosts = (sum(held.card == GHOST for held in hand) for hand in s.hands)
        scores = tuple(points - paid for points, paid in zip(s.points, ghosts, strict=True))
        totals = {side: sum(scores[seat - 1] for seat in side) for side in self.sides}
        best = max(totals.values())
        winning = {seat for side, total in totals.items() for seat in side if total == best}
        return Result(() if reason == "turn_limit" else tuple(sorted(winning)), scores, reason)
