"""The page's files as the server gives them, and links as pictures."""

import gzip
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import msgspec
import pytest
import segno

from web.served import Program


@pytest.fixture
def http(program: Program) -> Iterator[HTTPConnection]:
    connection = HTTPConnection("127.0.0.1", program.port, timeout=10)
    yield connection
    connection.close()


def get(http: HTTPConnection, path: str, accept: str = "") -> tuple[HTTPResponse, bytes]:
    http.request("GET", path, headers={"Accept-Encoding": accept})
    answer = http.getresponse()
    return answer, answer.read()


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh12345678", "/art"])
def test_every_address_of_the_page_gives_the_page(http: HTTPConnection, path: str, page_folder: Path) -> None:
    answer, body = get(http, path)
    assert answer.status == 200
    assert answer.headers["Content-Type"].startswith("text/html")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert body == (page_folder / "index.html").read_bytes()


def test_a_file_comes_in_the_smallest_form_the_browser_takes(http: HTTPConnection, page_folder: Path) -> None:
    file = next((page_folder / "assets").glob("base-*.js"))
    plain = file.read_bytes()
    answer, body = get(http, f"/assets/{file.name}")
    assert "Content-Encoding" not in answer.headers
    assert body == plain
    answer, body = get(http, f"/assets/{file.name}", "gzip, deflate")
    assert answer.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(body) == plain
    answer, body = get(http, f"/assets/{file.name}", "gzip, deflate, br")
    assert answer.headers["Content-Encoding"] == "br"
    assert len(body) < len(plain) / 2
    assert "immutable" in answer.headers["Cache-Control"]


@pytest.mark.parametrize(
    "path",
    [
        "/assets/nothing.js",
        "/assets/..%2f..%2fserver%2fapp.py",
        "/assets/..%2findex.html",
        "/assets/%2e%2e",
        "/assets/.",
        "/t/a/b",
        "/index.html",
        "/manifest.json",
    ],
)
def test_nothing_else_is_given(http: HTTPConnection, path: str) -> None:
    answer, _ = get(http, path)
    assert answer.status == 404


def test_there_is_an_icon(http: HTTPConnection) -> None:
    for path in ("/favicon.svg", "/favicon.ico"):
        answer, body = get(http, path)
        assert answer.headers["Content-Type"] == "image/svg+xml"
        assert body.startswith(b"<svg")


def test_a_link_becomes_a_qr_code(http: HTTPConnection) -> None:
    link = "http://192.168.1.7:8750/t/abcdefgh#invite=token"
    http.request("POST", "/api/links/qr", msgspec.json.encode({"text": link}), {"Content-Type": "application/json"})
    rows = msgspec.json.decode(http.getresponse().read())["rows"]
    wanted = segno.make_qr(link, error="m").matrix
    assert rows == ["".join(map(str, row)) for row in wanted]


@pytest.mark.parametrize(
    "body", [b"{}", b'{"text":""}', b'{"text":"' + b"x" * 401 + b'"}', b'{"text":"a","more":1}', b"["]
)
def test_a_bad_link_is_refused(http: HTTPConnection, body: bytes) -> None:
    http.request("POST", "/api/links/qr", body, {"Content-Type": "application/json"})
    answer = http.getresponse()
    answer.read()
    assert answer.status == 400


def test_no_movement_goes_on_for_ever(page_folder: Path) -> None:
    """Without a graphics processor, whatever moves is drawn anew by the processor: it comes to rest by itself."""
    styles = [path.read_text("utf-8") for path in page_folder.rglob("*.css")]
    assert any("@keyframes" in style for style in styles)
    assert not [style for style in styles if "infinite" in style]
