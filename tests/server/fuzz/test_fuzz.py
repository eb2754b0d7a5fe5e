"""Ten thousand cases of the fuzzer, some of them over a real network, and proof that it notices what it looks for."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from mazechase.errors import BadText
from mazechase.server.table import table as tables
from mazechase.server.table.devices import Closing
from mazechase.server.wire import messages as wire
from server.client import Client, Closed, enter
from server.fuzz import fuzz as fuzzer
from server.fuzz.cases import message_schemas
from server.fuzz.values import Hints, make, spoiled, written
from server.running import TESTS, scenario, serving
from server.setting import quoridor, seats, table

CASES, OVER_THE_NETWORK = 10_000, 200
CLOSED = {*Closing, 1002, 1007, 1009}  # by us, or by the WebSocket itself


@pytest.fixture(autouse=True)
def with_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(TESTS))  # where the workers find it


def test_nothing_that_is_sent_breaks_anything() -> None:
    report = asyncio.run(fuzzer.fuzz(CASES, seed=1))
    assert report.wrong == []
    assert set(report.cases) == {"message", "request", "record", "document"}
    for kind, count in report.cases.items():
        assert 0 < report.refused[kind] < count, kind  # both ways are taken


def found(monkeypatch: pytest.MonkeyPatch, where: Any, name: str, instead: Any) -> list[str]:
    monkeypatch.setattr(where, name, instead)
    return asyncio.run(fuzzer.fuzz(150, seed=3)).wrong


def test_an_internal_error_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def decode(text: str) -> Any:
        message = right(text)
        if isinstance(message, wire.Undo):
            raise ZeroDivisionError
        return message

    right = wire.decode
    assert any("internal" in one for one in found(monkeypatch, wire, "decode", decode))


def test_a_refusal_that_changes_something_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def checked(self: tables.Table, before: Any, added: Any, key: Any) -> Any:  # noqa: ARG001
        self.match = before.then(added[0])  # before it is saved
        raise BadText("bad-message", problem="on purpose")

    wrong = found(monkeypatch, tables.Table, "_checked", checked)
    assert any("has changed" in one for one in wrong)


def test_a_costly_case_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert any(" took " in one for one in found(monkeypatch, fuzzer, "MOST_S", 0.0))


async def barrage(client: Client, hints: Hints, numbers: Iterator[int]) -> int | None:
    """Send spoiled messages until there are no more, or the server closes the connection; return its code."""
    schemas, known = message_schemas()
    try:
        for number in numbers:
            rng = Random(f"network {number}")
            data = written(rng, spoiled(rng, make(rng, rng.choice(schemas), known, hints)))
            await client.socket.send(data if rng.random() < 0.02 else data.decode("utf-8", "replace"))
            await client.settle()
            assert all(heard.get("code") != "internal" for heard in client.heard), data
    except (Closed, ConnectionClosed):
        return client.socket.close_code
    return None


@scenario
async def test_the_same_holds_over_the_network(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db") as served:
        made = quoridor(served)
        hints: Hints = {"table": lambda _: table(made), "tokens": lambda _: seats(made)}
        numbers = iter(range(OVER_THE_NETWORK))
        code: int | None = 0
        while code is not None:
            async with enter(served.port, table(made), *seats(made)) as client:
                code = await barrage(client, hints, numbers)
                assert code in {None, *CLOSED}
        paths = ("/api/tables", "/api/tables/import", f"/api/tables/{table(made)}/claim")
        for number in range(OVER_THE_NETWORK):
            rng = Random(f"request {number}")
            body = written(rng, spoiled(rng, {"game": "quoridor", "places": [{"kind": "here"}], "name": "a"}))
            assert served.ask("POST", rng.choice(paths), made["host"], content=body).status_code < 500, body
