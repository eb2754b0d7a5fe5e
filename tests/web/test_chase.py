"""The chase in a browser: walking, the boost, frenzy, catches, who moves which ghost, and how it ends."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from web.chase_tables import CHAIN, FACING, PASSING, go, layout, moving, piece, sit_down, square, standing
from web.conftest import Visit
from web.playing import at_table, finished, invited, moves, press, saw, to_act, words


def at(visit: Visit, *names: str, phone: bool = False, seen: dict[str, str] | None = None, **options: Any) -> Page:
    page = visit("/api/health", phone=phone, **(seen or {}))
    sit_down(page, *names, **options)
    to_act(page)
    return page


def seat(page: Page, number: int) -> str:
    return page.locator(".seats li").nth(number - 1).inner_text()


# Whole games.


def test_two_at_one_phone_play_until_pac_man_is_caught_three_times(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan", phone=True, layout=FACING)
    for lives in (2, 1, 0):
        go(page, "e2")  # out and back
        moving(page, "Blinky")
        go(page, "e2")  # two squares in frenzy
        expect(page.locator(".seats li").first).to_contain_text(words(f"{lives} li"))
        assert page.evaluate("document.documentElement.scrollWidth") == 360
    finished(page)
    expect(page.locator(".sentence.over")).to_contain_text("Jan")
    expect(page.locator(".sentence.over")).to_contain_text("last life")
    expect(page.locator("[data-level='0']")).to_contain_text("No level")


def test_pac_man_chains_boosts_and_reaches_the_highest_level(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan", layout=CHAIN)
    for pellet in ("e3", "e5", "e7"):
        go(page, pellet)
        expect(page.locator(".mover.boost")).to_contain_text(words("Boost: 3 steps"))
        expect(page.locator(f"[data-pellet={pellet}]")).to_have_count(0)
    go(page, "e9")
    finished(page)
    expect(page.locator(".sentence.over")).to_contain_text("Eva")
    expect(page.locator("[data-level='4']")).to_contain_text("Elite Pac-Man")
    assert len(moves(page)) == 7


def test_a_walk_of_two_steps_is_taken_back_as_it_was_taken(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan", layout=FACING)
    go(page, "g2")  # one touch, two steps
    moving(page, "Blinky")
    press(page, "Take back")
    standing(page, "e2", "Pac-Man")
    moving(page, "Pac-Man")
    assert moves(page) == []


def play_on(page: Page) -> None:
    """Play the first thing there is, until the game is over."""
    for _ in range(30):
        expect(page.locator(".sentence.over, .sentence.mine")).to_be_visible()
        if page.locator(".sentence.over").count():
            break
        go(page, reached(page))
    finished(page)


def reached(page: Page) -> str:
    """Name a square that the piece can be sent to."""
    found = page.locator('[aria-label*="you can"]').first
    expect(found).to_be_attached()
    return found.get_attribute("data-name") or ""


def test_pac_man_against_bots(visit: Visit) -> None:
    page = at(visit, "Eva", "bot", "bot", phone=True, max_turns=2)
    play_on(page)
    expect(page.locator("[data-level]")).to_be_visible()


def test_ghosts_against_a_bot(visit: Visit) -> None:
    page = at(visit, "bot", "Jan", max_turns=1)
    play_on(page)
    assert len([text for text in moves(page) if text.strip()[0] in "BIPC"]) >= 4


def test_five_at_one_device_play_an_agreed_number_of_cycles(visit: Visit) -> None:
    page = at(visit, "Eva", "Ben", "Ida", "Pia", "Kim", phone=True, layout=PASSING, max_turns=1)
    go(page, "e3")
    press(page, "End here")
    play_on(page)
    expect(page.locator(".sentence.over")).to_contain_text("agreed number")
    expect(page.locator("[data-level='1']")).to_contain_text("Beginner Pac-Man")


# Walking.


def test_a_touch_two_squares_away_walks_there(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan", phone=True)
    expect(square(page, "e4")).to_have_attribute("aria-label", words("e4, you can go here in 2 steps"))
    go(page, "e4")
    standing(page, "e4", "Pac-Man")
    assert [text.strip() for text in moves(page)] == ["e3", "e4"]
    moving(page, "Blinky")


def test_the_way_is_shown_before_it_is_gone(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan")
    expect(square(page, "d3")).to_have_attribute("aria-label", words("d3, you can go here in 2 steps"))
    square(page, "d3").hover()
    expect(page.locator(".way circle")).to_have_count(2)
    square(page, "i9").hover()
    expect(page.locator(".way")).to_have_count(0)
    saw(page, 0)


def test_one_goes_step_by_step_and_back(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan")
    go(page, "e3")
    moving(page, "Pac-Man")
    expect(page.locator(".sentence.mine")).to_contain_text("One step more")
    go(page, "e2")
    moving(page, "Blinky")
    standing(page, "e2", "Pac-Man")


def test_what_cannot_be_done_is_explained(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan", phone=True)
    square(page, "d2").tap()
    expect(page.locator(".sentence.refusal")).to_contain_text("A fence stands between")
    expect(page.locator(".sentence.refusal")).to_contain_text("QPAC-3")
    expect(page.locator("rect.wrong")).to_have_count(2)
    square(page, "a9").tap()
    expect(page.locator(".sentence.refusal")).to_contain_text("QPAC-6")
    saw(page, 0)


# The boost and frenzy.


def test_a_boost_eats_a_ghost_in_passing_and_ends_when_one_likes(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan", phone=True, layout=PASSING)
    square(page, "e5").tap()  # too far without the boost
    expect(page.locator(".sentence.refusal")).to_be_visible()
    go(page, "e3")
    expect(page.locator(".mover.boost")).to_be_visible()
    expect(page.locator("[data-mood=scared]")).to_have_count(4)
    expect(piece(page, "Pac-Man").locator(".star")).to_be_visible()
    go(page, "e5")  # over Blinky, and onto Inky
    expect(piece(page, "Blinky")).to_have_count(0)
    expect(piece(page, "Inky")).to_have_count(0)
    expect(page.locator(".seats li").nth(1)).to_contain_text(words("Blinky, eaten"))
    expect(page.locator(".mover.boost")).to_contain_text(words("Boost: 1 step"))
    press(page, "End here")
    moving(page, "Pinky")
    expect(page.get_by_role("button", name="End here")).to_have_count(0)
    expect(page.locator("[data-mood=scared]")).to_have_count(0)


def test_a_ghost_that_sees_pac_man_is_in_frenzy_and_runs_two_squares(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan", layout=FACING)
    go(page, "e2")
    expect(page.locator(".mover.frenzy")).to_contain_text("Frenzy!")
    expect(piece(page, "Blinky")).to_have_attribute("data-mood", "angry")
    expect(page.locator(".frenzy path").first).to_be_attached()  # the line along which it sees him
    expect(page.locator(".sentence.mine")).to_contain_text(words("Blinky sees Pac-Man"))
    square(page, "d5").click()
    expect(page.locator(".sentence.refusal")).to_contain_text("QPAC")
    go(page, "g4")
    standing(page, "g4", "Blinky")
    assert [text.strip() for text in moves(page)][-2:] == ["Bf4", "Bg4"]
    moving(page, "Inky")
    expect(page.locator(".mover.frenzy")).to_have_count(0)


def test_the_scenes_are_played(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan", seen={"reduced_motion": "no-preference"}, layout=FACING)
    go(page, "e2")
    moving(page, "Blinky")
    go(page, "e2")
    expect(page.locator("[data-scene=caught]")).to_be_attached()
    expect(page.locator("[data-scene]")).to_have_count(0)
    page = at(visit, "Eva", "Jan", seen={"reduced_motion": "no-preference"}, layout=PASSING)
    go(page, "e3")
    go(page, "e4")
    expect(page.locator("[data-scene=eaten]")).to_be_attached()


def test_lines_of_sight_are_shown_and_hidden(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan")
    press(page, "Lines of sight")
    expect(page.locator("[data-sight]")).to_have_count(4)
    expect(page.locator("[data-way]")).to_have_count(1)
    press(page, "Lines of sight")
    expect(page.locator("[data-sight]")).to_have_count(0)


# Who moves which ghost.


def test_two_by_link_see_whose_move_it_is(visit: Visit) -> None:
    host = visit("/api/health")
    sit_down(host, "Eva", "link", start=False)
    guest = visit(invited(host), phone=True)
    guest.get_by_label("Your name").fill("Jan")
    press(guest, "Take a place")
    expect(host.get_by_text("Jan")).to_be_visible()
    press(host, "Start")
    at_table(guest)
    expect(guest.locator(".sentence")).to_contain_text("Eva")
    expect(guest.locator(".target")).to_have_count(0)
    go(host, "e4")
    for ghost, to in (("Blinky", "a4"), ("Inky", "d5"), ("Pinky", "f5"), ("Clyde", "i4")):
        moving(host, ghost)
        expect(host.locator("[data-mover]")).to_contain_text("Jan")
        moving(guest, ghost)
        go(guest, to)
        standing(host, to, ghost)
    to_act(host)
    moving(guest, "Pac-Man")


def test_five_by_link_move_a_ghost_each(visit: Visit) -> None:
    host = visit("/api/health")
    sit_down(host, "Eva", "link", "link", "link", "link", start=False)
    link = invited(host)
    guests = []
    for name in ("Ben", "Ida", "Pia", "Kim"):
        guest = visit(link, phone=True)
        guest.get_by_label("Your name").fill(name)
        press(guest, "Take a place")
        expect(host.get_by_text(name)).to_be_visible()
        guests.append(guest)
    press(host, "Start")
    at_table(host)
    go(host, "e4")
    runs = (("Blinky", "Ben", "a4"), ("Inky", "Ida", "d5"), ("Pinky", "Pia", "f5"), ("Clyde", "Kim", "i4"))
    for guest, (ghost, name, to) in zip(guests, runs, strict=True):
        moving(host, ghost)
        expect(host.locator("[data-mover]")).to_contain_text(name)
        expect(host.locator(".seats li").filter(has_text=name)).to_contain_text(words(f"{ghost}, to move"))
        others = [page.locator(".sentence.mine").count() for page in guests if page is not guest]
        to_act(guest)
        assert others == [0, 0, 0]
        go(guest, to)
        standing(host, to, ghost)
    to_act(host)


def test_three_ghost_players_at_one_device_share_four_ghosts(visit: Visit) -> None:
    page = at(visit, "Eva", "Ben", "Ida", "Pia", phone=True)
    assert re.search("Blinky.*Clyde", seat(page, 2), re.DOTALL)
    go(page, "e4")
    runs = (("Blinky", "Ben", "a4"), ("Inky", "Ida", "d5"), ("Pinky", "Pia", "f5"), ("Clyde", "Ben", "i4"))
    for ghost, name, to in runs:
        moving(page, ghost)
        expect(page.locator(".sentence.mine")).to_contain_text(name)
        expect(page.locator(".sentence.mine")).to_contain_text(ghost)
        go(page, to)
    moving(page, "Pac-Man")


def test_the_next_ghost_is_named_by_touching_it(visit: Visit) -> None:
    page = at(visit, "Eva", "Ben", "Ida", phone=True, ghost_order="free")
    go(page, "e4")
    expect(page.locator(".sentence.mine")).to_contain_text("Which ghost moves next?")
    square(page, "e1").tap()
    expect(page.locator(".sentence.refusal")).to_contain_text("First name the ghost")
    go(page, "i5")
    moving(page, "Clyde")
    expect(page.locator(".sentence.mine")).to_contain_text("Ida")
    go(page, "i4")
    page.get_by_role("group", name="Which ghost moves next?").get_by_role("button", name="Pinky").click()
    moving(page, "Pinky")
    assert [text.strip() for text in moves(page)][-3:] == ["C:", "Ci4", "P:"]


def test_of_ghosts_that_share_a_square_the_touched_one_is_named(visit: Visit) -> None:
    crowded = layout("a1 i1 a9 i9", "e2", "d6 e7 f6 h6", "d2v e2v e3h")
    page = at(visit, "Eva", "Ben", layout=crowded, ghost_order="free")
    go(page, "e2")
    for name, frm in (("Blinky", "d6"), ("Inky", "e7"), ("Pinky", "f6")):
        go(page, frm)
        moving(page, name)
        go(page, "e6")
    moving(page, "Clyde")
    go(page, "h7")
    go(page, "e2")
    box = piece(page, "Pinky").locator("[data-drawn]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    moving(page, "Pinky")


# Everybody's.


def test_keys_alone_walk_boost_and_end(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan", layout=PASSING)
    expect(square(page, "e2")).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator(".mover.boost")).to_be_visible()
    to_act(page)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(piece(page, "Blinky")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text(words("Pac-Man eats Blinky on e4."))
    to_act(page)
    page.keyboard.press("e")
    moving(page, "Inky")
    expect(page.get_by_role("log")).to_contain_text(words("Pac-Man stops on e4."))
    expect(square(page, "e5")).to_have_attribute("tabindex", "0")  # the keys are at the ghost that moves
    page.keyboard.press("e")  # which must move
    expect(page.locator(".sentence.refusal")).to_be_visible()


def test_the_squares_tell_what_is_there(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan")
    expect(square(page, "a5")).to_have_attribute("aria-label", words("a5, Blinky: Jan"))
    expect(square(page, "b2")).to_have_attribute("aria-label", words("b2, power pellet, fence above"))
    expect(square(page, "e3")).to_have_attribute("aria-label", words("e3, you can step here"))
    expect(page.get_by_role("gridcell")).to_have_count(81)
    go(page, "e4")
    expect(page.get_by_role("log")).to_contain_text(words("Eva: Pac-Man from e3 to e4."))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_any_state(visit: Visit, scheme: str) -> None:
    def check(page: Page) -> None:
        found = Axe().run(page).response["violations"]
        assert [f"{one['id']}: {node['html'][:120]}" for one in found for node in one["nodes"]] == []

    look = {"color_scheme": scheme}
    page = at(visit, "Eva", "Ben", "Ida", "Pia", "Kim", phone=True, seen=look, layout=PASSING, stall_limit=5)
    check(page)
    go(page, "e3")
    press(page, "Lines of sight")
    check(page)
    go(page, "e4")
    press(page, "End here")
    moving(page, "Inky")
    expect(page.locator(".mover.frenzy")).to_be_visible()
    check(page)
    page = at(visit, "Eva", "Jan", seen=look, ghost_order="free", max_turns=1)
    go(page, "e4")
    check(page)
    page = at(visit, "Eva", "Jan", seen=look, layout=CHAIN)
    for pellet in ("e3", "e5", "e7", "e9"):
        go(page, pellet)
    finished(page)
    check(page)


def test_a_reload_in_the_middle_of_a_move_changes_nothing(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan", phone=True, layout=PASSING)
    go(page, "e3")
    page.reload()
    expect(page.locator(".mover.boost")).to_contain_text(words("Boost: 3 steps"))
    go(page, "e4")
    expect(piece(page, "Blinky")).to_have_count(0)


def test_a_watcher_sees_it_all_and_can_do_nothing(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan", layout=FACING)
    press(page, "Menu")
    page.get_by_role("dialog").get_by_text("Let others watch").click()
    watcher = visit(page.get_by_role("textbox", name="Whoever has this link").input_value())
    press(page, "Close")
    go(page, "e2")
    expect(watcher.locator(".mover.frenzy")).to_be_visible()
    expect(watcher.locator(".target")).to_have_count(0)
    square(watcher, "e2").click()
    saw(watcher, 2)
    expect(watcher.locator(".sentence.refusal")).to_have_count(0)


def test_set_up_offers_mazes_with_a_word_about_each(visit: Visit) -> None:
    page = visit(game="chase")
    press(page, "More choices")
    dialog = page.get_by_role("dialog", name="The chase")
    expect(dialog.locator(".segments label")).to_have_count(4)
    dialog.get_by_text("Options").click()
    maze = dialog.get_by_label("Maze")
    expect(maze.locator("option")).to_have_count(6)
    maze.select_option("towers")
    dialog.get_by_label("Pac-Man's lives").select_option("1")
    expect(dialog.get_by_text("in the corners, behind walls")).to_be_visible()
    dialog.get_by_label("Draw lots for who is Pac-Man").uncheck()
    expect(dialog.get_by_text("The first place is Pac-Man")).to_be_visible()
    press(page, "Start the game")
    at_table(page)
    expect(page.locator("[data-pellet=a1]")).to_be_visible()
    standing(page, "e3", "Pac-Man")
    expect(page.locator(".seats li").first).to_contain_text(words("1 life left"))


def test_arabic_reads_from_right_to_left_and_the_board_does_not(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan", phone=True, seen={"locale": "ar-EG"}, layout=PASSING)
    left, right = (square(page, f"{name}1").bounding_box() for name in "ai")
    assert left is not None
    assert right is not None
    assert left["x"] < right["x"]
    square(page, "e3").tap()
    expect(page.locator(".mover.boost")).to_contain_text("دفعة")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
