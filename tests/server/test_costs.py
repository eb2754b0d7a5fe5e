"""What a stranger sends costs no more than it may: each kind of input at its limits, and an innocent player beside it.

The thresholds are wide, for busy machines; the attacks they were written for took seconds and gigabytes.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import httpx
import pytest

import mazechase
from mazechase.match import Match, Player, Record, Setup
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
    """Post something many times at once, and give the status codes that came back."""
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
    game = mazechase.game("cards")
    match = Match.begin(Setup.make(game, "m1", (Player("Ada"), Player("Bo"))))
    record = json.loads(Record.encode(_unchecked(match)))
    record["documents"]["deck"] = document
    ways = {
        "/api/documents": {
            "game": "cards",
            "players": 2,
            "option": "deck",
            "file": "deck.json",
            "text": json.dumps(document),
        },
        "/api/tables": {"game": "cards", "options": {"deck": document}},
        "/api/tables/import": record,
    }
    async with server.http() as http, server.measured() as cost:
        for path, asked in ways.items():
            answer = await http.post(path, json=asked)
            assert (answer.status_code, answer.json()["code"]) in (
                (400, "document-too-large"),
                (400, "document-too-long"),
                (413, "too-large"),
            ), (path, answer.text)
    cheap(cost)


def _unchecked(match: Match) -> Record:
    """Write down a match that hides something still, as an attacker can."""
    return Record(**{name: getattr(match.setup, name) for name in Setup.__struct_fields__}, log=())


@scenario
async def test_a_qr_code_costs_the_tables_nothing(server: Outside) -> None:
    async with server.http() as http, server.measured() as cost:
        asked = json.dumps({"text": "http://example.org/" + "aB3_" * 50}).encode()
        assert await all_at_once(http, "/api/links/qr", asked, 120) <= {200, 429, 503}
    cheap(cost)
    assert cost.cpu_s < 1, cost


def long_record(entries: int) -> bytes:
    """Write down a long match: two pawns that walk to and fro."""
    match = Match.begin(Setup.make(mazechase.game("quoridor"), "m1", (Player("Ada"), Player("Bo"))))
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
    """With a document at its limit, a table message stays small; the document comes once, with the facts."""
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
