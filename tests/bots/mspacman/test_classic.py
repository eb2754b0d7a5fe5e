from collections.abc import Iterator
from random import Random

import pytest

import mazechase
from games import MsPacManGame
from mazechase.bots import Budget, Meter, make_bot
from mazechase.bots.arena import run
from mazechase.bots.mspacman.search import Ahead, OutOfBudget
from mazechase.bots.mspacman.worth import CONTROL, WON, Worth
from mazechase.rules.api import Turn
from mazechase.rules.mspacman.game import MsPacMan
from mazechase.rules.mspacman.values import MsPacManState
from rules.mspacman.positions import Put, put

OPTIONS: tuple[dict[str, bool], ...] = (
    {},
    {"capture_in_passing": False, "bump_can_capture": True, "enter_ghost_space": True, "fill_unused_areas": False},
)


CLASSIC = ("classic1", "classic2", "classic3")


def answer(table: Put, level: str, nodes: int | None = None, seed: int = 1) -> str:
    game, s = table.game, table.state
    bot = make_bot(game, level)
    return game.write(bot.choose(game.view(s, s.seat), game.legal(s), Random(seed), Budget(nodes=nodes)))


def met_at_random(game: MsPacManGame, games: int) -> Iterator[MsPacManState]:
    """Return some turns from random games, early and late, including placements and next open squares."""
    for seed in range(games):
        rng, s, ply = Random(seed), game.start(), 0
        while s.phase != "over":
            node = game.node(s)
            if isinstance(node, mazechase.Chance):
                s = game.rules.settle(s, rng.choice(list(node.odds))).state
                continue
            if ply % 97 == 0 or s.phase == "bump":
                yield s
            s = game.rules.apply(s, rng.choice(game.legal(s))).state
            ply += 1


