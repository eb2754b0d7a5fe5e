"""What two ghosts can do alone, which the top level knows: as the solver has it, and never too much."""

import importlib
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import mazechase
from engine.test_chase_solver import solved, somewhere
from games import ChaseGame
from mazechase.bots.chase.worth import Weights
from mazechase.engine.kernel import available
from mazechase.engine.twins.chase import ChaseTwin
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import BASE_STEPS, CALL, PAC, ChaseState

pytestmark = pytest.mark.skipif(not available("chase"), reason="needs the native kernel")

OPTIONS: list[dict[str, Any]] = [
    {},
    {"frenzy_path": "free", "ghost_order": "free", "stall_limit": 6},
    {"frenzy_path": "toward", "frenzy_exact": False, "ghost_pass": True},
    {"must_catch": True, "pacman_into_ghost": "caught", "layout": "printed", "stall_limit": None},
]


def between_moves(game: ChaseGame, ghosts: int, games: int) -> Iterator[ChaseState]:
    """Play a few cycles at random; return the positions in which nobody is in the middle of a move."""
    rules, rng = game.rules_as(Chase), Random(3)
    for number in range(games):
        s = somewhere(game, rng, ghosts, 1 + number % 4)
        for _ in range(30):
            if rules.setup.result(s) is not None:
                break
            whole = BASE_STEPS if s.mover == PAC else 2 if s.frenzy else 1
            if s.mover == CALL or (s.left == whole and not s.boost and s.heading is None):
                yield s
            s = rules.after(s, rng.choice(rules.legal(s)))


def knower(game: ChaseGame) -> Callable[[ChaseState], bool]:
    """Return a function that says whether two ghosts hold Pac-Man."""
    extension: Any = importlib.import_module("mazechase.engine.twins._chase")
    twin = ChaseTwin(game.rules_as(Chase))
    search = extension.Search(twin.config(), list(msgspec.structs.astuple(Weights())))
    pairs = extension.Pairs(twin.config())
    return lambda s: bool(search.held(twin.pack(s), pairs))


@pytest.mark.parametrize("options", OPTIONS, ids="-".join)
def test_two_ghosts_or_one_hold_what_the_solver_says(options: dict[str, Any]) -> None:
    game = mazechase.game("chase", 2, options)
    solution, held, found = solved(game, 2), knower(game), []
    for ghosts in (1, 2):
        for s in between_moves(game, ghosts, 20):
            found.append(held(s))
            assert found[-1] == (solution.winner(s) == "ghosts"), game.position(s)
    assert min(found.count(True), found.count(False)) > 20


def test_what_two_of_three_hold_the_three_hold() -> None:
    game = mazechase.game("chase", 2, {"layout": "harbour"})
    solution, held, found = solved(game, 3), knower(game), []
    for s in between_moves(game, 3, 40):
        found.append(held(s))
        assert not found[-1] or solution.winner(s) == "ghosts", game.position(s)
    assert min(found.count(True), found.count(False)) > 20
