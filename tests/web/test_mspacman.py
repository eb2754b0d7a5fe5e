"""Ms. Pac-Man in a real browser: spinner and die, planned walks, captures, power, exits, with every kind of input."""

import pytest
from playwright.sync_api import Page, expect

from mazechase.match import Player
from web.conftest import Visit
from web.mspacman_tables import (
    BOT,
    PEOPLE,
    SOME,
    at,
    cell,
    device,
    dots,
    fresh,
    glow,
    go_button,
    go_on,
    left,
    play_on,
    show_drawn,
    touch,
)
from web.playing import finished, moves, one_more, passed, press, saw, to_act, to_act_or_over, watch_for, words

WALK = f"walk 1 1 b10 -,f5 {SOME} 4 - - - 0"


def play_to_the_end(page: Page) -> None:
    for _ in range(200):
        if not to_act_or_over(page):
            break
        play_on(page)
    finished(page)


def test_a_whole_game_at_one_phone(visit: Visit) -> None:
    page = visit("/api/health", phone=True)
    fresh(page, "Ada", "Bo", "Cy", max_turns=5)
    expect(page.locator(".sentence")).to_contain_text("Spin to see who starts", ignore_case=True)
    play_to_the_end(page)
    expect(page.locator(".sentence.over")).to_contain_text("The turn limit has been reached")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    counted = sum(int(dots(page, seat).inner_text()) for seat in (1, 2, 3))
    expect(page.locator("[data-dot]")).to_have_count(17 + counted)


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
    expect(page.locator(".sentence.over")).to_contain_text("All the dots in the winner's area are gone.")
    expect(dots(page, 1)).to_have_text("0")
    press(page, "Play again")
    expect(page.locator(".sentence")).to_contain_text("Spin to see who starts", ignore_case=True)


def test_against_bots_to_the_end(visit: Visit) -> None:
    page = visit("/api/health")
    fresh(page, "Ada", "level1", "level1", "level1", max_turns=8)
    play_to_the_end(page)
    faces = [text for text in moves(page) if text.startswith(("start: ", "spins ", "rolls "))]
    assert len(faces) >= 4 + 8  # each seat for the start, and one for each turn


def test_steps_are_collected_and_taken_back_until_go(visit: Visit) -> None:
    page = at(visit, WALK, phone=True)
    to_act(page)
    left(page, 4)
    glow(page, "a10", "c10")
    touch(page, "a10")
    left(page, 3)
    glow(page, "a9", "b10")
    expect(page.locator(".dot.going")).to_have_count(1)  # the one she would leave
    touch(page, "a9")
    left(page, 2)
    expect(page.locator("[data-outcome=power]")).to_be_attached()
    press(page, "Step back")
    press(page, "Step back")
    left(page, 4)
    expect(page.locator(".dot.going")).to_have_count(0)
    touch(page, "a9")  # far away: it finds the path
    left(page, 2)
    press(page, "Step back")
    left(page, 3)
    touch(page, "a8")  # even from the middle of a plan
    left(page, 1)
    expect(go_button(page)).to_be_disabled()
    touch(page, "a7")
    left(page, 0)
    expect(go_button(page)).to_be_enabled()
    saw(page, 0)  # nothing was sent until now
    expect(dots(page, 1)).to_have_text("5")
    press(page, "Go")
    saw(page, 1)
    assert moves(page) == ["a7 Power Dot"]
    walk = page.locator("[data-ply]")
    expect(walk).to_have_attribute("title", words("Ada moved Ms. Pac-Man to a7. Ate at b10, a10, a9"))
    expect(dots(page, 1)).to_have_text("2")
    expect(page.locator(".sentence")).to_contain_text("Roll for your ghost", ignore_case=True)
    press(page, "Undo")  # the walk as a whole; nothing has been rolled since
    saw(page, 0)
    left(page, 4)
    touch(page, "a10")
    left(page, 3)
    touch(page, "a10")  # a second tap sends her nowhere
    touch(page, "a9")
    left(page, 2)
    touch(page, "a7")
    press(page, "Go")
    saw(page, 1)


