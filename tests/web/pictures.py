"""Take the pictures of README and docs from the real page, in docs/pictures/: games, the workshop, and a moving one.

`make pictures` runs it. Look at all of them afterwards. With words, as in `python tests/web/pictures.py cards film`, it
takes only the pictures of these names.
"""

import base64
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, expect, sync_playwright

import mazechase
from mazechase.match import Match, Player, Record, Setup
from web.conftest import acquaint, launch
from web.moving import moving_picture
from web.playing import to_act
from web.positions import sit, table_at
from web.served import Program
from web.shots import icon
from web.tables import go_on_from, show_record

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SIZE = {"width": 1040, "height": 760}
BOARD: dict[str, float] = {
    "x": 8,
    "y": 44,
    "width": 640,
    "height": 708,
}  # the left part of the page: the board, and what is below it
WORKSHOP_SIZE = {"width": 1180, "height": 960}
FILM_SIZE = {"width": 900, "height": 700}
FRAME = 26  # of the board around its squares
LONGEST_S = 30
FRAME_S = 0.1
REST_S = 2.0  # how long the last picture of the film is shown
NAMES = ("Ada", "Bo", "Cleo", "Dan")


class Still(NamedTuple):
    """A table to take a picture of: the game, a position in the middle of it, and who looks."""

    game: str
    players: int
    position: str
    looks: int | None = None  # a seat at its own device, where hands are hidden


STILLS = (
    Still(
        "marbles",
        4,
        "d1,c2,b3,d3,f3,h3,j3,c4,d4,f4,h4,a6,c6,d6,h6,b7,j7,a8,b8,h8,i8,d9,h9,a10,b10,c10,g10,j10 c3 d2,b6,b9,j2 "
        "13,7,10,14 1,0,1,1 c4,i4 - 2 3,3 - - - 0",
    ),
    Still(
        "mspacman",
        4,
        "walk 3 3 j3 c4,c7,-,e5 a1,b1,c1,d1,e1,f1,g1,i1,j1,a2,d2,j2,b3,c3,d3,e3,f3,g3,j3,a4,c4,e4,f4,g5,h5,j5,g6,h6,j6,"
        "e7,f7,h7,j7,e8,f8,g8,h8,i8,a9,c9,g9,j9,a10,b10,d10,e10,f10,g10,h10,i10,j10 3 - - - 0",
    ),
    Still(
        "cards",
        4,
        "ask 2 - 2 0 aaaa 0,0,0,0 0,0,0,0 cherry+2dot+strawberry,cherry+dot+orange+pinky,dot+inky,apple -,-,-,- "
        "give+skip - 0 0",
        2,
    ),
    Still("quoridor", 2, "f4,c8 1,8 a2h,c2h,e2h,f4h,b5h,d6h,a7h,d8h,c6v,e7v,c8v 1 0"),
    Still("chase", 2, "f2 d5,e5,g3,f4 b2,b8,h8 3 0 Pac-Man 1+ - 1 0 0"),
)
# A few cycles of a game of the chase between two bots: what came before, and what the film shows.
BEFORE = "e3 f3 b5 d5 f5 i4 f2 g2 b4 e5 e5 i5 h2 g2 f2 f3 a4 e6 e4 i4 e3 d3 b4 f6 d4 h4"
FILM = "d2 c2 b5 f7 d3 g4 b2 c2 d2 d3 c5 f6 f4"


def visit(browser: Browser, size: dict[str, int], **more: Any) -> Page:
    """Open the page as somebody with a light theme."""
    viewport = {"width": size["width"], "height": size["height"]}
    context = browser.new_context(viewport=viewport, color_scheme="light", locale="en-GB", **more)  # type: ignore[arg-type]
    acquaint(context)
    context.set_default_timeout(60_000)
    expect.set_options(timeout=60_000)
    return context.new_page()


