"""Links between the pages lead somewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "native/README.md", ROOT / "web/README.md"])
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.DOTALL | re.MULTILINE)


def links(text: str) -> list[str]:
    return LINK.findall(CODE.sub("", text))


def anchors(text: str) -> set[str]:
    """Name the headings of a page as a link does."""
    headings = re.findall(r"^#+ +(.+)$", re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def broken(page: Path) -> list[str]:
    found = []
    for link in links(page.read_text("utf-8")):
        if re.match(r"[a-z]+:", link):
            continue  # the world outside is not ours to test
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if not target.exists() or (anchor and anchor not in anchors(target.read_text("utf-8"))):
            found.append(link)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_resolves(page: Path) -> None:
    assert broken(page) == []


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# One: two\n[here](#one-two) [gone](#three) [self](page.md) [missing](no.md)\n"
        "`[code](x.md)` [out](https://example.org/x)\n"
    )
    assert broken(page) == ["#three", "no.md"]


def led_to(page: Path) -> set[Path]:
    """Give the pages a page links to; a link to a folder leads to all pages in it."""
    found = set()
    for link in links(page.read_text("utf-8")):
        target = (page.parent / link.partition("#")[0]).resolve()
        found |= set(target.glob("*.md")) if target.is_dir() else {target}
    return found & set(PAGES)


def test_the_readme_leads_to_every_page() -> None:
    """Straight or through other pages, so that nothing is written that nobody finds."""
    seen: set[Path] = set()
    waiting = {ROOT / "README.md"}
    while waiting:
        page = waiting.pop()
        seen.add(page)
        waiting |= led_to(page) - seen
    assert seen == set(PAGES)
