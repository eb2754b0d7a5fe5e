"""The three levels of the first releases, and the search in Python behind them."""

from collections.abc import Iterator
from random import Random

import pytest

import mazechase
from games import QuoridorGame
from mazechase.boards.fences import CELLS, Slot, Slots
from mazechase.bots import Budget, Meter, make_bot
from mazechase.bots.arena import run
from mazechase.bots.quoridor import ahead, classic
from mazechase.bots.quoridor.ahead import Ahead
from mazechase.bots.quoridor.search import WIDTH, AlphaBeta, MaxN
from mazechase.bots.quoridor.worth import SHUT_IN, WON, Lengths, worth
from mazechase.rules.quoridor.game import Quoridor
from mazechase.rules.quoridor.values import Fence, QuoridorState

CLASSIC = ("classic1", "classic2", "classic3")


def answer(game: QuoridorGame, position: str, level: str, nodes: int | None = None, seed: int = 1) -> str:
    s = game.place(position)
    bot = make_bot(game, level)
    return game.write(bot.choose(game.view(s, s.turn), game.legal(s), Random(seed), Budget(nodes=nodes)))


def met_at_random(game: QuoridorGame, games: int) -> Iterator[QuoridorState]:
    """Return some positions from random games, early and late."""
    for seed in range(games):
        rng = Random(seed)
        s = game.start()
        ply = 0
        while isinstance(game.node(s), mazechase.Turn):
            if ply % 40 == 13:
                yield s
            s = game.rules_as(Quoridor).after(s, rng.choice(game.legal(s)))
            ply += 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", CLASSIC)
def test_every_answer_is_legal_however_small_the_budget(level: str, players: int) -> None:
    game = mazechase.game("quoridor", players)
    bot = make_bot(game, level)
    for s in met_at_random(game, 3):
        legal = game.legal(s)
        for nodes in (1, 7, 150):
            assert bot.choose(game.view(s, s.turn), legal, Random(1), Budget(nodes=nodes)) in legal


@pytest.mark.parametrize("level", CLASSIC)
def test_equal_views_luck_and_nodes_give_equal_answers(level: str) -> None:
    game = mazechase.game("quoridor", 2)
    used = make_bot(game, level)
    for seed, s in enumerate(met_at_random(game, 2)):
        asked = (game.view(s, s.turn), game.legal(s))
        first = used.choose(*asked, Random(seed), Budget(nodes=300))
        assert first == used.choose(*asked, Random(seed), Budget(nodes=300))
        assert first == make_bot(game, level).choose(*asked, Random(seed), Budget(nodes=300))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("level", ["classic2", "classic3"])
