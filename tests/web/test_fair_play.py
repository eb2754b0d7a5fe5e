"""Fair play in the browser: stand-ins that wait, undo that asks the right people, hands that stay hidden, new links."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from server.running import Served, serving
from server.setting import path
from web.axe import axe_finds
from web.conftest import Visit
from web.playing import at_table, go, invited, press, saw, to_act, words
from web.positions import sit

MIND = "Let a bot play until they're back"


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run the service in this process, so that a test can shorten a table's grace period."""
    with serving(tmp_path_factory.mktemp("fair") / "tables.db") as served:
        yield served


def seated(program: Served, game: str, *devices: tuple[str, ...], **more: Any) -> dict[str, Any]:
    """Begin a match where these people sit, some of them together at a device."""
    count = sum(map(len, devices))
    made: dict[str, Any] = program.table(game, *["link"] * count, players=count, seating="chosen", **more)
    first = 1
    for names in devices:
        places = list(range(first, first + len(names)))
        first += len(names)
        claim = {"name": names[0], "places": places}
        made["places"] |= program.done("POST", path(made, "claim"), made["invite"], json=claim)["places"]
    program.done("POST", path(made, "start"), made["host"])
    return made


def at(visit: Visit, program: Served, made: dict[str, Any], *places: int, host: bool = False, **more: Any) -> Page:
    """Come to a table with the tokens of some places; without any, to watch."""
    page = visit("/api/health", **more)
    sit(page, program, made if host or not places else {**made, "watch": None}, *places, host=host)
    expect(page.locator(".sentence")).to_be_visible()
    return page


def grace(program: Served, made: dict[str, Any], ms: int, *, tell: bool = True) -> None:
    """Change how long an absent person is waited for."""
    room = program.room(made["table"]["id"])

    async def work() -> None:
        room.lobby = msgspec.structs.replace(room.lobby, grace_ms=ms)
        if tell:
            room.audience.send_table()

    program.inside(work())


def absence(page: Page, name: str) -> Locator:
    return page.get_by_role("list", name="Who's away").get_by_role("listitem").filter(has_text=name)


def test_everybody_sees_who_is_away_and_when_a_bot_may_play(visit: Visit, program: Served) -> None:
    made = seated(program, "quoridor", ("Ada",), ("Bo",), ("Cy",))
    ada, bo, cy, watcher = (at(visit, program, made, *places) for places in ((1,), (2,), (3,), ()))
    to_act(ada)
    expect(ada.get_by_role("list", name="Who's away")).to_have_count(0)
    bo.goto("about:blank")
    for page in (ada, cy, watcher):
        expect(absence(page, "Bo")).to_contain_text(words("is away. A bot can take over in 1:"))
    assert axe_finds(ada) == []
    expect(ada.get_by_role("log")).to_contain_text("is away. A bot can take over in")
    mind = ada.get_by_role("button", name=MIND)
    expect(mind).to_have_attribute("aria-disabled", "true")
    mind.focus()
    ada.keyboard.press("Enter")
    expect(ada.locator(".sentence.refusal")).to_contain_text("may still come back")
    expect(mind).to_be_focused()
    expect(watcher.get_by_role("button", name=MIND)).to_have_count(0)  # only those who play may ask
    go(ada, "e2")
    for page in (ada, cy, watcher):  # whom all wait for stands in the sentence
        expect(page.locator(".sentence")).to_contain_text(words("Bo's turn (away). A bot can take over in 1:"))
        expect(absence(page, "Bo")).to_have_count(0)
    grace(program, made, 1)
    expect(ada.locator(".sentence")).to_contain_text(words("Bo's turn (away). A bot can take over now."))
    expect(mind).not_to_have_attribute("aria-disabled", "true")
    expect(ada.get_by_role("log")).to_contain_text("is away. A bot can take over now.")


