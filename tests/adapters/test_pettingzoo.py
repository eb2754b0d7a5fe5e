"""PettingZoo's own tests pass for every game, in turn and in parallel."""

import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test

from adapters.playing import GAMES
from mazechase.adapters import pettingzoo, returns
from mazechase.errors import MazechaseError

# PettingZoo warns of observations with a mask unless it knows the environment by name.
MASKED = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.fixture(autouse=True)
def _with_masks() -> Iterator[None]:
    with warnings.catch_warnings():
        for text in MASKED:
            warnings.filterwarnings("ignore", text)
        yield


@pytest.mark.parametrize("game_id", GAMES)
def test_the_environment_in_turn_conforms(game_id: str) -> None:
    api_test(pettingzoo.env(game_id, players=2), num_cycles=60)
    api_test(pettingzoo.env(game_id, players=3), num_cycles=20)
    seed_test(partial(pettingzoo.env, game_id, players=3), num_cycles=40)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_parallel_environment_conforms(game_id: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(game_id, players=3), num_cycles=40)
    parallel_seed_test(partial(pettingzoo.parallel_env, game_id, players=3), num_cycles=40)


def test_games_are_cut_off_after_max_cycles() -> None:
    games = {"env": pettingzoo.env, "parallel_env": pettingzoo.parallel_env}
    max_cycles_test(SimpleNamespace(**{name: partial(make, "quoridor", players=2) for name, make in games.items()}))


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.env("quoridor", players=2)
    env.reset(seed=1)
    for wrong in (0, 209, None):
        with pytest.raises(IndexError):
            env.step(wrong)
    assert env.agent_selection == "seat_1"
    env.step(13)
    assert env.agent_selection == "seat_2"


def test_bad_input_is_refused() -> None:
    for wrong in ({"game": "ludo"}, {"game": "chase", "players": 9}, {"game": "chase", "max_cycles": 0}):
        with pytest.raises(MazechaseError):
            pettingzoo.env(**wrong)


def test_cards_are_passed_on_at_the_same_time() -> None:
    """At a PASS-LEFT everybody picks in one step; one who waits instead is refused."""
    env = pettingzoo.parallel_env("cards", players=3, options={"level": "2"})
    together = 0
    for seed in range(40):
        observations, _ = env.reset(seed=seed)
        while env.agents:
            acting = env.table.seats
            actions = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}  # draw
            if len(acting) > 1:
                together += 1
                with pytest.raises(IndexError):
                    env.step({**actions, f"seat_{acting[1]}": env.wait})
            waiting = [agent for agent, action in actions.items() if action == env.wait]
            assert len(waiting) == 3 - len(acting)
            observations, *_ = env.step(actions)
    assert together


def test_rewards_come_at_the_end() -> None:
    env = pettingzoo.env("cards", players=2)
    rng = np.random.default_rng(1)
    won = 0
    for seed in range(6):
        totals = {"seat_1": 0.0, "seat_2": 0.0}
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, reward, over, cut, _ = env.last()
            totals[agent] += reward
            env.step(None if over or cut else int(rng.choice(seen["action_mask"].nonzero()[0])))
        assert tuple(totals.values()) == returns(env.table.result, 2)
        won += totals["seat_1"] != 0
    assert won


def test_a_table_can_be_rendered() -> None:
    env = pettingzoo.env("quoridor", players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "seat 1 to act" in str(env.render())
