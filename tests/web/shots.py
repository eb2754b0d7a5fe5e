"""What every visit in the gallery uses."""

from collections.abc import Callable

from playwright.sync_api import Page

Shot = Callable[[str], None]  # takes a picture under this name
Visit = Callable[[Page, Shot], None]


def icon(page: Page, name: str, nth: int = 0) -> None:
    """Press a button by its icon, which is the same in every language."""
    dialog = page.locator("dialog[open]")  # nothing else can be pressed while there is one
    within = dialog.last if dialog.count() else page
    within.locator(f'button[data-icon="{name}"]').nth(nth).click()


def choose(page: Page, game: str) -> None:
    """Choose a game on the start page, unless it is still chosen from last time."""
    button = page.locator(f"[data-game={game}] h2 button")
    button.wait_for()
    if button.get_attribute("aria-expanded") == "false":
        button.click()


def sit_here(page: Page) -> None:
    """Start a game for people who pass this device round, without names."""
    icon(page, "people")
    page.locator("dialog button[type=submit]").click()
    page.wait_for_url("**/t/*")
