"""Our own pictures of pieces, fruits and pellets, in a box of 100 by 100 around the origin.

Ghosts and Pac-Men differ in shape and pattern too, so that a page printed in black and white can be played with.
"""

from mazechase.workshop.printing.drawing import INK, PAPER, circle, moved, path, tag

COLOURS = {
    "red": "#ff8f87",
    "pink": "#ffc4dd",
    "cyan": "#8fe3f0",
    "orange": "#ffc37a",
    "violet": "#cdb4ff",
    "green": "#9fe0a0",
    "blue": "#9dc0ff",
    "yellow": "#ffe14d",
}
GHOSTS = {"Blinky": "red", "Pinky": "pink", "Inky": "cyan", "Clyde": "orange", "Sue": "orange"}

_HEADS = {
    "red": "M-38 34V-6C-38 -22 -32 -30 -30 -44L-14 -38Q0 -42 14 -38L30 -44C32 -30 38 -22 38 -6V34",
    "pink": "M-38 34V-4A38 38 0 0 1 38 -4V34",
    "cyan": "M-38 34V0C-38 -22 -16 -30 -6 -46Q10 -42 8 -36C28 -32 38 -20 38 0V34",
    "orange": "M-38 34V-24Q-38 -40 -22 -40H22Q38 -40 38 -24V34",
}
_SKIRTS = {
    "red": "L25 44L13 30L0 44L-13 30L-25 44Z",
    "pink": "Q25 52 13 38Q0 52 -13 38Q-25 52 -38 34Z",
    "cyan": "Q33 48 28 38T19 40T10 38T0 40T-10 38T-19 40T-28 38T-38 34Z",
    "orange": "V44H23V34H8V44H-8V34H-23V44H-38Z",
}
_PATTERNS = {
    "red": "",
    "pink": "".join(circle(x, y, 4.5, INK, "none") for x, y in ((-22, 20), (0, 26), (22, 20), (-28, -18), (28, -18))),
    "cyan": "".join(path(f"M{x} 14V32", width=5) for x in (-26, -9, 9, 26)),
    "orange": path("M-38 12H38V20H-38Z", fill=INK, stroke="none"),
}
_WORN = {  # what tells the Pac-Men of marbles apart without colours
    "yellow": "",
    "red": path("M-30 -31A42 42 0 0 1 24 -36L44 -38Q47 -31 38 -30L-30 -22Z", fill=PAPER, width=3),
    "green": path("M-3 -29V-36Q-22 -32 -26 -48Q-8 -50 -3 -36Q2 -52 22 -48Q16 -32 -3 -36", fill=PAPER, width=3),
    "blue": path("M-40 -14L-14 -20M20 -21H26", width=3) + circle(2, -21, 13, PAPER, width=3),
}
_FRUITS = {
    "cherry": path("M-20 10C-18 -14 0 -32 26 -40M18 18C18 -8 20 -26 26 -40", width=4)
    + circle(-22, 22, 20, "#ff8f87", width=3)
    + circle(18, 28, 18, "#ff8f87", width=3)
    + path("M26 -40q-22 -8 -34 6q20 8 34 -6", fill="#9fe0a0", width=3),
    "strawberry": path("M0 46C-34 26 -40 0 -30 -16Q0 -28 30 -16C40 0 34 26 0 46", fill="#ff8f87", width=3)
    + path("M-32 -16L-14 -34L0 -20L14 -34L32 -16Q0 -6 -32 -16", fill="#9fe0a0", width=3)
    + "".join(circle(x, y, 3, INK, "none") for x, y in ((-14, 4), (12, 2), (0, 18), (-10, 26), (12, 24))),
    "orange": circle(0, 6, 36, "#ffc37a", width=3)
    + path("M0 6L0 -28M0 6L30 -10M0 6L28 24M0 6L0 40M0 6L-28 24M0 6L-30 -10", width=2)
    + path("M0 -30q10 -18 28 -16q-6 18 -28 16", fill="#9fe0a0", width=3),
    "apple": path(
        "M0 -18C-16 -34 -44 -22 -40 10C-36 36 -16 48 0 40C16 48 36 36 40 10C44 -22 16 -34 0 -18",
        fill="#c9ef9a",
        width=3,
    )
    + path("M0 -18Q0 -34 10 -44", width=4),
    "melon": path("M-46 -12A46 46 0 0 0 46 -12Z", fill="#9fe0a0", width=3)
    + path("M-38 -12A38 38 0 0 0 38 -12Z", fill="#ffb3bb", width=2)
    + "".join(path(f"M{x} {y}l3 7l-6 0z", fill=INK, stroke="none") for x, y in ((-18, 2), (0, 10), (18, 2))),
}


