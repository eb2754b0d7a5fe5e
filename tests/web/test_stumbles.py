"""What people have stumbled over, that no other test would notice."""

from playwright.sync_api import WebSocketRoute, expect

from web.chase_tables import FACING, at, go, moving, piece
from web.conftest import Visit
from web.playing import finished, give_up, press, to_act, words
from web.positions import sit, table_at
from web.served import Program
from web.tables import open_table

ADA_AND_BO = ({"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"})
# Ada has put up all her fences.
NO_FENCE_LEFT = "e1,e9 0,10 a2h,c2h,e2h,g2h,a4h,c4h,e4h,g4h,a6h,c6h 1 0"


def test_whoever_paused_a_game_resumes_it_where_it_says_so(visit: Visit) -> None:
    page = visit("/api/health")
    open_table(page, "quoridor", *ADA_AND_BO)
    to_act(page)
    press(page, "Menu")
    press(page, "Pause")
    page.keyboard.press("Escape")
    sentence = page.locator(".sentence")
    expect(sentence).to_contain_text("The game is paused.")
    sentence.get_by_role("button", name="Resume").click()
    to_act(page)
    expect(sentence).to_contain_text(words("Ada, tap a glowing dot"))


def test_once_a_game_is_over_nobody_plays_on(visit: Visit) -> None:
    page = visit("/api/health")
    open_table(page, "quoridor", {"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "level1"})
    to_act(page)
    give_up(page)
    finished(page)
    expect(page.locator(".seats li")).to_have_count(2)
    expect(page.locator("ul.seats")).not_to_contain_text("plays on")


def test_nobody_is_told_to_put_up_a_fence_without_one(visit: Visit, program: Program) -> None:
    made = table_at(program, "quoridor", ("Ada", "Bo"), NO_FENCE_LEFT, {"max_turns": 40})
    page = visit("/api/health")
    sit(page, program, made, 1, 2)
    to_act(page)
    expect(page.locator(".sentence")).to_contain_text(words("Ada, tap a glowing dot to move there."))
    expect(page.locator(".sentence")).not_to_contain_text("fence")
    page.locator('[data-name="d1"]').click()
    expect(page.locator(".sentence")).to_contain_text("or put up a fence")  # Bo has some


def test_pac_man_keeps_looking_where_he_went_while_others_move(visit: Visit) -> None:
    page = at(visit, "Eva", "Jan", layout=FACING)
    go(page, "c2")
    moving(page, "Blinky")
    turned = piece(page, "Pac-Man").locator("[transform^=rotate]").first.get_attribute("transform")
    assert turned != "rotate(0)"  # to the left
    go(page, "e5")
    expect(piece(page, "Pac-Man").locator("[transform^=rotate]").first).to_have_attribute("transform", str(turned))


# Keeps everything that the sentence has said.
LISTEN = """() => {
  const said = (window.said = new Set());
  const words = () => document.querySelector(".sentence p")?.innerText.replace(/[\\u2066-\\u2069]/g, "").trim();
  const everything = { subtree: true, childList: true, characterData: true };
  new MutationObserver(() => said.add(words())).observe(document.querySelector(".table"), everything);
}"""


def test_the_sentence_is_never_a_bare_name(visit: Visit) -> None:
    page = visit("/api/health", reduced_motion="no-preference")
    open_table(page, "marbles", {"kind": "here"}, {"kind": "bot", "bot": "level1"})
    to_act(page)
    page.evaluate(LISTEN)
    page.get_by_role("button", name="Roll").click()
    expect(page.get_by_role("log").locator("p")).not_to_have_count(0)
    to_act(page)
    said = page.evaluate("[...said]")
    assert said
    assert not {"You", "Easy bot", "", None} & set(said), said


def test_a_move_made_offline_stays_marked_on_the_board(visit: Visit) -> None:
    page = visit("/api/health")
    open_table(page, "quoridor", *ADA_AND_BO)
    to_act(page)
    expect(page.locator("[data-target]")).to_have_count(3)
    page.context.set_offline(offline=True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.locator('[data-name="e2"]').click()
    expect(page.locator(".sentence")).to_contain_text("Your move will be sent as soon as")
    expect(page.locator("[data-target]")).to_have_count(1)
    expect(page.locator('[data-target="e2"]')).to_be_attached()


def test_a_table_says_that_its_bots_have_less_time(visit: Visit) -> None:
    page = visit("/api/health", phone=True)

    def hurry(line: WebSocketRoute) -> None:
        def tell(text: str | bytes) -> None:
            line.send(str(text).replace('"hurried":false', '"hurried":true'))

        line.connect_to_server().on_message(tell)

    notice = words("Lots of games are going on right now, so bots have less time to think.")
    open_table(page, "quoridor", ADA_AND_BO[0], {"kind": "bot", "bot": "level1"})
    to_act(page)
    expect(page.get_by_text(notice)).to_have_count(0)
    page.route_web_socket("**/ws", hurry)
    page.reload()
    to_act(page)
    expect(page.get_by_text(notice)).to_be_visible()
