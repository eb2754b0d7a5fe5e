"""What the start page asks for over HTTP beside games: tables with free seats, and things for another device."""

from typing import Any

from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody

from mazechase.errors import BadText
from mazechase.server.edge.addresses import address_of
from mazechase.server.edge.http import AT_TABLE, NEW, Bearer, bearer_token, tables_of
from mazechase.server.table.parcels import Parcels
from mazechase.server.table.shownopen import ShownOpen
from mazechase.server.table.tables import NotAllowed, Tables
from mazechase.server.wire.home import OpenTable, Parcel, ParcelKey, ShowTable
from mazechase.server.wire.messages import TableId


class OpenTablesApi(Controller):
    """Tables that hosts show to everybody."""

    path = "/api"
    dependencies = {"tables": Provide(tables_of, sync_to_thread=False)}  # noqa: RUF012 (the framework's own form)
    tags = ["tables"]  # noqa: RUF012 (the framework's own form)

    @get("/open")
    async def listing(self, state: State) -> tuple[OpenTable, ...]:
        """List the tables with free seats that are shown now; names are not."""
        shown: ShownOpen = state.shown_open
        return shown.tables(state.hub)

    @post("/tables/{table:str}/shown", status_code=200, responses=AT_TABLE)
    async def show(
        self,
        state: State,
        tables: NamedDependency[Tables],
        table: TableId,
        authorization: Bearer,
        data: JSONBody[ShowTable],
    ) -> ShowTable:
        """Show a table on the start page, as its host, or no longer."""
        if (await tables.info(table, bearer_token(authorization))).opened_by != "host":
            raise NotAllowed("not-allowed", needs="host")
        if data.invite is not None and (await tables.info(table, data.invite)).opened_by != "invite":
            raise NotAllowed("not-allowed", needs="invite")
        shown: ShownOpen = state.shown_open
        alone = state.hub.store.nodes.alone
        shown.show(table, data.invite if alone else None)
        return ShowTable(data.invite if alone else None)


class ParcelsApi(Controller):
    """Things on their way from one device to another."""

    path = "/api/parcels"
    tags = ["links"]  # noqa: RUF012 (the framework's own form)

    @post("/", status_code=200, responses=NEW)
    async def leave(self, state: State, request: Request[Any, Any, Any], data: JSONBody[Parcel]) -> ParcelKey:
        """Leave something for another device."""
        parcels: Parcels = state.parcels
        alone = state.hub.store.nodes.alone
        return ParcelKey(parcels.leave(data.content, address_of(request.scope)) if alone else None)

    @post("/fetch", status_code=200, responses=AT_TABLE)
    async def fetch(self, state: State, data: JSONBody[ParcelKey]) -> Parcel:
        """Fetch it, once."""
        if data.key is None:
            raise BadText("bad-request", problem="no key")
        parcels: Parcels = state.parcels
        return Parcel(parcels.fetch(data.key))
