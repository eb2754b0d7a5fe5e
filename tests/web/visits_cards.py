"""The card game's pictures in the gallery."""

from playwright.sync_api import Page

from web.shots import Shot, Visit, choose, icon, sit_here


def act(page: Page) -> bool:
    """Do the first thing offered; return False if the game is over."""
    page.locator(".sentence.mine, .sentence.over, dialog").first.wait_for()
    if page.locator(".sentence.over").count():
        return False
    if page.locator("dialog").count():
        page.locator("dialog button").click()
    number = page.locator(".controls button:not([data-icon])")
    choice = page.locator(".hand [data-offered], .plate[data-offered]")
    end = page.locator(".controls [data-icon=check]:not([aria-disabled])")
    drawing = page.locator(".deck[data-offered]")
    for offered in (number, choice, end, drawing):
        if offered.count():
            offered.first.click()
            break
    page.wait_for_timeout(200)
    return True


def against_bots(page: Page, shot: Shot) -> None:
    """Eight at the table, to the end."""
    choose(page, "cards")
    icon(page, "gear", 1)
    page.locator("dialog .segments span").last.click()
    shot("cards-setup")
    page.locator("dialog button[type=submit]").click()
    page.locator(".sentence.mine").wait_for()
    for _ in range(8):
        act(page)
    page.locator(".sentence.mine, .sentence.over").first.wait_for()
    shot("cards-eight")
    while act(page):
        pass
    shot("cards-eight-over")


def passed_round(page: Page, shot: Shot) -> None:
    """Two at one device: the curtain, a hand, the risk, and a confirmation before stopping."""
    choose(page, "cards")
    sit_here(page)
    page.locator("dialog").wait_for()
    for _ in range(12):
        act(page)
    while not page.locator("dialog").count():
        act(page)
    shot("cards-curtain")
    act(page)
    while not page.locator(".controls [data-icon=stop]:not([aria-disabled])").count():
        act(page)
    icon(page, "eye")
    page.locator(".risk").wait_for()
    shot("cards-risk")
    icon(page, "stop")
    shot("cards-shut-down")


def shared(page: Page, shot: Shot) -> None:
    """A screen for the table, and phones for the hands."""
    choose(page, "cards")
    icon(page, "screen")
    page.locator("dialog").wait_for()
    shot("cards-shared-setup")
    page.locator("dialog button[type=submit]").click()
    page.locator(".lobby svg[role=img]").wait_for()
    shot("cards-shared-lobby")
    page.locator(".start button").click()
    page.locator(".sentence.over").wait_for()
    shot("cards-shared-over")


VISITS: tuple[Visit, ...] = (against_bots, passed_round, shared)
