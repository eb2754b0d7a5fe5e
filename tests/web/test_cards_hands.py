"""Hands in the card game: by link, round one device and beside a shared screen everybody sees the own one alone."""

import re

import pytest
from playwright.sync_api import expect

from mazechase.rules.cards.game import Cards
from web.cards_tables import (
    ALL_DRAW,
    DICTATE,
    GIVE,
    KNOWING,
    LEFT,
    PRIVATE,
    RISKY,
    THREE,
    Told,
    act,
    asked,
    control,
    deck,
    draw_one_and_end,
    in_hand,
    own_seat,
    pass_on,
    plate,
    position,
    spoken,
)
from web.conftest import Visit
from web.playing import ISOLATES, finished, give_up, how_many, invited, press, to_act, to_act_or_over, words
from web.positions import sit, table_at
from web.served import Program


def test_four_friends_by_link_see_their_own_hands_alone(visit: Visit) -> None:
    host = visit(game="cards")
    told = [Told(host)]
    press(host, "More options")
    dialog = host.get_by_role("dialog")
    how_many(dialog, 4)
    for place in (2, 3, 4):
        dialog.get_by_label(words(f"Seat {place}: who plays")).select_option("link")
    press(host, "Create the game")
    pages = [host]
    for name in ("Bo", "Cyd", "Dan"):
        guest = visit("/api/health", phone=True)
        told.append(Told(guest))
        guest.goto(invited(host))
        guest.get_by_label("Your name").fill(name)
        press(guest, "Join")
        expect(host.locator(".lobby").get_by_text(name, exact=True)).to_be_visible()
        pages.append(guest)
    press(host, "Start")
    for page in pages:
        expect(page.locator(".plate")).to_have_count(4)
    for _ in range(16):
        act(asked(pages))
    seats = [own_seat(page) for page in pages]
    assert sorted(seats) == [1, 2, 3, 4]
    for page, seat, heard in zip(pages, seats, told, strict=True):
        assert heard.shows_only(seat)
        assert any(view["hands"][seat - 1] is not None for view in heard.views())
        expect(page.locator(".hand")).to_have_count(1)


def test_one_device_goes_round_and_hides_every_hand(visit: Visit, program: Program) -> None:
    place = "ask 1 - 0 0 aaa 0,0,0 0,0,0 apple,cherry,melon -,-,- - - 0 0"
    made = table_at(program, "cards", THREE, place, {"level": "1"})
    page = visit("/api/health")
    told = Told(page)
    sit(page, program, made, 1, 2, 3)
    curtain = page.get_by_role("dialog", name="Pass to")
    for _ in range(5):
        name = re.sub(ISOLATES, "", curtain.locator(".name").inner_text()).removeprefix("Pass to ")
        seat = THREE.index(name) + 1
        expect(page.locator("[data-card]")).to_have_count(0)
        assert not PRIVATE.search(spoken(page))
        assert told.shows_only()
        pass_on(page, name)
        expect(page.locator(".hand")).to_be_visible()
        own = [view["hands"][seat - 1] for view in told.views()][-1]
        assert set(page.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")) == set(own)
        assert all(name in found.groups() for found in PRIVATE.finditer(spoken(page)))
        control(page, "Shut down").click()
        control(page, "Cancel").click()  # it takes two touches, and the first can be taken back
        draw_one_and_end(page)
        assert told.shows_only(seat)
        told.messages.clear()  # what comes now is for nobody


def only_ghosts_left() -> str:
    """Give a position where seat 1 has two ghosts and the deck holds nothing else, so that the next card is certain."""
    cards = {kind.name: kind for kind in Cards(3).facts.kinds}
    rest = [name for name, kind in cards.items() if kind.sort in ("dot", "fruit") for _ in range(kind.count)]
    powers = [name for name, kind in cards.items() if kind.sort == "power-up" for _ in range(kind.count)]
    hands = f"inky+pinky,{'+'.join(rest[::2])},{'+'.join(rest[1::2])}"
    return f"ask 1 - 0 0 aaa 0,0,0 0,0,0 {hands} -,-,- {'+'.join(powers)} - 0 0"


def test_a_knock_out_is_seen_before_the_device_is_handed_on(visit: Visit, program: Program) -> None:
    made = table_at(program, "cards", THREE, only_ghosts_left(), {"level": "1"})
    page = visit("/api/health")
    told = Told(page)
    sit(page, program, made, 1, 2, 3)
    pass_on(page, THREE[0])
    told.messages.clear()
    control(page, "Draw").click()
    parting = page.get_by_role("dialog", name=words(f"{THREE[0]} got knocked out! The hand"))
    expect(parting.locator("[data-card].ghost")).to_have_count(3)
    expect(parting.locator("[data-card]")).to_have_count(3)  # all that lies open now, and nobody else's
    assert told.shows_only(1)
    parting.get_by_role("button", name="Continue").click()
    pass_on(page, THREE[1])
    expect(in_hand(page, "cherry")).to_be_visible()


OUT_TOLD_EARLY = """() => new MutationObserver((_, seen) => {
  if (!document.querySelector(".seats li .out")) return;
  seen.disconnect();
  document.body.dataset.early = document.querySelector(".plate.out") === null;
}).observe(document.querySelector(".seats"), { subtree: true, childList: true })"""


def test_a_knock_out_is_told_beside_the_name_when_its_card_is_there(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, only_ghosts_left(), 1, reduced_motion="no-preference")
    expect(page.locator(".hand")).to_be_visible()
    page.evaluate(OUT_TOLD_EARLY)
    control(page, "Draw").click()
    expect(page.locator(".seats li").first).to_contain_text("out")
    expect(page.locator("body")).to_have_attribute("data-early", "false")
    expect(page.locator(".glance")).to_contain_text(words("3 of 3 ghosts"))
    expect(page.locator(".glance .points")).to_have_text(words("0 points"))  # they are lost


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


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 740), (740, 360), (568, 320), (1280, 800)])
def test_nothing_moves_when_a_hand_is_uncovered(visit: Visit, program: Program, width: int, height: int) -> None:
    page, _ = position(visit, program, KNOWING, 1, 2, viewport={"width": width, "height": height})
    controls = page.locator(".controls")
    expect(page.locator(".covered")).to_be_attached()
    expect(page.get_by_role("dialog").locator("svg").first).to_be_in_viewport(ratio=1)
    before = controls.evaluate("row => row.getBoundingClientRect().top")
    pass_on(page, "Ada")
    expect(page.locator(".hand")).to_be_visible()
    assert abs(controls.evaluate("row => row.getBoundingClientRect().top") - before) < 1


