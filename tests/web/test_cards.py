"""The card game in a browser: hands that stay hidden, choices by touch, one device passed round, a shared screen."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from web.conftest import Visit
from web.playing import finished, invited, press, to_act, words
from web.positions import sit, table_at
from web.served import Program
from web.test_everyone import axe_finds

THREE = ("Ada", "Bo", "Cyd")
GIVE = "give 1 - 1 0 aaa 0,0,0 0,0,0 dot+inky+pinky,cherry,- -,-,- give - 0 0"
SWAP = "swap 1 - 1 0 aaa 0,0,0 0,0,0 dot,cherry,apple -,-,- swap - 0 0"
SKIP = "skip 1 - 1 0 aad 0,0,0 0,0,0 dot,cherry,apple -,-,- skip - 0 0"
DICTATE = "dictate 1 - 1 0 aaa 0,0,0 0,0,0 dot,cherry,apple -,-,- dictate - 0 0"
LEFT = "pass-left 2 - 1 0 aaa 0,0,0 0,0,0 dot,cherry,apple -,-,- pass-left - 0 0"
ALL_DRAW = "all-draw 1 1 1 0 aaa 0,0,0 0,0,0 dot,cherry,apple -,-,- all-draw - 0 0"
KNOWING = "ask 1 - 0 0 aaa 0,0,0 0,0,0 dot,cherry+inky,apple -,-,- give 1>2:inky 0 0"
RISKY = "ask 1 - 1 0 aaa 0,0,0 0,0,0 dot+inky+pinky,cherry,apple -,-,- - - 0 0"
DRAWING = "draw 1 - 0 0 aaa 0,0,0 0,0,0 dot,cherry,apple -,-,- - - 0 0"


def plate(page: Page, seat: int) -> Locator:
    return page.locator(f'.plate[data-seat="{seat}"]')


def in_hand(page: Page, card: str) -> Locator:
    return page.locator(f'.hand [data-card="{card}"]')


def deck(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Deck"))


def control(page: Page, name: str) -> Locator:
    return page.locator(".controls").get_by_role("button", name=name, exact=True)


def position(
    visit: Visit, program: Program, place: str, *seats: int, level: str = "1", **settings: Any
) -> tuple[Page, dict[str, Any]]:
    """Visit a table for three at a position, with some of its seats."""
    made = table_at(program, "cards", THREE, place, {"level": level})
    page = visit(**settings)
    sit(page, program, made, *seats)
    return page, made


class Told:
    """All that the server tells a page, from before it comes to a table."""

    def __init__(self, page: Page) -> None:
        self.messages: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.messages.append(json.loads(text)))

    def views(self) -> Iterator[dict[str, Any]]:
        for message in self.messages:
            if message["t"] == "update":
                yield message["view"]
            for frame in message.get("frames", ()):
                yield frame["view"]

    def events(self) -> Iterator[dict[str, Any]]:
        for message in self.messages:
            for step in (*message.get("steps", ()), *message.get("frames", ())):
                yield from step.get("events", ())

    def shows_only(self, *seats: int) -> bool:
        """Tell whether no hand but those of these seats was told of, unless it lay open to all."""
        for view in self.views():
            for seat, (hand, status) in enumerate(zip(view["hands"], view["status"], strict=True), 1):
                if hand is not None and seat not in seats and status != "out" and view["phase"] != "over":
                    return False
        named = [event for event in self.events() if event["kind"] in {"drew", "picked", "hand_taken"}]
        return all(event["seat"] in seats for event in named)


def own_seat(page: Page) -> int:
    """Give the seat of the only player at a device: the one below."""
    return int(page.locator(".place[style*='3 / 2'] .plate").get_attribute("data-seat") or 0)


def asked(pages: list[Page]) -> Page:
    """Wait until one of these people is to act."""
    pages[0].wait_for_function("document.querySelector('.sentence')")
    for _ in range(200):
        for page in pages:
            if page.locator(".sentence.mine").count():
                return page
        pages[0].wait_for_timeout(50)
    pytest.fail("nobody is to act")


def act(page: Page) -> None:
    """Do something that is offered: answer a power-up, else draw one card a turn and end."""
    choice = page.locator(".hand [data-offered], .plate[data-offered]")
    number = page.get_by_role("button", name=words("must draw: 1"), exact=True)
    if number.count():
        number.click()
    elif choice.count():
        choice.first.click()
    elif page.locator(".controls [data-icon=check]:not([aria-disabled])").count():
        control(page, "End turn").click()
    elif deck(page).get_attribute("aria-disabled") is None:
        deck(page).click()
    page.wait_for_timeout(0)


def test_four_friends_by_link_see_their_own_hands_alone(visit: Visit) -> None:
    host = visit(game="cards")
    told = [Told(host)]
    press(host, "More choices")
    dialog = host.get_by_role("dialog")
    dialog.get_by_text("4", exact=True).click()
    for place in (2, 3, 4):
        dialog.get_by_label(words(f"Place {place}: who plays")).select_option("link")
    press(host, "Open the table")
    pages = [host]
    for name in ("Bo", "Cyd", "Dan"):
        guest = visit(phone=True)
        told.append(Told(guest))
        guest.goto(invited(host))
        guest.get_by_label("Your name").fill(name)
        press(guest, "Take a place")
        expect(host.locator(".lobby").get_by_text(name)).to_be_visible()
        pages.append(guest)
    press(host, "Start")
    for page in pages:
        expect(page.locator(".plate")).to_have_count(4)
    for _ in range(16):
        page = asked(pages)
        before = page.locator(".sentence").inner_text()
        act(page)
        expect(page.locator(".sentence")).not_to_have_text(before)
    seats = [own_seat(page) for page in pages]
    assert sorted(seats) == [1, 2, 3, 4]
    for page, seat, heard in zip(pages, seats, told, strict=True):
        assert heard.shows_only(seat)
        assert any(view["hands"][seat - 1] is not None for view in heard.views())
        expect(page.locator(".hand")).to_have_count(1)


def pass_on(page: Page, name: str) -> None:
    """Take the device and say who one is."""
    curtain = page.get_by_role("dialog", name="Hand the device over")
    expect(curtain).to_contain_text(name)
    expect(page.locator(".hand")).to_have_count(0)  # nobody's hand is there, not even behind it
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)


def test_one_device_goes_round_and_hides_every_hand(visit: Visit, program: Program) -> None:
    place = "ask 1 - 0 0 aaa 0,0,0 0,0,0 apple,cherry,melon -,-,- - - 0 0"
    made = table_at(program, "cards", THREE, place, {"level": "1"})
    page = visit()
    told = Told(page)
    sit(page, program, made, 1, 2, 3)
    curtain = page.get_by_role("dialog", name="Hand the device over")
    for _ in range(5):
        name = curtain.locator(".name").inner_text()
        seat = THREE.index(name) + 1
        expect(page.locator("[data-card]")).to_have_count(0)
        assert not PRIVATE.search(spoken(page))
        assert told.shows_only()
        pass_on(page, name)
        expect(page.locator(".hand")).to_be_visible()
        own = [view["hands"][seat - 1] for view in told.views()][-1]
        assert set(page.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")) == set(own)
        assert {found[1] for found in PRIVATE.finditer(spoken(page))} <= {name}
        control(page, "Shut down").click()
        control(page, "Cancel").click()  # it takes two touches, and the first can be taken back
        draw_one_and_end(page)
        assert told.shows_only(seat)
        told.messages.clear()  # what comes now is for nobody


PRIVATE = re.compile(r"(\w+)\W*: \W*(?:draws: |gives a ghost \(|new hand: )")


def spoken(page: Page) -> str:
    """Give all that the log, the news and the screen reader's log say of the moves."""
    labels = page.locator("[data-ply]").evaluate_all("all => all.map(one => one.ariaLabel)")
    return "\n".join((*labels, *page.locator("[role=log], .news").all_inner_texts()))


