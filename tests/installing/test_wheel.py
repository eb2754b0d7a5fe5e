"""A wheel contains the page, the languages and the rules; it builds without a compiler and runs without Node."""

import os
import re
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = ("src", "native", "web", "setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a wheel without a compiler, from a copy of the tree without a built page, so that nothing here changes."""
    tree = tmp_path_factory.mktemp("tree")
    leave = shutil.ignore_patterns("node_modules", "page", "*.egg-info", "__pycache__", "*.so")
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, tree / part, ignore=leave)
        else:
            shutil.copy2(ROOT / part, tree / part)
    (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    os.utime(tree / "web" / "package-lock.json", (0, 0))  # or a build would install again, through the link
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "bdist_wheel", "--dist-dir", "made"],
        cwd=tree,
        check=True,
        env={
            **os.environ,
            "CC": "/nowhere/cc",
            "CXX": "/nowhere/c++",
            "MAZECHASE_LAST_BUILD": str(ROOT / "src" / "mazechase" / "page"),  # half of the work is to compress
        },
    )
    return next((tree / "made").glob("*.whl"))


def test_a_wheel_has_everything(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    for wanted in (
        r"mazechase/page/start\.en\.html\.br",
        r"mazechase/page/assets/base-.*\.js\.br",
        r"mazechase/page/assets/quoridor-.*\.js\.gz",
        r"mazechase/locales/ar/page\.ftl",
        r"mazechase/locales/en/cli\.ftl",
        r"mazechase/lessons/quoridor/1-first-turn\.toml",
        r"mazechase/rules/quoridor/game\.py",
        r"mazechase/py\.typed",
    ):
        assert any(re.fullmatch(wanted, name) for name in names), wanted
    assert not any("node_modules" in name or name.startswith("web/") for name in names)
    assert not any(name.endswith((".so", ".pyd", ".cpp", ".hpp")) for name in names)
    compressed = {name for name in names if name.endswith(".gz")}
    assert not {name.removesuffix(".gz") for name in compressed} & set(names)  # a third of the size
    assert wheel.stat().st_size < 9_000_000  # the kernels add 1.3 MB


def test_the_description_has_no_link_that_works_only_in_the_repository(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("METADATA"))
        text = archive.read(name).decode()
    assert "Description-Content-Type: text/markdown" in text
    assert "| **Marbles**, 2" in text
    assert re.findall(r"\]\((?!https?:)[^)]*\)", text) == []


@pytest.fixture
def installed(wheel: Path, tmp_path: Path) -> dict[str, str]:
    """Unpack the wheel; return the environment in which it is the installed package."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    kept = {name: value for name, value in os.environ.items() if name != "MAZECHASE_NATIVE"}
    return {**kept, "PYTHONPATH": str(tmp_path / "installed"), "PATH": "/nowhere"}


WITHOUT_A_COMPILER = """
import mazechase
from mazechase import engine
from mazechase.cli.main import main

for game_id in ("cards", "chase", "marbles", "mspacman", "quoridor"):
    game = mazechase.game(game_id)
    assert len(engine.play_many(game, ["random"], [1], most=40)) == 1
    assert engine.walk(game).count > 0
main(["perft", "quoridor", "2"])
main(["--version"])
"""


def test_a_wheel_built_without_a_compiler_works(installed: dict[str, str], tmp_path: Path) -> None:
    command = [sys.executable, "-c", WITHOUT_A_COMPILER]
    done = subprocess.run(command, cwd=tmp_path, env=installed, capture_output=True, text=True, check=True)  # noqa: S603
    counted, version = done.stdout.splitlines()
    assert counted == "16677"
    assert version.endswith("(no native kernels: none were built)")


@pytest.fixture
def served(installed: dict[str, str], tmp_path: Path) -> Iterator[str]:
    start = "from mazechase.cli.main import main; main(['serve', '--port', '0', '--database', 'tables.db'])"
    process = subprocess.Popen(  # noqa: S603 (our own program)
        [sys.executable, "-c", start],
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=installed,
    )
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found is not None
    yield found[0]
    process.terminate()
    process.wait(20)
    process.stdout.close()


def test_a_wheel_serves_the_page_without_node(served: str) -> None:
    with urllib.request.urlopen(served) as answer:  # noqa: S310 (our own server)
        assert b'<script type="module"' in answer.read()
