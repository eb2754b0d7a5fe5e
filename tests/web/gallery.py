"""Take screenshots of every page and state into gallery/: light and dark, phone and desktop, and Arabic.

In every other language there are pictures of the start page, set-up, help and every game's table on the smallest phone,
and what sticks out or is cut off there is listed at the end.

`make gallery` runs it. Look at all of them, and fix what you would not show to a friend. With words, as in
`python tests/web/gallery.py four phone`, it takes only the visits and variants with one of these words in their names.
The visits to a game are in ``visits_GAME.py``, listed in ``VISITS``; each of them begins at the start page.
"""

import importlib
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from mazechase.messages import languages
from web.conftest import DESKTOP, PHONE, acquaint, launch
from web.served import Program
from web.shots import Shot, Visit, choose, icon
from web.small import OVERFLOW, SMALL, looked_at, speak

FOLDER = Path(__file__).parents[2] / "gallery"
FORGET = """Object.keys(localStorage).filter((key) => key.startsWith("mazechase.table"))
  .forEach((key) => localStorage.removeItem(key))"""


class Variant(NamedTuple):
    """One way to see the page."""

    name: str
    scheme: str
    phone: bool
    locale: str


VARIANTS = (
    Variant("phone-light", "light", phone=True, locale="en-GB"),
    Variant("phone-dark", "dark", phone=True, locale="en-GB"),
    Variant("desktop-light", "light", phone=False, locale="en-GB"),
    Variant("desktop-dark", "dark", phone=False, locale="en-GB"),
    Variant("phone-arabic", "light", phone=True, locale="ar"),
    Variant("desktop-arabic", "dark", phone=False, locale="ar"),
)


ALL_NAMES = [*(one.name for one in VARIANTS), *(f"small-{language}" for language in languages())]


def start_page(page: Page, shot: Shot) -> None:
    page.locator("article").first.wait_for()
    shot("start")
    choose(page, "quoridor")
    icon(page, "gear")
    shot("settings")
    icon(page, "close")
    icon(page, "gear", 1)
    page.locator("dialog").wait_for()
    page.locator("dialog .segments span").last.click()
    page.locator("dialog summary").click()
    shot("setup")
    page.locator("dialog .chair [aria-expanded]").nth(1).click()
    shot("setup-pieces")
    icon(page, "close")


def lobby(page: Page, shot: Shot) -> None:
    choose(page, "quoridor")
    icon(page, "link")
    page.locator(".lobby svg[role=img]").wait_for()
    shot("lobby-host")


def invited(page: Page, shot: Shot) -> None:
    page.locator(".lobby form [data-piece]").first.wait_for()
    shot("lobby-guest")


def art(page: Page, shot: Shot) -> None:
    page.locator("main svg").wait_for()
    shot("art")


def nobody(page: Page, shot: Shot) -> None:
    page.locator(".message button").wait_for()
    shot("no-such-table")


def visits(program: Program) -> Iterator[tuple[str, Visit]]:
    yield program.url, start_page
    yield program.url, lobby
    for file in sorted(Path(__file__).parent.glob("visits_*.py")):
        for visit in importlib.import_module(f"web.{file.stem}").VISITS:
            yield program.url, visit
    yield f"{program.url}/art", art
    yield f"{program.url}/t/there-is-no-such-table#watch=nothing-to-see-here-at-all", nobody


def wished(name: str, names: Iterable[str]) -> bool:
    """Return whether to take this one: if a word asks for it, or no word asks for any of its kind."""
    words = [word for word in sys.argv[1:] if any(word in one for one in names)]
    return not words or any(word in name for word in words)


def show(browser: Browser, program: Program, variant: Variant) -> None:
    size = PHONE if variant.phone else DESKTOP
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        color_scheme="dark" if variant.scheme == "dark" else "light",
        has_touch=variant.phone,
        locale=variant.locale,
        reduced_motion="reduce",
        device_scale_factor=2 if variant.phone else 1,
    )
    acquaint(context)
    page = context.new_page()

    def shot(name: str) -> None:
        page.wait_for_timeout(150)
        page.screenshot(path=FOLDER / f"{name}.{variant.name}.png")

    names = [visit.__name__ for _, visit in visits(program)]
    for address, visit in visits(program):
        if not wished(visit.__name__, names):
            continue
        page.goto(address)
        visit(page, shot)
        if visit is lobby:
            link = page.locator("input[readonly]").input_value()
            page.evaluate(FORGET)
            page.goto("about:blank")
            page.goto(link)
            invited(page, shot)
    context.close()


def show_small(browser: Browser, program: Program, language: str) -> list[str]:
    """Take pictures in a language on the smallest phone; return what sticks out or is cut off."""
    context = browser.new_context(viewport=SMALL, has_touch=True, reduced_motion="reduce", device_scale_factor=2)  # type: ignore[arg-type]
    acquaint(context)
    page = context.new_page()
    page.goto(f"{program.url}/art")
    speak(page, language)
    wrong = []
    for name in looked_at(page, program.url):
        page.screenshot(path=FOLDER / f"{name}.small-{language}.png")
        wrong += [f"{language}, {name}: {found}" for found in page.evaluate(OVERFLOW)]
    context.close()
    return wrong


def main() -> None:
    """Take all pictures and write a page that shows them."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.png") if not sys.argv[1:] else ():
        old.unlink()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        program = Program(Path(folder) / "tables.db")
        browser, wrong = launch(playwright), list[str]()
        try:
            for variant in VARIANTS:
                if wished(variant.name, ALL_NAMES):
                    show(browser, program, variant)
            for language in languages():
                if wished(f"small-{language}", ALL_NAMES):
                    wrong += show_small(browser, program, language)
        finally:
            browser.close()
            program.stop()
    sys.stdout.write("\n".join(wrong or ["Nothing sticks out on a small phone, in any language."]) + "\n")
    pictures = sorted(FOLDER.glob("*.png"))
    images = "".join(
        f"<figure><img loading=lazy src={file.name}><figcaption>{file.stem}</figcaption></figure>" for file in pictures
    )
    style = "body{display:flex;flex-wrap:wrap;gap:1rem;font:14px sans-serif}img{max-height:480px;border:1px solid #888}"
    (FOLDER / "index.html").write_text(f"<!doctype html><title>Gallery</title><style>{style}</style>{images}", "utf-8")
    print(f"{len(pictures)} pictures in {FOLDER}")  # noqa: T201 (a command prints)


if __name__ == "__main__":
    main()
