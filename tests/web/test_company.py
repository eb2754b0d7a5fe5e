"""Company at a table: phrases between two phones and a screen, characters and their ladder, what one missed."""

import re

import pytest
from playwright.sync_api import Page, expect

import mazechase
from mazechase.match import Match, MatchSetup, Player
from mazechase.match.records import Record
from web.conftest import Visit
from web.playing import at_table, finished, give_up, go, how_many, invited, passed, press, to_act, watch_for, whose
from web.positions import friends
from web.served import Program
from web.tables import go_on_from, open_table

BUBBLE = ".bubble"


def say(page: Page, phrase: str) -> None:
    press(page, "Say something")
    page.get_by_role("dialog").get_by_role("button", name=phrase).click()


def test_what_a_phone_says_is_shown_on_the_other_phone_and_on_the_screen(visit: Visit) -> None:
    screen = visit(game="cards")
    press(screen, "Big screen and phones")
    how_many(screen.get_by_role("dialog"), 2)
    press(screen, "Create the game")
    ada = visit(invited(screen), phone=True)
    bo = visit(invited(screen), phone=True, locale="cs-CZ")
    for phone, name in ((ada, "Ada"), (bo, "Bo")):
        phone.locator(".lobby form input[autocomplete=nickname]").fill(name)
        phone.locator(".lobby form button[type=submit]").click()
        expect(screen.locator(".lobby").get_by_text(name, exact=True)).to_be_visible()
    press(screen, "Start")
    expect(ada.locator(".hand")).to_be_visible()
    for page in (screen, bo, ada):
        watch_for(page, BUBBLE)  # they burst within seconds
    say(ada, "Good luck!")
    for page, told in ((screen, "Good luck!"), (bo, "Hodně štěstí!"), (ada, "Good luck!")):
        passed(page, BUBBLE, told)  # each in their own language
        passed(page, BUBBLE, "Ada")
    expect(screen.get_by_role("log").filter(has_text="Good luck!")).to_be_attached()  # screen readers hear it too
    expect(screen.get_by_role("button", name="Say something")).to_have_count(0)  # nobody sits at the screen
    give_up(ada)
    expect(bo.locator(".sentence.over")).to_be_visible()
    bo.locator("button[data-icon=talk]").click()
    bo.get_by_role("dialog").get_by_role("button", name="Pěkná hra!").click()
    expect(ada.locator(BUBBLE).filter(has_text="Good game!")).to_be_visible()  # after the end, too


def test_too_much_is_refused_and_whoever_wants_no_words_gets_none(visit: Visit, program: Program) -> None:
    host, friend = friends(visit, program)
    friend.get_by_role("button", name="Say something").focus()
    friend.keyboard.press("Enter")
    friend.get_by_label("Show what people and characters say").uncheck()
    friend.keyboard.press("Escape")
    for phrase in ("Hello!", "Wow!", "Haha!"):
        say(host, phrase)
        expect(host.locator(BUBBLE).filter(has_text=phrase)).to_be_visible()
    expect(friend.locator(BUBBLE)).to_have_count(0)
    say(host, "Oops!")
    expect(host.locator(".sentence")).to_contain_text("Wait a moment before you say more.")
    friend.get_by_role("button", name="Say something").click()
    friend.get_by_label("Show what people and characters say").check()
    friend.get_by_role("dialog").get_by_role("button", name="Hide what they say").click()
    friend.keyboard.press("Escape")
    say(friend, "Hello!")
    expect(friend.locator(BUBBLE)).to_have_count(1)  # one's own; the other's are hidden at this table
    expect(host.locator(BUBBLE).filter(has_text="Hello!").last).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "ar"])
