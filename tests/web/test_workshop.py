"""The workshop: every kind of document drawn from nothing to a played game, by touch and by keyboard."""

import json
from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from mazechase.rules.registry import game_types
from mazechase.workshop.checking import check_text, find_kind
from mazechase.workshop.sheets import OpenSheet, find_maker, open_sheet
from web.axe import axe_finds
from web.conftest import Visit
from web.playing import how_many, press, to_act, words

STARTS = {"e2": "Pac-Man", "a5": "Blinky", "c5": "Inky", "g5": "Pinky", "i5": "Clyde"}
MAZE = dict.fromkeys(("b2", "h2", "b8", "h8"), "pellet") | STARTS | {"d4h": "fence", "e6v": "fence"}


def sheet_of(game: str, option: str) -> OpenSheet:
    found = open_sheet(game_types()[game], option)
    assert found is not None
    return found


def begin(visit: Visit, kind: str, start: str = "nothing", **how: Any) -> Page:
    page = visit(f"/workshop#new={kind}", **how)
    page.locator(f"[data-start={start}]").click()
    expect(checks(page)).to_be_visible()
    return page


def checks(page: Page) -> Locator:
    return page.locator("section[data-sound][aria-busy=false]")


def sound(page: Page) -> None:
    expect(page.locator("section[data-sound=true][aria-busy=false]")).to_be_visible()


def play(page: Page, way: str = "With bots") -> dict[str, Any]:
    """Play it; return what the table was asked for."""
    sound(page)
    with page.expect_request(lambda request: request.url.endswith("/api/tables")) as asked:
        press(page, way)
    return dict(json.loads(asked.value.post_data or "{}"))


def tap(page: Page, opened: OpenSheet, spots: Iterable[str]) -> None:
    """Tap spots with a finger, where the sheet has them."""
    box = page.locator(".spots").bounding_box()
    assert box is not None
    places = {spot.id: spot for spot in opened.sheet.spots}
    for spot in spots:
        x = box["x"] + box["width"] * places[spot].x / opened.sheet.width
        y = box["y"] + box["height"] * places[spot].y / opened.sheet.height
        right, low = box["x"] + box["width"], box["y"] + box["height"]
        page.touchscreen.tap(min(max(x, box["x"] + 3), right - 3), min(max(y, box["y"] + 3), low - 3))


def quarter_of(opened: OpenSheet, marks: dict[str, str]) -> dict[str, str]:
    """Return a spot of every four that quarter turns take to each other, with its mark."""
    sheet, places = opened.sheet, {spot.id: spot for spot in opened.sheet.spots}
    at = {(spot.kind, round(spot.x, 2), round(spot.y, 2), spot.w, spot.h): spot.id for spot in sheet.spots}
    done: set[str] = set()
    kept: dict[str, str] = {}
    for first, mark in marks.items():
        if first not in done:
            kept[first] = mark
        name = first
        while name not in done:
            done.add(name)
            one = places[name]
            name = at[one.kind, round(sheet.width - one.y, 2), round(one.x, 2), one.h, one.w]
    return kept


def walk(page: Page, opened: OpenSheet, spots: Iterable[str]) -> None:
    """Go to spots with the arrow keys, and put the brush's mark there."""
    places = {spot.id: spot for spot in opened.sheet.spots}
    page.locator(".spots [tabindex='0']").focus()
    for spot in spots:
        while (here := page.evaluate("document.activeElement.dataset.spot")) != spot:
            there, now = places[spot], places[here]
            right, down = there.x - now.x, there.y - now.y
            if (there.w, there.h) != (now.w, now.h):
                page.keyboard.press("t")
            elif abs(right) >= abs(down):
                page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
            else:
                page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("game", "start", "phone"),
    [("marbles", "corners", True), ("mspacman", "pinwheel", True), ("mspacman", "pinwheel", False)],
)
def test_a_board_is_drawn_from_nothing(visit: Visit, game: str, start: str, *, phone: bool) -> None:
    opened = sheet_of(game, "layout")
    marks = opened.shipped[start]
    page = begin(visit, f"{game}.layout", phone=phone)
    if phone:
        page.locator("[data-symmetry=quarter]").tap()
    else:
        page.locator(".spots [tabindex='0']").press("q")
    few = quarter_of(opened, marks)
    assert len(few) < len(marks) / 3
    kinds = {spot.id: spot.kind for spot in opened.sheet.spots}
    for brush in opened.sheet.brushes:
        spots = [spot for spot, mark in few.items() if mark == brush.mark and kinds[spot] == brush.kind]
        if spots and phone:
            page.locator(f"[data-brush={brush.name}]").tap()
            tap(page, opened, spots)
        elif spots:
            page.locator(f"[data-brush={brush.name}]").press("Enter")
            walk(page, opened, spots)
    table = play(page)
    assert table["options"]["layout"] == find_maker(game, "layout").write(marks)
    assert [place["kind"] for place in table["places"]] == ["here", "bot", "bot"]
    expect(page.get_by_role("grid")).to_be_visible()


