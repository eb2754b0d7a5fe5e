"""A temper: what a character likes beyond winning. With any temper a level plays nearly as well as without.

A bot's name may end with one: ``level3+bold``, or ``level3+careful=0.5+mischievous``.
"""

import msgspec

TRAITS = ("bold", "careful", "mischievous")


class Temper(msgspec.Struct, frozen=True, kw_only=True):
    """Three traits, each from 0 (none of it) to 1 (as much as there is)."""

    bold: float = 0.0  # takes what there is at once, and risks
    careful: float = 0.0  # keeps safe, and saves up
    mischievous: float = 0.0  # gets in the way of others


EVEN = Temper()


def named_temper(name: str) -> tuple[str, Temper]:
    """Return a bot's name without its temper, and the temper; raise ValueError if it can't be read.

    >>> named_temper("level3+bold+careful=0.5")
    ('level3', Temper(bold=1.0, careful=0.5, mischievous=0.0))
    >>> named_temper("level3")[1] == EVEN
    True
    """
    plain, *words = name.split("+")
    traits: dict[str, float] = {}
    for word in words:
        trait, _, amount = word.partition("=")
        traits[trait] = float(amount) if amount else 1.0
        if trait not in TRAITS or not 0 <= traits[trait] <= 1:
            raise ValueError(name)
    return plain, Temper(**traits)
