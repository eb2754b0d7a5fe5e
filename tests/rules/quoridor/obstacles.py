"""How to take away what bars a move or a fence of Quoridor; see rules/obstacles.py."""

from collections.abc import Collection, Iterator
from itertools import pairwise
from random import Random
from typing import Any

from msgspec.structs import replace

from mazechase.boards.cells import Cell
from mazechase.boards.fences import CELLS, DIRECTIONS, NAMES, SIZE, SQUARES, Maze, Slot, Slots
from mazechase.rules.quoridor.game import Quoridor
from mazechase.rules.quoridor.values import Fence, Move, QuoridorState
from rules.obstacles import NOTHING, Asked, Obstacle, Table, by_option, placed, some_game


def table(rng: Random) -> Table:
    game = some_game(Quoridor, rng)
    while not placed(game, state := _scattered(game.rules_as(Quoridor), rng)):
        pass
    return Table(game, state)


def _scattered(game: Quoridor, rng: Random) -> QuoridorState:
    """Put the pawns close together, among fences."""
    middle = rng.randrange(SQUARES)
    near = sorted(range(SQUARES), key=lambda cell: _distance(Cell(middle), Cell(cell)))[: rng.choice((6, 10, 30))]
    s = game.start()
    pawns = tuple(Cell(cell) for cell in rng.sample(near, game.players))
    s = replace(s, pawns=pawns, turn=rng.choice(game.seats))
    if game.legal(s):
        for _ in range(rng.choice((2, 8, 16))):
            at = rng.choice(near) if rng.random() < 0.5 else rng.randrange(SQUARES)
            fence = Fence(Cell(at), rng.choice(("h", "v")))
            if fence in game.legal(s):
                s = replace(s, fences=s.fences.with_(fence.slot))
    each = s.left[0]
    left = [each] * game.players
    for _ in s.fences:
        left[rng.choice([seat for seat, count in enumerate(left) if count])] -= 1
    return replace(s, left=tuple(left))


def _distance(one: Cell, other: Cell) -> int:
    return abs(one % SIZE - other % SIZE) + abs(one // SIZE - other // SIZE)


def ask(table: Table, rng: Random) -> Any:
    s = table.state
    pawn = s.pawns[s.turn - 1]
    near = [Cell(cell) for cell in range(SQUARES) if _distance(pawn, Cell(cell)) <= rng.choice((2, 4))]
    if rng.random() < 0.5:
        return Move(rng.choice(near))
    beside = [*near, *(slot.at for slot in s.fences), *(Cell(cell) for cell in range(SQUARES))]
    return Fence(rng.choice(beside), rng.choice(("h", "v")))


def _cells(asked: Asked) -> list[Cell]:
    return [CELLS[name] for name in asked.refusal.cells if name in CELLS]


def unfenced(asked: Asked, gone: Collection[Slot]) -> Table:
    fences = Slots()
    for slot in asked.state.fences:
        if slot not in gone:
            fences = fences.with_(slot)
    return Table(asked.game, replace(asked.state, fences=fences))


def _opened(asked: Asked) -> Table:
    """Remove every fence between cells that follow each other."""
    pairs = list(pairwise(_cells(asked)))
    parting = [
        slot
        for slot in asked.state.fences
        if any(other not in _beside(Slots().with_(slot), one) for one, other in pairs)
    ]
    assert parting, str(asked)
    return unfenced(asked, parting)


def _beside(fences: Slots, cell: Cell) -> set[Cell | None]:
    return {Maze(fences).step(cell, way) for way in DIRECTIONS}


def without(asked: Asked, cells: Collection[Cell]) -> Table:
    """Put pawns far away, on squares that are nobody's goal."""
    s, game = asked.state, asked.game
    mine = s.pawns[s.turn - 1]
    free = [Cell(x + SIZE * y) for x in range(1, 8) for y in range(1, 8)]
    far = sorted(free, key=lambda cell: -_distance(cell, mine))
    away = [cell for cell in far if cell not in s.pawns]
    pawns = tuple(away[n] if pawn in cells and pawn != mine else pawn for n, pawn in enumerate(s.pawns))
    return Table(game, replace(s, pawns=pawns))


def bare(asked: Asked) -> Iterator[Table]:
    s = asked.state
    others = [pawn for pawn in s.pawns if pawn != s.pawns[s.turn - 1]]
    if asked.refusal.code == "off-board":
        yield unfenced(asked, list(s.fences))
        return
    for fence in s.fences:
        if any(_distance(fence.at, pawn) < 4 for pawn in s.pawns):
            yield unfenced(asked, [fence])
    for pawn in others:
        yield without(asked, [pawn])
    yield without(asked, others)
    yield unfenced(asked, list(s.fences))


def _taken_up(asked: Asked) -> Table:
    return unfenced(asked, [slot for slot in asked.state.fences if slot.name in asked.refusal.cells])


def _shut_in(asked: Asked) -> bool:
    """Flood from each pawn: those named have no way with the fence, the others have, and all have one without it."""
    game, s = asked.game.rules_as(Quoridor), asked.state
    walled = s.fences.with_(asked.action.slot)
    shut = set()
    for pawn, goal in zip(s.pawns, game.goals, strict=True):
        seen, edge = {pawn}, [pawn]
        for here in edge:
            fresh = [to for to in _beside(walled, here) if to is not None and to not in seen]
            seen.update(fresh)
            edge += fresh
        if not any(cell in goal for cell in seen):
            shut.add(NAMES[pawn])
    return shut == set(asked.refusal.cells) != set()


def _fence_more(asked: Asked) -> Table:
    s = asked.state
    return Table(asked.game, replace(s, left=tuple(left + 1 for left in s.left)))


OBSTACLES = {
    "occupied": Obstacle(lambda asked: without(asked, _cells(asked))),
    "fence-between": Obstacle(_opened, ("occupied",)),
    "fence-beside": Obstacle(_opened, ("occupied",)),
    "piece-behind": by_option(("fence-beside", "occupied"), diagonal_past_piece=True),
    "edge-behind": by_option(("fence-beside", "occupied"), edge_as_fence=True),
    "no-fences-left": Obstacle(_fence_more, None),
    "overlap": Obstacle(_taken_up, ("last-path",)),
    "crossing": Obstacle(_taken_up, ("last-path",)),
    "last-path": Obstacle(_shut_in),
    "no-pass": NOTHING,
    "too-far": NOTHING,
    "no-diagonal": NOTHING,
    "jump-straight": NOTHING,
    "one-piece-a-jump": NOTHING,
    "off-board": NOTHING,
}
