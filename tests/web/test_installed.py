"""The page as an app: opened without a connection it shows its lists and puzzles, and says what needs the server."""

import json
import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from web.conftest import Visit, acquaint
from web.playing import at_table, press
from web.positions import friends
from web.served import Program
from web.tables import open_table


@pytest.fixture
def context(browser: Browser) -> BrowserContext:
    """Return a device whose browser may have service workers."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", service_workers="allow")
    acquaint(context)
    return context


KEPT = """async () => {
  const cache = await caches.open("mazechase-1");
  return (await cache.keys()).some(({ url }) => url.includes("/assets/base"));
}"""


def settled(page: Page) -> None:
    """Wait until the worker has taken over, and has everything that was loaded before."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.wait_for_function(KEPT)


def test_it_opens_without_a_connection(context: BrowserContext, program: Program) -> None:
    page = context.new_page()
    page.goto(f"{program.url}/art")
    open_table(page, "quoridor", {"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"})
    at_table(page)
    page.goto(program.url)
    expect(page.get_by_role("heading", name="Quoridor")).to_be_visible()
    settled(page)
    for path, there in (("/puzzles#quoridor", ".task"), ("/yours", "main"), ("/", "[data-game]")):
        page.goto(program.url + path)
        page.locator(there).first.wait_for()
        page.wait_for_load_state("networkidle")
    context.set_offline(True)
    page.goto(program.url)
    expect(page.get_by_role("heading", name="Quoridor")).to_be_visible()
    expect(page.get_by_role("region", name="Continue")).to_be_visible()
    expect(page.locator(".offline")).to_contain_text("You're offline")
    page.goto(f"{program.url}/puzzles#quoridor")
    expect(page.locator(".task")).to_be_visible()
    page.goto(f"{program.url}/yours")
    expect(page.get_by_role("heading", name="My games and results")).to_be_visible()
    context.set_offline(False)
    page.goto(program.url)
    expect(page.locator(".offline")).to_have_count(0)
    context.close()


def test_what_is_said_of_the_app_is_all_there(visit: Visit) -> None:
    page = visit("/art")
    manifest = json.loads(page.request.get(page.url.replace("/art", "/manifest.webmanifest")).text())
    for icon in manifest["icons"]:
        answer = page.request.get(page.url.replace("/art", icon["src"]))
        assert answer.headers["content-type"] == icon.get("type")
        assert len(answer.body()) > 100
    assert (
        page.request.get(page.url.replace("/art", "/worker.js")).headers["content-type"].startswith("text/javascript")
    )


def test_links_have_a_preview_with_the_game_and_no_secret(visit: Visit) -> None:
    host = visit()
    press(host, "With a friend, by link")
    link = host.get_by_role("textbox", name="Send this link").input_value()
    shown = host.request.get(link.partition("#")[0]).text()  # as programs ask that show previews: without the fragment
    (picture,) = re.findall(r'property="og:image" content="([^"]+)"', shown)
    assert picture.endswith("/previews/quoridor.jpg")
    assert 'og:title" content="You&#x27;re invited to play Quoridor!' in shown
    assert host.request.get(picture).headers["content-type"] == "image/jpeg"
    assert link.partition("=")[2] not in shown
    assert link.rpartition("=")[2] not in shown
    plain = host.request.get(host.url.partition("/t/")[0]).text()
    assert "/previews/mazechase.jpg" in plain


NOTICES = """
  window.notices = [];
  window.Notification = class {
    static permission = "granted";
    static requestPermission() { return Promise.resolve("granted"); }
    constructor(title, options) { window.notices.push([title, options.body]); }
    close() {}
  };
"""
HIDE = """Object.defineProperty(document, "hidden", { get: () => true });
  document.dispatchEvent(new Event("visibilitychange"));"""


def test_who_looks_elsewhere_is_called_when_it_is_their_turn(visit: Visit, program: Program) -> None:
    host, friend = friends(visit, program)
    first, second = (host, friend) if host.locator(".sentence.mine").count() else (friend, host)
    second.add_init_script(NOTICES)
    second.reload()
    at_table(second)
    press(second, "Say something")
    second.get_by_label("Call me when it's my turn").check()
    second.keyboard.press("Escape")
    second.evaluate(HIDE)
    first.locator('[data-name="e2"]').click()
    second.wait_for_function("() => window.notices.length === 1")
    assert second.evaluate("window.notices[0]") == ["Your turn", "Quoridor"]
    assert second.title().startswith("●")
