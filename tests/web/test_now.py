"""What the page says is what it shows: no result can be read before its animation is over, in any game.

The clock of the page is stopped, so these tests don't depend on how fast the machine is. Time goes on by `run_for`.
"""

import datetime as dt
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from web.cards_tables import THREE, control
from web.conftest import Visit
from web.marbles_tables import marbles, put
from web.playing import finished, go, moves, press, saw, to_act, whose
from web.positions import friends, sit, table_at
from web.served import Program

TWO = ("Eva", "Jan")
NOON = dt.datetime(2030, 1, 1, 12, tzinfo=dt.UTC)
STEP_MS = 50
SUSPENSE_MS = 250  # at least
AT_FIRST_MS = 140  # the first event of a ply takes longer

# Everything that people and screen readers can read, where it is, and what the markup says beside it.
READ = """(parts) => {
  const found = [document.title];
  for (const one of document.querySelectorAll(parts.map((part) => `${part}, ${part} *`).join(", "))) {
    if (one.closest("[aria-hidden=true], style, script")) continue;
    for (const node of one.childNodes) if (node.nodeType === 3) found.push(node.data);
    for (const { name, value } of one.attributes)
      if (/^(aria-|title|alt|data-|disabled)/.test(name)) found.push(`${one.tagName} ${name} ${value}`);
    if (one instanceof HTMLInputElement) found.push(`${one.value} of ${one.max}`);
  }
  return found.map((text) => text.trim()).filter((text) => text !== "");
}"""
# The whole page as it is, with everything that is only drawn.
MARKUP = "() => document.title + document.documentElement.outerHTML"


# What speaks of a whole ply.
OF_THE_PLY = (".sentence", ".actions", ".log", ".scrubber", "header")


def read(page: Page, *parts: str) -> set[str]:
    return set(page.evaluate(READ, parts or ("body",)))


