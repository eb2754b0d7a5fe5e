"""Ms. Pac-Man in a real browser: spinner and die, planned walks, captures, power, exits, by every kind of input."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from mazechase.match import Player
from web.conftest import Visit
from web.mspacman_tables import (
    BOT,
    PEOPLE,
    cell,
    device,
    dots,
    fresh,
    go_button,
    go_on,
    left,
    show_drawn,
    targets,
    touch,
)
from web.playing import finished, moves, press, saw, to_act, words

SOME = "a10,b10,d10,e10,a9,j1,j2,f3,g8,a1"  # some dots in each area
WALK = f"walk 1 1 b10 -,f5 {SOME} 4 - - - 0"


def at(visit: Visit, position: str, *players: object, phone: bool = False, **settings: object) -> Page:
    page = visit("/api/health", phone=phone, **settings)
    go_on(page, position, *players)  # type: ignore[arg-type]
    return page


def play_on(page: Page) -> None:
    """Do the next thing there is to do: spin, roll, take what is whole, or add the last of the steps there are."""
    if device(page).is_enabled():
        before = len(moves(page))
        device(page).click()
        expect(page.get_by_role("region", name="Moves so far").get_by_role("button").nth(before)).to_be_attached()
        return
    expect(go_button(page).or_(page.locator(".sentence.over"))).to_be_visible()
    while not go_button(page).is_enabled():
        there = max(targets(page), default=None)
        if there is None:
            return
        planned = page.locator("[data-steps]").get_attribute("data-steps")
        touch(page, there)
        whole = go_button(page).and_(page.locator(":enabled"))
        expect(whole.or_(page.locator(f'[data-steps]:not([data-steps="{planned}"])')).first).to_be_attached()
    before = len(moves(page))
    go_button(page).click()
    expect(page.get_by_role("region", name="Moves so far").get_by_role("button").nth(before)).to_be_attached()


def play_to_the_end(page: Page) -> None:
    for _ in range(200):
        expect(page.locator(".sentence.mine, .sentence.over").first).to_be_visible()
        if page.locator(".sentence.over").count():
            break
        play_on(page)
    finished(page)


def test_a_whole_game_at_one_phone(visit: Visit) -> None:
    page = visit("/api/health", phone=True)
    fresh(page, "Ada", "Bo", "Cy", max_turns=5)
    expect(page.locator(".sentence")).to_contain_text("Spin for the start")
    play_to_the_end(page)
    expect(page.locator(".sentence.over")).to_contain_text("The agreed number of turns has been played")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert page.locator("[data-dot]").count() == 17 + dots(page, 1) + dots(page, 2) + dots(page, 3)


def test_MSP_52_a_whole_game_is_won(visit: Visit) -> None:
    page = at(visit, "spin 1 1 b10 -,f5 b10,j1 0 - - - 0", phone=True)
    device(page).click()
    expect(page.locator("[data-target]").first).to_be_attached()
    touch(page, "a10")  # any first step clears the last dot, whatever was spun
    expect(page.locator("[data-outcome=won]")).to_be_attached()
    expect(page.locator(".sentence")).to_contain_text("clears an area and ends the game")
    saw(page, 1)
    press(page, "Go")
    finished(page)
    expect(page.locator(".sentence.over")).to_contain_text("Ada")
    expect(page.locator(".sentence.over")).to_contain_text("An area has been cleared of its dots.")
    assert dots(page, 1) == 0
    press(page, "Play again")
    expect(page.locator(".sentence")).to_contain_text("Spin for the start")


def test_against_bots_to_the_end(visit: Visit) -> None:
    page = visit("/api/health")
    fresh(page, "Ada", "level1", "level1", "level1", max_turns=8)
    play_to_the_end(page)
    faces = [text.strip() for text in moves(page) if text.strip().startswith("*")]
    assert len(faces) >= 4 + 8  # each seat for the start, and one for each turn


def test_steps_are_collected_and_taken_back_until_go(visit: Visit) -> None:
    page = at(visit, WALK, phone=True)
    to_act(page)
    left(page, 4)
    assert targets(page) == {"a10", "c10"}
    touch(page, "a10")
    left(page, 3)
    assert targets(page) == {"a9", "b10"}
    expect(page.locator(".dot.going")).to_have_count(1)  # the one she would leave
    touch(page, "a9")
    left(page, 2)
    expect(page.locator("[data-outcome=power]")).to_be_attached()
    press(page, "One step back")
    press(page, "One step back")
    left(page, 4)
    expect(page.locator(".dot.going")).to_have_count(0)
    touch(page, "a9")  # far away: the way there is found
    left(page, 2)
    press(page, "One step back")
    left(page, 3)
    touch(page, "a8")  # and from the middle of a plan too
    left(page, 1)
    expect(go_button(page)).to_be_disabled()
    touch(page, "a7")
    left(page, 0)
    expect(go_button(page)).to_be_enabled()
    saw(page, 0)  # nothing was sent until now
    assert dots(page, 1) == 5
    press(page, "Go")
    saw(page, 4)
    assert [text.strip().split()[0] for text in moves(page)] == ["a10", "a9", "a8", "a7"]
    assert dots(page, 1) == 2
    expect(page.locator(".sentence")).to_contain_text("Roll for your ghost")
    press(page, "Take back")  # the walk as a whole; nothing has been rolled since
    saw(page, 0)
    left(page, 4)
    touch(page, "a10")
    left(page, 3)
    touch(page, "a10")  # a second touch sends her nowhere
    touch(page, "a9")
    left(page, 2)
    touch(page, "a7")
    press(page, "Go")
    saw(page, 4)


def test_a_whole_plan_gives_way_to_another(visit: Visit) -> None:
    page = at(visit, WALK)
    touch(page, "d10")
    left(page, 2)
    touch(page, "e10")
    touch(page, "d10")  # a square may be used twice
    expect(go_button(page)).to_be_enabled()
    touch(page, "a9")
    left(page, 2)
    expect(go_button(page)).to_be_disabled()


def test_what_cannot_be_says_why(visit: Visit) -> None:
    page = at(visit, WALK)
    touch(page, "c10")
    left(page, 3)
    touch(page, "e7")  # five steps from there
    expect(page.locator(".sentence.refusal")).to_contain_text(words("e7 is not one step away"))
    expect(page.locator("rect.wrong").first).to_be_attached()
    left(page, 3)  # the plan is as it was
    touch(page, "c9")
    expect(page.locator(".sentence.refusal")).to_have_count(0)
    left(page, 2)


def test_MSP_25_all_exits_are_one_step_apart(visit: Visit) -> None:
    page = at(visit, WALK)
    touch(page, "c10")
    left(page, 3)
    assert targets(page) >= {"a3", "h1", "j8"}
    touch(page, "h1")
    left(page, 2)
    touch(page, "a3")
    left(page, 1)
    touch(page, "b3")
    press(page, "Go")
    saw(page, 4)


def test_MSP_33_a_power_dot_turns_ghosts_weak_for_all_to_see(visit: Visit) -> None:
    page = at(visit, f"walk 1 1 a10 -,f6,f4 {SOME} 1 - - - 0", *PEOPLE[:3])
    expect(page.locator(".timer")).to_have_count(0)
    touch(page, "b10")
    expect(page.locator("[data-outcome=power]")).to_be_attached()
    press(page, "Go")
    saw(page, 1)
    expect(page.locator(".figure .scared")).to_have_count(2)
    expect(page.locator(".timer text")).to_have_text(["1", "2"])  # the next one's turn has begun
    expect(page.locator(".seats .weak")).to_have_text(["1", "2"])
    expect(cell(page, "f4")).to_have_attribute("aria-label", words("weak ghost: Cy, for one more turn"))
    expect(cell(page, "f6")).to_have_attribute("aria-label", words("weak ghost: Bo, until its next turn"))


def test_MSP_43_a_catch_earns_another_spin(visit: Visit) -> None:
    page = at(visit, f"walk 1 1 c8 -,c9p2 {SOME} 1 - - - 0")
    touch(page, "c9")
    expect(page.locator("[data-outcome=caught]")).to_be_attached()
    press(page, "Go")
    expect(page.locator(".sentence")).to_contain_text("Ada")
    expect(page.locator(".sentence")).to_contain_text("Spin for Ms. Pac-Man")
    expect(cell(page, "f5")).to_have_attribute("aria-label", words("ghost: Bo"))


def test_MSP_46_her_change_of_hands_is_a_scene(visit: Visit) -> None:
    page = at(visit, f"chase 2 1 c8 -,c9 {SOME} 3 - - - 0", reduced_motion="no-preference")
    bow = page.locator(".seats li")
    expect(bow.nth(0).locator(".bow")).to_be_visible()
    touch(page, "c8")
    expect(page.locator("[data-outcome=captured]")).to_be_attached()
    expect(page.locator(".sentence")).to_contain_text("That captures Ms. Pac-Man!")
    press(page, "Go")
    expect(page.locator("[data-scene=captured]")).to_contain_text("Bo")
    expect(page.locator("[data-scene=took_control]")).to_contain_text("plays Ms. Pac-Man now!")
    expect(page.locator("[data-scene]")).to_have_count(0)
    expect(bow.nth(0).locator(".bow")).to_have_count(0)
    expect(bow.nth(1).locator(".bow")).to_be_visible()
    expect(page.locator(".sentence")).to_contain_text("Put Ms. Pac-Man on a white circle")
    assert targets(page) == {"c7", "c8", "g8", "h8", "h3", "h4", "c3", "d3"}
    touch(page, "h4")
    expect(go_button(page)).to_be_enabled()
    touch(page, "c8")  # rather there
    expect(page.locator(".planned [data-drawn=ms]")).to_have_count(1)
    press(page, "Go")
    expect(cell(page, "c8")).to_have_attribute("aria-label", words("Ms. Pac-Man: Bo"))
    expect(page.locator(".sentence")).to_contain_text("Spin for Ms. Pac-Man")


def test_who_gave_no_name_is_spoken_to(visit: Visit) -> None:
    position = f"chase 2 1 c8 -,c9 {SOME} 3 - - - 0"
    page = at(visit, position, BOT, Player(""), reduced_motion="no-preference")
    touch(page, "c8")
    press(page, "Go")
    expect(page.locator("[data-scene=took_control]")).to_contain_text("You play Ms. Pac-Man now!")


def test_MSP_17_a_walk_into_a_strong_ghost_is_warned_of(visit: Visit) -> None:
    page = at(visit, f"walk 1 1 c8 -,c9 {SOME} 3 - - - 0")
    touch(page, "c9")
    expect(page.locator("[data-outcome=lost]")).to_be_attached()
    expect(page.locator(".sentence")).to_contain_text("Careful")
    press(page, "One step back")
    left(page, 3)


def test_MSP_21_a_ghost_that_ends_on_another_chooses_the_next_open_square(visit: Visit) -> None:
    page = at(visit, f"chase 2 1 a1 -,c8,c7 {SOME} 1 - - - 0", *PEOPLE[:3], phone=True)
    touch(page, "c7")
    expect(page.locator(".sentence")).to_contain_text("Choose the next open square")
    assert targets(page) == {"b7", "c6"}
    expect(go_button(page)).to_be_disabled()
    touch(page, "b7")
    press(page, "Go")
    saw(page, 2)
    expect(cell(page, "b7")).to_have_attribute("aria-label", words("ghost: Bo"))


def test_MSP_36_an_F2_is_written_on_the_die(visit: Visit) -> None:
    page = visit("/api/health")
    show_drawn(page, f"roll 2 1 c8 -,c4 {SOME} 0 - - - 0", "F2")
    expect(page.locator("[data-device=die] text")).to_have_text("F2")
    expect(page.locator(".figure .scared")).to_have_count(1)


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


def test_a_reload_in_the_middle_loses_nothing_but_the_plan(visit: Visit) -> None:
    page = at(visit, f"spin 1 1 b10 -,f5 {SOME} 0 - - - 0", phone=True)
    device(page).click()
    saw(page, 1)
    face = moves(page)[0].strip().removeprefix("*")
    touch(page, "c10")
    expect(page.get_by_role("button", name="One step back")).to_be_enabled()
    page.reload()
    left(page, int(face))
    expect(page.get_by_role("button", name="One step back")).to_be_disabled()
    play_on(page)
    saw(page, 1 + int(face))


def test_a_watcher_sees_it_all_and_touches_nothing(visit: Visit) -> None:
    page = at(visit, WALK)
    watch = page.evaluate("JSON.parse(localStorage.getItem('mazechase.tables'))[0].watch")
    watcher = visit(f"{page.url.split('#')[0]}#watch={watch}", phone=True)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    left(watcher, 4)
    assert targets(watcher) == set()
    expect(go_button(watcher)).to_have_count(0)
    cell(watcher, "c10").tap()
    touch(page, "a9")
    left(page, 2)
    left(watcher, 4)  # a plan is the planner's own
    touch(page, "b10")
    press(page, "Go")
    saw(watcher, 4)
    expect(cell(watcher, "b10")).to_have_attribute("aria-label", words("Ms. Pac-Man: Ada"))


def test_keyboard_alone(visit: Visit) -> None:
    page = at(visit, f"spin 1 1 c6 -,c3 {SOME} 0 - - - 0")
    to_act(page)
    expect(cell(page, "c6")).to_be_focused()
    page.keyboard.press("Enter")
    saw(page, 1)
    count = int(moves(page)[0].strip().removeprefix("*"))
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
        assert there in targets(page)
        page.keyboard.press("Enter")
        expect(cell(page, there)).to_be_focused()
        page.keyboard.press("Backspace")
        left(page, count - 1)
    for n in range(1, count):
        page.keyboard.press("ArrowUp" if n % 2 == 0 else "ArrowDown")
    expect(go_button(page)).to_be_enabled()
    page.keyboard.press("Enter")
    saw(page, 1 + count)
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Enter")  # wherever one looks, Enter rolls
    saw(page, 2 + count)


def test_the_grid_tells_what_is_there(visit: Visit) -> None:
    page = at(visit, f"walk 1 1 a9 -,c8 {SOME},c7 4 - - - 0")
    expect(page.get_by_role("gridcell")).to_have_count(100)
    for name, told in (
        ("a9", "a9, Ms. Pac-Man: Ada, dot, Blinky\u2019s area"),
        ("a10", "a10, you can go here, Power Dot, Blinky\u2019s area"),
        ("c8", "c8, ghost: Bo, white circle, Blinky\u2019s area"),
        ("c10", "c10, exit, joined to the other exits"),
        ("f5", "f5, Pinky\u2019s ghost space"),
    ):
        expect(cell(page, name)).to_have_attribute("aria-label", words(told))
    expect(page.locator(".seats li").first).to_contain_text(words("6 dots left in Blinky\u2019s area"))
    expect(page.locator(".seats li").first).to_contain_text("plays Ms. Pac-Man")
    touch(page, "a10")
    press(page, "One step back")
    touch(page, "a7")
    touch(page, "a8")
    touch(page, "a7")
    press(page, "Go")
    expect(page.get_by_role("log")).to_contain_text(words("Ada: Ms. Pac-Man to a7, 0 to go."))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(visit: Visit, scheme: str) -> None:
    page = visit("/api/health", phone=scheme == "dark", color_scheme=scheme)

    def check() -> None:
        found = Axe().run(page).response["violations"]
        assert [f"{one['id']}: {node['html'][:120]}" for one in found for node in one["nodes"]] == []

    fresh(page, "Ada", "Bo")
    check()
    go_on(page, f"walk 1 1 a10 -,c8p1,f4 {SOME} 2 - - - 0", *PEOPLE[:3])
    touch(page, "b10")
    left(page, 1)
    check()
    press(page, "Shortest ways")
    expect(page.locator(".hint .line").first).to_be_attached()
    expect(page.locator(".distance").first).to_be_attached()
    check()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up_offers_what_a_family_may_want(visit: Visit, players: int) -> None:
    page = visit(game="mspacman")
    press(page, "More choices")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(str(players), exact=True).click()
    dialog.get_by_text("Options", exact=True).click()
    dialog.get_by_label("Board", exact=True).select_option(label="Windmill")
    dialog.get_by_label("Who begins", exact=True).select_option(label="The highest roll of the die")
    dialog.get_by_label("Dots also in areas that nobody plays").uncheck()
    dialog.get_by_label(words("Place 1: who plays")).select_option("here")
    dialog.get_by_label("Draw lots").uncheck()
    press(page, "Start the game")
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.locator("[data-device=die]")).to_be_enabled()
    expect(page.locator("[data-dot]")).to_have_count(17 * players)
    unused = 18 * (4 - players) + (4 - players)  # squares, Exit Space and ghost space of each area nobody plays
    expect(page.locator(".square.unused")).to_have_count(unused)
    ghosts = {2: ["red", "pink"], 3: ["red", "cyan", "pink"], 4: ["red", "cyan", "pink", "orange"]}[players]
    drawn = page.locator(".seats [data-drawn]").evaluate_all("all => all.map(one => one.dataset.drawn)")
    assert drawn == ghosts


WATCH_HER_WALK = """
  window.walked = [];
  new MutationObserver(() => {
    const her = document.querySelector(".figure:has(.chomping)");
    if (her && window.walked.at(-1) !== her.style.transform) window.walked.push(her.style.transform);
  }).observe(document, { subtree: true, childList: true, attributes: true });
"""


def test_bots_are_shown_step_by_step(visit: Visit) -> None:
    """With movement, each step of a bot is a moment of its own, and the person's turn comes after it."""
    page = visit("/api/health", reduced_motion="no-preference")
    page.add_init_script(WATCH_HER_WALK)
    go_on(page, f"chase 2 1 c8 -,f4 {SOME} 1 - - - 0", BOT, PEOPLE[0])
    touch(page, max(targets(page)))
    press(page, "Go")  # now the bot spins and walks
    expect(page.locator(".sentence.mine")).to_have_count(0)
    expect(page.locator(".sentence.mine")).to_be_visible()
    face = int(next(text.strip() for text in moves(page) if text.strip().startswith("*"))[1:])
    assert len(page.evaluate("window.walked")) == face


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
    saw(page, 4)
    assert boxes() == before
