"""Hints at the end of an error on the command line: what was probably meant, and what there is."""

from collections.abc import Iterable
from difflib import get_close_matches

from mazechase.cli.words import listed, say
from mazechase.errors import MazechaseError
from mazechase.rules.registry import game_types

LONGEST = 60  # the longest word that may be a typo


def closest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that is most like another.

    >>> closest("quorridor", ["cards", "quoridor"]), closest("ludo", ["cards", "quoridor"])
    ('quoridor', None)
    """
    names = {name.lower(): name for name in known}
    found = get_close_matches(word[:LONGEST].lower(), names, n=1)
    return names[found[0]] if found else None


def hint(error: MazechaseError) -> str:
    """Return a hint for an error, to end its line with, or nothing."""
    word, known = _mistyped(error)
    meant = closest(word, known)
    parts = [say("did-you-mean", meant=meant) if meant else "", _listed(error)]
    return "".join(f" {part}" for part in parts if part)


def _mistyped(error: MazechaseError) -> tuple[str, Iterable[str]]:
    """Return the word that was refused, and those that would have been accepted."""
    given = {name: str(value) for name, value in error.params.items()}
    match error.code:
        case "no-such-game":
            return given["game"], game_types()
        case "neither-game-nor-file":
            return given["text"], game_types()
        case "no-such-command":
            return given["command"], given["known"].split(", ")
        case "bad-choice":
            return given["text"], given["known"].split(", ")
        case "no-such-bot":
            return given["bot"], given["known"].split(", ")
        case "no-such-option":
            return given["option"], given["known"].split(", ")
        case "bad-option-value":
            return given["value"], [value for value in given["takes"].split(" | ") if " " not in value]
        case "no-such-limit":
            return given["limit"], limit_names()
        case "no-such-setting":
            return given["name"], given["known"].split(", ")
        case _:
            return "", ()


def _listed(error: MazechaseError) -> str:
    """Return a list that is too long for the error's own sentence."""
    return say("limits", limits=listed(limit_names())) if error.code == "no-such-limit" else ""


def limit_names() -> tuple[str, ...]:
    """Return the names of the server's limits."""
    from mazechase.server.limits import Limits  # noqa: PLC0415 (the other commands need not load the service)

    return Limits.__struct_fields__
