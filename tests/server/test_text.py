"""Text that isn't valid, or not completely: broken UTF-8, lone surrogates, and newlines where a pattern ends."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mazechase
from mazechase.match import Record
from mazechase.match.entries import Entry, MatchSetup
from mazechase.server.edge import page
from mazechase.server.wire import messages as wire
from mazechase.server.wire import requests
from server.client import dial, enter
from server.running import Served, serving
from server.setting import path, quoridor, seats, table

JSON = {"content-type": "application/json"}
BROKEN = (b"\xff", b"\xc3(", b"\xed\xa0\x80", b"\xf0\x9f\x98")  # bytes that are not UTF-8
HALVES = (b"\\ud800", b"\\udc00", b"\\ud83d\\ud83d\\ude00", b"\\ude00\\ud83d")  # lone surrogates, in JSON's notation
DECK = json.dumps(mazechase.game("cards", players=2).documents["deck"] | {"source": "@"})
DOCUMENT = {"game": "cards", "players": 2, "option": "deck", "file": "my.json", "text": "{}"}
BODIES = {  # each "@" is replaced
    "tables": [
        '"@"',
        '{"@": 1}',
        '{"game": "@"}',
        '{"game": "quoridor", "seating": "@"}',
        '{"game": "quoridor", "options": {"@": 1}}',
        '{"game": "quoridor", "options": {"max_turns": "@"}}',
        '{"game": "quoridor", "places": [{"name": "@"}]}',
        '{"game": "quoridor", "places": [{"piece": "@"}]}',
        '{"game": "quoridor", "places": [{"kind": "bot", "bot": "@"}]}',
        '{"game": "cards", "options": {"deck": ' + DECK + "}}",
        '{"game": "cards", "options": {"deck": {"@": 1}}}',
    ],
    "tables/import": ["@", '{"mazechase": 1, "id": "@"}'],
    "links/qr": ['{"text": "@"}'],
    "documents": [json.dumps(DOCUMENT | {name: "@"}) for name in ("game", "option", "file", "text")]
    + [json.dumps(DOCUMENT | {"options": {"@": "@"}})],
    "claim": ['{"name": "@"}', '{"piece": "@"}'],
    "replace": ['{"place": 1, "kind": "bot", "bot": "@"}'],
    "reorder": ['{"order": ["@"]}'],
    "fork": ['{"keep": "@"}'],
}


def refusal(served: Served, method: str, where: str | bytes, token: str | None = None, **more: Any) -> str:
    """Send a request that must be refused as the client's fault, and return the code."""
    answer = served.ask(method, where, token, **more)  # type: ignore[arg-type]
    assert 400 <= answer.status_code < 500, (where, more, answer.text)
    code: str = answer.json()["code"]
    return code


@pytest.mark.parametrize("what", BODIES)
def test_a_body_that_is_no_text_is_a_bad_request(server: Served, what: str, caplog: pytest.LogCaptureFixture) -> None:
    made = server.table("quoridor", "here", "link")
    anywhere = what.startswith(("tables", "links", "documents"))
    where = f"/api/{what}" if anywhere else path(made, what)
    for body in BODIES[what]:
        for bad in (*BROKEN, *HALVES):
            content = body.encode().replace(b"@", bad)
            code = refusal(server, "POST", where, made["host"], content=content, headers=JSON)
            assert code in {"bad-request", "bad-record"}
    assert "Traceback" not in caplog.text
    assert server.done("GET", path(made), made["host"])["phase"] == "lobby"


@pytest.mark.parametrize("half", HALVES)
def test_half_a_character_in_a_document_is_named_with_its_place(server: Served, half: bytes) -> None:
    for text in (DECK.replace("@", half.decode()), '{\n "@": 1}'.replace("@", half.decode())):
        answer = server.ask("POST", "/api/documents", json=DOCUMENT | {"text": text})
        assert (answer.status_code, answer.json()["code"]) == (400, "document-unreadable")
        before = text[: text.index(half.decode())]
        assert answer.json()["params"]["line"] == before.count("\n") + 1
    whole = server.ask("POST", "/api/documents", json=DOCUMENT | {"text": DECK.replace("@", "\\ud83d\\ude00")})
    assert whole.json()["source"] == "😀"


def test_a_record_that_is_no_text_is_a_bad_record(server: Served) -> None:
    made = server.done(
        "POST", "/api/tables", json={"game": "quoridor", "start": True, "places": [{"kind": "here", "name": "Ada"}] * 2}
    )
    record = server.ask("GET", path(made, "record"), made["host"]).content
    for old in (b'"Ada"', b'"quoridor"', b'"max_turns"', b'"on"'):
        assert old in record
        for bad in (*BROKEN, *HALVES):
            content = record.replace(old, b'"' + bad + b'"')
            assert refusal(server, "POST", "/api/tables/import", content=content, headers=JSON) == "bad-record"