def test_the_cover_stays_however_often_one_asks_it_away(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, KNOWING, 1, 2)
    curtain = page.get_by_role("dialog", name="Pass to")
    expect(curtain).to_be_visible()
    for _ in range(5):  # a browser lets a page say no to Escape only so often
        page.keyboard.press("Escape")
    expect(page.locator("dialog:modal")).to_be_visible()
    pass_on(page, "Ada")
    expect(page.locator(".hand")).to_be_visible()


def test_all_draw_on_one_device_needs_no_hand_over(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, ALL_DRAW, 1, 2, 3, level="2")
    for name in THREE:
        expect(page.locator(".sentence")).to_contain_text(name)
        expect(page.locator(".sentence")).to_contain_text("everyone draws")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(".hand")).to_have_count(0)
        deck(page).click()
    expect(page.get_by_role("dialog", name="Pass to")).to_contain_text("drew a")  # what all saw is told


def test_a_shared_screen_and_two_phones(visit: Visit) -> None:
    screen = visit(game="cards")
    told = Told(screen)
    press(screen, "Big screen and phones")
    dialog = screen.get_by_role("dialog")
    expect(dialog).to_contain_text("Everyone joins on their own phone")
    how_many(dialog, 2)
    press(screen, "Create the game")
    expect(screen.get_by_role("img", name="QR code")).to_be_visible()
    phones = []
    for name in ("Ada", "Bo"):
        phone = visit(invited(screen), phone=True)
        phone.get_by_label("Your name").fill(name)
        press(phone, "Join")
        expect(screen.locator(".lobby").get_by_text(name, exact=True)).to_be_visible()
        phones.append(phone)
    press(screen, "Start")
    expect(screen.locator(".plate")).to_have_count(2)
    for _ in range(6):
        act(asked(phones))
    expect(screen.locator(".hand, .controls")).to_have_count(0)
    expect(screen.locator(".plate .mini svg").first).to_be_visible()
    heights = screen.locator(".plate .mini svg").evaluate_all("all => all.map(one => one.clientHeight)")
    assert min(heights) > 80  # it is seen from further away
    for phone in phones:
        expect(phone.locator(".hand")).to_be_in_viewport(ratio=1)
    assert told.shows_only()


def test_a_watcher_sees_no_hand(visit: Visit, program: Program) -> None:
    page, made = position(visit, program, KNOWING, 1)
    watcher = visit("/api/health")
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


def test_a_whole_game_to_the_open_hands(visit: Visit) -> None:
    page = visit(game="cards", phone=True)
    press(page, "Against a bot")
    for _ in range(60):
        if not to_act_or_over(page):
            break
        shut = page.locator(".controls [data-icon=stop]:not([aria-disabled])")
        if page.locator(".glance .points").inner_text() != "\u20680\u2069 points" and shut.count():
            shut.click()
            control(page, "Shut down for good").click()
            expect(page.locator(".status, .sentence.over").first).to_be_visible()
        else:
            act(page)
    finished(page)
    rows = page.get_by_role("list", name="Hands and points").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Winner")
    assert rows.locator(".name").evaluate_all("all => all.every((name) => name.scrollWidth <= name.clientWidth)")
    expect(page.locator(".hand")).to_have_count(0)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page.reload()
    expect(rows.first).to_contain_text("Winner")


