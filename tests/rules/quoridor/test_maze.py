"""The maze that fences make: steps, ways and distances, compared with a plain search."""

from collections import deque
from itertools import pairwise
from random import Random

import pytest

from mazechase.boards.cells import Cell, Cells
from mazechase.boards.fences import (
    CELLS,
    COLUMNS,
    DIRECTIONS,
    NAMES,
    ROWS,
    SQUARES,
    Maze,
    Slot,
    Slots,
    free_slots,
    joining_slots,
    slots_cutting,
)
from rules.quoridor.oracle import EVERY_FENCE, closes, square_of, takes_up


def slot(name: str) -> Slot:
    return Slot(CELLS[name[:2]], "h" if name[2] == "h" else "v")


def slots(names: str) -> Slots:
    return Slots.of(map(slot, names.split()))


def names(some: Slots) -> set[str]:
    return {slot.name for slot in some}


def random_fences(seed: int) -> list[str]:
    """Put up to thirty fences that do not meet, ways or no ways."""
    rng = Random(seed)
    fences: list[str] = []
    for fence in rng.sample([fence for fence in EVERY_FENCE if slot(fence).on_board], 60)[: 2 * seed]:
        if not any(takes_up(fence) & takes_up(other) for other in fences):
            fences.append(fence)
    return fences


def steps(fences: list[str], start: Cell) -> dict[int, int]:
    """Count the steps from a square to every square that can be reached, by a plain search."""
    closed = {border for fence in fences for border in closes(fence)}
    counts = {int(start): 0}
    waiting = deque([int(start)])
    while waiting:
        here = waiting.popleft()
        for there in range(SQUARES):
            a, b = square_of(NAMES[here]), square_of(NAMES[there])
            if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 and (a, b) not in closed and there not in counts:
                counts[there] = counts[here] + 1
                waiting.append(there)
    return counts


GOALS = {"north": ROWS[8], "east": COLUMNS[8], "south": ROWS[0], "west": COLUMNS[0]}


@pytest.mark.parametrize("seed", range(2, 26, 3))
def test_ways_and_distances_agree_with_a_plain_search(seed: int) -> None:
    fences = random_fences(seed)
    maze = Maze(slots(" ".join(fences)))
    for start in map(Cell, range(0, SQUARES, 7)):
        counts = steps(fences, start)
        assert set(maze.region(start)) == set(counts)
        for goal in GOALS.values():
            best = min((counts[cell] for cell in goal if cell in counts), default=None)
            assert maze.distance(start, goal) == best
            assert maze.distances(goal)[start] == best
            assert maze.reaches(start, goal) == (best is not None)
            check_way(maze, maze.path(start, goal), start, goal, best)


def check_way(maze: Maze, way: tuple[Cell, ...] | None, start: Cell, goal: Cells, best: int | None) -> None:
    """Check that a way begins and ends where it should, takes open steps only, and is a shortest one."""
    if way is None:
        assert best is None
        return
    assert (way[0], way[-1] in goal, len(way) - 1) == (start, True, best)
    for here, there in pairwise(way):
        assert there in [maze.step(here, direction) for direction in DIRECTIONS]


@pytest.mark.parametrize("seed", [0, 8, 20])
def test_a_step_is_open_exactly_where_no_fence_and_no_border_is(seed: int) -> None:
    fences = random_fences(seed)
    closed = {border for fence in fences for border in closes(fence)}
    maze = Maze(slots(" ".join(fences)))
    for cell in map(Cell, range(SQUARES)):
        x, y = square_of(NAMES[cell])
        for direction, (dx, dy) in zip(DIRECTIONS, ((0, 1), (1, 0), (0, -1), (-1, 0)), strict=True):
            there = (x + dx, y + dy)
            on_board = 1 <= there[0] <= 9 and 1 <= there[1] <= 9
            found = maze.step(cell, direction)
            expected = there if on_board and ((x, y), there) not in closed else None
            assert (None if found is None else square_of(NAMES[found])) == expected


