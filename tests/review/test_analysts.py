"""Every game's analyst: chances that add up, actions that are legal, and answers that come again."""

from random import Random
from typing import Any

import pytest

import mazechase
from contract.playing import play
from mazechase.bots.analysis import analyst
from mazechase.bots.api import Budget
from mazechase.bots.coach import advise
from mazechase.match import Match, MatchSetup, Player, Seeded
from mazechase.review import review
from mazechase.rules.api import ALL, Chance, Turn
from mazechase.rules.game import AnyGame

GAMES = [("quoridor", 2), ("quoridor", 3), ("chase", 3), ("marbles", 3), ("mspacman", 2), ("cards", 3)]
NODES = {"chase": 2, "cards": 20}  # games that are played out take longer


def states(game: AnyGame) -> list[Any]:
    all_states = play(game, 3, most=200).states
    turns = [state for state in all_states if isinstance(game.node(state), Turn)]
    rolls = [state for state in all_states if isinstance(game.node(state), Chance)]
    return [*turns[:: max(1, len(turns) // 2)][:2], *rolls[len(rolls) // 2 :][:1]]


@pytest.mark.parametrize(("game_id", "players"), GAMES, ids=str)
def test_chances_add_up_and_come_again(game_id: str, players: int) -> None:
    game = mazechase.game(game_id, players)
    budget = Budget(nodes=NODES.get(game_id, 60) if players == 2 or game_id != "quoridor" else 2)
    for state in states(game):
        view = game.view(state, ALL)
        chances = analyst(game).chances(view, Random(1), budget)
        assert sum(chances.of(side[0]) for side in game.sides) == pytest.approx(1, abs=1e-4)
        assert min(chances.wins) >= 0
        assert analyst(game).chances(view, Random(1), budget) == chances


@pytest.mark.parametrize(("game_id", "players"), GAMES, ids=str)
def test_advice_is_legal_and_the_best_comes_first(game_id: str, players: int) -> None:
    game = mazechase.game(game_id, players)
    budget = Budget(nodes=NODES.get(game_id, 60) if players == 2 or game_id != "quoridor" else 2)
    for state in states(game)[:2]:
        node = game.node(state)
        assert isinstance(node, Turn)
        seat = node.seats[0]
        legal = game.legal(state, seat)
        advice = advise(game, game.view(state, seat), legal, Random(1), budget)
        assert {one.action for one in advice} <= {game.write(action) for action in legal}
        assert [one.chance for one in advice] == sorted((one.chance for one in advice), reverse=True)


def test_a_match_with_hidden_hands_is_reviewed_by_what_everybody_knew() -> None:
    game = mazechase.game("cards", 2)
    match = Match.begin(MatchSetup.make(game, "m", (Player("Ada"), Player("Bo"))))
    luck, rng = Seeded(5), Random(5)
    while not match.over and len(match.line) < 14:
        if isinstance(match.node, Chance):
            match = match.draw(luck, now_ms=0)
        else:
            seat = match.asked[0]
            match = match.act(seat, [game.write(rng.choice(game.legal(match.state, seat)))], now_ms=0)
    seen = review(match, Budget(nodes=12))
    decisions = [one for one in seen.plies if one.luck is None]
    assert len(seen.plies) == len(match.line)
    assert all(one.lost is not None and one.lost >= 0 and one.expected is not None for one in decisions)
    assert sum(total.luck for total in seen.totals) == pytest.approx(0, abs=1e-6)
