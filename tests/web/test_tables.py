"""Whole games in a real browser: on one device, by link, against the computer, and all of it at one table."""

import re

from playwright.sync_api import expect

from web.conftest import Visit
from web.playing import (
    RACE,
    ask_to_give_up,
    at_table,
    by_link,
    finished,
    go,
    how_many,
    invited,
    moves,
    pass_and_play,
    press,
    saw,
    to_act,
    whose,
    words,
)
from web.positions import friends
from web.served import Program
from web.slowline import SlowLine
from web.tables import hot_seat, open_table


def test_two_friends_by_link_lose_nothing(visit: Visit, program: Program) -> None:
    host, friend = by_link(visit)
    for ply, square in enumerate(RACE):
        mover, other = whose(host, friend)
        if ply == 3:
            other.reload()
        if ply == 5:  # asleep: no network for a while, and a move that it does not see
            other.context.set_offline(offline=True)
        if ply == 8:
            program.kill()
            expect(mover.get_by_text("Connection lost")).to_be_visible()
            program.start()
        if ply == 10:
            mover.reload()
        go(mover, square)
        if ply == 5:
            other.context.set_offline(offline=False)
        saw(other, ply + 1)
    for page in (host, friend):
        finished(page)
        assert moves(page) == RACE


def test_a_move_made_while_the_server_is_away_arrives_once(visit: Visit, program: Program) -> None:
    host, friend = friends(visit, program)
    mover, other = whose(host, friend)
    program.kill()
    mover.locator('[data-name="d1"]').click()
    expect(mover.get_by_text("Connection lost")).to_be_visible()
    expect(mover.locator(".sentence")).to_contain_text("Your move will be sent as soon as")
    program.start()
    for page in (mover, other):
        saw(page, 1)
        assert moves(page) == ["d1"]


def test_a_touch_too_early_is_answered_and_a_move_is_not_scolded(visit: Visit, program: Program) -> None:
    host, friend = friends(visit, program)
    mover, other = whose(host, friend)
    other.locator('[data-name="e5"]').click()
    expect(other.locator(".sentence.refusal")).to_contain_text("Not yet!")
    go(mover, "d1")
    to_act(other)
    for page in (mover, other):
        expect(page.locator(".sentence.refusal")).to_have_count(0)


def test_on_one_phone_with_fences(visit: Visit) -> None:
    page = visit(phone=True)
    pass_and_play(page)
    at_table(page)
    go(page, "e2")
    go(page, "e8")
    press(page, "Put up a fence")
    frame = page.locator(".frame").bounding_box()
    assert frame is not None
    page.touchscreen.tap(frame["x"] + frame["width"] * 0.3, frame["y"] + frame["height"] * 0.3)
    press(page, "Turn")
    press(page, "Place it")
    saw(page, 3)
    fence = moves(page)[2]
    assert re.fullmatch(r"[a-h][1-8]v", fence)
    expect(page.get_by_text(words("9 fences left")).first).to_be_attached()
    # The same place again explains itself, on the board and in words.
    press(page, "Put up a fence")
    page.touchscreen.tap(frame["x"] + frame["width"] * 0.3, frame["y"] + frame["height"] * 0.3)
    expect(page.locator(".sentence.refusal")).to_contain_text("would cross")
    expect(page.get_by_role("button", name="Place it")).to_be_disabled()
    press(page, "No fence")
    for square in ("e7", "e3", "e6", "e4", "d6", "e5"):
        go(page, square)
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_against_the_computer(visit: Visit) -> None:
    page = visit()
    press(page, "Against a bot")
    at_table(page)
    for count in range(3):
        to_act(page)
        before = len(moves(page))
        page.locator('[aria-label*="you can move here"]').nth(count % 2).click()
        saw(page, before + 2)


