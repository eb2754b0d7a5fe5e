"""What people see who open an address where there is nothing: the same words that programs get, and the way home."""

import html
from functools import cache
from typing import Any

from litestar import Request, Response

from mazechase.messages import RIGHT_TO_LEFT, preferred, sentence
from mazechase.server.edge.files import wished

READS_PAGES = "text/html"  # what browsers accept when somebody opens an address
FOR_PROGRAMS = "/api/"
STYLE = """:root { color-scheme: light dark; font: 1.1rem/1.4 system-ui, sans-serif; }
main { display: grid; place-content: center; justify-items: center; min-height: 90dvh; padding: 0 16px;
  text-align: center; }
h1 { font-size: 1.4rem; }"""


def opened_by_somebody(request: Request[Any, Any, Any]) -> bool:
    """Tell whether somebody opened an address in a browser, rather than a program asking for data."""
    return READS_PAGES in request.headers.get("accept", "") and not request.url.path.startswith(FOR_PROGRAMS)


def nothing_here(request: Request[Any, Any, Any]) -> Response[str]:
    """Return a document that says so, in the browser's language."""
    headers = {"Vary": "Accept, Accept-Language"}
    return Response(_document(preferred(wished(request))), status_code=404, media_type=READS_PAGES, headers=headers)


@cache
def _document(language: str) -> str:
    def said(key: str) -> str:
        return html.escape(sentence(key, language=language))

    direction = "rtl" if language in RIGHT_TO_LEFT else "ltr"
    return f"""<!doctype html>
<html lang="{language}" dir="{direction}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{said("app-name")}</title><link rel="icon" href="/favicon.svg"><style>{STYLE}</style>
<main><img src="/favicon.svg" alt="" width="96"><h1>{said("error-not-found")}</h1>
<p><a href="/">{said("to-start")}</a></p></main>
"""
