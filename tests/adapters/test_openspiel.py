"""OpenSpiel's own test passes for every game, and its MCTS and CFR run."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, mcts

from adapters.playing import GAMES
from mazechase.adapters import openspiel
from mazechase.errors import MazechaseError

SHORT: dict[str, dict[str, Any]] = {  # turns, so that a random game is soon over
    "quoridor": {"max_turns": 12},
    "chase": {"max_turns": 3},
    "mspacman": {"max_turns": 6},
    "marbles": {"max_turns": 3},
    "cards": {"level": "2", "level2_includes_level1": True},
    "toy": {"max_turns": 4},
}
DECK = {
    "source": "home-made",
    "points": {"dot": 1, "cherry": 3, "melon": 5},
    "level1": {"dot": 24, "cherry": 12, "blinky": 15, "give": 1, "swap": 1, "skip": 1},
    "level2": {"dot": 20, "cherry": 13, "blinky": 18, "dictate": 1, "all-draw": 1, "pass-left": 1},
}
SMALL = {"deck": DECK, "level": "2", "max_turns": 2}


@pytest.mark.parametrize("game_id", GAMES)
def test_random_games_conform(game_id: str) -> None:
    for players in (2, 3):
        game = openspiel.load(game_id, players=players, options=SHORT[game_id])
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_long_game_is_serialized() -> None:
    """Pawns step to and fro more often than Python's stack is deep; what a player remembers comes back as well."""
    game = openspiel.load("quoridor", players=2)
    state = game.new_initial_state()
    for ply in range(900):
        state.apply_action(game.encoding.names.index(("e2", "e8", "e1", "e9")[ply % 4]))
    _, found = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(found) == str(state)
    assert found.history() == state.history()
    assert found.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if game_id not in ("cards", "toy")])
def test_mcts_plays(game_id: str) -> None:
    game = openspiel.load(game_id, players=2, options=SHORT[game_id])
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=np.random.RandomState(2))
    rng, state = Random(3), game.new_initial_state()
    decisions = 0
    while not state.is_terminal() and decisions < 2:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(bot.step(state))
            decisions += 1
    assert decisions


def test_cfr_lowers_what_an_opponent_could_win_in_a_small_card_game() -> None:
    """Seat 1 has two cards and may draw a third, unseen by seat 2, which then has to draw one."""
    game = openspiel.load("cards", 2, SMALL, "ask 1 - 2 0 aa 0,0 0,1 cherry+dot,- -,- dictate - 0 0")
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(2):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < before


def test_a_player_is_not_told_what_others_hold() -> None:
    game = openspiel.load("cards", players=2)

    def after(card: int) -> pyspiel.State:
        state = game.new_initial_state()
        state.apply_action(0)  # draw
        state.apply_action(card)
        state.apply_action(1)  # end
        return state

    dot, cherry = after(0), after(1)
    assert dot.information_state_string(1) == cherry.information_state_string(1)
    assert dot.information_state_tensor(1) == cherry.information_state_tensor(1)
    assert dot.observation_tensor(1) == cherry.observation_tensor(1)
    assert dot.information_state_string(0) != cherry.information_state_string(0)
    assert dot.observation_tensor(0) != cherry.observation_tensor(0)


def test_games_are_registered_by_name() -> None:
    game = pyspiel.load_game("mazechase_quoridor(players=4)")
    assert game.num_players() == 4
    assert {"mazechase_cards", "mazechase_chase"} <= set(pyspiel.registered_names())


def test_options_and_position_survive_the_name_of_the_game() -> None:
    game = openspiel.load("quoridor", 2, {"edge_as_fence": False, "max_turns": 9}, "e2,e8 10,10 - 1 2")
    again = pyspiel.load_game(str(game))
    assert str(again.new_initial_state()) == str(game.new_initial_state()) == "e2,e8 10,10 - 1 2"
    assert again.game.options["edge_as_fence"] is False


def test_bad_input_is_refused() -> None:
    several: tuple[tuple[Any, ...], ...] = (("ludo",), ("chase", 9), ("chase", 2, {"lives": 7}), ("chase", 2, {}, "no"))
    for wrong in several:
        with pytest.raises(MazechaseError):
            openspiel.load(*wrong)
