"""The five levels: each stronger than the one below, none absurd, with and without native kernels."""

from random import Random

import pytest

import mazechase
from games import QuoridorGame
from mazechase import engine
from mazechase.boards.fences import Maze
from mazechase.bots import Budget, Temper, make_bot
from mazechase.bots.arena import run
from mazechase.bots.quoridor.levels import Level3
from mazechase.bots.quoridor.thinking import Style, think
from mazechase.rules.quoridor.game import Quoridor
from mazechase.rules.quoridor.values import Fence

NEW = ("level1", "level2", "level3", "level4", "level5")
native_only = pytest.mark.skipif(not engine.available("quoridor"), reason="there is no native search")


def answer(game: QuoridorGame, position: str, level: str, nodes: int | None = None, seed: int = 1) -> str:
    s = game.place(position)
    bot = make_bot(game, level)
    return game.write(bot.choose(game.view(s, s.turn), game.legal(s), Random(seed), Budget(nodes=nodes)))


@pytest.fixture(params=["1", "0"], ids=["native", "python"])
def native(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZECHASE_NATIVE", request.param)


@pytest.mark.usefixtures("native")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", NEW)
def test_every_answer_is_legal_however_small_the_budget(level: str, players: int) -> None:
    game = mazechase.game("quoridor", players, {"max_turns": 90})
    bot = make_bot(game, level)
    for seed in range(3):
        rng = Random(seed)
        s = game.start()
        for ply in range(60):
            if not isinstance(game.node(s), mazechase.Turn):
                break
            legal = game.legal(s)
            if ply % 20 == 13:
                for nodes in (1, 7, 90):
                    assert bot.choose(game.view(s, s.turn), legal, Random(1), Budget(nodes=nodes)) in legal
            s = game.apply(s, rng.choice(legal)).state


@pytest.mark.parametrize("level", NEW)
def test_equal_views_luck_and_nodes_give_equal_answers(level: str) -> None:
    game = mazechase.game("quoridor", 2)
    told = {answer(game, "e3,e7 8,8 d3h,f6h,c5v,g2h 1 0", level, 300, seed=3) for _ in range(3)}
    assert len(told) == 1


@pytest.mark.usefixtures("native")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("level", NEW[1:])
def test_a_win_in_one_is_taken(level: str, players: int) -> None:
    game = mazechase.game("quoridor", players)
    position = "c8,e4 3,5 - 1 0" if players == 2 else "c8,c4,e4,h2 3,5,5,4 - 1 0"
    for seed in range(6):
        assert answer(game, position, level, 200, seed) == "c9"


@native_only
@pytest.mark.parametrize("level", NEW[1:])
def test_a_leader_one_step_from_home_is_blocked(level: str) -> None:
    game = mazechase.game("quoridor", 2)
    for seed in range(6):
        assert answer(game, "e4,e2 5,5 - 1 0", level, None, seed) in ("d1h", "e1h")


@pytest.mark.usefixtures("native")
@pytest.mark.parametrize("level", NEW)
@pytest.mark.parametrize(
    ("players", "position", "rival"),
    [(3, "e1,h5,e9 6,6,6 - 3 0", 2), (4, "e1,h5,e9,i2 5,5,5,5 - 1 0", 2), (4, "e4,c5,d2,e5 1,0,5,5 - 1 0", 3)],
)
def test_a_leader_of_three_or_four_one_step_from_home_is_blocked(
    players: int, position: str, rival: int, level: str
) -> None:
    game = mazechase.game("quoridor", players)
    s = game.place(position)
    for seed in range(3):
        after = game.apply(s, game.read(answer(game, position, level, 200, seed))).state
        steps = Maze(after.fences).distance(after.pawns[rival - 1], game.rules_as(Quoridor).goals[rival - 1])
        assert steps is not None
        assert steps > 1


@pytest.mark.usefixtures("native")
@pytest.mark.parametrize("level", NEW[1:])
def test_who_can_win_does_not_stop_a_leader_instead(level: str) -> None:
    game = mazechase.game("quoridor", 4)
    assert answer(game, "c8,h5,e6,h2 3,5,5,4 - 1 0", level, 200) == "c9"


@native_only
@pytest.mark.parametrize("level", NEW)
def test_nobody_walks_back_and_forth(level: str) -> None:
    # A free run home: at most one step of the first ten may not lead nearer.
    game = mazechase.game("quoridor", 2)
    for seed in range(3):
        bot = make_bot(game, level)
        s = game.place("e1,a9 0,0 c4h,e4h,g3v 1 0")
        squares = [s.pawns[0]]
        rng = Random(seed)
        while isinstance(game.node(s), mazechase.Turn) and len(squares) < 14:
            if s.turn == 1:
                s = game.apply(s, bot.choose(game.view(s, s.turn), game.legal(s), rng, Budget(nodes=300))).state
                squares.append(s.pawns[0])
            else:  # the other goes to and fro
                s = game.apply(s, game.read("b9" if s.pawns[1] == 72 else "a9")).state
        assert len(squares) - len(set(squares)) <= 1


@native_only
def test_a_pawn_that_cannot_move_puts_up_a_fence() -> None:
    game = mazechase.game("quoridor", 4)
    stuck = "a1,a2,a3,i5 5,5,5,4 a1v 1 0"
    assert {type(action) for action in game.legal(game.place(stuck))} == {Fence}
    for level in NEW:
        for nodes in (1, 200):
            assert answer(game, stuck, level, nodes).endswith(("h", "v"))


def fences_put_up(game: QuoridorGame, temper: Temper) -> int:
    """Return how many fences a character puts up in the first plies of some games."""
    total = 0
    for seed in range(6):
        s = game.start()
        bots = [Level3(game, temper), Level3(game)]
        rng = Random(seed)
        for _ in range(24):
            if not isinstance(game.node(s), mazechase.Turn):
                break
            action = bots[s.turn - 1].choose(game.view(s, s.turn), game.legal(s), rng, Budget(nodes=200))
            total += s.turn == 1 and isinstance(action, Fence)
            s = game.apply(s, action).state
    return total


@native_only
def test_a_temper_shows() -> None:
    game = mazechase.game("quoridor", 2)
    mischief = fences_put_up(game, Temper(mischievous=1))
    assert mischief > fences_put_up(game, Temper(careful=1))
    assert mischief > fences_put_up(game, Temper(bold=1))


@native_only
def test_the_top_level_takes_what_the_best_search_finds() -> None:
    game = mazechase.game("quoridor", 2)
    rules, rng, s = game.rules_as(Quoridor), Random(4), game.start()
    for _ in range(12):
        found = think(rules, s, Budget(nodes=600), 1, style=Style())
        assert found is not None
        assert answer(game, game.position(s), "level5", 600) == game.write(found.lines[0].actions[0])
        s = game.apply(s, make_bot(game, "level2").choose(game.view(s, s.turn), game.legal(s), rng, Budget())).state


@native_only
@pytest.mark.parametrize(
    ("weaker", "stronger", "nodes"),
    [
        ("random", "level1", 400),
        ("level1", "level2", 1_200),
        ("level2", "level3", 5_000),
        ("level3", "level4", 10_000),
    ],
)
def test_each_level_is_stronger_than_the_one_below(weaker: str, stronger: str, nodes: int) -> None:
    result = run(
        mazechase.game("quoridor"), [stronger, weaker], 8 if nodes > 5_000 else 16, seed=7, budget=Budget(nodes=nodes)
    )
    assert result.bots[0].score > 0.5


@native_only
@pytest.mark.parametrize(
    ("players", "weaker", "stronger"),
    [
        (3, "level1", "level3"),
        (3, "level3", "level5"),
        (3, "classic2", "level5"),
        (4, "level1", "level3"),
        (4, "level3", "level5"),
    ],
)
def test_with_three_and_four_a_level_is_clearly_stronger_than_a_lower_one(
    players: int, weaker: str, stronger: str
) -> None:
    game = mazechase.game("quoridor", players)
    orders = ([stronger, weaker], [weaker, stronger])  # with three, each has the seat more in half of the games
    results = [run(game, bots, 10, seed=11, budget=Budget(nodes=3_000)) for bots in orders]
    assert sum(bot.score for one in results for bot in one.bots if bot.bot == stronger) / len(results) > 0.55
