"""The site's menu leads to every page, and only to pages. Nothing is built here: `make docs` does that."""

import pkgutil
import re
import runpy
import tomllib
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

from docs.test_links import PAGES, ROOT, links

PARTS = tomllib.loads((ROOT / "docs" / "nav.toml").read_text("utf-8"))["part"]
MENU = [ROOT / f"{name}.md" for part in PARTS for name in part["pages"]]
START = ROOT / "docs" / "index.md"
READERS = {"players", "hosts", "bot-authors", "researchers", "designers", "contributors"}


def test_the_menu_lists_every_page_once() -> None:
    folders = {page.parent for page in MENU if page.name == "README.md"}  # whose pages are listed in their README
    on_site = {page for page in PAGES if page not in (START, ROOT / "README.md")}
    assert [page for page, count in Counter(MENU).items() if count > 1] == []
    assert set(MENU) - on_site == set()
    assert {page for page in on_site - set(MENU) if page.parent not in folders} == set()


def test_the_start_page_has_a_path_for_everybody() -> None:
    paths = {f"for-{reader}.md" for reader in READERS}
    assert paths <= set(links(START.read_text("utf-8")))
    assert {page.name for page in ROOT.glob("docs/for-*.md")} == paths


def test_the_examples_page_lists_every_example() -> None:
    page = (ROOT / "docs" / "examples.md").read_text("utf-8")
    listed = {Path(link).name for link in links(page) if link.startswith("../examples/") and link.endswith(".py")}
    assert listed == {file.name for file in ROOT.glob("examples/*.py")}


def test_the_api_names_what_exists() -> None:
    for page in ROOT.glob("docs/api/*.md"):
        names = re.findall(r"^\.\. auto(?:module|class):: (\S+)$", page.read_text("utf-8"), re.MULTILINE)
        assert names, page
        for name in names:
            pkgutil.resolve_name(name)  # raises for what is not there


def test_pictures_are_small() -> None:
    sizes = {file.name: file.stat().st_size for file in ROOT.glob("docs/pictures/*")}
    film = sizes.pop("film.webp")
    assert set(sizes) == {
        "calibration.svg",
        "workshop.webp",
        *(f"{page.stem}.webp" for page in ROOT.glob("docs/rules/*.md")),
    }
    assert film < 1_500_000
    assert sum(sizes.values()) < 1_000_000


def test_every_file_that_a_page_links_to_can_be_shown() -> None:
    app = SimpleNamespace(env=SimpleNamespace(mazechase_sources=set()))
    site_link = runpy.run_path(str(ROOT / "docs" / "site" / "sources.py"))["site_link"]
    for page in PAGES:
        for link in links(page.read_text("utf-8")):
            site_link(app, page, "this", link)
    assert len(app.env.mazechase_sources) > 100
    for source in app.env.mazechase_sources:
        source.read_text("utf-8")  # raises for what is not text
    weights = ROOT / "src/mazechase/bots/quoridor/net.bin"
    assert site_link(app, ROOT / "docs" / "bots.md", "the weights", f"../{weights.relative_to(ROOT)}") == "the weights"
