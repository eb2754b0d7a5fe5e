"""Everything that can go wrong with what a caller hands in.

MazechaseError
├── BadPlayers      this game is not played by that many
├── BadOption       an option that is not there, or a value it does not take
├── BadDocument     a board, deck or layout that breaks a constraint
├── BadText         an action, outcome, position or record that cannot be read
├── BadValue        a state, seat, action or view that is not this game's
├── BadOutcome      a chance outcome that cannot come here
├── NoSuchGame
├── NoSuchBot
├── NoKernel        a game without a native kernel here
├── BadBot          a bot that fails, or answers with what is not legal
├── NotNow          the match is not in a state for that
├── CannotServe     the address is taken, or may not be used
└── IllegalAction   the rules say no; carries the refusal

Each has a stable ``code`` for programs and a catalogue message with parameters for people; the message of
code ``x`` is ``error-x``. ``str(error)`` is the English sentence.
"""

from typing import Any

from mazechase.messages import Params, sentence

_LARGEST = 1 << 53  # what a browser holds exactly; the catalogues fail on much larger numbers


class MazechaseError(Exception):
    """Bad input, with a code for programs and a message for people."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params: Params = {
            name: value if isinstance(value, int) and abs(value) <= _LARGEST else _short(value)
            for name, value in params.items()
        }

    @property
    def message(self) -> str:
        """The catalogue key of the sentence that explains this error."""
        return f"error-{self.code}"

    def __str__(self) -> str:
        return sentence(self.message, self.params)


def _short(value: object) -> str:
    """Return text that can be sent and shown: half characters are spelled out, and what is long is cut.

    The catalogues refuse a parameter beyond a thousand characters.
    """
    text = str(value).encode(errors="backslashreplace").decode()
    return text if len(text) <= 400 else text[:397] + "..."


class BadPlayers(MazechaseError):
    """A game is not played by that many."""


class BadOption(MazechaseError):
    """An option that is not there, or a value it does not take."""


class BadDocument(MazechaseError):
    """A board, deck or layout that breaks a constraint; names the place and the constraint."""


class BadText(MazechaseError):
    """An action, outcome, position or record that cannot be read."""


class BadOutcome(MazechaseError):
    """A chance outcome that cannot come here."""


class BadValue(MazechaseError):
    """A state, seat, action, view or the like that is not this game's."""


class NoSuchGame(MazechaseError):
    """No game of that name."""


class NoSuchBot(MazechaseError):
    """No bot of that name."""


class NoKernel(MazechaseError):
    """A game that has no native kernel, or none that was built here."""


class BadBot(MazechaseError):
    """A bot that fails, or answers with what is not legal."""


class NotNow(MazechaseError):
    """The match is not in a state for that."""


class CannotServe(MazechaseError):
    """The address is taken, or may not be used."""
