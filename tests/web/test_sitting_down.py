"""Before the first move: names and pieces are chosen, and who comes too late watches."""

from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.playing import at_table, finished, give_up, go, invited, press, saw, words


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
    give_up(host)
    press(host, "Play again")
    finished(late)
    expect(late.get_by_role("button", name="To the next game")).to_have_count(0)
