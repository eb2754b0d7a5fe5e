"""A wheel has the page, the languages and the rules, and runs where there is no Node."""

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
    """Build a wheel from a copy of the tree without a built page, so that nothing here is disturbed."""
    tree = tmp_path_factory.mktemp("tree")
    leave = shutil.ignore_patterns("node_modules", "page", "*.egg-info", "__pycache__", "*.so")
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, tree / part, ignore=leave)
        else:
            shutil.copy2(ROOT / part, tree / part)
    (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "bdist_wheel", "--dist-dir", "made"],
        cwd=tree,
        check=True,
        env={**os.environ, "MAZECHASE_NATIVE": "0"},  # test_kernels.py builds those
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
        r"mazechase/rules/quoridor/game\.py",
        r"mazechase/py\.typed",
    ):
        assert any(re.fullmatch(wanted, name) for name in names), wanted
    assert not any("node_modules" in name or name.startswith("web/") for name in names)


@pytest.fixture
def served(wheel: Path, tmp_path: Path) -> Iterator[str]:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    start = "from mazechase.cli.main import main; main(['serve', '--port', '0', '--database', 'tables.db'])"
    process = subprocess.Popen(  # noqa: S603 (our own program)
        [sys.executable, "-c", start],
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "installed"), "PATH": "/nowhere"},
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
