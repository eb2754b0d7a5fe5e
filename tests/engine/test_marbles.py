"""Marble positions that random play seldom reaches, and boards of other shapes, are the same in both engines."""

from random import Random
from typing import Any

import pytest

import mazechase
from engine.comparing import compare_after, compare_game, compare_state
from engine.test_twins import need
from engine.variants import mixed
from mazechase import engine
from mazechase.boards.cells import Cell, Cells
from mazechase.engine import Kernel
from mazechase.errors import BadText
from mazechase.rules.api import Seat
from mazechase.rules.marbles.game import Marbles
from mazechase.rules.marbles.values import WHITE, YELLOW, Kind, MarblesState, Piece, Task
from rules.marbles.drawings import OPEN_WIDE, TREES, document

# An opening at every border hole: so many paths that the kernel searches instead of using its tables.
OPEN_ALL_ROUND = document(
    *((1, column, "^") for column in (7, 15, 23, 31, 39)),
    *((23, column, "v") for column in (7, 15, 23, 31, 39)),
    *((line, 2, "<") for line in (4, 8, 12, 16, 20)),
    *((line, 44, ">") for line in (4, 8, 12, 16, 20)),
)
TODO: tuple[tuple[Kind, ...], ...] = (("ring",), ("under", "ring", "reward"), ("reward",), ("pay",), ("give",))


@pytest.mark.parametrize("shard", range(4))
def test_scattered_positions(shard: int) -> None:
    need("marbles")
    rng = Random(shard)
    compared = 0
    for _ in range(12):
        compared += _compare_scattered(_mixed(rng), rng, tries=25)
    assert compared > 600


def test_a_board_with_dead_ends() -> None:
    need("marbles")
    rng = Random(5)
    stopped = 0
    for partial in (True, False) * 5:
        native = _mixed(rng, layout=TREES, ghost_partial=partial)
        compare_game(native, native.game.start(), rng, most=300)
        stopped += _compare_scattered(native, rng, tries=25)
    assert stopped > 600


def test_a_board_with_many_openings() -> None:
    need("marbles")
    rng = Random(6)
    native = _mixed(rng, layout=OPEN_WIDE)
    compare_game(native, native.game.start(), rng, most=60)
    assert _compare_scattered(native, rng, tries=10) > 20


def test_a_board_with_too_many_ways_for_tables() -> None:
    need("marbles")
    rng = Random(7)
    for options in ({"same_move_gobble": True}, {"must_move_if_possible": True}):
        native = engine.kernel(mazechase.game("marbles", 3, {"layout": OPEN_ALL_ROUND, **options}))
        states = (_scattered(native.game, rng, dice=dice) for dice in ((1, 4), (5,), (2, 3), (3,)) * 2)
        assert sum(_compare_from(native, state, rng, most=3) for state in states if state) >= 6


def test_more_actions_than_a_list_has_room_for() -> None:
    need("marbles")
    game = mazechase.game("marbles", 2, {"layout": OPEN_ALL_ROUND})
    native = engine.kernel(game)
    state = game.place(game.position(_with_dice(game.start(), (5, 6))))
    legal = game.legal(state)
    assert native.legal(state) == legal
    assert len(legal) > 1024


def test_numbers_of_no_position_are_refused() -> None:
    need("marbles")
    native = engine.kernel(mazechase.game("marbles", 2))
    numbers = native.twin.pack(native.game.start())
    for place in range(len(numbers)):
        for number in (-2, 1 << 40):
            wrong = (*numbers[:place], number, *numbers[place + 1 :])
            with pytest.raises(ValueError, match="number"):
                native.core.check(wrong)


def _mixed(rng: Random, **options: Any) -> Kernel:
    game = mixed("marbles", rng)
    return engine.kernel(mazechase.game("marbles", game.players, {**game.options, **options}))


def _compare_scattered(native: Kernel, rng: Random, tries: int) -> int:
    """Compare made-up positions; return how many plies were tried."""
    states = (_scattered(native.game, rng) for _ in range(tries))
    return sum(_compare_from(native, state, rng, most=12) for state in states if state is not None)


def _compare_from(native: Kernel, state: MarblesState, rng: Random, most: int) -> int:
    choices = compare_state(native, state)
    tried = rng.sample(range(len(choices)), min(len(choices), most))
    for index in tried:
        compare_state(native, compare_after(native, state, index, choices[index]))
    return len(tried)


def _scattered(game: Any, rng: Random, dice: tuple[int, ...] | None = None) -> MarblesState | None:
    """Scatter pieces and marbles over the board, few of them white; return None if the position is impossible."""
    layout, seats = game.rules_as(Marbles).layout, game.rules_as(Marbles).setup.seats
    holes = rng.sample(sorted(layout.holes), game.players + 2)
    pacs = [
        rng.choice((hole, hole, home)) for hole, home in zip(holes, game.rules_as(Marbles).setup.homes, strict=False)
    ]
    ghosts = sorted(rng.choice((hole, hole, hole, layout.start)) for hole in holes[-2:])
    free = [cell for cell in layout.holes - layout.rings if cell not in pacs or rng.random() < 0.5]
    white = Cells.of(rng.sample(free, rng.choice((0, 1, 1, 2, 3, 8, 40))))
    yellow = Cells.of(ring for ring in layout.rings if ring not in pacs and rng.random() < 0.5)
    used = [rng.choice(seats) for _ in range(YELLOW - len(yellow))]
    held = [rng.random() < 0.6 for _ in used]
    trays = [0] * game.players
    for _ in range(WHITE - len(white)):
        trays[rng.choice((0, rng.randrange(game.players)))] += 1
    if dice is None:
        dice = tuple(sorted(rng.randint(1, 6) for _ in range(rng.choice((0, 1, 1, 2, 2)))))
    pieces: tuple[Piece, ...] = ("pac", "pac", "ghost")
    turn = rng.choice(seats)
    state = MarblesState(
        white=white,
        yellow=yellow,
        pacs=tuple(pacs),
        trays=tuple(trays),
        held=tuple(sum(keeps and seat == owner for keeps, owner in zip(held, used, strict=True)) for seat in seats),
        ghosts=tuple(Cell(ghost) for ghost in ghosts),
        owed=tuple(owner for keeps, owner in zip(held, used, strict=True) if not keeps),
        turn=turn,
        dice=dice,
        piece=rng.choice(pieces) if len(dice) == 1 else None,
        todo=_todo(seats, turn, rng) if len(dice) < 2 and rng.random() < 0.3 else (),
    )
    try:
        placed: MarblesState = game.place(game.position(state))
    except BadText:
        return None
    return placed


def _todo(seats: tuple[Seat, ...], turn: Seat, rng: Random) -> tuple[Task, ...]:
    other = rng.choice([seat for seat in seats if seat != turn])
    tasks = {
        "pay": Task("pay", other, turn),
        "give": Task("give", other, turn),
        "ring": Task("ring", rng.choice(seats)),
    }
    return tuple(tasks.get(kind, Task(kind, turn)) for kind in rng.choice(TODO))


def _with_dice(state: MarblesState, dice: tuple[int, ...]) -> MarblesState:
    return MarblesState(
        **{name: getattr(state, name) for name in state.__struct_fields__} | {"dice": dice, "rolls": ()}
    )
