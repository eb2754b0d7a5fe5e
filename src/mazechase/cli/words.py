"""What the terminal says, in its language: sentences, percentages, what happened in a match and how it ended."""

import re
from collections.abc import Sequence
from functools import cache, reduce
from typing import Any

from mazechase.catalogues import ENGLISH, messages_in
from mazechase.match import Match
from mazechase.match.events import MatchEvent
from mazechase.messages import LOCALES, sentence, spoken
from mazechase.rules.api import Result, Viewer, event_message

_PLACE = re.compile(r"\{ \$(\w+) \}")


def say(key: str, **params: str | int) -> str:
    """Return one of the terminal's own sentences; its numbers have no separators between thousands.

    >>> say("match", game="chase", players=1), say("play-hint", bot="level5", move="e2")
    ('chase, 1 player', 'level5 would play e2.')
    """
    written = _english().get(f"cli-{key}", "") if spoken() == ENGLISH else ""
    if written and "->" not in written:  # no choice to make: Fluent takes longer to load than most commands to run
        return _PLACE.sub(lambda place: str(params[place[1]]), written.partition(" = ")[2])
    return sentence(f"cli-{key}", {name: _plain(value) for name, value in params.items()})


@cache
def _english() -> dict[str, str]:
    return messages_in((LOCALES / ENGLISH / "cli.ftl").read_text("utf-8"))


def _plain(value: str | int) -> Any:
    if isinstance(value, str):
        return value
    try:
        from fluent.runtime.types import fluent_number  # noqa: PLC0415
    except ImportError:
        return value
    return fluent_number(value, useGrouping=False)


def said_seat(seat: int) -> str:
    """Return what a seat is called in a list."""
    return say("seat", seat=seat)


def listed(parts: Sequence[object]) -> str:
    """Return a list, with the commas of the language.

    >>> listed([3, 5, 8]), listed(["all"]), listed([])
    ('3, 5, 8', 'all', '')
    """
    return reduce(lambda first, second: say("listed", first=first, second=second), map(str, parts)) if parts else ""


def percent(share: float, digits: int = 0, *, signed: bool = False) -> str:
    """Return a percentage as the language writes it.

    >>> percent(0.4567), percent(0.25, 1), percent(0.25, signed=True)
    ('46%', '25.0%', '+25%')
    """
    text = f"{share:{'+' if signed else ''}.{digits}%}"
    if spoken() == ENGLISH:
        return text
    from babel import Locale  # noqa: PLC0415 (loads locale data)
    from babel.numbers import parse_pattern  # noqa: PLC0415

    locale = Locale.parse(spoken())
    pattern = parse_pattern(locale.percent_formats[None].pattern)
    pattern.frac_prec = (digits, digits)
    shown: str = pattern.apply(abs(float(text[:-1]) / 100), locale)
    return text[: text[0] in "+-"] + shown


def what_happened(match: Match, n: int, viewer: Viewer) -> str:
    """Describe what entry ``n`` of the log did, as far as the viewer may know."""
    events = match.told(n, viewer)
    speakers = ("match" if isinstance(event, MatchEvent) else match.game.id for event in events)
    return " ".join(sentence(*event_message(speaker, event)) for speaker, event in zip(speakers, events, strict=True))


def ending(result: Result) -> str:
    """Describe how a match ended."""
    winners = listed([said_seat(seat) for seat in result.winners]) or say("nobody")
    scores = listed(result.scores)
    return f"{sentence(result.reason)} {say('ending', winners=winners, scores=scores)}"
