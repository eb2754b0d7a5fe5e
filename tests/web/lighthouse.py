"""Measure how fast the page is on a slow phone: ``make lighthouse`` prints the figures and fails if one is too low.

Lighthouse marks the start page and a table of every game. Then a browser with the same slow network and processor opens
the start page several times, and the time until a game can be chosen is measured. Figures depend on the machine, so
this is not part of ``make test``.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import httpx
from playwright.sync_api import expect, sync_playwright

TESTS = Path(__file__).parents[1]
sys.path.insert(0, str(TESTS))

from web.conftest import FLAGS, PHONE, find_chromium, launch  # noqa: E402 (the path has to be set first)
from web.served import Program  # noqa: E402

RTT_MS, KBPS, SLOWER = 150, 1600, 4  # round trip, kbit/s, and how many times slower the processor is
CATEGORIES = ("performance", "accessibility", "best-practices")
LEAST = 95  # in each of them
USABLE_S = 1.5
TIMES = 5
TIMES_OF = ("first-contentful-paint", "largest-contentful-paint", "speed-index", "total-blocking-time", "interactive")
TOOL = Path(__file__).parents[2] / "build" / "lighthouse"
VERSION = "13"


def install() -> Path:
    """Install Lighthouse, which the page itself does not need, and return its command."""
    npm = Path(sys.executable).with_name("npm")
    if not (TOOL / "node_modules" / "lighthouse").exists():
        TOOL.mkdir(parents=True, exist_ok=True)
        quiet = ("--silent", "--no-save", "--no-audit", "--no-fund")
        subprocess.run([npm, "install", "--prefix", TOOL, *quiet, f"lighthouse@{VERSION}"], check=True)  # noqa: S603
    return TOOL / "node_modules" / "lighthouse" / "cli" / "index.js"


def marks(command: Path, address: str) -> dict[str, float]:
    """Return a page's marks out of 100, and its times in seconds."""
    answer = TOOL / "answer.json"
    with sync_playwright() as playwright:
        chromium = find_chromium() or playwright.chromium.executable_path
    subprocess.run(  # noqa: S603
        [
            Path(sys.executable).with_name("node"),
            command,
            address,
            "--quiet",
            f"--only-categories={','.join(CATEGORIES)}",
            "--form-factor=mobile",
            "--throttling-method=simulate",
            f"--throttling.rttMs={RTT_MS}",
            f"--throttling.throughputKbps={KBPS}",
            f"--throttling.cpuSlowdownMultiplier={SLOWER}",
            f"--chrome-flags=--headless=new {' '.join(FLAGS)}",
            "--output=json",
            f"--output-path={answer}",
        ],
        env={**os.environ, "CHROME_PATH": str(chromium)},
        check=True,
    )
    report = json.loads(answer.read_text("utf-8"))
    found = {name: round(report["categories"][name]["score"] * 100) for name in CATEGORIES}
    audits = report["audits"]
    for name in TIMES_OF:
        found[name] = round(audits[name]["numericValue"] / 1000, 2)
    found["layout-shift"] = round(audits["cumulative-layout-shift"]["numericValue"], 3)
    for audit in audits.values():
        if audit["score"] is not None and audit["score"] < 1 and audit["scoreDisplayMode"] == "binary":
            print(f"  {audit['id']}: {audit['title']}", file=sys.stderr)
    return found


def pages(program: Program) -> dict[str, str]:
    """Return the addresses to measure: the start page and a new table of every game."""
    games = [game["id"] for game in httpx.get(f"{program.url}/api/games").raise_for_status().json()]
    found = {"start page": f"{program.url}/"}
    for game in games:
        places = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
        new = {"game": game, "places": places, "start": True}
        made = httpx.post(f"{program.url}/api/tables", json=new).raise_for_status().json()
        found[game] = f"{program.url}/t/{made['table']['id']}#places=1:{made['places']['1']}"
    return found


def usable_s(program: Program) -> list[float]:
    """Return how long it takes on a slow phone with nothing cached until a game can be chosen, several times."""
    took = []
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        for _ in range(TIMES):
            page = chromium.new_context(viewport=PHONE, has_touch=True, locale="en-GB").new_page()  # type: ignore[arg-type]
            session = page.context.new_cdp_session(page)
            session.send("Network.enable")
            bytes_s = KBPS * 1000 / 8
            slow = {"latency": RTT_MS, "downloadThroughput": bytes_s, "uploadThroughput": bytes_s, "offline": False}
            session.send("Network.emulateNetworkConditions", slow)
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            began = time.perf_counter()
            page.goto(f"{program.url}/", wait_until="commit")
            expect(page.locator("[data-game] h2 button").first).to_be_visible()
            took.append(time.perf_counter() - began)
            page.context.close()
        chromium.close()
    return took


def main() -> int:
    """Measure all pages, or those named, and return 1 if a figure is too low."""
    parser = argparse.ArgumentParser(description="Measure the page on a slow phone.")
    parser.add_argument("pages", nargs="*", help="the start page as “start page”, and games by their ids; else all")
    wanted = parser.parse_args().pages
    good = True
    with tempfile.TemporaryDirectory() as folder:
        program = Program(Path(folder) / "tables.db")
        try:
            took = usable_s(program)
            print(f"usable after {median(took):.2f} s (median of {TIMES}: {', '.join(f'{one:.2f}' for one in took)})")
            good = median(took) <= USABLE_S
            command = install()
            for name, address in pages(program).items():
                if wanted and name not in wanted:
                    continue
                found = marks(command, address)
                print(f"{name}: {', '.join(f'{what} {value:g}' for what, value in found.items())}", flush=True)
                good = good and all(found[one] >= LEAST for one in CATEGORIES)
        finally:
            program.stop()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
