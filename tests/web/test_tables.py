"""Whole games in a real browser: on one device, by link, against the computer, and all of it at one table."""

import base64
import re

from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.playing import RACE, at_table, finished, go, invited, moves, press, saw, to_act, whose, words
from web.served import Program


def by_link(visit: Visit) -> tuple[Page, Page]:
    host, guest = visit(), visit
    press(host, "With a friend, by link")
    friend: Page = guest(invited(host), phone=True)
    friend.get_by_label("Your name").fill("Anna")
    press(friend, "Take a place")
    expect(host.get_by_text("Anna")).to_be_visible()
    press(host, "Start")
    at_table(host)
    at_table(friend)
    return host, friend


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
            expect(mover.get_by_text("The connection is lost")).to_be_visible()
            program.start()
        if ply == 10:
            mover.reload()
        go(mover, square)
        if ply == 5:
            other.context.set_offline(offline=False)
        saw(other, ply + 1)
    for page in (host, friend):
        finished(page)
        assert [text.strip() for text in moves(page)] == RACE


def test_a_move_made_while_the_server_is_away_arrives_once(visit: Visit, program: Program) -> None:
    host, friend = by_link(visit)
    mover, other = whose(host, friend)
    program.kill()
    mover.locator('[data-name="d1"]').click()
    expect(mover.get_by_text("The connection is lost")).to_be_visible()
    expect(mover.locator(".sentence")).to_contain_text("Your move is sent as soon as")
    program.start()
    for page in (mover, other):
        saw(page, 1)
        assert [text.strip() for text in moves(page)] == ["d1"]


def test_on_one_phone_with_fences(visit: Visit) -> None:
    page = visit(phone=True)
    press(page, "Together on this device")
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
    fence = moves(page)[2].strip()
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
    press(page, "Against the computer")
    at_table(page)
    for count in range(3):
        to_act(page)
        before = len(moves(page))
        page.locator('[aria-label*="you can move here"]').nth(count % 2).click()
        saw(page, before + 2)


def test_four_players_of_every_kind(visit: Visit) -> None:
    host = visit()
    press(host, "More choices")
    dialog = host.get_by_role("dialog")
    dialog.get_by_text("4", exact=True).click()
    for place, (kind, name) in enumerate((("here", "Eva"), ("here", "Jan"), ("link", ""), ("bot", "")), 1):
        dialog.get_by_label(words(f"Place {place}: who plays")).select_option(kind)
        if name:
            dialog.get_by_label(words(f"Place {place}: name")).fill(name)
    dialog.get_by_label("Draw lots").uncheck()
    press(host, "Open the table")
    guest = visit(invited(host), phone=True)
    guest.get_by_label("Your name").fill("Ludo")
    press(guest, "Take a place")
    expect(host.get_by_text("Ludo")).to_be_visible()
    press(host, "Start")
    go(host, "e2")
    go(host, "b5")
    go(guest, "e8")
    saw(host, 4)  # the bot has moved too
    to_act(host)
    expect(host.locator(".sentence")).to_contain_text("Eva")
    assert [text.strip() for text in moves(host)][:3] == ["e2", "b5", "e8"]


