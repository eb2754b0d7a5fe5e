"""The help, and the boards in the set-up, for the gallery."""

from playwright.sync_api import Page

from web.shots import Shot, choose, icon

GAMES = ("cards", "chase", "marbles", "mspacman", "quoridor")


def explained(page: Page, shot: Shot) -> None:
    for game in GAMES:
        choose(page, game)
        page.locator(f"[data-game={game}] button[data-icon=help]").click()
        page.locator("dialog [data-part] svg").first.wait_for()
        shot(f"help-{game}")
        page.locator("dialog section").last.scroll_into_view_if_needed()
        shot(f"help-{game}-end")
        icon(page, "close")


def boards(page: Page, shot: Shot) -> None:
    for game in ("chase", "marbles", "mspacman"):
        choose(page, game)
        page.locator(f"[data-game={game}] button[data-icon=gear]").click()
        page.locator("[data-sample] svg").first.wait_for()
        shot(f"setup-boards-{game}")
        icon(page, "close")


VISITS = (explained, boards)