@pytest.mark.parametrize("lying", ["a9,b10", "b7,c9"])
def test_a_far_touch_takes_the_way_with_most_dots(visit: Visit, lying: str) -> None:
    """From a7 to c10 it is five steps along the edge or inside; her player's dots are on one of these paths."""
    page = at(visit, f"walk 1 1 a7 -,f5 {lying},e10,j1 5 - - - 0")
    to_act(page)
    touch(page, "c10")
    left(page, 0)
    expect(page.locator(".dot.going")).to_have_count(2)  # it is shown before anything is sent
    press(page, "Go")
    saw(page, 1)
    walk = page.get_by_role("region", name="Moves so far").get_by_role("button").first
    expect(walk).to_have_attribute("title", words(f"Ate at {lying.replace(',', ', ')};"))


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
    expect(page.locator(".sentence.refusal")).to_contain_text("Too far: you have")
    expect(page.locator(".wrong").first).to_be_attached()
    left(page, 3)  # the plan hasn't changed
    touch(page, "c9")
    expect(page.locator(".sentence.refusal")).to_have_count(0)
    left(page, 2)


def test_every_tap_on_the_board_is_answered(visit: Visit) -> None:
    page = at(visit, WALK, phone=True)
    to_act(page)
    expect(page.locator(".sentence")).to_contain_text(words("Tap a glowing square, or one farther away."))
    said = page.locator(".sentence.refusal")
    board = page.locator(".frame").bounding_box()
    assert board is not None
    page.touchscreen.tap(board["x"] + 3, board["y"] + 3)  # the border
    expect(said).to_contain_text("That's a wall.")
    touch(page, "b10")  # where she stands
    expect(said).to_contain_text(words("Your piece is already there"))
    left(page, 4)
    go_on(page, f"spin 1 1 b10 -,f5 {SOME} 0 - - - 0")
    to_act(page)
    touch(page, "c10")
    expect(said).to_contain_text("Spin for Ms. Pac-Man.")
    device(page).click()
    expect(said).to_have_count(0)


def test_MSP_25_all_exits_are_one_step_apart(visit: Visit) -> None:
    page = at(visit, WALK)
    touch(page, "c10")
    left(page, 3)
    for exit_ in ("a3", "h1", "j8"):
        expect(page.locator(f'[data-target="{exit_}"]')).to_be_attached()
    touch(page, "h1")
    left(page, 2)
    touch(page, "a3")
    left(page, 1)
    touch(page, "b3")
    press(page, "Go")
    saw(page, 1)


def test_MSP_33_a_power_dot_turns_ghosts_weak_for_all_to_see(visit: Visit) -> None:
    page = at(visit, f"walk 1 1 a10 -,f6,f4 {SOME} 1 - - - 0", *PEOPLE[:3])
    expect(page.locator(".timer")).to_have_count(0)
    touch(page, "b10")
    expect(page.locator("[data-outcome=power]")).to_be_attached()
    press(page, "Go")
    saw(page, 1)
    expect(page.locator(".figure .scared")).to_have_count(2)
    expect(page.locator(".timer text")).to_have_text(["1", "2"])  # the next player's turn has begun
    expect(page.locator(".seats .weak")).to_have_text(["1", "2"])
    expect(cell(page, "f4")).to_have_attribute("aria-label", words("weak ghost: Cy, strong again in 2 turns"))
    expect(cell(page, "f6")).to_have_attribute("aria-label", words("weak ghost: Bo, strong again in 1 turn"))


