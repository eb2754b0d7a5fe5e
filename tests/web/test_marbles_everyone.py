"""Marbles for everybody: by keyboard and screen reader, as a spectator, with each player's home at the bottom."""

import re

import pytest
from playwright.sync_api import expect

from web.axe import axe_finds
from web.conftest import Visit
from web.marbles_tables import (
    BOT,
    EVA,
    JAN,
    PEOPLE,
    at,
    cell,
    ends,
    fresh,
    go,
    half,
    marbles,
    touch,
)
from web.playing import moves, one_more, press, saw, to_act, words
from web.tables import known_table


def test_the_first_roll_is_for_who_begins(visit: Visit) -> None:
    page = visit("/api/health", phone=True)
    fresh(page, *PEOPLE)
    to_act(page)
    expect(page.locator(".sentence")).to_contain_text("Roll to see who starts", ignore_case=True)
    expect(page.locator("[role=gridcell]:focus")).to_have_count(0)  # no frame that looks like a choice on a phone


def test_keys_roll_the_dice(visit: Visit) -> None:
    page = visit("/api/health")
    fresh(page, *PEOPLE)
    to_act(page)
    expect(cell(page, "k1")).to_be_focused()  # the board is ready for keys
    for key in ("Enter", "r"):  # each rolls for the first turn
        before = len(moves(page))
        page.keyboard.press(key)
        one_more(page, before)


@pytest.mark.parametrize("dice", [(2, 3), (1, 1)])
def test_keyboard_alone(visit: Visit, dice: tuple[int, int]) -> None:
    game = marbles()
    page = at(visit, half(game, pacs=("d3", "k10"), ghosts=("d8", "h8"), dice=dice), game, EVA, JAN)
    expect(cell(page, "d3")).to_be_focused()
    page.keyboard.press("g")
    expect(page.get_by_role("button", name="Move a ghost")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("p")
    page.keyboard.press("d")  # the other die; if both show the same there is none, and nothing is lost
    expect(page.get_by_role("button", name=words(f"{dice[0]}, for Pac-Man"))).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("n")
    expect(page.locator("[data-way]")).to_be_attached()  # arriving at an end shows the path
    page.keyboard.press("w")
    page.keyboard.press("Enter")
    saw(page, 1)
    expect(page.locator("[data-end]").first).to_be_attached()
    page.keyboard.press("n")
    page.keyboard.press("w")
    page.keyboard.press("Enter")
    saw(page, 2)
    page.keyboard.press("ArrowUp")
    focused = page.evaluate("document.activeElement.dataset.name")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.name") != focused


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(visit: Visit, scheme: str) -> None:
    game = marbles(3, {"pay_with_yellow": "victim_choice"})
    state = half(
        game,
        yellow=("c3", "i3"),
        held=(1, 1, 0),
        trays=(9, 5),
        pacs=("b3", "h2", "k10"),
        ghosts=("b5", "h8"),
        dice=(2, 4),
    )
    page = at(visit, state, game, EVA, JAN, JAN, phone=True, color_scheme=scheme)
    assert axe_finds(page) == []
    press(page, "Danger")
    expect(page.locator(".danger")).to_have_count(3)
    touch(page, next(name for name in ends(page) if page.locator(f'[data-end="{name}"] [data-several]').count()))
    expect(page.get_by_role("radio").first).to_be_visible()
    assert axe_finds(page) == []


def test_cells_say_what_is_there(visit: Visit) -> None:
    game = marbles()
    page = at(visit, half(game, pacs=("d3", "k10"), dice=(2, 3)), game, EVA, JAN)
    expect(page.get_by_role("gridcell")).to_have_count(81)
    expect(page.get_by_role("row")).to_have_count(11)
    for name, said in (
        ("k1", "k1, home: Eva"),
        ("a1", "a1, unused home"),
        ("c3", "c3, orange ring, yellow marble"),
        ("f6", "f6, the ghosts' start, 2 ghosts"),
        ("k10", "k10, Pac-Man: Jan"),
        ("f1", "f1, opening, white marble"),
    ):
        expect(cell(page, name)).to_have_attribute("aria-label", words(said))
    end = ends(page)[0]
    expect(cell(page, end)).to_have_attribute("aria-label", re.compile("you can go here"))


def test_a_reload_and_a_watcher_in_the_middle_of_a_turn(visit: Visit) -> None:
    game = marbles()
    page = at(visit, half(game, pacs=("d3", "k10"), ghosts=("d8", "h8"), dice=(2, 3)), game, EVA, JAN)
    table = known_table(page)
    watcher = visit(f"/t/{table['id']}#watch={table['watch']}", phone=True)
    expect(watcher.get_by_text("You're watching")).to_be_visible()
    expect(watcher.locator("[data-end]")).to_have_count(0)
    go(page, ends(page)[0])
    expect(watcher.locator("[data-ply]")).to_have_count(1)
    place = page.locator('[data-seat="1"]').get_attribute("data-pac") or ""
    expect(cell(watcher, place)).to_have_attribute("aria-label", words("Pac-Man: Eva"))
    page.reload()
    to_act(page)
    expect(page.get_by_role("button", name="played")).to_be_disabled()
    expect(page.get_by_role("button", name="Move a ghost")).to_have_attribute("aria-pressed", "true")
    go(page, ends(page)[0])
    expect(page.get_by_role("button", name="Roll the dice")).to_be_visible()
    expect(page.locator(".sentence")).to_contain_text("Jan", ignore_case=True)


def test_each_sits_below_in_the_own_colour(visit: Visit) -> None:
    game = marbles(4)
    state = half(game, pacs=("d3", "e2", "k10", "h2"), dice=(2, 3))
    page = at(visit, state, game, EVA, BOT, BOT, BOT)
    drawn = page.locator("[data-seat] [data-drawn]")
    expect(drawn).to_have_count(4)
    colours = [one.get_attribute("data-drawn") for one in drawn.all()]
    assert colours == ["pac", "pac-red", "pac-green", "pac-blue"]
    ghosts = page.locator("[data-ghost] [data-drawn]").all()
    assert len({one.get_attribute("data-drawn") for one in ghosts}) == 1  # nobody can tell them apart