def test_a_maze_is_drawn_with_a_finger_and_played_on_one_device(visit: Visit) -> None:
    opened = sheet_of("chase", "layout")
    page = begin(visit, "chase.layout", phone=True)
    for brush in opened.sheet.brushes:
        page.locator(f"[data-brush={brush.name}]").tap()
        spots = [spot for spot, mark in MAZE.items() if mark == brush.mark and spot[2:] != "v"]
        tap(page, opened, spots)
    page.locator("[data-brush=pellet]").tap()
    tap(page, opened, ["b2"])  # a second tap takes it away again
    expect(checks(page)).to_contain_text("pellets")
    tap(page, opened, ["b2"])
    table = play(page, "Pass and play")
    assert table["options"]["layout"]["starts"]["Pac-Man"] == "e2"
    assert table["start"]
    to_act(page)


def test_a_maze_is_drawn_by_keyboard_with_undo_and_played_by_link(visit: Visit) -> None:
    opened = sheet_of("chase", "layout")
    places = {spot.id: spot for spot in opened.sheet.spots}
    page = begin(visit, "chase.layout")
    board = page.get_by_role("group", name="Drawing")
    brushes = [brush.mark for brush in opened.sheet.brushes]
    page.locator(".spots [tabindex='0']").focus()
    for spot, mark in MAZE.items():
        page.keyboard.press(str(brushes.index(mark) + 1))
        here = places[str(board.locator("[tabindex='0']").get_attribute("data-spot"))]
        board.locator("[tabindex='0']").focus()
        right, down = round(places[spot].x - here.x), round(places[spot].y - here.y)
        for key, times in (("Right", right), ("Left", -right), ("Down", down), ("Up", -down)):
            for _ in range(times):
                page.keyboard.press(f"Arrow{key}")
        if spot.endswith("v"):
            page.keyboard.press("t")
        expect(board.locator(f"[data-spot={spot}]")).to_be_focused()
        page.keyboard.press("Enter")
    sound(page)
    expect(board.get_by_role("button", name=words("e6v, Fence"))).to_be_focused()
    page.keyboard.press("Delete")
    expect(board.get_by_role("button", name=words("e6v, empty"))).to_be_focused()
    page.keyboard.press("Control+z")
    expect(board.get_by_role("button", name=words("e6v, Fence"))).to_be_focused()
    page.keyboard.press("Control+Shift+z")
    press(page, "Undo")
    table = play(page, "With a friend, by link")
    assert table["options"]["layout"] == find_maker("chase", "layout").write(MAZE)
    assert not table["start"]
    expect(page.get_by_text("?invite=").or_(page.locator("input[readonly]")).first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_a_deck_is_put_together_from_nothing(visit: Visit, *, phone: bool) -> None:
    opened = sheet_of("cards", "deck")
    page = begin(visit, "cards.deck", phone=phone)
    expect(checks(page)).to_contain_text("to fix")
    for spot, count in opened.shipped["few-ghosts"].items():
        if spot != "points.dot":  # always one
            page.locator(f'[data-spot="{spot}"]').fill(count)
    page.keyboard.press("Tab")
    table = play(page)
    assert table["options"]["deck"] == find_maker("cards", "deck").write(opened.shipped["few-ghosts"])
    expect(page.locator(".sentence")).to_be_visible()


def measures_level(request: Request, level: str) -> bool:
    asked = request.url.endswith("/api/workshop/measure")
    return asked and json.loads(request.post_data or "{}")["options"].get("level") == level


def test_a_level_is_chosen_for_a_deck_and_kept_with_it(visit: Visit) -> None:
    page = begin(visit, "cards.deck", "for-two")
    meter = page.get_by_role("region", name="Is it fair?")
    how_many(meter, 2)
    with page.expect_request(lambda request: measures_level(request, "2")):  # it may still measure the level before
        meter.get_by_label("Level", exact=True).select_option("2")
    meter.get_by_text("Options", exact=True).click()
    meter.get_by_label("Level 2 also has the power-ups of Level 1").check()
    assert axe_finds(page) == []
    press(page, "Link")
    other = visit(page.locator("dialog input").input_value())
    expect(other.get_by_label("Level", exact=True)).to_have_value("2")
    page.reload()
    options = play(page)["options"]
    assert (options["level"], options["level2_includes_level1"]) == ("2", True)


def test_a_drawing_is_printed(visit: Visit) -> None:
    page = begin(visit, "chase.layout", "gates", phone=True)
    sound(page)
    page.get_by_role("button", name="Print and play").tap()
    with page.expect_response("**/api/workshop/print") as made:
        page.get_by_role("button", name="Make the PDF").tap()
    assert json.loads(made.value.request.post_data or "{}")["options"]["layout"]["starts"]["Pac-Man"]
    expect(page.get_by_role("link", name="Open the PDF")).to_be_visible()
    page.locator(".spots").scroll_into_view_if_needed()
    tap(page, sheet_of("chase", "layout"), ["a1h"])
    expect(page.get_by_role("link", name="Open the PDF")).to_have_count(0)  # it has changed since


@pytest.mark.parametrize(
    ("option", "faces", "phone"), [("die_faces", ["1", "3", "F2"], True), ("spinner_faces", ["2", "3", "3"], False)]
)
def test_faces_are_chosen_with_a_finger_and_by_keyboard(
    visit: Visit, option: str, faces: list[str], *, phone: bool
) -> None:
    page = begin(visit, f"mspacman.{option}", phone=phone)
    for face in faces:
        more = page.get_by_role("button", name=f"Add one: \u2068{face}\u2069", exact=True)
        if phone:
            more.tap()
        else:
            more.press("Enter")
    assert play(page)["options"][option]["faces"] == faces
    expect(page.get_by_role("grid")).to_be_visible()


def test_house_rules_begin_with_the_book_and_are_offered_in_the_set_up(visit: Visit) -> None:
    page = visit("/workshop#new=marbles.rules", phone=True)
    book = page.get_by_role("button", name="By the book")
    expect(book).to_have_attribute("aria-pressed", "true")
    page.get_by_label("Gobbling a ghost ends your turn").tap()
    page.get_by_label("Ghosts may turn back during a move").press("Space")
    expect(page.get_by_label("Ghosts may turn back during a move")).not_to_be_checked()
    expect(book).to_have_attribute("aria-pressed", "false")
    page.get_by_label("Name").fill("Grandma's rules")
    page.keyboard.press("Enter")
    assert axe_finds(page) == []
    chosen = {"must_move_if_possible": True, "pay_with_yellow": "victim_choice"}
    chosen |= {"ghost_may_reverse": False, "gobble_ends_turn": True}
    assert play_rules(page) == chosen
    page.goto(page.url.split("/t/")[0])
    press(page, "More options")  # of the game that was played last
    page.get_by_label("Your house rules").select_option("Grandma's rules")
    with page.expect_request(lambda request: request.url.endswith("/api/tables")) as asked:
        press(page, "Start the game")
    assert json.loads(asked.value.post_data or "{}")["options"] == chosen


def play_rules(page: Page) -> dict[str, Any]:
    with page.expect_request(lambda request: request.url.endswith("/api/tables")) as asked:
        press(page, "With bots")
    expect(page.get_by_role("grid")).to_be_visible()
    return dict(json.loads(asked.value.post_data or "{}")["options"])


def test_what_is_wrong_is_shown_on_the_drawing(visit: Visit) -> None:
    page = begin(visit, "chase.layout", "gates", phone=True)
    opened = sheet_of("chase", "layout")
    sound(page)
    page.locator("[data-brush=fence]").tap()
    tap(page, opened, ["e5h", "f5h"])
    wrong = page.locator("rect.wrong")
    expect(wrong).not_to_have_count(0)
    sentence = checks(page).get_by_role("button", name="overlaps or crosses").first
    sentence.tap()
    expect(page.locator("rect.wrong.lit")).to_have_count(1)
    expect(page.get_by_role("button", name="With bots")).to_be_disabled()
    for _ in range(2):
        page.get_by_role("button", name="Undo").tap()
    sound(page)
    expect(wrong).to_have_count(0)
    assert axe_finds(page) == []


def test_a_drawing_is_kept_shared_and_saved(visit: Visit) -> None:
    page = begin(visit, "marbles.layout", "corners")
    page.get_by_label("Name").fill("Winter board")
    page.keyboard.press("Enter")
    sound(page)
    press(page, "Link")
    link = page.locator("dialog input").input_value()
    assert len(link) < 1500
    page.keyboard.press("Escape")
    with page.expect_download() as saving:
        press(page, "Save as a file")
    assert saving.value.suggested_filename == "winter-board.toml"
    text = saving.value.path().read_text("utf-8")
    checked = check_text(text, "winter-board.toml", toml=True, kind=find_kind("marbles.layout"))
    assert checked.flaws == ()
    assert checked.document is not None
    press(page, "Back to the workshop")
    expect(page.get_by_role("button", name="Winter board")).to_be_visible()
    assert axe_finds(page) == []
    other = visit(link)
    expect(other.get_by_label("Name")).to_have_value("Winter board")
    sound(other)
    assert play(other)["options"]["layout"] == checked.document | {"title": "Own"}
    page.get_by_label("Open a file").set_input_files({"name": "found.toml", "mimeType": "", "buffer": text.encode()})
    expect(page.get_by_label("Name")).to_have_value("found")
    sound(page)
    press(page, "Delete")
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("button", name="Winter board")).to_be_visible()
    expect(page.get_by_role("button", name="found")).to_have_count(0)
    odd = b'{"colour": [[[[1e400]]]]}'
    page.get_by_label("Open a file").set_input_files({"name": "odd.json", "mimeType": "", "buffer": odd})
    expect(page.get_by_role("alert")).to_contain_text("odd.json")


