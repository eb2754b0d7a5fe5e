"""The operator's requests: what is going on, tables, one person's data, and who may not connect.

Everybody else gets the same refusal, whatever they ask for. The secret travels in a header, never in an address.
"""

import logging
import resource
from contextlib import aclosing
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, HeaderParameter, JSONBody

from mazechase import __version__
from mazechase.errors import NotNow
from mazechase.server.edge.addresses import address_of
from mazechase.server.edge.blocklist import read_network
from mazechase.server.edge.http import AT_TABLE, OPERATED, bearer_token
from mazechase.server.edge.metrics import Observed
from mazechase.server.edge.secret import Guard
from mazechase.server.limits import Limits
from mazechase.server.servertime import ServerClock
from mazechase.server.store.protocol import Store, TableRow
from mazechase.server.table import persons
from mazechase.server.table.lobby import Lobby
from mazechase.server.table.renewing import renew
from mazechase.server.table.table import Table
from mazechase.server.wire.admin import (
    Block,
    Blocked,
    BusyAddress,
    BusyTable,
    Erased,
    FindPerson,
    HostLink,
    Overview,
    PersonData,
    StoredTable,
    StoredTables,
    Unblock,
)
from mazechase.server.wire.messages import TableId

log = logging.getLogger(__name__)

SHOWN = 50  # tables and addresses
AT_A_TIME = 100  # stored tables


class Administration:
    """Carries out what the operator asks for."""

    def __init__(self, observed: Observed, store: Store, limits: Limits, guard: Guard, clock: ServerClock) -> None:
        self.guard = guard
        self._observed = observed
        self._store = store
        self._limits = limits
        self._clock = clock
        self._blocklist = observed.peers.blocklist

    def overview(self) -> Overview:
        """Describe what is going on at this node."""
        hub, pool, peers = self._observed.hub, self._observed.pool, self._observed.peers
        tables = [opened[0] for name in hub.all_open() if (opened := hub.opened(name)) is not None]
        by_address, by_table = pool.usage()
        strangers, spectators, players = peers.kinds()
        connections = peers.addresses()
        used = resource.getrusage(resource.RUSAGE_SELF)
        addresses = [
            BusyAddress(address, connections.get(address, 0), round(by_address.get(address, 0)))
            for address in {*connections, *by_address}
        ]
        busiest = sorted(tables, key=lambda table: -table.account.spent_s - by_table.get(table.id, 0) / 1000)[:SHOWN]
        return Overview(
            version=__version__,
            node=getattr(self._store.nodes, "name", ""),
            up_s=int(self._observed.up_s()),
            processor_s=int(used.ru_utime + used.ru_stime),
            memory_mb=used.ru_maxrss // 1024,
            tables_open=len(tables),
            tables_watched=sum(bool(table.audience) for table in tables),
            strangers=strangers,
            spectators=spectators,
            players=players,
            seats_here=sum(len(table.audience.here_itself) for table in tables),
            jobs_waiting=pool.waiting,
            jobs_running=pool.running,
            tables=tuple(_busy(table, by_table.get(table.id, 0)) for table in busiest),
            addresses=tuple(sorted(addresses, key=lambda one: (-one.connections, -one.bots_ms))[:SHOWN]),
            blocked=self._blocklist.entries,
            limits=msgspec.structs.asdict(self._limits),
        )

    async def stored(self, after: str) -> StoredTables:
        """List the stored tables whose ids come after this one."""
        rows = await self._store.rows(after, AT_A_TIME)
        return StoredTables(tuple(map(_stored, rows)), rows[-1].id if len(rows) == AT_A_TIME else None)

    async def remove(self, table_id: str) -> None:
        """Delete a table and disconnect everybody."""
        await self._observed.hub.remove(table_id)
        log.warning("the operator deleted a table")

    async def new_host(self, table_id: str) -> HostLink:
        """Replace the link of a host who has lost it."""
        link = HostLink(await renew(await self._observed.hub.table(table_id), "host"))
        log.warning("the operator replaced a host's link")
        return link

    async def person(self, person: FindPerson) -> PersonData:
        """Return everything that is stored about a person."""
        async with aclosing(persons.find(self._store, person)) as found:
            return PersonData(person.name, tuple([one async for one in found]))

    async def erase(self, person: FindPerson) -> Erased:
        """Erase a person's name wherever it is stored; whoever is connected sees that at once."""
        count = 0
        async with aclosing(persons.erase(self._store, person)) as erased:
            async for table_id in erased:
                count += 1
                opened = self._observed.hub.opened(table_id)
                if opened is not None:
                    await opened[0].follow()
        log.warning("the operator erased a name; tables: %d", count)
        return Erased(count)

    async def block(self, block: Block, by: str) -> tuple[Blocked, ...]:
        """Block a network; not the operator's own."""
        if read_network(block.network).overlaps(read_network(by)):
            raise NotNow("blocks-you")
        await self._blocklist.block(block.network, block.note, self._clock.now_ms())
        log.warning("the operator blocked %s", read_network(block.network))
        return self._blocklist.entries

    async def unblock(self, network: str) -> tuple[Blocked, ...]:
        """Let a network in again."""
        await self._blocklist.unblock(network)
        log.warning("the operator no longer blocks %s", read_network(network))
        return self._blocklist.entries


