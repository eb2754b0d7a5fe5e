"""Every code that a client may receive, found in the source, and the table of them in docs/protocol.md.

``python tests/server/codes.py`` rewrites that table.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import mazechase
from mazechase.errors import MazechaseError
from mazechase.messages import LOCALES
from mazechase.server.edge import serve  # noqa: F401 (loads every class of error)
from mazechase.server.edge.app import STATUS

SOURCE = Path(mazechase.__file__).parent
PAGE = SOURCE.parents[1] / "docs" / "protocol.md"
# The codes of requests and messages in any game; a game's own codes begin with its id.
HEARD = (
    "server",
    "match",
    "lessons",
    "rules/api.py",
    "rules/documents.py",
    "rules/game.py",
    "rules/options.py",
    "rules/registry.py",
    "boards",
    "bots/api.py",
)
START, END = "<!-- codes -->\n", "<!-- end of codes -->\n"

# Computed codes: where they are raised, and which they may be.
WORKED_OUT = {
    ("rules/quoridor/positions.py", "BadText"): {
        f"quoridor-place-{what}" for what in ("seats", "turn", "sharing", "fences", "taken", "two-home")
    },
    ("boards/paths.py", "BadDocument"): {
        "paths-arrow",
        "paths-block",
        "paths-lattice",
        "paths-loose",
        "paths-mark",
    },
    ("rules/flaws.py", "BadDocument"): set(),  # the codes of the games' own checks
    ("cli/admin.py", "CannotServe"): set(),  # what a server has refused with
    ("server/store/database.py", "StoreFailure"): {
        "already-saved",
        "store-full",
        "store-read-only",
        "store-damaged",
        "store-failed",
    },
    ("server/store/postgres_faults.py", "StoreFailure"): {
        "already-saved",
        "no-such-table",
        "store-full",
        "store-read-only",
        "store-damaged",
        "store-unreachable",
        "store-failed",
    },
    ("server/store/postgres_adding.py", "StoreFailure"): {"already-saved", "no-such-table"},
    ("server/store/borrowed.py", "StoreFailure"): {  # those of the parent's store
        *("already-saved", "no-such-table", "store-closed", "store-damaged", "store-failed", "store-full"),
        *("store-gone", "store-read-only"),
    },
    ("server/store/databasefile.py", "StoreFailure"): {"store-full", "store-read-only", "store-failed"},
    ("server/edge/app.py", "BadText"): {
        "not-allowed",
        "not-found",
        "bad-method",
        "too-large",
        "bad-request",
        "internal",
    },
}


def kinds(base: type[MazechaseError] = MazechaseError) -> Iterator[type[MazechaseError]]:
    """Return every class of error in the package."""
    for kind in base.__subclasses__():
        if kind.__module__.startswith("mazechase."):
            yield kind
            yield from kinds(kind)


def raised(folder: str = "") -> Iterator[tuple[str, str, str | None]]:
    """Return for every error raised in the source: the file, the class, and the code, or None if it is computed."""
    names = {kind.__name__ for kind in kinds()} - {"IllegalAction"}  # its codes are the rules' own refusals
    where = SOURCE / folder
    for file in sorted(where.rglob("*.py")) if where.is_dir() else [where]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            name, first = node.func.id, node.args[0] if node.args else None
            if name in {"_refuse", "refuse"} and len(node.args) == 3:  # the gate's own form
                name, first = "NotNow", node.args[2]
            elif name not in names:
                continue
            constant = isinstance(first, ast.Constant) and isinstance(first.value, str)
            yield file.relative_to(SOURCE).as_posix(), name, first.value if constant else None  # type: ignore[union-attr]


def codes() -> dict[str, int]:
    """Return every code that a client may receive with its HTTP status."""
    status = {kind.__name__: number for kind, number in STATUS.items()}
    own = {"bad-host": 421, "bad-origin": 403, "too-many-requests": 429, "internal": 500, "not-found": 404}
    own |= {"bad-method": 405, "too-large": 413, "bad-request": 400, "not-allowed": 403}
    found: dict[str, int] = {}
    for folder in HEARD:
        for file, name, code in raised(folder):
            for one in WORKED_OUT[file, name] if code is None else {code}:
                found[one] = own.get(one, status[name])
    return dict(sorted(found.items()))


def sentences() -> dict[str, str]:
    """Return the English sentences by key, as they are written."""
    text = "".join(file.read_text("utf-8") for file in sorted((LOCALES / "en").glob("*.ftl")))
    return dict(re.findall(r"^([a-z][\w-]*) = (.*)$", text, re.MULTILINE))


def rows() -> str:
    known = sentences()
    lines = [f"| `{code}` | {status} | {known[f'error-{code}']} |" for code, status in codes().items()]
    return "\n".join(["| code | HTTP | sentence |", "|---|---|---|", *lines]) + "\n"


def rewrite() -> None:
    before, _, rest = PAGE.read_text("utf-8").partition(START)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{START}{rows()}{END}{after}", "utf-8")


if __name__ == "__main__":
    rewrite()
