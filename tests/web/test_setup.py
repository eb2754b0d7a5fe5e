"""A table made to measure: every option with every value, only those that matter, and no word cut."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import mazechase
from web.axe import axe_finds
from web.conftest import Visit
from web.playing import how_many, press, to_act, words
from web.shots import choose

RULES = Path(mazechase.__file__).parent / "rules"
GAMES = ("cards", "chase", "marbles", "mspacman", "quoridor")

# Of every choice that is shown: the widest of its words, and the room there is for them beside the arrow.
CHOICES = """() => {
  const pen = document.createElement("canvas").getContext("2d");
  return [...document.querySelectorAll("dialog select")].map((select) => {
    const style = getComputedStyle(select);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const words = Math.max(...[...select.options].map((option) => pen.measureText(option.text).width));
    return { text: select.labels[0]?.textContent ?? select.ariaLabel, words, room: select.clientWidth - 32 };
  });
}"""


def set_up(page: Page) -> Locator:
    press(page, "More options")
    sheet = page.get_by_role("dialog")
    sheet.locator("summary").click()
    return sheet


def started(page: Page) -> dict[str, Any]:
    """Start, and give the options that were asked for."""
    with page.expect_request(lambda request: request.url.endswith("/api/tables")) as asked:
        press(page, "Start the game")
    return dict(json.loads(asked.value.post_data or "{}")["options"])


@pytest.mark.parametrize("game", GAMES)
def test_every_value_can_be_chosen(visit: Visit, game: str) -> None:
    page = visit(game=game)
    listed = page.evaluate(
        "async (id) => (await (await fetch('/api/games')).json()).find((one) => one.id === id)", game
    )
    sheet = set_up(page)
    expect(sheet.locator("details select, details input").first).to_be_visible()
    shown = sheet.locator("details select, form > div select")
    words = {word for one in shown.all() for word in one.locator("option").evaluate_all("all => all.map(o => o.value)")}
    for option in listed["options"]:
        named = [word for word in option["takes"].split(" | ") if " " not in word]
        if option["scope"] == "rules" and option["kind"] in ("choice", "documented") and not option["when"]:
            assert set(named) <= words, option["name"]
    flags = [option for option in listed["options"] if option["kind"] == "flag" and not option["when"]]
    for box in sheet.locator("details .check input").all():
        box.click()
    chosen = started(page)
    assert {option["name"]: chosen.get(option["name"]) for option in flags} == {
        option["name"]: not option["default"] for option in flags
    }
    to_act(page)


def test_only_options_that_matter_are_shown(visit: Visit) -> None:
    page = visit(game="cards")
    sheet = set_up(page)
    skip = sheet.get_by_label("Skips add up")
    order = sheet.get_by_label("You may order yourself to draw")
    both = sheet.get_by_label("Level 2 also has the power-ups of Level 1")
    expect(skip).to_be_visible()
    expect(order).to_have_count(0)
    expect(both).to_have_count(0)
    skip.check()
    sheet.get_by_label("Level", exact=True).select_option("2")
    expect(skip).to_have_count(0)
    order.uncheck()
    # What is hidden is not asked for.
    assert started(page) == {"level": "2", "dictate_self": False, "deck": "for-two"}


def test_an_option_for_some_numbers_of_players(visit: Visit) -> None:
    page = visit()
    sheet = set_up(page)
    option = sheet.get_by_label("If another piece is behind the one you jump over")
    expect(option).to_have_count(0)
    how_many(sheet, 3)
    expect(option).to_be_visible()


def test_a_limit_can_be_none(visit: Visit) -> None:
    page = visit(game="chase")
    sheet = set_up(page)
    number = sheet.get_by_label("Lose a life after this many rounds without a pellet")
    expect(number).to_have_attribute("placeholder", "20")
    number.fill("7")
    sheet.get_by_label("no limit").check()
    expect(number).to_be_disabled()
    assert started(page)["stall_limit"] == "none"
    to_act(page)


def test_house_rules_are_marked_and_given_up_at_once(visit: Visit) -> None:
    page = visit(game="marbles", phone=True)
    sheet = set_up(page)
    book = sheet.get_by_label("By the book")
    expect(book).not_to_be_checked()
    expect(book).to_have_accessible_description(
        words("3 house rules differ from the book. Tick this to play without them.")
    )
    reverse = sheet.get_by_label("Ghosts may turn back during a move")
    pay = sheet.get_by_label("Pay with yellow marbles")
    expect(reverse).to_have_accessible_description("House rule. The book says yes.")
    expect(pay).to_have_accessible_description(words("House rule. The book says: payer's choice."))
    book.check()
    expect(reverse).to_be_checked()
    expect(reverse).to_have_accessible_description("As the book says.")
    expect(pay).to_have_value("victim_choice")
    reverse.uncheck()
    expect(book).not_to_be_checked()  # one house rule is enough
    book.check()
    assert axe_finds(page) == []
    assert started(page) == dict(mazechase.by_the_book("marbles"))
    to_act(page)


def test_a_game_without_house_rules_offers_no_book(visit: Visit) -> None:
    page = visit(game="quoridor")
    expect(set_up(page).get_by_label("By the book")).to_have_count(0)
    page.reload()
    choose(page, "chase")
    sheet = set_up(page)
    sheet.get_by_label("By the book").check()
    expect(sheet.get_by_label("no limit")).to_be_checked()
    assert started(page) == {"layout": "market", "stall_limit": "none"}


def test_the_chase_begins_with_an_even_maze_and_the_page_says_who_wins(visit: Visit) -> None:
    page = visit(game="chase")
    sheet = set_up(page)
    maze = sheet.get_by_label("Maze", exact=True)
    expect(maze).to_have_value("market")
    maze.select_option("gates")
    expect(sheet.get_by_text(words("If nobody makes a mistake, Pac-Man wins with 3 lives"))).to_be_visible()
    assert started(page) == {"layout": "gates"}


@pytest.mark.parametrize(
    ("game", "label", "players", "usual"),
    [("cards", "Deck", 2, "for-two"), ("mspacman", "Board", 3, "for-three")],
)
def test_what_is_offered_first_depends_on_how_many_play(
    visit: Visit, game: str, label: str, players: int, usual: str
) -> None:
    page = visit(game=game)
    sheet = set_up(page)
    field = sheet.get_by_label(label, exact=True)
    how_many(sheet, players)
    expect(field).to_have_value(usual)
    how_many(sheet, 4)
    expect(field).not_to_have_value(usual)
    field.select_option(usual)
    how_many(sheet, 2 if players == 3 else 3)
    expect(field).to_have_value(usual)  # it was chosen
    assert usual in started(page).values()


# Of every game that takes documents: one, and the file that is shipped, to be handed in as one's own.
FILES = {
    "cards": ("Deck", "cards/data/decks.toml", "deck"),
    "chase": ("Maze", "chase/data/layouts/towers.toml", "layout"),
    "marbles": ("Board", "marbles/data/boards/corners.toml", "layout"),
    "mspacman": ("Die for the ghosts", "mspacman/data/dice/f2-for-two.toml", "die_faces"),
}


def hand_in(sheet: Locator, label: str, name: str, text: str) -> None:
    field = sheet.get_by_label(words(f"Open a file: {label}"))
    field.set_input_files({"name": name, "mimeType": "", "buffer": text.encode()})


@pytest.mark.parametrize("game", FILES)
def test_a_document_of_ones_own_is_opened_and_played_with(visit: Visit, game: str) -> None:
    label, path, option = FILES[game]
    text = (RULES / path).read_text("utf-8")
    page = visit(game=game, phone=True)
    sheet = set_up(page)
    chosen = sheet.get_by_label(label, exact=True)
    before = chosen.input_value()
    hand_in(sheet, label, "broken.toml", text + "\n[[[")
    expect(sheet.get_by_role("alert")).to_contain_text(words("The document “broken.toml” isn't valid TOML"))
    hand_in(sheet, label, "wrong.json", '{"colour": "blue"}')
    expect(sheet.get_by_role("alert")).not_to_contain_text("broken")
    expect(sheet.get_by_role("alert")).to_contain_text(words("wrong.json: "))  # its own sentence names no file
    expect(sheet.get_by_role("alert")).not_to_contain_text("error-")  # in words
    expect(chosen).to_have_value(before)
    name = "my own one for long winter evenings.toml"
    hand_in(sheet, label, name, text)
    expect(chosen.locator("option:checked")).to_have_text(name)
    assert sheet.locator("div.body").evaluate("body => body.scrollWidth <= body.clientWidth")
    expect(sheet.get_by_role("alert")).to_have_count(0)
    assert started(page)[option] == tomllib.loads(text)
    to_act(page)


def test_a_deck_of_ones_own_is_for_the_level_that_is_chosen(visit: Visit) -> None:
    label, path, option = FILES["cards"]
    text = (RULES / path).read_text("utf-8")
    page = visit(game="cards")
    sheet = set_up(page)
    sheet.locator(".segments span").last.click()  # eight play the Bonus Level alone
    hand_in(sheet, label, "mine.toml", text)
    expect(sheet.get_by_label(label, exact=True).locator("option:checked")).to_have_text("mine.toml")
    chosen = started(page)
    assert (chosen["level"], chosen[option]) == ("bonus", tomllib.loads(text))


def test_a_document_of_ones_own_is_offered_again_at_the_next_visit(visit: Visit) -> None:
    label, path, option = FILES["marbles"]
    text = (RULES / path).read_text("utf-8")
    page = visit(game="marbles")
    hand_in(set_up(page), label, "mine.toml", text)
    expect(page.get_by_label(label, exact=True).locator("option:checked")).to_have_text("mine.toml")
    page.reload()
    choose(page, "marbles")
    chosen = set_up(page).get_by_label(label, exact=True)
    expect(chosen.locator("option:checked")).not_to_have_text("mine.toml")  # what is usual comes first
    chosen.select_option("mine.toml")
    assert started(page)[option] == tomllib.loads(text)
    to_act(page)


def test_why_no_table_can_be_opened_is_said_in_the_set_up(visit: Visit) -> None:
    page = visit()
    sheet = set_up(page)
    page.route("**/api/tables", lambda route: route.abort())
    press(page, "Start the game")
    expect(sheet.get_by_role("alert")).to_contain_text("isn't answering")
    page.unroute("**/api/tables")
    press(page, "Start the game")
    to_act(page)


@pytest.mark.parametrize("locale", ["en-GB", "cs-CZ", "ar"])
def test_no_word_is_cut_on_a_small_phone(visit: Visit, locale: str) -> None:
    page = visit("/api/health", locale=locale, viewport={"width": 320, "height": 568}, has_touch=True)
    for game in GAMES:
        page.goto("/".join([*page.url.split("/")[:3], ""]))
        choose(page, game)
        page.locator(f'[data-game={game}] button[data-icon="gear"]').click()
        sheet = page.get_by_role("dialog")
        sheet.locator(".segments span").last.click()
        sheet.locator("summary").click()
        expect(sheet.locator("details select, details input").first).to_be_visible()
        assert [one for one in page.evaluate(CHOICES) if one["words"] > one["room"]] == []
        assert sheet.locator("div.body").evaluate("body => body.scrollWidth <= body.clientWidth")


def test_the_words_of_one_game_stay_when_those_of_another_come_late(visit: Visit) -> None:
    page = visit(game="cards")
    late: list[Route] = []
    page.route("**/assets/en-cards-*.js", lambda route: late.append(route))  # noqa: PLW0108 (no built-in is taken)
    press(page, "More options")
    choose(page, "marbles")
    sheet = set_up(page)
    expect(sheet.get_by_label("Board", exact=True)).to_be_visible()
    for one in late:
        one.continue_()
    page.evaluate("urls => Promise.all(urls.map((url) => import(url)))", [one.request.url for one in late])
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(sheet.get_by_label("Board", exact=True)).to_be_visible()
    expect(sheet).not_to_contain_text("marbles-option")


def test_the_game_as_it_is_set_up_can_be_printed(visit: Visit) -> None:
    page = visit(game="chase")
    press(page, "More options")
    dialog = page.get_by_role("dialog")
    how_many(dialog, 3)
    press(page, "Print and play")
    dialog.get_by_label("Paper").select_option("letter")
    with page.expect_response(lambda answer: answer.url.endswith("/api/workshop/print")) as made:
        press(page, "Make the PDF")
    asked = json.loads(made.value.request.post_data or "{}")
    assert (asked["game"], asked["players"], asked["paper"], asked["language"]) == ("chase", 3, "letter", "en")
    with page.expect_download() as saved:
        dialog.get_by_role("link", name="Open the PDF").click()
    assert Path(saved.value.path()).read_bytes().startswith(b"%PDF")
    assert axe_finds(page) == []
    dialog.get_by_label("Paper").select_option("a4")
    expect(dialog.get_by_role("link", name="Open the PDF")).to_have_count(0)  # that was for the other paper