def test_no_position_is_looked_at_beyond_the_budget(level: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = []

    def watched(*args: object) -> float:
        looked.append(args)
        return worth(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(ahead, "worth", watched)
    monkeypatch.setattr(classic, "worth", watched)
    game = mazechase.game("quoridor", players)
    for nodes in (1, 40, 500):
        looked.clear()
        answer(game, game.position(game.start()), level, nodes)
        assert len(looked) <= nodes
        assert nodes == 1 or len(looked) > min(nodes, len(game.legal(game.start()))) / 2


def test_time_ends_a_search() -> None:
    game = mazechase.game("quoridor", 2)
    s = game.start()
    ticks = iter(range(10_000))
    bot = make_bot(game, "classic3")
    bot.choose(game.view(s, s.turn), game.legal(s), Random(1), Budget(time_ms=300_000, now=lambda: next(ticks)))
    assert next(ticks) == 301  # 0 was the start, 300 the first tick past the deadline


@pytest.mark.parametrize("level", CLASSIC)
def test_a_pawn_one_step_from_home_steps_home(level: str) -> None:
    for seed in range(8):
        told = answer(mazechase.game("quoridor", 2), "e8,a4 0,5 e8h 1 0", level, 200, seed)
        assert told in ("d8", "f8") if level == "classic1" else told == "d8"
    assert answer(mazechase.game("quoridor", 2), "c8,e4 0,5 - 1 0", level, 200) == "c9"


def test_looking_ahead_stops_a_rival_who_would_win_next() -> None:
    game = mazechase.game("quoridor", 2)
    told = answer(game, "e4,e2 5,5 - 1 0", "classic3", 2000)
    assert told in ("d1h", "e1h")


def test_looking_ahead_sees_what_one_look_does_not() -> None:
    # Both need three steps and seat 1 moves, so running wins the race unless there are fences; seat 2 has none left.
    game = mazechase.game("quoridor", 2)
    found = AlphaBeta(Ahead(game.rules_as(Quoridor), Budget(nodes=20_000).meter(1), Random(1)))
    s = game.place("c6,g4 0,0 - 1 0")
    assert found.value(s, 5, -2 * WON, 2 * WON) > WON
    assert found.value(s, 3, -2 * WON, 2 * WON) < WON


def test_with_more_players_everybody_looks_after_themselves() -> None:
    game = mazechase.game("quoridor", 4)
    s = game.place("c7,b4,g4,h7 0,0,0,0 - 1 0")  # seat 1 needs two steps, nobody else is home within a round
    worths, action = MaxN(Ahead(game.rules_as(Quoridor), Budget(nodes=20_000).meter(1), Random(1))).values(s, 5)
    assert worths[0] > WON
    assert game.write(action) == "c8"
    assert all(worth < -WON for worth in worths[1:])


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_a_seat_takes_what_is_best_for_it_and_not_what_looks_best_at_once(players: int) -> None:
    game = mazechase.game("quoridor", players)
    surprises = 0
    for s in met_at_random(game, 2):
        search = MaxN(Ahead(game.rules_as(Quoridor), Meter(None, None, None), Random(1)))
        first, *others = search.ahead.children(s)[:WIDTH]
        if first.worth >= WON:
            continue
        worths, action = search.values(s, 3)
        after = [search.values(game.rules_as(Quoridor).after(s, child.action), 2)[0] for child in (first, *others)]
        assert worths[s.turn - 1] == max(values[s.turn - 1] for values in after)
        surprises += action != first.action
    assert surprises


STUCK = "a1,a2,a3,i5 5,5,5,4 a1v 1 0"  # seat 1 can't move, and no fence may cross the nearest rival's path


@pytest.mark.parametrize("level", CLASSIC)
def test_a_pawn_that_cannot_move_puts_up_a_fence(level: str) -> None:
    game = mazechase.game("quoridor", 4)
    assert {type(action) for action in game.legal(game.place(STUCK))} == {Fence}
    for nodes in (1, 2000):
        assert answer(game, STUCK, level, nodes).endswith(("h", "v"))


def test_a_search_looks_at_all_fences_when_nothing_else_is_left() -> None:
    game = mazechase.game("quoridor", 4)
    s = game.place(STUCK)
    children = Ahead(game.rules_as(Quoridor), Meter(None, None, None), Random(1)).children(s)
    assert {child.action for child in children} == set(game.legal(s))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_search_looks_at_is_legal_and_measured_right(players: int) -> None:
    game = mazechase.game("quoridor", players)
    for s in met_at_random(game, 3):
        legal = game.legal(s)
        lengths = Lengths(game.rules_as(Quoridor))
        children = Ahead(game.rules_as(Quoridor), Meter(None, None, None), Random(1)).children(s)
        assert {type(child.action) for child in children} == {type(action) for action in legal}
        assert [child.worth for child in children] == sorted((child.worth for child in children), reverse=True)
        for child in children:
            assert child.action in legal
            after = game.rules_as(Quoridor).after(s, child.action)
            assert (child.lengths, child.left) == (lengths.all(after.fences, after.pawns), after.left)


def test_lengths_count_steps_and_know_when_there_are_none() -> None:
    game = mazechase.game("quoridor", 2)
    s = game.place("e1,e9 10,10 - 1 0")
    assert Lengths(game.rules_as(Quoridor)).all(s.fences, s.pawns) == [8, 8]
    closed = Slots.of(Slot(CELLS[name], "h") for name in ("a8", "c8", "e8", "g8"))
    assert Lengths(game.rules_as(Quoridor)).of(closed, 0, CELLS["e1"]) == 12  # around by column i
    closed = Slots.of((*closed, Slot(CELLS["h7"], "v"), Slot(CELLS["h7"], "h")))
    assert Lengths(game.rules_as(Quoridor)).of(closed, 0, CELLS["e1"]) == SHUT_IN


def test_worth_is_who_is_home_first_and_who_has_fences() -> None:
    assert worth([4, 4], [5, 5], 0, 0, 1.0) == 0.5 == -worth([4, 4], [5, 5], 0, 1, 1.0)
    assert worth([4, 6], [5, 3], 0, 0, 1.0) == 4.5
    assert worth([0, 6], [5, 3], 1, 0, 1.0) == WON == -worth([0, 6], [5, 3], 1, 1, 1.0)
    assert worth([4, 4], [5, 0], 0, 0, 1.0) > 15 > worth([4, 4], [5, 1], 0, 0, 1.0)
    assert worth([4, 4, 3, 9], [2, 2, 2, 2], 0, 0, 1.0) == -0.5


@pytest.mark.parametrize(
    ("weaker", "stronger", "games", "nodes"),
    [("random", "classic1", 20, 150), ("classic1", "classic2", 20, 150)],
)
def test_each_level_beats_the_one_below(weaker: str, stronger: str, games: int, nodes: int) -> None:
    result = run(mazechase.game("quoridor"), [stronger, weaker], games, seed=1, budget=Budget(nodes=nodes))
    assert result.distinct == games
    assert result.bots[0].interval[0] > 0.5
