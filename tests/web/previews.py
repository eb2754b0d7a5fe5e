"""Take the pictures of link previews, and draw the icons of an installed page; `make previews` runs it.

The pictures show the games' own covers; they are in src/mazechase/server/edge/previews, and the icons in web/public.
"""

import re
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, sync_playwright

from mazechase.server.edge.previews import ANY, PICTURES, SIZE
from web.conftest import launch
from web.served import Program

PUBLIC = Path(__file__).parents[2] / "web" / "public"
ICONS = (192, 512)
QUALITY = 82  # of a JPEG: previews are small on a screen
_COVERS = """() => Object.fromEntries([...document.querySelectorAll("[data-game]")]
  .map((card) => [card.dataset.game, [card.querySelector("h2").textContent, card.querySelector(".art").innerHTML]]))"""
_STYLES = """() => [...document.styleSheets, ...document.adoptedStyleSheets]
  .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\\n")"""
_PAGE = """<html data-theme="dark"><style>{styles}
html, body {{ margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #10163a; color: #fff; }}
body {{ display: grid; grid-template-columns: 630px 1fr; align-items: center; font-family: system-ui, sans-serif; }}
.art {{ width: 550px; height: 550px; margin: 40px; border-radius: 40px; overflow: hidden; background: #1b2350; }}
.art svg {{ display: block; width: 100%; height: 100%; }}
h1 {{ margin: 0 40px 0 0; font-size: 74px; line-height: 1.05; font-weight: 900; }}
p {{ margin: 20px 0 0; font-size: 34px; color: #ffd23f; font-weight: 700; }}
</style><body><div class="art">{art}</div><div><h1>{title}</h1><p>{below}</p></div></body></html>"""


def main() -> None:
    """Take all of them."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        program = Program(Path(folder) / "tables.db")
        try:
            previews(browser, program.url)
            icons(browser)
        finally:
            program.stop()
            browser.close()


def previews(browser: Browser, url: str) -> None:
    """Take a picture for each game, and one without a game."""
    page = browser.new_page(color_scheme="dark", reduced_motion="reduce")
    page.goto(url)
    page.locator("[data-game] .art svg").first.wait_for()
    covers, styles = page.evaluate(_COVERS), page.evaluate(_STYLES)
    icon = (PUBLIC / "favicon.svg").read_text("utf-8")
    pages = {game: (art, title, "Mazechase") for game, (title, art) in covers.items()}
    pages[ANY] = (icon, "Mazechase", "Mazes, ghosts and fences")
    PICTURES.mkdir(exist_ok=True)
    for name, (art, title, below) in pages.items():
        page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})
        page.set_content(_PAGE.format(styles=styles, art=art, title=title, below=below))
        page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=QUALITY)


def icons(browser: Browser) -> None:
    """Draw the icon in the sizes that are asked for, up to its edges, since systems cut it to their own shapes."""
    drawing = re.sub(r' rx="[0-9]+"', "", (PUBLIC / "favicon.svg").read_text("utf-8"))
    for size in ICONS:
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
        page.locator("svg").evaluate(f"one => (one.style.width = one.style.height = '{size}px')")
        page.screenshot(path=PUBLIC / f"icon-{size}.png")
        page.close()


if __name__ == "__main__":
    main()
