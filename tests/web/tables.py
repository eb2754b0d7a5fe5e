"""Open tables as this device's own without clicking; the page must already be at an address of the program."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from mazechase.match.records import Record
from web.playing import to_act

_POST = """
  const post = async (path, body, token) => (await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body,
  })).json();
"""
_KEEP = """
  const { id, game } = made.table;
  localStorage.setItem("mazechase.tables", JSON.stringify([{ ...made, table: undefined, id, game, at: Date.now() }]));
  return `${location.origin}/t/${id}`;
"""
_OPEN = f"async (table) => {{ {_POST} const made = await post('/api/tables', JSON.stringify(table)); {_KEEP} }}"
_SHOW = f"async (record) => {{ {_POST} const made = await post('/api/tables/import', record); {_KEEP} }}"
_GO_ON = f"""async (record) => {{
  {_POST}
  const shown = await post("/api/tables/import", record);
  const made = await post(`/api/tables/${{shown.table.id}}/fork`, '{{"keep": 0}}', shown.host);
  {_KEEP}
}}"""


def open_table(page: Page, game: str, *places: dict[str, str], **more: Any) -> None:
    """Sit down at a new table, everybody in the named place."""
    table = {"game": game, "players": len(places), "places": places, "seating": "chosen", "start": True}
    page.goto(str(page.evaluate(_OPEN, table | more)))


def hot_seat(visit: Callable[..., Page], **device: object) -> Page:
    """Open a table of quoridor for two who pass one device round and gave no names."""
    page = visit("/api/health", **device)
    open_table(page, "quoridor", {"kind": "here"}, {"kind": "here"})
    to_act(page)
    return page


def show_record(page: Page, record: Record) -> None:
    """Open a record."""
    page.goto(str(page.evaluate(_SHOW, record.encode().decode())))


def go_on_from(page: Page, record: Record) -> None:
    """Sit down at a table that continues from the beginning of a record; people are at this device."""
    page.goto(str(page.evaluate(_GO_ON, record.encode().decode())))


def known_table(page: Page) -> dict[str, Any]:
    """Return the only table that this device knows, with its tokens."""
    found: dict[str, Any] = page.evaluate(
        "JSON.parse(Object.entries(localStorage).find(([key]) => key.startsWith('mazechase.table.'))[1])"
    )
    return found
