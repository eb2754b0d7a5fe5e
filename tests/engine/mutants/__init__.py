"""Ways to break the native kernels on purpose, one file per game, and how to read them."""

from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[2]


class Mutant(NamedTuple):
    """A change in one place of a kernel, and what it breaks."""

    breaks: str
    file: str
    old: str
    new: str

    def applied(self, text: str) -> str:
        """Return the file's text with the change; the old text must be there once."""
        assert text.count(self.old) == 1, (
            f"“{self.breaks}”: the old text is {text.count(self.old)} times in {self.file}"
        )
        return text.replace(self.old, self.new)


def mutants_of(game_id: str) -> list[Mutant]:
    """Read a game's mutants."""
    blocks = (FOLDER / f"{game_id}.txt").read_text("utf-8").strip().split("\n\n")
    return [_read(block.splitlines()) for block in blocks]


def _read(lines: list[str]) -> Mutant:
    old = "\n".join(line[2:] for line in lines[2:] if line.startswith("-"))
    new = "\n".join(line[2:] for line in lines[2:] if line.startswith("+"))
    return Mutant(lines[0].removeprefix("# "), lines[1], old, new)
