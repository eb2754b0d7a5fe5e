"""Refusals of every game at random positions: what they name is what stands in the way."""

from collections import defaultdict
from importlib import import_module
from typing import Any

import pytest

from mazechase.messages import keys
from mazechase.rules.registry import game_types
from rules.obstacles import provoke

GAMES = tuple(sorted(name for name, kind in game_types().items() if kind.__module__.startswith("mazechase.")))
TABLES = defaultdict(lambda: 250, cards=800, marbles=200, mspacman=800)  # by what a position costs
ASKS = 8


@pytest.mark.parametrize("name", GAMES)
def test_what_a_refusal_names_is_what_stands_in_the_way(name: str) -> None:
    game: Any = import_module(f"rules.{name}.obstacles")
    seen = provoke(game, TABLES[name], ASKS, seed=5)
    assert seen.total() == TABLES[name] * ASKS
    assert len(seen) > len(game.OBSTACLES) // 2


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_says_how_to_take_it_away(name: str) -> None:
    game: Any = import_module(f"rules.{name}.obstacles")
    known = {key.removeprefix(f"{name}-refuse-").removesuffix("-named") for key in keys() if f"{name}-refuse-" in key}
    assert set(game.OBSTACLES) == known