def figures(*shares: tuple[float, str]) -> dict[str, Any]:
    sides = [
        {"name": str(n), "games": 400, "wins": 0, "shared": 0, "share": share}
        | {"interval": [share - 0.04, share + 0.04], "fair": 1 / len(shares), "verdict": verdict}
        for n, (share, verdict) in enumerate(shares, 1)
    ]
    return {"tally": {"games": 400}, "sides": sides, "turns": 60.0, "minutes": 20.0, "events": {}}


def test_the_meter_says_what_is_unfair_and_starts_again_after_a_change(visit: Visit) -> None:
    page = visit("/workshop")
    asked: list[dict[str, Any]] = []
    answers = [figures((0.3, "open"), (0.39, "more"), (0.31, "open")), figures(*[(0.33, "even")] * 3)]

    def answer(route: Any) -> None:
        asked.append(json.loads(route.request.post_data))
        unfair = asked[-1]["options"]["deck"]["points"]["melon"] == 7
        route.fulfill(json=answers[0 if unfair else 1])

    page.route("**/api/workshop/measure", answer)
    page.locator("[data-game=cards]").get_by_role("button", name="Deck").click()
    page.locator("[data-start=home-made]").click()
    meter = page.get_by_role("region", name="Is it fair?")
    expect(meter.get_by_role("status")).to_have_text("Seat \u20682\u2069 wins too often.")
    expect(meter.locator("[data-side='2'] .number")).to_contain_text("39")
    page.locator('[data-spot="points.melon"]').fill("8")
    page.keyboard.press("Tab")
    expect(meter.get_by_role("status")).to_have_text("Fair: everyone has about the same chance.")
    expect(meter.locator("[data-verdict=even]")).to_have_count(4)
    assert asked[-1]["before"] is None  # nothing of what was measured before the change


