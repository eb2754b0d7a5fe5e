"""The card game in a browser: choices by touch and key, news, risks, the set-up, and how it all fits."""

import re

import pytest
from playwright.sync_api import expect

from web.axe import axe_finds
from web.cards_tables import (
    ALONE,
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
from web.playing import CUT, how_many, press, to_act, words
from web.positions import sit, table_at
from web.served import Program
from web.tables import open_table


def test_a_ghost_is_given_by_touching_it_and_a_player(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, GIVE, 1, phone=True)
    expect(page.locator(".sentence")).to_contain_text("Tap the ghost", ignore_case=True)
    expect(page.locator(".plate[data-offered]")).to_have_count(0)  # one kind of thing at a time
    expect(in_hand(page, "dot")).to_have_attribute("aria-disabled", "true")
    in_hand(page, "inky").tap()
    expect(page.locator(".sentence")).to_contain_text("Tap the player", ignore_case=True)
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
    expect(page.locator(".sentence")).to_contain_text("Now tap the second", ignore_case=True)
    plate(page, 2).click()
    expect(page.locator(".plate[data-offered]")).to_have_count(3)
    plate(page, 3).click()
    plate(page, 1).click()
    expect(in_hand(page, "apple")).to_be_visible()
    expect(in_hand(page, "dot")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text(words("Ada swapped hands with Cyd."))


def test_whose_hand_is_swapped_is_told_so_until_they_act(visit: Visit, program: Program) -> None:
    ada, made = position(visit, program, SWAP, 1)
    others = [visit(phone=True), visit()]
    for seat, page in enumerate(others, 2):
        sit(page, program, made, seat)
        expect(page.locator(".hand")).to_be_visible()
    plate(ada, 3).click()
    plate(ada, 1).click()
    bo, cyd = others
    told = cyd.locator(".befallen")
    expect(told).to_contain_text(words("Ada swapped hands with you!"))
    cyd.reload()
    expect(told).to_contain_text(words("Ada swapped hands with you!"))
    for page in (ada, bo):
        expect(page.get_by_role("log")).to_contain_text(words("Ada swapped hands with Cyd."))
        expect(page.locator(".befallen")).to_be_empty()
    told.get_by_role("button").click()
    expect(told).to_be_empty()


def test_where_only_one_answer_is_left_one_touch_gives_it(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, SWAP.replace("aaa", "aad"), 1)
    expect(page.locator(".sentence")).to_contain_text("Tap one of the two players", ignore_case=True)
    plate(page, 2).click()
    expect(in_hand(page, "cherry")).to_be_visible()
    page, _ = position(visit, program, GIVE.replace("aaa", "aad"), 1)
    expect(plate(page, 2)).to_have_accessible_name(words("Bo, 1 card, chosen"))  # it shows who gets it
    in_hand(page, "pinky").click()
    expect(plate(page, 2)).to_have_accessible_name(words("Bo, 2 cards, you know of: Pinky"))


@pytest.mark.parametrize(
    ("place", "what", "answer"),
    [
        (RISKY, ".plate[data-seat='2']", "1 of 3 drawn. Draw again"),
        (RISKY, ".hand [data-card=dot]", "1 of 3 drawn. Draw again"),
        (GIVE, ".hand [data-card=dot]", "You can only give away a ghost, not Dot."),
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
    to_act(page)
    plate(page, 3).click(force=True)  # it says that it can't be chosen, and a tap asks why
    expect(page.locator(".sentence.refusal")).to_contain_text("can't be chosen")
    expect(page.locator(".plate.wrong")).to_have_count(1)
    plate(page, 1).click(force=True)
    expect(page.locator(".sentence.refusal")).to_contain_text("someone else")
    plate(page, 2).click()
    expect(plate(page, 2)).to_have_accessible_name(words("misses a turn"))


def test_who_touches_too_early_reads_whom_to_wait_for(visit: Visit, program: Program) -> None:
    page, made = position(visit, program, RISKY, 2)
    other = visit("/api/health")
    sit(other, program, made, 1)
    said = page.locator(".sentence.refusal")
    for early in (control(page, "Draw"), deck(page)):
        expect(said).to_have_count(0)
        early.click(force=True)  # although it is disabled
        expect(said).to_contain_text(words("waiting for: Ada."))
        page.reload()
    control(page, "Draw").press("Enter")
    expect(said).to_contain_text(words("waiting for: Ada."))
    to_act(other)
    control(other, "End turn").click()
    to_act(page)
    expect(said).to_have_count(0)  # it goes away when somebody has acted


def test_a_player_and_a_number_for_dictate(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, DICTATE, 1, level="2")
    plate(page, 2).click()
    control(page, "Cancel").click()
    plate(page, 3).click()
    expect(page.locator(".controls button")).to_have_count(4)  # 1 to 3, and the way back
    page.locator(".controls").get_by_role("button", name=words("must draw: 3")).click()
    expect(plate(page, 3)).to_have_accessible_name(words("must draw: 3"))


def test_an_order_counts_down_while_it_is_obeyed(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, ORDERED, 1, level="2")
    expect(plate(page, 1)).to_have_accessible_name(words("must draw: 2"))
    expect(page.locator(".sentence")).to_contain_text(words("You must draw 2 cards"))


def test_the_risk_of_the_next_card_in_words_and_numbers(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, RISKY, 1)
    press(page, "Risk")
    risk = page.locator(".risk")
    # 11 of the 13 ghosts are among the 49 cards that Ada doesn't see, but two are in others' hands.
    expect(risk).to_contain_text("Some risk of being knocked out.")
    expect(risk).to_contain_text(re.compile(r"The next card knocks you out(Out)?\s*2[0-9]%"))
    press(page, "Risk")
    expect(risk).to_have_count(0)


def test_a_draw_goes_on_after_a_reload(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, DRAWING, 1)
    expect(page.locator(".sentence")).to_contain_text("Tap the deck", ignore_case=True)
    page.reload()
    expect(page.locator(".sentence")).to_contain_text("Tap the deck", ignore_case=True)
    deck(page).click()
    expect(page.locator(".sentence")).not_to_contain_text("Tap the deck")
    expect(deck(page)).to_have_accessible_name(words("Deck, 50 cards"))
    page.reload()
    expect(deck(page)).to_have_accessible_name(words("Deck, 50 cards"))


def test_keyboard_alone(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, SWAP, 1)
    expect(plate(page, 1)).to_be_focused()  # ready for keys
    page.keyboard.press("d")
    expect(page.locator(".sentence.refusal")).to_contain_text(words("First choose what your power-up does: Swap"))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".plate[aria-pressed]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".plate[aria-pressed]")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".sentence")).to_contain_text(words("1 of 3 drawn"))
    expect(deck(page)).to_be_focused()  # nobody has to be chosen any longer
    expect(control(page, "End turn")).not_to_have_attribute("aria-disabled", "true")
    page.evaluate("document.activeElement.blur()")  # keys work wherever the focus is
    page.keyboard.press("e")
    expect(page.get_by_role("log")).to_contain_text(words("Ada ended the turn."))


# Screen readers announce what is added, even if the words are those that were there.
CALLED = """() => {
  window.called = [];
  const added = (changes) => changes.flatMap((one) => [...one.addedNodes]);
  const note = (changes) => called.push(...added(changes).map((node) => node.textContent));
  new MutationObserver(note).observe(document.querySelector("[data-turn]"), { childList: true, subtree: true });
}"""


def test_a_turn_right_after_ones_own_is_called(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, ALONE, 1)
    expect(page.locator("[data-turn]")).to_have_text("Your turn.")
    page.evaluate(CALLED)
    control(page, "End turn").click()
    page.wait_for_function("() => called.length > 0")
    assert page.evaluate("called") == ["Your turn."]


def test_a_double_touch_does_not_shut_down(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, RISKY, 1, phone=True)
    box = control(page, "Shut down").bounding_box()
    assert box is not None
    for _ in range(2):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(control(page, "Draw")).to_be_visible()  # the second tap took back the first
    expect(plate(page, 1)).not_to_have_accessible_name(words("shut down"))
    page.keyboard.press("Enter")
    expect(control(page, "Cancel")).to_be_focused()
    page.keyboard.press("Escape")
    expect(control(page, "Shut down")).to_be_focused()


def test_who_misses_a_turn_reads_why(visit: Visit, program: Program) -> None:
    page, made = position(visit, program, SKIP, 1)
    other = visit("/api/health")
    sit(other, program, made, 2)
    plate(page, 2).click()
    control(page, "End turn").click()
    expect(other.locator(".news p").first).to_have_text(words("Ada made Bo miss a turn."))
    expect(other.locator(".news p").last).to_have_text(words("Bo missed a turn."))
    latest = other.locator(".log li").last
    expect(latest).to_have_text(words("ends turn misses a turn"))
    expect(latest.locator("[data-drawn]")).to_have_count(2)  # each is behind the piece it is about
    other.reload()
    expect(other.locator(".news p").last).to_have_text(words("Bo missed a turn."))
    other.locator(".log button").first.click()  # looking back shows what was done there
    expect(other.locator(".sentence")).to_contain_text(words("Ada made you miss a turn."))


def test_the_table_fits_a_phone(visit: Visit, program: Program) -> None:
    made = table_at(program, "cards", [f"Player {n}" for n in range(1, 9)], None, {"level": "bonus"})
    page = visit("/api/health", phone=True)
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
    assert len(set(drawn)) == 8  # everybody has their own piece


LATE = (
    "dictate 1 - 1 0 aaodaaaa 0,1,0,0,0,0,0,0 0,0,0,0,2,0,0,0 "
    "apple+2cherry+2dot+inky+melon+orange+pinky+strawberry,3dot+cherry,2inky+blinky+dot,2dot,clyde+dot,-,cherry,dot "
    "-,-,-,-,-,-,-,- 2dictate+give+skip 1>2:cherry+dot 0 0"
)


SIZES = ((320, 568), (360, 740), (568, 320), (768, 1024), (1024, 600), (1366, 657), (1280, 720))


def test_late_in_a_game_of_eight_what_can_be_decided_is_on_the_screen(visit: Visit, program: Program) -> None:
    """One hand is big, one is out, one has stopped, the others are away: nothing pushes the buttons off the screen."""
    names = ["Alexandra", "Bo", "Christopher", "Dan", "Ed", "Fiona", "Gwendolyn", "Hal"]
    made = table_at(program, "cards", names, LATE, {"level": "bonus"})
    page = visit("/api/health")
    sit(page, program, made, 1)
    to_act(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".controls")).to_be_in_viewport(ratio=1)
        expect(page.locator(".hand")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name="Risk")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height", "players"), [(320, 568, 2), (320, 568, 8), (740, 360, 8)])
def test_names_of_bots_are_not_cut(visit: Visit, width: int, height: int, players: int) -> None:
    page = visit("/api/health", viewport={"width": width, "height": height}, has_touch=True)
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
    page = visit("/api/health", viewport={"width": width, "height": height})
    sit(page, program, made, 1)
    shown = page.locator(".seats .name")
    expect(shown).to_have_count(8)
    assert shown.evaluate_all(CUT) == []


def test_the_set_up_leads_to_a_level_that_fits(visit: Visit) -> None:
    page = visit(game="cards")
    press(page, "More options")
    dialog = page.get_by_role("dialog")
    level = dialog.get_by_label("Level", exact=True)
    expect(level).to_have_value("1")
    how_many(dialog, 8)
    expect(level).to_have_value("bonus")
    expect(level.locator("option[value='2']")).to_have_text(words("Level 2 (2 to 4 players)"))
    expect(level.locator("option[value='2']")).to_have_attribute("disabled", "")
    press(page, "Start the game")
    expect(page.locator(".plate")).to_have_count(8)
    to_act(page)  # after seven bots or before them
    page.go_back()
    press(page, "More options")
    how_many(dialog, 8)
    how_many(dialog, 3)
    expect(level).to_have_value("1")  # what was wanted before it didn't fit
    level.select_option("2")
    press(page, "Start the game")
    expect(page.locator(".plate")).to_have_count(3)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(visit: Visit, program: Program, scheme: str) -> None:
    page, _ = position(visit, program, GIVE, 1, phone=scheme == "light", color_scheme=scheme)
    to_act(page)
    assert axe_finds(page) == []
    press(page, "Risk")
    expect(page.locator(".risk")).to_be_visible()
    assert axe_finds(page) == []
    in_hand(page, "inky").click()
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
    assert left["x"] < right["x"]  # the next player sits on the left in every language
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.locator('button[data-icon="eye"]').click()
    expect(page.locator(".risk")).to_have_css("direction", "rtl")  # words, although the table keeps its direction
