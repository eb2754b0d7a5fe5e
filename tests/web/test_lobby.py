"""Before the match: who has a place is offered none, and what has to be typed stands on one line."""

from playwright.sync_api import expect

from web.conftest import Visit
from web.playing import how_many, invited, press, words


def test_a_guest_with_a_place_is_offered_no_other(visit: Visit) -> None:
    host = visit()
    press(host, "More options")
    dialog = host.get_by_role("dialog")
    how_many(dialog, 3)
    for place in (2, 3):
        dialog.get_by_label(words(f"Seat {place}: who plays")).select_option("link")
    press(host, "Create the game")
    guest = visit(invited(host), phone=True)
    guest.get_by_label("Your name").fill("Anna")
    press(guest, "Join")
    expect(host.get_by_text("Anna")).to_be_visible()
    expect(guest.get_by_text("Your seat")).to_be_visible()
    expect(guest.get_by_text("Open seat")).to_be_visible()  # there is one, for somebody else
    expect(guest.get_by_role("button", name="Join")).to_have_count(0)


def test_a_link_opens_where_its_address_alone_did_not(visit: Visit) -> None:
    host = visit()
    press(host, "With a friend, by link")
    link = invited(host)
    guest = visit(link.partition("#")[0], phone=True)  # the line of the browser, sent in place of the link
    expect(guest.get_by_text("This link doesn't open a game")).to_be_visible()
    guest.goto(link)  # into the same tab: only what stands behind # is new, and nothing is loaded
    expect(guest.get_by_role("button", name="Join")).to_be_visible()


def test_a_free_place_has_no_piece_for_anybody(visit: Visit) -> None:
    host = visit()
    press(host, "More options")
    dialog = host.get_by_role("dialog")
    dialog.get_by_label(words("Seat 2: who plays")).select_option("link")
    dialog.get_by_label("Random first player").uncheck()
    press(host, "Create the game")
    guest = visit(invited(host), phone=True)
    for page in (host, guest):
        free = page.locator(".lobby li.open")
        expect(free).to_contain_text("?")
        expect(free.locator("[data-drawn]")).to_have_count(0)


def test_a_shared_screen_shows_the_code_to_all_however_many_come(visit: Visit) -> None:
    screen = visit(game="cards")
    press(screen, "Big screen and phones")
    how_many(screen, 8)
    press(screen, "Create the game")
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


def test_an_invitation_says_who_invites_to_which_game(visit: Visit) -> None:
    host = visit(game="marbles")
    press(host, "More options")
    dialog = host.get_by_role("dialog")
    dialog.get_by_label(words("Seat 1: name")).fill("Ada")
    dialog.get_by_label(words("Seat 2: who plays")).select_option("link")
    press(host, "Create the game")
    guest = visit(invited(host), phone=True)
    expect(guest.get_by_role("heading", level=2)).to_have_text(words("Ada invites you to play Marbles!"))
    expect(guest.locator(".lobby .art svg")).to_be_visible()
    steps = guest.get_by_role("list", name="How to play").get_by_role("listitem")
    expect(steps).to_have_count(3)
    expect(steps.first).to_contain_text("Roll two dice")
    expect(steps.first.locator("svg")).to_be_visible()
    guest.get_by_label("Your name").fill("Bo")
    press(guest, "Join")
    expect(guest.get_by_role("heading", level=2)).to_have_text(words("You're in! Waiting for Ada to start…"))
