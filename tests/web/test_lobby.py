"""Before the match: who has a place is offered none, and what has to be typed stands on one line."""

from playwright.sync_api import expect

from web.conftest import Visit
from web.playing import invited, press, words


def test_a_guest_with_a_place_is_offered_no_other(visit: Visit) -> None:
    host = visit()
    press(host, "More choices")
    dialog = host.get_by_role("dialog")
    dialog.get_by_text("3", exact=True).click()
    for place in (2, 3):
        dialog.get_by_label(words(f"Place {place}: who plays")).select_option("link")
    press(host, "Open the table")
    guest = visit(invited(host), phone=True)
    guest.get_by_label("Your name").fill("Anna")
    press(guest, "Take a place")
    expect(host.get_by_text("Anna")).to_be_visible()
    expect(guest.get_by_text("Your place")).to_be_visible()
    expect(guest.get_by_text("Free place")).to_be_visible()  # there is one, for somebody else
    expect(guest.get_by_role("button", name="Take a place")).to_have_count(0)


def test_a_link_opens_where_its_address_alone_did_not(visit: Visit) -> None:
    host = visit()
    press(host, "With a friend, by link")
    link = invited(host)
    guest = visit(link.partition("#")[0], phone=True)  # the line of the browser, sent in place of the link
    expect(guest.get_by_text("There is no such table")).to_be_visible()
    guest.goto(link)  # into the same tab: only what stands behind # is new, and nothing is loaded
    expect(guest.get_by_role("button", name="Take a place")).to_be_visible()


def test_a_free_place_has_no_piece_for_anybody(visit: Visit) -> None:
    host = visit()
    press(host, "More choices")
    dialog = host.get_by_role("dialog")
    dialog.get_by_label(words("Place 2: who plays")).select_option("link")
    dialog.get_by_label("Draw lots").uncheck()
    press(host, "Open the table")
    guest = visit(invited(host), phone=True)
    for page in (host, guest):
        free = page.locator(".lobby li.open")
        expect(free).to_contain_text("?")
        expect(free.locator("[data-drawn]")).to_have_count(0)


def test_a_shared_screen_shows_the_code_to_all_however_many_come(visit: Visit) -> None:
    screen = visit(game="cards")
    press(screen, "Table on this screen, hands on phones")
    screen.get_by_role("dialog").get_by_text("8", exact=True).click()
    press(screen, "Open the table")
    expect(screen.locator(".lobby li")).to_have_count(8)
    expect(screen.locator(".lobby svg[role=img]")).to_be_in_viewport(ratio=1)


def test_the_command_stands_on_one_line(visit: Visit) -> None:
    page = visit(viewport={"width": 320, "height": 568})
    press(page, "With a friend, by link")
    command = page.locator("code")
    expect(command).to_have_text("mazechase --lan")  # as it has to be typed, with nothing unseen in it
    for width in range(320, 420, 20):
        page.set_viewport_size({"width": width, "height": 568})
        assert command.evaluate("one => one.getClientRects().length") == 1
