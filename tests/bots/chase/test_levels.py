"""How the bots choose, within their budgets, and that each level beats the one below."""

import importlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import mazechase
from games import ChaseGame
from mazechase.bots import Budget, Meter, Temper, make_bot
from mazechase.bots.arena import Played, play, run
from mazechase.bots.chase import LEVELS
from mazechase.bots.chase.levels import tempered
from mazechase.bots.chase.worth import Weights, Worth
from mazechase.engine.kernel import available
from mazechase.engine.solvers.chase import save_solution
from mazechase.engine.solvers.chase.layers import Layers, Plan
from mazechase.engine.twins.chase import ChaseTwin
from mazechase.errors import NoSuchBot
from mazechase.rules.chase.documents import SHIPPED
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import CALL, PAC, ChaseState

ABLE = [name for name in LEVELS if name != "perfect"]  # that one needs a solution

OPTIONS: list[dict[str, Any]] = [
    {},
    {"layout": "printed", "ghost_order": "free", "frenzy_path": "free", "pacman_into_ghost": "caught"},
    {"layout": "towers", "ghosts_stack": False, "ghost_pass": True, "eat_in_passing": False, "frenzy_exact": False},
]


def met_at_random(game: ChaseGame, games: int) -> Iterator[ChaseState]:
    """Return some positions from random games, early and late, with either side to move."""
    for seed in range(games):
        rng = Random(seed)
        s, ply = game.start(), 0
        while legal := game.legal(s):
            if ply % 23 == 11 and len(legal) > 1:
                yield s
            s = game.rules_as(Chase).after(s, rng.choice(legal))
            ply += 1


def answer(game: ChaseGame, position: str, level: str, nodes: int | None = None, seed: int = 1) -> str:
    s = game.place(position)
    seat = game.rules_as(Chase).setup.seat_of(s.mover)
    return game.write(
        make_bot(game, level).choose(game.view(s, seat), game.legal(s), Random(seed), Budget(nodes=nodes))
    )


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=len)
@pytest.mark.parametrize("level", ABLE)
def test_every_answer_is_legal_however_small_the_budget(level: str, options: dict[str, Any], players: int) -> None:
    game = mazechase.game("chase", players, options)
    bot = make_bot(game, level)
    movers = set()
    for s in met_at_random(game, 2):
        legal = game.legal(s)
        movers.add(s.mover)
        for nodes in (1, 7, 150):
            assert (
                bot.choose(
                    game.view(s, game.rules_as(Chase).setup.seat_of(s.mover)), legal, Random(1), Budget(nodes=nodes)
                )
                in legal
            )
    assert PAC in movers
    assert (CALL in movers) == ("ghost_order" in options)


@pytest.mark.parametrize("level", ABLE)
def test_equal_views_luck_and_nodes_give_equal_answers(level: str) -> None:
    game = mazechase.game("chase", 3)
    used = make_bot(game, level)
    for seed, s in enumerate(met_at_random(game, 2)):
        asked = (game.view(s, game.rules_as(Chase).setup.seat_of(s.mover)), game.legal(s))
        first = used.choose(*asked, Random(seed), Budget(nodes=200))
        assert first == used.choose(*asked, Random(seed), Budget(nodes=200))
        assert first == make_bot(game, level).choose(*asked, Random(seed), Budget(nodes=200))


