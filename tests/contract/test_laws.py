"""Every law over every game that is found, for each number of players and each value of each option."""

from functools import cache

import pytest

import toy  # noqa: F401 (makes the test game known)
from contract import laws_of_knowledge, laws_of_play, laws_of_text
from contract.playing import Trail, trail_of, variants
from mazechase.rules.api import Over
from mazechase.rules.registry import game_types

LAWS = (*laws_of_play.LAWS, *laws_of_knowledge.LAWS, *laws_of_text.LAWS)
GAMES = {
    f"{game.id}-{game.players}-{number}": game
    for kind in game_types().values()
    for number, game in enumerate(variants(kind))
}


@cache
def _trails(name: str) -> tuple[Trail, ...]:
    return tuple(trail_of(GAMES[name], seed) for seed in ((7, 8, 9) if GAMES[name].secrets else (7,)))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("name", GAMES)
def test_law(name: str, law: laws_of_play.Law) -> None:
    for trail in _trails(name):
        law(GAMES[name], trail)


def test_play_reaches_the_end_of_every_game() -> None:
    for kind in game_types():
        ends = [GAMES[name].node(trail.last) for name in GAMES if name.startswith(kind) for trail in _trails(name)]
        assert any(isinstance(end, Over) and end.result.winners for end in ends)
