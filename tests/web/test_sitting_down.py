"""Before the first move: names and pieces are chosen, and latecomers watch."""

import re

from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.playing import at_table, finished, give_up, go, how_many, invited, press, saw, to_act, words
from web.tables import open_table


def pieces(page: Page, where: str) -> list[str]:
    """Return the pieces that are drawn somewhere, in order."""
    drawn: list[str] = page.locator(f"{where} [data-drawn]").evaluate_all("all => all.map(one => one.dataset.drawn)")
    return drawn


def pick(page: Page, place: int, piece: str) -> None:
    page.get_by_role("button", name=words(f"Seat {place}: piece")).click()
    page.get_by_role("group", name=words(f"Seat {place}: piece")).get_by_role("button", name=piece, exact=True).click()


def test_QUOR_1_everybody_chooses_a_piece(visit: Visit) -> None:
    host = visit()
    press(host, "More options")
    host.get_by_label(words("Seat 2: who plays")).select_option("link")
    host.get_by_label("Random first player").uncheck()
    pick(host, 1, "red ghost")
    press(host, "Create the game")
    guest = visit(invited(host), phone=True)
    choice = guest.get_by_role("group", name=words("Seat 2: piece"))  # is already open
    expect(choice.get_by_role("button")).to_have_count(7)
    expect(choice.get_by_role("button", name="red ghost")).to_have_count(0)
    choice.get_by_role("button", name="Ms. Pac-Man", exact=True).click()
    press(guest, "Join")
    expect(host.get_by_text("Open seat", exact=True)).to_have_count(0)
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
    press(page, "More options")
    page.get_by_label(words("Seat 2: who plays")).select_option("here")
    page.get_by_label("Random first player").uncheck()
    pick(page, 2, "Pac-Man")
    assert pieces(page, "dialog .chair") == ["red", "pac"]
    press(page, "Start the game")
    at_table(page)
    assert pieces(page, ".seats") == ["red", "pac"]


def test_a_host_has_a_name_and_is_asked_for_it_once(visit: Visit) -> None:
    host = visit()
    press(host, "With a friend, by link")
    host.get_by_label("Your name").fill("Ada")
    host.get_by_label("Your name").blur()
    expect(host.locator(".lobby li").first).to_contain_text("Ada")
    press(host, "Start with a bot in the open seat")
    at_table(host)
    expect(host.locator(".seats li").filter(has_text="Ada")).to_contain_text("You")
    press(host, "Home")
    expect(host.get_by_role("region", name="Continue")).to_contain_text("bot")
    press(host, "With a friend, by link")
    expect(host.locator(".lobby li").first).to_contain_text("Ada")


def test_who_comes_too_late_watches_and_knows_it(visit: Visit) -> None:
    host = visit()
    press(host, "With a friend, by link")
    link = invited(host)
    press(host, "Start with a bot in the open seat")
    at_table(host)
    late = visit(link)
    expect(late.get_by_text("All seats are taken. You're watching.")).to_be_visible()
    expect(late.get_by_role("button", name="Give up")).to_have_count(0)
    give_up(host)
    press(host, "Play again")
    finished(late)
    press(late, "Next game")  # whoever watched this game may watch the next
    at_table(late)
    expect(late.get_by_text("All seats are taken. You're watching.")).to_be_visible()


def test_people_who_pass_a_device_round_say_how_many_they_are_and_who(visit: Visit) -> None:
    page = visit(phone=True)
    press(page, "Pass and play")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label(words("Seat 1: who plays"))).to_have_count(0)  # all of them play here
    how_many(dialog, 3)
    for place, name in enumerate(("Ada", "Bo", "Cy"), 1):
        dialog.get_by_label(words(f"Seat {place}: name")).fill(name)
    pick(page, 2, "violet ghost")
    press(page, "Start the game")
    at_table(page)
    expect(page.locator(".seats .name")).to_have_text(["Ada", "Bo", "Cy"])
    assert pieces(page, ".seats") == ["pac", "violet", "cyan"]


def test_people_who_pass_a_device_round_find_the_other_options_on_the_same_sheet(visit: Visit) -> None:
    page = visit()
    press(page, "Pass and play")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(words("Seat 1: name")).fill("Ada")
    dialog.get_by_role("button", name="More options").click()
    expect(dialog.get_by_label("Clock")).to_be_visible()
    expect(dialog.get_by_label(words("Seat 1: name"))).to_have_value("Ada")
    dialog.get_by_label(words("Seat 2: who plays")).select_option("bot")
    press(page, "Start the game")
    at_table(page)
    expect(page.locator(".seats .name")).to_have_text(["Ada", re.compile("bot$")])