def capture(page: Page, clip: dict[str, float], quality: int) -> bytes:
    """Take a picture of a part of the page as WebP, which Playwright itself can't write."""
    session = page.context.new_cdp_session(page)
    wanted = {"format": "webp", "quality": quality, "clip": {"scale": 1, **clip}}
    answer = session.send("Page.captureScreenshot", wanted)
    session.detach()
    return base64.b64decode(answer["data"])


def take_still(browser: Browser, program: Program, still: Still) -> bytes:
    """Sit down at a position and take the picture when somebody is to act."""
    page = visit(browser, SIZE, reduced_motion="reduce")
    page.goto(f"{program.url}/api/health")
    names = NAMES[: still.players]
    if still.looks is not None:  # a hidden hand: one player's own device
        sit(page, program, table_at(program, still.game, names, still.position, {}), still.looks)
    else:
        game = mazechase.game(still.game, players=still.players)
        setup = Setup.make(game, still.game, tuple(map(Player, names)), position=still.position)
        go_on_from(page, Record.of(Match.begin(setup)))
    to_act(page)
    page.wait_for_timeout(1000)  # until fonts and highlights have settled
    picture = capture(page, BOARD, 85)
    page.context.close()
    return picture


def take_workshop(browser: Browser, program: Program) -> bytes:
    """Draw a board from a template, and take the picture when the meter has something to say."""
    page = visit(browser, WORKSHOP_SIZE, reduced_motion="reduce")
    page.goto(f"{program.url}/workshop#new=marbles.layout")
    page.locator("[data-start=corners]").click()
    expect(page.locator("[data-side='1']")).to_be_visible()
    page.wait_for_timeout(8_000)  # until there are some games
    picture = capture(page, {"x": 0, "y": 0, **WORKSHOP_SIZE}, 45)
    page.context.close()
    return picture


def record() -> Record:
    """Return the match that the film shows."""
    game = mazechase.game("chase", players=2)
    state = game.start()
    for token in BEFORE.split():
        state = game.apply(state, game.read(token)).state
    match = Match.begin(Setup.make(game, "film", (Player("Ada"), Player("Bo")), position=game.position(state)))
    for token in FILM.split():
        match = match.act(match.asked[0], [token], now_ms=0)
    return Record.of(match)


def take_film(browser: Browser, program: Program) -> bytes:
    """Play a record as a film, and take pictures as they come; each is shown for as long as it lasted."""
    page = visit(browser, FILM_SIZE)
    page.goto(f"{program.url}/api/health")
    show_record(page, record())
    page.locator("[data-ply]").last.wait_for()
    icon(page, "first")
    box = page.get_by_role("grid").bounding_box()
    assert box is not None
    clip = {
        "x": box["x"] - FRAME,
        "y": box["y"] - FRAME,
        "width": box["width"] + 2 * FRAME,
        "height": box["height"] + 2 * FRAME,
        "scale": 0.9,
    }
    page.wait_for_timeout(500)
    frames = [(capture(page, clip, 60), FRAME_S)]
    icon(page, "play")
    begun = last = time.monotonic()
    while page.locator('button[data-icon="pause"]').count() and last < begun + LONGEST_S:
        picture = capture(page, clip, 60)
        page.wait_for_timeout(max(0, 1000 * (last + FRAME_S - time.monotonic())))
        frames.append((picture, time.monotonic() - last))
        last = time.monotonic()
    frames.append((capture(page, clip, 60), REST_S))
    page.context.close()
    return moving_picture(frames)


def main() -> None:
    """Take all pictures, or those that are asked for."""
    FOLDER.mkdir(exist_ok=True)
    words = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        program = Program(Path(folder) / "tables.db")
        browser = launch(playwright)
        try:
            for still in STILLS:
                if not words or still.game in words:
                    (FOLDER / f"{still.game}.webp").write_bytes(take_still(browser, program, still))
            if not words or "workshop" in words:
                (FOLDER / "workshop.webp").write_bytes(take_workshop(browser, program))
            if not words or "film" in words:
                (FOLDER / "film.webp").write_bytes(take_film(browser, program))
        finally:
            browser.close()
            program.stop()
    for file in sorted(FOLDER.glob("*.webp")):
        print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
