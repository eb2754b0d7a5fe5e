"""Typesetting: rules and sheets become one PDF, or a series of SVG files, by Typst."""

from collections.abc import Mapping, Sequence

from mazechase.errors import CannotPrint
from mazechase.messages import RIGHT_TO_LEFT
from mazechase.workshop.printing.drawing import FONT, Drawing, number, svg
from mazechase.workshop.printing.layout import MARGIN, Paper
from mazechase.workshop.printing.rulebook import Rulebook
from mazechase.workshop.printing.words import Words

SIZES_PT = (10, 9.5, 9)  # of the letters of the rules, from the largest


def typeset_pdf(rules: Rulebook, sheets: Sequence[Drawing], paper: Paper, words: Words) -> bytes:
    """Return everything as one PDF."""
    made = _compile(_files(rules, sheets, paper, words), "pdf")
    return made if isinstance(made, bytes) else made[0]


def typeset_svg(rules: Rulebook, sheets: Sequence[Drawing], paper: Paper, words: Words) -> list[bytes]:
    """Return one SVG file for every page."""
    made = _compile(_files(rules, sheets, paper, words), "svg")
    return [made] if isinstance(made, bytes) else list(made)


def _compile(files: Mapping[str, bytes], form: str) -> bytes | list[bytes]:
    try:
        import typst  # noqa: PLC0415 (an optional extra)
    except ImportError:
        raise CannotPrint("no-typst") from None
    # Its types don't say so, but it takes several files by name; "main" is the one to begin with.
    made: bytes | list[bytes] = typst.compile(dict(files), format=form)  # type: ignore[call-overload]
    return made


def _files(rules: Rulebook, sheets: Sequence[Drawing], paper: Paper, words: Words) -> dict[str, bytes]:
    """Return the Typst document and the pictures it shows."""
    pictures = {f"sheet{n}.svg": svg(sheet).encode() for n, sheet in enumerate(sheets)}
    lines = [*_fitted(rules, paper, words), *_pages(pictures)]
    return {"main": "\n".join(lines).encode(), **pictures}


def _fitted(rules: Rulebook, paper: Paper, words: Words) -> list[str]:
    """Return the rules in the largest letters that need no more pages than the smallest ones do."""
    *larger, smallest = ([*_head(rules, paper, words, size), *_rules(rules, words)] for size in SIZES_PT)
    fewest = _page_count(smallest)
    return next((lines for lines in larger if _page_count(lines) == fewest), smallest)


def _page_count(lines: Sequence[str]) -> int:
    made = _compile({"main": "\n".join(lines).encode()}, "svg")
    return 1 if isinstance(made, bytes) else len(made)


def _quoted(words: str) -> str:
    """Return words as a Typst string: nothing in them is markup."""
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _head(rules: Rulebook, paper: Paper, words: Words, size: float) -> list[str]:
    fonts = ", ".join(_quoted(name) for name in FONT.split(", ") if name != "sans-serif")
    direction = "rtl" if words.language in RIGHT_TO_LEFT else "ltr"
    return [
        f"#set document(title: {_quoted(rules.title)}, date: none)",
        f"#set page(width: {number(paper.width)}mm, height: {number(paper.height)}mm)",
        f"#set page(margin: {2 * MARGIN}mm, columns: 2)",
        f"#set page(footer: align(center, text(size: 8pt)[#{_quoted(words('print-fan'))}]))",
        f"#set text(font: ({fonts}), fallback: true, size: {number(size)}pt)",
        f'#set text(lang: "{words.language}", dir: {direction})',
        "#set par(justify: false, leading: 0.6em)",
        # All cells as high as the font, not as their letters: otherwise words without tall letters stand too high.
        '#show table: set text(top-edge: "ascender", bottom-edge: "descender")',
        "#show table: set par(leading: 0.2em)",
    ]


def _rules(rules: Rulebook, words: Words) -> list[str]:
    """Return the rules: the title across the page, the parts and options in columns."""
    lines = [
        '#place(top + center, scope: "parent", float: true, clearance: 1.5em)[',
        f"  #set par(leading: {'0.85em' if words.language in RIGHT_TO_LEFT else '0.6em'})",  # Arabic reaches far down
        f'  #text(size: 24pt, weight: "bold")[#{_quoted(rules.title)}]',
        f"  #linebreak() #{_quoted(rules.about)}",
        f"  #linebreak() #text(size: 9pt)[#{_quoted(rules.players)}]",
        "]",
    ]
    for part in rules.parts:
        lines += [f"=== #{_quoted(part.title)}", f"#{_quoted(part.text)}", ""]
    if rules.options:
        rows = ", ".join(f"[#{_quoted(name)}], [*#{_quoted(value)}*]" for name, value in rules.options)
        lines += [f"=== #{_quoted(words('print-options'))}"]
        lines += [f"#table(columns: (3fr, 2fr), stroke: 0.3pt, inset: (x: 4pt, y: 2pt), {rows})"]
    return lines


def _pages(pictures: Mapping[str, bytes]) -> list[str]:
    """Return a page for every sheet; setting the page begins a new one."""
    return [
        "#set page(margin: 0mm, columns: 1, footer: none)",
        *(f'#image("{name}", width: 100%)' for name in pictures),
    ]