def test_a_bot_stands_in_and_everybody_sees_it_until_the_person_is_back(visit: Visit, program: Served) -> None:
    made = seated(program, "quoridor", ("Ada",), ("Bo",), ("Cy",))
    grace(program, made, 1)
    ada, cy, watcher = (at(visit, program, made, *places) for places in ((1,), (3,), ()))
    go(ada, "e2")
    grace(program, made, 120_000, tell=False)
    ada.get_by_role("button", name=MIND).click()
    dialog = ada.get_by_role("dialog")
    expect(dialog).to_contain_text("is away. A bot will play for them until")
    dialog.get_by_role("button", name=MIND).click()
    expect(ada.locator(".sentence.refusal")).to_contain_text("may still come back")  # the server has the last word
    grace(program, made, 1)
    ada.get_by_role("button", name=MIND).click()
    dialog.get_by_role("button", name=MIND).click()
    to_act(cy)
    for page in (ada, cy, watcher):
        saw(page, 2)
        expect(absence(page, "Bo")).to_contain_text("is away. A bot is playing until they're back.")
    bo = at(visit, program, made, 2)
    expect(bo.get_by_text("A bot played for you while you were away.")).to_be_visible()
    for page in (ada, cy, watcher):
        expect(absence(page, "Bo")).to_have_count(0)


def question(page: Page) -> Locator:
    return page.get_by_role("group", name="would like to undo the last move")


def test_a_take_back_is_asked_of_other_devices_alone(visit: Visit, program: Served) -> None:
    made = seated(program, "quoridor", ("Ada", "Bo"), ("Cy",), ("Di",))
    both, cy, di, watcher = (at(visit, program, made, *places) for places in ((1, 2), (3,), (4,), ()))
    go(both, "e2")
    press(both, "Undo")
    for page in (cy, di):
        expect(question(page)).to_be_visible()
    for page in (both, watcher):
        expect(page.locator(".sentence")).to_contain_text(words("Undo the last move? Waiting for: Cy · Di"))
        expect(question(page)).to_have_count(0)
    press(cy, "OK")
    for page in (both, cy, watcher):
        expect(page.locator(".sentence")).to_contain_text(words("Waiting for: Di"))
    expect(question(cy)).to_have_count(0)
    press(di, "OK")
    for page in (both, cy, di, watcher):
        saw(page, 0)


def test_nothing_is_taken_back_from_somebody_who_is_away(visit: Visit, program: Served) -> None:
    made = seated(program, "quoridor", ("Ada",), ("Bo",))
    grace(program, made, 1)
    ada, bo = at(visit, program, made, 1), at(visit, program, made, 2)
    go(ada, "e2")
    go(bo, "e8")
    to_act(ada)
    take_back = ada.get_by_role("button", name="Undo", exact=True)
    expect(take_back).to_be_enabled()
    bo.goto("about:blank")
    ada.get_by_role("button", name=MIND).click()
    ada.get_by_role("dialog").get_by_role("button", name=MIND).click()
    expect(absence(ada, "Bo")).to_contain_text("A bot is playing")
    expect(take_back).to_be_disabled()


def change_places(page: Page) -> Locator:
    """Open the host's list of places."""
    press(page, "Menu")
    page.get_by_text("Change who plays").click()
    return page.get_by_role("dialog")


def free(dialog: Locator, name: str) -> None:
    """Free somebody's place, which takes a second press."""
    row = dialog.get_by_role("listitem").filter(has_text=name)
    row.get_by_role("button", name="Remove").click()
    row.get_by_role("button", name="Sure?").click()


