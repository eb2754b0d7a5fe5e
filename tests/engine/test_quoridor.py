"""Quoridor's kernel where random play seldom goes: mazes of fences that join, with pawns anywhere."""

from random import Random

import pytest

from engine.comparing import compare_after, compare_state
from engine.test_twins import need
from mazechase import engine
from mazechase.boards.cells import Cell
from mazechase.boards.fences import SQUARES, Slots, joining_slots
from mazechase.engine.kernel import Kernel
from mazechase.errors import BadText
from mazechase.rules.quoridor.game import Quoridor
from mazechase.rules.quoridor.values import Fence, QuoridorState

GAMES = 200  # of each number of players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_mazes(players: int) -> None:
    need("quoridor")
    rng = Random(players)
    native = engine.kernel(Quoridor(players))
    for _ in range(GAMES):
        _build_a_maze(native, rng)


def _build_a_maze(native: Kernel, rng: Random) -> None:
    """Put up fences that join others wherever possible, from pawns anywhere; compare at every one of them."""
    game = native.game
    assert isinstance(game, Quoridor)
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
    ],
)
def test_numbers_that_are_no_state_are_refused(numbers: tuple[int, ...]) -> None:
    need("quoridor")
    native = engine.kernel(Quoridor(2))
    with pytest.raises(ValueError, match=r"number|fence|cell"):
        native.core.check(numbers)
