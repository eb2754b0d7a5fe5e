"""Admitting strangers' documents: limited in size, and tried in a worker before the service uses them."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from mazechase.errors import BadDocument
from mazechase.rules.documents import check_size
from mazechase.rules.options import Documented
from mazechase.rules.registry import game_types
from mazechase.server.thinking.jobs import TryGame
from mazechase.server.thinking.worker import Worker

MOST_OPTIONS, LONGEST_NAME = 64, 40

Try = Callable[[TryGame], Awaitable[object]]


async def at_once(job: TryGame) -> None:
    """Try a game in this process."""
    Worker().do(job)


async def admit(job: TryGame, try_game: Try) -> None:
    """Raise BadDocument or TooCostly if the options contain a document that is too large or too slow to play."""
    check_documents(job.options)
    if any(isinstance(value, Mapping) and value not in _shipped(job.game, name) for name, value in job.options.items()):
        await try_game(job)


def _shipped(game: str, option: str) -> list[dict[str, Any]]:
    """List the documents that come with a game; a record holds them whole, and nobody has to try those."""
    kind = game_types().get(game)
    kinds = (declared.kind for declared in (kind.declared if kind is not None else ()) if declared.name == option)
    return [document for kind in kinds if isinstance(kind, Documented) for document in kind.shipped.values()]


def check_documents(options: Mapping[str, Any]) -> None:
    """Raise BadDocument if there are more options than any game has, or if one of them is too large."""
    if len(options) > MOST_OPTIONS:
        raise BadDocument("document-too-large", where="options")
    for name, value in options.items():
        check_size(value if isinstance(value, Mapping) else {name: value}, name[:LONGEST_NAME])