def test_an_address_or_a_header_that_is_no_text_is_refused(server: Served, caplog: pytest.LogCaptureFixture) -> None:
    made = server.table()
    for bad in BROKEN:
        escaped = "".join(f"%{byte:02x}" for byte in bad)
        for where in ("/api/tables/", "/api/", "/assets/", f"/api/tables/{table(made)}", "/", "/t/", "/?x="):
            refusal(server, "GET", where + escaped, made["host"])
        for query in (f"x={escaped}", f"{escaped}=x"):
            assert refusal(server, "GET", f"{path(made)}?{query}", made["host"]) == "bad-request"
        headers: Any = {b"Authorization": b"Bearer " + bad * 8}
        answer = server.http.get(path(made), headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")
        for header in (b"accept-encoding", b"cookie", b"accept"):
            odd: Any = {header: bad}
            assert server.http.get("/api/games", headers=odd).status_code == 200
    assert "Traceback" not in caplog.text


MESSAGES = (
    '{"t": "@"}',
    '{"t": "act", "id": "a", "seat": 1, "actions": ["@"]}',
    '{"t": "act", "id": "@", "seat": 1, "actions": ["e2"]}',
    '{"t": "salt", "id": "a", "seat": 1, "salt": "@"}',
    '{"t": "why", "id": "a", "seat": 1, "action": "@"}',
    '{"t": "ping", "@": 1}',
)


def test_a_message_that_is_no_text_is_refused_or_ends_the_connection(tmp_path: Path, capfd: Any) -> None:
    with serving(tmp_path / "a.db") as served:
        made = quoridor(served)

        async def talk() -> None:
            async with enter(served.port, table(made), *seats(made)) as client:
                for message in MESSAGES:
                    for half in HALVES:
                        await client.socket.send(message.encode().replace(b"@", half), text=True)
                        assert (await client.until("refused"))["code"] == "bad-message"
                assert (await client.act(1, "e2"))["n"] == 1
            for bad in BROKEN:
                async with enter(served.port, table(made), *seats(made)) as client:
                    await client.socket.send(MESSAGES[1].encode().replace(b"@", bad), text=True)
                    assert await client.closed() == 1007
                async with dial(served.port) as client:
                    await client.socket.send(b'{"t": "hello", "table": "' + bad * 8 + b'"}', text=True)
                    assert await client.closed() == 1007
            async with dial(served.port) as client:
                await client.send("hello", table=table(made), tokens=["\ud800" * 16])
                assert (await client.hear())["code"] == "bad-message"

        asyncio.run(talk())
    assert capfd.readouterr().err == ""


# Patterns.

TYPES = [
    *get_args(wire.FromClient),
    *get_args(wire.FromServer),
    *(kind for kind in vars(requests).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)),
    page.Link,
    Record,
    MatchSetup,
    *get_args(Entry),
]


def patterns(part: Any) -> Iterator[str]:
    """List every pattern in a JSON schema."""
    if isinstance(part, dict):
        if isinstance(part.get("pattern"), str):
            yield part["pattern"]
        yield from (found for value in part.values() for found in patterns(value))
    elif isinstance(part, list):
        yield from (found for value in part for found in patterns(value))


def _takes_no_more(pattern: str) -> None:
    read = msgspec.json.Decoder(Annotated[str, msgspec.Meta(pattern=pattern)]).decode

    @settings(max_examples=20, database=None, deadline=None)
    @given(st.from_regex(pattern))
    def fits(text: str) -> None:
        assert read(msgspec.json.encode(text)) == text
        for more in ("\n", "\r", "\u2028", "\x00"):
            with pytest.raises(msgspec.ValidationError):
                read(msgspec.json.encode(text + more))

    fits()


def test_no_pattern_takes_more_after_its_end(server: Served) -> None:
    schemas = [msgspec.json.schema(kind) for kind in TYPES]
    known = {*patterns(schemas), *patterns(server.done("GET", "/api/schema/openapi.json"))}
    assert len(known) >= 3, "words, pieces and hashes"
    for pattern in known:
        _takes_no_more(pattern)
        assert re.search(r"\\[AZ]", pattern) is None, "JavaScript has to know it too"


def test_a_newline_at_the_end_is_refused_wherever_there_is_a_pattern(server: Served) -> None:
    made = server.table("quoridor", "here", "link")
    place = {"kind": "here", "piece": "ghost\n"}
    assert refusal(server, "POST", "/api/tables", json={"game": "quoridor", "places": [place]}) == "bad-request"
    assert refusal(server, "POST", path(made, "claim"), made["invite"], json={"piece": "ghost\n"}) == "bad-request"
    assert refusal(server, "GET", path(made) + "%0A", made["host"]) == "no-such-table"
    for message in (
        {"t": "act", "id": "a\n", "seat": 1, "actions": ["e2"]},
        {"t": "salt", "id": "a", "seat": 1, "salt": "salt\n"},
        {"t": "hello", "table": table(made) + "\n"},
    ):
        with pytest.raises(msgspec.ValidationError, match="matching regex"):
            wire.decode(json.dumps(message))
    begun = quoridor(server)
    content = server.ask("GET", path(begun, "record"), begun["host"]).json()
    for name in ("seal", "seed"):
        odd = content | {name: "0" * 64 + "\n"}
        assert refusal(server, "POST", "/api/tables/import", json=odd) == "bad-record"


@pytest.mark.parametrize("odd", ["Ada\x00", "A\nda", "Ada\x9b", "Ada\u2028", "Ada\u202e", "\u2066Ada"])
def test_a_name_has_no_control_characters(server: Served, odd: str) -> None:
    made = server.table("quoridor", "here", "link")
    place = {"kind": "here", "name": odd}
    assert refusal(server, "POST", "/api/tables", json={"game": "quoridor", "places": [place]}) == "bad-request"
    assert refusal(server, "POST", path(made, "claim"), made["invite"], json={"name": odd}) == "bad-request"


@pytest.mark.parametrize("name", ["Žofie", "محمد", "علی\u200cرضا", "👩\u200d🚀", "O'Neil <b>"])  # noqa: RUF001 (a name)
def test_a_name_may_be_in_any_script(server: Served, name: str) -> None:
    made = server.table("quoridor", "here", "link")
    claimed = server.done("POST", path(made, "claim"), made["invite"], json={"name": name})
    assert name in [place["name"] for place in claimed["table"]["places"]]
