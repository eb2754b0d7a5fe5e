"""The coach on the page: who is offered a hint, what it shows, and that it goes when the position does."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import mazechase
from web.axe import axe_finds
from web.conftest import Visit
from web.playing import go, moves, one_more, press, to_act
from web.positions import post, sit, table_at
from web.served import Program
from web.tables import open_table

ME, BOT = {"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "level1"}


def bubble(page: Page) -> Locator:
    return page.locator("[data-hint]")


def hint_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Hint", exact=True)


def ask(page: Page) -> str:
    """Ask for a hint; return the action."""
    to_act(page)
    hint_button(page).click()
    expect(bubble(page)).to_be_visible()
    return str(bubble(page).get_attribute("data-hint"))


def follow(page: Page) -> None:
    """Tap where the hand points until the bubble is gone."""
    for _ in range(4):
        hand = page.locator(".board [data-pointed]")
        expect(hand.or_(page.locator(".sentence")).first).to_be_attached()
        if not bubble(page).count():
            return
        box = hand.bounding_box()
        assert box is not None
        before = page.evaluate("document.querySelector('.table').outerHTML")
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_function("before => document.querySelector('.table').outerHTML !== before", arg=before)
    expect(bubble(page)).to_have_count(0)


@pytest.mark.parametrize("game", ["cards", "chase", "quoridor"])
def test_a_hint_is_a_legal_action_that_the_hand_points_at(visit: Visit, game: str) -> None:
    page = visit("/api/health", phone=True)
    open_table(page, game, ME, BOT)
    action = ask(page)
    rules = mazechase.game(game, 2)
    assert action in {rules.write(one) for one in rules.legal(rules.start())}
    said = page.locator(".coach [data-says]")
    expect(said).to_have_text(re.compile(r"^\S.*\. .*Chance to win: .*\d+.*%\.$"))
    assert not re.search(rf"{game}-|hint-", said.inner_text())  # no key without a message
    assert axe_finds(page) == []
    before = len(moves(page))
    follow(page)
    one_more(page, before)
    expect(page.locator("[data-pointed]")).to_have_count(0)


def test_a_hint_is_asked_for_and_closed_with_keys(visit: Visit) -> None:
    page = visit("/api/health")
    open_table(page, "quoridor", ME, BOT)
    to_act(page)
    hint_button(page).focus()
    page.keyboard.press("Enter")
    expect(bubble(page)).to_be_visible()
    expect(hint_button(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(bubble(page)).to_have_count(0)
    expect(page.locator("[data-pointed]")).to_have_count(0)
    ask(page)
    press(page, "Close the hint")
    expect(bubble(page)).to_have_count(0)
    to_act(page)


def test_a_hint_goes_when_something_else_is_played(visit: Visit) -> None:
    page = visit("/api/health")
    open_table(page, "quoridor", ME, BOT)
    hinted = ask(page)
    before = len(moves(page))
    page.locator(f'[data-name="{next(cell for cell in ("d1", "f1") if cell != hinted)}"]').click()
    one_more(page, before)
    expect(bubble(page)).to_have_count(0)


def test_a_hint_takes_the_place_of_a_refusal(visit: Visit) -> None:
    page = visit("/api/health")
    open_table(page, "quoridor", ME, BOT)
    to_act(page)
    page.locator('[data-name="e5"]').click()
    expect(page.locator(".sentence.refusal")).to_be_visible()
    ask(page)
    expect(page.locator(".coach [data-says]")).to_contain_text("Chance to win")


def test_people_around_one_device_are_helped_in_turn(visit: Visit) -> None:
    page = visit("/api/health")
    open_table(page, "quoridor", ME, {"kind": "here", "name": "Bo"})
    ask(page)
    page.keyboard.press("Escape")
    go(page, "e2")
    assert ask(page) != "e2"


def test_people_on_their_own_devices_all_have_to_agree(visit: Visit, program: Program) -> None:
    page = visit("/api/health")
    made = table_at(program, "quoridor", ("Ada", "Bo"), None, {})
    sit(page, program, made, 1)
    to_act(page)
    expect(hint_button(page)).to_have_count(0)
    for place, shown in (("1", 0), ("2", 1)):
        post(program, f"/api/tables/{made['table']['id']}/coaching", b'{"on": true}', made["places"][place])
        expect(hint_button(page)).to_have_count(shown)
    ask(page)


def test_hints_read_from_right_to_left_and_leave_the_controls_free(visit: Visit) -> None:
    page = visit("/api/health", phone=True, viewport={"width": 390, "height": 844}, locale="ar")
    open_table(page, "quoridor", ME, BOT)
    to_act(page)
    page.locator("[data-icon=hint]").click()
    expect(page.locator(".coach [data-says]")).to_contain_text("فرصة الفوز")
    expect(page.locator("[data-icon=hint]")).to_be_in_viewport()
    page.locator("[data-icon=hint]").click()
    expect(bubble(page)).to_have_count(0)


def test_the_hand_points_at_the_gap_for_a_fence(visit: Visit, program: Program) -> None:
    page = visit("/api/health", phone=True)
    made = table_at(program, "quoridor", ("Ada", "Bo"), "e5,e2 10,10 - 1 0", {})
    sit(page, program, made, 1, 2)
    fence = ask(page)
    assert re.fullmatch("[de]1h", fence)  # or Bo is home
    expect(page.locator(".coach [data-says]")).to_contain_text("fence")
    expect(page.locator(f".board [data-pointed][data-tap={fence}]")).to_be_attached()
    before = len(moves(page))
    follow(page)
    one_more(page, before)


def test_a_hint_leads_through_a_whole_walk(visit: Visit, program: Program) -> None:
    page = visit("/api/health", phone=True)
    made = table_at(program, "mspacman", ("Ada", "Bo"), "walk 1 1 f3 -,f5 a1,b10,j1 3 - - - 0", {"max_turns": 20})
    sit(page, program, made, 1, 2)
    ask(page)
    for _ in range(3):
        hand = page.locator("[data-pointed]")
        name = hand.get_attribute("data-name")
        hand.tap(force=True)  # the board under it takes the tap
        expect(page.locator(f"[data-pointed][data-name={name}]")).to_have_count(0)
    page.locator("button[data-pointed]").tap()  # “Go”
    expect(bubble(page)).to_have_count(0)


def test_everybody_switches_hints_on_in_the_menu(visit: Visit, program: Program) -> None:
    made = table_at(program, "quoridor", ("Ada", "Bo"), None, {})
    ada, bo = visit(), visit()
    for page, place in ((ada, 1), (bo, 2)):
        sit(page, program, made, place)
        press(page, "Menu")
        switch = page.get_by_role("checkbox", name="Hints")
        switch.check()
        expect(page.get_by_text("Switched on:")).to_be_visible()
        page.keyboard.press("Escape")
    ask(ada)