@pytest.mark.parametrize("seed", [2, 9, 14, 21])
def test_free_slots_are_those_that_take_up_nothing_taken(seed: int) -> None:
    fences = random_fences(seed)
    taken = {thing for fence in fences for thing in takes_up(fence)}
    free = {fence for fence in EVERY_FENCE if slot(fence).on_board and not takes_up(fence) & taken}
    assert names(free_slots(slots(" ".join(fences)))) == free


def points(fence: str) -> set[tuple[int, int]]:
    """Give the three points of a fence, each named by the square to its lower left; 0 and 9 lie on the border."""
    x, y = square_of(fence)
    return {(x + d, y) for d in (-1, 0, 1)} if fence[2] == "h" else {(x, y + d) for d in (-1, 0, 1)}


@pytest.mark.parametrize("seed", [0, 1, 3, 9, 14, 21])
def test_a_joining_slot_touches_fences_or_border_at_two_points(seed: int) -> None:
    fences = random_fences(seed)
    touched = {point for fence in fences for point in points(fence)}
    touched |= {(x, y) for x in range(10) for y in range(10) if {x, y} & {0, 9}}
    free = free_slots(slots(" ".join(fences)))
    joining = {name for name in names(free) if len(points(name) & touched) >= 2}
    assert names(free & joining_slots(slots(" ".join(fences)))) == joining


@pytest.mark.parametrize("seed", [0, 5, 12, 20])
def test_cutting_slots_are_those_that_close_a_step_of_the_way(seed: int) -> None:
    maze = Maze(slots(" ".join(random_fences(seed))))
    for goal in GOALS.values():
        way = maze.path(CELLS["d4"], goal)
        if way is None:
            continue
        taken = {(square_of(NAMES[a]), square_of(NAMES[b])) for a, b in pairwise(way)}
        cutting = {fence for fence in EVERY_FENCE if slot(fence).on_board and closes(fence) & taken}
        assert {name for name in names(slots_cutting(way)) if slot(name).on_board} == cutting


def test_slots_are_a_set() -> None:
    some = slots("e3h c2v a1h")
    assert (len(some), bool(some), bool(Slots()), len(Slots())) == (3, True, False, 0)
    assert [slot.name for slot in some] == ["a1h", "e3h", "c2v"]
    assert slot("e3h") in some
    assert slot("e3v") not in some
    assert slot("c2h") not in some
    assert "e3h" not in some
    other = slots("e3h h8v")
    assert names(some | other) == {"a1h", "e3h", "c2v", "h8v"}
    assert names(some & slots("e3h c2v e3v")) == {"e3h", "c2v"}
    assert names(some - slots("e3h c2v e3v")) == {"a1h"}
    assert bool(slots("c2v"))
    assert bool(slots("c2h"))


def test_rows_and_columns_hold_nine_squares_each() -> None:
    assert [NAMES[cell] for cell in ROWS[3]] == [f"{column}4" for column in "abcdefghi"]
    assert [NAMES[cell] for cell in COLUMNS[3]] == [f"d{row}" for row in range(1, 10)]
    assert (len(ROWS), len(COLUMNS)) == (9, 9)
    assert [direction.name for direction in DIRECTIONS] == ["north", "east", "south", "west"]


def test_ways_of_the_same_length_are_told_apart_alike_every_time() -> None:
    assert [NAMES[cell] for cell in Maze(Slots()).path(CELLS["e7"], ROWS[8]) or ()] == ["e7", "e8", "e9"]
    corner = Maze(Slots()).path(CELLS["e5"], Cells.of([CELLS["f6"]]))
    assert [NAMES[cell] for cell in corner or ()] == ["e5", "f5", "f6"]
    assert Maze(Slots()).distance(CELLS["e9"], ROWS[8]) == 0
