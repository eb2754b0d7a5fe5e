import sys
from pathlib import Path
from random import Random

import pytest

import mazechase
from mazechase import BadOption, NoSuchBot
from mazechase.bots import Bot, Budget, bot_names, make_bot
from mazechase.bots.api import level_names, offered_bots
from mazechase.bots.quoridor import LEVELS
from mazechase.bots.random_bot import RandomBot
from mazechase.rules.game import Game
from toy.game import Toy

QUORIDOR = mazechase.game("quoridor")

MINE = """
from mazechase.bots import Bot

class First(Bot):
    def choose(self, view, legal, rng, budget):
        return legal[0]

class NotABot:
    pass
"""


@pytest.fixture
def modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "my_odd_bot", raising=False)
    return tmp_path


def test_a_game_names_its_bots_weakest_first() -> None:
    assert bot_names("quoridor") == ("random", *LEVELS)
    assert list(LEVELS) == [*(f"level{number}" for number in range(1, 6)), "classic1", "classic2", "classic3"]


def test_a_game_without_bots_of_its_own_has_random() -> None:
    assert bot_names("toy") == ("random",)
    assert isinstance(make_bot(Game(Toy(2)), "random"), RandomBot)


def test_people_are_offered_what_the_game_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    assert offered_bots("quoridor") == ("random", *level_names("quoridor"))
    assert offered_bots("toy") == ("random",)
    monkeypatch.setattr("mazechase.bots.quoridor.OFFERED", ("level3", "random", "no-such"), raising=False)
    assert offered_bots("quoridor") == ("random", "level3"), "weakest first, whatever the order of the marks"


@pytest.mark.parametrize("odd_id", ["api", "arena", "no.such", "", "../quoridor", "two words"])
def test_no_other_module_is_taken_for_a_games_bots(odd_id: str) -> None:
    assert bot_names(odd_id) == ("random",)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_made_with_the_game(level: str) -> None:
    bot = make_bot(QUORIDOR, level)
    assert type(bot) is LEVELS[level]
    assert bot.game is QUORIDOR


def test_an_unknown_level_is_told_with_what_there_is() -> None:
    with pytest.raises(NoSuchBot) as caught:
        make_bot(QUORIDOR, "level9")
    assert str(caught.value) == (
        "There is no bot “level9” for quoridor. "
        f"Bots: random, {', '.join(LEVELS)}, or your own, written as module:Class."
    )


def test_a_bot_of_ones_own_is_loaded_by_module_and_class(modules: Path) -> None:
    (modules / "my_first_bot.py").write_text(MINE)
    bot = make_bot(QUORIDOR, "my_first_bot:First")
    assert isinstance(bot, Bot)
    assert bot.choose(None, (7, 8), Random(1), Budget()) == 7


@pytest.mark.parametrize(
    ("source", "name", "code", "told"),
    [
        (MINE, "my_odd_bot:NotABot", "bot-not-a-class", "no class “NotABot”"),
        (MINE, "my_odd_bot:Missing", "bot-not-a-class", "no class “Missing”"),
        (MINE, "my_odd_bot:", "bot-not-a-class", "my_odd_bot:"),
        (MINE, "no_such_module:First", "bot-not-imported", "No module named 'no_such_module'"),
        (MINE, ":First", "bot-not-imported", ":First"),
        ("import", "my_odd_bot:First", "bot-not-imported", "SyntaxError"),
        ("raise KeyError('why')", "my_odd_bot:First", "bot-not-imported", "KeyError"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_told_why(modules: Path, source: str, name: str, code: str, told: str) -> None:
    (modules / "my_odd_bot.py").write_text(source)
    with pytest.raises(NoSuchBot) as caught:
        make_bot(QUORIDOR, name)
    assert caught.value.code == code
    assert told in str(caught.value)


def test_a_meter_counts_nodes() -> None:
    meter = Budget(nodes=3).meter(usual=100)
    assert [meter.spend() for _ in range(5)] == [True, True, True, False, False]
    assert meter.spent == 3


def test_without_limits_a_bot_spends_what_it_is_used_to() -> None:
    meter = Budget().meter(usual=2)
    assert [meter.spend() for _ in range(3)] == [True, True, False]


def test_time_is_read_on_the_callers_clock() -> None:
    times = iter([10.0, 10.2, 10.49, 10.5])
    meter = Budget(time_ms=500, now=lambda: next(times)).meter(usual=1)
    assert [meter.spend() for _ in range(3)] == [True, True, False]


def test_nodes_and_time_limit_together() -> None:
    meter = Budget(nodes=1, time_ms=500, now=lambda: 0.0).meter(usual=9)
    assert [meter.spend() for _ in range(2)] == [True, False]


def test_a_budget_of_nothing_is_refused() -> None:
    for code, wrong in (
        ("bad-budget", {"nodes": 0}),
        ("bad-budget", {"time_ms": -1}),
        ("budget-without-clock", {"time_ms": 5}),
    ):
        with pytest.raises(BadOption) as caught:
            Budget(**wrong)  # type: ignore[arg-type]
        assert caught.value.code == code
