import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from mazechase.rules.registry import game_types
from web.served import Program
from web.stress import PATIENCE, Stress

FLAGS = [
    "--no-sandbox",  # root needs it
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}

WAIT_MS = 15_000  # a busy machine is slow, not wrong

# Blank documents have no storage.
LOG = """if (location.protocol !== "about:") localStorage["mazechase.prefs"] ??= '{"log": "LOG"}';"""

Visit = Callable[..., Page]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out the tests of sizes when the page is slowed down."""
    return True if collection_path.name == "test_weight.py" and config.getoption("stress") else None


def find_chromium() -> str | None:
    """Return the system's browser, or None for Playwright's own.

    The headless shell comes first: it needs a third of the processor time for a page.
    """
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next((path for name in names if (path := shutil.which(name))), None)


# A device on which every game was played before, so that no first turn is guided; unless it has learned otherwise.
_ACQUAINTED = """(() => {
  const guided = %s;
  if (location.protocol !== "about:" && !localStorage.getItem("mazechase.learned"))
    localStorage.setItem("mazechase.learned", JSON.stringify({ guided }));
})()"""


def acquaint(context: BrowserContext) -> None:
    """Let a device have been guided through its first turn of every game."""
    context.add_init_script(_ACQUAINTED % json.dumps(sorted(game_types())))


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """Run one server for all tests of this process: each opens tables of its own, as a new device."""
    running = Program(tmp_path_factory.mktemp("web") / "tables.db")
    yield running
    running.stop()


@pytest.fixture
def stress(request: pytest.FixtureRequest) -> Stress | None:
    seed = request.config.getoption("stress")
    return None if seed is None else Stress(f"{seed} {request.node.nodeid}")


@pytest.fixture
def visit(browser: Browser, program: Program, stress: Stress | None) -> Iterator[Visit]:
    """Open the page as a new visitor, on the start page with a game chosen; page errors fail the test.

    The log is in notation, an entry per move, unless ``log`` says otherwise: so tests see what was played.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []
    patience_ms = WAIT_MS * (PATIENCE if stress else 1)
    expect.set_options(timeout=patience_ms)

    def open_page(  # noqa: PLR0913 (what a visitor and the device are like)
        path: str = "/",
        *,
        game: str = "quoridor",
        phone: bool = False,
        base: str | None = None,
        log: str = "codes",
        newcomer: bool = False,
        **settings: object,
    ) -> Page:
        size = PHONE if phone else DESKTOP
        wanted = {
            "viewport": size,
            "has_touch": phone,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",
            **settings,
        }
        context = browser.new_context(**wanted)  # type: ignore[arg-type]
        context.set_default_timeout(patience_ms)
        context.add_init_script(LOG.replace("LOG", log))
        contexts.append(context)
        if not newcomer:
            acquaint(context)
        if stress:
            stress.burden(context)
        page = context.new_page()
        if stress:
            stress.slow(page)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto((base or program.url) + path if path.startswith("/") else path)
        if path.partition("?")[0] == "/":
            page.locator(f"[data-game={game}] h2 button").click()
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def page_folder() -> Path:
    return Path(__file__).parents[2] / "src" / "mazechase" / "page"