def test_who_gives_up_ends_it_with_open_hands_and_nothing_left_to_press(visit: Visit, program: Program) -> None:
    place = "ask 1 - 0 0 aa 0,0 0,0 apple+inky,cherry -,- - - 0 0"
    made = table_at(program, "cards", THREE[:2], place, {"level": "1"})
    page = visit("/api/health")
    sit(page, program, made, 1)
    expect(page.locator(".hand")).to_be_visible()
    give_up(page)
    finished(page)
    rows = page.get_by_role("list", name="Hands and points").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Bo")  # who won, though with fewer points
    expect(rows.first.locator(".cards")).to_have_accessible_name("Cherry")
    expect(rows.last.locator(".cards")).to_have_accessible_name("Inky, Apple")
    expect(rows.first).to_contain_text("Winner")
    expect(page.locator(".controls, .hand, .covered")).to_have_count(0)
    expect(page.locator(".plate.asked")).to_have_count(0)


def test_a_match_with_hidden_hands_is_saved_or_forked_after_its_end_alone(visit: Visit, program: Program) -> None:
    place = "ask 1 - 1 0 aa 0,0 0,0 apple+inky,cherry -,- - - 0 0"
    made = table_at(program, "cards", THREE[:2], place, {"level": "1"})
    page = visit("/api/health")
    sit(page, program, made, 1)
    control(page, "End turn").click()
    expect(page.locator(".log li")).to_have_count(1)
    save, fork = (page.get_by_role("button", name=name) for name in ("Save the game", "Play from here"))

    def offered(times: int) -> None:
        press(page, "Previous move")
        expect(page.get_by_text(words("Move 0 of"))).to_be_visible()
        expect(fork).to_have_count(times)
        press(page, "Go to the latest move")
        press(page, "Menu")
        expect(page.get_by_role("dialog")).to_be_visible()
        expect(save).to_have_count(times)
        page.keyboard.press("Escape")

    offered(0)
    give_up(page)
    finished(page)
    offered(1)


def test_round_one_device_a_choice_is_taken_back_freely_but_no_card(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, DICTATE, 1, 2, 3, level="2")
    pass_on(page, "Ada")
    take_back = page.get_by_role("button", name="Undo", exact=True)
    plate(page, 2).click()
    page.locator(".controls").get_by_role("button", name=words("must draw: 3")).click()
    expect(page.locator(".log li")).to_have_count(1)
    take_back.click()
    expect(page.locator(".log li")).to_have_count(0)
    expect(page.get_by_role("button", name="OK")).to_have_count(0)  # nobody else is to be asked
    plate(page, 2).click()
    page.locator(".controls").get_by_role("button", name=words("must draw: 3")).click()
    expect(page.locator(".log li")).to_have_count(1)
    deck(page).click()
    expect(page.locator(".log li")).to_have_count(2)
    expect(take_back).to_be_disabled()  # the card is known, and would lie on top of the deck


@pytest.mark.parametrize("seats", [(1,), (1, 2, 3)])
def test_a_decision_made_while_the_server_is_away_arrives(
    visit: Visit, program: Program, seats: tuple[int, ...]
) -> None:
    page, _ = position(visit, program, RISKY, *seats)
    if len(seats) > 1:
        press(page, "That's me: show my cards")
    to_act(page)
    expect(control(page, "End turn")).to_be_enabled()  # the hand has been sent
    program.kill()
    control(page, "End turn").click()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    program.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(page.locator(".sentence")).to_contain_text("Bo", ignore_case=True)
    expect(page.get_by_text("uncover these cards first")).to_have_count(0)


def test_the_sentence_says_who_drew_the_power_up_and_who_chooses(visit: Visit, program: Program) -> None:
    made = table_at(program, "cards", THREE, LEFT, {"level": "2"})
    page, other, third = (visit("/api/health") for _ in range(3))
    for seat, one in enumerate((page, other, third), 1):
        sit(one, program, made, seat)
        to_act(one)
    in_hand(page, "dot").click()
    sentence = page.locator(".sentence")
    expect(sentence).to_contain_text(words("drew Pass left. Now choosing: Bo · Cyd"))
    assert sentence.locator("strong").inner_text() == "Bo"
    expect(other.locator(".sentence")).to_contain_text(words("Tap the card to pass left, to Cyd."))


def test_a_choice_made_offline_stays_marked(visit: Visit, program: Program) -> None:
    page, _ = position(visit, program, GIVE, 1)
    to_act(page)
    in_hand(page, "inky").click()
    page.context.set_offline(offline=True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    plate(page, 2).click()
    expect(page.locator(".sentence")).to_contain_text("Your move will be sent as soon as")
    expect(plate(page, 2)).to_have_attribute("aria-pressed", "true")
    expect(in_hand(page, "inky")).to_have_attribute("aria-pressed", "true")
    page.context.set_offline(offline=False)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator('.board [aria-pressed="true"]')).to_have_count(0)
