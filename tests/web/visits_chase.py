"""Pictures of the chase in the gallery."""

from playwright.sync_api import Page, expect

from web.chase_tables import CHAIN, FACING, PASSING, sit_down
from web.shots import Shot, Visit, choose, icon, sit_here


def move(page: Page, *squares: str) -> None:
    for name in squares:
        page.locator(".sentence.mine").wait_for()
        page.locator(".target").first.wait_for()
        log = page.locator("section.log")
        before = log.inner_text()
        page.locator(f'[data-name="{name}"]').click()
        expect(log).not_to_have_text(before, use_inner_text=True)


def chase_start(page: Page, shot: Shot) -> None:
    choose(page, "chase")
    shot("chase-start")
    icon(page, "gear", 1)
    page.locator("dialog .check input").first.uncheck()
    page.locator("dialog summary").click()
    page.locator("dialog details").scroll_into_view_if_needed()
    shot("chase-setup")
    icon(page, "close")
    sit_here(page)
    page.locator(".target").first.wait_for()
    shot("chase-begin")
    icon(page, "path")
    page.locator("[data-sight]").first.wait_for()
    shot("chase-sight")
    icon(page, "help")
    page.locator("dialog").wait_for()
    shot("chase-help")


def chase_boost(page: Page, shot: Shot) -> None:
    """A boost, ghosts eaten, and a ghost that has seen it all; then three lives gone."""
    sit_down(page, "Eva", "Jan", layout=PASSING)
    move(page, "e3")
    page.locator(".mover.boost").wait_for()
    page.locator("[data-name=d5]").hover()
    shot("chase-boost")
    move(page, "e4")
    icon(page, "check")
    page.locator(".mover.frenzy").wait_for()
    shot("chase-frenzy")
    sit_down(page, "Eva", "Jan", layout=FACING, lives=1)
    move(page, "e2", "e2")
    page.locator(".sentence.over").wait_for()
    shot("chase-caught")


def chase_five(page: Page, shot: Shot) -> None:
    """Five at one device, one with a long name; the next ghost is named."""
    names = ("Maximiliana Alexandrovna von Habsburg", "Bo", "Ludmila", "Jan Křtitel", "Ида")
    sit_down(page, *names, ghost_order="free", stall_limit=4)
    move(page, "e4")
    page.locator(".calls button:enabled").first.wait_for()
    shot("chase-call")
    page.locator(".calls button").nth(2).click()
    page.locator("[data-mover=Pinky]").wait_for()
    shot("chase-five")
    page.locator("[data-name=a1]").click()
    page.locator(".sentence.refusal").wait_for()
    shot("chase-refused")


def chase_won(page: Page, shot: Shot) -> None:
    sit_down(page, "Eva", "Jan", layout=CHAIN)
    move(page, "e3", "e5", "e7", "e9")
    page.locator(".sentence.over").wait_for()
    shot("chase-won")


VISITS: tuple[Visit, ...] = (chase_start, chase_boost, chase_five, chase_won)
