"""Tables that begin at any position: a record that ends somehow is opened, and continued from its start."""

import json
import urllib.request
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

import msgspec
from playwright.sync_api import Page, expect

from mazechase import game as make_game
from mazechase.match.entries import MatchSetup, Player
from mazechase.match.luck import Seeded
from mazechase.match.match import Match
from mazechase.match.records import Record
from mazechase.rules.api import Chance
from web.served import Address

_numbers = count(1)


def post(program: Address, path: str, body: bytes, token: str | None = None) -> dict[str, Any]:
    headers = {"Content-Type": "application/json", "Origin": program.url}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(program.url + path, body, headers)  # noqa: S310 (our own server)
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        made: dict[str, Any] = json.load(answer)
    return made


def table_at(
    program: Address, game: str, names: Sequence[str], position: str | None, options: dict[str, Any]
) -> dict[str, Any]:
    """Open a table where people with these names continue from a position; the answer has everybody's tokens."""
    shown = post(program, "/api/tables/import", record_of(game, names, position, options))
    return post(program, f"/api/tables/{shown['table']['id']}/fork", b'{"keep":0}', shown["host"])


def record_of(
    game: str, names: Sequence[str], position: str | None = None, options: dict[str, Any] | None = None
) -> bytes:
    """Return the record of a match that begins at a position and ends somehow."""
    rules = make_game(game, len(names), options or {})
    seats = tuple(Player(name) for name in names)
    match = Match.begin(MatchSetup.make(rules, f"position-{next(_numbers)}", seats, position=position), rules)
    while not match.over:
        if isinstance(match.node, Chance):
            match = match.draw(Seeded(1), 0)
        else:
            seat = match.asked[0]
            legal = [rules.write(action) for action in rules.legal(match.state, seat)]
            match = match.act(seat, ("shut" if "shut" in legal else legal[0],), 0)
    return Record.of(match).encode()


def sit(page: Page, program: Address, made: dict[str, Any], *places: int, host: bool = False) -> None:
    """Go to a table with the tokens of some places, like a device that took them."""
    known = {"id": made["table"]["id"], "game": made["table"]["game"], "at": 1}
    known["places"] = {place: made["places"][str(place)] for place in places}
    if made["watch"] is not None:
        known["watch"] = made["watch"]
    if host:
        known |= {"host": made["host"], "invite": made["invite"]}
    page.evaluate("tables => localStorage.setItem('mazechase.tables', tables)", msgspec.json.encode([known]).decode())
    page.goto(f"{program.url}/t/{made['table']['id']}")


def friends(visit: Callable[..., Page], program: Address) -> tuple[Page, Page]:
    """Sit down with a friend who was invited, as after ``by_link`` without the clicks: the host's device, a phone."""
    table = {"game": "quoridor", "places": [{"kind": "here"}, {"kind": "link"}]}
    made = post(program, "/api/tables", msgspec.json.encode(table))
    place = f"/api/tables/{made['table']['id']}"
    taken = post(program, f"{place}/claim", b'{"name":"Anna"}', made["invite"])
    post(program, f"{place}/start", b"", made["host"])
    host, friend = visit("/api/health"), visit("/api/health", phone=True)
    sit(host, program, made, *map(int, made["places"]), host=True)
    sit(friend, program, made | taken, *map(int, taken["places"]))
    for page in (host, friend):
        expect(page.get_by_role("grid")).to_be_visible()
    return host, friend
