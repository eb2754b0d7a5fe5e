"""The page's files as the server sends them, and links as pictures."""

import gzip
import html
import re
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import msgspec
import pytest
import segno

from mazechase.messages import languages
from mazechase.server.edge.page import built
from web.served import Program


@pytest.fixture
def http(program: Program) -> Iterator[HTTPConnection]:
    connection = HTTPConnection("127.0.0.1", program.port, timeout=10)
    yield connection
    connection.close()


def get(http: HTTPConnection, path: str, accept: str = "", **headers: str) -> tuple[HTTPResponse, bytes]:
    more = {name.replace("_", "-"): value for name, value in headers.items()}
    http.request("GET", path, headers={"Accept-Encoding": accept, **more})
    answer = http.getresponse()
    return answer, answer.read()


@pytest.mark.parametrize(
    ("path", "document"), [("/", "start"), ("/art", "start"), ("/t/abcdefgh12345678", "table"), ("/?lang=cs", "start")]
)
def test_every_address_of_the_page_gives_the_page(
    http: HTTPConnection, path: str, document: str, page_folder: Path
) -> None:
    plain = (page_folder / f"{document}.en.html").read_bytes()
    for browser in ({"Sec_Fetch_Dest": "document"}, {}):
        answer, body = get(http, path, **browser)
        assert answer.status == 200
        assert answer.headers["Content-Type"].startswith("text/html")
        assert answer.headers["Cache-Control"] == "no-cache"
        begin, _, end = plain.partition(b"</head>")
        assert body.startswith(begin)
        assert body.endswith(end)
        assert (body == plain) is bool(browser)  # what asks otherwise gets a preview with it


@pytest.mark.parametrize(
    ("wished", "given"),
    [
        ("cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        ("ar", "ar"),
        ("tlh, AR-eg;q=0.5, cs;q=0.4", "ar"),
        ("ar-XB,en", "ar"),
        ("nn-NO,no;q=0.8", "nb"),
        ("pt-BR,pt;q=0.9", "pt"),
        ("tlh", "en"),
        ("*", "en"),
        (",;q=,, -", "en"),
    ],
)
def test_the_page_comes_in_the_language_of_the_browser(http: HTTPConnection, wished: str, given: str) -> None:
    answer, body = get(http, "/", Accept_Language=wished)
    there = given if given in languages() else "en"  # perhaps nobody has begun it
    assert f'<html lang="{there}"'.encode() in body
    assert "Accept-Language" in answer.headers["Vary"]


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh12345678", "/favicon.svg", "/api/docs", "/api/docs.js", "ASSET"])
@pytest.mark.parametrize("accept", ["", "gzip", "br"])
def test_what_a_browser_has_is_not_sent_again(http: HTTPConnection, path: str, accept: str, page_folder: Path) -> None:
    path = path.replace("ASSET", f"/assets/{next((page_folder / 'assets').glob('base-*.js')).name}")
    answer, body = get(http, path, accept)
    assert body
    tag = answer.headers["ETag"]
    for known in (tag, f"W/{tag}", f'"another", {tag}', "*"):
        again, nothing = get(http, path, accept, If_None_Match=known)
        assert (again.status, nothing) == (304, b"")
        assert again.headers["ETag"] == tag
        assert again.headers["Cache-Control"] == answer.headers["Cache-Control"]
    other, _ = get(http, path, accept, If_None_Match='"another"')
    assert other.status == 200


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh12345678", "/favicon.ico", "/api/docs", "/assets/nothing.js"])
def test_head_says_what_get_would(http: HTTPConnection, path: str) -> None:
    whole, body = get(http, path, "br")
    http.request("HEAD", path, headers={"Accept-Encoding": "br"})
    answer = http.getresponse()
    assert answer.read() == b""
    assert answer.status == whole.status
    assert answer.headers["Content-Length"] == str(len(body))
    assert answer.headers["ETag"] == whole.headers["ETag"]


def test_files_are_read_once(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("start.en.html", "table.en.html", "favicon.svg", "assets/base-1.js"):
        (tmp_path / name).write_text(name, "utf-8")
    first = built(tmp_path)
    for file in tmp_path.rglob("*.*"):
        file.unlink()
    again = built(tmp_path)  # another page may be built at the same time
    assert again is first
    assert again.assets["base-1.js"].content == {"identity": b"assets/base-1.js"}
    assert set(again.documents) == {"start", "table"}


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


PERSON = {"Sec_Fetch_Dest": "document", "Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize(
    ("language", "said"), [("en", "There's nothing at this address."), ("ar", "لا شيء على هذا العنوان.")]
)
def test_somebody_at_an_unknown_address_reads_so_in_words(http: HTTPConnection, language: str, said: str) -> None:
    answer, body = get(http, "/nonsense", Accept_Language=language, **PERSON)
    assert answer.status == 404
    assert answer.headers["Content-Type"].startswith("text/html")
    assert f'<html lang="{language}"' in body.decode()
    assert said in html.unescape(body.decode())
    assert '<a href="/">' in body.decode()


@pytest.mark.parametrize(("path", "asker"), [("/nonsense", {"Accept": "*/*"}), ("/api/nonsense", PERSON)])
def test_a_program_at_an_unknown_address_gets_data(http: HTTPConnection, path: str, asker: dict[str, str]) -> None:
    answer, body = get(http, path, **asker)
    assert answer.status == 404
    assert msgspec.json.decode(body)["code"] == "not-found"


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
    """Without a graphics processor the main processor draws every animation, so each must come to rest by itself."""
    files = [*page_folder.glob("*.html"), *page_folder.glob("assets/*.js")]  # components bring their styles
    texts = [path.read_text("utf-8") for path in files]
    assert sum("@keyframes" in text for text in texts) > 10
    assert not [
        file.name for file, text in zip(files, texts, strict=True) if re.search(r"animation[^;}]*infinite", text)
    ]
