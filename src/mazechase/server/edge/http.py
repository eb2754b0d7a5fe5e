"""The HTTP side: typed requests about tables, the list of games, and the page's files."""

from dataclasses import dataclass
from functools import cache, partial
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, HeaderParameter, JSONBody, RawBody

from mazechase.lessons import course
from mazechase.rules.help import Help, help_of
from mazechase.rules.registry import game_types, games
from mazechase.server.edge.addresses import address_of
from mazechase.server.edge.files import ASK_AGAIN, HeldFile, hold_content
from mazechase.server.edge.gate import person_of
from mazechase.server.edge.health import Health, HealthCheck
from mazechase.server.shares import Payer
from mazechase.server.table.admitting import check_documents
from mazechase.server.table.tables import Tables
from mazechase.server.thinking.fairqueue import Who
from mazechase.server.thinking.job import Job
from mazechase.server.thinking.jobs import CheckDocument
from mazechase.server.thinking.pool import Pool
from mazechase.server.wire.message_parts import TableInfo
from mazechase.server.wire.messages import TableId
from mazechase.server.wire.requests import (
    Agree,
    Claim,
    Claimed,
    Created,
    Fork,
    GameInfo,
    LessonListing,
    NewTable,
    NextGame,
    Opened,
    OptionInfo,
    OwnDocument,
    Problem,
    Rename,
    RenewedLink,
    RenewLink,
    Reorder,
    Replace,
)

A = TypeVar("A")
Bearer = Annotated[str, HeaderParameter(name="Authorization", max_length=128, description="Bearer and a token")]


def _problems(**why: str) -> dict[int, ResponseSpec]:
    """Describe refusals for the OpenAPI document, in addition to those that any request may get."""
    common = {"413": "too large", "429": "too many requests", "503": "nothing can be saved or read now"}
    return {
        int(status.removeprefix("s")): ResponseSpec(Problem, generate_examples=False, description=words)
        for status, words in {**common, **why}.items()
    }


UNREADABLE = "it cannot be read, or is not possible"
NEW = _problems(s400=UNREADABLE, s403="from another page")
OPERATED = _problems(s400=UNREADABLE, s403="from another page", s404="not from the operator", s409="not possible now")
NO_SHEET = _problems(s404="no such game, or its documents have no sheet")
MEASURED = _problems(s400=UNREADABLE, s403="from another page", s409="a newer request for the same draft came")
PRINTED = _problems(s400=UNREADABLE, s403="from another page", s501="nothing to typeset with, or nothing drawn")
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
    """Declares the body of an import to the framework, which does not read records itself."""

    def __post_init__(self) -> None:
        json: Any = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT, description="a record (docs/records.md)"))
        self.request_body = RequestBody(content={"application/json": json}, required=True)


async def in_worker(request: Request[Any, Any, Any], job: Job[A], group: str | None = None) -> A:
    """Run a heavy job in a worker process, charged to the address that asks for it, and to a table or its kind."""
    pool: Pool = request.app.state.pool
    return await pool.run(job, Who(address_of(request.scope), group or type(job).__name__))


def bearer_token(authorization: str) -> str:
    """Return the token in a header."""
    return authorization.removeprefix("Bearer ").strip()


@cache
def _listed_games(known: tuple[str, ...]) -> HeldFile:  # noqa: ARG001 (games may be registered later)
    """Encode the list of games once, since every visitor asks for it."""
    from mazechase.bots.api import characters, offered_bots, served_bots, usual_bot  # noqa: PLC0415 (bots load with their game)

    infos = tuple(
        GameInfo(
            id=listing.id,
            players=listing.players,
            bots=served_bots(listing.id),
            offered=offered_bots(listing.id),
            usual_bot=usual_bot(listing.id),
            characters=tuple(characters(listing.id)),
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
                    option.printed,
                )
                for option in listing.options
            ),
            rules_version=listing.rules_version,
            secrets=listing.secrets,
            by_the_book=listing.by_the_book,
            lessons=tuple(LessonListing(one.name, one.title, one.picture) for one in course(listing.id)),
        )
        for listing in games()
    )
    return hold_content(msgspec.json.encode(infos), "application/json", ASK_AGAIN)


@cache
def _held_help(game: str, known: tuple[str, ...]) -> HeldFile | None:  # noqa: ARG001 (games may be registered later)
    """Encode the help for a game once: it says the same to everybody."""
    found = help_of(game)
    return hold_content(msgspec.json.encode(found), "application/json", ASK_AGAIN) if found is not None else None


class GamesApi(Controller):
    """The games that can be played."""

    path = "/api"
    tags = ["games"]  # noqa: RUF012 (the framework's own form)

    @get("/games")
    async def games(self, request: Request[Any, Any, Any]) -> Response[tuple[GameInfo, ...]]:
        """List the games with their options and bots."""
        answer: Response[Any] = _listed_games(tuple(game_types())).answer(request)
        return answer

    @get("/games/{game:str}/help", responses=_problems(s404="no such game, or it has no help"))
    async def help(self, request: Request[Any, Any, Any], game: FromPath[str]) -> Response[Help]:
        """Explain a game: the parts of its rules with positions that show them, and its boards, decks and the like."""
        held = _held_help(game, tuple(game_types())) if game in game_types() else None
        if held is None:
            raise NotFoundException
        answer: Response[Any] = held.answer(request)
        return answer

    @post("/documents", status_code=200, responses=NEW)
    async def document(self, request: Request[Any, Any, Any], data: JSONBody[OwnDocument]) -> dict[str, Any]:
        """Read and check a board, a deck or the like; return it as a value for an option of a new table."""
        check_documents(data.options)
        job = CheckDocument(**msgspec.structs.asdict(data))
        return (await in_worker(request, job)).document

    @get("/health", responses={503: UNWELL})
    async def health(self, state: State) -> Response[Health]:
        """Return whether tables can be saved and read now, and whether bots can think."""
        check: HealthCheck = state.health
        found = await check.report()
        return Response(found, status_code=200 if found.ok else 503)


