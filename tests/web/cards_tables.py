"""Tables of the card game to visit, what lies on them, and all that the server tells who sits there."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from web.conftest import Visit
from web.playing import to_act, words
from web.positions import sit, table_at
from web.served import Program

THREE = ("Ada", "Bo", "Cyd")
GIVE = "give 1 - 1 0 aaa 0,0,0 0,0,0 dot+inky+pinky,cherry,- -,-,- give - 0 0"
SWAP = "swap 1 - 1 0 aaa 0,0,0 0,0,0 dot,cherry,apple -,-,- swap - 0 0"
SKIP = "skip 1 - 1 0 aad 0,0,0 0,0,0 dot,cherry,apple -,-,- skip - 0 0"
DICTATE = "dictate 1 - 1 0 aaa 0,0,0 0,0,0 dot,cherry,apple -,-,- dictate - 0 0"
ORDERED = "ask 1 - 1 3 aaa 0,0,0 0,0,0 dot,cherry,apple -,-,- dictate - 0 0"
LEFT = "pass-left 2 - 1 0 aaa 0,0,0 0,0,0 dot,cherry,apple -,-,- pass-left - 0 0"
ALL_DRAW = "all-draw 1 1 1 0 aaa 0,0,0 0,0,0 dot,cherry,apple -,-,- all-draw - 0 0"
KNOWING = "ask 1 - 0 0 aaa 0,0,0 0,0,0 dot,cherry+inky,apple -,-,- give 1>2:inky 0 0"
RISKY = "ask 1 - 1 0 aaa 0,0,0 0,0,0 dot+inky+pinky,cherry,apple -,-,- - - 0 0"
ALONE = "ask 1 - 1 0 add 0,0,0 0,0,0 dot,cherry,apple -,-,- - - 0 0"
DRAWING = "draw 1 - 0 0 aaa 0,0,0 0,0,0 dot,cherry,apple -,-,- - - 0 0"
# What only those may hear whom it names: who draws, who takes a hand, who gives a ghost and who gets it.
PRIVATE = re.compile(r"(\w+)\W* (?:drew (?!a )|got a new hand: |gave a ghost \(.*?\) to \W*(\w+))")


def plate(page: Page, seat: int) -> Locator:
    return page.locator(f'.plate[data-seat="{seat}"]')


def in_hand(page: Page, card: str) -> Locator:
    return page.locator(f'.hand [data-card="{card}"]')


def deck(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Deck"))


def control(page: Page, name: str) -> Locator:
    return page.locator(".controls").get_by_role("button", name=name, exact=True)


def position(
    visit: Visit, program: Program, place: str, *seats: int, level: str = "1", **settings: Any
) -> tuple[Page, dict[str, Any]]:
    """Visit a table for three at a position, with some of its seats."""
    made = table_at(program, "cards", THREE, place, {"level": level})
    page = visit("/api/health", **settings)
    sit(page, program, made, *seats)
    return page, made


class Told:
    """All that the server tells a page, from before it comes to a table."""

    def __init__(self, page: Page) -> None:
        self.messages: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.messages.append(json.loads(text)))

    def views(self) -> Iterator[dict[str, Any]]:
        for message in self.messages:
            if message["t"] == "update":
                yield message["view"]
            for frame in message.get("frames", ()):
                yield frame["view"]

    def events(self) -> Iterator[dict[str, Any]]:
        for message in self.messages:
            for step in (*message.get("steps", ()), *message.get("frames", ())):
                yield from step.get("events", ())

    def shows_only(self, *seats: int) -> bool:
        """Tell whether no hand but those of these seats was told of, unless it lay open to all."""
        for view in self.views():
            for seat, (hand, status) in enumerate(zip(view["hands"], view["status"], strict=True), 1):
                if hand is not None and seat not in seats and status != "out" and view["phase"] != "over":
                    return False
        named = [event for event in self.events() if event["kind"] in {"drew", "picked", "hand_taken"}]
        return all(event["seat"] in seats for event in named)


def own_seat(page: Page) -> int:
    """Give the seat of the only player at a device: the one below."""
    return int(page.locator(".place[style*='3 / 2'] .plate").get_attribute("data-seat") or 0)


def asked(pages: list[Page]) -> Page:
    """Wait until one of these people is to act."""
    for _ in range(600):
        for page in pages:
            if page.locator(".sentence.mine[aria-busy=false]").count():
                return page
        pages[0].wait_for_timeout(50)
    pytest.fail("nobody is to act")


# What people see of it when something was done: a move, a part of an answer, another thing to do.
STANDING = """document.querySelectorAll("[data-ply]").length + document.querySelector(".sentence").innerText"""


def act(page: Page) -> None:
    """Do something that is offered, and see it done: answer a power-up, else draw one card a turn and end."""
    to_act(page)
    before = page.evaluate(STANDING)
    choice = page.locator(".hand [data-offered], .plate[data-offered]")
    number = page.get_by_role("button", name=words("must draw: 1"), exact=True)
    if number.count():
        number.click()
    elif choice.count():
        choice.first.click()
    elif page.locator(".controls [data-icon=check]:not([aria-disabled])").count():
        control(page, "End turn").click()
    elif deck(page).get_attribute("aria-disabled") is None:
        deck(page).click()
    page.wait_for_function(f"before => {STANDING} !== before", arg=before)


def pass_on(page: Page, name: str) -> None:
    """Take the device and say who one is."""
    curtain = page.get_by_role("dialog", name="Pass to")
    expect(curtain).to_contain_text(name)
    expect(page.locator(".hand")).to_have_count(0)  # nobody's hand is there, not even behind it
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)


def spoken(page: Page) -> str:
    """Give all that the log, the news and the screen reader's log say of the moves."""
    labels = page.locator("[data-ply]").evaluate_all("all => all.map(one => one.ariaLabel)")
    return "\n".join((*labels, *page.locator("[role=log], .news").all_inner_texts()))


def draw_one_and_end(page: Page) -> None:
    deck(page).click()
    end = page.locator(".controls [data-icon=check]:not([aria-disabled])")
    offered = page.locator(".hand [data-offered], .plate[data-offered]")
    while True:
        expect(end.or_(offered).first).to_be_visible()
        if end.count():
            return end.click()
        offered.first.click()
