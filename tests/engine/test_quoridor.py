"""Quoridor's kernel where random play seldom goes: mazes of fences that join, with pawns anywhere."""

from random import Random

import pytest

import mazechase
from engine.comparing import compare_after, compare_state
from engine.test_twins import need
from mazechase import engine
from mazechase.boards.cells import Cell
from mazechase.boards.fences import SIZE, SQUARES, Slots, free_slots, joining_slots
from mazechase.engine.kernel import Kernel
from mazechase.errors import BadText
from mazechase.rules.quoridor.values import Fence, QuoridorState

GAMES = 200  # of each number of players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_mazes(players: int) -> None:
    need("quoridor")
    rng = Random(players)
    native = engine.kernel(mazechase.game("quoridor", players))
    for _ in range(GAMES):
        _build_a_maze(native, rng)


def _build_a_maze(native: Kernel, rng: Random) -> None:
    """Put up fences that join others wherever possible, from pawns anywhere; compare at every one of them."""
    game = native.game
    state: QuoridorState = game.start()
    pawns = tuple(Cell(cell) for cell in rng.sample(range(SQUARES), game.players))
    try:
        state = game.place(game.position(QuoridorState(pawns, state.left, Slots(), state.turn, 0)))
    except BadText:  # two are home already
        return
    while True:
        choices = compare_state(native, state)
        joining = joining_slots(state.fences)
        fences = [index for index, choice in enumerate(choices) if isinstance(choice, Fence)]
        if not fences:
            return
        joined = [index for index in fences if choices[index].slot in joining]
        index = rng.choice(joined if joined and rng.random() < 0.8 else fences)
        after = compare_after(native, state, index, choices[index])
        assert isinstance(after, QuoridorState)
        state = after


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_cannot_be_placed_is_refused_by_both(players: int) -> None:
    need("quoridor")
    rng = Random(players)
    native = engine.kernel(mazechase.game("quoridor", players))
    placed = sum(_refused_alike(native, rng) for _ in range(400))
    assert 60 < placed < 340


def _refused_alike(native: Kernel, rng: Random) -> bool:
    """Draw pawns and fences close together, which may shut one in; returns whether both take the position."""
    game = native.game
    fences = Slots()
    for _ in range(rng.choice((2, 6, 9, 12))):
        free = [slot for slot in free_slots(fences) if slot.at % SIZE < 4 and slot.at < 4 * SIZE]
        fences = fences.with_(rng.choice(free)) if free else fences
    near = [SIZE * row + column for row in range(4) for column in range(4)]
    pawns = tuple(Cell(rng.choice(near)) for _ in range(game.players))
    state = QuoridorState(pawns, (2,) * game.players, fences, rng.choice(game.seats), 0)
    try:
        game.place(game.position(state))
    except BadText:
        with pytest.raises(ValueError, match="pawn"):
            native.core.check(native.twin.pack(state))
        return False
    compare_state(native, state)
    return True


@pytest.mark.parametrize(
    "numbers",
    [
        (),
        (4, 76, 10, 10, 0, 0, 0, 0, 0, 0, 1),  # too few
        (4, 76, 10, 10, 0, 0, 0, 0, 0, 0, 1, 0, 0),  # too many
        (81, 76, 10, 10, 0, 0, 0, 0, 0, 0, 1, 0),  # a pawn off the board
        (4, 76, 10, 10, 0, 0, 0, 0, 0, 0, 3, 0),  # a seat that is not there
        (4, 76, 10, 10, 1 << 8, 0, 0, 0, 0, 0, 1, 0),  # a fence over the border
        (4, 76, 10, 10, 3, 0, 0, 0, 0, 0, 1, 0),  # fences that overlap
        (4, 76, 9, 9, 1, 0, 0, 1, 0, 0, 1, 0),  # fences that cross
        (4, 76, 10, 10, 1, 0, 0, 0, 0, 0, 1, 0),  # one fence too many
        (4, 76, 10, 10, 0, 0, 1 << 17, 0, 0, 0, 1, 0),  # a fence beyond the last square
        (4, 76, 11, 9, 0, 0, 0, 0, 0, 0, 1, 0),  # more fences than a seat has
        (4, 4, 10, 10, 0, 0, 0, 0, 0, 0, 1, 0),  # two pawns on one square
        (76, 4, 10, 10, 0, 0, 0, 0, 0, 0, 1, 0),  # two pawns home
        (0, 76, 9, 9, 1 << 9, 0, 0, 2, 0, 0, 1, 0),  # a pawn shut in: a2h, b1v
        (4, 76, 10, 10, 0, 0, 0, 0, 0, 0, 1, 1),  # turns counted without a limit
    ],
)
def test_numbers_that_are_no_state_are_refused(numbers: tuple[int, ...]) -> None:
    need("quoridor")
    native = engine.kernel(mazechase.game("quoridor", 2))
    with pytest.raises(ValueError, match=r"number|fence|cell|pawn"):
        native.core.check(numbers)
