"""Quoridor's board by mouse and touch: fences shown, turned, placed, refused and proved wrong."""

import re

from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.playing import at_table, go, invited, moves, press, saw, to_act, words
from web.shots import sit_here
from web.tables import hot_seat

MARGIN, PITCH, SIZE = 58, 100, 9  # as in web/src/kit/fencegrid/geometry.ts


def spot(page: Page, slot: str) -> tuple[float, float]:
    """Return the point on the screen for a fence, with seat 1 at the bottom."""
    box = page.locator(".frame").bounding_box()
    assert box is not None
    column, row = "abcdefghi".index(slot[0]) + 1, int(slot[1])
    x, y = MARGIN + column * PITCH, MARGIN + (SIZE - row) * PITCH
    if slot[2] == "h":
        x += 20
    else:
        y -= 20
    scale = box["width"] / (SIZE * PITCH + 2 * MARGIN)
    return box["x"] + x * scale, box["y"] + y * scale


def put_up(page: Page, slot: str) -> None:
    """Put up a fence with the mouse, or try to."""
    to_act(page)
    page.mouse.click(*spot(page, slot))


def test_a_mouse_shows_a_fence_and_places_it(visit: Visit) -> None:
    page = hot_seat(visit)
    page.mouse.move(*spot(page, "d4h"))
    expect(page.locator(".ghost")).to_have_count(1)
    put_up(page, "d4h")
    saw(page, 1)
    put_up(page, "g2v")
    saw(page, 2)
    assert moves(page) == ["d4h", "g2v"]
    expect(page.locator(".fence")).to_have_count(2)


def test_a_fence_that_shuts_a_pawn_in_is_refused_and_the_pawn_shown(visit: Visit) -> None:
    page = hot_seat(visit)
    put_up(page, "d1v")
    saw(page, 1)
    put_up(page, "e1v")
    saw(page, 2)
    to_act(page)
    page.mouse.move(*spot(page, "e2h"))
    expect(page.locator(".ghost.unfit")).to_have_count(1)
    put_up(page, "e2h")
    expect(page.locator(".sentence.refusal")).to_contain_text(
        words("Player 1 would have no path left to the goal with a fence there")
    )
    expect(page.locator(".sentence.refusal")).to_contain_text("QUOR-11")
    expect(page.locator("rect.wrong")).to_have_count(1)
    saw(page, 2)
    page.mouse.move(*spot(page, "b6h"))
    expect(page.locator(".ghost.unfit")).to_have_count(0)
    expect(page.locator(".sentence.refusal")).to_be_visible()  # it stays readable while you look elsewhere
    page.mouse.down()
    expect(page.locator(".sentence.refusal")).to_have_count(0)


def test_a_fence_in_the_way_of_another_is_pointed_out(visit: Visit) -> None:
    page = hot_seat(visit)
    put_up(page, "d4h")
    saw(page, 1)
    put_up(page, "d4v")
    expect(page.locator(".fence.bad")).to_have_count(1)


def test_a_finger_drags_and_turns_a_fence(visit: Visit) -> None:
    page = hot_seat(visit, phone=True)
    x, y = spot(page, "c3h")
    page.touchscreen.tap(x, y)
    expect(page.get_by_role("button", name="Place it")).to_be_enabled()
    saw(page, 0)  # nothing is placed before it is confirmed
    page.touchscreen.tap(*spot(page, "c3h"))  # a tap on the fence turns it
    expect(page.locator("button[data-tap=c3v]")).to_be_enabled()  # a finger is slower than a program
    press(page, "Place it")
    saw(page, 1)
    session = page.context.new_cdp_session(page)
    (ax, ay), (bx, by) = spot(page, "f6h"), spot(page, "b6h")
    for kind, points in (
        ("touchStart", [{"x": ax, "y": ay}]),
        ("touchMove", [{"x": (ax + bx) / 2, "y": ay}]),
        ("touchMove", [{"x": bx, "y": by}]),
        ("touchEnd", []),
    ):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    press(page, "Place it")
    saw(page, 2)
    assert moves(page) == ["c3v", "b6h"]
    for ply in (3, 4):  # what is shown first fits, wherever fences are
        press(page, "Put up a fence")
        press(page, "Place it")
        saw(page, ply)


def test_no_button_comes_where_another_was(visit: Visit) -> None:
    page = visit(phone=True)
    press(page, "Against a bot")
    to_act(page)
    before = page.get_by_role("button", name="Give up").bounding_box()
    played = len(moves(page))
    press(page, "Put up a fence")
    place = page.get_by_role("button", name="Place it").bounding_box()
    assert place is not None
    spot_x, spot_y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    page.touchscreen.tap(spot_x, spot_y)
    page.touchscreen.tap(spot_x, spot_y)
    assert page.get_by_role("button", name="Give up").bounding_box() == before
    saw(page, played + 2)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.get_by_role("button", name="Give up").bounding_box() == before


