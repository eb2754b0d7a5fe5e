"""Tables of the chase to visit, on layouts so small that everything happens within a few steps."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from web.conftest import Visit
from web.playing import to_act
from web.tables import open_table


def layout(pellets: str, pacman: str, ghosts: str, fences: str = "") -> dict[str, Any]:
    """Create a layout from names of squares; the ghosts in order."""
    names = ("Blinky", "Inky", "Pinky", "Clyde")
    return {
        "source": "home-made",
        "fences": fences.split(),
        "pellets": pellets.split(),
        "starts": {"Pac-Man": pacman, **dict(zip(names, ghosts.split(), strict=True))},
    }


# Blinky looks down the column at Pac-Man, two squares away; the others can't see him.
FACING = layout("a1 i1 a9 i9", "e2", "e4 a7 b7 i7")
# A pellet in front of Pac-Man, two ghosts in his way behind it, and Pinky next to the end of his run.
PASSING = layout("e3 a1 i1 e9", "e2", "e4 e5 c7 i8")
# Four pellets in a row, each within the boost of the one before.
CHAIN = layout("e3 e5 e7 e9", "e2", "a5 b5 h5 i5")


def sit_down(page: Page, *names: str, start: bool = True, **options: Any) -> None:
    """Open a table for these people at this device; ``bot`` is a bot, ``link`` a place for somebody by link."""
    kinds = {"bot": {"kind": "bot", "bot": "level1"}, "link": {"kind": "link"}}
    places = [kinds.get(name, {"kind": "here", "name": name}) for name in names]
    open_table(page, "chase", *places, start=start, options=options)


def at(visit: Visit, *names: str, phone: bool = False, seen: dict[str, str] | None = None, **options: Any) -> Page:
    page = visit("/api/health", phone=phone, **(seen or {}))
    sit_down(page, *names, **options)
    to_act(page)
    return page


def square(page: Page, name: str) -> Locator:
    return page.locator(f'[data-name="{name}"]')


def piece(page: Page, name: str) -> Locator:
    return page.locator(f'[data-piece-at="{name}"]')


def go(page: Page, name: str) -> None:
    """Send the moving piece to a square; it may take several steps."""
    to_act(page)
    log = page.get_by_role("region", name="Moves so far")
    before = log.inner_text()
    if page.evaluate("navigator.maxTouchPoints") > 0:
        square(page, name).tap()
    else:
        square(page, name).click()
    expect(log).not_to_have_text(before, use_inner_text=True)


def standing(page: Page, name: str, who: str) -> None:
    """Wait until a piece stands on a square."""
    expect(square(page, name)).to_have_attribute("aria-label", re.compile(rf"{who}\W*:"))


def moving(page: Page, who: str) -> None:
    """Wait until it is a piece's move."""
    expect(page.locator("[data-mover]")).to_have_attribute("data-mover", who)
