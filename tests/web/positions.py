"""Tables that begin at any position: a record that ends somehow is opened, and continued from its start."""

import json
import urllib.request
from collections.abc import Sequence
from itertools import count
from typing import Any

import msgspec
from playwright.sync_api import Page

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
    rules = make_game(game, len(names), options)
    seats = tuple(Player(name) for name in names)
    match = Match.begin(MatchSetup.make(rules, f"position-{next(_numbers)}", seats, position=position), rules)
    while not match.over:
        if isinstance(match.node, Chance):
            match = match.draw(Seeded(1), 0)
        else:
            seat = match.asked[0]
            legal = [rules.write(action) for action in rules.legal(match.state, seat)]
            match = match.act(seat, ("shut" if "shut" in legal else legal[0],), 0)
    shown = post(program, "/api/tables/import", Record.of(match).encode())
    return post(program, f"/api/tables/{shown['table']['id']}/fork", b'{"keep":0}', shown["host"])


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