def _busy(table: Table, bots_ms: float) -> BusyTable:
    match = table.match
    return BusyTable(
        id=table.id,
        game=table.lobby.game,
        phase="lobby" if match is None else "over" if match.over else "playing",
        players=table.lobby.players,
        seats_here=len(table.audience.here_itself),
        devices=len(table.audience),
        entries=0 if match is None else len(match.entries),
        spent_ms=round(table.account.spent_s * 1000),
        slowest_ms=round(table.account.slowest_s * 1000),
        bots_ms=round(bots_ms),
    )


def _stored(row: TableRow) -> StoredTable:
    try:
        game, phase = msgspec.json.decode(row.lobby, type=Lobby).game, "lobby" if row.setup is None else "begun"
    except (msgspec.MsgspecError, UnicodeDecodeError):
        game, phase = "", "damaged"
    return StoredTable(
        id=row.id,
        game=game,
        phase=phase,  # type: ignore[arg-type]
        created_ms=row.created_ms,
        touched_ms=row.touched_ms,
    )


Operator = Annotated[str, HeaderParameter(name="Authorization", max_length=128, description="Bearer and the secret")]


def administration(request: Request[Any, Any, Any], authorization: Operator = "") -> Administration:
    """Return what carries out requests, if they come from the operator."""
    admin: Administration = request.app.state.administration
    admin.guard.check(bearer_token(authorization), address_of(request.scope))
    return admin


class AdminApi(Controller):
    """What only the operator may do."""

    path = "/api/admin"
    tags = ["admin"]  # noqa: RUF012 (the framework's own form)
    dependencies = {"admin": Provide(administration, sync_to_thread=False)}  # noqa: RUF012

    @get("/overview", responses=OPERATED)
    async def overview(self, admin: NamedDependency[Administration]) -> Overview:
        """Describe what is going on at this node: tables, connections, bots, limits, who is blocked."""
        return admin.overview()

    @get("/tables", responses=OPERATED)
    async def tables(self, admin: NamedDependency[Administration], after: FromQuery[str] = "") -> StoredTables:
        """List stored tables, from an id on."""
        return await admin.stored(after)

    @delete("/tables/{table:str}", status_code=204, responses=AT_TABLE)
    async def delete(self, admin: NamedDependency[Administration], table: TableId) -> None:
        """Delete a table."""
        await admin.remove(table)

    @post("/tables/{table:str}/host", status_code=200, responses=AT_TABLE)
    async def new_host(self, admin: NamedDependency[Administration], table: TableId) -> HostLink:
        """Replace the link of a table's host; the old one stops working."""
        return await admin.new_host(table)

    @post("/person", status_code=200, responses=AT_TABLE)
    async def person(self, admin: NamedDependency[Administration], data: JSONBody[FindPerson]) -> PersonData:
        """Return everything that is stored about a person."""
        return await admin.person(data)

    @post("/erase", status_code=200, responses=AT_TABLE)
    async def erase(self, admin: NamedDependency[Administration], data: JSONBody[FindPerson]) -> Erased:
        """Erase a person's name wherever it is stored."""
        return await admin.erase(data)

    @post("/block", status_code=200, responses=OPERATED)
    async def block(
        self, request: Request[Any, Any, Any], admin: NamedDependency[Administration], data: JSONBody[Block]
    ) -> tuple[Blocked, ...]:
        """Block an address or a network at every node, at once and until it is let in again."""
        return await admin.block(data, address_of(request.scope))

    @post("/unblock", status_code=200, responses=OPERATED)
    async def unblock(self, admin: NamedDependency[Administration], data: JSONBody[Unblock]) -> tuple[Blocked, ...]:
        """Let a network in again."""
        return await admin.unblock(data.network)