def test_no_word_on_a_button_is_broken_on_the_smallest_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 320, "height": 568}, has_touch=True, locale="cs")
    sit_here(page)
    to_act(page)
    press(page, "Postavit překážku")
    labels = page.locator(".controls button > span")
    expect(labels).to_have_count(2)
    assert max(labels.evaluate_all("all => all.map(one => one.offsetHeight)")) < 30  # one line each


def test_a_square_out_of_reach_says_why(visit: Visit) -> None:
    page = hot_seat(visit, phone=True)
    page.locator('[data-name="e5"]').tap()
    expect(page.locator(".sentence.refusal")).to_contain_text("Too far")


def test_shortest_ways_are_shown_and_hidden(visit: Visit) -> None:
    page = hot_seat(visit)
    press(page, "Shortest paths")
    expect(page.locator(".way")).to_have_count(2)
    expect(page.locator(".way text").first).to_have_text("8")
    press(page, "Shortest paths")
    expect(page.locator(".way")).to_have_count(0)


def test_each_player_by_link_sits_below(visit: Visit) -> None:
    host = visit()
    press(host, "With a friend, by link")
    guest = visit(invited(host), phone=True)
    guest.get_by_label("Your name").fill("Anna")
    press(guest, "Join")
    expect(host.get_by_text("Anna")).to_be_visible()
    press(host, "Start")
    for page in (host, guest):
        at_table(page)
    lowest = {
        page.locator("[role=row]").last.locator("[role=gridcell]").nth(4).get_attribute("data-name")
        for page in (host, guest)
    }
    assert lowest == {"e1", "e9"}


def test_the_rules_are_a_touch_away(visit: Visit) -> None:
    page = hot_seat(visit)
    press(page, "How to play")
    expect(page.get_by_role("dialog", name="How to play").get_by_role("heading", name="The aim")).to_be_visible()
    page.keyboard.press("Escape")
    go(page, "e2")


def test_clocks_run_from_the_first_move_on(visit: Visit) -> None:
    page = visit()
    press(page, "More options")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(words("Seat 2: who plays")).select_option("here")
    dialog.get_by_label("Clock").select_option("5")
    press(page, "Start the game")
    clocks = page.locator(".seats").get_by_role("timer")
    expect(clocks).to_have_text(["5:00", "5:00"])
    page.wait_for_function("since => performance.now() > since + 1500", arg=page.evaluate("performance.now()"))
    expect(clocks).to_have_text(["5:00", "5:00"])
    go(page, "e2")
    expect(clocks).to_have_text(["5:05", re.compile("4:5[0-9]")])


def test_a_host_changes_the_order(visit: Visit) -> None:
    host = visit()
    press(host, "More options")
    dialog = host.get_by_role("dialog")
    dialog.get_by_label(words("Seat 1: name")).fill("Eva")
    dialog.get_by_label(words("Seat 2: who plays")).select_option("link")
    dialog.get_by_label("Random first player").uncheck()
    press(host, "Create the game")
    press(host, "Move up")
    expect(host.locator(".lobby li").first).to_contain_text("Open seat")
    host.reload()
    press(host, "Start with a bot in the open seat")
    expect(host.locator(".seats li").last).to_contain_text("Eva")
    to_act(host)  # the computer has started
    saw(host, 1)


def test_paths_stay_until_they_are_switched_off_and_follow_what_is_shown(visit: Visit) -> None:
    page = hot_seat(visit)
    press(page, "Shortest paths")
    lengths = page.locator(".way text")
    expect(lengths).to_have_text(["8", "8"])
    go(page, "e2")
    expect(lengths).to_have_text(["7", "8"])
    page.reload()
    expect(lengths).to_have_text(["7", "8"])
    press(page, "Previous move")
    expect(lengths).to_have_text(["8", "8"])
    press(page, "Shortest paths")
    expect(lengths).to_have_count(0)


def test_a_fence_shows_who_put_it_up(visit: Visit) -> None:
    page = hot_seat(visit)
    put_up(page, "d4h")
    saw(page, 1)
    go(page, "e8")
    page.reload()
    expect(page.locator('[data-owner="pac"]')).to_have_count(1)
    expect(page.locator('[data-name="d4"]')).to_have_attribute("aria-label", words("(put up by Player 1)"))
    press(page, "Go to the start")
    expect(page.locator("[data-owner]")).to_have_count(0)
