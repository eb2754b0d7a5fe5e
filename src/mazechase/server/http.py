"""The HTTP side: typed requests about tables, the list of games, and the page's files."""

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import HeaderParameter, JSONBody, RawBody
from msgspec import Meta

from mazechase.errors import BadDocument
from mazechase.rules.documents import parse_document
from mazechase.rules.options import When
from mazechase.rules.registry import game as make_game
from mazechase.rules.registry import games
from mazechase.server.requests import (
    Agree,
    Claim,
    Claimed,
    Created,
    Fork,
    NewTable,
    RenewedLink,
    RenewLink,
    Reorder,
    Replace,
)
from mazechase.server.shown import TableInfo
from mazechase.server.tables import Tables

TableId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
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


MOST_LETTERS = 65_536  # the documents that are shipped have a thousand or two


class OwnDocument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a board, a deck or the like in a file of one's own, for an option of a game."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    option: Annotated[str, Meta(max_length=40)]
    file: Annotated[str, Meta(max_length=255)]  # its name; one that ends in .toml is TOML, any other JSON
    text: str
    options: dict[str, Any] = {}  # what else is chosen, where players or the document hang on it

    def read(self) -> dict[str, Any]:
        """Give the document, once the game takes it."""
        if len(self.text) > MOST_LETTERS:
            raise BadDocument("document-too-long", where=self.file, most=MOST_LETTERS)
        document = parse_document(self.text, self.file, toml=self.file.lower().endswith(".toml"))
        make_game(self.game, self.players, {**self.options, self.option: document})
        return document


class Problem(msgspec.Struct, frozen=True):
    """What is sent when a request is refused: a code, a message key and its parameters."""

    code: str
    message: str
    params: dict[str, int | str]


class Health(msgspec.Struct, frozen=True):
    """A sign of life."""

    ok: bool


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


RECORD = ResponseSpec(dict[str, Any], generate_examples=False, description="a record (docs/records.md)")


@dataclass
class _Import(Operation):
    """A record is read by its own reader, so the framework has to be told that there is a body."""

    def __post_init__(self) -> None:
        json: Any = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT, description="a record (docs/records.md)"))
        self.request_body = RequestBody(content={"application/json": json}, required=True)


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

    @post("/documents", status_code=200, sync_to_thread=True, responses=NEW)
    def document(self, data: JSONBody[OwnDocument]) -> dict[str, Any]:
        """Read and check a board, a deck or the like; the answer is what an option of a new table takes."""
        return data.read()

    @get("/health")
    async def health(self) -> Health:
        """Say that the server runs."""
        return Health(ok=True)


class TablesApi(Controller):
    """Tables: all but playing, which goes over the WebSocket."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012 (the framework's own form)

    @post("/", responses=NEW)
    async def create(self, state: State, data: JSONBody[NewTable]) -> Created:
        """Make a table."""
        return await _tables(state).create(data)

    @get("/{table:str}", responses=AT_TABLE)
    async def info(self, state: State, table: TableId, authorization: Bearer) -> TableInfo:
        """Describe a table; any of its tokens will do."""
        return await _tables(state).info(table, _token(authorization))

    @post("/{table:str}/claim", status_code=200, responses=AT_TABLE)
    async def claim(self, state: State, table: TableId, authorization: Bearer, data: JSONBody[Claim]) -> Claimed:
        """Sit down, with the host's or the invite token."""
        return await _tables(state).claim(table, _token(authorization), data)

    @post("/{table:str}/start", status_code=200, responses=AT_TABLE)
    async def start(self, state: State, table: TableId, authorization: Bearer) -> TableInfo:
        """Begin, as the host; open places become bots."""
        return await _tables(state).start(table, _token(authorization))

    @post("/{table:str}/pause", status_code=200, responses=AT_TABLE)
    async def pause(self, state: State, table: TableId, authorization: Bearer) -> TableInfo:
        """Pause, as the host."""
        return await _tables(state).pause(table, _token(authorization))

    @post("/{table:str}/resume", status_code=200, responses=AT_TABLE)
    async def resume(self, state: State, table: TableId, authorization: Bearer) -> TableInfo:
        """Go on, as the host."""
        return await _tables(state).resume(table, _token(authorization))

    @post("/{table:str}/reorder", status_code=200, responses=AT_TABLE)
    async def reorder(self, state: State, table: TableId, authorization: Bearer, data: JSONBody[Reorder]) -> TableInfo:
        """Put the places in another order, as the host, before the match begins."""
        return await _tables(state).reorder(table, _token(authorization), data.order)

    @post("/{table:str}/replace", status_code=200, responses=AT_TABLE)
    async def replace(self, state: State, table: TableId, authorization: Bearer, data: JSONBody[Replace]) -> TableInfo:
        """Put a bot in a place or open it, as the host; a place with a hidden hand is opened when everybody agrees."""
        return await _tables(state).replace(table, _token(authorization), data)

    @post("/{table:str}/agree", status_code=200, responses=AT_TABLE)
    async def agree(self, state: State, table: TableId, authorization: Bearer, data: JSONBody[Agree]) -> TableInfo:
        """Agree to open a place with a hidden hand, from a seat."""
        return await _tables(state).agree(table, _token(authorization), data.place)

    @post("/{table:str}/links", status_code=200, responses=AT_TABLE)
    async def links(
        self, state: State, table: TableId, authorization: Bearer, data: JSONBody[RenewLink]
    ) -> RenewedLink:
        """Make a new invite or watch link in place of the old one, as the host."""
        return await _tables(state).renew(table, _token(authorization), data.kind)

    @post("/{table:str}/rematch", responses=AT_TABLE)
    async def rematch(self, state: State, table: TableId, authorization: Bearer) -> TableInfo:
        """Play again with the same people, as the host or from a seat, after the end."""
        return await _tables(state).rematch(table, _token(authorization))

    @post("/{table:str}/fork", responses=AT_TABLE)
    async def fork(self, state: State, table: TableId, authorization: Bearer, data: JSONBody[Fork]) -> Created:
        """Go on from an earlier position at a new table."""
        return await _tables(state).fork(table, _token(authorization), data.keep)

    @get("/{table:str}/record", media_type="application/json", responses={**AT_TABLE, 200: RECORD})
    async def record(self, state: State, table: TableId, authorization: Bearer) -> Response[bytes]:
        """Give the match as a record."""
        return Response(await _tables(state).record(table, _token(authorization)), media_type="application/json")

    @post("/import", responses=NEW, operation_class=_Import)
    async def show(self, state: State, body: RawBody) -> Created:
        """Open a record, as given by ``record``, at a table of its own, to look at and to go on from."""
        return await _tables(state).show(body)

    @delete("/{table:str}", status_code=204, responses=AT_TABLE)
    async def delete(self, state: State, table: TableId, authorization: Bearer) -> None:
        """Forget a table, as the host."""
        await _tables(state).delete(table, _token(authorization))


def _tables(state: State) -> Tables:
    tables: Tables = state.tables
    return tables
