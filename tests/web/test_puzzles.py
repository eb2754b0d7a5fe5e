"""The puzzle of the day: played on the real boards, remembered, shared without spoilers, and without a server."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

from mazechase import puzzles
from mazechase.puzzles.showing import PuzzleShown, show
from web.conftest import Visit

MONDAY = datetime(1970, 1, 5, 12, tzinfo=UTC)
WEEKS = 95 * 30  # a round of every series begins on that Monday


def shown(game: str, number: int) -> PuzzleShown:
    return show(game, number, puzzles.count(game), puzzles.puzzle(game, number))


def day_of(number: int) -> datetime:
    """Return a day on which a puzzle is due."""
    return MONDAY + timedelta(days=7 * WEEKS + number - 1)


def walking() -> int:
    """Return the number of a Quoridor puzzle of several moves that are all steps, some of them wrong."""
    for number in range(1, puzzles.count("quoridor") + 1):
        puzzle = shown("quoridor", number)
        tokens = [token for one in puzzle.positions for token, lead in one.leads.items() if lead.to is not None]
        if puzzle.amount > 1 and all(len(token) == 2 for token in tokens) and wrong_steps(puzzle):
            return number
    pytest.fail("there is no such puzzle")


def wrong_steps(puzzle: PuzzleShown) -> list[str]:
    return [token for token, lead in puzzle.positions[0].leads.items() if lead.to is None and len(token) == 2]


def right_step(puzzle: PuzzleShown, place: int) -> tuple[str, int | None]:
    """Return a right step, and where it goes on."""
    token, lead = next((token, lead) for token, lead in puzzle.positions[place].leads.items() if lead.to is not None)
    verdict = puzzle.positions[lead.to or 0].verdict
    assert verdict is not None
    return token, verdict.next


def open_puzzle(visit: Visit, game: str, number: int, language: str = "en", **device: object) -> Page:
    page = visit("/api/health", **device)
    page.clock.set_fixed_time(day_of(number))
    page.goto(page.url.replace("/api/health", f"/puzzles?lang={language}#{game}"))
    expect(page.locator(".task")).to_be_visible()
    return page


def step(page: Page, square: str) -> None:
    """Go to a square with the keyboard."""
    target = page.locator(f'.board [data-name="{square}"]')
    expect(target).to_be_visible()
    target.focus()
    page.keyboard.press("Enter")


def said(page: Page) -> Locator:
    return page.locator(".say")


def solve(page: Page, puzzle: PuzzleShown) -> None:
    place: int | None = 0
    while place is not None:
        square, place = right_step(puzzle, place)
        step(page, square)
        expect(said(page)).to_have_text("That's it!" if place is None else "Right! And now?")


def test_a_puzzle_is_solved_with_keys_and_counts_for_the_streak(visit: Visit) -> None:
    number = walking()
    page = open_puzzle(visit, "quoridor", number)
    page.context.set_offline(True)  # once it is loaded it needs no server
    solve(page, shown("quoridor", number))
    expect(page.get_by_role("region", name="Why")).to_contain_text("no other move wins")
    expect(page.get_by_role("img", name="Solved at the first try.")).to_be_visible()
    expect(page.locator(".streak")).to_be_visible()
    page.context.set_offline(False)
    page.reload()
    expect(page.locator(".streak")).to_be_visible()


def test_a_wrong_answer_may_be_tried_again_and_then_the_right_one_is_shown(visit: Visit) -> None:
    number = walking()
    page = open_puzzle(visit, "quoridor", number)
    for _ in range(2):
        step(page, wrong_steps(shown("quoridor", number))[0])
        expect(said(page)).to_have_text("Not that one. Try something else!")
        expect(page.locator(".why")).to_have_count(0)
    page.get_by_role("button", name="Show me the answer").click()
    expect(said(page)).to_have_text("That was the answer.")
    expect(page.get_by_text("in a row")).to_have_count(0)  # a look at the answer makes no streak


SHARE = """() => {
  navigator.canShare = ({ files }) => files.length === 1;
  navigator.share = async ({ text, files }) => void (window.shared = [text, files[0].type]);
}"""


def test_what_is_shared_gives_nothing_away(visit: Visit) -> None:
    number = walking()
    puzzle = shown("quoridor", number)
    page = open_puzzle(visit, "quoridor", number)
    step(page, wrong_steps(puzzle)[0])
    solve(page, puzzle)
    with page.expect_download() as saved:  # this browser can't share anything, so the picture is saved
        page.get_by_role("button", name="Share").click()
    assert re.fullmatch(r"quoridor-.*-puzzle-of-the-day\.png", saved.value.suggested_filename)
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    page.evaluate(SHARE)
    page.get_by_role("button", name="Share").click()
    page.wait_for_function("() => window.shared !== undefined")
    text, kind = page.evaluate("window.shared")
    assert kind == "image/png"
    title, result, link = text.split("\n")
    assert title.startswith("Mazechase · Quoridor · ")
    assert result.startswith("🟥🟩 ")
    assert link.endswith("/puzzles?lang=en#quoridor")


@pytest.mark.parametrize("game", puzzles.games())
def test_every_game_is_drawn_on_its_own_board_and_fits_a_phone(visit: Visit, game: str) -> None:
    page = open_puzzle(visit, game, 1, phone=True)
    expect(page.locator(".task")).not_to_contain_text("puzzle-")
    expect(page.locator(".board svg").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_the_start_page_leads_there_and_the_days_before_can_be_chosen(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Puzzle of the day").click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    days = page.locator("section[aria-labelledby=past] button")
    expect(days).to_have_count(14)
    days.nth(3).click()
    expect(days.nth(3)).to_have_attribute("aria-pressed", "true")
    expect(page).to_have_url(re.compile(r"/puzzles#\w+/\d+$"))


def test_it_speaks_arabic_from_right_to_left(visit: Visit) -> None:
    page = open_puzzle(visit, "quoridor", walking(), language="ar")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.get_by_role("heading", name="لغز اليوم")).to_be_visible()
    expect(page.locator(".task")).to_contain_text("مهما فعل اللاعب الآخر")