def test_four_players_of_every_kind(visit: Visit) -> None:
    host = visit()
    press(host, "More options")
    dialog = host.get_by_role("dialog")
    how_many(dialog, 4)
    for place, (kind, name) in enumerate((("here", "Eva"), ("here", "Jan"), ("link", ""), ("bot", "")), 1):
        dialog.get_by_label(words(f"Seat {place}: who plays")).select_option(kind)
        if name:
            dialog.get_by_label(words(f"Seat {place}: name")).fill(name)
    dialog.get_by_label("Random first player").uncheck()
    press(host, "Create the game")
    guest = visit(invited(host), phone=True)
    guest.get_by_label("Your name").fill("Ludo")
    press(guest, "Join")
    expect(host.get_by_text("Ludo")).to_be_visible()
    press(host, "Start")
    go(host, "e2")
    go(host, "b5")
    go(guest, "e8")
    saw(host, 4)  # the bot has moved too
    to_act(host)
    expect(host.locator(".sentence")).to_contain_text("Eva")
    assert moves(host)[:3] == ["e2", "b5", "e8"]


def test_with_movement_nothing_is_left_behind(visit: Visit) -> None:
    page = hot_seat(visit, reduced_motion="no-preference")
    for square in RACE:  # faster than things move
        go(page, square)
    finished(page)
    expect(page.locator('[data-name="d9"]')).to_have_attribute("aria-label", words("piece: Player 1"))
    expect(page.locator(".confetti")).to_be_attached()
    page.reload()
    finished(page)
    expect(page.locator(".confetti")).to_have_count(0)  # only for those who were there


def test_whoever_asked_to_undo_can_think_better_of_it(visit: Visit, program: Program) -> None:
    mover, other = whose(*friends(visit, program))
    go(mover, "e2")
    to_act(other)
    press(mover, "Undo")
    expect(other.locator(".ask")).to_be_visible()
    press(mover, "Never mind")
    expect(other.locator(".ask")).to_have_count(0)
    to_act(other)
    assert moves(mover) == ["e2"]


def test_undo_is_free_at_one_device_and_asked_for_by_link(visit: Visit, program: Program) -> None:
    page = hot_seat(visit)
    go(page, "e2")
    press(page, "Undo")
    saw(page, 0)
    host, friend = friends(visit, program)
    mover, other = whose(host, friend)
    go(mover, "e2")
    to_act(other)
    other.locator('[data-name="e5"]').click()
    refusal = other.locator(".sentence.refusal")
    expect(refusal).to_contain_text("Too far")
    frame = other.locator(".frame").bounding_box()
    press(mover, "Undo")
    question = other.get_by_role("group", name="would like to undo the last move")
    expect(question).to_be_visible()
    expect(refusal).to_be_visible()  # nothing on the board has changed
    assert other.locator(".frame").bounding_box() == frame  # a finger on its way meets what it was meant for
    press(other, "No")
    expect(question).to_have_count(0)
    expect(mover.locator(".sentence")).to_contain_text("said no. The move stays.")
    saw(mover, 1)
    press(mover, "Undo")
    press(other, "OK")
    saw(mover, 0)
    to_act(mover)


def test_giving_up_and_playing_again(visit: Visit, program: Program) -> None:
    host, friend = friends(visit, program)
    dialog = ask_to_give_up(host)
    expect(dialog).to_contain_text("That ends the game.")
    dialog.get_by_role("button", name="Give up").click()
    finished(friend)
    expect(host.locator(".sentence")).to_contain_text("You gave up.")
    expect(friend.locator(".sentence")).to_contain_text(re.compile("You win!.*Player.*gave up"))  # seats are random
    press(host, "Play again")
    expect(friend.locator(".sentence")).to_contain_text("The next game has started")
    press(friend, "Next game")
    mover, other = whose(host, friend)
    go(mover, "e2")
    saw(other, 1)


CLICK_WHEN_A_MOVE_COMES = """() => new MutationObserver((_, seen) => {
  seen.disconnect();
  document.querySelector("button[data-icon=flag]").click();
}).observe(document.querySelector(".log"), { childList: true, subtree: true })"""


