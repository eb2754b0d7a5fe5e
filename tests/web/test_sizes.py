"""Small screens: all that a move needs is on the screen, nothing covers anything, and nothing goes out at the side."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.playing import CUT, go, invited, press, saw, to_act, words
from web.positions import sit as take_places
from web.positions import table_at
from web.served import Program
from web.tables import open_table

SIZES = {"small": (320, 568), "lying": (740, 360), "small-lying": (568, 320)}
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "cards": (8, {"options": {"level": "bonus"}}),
    "chase": (5, {}),
    "marbles": (4, {}),
    "mspacman": (4, {}),
    "quoridor": (4, {}),
}

# The drawing, what is below or beside it, the sentence, and the seats where they are shown.
PARTS = """() => [...document.querySelectorAll(".sentence, ul.seats, .table > .board > * > *:not(.air)")]
  .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }))
  .filter(({ box }) => box.width * box.height > 0)
  .map(({ name, box }) => ({ name, left: box.left, top: box.top, right: box.right, bottom: box.bottom }))"""

# Whether the name of the game is there whole, or not at all.
TITLE = """() => {
  const title = document.querySelector("h1");
  return title.scrollWidth <= title.clientWidth || getComputedStyle(title).clipPath === "inset(50%)";
}"""

Part = dict[str, Any]


def overlap(one: Part, other: Part) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return bool(across > 1 and down > 1)


def sized(page: Page, *sizes: str) -> Iterator[tuple[str, int, int]]:
    """Make the screen one size after another: turning a device is quicker than opening a table again."""
    for size in sizes or SIZES:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        yield size, width, height


def sit(page: Page, game: str) -> None:
    players, more = TABLES[game]
    names = ["Ann", "Maximilian", "Bo", "Charlotte", "Dee", "Ed", "Flo", "Gus"][:players]
    others = ({"kind": "bot", "bot": "random", "name": name} for name in names[1:])
    open_table(page, game, {"kind": "here", "name": names[0]}, *others, **more)
    to_act(page)
    expect(page.locator(".table > .board > * > *").first).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "ar"])
@pytest.mark.parametrize("game", TABLES)
def test_a_move_needs_no_scrolling(visit: Visit, game: str, locale: str) -> None:
    page = visit("/api/health", has_touch=True, locale=locale)
    sit(page, game)
    for size, width, height in sized(page):
        assert page.evaluate("document.documentElement.scrollWidth") == width, size
        parts: list[Part] = page.evaluate(PARTS)
        assert len(parts) >= 3, size
        for part in parts:
            inside = part["left"] >= 0 and part["top"] >= 0 and part["right"] <= width and part["bottom"] <= height
            assert inside, (size, part)
        assert not [(size, pair) for pair in combinations(parts, 2) if overlap(*pair)]
        assert page.evaluate(TITLE), size


def test_at_the_card_table_of_a_small_phone_no_button_is_cut(visit: Visit) -> None:
    page = visit("/api/health", has_touch=True)
    sit(page, "cards")
    for _ in sized(page):
        for name in ("Give up", "Risk"):
            expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


NAMES = ("Grandmother Anna", "Uncle Bartholomew", "Aunt Charlotte")
DOWN = "ask 2 - 0 0 daa 0,0,0 0,0,0 dot+inky+pinky,cherry,apple -,-,- - - 0 0"
SWAP = "swap 1 - 1 0 aaa 0,0,0 0,0,0 dot,cherry,apple -,-,- swap - 0 0"


@pytest.mark.parametrize("locale", ["en-GB", "cs-CZ", "ar"])
def test_who_has_stopped_reads_on_one_line_how_they_stand(visit: Visit, program: Program, locale: str) -> None:
    page = visit("/api/health", viewport={"width": 320, "height": 568}, has_touch=True, locale=locale)
    take_places(page, program, table_at(program, "cards", NAMES, DOWN, {}), 1)
    expect(page.locator(".glance .status")).to_be_visible()
    assert page.locator(".glance").evaluate("line => line.clientHeight") < 30


@pytest.mark.parametrize("locale", ["en-GB", "cs-CZ", "ar"])
def test_news_of_long_names_are_whole(visit: Visit, program: Program, locale: str) -> None:
    page = visit("/api/health", has_touch=True, locale=locale)
    take_places(page, program, table_at(program, "cards", NAMES, SWAP, {}), 1)
    for seat in (2, 3):
        page.locator(f'.plate[data-seat="{seat}"][data-offered]').click()
    line = page.locator(".news p.latest")
    expect(line).to_contain_text(NAMES[2])
    for size, _, _ in sized(page):
        # Fonts for Arabic are higher than their lines; a third line that is cut off would be higher by a whole one.
        whole = "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 6"
        assert line.evaluate(whole), size
        assert line.evaluate("one => one.clientHeight <= one.parentElement.clientHeight"), size


# How far things on the page were moved after they had been drawn, without anybody touching it: as Chromium counts it.
MOVED = """() => new Promise((done) => {
  new PerformanceObserver((list) => done(list.getEntries().reduce((sum, one) => sum + one.value, 0)))
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(0), 300);
})"""
STILL = 0.02  # a button in the header; a board that jumps by its controls is five times that


@pytest.mark.parametrize("game", TABLES)
def test_nothing_moves_while_a_table_opens(visit: Visit, game: str) -> None:
    page = visit("/api/health", viewport={"width": 390, "height": 844})
    players, options = TABLES[game]
    open_table(page, game, *[{"kind": "here"}] * players, **options)
    page.locator(".sentence[aria-busy=false]").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(MOVED) <= STILL


def test_taking_back_needs_no_scrolling(visit: Visit) -> None:
    page = visit("/api/health", has_touch=True)
    for game in TABLES:
        sit(page, game)
        for _ in sized(page):
            expect(page.get_by_role("button", name="Undo")).to_be_in_viewport(ratio=1)
    open_table(page, "quoridor", {"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bo"})
    go(page, "e2")
    page.get_by_role("button", name="Undo").tap()
    saw(page, 0)


def test_a_long_name_is_whole_and_moves_nothing(visit: Visit) -> None:
    page = visit("/api/health", has_touch=True)
    heights: list[list[float]] = []
    for name in ("Bo", "Wolfeschlegelsteinhausen Bergerdorff Jr."):
        open_table(page, "quoridor", {"kind": "here", "name": name}, {"kind": "here", "name": "Beginner bot"})
        to_act(page)
        expect(page.locator(".sentence strong")).to_have_text(words(f"{name},"))
        high = "document.querySelector('.sentence').getBoundingClientRect().height"
        whole = "name => name.scrollWidth <= name.parentElement.clientWidth"
        heights.append([])
        for size, _, _ in sized(page, "small", "lying"):
            assert page.locator(".sentence strong").evaluate(whole), size
            heights[-1].append(page.evaluate(high))
    for size, _, _ in sized(page):
        assert page.locator(".seats .name").last.evaluate_all(CUT) == [], size
    short, long = heights
    assert all(after - before < 2 for before, after in zip(short, long, strict=True)), heights


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (740, 360)])
def test_cards_at_the_table_leave_a_long_name_free(visit: Visit, width: int, height: int) -> None:
    page = visit("/api/health", viewport={"width": width, "height": height}, has_touch=True)
    open_table(
        page, "cards", *({"kind": "here", "name": name} for name in ("Grandmother Anna", "Uncle Bartholomew", "Al"))
    )
    to_act(page)
    for plate in page.locator(".plate").all():
        card, name = plate.locator(".none").bounding_box(), plate.locator(".name").bounding_box()
        assert card is not None
        assert name is not None
        assert card["y"] >= name["y"] + name["height"] or card["x"] >= name["x"] + name["width"]


def test_a_lost_connection_covers_nothing_of_a_lying_board(visit: Visit) -> None:
    for locale in ("en-GB", "ar"):
        page = visit("/api/health", viewport={"width": 740, "height": 360}, has_touch=True, locale=locale)
        sit(page, "quoridor")
        page.context.set_offline(True)
        page.evaluate("dispatchEvent(new Event('offline'))")
        told, board = page.locator("[role=status] p").bounding_box(), page.locator(".frame").bounding_box()
        assert told is not None
        assert board is not None
        assert told["x"] >= board["x"] + board["width"] or told["x"] + told["width"] <= board["x"]


def test_a_guest_sits_down_without_scrolling(visit: Visit) -> None:
    host = visit(game="cards")
    press(host, "Big screen and phones")
    press(host, "Create the game")
    guest = visit(invited(host), has_touch=True)
    for _ in sized(guest):
        expect(guest.get_by_role("button", name="Join")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", ["lying", "small-lying"])
def test_beside_a_lying_board_the_rest_scrolls_and_the_board_stays(visit: Visit, size: str) -> None:
    width, height = SIZES[size]
    page = visit("/api/health", viewport={"width": width, "height": height}, has_touch=True)
    sit(page, "quoridor")
    drawing = page.locator(".frame")
    before = drawing.bounding_box()
    assert before is not None
    assert before["height"] >= height - 20  # it has nearly the whole height
    page.locator('[data-name="e2"]').tap()
    expect(page.locator(".log li").first).to_be_visible()
    to_act(page)
    page.get_by_role("slider").scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, 1000)")
    expect(page.get_by_role("slider")).to_be_in_viewport()
    assert page.evaluate("scrollY") > 0
    assert drawing.bounding_box() == before