def draw_one_and_end(page: Page) -> None:
    deck(page).click()
    end = page.locator(".controls [data-icon=check]:not([aria-disabled])")
    offered = page.locator(".hand [data-offered], .plate[data-offered]")
    while True:
        expect(end.or_(offered).first).to_be_visible()
        if end.count():
            return end.click()
        offered.first.click()


def test_everybody_at_one_device_picks_a_card_in_turn(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, LEFT, 1, 2, 3, level="2")
    for name, card in (("Ada", "dot"), ("Bo", "cherry"), ("Cyd", "apple")):
        pass_on(page, name)
        expect(page.locator(".hand [data-card]")).to_have_count(1)
        in_hand(page, card).click()
    pass_on(page, "Bo")  # whose turn goes on, with the card that came from the right
    expect(in_hand(page, "dot")).to_be_visible()
    expect(page.locator(".hand [data-card]")).to_have_count(1)
    expect(plate(page, 3)).to_have_accessible_name(words("you know of: Cherry"))


def test_who_looks_picks_first_and_the_device_goes_on(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, LEFT.replace("pass-left 2", "pass-left 1"), 2, 3, level="2")
    pass_on(page, "Bo")
    in_hand(page, "cherry").click()
    pass_on(page, "Cyd")
    expect(in_hand(page, "apple")).to_be_visible()


def test_all_draw_on_one_device_needs_no_hand_over(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, ALL_DRAW, 1, 2, 3, level="2")
    for name in THREE:
        expect(page.locator(".sentence")).to_contain_text(name)
        expect(page.locator(".sentence")).to_contain_text("Everybody draws")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(".hand")).to_have_count(0)
        deck(page).click()
    expect(page.get_by_role("dialog", name="Hand the device over")).to_contain_text("draws a")  # what all saw is told


