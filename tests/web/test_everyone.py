"""Keyboard only, screen readers, other languages, plain http: the page is for everybody."""

import re

import pytest
from playwright.sync_api import Page, expect

from mazechase.cli.page import house_address
from web.axe import axe_finds
from web.conftest import Visit
from web.playing import at_table, give_up, go, invited, moves, press, saw, to_act, words
from web.served import Program
from web.shots import sit_here
from web.tables import hot_seat, open_table


@pytest.mark.parametrize(("scheme", "phone"), [("light", True), ("dark", False)])  # each scheme and each size once
def test_axe_finds_nothing_in_any_state(visit: Visit, scheme: str, *, phone: bool) -> None:
    page = visit(phone=phone, color_scheme=scheme)
    expect(page.get_by_role("heading", name="Quoridor")).to_be_visible()
    assert axe_finds(page) == []
    press(page, "More options")
    page.get_by_role("button", name=words("Seat 1: piece")).click()
    expect(page.get_by_role("group", name=words("Seat 1: piece"))).to_be_visible()
    assert axe_finds(page) == []
    press(page, "Close")
    press(page, "With a friend, by link")
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    assert axe_finds(page) == []
    press(page, "Play here")
    press(page, "Start")
    at_table(page)
    assert axe_finds(page) == []
    go(page, "e2")
    press(page, "Shortest paths")
    press(page, "Put up a fence")
    assert axe_finds(page) == []
    press(page, "No fence")
    page.locator('[data-name="a1"]').click()
    expect(page.locator(".sentence.refusal")).to_be_visible()
    assert axe_finds(page) == []
    press(page, "Previous move")
    assert axe_finds(page) == []
    press(page, "Menu")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert axe_finds(page) == []
    press(page, "Close")
    press(page, "Back to the game")
    give_up(page)
    expect(page.locator(".sentence.over")).to_be_visible()
    assert axe_finds(page) == []


