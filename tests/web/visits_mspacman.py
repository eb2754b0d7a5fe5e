"""Ms. Pac-Man's pictures in the gallery."""

from playwright.sync_api import Page

from web.mspacman_tables import PEOPLE, fresh, go_on, show_drawn, touch
from web.shots import Shot, Visit, choose, icon

DOTS = "a10,b10,d10,e10,a9,a8,c8,f10,g10,h10,j9,g8,j1,j2,f3,h4,a1,b1,d3"


def mspacman_start(page: Page, shot: Shot) -> None:
    choose(page, "mspacman")
    shot("mspacman-start")
    icon(page, "gear", 1)
    page.locator("dialog summary").click()
    shot("mspacman-setup")
    icon(page, "close")
    fresh(page, "Ada", "Bo", "Cy", "Dan")
    shot("mspacman-begin")
    icon(page, "help")
    page.locator("dialog").wait_for()
    shot("mspacman-help")


def mspacman_walk(page: Page, shot: Shot) -> None:
    go_on(page, f"walk 1 1 b10 -,c9,h4p2,d3p1 {DOTS} 5 - - - 0", *PEOPLE)
    page.locator("[data-target]").first.wait_for()
    shot("mspacman-walk")
    touch(page, "a8")
    page.locator(".way").wait_for()
    shot("mspacman-plan")
    touch(page, "e5")
    page.locator(".sentence.refusal").wait_for()
    shot("mspacman-refused")
    icon(page, "path")
    page.locator(".distance").first.wait_for()
    shot("mspacman-ways")


def mspacman_ghost(page: Page, shot: Shot) -> None:
    go_on(page, f"chase 2 1 c8 -,c9 {DOTS} 3 - - - 0")
    touch(page, "c8")
    page.locator("[data-outcome]").wait_for()
    shot("mspacman-capture-plan")
    icon(page, "check")
    page.locator("[data-target]").first.wait_for()
    shot("mspacman-place")
    show_drawn(page, f"roll 2 1 c8 -,c4 {DOTS} 0 - - - 0", "F2")
    shot("mspacman-f2")


def mspacman_over(page: Page, shot: Shot) -> None:
    go_on(page, "walk 1 1 b10 -,f6,h6 b10,j1,g8 1 - - - 0", *PEOPLE[:3])
    touch(page, "a10")
    page.locator("[data-outcome=won]").wait_for()
    shot("mspacman-win-plan")
    icon(page, "check")
    page.locator(".sentence.over").wait_for()
    shot("mspacman-over")


VISITS: tuple[Visit, ...] = (mspacman_start, mspacman_walk, mspacman_ghost, mspacman_over)
