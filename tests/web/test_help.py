"""The help: searching it, looking a ruling up, the cards of the deck, and pictures of boards in the set-up."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from mazechase.rules.chase.documents import SHIPPED
from web.axe import axe_finds
from web.conftest import Visit
from web.playing import go, to_act, words
from web.tables import open_table

PEOPLE = ({"kind": "here", "name": "Eva"}, {"kind": "here", "name": "Jan"})


def opened(page: Page) -> Locator:
    page.locator("button[data-icon=help]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-part]").first).to_be_visible()
    return dialog


def test_the_help_is_searched_by_words_and_by_rulings(visit: Visit) -> None:
    page = visit("/api/health")
    open_table(page, "quoridor", *PEOPLE)
    to_act(page)
    dialog = opened(page)
    assert dialog.locator("[data-part] svg").count() >= 5  # drawn as on the board
    assert axe_finds(page) == []
    search = dialog.get_by_role("searchbox", name="Search the rules")
    search.fill("jump straight")
    expect(dialog.locator("[data-part]")).to_have_count(2)
    search.fill("quor-11")
    expect(dialog.locator("[data-part]")).to_have_count(1)
    expect(dialog.locator("[data-part=path]")).to_be_visible()
    search.fill("bananas")
    expect(dialog.get_by_role("status")).to_contain_text(words("Nothing here about “bananas”."))
    search.fill("")
    expect(dialog.locator("[data-option=edge_as_fence]")).to_contain_text("Yes")


def test_a_ruling_leads_to_its_part_of_the_help(visit: Visit) -> None:
    page = visit("/api/health", phone=True)
    open_table(page, "quoridor", *PEOPLE)
    to_act(page)
    page.locator('[data-name="e4"]').tap()
    page.get_by_role("button", name="QUOR-6").tap()
    sought = page.get_by_role("dialog").locator("[data-part=move]")
    expect(sought).to_be_in_viewport()
    expect(sought).to_be_focused()
    expect(sought).to_have_class(re.compile("sought"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    go(page, "e2")


def test_house_rules_and_what_a_table_plays_differently_are_marked(visit: Visit) -> None:
    page = visit("/api/health")
    open_table(page, "marbles", *PEOPLE, options={"ghost_may_reverse": True, "home_counts": False})
    dialog = opened(page)
    expect(dialog.locator("[data-part=must] .house")).to_be_visible()
    expect(dialog.locator("[data-option=pay_with_yellow]")).to_contain_text("House rule")
    expect(dialog.locator("[data-option=ghost_may_reverse]")).not_to_contain_text("House rule")
    expect(dialog.locator("[data-option=home_counts]")).to_contain_text("Changed")


def test_the_help_lists_the_cards_of_the_deck_in_use(visit: Visit) -> None:
    page = visit("/api/health")
    bot = {"kind": "bot", "bot": "random", "name": "Bo"}
    open_table(page, "cards", {"kind": "here", "name": "Eva"}, bot, options={"level": "2"})
    dialog = opened(page)
    expect(dialog.locator("[data-card=dictate]")).to_contain_text("power-up")
    expect(dialog.locator("[data-card=give]")).to_have_count(0)  # of the other level
    expect(dialog.locator("[data-card=melon]")).to_contain_text(words("points"))
    expect(dialog).to_contain_text(words("Cards in the deck: 54"))
    assert dialog.locator("[data-card] svg").count() == dialog.locator("[data-card]").count()


@pytest.mark.parametrize(("game", "boards"), [("chase", len(SHIPPED)), ("marbles", 2), ("mspacman", 3)])
def test_boards_are_pictured_where_they_are_chosen(visit: Visit, game: str, boards: int) -> None:
    page = visit(game=game)
    page.locator(f"[data-game={game}] button[data-icon=gear]").click()
    samples = page.locator("[data-sample]")
    expect(samples).to_have_count(boards)
    expect(samples.locator("svg")).to_have_count(boards)
    samples.last.click()
    expect(samples.last).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-about]").first).to_be_visible()  # what the bots are like
