"""Gymnasium's own check passes for every game against our bots."""

import pickle
import re
import warnings
from functools import partial
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from adapters.playing import GAMES
from mazechase.adapters import gymnasium
from mazechase.errors import MazechaseError
from mazechase.rules.registry import games

OPPONENTS = {"marbles": "random", "toy": "random"}


@pytest.mark.parametrize("game_id", GAMES)
def test_the_environment_conforms(game_id: str) -> None:
    env = gymnasium.env(game_id, opponents=OPPONENTS.get(game_id, "level1"), nodes=20)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*alternative render modes.*")  # only an environment with an id has them
        warnings.filterwarnings("ignore", ".*render_modes.*")
        check_env(env, skip_render_check=True)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_seat_can_learn(game_id: str) -> None:
    for seat in (1, 3):
        env = gymnasium.env(game_id, players=3, seat=seat, max_cycles=50)
        for seed in (1, 2):
            env.reset(seed=seed)
            over = False
            while not over:
                assert seat in env.table.seats
                _, reward, ended, cut, info = env.step(int(env.action_space.sample()))
                over = ended or cut
                assert not info["illegal"]
                assert over or reward == 0
            result = env.table.result
            assert reward == (0 if result is None else reward)


def test_a_seed_brings_the_same_game() -> None:
    env = gymnasium.env("cards", players=2, opponents="level1")

    def play() -> list[bytes]:
        seen, _ = env.reset(seed=11)
        kept = [seen.tobytes()]
        over = False
        while not over:
            seen, _, ended, cut, _ = env.step(int(env.action_masks().nonzero()[0][0]))
            kept.append(seen.tobytes())
            over = ended or cut
        return kept

    assert play() == play()


def test_an_illegal_action_is_replaced_refused_or_lost() -> None:
    for how in ("replace", "raise", "lose"):
        env = gymnasium.env("quoridor", illegal=how)
        env.reset(seed=1)
        if how == "raise":
            with pytest.raises(IndexError):
                env.step(0)
            continue
        _, reward, over, _, info = env.step(0)
        assert info["illegal"]
        assert (reward, over) == ((-1.0, True) if how == "lose" else (0.0, False))


def test_gymnasium_makes_every_game_by_its_name() -> None:
    for listing in games():
        made = gym.make(f"mazechase/{listing.id}-v{listing.rules_version}", players=3, seat=2, render_mode="ansi")
        inside = made.unwrapped
        assert isinstance(inside, gymnasium.SeatEnv)
        assert (inside.game.id, inside.game.players, inside.seat) == (listing.id, 3, 2)
        made.reset(seed=1)
        assert made.render()


def test_environments_run_in_other_processes() -> None:
    """Their spaces travel between the processes, and the game stays where it is."""
    envs = gym.vector.AsyncVectorEnv([partial(gymnasium.env, "chase")], context="spawn")
    alone = gymnasium.env("chase")
    try:
        seen, _ = envs.reset(seed=5)
        assert np.array_equal(seen[0], alone.reset(seed=5)[0])
        assert envs.single_action_space == alone.action_space
        envs.step(np.zeros(1, np.int64))
    finally:
        envs.close()


def test_a_copy_of_the_action_space_keeps_its_luck() -> None:
    space = gymnasium.env("chase").action_space
    assert isinstance(space, gym.spaces.Discrete)
    space.seed(3)
    again = pickle.loads(pickle.dumps(space))  # noqa: S301 (our own)
    everything = np.ones(int(space.n), np.int8)
    assert [again.sample(everything) for _ in range(9)] == [space.sample(everything) for _ in range(9)]


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"opponents": "level9"}, "There is no bot “level9”"),
        ({"seat": 3}, "There is no seat 3."),
        ({"illegal": "ignore"}, "Option “illegal” can't be “ignore”; it takes replace, raise, lose."),
        ({"render_mode": "human"}, "Option “render_mode” can't be “human”; it takes ansi."),
        ({"nodes": 0}, "A budget of 0 is too small"),
        ({"max_cycles": 0}, "max_cycles must be a whole number from 1 to "),
    ],
)
def test_bad_input_is_refused(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(MazechaseError, match=re.escape(says)):
        gymnasium.env("quoridor", **wrong)
