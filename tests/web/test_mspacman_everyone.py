"""Ms. Pac-Man for everybody: keyboard, screen reader, phone, Arabic, spectators, custom options."""

import pytest
from playwright.sync_api import expect

from web.axe import axe_finds
from web.conftest import Visit
from web.mspacman_tables import (
    PEOPLE,
    SOME,
    at,
    cell,
    device,
    fresh,
    glow,
    go_button,
    go_on,
    left,
    play_on,
    touch,
)
from web.playing import moves, press, saw, to_act, words
from web.slowline import SlowLine
from web.tables import known_table

WALK = f"walk 1 1 b10 -,f5 {SOME} 4 - - - 0"


def test_a_press_is_felt_at_once(visit: Visit) -> None:
    for phase, moving in (("roll 2 1", ".rolling"), ("spin 1 1", ".spinning")):
        page = at(visit, f"{phase} c8 -,c4 {SOME} 0 - - - 0")
        to_act(page)
        page.context.set_offline(offline=True)  # no answer comes
        device(page).click()
        expect(page.locator(moving)).to_be_attached()
        expect(device(page)).to_be_disabled()
        page.context.set_offline(offline=False)
        saw(page, 1)
        expect(page.locator(moving)).to_have_count(0)


def test_keys_go_on_when_a_button_is_used_up(visit: Visit) -> None:
    page = at(visit, f"spin 1 1 b10 -,f5 {SOME} 0 - - - 0")
    device(page).focus()
    page.keyboard.press("Enter")
    saw(page, 1)
    expect(cell(page, "b10")).to_be_focused()
    expect(page.locator(".unseen[role=status]").filter(has_text="Move Ms. Pac-Man")).to_be_attached()


def test_a_table_is_left_before_all_is_answered(visit: Visit) -> None:
    page = visit("/api/health")
    SlowLine(page, "ack")  # to the salt that this device adds
    fresh(page, "Ada", "Bo")
    press(page, "Home")
    expect(page.get_by_role("heading", name="Mazechase")).to_be_visible()  # and no error was shown


def test_a_reload_in_the_middle_loses_nothing_but_the_plan(visit: Visit) -> None:
    page = at(visit, f"spin 1 1 b10 -,f5 {SOME} 0 - - - 0", phone=True)
    device(page).click()
    saw(page, 1)
    face = moves(page)[0].removeprefix("spins ")
    touch(page, "c10")
    expect(page.get_by_role("button", name="Step back")).to_be_enabled()
    page.reload()
    left(page, int(face))
    expect(page.get_by_role("button", name="Step back")).to_be_disabled()
    play_on(page)
    saw(page, 2)


def test_a_watcher_sees_it_all_and_touches_nothing(visit: Visit) -> None:
    page = at(visit, WALK)
    watch = known_table(page)["watch"]
    watcher = visit(f"{page.url.split('#')[0]}#watch={watch}", phone=True)
    expect(watcher.get_by_text("You're watching.")).to_be_visible()
    left(watcher, 4)
    glow(watcher)
    expect(go_button(watcher)).to_have_count(0)
    cell(watcher, "c10").tap()
    touch(page, "a9")
    left(page, 2)
    left(watcher, 4)  # a plan is only the planner's
    touch(page, "b10")
    press(page, "Go")
    saw(watcher, 1)
    expect(cell(watcher, "b10")).to_have_attribute("aria-label", words("Ms. Pac-Man: Ada"))


def test_keyboard_alone(visit: Visit) -> None:
    page = at(visit, f"spin 1 1 c6 -,c3 {SOME} 0 - - - 0")
    to_act(page)
    expect(cell(page, "c6")).to_be_focused()
    page.keyboard.press("Enter")
    saw(page, 1)
    to_act(page)
    count = int(moves(page)[0].removeprefix("spins "))
    page.keyboard.press("ArrowDown")  # into a wall
    expect(page.locator(".sentence.refusal")).to_be_visible()
    left(page, count)
    for n in range(count):
        page.keyboard.press("ArrowUp" if n % 2 == 0 else "ArrowDown")
    expect(go_button(page)).to_be_enabled()
    page.keyboard.press("Backspace")
    left(page, 1)
    page.keyboard.press("Escape")
    left(page, count)
    page.keyboard.press("ArrowUp")
    expect(cell(page, "c7")).to_be_focused()
    if count > 1:
        page.keyboard.press("n")
        there = page.evaluate("document.activeElement.dataset.name")
        expect(page.locator(f'[data-target="{there}"]')).to_be_attached()
        page.keyboard.press("Enter")
        expect(cell(page, there)).to_be_focused()
        page.keyboard.press("Backspace")
        left(page, count - 1)
    for n in range(1, count):
        page.keyboard.press("ArrowUp" if n % 2 == 0 else "ArrowDown")
    expect(go_button(page)).to_be_enabled()
    page.keyboard.press("Enter")
    saw(page, 2)
    to_act(page)
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Enter")  # wherever the focus is, Enter rolls
    saw(page, 3)


