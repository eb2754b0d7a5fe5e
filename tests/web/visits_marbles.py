"""Pictures of the marble game in the gallery: a new table, paths, a payment, rings and rewards, the end."""

from playwright.sync_api import Page

from mazechase.match.entries import Player
from mazechase.rules.marbles.game import Marbles
from web.marbles_tables import EVA, JAN, go_on, marbles, put, touch
from web.shots import Shot

LONG = Player("Maximiliana Alexandrovna von Habsburg")
WAYS = ("b3", "b4", "c4", "c6", "b6", "b5", "d6", "d4", "d3", "d2", "e2", "f2", "a2", "a4", "a6", "f1", "d1", "f11")


def sure(page: Page) -> None:
    """Confirm, if a finger has only looked; a mouse has moved already."""
    if page.evaluate("navigator.maxTouchPoints") > 0:
        page.locator('.answers button[data-icon="check"]').click()


def fresh_game(page: Page, shot: Shot) -> None:
    """The start: somebody rolls for the first turn, and then can choose from all ends."""
    game = marbles()
    go_on(page, game.start(), game, EVA, JAN)
    page.locator(".roll").wait_for()
    shot("marbles-roll")
    white = [game.rules_as(Marbles).layout.names[cell] for cell in game.start().white]
    go_on(page, put(game, white=white, dice=(4, 5)), game, EVA, JAN)
    page.locator('[data-end="i3"]').wait_for()
    shot("marbles-ends")
    touch(page, "i3")
    page.locator("[role=radio]").first.wait_for()
    shot("marbles-ways")
    page.locator(".piece[aria-pressed=false]").click()
    page.locator(".end.ghostly").first.wait_for()
    shot("marbles-ghost")


def privilege(page: Page, shot: Shot) -> None:
    """Four play; a ghost is gobbled, the yellow marble goes back, and somebody's marbles are taken."""
    game = marbles(4)
    state = put(
        game,
        white=WAYS,
        yellow=("c3", "i3"),
        held=(2, 0, 0, 0),
        trays=(9, 5, 12),
        pacs=("b3", "h2", "k10", "e10"),
        ghosts=("b5", "h8"),
        dice=(2, 4),
    )
    go_on(page, state, game, EVA, LONG, JAN, Player("Bo"))
    page.locator(".dice button").first.click()
    page.locator('[data-end="b5"]').wait_for()
    page.locator('.actions button[data-icon="path"]').click()
    page.locator(".danger").first.wait_for()
    shot("marbles-danger")
    touch(page, "b5")
    sure(page)
    page.locator('[data-end="c9"]').wait_for()
    shot("marbles-ring")
    touch(page, "c9")
    page.locator(".answers .who").first.wait_for()
    shot("marbles-reward")


def payment(page: Page, shot: Shot) -> None:
    """A capture, and the one who was caught chooses the marbles to pay with; then the end."""
    game = marbles(options={"pay_with_yellow": "victim_choice"})
    state = put(
        game,
        white=WAYS,
        yellow=("c3", "i3", "i9"),
        held=(1, 0),
        trays=(9,),
        pacs=("d8", "h2"),
        ghosts=("d6", "f4"),
        dice=(1, 3),
        turn=2,
    )
    go_on(page, state, game, EVA, JAN)
    page.locator(".piece[aria-pressed=false]").click()
    touch(page, "d8")
    sure(page)
    page.locator(".answers .marbles").first.wait_for()
    shot("marbles-pay")
    game = marbles()
    state = put(game, white=["d1"], trays=(40,), pacs=("f1", "k10"), dice=(1, 1))
    go_on(page, state, game, EVA, JAN)
    page.locator('[data-end="d1"]').wait_for()
    touch(page, "d1")
    sure(page)
    page.locator(".sentence.over").wait_for()
    shot("marbles-over")


VISITS = (fresh_game, privilege, payment)
