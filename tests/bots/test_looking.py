"""Levels that look ahead: legal everywhere, repeatable, within their time, true to their temper, and never weaker."""

from itertools import pairwise
from random import Random

import pytest

import mazechase
from bots.looking import FIVE, answer, asked, tables
from mazechase import engine
from mazechase.bots import Budget, Temper, bot_names, make_bot
from mazechase.bots.arena import run
from mazechase.bots.lookahead import Looker
from mazechase.engine.search import End

GAMES = ("marbles", "mspacman")
every_game = pytest.mark.parametrize("game_id", GAMES)

needs_kernels = pytest.mark.skipif(not all(map(engine.available, GAMES)), reason="no native kernels")


@every_game
def test_five_levels_and_the_classic_three(game_id: str) -> None:
    assert bot_names(game_id) == ("random", *FIVE, "classic1", "classic2", "classic3")


@every_game
def test_every_answer_is_legal_with_every_option_document_and_number_of_players(game_id: str) -> None:
    choices = 0
    for number, (game, state) in enumerate(tables(game_id)):
        question = asked(game, state)
        if question is not None:
            for level in ("level5", FIVE[number % 4]):
                assert make_bot(game, level).choose(*question, Random(1), Budget(nodes=2000)) in question[1]
            choices += len(question[1]) > 1
    assert choices > 30


@every_game
@pytest.mark.parametrize("level", FIVE)
def test_equal_views_luck_and_nodes_give_equal_answers(game_id: str, level: str) -> None:
    for game, state in tables(game_id)[::7]:
        if asked(game, state) is not None:
            assert answer(game, state, level, 5000) == answer(game, state, level, 5000)


@every_game
def test_without_kernels_a_classic_level_answers(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAZECHASE_NATIVE", "0")
    game = mazechase.game(game_id, 2)
    plain = [type(bot.plain).__name__ for level in FIVE if isinstance(bot := make_bot(game, level), Looker)]
    assert plain == ["Level1", "Level2", "Level2", "Level3", "Level3"]
    assert run(game, ["level1", "random"], 2, 1, Budget(nodes=20)).bots[0].wins == 2


@needs_kernels
@every_game
def test_time_ends_a_search(game_id: str) -> None:
    game, state = next((game, state) for game, state in tables(game_id) if len((asked(game, state) or ((), ()))[1]) > 3)
    question = asked(game, state)
    assert question is not None
    ticks = iter(range(1_000_000))
    budget = Budget(time_ms=3000, now=lambda: next(ticks))
    bot = make_bot(game, "level5")
    assert isinstance(bot, Looker)
    bot.nodes = 1_000_000_000  # type: ignore[misc]
    bot.widths = bot.widths._replace(first=99, deeper=99, later=9, deepest=9)  # type: ignore[misc]
    assert bot.choose(*question, Random(1), budget) in question[1]
    assert next(ticks) == 4  # 0 was the start; 3 was too late


class Plain(Looker):
    """Rates ends without a search, to test its temper."""

    def find_search(self) -> None:
        """Have none."""

    def without_kernel(self) -> str:  # type: ignore[override]
        """Name any bot."""
        return "random"


def test_temper_decides_between_equal_chances() -> None:
    game = mazechase.game("marbles", 2)
    ends = [
        End(0, 1, (0.5, 0.5), 0, gain=0, danger=0.1, harm=0),
        End(1, 2, (0.5, 0.5), 0, gain=3, danger=0.9, harm=0),
        End(2, 3, (0.5, 0.5), 0, gain=0, danger=0.5, harm=2),
    ]
    tempers = (Temper(careful=1), Temper(bold=1), Temper(mischievous=1), Temper(bold=0.2, careful=2))
    assert [Plain(game, temper=temper).best(ends, game.seats[0]).first for temper in tempers] == [0, 1, 2, 0]


# The scores over many games are in the pages of figures; these are far enough below them.
STRENGTH = {
    "marbles": (("level2", "level1", 24, 0.5), ("level4", "level2", 24, 0.6), ("level5", "level2", 6, 0.6)),
    "mspacman": (("level2", "level1", 60, 0.5), ("level4", "level2", 60, 0.6), ("level5", "level2", 30, 0.7)),
}


@needs_kernels
@pytest.mark.parametrize(
    ("game_id", "match"), [(game_id, match) for game_id, matches in STRENGTH.items() for match in matches]
)
def test_no_level_gets_weaker(game_id: str, match: tuple[str, str, int, float]) -> None:
    stronger, weaker, games, least = match
    result = run(mazechase.game(game_id, 2), [stronger, weaker], games, seed=11, budget=Budget(nodes=20_000))
    assert result.bots[0].score > least


@needs_kernels
@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_evaluation_knows_who_is_winning(game_id: str, players: int) -> None:
    """Shortly before the end of games between good players it names the winner far more often than chance does."""
    game = mazechase.game(game_id, players)
    bot = make_bot(game, "level4")
    assert isinstance(bot, Looker)
    assert bot.search is not None
    right = total = 0
    for seed in range(6):
        luck, walk, states = Random(seed), engine.walk(game), []
        while walk.kind != "over":
            if walk.kind == "chance":
                states.append(walk.state)
                walk.draw(luck.randrange(walk.total))
            else:
                view, legal = asked(game, walk.state) or (None, ())
                walk.advance(legal.index(bot.choose(view, legal, luck, Budget())))
        assert walk.result is not None
        for state in states[-8:]:
            chances = bot.search.chances(state)
            assert sum(chances) == pytest.approx(1)
            right += chances.index(max(chances)) + 1 in walk.result.winners
            total += 1
    assert right / total > {2: 0.7, 3: 0.5, 4: 0.4}[players]


@needs_kernels
@pytest.mark.parametrize(("game_id", "turns"), [("marbles", 1), ("mspacman", 2)])
def test_only_the_top_level_looks_past_its_turn(game_id: str, turns: int) -> None:
    game = mazechase.game(game_id, 2)
    luck, looked, followed = Random(2), 0, 0
    walk = engine.walk(game)
    while looked < 3:
        if walk.kind == "chance":
            walk.draw(luck.randrange(walk.total))
            continue
        depths = {}
        for level in ("level4", "level5"):
            bot = make_bot(game, level)
            assert isinstance(bot, Looker)
            assert bot.search is not None
            depths[level] = [end.depth for end in bot.search.ends(walk.state, bot.nodes, bot.widths)]
        if len(depths["level5"]) >= 12:
            looked += 1
            followed += sum(depth > 0 for depth in depths["level5"])
            assert max(depths["level5"]) >= turns
            assert max(depths["level4"]) == 0
        walk.advance(luck.randrange(walk.count))
    assert followed >= 30


def test_weaker_levels_err_more() -> None:
    for game_id in GAMES:
        game = mazechase.game(game_id, 2)
        errors = [bot.error for level in FIVE if isinstance(bot := make_bot(game, level), Looker)]
        assert all(weaker >= stronger for weaker, stronger in pairwise(errors))
        assert errors[-1] == 0
