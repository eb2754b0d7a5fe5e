"""The marble game's bots: legal, repeatable, within their budget, and each better than the one below."""

from collections.abc import Iterator
from random import Random

import pytest

import mazechase
from games import MarblesGame
from mazechase.boards.cells import Cells
from mazechase.bots import Budget, make_bot
from mazechase.bots.arena import run
from mazechase.bots.marbles import classic
from mazechase.bots.marbles.ahead import after, outlook, prospect
from mazechase.bots.marbles.worth import WON, Distances, ended, hit_chance, margin, worth
from mazechase.rules.api import Chance, Over, Seat, Turn
from mazechase.rules.marbles.game import Marbles
from mazechase.rules.marbles.values import Go, MarblesState, Prowl
from rules.marbles.positions import Put, full, put

CLASSIC = ("classic1", "classic2", "classic3")


def answer(table: Put, level: str, nodes: int | None = None, seed: int = 1) -> str:
    game, s = table
    node = game.node(s)
    assert isinstance(node, Turn)
    bot = make_bot(game, level)
    view = game.view(s, node.seats[0])
    return game.write(bot.choose(view, game.legal(s), Random(seed), Budget(nodes=nodes)))


def met_at_random(game: MarblesGame, games: int) -> Iterator[MarblesState]:
    for seed in range(games):
        rng, s, ply = Random(seed), game.start(), 0
        while not isinstance(node := game.node(s), Over):
            if isinstance(node, Chance):
                s = game.settle(s, node.odds.pick(rng.randrange(36))).state
                continue
            if ply % 20 == 7 or s.todo:
                yield s
            s = game.apply(s, rng.choice(game.legal(s))).state
            ply += 1


ASKING = {"marble_under_ghost": "ask", "pay_with_yellow": "victim_choice", "lose_privilege_when_hit": True}


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("level", CLASSIC)
def test_every_answer_is_legal_however_small_the_budget(level: str, players: int) -> None:
    game = mazechase.game("marbles", players, ASKING)
    bot = make_bot(game, level)
    asked = 0
    for s in met_at_random(game, 2):
        legal = game.legal(s)
        asked += bool(s.todo)
        for nodes in (1, 40, 400):
            assert bot.choose(game.view(s, s.turn), legal, Random(1), Budget(nodes=nodes)) in legal
    assert asked


@pytest.mark.parametrize("level", CLASSIC)
def test_equal_views_luck_and_nodes_give_equal_answers(level: str) -> None:
    game = mazechase.game("marbles", 3)
    used = make_bot(game, level)
    for seed, s in enumerate(met_at_random(game, 1)):
        asked = (game.view(s, s.turn), game.legal(s))
        first = used.choose(*asked, Random(seed), Budget(nodes=300))
        assert first == used.choose(*asked, Random(seed), Budget(nodes=300))
        assert first == make_bot(game, level).choose(*asked, Random(seed), Budget(nodes=300))


