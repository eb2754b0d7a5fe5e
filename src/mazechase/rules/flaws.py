"""Flaws: everything that is wrong with a document, each with its place, so that an author sees them all at once.

A game lists the flaws of a document one by one, in a stable order. Whoever only wants to play raises the first.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

import msgspec

from mazechase.errors import BadDocument
from mazechase.messages import Params, sentence

MOST_FLAWS = 100  # nobody reads more, and a hostile document could have thousands


class Flaw(msgspec.Struct, frozen=True):
    """One thing that is wrong: a code and parameters as an error has them, the field, the cells, the constraint."""

    code: str
    params: Params = {}
    field: str = ""  # where in the document, such as drawing, fences.2 or level1.dot; empty: the whole of it
    cells: tuple[str, ...] = ()
    constraint: str = ""  # the number of the constraint or ruling in the rules, such as C21

    @property
    def error(self) -> BadDocument:
        """The error that refuses the document for this flaw alone."""
        return BadDocument(self.code, **self.params)

    @property
    def message(self) -> str:
        """The catalogue key of the sentence that explains this flaw."""
        return self.error.message

    def sentence(self, language: str | None = None) -> str:
        """Return what is wrong, in a language."""
        return sentence(self.message, self.params, language)


Flaws = Iterator[Flaw]
Check = Callable[[Mapping[str, Any]], Flaws]  # lists the flaws of one kind of document


def flaw(code: str, at: str = "", /, *, cells: Iterable[str] = (), constraint: str = "", **params: Any) -> Flaw:
    """Return a flaw, with parameters that can be sent and shown."""
    return flaw_of(BadDocument(code, **params), at, cells=cells, constraint=constraint)


def flaw_of(error: BadDocument, field: str = "", *, cells: Iterable[str] = (), constraint: str = "") -> Flaw:
    """Return the flaw that an error is about."""
    return Flaw(error.code, error.params, field, tuple(cells), constraint)


def with_line(one: Flaw, lines: Mapping[str, int]) -> Flaw:
    """Return the flaw with the line of its first cell in a drawing; ``lines`` has them, from 1."""
    line = next((lines[cell] for cell in one.cells if cell in lines), None)
    return one if line is None else msgspec.structs.replace(one, params={**one.params, "line": line})


def raise_first(flaws: Flaws) -> None:
    """Raise BadDocument for the first flaw, if there is one."""
    for first in flaws:
        raise first.error


def listed(flaws: Flaws) -> tuple[Flaw, ...]:
    """Return the flaws, up to the most that anybody reads, each once."""
    found: list[Flaw] = []
    for one in islice(flaws, MOST_FLAWS):
        if one not in found:
            found.append(one)
    return tuple(found)
