"""Every law over every game, for each number of players and each value of each option."""

import pytest

import toy  # noqa: F401 (makes the test game known)
from contract import laws_of_knowledge, laws_of_play, laws_of_text
from contract.playing import play, trail_of, variants
from mazechase.rules.api import Over
from mazechase.rules.game import AnyGame
from mazechase.rules.registry import game_types

LAWS = (*laws_of_play.LAWS, *laws_of_knowledge.LAWS, *laws_of_text.LAWS)
GAMES = {
    f"{game.id}-{game.players}-{number}": game
    for kind in game_types().values()
    for number, game in enumerate(variants(kind))
}


def _seeds(game: AnyGame) -> tuple[int, ...]:
    """Return the seeds to play a game with: more than one where most can go wrong, with secrets and usual options."""
    usual = all(game.options[option.name] == option.default for option in game.declared)
    return (7, 8, 9) if game.secrets and usual else (7,)


@pytest.mark.parametrize("name", GAMES)
def test_laws(name: str) -> None:
    game = GAMES[name]
    for seed in _seeds(game):
        trail = trail_of(game, seed)
        for law in LAWS:
            try:
                law(game, trail)
            except BaseException as error:
                error.add_note(f"the law: {law.__name__}, seed {seed}")
                raise


@pytest.mark.parametrize("kind", game_types())
def test_play_reaches_an_end_with_a_winner(kind: str) -> None:
    ends = (game.node(play(game, 7).last) for name, game in GAMES.items() if name.startswith(f"{kind}-"))
    assert any(isinstance(end, Over) and end.result.winners for end in ends)
