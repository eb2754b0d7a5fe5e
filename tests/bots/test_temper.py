"""Tempers: every game's levels take one, it shows in what they choose, and they play on about as well."""

from functools import cache
from random import Random

import pytest

import mazechase
from bots.looking import asked
from contract.playing import play
from mazechase import engine
from mazechase.bots import Budget, Temper, bot_names, make_bot
from mazechase.bots.api import find_bot
from mazechase.bots.arena import run
from mazechase.bots.temper import TRAITS
from mazechase.errors import NoSuchBot

GAMES = {"quoridor": 2, "chase": 2, "marbles": 2, "mspacman": 2, "cards": 3}
MATCHES = {"quoridor": ("level3", 8), "chase": ("level3", 40), "marbles": ("level4", 16), "mspacman": ("level4", 60)}

every_game = pytest.mark.parametrize("game_id", GAMES)
every_trait = pytest.mark.parametrize("trait", TRAITS)
needs_kernels = pytest.mark.skipif(not all(map(engine.available, GAMES)), reason="no native kernels")


@cache
def choices(game_id: str, bot: str) -> tuple[str, ...]:
    """Return what a bot chooses at positions of random games."""
    options = {"level": "bonus"} if game_id == "cards" else {}
    game, chosen = mazechase.game(game_id, GAMES[game_id], options), []
    for seed in range({"cards": 80, "chase": 30}.get(game_id, 6)):
        states = play(game, seed, most=120).states
        for state in states[:: max(1, len(states) // 20)]:
            question = asked(game, state)
            if question is not None:
                answer = make_bot(game, bot).choose(*question, Random(1), Budget(nodes=200))
                assert answer in question[1]
                chosen.append(game.write(answer))
    return tuple(chosen)


@needs_kernels
@every_trait
@every_game
def test_a_temper_shows_in_what_a_level_chooses(game_id: str, trait: str) -> None:
    even = choices(game_id, "level3")
    assert choices(game_id, f"level3+{trait}") != even
    assert choices(game_id, f"level3+{trait}=0") == even


@needs_kernels
@every_trait
@pytest.mark.parametrize("game_id", MATCHES)
def test_a_level_with_a_temper_plays_about_as_well(game_id: str, trait: str) -> None:
    level, games = MATCHES[game_id]
    result = run(mazechase.game(game_id, 2), [f"{level}+{trait}", level], games, seed=5, budget=Budget(nodes=800))
    assert 0.2 < result.bots[0].score < 0.8


@needs_kernels
@every_trait
def test_a_card_player_with_a_temper_plays_about_as_well(trait: str) -> None:
    result = run(mazechase.game("cards", 2), [f"level5+{trait}", "level5"], 150, seed=5, budget=Budget())
    assert 0.35 < result.bots[0].score < 0.65


@every_game
def test_every_level_takes_a_temper_and_other_bots_ignore_it(game_id: str) -> None:
    game = mazechase.game(game_id, GAMES[game_id])
    for name in bot_names(game_id):
        if name != "perfect":  # which needs a solution
            bot = make_bot(game, name, 1, Temper(bold=0.5))
            assert bot.seat == 1
            assert type(bot) is type(make_bot(game, f"{name}+bold=0.5"))


@pytest.mark.parametrize("name", ["level3+rude", "level3+bold=2", "level3+bold=much", "nobody+bold", "level3+"])
def test_a_temper_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(NoSuchBot, match="level3"):
        find_bot("quoridor", name)
