"""An evening together: a series of games, and a screen for the room, with two phones."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

import mazechase
from mazechase.match import Match, MatchSetup, Player
from mazechase.match.records import Record
from web.conftest import Visit
from web.playing import (
    ISOLATES,
    RACE,
    at_table,
    finished,
    give_up,
    go,
    how_many,
    invited,
    press,
    to_act,
    whose,
    words,
)
from web.positions import friends, post, sit
from web.served import Program
from web.tables import go_on_from, open_table

BEST = "Best of 3 games"
TWO = "First to win 2 games"


def board(page: Page) -> list[str]:
    """Return the lines of the score between two games."""
    lines = page.get_by_role("region", name="Score so far").get_by_role("listitem")
    return [re.sub(r"\s+", " ", re.sub(ISOLATES, "", text)).strip() for text in lines.all_inner_texts()]


def lengths(page: Page) -> list[str]:
    """Return what can be chosen as the number of games."""
    field = page.get_by_label("How many games?")
    expect(field).to_be_visible()
    return [re.sub(ISOLATES, "", text) for text in field.get_by_role("option").all_inner_texts()]


def choose(page: Page, length: str) -> None:
    """Choose how many games there will be."""
    page.get_by_label("How many games?").select_option(index=lengths(page).index(length))


def test_two_phones_and_a_screen_play_the_best_of_three(visit: Visit) -> None:
    screen = visit(game="cards")
    press(screen, "Big screen and phones")
    how_many(screen.get_by_role("dialog"), 2)
    choose(screen, BEST)
    press(screen, "Create the game")
    phones = []
    for name in ("Ada", "Bo"):
        phone = visit(invited(screen), phone=True)
        expect(phone.get_by_text(words(BEST))).to_be_visible()
        phone.get_by_label("Your name").fill(name)
        press(phone, "Join")
        expect(screen.locator(".lobby").get_by_text(name, exact=True)).to_be_visible()
        phones.append(phone)
    ada, bo = phones
    press(screen, "Start")
    expect(screen.get_by_text(words(f"{BEST} · Game 1"))).to_be_visible()
    expect(bo.locator(".hand")).to_be_visible()
    give_up(bo)
    for page in (screen, ada, bo):
        finished(page)
        expect(page.get_by_role("region", name="Score so far")).to_be_visible()
        assert board(page) == ["Ada 1 win", "Bo 0 wins"]
    first = ada.url
    press(ada, "Next game")
    for page in (screen, ada, bo):
        expect(page.get_by_text(words(f"{BEST} · Game 2"))).to_be_visible()  # everybody is there, with one tap of one
        assert page.url != first
    expect(bo.locator(".hand")).to_be_visible()
    give_up(bo)
    for page in (screen, ada, bo):
        podium = page.get_by_role("list", name="How everybody did")
        expect(podium.get_by_role("listitem")).to_have_count(2)
        expect(podium.get_by_role("listitem").first).to_contain_text("Ada")
    expect(ada.get_by_text("Ada wins the whole evening!").or_(ada.get_by_text("The evening is yours!"))).to_be_visible()
    expect(screen.get_by_text("wins the whole evening!")).to_be_visible()
    press(screen, "Play again")
    expect(bo.get_by_text(words(f"{BEST} · Game 1"))).to_be_visible()


def test_the_host_of_a_link_chooses_in_the_lobby_and_the_sides_are_swapped(visit: Visit) -> None:
    host = visit(game="chase")
    press(host, "With a friend, by link")
    choose(host, TWO)
    friend = visit(invited(host), phone=True)
    expect(friend.get_by_text(words(TWO))).to_be_visible()
    friend.get_by_label("Your name").fill("Anna")
    press(friend, "Join")
    expect(host.get_by_text("Anna")).to_be_visible()
    press(host, "Start")
    at_table(friend)
    expect(friend.get_by_text(words(f"{TWO} · Game 1"))).to_be_visible()
    before = friend.get_by_role("list", name="Players").get_by_role("listitem").all_inner_texts()
    give_up(friend)
    finished(host)
    press(friend, "Next game")
    expect(host.get_by_text(words(f"{TWO} · Game 2"))).to_be_visible()
    expect(friend.get_by_text(words(f"{TWO} · Game 2"))).to_be_visible()
    after = friend.get_by_role("list", name="Players").get_by_role("listitem").all_inner_texts()
    assert ["Anna" in line for line in after] == ["Anna" in line for line in reversed(before)]


def test_points_are_offered_where_they_are_worth_adding_up(visit: Visit) -> None:
    for game, offered in (("cards", True), ("quoridor", False)):
        page = visit(game=game)
        press(page, "More options")
        choices = lengths(page)
        assert any("points" in choice for choice in choices) is offered
        assert choices[0] == "One game at a time"


@pytest.mark.parametrize("moves", ["reduce", "no-preference"])
def test_a_ceremony_is_calm_for_who_asked_for_calm(visit: Visit, moves: str) -> None:
    page = visit("/api/health", reduced_motion=moves)
    people = ({"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"})
    open_table(page, "quoridor", *people, series={"kind": "wins", "target": 1})
    at_table(page)
    give_up(page)
    expect(page.get_by_role("list", name="How everybody did")).to_be_visible()
    expect(page.locator(".confetti").first).to_be_attached() if moves == "no-preference" else expect(
        page.locator(".confetti")
    ).to_have_count(0)


GAMES = ("cards", "chase", "marbles", "mspacman", "quoridor")
SIZES = {"television": (1920, 1080), "tablet": (1024, 768)}


def sit_by_code(visit: Visit, screen: Page, name: str) -> Page:
    """Type the code that a screen shows on a phone, and sit down."""
    code = screen.get_by_role("region", name="Join on your phone").locator(".code").inner_text()
    phone = visit("/", phone=True)
    press(phone, "Join with a code")
    phone.get_by_label(words("The 8 digits on the screen")).fill(code)
    phone.keyboard.press("Enter")
    phone.get_by_label("Your name").fill(name)
    press(phone, "Join")
    expect(screen.locator(".lobby").get_by_text(name, exact=True)).to_be_visible()
    return phone


LOCKS = """() => navigator.wakeLock.request = async (kind) => {
  window.awake = kind;
  return { release: async () => {} };
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_room_plays_every_game_on_a_screen_and_two_phones(visit: Visit, game: str) -> None:
    width, height = SIZES["television" if game in {"cards", "marbles"} else "tablet"]
    screen = visit(game=game, viewport={"width": width, "height": height})
    press(screen, "Big screen and phones")
    how_many(screen.get_by_role("dialog"), 2)
    press(screen, "Create the game")
    phones = [sit_by_code(visit, screen, name) for name in ("Ada", "Bo")]
    screen.evaluate(LOCKS)
    press(screen, "Start")
    screen.wait_for_function("() => window.awake === 'screen'")  # nobody touches it, and it must not go dark
    room = screen.locator(".room")
    join = room.get_by_role("region", name="Join on your phone")
    expect(join.locator(".code")).to_be_in_viewport(ratio=1)
    expect(join.get_by_role("img", name="QR code")).to_be_in_viewport(ratio=1)
    for name in ("Ada", "Bo"):
        expect(room.get_by_text(name, exact=True).first).to_be_in_viewport()
    board = room.locator(".stage > .board")
    expect(board).to_be_in_viewport(ratio=1)
    box = board.bounding_box()
    assert box is not None
    assert box["height"] > 0.8 * height or box["width"] > 0.6 * width
    assert screen.evaluate("document.documentElement.scrollHeight <= innerHeight")
    code, first = join.locator(".code").inner_text(), screen.url
    give_up(phones[0])
    for page in (screen, *phones):
        finished(page)
    expect(join.locator(".code")).to_be_in_viewport(ratio=1)  # however much there is to say at the end
    press(phones[1], "Play again")
    expect(screen).not_to_have_url(first)  # it follows by itself
    expect(room.get_by_role("region", name="Join on your phone").locator(".code")).to_have_text(code)
    for phone in phones:
        expect(phone).to_have_url(re.compile(re.escape(urlsplit(screen.url).path)))  # all at the same table again


def test_who_finds_no_seat_watches_and_comes_along(visit: Visit, program: Program) -> None:
    places = b'{"game": "quoridor", "places": [{"kind": "link"}, {"kind": "bot", "bot": "level1"}]}'
    made = post(program, "/api/tables", places)  # by a screen, at which nobody sits
    table = made["table"]["id"]
    taken = post(program, f"/api/tables/{table}/claim", b'{"name": "Ada"}', made["invite"])
    late = visit(f"/t/{table}#invite={made['invite']}", phone=True)
    expect(late.get_by_text("All seats are taken. You're watching.")).to_be_visible()
    post(program, f"/api/tables/{table}/start", b"", made["host"])
    at_table(late)
    ada = visit("/api/health", phone=True)
    sit(ada, program, made | taken, *map(int, taken["places"]))
    give_up(ada)
    finished(late)
    press(ada, "Play again")
    expect(ada).not_to_have_url(re.compile(table))
    expect(late).to_have_url(re.compile(re.escape(urlsplit(ada.url).path)))


def test_a_wrong_code_is_explained(visit: Visit) -> None:
    page = visit("/", locale="ar")
    page.get_by_role("button", name="الانضمام برمز").click()
    field = page.get_by_role("dialog").get_by_role("textbox")
    field.fill("\u0660" * 4 + " " + "\u0660" * 4)
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("لا أحد ينتظر بهذا الرمز")


def test_the_end_shows_a_podium_and_gives_a_picture(visit: Visit) -> None:
    page = visit("/api/health")
    open_table(page, "quoridor", {"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"})
    for square in RACE:
        go(page, square)
    finished(page)
    card = page.get_by_role("region", name="How it went")
    people = card.get_by_role("list", name="How everybody did").get_by_role("listitem")
    expect(people).to_have_text([re.compile(r"Ada\s+1Place"), re.compile(r"Bo\s+2Place")])
    expect(card.get_by_role("button", name="How close was it?")).to_have_count(0)  # two people share the device
    with page.expect_download() as saved:
        card.get_by_role("button", name="Share a picture").click()
    assert re.fullmatch(r"quoridor-.*-ada-bo\.png", saved.value.suggested_filename)
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")


WON = """() => ["a", "b"].forEach((id, at) => localStorage.setItem(`mazechase.result.${id}`,
  JSON.stringify({ id, game: "quoridor", at, how: "won", against: ["Bo"] })))"""


def test_wins_in_a_row_are_shown_and_everybody_goes_on_with_another_game(visit: Visit, program: Program) -> None:
    host, friend = friends(visit, program)
    host.evaluate(WON)
    give_up(friend)
    finished(host)
    card = host.get_by_role("region", name="How it went")
    expect(card.get_by_text(words("3 wins in a row"))).to_be_visible()
    finished(friend)
    expect(friend.get_by_text("in a row")).to_have_count(0)
    friend.get_by_role("button", name="Another game").press("Enter")
    dialog = friend.get_by_role("dialog", name="Another game")
    expect(dialog.locator("[data-other]")).to_have_count(4)  # the others, all of them for two
    dialog.get_by_role("button", name="The chase").press("Enter")
    press(host, "Next game")
    for page in (host, friend):
        at_table(page)
        expect(page.get_by_role("heading", name="The chase")).to_be_visible()
    assert urlsplit(host.url).path == urlsplit(friend.url).path


def test_five_go_on_with_the_cards(visit: Visit) -> None:
    page = visit("/api/health")
    open_table(page, "chase", *({"kind": "here", "name": name} for name in ("Ada", "Bo", "Cy", "Di", "Ed")))
    at_table(page)
    give_up(page)
    finished(page)
    press(page, "Another game")
    page.locator("[data-other=cards]").click()  # so many need a deck of their own
    expect(page.get_by_role("heading", name="The card game")).to_be_visible()


RACE_OVER = "e2,a8 0,0 - 1 0"  # nobody has a fence left, and Ada is a move ahead


@pytest.mark.parametrize("locale", ["en-GB", "ar"])
def test_a_decided_game_is_finished_quickly(visit: Visit, locale: str) -> None:
    page = visit("/art", phone=True, locale=locale)
    setup = MatchSetup.make(mazechase.game("quoridor"), "race", (Player("Ada"), Player("Bo")), position=RACE_OVER)
    go_on_from(page, Record.of(Match.begin(setup)))
    walk = "e3 a7 e4 a6 e5 a5 e6 a4 e7 a3 e8 a2"  # so many plies before anybody asks whether it is decided
    for played, square in enumerate(walk.split(), 1):
        to_act(page)
        page.locator(f'[data-name="{square}"]').tap()
        expect(page.locator(".log li")).to_have_count(played)
    offer = page.locator("section.certain")
    expect(offer).to_contain_text("Ada")
    offer.get_by_role("button").press("Enter")
    finished(page)  # bots play what is left
    expect(page.locator(".sentence.over")).to_contain_text("Ada")


def test_who_loses_learns_how_close_it_was_and_tries_again(visit: Visit, program: Program) -> None:
    first, second = whose(*friends(visit, program))
    go(first, "e2")
    give_up(second)
    finished(second)
    card = second.get_by_role("region", name="How it went")
    expect(first.get_by_role("button", name="How close was it?")).to_have_count(0)  # who won need not ask
    card.get_by_role("button", name="How close was it?").click()
    expect(card.get_by_role("status")).to_contain_text("your chance to win was")
    before = second.url
    card.get_by_role("button", name="Try again from there").click()
    expect(second).not_to_have_url(before)
    at_table(second)