def test_ideas_come_in_pictures_and_one_is_taken(visit: Visit) -> None:
    page = begin(visit, "chase.layout", "gates")
    sound(page)
    page.get_by_label("Bots").select_option("random")
    page.get_by_label("What you want").select_option("pacman")
    page.get_by_label("Percent").fill("70")
    with page.expect_request("**/api/workshop/suggest") as asked:
        press(page, "Find ideas")
    assert json.loads(asked.value.post_data or "{}")["aims"] == ["pacman=70"]
    idea = page.locator("[data-idea='1']")
    expect(idea.locator("svg .changed").first).to_be_visible()
    press(page, "Stop")
    expect(page.get_by_role("button", name="Keep looking")).to_be_visible()
    idea.click()
    expect(idea).to_have_count(0)
    sound(page)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


def test_the_workshop_reads_from_right_to_left(visit: Visit) -> None:
    page = begin(visit, "mspacman.layout", "pinwheel", phone=True, locale="ar")
    expect(page.locator("[data-side='1']").get_by_role("img", name="Blinky")).to_be_visible()  # whose area is whose
    assert page.evaluate("document.documentElement.dir") == "rtl"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert "editor-" not in page.locator("body").inner_text()
    assert axe_finds(page) == []


def test_it_is_found_from_the_start_page_and_from_the_set_up(visit: Visit) -> None:
    page = visit(game="chase")
    press(page, "More options")
    page.get_by_role("dialog").get_by_role("button", name="Make your own…").first.click()
    expect(page.locator("[data-start=gates]")).to_be_visible()
    page.go_back()
    press(page, "Make your own…")
    expect(page.get_by_role("heading", name="Workshop")).to_be_visible()
    page.goto(page.url + "#doc=nonsense")
    expect(page.get_by_role("alert")).to_be_visible()
