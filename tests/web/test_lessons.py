"""Lessons on the page: offered, played by touch and by keyboard, remembered; and the first turn of a real game."""

import pytest
from playwright.sync_api import Locator, Page, expect

from lessons.steps import GAMES
from web.conftest import Visit
from web.playing import moves, one_more, press, to_act, words
from web.small import SMALL
from web.tables import open_table

FIRST = "Learn it in a minute"


def coach(page: Page) -> Locator:
    return page.locator(".coach [data-says]")


def asked(page: Page) -> None:
    """Wait until the coach has asked for something, and the page is ready for it."""
    expect(page.locator(".coach.mine[aria-busy=false]")).to_be_visible()


def pointed(page: Page) -> Locator:
    """What the hand points at; where something is rolled, spun or drawn, the button that calls for it."""
    hand = page.locator(".board [data-pointed]")
    calling = page.locator(".board:not(:has([data-pointed])) .calling")
    return hand.or_(calling).first


def follow(page: Page) -> int:
    """Tap what the hand points at until the lesson is over; return how many taps that took."""
    for taps in range(60):
        glad = page.locator(".coach.glad")
        expect(glad.or_(page.locator(".coach.mine[aria-busy=false]")).first).to_be_visible()
        if glad.count():
            return taps
        before = page.evaluate("document.querySelector('.board').outerHTML")
        target = pointed(page)
        expect(target.or_(glad).first).to_be_attached()
        if glad.count():
            return taps
        box = target.bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_function("before => document.querySelector('.board').outerHTML !== before", arg=before)
    pytest.fail("the lesson has no end")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_lesson_is_played_by_touch_where_the_hand_points(visit: Visit, game: str) -> None:
    page = visit(phone=True, game=game, newcomer=True)
    press(page, FIRST)
    asked(page)
    assert 0 < follow(page) <= 12
    expect(page.get_by_role("button", name="Next lesson")).to_be_in_viewport()
    title = page.get_by_role("region", name="Your first turn")
    expect(title).to_be_visible()


def test_on_the_smallest_phone_the_hand_and_the_coach_stay_in_sight(visit: Visit) -> None:
    page = visit(phone=True, game="marbles", newcomer=True, viewport=SMALL)
    press(page, FIRST)
    asked(page)
    assert 0 < follow(page) <= 12
    expect(page.get_by_role("button", name="Next lesson")).to_be_in_viewport(ratio=1)
    expect(coach(page)).to_be_in_viewport(ratio=1)


def test_the_first_lesson_is_played_with_keys(visit: Visit) -> None:
    page = visit(newcomer=True)
    page.get_by_role("button", name=FIRST).focus()
    page.keyboard.press("Enter")
    for step in range(1, 4):
        expect(page.locator(f"[data-pointed][data-name=e{6 + step}]")).to_be_attached()
        asked(page)
        page.locator("[data-name][tabindex='0']").focus()
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Next lesson")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Put up a fence")).to_be_visible()


def test_a_fence_is_put_where_the_hand_points(visit: Visit) -> None:
    page = visit(phone=True)
    press(page, FIRST)
    press(page, "All lessons")
    page.locator("[data-lesson=fence]").click()
    expect(page.get_by_role("region", name="Put up a fence")).to_be_visible()
    expect(page.locator("[data-pointed][data-tap=e1h]")).to_be_attached()
    assert follow(page) <= 6  # a tap, perhaps one to turn it, and one to place it; twice
    expect(coach(page)).to_contain_text("Great blocking!")


def test_something_else_is_answered_and_nothing_is_lost(visit: Visit) -> None:
    page = visit(phone=True, newcomer=True)
    press(page, FIRST)
    asked(page)
    page.locator("[data-name=d6]").tap()
    expect(coach(page)).to_contain_text("That's allowed, but")
    page.locator("[data-name=e8]").tap()
    expect(coach(page)).to_contain_text("Too far")
    page.locator("[data-name=e7]").tap()
    expect(coach(page)).to_contain_text("That was a turn!")


def test_progress_stays_on_the_device(visit: Visit) -> None:
    page = visit(phone=True, newcomer=True)
    press(page, FIRST)
    asked(page)
    page.locator("[data-name=e7]").tap()
    expect(coach(page)).to_contain_text("That was a turn!")
    page.reload()
    expect(coach(page)).to_contain_text("That was a turn!")  # in the middle of a lesson, too
    follow(page)
    page.reload()
    press(page, "All lessons")
    expect(page.locator("[data-lesson=first-turn] .tick")).to_be_visible()
    expect(page.locator("[data-lesson=fence] .tick")).to_have_count(0)
    page.goto(page.url.partition("/t/")[0])
    page.locator("[data-game=quoridor] h2 button").click()
    expect(page.get_by_role("button", name=FIRST)).to_have_count(0)
    expect(page.get_by_text("Your games")).to_have_count(0)  # a lesson is no game to go on with
    press(page, "Lessons")
    expect(page.get_by_role("dialog")).to_contain_text(words("1 of 5 done"))


