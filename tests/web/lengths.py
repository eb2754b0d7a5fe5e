"""Measure what a move costs the page early in a match and after a thousand entries: ``make lengths`` prints both.

The cost is the processor time of the page's own thread, so another busy program hardly matters. It fails if a late move
costs much more than an early one.
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, expect, sync_playwright
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

TESTS = Path(__file__).parents[1]
sys.path.insert(0, str(TESTS))

from web.conftest import PHONE, acquaint, launch  # noqa: E402 (the path has to be set first)
from web.positions import post, sit  # noqa: E402
from web.served import Program  # noqa: E402

EARLY, LATE = 10, 975  # entries of the match so far; after a thousand turns nobody wins
MOVES = 20
MOST = 1.5  # times what an early move costs
TO_AND_FRO = (("e2", "e8"), ("e1", "e9"))
COSTS = ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")


def move_at(entry: int) -> tuple[int, str]:
    """Return whose turn it is after so many entries, and where they go: both go to and fro for ever."""
    return entry % 2 + 1, TO_AND_FRO[entry // 2 % 2][entry % 2]


def answered(line: ClientConnection, kind: str) -> dict[str, Any]:
    """Wait for a message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(line.recv())
        if message["t"] == kind:
            return message


def play(program: Program, made: dict[str, Any], first: int, end: int) -> None:
    """Play the match on without a page, until it has so many entries."""
    with connect(f"{program.url.replace('http', 'ws')}/ws", origin=Origin(program.url)) as line:
        hello = {"t": "hello", "table": made["table"]["id"], "tokens": list(made["places"].values())}
        line.send(json.dumps(hello | {"have": first}))
        for entry in range(first, end):
            seat, square = move_at(entry)
            line.send(json.dumps({"t": "act", "id": f"m{entry}", "seat": seat, "actions": [square]}))
            answered(line, "ack")


def cost(session: CDPSession) -> dict[str, float]:
    """Return the page's processor time so far, in milliseconds."""
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return {name: metrics[name] * 1000 for name in COSTS}


def per_move(page: Page, first: int) -> dict[str, float]:
    """Play some moves on the page, and return what one costs."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = cost(session)
    for entry in range(first, first + MOVES):
        _, square = move_at(entry)
        page.locator(f'[data-name="{square}"]').click()
        expect(page.locator("[data-ply][aria-current=step]")).to_have_attribute("data-ply", str(entry + 1))
    return {name: (spent - before[name]) / MOVES for name, spent in cost(session).items()}


def opened(page: Page, program: Program, made: dict[str, Any], entries: int) -> None:
    """Open the table, and wait until the whole match is there."""
    page.goto(program.url)
    sit(page, program, made, 1, 2)
    expect(page.locator("[data-ply][aria-current=step]")).to_have_attribute("data-ply", str(entries))
    page.wait_for_load_state("networkidle")


def measure(program: Program) -> dict[int, dict[str, float]]:
    """Return what a move costs after few entries and after many."""
    places = [{"kind": "here", "name": name} for name in ("Ada", "Bo")]
    made = post(program, "/api/tables", json.dumps({"game": "quoridor", "places": places, "start": True}).encode())
    found = {}
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        played = 0
        for entries in (EARLY, LATE):
            play(program, made, played, entries)
            context = chromium.new_context(viewport=PHONE, reduced_motion="reduce", locale="en-GB")  # type: ignore[arg-type]
            acquaint(context)
            page = context.new_page()
            opened(page, program, made, entries)
            found[entries] = per_move(page, entries)
            played = entries + MOVES
            context.close()
        chromium.close()
    return found


def main() -> int:
    """Measure, and return 1 if late moves cost much more than early ones."""
    with tempfile.TemporaryDirectory() as folder:
        program = Program(Path(folder) / "tables.db")
        try:
            found = measure(program)
        finally:
            program.stop()
    for entries, costs in found.items():
        print(f"after {entries} entries: {', '.join(f'{name} {ms:.2f} ms' for name, ms in costs.items())}")
    ratio = found[LATE][COSTS[0]] / found[EARLY][COSTS[0]]
    print(f"a late move costs {ratio:.2f} times what an early one does")
    return 0 if ratio <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