def test_a_character_sits_at_the_table_with_a_face_and_greets(visit: Visit, locale: str) -> None:
    page = visit("/api/health", phone=True, locale=locale)
    open_table(page, "quoridor", {"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "pip"})
    name = "Pip" if locale == "en-GB" else "بيب"
    bubble = page.locator(BUBBLE)  # first of all: it bursts within seconds
    expect(bubble).to_contain_text(name)
    expect(bubble.locator("[data-face=pip]")).to_be_visible()
    box = bubble.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    expect(page.locator("ul.seats [data-face=pip]")).to_be_visible()
    expect(page.locator("ul.seats")).to_contain_text(name)
    to_act(page)
    page.locator('[data-name="e2"]').tap()  # a bubble catches no tap
    expect(page.locator(".log li").nth(1)).to_be_attached()


@pytest.mark.parametrize("moves", ["reduce", "no-preference"])
def test_a_character_thinks_for_a_moment_unless_animations_are_off(visit: Visit, moves: str) -> None:
    page = visit("/api/health", reduced_motion=moves)
    page.add_init_script(
        "window.thought = 0; document.addEventListener('DOMContentLoaded', () => new MutationObserver(() => {"
        "if (document.querySelector('.sentence')?.textContent.includes('is thinking')) window.thought ||= Date.now();"
        "else if (window.thought && !window.took) window.took = Date.now() - window.thought;"
        "}).observe(document.body, { subtree: true, childList: true, characterData: true }))"
    )
    open_table(page, "quoridor", {"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "hazel"})
    go(page, "e2")
    to_act(page)
    if moves == "no-preference":
        assert page.evaluate("window.took") > 500


def test_the_ladder_is_climbed_from_the_bottom(visit: Visit) -> None:
    page = visit("/ladder#quoridor")
    rungs = page.locator("li[data-character]")
    expect(rungs).to_have_count(8)
    expect(rungs.last).to_contain_text("Your next opponent")
    expect(page.locator("main [role=status]")).to_have_text(re.compile("0.* of .*8.* beaten"))
    rungs.last.get_by_role("button", name="Pip").press("Enter")
    at_table(page)
    expect(page.locator("ul.seats")).to_contain_text("Pip")
    page.evaluate(
        "localStorage.setItem('mazechase.result.x', JSON.stringify("
        "{ id: 'x', game: 'quoridor', at: 1, how: 'won', against: ['=pip'] }))"
    )
    page.goto(re.sub(r"/t/.*", "/ladder#quoridor", page.url))
    expect(page.locator("li[data-character=pip]")).to_contain_text("Beaten")
    expect(page.locator("li[data-character=tilly]")).to_contain_text("Your next opponent")
    page.get_by_label("Game").select_option("cards")
    expect(page.locator("li[data-character=pip]")).to_contain_text(
        "Your next opponent"
    )  # every game has its own ladder


def test_who_comes_back_reads_what_happened(visit: Visit, program: Program) -> None:
    first, second = whose(*friends(visit, program))
    away = second
    expect(away.locator(".sentence[aria-busy=false]")).to_be_visible()
    away.wait_for_function("() => Object.keys(localStorage).some((key) => key.startsWith('mazechase.seen.'))")
    address = away.url
    away.goto("about:blank")
    go(first, "e2")
    away.goto(address.replace(re.sub(r"^https?://[^/]+", "", address), "/art"))
    away.evaluate(
        "for (const key of Object.keys(localStorage).filter((one) => one.startsWith('mazechase.seen.')))"
        " localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key]), at: Date.now() - 3600000 })"
    )
    away.goto(address)
    recap = away.get_by_role("dialog", name="While you were away")
    expect(recap.get_by_role("listitem")).to_have_count(1)
    recap.get_by_role("button", name="Let's go on").press("Enter")
    expect(recap).to_have_count(0)
    away.reload()
    at_table(away)
    to_act(away)
    expect(recap).to_have_count(0)  # it is told once


def test_a_won_game_counts_for_the_ladder(visit: Visit) -> None:
    people = (Player("Ada"), Player("", "bot", "pip"))
    setup = MatchSetup.make(mazechase.game("quoridor"), "home", people, position="e8,a8 0,0 - 1 0")
    page = visit("/art")
    go_on_from(page, Record.of(Match.begin(setup)))
    go(page, "e9")
    finished(page)
    page.wait_for_function("() => Object.keys(localStorage).some((key) => key.startsWith('mazechase.result.'))")
    page.goto(re.sub(r"/t/.*", "/ladder#quoridor", page.url))
    expect(page.locator("li[data-character=pip]")).to_contain_text("Beaten")