def test_a_shared_screen_and_two_phones(visit: Visit) -> None:
    screen = visit(game="cards")
    told = Told(screen)
    press(screen, "Table on this screen, hands on phones")
    dialog = screen.get_by_role("dialog")
    expect(dialog).to_contain_text("This screen shows the table.")
    dialog.get_by_text("2", exact=True).click()
    press(screen, "Open the table")
    expect(screen.get_by_role("img", name="QR code")).to_be_visible()
    phones = []
    for name in ("Ada", "Bo"):
        phone = visit(invited(screen), phone=True)
        phone.get_by_label("Your name").fill(name)
        press(phone, "Take a place")
        expect(screen.locator(".lobby").get_by_text(name)).to_be_visible()
        phones.append(phone)
    press(screen, "Start")
    expect(screen.locator(".plate")).to_have_count(2)
    expect(screen.get_by_text("This screen shows the table.")).to_be_visible()
    for _ in range(6):
        page = asked(phones)
        before = page.locator(".sentence").inner_text()
        act(page)
        expect(page.locator(".sentence")).not_to_have_text(before)
    expect(screen.locator(".hand, .controls")).to_have_count(0)
    for phone in phones:
        expect(phone.locator(".hand")).to_be_in_viewport(ratio=1)
    assert told.shows_only()


def test_a_watcher_sees_no_hand(visit: Visit, program: Program) -> None:
    page, made = position(visit, program, KNOWING, 1)
    watcher = visit()
    told = Told(watcher)
    watcher.goto(f"{program.url}/t/{made['table']['id']}#watch={made['watch']}")
    expect(plate(watcher, 2)).to_have_accessible_name(words("Bo, 2 cards"))
    deck(page).click()
    expect(watcher.get_by_role("region", name="Moves so far").get_by_role("button")).not_to_have_count(0)
    expect(watcher.locator(".hand")).to_have_count(0)
    expect(watcher.get_by_role("button", name="Risk")).to_have_count(0)
    assert told.shows_only()


def test_what_one_knows_of_another_hand_lies_face_up(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, KNOWING, 1)
    expect(plate(page, 2)).to_have_accessible_name(words("Bo, 2 cards, you know of: Inky"))
    expect(plate(page, 2).locator(".knows")).to_have_count(1)
    expect(plate(page, 3).locator(".knows")).to_have_count(0)


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
    expect(page.get_by_role("log")).to_contain_text(words("Ada: lets two change hands: Ada ⇄ Cyd."))


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


def test_a_player_and_a_number_for_dictate(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, DICTATE, 1, level="2")
    plate(page, 2).click()
    control(page, "Take that back").click()
    plate(page, 3).click()
    expect(page.locator(".controls button")).to_have_count(4)  # 1 to 3, and the way back
    page.locator(".controls").get_by_role("button", name=words("must draw: 3")).click()
    expect(plate(page, 3)).to_have_accessible_name(words("must draw: 3"))


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
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".plate[aria-pressed]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".plate[aria-pressed]")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".sentence")).to_contain_text(words("1 of 3 drawn"))
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
    other.reload()
    expect(other.locator(".news p").last).to_have_text(words("Bo: misses a turn."))
    other.locator(".log button").first.click()  # looking back says what was done there
    expect(other.locator(".sentence")).to_contain_text(words("Ada: next turn missed by: Bo."))


def test_round_one_device_one_touch_agrees_to_a_take_back(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, DICTATE, 1, 2, 3, level="2")
    pass_on(page, "Ada")
    plate(page, 2).click()
    page.locator(".controls").get_by_role("button", name=words("must draw: 3")).click()
    expect(plate(page, 2)).to_have_accessible_name(words("must draw: 3"))
    deck(page).click()
    expect(page.locator(".log li")).to_have_count(2)
    press(page, "Take back")
    press(page, "Agree")
    expect(page.get_by_role("button", name="Agree")).to_have_count(0)
    expect(page.locator(".log li")).to_have_count(1)


def test_who_asks_for_a_take_back_is_told_to_wait(visit: Visit, program: Program) -> None:
    page, made = position(visit, program, KNOWING, 1)
    other = visit()
    sit(other, program, made, 2, 3)
    deck(page).click()
    expect(page.locator(".log li")).to_have_count(1)
    press(page, "Take back")
    expect(page.locator(".sentence")).to_contain_text("Waiting for the others to agree.")
    expect(page.get_by_role("button", name="Take back", exact=True)).to_be_disabled()
    press(other, "Agree")
    expect(page.locator(".log li")).to_have_count(0)


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


def test_a_whole_game_to_the_open_hands(visit: Visit) -> None:
    page = visit(game="cards", phone=True)
    press(page, "Against the computer")
    for _ in range(60):
        expect(page.locator(".sentence.mine, .sentence.over")).to_be_visible()
        if page.locator(".sentence.over").count():
            break
        shut = page.locator(".controls [data-icon=stop]:not([aria-disabled])")
        if page.locator(".glance .points").inner_text() != "\u20680\u2069 points" and shut.count():
            shut.click()
            control(page, "Shut down for good").click()
            expect(page.locator(".status, .sentence.over").first).to_be_visible()
        else:
            before = page.locator(".sentence").inner_text()
            act(page)
            expect(page.locator(".sentence")).not_to_have_text(before)
    finished(page)
    rows = page.get_by_role("list", name="The hands and their points").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Winner")
    expect(page.locator(".hand")).to_have_count(0)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.reload()
    expect(rows.first).to_contain_text("Winner")


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
