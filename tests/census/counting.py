"""Count what a census file lists: after the header, lines of ``depth count``."""

from golden.header import parse
from mazechase.rules.census import perft


def listed(text: str) -> list[tuple[int, str]]:
    """Return the depths of a file with their counts as written."""
    _, lines = parse(text)
    return [(int(depth), count) for depth, count in (line.split() for line in lines)]


def counted(text: str) -> list[tuple[int, str]]:
    """Return the counts for the same depths, recounted."""
    header, _ = parse(text)
    game = header.open()
    state = header.reach(game)
    return [(depth, str(perft(game, state, depth))) for depth, _ in listed(text)]


def rewritten(text: str) -> str:
    """Return the file's text with the right counts."""
    header, _ = parse(text)
    return "\n".join([header.text, *(f"{depth} {count}" for depth, count in counted(text))]) + "\n"
