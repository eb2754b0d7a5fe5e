"""Quoridor once more, slowly: written from the rulings alone, to compare the real rules with.

Squares are pairs (column, row) from (1, 1); what a fence takes up is a set of things, namely the two borders between
squares that it closes and the joint at its middle. Nothing here is shared with the package.
"""

from collections import deque
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

Square = tuple[int, int]
Border = tuple[Square, Square]

STARTS = {1: (5, 1), 2: (1, 5), 3: (5, 9), 4: (9, 5)}  # south, west, north, east
SIDES_TAKEN = {2: (1, 3), 3: (1, 2, 3), 4: (1, 2, 3, 4)}
SUPPLY = {2: 10, 3: 6, 4: 5}
COMPASS = ((0, 1), (1, 0), (0, -1), (-1, 0))
BOARD = frozenset(product(range(1, 10), range(1, 10)))


def name(square: Square) -> str:
    return "abcdefghi"[square[0] - 1] + str(square[1])


def square_of(text: str) -> Square:
    return "abcdefghi".index(text[0]) + 1, int(text[1])


def at_goal(side: int, square: Square) -> bool:
    column, row = square
    return {1: row == 9, 2: column == 9, 3: row == 1, 4: column == 1}[side]


@cache
def closes(fence: str) -> frozenset[Border]:
    """Give the steps that a fence closes, there and back; some may be off the board."""
    column, row = square_of(fence)
    if fence[2] == "h":
        steps = [((x, row), (x, row + 1)) for x in (column, column + 1)]
    else:
        steps = [((column, y), (column + 1, y)) for y in (row, row + 1)]
    return frozenset(steps + [(there, here) for here, there in steps])


def takes_up(fence: str) -> frozenset[object]:
    """Give all that a fence takes up: its borders, and the joint where its middle is."""
    return closes(fence) | {("joint", fence[:2])}


EVERY_FENCE = tuple(name((x, y)) + way for way in "hv" for y in range(1, 10) for x in range(1, 10))
EVERY_SQUARE = tuple(name((x, y)) for y in range(1, 10) for x in range(1, 10))
FITTING = frozenset(
    fence for fence in EVERY_FENCE if all(here in BOARD and there in BOARD for here, there in closes(fence))
)


class Position(NamedTuple):
    """The table; ``turn`` counts seats from 1."""

    pawns: tuple[Square, ...]
    left: tuple[int, ...]
    fences: frozenset[str]
    turn: int
    taken: int

    @property
    def text(self) -> str:
        pawns = ",".join(map(name, self.pawns))
        fences = ",".join(fence for fence in EVERY_FENCE if fence in self.fences) or "-"
        return f"{pawns} {','.join(map(str, self.left))} {fences} {self.turn} {self.taken}"


class Oracle:
    """The rules for some number of players and options."""

    def __init__(
        self,
        players: int,
        *,
        edge_as_fence: bool = True,
        diagonal_past_piece: bool = False,
        max_turns: int | None = None,
    ) -> None:
        self.players = players
        self.sides = SIDES_TAKEN[players]
        self.edge_as_fence = edge_as_fence
        self.diagonal_past_piece = diagonal_past_piece
        self.max_turns = max_turns

    def start(self) -> Position:
        pawns = tuple(STARTS[side] for side in self.sides)
        return Position(pawns, (SUPPLY[self.players],) * self.players, frozenset(), 1, 0)

    def winner(self, p: Position) -> int | None:
        for seat, side in enumerate(self.sides, 1):
            if at_goal(side, p.pawns[seat - 1]):
                return seat
        return None

    def over(self, p: Position) -> bool:
        return self.winner(p) is not None or (self.max_turns is not None and p.taken >= self.max_turns)

    def legal(self, p: Position) -> list[str]:
        """List the tokens: squares, lying fences, standing fences, each row by row from a1."""
        if self.over(p):
            return []
        squares = set(self.squares(p))
        return [token for token in EVERY_SQUARE if token in squares] + self.fences(p)

    def squares(self, p: Position) -> Iterator[str]:
        closed = {border for fence in p.fences for border in closes(fence)}
        here = p.pawns[p.turn - 1]

        def open_step(a: Square, b: Square) -> bool:
            return b in BOARD and (a, b) not in closed

        for dx, dy in COMPASS:
            near = here[0] + dx, here[1] + dy
            far = near[0] + dx, near[1] + dy
            if not open_step(here, near):
                continue
            if near not in p.pawns:
                yield name(near)
            elif open_step(near, far) and far not in p.pawns:
                yield name(far)
            elif self._opens_sides(far, fenced=far in BOARD and not open_step(near, far)):
                for beside in ((near[0] + dy, near[1] + dx), (near[0] - dy, near[1] - dx)):
                    if open_step(near, beside) and beside not in p.pawns:
                        yield name(beside)

    def _opens_sides(self, far: Square, *, fenced: bool) -> bool:
        """Tell whether a closed straight jump to ``far`` may land to the side instead."""
        if fenced:
            return True
        return self.diagonal_past_piece if far in BOARD else self.edge_as_fence

    def fences(self, p: Position) -> list[str]:
        if p.left[p.turn - 1] == 0:
            return []
        taken = {thing for fence in p.fences for thing in takes_up(fence)}
        return [
            fence
            for fence in EVERY_FENCE
            if fence in FITTING and not takes_up(fence) & taken and self.all_have_a_way(p.pawns, p.fences | {fence})
        ]

    def all_have_a_way(self, pawns: tuple[Square, ...], fences: frozenset[str]) -> bool:
        closed = {border for fence in fences for border in closes(fence)}
        return all(self._has_a_way(side, pawn, closed) for side, pawn in zip(self.sides, pawns, strict=True))

    def _has_a_way(self, side: int, pawn: Square, closed: set[Border]) -> bool:
        came_from = {pawn: pawn}
        waiting = deque([pawn])
        while waiting:
            x, y = here = waiting.popleft()
            if at_goal(side, here):
                return True
            for there in ((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)):
                if there in BOARD and there not in came_from and (here, there) not in closed:
                    came_from[there] = here
                    waiting.append(there)
        return False

    def play(self, p: Position, token: str) -> tuple[Position, list[int]]:
        """Give the next position and the seats that were passed over."""
        pawns, left, fences = list(p.pawns), list(p.left), set(p.fences)
        if len(token) == 2:
            pawns[p.turn - 1] = square_of(token)
        else:
            left[p.turn - 1] -= 1
            fences.add(token)
        taken = 0 if self.max_turns is None else p.taken + 1
        passed: list[int] = []
        turn = p.turn
        while True:
            turn = 1 if turn == self.players else turn + 1
            after = Position(tuple(pawns), tuple(left), frozenset(fences), turn, taken)
            if self.over(after) or any(self.squares(after)) or self.fences(after):
                return after, passed
            passed.append(turn)

    def perft(self, p: Position, depth: int) -> int:
        """Count the sequences of exactly so many actions."""
        if depth == 1:
            return len(self.legal(p))
        return sum(self.perft(self.play(p, token)[0], depth - 1) for token in self.legal(p))

    def read(self, text: str) -> Position:
        pawns, left, fences, turn, taken = text.split(" ")
        return Position(
            tuple(map(square_of, pawns.split(","))),
            tuple(map(int, left.split(","))),
            frozenset() if fences == "-" else frozenset(fences.split(",")),
            int(turn),
            int(taken),
        )
