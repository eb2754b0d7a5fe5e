"""The vectorized environment: the native batches do exactly what the Python rules do."""

from typing import Any

import numpy as np
import pytest

from adapters.playing import some_games
from engine.variants import KERNELS
from mazechase import adapters
from mazechase.adapters.vector import VectorEnv
from mazechase.engine import available
from mazechase.errors import MazechaseError
from mazechase.rules.game import AnyGame
from mazechase.rules.registry import game as make_game

ARRAYS = ("observations", "masks", "seats", "rewards", "terminated", "truncated")
STEPS = {"marbles": 25, "quoridor": 25}  # the Python rules are slow there
native = pytest.mark.skipif(not all(map(available, KERNELS)), reason="no native kernels here")


def differences(one: VectorEnv, other: VectorEnv) -> list[str]:
    return [name for name in ARRAYS if not np.array_equal(getattr(one, name), getattr(other, name))]


def same_play(game: AnyGame, steps: int, seed: int) -> tuple[int, int]:
    """Compare both for some steps and return how many games ended and were cut off."""
    fast, slow = (adapters.vector(game, 3, seed=seed, most=40, native=native) for native in (True, False))
    over = cut = 0
    for _ in range(steps):
        assert not differences(fast, slow)
        for seat in game.seats:
            assert (fast.observe(0, seat) == slow.observe(0, seat)).all()
        assert fast.state(1) == slow.state(1)
        actions = fast.sample()
        assert (actions == slow.sample()).all()
        fast.step(actions)
        slow.step(actions)
        over += int(fast.terminated.sum())
        cut += int(fast.truncated.sum())
    assert not differences(fast, slow)
    return over, cut


@native
@pytest.mark.parametrize("game_id", KERNELS)
def test_native_games_are_those_of_the_rules(game_id: str) -> None:
    ended = [same_play(game, STEPS.get(game_id, 45), seed) for seed, game in enumerate(some_games(game_id, 6, seed=9))]
    assert sum(over for over, _ in ended)
    assert sum(cut for _, cut in ended) or game_id in {*STEPS, "cards"}  # too slow, or always over before


@native
def test_threads_change_nothing() -> None:
    one, several = (adapters.vector(make_game("cards", 3), 50, seed=4, threads=threads) for threads in (1, 3))
    for _ in range(60):
        actions = one.sample()
        assert (actions == several.sample()).all()
        one.step(actions)
        several.step(actions)
        assert not differences(one, several)


@pytest.mark.parametrize("native", [pytest.param(True, marks=native), False])
def test_an_illegal_action_changes_nothing(native: bool) -> None:  # noqa: FBT001
    env = adapters.vector(make_game("quoridor", 2), 3, native=native)
    before = {name: getattr(env, name).copy() for name in ARRAYS}
    for wrong in (0, 80, -1, 10_000):
        with pytest.raises(IndexError, match=f"action {wrong} is not legal in game 2"):
            env.step(np.array([13, 13, wrong]))
    assert all(np.array_equal(getattr(env, name), kept) for name, kept in before.items())
    env.step(np.array([13, 13, 13]))
    assert env.seats.tolist() == [2, 2, 2]


@pytest.mark.parametrize("native", [pytest.param(True, marks=native), False])
def test_a_seed_brings_everything_again(native: bool) -> None:  # noqa: FBT001
    env = adapters.vector(make_game("mspacman", 2), 4, seed=5, native=native)
    first = env.observations.copy()
    env.step(env.sample())
    env.reset()
    assert (env.observations == first).all()
    env.reset(seed=6)
    assert not (env.observations == first).all()


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"games": 0}, "games must be a whole number from 1 to "),
        ({"games": 1, "threads": 0}, "threads must be a whole number from 1 to "),
        ({"games": 1, "most": -1}, "most must be a whole number from 1 to "),
        ({"games": 1, "seed": -1}, "seed must be a whole number from 0 to "),
    ],
)
def test_bad_numbers_are_refused(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(MazechaseError, match=says):
        adapters.vector(make_game("cards", 2), **wrong)


@pytest.mark.parametrize("native", [pytest.param(True, marks=native), False])
def test_too_few_or_too_many_actions_are_refused(native: bool) -> None:  # noqa: FBT001
    env = adapters.vector("cards", 3, native=native)
    for wrong in ([0, 0], [0] * 4, [[0, 0, 0]], 0):
        with pytest.raises(MazechaseError, match=r"one action per game, of shape \(3,\), not \("):
            env.step(np.array(wrong))


def test_a_game_is_named_or_made() -> None:
    named = adapters.vector("cards", 2, players=3, options={"level": "2"}, seed=5)
    made = adapters.vector(make_game("cards", 3, {"level": "2"}), 2, seed=5)
    assert named.game == made.game
    assert adapters.encoding("cards", 3, {"level": "2"}).names == made.encoding.names


@native
def test_rewards_add_up_to_nothing_for_two() -> None:
    env = adapters.vector(make_game("cards", 2), 100, seed=1)
    ended = 0.0
    for _ in range(40):
        env.step(env.sample())
        assert (env.rewards.sum(axis=1) == 0).all()
        assert (env.rewards[env.terminated == 0] == 0).all()
        ended += float(np.abs(env.rewards).sum())
    assert ended
