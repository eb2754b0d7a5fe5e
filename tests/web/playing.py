"""What a person does at the page, in words."""

import re

from playwright.sync_api import Locator, Page, expect

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
    """Give the log as it is written, without the marks of direction."""
    written = page.get_by_role("region", name="Moves so far").get_by_role("button").all_inner_texts()
    return [re.sub(ISOLATES, "", text).strip() for text in written]


def saw(page: Page, count: int) -> None:
    """Wait until this page knows of so many moves."""
    expect(page.get_by_role("region", name="Moves so far").get_by_role("button")).to_have_count(count)


def one_more(page: Page, before: int) -> None:
    """Wait until there are more moves than before; a bot may have answered already."""
    expect(page.get_by_role("region", name="Moves so far").get_by_role("button").nth(before)).to_be_attached()


def go(page: Page, square: str) -> None:
    """Move the pawn by touching a square."""
    to_act(page)
    before = len(moves(page))
    cell = page.locator(f'[data-name="{square}"]')
    if page.evaluate("navigator.maxTouchPoints") > 0:
        cell.tap()
    else:
        cell.click()
    one_more(page, before)


def finished(page: Page) -> None:
    expect(page.locator(".sentence.over")).to_be_visible()


def to_act_or_over(page: Page) -> bool:
    """Wait until somebody at this device is to act or the match is over, and tell whether it goes on."""
    over = page.locator(".sentence.over")
    expect(page.locator(".sentence.mine[aria-busy=false]").or_(over)).to_be_visible()
    return over.count() == 0


def ask_to_give_up(page: Page) -> Locator:
    """Open the question whether to give up; a tap right after a change is taken for a slip, so one taps again."""
    dialog = page.get_by_role("dialog")
    for _ in range(50):
        press(page, "Give up")
        if dialog.count():
            break
        page.wait_for_timeout(100)
    return dialog


def give_up(page: Page) -> None:
    ask_to_give_up(page).get_by_role("button", name="Give up").click()


_WATCH = """(selectors) => {
  window.passed = {};
  new MutationObserver(() => {
    for (const one of selectors) window.passed[one] = document.querySelector(one)?.textContent ?? window.passed[one];
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""


def watch_for(page: Page, *selectors: str) -> None:
    """Take note of what is there for a moment only: on a slow machine it may have gone when one looks."""
    page.evaluate(_WATCH, selectors)


def passed(page: Page, selector: str, text: str = "") -> None:
    """Wait until something that is watched for has been there, and said this."""
    page.wait_for_function("([one, text]) => window.passed[one]?.includes(text)", arg=[selector, text])


def whose(first: Page, second: Page) -> tuple[Page, Page]:
    """Tell whose turn it is: that page, then the other."""
    expect(first.locator(".sentence.mine").or_(first.get_by_text("has the turn."))).to_be_visible()
    return (first, second) if first.locator(".sentence.mine").count() else (second, first)


def invited(host: Page) -> str:
    return host.get_by_role("textbox", name="Send this link").input_value()
