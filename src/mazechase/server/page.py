"""The page's files, built from web/ and compressed beforehand, and the picture of a link that a phone can read."""

import mimetypes
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from mazechase.server.http import NEW, in_worker
from mazechase.server.jobs import DrawQr, QrCode

PAGE = Path(__file__).parent.parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"  # the name of an asset changes with its content
ASK_AGAIN = "no-cache"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))  # the smallest first
NOT_BUILT = """<!doctype html><title>Mazechase</title><p>The page has not been built. <code>make setup</code> builds it;
the interface for programs is described at <a href="/api/docs">/api/docs</a>.</p>"""


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A link to be drawn. It may carry a token, so it comes in a body, never in a path or query."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class PageFiles(Controller):
    """The page: one document for every address of it, and its assets."""

    include_in_schema = False

    @get(["/", "/art", "/t/{table:str}"], sync_to_thread=False)
    def document(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Give the page; it finds its way by the address."""
        if not (PAGE / "index.html").is_file():
            return Response(NOT_BUILT.encode(), media_type="text/html")
        return _file(request, "index.html", ASK_AGAIN)

    @get("/assets/{name:str}", sync_to_thread=False)
    def asset(self, request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        """Give a script, a style sheet or a catalogue."""
        return _file(request, f"assets/{name}", FOR_EVER)

    @get(["/favicon.svg", "/favicon.ico"], sync_to_thread=False)
    def favicon(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Give the page's icon."""
        return _file(request, "favicon.svg", ASK_AGAIN)


class LinksApi(Controller):
    """Links to tables."""

    path = "/api/links"
    tags = ["links"]  # noqa: RUF012 (the framework's own form)

    @post("/qr", status_code=200, responses=NEW)
    async def qr(self, request: Request[Any, Any, Any], data: JSONBody[Link]) -> QrCode:
        """Draw a link as a QR code."""
        return await in_worker(request, DrawQr(text=data.text))


def _file(request: Request[Any, Any, Any], name: str, caching: str) -> Response[bytes]:
    """Give a built file in the smallest form the browser takes."""
    file = PAGE / name
    try:
        there = file.resolve().parent in (PAGE.resolve(), PAGE.resolve() / "assets") and file.is_file()
    except (OSError, ValueError):  # a name that no file can have
        there = False
    if not there:
        raise NotFoundException
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    for encoding, ending in ENCODINGS:
        small = file.with_name(file.name + ending)
        if encoding in accepted and small.is_file():
            return Response(small.read_bytes(), media_type=kind, headers={**headers, "Content-Encoding": encoding})
    return Response(file.read_bytes(), media_type=kind, headers=headers)
