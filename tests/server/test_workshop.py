"""The workshop over HTTP: all problems of a draft, measuring for a while, replaced by the next change, bounded."""

import asyncio
from typing import Any

import msgspec
import pytest

import mazechase
from mazechase.bots import Budget
from mazechase.errors import BadOption, NoSuchBot, NotNow
from mazechase.rules.registry import game_types
from mazechase.server.edge.workshop import Latest
from mazechase.server.thinking.jobs import CheckDraft, MeasureGame, SuggestChanges
from mazechase.server.thinking.worker import Worker
from mazechase.workshop.playing import Table, play_one
from mazechase.workshop.sheets import find_maker
from mazechase.workshop.tally import SoFar, Tally, added, so_far, tally_of

WRONG: dict[str, Any] = {
    "game": "chase",
    "option": "layout",
    "file": "mine.toml",
    "text": "fences = ['e9h', 'x']\npellets = []",
}


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


def test_marks_of_a_sheet_are_checked_and_shown_on_the_sheet() -> None:
    marks = {"e3h": "fence", "f3h": "fence", "b2": "pellet", "e5": "Pac-Man", "zz": "fence"}
    checked: Any = Worker().do(CheckDraft(game="chase", option="layout", marks=marks))
    assert checked.document["fences"] == ["e3h", "f3h"]
    assert checked.marks == {spot: mark for spot, mark in marks.items() if spot != "zz"}
    assert ("f3h",) in [one.spots for one in checked.problems]
    with pytest.raises(BadOption, match="no kind"):
        Worker().do(CheckDraft(game="quoridor", option="layout", marks={}))


def test_a_sound_draft_says_which_home_is_whose() -> None:
    marks = find_maker("marbles", "layout").read(mazechase.game("marbles").facts.documents["layout"])
    checked: Any = Worker().do(CheckDraft(game="marbles", option="layout", marks=marks))
    assert checked.seats["2"] == ("home-yellow", "home-green")
    assert checked.seats["3"] == ("home-yellow", "home-red", "home-green")
    turned = {spot: {"Y": "R", "R": "Y"}.get(mark, mark) for spot, mark in marks.items()}
    checked = Worker().do(CheckDraft(game="marbles", option="layout", marks=turned))
    assert checked.seats["3"] == ("home-yellow", "home-green", "home-blue")  # clockwise from yellow
    unsound: Any = Worker().do(CheckDraft(**WRONG))
    assert unsound.seats == {}
    deck: Any = Worker().do(CheckDraft(game="cards", option="deck", marks=open_deck()))
    assert (deck.problems, deck.seats) == ((), {})


def open_deck() -> dict[str, str]:
    return find_maker("cards", "deck").read(mazechase.game("cards").facts.documents["deck"])


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


def racing(**changed: Any) -> SuggestChanges:
    given: dict[str, Any] = {
        "game": "cards",
        "players": 2,
        "options": {},
        "option": "deck",
        "aims": ("minutes=4",),
        "bot": "random",
        "runners": (),
        "played": 0,
        "budget_ms": 150,
    }
    return SuggestChanges(**{**given, **changed})


def test_a_race_goes_on_from_where_it_stood_and_gets_nearer_to_its_aim() -> None:
    worker = Worker()
    first: Any = worker.do(racing())
    standing: Any = first
    for _ in range(100):  # a slow machine does less in a round
        runners = (standing.began.runner, *(one.runner for one in standing.runners))
        standing = worker.do(racing(runners=runners, played=standing.played))
        if standing.runners and standing.runners[0].distance < standing.began.distance:
            break
    assert standing.played > first.played
    assert standing.began.runner.document == first.began.runner.document
    best = standing.runners[0]
    assert best.distance < standing.began.distance
    assert best.runner.changes >= 1
    assert best.marks == find_maker("cards", "deck").read(best.runner.document)
    assert game_types()["cards"].flaws("deck", best.runner.document) == ()


def test_a_race_stops_when_nobody_waits_for_it() -> None:
    worker = Worker()
    worker.stopwatch.hurried = True
    found: Any = worker.do(racing(budget_ms=2000))
    assert (found.played, found.runners) == (0, ())


def test_work_for_designers_holds_up_no_bot() -> None:
    assert measuring().terms.background
    assert racing().terms.background


def test_over_http(server: Any) -> None:
    checked = server.ask("POST", "/api/workshop/check", json=WRONG)
    assert checked.status_code == 200
    assert len(checked.json()["problems"]) == 5
    sheet = server.ask("GET", "/api/workshop/sheets/cards/deck").json()
    drawn = {"game": "cards", "option": "deck", "marks": sheet["shipped"]["home-made"]}
    assert server.ask("POST", "/api/workshop/check", json=drawn).json()["problems"] == []
    for wrong in ({str(n): "x" for n in range(2001)}, {"a" * 21: "x"}, {"a1": "x" * 21}, {"a1": 3}):
        assert server.ask("POST", "/api/workshop/check", json={**drawn, "marks": wrong}).status_code == 400
    assert server.ask("GET", "/api/workshop/sheets/cards/layout").status_code == 404
    assert server.ask("GET", "/api/workshop/sheets/ludo/deck").status_code == 404
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


# Hostile documents: huge, deep, not finite, absurd.
HOSTILE: list[dict[str, Any]] = [
    {"drawing": "o" * 100_000},
    {"drawing": "o-" * 20_000 + "\n"},
    {"points": {f"fruit{n}": n for n in range(5_000)}},
    {"faces": ["1"] * 50_000},
    {"fences": [["e3h"]] * 2_000},
    {"a": "b" * 150_000},
]


def nested(depth: int) -> str:
    return '{"game":"marbles","option":"layout","text":' + "[" * depth + "]" * depth + "}"


@pytest.mark.parametrize(
    ("game", "option"), [("marbles", "layout"), ("cards", "deck"), ("mspacman", "die_faces"), ("chase", "layout")]
)
def test_hostile_documents_are_refused_with_words(server: Any, game: str, option: str) -> None:
    for document in HOSTILE:
        asked: dict[str, Any] = {"game": game, "players": 2, "options": {option: document}, "bot": "random"}
        for path, more in (
            ("measure", {}),
            ("suggest", {"option": option}),
            ("suggest", {"options": {}, "option": option, "runners": [{"document": document}]}),
        ):
            answer = server.ask("POST", f"/api/workshop/{path}", json={**asked, **more})
            assert answer.status_code in (400, 413), (path, answer.text)
            assert answer.json()["message"].startswith("error-")
        text = msgspec.json.encode(document).decode()
        draft = {"game": game, "option": option, "file": "mine.json", "text": text}
        checked = server.ask("POST", "/api/workshop/check", json=draft)
        assert checked.status_code == 413 or checked.json()["problems"], checked.text


def test_what_is_no_number_or_too_deep_is_refused(server: Any) -> None:
    head = {"Content-Type": "application/json"}
    for body in (
        nested(5_000),
        '{"game":"cards","players":2,"options":{"deck":{"points":{"dot":1e999}}}}',
        '{"game":"cards","players":2,"options":{"deck":{"points":{"dot":NaN}}}}',
        '{"game":"cards","players":2,"options":{},"before":{"games":1e400}}',
    ):
        for path in ("check", "measure", "suggest"):
            answer = server.ask("POST", f"/api/workshop/{path}", content=body, headers=head)
            assert answer.status_code == 400, (path, answer.text)
