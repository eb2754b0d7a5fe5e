"""The chase in a browser: walking, the boost, frenzy, catches, who moves which ghost, and how it ends."""

import re

from playwright.sync_api import Page, expect

from web.chase_tables import CHAIN, FACING, PASSING, at, go, layout, moving, piece, sit_down, square, standing
from web.conftest import Visit
from web.playing import finished, moves, passed, press, saw, to_act, to_act_or_over, watch_for, words
from web.slowline import SlowLine


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
    assert moves(page) == ["e9 4 pellets"]  # one move


def test_a_walk_of_two_steps_is_taken_back_as_it_was_taken(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan", layout=FACING)
    go(page, "g2")  # one tap, two steps
    moving(page, "Blinky")
    press(page, "Undo")
    standing(page, "e2", "Pac-Man")
    moving(page, "Pac-Man")
    saw(page, 0)


def play_on(page: Page) -> None:
    """Play the first possible action until the game is over."""
    for _ in range(30):
        if not to_act_or_over(page):
            break
        go(page, reached(page))
    finished(page)


def reached(page: Page) -> str:
    """Return a square that the piece can be sent to."""
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
    expect(page.locator(".sentence.over")).to_contain_text("turn limit")
    expect(page.locator("[data-level='1']")).to_contain_text("Beginner Pac-Man")


# Walking.


def test_a_touch_two_squares_away_walks_there(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan", phone=True)
    expect(square(page, "e4")).to_have_attribute("aria-label", words("e4, you can go here in 2 steps"))
    go(page, "e4")
    standing(page, "e4", "Pac-Man")
    assert moves(page) == ["e4"]
    expect(page.locator('[data-trail="Pac-Man"]')).to_have_count(1)
    moving(page, "Blinky")
    walk = page.locator("[data-ply]")
    expect(walk).to_have_attribute("title", words("Eva moved Pac-Man from e2 to e4."))
    expect(walk).to_have_attribute("aria-current", "step")
    expect(page.get_by_role("log")).to_contain_text(words("Eva moved: Pac-Man e4."))
    assert page.get_by_role("log").inner_text().count("Pac-Man") == 1  # announced as a whole
    press(page, "Previous move")  # but shown step by step
    standing(page, "e3", "Pac-Man")
    expect(walk).to_have_attribute("aria-current", "step")


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
    expect(page.locator(".sentence.mine")).to_contain_text(re.compile("1\\W* square left"))
    go(page, "e2")
    moving(page, "Blinky")
    standing(page, "e2", "Pac-Man")


def test_a_touch_is_not_refused_before_it_is_known_how_far_one_can_go(visit: Visit) -> None:
    page = visit("/api/health", phone=True)
    line = SlowLine(page, "frames", "reached")
    sit_down(page, "Eva", "Jan")
    to_act(page)
    square(page, "e4").tap()
    line.let_go("frames")  # they change nothing
    line.let_go("reached")
    standing(page, "e4", "Pac-Man")


def test_what_cannot_be_done_is_explained(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan", phone=True)
    square(page, "d2").tap()
    expect(page.locator(".sentence.refusal")).to_contain_text("There's a fence in the way")
    expect(page.locator(".sentence.refusal")).to_contain_text("QPAC-42")
    expect(page.locator("rect.wrong")).to_have_count(2)
    square(page, "a9").tap()
    expect(page.locator(".sentence.refusal")).to_contain_text("QPAC-6")
    square(page, "a9").blur()
    square(page, "a9").focus()  # the focus follows a tap sooner or later: the refusal is about this same tap
    expect(page.locator(".sentence.refusal")).to_contain_text("QPAC-6")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".sentence.refusal")).to_have_count(0)
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
    assert moves(page)[-1] == "Bg4"
    moving(page, "Inky")
    expect(page.locator(".mover.frenzy")).to_have_count(0)


WATCH_THE_SENTENCE = """
  new MutationObserver(() => {
    if (document.querySelector("[data-scene]") && document.querySelector(".sentence.mine")) window.hasty = true;
  }).observe(document, { subtree: true, childList: true, attributes: true });
"""


def test_the_scenes_are_played(visit: Visit) -> None:
    page = visit("/api/health", reduced_motion="no-preference")
    page.add_init_script(WATCH_THE_SENTENCE)
    sit_down(page, "Eva", "Jan", layout=FACING)
    go(page, "e2")
    moving(page, "Blinky")
    watch_for(page, "[data-scene=caught]")
    go(page, "e2")
    passed(page, "[data-scene=caught]")
    expect(page.locator("[data-scene]")).to_have_count(0)
    to_act(page)
    assert page.evaluate("window.hasty") is None  # nobody is asked before the scene is over
    page = at(visit, "Eva", "Jan", seen={"reduced_motion": "no-preference"}, layout=PASSING)
    go(page, "e3")
    watch_for(page, "[data-scene=eaten]")
    go(page, "e4")
    passed(page, "[data-scene=eaten]")


def test_lines_of_sight_are_shown_and_hidden(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan")
    press(page, "Lines of sight")
    expect(page.locator("[data-sight]")).to_have_count(4)
    expect(page.locator("[data-way]")).to_have_count(1)
    press(page, "Lines of sight")
    expect(page.locator("[data-sight]")).to_have_count(0)


# Who moves which ghost.


def test_three_ghost_players_at_one_device_share_four_ghosts(visit: Visit) -> None:
    page = at(visit, "Eva", "Ben", "Ida", "Pia", phone=True)
    expect(page.locator(".seats li").nth(1)).to_contain_text(re.compile("Blinky.*Clyde", re.DOTALL))
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
    expect(page.locator(".sentence.mine")).to_contain_text("Which ghost moves next?", ignore_case=True)
    square(page, "e1").tap()
    expect(page.locator(".sentence.refusal")).to_contain_text("First choose the ghost")
    go(page, "i5")
    moving(page, "Clyde")
    expect(page.locator(".sentence.mine")).to_contain_text("Ida", ignore_case=True)
    go(page, "i4")
    page.get_by_role("group", name="Which ghost moves next?").get_by_role("button", name="Pinky").click()
    moving(page, "Pinky")
    assert moves(page)[-3:] == ["Clyde next", "Ci4", "Pinky next"]


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
