"""Files for browsers, read once and kept in memory, in every encoding that a browser may accept."""

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import NotFoundException

FOR_EVER = "public, max-age=31536000, immutable"  # the name of an asset changes with its content
ASK_AGAIN = "no-cache"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))  # the smallest first
PLAIN = "identity"


class HeldFile(msgspec.Struct, frozen=True):
    """A file: its type, its caching policy, and its content by encoding, the smallest first."""

    kind: str
    caching: str
    tag: str  # of its plain content
    content: Mapping[str, bytes]
    varies: str = "Accept-Encoding"

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Return it in the smallest encoding the browser accepts, or without a body if the browser already has it."""
        accepted = _listed(request.headers.get("accept-encoding", ""))
        encoding = next((one for one in self.content if one == PLAIN or one in accepted), PLAIN)
        tag = f'"{self.tag}-{encoding}"'
        headers = {"Cache-Control": self.caching, "ETag": tag, "Vary": self.varies}
        known = {one.removeprefix("W/") for one in _listed(request.headers.get("if-none-match", ""))}
        if tag in known or "*" in known:
            return Response(b"", status_code=304, headers=headers)
        if encoding != PLAIN:
            headers["Content-Encoding"] = encoding
        return Response(self.content[encoding], media_type=self.kind, headers=headers)


def hold(file: Path, caching: str, varies: str = "Accept-Encoding") -> HeldFile:
    """Read a file and the compressed files beside it; an installed package may have the compressed ones alone."""
    small = {name: file.with_name(file.name + ending) for name, ending in ENCODINGS}
    content = {name: path.read_bytes() for name, path in small.items() if path.is_file()}
    plain = file.read_bytes() if file.is_file() else gzip.decompress(content["gzip"])
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    tag = hashlib.sha256(plain).hexdigest()[:20]
    return HeldFile(kind, caching, tag, {**content, PLAIN: plain}, varies)


def kept(folder: Path, pattern: str) -> list[Path]:
    """Return the files that can be held, by the names they have uncompressed."""
    small = (file.with_name(file.name.removesuffix(".gz")) for file in folder.glob(f"{pattern}.gz"))
    return sorted({*folder.glob(pattern), *small})


def hold_content(plain: bytes, kind: str, caching: str, varies: str = "Accept-Encoding") -> HeldFile:
    """Keep generated content in memory, compressed once."""
    tag = hashlib.sha256(plain).hexdigest()[:20]
    return HeldFile(kind, caching, tag, {"gzip": gzip.compress(plain, mtime=0), PLAIN: plain}, varies)


def found(files: Mapping[str, HeldFile], name: str) -> HeldFile:
    """Return a file by its name; raise NotFoundException if there is none."""
    if name not in files:
        raise NotFoundException
    return files[name]


def wished(request: Request[Any, Any, Any]) -> list[str]:
    """Return the languages that a browser asks for, its favourites first."""
    return _listed(request.headers.get("accept-language", ""))


def _listed(header: str) -> list[str]:
    """Return the values of a header in order, without their weights; browsers list their favourites first."""
    return [part.partition(";")[0].strip() for part in header.split(",")]
