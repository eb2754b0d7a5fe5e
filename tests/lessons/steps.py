"""The lessons of all games, and the position at every step of each; ``python tests/lessons/steps.py`` writes them."""

from pathlib import Path

from mazechase.lessons import course, lesson
from mazechase.lessons.course import FOLDER

POSITIONS = Path(__file__).parent / "positions.txt"
GAMES = sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir() and course(folder.name))
LESSONS = [(game, one.name) for game in GAMES for one in course(game)]


def positions(game: str, name: str) -> dict[str, str]:
    """Return the position before every step, and at the end, by the step's message key."""
    taught = lesson(game, name)
    match = taught.lesson.match
    at = {step.says: step.at for step in taught.steps} | {taught.done: taught.plies}
    return {key: match.game.position(match.line[n - 1].state if n else match.first) for key, n in at.items()}


if __name__ == "__main__":
    lines = [f"{key}: {text}\n" for game, name in LESSONS for key, text in positions(game, name).items()]
    POSITIONS.write_text("".join(lines), "utf-8")
