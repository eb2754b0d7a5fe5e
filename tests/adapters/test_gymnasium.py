"""Gymnasium's own check passes for every game against our bots."""

import warnings

import pytest
from gymnasium.utils.env_checker import check_env

from adapters.playing import GAMES
from mazechase.adapters import gymnasium
from mazechase.errors import MazechaseError

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


def test_bad_input_is_refused() -> None:
    for wrong in ({"opponents": "level9"}, {"seat": 3}, {"illegal": "ignore"}, {"nodes": 0}):
        with pytest.raises(MazechaseError):
            gymnasium.env("quoridor", **wrong)