def test_the_strength_of_the_bot_is_chosen_and_kept(visit: Visit) -> None:
    page = visit()
    strength = page.get_by_label("How strong the bot is")
    name = strength.locator("option").last.inner_text()  # the strongest
    expect(strength.locator("option:checked")).not_to_have_text(name)
    strength.select_option(name)
    press(page, "Against a bot")
    at_table(page)
    expect(page.locator(".seats").get_by_text(name)).to_be_visible()
    press(page, "Home")
    expect(strength.locator("option:checked")).to_have_text(name)


def test_running_games_come_first_and_finished_ones_have_results(visit: Visit) -> None:
    page = visit("/api/health")
    for _ in range(8):  # more than fit into a short list
        open_table(page, "quoridor", {"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "level1"})
        to_act(page)
    give_up(page)
    finished(page)
    press(page, "Home")
    running = page.get_by_role("region", name="Continue")
    expect(running.get_by_role("link")).to_have_count(7)
    expect(running.get_by_role("link").first).to_contain_text("Your turn")
    expect(running.get_by_role("link").first).to_contain_text("bot")
    over = page.get_by_role("region", name="Finished games")
    expect(over.get_by_role("link")).to_contain_text("You lost")
    running.get_by_role("button", name="Remove from this list").first.click()
    expect(running.get_by_role("link")).to_have_count(7)  # not by a slip
    running.get_by_role("button", name="Remove it?").click()
    expect(running.get_by_role("link")).to_have_count(6)
    running.get_by_role("link").first.click()
    to_act(page)


def test_the_name_of_the_host_is_seen_while_it_is_typed(visit: Visit) -> None:
    host = visit()
    press(host, "With a friend, by link")
    guest = visit(invited(host), phone=True)
    host.get_by_label("Your name").press_sequentially("Ada")  # and the field keeps the focus
    expect(guest.get_by_role("heading", level=2)).to_have_text(words("Ada invites you to play Quoridor!"))
    expect(guest.locator("[aria-live]").filter(has_text="Ada")).to_have_count(2)  # both are announced


def test_the_address_of_a_table_lets_others_join_and_later_watch(visit: Visit) -> None:
    host = visit()
    press(host, "With a friend, by link")
    expect(host.get_by_text("Open seat", exact=True)).to_be_visible()
    expect(host).to_have_url(re.compile("#invite="))
    friend = visit(host.url)
    press(friend, "Join")
    expect(host.get_by_text("Open seat", exact=True)).to_have_count(0)
    press(host, "Start")
    at_table(host)
    expect(host).to_have_url(re.compile("#watch="))
    stranger = visit(host.url)
    at_table(stranger)
    expect(stranger.get_by_text("You're watching.")).to_be_visible()


def test_another_device_continues_the_game(visit: Visit) -> None:
    page = visit()
    press(page, "More options")
    page.get_by_label("Random first player").uncheck()
    press(page, "Start the game")
    go(page, "e2")
    to_act(page)
    press(page, "Menu")
    page.get_by_text("Continue on another device").click()
    link = page.get_by_role("textbox", name="It opens your seat").input_value()
    phone = visit(link, phone=True)
    to_act(phone)
    assert "places=" not in phone.url  # what is in the address bar lets nobody else play for this seat
    phone.reload()
    to_act(phone)
    press(phone, "Menu")
    expect(phone.get_by_role("button", name="Pause")).to_be_visible()  # the host is a host there too


def test_a_shared_screen_follows_to_the_next_game(visit: Visit) -> None:
    screen = visit(game="cards")
    press(screen, "Big screen and phones")
    how_many(screen, 2)
    press(screen, "Create the game")
    phones = [visit(invited(screen), phone=True)]
    press(phones[0], "Join")
    expect(screen.get_by_text("Open seat", exact=True)).to_have_count(1)
    phones.append(visit(invited(screen), phone=True))
    press(phones[1], "Join")
    press(screen, "Start")
    give_up(phones[0])
    first = screen.url.partition("#")[0]
    press(phones[0], "Play again")
    screen.wait_for_url(lambda url: url.partition("#")[0] != first)
    for phone in phones:  # around a big screen, phones follow by themselves
        expect(phone.locator(".sentence:not(.over)")).to_be_visible()
    screen.go_back()  # somebody wants to see the game before again, and stays there
    finished(screen)
    expect(screen.get_by_role("button", name="Next game")).to_be_visible()