def tab_to(page: Page, name: str) -> None:
    """Press Tab until something with this name has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            "(document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText)"
        )
        if re.search(name, str(focused)):
            return
    pytest.fail(f"Tab does not come to {name}")


def test_keyboard_alone_plays_a_game(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("heading", name="Quoridor")).to_be_visible()
    tab_to(page, "Pass and play")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    tab_to(page, "Start the game")
    page.keyboard.press("Enter")
    at_table(page)
    expect(page.locator('[data-name="e1"]')).to_be_focused()  # the board is ready for keys
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    saw(page, 1)
    page.keyboard.press("f")
    expect(page.get_by_role("grid", name="Where a fence can go")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    saw(page, 2)
    assert moves(page) == ["e2", "e4v"]
    expect(page.locator('[data-name="e9"]')).to_be_focused()  # the piece of the player who put it up
    page.keyboard.press("Enter")  # nobody can go there, and the page says why
    expect(page.locator(".sentence.refusal")).to_be_visible()
    tab_to(page, "Undo")
    page.keyboard.press("Enter")
    saw(page, 1)


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    page = hot_seat(visit)
    way = [("e1", "ArrowUp"), ("e9", "ArrowLeft")]
    here = {0: "e1", 1: "e9"}
    for ply in range(15):
        seat = ply % 2
        to_act(page)
        page.locator(f'[data-name="{here[seat]}"]').focus()
        key = way[seat][1] if seat == 0 else ("ArrowLeft" if here[1] == "e9" else "ArrowRight")
        page.keyboard.press(key)
        page.keyboard.press("Enter")
        saw(page, ply + 1)
        here[seat] = moves(page)[-1]
    expect(page.locator(".sentence.over")).to_contain_text("wins")


def test_events_are_spoken(visit: Visit) -> None:
    page = hot_seat(visit)
    go(page, "e2")
    expect(page.get_by_role("log")).to_contain_text(words("Player 1 moved to e2."))
    page.locator('[data-name="a1"]').click()
    expect(page.get_by_role("log")).to_contain_text("Too far: a piece moves one square")


# Screen readers announce what is added to a log.
ANNOUNCED = """() => {
  window.announced = [];
  const added = (changes) => changes.flatMap((one) => [...one.addedNodes]);
  const note = (changes) => announced.push(...added(changes).map((node) => node.textContent));
  new MutationObserver(note).observe(document.querySelector("[role=log]"), { childList: true });
}"""


def test_every_event_is_spoken_once(visit: Visit) -> None:
    page = hot_seat(visit)
    page.evaluate(ANNOUNCED)
    walk = ("e2", "e8", "e3", "e7", "e4", "e6")
    for square in walk:
        go(page, square)
    last = page.get_by_role("log").locator("p").last
    expect(last).to_have_text(words("Player 2 moved to e6."))
    said = [re.sub("[\u2066-\u2069]", "", one) for one in page.evaluate("announced")]
    assert [one for one in said if one] == [f"Player {n % 2 + 1} moved to {square}." for n, square in enumerate(walk)]


def test_whose_turn_begins_here_is_spoken(visit: Visit) -> None:
    page = hot_seat(visit)
    called = page.locator("[data-turn][role=status]")
    expect(called).to_have_text(words("Player 1 to move"))
    go(page, "e2")
    expect(called).to_have_text(words("Player 2 to move"))
    page = visit("/api/health")
    open_table(page, "quoridor", {"kind": "bot", "bot": "random"}, {"kind": "here"})
    expect(page.locator("[data-turn]")).to_have_text("Your turn.")
    give_up(page)
    expect(page.locator("[data-turn]")).to_have_text(words("Clumsy bot wins!"))


def test_the_grid_tells_what_is_there(visit: Visit) -> None:
    page = hot_seat(visit)
    told = page.locator('[data-name="e2"]')
    expect(told).to_have_attribute("aria-label", words("e2, you can move here"))
    expect(page.get_by_role("gridcell")).to_have_count(81)
    expect(page.get_by_role("row")).to_have_count(9)


def test_arabic_reads_from_right_to_left_and_the_board_does_not(visit: Visit) -> None:
    page = visit(phone=True, locale="ar-EG")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    sit_here(page)
    at_table(page)
    left, right = (page.locator(f'[data-name="{name}1"]').bounding_box() for name in "ai")
    assert left is not None
    assert right is not None
    assert left["x"] < right["x"]
    page.locator('[data-name="e2"]').tap()
    expect(page.get_by_role("log")).to_contain_text("اللاعب")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert axe_finds(page) == []


def test_czech_and_changing_the_language(visit: Visit) -> None:
    page = visit(locale="cs-CZ")
    expect(page.get_by_role("button", name="Proti robotovi")).to_be_visible()
    page.get_by_role("button", name="Nastavení").click()
    page.get_by_label("Jazyk").select_option("en")
    expect(page.get_by_role("button", name="Against a bot")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Settings")).to_be_visible()


def test_the_choice_of_colours_is_kept(visit: Visit) -> None:
    page = visit(color_scheme="light")
    press(page, "Settings")
    page.get_by_label("Theme").select_option("dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_plain_http_in_the_house(visit: Visit, tmp_path_factory: pytest.TempPathFactory) -> None:
    """At an address that isn't this machine's own, browsers leave out clipboard, sharing and the like."""
    house = Program(tmp_path_factory.mktemp("house") / "tables.db", "0.0.0.0")  # noqa: S104 (that is the point)
    try:
        address = house_address()
        if address == "127.0.0.1":
            pytest.skip("this machine is in no network")
        base = f"http://{address}:{house.port}"
        host = visit(base=base)
        assert host.evaluate("isSecureContext") is False
        press(host, "With a friend, by link")
        press(host, "Copy link")
        link = invited(host)
        assert link.startswith(base)
        guest = visit(link, phone=True)
        guest.get_by_label("Your name").fill("Anna")
        press(guest, "Join")
        expect(host.get_by_text("Anna")).to_be_visible()
        press(host, "Start")
        at_table(guest)
    finally:
        house.stop()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_colour_that_changes_is_never_half_changed(visit: Visit, motion: str) -> None:
    """Inherited colours must change together with their background, or text is unreadable for a moment."""
    page = hot_seat(visit, reduced_motion=motion)
    changed = """said => {
      getComputedStyle(said.querySelector("span")).color;
      said.style.color = "rgb(1, 2, 3)";
      return getComputedStyle(said.querySelector("span")).color;
    }"""
    assert page.locator(".sentence").evaluate(changed) == "rgb(1, 2, 3)"
