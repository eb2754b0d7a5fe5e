"""The coach and the review over HTTP: heavy work, done in worker processes and charged to whoever asks."""

from functools import partial
from typing import Any

from litestar import Controller, Request, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody

from mazechase.review import Review
from mazechase.server.edge.http import AT_TABLE, Bearer, bearer_token, in_worker, tables_of
from mazechase.server.table.tables import Tables
from mazechase.server.wire.message_parts import TableInfo
from mazechase.server.wire.messages import TableId
from mazechase.server.wire.requests import Advised, Coaching, Outlook


class CoachApi(Controller):
    """Advice while a match is played, and a review after it."""

    path = "/api/tables"
    dependencies = {"tables": Provide(tables_of, sync_to_thread=False)}  # noqa: RUF012 (the framework's own form)
    tags = ["tables"]  # noqa: RUF012 (the framework's own form)

    @post("/{table:str}/coaching", status_code=200, responses=AT_TABLE)
    async def coaching(
        self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer, data: JSONBody[Coaching]
    ) -> TableInfo:
        """Switch the coach on or off for a place; where people play each other, all have to switch it on."""
        return await tables.coaching(table, bearer_token(authorization), on=data.on)

    @post("/{table:str}/advice", status_code=200, responses=AT_TABLE)
    async def advice(
        self,
        request: Request[Any, Any, Any],
        tables: NamedDependency[Tables],
        table: TableId,
        authorization: Bearer,
    ) -> Advised:
        """Return the best actions for a place that has to decide, with their chances and the reasons."""
        return await tables.advice(table, bearer_token(authorization), partial(in_worker, request))

    @post("/{table:str}/outlook", status_code=200, responses=AT_TABLE)
    async def outlook(
        self,
        request: Request[Any, Any, Any],
        tables: NamedDependency[Tables],
        table: TableId,
        authorization: Bearer,
    ) -> Outlook:
        """Return who wins every game that bots play on from here, from what everybody sees."""
        return await tables.outlook(table, bearer_token(authorization), partial(in_worker, request))

    @post("/{table:str}/finish", status_code=200, responses=AT_TABLE)
    async def finish(self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer) -> TableInfo:
        """Let a bot play this place to the end, once an outlook was certain."""
        return await tables.finish(table, bearer_token(authorization))

    @post("/{table:str}/review", status_code=200, responses=AT_TABLE)
    async def review(
        self,
        request: Request[Any, Any, Any],
        tables: NamedDependency[Tables],
        table: TableId,
        authorization: Bearer,
    ) -> Review:
        """Return the review of a match that is over: what was luck and what was skill."""
        return await tables.review(table, bearer_token(authorization), partial(in_worker, request))