def test_the_grid_tells_what_is_there(visit: Visit) -> None:
    page = at(visit, f"walk 1 1 a9 -,c8 {SOME},c7 4 - - - 0")
    expect(page.get_by_role("gridcell")).to_have_count(100)
    for name, told in (
        ("a9", "a9, Ms. Pac-Man: Ada, dot, Blinky\u2019s area"),
        ("a10", "a10, you can go here, Power Dot, Blinky\u2019s area"),
        ("c8", "c8, ghost: Bo, white circle, Blinky\u2019s area"),
        ("c10", "c10, exit, connected to the other exits"),
        ("f5", "f5, Pinky\u2019s ghost space"),
    ):
        expect(cell(page, name)).to_have_attribute("aria-label", words(told))
    expect(page.locator(".seats li").first).to_contain_text(words("6 dots left in Blinky\u2019s area"))
    expect(page.locator(".seats li").first).to_contain_text("plays Ms. Pac-Man")
    touch(page, "a10")
    press(page, "Step back")
    touch(page, "a7")
    touch(page, "a8")
    touch(page, "a7")
    press(page, "Go")
    expect(page.get_by_role("log")).to_contain_text(words("Ada moved Ms. Pac-Man to a7 and ate 1 dot."))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(visit: Visit, scheme: str) -> None:
    page = visit("/api/health", phone=scheme == "dark", color_scheme=scheme)

    fresh(page, "Ada", "Bo")
    assert axe_finds(page) == []
    go_on(page, f"walk 1 1 a10 -,c8p1,f4 {SOME} 2 - - - 0", *PEOPLE[:3])
    touch(page, "b10")
    left(page, 1)
    assert axe_finds(page) == []
    press(page, "Shortest paths")
    expect(page.locator(".hint .line").first).to_be_attached()
    expect(page.locator(".distance").first).to_be_attached()
    assert axe_finds(page) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up_offers_what_a_family_may_want(visit: Visit, players: int) -> None:
    page = visit(game="mspacman")
    press(page, "More options")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("group", name="Players").get_by_text(str(players), exact=True).click()
    dialog.get_by_text("Options", exact=True).click()
    dialog.get_by_label("Board", exact=True).select_option(label="Windmill")
    dialog.get_by_label("Who starts", exact=True).select_option(label="Highest die roll")
    spare = dialog.get_by_label("Put dots in unused areas too")
    if players < 4:
        spare.uncheck()
    expect(spare).to_have_count(int(players < 4))  # with four there are no such areas
    dialog.get_by_label(words("Seat 1: who plays")).select_option("here")
    dialog.get_by_label("Random ghosts").uncheck()
    press(page, "Start the game")
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.locator("[data-device=die]")).to_be_enabled()
    expect(page.locator("[data-dot]")).to_have_count(17 * players)
    unused = 18 * (4 - players) + (4 - players)  # squares, Exit Space and ghost space of each area nobody plays
    expect(page.locator(".square.unused")).to_have_count(unused)
    ghosts = {2: ["red", "pink"], 3: ["red", "cyan", "pink"], 4: ["red", "cyan", "pink", "orange"]}[players]
    drawn = page.locator(".seats [data-drawn]").evaluate_all("all => all.map(one => one.dataset.drawn)")
    assert drawn == ghosts


def test_arabic_fits_and_the_board_is_not_mirrored(visit: Visit) -> None:
    page = at(visit, WALK, phone=True, locale="ar-EG")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    first, last = (cell(page, name).bounding_box() for name in ("a1", "j1"))
    assert first is not None
    assert last is not None
    assert first["x"] < last["x"]
    touch(page, "d10")
    left(page, 2)
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_nothing_jumps_under_a_finger(visit: Visit) -> None:
    page = at(visit, WALK, phone=True)
    to_act(page)
    places = ["button[data-icon=check]", "button[data-icon=flag]", ".frame", "[data-device]"]

    def boxes() -> list[object]:
        return [page.locator(place).bounding_box() for place in places]

    before = boxes()
    assert page.locator("[data-device]").bounding_box()["y"] + 72 < 740  # type: ignore[index]
    touch(page, "a8")
    left(page, 1)
    assert boxes() == before
    touch(page, "a7")
    left(page, 0)
    assert boxes() == before
    press(page, "Go")
    saw(page, 1)
    places[:] = places[1:3]  # the buttons of a walk give way to the die
    assert boxes() == before[1:3]
