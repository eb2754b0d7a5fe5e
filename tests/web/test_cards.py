"""The card game in a browser: choices by touch and key, news, risks, the set-up and how it all fits."""

import re

import pytest
from playwright.sync_api import expect

from web.axe import axe_finds
from web.cards_tables import (
    DICTATE,
    DRAWING,
    GIVE,
    KNOWING,
    ORDERED,
    RISKY,
    SKIP,
    SWAP,
    control,
    deck,
    in_hand,
    plate,
    position,
)
from web.conftest import Visit
from web.playing import press, to_act, words
from web.positions import sit, table_at
from web.served import Program
from web.tables import open_table


def test_a_ghost_is_given_by_touching_it_and_a_player(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, GIVE, 1, phone=True)
    expect(page.locator(".sentence")).to_contain_text("Touch the ghost")
    expect(page.locator(".plate[data-offered]")).to_have_count(0)  # one kind of thing at a time
    expect(in_hand(page, "dot")).to_have_attribute("aria-disabled", "true")
    in_hand(page, "inky").tap()
    expect(page.locator(".sentence")).to_contain_text("Touch the player")
    in_hand(page, "inky").tap()  # taken back
    in_hand(page, "pinky").tap()
    expect(page.locator(".plate[data-offered]")).to_have_count(2)
    plate(page, 3).tap()
    expect(plate(page, 3)).to_have_accessible_name(words("Cyd, 1 card, you know of: Pinky"))
    expect(page.locator(".meter")).to_contain_text(words("1 of 3 ghosts"))


