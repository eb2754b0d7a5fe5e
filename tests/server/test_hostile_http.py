"""Hostile requests: every operation of the OpenAPI document fuzzed, and the limits on what a stranger may ask for."""

import html.parser
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from mazechase.server.edge.gate import SECURITY_HEADERS
from server.running import GENEROUS, Served, serving
from server.setting import path

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
OPERATIONS = {
    ("POST", "/api/documents"),
    ("GET", "/api/games"),
    ("GET", "/api/games/{game}/help"),
    ("GET", "/api/health"),
    ("GET", "/api/workshop/sheets/{game}/{option}"),
    ("POST", "/api/workshop/check"),
    ("POST", "/api/workshop/measure"),
    ("POST", "/api/workshop/print"),
    ("POST", "/api/workshop/suggest"),
    ("POST", "/api/links/qr"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/import"),
    ("GET", "/api/tables/{table}"),
    ("DELETE", "/api/tables/{table}"),
    ("GET", "/api/tables/{table}/record"),
    *(
        ("POST", f"/api/tables/{{table}}/{what}")
        for what in (
            "claim",
            "name",
            "start",
            "pause",
            "resume",
            "reorder",
            "replace",
            "agree",
            "links",
            "rematch",
            "fork",
        )
    ),
    *(("POST", f"/api/tables/{{table}}/{what}") for what in ("coaching", "advice", "outlook", "finish")),
    *(("POST", f"/api/tables/{{table}}/{what}") for what in ("review", "series", "code", "next")),
    ("POST", "/api/tables/{table}/shown"),
    ("GET", "/api/open"),
    ("POST", "/api/parcels"),
    ("POST", "/api/parcels/fetch"),
    ("POST", "/api/join"),
    ("GET", "/api/puzzles"),
    ("GET", "/api/puzzles/{game}/{number}"),
    ("GET", "/api/admin/overview"),
    ("GET", "/api/admin/tables"),
    ("DELETE", "/api/admin/tables/{table}"),
    ("POST", "/api/admin/tables/{table}/host"),
    *(("POST", f"/api/admin/{what}") for what in ("block", "unblock", "person", "erase")),
}


BODILESS = {"start", "pause", "resume", "rematch", "advice", "outlook", "finish", "review", "code", "host"}


@pytest.fixture(scope="session")
def description(server: Served) -> Any:
    return server.done("GET", "/api/schema/openapi.json")


def operations(description: Any) -> Iterator[tuple[str, str, Any]]:
    for where, methods in description["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), where, operation


def test_the_description_is_complete(description: Any) -> None:
    found = {(method, where) for method, where, _ in operations(description)}
    assert found == OPERATIONS
    for method, where, operation in operations(description):
        assert operation["description"], where
        assert operation["responses"], where
        if method == "POST" and where.rsplit("/", 1)[1] not in BODILESS:
            assert operation["requestBody"]["content"], where
        if "{table}" in where:
            names = {parameter["name"] for parameter in operation["parameters"]}
            assert {"table", "Authorization"} <= names, where
            problem = operation["responses"]["404"]["content"]["application/json"]["schema"]
            assert problem["$ref"].endswith("Problem")


@pytest.mark.parametrize(("method", "where"), sorted(OPERATIONS))
def test_no_request_breaks_the_service(server: Served, description: Any, method: str, where: str) -> None:
    """Send requests that match the description, or nearly, to a table that exists and to others."""
    schema = schemathesis.openapi.from_dict(description)
    schema.config.update(base_url=server.url)
    made = server.table("quoridor", "here", "link", start=where.endswith(("record", "pause", "fork")))
    operation = schema[where][method]
    good = operation.as_strategy(generation_mode=schemathesis.GenerationMode.POSITIVE)
    bad = operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE) if _has_input(operation) else good

    @settings(max_examples=15, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=good | bad, known=st.booleans(), token=st.sampled_from(["host", "invite", "watch"]))
    def fuzz(case: Any, known: bool, token: str) -> None:  # noqa: FBT001
        if known and "{table}" in where:
            case.path_parameters = {"table": made["table"]["id"]}
            case.headers = {**(case.headers or {}), "Authorization": f"Bearer {made[token]}"}
        answer = case.call(session=None)
        case.validate_response(answer, checks=CHECKS)
        assert_guarded({name.lower(): value for name, value in answer.headers.items()})

    fuzz()
    again = server.table("quoridor", "here", "here", start=True)
    assert server.done("POST", path(again, "pause"), again["host"])["paused"]


def _has_input(operation: Any) -> bool:
    return bool(operation.body) or bool(operation.path_parameters) or bool(operation.headers)


def assert_guarded(headers: Any) -> None:
    for name, value in SECURITY_HEADERS:
        value_there = headers.get(name.decode())
        value_there = value_there[0] if isinstance(value_there, list) else value_there
        assert value_there == value.decode()


@pytest.mark.parametrize(
    ("method", "where", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/api/docs", 200),
        ("GET", "/api/docs.js", 200),
        ("GET", "/api/schema/openapi.json", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/nothing", 404),
        ("GET", "/assets/none.js", 404),
        ("GET", "/assets/%00", 404),
        ("GET", "/assets/" + "x" * 5000, 404),
        ("GET", "/assets/..%2f..%2fapp.py", 404),
        ("GET", "/assets/%2e%2e", 404),
        ("PUT", "/api/tables", 405),
        ("POST", "/api/tables", 400),
        ("GET", "/ws", 405),
        ("TRACE", "/api/games", 405),
    ],
)
def test_every_answer_is_guarded(server: Served, method: str, where: str, status: int) -> None:
    answer = server.ask(method, where)
    assert answer.status_code == status, answer.text
    assert_guarded(answer.headers)
    assert "server" not in answer.headers


def test_only_our_own_scripts_run() -> None:
    policy = dict(part.split(" ", 1) for part in SECURITY_HEADERS[0][1].decode().split("; "))
    assert policy["default-src"] == "'self'"
    assert "script-src" not in policy
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"


class _Sources(html.parser.HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.inline = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value or "" for name, value in attrs if name in {"src", "href"}]
        self.inline += tag == "script" and "src" not in dict(attrs)


def test_the_viewer_needs_nothing_from_elsewhere(server: Served) -> None:
    page = _Sources()
    page.feed(server.ask("GET", "/api/docs").text)
    assert "/api/docs.js" in page.found
    assert page.inline == 0
    for source in page.found:
        assert source.startswith("/"), source
        assert server.ask("GET", source).status_code == 200
    script = server.ask("GET", "/api/docs.js").text
    assert "http:" not in script
    assert "https:" not in script


# Limits and origins.


def test_a_body_has_a_greatest_size(server: Served) -> None:
    for where, most in (("/api/tables", GENEROUS.body_bytes), ("/api/tables/import", GENEROUS.record_bytes)):
        headers = {"content-type": "application/json"}
        assert server.refused("POST", where, content=b" " * (most + 1), headers=headers) == (413, "too-large")

        def pieces(most: int = most) -> Iterator[bytes]:
            yield from [b" " * 65_536] * (most // 65_536 + 1)

        assert server.refused("POST", where, content=pieces(), headers=headers) == (413, "too-large")


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 100_000,
        b'{"game":"quoridor","options":' + b'{"a":' * 30_000,
        b'{"game":"quoridor","options":{"max_turns":' + b"9" * 100_000 + b"}}",
        b'{"game":"quoridor","options":{"max_turns":1e999}}',
        b'{"game":"\\ud800"}',
        b'{"game":"toy","options":{"board":' + b'{"drawing":' * 500 + b"1" + b"}" * 500 + b"}}",
        b'{"game":"toy","options":{"board":{"source":"x","drawing":"' + b"o" * 150_000 + b'"}}}',
        b"\xff\xfe",
        b"",
    ],
    ids=range(9),
)
def test_a_strange_body_is_a_bad_request(server: Served, body: bytes) -> None:
    answer = server.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert len(answer.content) < 2000


def test_another_page_can_change_nothing(server: Served) -> None:
    body = {"game": "quoridor"}
    for origin in ("http://evil.example", "null", "http://[", server.url + ".evil.example", "http://127.0.0.1:1"):
        answer = server.http.post("/api/tables", json=body, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
        assert_guarded(answer.headers)
    assert server.http.post("/api/tables", json=body, headers={"origin": server.url}).status_code == 201
    assert server.http.get("/api/games", headers={"origin": "http://evil.example"}).status_code == 200


def test_house_rules_are_listed_with_what_is_printed(server: Served) -> None:
    listed = {entry["id"]: entry for entry in server.http.get("/api/games").json()}
    assert listed["chase"]["by_the_book"] == {"stall_limit": "none"}
    assert listed["quoridor"]["by_the_book"] == {}
    printed = {option["name"]: option["printed"] for option in listed["chase"]["options"]}
    assert {name: value for name, value in printed.items() if value is not None} == {"stall_limit": "none"}


def test_requests_and_tables_are_counted_by_address(tmp_path: Any) -> None:
    limits = msgspec.structs.replace(GENEROUS, tables_per_hour=0.001, tables_burst=6)
    with serving(tmp_path / "tables.db", limits) as served:
        made = served.table(start=True)
        record = served.ask("GET", path(made, "record"), made["host"]).content
        for method, where, more in (
            ("POST", "/api/tables/", {"json": {"game": "quoridor"}}),
            ("POST", path(made, "fork"), {"json": {"keep": 0}}),
            ("POST", "/api/tables/import", {"content": record}),
            ("POST", "//api/tables", {"json": {"game": "quoridor"}}),
            ("POST", path(made, "rematch"), {}),
            ("POST", "/api/tables", {"json": {}}),
        ):
            assert served.ask(method, where, made["host"], **more).status_code != 429, where
        assert served.refused("POST", "/api/tables", json={"game": "quoridor"}) == (429, "too-many-requests")
        assert served.refused("POST", path(made, "fork"), made["host"], json={"keep": 0})[0] == 429
        assert served.done("GET", path(made), made["host"])["phase"] == "playing"
    limits = msgspec.structs.replace(GENEROUS, requests_per_s=0.001, requests_burst=3)
    with serving(tmp_path / "tables.db", limits) as served:
        assert [served.ask("GET", "/api/health").status_code for _ in range(4)] == [200, 200, 200, 429]
    limits = msgspec.structs.replace(GENEROUS, files_per_s=0.001, files_burst=1)
    with serving(tmp_path / "files.db", limits) as served:
        served.ask("GET", "/")
        refused = served.ask("GET", "/")
        assert (refused.status_code, refused.text) == (429, "Too many requests at once. Try again in a moment.")
