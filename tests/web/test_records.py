"""What is kept: the moves to look back at, tables to come back to, games in files."""

import base64
import re

from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.playing import at_table, finished, give_up, go, invited, pass_and_play, press, saw, words
from web.tables import hot_seat


def test_looking_back_and_going_on_from_there(visit: Visit) -> None:
    page = hot_seat(visit)
    for square in ("e2", "e8", "e3"):
        go(page, square)
    press(page, "Previous move")
    press(page, "Previous move")
    expect(page.locator('[data-name="e2"]')).to_have_attribute("aria-label", words("piece: Player 1"))
    expect(page.get_by_text(words("Move 1 of 3"))).to_be_visible()
    press(page, "Go to the latest move")
    expect(page.locator('[data-name="e3"]')).to_have_attribute("aria-label", words("piece: Player 1"))
    press(page, "Play")
    expect(page.locator('[data-name="e3"]')).to_have_attribute("aria-label", words("piece: Player 1"))
    before = page.url
    press(page, "Previous move")
    press(page, "Play from here")
    page.wait_for_url(lambda url: url != before)
    saw(page, 0)  # a match of its own, which begins where the other was, and says so
    expect(page.get_by_text(words("Starts after move 2 of an earlier game."))).to_be_visible()
    expect(page.locator('[data-name="e8"]')).to_have_attribute("aria-label", words("piece: Player 2"))
    go(page, "d2")


def test_who_won_is_marked_at_the_end_alone(visit: Visit) -> None:
    page = hot_seat(visit)
    for square in ("e2", "e8"):
        go(page, square)
    give_up(page)
    finished(page)
    winner = page.locator(".seats li").filter(has_text="Winner")
    expect(winner).to_have_count(1)
    press(page, "Previous move")
    expect(page.get_by_text(words("Move 1 of 2"))).to_be_visible()
    expect(winner).to_have_count(0)
    press(page, "Go to the latest move")
    expect(winner).to_have_count(1)


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
    pass_and_play(page)
    go(page, "e2")
    press(page, "Menu")
    with page.expect_download() as saved:
        press(page, "Save the game")
    press(page, "Menu")
    assert re.fullmatch(r"quoridor-\d{4}-\d\d-\d\d-player-1-player-2\.json", saved.value.suggested_filename)
    with page.expect_download() as picture:
        press(page, "Save a picture")
    assert colour_at(page, picture.value.path().read_bytes(), 600, 20) == [16, 22, 58]  # the board's rim
    other = visit()
    other.locator("input[type=file]").set_input_files(saved.value.path())
    at_table(other)
    saw(other, 1)
    # It is something to look at: nobody has the turn and nobody is away, until somebody plays on.
    expect(other.get_by_text("This is a saved game.")).to_be_visible()
    for absent in ("is playing…", "Away", "to move", "Give up"):
        expect(other.get_by_text(absent)).to_have_count(0)
    press(other, "Play from here")
    expect(other.get_by_text(words("Starts after move 1 of an earlier game."))).to_be_visible()
    go(other, "e8")


def test_a_table_is_deleted_by_the_second_touch(visit: Visit) -> None:
    host = visit()
    press(host, "With a friend, by link")
    guest = visit(invited(host))
    expect(guest.get_by_text("invited to play")).to_be_visible()
    press(host, "Menu")
    press(host, "Delete this game")
    expect(guest.get_by_text("invited to play")).to_be_visible()
    press(host, "Delete this game for everyone?")
    expect(guest.get_by_text("This game was deleted")).to_be_visible()
    expect(host.get_by_role("heading", name="Mazechase")).to_be_visible()
    expect(host.get_by_role("region", name="Continue")).to_have_count(0)


def test_recent_tables_are_remembered(visit: Visit) -> None:
    page = visit()
    pass_and_play(page)
    go(page, "e2")
    press(page, "Home")
    page.get_by_role("region", name="Continue").get_by_role("link").first.click()
    saw(page, 1)
    page.go_back()
    expect(page.get_by_role("heading", name="Mazechase")).to_be_visible()


def test_a_file_that_is_no_game_is_said_where_it_was_opened(visit: Visit) -> None:
    page = visit()
    page.locator("input[type=file]").set_input_files(
        {"name": "letter.json", "mimeType": "application/json", "buffer": b"Dear Ada"}
    )
    expect(page.locator(".more").get_by_role("alert")).to_contain_text("This file isn't a saved game.")


def test_moves_scroll_and_the_buttons_below_stay(visit: Visit) -> None:
    page = hot_seat(visit, viewport={"width": 1280, "height": 640})
    there, back = [("e2", "e8"), ("e1", "e9")]
    for ply in range(40):
        go(page, (there, back)[ply // 2 % 2][ply % 2])
    button = page.get_by_role("button", name="Previous move").bounding_box()
    assert button is not None
    assert button["y"] + button["height"] <= 640
    newest = page.get_by_role("region", name="Moves so far").get_by_role("button").last
    expect(newest).to_be_in_viewport()


def test_a_link_without_its_token_opens_nothing(visit: Visit) -> None:
    host = visit()
    press(host, "With a friend, by link")
    stranger = visit(invited(host).split("#")[0])
    expect(stranger.get_by_text("This link doesn't open a game")).to_be_visible()
