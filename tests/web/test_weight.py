"""How heavy the page is: budgets in bytes as sent, read from the built files. ``make lighthouse`` measures times."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from web.conftest import Visit

FIRST_BYTES = 60_000  # a start page: its document, with the words of one language, and its script, with all styles
TABLE_BYTES = 40_000  # in addition, for the first table of any game
GAME_BYTES = 40_000  # in addition, for each game: its script and its words

Manifest = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def manifest(page_folder: Path) -> Manifest:
    read: Manifest = json.loads((page_folder / "manifest.json").read_text("utf-8"))
    return read


def sent(file: Path) -> int:
    """Return a file's size as it is sent where browsers take only gzip, which is anywhere without encryption."""
    return file.with_name(f"{file.name}.gz").stat().st_size


def part(manifest: Manifest, name: str) -> str:
    """Return the built file that holds a part of the page."""
    return next(file for one in manifest.values() if (file := str(one["file"])).startswith(f"assets/{name}-"))


def games(manifest: Manifest) -> dict[str, str]:
    """Return the script of every game."""
    found = ((re.match(r"src/games/(\w+)/index", name), one["file"]) for name, one in manifest.items())
    return {game[1]: file for game, file in found if game}


def test_the_first_load_is_light_in_every_language(page_folder: Path, manifest: Manifest) -> None:
    script = sent(page_folder / part(manifest, "base"))
    for document in page_folder.glob("start.*.html"):
        assert 10_000 < script + sent(document) <= FIRST_BYTES, document.name
    assert sent(page_folder / part(manifest, "table")) <= TABLE_BYTES


def test_every_game_is_light_in_every_language(page_folder: Path, manifest: Manifest) -> None:
    languages = [document.name.split(".")[1] for document in page_folder.glob("start.*.html")]
    assert len(games(manifest)) > 1
    for game, script in games(manifest).items():
        for language in languages:
            words = page_folder / part(manifest, f"{language}-{game}")
            assert 5_000 < sent(page_folder / script) + sent(words) <= GAME_BYTES, (game, language)


def test_every_game_is_one_script_more(page_folder: Path, manifest: Manifest) -> None:
    entry = next(name for name, one in manifest.items() if one.get("isEntry"))
    table = next(name for name, one in manifest.items() if one["file"] == part(manifest, "table"))
    assert "imports" not in manifest[entry]  # the first load is one script
    assert manifest[table]["imports"] == [entry]
    for game, script in games(manifest).items():
        imports = next(one["imports"] for one in manifest.values() if one["file"] == script)
        assert set(imports) <= {entry, table}, game  # they are there already
    assert not list(page_folder.rglob("*.css*"))  # components bring their styles


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
