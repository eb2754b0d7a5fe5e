"""Link previews: what other programs show of a link before anybody opens it. They know no token, and learn of no table.

A link says which game it is about; everything else is the same for all tables.
"""

import html
from functools import cache, lru_cache
from pathlib import Path

from mazechase.messages import sentence
from mazechase.server.edge.files import ASK_AGAIN, FOR_EVER, HeldFile, hold, hold_content

PICTURES = Path(__file__).parent / "previews"
ANY = "mazechase"  # the picture without a game
SIZE = (1200, 630)
HELD = 64  # documents with previews, by language, game and address
VARIES = "Accept-Encoding, Accept-Language, Sec-Fetch-Dest"  # browsers send the last one, and need no preview


@cache
def pictures() -> dict[str, HeldFile]:
    """Read the pictures once."""
    return {file.name: hold(file, FOR_EVER) for file in PICTURES.glob("*.jpg")}


@lru_cache(HELD)
def with_preview(document: bytes, language: str, game: str | None, origin: str) -> HeldFile:
    """Return a document with what a preview shows: the invitation, and the game's picture if there is one.

    >>> plain = b"<html><head></head></html>"
    >>> b"invited to play Quoridor" in with_preview(plain, "en", "quoridor", "http://h").content["identity"]
    True
    >>> b"previews/mazechase.jpg" in with_preview(plain, "en", "<ludo>", "http://h").content["identity"]
    True
    """
    known = game if f"{game}.jpg" in pictures() else None
    if known is None:
        title, about = sentence("app-name", language=language), sentence("app-about", language=language)
    else:
        title = sentence("lobby-guest", {"game": sentence(f"{known}-name", language=language)}, language)
        about = sentence(f"{known}-about", language=language)
    width, height = SIZE
    said = {
        "og:type": "website",
        "og:site_name": sentence("app-name", language=language),
        "og:title": title,
        "og:description": about,
        "og:image": f"{origin}/previews/{known or ANY}.jpg",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "twitter:card": "summary_large_image",
    }
    tags = "".join(f'<meta property="{name}" content="{html.escape(text)}">' for name, text in said.items())
    made = document.replace(b"</head>", f"{tags}</head>".encode(), 1)
    return hold_content(made, "text/html", ASK_AGAIN, VARIES)
