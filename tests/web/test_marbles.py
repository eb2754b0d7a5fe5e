"""The marble game in a real browser: dice, ends and paths, captures and payments, the privilege; by touch and keys."""

import re

import pytest
from playwright.sync_api import Locator, Page, Position, expect

from mazechase.match.entries import Player
from mazechase.rules.marbles.game import Marbles
from web.conftest import Visit
from web.marbles_tables import (
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
    put,
    roll,
    touch,
)
from web.playing import CUT, finished, moves, passed, press, saw, to_act, to_act_or_over, watch_for, words


def tray(page: Page, seat: int) -> Locator:
    return page.locator(".seats li").nth(seat - 1).locator(".well")


def play_on(page: Page) -> None:
    """Do the first thing that can be done."""
    dice = page.get_by_role("button", name="Roll the dice")
    expect(dice.or_(page.locator("[data-end]").first)).to_be_visible()
    if dice.count():
        roll(page)
    else:
        harmless = page.locator("[data-end]:not([data-worth=harm])")
        go(page, harmless.last.get_attribute("data-end") or "")


def test_a_whole_game_at_one_phone(visit: Visit) -> None:
    page = visit("/api/health", phone=True)
    fresh(page, *PEOPLE, max_turns=4)
    over = page.locator(".sentence.over")
    for _ in range(60):
        if not to_act_or_over(page):
            break
        play_on(page)
        assert page.evaluate("document.documentElement.scrollWidth") == 360
    finished(page)
    expect(over).to_contain_text("The turn limit has been reached")
    white = sum("white marble" in (one.get_attribute("aria-label") or "") for one in page.get_by_role("gridcell").all())
    assert sum(int(tray(page, seat).inner_text()) for seat in (1, 2)) + white == 72


def test_the_last_white_marble_ends_the_game(visit: Visit) -> None:
    game = marbles()
    state = put(game, white=["d1"], trays=(40,), pacs=("f1", "k10"), dice=(1, 2))
    page = at(visit, state, game, EVA, JAN)
    cell(page, "d1").click()  # no path leads there with the higher die
    expect(page.locator(".sentence.refusal")).to_be_visible()
    page.get_by_role("button", name=words("1, for a ghost")).click()
    go(page, "d1")
    finished(page)
    expect(page.locator(".sentence.over")).to_contain_text("Eva")
    expect(page.locator(".sentence.over")).to_contain_text("All white marbles are gone")
    expect(tray(page, 1)).to_have_text("41")
    expect(tray(page, 2)).to_have_text("31")


def test_against_a_bot(visit: Visit) -> None:
    page = visit("/api/health", phone=True)
    fresh(page, {"kind": "here", "name": "Eva"}, {"kind": "bot", "bot": "level1"}, max_turns=6)
    for _ in range(40):
        if not to_act_or_over(page):
            break
        play_on(page)
    finished(page)


def test_two_ways_to_the_same_end_are_told_apart(visit: Visit) -> None:
    game = marbles()
    state = put(game, white=[game.rules_as(Marbles).layout.names[one] for one in game.start().white], dice=(4, 5))
    page = at(visit, state, game, EVA, JAN, phone=True)
    expect(page.locator('[data-end="i3"]')).to_contain_text("5")
    touch(page, "i3")
    ways = page.get_by_role("radio")
    expect(ways).to_have_count(2)
    expect(ways.first).to_be_checked()
    shown = page.locator("[data-way]")
    first = shown.get_attribute("data-way") or ""
    ways.last.click()
    expect(ways.last).to_be_checked()
    expect(shown).not_to_have_attribute("data-way", first)
    second = shown.get_attribute("data-way") or ""
    cell(page, "i3").focus()
    for way in (first, second):  # by keyboard too
        page.keyboard.press("w")
        expect(shown).to_have_attribute("data-way", way)
    saw(page, 0)  # looking doesn't move
    press(page, "Go")
    saw(page, 1)
    eaten = second.split(":")[1].split(",")
    for name in eaten:
        expect(cell(page, name)).not_to_have_attribute("aria-label", re.compile("marble"))
    for name in set(first.split(":")[1].split(",")) - set(eaten):
        expect(cell(page, name)).to_have_attribute("aria-label", re.compile("marble"))