def ghost(colour: str, *, scared: bool = False) -> str:
    """Return a ghost; a scared one keeps its outline, but is pale, with crossed eyes and a shaking mouth."""
    outline = _HEADS[colour] + _SKIRTS[colour]
    if scared:
        pale = tag("path", d=outline, fill="#f3f5ff", stroke=INK, stroke_width=4, stroke_dasharray="9 6")
        crosses = "".join(path(f"M{x - 7} -16l14 14m0 -14l-14 14", width=5) for x in (-15, 15))
        return pale + crosses + path("M-24 20l8 -8l8 8l8 -8l8 8l8 -8l8 8", width=5)
    eyes = "".join(
        tag("ellipse", cx=x, cy=-8, rx=11, ry=13, fill=PAPER, stroke=INK, stroke_width=1.5)
        + circle(x + 5, -8, 6, INK, "none")
        for x in (-15, 15)
    )
    return path(outline, fill=COLOURS[colour], width=3) + _PATTERNS[colour] + eyes


def pac(colour: str = "yellow") -> str:
    """Return a Pac-Man of one of marbles' colours."""
    return _mouth(COLOURS[colour]) + circle(2, -21, 5.5, INK, "none") + _WORN[colour]


def ms_pac() -> str:
    """Return Ms. Pac-Man, with a bow."""
    bow = path("M-8 -40L-30 -52V-26ZM-8 -40L14 -52V-30Z", fill=COLOURS["red"], width=3)
    knot = circle(-8, -39, 6, COLOURS["red"], width=3)
    eye = circle(-1, -16, 5.5, INK, "none") + path("M2 -20l8 -5M1 -14l9 0", width=3)
    return _mouth(COLOURS["yellow"]) + bow + knot + eye + circle(-16, 12, 3, INK, "none")


def _mouth(fill: str) -> str:
    return path("M0 0L35.6 -22.3A42 42 0 1 0 35.6 22.3Z", fill=fill, width=3)


def fruit(name: str) -> str:
    """Return a fruit; one of your own is a plain round one, told apart by its name."""
    return _FRUITS.get(name) or circle(0, 6, 36, "#e6d3ff", width=3) + path("M0 -30Q0 -40 10 -46", width=4)


def pellet(scale: float = 1) -> str:
    """Return a dot or a power pellet."""
    return moved(0, 0, circle(0, 0, 20, COLOURS["yellow"], width=3), scale=scale)


def heart() -> str:
    """Return a life."""
    return path(
        "M0 40C-50 4 -46 -32 -22 -34C-8 -34 0 -22 0 -16C0 -22 8 -34 22 -34C46 -32 50 4 0 40Z", "#ffb3bb", width=3
    )


_SIDEWAYS = "M-20 0H-46M-36 -10L-47 0L-36 10M20 0H46M36 -10L47 0L36 10"
_EMBLEMS = {  # of power-ups: lines, and what is solid
    "give": ("M6 2H44M30 -13L46 2L30 17", "M-46 30V-4A20 20 0 0 1 -6 -4V30L-16 21L-26 30L-36 21Z"),
    "swap": ("M-40 -16H36M20 -33L39 -16L20 1M40 20H-36M-20 3L-39 20L-20 37", ""),
    "skip": ("M-40 12A40 40 0 0 1 36 0M40 -26V4H10", "M-12 26A12 12 0 1 1 12 26A12 12 0 1 1 -12 26Z"),
    "dictate": ("M-44 -38H44V22H6L-12 44V22H-44Z", "M-32 -20h16v24h-16zM-8 -20h16v24h-16zM16 -20h16v24h-16z"),
    "all-draw": (
        "M0 -24V-46M-10 -36L0 -47L10 -36M0 24V46M-10 36L0 47L10 36" + _SIDEWAYS,
        "M-12 -17h24v34h-24z",
    ),
    "pass-left": ("M8 0H-44M-28 -17L-46 0L-28 17", "M16 -22h30v44h-30z"),
}


def emblem(name: str) -> str:
    """Return the symbol of a power-up."""
    lines, solid = _EMBLEMS[name]
    return path(lines, width=9) + (path(solid, fill=INK, stroke="none") if solid else "")
