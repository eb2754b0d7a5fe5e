"""Print and play over HTTP: a game as it is set up, as a PDF."""

from typing import Any

from litestar import Controller, Request, Response, post
from litestar.params import JSONBody

from mazechase.errors import BadOption
from mazechase.messages import languages
from mazechase.server.edge.http import PRINTED, in_worker
from mazechase.server.table.admitting import check_documents
from mazechase.server.thinking.jobs import PrintGame
from mazechase.server.wire.requests import PrintRequest

PDF = "application/pdf"


class PrintingApi(Controller):
    """Games on paper."""

    path = "/api/workshop"
    tags = ["workshop"]  # noqa: RUF012 (the framework's own form)

    @post("/print", status_code=200, media_type=PDF, responses=PRINTED)
    async def print_game(self, request: Request[Any, Any, Any], data: JSONBody[PrintRequest]) -> Response[bytes]:
        """Return a PDF with the board, cards, pieces and rules of a game as it is set up."""
        check_documents(data.options)
        if data.language not in languages():
            raise BadOption("no-such-language", language=data.language, known=", ".join(languages()))
        job = PrintGame(
            game=data.game, players=data.players, options=data.options, language=data.language, paper=data.paper
        )
        printed = await in_worker(request, job)
        return Response(printed.pdf, media_type=PDF)
