"""What a person does on the page, as functions."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

ISOLATES = "[\u2066-\u2069]*"  # invisible marks that separate a name's direction from its neighbours

# Two pawns that run past each other: sixteen plies, and seat 1 is home first.
RACE = ["d1", "e8", "d2", "e7", "d3", "e6", "d4", "e5", "d5", "e4", "d6", "e3", "d7", "e2", "d8", "f2", "d9"]

# Names that are partly hidden; an overflow of less than a line is only room for tall letters.
_WHOLE = "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 4"
CUT = f"all => all.filter(name => ![name, ...name.children].every({_WHOLE})).map(name => name.textContent)"


def words(text: str) -> re.Pattern[str]:
    """Return a pattern for a text with a parameter in it."""
    return re.compile(ISOLATES + ISOLATES.join(map(re.escape, text)))


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def pass_and_play(page: Page) -> None:
    """Start a game of the chosen kind for two people at this device, whose names are not asked for."""
    press(page, "Pass and play")
    press(page, "Start the game")


def how_many(part: Page | Locator, players: int) -> None:
    """Choose the number of players in the set-up; the board beside it may show the same number."""
    part.get_by_role("group", name="Players", exact=True).get_by_text(str(players), exact=True).click()


def at_table(page: Page) -> None:
    expect(page.get_by_role("grid")).to_be_visible()


def to_act(page: Page) -> None:
    """Wait until somebody at this device is to act, and nothing is in transit."""
    expect(page.locator(".sentence.mine[aria-busy=false]")).to_be_visible()


def moves(page: Page) -> list[str]:
    """Return the log as it is written, without the marks of direction."""
    written = page.get_by_role("region", name="Moves so far").get_by_role("button").all_inner_texts()
    return [re.sub(ISOLATES, "", text).strip() for text in written]


def saw(page: Page, count: int) -> None:
    """Wait until this page has this many moves."""
    expect(page.get_by_role("region", name="Moves so far").get_by_role("button")).to_have_count(count)


def one_more(page: Page, before: int) -> None:
    """Wait until there are more moves than before; a bot may have answered already."""
    expect(page.get_by_role("region", name="Moves so far").get_by_role("button").nth(before)).to_be_attached()


def go(page: Page, square: str) -> None:
    """Move the pawn by tapping a square."""
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
    """Wait until somebody at this device is to act or the match is over, and return whether it goes on."""
    over = page.locator(".sentence.over")
    expect(page.locator(".sentence.mine[aria-busy=false]").or_(over)).to_be_visible()
    return over.count() == 0


def ask_to_give_up(page: Page) -> Locator:
    """Open the question whether to give up; a tap right after a change counts as a slip, so tap again."""
    dialog = page.get_by_role("dialog")
    for _ in range(50):
        page.locator(".actions [data-icon=flag]").evaluate("one => one.click()")  # it may be behind the dialog by now
        page.wait_for_timeout(100)
        if dialog.count():
            break
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
    """Watch for something that is visible only for a moment: on a slow machine it may be gone too early."""
    page.evaluate(_WATCH, selectors)


def passed(page: Page, selector: str, text: str = "") -> None:
    """Wait until something that is being watched for has appeared, with this text."""
    page.wait_for_function("([one, text]) => window.passed[one]?.includes(text)", arg=[selector, text])


def whose(first: Page, second: Page) -> tuple[Page, Page]:
    """Return whose turn it is: the first page's, then the other."""
    expect(first.locator(".sentence.mine").or_(first.get_by_text("is playing…"))).to_be_visible()
    return (first, second) if first.locator(".sentence.mine").count() else (second, first)


def invited(host: Page) -> str:
    return host.get_by_role("textbox", name="Send this link").input_value()


def by_link(visit: Callable[..., Page]) -> tuple[Page, Page]:
    """Open a table for two devices: the host's, and a phone that was invited."""
    host, guest = visit(), visit
    press(host, "With a friend, by link")
    friend: Page = guest(invited(host), phone=True)
    friend.get_by_label("Your name").fill("Anna")
    press(friend, "Join")
    expect(host.get_by_text("Anna")).to_be_visible()
    press(host, "Start")
    at_table(host)
    at_table(friend)
    return host, friend