def test_MSP_43_a_catch_earns_another_spin(visit: Visit) -> None:
    page = at(visit, f"walk 1 1 c8 -,c9p2 {SOME} 1 - - - 0")
    touch(page, "c9")
    expect(page.locator("[data-outcome=caught]")).to_be_attached()
    press(page, "Go")
    expect(page.locator(".sentence")).to_contain_text("Ada", ignore_case=True)
    expect(page.locator(".sentence")).to_contain_text("Spin for Ms. Pac-Man", ignore_case=True)
    expect(cell(page, "f5")).to_have_attribute("aria-label", words("ghost: Bo"))


def test_MSP_46_her_change_of_hands_is_a_scene(visit: Visit) -> None:
    page = at(visit, f"chase 2 1 c8 -,c9 {SOME} 3 - - - 0", reduced_motion="no-preference")
    bow = page.locator(".seats li")
    expect(bow.nth(0).locator(".bow")).to_be_visible()
    touch(page, "c8")
    expect(page.locator("[data-outcome=captured]")).to_be_attached()
    expect(page.locator(".sentence")).to_contain_text("That catches Ms. Pac-Man!", ignore_case=True)
    early = ".table:has([data-scene]) .seats li:nth-child(2) .bow"
    watch_for(page, "[data-scene=captured]", "[data-scene=took_control]", early)
    press(page, "Go")
    passed(page, "[data-scene=captured]", "Bo")
    passed(page, "[data-scene=took_control]", "is now Ms. Pac-Man!")
    expect(page.locator("[data-scene]")).to_have_count(0)
    expect(bow.nth(0).locator(".bow")).to_have_count(0)
    expect(bow.nth(1).locator(".bow")).to_be_visible()
    assert page.evaluate(
        "early => window.passed[early] === undefined", early
    )  # the seats reveal nothing before the scenes
    expect(page.locator(".sentence")).to_contain_text("Put Ms. Pac-Man on one of the glowing circles", ignore_case=True)
    glow(page, "c7", "c8", "g8", "h8", "h3", "h4", "c3", "d3")
    touch(page, "h4")
    expect(go_button(page)).to_be_enabled()
    touch(page, "c8")  # there instead
    expect(page.locator(".planned [data-drawn=ms]")).to_have_count(1)
    press(page, "Go")
    expect(cell(page, "c8")).to_have_attribute("aria-label", words("Ms. Pac-Man: Bo"))
    expect(page.locator(".sentence")).to_contain_text("Spin for Ms. Pac-Man", ignore_case=True)


def test_the_log_tells_nothing_before_it_has_been_shown(visit: Visit) -> None:
    page = at(visit, f"chase 2 1 c8 -,c9 {SOME} 3 - - - 0", reduced_motion="no-preference")
    touch(page, "c8")
    press(page, "Go")
    expect(page.locator("[data-scene=captured]")).to_be_visible()
    assert moves(page) == []
    expect(page.locator("[data-scene=took_control]")).to_be_visible()
    assert moves(page) == []
    saw(page, 1)
    expect(page.locator("[data-ply]")).to_have_attribute("aria-current", "step")
    press(page, "Previous move")
    expect(page.locator("[aria-current]")).to_have_count(0)
    saw(page, 1)  # looking back shows everything that was played


def test_who_gave_no_name_is_spoken_to(visit: Visit) -> None:
    position = f"chase 2 1 c8 -,c9 {SOME} 3 - - - 0"
    page = at(visit, position, BOT, Player(""), reduced_motion="no-preference")
    touch(page, "c8")
    watch_for(page, "[data-scene=took_control]")
    press(page, "Go")
    passed(page, "[data-scene=took_control]", "You are now Ms. Pac-Man!")


def test_MSP_17_a_walk_into_a_strong_ghost_is_warned_of(visit: Visit) -> None:
    page = at(visit, f"walk 1 1 c8 -,c9 {SOME} 3 - - - 0")
    touch(page, "c9")
    expect(page.locator("[data-outcome=lost]")).to_be_attached()
    expect(page.locator(".sentence")).to_contain_text("Careful", ignore_case=True)
    press(page, "Step back")
    left(page, 3)