def test_a_hidden_hand_is_opened_when_everybody_agrees(visit: Visit, program: Served) -> None:
    made = seated(program, "cards", ("Ada",), ("Bo",), ("Cy",), ("Di",))
    ada = at(visit, program, made, 1, host=True)
    bo, cy, di = (at(visit, program, made, place) for place in (2, 3, 4))
    old_link = f"{program.url}/t/{made['table']['id']}#invite={made['invite']}"
    dialog = change_places(ada)
    expect(dialog).to_contain_text("because they'll see that player's cards")
    free(dialog, "Di")
    expect(dialog.get_by_role("status")).to_contain_text(words("Waiting for: Bo · Cy"))
    assert axe_finds(ada) == []
    expect(di.get_by_text("your link no longer works")).to_be_visible()
    asks = [page.get_by_role("group", name="can be replaced by someone new") for page in (bo, cy)]
    for ask in asks:
        expect(ask).to_contain_text("who'll see these cards")
    assert axe_finds(bo) == []
    press(bo, "OK")
    expect(dialog.get_by_role("status")).to_contain_text(words("Waiting for: Cy"))
    expect(asks[0]).to_have_count(0)
    press(cy, "No thanks")
    expect(asks[1]).to_have_count(0)
    expect(absence(cy, "Waiting for")).to_be_visible()  # still to be seen
    cy.reload()  # and to be answered after all
    press(cy, "OK")
    expect(dialog.get_by_role("status")).to_have_count(0)
    link = invited(ada)
    assert link != old_link
    late = visit(old_link)
    expect(late.get_by_text("This link doesn't open a game")).to_be_visible()
    eva = visit(link)
    expect(eva.get_by_text("There's an open seat.")).to_be_visible()
    eva.get_by_label("Your name").fill("Eva")
    press(eva, "Join")
    expect(eva.locator(".hand")).to_be_visible()
    expect(bo.get_by_text("Eva").first).to_be_visible()


def test_a_host_alone_with_bots_opens_no_hidden_hand(visit: Visit, program: Served) -> None:
    made = program.table("cards", "here", "bot", "bot", seating="chosen", start=True)
    host = at(visit, program, made, 1, host=True)
    dialog = change_places(host)
    dialog.get_by_role("button", name="Remove").first.click()
    expect(dialog.get_by_role("alert")).to_contain_text("stay hidden, so a bot plays on")


def test_two_on_one_device_have_one_voice(visit: Visit, program: Served) -> None:
    made = seated(program, "cards", ("Ada",), ("Bo", "Cy"), ("Di",))
    host, two = at(visit, program, made, 1, host=True), at(visit, program, made, 2, 3)
    dialog = change_places(host)
    free(dialog, "Di")
    waiting = dialog.get_by_role("status")
    expect(waiting).to_contain_text(words("Waiting for: Bo · Bo"))  # they took their places together, under one name
    press(two, "OK")
    expect(waiting).not_to_contain_text("·")
    press(two, "OK")
    expect(two.get_by_text("has to agree from another device")).to_be_visible()


def test_a_place_freed_where_nothing_is_hidden_is_taken_at_once(visit: Visit, program: Served) -> None:
    made = seated(program, "quoridor", ("Ada",), ("Bo",))
    host, bo = at(visit, program, made, 1, host=True), at(visit, program, made, 2)
    dialog = change_places(host)
    free(dialog, "Bo")
    expect(bo.get_by_text("your link no longer works")).to_be_visible()
    newcomer = visit(invited(host), phone=True)
    press(newcomer, "Join")
    at_table(newcomer)
    expect(newcomer.get_by_role("list", name="Players")).to_contain_text("You")


def test_a_new_link_replaces_the_old_one(visit: Visit) -> None:
    host = visit()
    press(host, "With a friend, by link")
    old = invited(host)
    friend = visit(old)
    expect(friend.get_by_role("button", name="Join")).to_be_visible()
    press(host, "New link (the old one will stop working)")
    expect(friend.get_by_text("your link no longer works")).to_be_visible()
    new = invited(host)
    assert new != old
    host.reload()
    assert invited(host) == new  # it is kept
    expect(visit(old).get_by_text("This link doesn't open a game")).to_be_visible()
    guest = visit(new)
    press(guest, "Join")
    expect(host.get_by_text("Open seat")).to_have_count(0)
    press(host, "Remove")  # the host thinks better of it
    expect(host.get_by_text("Open seat", exact=True)).to_be_visible()
    expect(guest.get_by_text("your link no longer works")).to_be_visible()
    assert invited(host) != new