def test_a_way_is_shown_before_it_is_taken(visit: Visit) -> None:
    game = marbles()
    page = at(visit, half(game, pacs=("d3", "k10"), dice=(2, 3)), game, EVA, JAN, phone=True)
    assert {page.locator(f'[data-end="{name}"]').text_content() for name in ends(page)} == {"1\u20132", "2", "3"}
    there = "b4"
    touch(page, there)
    expect(page.locator(".bite")).to_have_count(3)  # every marble it would gobble
    expect(page.locator(".over")).not_to_have_count(0)
    saw(page, 0)
    touch(page, there)  # and again: go
    saw(page, 1)
    expect(cell(page, there)).to_have_attribute("aria-label", words("Pac-Man: Eva"))


def test_a_finger_beside_an_end_means_the_end(visit: Visit) -> None:
    game = marbles()
    page = at(visit, half(game, pacs=("d3", "k10"), dice=(2, 3)), game, EVA, JAN, phone=True)
    name = "d8"  # the highest of them
    end = cell(page, name).bounding_box()
    assert end is not None
    page.touchscreen.tap(end["x"] + end["width"] / 2, end["y"] - 3)  # on the barrier above it
    expect(page.locator("[data-way]")).to_be_attached()
    expect(page.locator(f'[data-end="{name}"].aimed')).to_be_attached()


def test_dice_and_pieces_are_chosen_freely(visit: Visit) -> None:
    game = marbles()
    state = half(game, pacs=("d3", "k10"), ghosts=("d8", "h8"), dice=(2, 3))
    page = at(visit, state, game, EVA, JAN)
    with_three = set(ends(page))
    page.get_by_role("button", name=words("2, for a ghost")).click()
    with_two = set(ends(page))
    assert with_two != with_three
    cell(page, "d8").click()  # a ghost, by touching it; it has the other die now
    expect(page.get_by_role("button", name="Move a ghost")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name=words("3, for a ghost"))).to_have_attribute("aria-pressed", "true")
    of_one = set(ends(page))
    press(page, "Move a ghost")  # either of them
    assert of_one < set(ends(page))
    cell(page, "d8").click()
    go(page, min(of_one))
    to_act(page)
    expect(page.get_by_role("button", name="Move a ghost")).to_be_disabled()  # one ghost per turn
    assert set(ends(page)) == with_two


def test_a_capture_is_paid_for(visit: Visit) -> None:
    game = marbles()
    state = half(game, trays=(9,), pacs=("d8", "h2"), ghosts=("d6", "f4"), dice=(1, 3), turn=2)
    page = at(visit, state, game, EVA, JAN, reduced_motion="no-preference")
    before = int(tray(page, 2).inner_text())
    press(page, "Move a ghost")
    expect(page.locator('[data-end="d8"].meets')).to_be_attached()
    watch_for(page, ".burst", ".plate")
    go(page, "d8")
    passed(page, ".burst")
    passed(page, ".plate")  # who pays whom
    expect(cell(page, "k1")).to_have_attribute("aria-label", words("Pac-Man: Eva"))
    expect(tray(page, 1)).to_have_text("7")
    expect(tray(page, 2)).to_have_text(str(before + 2))
    expect(page.get_by_role("log")).to_contain_text(words("chased Eva home, and took 2 marbles from Eva."))
    saw(page, 1)
    assert "catch!" in moves(page)[0]
    told = page.locator(".befallen")
    expect(told).to_contain_text(words("Eva, Jan sent you home! Jan took 2 of your marbles!"))
    told.get_by_role("button").click()
    expect(told).to_be_empty()


@pytest.mark.parametrize("yellow", [0, 1])
def test_who_pays_chooses_the_marbles_where_that_is_agreed(visit: Visit, yellow: int) -> None:
    game = marbles(options={"pay_with_yellow": "victim_choice"})
    caught = {"yellow": ("c3", "i3", "i9"), "held": (1, 0), "trays": (9,), "pacs": ("d8", "h2"), "ghosts": ("d6", "f4")}
    page = at(visit, half(game, **caught, dice=(1, 3), turn=2), game, EVA, JAN, phone=True)
    press(page, "Move a ghost")
    go(page, "d8")
    expect(page.locator(".sentence")).to_contain_text("Which marbles do you pay with?", ignore_case=True)
    expect(page.locator(".pays")).to_have_count(1)  # who owes whom
    page.get_by_role("button", name=words(f"White: {2 - yellow}, yellow: {yellow}")).click()
    saw(page, 2)
    expect(page.locator(".seats li").last.locator(".held")).to_have_count(yellow)
    expect(tray(page, 1)).to_have_text(str(9 - (2 - yellow)))


