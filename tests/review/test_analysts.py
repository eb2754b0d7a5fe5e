"""Every game's analyst: chances that add up, actions that are legal, and answers that come again."""

from random import Random
from typing import Any

import pytest

import mazechase
from contract.playing import play
from mazechase.bots.analysis import analyst
from mazechase.bots.api import Budget
from mazechase.bots.coach import advise
from mazechase.bots.foreseeing import compared
from mazechase.engine.kernel import available
from mazechase.engine.search import End
from mazechase.match import Match, MatchSetup, Player, Seeded
from mazechase.review import review
from mazechase.rules.api import ALL, Chance, Seat, Turn
from mazechase.rules.game import AnyGame

GAMES = [("quoridor", 2), ("quoridor", 3), ("chase", 3), ("marbles", 3), ("mspacman", 2), ("cards", 3)]
NODES = {"cards": 20}  # games that are played out take longer


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


def test_advice_on_a_walk_goes_to_its_end() -> None:
    """A page sends such a walk as a whole: nobody could ask again before its last step."""
    game: AnyGame = mazechase.game("mspacman", 2)
    turn = Turn((Seat(1),))
    state = game.place("walk 1 1 f3 -,f5 a1,b10,j1 4 - - - 0")
    best, *_ = advise(game, game.view(state, 1), game.legal(state, 1), Random(1), Budget(nodes=60))
    assert best.taps[0] == best.action
    assert len(best.taps) == 4
    for tap in best.taps:
        assert game.node(state) == turn
        state = game.apply(state, game.read(tap)).state
    assert game.node(state) != turn


CUT_OFF = {  # budgets that end a search in the middle of a step ahead
    ("quoridor", 2): (40, 150, 400, 900, 2000, 3500, 5000),
    ("mspacman", 2): (1, 90, 700, 3000, 8000),
    ("marbles", 3): (1, 500, 4000, 12000),
}


@pytest.mark.parametrize(("game_id", "players"), CUT_OFF, ids=str)
def test_advice_compares_like_with_like_wherever_the_search_ends(game_id: str, players: int) -> None:
    """All chances come from looks equally deep, so the best action has the best of them, and none comes twice."""
    game = mazechase.game(game_id, players)
    several = 0
    for seed in (3, 4):
        turns = [state for state in play(game, seed, most=120).states if isinstance(game.node(state), Turn)]
        for state in turns[:: max(1, len(turns) // 4)]:
            node = game.node(state)
            assert isinstance(node, Turn)
            view, legal = game.view(state, node.seats[0]), game.legal(state, node.seats[0])
            for nodes in CUT_OFF[game_id, players]:
                judged = analyst(game).judge(view, legal, Random(1), Budget(nodes=nodes))
                chances = [one.chances.of(node.seats[0]) for one in judged]
                assert chances == sorted(chances, reverse=True), (game.position(state), nodes)
                assert len({game.write(one.action) for one in judged}) == len(judged)
                several += len(judged) > 1
    assert several > 10


def test_ends_of_turns_are_compared_at_the_same_depth() -> None:
    def end(first: int, chance: float, depth: int, before: float = 0.0) -> End:
        return End(first, first, (chance, 1 - chance), depth, 0, 0, 0, (before, 1 - before))

    seat = mazechase.game("marbles", 2).seats[0]
    deep = [end(0, 0.51, 2), end(1, 0.50, 2), end(2, 0.40, 2), end(3, 0.54, 1), end(4, 0.60, 0)]
    assert list(compared(deep, seat)) == [0, 1, 2]
    cut_off = [end(0, 0.51, 2, 0.55), end(0, 0.49, 1), end(1, 0.54, 1), end(2, 0.56, 1), end(3, 0.99, 0)]
    assert compared(cut_off, seat) == {2: (0.56, 1 - 0.56), 0: (0.55, 1 - 0.55), 1: (0.54, 1 - 0.54)}


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


BEHIND = "ask 1 - 1 0 ad 0,0 0,0 2inky+dot,12dot+2melon -,- - - 0 0"  # with two ghosts; the other has stopped
AHEAD = "ask 1 - 1 0 ad 0,0 0,0 2inky+2melon+3apple,2dot -,- - - 0 0"


@pytest.mark.skipif(not available("cards"), reason="no native kernel")
@pytest.mark.parametrize(("position", "best", "least", "most"), [(AHEAD, "shut", 0.95, 1), (BEHIND, "draw", 0, 0.3)])
def test_a_hand_of_cards_is_judged_by_what_it_is_worth(position: str, best: str, least: float, most: float) -> None:
    game: AnyGame = mazechase.game("cards", 2, {"level": "bonus"})
    state: Any = game.place(position)
    first, *_ = analyst(game).judge(game.view(state, state.seat), game.legal(state), Random(1), Budget(nodes=1))
    assert game.write(first.action) == best
    assert least <= first.chances.of(state.seat) <= most
    after = game.view(game.apply(state, game.read("shut")).state, ALL)
    assert analyst(game).chances(after, Random(1), Budget()).of(state.seat) == (position == AHEAD)


@pytest.mark.skipif(not available("cards"), reason="no native kernel")
def test_what_a_seat_of_the_card_game_does_not_see_changes_no_advice() -> None:
    game = mazechase.game("cards", 3, {"level": "2"})
    turns = [one for seed in range(9) for one in play(game, seed, most=60).states if isinstance(game.node(one), Turn)]
    state = next(one for one in turns if one.phase == "ask" and sum(map(len, one.hands)) - len(one.hands[0]) > 3)
    seat = state.seat
    view, legal = game.view(state, seat), game.legal(state, seat)
    told = advise(game, view, legal, Random(1), Budget(nodes=20))
    deals = [game.sample(view, Random(luck)) for luck in range(5)]
    assert len({one.hands for one in deals}) > 1
    for luck, deal in enumerate(deals):
        assert advise(game, game.view(deal, seat), game.legal(deal, seat), Random(luck), Budget(nodes=20)) == told


def test_choices_from_a_deck_that_nobody_learned_are_played_out() -> None:
    game: AnyGame = mazechase.game("cards", 2, {"deck": "few-ghosts", "level": "bonus"})
    state = game.start()
    judged = analyst(game).judge(game.view(state, 1), game.legal(state), Random(1), Budget(nodes=60))
    assert {game.write(one.action) for one in judged} == {"draw", "shut"}
    assert all(one.chances.error is not None and sum(one.chances.wins) == pytest.approx(1) for one in judged)
