"""Drawings as SVG, in millimetres: what is printed is as large as it says."""

from collections.abc import Iterable
from html import escape

import msgspec

INK = "#14183c"
PALE = "#8a8fa8"
PAPER = "#ffffff"
FONT = "Noto Sans, Noto Sans Arabic, Noto Sans CJK JP, DejaVu Sans, Arial, sans-serif"


class Drawing(msgspec.Struct, frozen=True):
    """A picture of a size; ``body`` is SVG with its origin in the upper left corner."""

    width: float
    height: float
    body: str


def number(value: float) -> str:
    """Write a number as short as a hundredth of a millimetre allows.

    >>> number(12.0), number(0.125)
    ('12', '0.12')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


def tag(name: str, *inside: str, **attributes: float | str) -> str:
    """Return an element; an underscore in an attribute's name stands for a hyphen.

    >>> tag("circle", cx=5, r=2.5, stroke_width=0.3)
    '<circle cx="5" r="2.5" stroke-width="0.3"/>'
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value if isinstance(value, str) else number(value))}"'
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def line(  # noqa: PLR0913, PLR0917 (shapes have a place, a size and a look)
    x1: float, y1: float, x2: float, y2: float, stroke: str = INK, width: float = 0.3
) -> str:
    """Return a straight line."""
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=stroke, stroke_width=width, stroke_linecap="round")


def circle(  # noqa: PLR0913, PLR0917 (as line)
    x: float, y: float, r: float, fill: str = PAPER, stroke: str = INK, width: float = 0.3
) -> str:
    """Return a circle."""
    return tag("circle", cx=x, cy=y, r=r, fill=fill, stroke=stroke, stroke_width=width)


def box(  # noqa: PLR0913 (as line)
    x: float, y: float, w: float, h: float, *, fill: str = PAPER, stroke: str = INK, width: float = 0.3, r: float = 0
) -> str:
    """Return a rectangle, with corners of radius ``r``."""
    return tag("rect", x=x, y=y, width=w, height=h, rx=r, fill=fill, stroke=stroke, stroke_width=width)


def path(d: str, fill: str = "none", stroke: str = INK, width: float = 0.3) -> str:
    """Return a path."""
    return tag("path", d=d, fill=fill, stroke=stroke, stroke_width=width, stroke_linejoin="round")


def text(x: float, y: float, size: float, words: str, fill: str = INK) -> str:
    """Return words in bold, with their middle at this height."""
    return tag(
        "text",
        escape(words),
        x=x,
        y=y + size * 0.36,
        font_size=size,
        font_family=FONT,
        font_weight="bold",
        text_anchor="middle",
        fill=fill,
    )


def moved(x: float, y: float, *body: str, scale: float = 1, turn: float = 0) -> str:
    """Return a part somewhere else, scaled and turned clockwise by degrees."""
    change = f"translate({number(x)} {number(y)})"
    change += f" rotate({number(turn)})" if turn else ""
    change += f" scale({scale:.4g})" if scale != 1 else ""
    return tag("g", *body, transform=change)


def clipped(width: float, height: float, body: Iterable[str], name: str) -> str:
    """Return what is inside a rectangle from the origin; ``name`` is the clip's own in its file."""
    clip = tag("clipPath", tag("rect", x=0, y=0, width=width, height=height), id=name)
    return clip + tag("g", *body, clip_path=f"url(#{name})")


def svg(drawing: Drawing) -> str:
    """Return a drawing as a file of its own."""
    w, h = number(drawing.width), number(drawing.height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}mm" height="{h}mm" viewBox="0 0 {w} {h}">'
        f"{drawing.body}</svg>\n"
    )
