"""The HTTP side: typed requests about tables, the list of games, and the page's files."""

from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import HeaderParameter, JSONBody, RawBody
from msgspec import Meta

from mazechase.rules.options import When
from mazechase.rules.registry import games
from mazechase.server.edge.addresses import address_of
from mazechase.server.fairqueue import Who
from mazechase.server.health import Health, HealthCheck
from mazechase.server.jobs import CheckDocument, Job
from mazechase.server.pool import Pool
from mazechase.server.requests import (
    Agree,
    Claim,
    Claimed,
    Created,
    Fork,
    NewTable,
    Opened,
    RenewedLink,
    RenewLink,
    Reorder,
    Replace,
)
from mazechase.server.setting import check_documents
from mazechase.server.shown import TableInfo
from mazechase.server.tables import Tables
from mazechase.server.wire import TableId

A = TypeVar("A")
Bearer = Annotated[str, HeaderParameter(name="Authorization", max_length=128, description="Bearer and a token")]


SMALL = DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))  # every visitor asks for it


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: what it takes, its default, its ruling; values for some player counts; when it matters."""

    name: str
    kind: str
    takes: str
    default: Any
    ruling: str
    scope: str
    players: dict[str, tuple[int, ...]]
    when: tuple[When, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played."""

    id: str
    players: tuple[int, ...]
    bots: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    rules_version: int
    secrets: bool  # whether seats know different things


class OwnDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a board, a deck or the like in a file of one's own, for an option of a game."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    option: Annotated[str, Meta(max_length=40)]
    file: Annotated[str, Meta(max_length=255)]  # its name; one that ends in .toml is TOML, any other JSON
    text: str
    options: dict[str, Any] = {}  # what else is chosen, where players or the document hang on it


class Problem(msgspec.Struct, frozen=True):
    """What is sent when a request is refused: a code, a message key and its parameters."""

    code: str
    message: str
    params: dict[str, int | str]


def _problems(**why: str) -> dict[int, ResponseSpec]:
    """Describe refusals for the OpenAPI document, beside those that any request may meet."""
    common = {"413": "too large", "429": "too many requests", "503": "nothing can be saved or read now"}
    return {
        int(status.removeprefix("s")): ResponseSpec(Problem, generate_examples=False, description=words)
        for status, words in {**common, **why}.items()
    }


UNREADABLE = "it cannot be read, or is not possible"
NEW = _problems(s400=UNREADABLE, s403="from another page")
AT_TABLE = _problems(
    s400=UNREADABLE,
    s403="the token does not allow it, or from another page",
    s404="no such table, or the token is not its own",
    s409="the table is not in a state for that",
)


UNWELL = ResponseSpec(Health, generate_examples=False, description="something does not work; its code says what")
RECORD = ResponseSpec(dict[str, Any], generate_examples=False, description="a record (docs/records.md)")


@dataclass
class _Import(Operation):
    """A record is read by its own reader, so the framework has to be told that there is a body."""

    def __post_init__(self) -> None:
        json: Any = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT, description="a record (docs/records.md)"))
        self.request_body = RequestBody(content={"application/json": json}, required=True)


async def in_worker(request: Request[Any, Any, Any], job: Job[A]) -> A:
    """Have something heavy done in a worker process, at the cost of the address that asks for it."""
    pool: Pool = request.app.state.pool
    return await pool.run(job, Who(address_of(request.scope), type(job).__name__))


def _token(authorization: str) -> str:
    return authorization.removeprefix("Bearer ").strip()


class GamesApi(Controller):
    """What there is to play."""

    path = "/api"
    tags = ["games"]  # noqa: RUF012 (the framework's own form)

    @get("/games", middleware=[SMALL])
    async def games(self) -> tuple[GameInfo, ...]:
        """List the games with their options and bots."""
        from mazechase.bots.api import bot_names  # noqa: PLC0415 (bots load with their game)

        return tuple(
            GameInfo(
                id=listing.id,
                players=listing.players,
                bots=bot_names(listing.id),
                options=tuple(
                    OptionInfo(
                        option.name,
                        type(option.kind).__name__.lower(),
                        option.kind.takes(),
                        option.default,
                        option.ruling,
                        option.scope,
                        option.players,
                        option.when,
                    )
                    for option in listing.options
                ),
                rules_version=listing.rules_version,
                secrets=listing.secrets,
            )
            for listing in games()
        )

    @post("/documents", status_code=200, responses=NEW)
    async def document(self, request: Request[Any, Any, Any], data: JSONBody[OwnDocument]) -> dict[str, Any]:
        """Read and check a board, a deck or the like; the answer is what an option of a new table takes."""
        check_documents(data.options)
        job = CheckDocument(**msgspec.structs.asdict(data))
        return (await in_worker(request, job)).document

    @get("/health", responses={503: UNWELL})
    async def health(self, state: State) -> Response[Health]:
        """Say whether tables can be saved and read now, and whether bots can think."""
        check: HealthCheck = state.health
        found = await check.report()
        return Response(found, status_code=200 if found.ok else 503)