def test_the_privilege_is_used(visit: Visit) -> None:
    """A ghost is gobbled, the marble under it left, the yellow one returned, the reward taken: all by touch."""
    game = marbles(4, {"marble_under_ghost": "ask"})
    state = half(
        game,
        yellow=("c3", "i3"),
        held=(2, 0, 0, 0),
        trays=(9, 5, 12),
        pacs=("b3", "h2", "k10", "e10"),
        ghosts=("b5", "h8"),
        dice=(2, 4),
    )
    page = at(visit, state, game, EVA, JAN, Player("Champion bot 1"), Player("Champion bot 2"), phone=True)
    expect(page.locator("[data-ghost] .scared")).to_have_count(2)
    expect(page.locator(".seats li").first.locator(".held")).to_have_count(2)
    page.get_by_role("button", name=words("2, for a ghost")).click()
    go(page, "b5")
    expect(page.locator(".sentence")).to_contain_text("There's a marble under the ghost", ignore_case=True)
    press(page, "Leave it")
    expect(page.locator(".sentence")).to_contain_text("tap an empty ring")
    expect(page.locator(".seats li").first.locator(".owed")).to_have_count(1)
    assert set(ends(page)) == {"c9", "i9"}
    expect(page.locator("[data-end] .yet")).to_have_count(2)  # they must not look like marbles that are there
    touch(page, "c9")
    expect(page.locator(".sentence")).to_contain_text("whose marbles do you take?")
    expect(cell(page, "c9")).to_have_attribute("aria-label", re.compile("yellow marble"))
    expect(cell(page, "f6")).to_have_attribute("aria-label", re.compile("a ghost"))
    for width in (360, 320):
        page.set_viewport_size({"width": width, "height": 740})
        assert page.locator(".answers .who bdi").evaluate_all(CUT) == []
    page.get_by_role("group", name="Your choices").get_by_role("button", name="Jan").click()
    expect(tray(page, 1)).to_have_text("12")  # one on the path, two from Jan
    expect(tray(page, 2)).to_have_text("3")
    expect(page.locator(".seats li").first.locator(".held")).to_have_count(1)
    expect(page.locator(".seats li").first.locator(".owed")).to_have_count(0)


def test_a_gobble_may_be_declined(visit: Visit) -> None:
    game = marbles()
    shut_in = {"pacs": ("k10", "j11"), "ghosts": ("k8", "j10"), "yellow": ("c3", "i3", "c9"), "held": (1, 0)}
    page = at(visit, half(game, **shut_in, dice=(2,), piece="pac"), game, EVA, JAN)
    press(page, "Stay put, don't gobble")
    saw(page, 1)


def test_a_place_out_of_reach_says_why(visit: Visit) -> None:
    game = marbles()
    page = at(visit, half(game, pacs=("d3", "k10"), dice=(2, 3)), game, EVA, JAN)
    cell(page, "k11").click()
    expect(page.locator(".sentence.refusal")).to_contain_text("MARB-")
    press(page, "Move a ghost")
    expect(page.locator(".sentence.refusal")).to_have_count(0)
    cell(page, "a1").click()
    expect(page.locator(".sentence.refusal")).to_contain_text(words("can't enter a home"))


def test_every_touch_of_the_board_is_answered(visit: Visit) -> None:
    game = marbles(options={"marble_under_ghost": "ask"})
    chance = {"yellow": ("c3", "i3", "c9"), "held": (1, 0), "pacs": ("b3", "k10"), "ghosts": ("b5", "h8")}
    page = at(visit, half(game, **chance, dice=(2, 4)), game, EVA, JAN)
    sentence, board = page.locator(".sentence"), page.locator(".frame")
    corner = Position(x=2, y=2)
    board.click(position=corner)
    expect(sentence).to_contain_text("There's nothing here. Tap a glowing spot.")
    page.get_by_role("button", name=words("2, for a ghost")).click()
    go(page, "b5")
    expect(sentence).to_contain_text("There's a marble under the ghost", ignore_case=True)
    board.click(position=corner)
    expect(sentence).to_contain_text("First decide what to do with the marble under the ghost.")
    fresh(page, *PEOPLE)
    to_act(page)
    cell(page, "c4").click()
    expect(sentence).to_contain_text("Tap the dice to roll them.")