def test_MSP_21_a_ghost_that_ends_on_another_chooses_the_next_open_square(visit: Visit) -> None:
    page = at(visit, f"chase 2 1 a1 -,c8,c7 {SOME} 1 - - - 0", *PEOPLE[:3], phone=True)
    touch(page, "c7")
    expect(page.locator(".sentence")).to_contain_text("Choose the next open square", ignore_case=True)
    glow(page, "b7", "c6")
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


WATCH_HER_WALK = """
  window.walked = [];
  new MutationObserver(() => {
    const her = document.querySelector(".figure:has(.chomping)");
    if (her && window.walked.at(-1) !== her.style.transform) window.walked.push(her.style.transform);
  }).observe(document, { subtree: true, childList: true, attributes: true });
"""


def test_bots_are_shown_step_by_step(visit: Visit) -> None:
    """With animations, each step of a bot is shown by itself, and the person's turn comes after it."""
    page = visit("/api/health", reduced_motion="no-preference")
    page.add_init_script(WATCH_HER_WALK)
    go_on(page, f"chase 2 1 c8 -,f4 {SOME} 1 - - - 0", BOT, PEOPLE[0])
    touch(page, "f3")
    press(page, "Go")
    one_more(page, 2)  # the bot has spun and walked
    to_act(page)
    face = int(next(text for text in moves(page) if text.startswith("spins ")).removeprefix("spins "))
    assert len(page.evaluate("window.walked")) == face


WATCH_WHO_IS_TO_ACT = """
  window.marked = [];
  new MutationObserver(() => {
    const name = document.querySelector(".seats .asked .name")?.textContent;
    const mark = name && name + (document.querySelector(".sentence.mine") ? "!" : "");
    if (mark && mark !== window.marked.at(-1)) window.marked.push(mark);
  }).observe(document, { subtree: true, childList: true, attributes: true });
"""


def test_who_is_to_act_is_marked_when_the_walk_is_over(visit: Visit) -> None:
    """A walk is several plies, which are fetched; a spin is nobody's ply. Neither marks the next player too early."""
    page = visit("/api/health", reduced_motion="no-preference")
    page.add_init_script(WATCH_WHO_IS_TO_ACT)
    go_on(page, f"chase 2 1 c8 -,f4 {SOME} 4 - - - 0", Player("Eve", kind="bot", bot="level1"), PEOPLE[0])
    touch(page, "f3")
    touch(page, "f4")
    touch(page, "f3")
    touch(page, "f4")
    left(page, 0)
    page.evaluate("window.marked = []")
    press(page, "Go")
    one_more(page, 2)  # a walk, a spin, a walk
    to_act(page)
    assert page.evaluate("window.marked") in (["Ada", "Eve", "Ada!"], ["Ada!", "Ada", "Eve", "Ada!"])


def test_the_ends_of_a_walk_are_shown_with_what_they_bring(visit: Visit) -> None:
    page = at(visit, f"walk 1 1 b10 -,d10 {SOME} 4 - - - 0")
    to_act(page)
    best = page.locator("[data-finish][data-best]")
    expect(best.first).to_be_attached()
    assert best.count() <= 4
    lost = page.locator("[data-finish].harm")
    expect(lost).to_have_count(1)  # where Bo's ghost is
    expect(lost).to_have_attribute("data-finish", "d10")


def test_a_walk_that_loses_her_is_asked_about_once(visit: Visit) -> None:
    page = at(visit, f"walk 1 1 b10 -,d10 {SOME} 2 - - - 0")
    to_act(page)
    touch(page, "d10")
    go_button(page).click()
    expect(page.get_by_role("dialog")).to_contain_text("Ms. Pac-Man or your ghost would be lost")
    press(page, "No, go back")
    saw(page, 0)
    go_button(page).click()
    press(page, "Do it anyway")
    saw(page, 1)
