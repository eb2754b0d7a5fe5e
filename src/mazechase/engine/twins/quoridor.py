"""How Quoridor's values are passed to its kernel (native/quoridor/game.hpp)."""

from mazechase.boards.cells import Cell
from mazechase.boards.fences import SQUARES, Slots
from mazechase.engine.twin import Numbers, Twin, joined, words
from mazechase.rules.api import Seat
from mazechase.rules.quoridor.game import Quoridor
from mazechase.rules.quoridor.values import Fence, Move, QuoridorAction, QuoridorState

_NO_LIMIT = 0xFFFF_FFFF
_WORDS = len(words(0, SQUARES))


class QuoridorTwin(Twin[Quoridor]):
    """Squares, fences and counts are themselves; a set of squares is three words."""

    def config(self) -> Numbers:
        """Return players, options and goals."""
        rules = self.rules
        limit = _NO_LIMIT if rules.limit.most is None else rules.limit.most
        goals = (word for goal in rules.goals for word in words(goal.bits, SQUARES))
        return (rules.players, rules.setup.edge_as_fence, rules.setup.diagonal_past_piece, limit, *goals)

    def pack(self, state: QuoridorState) -> Numbers:
        """Return pawns, fences left, fences on the board, turn and count."""
        h, v = words(state.fences.h, SQUARES), words(state.fences.v, SQUARES)
        return (*state.pawns, *state.left, *h, *v, state.turn, state.taken)

    def unpack(self, numbers: Numbers) -> QuoridorState:
        """Return the state that these numbers represent."""
        players = self.rules.players
        pawns, left, rest = numbers[:players], numbers[players : 2 * players], numbers[2 * players :]
        h, v = joined(rest[:_WORDS]), joined(rest[_WORDS : 2 * _WORDS])
        turn, taken = rest[2 * _WORDS :]
        return QuoridorState(tuple(map(Cell, pawns)), left, Slots(h, v), Seat(turn), taken)

    def action(self, numbers: Numbers) -> QuoridorAction:
        """Return a move to a square, or a horizontal or vertical fence there."""
        kind, square = divmod(numbers[0], SQUARES)
        return Move(Cell(square)) if kind == 0 else Fence(Cell(square), "h" if kind == 1 else "v")


TWIN = QuoridorTwin
