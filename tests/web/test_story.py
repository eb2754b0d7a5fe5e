"""The match so far as a story: a line per turn in words, each player's last turn, or notation."""

from pathlib import Path

from playwright.sync_api import Page, expect

import mazechase
from mazechase.match import Match, MatchSetup, Player, Record
from mazechase.rules.api import Seat
from web.conftest import Visit
from web.playing import at_table, press, to_act, words
from web.tables import hot_seat


def move(page: Page, square: str, turns: int) -> None:
    to_act(page)
    page.locator(f'[data-name="{square}"]').click()
    expect(page.get_by_role("region", name="Moves so far").get_by_role("button")).to_have_count(turns)


def test_a_turn_is_a_line_in_words_and_notation_is_on_demand(visit: Visit) -> None:
    page = hot_seat(visit, log="story")
    for turns, square in enumerate(("e2", "e8", "e3"), 1):
        move(page, square, turns)
    log = page.get_by_role("region", name="Moves so far")
    expect(log.get_by_role("button").last).to_have_text(words("Player 1 moved one square."))
    expect(page.get_by_role("log").locator("p").last).to_have_text(words("Player 1 moved to e3."))  # spoken with where
    page.reload()
    expect(log.get_by_role("button")).to_have_count(3)
    press(page, "Everyone's last turn")
    expect(log.get_by_role("button")).to_have_count(2)
    press(page, "Previous move")  # looking back, it is everybody's last turn then
    press(page, "Previous move")
    expect(log.get_by_role("button")).to_have_count(1)
    press(page, "In notation")
    expect(log.get_by_role("button")).to_have_text(["e2", "e8", "e3"])
    page.reload()
    expect(log.get_by_role("button")).to_have_text(["e2", "e8", "e3"])  # as chosen
    press(page, "In words")
    log.get_by_role("button").first.click()
    expect(log.get_by_role("button").first).to_have_attribute("aria-current", "step")


def long_game() -> Record:
    """Return a game of a thousand plies: both go to and fro."""
    match = Match.begin(MatchSetup.make(mazechase.game("quoridor"), "long", (Player("Ada"), Player("Bo"))))
    to_and_fro = (("e2", "e8"), ("e1", "e9"))
    for ply in range(1000):
        match = match.act(Seat(ply % 2 + 1), [to_and_fro[ply // 2 % 2][ply % 2]], ply)
    return Record.of(match)


def test_of_a_thousand_turns_only_those_nearby_are_on_the_page(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "long.json"
    file.write_bytes(long_game().encode())
    page = visit(log="story")
    page.locator("input[type=file]").set_input_files(file)
    at_table(page)
    entries = page.get_by_role("region", name="Moves so far").locator("[data-ply]")
    expect(entries).to_have_count(60)
    expect(entries.last).to_have_attribute("data-ply", "1000")
    press(page, "Earlier moves")
    expect(entries).to_have_count(120)
    press(page, "Go to the start")
    press(page, "Next move")
    expect(entries.first).to_have_attribute("aria-current", "step")
    expect(entries).to_have_count(60)
    press(page, "Later moves")
    expect(entries).to_have_count(120)
    press(page, "In notation")
    expect(entries).to_have_count(60)