def test_a_lesson_can_be_begun_again(visit: Visit) -> None:
    page = visit(newcomer=True)
    press(page, FIRST)
    asked(page)
    page.locator("[data-name=e7]").click()
    expect(coach(page)).to_contain_text("That was a turn!")
    press(page, "Start again")
    expect(coach(page)).to_contain_text("You're Pac-Man")
    page.go_back()
    expect(page.get_by_role("heading", name="Mazechase")).to_be_visible()  # not to the lesson before


def test_the_first_turn_of_a_first_game_is_guided_once(visit: Visit) -> None:
    page = visit("/api/health", newcomer=True)
    here, bot = {"kind": "here"}, {"kind": "bot", "bot": "level1"}
    open_table(page, "quoridor", here, bot)
    expect(coach(page)).to_contain_text("Welcome!")
    asked(page)
    press(page, "Hint")
    expect(page.locator("[data-hint]")).to_be_visible()  # instead of the guide, which goes on
    expect(page.locator(".coach:visible")).to_have_count(1)
    page.locator("[data-name=e2]").click()
    to_act(page)  # the usual sentence is back
    open_table(page, "quoridor", here, bot)
    to_act(page)


def test_the_guide_waits_for_a_bot_that_begins(visit: Visit) -> None:
    page = visit("/api/health", newcomer=True, reduced_motion="no-preference")
    open_table(page, "quoridor", {"kind": "bot", "bot": "level1"}, {"kind": "here"})
    expect(coach(page)).to_contain_text("Welcome!")
    asked(page)
    one_more(page, 0)  # the bot has moved
    page.locator("[data-name=e8]").click()
    to_act(page)


def test_a_roll_for_who_begins_does_not_use_up_the_guide(visit: Visit) -> None:
    page = visit("/api/health", newcomer=True, phone=True, viewport=SMALL)
    bot = {"kind": "bot", "bot": "level1"}
    open_table(page, "marbles", {"kind": "here"}, bot, bot, bot)
    expect(coach(page)).to_contain_text("Welcome! Gobble more white marbles than the others.")
    expect(page.locator(".coach .more")).to_have_text("Roll to see who starts: highest roll starts.")
    rolling = page.get_by_role("button", name="Roll the dice")
    for _ in range(20):  # ties are rolled again; then perhaps a bot begins
        before = len(moves(page))
        rolling.click()
        one_more(page, before)
        asked(page)
        if not rolling.count():
            break
    expect(coach(page)).to_contain_text("One die moves your Pac-Man")
    page.locator(".board [data-open]").last.tap()
    expect(page.get_by_role("button", name="Go", exact=True)).to_be_in_viewport(ratio=1)


def test_on_the_smallest_phone_the_buttons_of_a_first_turn_are_in_sight(visit: Visit) -> None:
    page = visit("/api/health", newcomer=True, phone=True, viewport=SMALL)
    open_table(page, "cards", {"kind": "here"}, {"kind": "bot", "bot": "level1"})
    expect(coach(page)).to_contain_text("three ghosts knock you out")
    before = page.locator(".felt").bounding_box()
    page.get_by_role("button", name="Draw", exact=True).tap()
    end = page.get_by_role("button", name="End turn")
    expect(end).to_be_enabled()
    expect(end).to_be_in_viewport(ratio=1)
    assert page.locator(".felt").bounding_box() == before  # nor does anything move


def test_the_guide_can_be_skipped(visit: Visit) -> None:
    page = visit("/api/health", newcomer=True)
    open_table(page, "quoridor", {"kind": "here"}, {"kind": "bot", "bot": "level1"})
    expect(coach(page)).to_contain_text("Welcome!")
    press(page, "Skip the tips")
    to_act(page)
    page.reload()
    to_act(page)


def test_the_lobby_and_the_help_offer_lessons(visit: Visit) -> None:
    page = visit()
    press(page, "How to play")
    press(page, "All lessons")
    expect(page.get_by_role("dialog", name="Lessons")).to_be_visible()
    page.reload()
    page.locator("[data-game=quoridor] h2 button").click()
    press(page, "With a friend, by link")
    press(page, "All lessons")
    page.get_by_role("dialog", name="Lessons").get_by_role("button").filter(has_text="Your first turn").click()
    asked(page)
    page.go_back()
    expect(page.locator(".lobby")).to_be_visible()  # where the friend is expected