def _tables(request: Request[Any, Any, Any]) -> Tables:
    state = request.app.state
    return Tables(state.hub, address_of(request.scope), state.people.verified)


class RecordsApi(Controller):
    """Records: apart from the tables, since a long one takes a longer body than anything else."""

    path = "/api/tables/import"
    tags = ["tables"]  # noqa: RUF012 (the framework's own form)
    dependencies = {"tables": Provide(_tables, sync_to_thread=False)}  # noqa: RUF012

    @post("/", responses=NEW, operation_class=_Import)
    async def show(self, tables: NamedDependency[Tables], body: RawBody) -> Created:
        """Open a record, as given by ``record``, at a table of its own, to look at and to go on from."""
        return await tables.show(body)


class TablesApi(Controller):
    """Tables: all but playing, which goes over the WebSocket."""

    path = "/api/tables"
    dependencies = {"tables": Provide(_tables, sync_to_thread=False)}  # noqa: RUF012 (the framework's own form)
    tags = ["tables"]  # noqa: RUF012 (the framework's own form)

    @post("/", responses=NEW)
    async def create(self, tables: NamedDependency[Tables], data: JSONBody[NewTable]) -> Created:
        """Make a table."""
        return await tables.create(data)

    @get("/{table:str}", responses=AT_TABLE)
    async def info(self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer) -> Opened:
        """Describe a table, and what the token is; any of its tokens will do."""
        return await tables.info(table, _token(authorization))

    @post("/{table:str}/claim", status_code=200, responses=AT_TABLE)
    async def claim(
        self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer, data: JSONBody[Claim]
    ) -> Claimed:
        """Sit down, with the host's or the invite token."""
        return await tables.claim(table, _token(authorization), data)

    @post("/{table:str}/start", status_code=200, responses=AT_TABLE)
    async def start(self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer) -> TableInfo:
        """Begin, as the host; open places become bots."""
        return await tables.start(table, _token(authorization))

    @post("/{table:str}/pause", status_code=200, responses=AT_TABLE)
    async def pause(self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer) -> TableInfo:
        """Pause, as the host."""
        return await tables.pause(table, _token(authorization))

    @post("/{table:str}/resume", status_code=200, responses=AT_TABLE)
    async def resume(self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer) -> TableInfo:
        """Go on, as the host."""
        return await tables.resume(table, _token(authorization))

    @post("/{table:str}/reorder", status_code=200, responses=AT_TABLE)
    async def reorder(
        self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer, data: JSONBody[Reorder]
    ) -> TableInfo:
        """Put the places in another order, as the host, before the match begins."""
        return await tables.reorder(table, _token(authorization), data.order)

    @post("/{table:str}/replace", status_code=200, responses=AT_TABLE)
    async def replace(
        self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer, data: JSONBody[Replace]
    ) -> TableInfo:
        """Put a bot in a place or open it, as the host; a place with a hidden hand is opened when everybody agrees."""
        return await tables.replace(table, _token(authorization), data)

    @post("/{table:str}/agree", status_code=200, responses=AT_TABLE)
    async def agree(
        self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer, data: JSONBody[Agree]
    ) -> TableInfo:
        """Agree to open a place with a hidden hand, from a seat."""
        return await tables.agree(table, _token(authorization), data.place)

    @post("/{table:str}/links", status_code=200, responses=AT_TABLE)
    async def links(
        self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer, data: JSONBody[RenewLink]
    ) -> RenewedLink:
        """Make a new invite or watch link in place of the old one, as the host."""
        return await tables.renew(table, _token(authorization), data.kind)

    @post("/{table:str}/rematch", responses=AT_TABLE)
    async def rematch(self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer) -> TableInfo:
        """Play again with the same people, as the host or from a seat, after the end."""
        return await tables.rematch(table, _token(authorization))

    @post("/{table:str}/fork", responses=AT_TABLE)
    async def fork(
        self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer, data: JSONBody[Fork]
    ) -> Created:
        """Go on from an earlier position at a new table."""
        return await tables.fork(table, _token(authorization), data.keep)

    @get("/{table:str}/record", media_type="application/json", responses={**AT_TABLE, 200: RECORD})
    async def record(self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer) -> Response[bytes]:
        """Give the match as a record."""
        return Response(await tables.record(table, _token(authorization)), media_type="application/json")

    @delete("/{table:str}", status_code=204, responses=AT_TABLE)
    async def delete(self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer) -> None:
        """Forget a table, as the host."""
        await tables.delete(table, _token(authorization))
