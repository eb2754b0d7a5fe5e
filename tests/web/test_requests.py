"""How many requests a page makes: a few on a first visit, and hardly any on later ones.

Many people may share one address, in a café or a school, and open the same page at the same moment.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from web.conftest import Visit
from web.playing import at_table, invited, pass_and_play, press, to_act
from web.tables import open_table

START_MOST = 4  # document, script, list of games, and one to spare
TABLE_MOST = 7  # document, script, the table's script, the game's and one it shares, its words, WebSocket
LOBBY_MOST = 10  # the same, the lobby's script, the game's pictures, and the list of games
KNOWN_MOST = 2  # what may have changed: the document, and the list of games or the table

# What came over the network, not from the browser's cache: for a file that was only revalidated, headers are sent.
ASKED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .filter((one) => one.transferSize > 0).map((one) => new URL(one.name).pathname)"""


class Sockets:
    """Counts a page's WebSockets, which browsers don't list."""

    def __init__(self, page: Page) -> None:
        self.count = 0
        page.on("websocket", self._note)

    def _note(self, _: object) -> None:
        self.count += 1


def asked(page: Page) -> list[str]:
    page.wait_for_load_state("networkidle")
    found: list[str] = page.evaluate(ASKED)
    return found


def test_a_start_page_asks_little(visit: Visit) -> None:
    page = visit("/api/health")
    page.goto(page.url.replace("/api/health", "/"))
    expect(page.get_by_role("heading", name="Quoridor")).to_be_visible()
    assert len(asked(page)) <= START_MOST, asked(page)
    page.goto(page.url)
    expect(page.get_by_role("heading", name="Quoridor")).to_be_visible()
    assert len(asked(page)) <= KNOWN_MOST, asked(page)


@pytest.mark.parametrize("game", ["quoridor", "cards"])
def test_a_table_asks_little(visit: Visit, game: str) -> None:
    page = visit("/api/health")
    sockets = Sockets(page)
    open_table(page, game, {"kind": "here"}, {"kind": "here"})
    page.locator(".sentence[aria-busy=false]").wait_for()
    expect(page.locator(".board > *").first).to_be_visible()
    cold = asked(page)
    assert len(cold) + sockets.count <= TABLE_MOST, "\n".join(cold)
    others = {"quoridor", "cards", "chase", "marbles", "mspacman"} - {game}
    assert not [path for path in cold if any(other in path for other in others)], cold
    page.reload()
    page.locator(".sentence[aria-busy=false]").wait_for()
    warm = asked(page)
    assert len(warm) + sockets.count - 1 <= KNOWN_MOST, warm


def test_somebody_invited_asks_little(visit: Visit) -> None:
    host = visit()
    press(host, "With a friend, by link")
    guest = visit("/api/health", locale="cs")
    sockets = Sockets(guest)
    guest.goto(invited(host))
    expect(guest.locator(".lobby form")).to_be_visible()
    expect(guest.locator(".lobby form [data-piece]").first).to_be_visible()
    assert len(asked(guest)) + sockets.count <= LOBBY_MOST, "\n".join(asked(guest))


def failing(times: int, answer: Callable[[Route], None]) -> Callable[[Route], None]:
    """Answer the first requests differently from the server."""
    left = [times]

    def handle(route: Route) -> None:
        left[0] -= 1
        if left[0] >= 0:
            answer(route)
        else:
            route.continue_()

    return handle


def busy(route: Route) -> None:
    route.fulfill(status=429, json={"code": "too-many-requests", "message": "error-too-many-requests", "params": {}})


def cut(route: Route) -> None:
    route.abort("connectionreset")


def test_a_start_page_without_its_games_asks_again(visit: Visit) -> None:
    page = visit("/api/health")
    page.route("**/api/games", failing(1, busy))
    page.goto(page.url.replace("/api/health", "/"))
    expect(page.get_by_text("Trying again")).to_be_visible()
    expect(page.get_by_role("heading", name="Quoridor")).to_be_visible()
    expect(page.get_by_text("Trying again")).to_have_count(0)


def test_parts_that_do_not_come_are_asked_for_again(visit: Visit) -> None:
    page = visit()
    for part, trouble in (("table", busy), ("quoridor", cut), ("en-quoridor", busy)):
        page.route(f"**/assets/{part}-*.js", failing(1, trouble))
    pass_and_play(page)
    expect(page.get_by_text("Trying again")).to_be_visible()
    at_table(page)
    to_act(page)
    expect(page.get_by_text("Trying again")).to_have_count(0)


def test_a_page_whose_parts_are_gone_asks_to_be_reloaded(visit: Visit) -> None:
    page = visit()
    page.route("**/assets/quoridor-*.js", lambda route: route.fulfill(status=404))
    newer = "<!doctype html><script type=module src=/assets/base-newer.js></script>"
    page.route("**/t/*", lambda route: route.fulfill(body=newer, content_type="text/html"))
    pass_and_play(page)
    expect(page.get_by_text("Please reload")).to_be_visible()
    page.unroute_all()
    press(page, "Reload")
    at_table(page)
    to_act(page)
    expect(page.get_by_text("Please reload")).to_have_count(0)


def test_a_page_without_its_script_says_so_in_words(visit: Visit) -> None:
    page = visit("/api/health", locale="cs")
    page.route("**/assets/base-*.js", cut)
    page.goto(page.url.replace("/api/health", "/"))
    late = page.get_by_text("Načítání trvá dlouho")
    expect(late).to_be_attached()
    expect(late).to_be_hidden()  # not at once: on a slow connection it comes by itself
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    expect(late).to_be_visible()
