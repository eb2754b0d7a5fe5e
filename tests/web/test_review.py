"""The review on the page: what was luck, what was given away, what was better and why."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from web.axe import axe_finds
from web.conftest import Visit
from web.playing import finished, give_up, go, pass_and_play, press, words
from web.positions import post, record_of
from web.served import Program
from web.small import OVERFLOW, SMALL

LEVEL = [0.5, 0.5]
BETTER = {
    "action": "e8",
    "chance": 0.5,
    "error": None,
    "kind": "move",
    "taps": ["e8"],
    "reasons": [{"message": "quoridor-reason-nearer", "params": {"steps": 7}}],
}
REVIEW: dict[str, Any] = {
    "game": "quoridor",
    "players": 2,
    "chances": LEVEL,
    "error": None,
    "plies": [
        {"ply": 1, "seat": 1, "token": "e2", "chances": LEVEL, "error": None, "lost": 0.0, "expected": 0.5},
        {"ply": 2, "seat": 2, "token": "d9", "chances": [0.7, 0.3], "error": None, "lost": 0.2, "advice": BETTER},
        {"ply": 3, "seat": 1, "token": "e3", "chances": [0.7, 0.3], "error": None, "lost": 0.0, "expected": 0.7},
    ],
    "totals": [
        {"seat": 1, "luck": 0.0, "lost": 0.0, "decisions": 2, "mistakes": 0},
        {"seat": 2, "luck": 0.0, "lost": 0.2, "decisions": 1, "mistakes": 1},
    ],
    "turning_points": [2],
}

ROLL = {"ply": 2, "seat": None, "token": "d9", "chances": [0.7, 0.3], "error": None, "luck": [0.2, -0.2]}


def reviewed(page: Page, review: dict[str, Any]) -> Locator:
    """Play three plies, give up, and open a review of the match."""

    def answer(route: Route) -> None:
        route.fulfill(body=json.dumps(review), content_type="application/json")

    page.route("**/review", answer)
    pass_and_play(page)
    for square in ("e2", "d9", "e3"):
        go(page, square)
    give_up(page)
    finished(page)
    press(page, "Review")
    panel = page.get_by_role("region", name="Review")
    expect(panel.get_by_role("img", name=words("chances of winning"))).to_be_visible()
    return panel


def test_a_mistake_is_shown_with_what_was_better_and_why(visit: Visit) -> None:
    page = visit(phone=True)
    panel = reviewed(page, REVIEW)
    expect(panel.get_by_role("columnheader")).to_have_text(["Given away per move", "Mistakes"])  # there was no luck
    expect(panel.get_by_role("row").last).to_contain_text("20")
    moment = panel.get_by_role("listitem")
    expect(moment).to_have_count(1)
    expect(moment).to_contain_text(words("Gave away 20%"))
    expect(moment).to_contain_text(words("Better: Move to e8."))
    expect(moment).to_contain_text("7")
    assert axe_finds(page) == []
    before = page.url
    press(page, "Try again from here")
    page.wait_for_url(lambda url: url != before)
    expect(page.get_by_text(words("Starts after move 1 of an earlier game."))).to_be_visible()


def test_luck_is_told_for_whoever_had_it_though_nobody_decided(visit: Visit) -> None:
    page = visit()
    panel = reviewed(page, {**REVIEW, "plies": [REVIEW["plies"][0], ROLL, REVIEW["plies"][2]]})
    expect(panel.get_by_role("columnheader").first).to_have_text("Luck")
    expect(panel.get_by_role("listitem")).to_contain_text(words("Good luck: +20%"))
    expect(panel).not_to_contain_text("Gave away")
    expect(panel.get_by_role("button", name="Try again from here")).to_have_count(0)


@pytest.mark.parametrize("locale", ["bg", "hu", "nl"])
def test_a_review_fits_the_smallest_phone(visit: Visit, program: Program, locale: str) -> None:
    shown = post(program, "/api/tables/import", record_of("cards", ("Ada", "Bo")))
    totals = [{"seat": seat, "luck": -0.14, "lost": 5.1, "decisions": 41, "mistakes": 12} for seat in (1, 2)]
    review = {**REVIEW, "game": "cards", "plies": [ROLL], "totals": totals, "turning_points": []}
    page = visit(phone=True, viewport=SMALL, locale=locale)
    page.route("**/review", lambda route: route.fulfill(body=json.dumps(review), content_type="application/json"))
    page.goto(f"{program.url}/t/{shown['table']['id']}#watch={shown['watch']}")
    page.locator(".actions [data-icon=eye]").click()
    expect(page.locator(".review table")).to_be_visible()
    assert page.evaluate(OVERFLOW) == []


def test_reasons_are_in_words_at_a_table_where_nobody_asked_anything(visit: Visit, program: Program) -> None:
    shown = post(program, "/api/tables/import", record_of("cards", ("Ada", "Bo")))
    risk = {"message": "cards-reason-risk", "params": {"percent": 0}}
    better = {"action": "draw", "chance": 0.6, "error": None, "kind": "draw", "taps": ["deck"], "reasons": [risk]}
    ply = {"ply": 1, "seat": 1, "token": "shut", "chances": LEVEL, "error": None, "lost": 0.1, "advice": better}
    review = {**REVIEW, "game": "cards", "plies": [ply], "turning_points": [1]}
    page = visit()
    page.route("**/review", lambda route: route.fulfill(body=json.dumps(review), content_type="application/json"))
    page.goto(f"{program.url}/t/{shown['table']['id']}#watch={shown['watch']}")
    press(page, "Review")
    moment = page.get_by_role("region", name="Review").get_by_role("listitem")
    expect(moment).to_contain_text("Draw a card.")
    expect(moment).not_to_contain_text("cards-reason")


def test_of_a_match_that_somebody_gave_up_nobody_reads_that_nothing_decided_it(visit: Visit) -> None:
    quiet = [{**ply, "chances": LEVEL, "lost": 0.0} for ply in REVIEW["plies"]]
    panel = reviewed(visit(), {**REVIEW, "plies": quiet, "turning_points": []})
    expect(panel).to_contain_text(words("Player 2 gave up."))
    expect(panel).not_to_contain_text("No single move")
