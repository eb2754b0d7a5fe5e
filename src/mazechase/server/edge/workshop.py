"""The workshop over HTTP: checking, measuring and improving drafts of boards and decks, in worker processes.

A measurement or a race is replaced by the next one for the same draft: the earlier request is answered with
``replaced``, and its worker stops after the game in hand. Both run in the background, where they hold up no bot's move;
the pool's limits per address apply, and its queue is fair.
"""

import asyncio
from collections.abc import Coroutine
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from mazechase.bots.api import served_bots
from mazechase.errors import NoSuchBot, NotNow
from mazechase.rules.registry import game_types
from mazechase.server.edge.addresses import address_of
from mazechase.server.edge.files import ASK_AGAIN, HeldFile, hold_content
from mazechase.server.edge.http import MEASURED, NEW, NO_SHEET, in_worker
from mazechase.server.table.admitting import check_documents
from mazechase.server.thinking.jobs import CheckDraft, MeasureGame, SuggestChanges
from mazechase.server.wire.requests import CheckedDraft, Draft, MeasureDraft, SuggestDraft
from mazechase.workshop.racing import Suggestions
from mazechase.workshop.sheets import OpenSheet, open_sheet
from mazechase.workshop.tally import SoFar, Tally

A = TypeVar("A")


@lru_cache(maxsize=100)
def _held_sheet(game: str, option: str) -> HeldFile | None:
    """Encode a sheet once: it is the same for everybody."""
    found = open_sheet(game_types()[game], option)
    return hold_content(msgspec.json.encode(found), "application/json", ASK_AGAIN) if found is not None else None


class Latest:
    """Runs at most one piece of work for each key: a new one ends the one before."""

    def __init__(self) -> None:
        self._running: dict[tuple[str, str], asyncio.Task[Any]] = {}

    async def run(self, key: tuple[str, str], work: Coroutine[Any, Any, A]) -> A:
        """Return what the work returns; raise NotNow if a newer one for the same key has replaced it."""
        if key in self._running:
            self._running[key].cancel()
        task = asyncio.get_running_loop().create_task(work)
        self._running[key] = task
        try:
            return await task
        except asyncio.CancelledError:
            if not task.cancelled():  # whoever asked was cancelled, as when the server stops
                task.cancel()
                raise
            raise NotNow("measuring-replaced") from None
        finally:
            if self._running.get(key) is task:
                del self._running[key]


class WorkshopApi(Controller):
    """Boards, decks and the like that somebody is working on."""

    path = "/api/workshop"
    tags = ["workshop"]  # noqa: RUF012 (the framework's own form)

    @get("/sheets/{game:str}/{option:str}", responses=NO_SHEET)
    async def sheet(
        self, request: Request[Any, Any, Any], game: FromPath[str], option: FromPath[str]
    ) -> Response[OpenSheet]:
        """Describe what an editor shows of a kind of document: spots, brushes, and the documents that are shipped."""
        held = _held_sheet(game, option) if game in game_types() else None
        if held is None:
            raise NotFoundException
        answer: Response[Any] = held.answer(request)
        return answer

    @post("/check", status_code=200, responses=NEW)
    async def check(self, request: Request[Any, Any, Any], data: JSONBody[Draft]) -> CheckedDraft:
        """List everything that is wrong with a draft."""
        return await in_worker(request, CheckDraft(**msgspec.structs.asdict(data)))

    @post("/measure", status_code=200, responses=MEASURED)
    async def measure(self, request: Request[Any, Any, Any], data: JSONBody[MeasureDraft]) -> SoFar:
        """Let bots play for a while; return what that and the parts before came to."""
        check_documents(data.options)
        _check_bot(data.game, data.bot)
        job = MeasureGame(
            game=data.game,
            players=data.players,
            options=data.options,
            bot=data.bot,
            before=data.before or Tally(),
            budget_ms=data.budget_ms,
        )
        latest: Latest = request.app.state.measuring
        return await latest.run((address_of(request.scope), data.draft), in_worker(request, job))

    @post("/suggest", status_code=200, responses=MEASURED)
    async def suggest(self, request: Request[Any, Any, Any], data: JSONBody[SuggestDraft]) -> Suggestions:
        """Let variants of a document race toward some aims for a while; return how they stand."""
        check_documents(data.options)
        for runner in data.runners:
            check_documents({data.option: runner.document})
        _check_bot(data.game, data.bot)
        given = msgspec.structs.asdict(data)
        latest: Latest = request.app.state.measuring
        return await latest.run(
            (address_of(request.scope), given.pop("draft")), in_worker(request, SuggestChanges(**given))
        )


def _check_bot(game: str, bot: str) -> None:
    """Raise NoSuchBot unless tables of the game may have this bot; no name means the usual one."""
    if bot and bot not in served_bots(game):
        raise NoSuchBot("no-such-bot", bot=bot, game=game, known=", ".join(served_bots(game)))
