"""The workshop over HTTP: all problems of a draft, measuring for a while, replaced by the next change, bounded."""

import asyncio
from typing import Any

import msgspec
import pytest

import mazechase
from mazechase.bots import Budget
from mazechase.errors import BadOption, NoSuchBot, NotNow
from mazechase.server.edge.workshop import Latest
from mazechase.server.thinking.jobs import CheckDraft, MeasureGame
from mazechase.server.thinking.worker import Worker
from mazechase.workshop.playing import Table, play_one
from mazechase.workshop.tally import SoFar, Tally, added, so_far, tally_of

WRONG = {"game": "chase", "option": "layout", "file": "mine.toml", "text": "fences = ['e9h', 'x']\npellets = []"}


def measuring(**changed: Any) -> MeasureGame:
    given: dict[str, Any] = {
        "game": "cards",
        "players": 2,
        "options": {},
        "bot": "classic1",
        "before": Tally(),
        "budget_ms": 50,
    }
    return MeasureGame(**{**given, **changed})


def test_all_problems_of_a_draft_come_back_with_their_places() -> None:
    checked: Any = Worker().do(CheckDraft(**WRONG))
    assert checked.document == {"fences": ["e9h", "x"], "pellets": []}
    assert [(one.field, one.line, one.cells) for one in checked.problems] == [
        ("source", None, ()),
        ("starts", None, ()),
        ("fences.0", 1, ("e9",)),
        ("fences.1", 1, ()),
        ("pellets", 2, ()),
    ]
    assert checked.problems[0].message == "error-chase-layout-field"


def test_a_draft_that_can_not_be_read_is_a_problem_too() -> None:
    checked: Any = Worker().do(CheckDraft(**{**WRONG, "text": "fences = ["}))
    assert checked.document is None
    assert [one.code for one in checked.problems] == ["document-unreadable"]
    with pytest.raises(BadOption, match="no kind"):
        Worker().do(CheckDraft(**{**WRONG, "option": "lives"}))


def test_parts_of_a_measurement_add_up() -> None:
    game = mazechase.game("cards", 2, {"max_turns": 300})
    table = Table(game, ("classic1",), Budget(nodes=1000), "draft")
    played = [play_one(table, number) for number in range(20)]
    whole = tally_of(game, played)
    parts = added(game, tally_of(game, played[:7]), tally_of(game, played[7:]))
    assert parts == msgspec.structs.replace(whole, minutes=pytest.approx(whole.minutes))
    found = so_far(game, whole)
    assert sum(side.share for side in found.sides) == pytest.approx(1)
    assert all(side.interval[0] <= side.share <= side.interval[1] for side in found.sides)
    worker = Worker()
    first = worker.do(measuring())
    assert isinstance(first, SoFar)
    assert first.tally.games > 0
    count = min(20, first.tally.games)
    assert tally_of(game, played[:count]).games == count
    more: Any = worker.do(measuring(before=first.tally))
    assert more.tally.games > first.tally.games
    assert more.tally.turns > first.tally.turns


def test_counts_of_another_game_are_left_out() -> None:
    game = mazechase.game("cards", 2)
    mine = Tally(games=2, wins=(1, 1), scores=(1.0, 1.0), turns=9)
    assert added(game, Tally(games=5, wins=(5,), scores=(5.0,)), mine) == mine
    assert added(game, Tally(games=1, wins=(1, 0), scores=(99.0, 0.0)), mine) == mine
    assert added(game, Tally(games=10**9, wins=(0, 0), scores=(0.0, 0.0)), mine) == mine
    assert so_far(game, Tally(wins=(0, 0), scores=(0.0, 0.0))).sides[0].interval == (0.0, 1.0)


def test_a_measurement_stops_when_nobody_waits_for_it() -> None:
    worker = Worker()
    worker.stopwatch.hurried = True
    found: Any = worker.do(measuring(budget_ms=2000))
    assert found.tally.games == 0


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(NoSuchBot):
        Worker().do(measuring(bot="level9"))


def test_the_next_change_ends_the_measurement_before() -> None:
    async def together() -> tuple[Any, ...]:
        latest, key = Latest(), ("192.0.2.1", "board")
        ended = asyncio.Event()

        async def endless() -> str:
            try:
                await asyncio.Event().wait()
            finally:
                ended.set()
            return "never"

        async def quick() -> str:
            return "done"

        first = asyncio.create_task(latest.run(key, endless()))
        await asyncio.sleep(0)
        other = asyncio.create_task(latest.run(("192.0.2.2", "board"), endless()))
        await asyncio.sleep(0)
        second = await latest.run(key, quick())
        await ended.wait()
        replaced = (await asyncio.gather(first, return_exceptions=True))[0]
        still = not other.done()
        other.cancel()
        await asyncio.gather(other, return_exceptions=True)
        return replaced, second, still, latest._running

    replaced, second, still, running = asyncio.run(together())
    assert isinstance(replaced, NotNow)
    assert (replaced.code, second, still, running) == ("measuring-replaced", "done", True, {})


def test_over_http(server: Any) -> None:
    checked = server.ask("POST", "/api/workshop/check", json=WRONG)
    assert checked.status_code == 200
    assert len(checked.json()["problems"]) == 5
    asked = {"game": "cards", "players": 2, "bot": "classic1", "budget_ms": 50}
    first = server.ask("POST", "/api/workshop/measure", json=asked).json()
    assert first["tally"]["games"] > 0
    more = server.ask("POST", "/api/workshop/measure", json={**asked, "before": first["tally"]}).json()
    assert more["tally"]["games"] > first["tally"]["games"]
    for bad, code in (
        ({"bot": "perfect"}, "no-such-bot"),
        ({"game": "ludo", "bot": ""}, "no-such-game"),
        ({"budget_ms": 60_000}, "bad-request"),
        ({"options": {"deck": {"source": 1}}}, "cards-deck-source"),
        ({"options": {f"o{n}": 1 for n in range(100)}}, "document-too-large"),
        ({"before": {"games": -1}}, "bad-request"),
    ):
        answer = server.ask("POST", "/api/workshop/measure", json={**asked, **bad})
        assert (answer.status_code, answer.json()["code"]) == (400, code)
