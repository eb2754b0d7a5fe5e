"""An evening together over HTTP: what the games at a table add up to, and codes to join it."""

from litestar import Controller, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody

from mazechase.server.edge.http import AT_TABLE, Bearer, bearer_token, tables_of
from mazechase.server.table.codes import Codes
from mazechase.server.table.tables import NotAllowed, Tables
from mazechase.server.table.tokens import NoSuchTable
from mazechase.server.wire.joining import Invitation, Join, JoinCode
from mazechase.server.wire.message_parts import TableInfo
from mazechase.server.wire.messages import TableId
from mazechase.server.wire.series import ChooseSeries


class EveningApi(Controller):
    """Several games with the same people."""

    path = "/api/tables"
    dependencies = {"tables": Provide(tables_of, sync_to_thread=False)}  # noqa: RUF012 (the framework's own form)
    tags = ["tables"]  # noqa: RUF012 (the framework's own form)

    @post("/{table:str}/series", status_code=200, responses=AT_TABLE)
    async def series(
        self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer, data: JSONBody[ChooseSeries]
    ) -> TableInfo:
        """Choose what the games at a table add up to, as the host, before the first match starts."""
        return await tables.choose_series(table, bearer_token(authorization), data.goal)

    @post("/{table:str}/code", status_code=200, responses=AT_TABLE)
    async def code(
        self, state: State, tables: NamedDependency[Tables], table: TableId, authorization: Bearer
    ) -> JoinCode:
        """Return a code to type instead of the invite link, with the invite token; it is good for an hour."""
        invite = bearer_token(authorization)
        if (await tables.info(table, invite)).opened_by != "invite":
            raise NotAllowed("not-allowed", needs="invite")
        codes: Codes = state.codes
        return JoinCode(codes.give(table, invite) if state.hub.store.nodes.alone else None)


class JoinApi(Controller):
    """Codes that people type."""

    path = "/api/join"
    dependencies = {"tables": Provide(tables_of, sync_to_thread=False)}  # noqa: RUF012 (the framework's own form)
    tags = ["tables"]  # noqa: RUF012 (the framework's own form)

    @post("/", status_code=200, responses=AT_TABLE)
    async def join(self, state: State, tables: NamedDependency[Tables], data: JSONBody[Join]) -> Invitation:
        """Return the invitation that a code stands for."""
        codes: Codes = state.codes
        invitation = codes.find(data.code)
        try:
            await tables.info(invitation.table, invitation.invite)
        except NoSuchTable:  # it was deleted, or has another link now
            raise NoSuchTable("no-such-code") from None
        return invitation
