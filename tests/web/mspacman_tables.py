"""Tables of Ms. Pac-Man to visit: new ones, and ones that continue from a position made for a test."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

import mazechase
from mazechase.match import Match, MatchSetup, Player, Record
from mazechase.match.luck import Recorded
from web.conftest import Visit
from web.playing import moves, one_more, to_act
from web.tables import go_on_from, open_table, show_record

PEOPLE = tuple(Player(name) for name in ("Ada", "Bo", "Cy", "Dan"))
BOT = Player(kind="bot", bot="level1")
SOME = "a10,b10,d10,e10,a9,j1,j2,f3,g8,a1"  # some dots in each area


def fresh(page: Page, *places: str, **options: Any) -> None:
    """Sit down at a new table: a name for a person here, or a bot's level."""
    seats = [
        {"kind": "bot", "bot": place} if place.startswith("level") else {"kind": "here", "name": place}
        for place in places
    ]
    open_table(page, "mspacman", *seats, options=options)
    expect(page.get_by_role("grid")).to_be_visible()


def match_at(position: str, *players: Player, **options: Any) -> Match:
    seats = players or PEOPLE[:2]
    game = mazechase.game("mspacman", players=len(seats), options=options)
    return Match.begin(MatchSetup.make(game, "made", seats, position=position))


def go_on(page: Page, position: str, *players: Player, **options: Any) -> None:
    """Sit down at a table that continues from a position; people are at this device."""
    go_on_from(page, Record.of(match_at(position, *players, **options)))
    expect(page.get_by_role("grid")).to_be_visible()


def at(visit: Visit, position: str, *players: object, phone: bool = False, **settings: object) -> Page:
    page = visit("/api/health", phone=phone, **settings)
    go_on(page, position, *players)  # type: ignore[arg-type]
    return page


def show_drawn(page: Page, position: str, face: str, *players: Player) -> None:
    """Open the record of a match in which a face has just come up."""
    match = match_at(position, *players)
    drawn = match.draw(Recorded([match.game.read(f"*{face}")]), now_ms=0)
    show_record(page, Record.of(drawn))
    expect(page.get_by_role("grid")).to_be_visible()


def cell(page: Page, name: str) -> Locator:
    return page.locator(f'[data-name="{name}"]')


def touch(page: Page, name: str) -> None:
    if page.evaluate("navigator.maxTouchPoints") > 0:
        cell(page, name).tap()
    else:
        cell(page, name).click()


def targets(page: Page) -> set[str]:
    """Return the cells that glow."""
    found: list[str] = page.locator("[data-target]").evaluate_all("all => all.map(one => one.dataset.target)")
    return set(found)


def glow(page: Page, *names: str) -> None:
    """Wait until these cells glow and no others."""
    expect(page.locator("[data-target]")).to_have_count(len(names))
    for name in names:
        expect(page.locator(f'[data-target="{name}"]')).to_be_attached()


def device(page: Page) -> Locator:
    return page.locator("[data-device]")


def go_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Go", exact=True)


def left(page: Page, count: int) -> None:
    """Wait until this many steps are left, both next to the board and at the piece."""
    expect(page.locator("[data-steps]")).to_have_attribute("data-steps", str(count))
    expect(page.locator(".steps text")).to_have_text([str(count)] if count else [])


def dots(page: Page, seat: int) -> Locator:
    """Return the counter of a seat's remaining dots."""
    return page.locator(".seats li").nth(seat - 1).locator(".count")


def play_on(page: Page) -> None:
    """Do the next thing: spin, roll, confirm a complete plan, or add the last of the possible steps."""
    to_act(page)
    before = len(moves(page))
    if device(page).is_enabled():
        device(page).click()
        one_more(page, before)
        return
    expect(page.locator("[data-target]").first).to_be_attached()
    while not go_button(page).is_enabled():
        there = max(targets(page))
        planned = page.locator("[data-steps]").get_attribute("data-steps")
        touch(page, there)
        whole = go_button(page).and_(page.locator(":enabled"))
        expect(whole.or_(page.locator(f'[data-steps]:not([data-steps="{planned}"])')).first).to_be_attached()
    go_button(page).click()
    sure = page.get_by_role("button", name="Do it anyway")  # asked where the walk hurts whoever takes it
    done = page.get_by_role("region", name="Moves so far").get_by_role("button").nth(before)
    expect(sure.or_(done).first).to_be_attached()
    if sure.count():
        sure.click()
    one_more(page, before)
