"""What somebody has on their device: results, favourites, and everything moved from one phone to another."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.playing import at_table, finished, give_up, press, words
from web.tables import open_table

RESULTS = [
    {"id": "a", "game": "quoridor", "at": 3, "how": "won", "against": ["=pip"]},
    {"id": "b", "game": "quoridor", "at": 2, "how": "won", "against": ["Bo"]},
    {"id": "c", "game": "quoridor", "at": 1, "how": "lost", "against": ["Bo"]},
]


def with_results(page: Page) -> None:
    page.evaluate(
        "(all) => all.forEach((one) => localStorage.setItem('mazechase.result.' + one.id, JSON.stringify(one)))",
        RESULTS,
    )


@pytest.mark.parametrize("locale", ["en-GB", "ar"])
def test_results_are_counted_per_game_and_opponent(visit: Visit, locale: str) -> None:
    page = visit("/api/health", phone=True, locale=locale)
    with_results(page)
    page.goto(page.url.replace("/api/health", "/yours"))
    card = page.locator("[data-results=quoridor]")
    expect(card.get_by_role("listitem")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if locale == "en-GB":
        expect(card).to_contain_text(words("3 games"))
        expect(card).to_contain_text(words("2 wins in a row"))
        expect(card.get_by_role("listitem").first).to_contain_text("Bo")
        expect(card.get_by_role("listitem").last).to_contain_text("Pip")


def test_a_finished_game_becomes_a_favourite_with_the_keyboard(visit: Visit) -> None:
    page = visit("/api/health")
    open_table(page, "quoridor", {"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "level1"})
    at_table(page)
    give_up(page)
    finished(page)
    page.goto(re.sub(r"/t/.*", "/", page.url))
    page.get_by_role("button", name="My games").press("Enter")
    star = page.get_by_role("button", name="Favourite")
    star.press("Enter")
    expect(star).to_have_attribute("aria-pressed", "true")
    page.reload()
    page.get_by_label("Only favourites").check()
    expect(page.get_by_role("button", name="Favourite")).to_have_count(1)
    page.get_by_role("button", name="Favourite").press("Enter")
    expect(page.get_by_role("button", name="Favourite")).to_have_count(0)


def test_everything_moves_to_another_phone_once(visit: Visit) -> None:
    old, new = visit("/api/health", phone=True), visit("/api/health", phone=True)
    open_table(old, "quoridor", {"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "level1"})
    at_table(old)
    table = old.url
    with_results(old)
    old.goto(re.sub(r"/t/.*", "/yours", old.url))
    with old.expect_response("**/api/parcels") as answered:
        press(old, "Show a code")
    expect(old.get_by_role("img", name="QR code")).to_be_visible()
    link = old.url + "#carry=" + answered.value.json()["key"]
    new.goto(link)
    press(new, "Bring it over")
    expect(new.get_by_role("status").filter(has_text="Done!")).to_be_visible()
    assert "carry" not in new.url
    new.reload()
    expect(new.locator("[data-results=quoridor]")).to_be_visible()
    new.goto(table.partition("#")[0])
    at_table(new)  # it plays on there, at the same seat
    expect(new.get_by_role("button", name="Give up")).to_be_visible()
    new.goto(link)
    new.reload()
    press(new, "Bring it over")
    expect(new.get_by_text("This code has been used already")).to_be_visible()


def test_a_file_carries_the_same(visit: Visit, tmp_path: Path) -> None:
    old, new = visit("/yours"), visit("/yours", locale="cs-CZ")
    with_results(old)
    with old.expect_download() as saved:
        press(old, "Save as a file")
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert set(json.loads(file.read_text("utf-8"))) == {"mazechase", "kept"}
    new.locator("input[type=file]").set_input_files(file)
    expect(new.locator("main [role=status]")).to_be_visible()
    new.reload()
    expect(new.locator("[data-results=quoridor]")).to_be_visible()
    other = tmp_path / "other.json"
    other.write_text("{}", "utf-8")
    old.locator("input[type=file]").set_input_files(other)
    expect(old.get_by_text("This isn't a file from Mazechase.")).to_be_visible()


def test_a_host_shows_a_table_and_a_stranger_takes_the_seat(visit: Visit) -> None:
    host = visit()
    press(host, "With a friend, by link")
    host.get_by_label("Your name").fill("Ada")
    host.get_by_label("Show on the start page").check()
    stranger = visit("/")
    seats = stranger.get_by_role("region", name="Free seats")
    expect(seats).to_contain_text("Quoridor")
    expect(seats).to_contain_text(words("1 free seat"))
    expect(seats).not_to_contain_text("Ada")
    seats.get_by_role("button", name="Join").click()
    stranger.get_by_label("Your name").fill("Bo")
    press(stranger, "Join")
    expect(host.get_by_text("Bo")).to_be_visible()
    other = visit("/")
    with other.expect_response("**/api/open") as answered:
        other.reload()
    assert answered.value.json() == []  # no seat is free any more