@pytest.mark.parametrize("level", ["classic2", "classic3"])
def test_no_position_is_looked_at_beyond_the_budget(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = []
    of = Worth.of

    def watched(worth: Worth, s: ChaseState) -> float:
        looked.append(s)
        return of(worth, s)

    monkeypatch.setattr(Worth, "of", watched)
    game = mazechase.game("chase", 2)
    for nodes in (1, 8, 500):
        looked.clear()
        answer(game, game.position(game.start()), level, nodes)
        assert len(looked) <= nodes
        assert len(looked) == nodes or level == "classic2"


def test_without_a_budget_a_level_spends_what_it_is_used_to(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def meter(_: Budget, usual: int) -> Meter:
        asked.append(usual)
        return Meter(5, None, None)

    monkeypatch.setattr(Budget, "meter", meter)
    game = mazechase.game("chase", 2)
    for level in ("classic1", "classic2", "classic3"):
        answer(game, game.position(game.start()), level)
    assert asked == sorted(asked)
    assert asked[-1] > 5000


def test_time_ends_a_search() -> None:
    game = mazechase.game("chase", 2)
    s = game.start()
    ticks = iter(range(10_000))
    bot = make_bot(game, "classic3")
    bot.choose(game.view(s, game.seats[0]), game.legal(s), Random(1), Budget(time_ms=300_000, now=lambda: next(ticks)))
    assert next(ticks) == 301  # 0 was the start, 300 the first tick past the deadline


def test_the_first_classic_runs_or_wanders() -> None:
    game = mazechase.game("chase", 2, {"layout": "printed"})
    told = [
        answer(game, "d1 e9,i5,f1,a5 a1,i1,a9,i9 3 0 Pac-Man 2 - 0 0 0", "classic1", seed=seed) for seed in range(60)
    ]
    assert set(told) == {"c1", "e1", "d2"}
    assert told.count("c1") > 25
    ghost = [
        answer(game, "e5 h9,i5,e1,a5 a1,i1,a9,i9 3 0 Blinky 1 IPC 0 0 0", "classic1", seed=seed) for seed in range(60)
    ]
    assert set(ghost) == {"g9", "h8"}


@pytest.mark.parametrize("level", ["classic2", "classic3", "level4", "level5"])
def test_pac_man_takes_the_last_pellet_and_a_ghost_takes_pac_man(level: str) -> None:
    game = mazechase.game("chase", 2, {"layout": "printed"})
    for seed in range(5):
        near = "c1 e9,i5,f2,c4 a1 1 0 Pac-Man 2 - 0 0 0"
        assert answer(game, near, level, 300, seed) == "b1"
        after = "b1 e9,i5,f2,c4 a1 1 0 Pac-Man 1 - 0 0 0"
        assert answer(game, after, level, 300, seed) == "a1"
        assert answer(game, "e5 e6,i5,e1,a5 a1,i1 1 0 Blinky 2! IPC 0 0 0", level, 300, seed) == "e5"
        assert answer(game, "e5 e7,i5,e1,a5 a1,i1 1 0 Blinky 2! IPC 0 0 0", level, 300, seed) == "e6"


def by_side(game: ChaseGame, pacman: str, ghosts: str, games: int, nodes: int) -> int:
    """Count the games that Pac-Man wins."""
    played: list[Played] = [play(game, (pacman, ghosts), 5, Budget(nodes=nodes), 2 * number) for number in range(games)]
    assert all(one.seating == (0, 1) for one in played)
    return sum(one.winners == (1,) for one in played)


@pytest.mark.parametrize(
    ("weaker", "stronger", "games", "nodes"),
    [("random", "classic1", 24, 100), ("classic1", "classic2", 40, 100)],
)
def test_each_classic_beats_the_one_below(weaker: str, stronger: str, games: int, nodes: int) -> None:
    result = run(mazechase.game("chase", 2), [stronger, weaker], games, seed=1, budget=Budget(nodes=nodes))
    assert result.distinct == games
    assert result.bots[0].interval[0] > 0.5


def test_the_top_classic_beats_the_first_on_either_side() -> None:
    game = mazechase.game("chase", 2, {"max_turns": 200})
    assert by_side(game, "classic3", "classic1", 4, 120) >= 3
    assert by_side(game, "classic1", "classic3", 4, 120) <= 1


@pytest.mark.parametrize("layout", SHIPPED)
def test_a_whole_game_of_the_top_level_on_every_layout(layout: str) -> None:
    one = play(mazechase.game("chase", 3, {"layout": layout, "max_turns": 30}), ("level5",), 1, Budget(nodes=20), 0)
    assert one.reason in ("chase_pellets_eaten", "chase_lives_lost", "turn_limit")


@pytest.mark.parametrize("native", ["1", "0"], ids=["native", "python"])
@pytest.mark.parametrize("level", [name for name in LEVELS if name.startswith("level")])
def test_no_level_runs_past_a_catch(level: str, native: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZECHASE_NATIVE", native)
    game = mazechase.game("chase", 2, {"layout": "printed"})
    for seed in range(8):
        assert answer(game, "e5 e6,i5,e1,a5 a1,i1 3 0 Blinky 2! IPC 0 0 0", level, 50, seed) == "e5"
        assert answer(game, "e5 e7,i5,e1,a5 a1,i1 3 0 Blinky 2! IPC 0 0 0", level, 50, seed) == "e6"


@pytest.mark.parametrize(
    ("weaker", "stronger", "games"),
    [("level1", "level2", 40), ("level2", "level3", 40), ("level2", "level4", 24), ("level3", "level5", 24)],
)
def test_levels_are_steps(weaker: str, stronger: str, games: int) -> None:
    game = mazechase.game("chase", 2, {"layout": "hedges"})
    result = run(game, [stronger, weaker], games, seed=1, budget=Budget(nodes=5000))
    assert result.bots[0].score > 0.6


@pytest.mark.skipif(not available("chase"), reason="needs the native kernel")
def test_the_native_search_judges_as_python_does_and_keeps_to_its_budget() -> None:
    game = mazechase.game("chase", 2, {"layout": "hedges"})
    rules, twin = game.rules_as(Chase), ChaseTwin(game.rules_as(Chase))
    extension: Any = importlib.import_module("mazechase.engine.twins._chase")
    search, worth = extension.Search(twin.config(), list(msgspec.structs.astuple(Weights()))), Worth(rules)
    for s in met_at_random(game, 3):
        assert search.worth(twin.pack(s)) == pytest.approx(worth.of(s))
        for nodes in (3, 50, 700):
            index, _, _, spent = search.best(twin.pack(s), nodes, 0, 60, 0.0, 1)
            assert spent <= nodes
            assert index < len(game.legal(s))


@pytest.mark.skipif(not available("chase"), reason="needs the native kernel")
def test_the_top_level_takes_what_the_whole_search_finds() -> None:
    game = mazechase.game("chase", 2, {"layout": "hedges"})
    twin = ChaseTwin(game.rules_as(Chase))
    extension: Any = importlib.import_module("mazechase.engine.twins._chase")
    search = extension.Search(twin.config(), list(msgspec.structs.astuple(Weights())))
    pairs = extension.Pairs(twin.config())
    for s in met_at_random(game, 3):
        if s.mover == PAC:  # a ghost takes a catch without a search
            numbers = twin.pack(msgspec.structs.replace(s, cycles=0))
            index, *_ = search.best(numbers, 30_000, 0, 60, 0.0, 1, pairs)
            assert answer(game, game.position(s), "level5", 30_000) == game.write(game.legal(s)[index])


FAR_WINS = [  # who moves has a sure win that begins with this alone, some ten moves of pieces long
    ("harbour", "e6 e1,b8,c9,- f1 1 14 Pac-Man 2 - 0 0 0", "e5"),
    ("hedges", "g3 d9,f6,b3,f1 c3 1 0 Pac-Man 3+ - 1 0 0", "f3"),
    ("hedges", "e2 h7,g8,f1,b6 c3,g3 1 18 Blinky 1 IPC 0 0 0", "g7"),
    ("hedges", "i6 d9,b8,c5,e3 c3,c7 1 17 Pinky 1 C 0 0 0", "c4"),
    ("towers", "c7 h7,h4,a3,g4 a1,i9 1 17 Pinky 1 C 0 0 0", "a2"),
]


@pytest.mark.skipif(not available("chase"), reason="needs the native kernel")
@pytest.mark.parametrize(("layout", "position", "action"), FAR_WINS)
def test_the_top_level_looks_farther_than_six_moves(
    layout: str, position: str, action: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = mazechase.game("chase", 2, {"layout": layout})
    assert [answer(game, position, "level5", 20_000, seed) for seed in range(4)] == [action] * 4
    monkeypatch.setattr(LEVELS["level5"], "deepest", 6)
    assert action not in [answer(game, position, "level5", 20_000, seed) for seed in range(4)]


def test_a_temper_changes_what_counts() -> None:
    even, bold, careful = tempered(Temper()), tempered(Temper(bold=1.0)), tempered(Temper(careful=1.0))
    assert even == Weights()
    assert bold.pellet > even.pellet
    assert bold.trapped < even.trapped < careful.trapped


def test_a_perfect_player_needs_a_solution(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    with pytest.raises(NoSuchBot, match="mazechase solve chase --save"):
        make_bot(mazechase.game("chase", 2), "perfect")


@pytest.mark.skipif(not available("chase"), reason="needs the native kernel")
def test_a_perfect_player_plays_from_its_solution(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    game = mazechase.game("chase", 2, {"lives": 1, "stall_limit": 3})
    layers = Layers(game.rules_as(Chase), Plan(15, 1, 1))  # one ghost is enough for this
    layers.solve(lambda: None, keep=True)
    save_solution([layers])
    near = "c2 a9,-,-,- b2 1 0 Pac-Man 2 - 0 0 0"
    assert answer(game, near, "perfect") == "b2"