def test_giving_up_is_no_slip_and_no_feast(visit: Visit) -> None:
    page = hot_seat(visit, reduced_motion="no-preference")
    page.evaluate(CLICK_WHEN_A_MOVE_COMES)
    go(page, "e2")
    expect(page.get_by_role("dialog")).to_have_count(0)
    dialog = ask_to_give_up(page)
    expect(dialog).to_contain_text(words("Player 2"))
    expect(dialog).to_contain_text("will give up.")
    dialog.get_by_role("button", name="Give up").click()
    finished(page)
    expect(page.locator(".sentence.over")).to_contain_text(words("Player 1"))
    expect(page.locator(".confetti")).to_have_count(0)


def test_the_others_read_that_somebody_gave_up_and_the_computer_plays_on(visit: Visit) -> None:
    page = visit("/api/health")
    open_table(page, "quoridor", *({"kind": "here", "name": name} for name in ("Ada", "Bo", "Cy")))
    to_act(page)
    expect(page.locator(".sentence")).to_contain_text(words("Ada, tap a glowing dot"))
    dialog = ask_to_give_up(page)
    expect(dialog).to_contain_text("A bot will play on.")
    expect(dialog).not_to_contain_text("ends the game")
    dialog.get_by_role("button", name="Give up").click()
    expect(page.locator(".sentence")).to_contain_text("Ada left the game. A bot plays on.")
    to_act(page)
    page.reload()  # who is gone is known after it too
    to_act(page)
    left = page.locator(".seats li", has_text="left the game")
    expect(left).to_have_count(1)
    expect(left).to_contain_text("Ada")
    expect(ask_to_give_up(page)).to_contain_text(words("Bo"))


def test_on_a_slow_line_a_board_that_is_seen_can_be_touched(visit: Visit) -> None:
    page = hot_seat(visit)
    go(page, "e2")
    SlowLine(page, "frames")  # the moves so far
    page.reload()
    to_act(page)
    page.locator('[data-name="e8"]').click()
    expect(page.locator('[data-name="e8"]')).to_have_attribute("aria-label", words("piece: Player 2"))


LOSE_THE_NETWORK = """() => {
  dispatchEvent(new Event("offline"));
  return new Promise((done) => setTimeout(() => done(document.querySelector("[role=status]").innerText)));
}"""


def test_a_lost_network_is_told_at_once(visit: Visit) -> None:
    page = hot_seat(visit)
    go(page, "e2")
    assert "Connection lost" in page.evaluate(LOSE_THE_NETWORK)
    expect(page.get_by_text("Connection lost")).to_have_count(0)  # the server is near, so it goes on
    go(page, "e8")


PRESS = """async (board) => {
  const box = board.getBoundingClientRect();
  const [clientX, clientY] = [box.left + box.width / 2, box.top + box.height / 2];
  board.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0, clientX, clientY, pointerId: 1 }));
  await new Promise((drawn) => requestAnimationFrame(drawn));  // the next time that anything is drawn
  const answer = board.querySelector(".touch")?.getBoundingClientRect();
  return answer && [answer.left + answer.width / 2 - clientX, answer.top + answer.height / 2 - clientY];
}"""


def test_a_touch_is_answered_in_the_next_frame(visit: Visit) -> None:
    page = hot_seat(visit, phone=True)
    to_act(page)
    off = page.locator(".frame").evaluate(PRESS)
    assert [abs(one) < 2 for one in off] == [True, True]  # at the finger
    expect(page.locator(".touch")).to_have_count(0)


def test_a_result_says_who_won_and_offers_another_game(visit: Visit) -> None:
    page = hot_seat(visit, phone=True)
    for square in RACE:
        go(page, square)
    finished(page)
    result = page.locator(".sentence.over")
    expect(result).to_contain_text(words("Player 1"))
    expect(result).to_contain_text("wins!")
    expect(result.locator(".crown")).to_be_visible()
    result.get_by_role("button", name="Play again").click()
    to_act(page)
    saw(page, 0)
