"""What a person does at the page, in words."""

import re

from playwright.sync_api import Page, expect

ISOLATES = "[\u2066-\u2069]*"  # unseen marks that keep a name's direction from its neighbours

# Two pawns that run past each other: sixteen plies, and seat 1 is home first.
RACE = ["d1", "e8", "d2", "e7", "d3", "e6", "d4", "e5", "d5", "e4", "d6", "e3", "d7", "e2", "d8", "f2", "d9"]


def words(text: str) -> re.Pattern[str]:
    """Find a text with a parameter in it."""
    return re.compile(ISOLATES + ISOLATES.join(map(re.escape, text)))


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def at_table(page: Page) -> None:
    expect(page.get_by_role("grid")).to_be_visible()


def to_act(page: Page) -> None:
    """Wait until somebody at this device is to act, and nothing is on its way."""
    expect(page.locator(".sentence.mine[aria-busy=false]")).to_be_visible()


def moves(page: Page) -> list[str]:
    return page.get_by_role("region", name="Moves so far").get_by_role("button").all_inner_texts()


def saw(page: Page, count: int) -> None:
    """Wait until this page knows of so many moves."""
    expect(page.get_by_role("region", name="Moves so far").get_by_role("button")).to_have_count(count)


def go(page: Page, square: str) -> None:
    """Move the pawn by touching a square."""
    to_act(page)
    before = len(moves(page))
    cell = page.locator(f'[data-name="{square}"]')
    if page.evaluate("navigator.maxTouchPoints") > 0:
        cell.tap()
    else:
        cell.click()
    log = page.get_by_role("region", name="Moves so far")
    expect(log.get_by_role("button").nth(before)).to_be_attached()  # a bot may have answered already


def finished(page: Page) -> None:
    expect(page.locator(".sentence.over")).to_be_visible()


def whose(first: Page, second: Page) -> tuple[Page, Page]:
    """Tell whose turn it is: that page, then the other."""
    expect(first.locator(".sentence.mine").or_(first.get_by_text("has the turn."))).to_be_visible()
    return (first, second) if first.locator(".sentence.mine").count() else (second, first)


def invited(host: Page) -> str:
    return host.get_by_role("textbox", name="Send this link").input_value()
