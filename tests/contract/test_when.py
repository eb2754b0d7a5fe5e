"""An option that is declared to matter only in some cases changes nothing in the others."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from contract.playing import play, values_of
from mazechase.errors import BadPlayers
from mazechase.rules.api import AnyRules
from mazechase.rules.game import Game
from mazechase.rules.options import OWN, Option, When
from mazechase.rules.registry import game_types

SEEDS = range(6)
CONDITIONED = {
    f"{kind.id}-{option.name}": (kind, option)
    for kind in game_types().values()
    for option in kind.declared
    if option.when
}


def word(value: Any) -> str:
    if isinstance(value, dict):
        return OWN
    return str(value).lower() if isinstance(value, bool) else str(value)


def holds(when: When, players: int, chosen: dict[str, Any]) -> bool:
    fits = all(word(chosen[name]) in words for name, words in when.options.items())
    return fits and (not when.players or players in when.players)


def other_cases(kind: type[AnyRules], option: Option) -> Iterator[tuple[int, dict[str, Any]]]:
    """Return the numbers of players and the other options with which this one is declared not to matter."""
    names = sorted({name for when in option.when for name in when.options})
    declared = {one.name: one for one in kind.declared}
    for players, values in product(kind.player_counts, product(*(values_of(declared[name]) for name in names))):
        chosen = dict(zip(names, values, strict=True))
        if any(holds(when, players, chosen) for when in option.when):
            continue
        try:
            kind(players, chosen)
        except BadPlayers:
            continue
        yield players, chosen


@pytest.mark.parametrize("name", CONDITIONED)
def test_it_changes_nothing_in_other_cases(name: str) -> None:
    kind, option = CONDITIONED[name]
    cases = list(other_cases(kind, option))
    assert cases
    for players, chosen in cases:
        games = [Game(kind(players, chosen | {option.name: value})) for value in values_of(option)]
        for seed in SEEDS:
            first, *rest = (play(game, seed) for game in games)
            assert all(trail == first for trail in rest), (players, chosen, seed)


@pytest.mark.parametrize("name", CONDITIONED)
def test_a_case_names_what_there_is(name: str) -> None:
    kind, option = CONDITIONED[name]
    words = {one.name: [word(value) for value in values_of(one)] for one in kind.declared}
    for when in option.when:
        assert set(when.players) < set(kind.player_counts)
        for other, values in when.options.items():
            assert other != option.name
            assert set(values) < set(words[other])


def test_some_options_matter_only_sometimes() -> None:
    assert {"cards-dictate_self", "cards-skip_stacks", "quoridor-diagonal_past_piece"} <= set(CONDITIONED)
