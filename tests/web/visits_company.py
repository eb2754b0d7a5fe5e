"""Pictures of company for the gallery: somebody who is away, the list of places, phrases, characters, one's results."""

from playwright.sync_api import Page

from web.shots import Shot, Visit, icon
from web.tables import open_table

_CLAIM = """async (name) => {
  const table = JSON.parse(localStorage.getItem(`mazechase.table.${location.pathname.split("/").at(-1)}`));
  const ask = (what, token, body) => fetch(`/api/tables/${table.id}/${what}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  await ask("claim", table.invite, { name });
  await ask("start", table.host, {});
}"""


_RESULTS = """() => ["won", "won", "lost"].forEach((how, at) => localStorage.setItem(
  `mazechase.result.${at}`, JSON.stringify({ id: `${at}`, game: "quoridor", at, how, against: ["=pip", "Bo"] })))"""


def with_absent(page: Page, game: str, name: str) -> None:
    """Begin a match with somebody who has a place and is away."""
    here = {"kind": "here", "name": "Ludmila"}
    open_table(page, game, here, {"kind": "link"}, {"kind": "bot", "bot": "level1"}, start=False)
    page.locator(".lobby").wait_for()
    page.evaluate(_CLAIM, name)
    page.locator(".sentence.mine").wait_for()


def away(page: Page, shot: Shot) -> None:
    with_absent(page, "quoridor", "Maximiliana Alexandrovna")
    page.locator('[data-icon="bot"][aria-disabled]').wait_for()
    shot("table-away")
    page.locator('[data-name="e2"]').click()
    page.locator(".sentence [role=timer]").wait_for()
    shot("table-away-turn")
    page.locator('.sentence [data-icon="bot"]').press("Enter")
    page.locator(".sentence.refusal").wait_for()
    shot("table-away-early")
    icon(page, "menu")
    page.locator("dialog summary").last.click()
    page.locator("dialog li").first.wait_for()
    shot("table-places")
    page.locator("dialog li").nth(1).locator("button").last.click()
    shot("table-places-sure")
    page.locator("dialog li").nth(1).locator("button").last.click()
    page.locator("dialog details[open] svg[role=img]").wait_for()
    page.locator("dialog .share").last.scroll_into_view_if_needed()
    shot("table-places-free")


def away_at_cards(page: Page, shot: Shot) -> None:
    with_absent(page, "cards", "Bo")
    page.locator('[data-icon="bot"][aria-disabled]').wait_for()
    shot("cards-away")


def talking(page: Page, shot: Shot) -> None:
    with_absent(page, "quoridor", "Bo")
    icon(page, "talk")
    page.locator("dialog [data-phrase]").first.wait_for()
    shot("talk")
    page.locator("dialog .phrases button").nth(1).click()
    page.locator(".bubble").wait_for()
    shot("talk-said")


def characters(page: Page, shot: Shot) -> None:
    open_table(page, "quoridor", {"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "hazel"})
    page.locator(".bubble").wait_for()
    shot("character-greets")
    page.evaluate(_RESULTS)
    page.goto(page.url.partition("/t/")[0] + "/ladder#quoridor")
    page.locator("[data-character]").first.wait_for()
    shot("ladder")
    page.goto(page.url.partition("/ladder")[0] + "/yours")
    page.locator("[data-results]").first.wait_for()
    shot("yours")


VISITS: tuple[Visit, ...] = (away, away_at_cards, talking, characters)
