"""Options: what can be chosen about a game, declared as data and checked in one place."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from mazechase.errors import BadOption

Document = Mapping[str, Any]
Value = bool | int | str | None | Document
Scope = Literal["rules", "table"]

OWN = "own"  # the word for a custom document where documents are named by id
MOST = 1_000_000_000  # no count needs more, and no hostile one gets more


class Flag(msgspec.Struct, frozen=True, tag="flag"):
    """True or false."""

    def check(self, value: Any) -> Value | None:
        """Return the value if it fits, or None."""
        return value if isinstance(value, bool) else None

    def read(self, text: str) -> Any:
        """Read the value from the text it is written as."""
        return {"true": True, "false": False}.get(text, text)

    def takes(self) -> str:
        """Describe the accepted values, such as ``true | false``."""
        return "true | false"


class Choice(msgspec.Struct, frozen=True, tag="choice"):
    """One of a few words."""

    values: tuple[str, ...]

    def check(self, value: Any) -> Value | None:
        """Return the value if it fits, or None; a number, true or false counts as the word it is written as."""
        word = str(value).lower() if isinstance(value, int) else value
        return word if isinstance(word, str) and word in self.values else None

    def read(self, text: str) -> Any:
        """Read the value from the text it is written as."""
        return text

    def takes(self) -> str:
        """Describe the accepted values, such as ``true | false``."""
        return " | ".join(self.values)


class Count(msgspec.Struct, frozen=True, tag="count"):
    """A number from ``least`` up, or ``none``."""

    least: int = 1

    def check(self, value: Any) -> Value | None:
        """Return the value if it fits, or None; ``"none"`` stands for no limit."""
        if value is None or value == "none":
            return "none"
        fits = isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= MOST
        return value if fits else None

    def read(self, text: str) -> Any:
        """Read the value from the text it is written as."""
        return int(text) if text.isascii() and text.isdigit() and len(text) < 12 else text

    def takes(self) -> str:
        """Describe the accepted values, such as ``true | false``."""
        return f"none | {self.least}, {self.least + 1}, …"


class Documented(msgspec.Struct, frozen=True, tag="document"):
    """A document such as a board or a deck: the id of one that is shipped, or one given inline."""

    shipped: dict[str, dict[str, Any]]

    def check(self, value: Any) -> Value | None:
        """Return the value if it fits, or None; the game checks an inline document when it reads it."""
        if isinstance(value, str):
            return value if value in self.shipped else None
        return value if isinstance(value, Mapping) else None

    def read(self, text: str) -> Any:
        """Read the value from the text it is written as."""
        return text

    def takes(self) -> str:
        """Describe the accepted values, such as ``true | false``."""
        return " | ".join((*self.shipped, "FILE, {…}"))


Kind = Flag | Choice | Count | Documented


class When(msgspec.Struct, frozen=True):
    """A case: one of these numbers of players, and one of these words for each option named; empty is any.

    The word for a document is its id, and ``own`` for one that is given inline.
    """

    players: tuple[int, ...] = ()
    options: dict[str, tuple[str, ...]] = {}


class Option(msgspec.Struct, frozen=True):
    """One thing that can be chosen, with the ruling that leaves it open.

    ``scope`` says whether the rules use it, or the table when it seats people. ``players`` lists the values that only
    some numbers of players may choose. ``when`` lists the only cases in which it changes anything; if it is empty, it
    always may. ``printed`` marks a house rule: the default departs from or adds to what the rulebook
    plainly says, and this is the value that plays by the book.
    """

    name: str
    kind: Kind
    default: Any
    ruling: str
    scope: Scope = "rules"
    players: dict[str, tuple[int, ...]] = {}
    when: tuple[When, ...] = ()
    printed: Any = None


def by_the_book(declared: tuple[Option, ...]) -> dict[str, Any]:
    """Return the choice that sets every house rule to what is printed; empty where there is none."""
    return {option.name: option.printed for option in declared if option.printed is not None}


def choose(declared: tuple[Option, ...], wanted: Mapping[str, Any]) -> dict[str, Any]:
    """Complete the wanted options with the defaults; a name or value that does not fit is an error.

    A value may also be given as the text it is written as, so that "true" is true wherever it comes from.
    """
    known = {option.name: option for option in declared}
    for name in wanted:
        if name not in known:
            raise BadOption("no-such-option", option=str(name), known=", ".join(known) or "none")
    chosen = {option.name: option.default for option in declared}
    for name, value in wanted.items():
        kind = known[name].kind
        fit = kind.check(kind.read(value) if isinstance(value, str) else value)
        if fit is None:
            raise BadOption("bad-option-value", option=name, value=_shown(value), takes=kind.takes())
        chosen[name] = fit
    return chosen


def document(declared: tuple[Option, ...], chosen: Mapping[str, Any], name: str) -> dict[str, Any]:
    """Return the chosen document itself, whether it was chosen by id or inline."""
    value = chosen[name]
    kind = next(option.kind for option in declared if option.name == name)
    if isinstance(kind, Documented) and isinstance(value, str):
        return kind.shipped[value]
    return dict(value)


def _shown(value: Any) -> str:
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= 60 else text[:57] + "..."