def test_a_touch_on_a_ghost_shows_its_places_alone_and_then_both(visit: Visit) -> None:
    game = marbles()
    apart = {"ghosts": ("c6", "h8"), "dice": (1,), "piece": "ghost"}
    page = at(visit, half(game, pacs=("d3", "k10"), **apart), game, EVA, JAN, phone=True)
    expect(page.locator(".sentence")).to_contain_text("Tap a ghost to see only its moves", ignore_case=True)
    both = set(ends(page))
    touch(page, "c6")
    expect(page.locator(".sentence")).to_contain_text("Choose where the ghost goes", ignore_case=True)
    alone = set(ends(page))
    assert alone < both
    touch(page, "c6")
    expect(page.locator(".sentence")).to_contain_text("Choose where a ghost goes", ignore_case=True)
    assert set(ends(page)) == both


def test_a_touch_on_the_ghosts_at_their_start_is_no_mistake(visit: Visit) -> None:
    game = marbles()
    home = {"ghosts": ("f6", "f6"), "dice": (1,), "piece": "ghost"}
    page = at(visit, half(game, pacs=("d3", "k10"), **home), game, EVA, JAN, phone=True)
    expect(page.locator(".sentence")).to_contain_text("Choose where the ghost goes", ignore_case=True)
    touch(page, "f6")
    expect(page.locator("[data-end]").first).to_be_visible()
    expect(page.locator(".sentence.refusal")).to_have_count(0)


def test_a_six_does_not_flood_the_board(visit: Visit) -> None:
    game = marbles()
    state = put(game, white=[game.rules_as(Marbles).layout.names[one] for one in game.start().white], dice=(2, 6))
    page = at(visit, state, game, EVA, JAN)
    found = page.locator("[data-end]")
    expect(found.nth(20)).to_be_attached()
    assert 0 < page.locator("[data-worth=best]").count() <= 8  # those with a yellow marble
    own = page.locator("[data-end] .ring").first.evaluate("ring => getComputedStyle(ring).stroke")
    assert own == "rgb(255, 210, 63)"  # Eva is yellow
    assert page.locator("[data-end] .ring").first.evaluate("ring => getComputedStyle(ring).fill") == "none"
    said = {found.nth(n).text_content() for n in range(found.count())}
    assert said > {""}  # only the best say at once what they bring; the others when they are looked at
    poor = page.locator("[data-worth=some]").first.get_attribute("data-end") or ""
    cell(page, poor).hover()
    expect(page.locator(f'[data-end="{poor}"] .badge')).to_be_attached()


def test_a_ghost_onto_ones_own_pac_man_looks_dangerous_and_asks_once(visit: Visit) -> None:
    game = marbles()
    state = half(game, pacs=("d3", "k10"), ghosts=("d6", "h8"), dice=(2, 6))
    page = at(visit, state, game, EVA, JAN)
    press(page, "Move a ghost")
    danger = page.locator('[data-end="d3"]')
    expect(danger).to_have_attribute("data-worth", "harm")
    expect(danger.locator(".sign")).to_be_attached()
    expect(cell(page, "d3")).to_have_attribute("aria-label", re.compile("send your own Pac-Man home"))
    touch(page, "d3")
    expect(page.get_by_role("dialog")).to_contain_text("That sends your own Pac-Man home.")
    press(page, "No, go back")
    expect(page.get_by_role("dialog")).to_have_count(0)
    saw(page, 0)
    touch(page, "d3")
    press(page, "Do it anyway")
    saw(page, 1)
    expect(cell(page, "k1")).to_have_attribute("aria-label", words("Pac-Man: Eva"))


def test_why_not_speaks_of_things_and_the_ends_flash(visit: Visit) -> None:
    game = marbles()
    state = half(game, pacs=("d3", "k10"), ghosts=("d4", "f4"), dice=(1,), piece="pac")
    page = at(visit, state, game, EVA, JAN)
    cell(page, "k1").click()
    refusal = page.locator(".sentence.refusal")
    expect(refusal).to_contain_text(words("Too far: you rolled a 1."))
    expect(page.locator("[data-end].called").first).to_be_attached()
    cell(page, "d4").click()
    expect(refusal).to_contain_text("A ghost is there, and you need a yellow marble to gobble it.")
    expect(page.locator(".wrong")).to_have_count(1)
