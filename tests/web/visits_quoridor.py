"""Quoridor's pictures in the gallery."""

from playwright.sync_api import Page

from web.shots import Shot, Visit, choose, icon, sit_here


def move(page: Page, *squares: str) -> None:
    for square in squares:
        page.locator(".sentence.mine").wait_for()
        count = page.locator("[data-ply]").count()
        page.locator(f'[data-name="{square}"]').click()
        page.locator("[data-ply]").nth(count).wait_for()


def fence(page: Page, slot: str) -> None:
    """Put up a fence with the keyboard."""
    page.locator(".sentence.mine").wait_for()
    count = page.locator("[data-ply]").count()
    icon(page, "fence")
    if slot.endswith("v"):
        icon(page, "turn")
    cell = page.locator(f'[data-name="{slot[:2]}"]')
    cell.focus()
    page.keyboard.press("Enter")
    page.locator("[data-ply]").nth(count).wait_for()


def playing(page: Page, shot: Shot) -> None:
    choose(page, "quoridor")
    sit_here(page)
    page.locator("[data-name=e1]").wait_for()
    shot("table-begin")
    move(page, "e2", "e8", "e3", "e7")
    fence(page, "d5h")
    fence(page, "f5h")
    move(page, "e4")
    fence(page, "b5h")
    shot("table-middle")
    icon(page, "path")
    page.locator(".way").first.wait_for()
    shot("table-ways")
    icon(page, "fence")
    shot("table-fence")
    icon(page, "close")
    page.locator("[data-name=a1]").click()
    page.locator(".sentence.refusal").wait_for()
    shot("table-refused")
    icon(page, "previous")
    shot("table-back")
    icon(page, "last")
    icon(page, "menu")
    page.locator("dialog").wait_for()
    shot("table-menu")
    icon(page, "close")
    icon(page, "flag")
    page.locator("dialog").wait_for()
    shot("table-resign")
    page.locator('dialog button[data-icon="flag"]').click()
    page.locator(".sentence.over").wait_for()
    shot("table-over")


def four(page: Page, shot: Shot) -> None:
    """Four at one device, with chosen pieces and one long name; then a refusal."""
    choose(page, "quoridor")
    icon(page, "gear", 1)
    page.locator("dialog .segments span").last.click()
    page.locator("dialog .check input").first.uncheck()
    for place, piece in enumerate(("orange", "ms")):
        page.locator("dialog .chair [aria-expanded]").nth(place).click()
        page.locator(f"dialog [data-piece={piece}]").click()
    for kind in page.locator("dialog .chair select:first-of-type").all():
        kind.select_option("here")
    for place, name in enumerate(("Maximiliana Alexandrovna von Habsburg", "Bo", "Ludmila", "Jan Křtitel")):
        page.locator("dialog .chair input").nth(place).fill(name)
    page.locator("dialog button[type=submit]").click()
    move(page, "e2", "b5", "e8", "h5")
    shot("table-four")
    page.locator("[data-name=a1]").click()
    page.locator(".sentence.refusal").wait_for()
    shot("table-four-refused")


def record(page: Page, shot: Shot) -> None:
    """A game that is saved and opened again; then continued."""
    choose(page, "quoridor")
    sit_here(page)
    move(page, "e2", "e8", "e3", "e7")
    icon(page, "menu")
    with page.expect_download() as saved:
        icon(page, "save")
    icon(page, "back")
    page.locator("input[type=file]").set_input_files(saved.value.path())
    page.locator("[data-ply]").nth(3).wait_for()
    shot("record")
    icon(page, "previous")
    shot("record-back")
    icon(page, "branch")
    page.locator(".sentence.mine").wait_for()
    shot("table-forked")
    move(page, "e7")
    shot("table-forked-on")


VISITS: tuple[Visit, ...] = (playing, four, record)
