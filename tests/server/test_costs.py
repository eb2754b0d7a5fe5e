"""What a stranger sends costs no more than it may: each kind of input at its limits, next to an innocent player.

The thresholds are wide, for busy machines; the attacks they were written for took seconds and gigabytes.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import httpx
import pytest

import mazechase
from mazechase.match import Match, MatchSetup, Player, Record
from mazechase.rules.api import Seat
from mazechase.rules.documents import DEEPEST, MOST_LETTERS, MOST_LETTERS_IN_VALUE
from server.outside import Cost, Outside, outside
from server.running import scenario

CPU_S = 3.0  # of the service's own process, for one attack
GROWN_MB = 100
WORST_S = 3.0

Attack = Callable[[Outside, str], Awaitable[set[int]]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outside]:
    with outside(tmp_path_factory.mktemp("costs") / "tables.db") as served:
        yield served


def cheap(cost: Cost) -> None:
    assert cost.worst_s < WORST_S, cost
    assert cost.cpu_s < CPU_S, cost
    assert cost.grown_mb < GROWN_MB, cost


async def all_at_once(http: httpx.AsyncClient, path: str, body: bytes, times: int) -> set[int]:
    """Post something many times at once, and return the status codes."""
    headers = {"Content-Type": "application/json"}
    answers = await asyncio.gather(*(http.post(path, content=body, headers=headers) for _ in range(times)))
    return {answer.status_code for answer in answers}


def toml(text: str) -> bytes:
    asked = {"game": "cards", "players": 2, "option": "deck", "file": "deck.toml", "text": text}
    return json.dumps(asked).encode()


def filled(line: str) -> str:
    """Repeat a line with a number in it until the text is as long as a document may be."""
    lines = [line.format(number) for number in range(MOST_LETTERS // len(line))]
    while sum(map(len, lines)) + len(lines) > MOST_LETTERS:
        lines.pop()
    return "\n".join(lines)


DOCUMENTS = {
    "one key of 32,000 parts": ".".join("a" * 32_000) + "=1",
    "a table of 32,000 parts": "[" + ".".join("a" * 32_000) + "]",
    "quoted parts": ".".join(['"a"'] * 16_000) + "=1",
    "parts apart": " . ".join("a" * 16_000) + "=1",
    "many deep keys": filled("k{}" + ".a" * (DEEPEST - 2) + "=1"),
    "many deep tables": filled("[k{}" + ".a" * (DEEPEST - 2) + "]"),
    "many values": "a=[" + "1," * 32_000 + "]",
    "a string without an end": 'a="' + '\\"' * 32_000,
    "brackets": "a=" + "[" * 65_000,
    "a long number": "a=" + "9" * 65_000,
}


@scenario
async def test_a_document_costs_little_whatever_is_in_it(server: Outside) -> None:
    async with server.http() as http, server.measured() as cost:
        for name, text in DOCUMENTS.items():
            assert len(text) <= MOST_LETTERS, name
            assert await all_at_once(http, "/api/documents", toml(text), 3) == {400}, name
    cheap(cost)


def deck(**more: Any) -> dict[str, Any]:
    return {**mazechase.game("cards").documents["deck"], **more}


def nested(levels: int) -> Any:
    return [nested(levels - 1)] if levels else 1


@pytest.mark.parametrize(
    "document",
    [
        deck(source="x" * (MOST_LETTERS_IN_VALUE + 1)),
        deck(source="x" * 150_000),
        deck(points=dict.fromkeys((f"a{number}" for number in range(15_000)), 1)),
        deck(source=nested(DEEPEST)),
    ],
    ids=["long", "longer", "wide", "deep"],
)
@scenario
async def test_a_document_has_one_limit_wherever_it_comes_in(server: Outside, document: dict[str, Any]) -> None:
    async with server.http() as http, server.measured() as cost:
        for path, asked in ways_in("cards", "deck", document).items():
            answer = await http.post(path, json=asked)
            assert (answer.status_code, answer.json()["code"]) in (
                (400, "document-too-large"),
                (400, "document-too-long"),
                (413, "too-large"),
            ), (path, answer.text)
    cheap(cost)


def full_of_openings() -> dict[str, Any]:
    """Return a marbles board with an opening at every border hole: small, fair, and thousands of paths from each."""
    document = mazechase.game("marbles").documents["layout"]
    rows = [list(line.ljust(44)) for line in document["drawing"].rstrip("\n").split("\n")]
    for column, mark in enumerate(rows[1]):
        if mark == "o":
            rows[0][column], rows[-1][column] = "^", "v"
    for row in rows[1:-1]:
        if row[2] == "o":
            row[1], row[43] = "<", ">"
    return {**document, "drawing": "\n".join("".join(row).rstrip() for row in rows) + "\n"}


@scenario
async def test_a_board_with_too_many_ways_is_tried_in_a_worker_and_refused(server: Outside) -> None:
    board = full_of_openings()
    mazechase.game("marbles", options={"layout": board})  # the rules accept it
    async with server.http() as http, server.measured() as cost:
        for path, asked in ways_in("marbles", "layout", board).items():
            answer = await http.post(path, json=asked)
            assert (answer.status_code, answer.json()["code"]) == (400, "marbles-board-openings"), (path, answer.text)
    assert cost.cpu_s < CPU_S / 3, cost
    cheap(cost)


def wide(kind: str) -> dict[str, Any]:
    """Return options with many empty lists, or with one long one: short texts that take long to read."""
    return {"max_turns": [[]] * 60_000 if kind == "lists" else [1] * 90_000}


@pytest.mark.parametrize("kind", ["lists", "numbers"])
@scenario
async def test_a_body_of_very_many_values_is_not_even_read(server: Outside, kind: str) -> None:
    record = ways_in("quoridor", "max_turns", {})["/api/tables/import"]
    record |= {"documents": {}, "options": wide(kind)}
    asked = {"game": "quoridor", "players": 2, "option": "x", "file": "x.json", "text": "{}", "options": wide(kind)}
    async with server.http() as http, server.measured() as cost:
        for path, body in (("/api/tables/import", record), ("/api/documents", asked)):
            content = json.dumps(body, separators=(",", ":")).encode()
            assert await all_at_once(http, path, content, 10) == {400}, path
    assert cost.cpu_s < CPU_S / 3, cost
    cheap(cost)


@scenario
async def test_an_option_that_is_no_document_is_bounded_too(server: Outside) -> None:
    async with server.http() as http:
        for value in ([1] * 6_000, "x" * 9_000, [[[[[[[[[1]]]]]]]]]):
            answer = await http.post("/api/tables", json={"game": "quoridor", "options": {"max_turns": value}})
            assert answer.json()["code"] == "document-too-large"


@scenario
async def test_a_board_of_ones_own_can_be_played_on(server: Outside) -> None:
    board = {**mazechase.game("marbles").documents["layout"], "title": "Mine"}
    async with server.http() as http:
        for path, asked in ways_in("marbles", "layout", board).items():
            answer = await http.post(path, json=asked)
            assert answer.is_success, (path, answer.text)


def ways_in(game_id: str, option: str, document: dict[str, Any]) -> dict[str, Any]:
    """Return the requests that accept a document, by path."""
    match = Match.begin(MatchSetup.make(mazechase.game(game_id), "m1", (Player("Ada"), Player("Bo"))))
    record = json.loads(Record.encode(_unchecked(match)))
    record["documents"][option] = document
    text = json.dumps(document)
    return {
        "/api/documents": {"game": game_id, "players": 2, "option": option, "file": "mine.json", "text": text},
        "/api/tables": {"game": game_id, "options": {option: document}},
        "/api/tables/import": record,
    }


def _unchecked(match: Match) -> Record:
    """Write a record of a match that still hides something, as an attacker can."""
    return Record(**{name: getattr(match.setup, name) for name in MatchSetup.__struct_fields__}, log=())


@scenario
async def test_a_qr_code_costs_the_tables_nothing(server: Outside) -> None:
    async with server.http() as http, server.measured() as cost:
        asked = json.dumps({"text": "http://example.org/" + "aB3_" * 50}).encode()
        assert await all_at_once(http, "/api/links/qr", asked, 120) <= {200, 429, 503}
    cheap(cost)
    assert cost.cpu_s < 1, cost


def long_record(entries: int) -> bytes:
    """Write a record of a long match: two pawns that move back and forth."""
    match = Match.begin(MatchSetup.make(mazechase.game("quoridor"), "m1", (Player("Ada"), Player("Bo"))))
    steps = (("d1", "d9"), ("e1", "e9"))
    for ply in range(entries):
        match = match.act(Seat(1 + ply % 2), (steps[ply // 2 % 2][ply % 2],), now_ms=ply)
    return Record.of(match).encode()


@scenario
async def test_long_records_are_opened_beside_the_play_of_others(server: Outside) -> None:
    record = long_record(1_500)
    async with server.http() as http, server.measured() as cost:
        assert await all_at_once(http, "/api/tables/import", record, 8) <= {201, 429}
    assert cost.worst_s < WORST_S, cost


@scenario
async def test_long_histories_are_shown_beside_the_play_of_others(server: Outside) -> None:
    async with server.http() as http:
        made = (await http.post("/api/tables/import", content=long_record(1_000))).json()

    async def reader() -> None:
        async with server.dial() as client:
            await client.send("hello", table=made["table"]["id"], tokens=[made["watch"]])
            await client.until("update")
            for since in range(0, 1_000, 200):
                await client.ask("history", since=since)

    async with server.measured() as cost:
        await asyncio.gather(*(reader() for _ in range(20)))
    assert cost.worst_s < WORST_S, cost


@scenario
async def test_a_large_document_is_not_sent_with_every_change_of_the_table(server: Outside) -> None:
    """With a document at its limit, a table message stays small; the document is sent once, with the facts."""
    made = await server.table(
        "127.0.0.2",
        game="cards",
        options={"deck": deck(source="x" * MOST_LETTERS_IN_VALUE)},
        places=[{"kind": "here"}, {"kind": "link"}],
    )
    async with server.dial() as client:
        await client.send("hello", table=made["table"]["id"], tokens=list(made["places"].values()))
        welcome = await client.until("welcome")
        assert welcome["facts"]["documents"]["deck"]["source"].startswith("xxx")
        assert welcome["table"]["options"]["deck"] == "own"
        async with server.http() as http:
            headers = {"Authorization": f"Bearer {made['host']}"}
            await http.post(f"/api/tables/{made['table']['id']}/pause", headers=headers)
        message = await client.until("table")
        assert len(json.dumps(message)) < 4_000
