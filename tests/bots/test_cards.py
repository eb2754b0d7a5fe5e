"""The card game's bots: legal, repeatable, blind to what they may not see, and each better than the one below."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

import mazechase
from games import CardsGame
from mazechase.bots import Budget, make_bot
from mazechase.bots.arena import run
from mazechase.bots.cards import LEVELS
from mazechase.bots.cards.ahead import FIRST_LOOK, Ahead, Gain
from mazechase.bots.cards.habit import Habit, patient, usual
from mazechase.rules.api import Chance, Over, Seat
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.values import CardsAction, CardsState, Draw, End, Shut
from rules.cards.playing import busy
from rules.cards.tables import Table, at


def asked(game: CardsGame, games: int) -> Iterator[tuple[CardsState, Seat]]:
    """Return some states in which a seat has to choose."""
    for seed in range(games):
        for ply in busy(game, seed).plies[::5]:
            node = game.node(ply.state)
            if not isinstance(node, Chance | Over) and len(game.legal(ply.state, node.seats[0])) > 1:
                yield ply.state, node.seats[0]


def answer(position: str, level: str, nodes: int = 300, players: int = 2, **options: str) -> str:
    game = mazechase.game("cards", players, {"level": "bonus", **options})
    s = game.place(position)
    seat = s.seat
    return game.write(
        make_bot(game, level).choose(game.view(s, seat), game.legal(s, seat), Random(1), Budget(nodes=nodes))
    )


@pytest.mark.parametrize("players", [2, 4, 8])
@pytest.mark.parametrize("level", LEVELS)
def test_every_answer_is_legal_however_small_the_budget(level: str, players: int) -> None:
    game = mazechase.game("cards", players, {"level": "bonus"})
    bot = make_bot(game, level)
    for s, seat in asked(game, 1):
        legal = game.legal(s, seat)
        for nodes in (1, 5):
            assert bot.choose(game.view(s, seat), legal, Random(1), Budget(nodes=nodes)) in legal


@pytest.mark.parametrize("level", LEVELS)
def test_equal_views_luck_and_nodes_give_equal_answers(level: str) -> None:
    game = mazechase.game("cards", 3)
    used = make_bot(game, level)
    for seed, (s, seat) in enumerate(asked(game, 1)):
        told = (game.view(s, seat), game.legal(s, seat))
        first = used.choose(*told, Random(seed), Budget(nodes=30))
        assert first == used.choose(*told, Random(seed), Budget(nodes=30))
        assert first == make_bot(game, level).choose(*told, Random(seed), Budget(nodes=30))


def test_a_habit_answers_the_same_whatever_others_hold() -> None:
    game = mazechase.game("cards", 4, {"level": "bonus"})
    habit = usual(game.rules_as(Cards).setup)
    for s, seat in asked(game, 4):
        view = game.view(s, seat)
        answers = {
            habit.act(game.sample(view, Random(seed)), seat, game.legal(s, seat), Random(7)) for seed in range(4)
        }
        assert len(answers) == 1


def test_no_game_is_played_out_beyond_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = []
    play_out = Ahead.win_share

    def watched(*args: Any) -> float:
        looks.append(args)
        return play_out(*args)

    monkeypatch.setattr(Ahead, "win_share", watched)
    position = "ask 1 - 1 0 aa 0,0 0,0 2inky+dot,dot -,- - - 0 0"
    for nodes in (1, 40, 90):
        looks.clear()
        answer(position, "classic3", nodes)
        assert len(looks) == nodes


def test_time_ends_thinking() -> None:
    game = mazechase.game("cards", 2)
    ticks = iter(range(1000))
    budget = Budget(time_ms=20_000, now=lambda: next(ticks))
    make_bot(game, "classic3").choose(game.view(game.start(), Seat(1)), game.legal(game.start()), Random(1), budget)
    assert next(ticks) < 25


BEHIND = "ask 1 - 1 0 ad 0,0 0,0 2inky+dot,12dot+2melon -,- - - 0 0"
AHEAD = "ask 1 - 1 0 ad 0,0 0,0 2inky+2melon+3apple,2dot -,- - - 0 0"


def test_the_best_goes_on_when_far_behind_and_stops_when_far_ahead() -> None:
    assert answer(BEHIND, "classic3") != "shut"
    assert answer(AHEAD, "classic3") == "shut"
    assert answer(AHEAD, "classic2") == "shut"
    assert answer(BEHIND, "classic1") == "shut"  # the sight of two ghosts is enough


def test_habits_draw_while_it_is_safe_and_stop_at_their_point() -> None:
    table = at("dot dot")
    habit = usual(table.game.rules_as(Cards).setup, stop=5)
    waiting = patient(table.game.rules_as(Cards).setup)
    dashing = patient(Cards(2, {"level": "2"}).setup)

    def act(habit: Habit, table: Table) -> CardsAction:
        return habit.act(table.state, Seat(1), table.game.legal(table.state), Random(1))

    assert act(habit, at("2inky+apple dot")) == Shut()
    assert act(habit, at("2inky+orange dot")) == Draw()
    assert act(habit, at("inky+melon dot")) == Draw()
    assert act(habit, at("inky+melon dot", drawn=3)) == End()
    assert act(habit, at("dot dot", drawn=1)) == Draw()
    assert act(waiting, at("dot dot", drawn=1)) == End()
    assert act(dashing, at("dot dot", drawn=1)) == Draw()
    assert act(dashing, at("inky dot", drawn=1)) == End()


def test_hidden_hands_are_thought_such_that_they_explain_who_stopped() -> None:
    game = mazechase.game("cards", 2)
    habit = usual(game.rules_as(Cards).setup)
    ahead = Ahead(game.rules_as(Cards), habit, habit, Random(1))

    def sated(deals: Iterable[CardsState]) -> float:
        return sum(habit.sated(s, Seat(2)) for s in deals) / 400

    def shares(status: str) -> tuple[float, float]:
        s = game.place(f"ask 1 - 1 0 {status} 0,0 0,0 dot,2inky+2apple+2cherry -,- - - 0 0")
        view = game.view(s, Seat(1))
        return sated(game.sample(view, Random(seed)) for seed in range(400)), sated(
            ahead.likely(view, Seat(1)) for _ in range(400)
        )

    fair, likely = shares("ad")
    assert likely > 1.5 * fair > 0.1
    fair, likely = shares("aa")
    assert likely < 0.6 * fair


def test_the_first_level_will_not_risk_six_points_for_a_second_ghost() -> None:
    assert answer("ask 1 - 1 0 aa 0,0 0,0 inky+2strawberry,dot -,- - - 0 0", "classic1") == "shut"
    assert answer("ask 1 - 1 0 aa 0,0 0,0 inky+strawberry+cherry,dot -,- - - 0 0", "classic1") == "draw"
    assert answer("ask 1 - 1 0 aa 0,0 0,0 2strawberry+2melon,dot -,- - - 0 0", "classic1") == "draw"


def test_a_gain_is_sure_only_after_enough_looks() -> None:
    gain = Gain()
    for _ in range(FIRST_LOOK - 1):
        gain.add(1.0)
    assert gain.least() < 0
    gain.add(1.0)
    assert gain.least() == 1.0
    gain.add(-1.0)
    assert 0 < gain.least() < 11 / 13


@pytest.mark.parametrize(
    ("weaker", "stronger", "players", "games", "nodes"),
    [("random", "classic1", 2, 60, 1), ("classic1", "classic2", 4, 200, 1)],
)
def test_each_classic_level_beats_the_one_below(
    weaker: str, stronger: str, players: int, games: int, nodes: int
) -> None:
    game = mazechase.game("cards", players)
    result = run(game, [stronger, weaker], games, seed=1, budget=Budget(nodes=nodes))
    assert result.bots[0].interval[0] > 0.5
