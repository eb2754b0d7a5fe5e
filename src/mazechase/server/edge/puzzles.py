"""The puzzles of the day over HTTP: a list for the calendar, and each puzzle with all that a page needs to play it.

The page chooses a puzzle by the day; here they are only numbered. What is sent depends on nothing but the number, so
browsers and service workers may keep it.
"""

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from mazechase import puzzles
from mazechase.puzzles.showing import PuzzleShown, show
from mazechase.server.edge.files import ASK_AGAIN, HeldFile, hold_content
from mazechase.server.wire.requests import Problem, PuzzleListing

KEPT = 50  # puzzles that are held ready to be sent: today's, and some that people look back at
UNKNOWN = {404: ResponseSpec(Problem, generate_examples=False, description="no such game or puzzle")}


@lru_cache(maxsize=1)
def _listed() -> HeldFile:
    listing = tuple(PuzzleListing(game, puzzles.grades(game)) for game in puzzles.games())
    return hold_content(msgspec.json.encode(listing), "application/json", ASK_AGAIN)


@lru_cache(maxsize=KEPT)
def _held(game: str, number: int) -> HeldFile:
    shown = show(game, number, puzzles.count(game), puzzles.puzzle(game, number))
    return hold_content(msgspec.json.encode(shown), "application/json", ASK_AGAIN)


class PuzzlesApi(Controller):
    """Puzzles, the same for everybody."""

    path = "/api/puzzles"
    tags = ["games"]  # noqa: RUF012 (the framework's own form)

    @get("/")
    async def listing(self, request: Request[Any, Any, Any]) -> Response[tuple[PuzzleListing, ...]]:
        """List the games with puzzles, and how hard each puzzle of their series is."""
        answer: Response[Any] = _listed().answer(request)
        return answer

    @get("/{game:str}/{number:int}", responses=UNKNOWN)
    async def puzzle(
        self, request: Request[Any, Any, Any], game: FromPath[str], number: FromPath[int]
    ) -> Response[PuzzleShown]:
        """Return a puzzle by its number, from 1: its positions, what may be done in each, and what is right."""
        if not 1 <= number <= puzzles.count(game):
            raise NotFoundException
        answer: Response[Any] = _held(game, number).answer(request)
        return answer
