"""The terminal's language: that of the environment, unless a command is given ``--language``."""

import os
from argparse import SUPPRESS, Action, ArgumentParser, Namespace
from typing import Any

from mazechase.messages import languages, preferred, speak

OURS = "MAZECHASE_LANGUAGE"
VARIABLES = (OURS, "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def language_here() -> str:
    """Return the language of the environment if there is a catalogue for it, otherwise English."""
    wanted = next((value for name in VARIABLES if (value := os.environ.get(name))), "")
    return preferred([wanted])


class _Speak(Action):
    """Speaks the language as soon as it is read, so that errors after it are in it too."""

    def __call__(self, parser: ArgumentParser, args: Namespace, values: Any, option: str | None = None) -> None:  # noqa: ARG002 (as argparse calls it)
        speak(values)


def add_language(parser: ArgumentParser) -> None:
    """Add ``--language`` to a command."""
    parser.add_argument(
        "--language",
        metavar="LANGUAGE",
        action=_Speak,
        choices=languages(),
        default=SUPPRESS,
        help="of the sentences, such as en or cs; default: the terminal's",
    )
