"""Everything that can be wrong with a caller's input.

MazechaseError
├── BadPlayers      the game can't be played by that many
├── BadOption       an unknown option, or a value it doesn't accept
├── BadDocument     a board, deck or layout that breaks a constraint
├── BadText         an action, outcome, position or record that can't be read
├── BadValue        a state, seat, action or view of another game
├── BadOutcome      a chance outcome that is impossible here
├── NoSuchGame
├── NoSuchBot
├── NoKernel        a game without a native kernel on this machine
├── NoWorkers       work can't be handed out: no Ray, no cluster, or workers that keep dying
├── BadBot          a bot that fails, or chooses something illegal
├── NotNow          the match doesn't allow that now
├── CannotPrint     nothing to typeset with, or nothing drawn for that game
├── CannotServe     the address is taken, or may not be used
└── IllegalAction   the rules say no; carries the refusal

Each has a stable ``code`` for programs and a catalogue message with parameters for people; the message of
code ``x`` is ``error-x``. ``str(error)`` is the English sentence.
"""

from typing import Any

from mazechase.messages import Params, sentence

_LARGEST = 1 << 53  # the largest a browser represents exactly; the catalogues fail on much larger numbers


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
    """Return text that can be sent and shown: lone surrogates are escaped, and long text is cut.

    The catalogues refuse a parameter of more than a thousand characters.
    """
    text = str(value).encode(errors="backslashreplace").decode()
    return text if len(text) <= 400 else text[:397] + "..."


class BadPlayers(MazechaseError):
    """The game can't be played by that many."""


class BadOption(MazechaseError):
    """An unknown option, or a value it doesn't accept."""


class BadDocument(MazechaseError):
    """A board, deck or layout that breaks a constraint; names the place and the constraint."""


class BadText(MazechaseError):
    """An action, outcome, position or record that can't be read."""


class BadOutcome(MazechaseError):
    """A chance outcome that is impossible here."""


class BadValue(MazechaseError):
    """A state, seat, action, view or other value of another game."""


class NoSuchGame(MazechaseError):
    """No game of that name."""


class NoSuchBot(MazechaseError):
    """No bot of that name."""


class NoKernel(MazechaseError):
    """A game that has no native kernel, or none that was built on this machine."""


class NoWorkers(MazechaseError):
    """Work that can't be handed out: Ray is not installed, there is no cluster, or workers keep dying."""


class BadBot(MazechaseError):
    """A bot that fails, or chooses something illegal."""


class NotNow(MazechaseError):
    """The match doesn't allow that now."""


class CannotPrint(MazechaseError):
    """There is nothing to typeset with, or nothing drawn for that game."""


class CannotServe(MazechaseError):
    """The address is taken, or may not be used."""
