"""The chase for everybody: by link, by keyboard and screen reader, in Arabic, as a spectator, with custom options."""

import pytest
from playwright.sync_api import expect

from mazechase.rules.chase.documents import SHIPPED
from web.axe import axe_finds
from web.chase_tables import CHAIN, FACING, PASSING, at, go, moving, piece, sit_down, square, standing
from web.conftest import Visit
from web.playing import at_table, finished, invited, press, saw, to_act, words


def test_two_by_link_see_whose_move_it_is(visit: Visit) -> None:
    host = visit("/api/health")
    sit_down(host, "Eva", "link", start=False)
    guest = visit(invited(host), phone=True)
    guest.get_by_label("Your name").fill("Jan")
    press(guest, "Join")
    expect(host.get_by_text("Jan")).to_be_visible()
    press(host, "Start")
    at_table(guest)
    expect(guest.locator(".sentence")).to_contain_text("Eva", ignore_case=True)
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
        press(guest, "Join")
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
    expect(page.get_by_role("log")).to_contain_text(
        words("Eva moved: Pac-Man e4, ate a power pellet (3 left), and ate Blinky.")
    )
    to_act(page)
    page.keyboard.press("e")
    moving(page, "Inky")
    expect(square(page, "e5")).to_have_attribute("tabindex", "0")  # the keyboard focus is on the ghost that moves
    page.keyboard.press("e")  # which must move
    expect(page.locator(".sentence.refusal")).to_be_visible()


def test_the_squares_tell_what_is_there(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan")
    expect(square(page, "a5")).to_have_attribute("aria-label", words("a5, Blinky: Jan"))
    expect(square(page, "b2")).to_have_attribute("aria-label", words("b2, power pellet, fence above"))
    expect(square(page, "e3")).to_have_attribute("aria-label", words("e3, you can go here in 1 step"))
    expect(page.get_by_role("gridcell")).to_have_count(81)
    go(page, "e4")
    expect(page.get_by_role("log")).to_contain_text(words("Eva moved: Pac-Man e4."))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_any_state(visit: Visit, scheme: str) -> None:
    look = {"color_scheme": scheme}
    page = at(visit, "Eva", "Ben", "Ida", "Pia", "Kim", phone=True, seen=look, layout=PASSING, stall_limit=5)
    assert axe_finds(page) == []
    go(page, "e3")
    press(page, "Lines of sight")
    assert axe_finds(page) == []
    go(page, "e4")
    press(page, "End here")
    moving(page, "Inky")
    expect(page.locator(".mover.frenzy")).to_be_visible()
    assert axe_finds(page) == []
    page = at(visit, "Eva", "Jan", seen=look, ghost_order="free", max_turns=1)
    go(page, "e4")
    assert axe_finds(page) == []
    page = at(visit, "Eva", "Jan", seen=look, layout=CHAIN)
    for pellet in ("e3", "e5", "e7", "e9"):
        go(page, pellet)
    finished(page)
    assert axe_finds(page) == []


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
    page.get_by_role("dialog").get_by_text("Invite people to watch").click()
    watcher = visit(page.get_by_role("textbox", name="Anyone with this link").input_value())
    press(page, "Close")
    go(page, "e2")
    expect(watcher.locator(".mover.frenzy")).to_be_visible()
    expect(watcher.locator(".target")).to_have_count(0)
    square(watcher, "e2").click()
    saw(watcher, 1)
    expect(watcher.locator(".sentence.refusal")).to_have_count(0)


def test_set_up_offers_mazes_with_a_word_about_each(visit: Visit) -> None:
    page = visit(game="chase")
    press(page, "More options")
    dialog = page.get_by_role("dialog", name="The chase")
    expect(dialog.locator(".segments label")).to_have_count(4)
    dialog.get_by_text("Options").click()
    maze = dialog.get_by_label("Maze", exact=True)
    expect(maze.locator("option")).to_have_count(len(SHIPPED))
    maze.select_option("towers")
    dialog.get_by_label("Pac-Man's lives").select_option("1")
    expect(dialog.get_by_text("in the corners, behind walls")).to_be_visible()
    dialog.get_by_label("Random Pac-Man").uncheck()
    expect(dialog.get_by_text("The first seat is Pac-Man")).to_be_visible()
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
