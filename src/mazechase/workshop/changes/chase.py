"""Small changes of layouts: a fence, a pellet or a start somewhere else, alone or mirrored."""

from random import Random

from mazechase.boards.board import LETTERS
from mazechase.boards.fences import NAMES, SIZE
from mazechase.rules.chase.documents import MOST_FENCES
from mazechase.workshop.changes import Change, Document


def change_layout(document: Document, rng: Random) -> Document:
    """Add, remove or move a fence, often with its mirror image; or move a pellet or a start."""
    fences, pellets, starts = list(document["fences"]), list(document["pellets"]), dict(document["starts"])
    kind = rng.randrange(10)
    if kind < 7:
        if fences and (len(fences) >= MOST_FENCES - 1 or rng.randrange(3)):
            gone = rng.choice(fences)
            fences = [fence for fence in fences if fence not in (gone, _mirrored(gone) if rng.randrange(2) else gone)]
        if rng.randrange(4):
            new = f"{LETTERS[rng.randrange(SIZE - 1)]}{rng.randint(1, SIZE - 1)}{rng.choice('hv')}"
            fences += dict.fromkeys((new, _mirrored(new)) if rng.randrange(2) else (new,))
    elif kind == 7:
        pellets[rng.randrange(len(pellets))] = rng.choice(NAMES)
    else:
        starts[rng.choice(list(starts))] = rng.choice(NAMES)
    return {**document, "fences": fences[:MOST_FENCES], "pellets": pellets, "starts": starts}


def _mirrored(fence: str) -> str:
    """Return the fence on the other side of the middle column.

    >>> _mirrored("b3h"), _mirrored("d1v")
    ('g3h', 'e1v')
    """
    return f"{LETTERS[SIZE - 2 - LETTERS.index(fence[0])]}{fence[1:]}"


CHANGES: dict[str, Change] = {"layout": change_layout}