def test_two_players_are_touched_for_a_swap(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, SWAP, 1)
    plate(page, 2).click()
    expect(plate(page, 2)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".sentence")).to_contain_text("Now touch the second")
    plate(page, 2).click()
    expect(page.locator(".plate[data-offered]")).to_have_count(3)
    plate(page, 3).click()
    plate(page, 1).click()
    expect(in_hand(page, "apple")).to_be_visible()
    expect(in_hand(page, "dot")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text(words("Ada: swaps hands: Ada ⇄ Cyd."))


def test_where_only_one_answer_is_left_one_touch_gives_it(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, SWAP.replace("aaa", "aad"), 1)
    expect(page.locator(".sentence")).to_contain_text("Touch one of the two players")
    plate(page, 2).click()
    expect(in_hand(page, "cherry")).to_be_visible()
    page, _ = position(visit, program, GIVE.replace("aaa", "aad"), 1)
    expect(plate(page, 2)).to_have_accessible_name(words("Bo, 1 card, chosen"))  # it is seen who gets it
    in_hand(page, "pinky").click()
    expect(plate(page, 2)).to_have_accessible_name(words("Bo, 2 cards, you know of: Pinky"))


@pytest.mark.parametrize(
    ("place", "what", "answer"),
    [
        (RISKY, ".plate[data-seat='2']", "1 of 3 drawn. Draw on"),
        (RISKY, ".hand [data-card=dot]", "1 of 3 drawn. Draw on"),
        (GIVE, ".hand [data-card=dot]", "Only a ghost can be given away, not Dot."),
    ],
)
def test_a_touch_that_means_nothing_is_answered(
    visit: Visit, program: Program, place: str, what: str, answer: str
) -> None:
    page, _ = position(visit, program, place, 1)
    to_act(page)
    page.locator(what).click(force=True)
    expect(page.locator(".sentence.refusal")).to_contain_text(words(answer))


def test_who_does_not_play_cannot_be_chosen_and_the_page_says_why(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, SKIP, 1)
    expect(plate(page, 3)).to_have_accessible_name(words("Cyd, 1 card, shut down"))
    plate(page, 3).click(force=True)  # it says that it cannot be chosen, and a touch asks why
    expect(page.locator(".sentence.refusal")).to_contain_text("cannot be chosen")
    expect(page.locator(".plate.wrong")).to_have_count(1)
    plate(page, 1).click(force=True)
    expect(page.locator(".sentence.refusal")).to_contain_text("somebody else")
    plate(page, 2).click()
    expect(plate(page, 2)).to_have_accessible_name(words("misses a turn"))


def test_who_touches_too_early_reads_whom_to_wait_for(visit: Visit, program: Program) -> None:
    page, made = position(visit, program, RISKY, 2)
    other = visit()
    sit(other, program, made, 1)
    said = page.locator(".sentence.refusal")
    for early in (control(page, "Draw"), deck(page)):
        expect(said).to_have_count(0)
        early.click(force=True)  # though it is off
        expect(said).to_contain_text(words("To act now: Ada."))
        page.reload()
    control(page, "Draw").press("Enter")
    expect(said).to_contain_text(words("To act now: Ada."))
    to_act(other)
    control(other, "End turn").click()
    to_act(page)
    expect(said).to_have_count(0)  # it is over when somebody has acted


def test_a_player_and_a_number_for_dictate(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, DICTATE, 1, level="2")
    plate(page, 2).click()
    control(page, "Take that back").click()
    plate(page, 3).click()
    expect(page.locator(".controls button")).to_have_count(4)  # 1 to 3, and the way back
    page.locator(".controls").get_by_role("button", name=words("must draw: 3")).click()
    expect(plate(page, 3)).to_have_accessible_name(words("must draw: 3"))


def test_an_order_counts_down_while_it_is_obeyed(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, ORDERED, 1, level="2")
    expect(plate(page, 1)).to_have_accessible_name(words("must draw: 2"))
    expect(page.locator(".sentence")).to_contain_text(words("2 cards to draw"))


def test_the_risk_of_the_next_card_in_words_and_numbers(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, RISKY, 1)
    press(page, "Risk")
    risk = page.locator(".risk")
    # 11 of the 13 ghosts are among the 49 cards that Ada does not see, but two lie in others' hands.
    expect(risk).to_contain_text("Some risk of being knocked out.")
    expect(risk).to_contain_text(re.compile(r"It knocks you out\s*2[0-9]%"))
    press(page, "Risk")
    expect(risk).to_have_count(0)


def test_a_draw_goes_on_after_a_reload(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, DRAWING, 1)
    expect(page.locator(".sentence")).to_contain_text("Tap the deck")
    page.reload()
    expect(page.locator(".sentence")).to_contain_text("Tap the deck")
    deck(page).click()
    expect(page.locator(".sentence")).not_to_contain_text("Tap the deck")
    expect(deck(page)).to_have_accessible_name(words("Deck, 50 cards"))
    page.reload()
    expect(deck(page)).to_have_accessible_name(words("Deck, 50 cards"))


def test_keyboard_alone(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, SWAP, 1)
    expect(plate(page, 1)).to_be_focused()  # ready for keys
    page.keyboard.press("d")
    expect(page.locator(".sentence.refusal")).to_contain_text(words("The power-up Swap comes first"))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".plate[aria-pressed]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".plate[aria-pressed]")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".sentence")).to_contain_text(words("1 of 3 drawn"))
    expect(deck(page)).to_be_focused()  # nobody is to be chosen any more
    expect(control(page, "End turn")).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("e")
    expect(page.get_by_role("log")).to_contain_text(words("Ada: ends the turn."))


def test_a_double_touch_does_not_shut_down(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, RISKY, 1, phone=True)
    box = control(page, "Shut down").bounding_box()
    assert box is not None
    for _ in range(2):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(control(page, "Draw")).to_be_visible()  # the second touch took the first one back
    expect(plate(page, 1)).not_to_have_accessible_name(words("shut down"))
    page.keyboard.press("Enter")
    expect(control(page, "Cancel")).to_be_focused()
    page.keyboard.press("Escape")
    expect(control(page, "Shut down")).to_be_focused()


def test_who_misses_a_turn_reads_why(visit: Visit, program: Program) -> None:
    page, made = position(visit, program, SKIP, 1)
    other = visit()
    sit(other, program, made, 2)
    plate(page, 2).click()
    control(page, "End turn").click()
    expect(other.locator(".news p").first).to_have_text(words("Ada: next turn missed by: Bo."))
    expect(other.locator(".news p").last).to_have_text(words("Bo: misses a turn."))
    latest = other.locator(".log li").last
    expect(latest).to_have_text(words("ends misses a turn"))
    expect(latest.locator("[data-drawn]")).to_have_count(2)  # either stands behind the piece of whom it is about
    other.reload()
    expect(other.locator(".news p").last).to_have_text(words("Bo: misses a turn."))
    other.locator(".log button").first.click()  # looking back says what was done there
    expect(other.locator(".sentence")).to_contain_text(words("Ada: next turn missed by: Bo."))


def test_the_table_fits_a_phone(visit: Visit, program: Program) -> None:
    made = table_at(program, "cards", [f"Player {n}" for n in range(1, 9)], None, {"level": "bonus"})
    page = visit(phone=True)
    sit(page, program, made, 1)
    to_act(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    expect(page.locator(".controls")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("list", name="Players")).to_be_in_viewport(ratio=1)
    for seat in range(1, 9):
        box = plate(page, seat).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
    drawn = plate(page, 1).page.locator(".plate [data-drawn]").evaluate_all("all => all.map(one => one.dataset.drawn)")
    assert len(set(drawn)) == 8  # everybody has a piece of their own


LATE = (
    "dictate 1 - 1 0 aaodaaaa 0,1,0,0,0,0,0,0 0,0,0,0,2,0,0,0 "
    "apple+2cherry+2dot+inky+melon+orange+pinky+strawberry,3dot+cherry,2inky+blinky+dot,2dot,clyde+dot,-,cherry,dot "
    "-,-,-,-,-,-,-,- 2dictate+give+skip 1>2:cherry+dot 0 0"
)


@pytest.mark.parametrize(
    ("width", "height"), [(320, 568), (360, 740), (568, 320), (768, 1024), (1024, 600), (1366, 657), (1280, 720)]
)
def test_late_in_a_game_of_eight_what_can_be_decided_is_on_the_screen(
    visit: Visit, program: Program, width: int, height: int
) -> None:
    """One hand is big, one is out, one is down, and the others are away: nothing of it pushes the buttons out."""
    names = ["Alexandra", "Bo", "Christopher", "Dan", "Ed", "Fiona", "Gwendolyn", "Hal"]
    made = table_at(program, "cards", names, LATE, {"level": "bonus"})
    page = visit(viewport={"width": width, "height": height})
    sit(page, program, made, 1)
    to_act(page)
    expect(page.locator(".controls")).to_be_in_viewport(ratio=1)
    expect(page.locator(".hand")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Risk")).to_be_in_viewport(ratio=1)


# Names of which something is not seen; what overflows by less than a line is nothing but room for high letters.
WHOLE = "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 4"
CUT = f"all => all.filter(name => ![name, ...name.children].every({WHOLE})).map(name => name.textContent)"


@pytest.mark.parametrize(("width", "height", "players"), [(320, 568, 2), (320, 568, 8), (740, 360, 8)])
def test_names_of_bots_are_not_cut(visit: Visit, width: int, height: int, players: int) -> None:
    page = visit("/art", viewport={"width": width, "height": height}, has_touch=True)
    names = ["Medium bot"] if players == 2 else [f"Medium bot {number}" for number in range(2, players + 1)]
    bots = ({"kind": "bot", "bot": "random", "name": name} for name in names)
    level = "1" if players == 2 else "bonus"
    open_table(page, "cards", {"kind": "here", "name": "Ann"}, *bots, options={"level": level})
    shown = page.locator(".plate .name")
    expect(shown).to_have_count(players)
    assert shown.evaluate_all(CUT) == []


@pytest.mark.parametrize(
    ("width", "height", "long"), [(1280, 800, "Grandmother Josephine-Marie"), (360, 740, "Grandmother Bartholomew")]
)
def test_long_names_of_eight_are_whole(visit: Visit, program: Program, width: int, height: int, long: str) -> None:
    names = [long, "جدتي فاطمة الزهراء", *(f"Player {n}" for n in range(3, 9))]
    made = table_at(program, "cards", names, None, {"level": "bonus"})
    page = visit(viewport={"width": width, "height": height})
    sit(page, program, made, 1)
    shown = page.locator(".seats .name")
    expect(shown).to_have_count(8)
    assert shown.evaluate_all(CUT) == []


def test_the_set_up_leads_to_a_level_that_fits(visit: Visit) -> None:
    page = visit(game="cards")
    press(page, "More choices")
    dialog = page.get_by_role("dialog")
    level = dialog.get_by_label("Level", exact=True)
    expect(level).to_have_value("1")
    dialog.get_by_text("8", exact=True).click()
    expect(level).to_have_value("bonus")
    expect(level.locator("option[value='2']")).to_have_text(words("Level 2 (2 to 4 players)"))
    expect(level.locator("option[value='2']")).to_have_attribute("disabled", "")
    press(page, "Start the game")
    expect(page.locator(".plate")).to_have_count(8)
    to_act(page)  # after seven bots or before them
    page.go_back()
    press(page, "More choices")
    dialog.get_by_text("8", exact=True).click()
    dialog.get_by_text("3", exact=True).click()
    expect(level).to_have_value("1")  # what was wanted before it did not fit
    level.select_option("2")
    press(page, "Start the game")
    expect(page.locator(".plate")).to_have_count(3)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(visit: Visit, program: Program, scheme: str) -> None:
    page, _ = position(visit, program, GIVE, 1, phone=scheme == "light", color_scheme=scheme)
    to_act(page)
    assert axe_finds(page) == []
    in_hand(page, "inky").click()
    press(page, "Risk")
    expect(page.locator(".risk")).to_be_visible()
    assert axe_finds(page) == []
    plate(page, 2).click()
    expect(page.locator(".sentence")).to_contain_text(words("1 of 3 drawn"))
    assert axe_finds(page) == []
    round_table, _ = position(visit, program, KNOWING, 1, 2, 3, color_scheme=scheme)
    expect(round_table.get_by_role("dialog")).to_be_visible()
    assert axe_finds(round_table) == []


def test_arabic_has_its_words_and_the_same_table(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, KNOWING, 1, phone=True, locale="ar-EG")
    expect(page.locator(".sentence")).to_contain_text("اسحب ورقة")
    left, right = plate(page, 2).bounding_box(), plate(page, 3).bounding_box()
    assert left is not None
    assert right is not None
    assert left["x"] < right["x"]  # the next player sits on one's left in every language
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.locator('button[data-icon="eye"]').click()
    expect(page.locator(".risk")).to_have_css("direction", "rtl")  # words, though the table lies as ever
