"""A Sphinx extension for pages whose links lead to files of the repository.

- A link to a file that is not a page leads to a page with its source, which is made for it. A link to a package leads
  to the source of its ``__init__.py``, a link to a folder with a README to that. Other links to folders, and links to
  files that are not text, become text.
- The menu comes from ``nav.toml``.
- The site must not load anything from elsewhere: the build fails if it would.
"""

import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import TextLexer, get_lexer_for_filename
from pygments.util import ClassNotFound

ROOT = Path(__file__).parents[2]
CODE_OR_LINK = re.compile(
    r"(^```.*?^```|`[^`\n]*`)|(?<!!)\[((?:`[^`\n]*`|[^\]`])*)\]\(([^)\s]+)\)", re.DOTALL | re.MULTILINE
)
OUTSIDE = re.compile(r"<(?:script|link|img|iframe|source)\b[^>]*?(?:src|href)=\"(?:https?:)?//[^\"]*\"")


def setup(app: Any) -> dict[str, bool]:
    """Connect to Sphinx."""
    app.add_lexer("ws", TextLexer)  # a conversation over the WebSocket, in the protocol
    app.connect("source-read", read_page)
    app.connect("html-collect-pages", source_pages)
    app.connect("build-finished", check_site)
    app.connect("builder-inited", lambda app: setattr(app.env, "mazechase_sources", set()))
    return {"parallel_read_safe": False}


def read_page(app: Any, name: str, content: list[str]) -> None:
    """Rewrite the links of a page, and add its part of the menu."""
    page = Path(app.env.doc2path(name)).resolve()

    def replace(found: re.Match[str]) -> str:
        code, text, link = found.groups()
        return code or site_link(app, page, text, link)

    content[0] = CODE_OR_LINK.sub(replace, content[0]) + menu(app, name)


def site_link(app: Any, page: Path, text: str, link: str) -> str:
    """Return a link as the site needs it."""
    path, _, anchor = link.partition("#")
    if not path or re.match(r"[a-z]+:", path):
        return f"[{text}]({link})"
    target = (page.parent / path).resolve()
    if target == ROOT / "README.md":
        target = ROOT / "docs" / "index.md"
    elif target.is_dir():
        target = next((file for name in ("README.md", "__init__.py") if (file := target / name).exists()), target)
    if target.is_dir() or not is_text(target):
        return text
    if target.suffix == ".md":
        return f"[{text}]({os.path.relpath(target, page.parent)}{'#' if anchor else ''}{anchor})"
    app.env.mazechase_sources.add(target)
    here = os.path.relpath(ROOT / "source" / target.relative_to(ROOT), page.parent)
    return f'<a href="{here}.html">{text}</a>'


def is_text(file: Path) -> bool:
    """Return whether a file can be shown as text; weights of a network can't."""
    try:
        file.read_text("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def menu(app: Any, name: str) -> str:
    """Return the table of contents that belongs to a page: the whole menu, or the pages of its folder."""
    parts = tomllib.loads((ROOT / "docs" / "nav.toml").read_text("utf-8"))["part"]
    if name == app.config.root_doc:
        return "".join(contents(part["pages"], "hidden", f"caption: {part['title']}") for part in parts)
    listed = {page for part in parts for page in part["pages"]}
    if name not in listed or not name.endswith("/README"):
        return ""
    folder = sorted(file.relative_to(ROOT).with_suffix("").as_posix() for file in (ROOT / name).parent.glob("*.md"))
    return contents([page for page in folder if page not in listed and page in app.env.found_docs])


def contents(pages: list[str], *options: str) -> str:
    """Return a table of contents of these pages."""
    lines = [*(f":{option}{'' if ':' in option else ':'}" for option in options), "", *(f"/{page}" for page in pages)]
    return "\n\n```{toctree}\n" + "\n".join(lines) + "\n```\n" if pages else ""


def source_pages(app: Any) -> Iterator[tuple[str, dict[str, str], str]]:
    """Make a page for each source that a page links to."""
    for file in sorted(app.env.mazechase_sources):
        path = file.relative_to(ROOT).as_posix()
        try:
            lexer = get_lexer_for_filename(path)
        except ClassNotFound:
            lexer = TextLexer()
        code = highlight(file.read_text("utf-8"), lexer, HtmlFormatter())
        yield f"source/{path}", {"title": path, "body": f"<h1>{path}</h1>{code}"}, "page.html"


def check_site(app: Any, problem: Exception | None) -> None:
    """Fail if a page would load a script, a style, a font or a picture from elsewhere."""
    pages = () if problem else sorted(Path(app.outdir).rglob("*.html"))
    outside = [f"{page}: {found}" for page in pages for found in OUTSIDE.findall(page.read_text("utf-8"))]
    if outside:
        raise RuntimeError("\n".join(["These pages load something from elsewhere:", *outside]))
