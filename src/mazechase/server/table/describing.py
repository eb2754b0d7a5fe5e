"""Describing a table as everybody with a link sees it."""

from collections.abc import Mapping
from typing import Any, Protocol

from mazechase.lessons import Teaching, course
from mazechase.match.match import Match
from mazechase.server.table import certain, reopening
from mazechase.server.table.audience import Audience
from mazechase.server.table.certain import Certain
from mazechase.server.table.devices import Watched
from mazechase.server.table.lobby import Lobby
from mazechase.server.table.series import shown
from mazechase.server.wire.message_parts import LessonInfo, LessonStep, TableInfo
from mazechase.server.wire.series import SeriesInfo


class Described(Watched, Protocol):
    """The parts of a table that its description needs."""

    id: str
    audience: Audience
    lesson: Teaching | None
    hurried: bool
    certain: Certain | None


def describe(table: Described, expires_ms: int, *, whole: bool) -> TableInfo:
    """Describe a table.

    Unless ``whole``, a custom document is only named: its content is in the facts, which are sent once.
    """
    lobby, match, audience = table.lobby, table.match, table.audience
    options = table.game.options
    return TableInfo(
        id=table.id,
        game=lobby.game,
        players=lobby.players,
        options=options if whole else {name: _named(value) for name, value in options.items()},
        seating=lobby.seating,
        clock=lobby.clock,
        phase="lobby" if match is None else "over" if match.over else "playing",
        paused=match is not None and match.paused,
        places=lobby.shown(audience.here, audience.stand_ins_ms()),
        rematch=lobby.rematch,
        imported=lobby.imported,
        after=lobby.after,
        expires_ms=expires_ms,
        grace_ms=lobby.grace_ms,
        reopening=reopening.shown(lobby, match),
        host=lobby.host_place,
        coach=lobby.coach,
        lesson=lobby.lesson,
        series=_series(lobby, match),
        certain=certain.shown(table.certain, match),
        hurried=table.hurried,
    )


def _series(lobby: Lobby, match: Match | None) -> SeriesInfo | None:
    """Describe the series that a table's match belongs to, with that match as soon as it is over."""
    result = None if match is None else match.result
    series = lobby.series_after(result)
    return None if series is None else shown(series, lobby.players, over=result is not None)


def lesson_at(table: Described) -> LessonInfo | None:
    """Describe the lesson that a table gives, if it gives one."""
    name, lesson = table.lobby.lesson, table.lesson
    if name is None or lesson is None:
        return None
    names = [one.name for one in course(table.lobby.game)]
    number = names.index(name) + 1
    return LessonInfo(
        name=name,
        title=f"{table.lobby.game}-lesson-{name}",
        number=number,
        lessons=len(names),
        next=names[number] if number < len(names) else None,
        steps=tuple(LessonStep(step.at, step.says, step.taps) for step in lesson.steps),
        plies=lesson.plies,
        done=lesson.done,
    )


def _named(value: Any) -> Any:
    """Return a placeholder for a custom document, and any other value as it is."""
    return "own" if isinstance(value, Mapping) else value
