"""Visits to lessons: how they are offered, the list, a step, what is said to something else, and the end."""

from playwright.sync_api import Page

from web.shots import Shot, Visit, choose, icon

POINTED = "[data-pointed]"


def offered_lessons(page: Page, shot: Shot) -> None:
    page.evaluate("localStorage.clear()")
    page.goto(page.url)
    choose(page, "quoridor")
    page.locator("[data-icon=lesson]").wait_for()
    shot("lessons-offered")


def _step(game: str) -> Visit:
    def visit(page: Page, shot: Shot) -> None:
        page.evaluate("localStorage.clear()")
        page.goto(page.url)
        choose(page, game)
        icon(page, "lesson")
        page.locator(".coach.mine[aria-busy=false]").wait_for()
        shot(f"lesson-{game}")

    visit.__name__ = f"lesson_{game}"
    return visit


def whole_lesson(page: Page, shot: Shot) -> None:
    """The first lesson of Quoridor to its end, with a wrong move, and the list after it."""
    page.evaluate("localStorage.clear()")
    page.goto(page.url)
    choose(page, "quoridor")
    icon(page, "lesson")
    page.locator(".coach.mine[aria-busy=false]").wait_for()
    page.locator('[data-name="d6"]').click()
    page.locator(".coach .refused").wait_for()
    shot("lesson-refused")
    for cell in ("e7", "e8", "e9"):
        page.locator(f'[data-pointed][data-name="{cell}"]').click()
    page.locator(".coach.glad").wait_for()
    shot("lesson-done")
    icon(page, "lesson")
    page.locator("dialog ol").wait_for()
    shot("lessons-list")
    page.locator('dialog [data-lesson="fence"]').click()
    page.locator(f'{POINTED}[data-tap="e1h"]').wait_for(state="attached")
    shot("lesson-fence")


VISITS = (
    offered_lessons,
    whole_lesson,
    *(_step(game) for game in ("quoridor", "chase", "marbles", "mspacman", "cards")),
)
