"""A game the page has no drawings for, with hidden hands and dice: the kit alone, and the hand-over curtain."""

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from web.conftest import Visit
from web.playing import moves, one_more, press, to_act
from web.served import Program
from web.tables import open_table


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    running = Program(tmp_path_factory.mktemp("toy") / "tables.db", "127.0.0.1", "--game", "toy:Toy")
    yield running
    running.stop()


def seated(visit: Visit, *places: dict[str, str]) -> Page:
    page = visit("/api/health")
    open_table(page, "toy", *places)
    return page


def act_once(page: Page) -> None:
    """Do the first thing there is to do, whatever it is."""
    to_act(page)
    before = len(moves(page))
    page.get_by_role("group", name="What you can do").get_by_role("button").first.click()
    one_more(page, before)


def test_the_curtain_hides_a_hand_until_its_owner_says_so(visit: Visit) -> None:
    page = seated(visit, {"kind": "here", "name": "Eva"}, {"kind": "here", "name": "Jan"})
    curtain = page.get_by_role("dialog", name="Pass to")
    press(page, "Roll, spin or draw")  # which needs no hand
    expect(curtain).to_contain_text("Eva")
    page.keyboard.press("Escape")
    assert Axe().run(page).response["violations"] == []
    press(page, "That's me: show my cards")
    expect(curtain).to_have_count(0)
    for _ in range(12):
        if curtain.count():
            break
        act_once(page)
    expect(curtain).to_contain_text("Jan")


def test_one_person_at_a_device_sees_the_own_hand_at_once(visit: Visit) -> None:
    page = seated(visit, {"kind": "here", "name": "Eva"}, {"kind": "bot", "bot": "random"})
    expect(page.get_by_role("group", name="What you can do").get_by_role("button").first).to_be_visible()
    expect(page.get_by_role("dialog", name="Pass to")).to_have_count(0)
    act_once(page)
    expect(page.get_by_role("region", name="Moves so far").get_by_role("button").first).to_be_visible()