@pytest.mark.parametrize("options", OPTIONS, ids=["as-it-comes", "otherwise"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", CLASSIC)
def test_every_answer_is_legal_however_small_the_budget(level: str, players: int, options: dict[str, bool]) -> None:
    game = mazechase.game("mspacman", players, options)
    bot = make_bot(game, level)
    for s in met_at_random(game, 1):
        legal = game.legal(s)
        for nodes in (1, 7, 150):
            assert bot.choose(game.view(s, s.seat), legal, Random(1), Budget(nodes=nodes)) in legal


@pytest.mark.parametrize("level", CLASSIC)
def test_equal_views_luck_and_nodes_give_equal_answers(level: str) -> None:
    game = mazechase.game("mspacman", 3)
    used = make_bot(game, level)
    for seed, s in enumerate(met_at_random(game, 1)):
        asked = (game.view(s, s.seat), game.legal(s))
        first = used.choose(*asked, Random(seed), Budget(nodes=300))
        assert first == used.choose(*asked, Random(seed), Budget(nodes=300))
        assert first == make_bot(game, level).choose(*asked, Random(seed), Budget(nodes=300))


@pytest.mark.parametrize("level", ["classic2", "classic3"])
def test_no_position_is_looked_at_beyond_the_budget(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = put("walk", "- f5", her="c8", steps=6)
    looked = []
    take = MsPacMan.apply

    def watched(self: MsPacMan, *args: object) -> object:
        looked.append(args)
        return take(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(MsPacMan, "apply", watched)
    for nodes in (1, 40, 3000):
        looked.clear()
        answer(table, level, nodes)
        assert min(nodes, 100) <= len(looked) <= nodes


def test_time_ends_a_search() -> None:
    table = put("walk", "- f5", her="c8", steps=6)
    ticks = iter(range(10_000))
    bot = make_bot(table.game, "classic3")
    budget = Budget(time_ms=300_000, now=lambda: next(ticks))
    bot.choose(table.game.view(table.state, table.state.seat), table.game.legal(table.state), Random(1), budget)
    assert next(ticks) == 301  # 0 was the start, 300 the first tick past the deadline


@pytest.mark.parametrize("level", ["classic2", "classic3"])
def test_she_takes_the_step_that_wins(level: str) -> None:
    table = put("walk", "- d8", her="c8", dots="c8 j1", steps=2)
    assert answer(table, level) in ("d8", "c7", "c9")
    two = put("walk", "- f5", her="c8", dots="c7 j1", steps=2)
    assert answer(two, level) == "c7"


@pytest.mark.parametrize("level", ["classic2", "classic3"])
def test_a_strong_ghost_in_reach_captures(level: str) -> None:
    assert answer(put("chase", "- e8", her="c8", seat=2, steps=2), level) == "d8"
    assert answer(put("chase", "- d8", her="c8", seat=2, steps=5), level) == "c8"


@pytest.mark.parametrize("level", ["classic2", "classic3"])
def test_she_does_not_step_on_a_strong_ghost_without_need_and_eats_a_weak_one(level: str) -> None:
    assert answer(put("walk", "- d8", her="c8", steps=1), level) != "d8"
    assert answer(put("walk", "- d8p1 h5p1 j3p1", her="c8", steps=1), level) == "d8"


def test_classic1_follows_its_nose() -> None:
    for table, nose in (
        (put("walk", "- f5", her="d8", dots="c8 j1", steps=3), "c8"),  # towards her player's dot
        (put("walk", "- c8", her="d8", dots="c9 j1", steps=3), "e8"),  # but not onto a strong ghost
        (put("chase", "- d8", her="a8", seat=2, steps=3), "c8"),
        (put("chase", "- d8p1", her="a8", seat=2, steps=3), "e8"),
    ):
        asked = (table.game.view(table.state, table.state.seat), table.game.legal(table.state))
        bot, rng = make_bot(table.game, "classic1"), Random(1)
        told = [table.game.write(bot.choose(*asked, rng, Budget(nodes=1))) for _ in range(200)]
        assert set(told) == {"c8", "e8"}
        assert 140 < told.count(nose) < 180  # four in five, since a random step goes there half the time


def test_looking_ahead_keeps_out_of_reach_where_one_look_does_not_count() -> None:
    """With three dots to go and a strong ghost near the path, the search goes where the ghost can't follow."""
    table = put("walk", "- e8", her="c8", dots="d8 c9 c7 j1", steps=1)
    ahead = Ahead(table.game.rules_as(MsPacMan), Worth(table.game.rules_as(MsPacMan)), Meter(None, None, None))
    ends = {table.game.write(first): ahead.value(end, 1)[0] for end, first in ahead.ends(table.state).items()}
    assert ends["d8"] < min(ends["c9"], ends["c7"])


def test_a_search_over_chance_weighs_every_face() -> None:
    """Seat 2 captures with a 3, 4, 5 or 6 from two steps away and then has her; with 1 and F2 it does not."""
    table = put("roll", "- e8", her="c8", seat=2)
    ahead = Ahead(table.game.rules_as(MsPacMan), Worth(table.game.rules_as(MsPacMan)), Meter(None, None, None))
    game, worth = table.game, ahead.worth
    by_face = {}
    for face in table.odds:
        rolled = game.settle(table.state, game.read(f"*{face}")).state  # type: ignore[arg-type]
        by_face[face] = max(worth(end)[1] for end in ahead.ends(rolled))
    assert ahead.value(table.state, 1)[1] == pytest.approx(sum(by_face.values()) / 6)
    assert min(by_face[face] for face in "3456") > max(by_face["1"], by_face["F2"])


def test_the_ends_of_a_turn_are_all_there_is() -> None:
    table = put("walk", "- f6 h4", her="c8", steps=3)
    ahead = Ahead(table.game.rules_as(MsPacMan), Worth(table.game.rules_as(MsPacMan)), Meter(None, None, None))
    found = ahead.ends(table.state)
    walked: dict[MsPacManState, set[str]] = {}
    edge = [(table.state, "")]
    while edge:
        s, first = edge.pop()
        for action in table.game.legal(s):
            after = table.game.apply(s, action).state
            begun = first or table.game.write(action)
            if isinstance(table.game.node(after), Turn) and after.seat == 1:
                edge.append((after, begun))
            else:
                walked.setdefault(after, set()).add(begun)
    assert set(found) == set(walked)
    assert all(table.game.write(found[end]) in walked[end] for end in found)
    with pytest.raises(OutOfBudget):
        Ahead(table.game.rules_as(MsPacMan), ahead.worth, Budget(nodes=5).meter(1)).ends(table.state)


def test_worth_counts_dots_control_safety_and_the_way() -> None:
    def worth(table: Put) -> tuple[float, ...]:
        return Worth(table.game.rules_as(MsPacMan))(table.state)

    safe, hunted = put("spin", "- j3", her="c8"), put("spin", "- d8", her="c8")
    assert worth(safe)[0] == -worth(safe)[1]
    assert worth(safe)[0] > worth(hunted)[0] + CONTROL / 2
    assert worth(put("spin", "- d8p2", her="c8"))[0] > worth(put("spin", "- d8p1", her="c8"))[0]
    weak, strong = put("roll", "- d8p1", her="c8", seat=2), put("roll", "- d8", her="c8", seat=2)
    assert worth(weak)[0] > worth(strong)[0] + CONTROL / 2  # it rolls as it lies
    assert worth(put("spin", "- j3", her="c8", eaten="a9"))[0] == worth(safe)[0] + 1
    assert worth(put("spin", "- j3", her="c8", eaten="h3"))[0] == worth(safe)[0] - 1
    assert worth(put("spin", "- j3", her="c8", flags="x"))[0] > worth(safe)[0]
    assert worth(put("over", "- d8", her="c8", dots="j1")) == (WON, -WON)
    near, far = put("spin", "- j3", her="c8", dots="c9 j1"), put("spin", "- j3", her="c8", dots="a9 j1")
    assert worth(near)[0] > worth(far)[0]
    three = put("spin", "- f6 f5", her="c8", eaten="g8 h8")
    assert worth(three)[1] > worth(three)[2]


def test_distances_go_by_exits_and_doors() -> None:
    table = put("spin", "- f5", her="c8")
    distance, cell = Worth(table.game.rules_as(MsPacMan)).distance, table.game.rules_as(MsPacMan).board.names.index
    assert distance(cell("c9"), cell("h2")) == 3  # type: ignore[arg-type]
    assert distance(cell("f5"), cell("f3")) == 2  # type: ignore[arg-type]
    assert distance.nearest(cell("c8"), table.state.dots) == 0  # type: ignore[arg-type]
    assert distance.nearest(cell("c10"), table.state.dots) == 1  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("weaker", "stronger", "games", "nodes"),
    [("random", "classic1", 12, 100), ("classic1", "classic2", 30, 1000)],
)
def test_each_level_beats_the_one_below(weaker: str, stronger: str, games: int, nodes: int) -> None:
    result = run(mazechase.game("mspacman"), [stronger, weaker], games, seed=1, budget=Budget(nodes=nodes))
    assert result.distinct == games
    assert result.bots[0].interval[0] > 0.5
