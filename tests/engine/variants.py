"""What the twins are compared over: every option and number of players, mixtures of options, and known positions."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from contract.playing import values_of, variants
from golden.header import parse
from mazechase.errors import MazechaseError
from mazechase.rules.api import State
from mazechase.rules.game import AnyGame, Game
from mazechase.rules.registry import game_types

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
KERNELS = tuple(sorted(path.parent.name for path in (ROOT / "native").glob("*/module.cpp")))


@cache
def each_option(game_id: str) -> tuple[AnyGame, ...]:
    """Return a game for each number of players as it comes, and with each option at each other value."""
    return tuple(variants(game_types()[game_id]))


def mixed(game_id: str, rng: Random) -> AnyGame:
    """Return a game with every option drawn at random."""
    kind = game_types()[game_id]
    while True:
        options: dict[str, Any] = {option.name: rng.choice(values_of(option)) for option in kind.declared}
        try:
            return Game(kind(rng.choice(kind.player_counts), options, rng.randint(1, kind.newest_rules)))
        except MazechaseError:  # an option may rule out a number of players, or another option
            continue


@cache
def known_positions(game_id: str) -> tuple[tuple[AnyGame, State], ...]:
    """Return the positions of the census and golden files: most were made because they are tricky."""
    return tuple(_known_positions(game_id))


def _known_positions(game_id: str) -> Iterator[tuple[AnyGame, State]]:
    for folder in ("census", "golden"):
        for path in sorted((TESTS / folder).glob(f"{game_id}-*.txt")):
            header, _ = parse(path.read_text("utf-8"))
            game = header.open()
            yield game, header.begin(game)
            yield game, header.reach(game)
