"""The page's files, built from web/ and compressed beforehand, and QR codes of links."""

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Controller, HttpMethod, Request, Response, post, route
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from mazechase.messages import preferred
from mazechase.server.edge.files import ASK_AGAIN, FOR_EVER, PLAIN, HeldFile, found, hold, kept, wished
from mazechase.server.edge.http import NEW, in_worker
from mazechase.server.edge.previews import VARIES, pictures, with_preview
from mazechase.server.thinking.jobs import DrawQr, QrCode

PAGE = Path(__file__).parents[2] / "page"
STATIC = Path(__file__).parent / "static"
READING = [HttpMethod.GET, HttpMethod.HEAD]
ASIDE = ("favicon.svg", "worker.js", "manifest.webmanifest", "icon-192.png", "icon-512.png")
BROWSERS = "sec-fetch-dest"  # a header of theirs; over plain http they send none, and get a preview that nobody sees
NOT_BUILT = """<!doctype html><title>Mazechase</title><p>The page has not been built. <code>make setup</code> builds it;
the interface for programs is described at <a href="/api/docs">/api/docs</a>.</p>"""


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A link to draw. It may contain a token, so it comes in a body, never in a path or query."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Built(msgspec.Struct, frozen=True):
    """The built page: documents by kind and language, assets by name, and what is beside the documents."""

    documents: Mapping[str, Mapping[str, HeldFile]]
    assets: Mapping[str, HeldFile]
    aside: Mapping[str, HeldFile]


@cache
def built(folder: Path) -> Built:
    """Read the built page once; a server keeps the one it has, even while another is being built."""
    documents: dict[str, dict[str, HeldFile]] = {"start": {}, "table": {}}
    for file in kept(folder, "*.html"):
        kind, language, _ = file.name.split(".")
        documents[kind][language] = hold(file, ASK_AGAIN, VARIES)
    return Built(
        documents,
        {file.name: hold(file, FOR_EVER) for file in kept(folder / "assets", "*.js")},
        {name: hold(file, ASK_AGAIN) for name in ASIDE for file in kept(folder, name)},
    )


@cache
def viewer_files() -> Mapping[str, HeldFile]:
    """Read the files of the API viewer once."""
    return {file.name: hold(file, ASK_AGAIN) for file in STATIC.iterdir()}


def page_routes(folder: Path) -> list[HTTPRouteHandler]:
    """Return the routes of the page's documents, as listed by the build (web/src/kit/routes.ts).

    If the page is not built, every route says so.
    """
    file = folder / "routes.json"
    routes: dict[str, str] = json.loads(file.read_text("utf-8")) if file.exists() else {"/": "start"}
    return [_page_route(re.sub(r":(\w+)", r"{\1:str}", path), kind) for path, kind in routes.items()]


def _page_route(path: str, kind: str) -> HTTPRouteHandler:
    @route(path, http_method=READING, sync_to_thread=False, include_in_schema=False)
    def document(request: Request[Any, Any, Any]) -> Response[bytes]:
        return _document(request, kind)

    return document


class PageFiles(Controller):
    """The page's assets."""

    include_in_schema = False

    @route("/assets/{name:str}", http_method=READING, sync_to_thread=False)
    def asset(self, request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        """Return a script or a catalogue."""
        return found(built(PAGE).assets, name).answer(request)

    @route("/previews/{name:str}", http_method=READING, sync_to_thread=False)
    def preview(self, request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        """Return a picture that other programs show beside a link."""
        return found(pictures(), name).answer(request)

    @route([f"/{name}" for name in ASIDE], http_method=READING, sync_to_thread=False)
    def aside(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Return a file with a name of its own: icons, the service worker, and what an installed page is like."""
        return found(built(PAGE).aside, request.url.path.removeprefix("/")).answer(request)

    @route("/favicon.ico", http_method=READING, sync_to_thread=False)
    def favicon(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Return the page's icon to browsers that ask for it by its usual name."""
        return found(built(PAGE).aside, "favicon.svg").answer(request)


class ViewerFiles(Controller):
    """A viewer for the OpenAPI document, for client authors."""

    include_in_schema = False

    @route("/api/docs", http_method=READING, sync_to_thread=False)
    def viewer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Show the HTTP API."""
        return found(viewer_files(), "api.html").answer(request)

    @route("/api/docs.js", http_method=READING, sync_to_thread=False)
    def script(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Return the viewer's script."""
        return found(viewer_files(), "api.js").answer(request)


class LinksApi(Controller):
    """Links to tables."""

    path = "/api/links"
    tags = ["links"]  # noqa: RUF012 (the framework's own form)

    @post("/qr", status_code=200, responses=NEW)
    async def qr(self, request: Request[Any, Any, Any], data: JSONBody[Link]) -> QrCode:
        """Draw a link as a QR code."""
        return await in_worker(request, DrawQr(text=data.text))


def _document(request: Request[Any, Any, Any], kind: str) -> Response[bytes]:
    """Return a document in the browser's language; the page itself can ask for another one."""
    documents = built(PAGE).documents[kind]
    if not documents:
        return Response(NOT_BUILT.encode(), media_type="text/html")
    language = preferred(wished(request), documents)
    if BROWSERS in request.headers:
        return documents[language].answer(request)
    origin = str(request.base_url).rstrip("/")
    plain = documents[language].content[PLAIN]
    return with_preview(plain, language, request.query_params.get("game"), origin).answer(request)