def test_with_movement_nothing_is_left_behind(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    press(page, "Together on this device")
    for square in RACE:  # faster than things move
        go(page, square)
    finished(page)
    expect(page.locator('[data-name="d9"]')).to_have_attribute("aria-label", words("piece: Player 1"))
    expect(page.locator(".confetti")).to_be_attached()
    page.reload()
    finished(page)
    expect(page.locator(".confetti")).to_have_count(0)  # only for those who were there


def test_undo_is_free_at_one_device_and_asked_for_by_link(visit: Visit) -> None:
    page = visit()
    press(page, "Together on this device")
    go(page, "e2")
    press(page, "Take back")
    saw(page, 0)
    host, friend = by_link(visit)
    mover, other = whose(host, friend)
    go(mover, "e2")
    to_act(other)
    frame = other.locator(".frame").bounding_box()
    press(mover, "Take back")
    question = other.get_by_role("group", name="would like to take the last move back")
    expect(question).to_be_visible()
    assert other.locator(".frame").bounding_box() == frame  # a finger on its way meets what it was meant for
    press(other, "No")
    expect(question).to_have_count(0)
    expect(mover.locator(".sentence")).to_contain_text("does not agree. The move stays.")
    saw(mover, 1)
    press(mover, "Take back")
    press(other, "Agree")
    saw(mover, 0)
    to_act(mover)


def test_giving_up_and_playing_again(visit: Visit) -> None:
    host, friend = by_link(visit)
    host.wait_for_timeout(500)  # a tap right after a change is taken for a slip
    press(host, "Give up")
    host.get_by_role("dialog").get_by_role("button", name="Give up").click()
    finished(friend)
    press(host, "Play again")
    press(friend, "To the next game")
    mover, other = whose(host, friend)
    go(mover, "e2")
    saw(other, 1)


CLICK_WHEN_A_MOVE_COMES = """() => new MutationObserver((_, seen) => {
  seen.disconnect();
  document.querySelector("button[data-icon=flag]").click();
}).observe(document.querySelector(".log"), { childList: true, subtree: true })"""


def test_giving_up_is_no_slip_and_no_feast(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    press(page, "Together on this device")
    at_table(page)
    page.evaluate(CLICK_WHEN_A_MOVE_COMES)
    go(page, "e2")
    page.wait_for_timeout(500)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_have_count(0)
    press(page, "Give up")
    expect(dialog).to_contain_text(words("Player 2"))
    expect(dialog).to_contain_text("gives up.")
    dialog.get_by_role("button", name="Give up").click()
    finished(page)
    expect(page.locator(".sentence.over")).to_contain_text(words("Player 1"))
    expect(page.locator(".confetti")).to_have_count(0)


LOSE_THE_NETWORK = """() => {
  dispatchEvent(new Event("offline"));
  return new Promise((done) => setTimeout(() => done(document.querySelector("[role=status]").innerText)));
}"""


def test_a_lost_network_is_told_at_once(visit: Visit) -> None:
    page = visit()
    press(page, "Together on this device")
    go(page, "e2")
    assert "The connection is lost" in page.evaluate(LOSE_THE_NETWORK)
    expect(page.get_by_text("The connection is lost")).to_have_count(0)  # the server is near, so it goes on
    go(page, "e8")


def test_looking_back_and_going_on_from_there(visit: Visit) -> None:
    page = visit()
    press(page, "Together on this device")
    for square in ("e2", "e8", "e3"):
        go(page, square)
    press(page, "One move back")
    press(page, "One move back")
    expect(page.locator('[data-name="e2"]')).to_have_attribute("aria-label", words("piece: Player 1"))
    expect(page.get_by_text(words("Move 1 of 3"))).to_be_visible()
    press(page, "To the latest move")
    expect(page.locator('[data-name="e3"]')).to_have_attribute("aria-label", words("piece: Player 1"))
    press(page, "Play like a film")
    expect(page.locator('[data-name="e3"]')).to_have_attribute("aria-label", words("piece: Player 1"))
    before = page.url
    press(page, "One move back")
    press(page, "Go on from here")
    page.wait_for_url(lambda url: url != before)
    saw(page, 0)  # a match of its own, which begins where the other was, and says so
    expect(page.get_by_text(words("From move 2 of an earlier game."))).to_be_visible()
    expect(page.locator('[data-name="e8"]')).to_have_attribute("aria-label", words("piece: Player 2"))
    go(page, "d2")


COLOUR_AT = """async ([data, x, y]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + data;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return [...canvas.getContext("2d").getImageData(x, y, 1, 1).data].slice(0, 3);
}"""


def colour_at(page: Page, png: bytes, x: int, y: int) -> list[int]:
    found: list[int] = page.evaluate(COLOUR_AT, [base64.b64encode(png).decode(), x, y])
    return found


def test_a_game_is_saved_and_opened_again(visit: Visit) -> None:
    page = visit()
    press(page, "Together on this device")
    go(page, "e2")
    press(page, "Menu")
    with page.expect_download() as saved:
        press(page, "Save the game")
    press(page, "Menu")
    assert re.fullmatch(r"quoridor-\d{4}-\d\d-\d\d-player-1-player-2\.json", saved.value.suggested_filename)
    with page.expect_download() as picture:
        press(page, "Picture of the board")
    assert colour_at(page, picture.value.path().read_bytes(), 600, 20) == [16, 22, 58]  # the board's rim
    other = visit()
    other.locator("input[type=file]").set_input_files(saved.value.path())
    at_table(other)
    saw(other, 1)
    # It is something to look at: nobody has the turn and nobody is away, until somebody plays on.
    expect(other.get_by_text("A saved game, to look at.")).to_be_visible()
    for absent in ("has the turn.", "Away", "To act now", "Give up"):
        expect(other.get_by_text(absent)).to_have_count(0)
    press(other, "Go on from here")
    expect(other.get_by_text(words("From move 1 of an earlier game."))).to_be_visible()
    go(other, "e8")


def pieces(page: Page, where: str) -> list[str]:
    """Tell the pieces that are drawn somewhere, in order."""
    drawn: list[str] = page.locator(f"{where} [data-drawn]").evaluate_all("all => all.map(one => one.dataset.drawn)")
    return drawn


def pick(page: Page, place: int, piece: str) -> None:
    page.get_by_role("button", name=words(f"Place {place}: piece")).click()
    page.get_by_role("group", name=words(f"Place {place}: piece")).get_by_role("button", name=piece, exact=True).click()


def test_QUOR_1_everybody_chooses_a_piece(visit: Visit) -> None:
    host = visit()
    press(host, "More choices")
    host.get_by_label(words("Place 2: who plays")).select_option("link")
    host.get_by_label("Draw lots").uncheck()
    pick(host, 1, "red ghost")
    press(host, "Open the table")
    guest = visit(invited(host), phone=True)
    choice = guest.get_by_role("group", name=words("Place 2: piece"))  # is open at once
    expect(choice.get_by_role("button")).to_have_count(7)
    expect(choice.get_by_role("button", name="red ghost")).to_have_count(0)
    choice.get_by_role("button", name="Ms. Pac-Man", exact=True).click()
    press(guest, "Take a place")
    expect(host.get_by_text("Free place")).to_have_count(0)
    press(host, "Start")
    go(host, "e2")
    go(guest, "e8")
    for page in (host, guest):
        saw(page, 2)
        assert pieces(page, ".seats") == ["red", "ms"]
        assert pieces(page, ".log") == ["red", "ms"]
        assert pieces(page, ".frame .pawn") == ["red", "ms"]
        assert pieces(page, ".frame .goals") == ["red", "red", "ms", "ms"]


def test_a_piece_not_chosen_makes_way(visit: Visit) -> None:
    page = visit()
    press(page, "More choices")
    page.get_by_label(words("Place 2: who plays")).select_option("here")
    page.get_by_label("Draw lots").uncheck()
    pick(page, 2, "Pac-Man")
    assert pieces(page, "dialog .chair") == ["red", "pac"]
    press(page, "Start the game")
    at_table(page)
    assert pieces(page, ".seats") == ["red", "pac"]


def test_a_table_is_deleted_by_the_second_touch(visit: Visit) -> None:
    host = visit()
    press(host, "With a friend, by link")
    guest = visit(invited(host))
    expect(guest.get_by_text("You are invited")).to_be_visible()
    press(host, "Menu")
    press(host, "Delete this table")
    expect(guest.get_by_text("You are invited")).to_be_visible()
    press(host, "Delete it for everybody?")
    expect(guest.get_by_text("This table is no more.")).to_be_visible()
    expect(host.get_by_role("heading", name="Mazechase")).to_be_visible()
    expect(host.get_by_role("region", name="Your tables")).to_have_count(0)


def test_recent_tables_are_remembered(visit: Visit) -> None:
    page = visit()
    press(page, "Together on this device")
    go(page, "e2")
    press(page, "To the start page")
    page.get_by_role("region", name="Your tables").get_by_role("link").first.click()
    saw(page, 1)
    page.go_back()
    expect(page.get_by_role("heading", name="Mazechase")).to_be_visible()


def test_a_file_that_is_no_game_is_said_where_it_was_opened(visit: Visit) -> None:
    page = visit()
    page.locator("input[type=file]").set_input_files(
        {"name": "letter.json", "mimeType": "application/json", "buffer": b"Dear Ada"}
    )
    expect(page.locator(".more").get_by_role("alert")).to_contain_text("This file is not a saved game.")


def test_a_host_has_a_name_and_is_asked_for_it_once(visit: Visit) -> None:
    host = visit()
    press(host, "With a friend, by link")
    host.get_by_label("Your name").fill("Ada")
    host.get_by_label("Your name").blur()
    expect(host.locator(".lobby li").first).to_contain_text("Ada")
    press(host, "Start with the computer in the free place")
    at_table(host)
    expect(host.locator(".seats li").filter(has_text="Ada")).to_contain_text("You")
    press(host, "To the start page")
    expect(host.get_by_role("region", name="Your tables")).to_contain_text("bot")
    press(host, "With a friend, by link")
    expect(host.locator(".lobby li").first).to_contain_text("Ada")


def test_who_comes_too_late_watches_and_knows_it(visit: Visit) -> None:
    host = visit()
    press(host, "With a friend, by link")
    link = invited(host)
    press(host, "Start with the computer in the free place")
    at_table(host)
    late = visit(link)
    expect(late.get_by_text("All places are taken. You are watching.")).to_be_visible()
    expect(late.get_by_role("button", name="Give up")).to_have_count(0)
    host.wait_for_timeout(500)
    press(host, "Give up")
    host.get_by_role("dialog").get_by_role("button", name="Give up").click()
    press(host, "Play again")
    finished(late)
    expect(late.get_by_role("button", name="To the next game")).to_have_count(0)


def test_moves_scroll_and_the_buttons_below_stay(visit: Visit) -> None:
    page = visit(viewport={"width": 1280, "height": 640})
    press(page, "Together on this device")
    there, back = [("e2", "e8"), ("e1", "e9")]
    for ply in range(40):
        go(page, (there, back)[ply // 2 % 2][ply % 2])
    button = page.get_by_role("button", name="One move back").bounding_box()
    assert button is not None
    assert button["y"] + button["height"] <= 640
    newest = page.get_by_role("region", name="Moves so far").get_by_role("button").last
    expect(newest).to_be_in_viewport()


def test_a_link_without_its_token_opens_nothing(visit: Visit) -> None:
    host = visit()
    press(host, "With a friend, by link")
    stranger = visit(invited(host).split("#")[0])
    expect(stranger.get_by_text("this link does not open it")).to_be_visible()
