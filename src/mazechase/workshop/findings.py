"""What the figures mean, in words: a message key with parameters for each thing worth saying."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from mazechase.messages import Params, sentence
from mazechase.workshop.statistics import Share

if TYPE_CHECKING:
    from mazechase.workshop.measuring import Measured

MANY_UNFINISHED = 0.05  # of the games: more than this is worth a warning


class Finding(msgspec.Struct, frozen=True):
    """Something worth saying: a catalogue key with parameters, and whether it is about unfairness."""

    key: str
    params: Params
    unfair: bool = False

    def sentence(self, language: str | None = None) -> str:
        """Return it in a language."""
        return sentence(self.key, self.params, language)


def percent(share: float) -> str:
    """Return a share in per cent.

    >>> percent(0.3912)
    '39.1'
    """
    return f"{100 * share:.1f}"


def findings(measured: "Measured") -> tuple[Finding, ...]:
    """Return what is unfair beyond chance, or that nothing is, and then what else is remarkable."""
    compared = measured.sides or measured.seats
    about = "side" if measured.sides else "seat"
    unfair = tuple(_finding(f"measure-{about}-{share.verdict}", share) for share in compared if _is_unfair(share))
    return (*(unfair or (_nothing_unfair(about, compared),)), *_others(measured))


def _is_unfair(share: Share) -> bool:
    return share.verdict in ("more", "less")


def _nothing_unfair(about: str, compared: tuple[Share, ...]) -> Finding:
    """Say that nothing is unfair, and how large a difference could still be hidden."""
    if all(share.verdict == "even" for share in compared):
        return Finding(f"measure-{about}s-even", {})
    hidden = max(max(share.interval[1] - share.fair, share.fair - share.interval[0]) for share in compared)
    return Finding(f"measure-{about}s-open", {"points": percent(hidden)})


def _others(measured: "Measured") -> Iterator[Finding]:
    began = measured.began
    if began is not None and _is_unfair(began):
        yield _finding(f"measure-began-{began.verdict}", began)
    if measured.unfinished > MANY_UNFINISHED * measured.games:
        yield Finding("measure-unfinished", {"games": measured.unfinished, "of": measured.games})
    if measured.dead_ends:
        yield Finding("measure-dead-ends", {"cells": ", ".join(measured.dead_ends)})
    elif measured.unvisited:
        yield Finding("measure-unvisited", {"cells": ", ".join(measured.unvisited)})


def _finding(key: str, share: Share) -> Finding:
    params: Params = {
        "name": share.name,
        "share": percent(share.share),
        "fair": percent(share.fair),
        "low": percent(share.interval[0]),
        "high": percent(share.interval[1]),
    }
    return Finding(key, params, unfair=True)