def tables_of(request: Request[Any, Any, Any]) -> Tables:
    """Return what carries out the requests of whoever sent this one."""
    state = request.app.state
    payer = Payer(address_of(request.scope), state.people.recognised((person_of(request.scope),)))
    return Tables(state.hub, payer, state.people.verified, partial(in_worker, request))


class RecordsApi(Controller):
    """Records, apart from the tables because they allow longer bodies than anything else."""

    path = "/api/tables/import"
    tags = ["tables"]  # noqa: RUF012 (the framework's own form)
    dependencies = {"tables": Provide(tables_of, sync_to_thread=False)}  # noqa: RUF012

    @post("/", responses=NEW, operation_class=_Import)
    async def show(self, tables: NamedDependency[Tables], body: RawBody) -> Created:
        """Open a record, as ``record`` returns it, at a new table, to look at and to continue from."""
        return await tables.show(body)


class TablesApi(Controller):
    """Tables: everything except playing, which goes over the WebSocket."""

    path = "/api/tables"
    dependencies = {"tables": Provide(tables_of, sync_to_thread=False)}  # noqa: RUF012 (the framework's own form)
    tags = ["tables"]  # noqa: RUF012 (the framework's own form)

    @post("/", responses=NEW)
    async def create(self, tables: NamedDependency[Tables], data: JSONBody[NewTable]) -> Created:
        """Create a table."""
        return await tables.create(data)

    @get("/{table:str}", responses=AT_TABLE)
    async def info(self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer) -> Opened:
        """Describe a table and the token; any of the table's tokens will do."""
        return await tables.info(table, bearer_token(authorization))

    @post("/{table:str}/claim", status_code=200, responses=AT_TABLE)
    async def claim(
        self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer, data: JSONBody[Claim]
    ) -> Claimed:
        """Sit down, with the host's token or the invite token."""
        return await tables.claim(table, bearer_token(authorization), data)

    @post("/{table:str}/name", status_code=200, responses=AT_TABLE)
    async def name(
        self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer, data: JSONBody[Rename]
    ) -> TableInfo:
        """Change one's own name, from a place, before the match starts."""
        return await tables.rename(table, bearer_token(authorization), data.name)

    @post("/{table:str}/start", status_code=200, responses=AT_TABLE)
    async def start(self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer) -> TableInfo:
        """Start the match, as the host; bots take the open places."""
        return await tables.start(table, bearer_token(authorization))

    @post("/{table:str}/pause", status_code=200, responses=AT_TABLE)
    async def pause(self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer) -> TableInfo:
        """Pause the match, as the host."""
        return await tables.pause(table, bearer_token(authorization))

    @post("/{table:str}/resume", status_code=200, responses=AT_TABLE)
    async def resume(self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer) -> TableInfo:
        """Resume the match, as the host."""
        return await tables.resume(table, bearer_token(authorization))

    @post("/{table:str}/reorder", status_code=200, responses=AT_TABLE)
    async def reorder(
        self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer, data: JSONBody[Reorder]
    ) -> TableInfo:
        """Reorder the places, as the host, before the match starts."""
        return await tables.reorder(table, bearer_token(authorization), data.order)

    @post("/{table:str}/replace", status_code=200, responses=AT_TABLE)
    async def replace(
        self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer, data: JSONBody[Replace]
    ) -> TableInfo:
        """Give a place to a bot or open it, as the host; a hidden hand is opened only when everybody agrees."""
        return await tables.replace(table, bearer_token(authorization), data)

    @post("/{table:str}/agree", status_code=200, responses=AT_TABLE)
    async def agree(
        self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer, data: JSONBody[Agree]
    ) -> TableInfo:
        """Agree to open a place with a hidden hand, from a seat."""
        return await tables.agree(table, bearer_token(authorization), data.place)

    @post("/{table:str}/links", status_code=200, responses=AT_TABLE)
    async def links(
        self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer, data: JSONBody[RenewLink]
    ) -> RenewedLink:
        """Replace the invite or watch link with a new one, as the host."""
        return await tables.renew(table, bearer_token(authorization), data.kind)

    @post("/{table:str}/rematch", responses=AT_TABLE)
    async def rematch(self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer) -> TableInfo:
        """Play again with the same people after the end, as the host or from a seat."""
        return await tables.rematch(table, bearer_token(authorization))

    @post("/{table:str}/next", responses=AT_TABLE)
    async def next_game(
        self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer, data: JSONBody[NextGame]
    ) -> TableInfo:
        """Play another game with the same people after the end, as the host or from a seat."""
        return await tables.next_game(table, bearer_token(authorization), data)

    @post("/{table:str}/fork", responses=AT_TABLE)
    async def fork(
        self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer, data: JSONBody[Fork]
    ) -> Created:
        """Continue from an earlier position at a new table."""
        return await tables.fork(table, bearer_token(authorization), data.keep)

    @get("/{table:str}/record", media_type="application/json", responses={**AT_TABLE, 200: RECORD})
    async def record(self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer) -> Response[bytes]:
        """Return the match as a record."""
        return Response(await tables.record(table, bearer_token(authorization)), media_type="application/json")

    @delete("/{table:str}", status_code=204, responses=AT_TABLE)
    async def delete(self, tables: NamedDependency[Tables], table: TableId, authorization: Bearer) -> None:
        """Delete a table, as the host."""
        await tables.delete(table, bearer_token(authorization))
