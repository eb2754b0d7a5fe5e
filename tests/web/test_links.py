"""Links as docs/protocol.md documents them: a table's address with any of its tokens, and nothing else, after #."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from web.conftest import Visit
from web.playing import at_table, go, press, saw
from web.served import Program


@pytest.fixture
def made(program: Program) -> Any:
    """Create a table with Ada here and a place for somebody by link."""
    places = [{"kind": "here", "name": "Ada"}, {"kind": "link"}]
    new = {"game": "quoridor", "seating": "chosen", "places": places}
    return httpx.post(f"{program.url}/api/tables", json=new).raise_for_status().json()


def link(made: Any, token: str) -> str:
    return f"/t/{made['table']['id']}#{token}"


def test_the_link_with_any_token_alone_opens_what_it_is_for(visit: Visit, made: Any) -> None:
    host = visit(link(made, made["host"]))
    guest = visit(link(made, made["invite"]))
    guest.get_by_label("Your name").fill("Bo")
    watcher = visit(link(made, made["watch"]))
    expect(watcher.get_by_text("Ada", exact=True)).to_be_visible()
    expect(watcher.get_by_role("button", name="Join")).to_have_count(0)
    press(guest, "Join")
    expect(host.get_by_text("Bo")).to_be_visible()
    ada = visit(link(made, made["places"]["1"]))
    press(host, "Start")
    for page in (host, guest, watcher, ada):
        at_table(page)
    go(ada, "e2")
    go(guest, "e8")
    for page in (host, watcher, ada):
        saw(page, 2)
    guest.goto(guest.url.partition("#")[0])  # the device remembers what it holds
    go(ada, "e3")
    go(guest, "e7")


def test_a_link_with_a_token_that_opens_nothing_says_so(visit: Visit, made: Any) -> None:
    page = visit(link(made, "x" * 32))
    expect(page.get_by_text("This link doesn't open a game")).to_be_visible()
