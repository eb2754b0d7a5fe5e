"""What was measured, as a page of its own: one file without scripts, with plots as SVG, for light and dark screens."""

from collections.abc import Iterator, Sequence
from html import escape

from mazechase.messages import RIGHT_TO_LEFT
from mazechase.workshop.measuring import Measured
from mazechase.workshop.report import Row, Words, heading, says, share_rows, tables
from mazechase.workshop.statistics import Share

WIDE, BAR, NAMES = 640, 26, 190  # pixels: the plot, a line of it, and the room for names
BINS = 30  # bars of a histogram

_STYLE = """
:root { color-scheme: light dark; --ink: #1c1c28; --paper: #fff; --line: #9a9aa8; --bar: #2b6cb0; --odd: #c05621 }
@media (prefers-color-scheme: dark) { :root { --ink: #eee; --paper: #16161e; --bar: #63b3ed; --odd: #f6ad55 } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 720px;
  margin: 2rem auto; padding: 0 1rem }
svg { max-width: 100%; height: auto } text { fill: var(--ink); font: 13px system-ui, sans-serif }
table { border-collapse: collapse; margin: 1rem 0 } td, th { padding: .2rem .8rem; text-align: start;
  border-bottom: 1px solid var(--line) } .unfair { font-weight: bold }
"""


def page(measured: Measured, language: str = "en") -> str:
    """Return the report as HTML."""
    words = Words(measured.game, language)
    title = escape(heading(measured, words))
    direction = "rtl" if language in RIGHT_TO_LEFT else "ltr"
    unfair = [one.unfair for one in measured.findings] + [False]
    body = [
        f"<h1>{title}</h1>",
        "<ul>",
        *(
            f'<li class="{"unfair" if odd else "fair"}">{escape(text)}</li>'
            for text, odd in zip(says(measured, words), unfair, strict=False)
        ),
        "</ul>",
        *_shares(list(share_rows(measured, words)), words),
        f"<h2>{escape(words('turns'))}</h2>",
        *_histogram(measured.lengths),
        *(line for table in tables(measured, words) for line in _table(table)),
    ]
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{language}" dir="{direction}"><head><meta charset="utf-8"><title>{title}</title>',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<style>{_STYLE}</style></head><body>",
            *body,
            "</body></html>\n",
        ]
    )


def _table(rows: Sequence[Row]) -> Iterator[str]:
    yield "<table>"
    for number, row in enumerate(rows):
        cell = "th" if number == 0 else "td"
        yield "<tr>" + "".join(f"<{cell}>{escape(text)}</{cell}>" for text in row) + "</tr>"
    yield "</table>"


def _shares(rows: Sequence[tuple[str, Share]], words: Words) -> Iterator[str]:
    """Draw every share as a dot with its interval, and a mark where it would be fair."""
    height = BAR * len(rows) + 24
    plot = WIDE - NAMES - 20
    yield f'<svg viewBox="0 0 {WIDE} {height}" width="{WIDE}" role="img" direction="ltr">'
    for tenth in range(0, 11, 2):
        x = NAMES + plot * tenth / 10
        yield f'<line x1="{x:.0f}" y1="0" x2="{x:.0f}" y2="{height - 20}" stroke="var(--line)" stroke-width=".4"/>'
        yield f'<text x="{x:.0f}" y="{height - 4}" text-anchor="middle">{words.percent(tenth / 10, 0)}</text>'
    for number, (name, share) in enumerate(rows):
        y = BAR * number + BAR / 2
        low, high, at, fair = (NAMES + plot * part for part in (*share.interval, share.share, share.fair))
        colour = "var(--odd)" if share.verdict in ("more", "less") else "var(--bar)"
        yield f'<text x="{NAMES - 10}" y="{y + 4:.0f}" text-anchor="end">{escape(name)}</text>'
        yield f'<line x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}" stroke="{colour}" stroke-width="3"/>'
        yield f'<circle cx="{at:.1f}" cy="{y}" r="5" fill="{colour}"/>'
        yield f'<line x1="{fair:.1f}" y1="{y - 10}" x2="{fair:.1f}" y2="{y + 10}" stroke="var(--ink)"/>'
    yield "</svg>"


def _histogram(lengths: Sequence[int]) -> Iterator[str]:
    """Draw how many games had how many turns."""
    low, high = min(lengths), max(lengths)
    width = max(1, -(-(high - low + 1) // BINS))
    counts = [0] * ((high - low) // width + 1)
    for length in lengths:
        counts[(length - low) // width] += 1
    height, step = 150, (WIDE - 40) / len(counts)
    yield f'<svg viewBox="0 0 {WIDE} {height + 24}" width="{WIDE}" role="img" direction="ltr">'
    for number, count in enumerate(counts):
        tall = height * count / max(counts)
        yield (
            f'<rect x="{20 + number * step:.1f}" y="{height - tall:.1f}" width="{max(1.0, step - 1):.1f}"'
            f' height="{tall:.1f}" fill="var(--bar)"/>'
        )
    yield f'<text x="20" y="{height + 18}">{low}</text>'
    yield f'<text x="{WIDE - 20}" y="{height + 18}" text-anchor="end">{low + width * len(counts) - 1}</text>'
    yield "</svg>"
