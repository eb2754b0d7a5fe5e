"""How Quoridor's actions and views are encoded; its twin is native/quoridor/encoding.hpp."""

from collections.abc import Sequence
from functools import cache

from mazechase.adapters.encoding import TURNS_LEFT, Encoding
from mazechase.adapters.fields import Field, Sheet
from mazechase.adapters.symmetry import Symmetry, motions, turn_order
from mazechase.boards.cells import Cell
from mazechase.boards.fences import CELLS, NAMES, SIZE, Orientation, Slot, Slots
from mazechase.rules.api import Action, Seat
from mazechase.rules.quoridor.game import Quoridor
from mazechase.rules.quoridor.values import Fence, Move, QuoridorAction, QuoridorState, QuoridorView

ANCHORS = tuple(Cell(row * SIZE + column) for row in range(SIZE - 1) for column in range(SIZE - 1))
H, V = (tuple(NAMES[at] + way for at in ANCHORS) for way in "hv")
FENCES_H = Field("fences_h", "horizontal fences, by the square nearest a1", H)
FENCES_V = Field("fences_v", "vertical fences, by the square nearest a1", V)


class QuoridorEncoding(Encoding[Quoridor]):
    """Squares from a1 on, then horizontal and vertical fences."""

    def own_fields(self) -> tuple[Field, ...]:
        """Return pawns, fences and counts."""
        return (
            Field("pawns", "where each seat's pawn is", NAMES, by_seat=True),
            FENCES_H,
            FENCES_V,
            Field("left", "fences each seat has left", by_seat=True, most=10),
            TURNS_LEFT,
            Field("goals", "the squares each seat has to reach", NAMES, by_seat=True, fixed=True),
        )

    def fix(self, sheet: Sheet) -> None:
        """Write the goals."""
        for seat, goal in zip(self.rules.seats, self.rules.goals, strict=True):
            sheet.mark("goals", [NAMES[cell] for cell in goal], seat=seat)

    def fill(self, view: QuoridorView, sheet: Sheet) -> None:
        """Write what stands where."""
        for seat in self.rules.seats:
            sheet.add("pawns", view.pawns[seat - 1], seat=seat)
            sheet.add("left", seat=seat, count=view.left[seat - 1])
        for fence in view.fences:
            sheet.add("fences_h" if fence.endswith("h") else "fences_v", fence)
        sheet.add("turns_left", count=self.turns_left(view.taken))

    def listed(self, seat: Seat) -> Sequence[Action]:  # noqa: ARG002 (the same for all seats)
        """List moves by square, then horizontal and vertical fences."""
        return _actions()

    def symmetries(self) -> tuple[Symmetry, ...]:
        """Return the turns and mirrorings that take every goal to the goal of a seat and keep the turn order."""
        goals = [frozenset(NAMES[cell] for cell in goal) for goal in self.rules.goals]
        found = []
        for name, cells in motions(self.game.facts.cells):
            moved = [frozenset(cells[square] for square in goal) for goal in goals]
            seats = turn_order([goals.index(goal) + 1 if goal in goals else None for goal in moved])
            if seats is not None:
                found.append(_symmetry(name, seats, cells))
        return tuple(found)


@cache
def _actions() -> tuple[QuoridorAction, ...]:
    ways: tuple[Orientation, ...] = ("h", "v")
    return (*(Move(CELLS[name]) for name in NAMES), *(Fence(at, way) for way in ways for at in ANCHORS))


def moved_slot(cells: dict[str, str], at: Cell, way: Orientation) -> Slot:
    """Return where a fence goes when the squares move: it stays between the same four squares."""
    around = [Cell(at + near) for near in (0, 1, SIZE, SIZE + 1)]
    squares = sorted(CELLS[cells[NAMES[square]]] for square in around)
    beside = CELLS[cells[NAMES[at + 1]]] - CELLS[cells[NAMES[at]]]
    turned = abs(beside) != 1
    other: Orientation = "v" if way == "h" else "h"
    return Slot(squares[0], other if turned else way)


def moved_slots(cells: dict[str, str], slots: Slots) -> Slots:
    """Return where fences go when the squares move."""
    return Slots.of(moved_slot(cells, slot.at, slot.orientation) for slot in slots)


def _symmetry(name: str, seats: tuple[Seat, ...], cells: dict[str, str]) -> Symmetry:
    squares = [CELLS[cells[square]] for square in NAMES]

    def state(s: QuoridorState) -> QuoridorState:
        return QuoridorState(
            pawns=found.by_seat([squares[pawn] for pawn in s.pawns]),
            left=found.by_seat(s.left),
            fences=moved_slots(cells, s.fences),
            turn=found.seat(s.turn),
            taken=s.taken,
        )

    def action(a: QuoridorAction) -> QuoridorAction:
        if isinstance(a, Move):
            return Move(squares[a.to])
        slot = moved_slot(cells, a.at, a.orientation)
        return Fence(slot.at, slot.orientation)

    found = Symmetry(name, seats, cells, state, action)
    return found


ENCODING = QuoridorEncoding