def same(one: str, other: str) -> None:
    """Check that two pages are the same; the whole of both would be too long to print."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    around = slice(max(0, at - 300), at + 100)
    assert (one[around], len(one)) == (other[around], len(other))


def stop_the_clock(page: Page) -> None:
    """Let the page's time stand still from now on.

    Until then it runs, so on a busy machine the moment chosen may have passed before the page hears of it.
    """
    for ahead_ms in (1000, 2000, 4000, 8000):
        try:
            page.clock.pause_at(page.evaluate("Date.now()") + ahead_ms)
        except Error as error:
            if "past" not in error.message:
                raise
        else:
            return
    pytest.fail("the page's clock can't be stopped")


def at_rest(page: Page, says: str) -> None:
    """Wait until the page says something and awaits nothing: its drawings are there, and so is a hidden hand."""
    expect(page.locator(".sentence[aria-busy=false]")).to_contain_text(says)


def watch(visit: Visit, program: Program, made: dict[str, Any], *places: int) -> Page:
    """Sit down with real motion and a clock that can be stopped."""
    page = visit("/api/health", reduced_motion="no-preference")
    page.clock.install(time=NOON)
    sit(page, program, made, *places)
    return page


def tap(page: Page, selector: str) -> None:
    """Tap something; Playwright's own click waits for the page's clock."""
    page.locator(selector).first.evaluate("""one => {
      const box = one.getBoundingClientRect();
      const at = { bubbles: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, detail: 1 };
      for (const kind of ["pointerdown", "pointerup"])
        one.dispatchEvent(new PointerEvent(kind, { ...at, pointerType: "mouse", isPrimary: true }));
      one.dispatchEvent(new MouseEvent("click", at));
    }""")


def playing(page: Page) -> bool:
    """Tell whether something is being shown."""
    return re.search("is (making|rolling|drawing|spinning)", page.locator(".sentence").inner_text()) is not None


def until_shown(page: Page) -> Iterator[int]:
    """Let time pass step by step until what is being shown is over."""
    for passed in range(0, 15_000, STEP_MS):
        if not playing(page):
            return
        yield passed
        page.clock.run_for(STEP_MS)
    pytest.fail("it never ends")


# Chance: while dice tumble, spinners turn and cards are drawn, the page is the same whatever comes of it.


def marbles_at(**rest: Any) -> str:
    game = marbles()
    return game.position(put(game, trays=(40,), pacs=("f1", "k10"), **rest))


DRAWS: dict[str, tuple[str, str | None, int, str, str]] = {
    "dice": ("marbles", marbles_at(white=["d1", "b4"]), 1, ".roll", "is rolling the dice…"),
    "spin": ("mspacman", "spin 1 1 b10 -,f5 a1,b10,j1 0 - - - 0", 1, "[data-device]", "is spinning…"),
    "roll": ("mspacman", "roll 2 1 b10 -,f5 a1,b10,j1 0 - - - 0", 2, "[data-device]", "is rolling the die…"),
    "start": ("mspacman", None, 1, "[data-device]", "is spinning…"),
    "card": ("cards", "draw 1 - 0 0 aa 0,0 0,0 dot,cherry -,- - - 0 0", 1, ".deck", "is drawing a card…"),
}


@pytest.mark.parametrize("draw", DRAWS)
def test_nothing_gives_a_draw_away(visit: Visit, program: Program, draw: str) -> None:
    game, position, seat, button, says = DRAWS[draw]
    other = visit("/api/health")  # if nobody were there, a countdown would run
    tumbling = ""
    results: set[str] = set()
    for _ in range(8):
        made = table_at(program, game, TWO, position, {"max_turns": 20})
        sit(other, program, made, 3 - seat)
        expect(other.locator(".sentence[aria-busy=false]")).to_be_visible()
        page = watch(visit, program, made, seat)
        to_act(page)
        stop_the_clock(page)
        tap(page, button)
        at_rest(page, says)
        said = read(page, *OF_THE_PLY)
        now = page.evaluate(MARKUP)
        same(now, tumbling or now)
        tumbling, passed = now, 0
        while page.evaluate(MARKUP) == tumbling:
            page.clock.run_for(STEP_MS)
            passed += STEP_MS
        assert passed >= SUSPENSE_MS
        for _ in until_shown(page):
            assert read(page, *OF_THE_PLY) == said
        results.add(page.evaluate(MARKUP))
        if len(results) > 1:
            return
    pytest.fail("luck is always the same")


# Moves: what comes of one is read when it has been shown, not before. Somebody else looks on, and is offered nothing.


def on(name: str) -> Callable[[Page], None]:
    return lambda page: page.locator(f'[data-name="{name}"]').click()


def walk_off(page: Page) -> None:
    on("a10")(page)
    press(page, "Go")


def shut_down(page: Page) -> None:
    control(page, "Shut down").click()
    control(page, "Shut down for good").click()


WINS: dict[str, tuple[str, Callable[[Page], None]]] = {
    "quoridor": ("d8,e4 10,10 - 1 0", on("d9")),
    "chase": ("c2 a5,c5,g5,i5 b2 3 0 Pac-Man 1 - 0 0 0", on("b2")),
    "mspacman": ("walk 1 1 b10 -,f5 b10,j1 1 - - - 0", walk_off),
    "marbles": (marbles_at(white=["d1"], dice=(1, 1)), on("d1")),
    "cards": ("ask 1 - 1 0 ad 0,0 0,0 melon,cherry -,- - - 0 0", shut_down),
}


@pytest.mark.parametrize("game", WINS)
def test_an_end_is_read_when_it_has_been_shown(visit: Visit, program: Program, game: str) -> None:
    position, win = WINS[game]
    made = table_at(program, game, TWO, position, {})
    player = visit("/api/health")
    sit(player, program, made, 1)
    to_act(player)  # before anybody looks on, or they would be told that somebody came
    page = watch(visit, program, made, 2)
    at_rest(page, "is playing…")
    stop_the_clock(page)
    before = read(page)
    win(player)
    finished(player)
    at_rest(page, "is making a move…")
    first, during = set[str](), set[str]()
    for passed in until_shown(page):
        if passed < AT_FIRST_MS:
            first |= read(page)
        during |= read(page, ".sentence", ".side", "header")
    finished(page)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()  # its part of the page is loaded then
    after = read(page) - before
    assert "Play again" in after
    assert first & after == set()
    assert during & after == set()


def test_a_tap_skips_what_is_shown_and_does_nothing_else(visit: Visit, program: Program) -> None:
    made = table_at(program, "quoridor", TWO, "e3,e7 10,10 - 1 0", {})
    player = visit("/api/health")
    sit(player, program, made, 1)
    to_act(player)  # before anybody looks on, or they would be told that somebody came
    page = watch(visit, program, made, 2)
    at_rest(page, "is playing…")
    stop_the_clock(page)
    on("e4")(player)
    at_rest(page, "is making a move…")
    tap(page, '[data-name="e6"]')  # where the pawn here could go
    to_act(page)
    saw(page, 1)
    assert moves(page) == ["e4"]
    tap(page, '[data-name="e6"]')
    saw(player, 2)


def test_whoever_leaves_the_tab_comes_back_to_the_present(visit: Visit, program: Program) -> None:
    made = table_at(program, "quoridor", TWO, "e3,e7 10,10 - 1 0", {})
    player = visit("/api/health")
    sit(player, program, made, 1)
    to_act(player)  # before anybody looks on, or they would be told that somebody came
    page = watch(visit, program, made, 2)
    at_rest(page, "is playing…")
    stop_the_clock(page)
    on("e4")(player)
    at_rest(page, "is making a move…")
    page.evaluate("""() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }""")
    to_act(page)
    expect(page).to_have_title("● Your turn · Quoridor · Mazechase")


# Notices and questions: beside the controls, never over them.

COVERED = """(notice) => {
  const box = document.querySelector(notice).getBoundingClientRect();
  const meets = (other) =>
    Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
    Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
  const controls = [...document.querySelectorAll("button, input, [role=gridcell]")];
  return controls
    .filter((one) => !one.closest(notice) && meets(one.getBoundingClientRect()))
    .map((one) => one.ariaLabel ?? one.textContent);
}"""


SIZES = ((320, 568), (360, 740), (568, 320), (740, 360), (1280, 800))


def covered(page: Page, notice: str) -> dict[str, list[str]]:
    """Return the controls that a notice covers, for each size of screen where there are any."""
    found: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found[f"{width} by {height}"] = page.evaluate(COVERED, notice)
    return {size: controls for size, controls in found.items() if controls}


def test_notices_and_questions_cover_no_control(visit: Visit, program: Program) -> None:
    made = table_at(program, "cards", THREE, "ask 1 - 1 0 aaa 0,0,0 0,0,0 dot,cherry,apple -,-,- - - 0 0", {})
    page = visit("/api/health")
    sit(page, program, made, 1)
    to_act(page)
    page.context.set_offline(offline=True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.get_by_text("Connection lost")).to_be_attached()
    assert covered(page, "[role=status] p") == {}
    mover, other = whose(*friends(visit, program))
    go(mover, "e2")
    to_act(other)
    press(mover, "Undo")
    expect(other.locator(".ask")).to_be_visible()
    assert covered(other, ".ask") == {}
