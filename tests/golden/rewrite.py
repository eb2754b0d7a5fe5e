"""Regenerate the golden games and the census from their headers: ``make golden``. Then review the diff."""

import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path.insert(0, str(TESTS))

import toy  # noqa: E402, F401 (makes the test game known)
from census import counting  # noqa: E402
from golden import playthrough  # noqa: E402


def rewrite(folder: Path = TESTS, only: str = "") -> list[str]:
    """Regenerate every file whose name begins like this, and print those that changed."""
    changed = []
    for kind, rewritten in (("golden", playthrough.rewritten), ("census", counting.rewritten)):
        for path in sorted((folder / kind).glob(f"{only}*.txt")):
            before = path.read_text("utf-8")
            after = rewritten(before)
            if after != before:
                path.write_text(after, "utf-8")
                changed.append(f"{kind}/{path.name}")
    return changed


if __name__ == "__main__":
    for name in rewrite(only=sys.argv[1] if len(sys.argv) > 1 else ""):
        print("rewritten:", name)  # noqa: T201
