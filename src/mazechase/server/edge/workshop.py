"""The workshop over HTTP: checking and measuring drafts of boards and decks, in worker processes.

A measurement is replaced by the next one for the same draft: the earlier request is answered with ``replaced``, and its
worker stops after the game in hand. The pool's limits per address apply, and its queue is fair, so that whoever
measures a lot waits behind the bots of everybody else.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec
from litestar import Controller, Request, post
from litestar.params import JSONBody

from mazechase.bots.api import served_bots
from mazechase.errors import NoSuchBot, NotNow
from mazechase.server.edge.addresses import address_of
from mazechase.server.edge.http import MEASURED, NEW, in_worker
from mazechase.server.table.admitting import check_documents
from mazechase.server.thinking.jobs import CheckDraft, MeasureGame
from mazechase.server.wire.requests import CheckedDraft, Draft, MeasureDraft
from mazechase.workshop.tally import SoFar, Tally

A = TypeVar("A")


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

    @post("/check", status_code=200, responses=NEW)
    async def check(self, request: Request[Any, Any, Any], data: JSONBody[Draft]) -> CheckedDraft:
        """List everything that is wrong with a draft."""
        return await in_worker(request, CheckDraft(**msgspec.structs.asdict(data)))

    @post("/measure", status_code=200, responses=MEASURED)
    async def measure(self, request: Request[Any, Any, Any], data: JSONBody[MeasureDraft]) -> SoFar:
        """Let bots play for a while; return what that and the parts before came to."""
        check_documents(data.options)
        if data.bot and data.bot not in served_bots(data.game):
            known = ", ".join(served_bots(data.game))
            raise NoSuchBot("no-such-bot", bot=data.bot, game=data.game, known=known)
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
