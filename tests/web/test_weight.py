"""How heavy the page is: budgets in bytes as sent, with gzip and with Brotli. ``make lighthouse`` measures times."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from web.conftest import Visit
from web.playing import press

FIRST_BYTES = 60_000  # a start page: its document, with the words of one language, and its script, with all styles
GAME_BYTES = 40_000  # in addition, until the first turn of a game can be played: scripts, styles and words
FORMS = ("br", "gz")  # gzip is all that browsers take where nothing is encrypted

GAMES = sorted(folder.name for folder in (Path(__file__).parents[2] / "web" / "src" / "games").iterdir())

Manifest = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def manifest(page_folder: Path) -> Manifest:
    read: Manifest = json.loads((page_folder / "manifest.json").read_text("utf-8"))
    return read


def sent(file: Path, form: str) -> int:
    """Return a file's size as it is sent: ``br`` over an encrypted connection, otherwise ``gz``."""
    return file.with_name(f"{file.name}.{form}").stat().st_size


def part(manifest: Manifest, name: str) -> str:
    """Return the built file that holds a part of the page."""
    return next(file for one in manifest.values() if (file := str(one["file"])).startswith(f"assets/{name}-"))


def loaded_with(manifest: Manifest, *names: str) -> set[str]:
    """Return some parts of the page with all that they import, without the first script."""
    found: set[str] = set()
    waiting = [key for key, one in manifest.items() if one["file"] in {part(manifest, name) for name in names}]
    while waiting:
        one = manifest[waiting.pop()]
        if not one.get("isEntry") and one["file"] not in found:
            found.add(one["file"])
            waiting += one.get("imports", [])
    return found


def languages(page_folder: Path) -> list[str]:
    return [document.name.split(".")[1] for document in page_folder.glob("start.*.html")]


def test_the_first_load_is_light_in_every_language(page_folder: Path, manifest: Manifest) -> None:
    script = sent(page_folder / part(manifest, "base"), "gz")  # Brotli is smaller still
    for language in languages(page_folder):
        assert 10_000 < script + sent(page_folder / f"start.{language}.html", "gz") <= FIRST_BYTES, language


OPENED = "performance.getEntriesByType('navigation')[0].encodedBodySize"


@pytest.mark.parametrize("locale", ["en-GB", "ar"])
def test_the_first_load_is_light_as_it_is_served(visit: Visit, locale: str) -> None:
    page = visit("/", newcomer=True, locale=locale)
    page.goto(page.url, wait_until="networkidle")
    (script,) = [size for name, size in page.evaluate(CAME) if "/base-" in name]
    assert 10_000 < page.evaluate(OPENED) + script <= FIRST_BYTES


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_light_in_every_language(page_folder: Path, manifest: Manifest, game: str) -> None:
    for language in languages(page_folder):
        (words,) = (page_folder / "assets").glob(f"{language}-{game}-????????.js")
        files = {*loaded_with(manifest, "table", "guide", game), f"assets/{words.name}"}
        for form in FORMS:
            total = sum(sent(page_folder / file, form) for file in files)
            assert 10_000 < total <= GAME_BYTES, (language, form, files)


def test_every_game_loads_few_scripts(manifest: Manifest) -> None:
    entry = next(name for name, one in manifest.items() if one.get("isEntry"))
    table = next(name for name, one in manifest.items() if one["file"] == part(manifest, "table"))
    assert "imports" not in manifest[entry]  # the first load is one script
    assert manifest[table]["imports"] == [entry]
    for game in GAMES:
        others = loaded_with(manifest, game) - {part(manifest, "table"), part(manifest, game)}
        assert len(others) <= 1, game  # what it shares with another game


def test_components_bring_their_styles(page_folder: Path) -> None:
    assert not list(page_folder.rglob("*.css*"))
    named = re.compile(r"assets/[\w-]+\.css")
    assert not [script.name for script in page_folder.rglob("*.js") if named.search(script.read_text("utf-8"))]


# What came for a page, in bytes of the files: those that were asked for while it was opened.
CAME = """() => performance.getEntriesByType("resource").filter((one) => one.name.includes("/assets/"))
  .map((one) => [new URL(one.name).pathname, one.encodedBodySize])"""


WITH_THE_FIRST_EVENT = r"/assets/(played|later)-"  # if a bot begins, that may be here already


def test_a_first_game_loads_no_more_than_that(visit: Visit) -> None:
    page = visit("/", game="marbles", newcomer=True, log="story")  # as it is for newcomers
    expect(page.get_by_role("button", name="Against a bot")).to_be_visible()  # ways to play come with a game's choice
    page.wait_for_load_state("networkidle")
    before = {name for name, _ in page.evaluate(CAME)}
    press(page, "Against a bot")
    expect(page.locator(".coach")).to_be_visible()
    page.wait_for_load_state("networkidle")
    came = {name: size for name, size in page.evaluate(CAME) if name not in before}
    more = {name: size for name, size in came.items() if not re.match(WITH_THE_FIRST_EVENT, name)}
    assert 10_000 < sum(more.values()) <= GAME_BYTES, more


def watch(page: Page) -> list[Response]:
    """Collect everything sent from now on."""
    sent: list[Response] = []

    def note(response: Response) -> None:
        sent.append(response)

    page.on("response", note)
    return sent


def test_assets_come_compressed_and_are_kept(visit: Visit) -> None:
    page = visit("/api/health")
    sent = watch(page)
    page.goto(page.url.replace("/api/health", "/"))
    expect(page.get_by_role("heading", name="Quoridor")).to_be_visible()
    assets = [response for response in sent if "/assets/" in response.url]
    assert assets
    for response in assets:
        headers = response.all_headers()
        assert headers["content-encoding"] in {"br", "gzip"}
        assert "immutable" in headers["cache-control"]
    names = " ".join(response.url for response in assets)
    assert not re.search(r"/assets/(table|aside|quoridor)-", names)  # loaded when they are opened
