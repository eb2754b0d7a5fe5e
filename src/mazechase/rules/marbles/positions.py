"""Which positions are possible. Written without the rules that lead to them, so that the two check each other."""

from collections.abc import Iterator

from msgspec.structs import replace

from mazechase.boards.board import Board
from mazechase.boards.cells import Cells
from mazechase.errors import BadText
from mazechase.rules.marbles.layout import HOLE
from mazechase.rules.marbles.legal import can_move, choices, free_rings
from mazechase.rules.marbles.setup import MarblesSetup
from mazechase.rules.marbles.values import WHITE, YELLOW, MarblesState, Task

Checks = Iterator[tuple[str, bool]]


def check_position(setup: MarblesSetup, s: MarblesState, start: MarblesState) -> None:
    """Raise BadText with what is wrong with a position, if anything is."""
    checks = (_seats, _marbles, _pieces, _turn, _todo)
    for part in checks:
        for code, right in part(setup, s):
            if not right:
                raise BadText(f"marbles-place-{code}", players=setup.players)
    for code, right in _rolls(s, start) if s.rolls else ():
        if not right:
            raise BadText(f"marbles-place-{code}", players=setup.players)


def _seats(setup: MarblesSetup, s: MarblesState) -> Checks:
    yield "seats", {len(s.pacs), len(s.trays), len(s.held)} == {setup.players}
    yield "seats", s.turn in setup.seats and all(seat in setup.seats for seat in s.owed)
    yield "ghosts", len(s.ghosts) == 2 and list(s.ghosts) == sorted(s.ghosts)


def _marbles(setup: MarblesSetup, s: MarblesState) -> Checks:
    board: Board = setup.layout.board
    yield "marbles", not s.white - board.marked(HOLE) and not s.yellow - setup.layout.rings
    yield "marbles", len(s.white) + sum(s.trays) == WHITE
    yield "marbles", len(s.yellow) + sum(s.held) + len(s.owed) == YELLOW


def _pieces(setup: MarblesSetup, s: MarblesState) -> Checks:
    layout = setup.layout
    unused = Cells.of(layout.homes) - Cells.of(setup.homes)
    ends = layout.holes | (unused if setup.unused_home == "free" and setup.home_counts else Cells())
    for home, pac in zip(setup.homes, s.pacs, strict=True):
        yield "pieces", pac == home or pac in ends
        yield "marbles", setup.marble_under_ghost == "ask" or pac not in s.white | s.yellow
    yield "pieces", len(set(s.pacs)) == len(s.pacs) and not set(s.pacs) & set(s.ghosts)
    first, second = s.ghosts
    yield "ghosts", first != second or first == layout.start
    yield "ghosts", all(ghost == layout.start or ghost in layout.holes for ghost in s.ghosts)


def _turn(setup: MarblesSetup, s: MarblesState) -> Checks:
    yield "dice", len(s.dice) <= 2 and list(s.dice) == sorted(s.dice) and all(1 <= die <= 6 for die in s.dice)
    yield "dice", (s.piece is not None) == (len(s.dice) == 1)
    yield "taken", setup.limit.allows(s.taken)
    if s.dice or s.todo:
        yield "taken", not setup.limit.reached(s.taken)
    if not s.white and not s.todo:
        yield "over", not s.dice or (setup.end_timing == "after_turn" and len(s.dice) == 1)
    if s.dice and not s.todo:
        yield "stuck", can_move(setup, s)
    if s.white and not s.dice and not s.todo:
        yield "owed", not s.owed or not free_rings(setup, s)


def _todo(setup: MarblesSetup, s: MarblesState) -> Checks:
    """Check that the first thing to be decided is a choice, and that those behind it can follow it."""
    if not s.todo:
        return
    kinds = [task.kind for task in s.todo]
    order = ["under", "ring", "reward", "pay", "give"]
    ranks = [min(order.index(kind), 2) for kind in kinds]  # reward, pay and give come last, and alone
    yield "todo", ranks == sorted(ranks) and ranks.count(0) <= 1 and ranks.count(2) <= 1
    yield "todo", len(s.dice) < 2
    rings = [task for task in s.todo if task.kind == "ring"]
    yield "todo", len({task.seat for task in rings}) <= 1
    for task in s.todo:
        yield "todo", task.seat in setup.seats and _fits(setup, s, task)
    yield "todo", not rings or len(rings) <= s.owed.count(rings[0].seat)
    yield "todo", len(choices(setup, s, s.todo[0])) > 1


def _fits(setup: MarblesSetup, s: MarblesState, task: Task) -> bool:
    """Return whether a seat can have such a thing to decide."""
    match task.kind:
        case "under":
            here = s.pacs[task.seat - 1]
            return setup.marble_under_ghost == "ask" and task.seat == s.turn and here in s.white | s.yellow
        case "ring":
            return task.to == 0
        case "reward":
            return task.seat == s.turn
        case "pay" | "give":
            return task.to == s.turn != task.seat


def _rolls(s: MarblesState, start: MarblesState) -> Checks:
    """Check that the roll for who begins is in progress: the table is as set up, and seats roll in order."""
    yield "rolls", replace(s, rolls=start.rolls, turn=start.turn) == start
    yield "rolls", len(s.rolls) == len(s.pacs)
    rolled = [roll for roll in s.rolls if roll is not None]
    yield "rolls", len(rolled) >= 2 and 0 in rolled and all(roll == 0 or 2 <= roll <= 12 for roll in rolled)
    yield "rolls", not any(rolled[rolled.index(0) :])
    yield "rolls", s.rolls.index(0) == s.turn - 1
