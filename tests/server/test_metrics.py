"""Metrics, probes and logs say how the server does, and nothing about anybody."""

import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from mazechase.server.edge import health
from mazechase.server.edge.logs import JsonLines
from mazechase.server.edge.serve import listen
from server.client import enter
from server.running import Served, scenario, serving
from server.setting import seats, table
from server.test_faults import FAULTS

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"
NAMES = ("Wilhelmina", "Bartholomew")


@pytest.fixture
def measured(tmp_path: Path) -> Iterator[tuple[Served, str]]:
    taken = listen("127.0.0.1", 0)
    with serving(tmp_path / "a.db", metrics=taken) as served:
        yield served, f"http://127.0.0.1:{taken.getsockname()[1]}"


def shown(base: str) -> str:
    return httpx.get(f"{base}/metrics").raise_for_status().text


def figures(base: str) -> dict[str, float]:
    lines = [line for line in shown(base).splitlines() if line[0] != "#"]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def words(value: Any) -> Iterator[str]:
    """Yield every text in a view."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from words(part)
    elif isinstance(value, list):
        for part in value:
            yield from words(part)


@scenario
async def test_nothing_about_anybody_is_logged_or_counted(
    measured: tuple[Served, str], caplog: pytest.LogCaptureFixture
) -> None:
    served, base = measured
    caplog.set_level(logging.INFO)
    secrets: set[str] = set()
    for game in ("quoridor", "cards"):
        made = served.done(
            "POST",
            "/api/tables",
            json={"game": game, "places": [{"kind": "here", "name": name} for name in NAMES], "start": True},
        )
        secrets |= {made["host"], made["invite"], made["watch"], *seats(made), table(made), *NAMES}
        async with enter(served.port, table(made), *seats(made)) as client:
            while not client.update["asked"]["seats"]:  # cards are being dealt
                await client.until("update")
            seat = client.update["asked"]["seats"][0]
            secrets |= set(words((await client.look(seat) if game == "cards" else client.update)["view"]))
            await client.act(seat, client.update["legal"][str(seat)][0])
            assert figures(base)['mazechase_connections{kind="player"}'] == 1
        served.refused("GET", f"/api/tables/{table(made)}", "wrong-token")
    ours = [record for record in caplog.records if not record.name.startswith("http")]  # not the test's own client
    said = shown(base) + "".join(map(JsonLines().format, ours))
    assert "mazechase_tables_open" in said
    assert [secret for secret in secrets if re.search(rf"\b{re.escape(secret)}\b", said)] == []


def test_figures_follow_what_happens(measured: tuple[Served, str]) -> None:
    served, base = measured
    before = figures(base)
    served.table("quoridor")
    served.refused("GET", "/api/nothing")
    after = figures(base)
    assert 0 <= after["mazechase_up_seconds"] < 100
    assert after["mazechase_tables_open"] == before["mazechase_tables_open"] + 1
    assert after['mazechase_answers_total{status="2xx"}'] == 1
    assert after['mazechase_answers_total{status="4xx"}'] == 1


def test_the_dashboard_shows_only_figures_that_exist(measured: tuple[Served, str]) -> None:
    served, base = measured
    served.done("GET", "/api/health")
    known = {name.partition("{")[0] for name in figures(base)}
    used = {
        name
        for panel in json.loads(DASHBOARD.read_text())["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\b(?:mazechase|process)_\w+", target["expr"])
    }
    assert used == known


@pytest.mark.sqlite
def test_ready_follows_the_store_and_the_shutdown(
    measured: tuple[Served, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    served, base = measured
    monkeypatch.setattr(health, "FRESH_S", 0.0)
    assert (httpx.get(f"{base}/live").status_code, httpx.get(f"{base}/ready").status_code) == (200, 200)
    with FAULTS["store-read-only"](served):
        answer = httpx.get(f"{base}/ready")
        assert (answer.status_code, answer.text) == (503, "store: store-read-only, bots: ok\n")
    assert httpx.get(f"{base}/ready").status_code == 200
    served.hub.closing = True
    assert (httpx.get(f"{base}/ready").status_code, httpx.get(f"{base}/live").status_code) == (503, 200)


def test_other_requests_are_refused_and_the_public_port_has_no_figures(measured: tuple[Served, str]) -> None:
    served, base = measured
    assert httpx.get(f"{base}/other").status_code == 404
    assert httpx.post(f"{base}/metrics").status_code == 405
    assert served.ask("GET", "/api/metrics").status_code == 404
    assert "mazechase_" not in served.ask("GET", "/metrics").text


def int_of(text: str) -> int:
    return int(text)


def test_a_line_of_json_holds_the_traceback_too() -> None:
    with pytest.raises(ValueError, match="broken") as caught:
        int_of("broken")
    info = (ValueError, caught.value, caught.value.__traceback__)
    line = JsonLines().format(logging.LogRecord("a.b", logging.ERROR, "f", 1, "%s\nfailed", ("it",), info))
    assert "\n" not in line
    found = json.loads(line)
    assert (found["level"], found["logger"], found["message"]) == ("error", "a.b", "it\nfailed")
    assert "ValueError: invalid literal" in found["error"]