@pytest.mark.parametrize("level", ["classic2", "classic3"])
def test_no_position_is_weighed_beyond_the_budget(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = []

    def watched(*args: object) -> float:
        looked.append(args)
        return worth(*args)  # type: ignore[arg-type]

    def looked_over(*args: object) -> float:
        looked.append(args)
        return outlook(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(classic, "worth", watched)
    monkeypatch.setattr(classic, "outlook", looked_over)
    table = full("d1 a11", dice="3 4", ghosts="f4 f8")
    for nodes in (1, 30, 200):
        looked.clear()
        answer(table, level, nodes)
        assert 0 < len(looked) <= nodes


def test_time_ends_a_search() -> None:
    table = full("d1 a11", dice="3 4", ghosts="f4 f8")
    ticks = iter(range(10_000))
    bot = make_bot(table.game, "classic3")
    budget = Budget(time_ms=60_000, now=lambda: next(ticks))
    bot.choose(table.game.view(table.state, Seat(1)), table.game.legal(table.state), Random(1), budget)
    assert next(ticks) < 120


@pytest.mark.parametrize("level", CLASSIC)
def test_every_level_gobbles_when_nothing_speaks_against_it(level: str) -> None:
    # Far from both ghosts, one path has three marbles and the others have none.
    table = put("d1 a11", white="f1 h1 j1 e10", dice="3", piece="pac", ghosts="f10 f9", trays="30 38")
    assert answer(table, level) == "3j1:f1,h1,j1"


@pytest.mark.parametrize("level", ["classic2", "classic3"])
def test_a_ghost_beside_a_rival_catches_it(level: str) -> None:
    table = put("d1 f9", ghosts="f10 f6", dice="1", piece="ghost", trays="30 41")
    assert answer(table, level) == "1f10>f9"


@pytest.mark.parametrize("level", ["classic2", "classic3"])
def test_the_last_marble_is_left_by_who_is_behind_and_taken_by_who_is_ahead(level: str) -> None:
    parts = {"white": "f1", "dice": "1", "piece": "pac", "ghosts": "f10 f9"}
    assert answer(put("d1 a11", **parts, trays="20 51"), level) != "1f1:f1"
    assert answer(put("d1 a11", **parts, trays="51 20"), level) == "1f1:f1"


def test_the_reward_is_taken_from_the_richest_when_all_else_is_equal() -> None:
    table = put("d1 a1 a11", ghosts="f1 f6", held="1 0 0", dice="3", piece="pac", trays="10 20 41").play("3f1")
    assert answer(table, "classic2") == answer(table, "classic3") == "from3"


def test_what_follows_is_what_the_rules_say() -> None:
    game = mazechase.game("marbles", 3)
    for s in met_at_random(game, 2):
        for a in game.legal(s):
            if not isinstance(a, Go | Prowl) or (isinstance(a, Go) and a.to in s.ghosts):
                continue
            thought, real = after(game.rules_as(Marbles).setup, s, a), game.apply(s, a).state
            if real.white:
                assert (thought.white, thought.pacs, thought.trays) == (real.white, real.pacs, real.trays)
                assert (thought.ghosts, thought.held) == (real.ghosts, real.held)


def test_a_gobble_is_thought_through() -> None:
    table = put("d1 a11", ghosts="f1 f6", held="1 0", dice="3", piece="pac", white="f1 e10", trays="30 40")
    thought = after(
        table.game.rules_as(Marbles).setup, table.state, Go(3, table.state.ghosts[0], Cells.of([table.state.ghosts[0]]))
    )
    assert thought.trays == (33, 38)
    assert thought.held == (0, 0)
    assert thought.ghosts == (table.game.rules_as(Marbles).layout.start,) * 2


def test_worth_counts_marbles_dangers_and_the_end() -> None:
    assert margin((10, 7), 0) == pytest.approx(3) == -margin((10, 7), 1)
    setup = Marbles(2).setup
    far, near = (put("d1 a11", ghosts=ghosts).state for ghosts in ("f10 f9", "f10 b1"))
    assert worth(setup, far, 0) > worth(setup, near, 0) + 2
    distances = Distances(setup.layout)
    assert hit_chance(distances, near, setup.layout.homes, 0) == 1.0
    assert hit_chance(distances, near, setup.layout.homes, 1) == 0.0  # at home
    two = put("d1 a11", ghosts="f10 b2").state
    assert hit_chance(distances, two, setup.layout.homes, 0) == pytest.approx(35 / 36)
    over = put("d1 a11", white="f1", dice="1 2", trays="40 31").play("1f1:f1").state
    assert ended(over, 0) == pytest.approx(WON + 10)
    assert worth(setup, over, 1) == pytest.approx(-WON - 10)


def test_a_prospect_is_over_all_rolls() -> None:
    table = put("d1 a11", white="f1 h1 j1 k2 k4 e10", ghosts="f10 f9", trays="30 36")
    hope = prospect(table.game.rules_as(Marbles).setup, table.state, Seat(1))
    assert 2 < hope.gain < 6
    assert hope.hits == (0.0, 0.0)
    # A ghost two steps from seat 1: seat 2 catches it with any die of 2 or more.
    hunted = prospect(table.game.rules_as(Marbles).setup, put("d1 a11", ghosts="b2 f9").state, Seat(2))
    assert hunted.hits[0] > 0.9


@pytest.mark.parametrize(
    ("weaker", "stronger", "games"),
    [("random", "classic1", 12), ("classic1", "classic2", 12)],
)
def test_each_level_beats_the_one_below(weaker: str, stronger: str, games: int) -> None:
    result = run(mazechase.game("marbles", 2), [stronger, weaker], games, seed=3, budget=Budget(nodes=1000))
    assert result.distinct == games
    assert result.bots[0].interval[0] > 0.5
