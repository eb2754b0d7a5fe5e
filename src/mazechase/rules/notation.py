"""Parts of text that all games write in the same way: numbers, and lists with commas."""

import re

from mazechase.errors import BadText

NOTHING = "-"

_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")


def read_number(text: str) -> int:
    """Read a number from 0 up, without leading zeros.

    >>> read_number("20")
    20
    """
    if not _NUMBER.fullmatch(text):
        raise BadText("bad-number", text=text[:20])
    return int(text)


def read_list(text: str) -> list[str]:
    """Split a list at its commas; ``-`` is the empty list.

    >>> read_list("a1,b2"), read_list("-")
    (['a1', 'b2'], [])
    """
    return [] if text == NOTHING else text.split(",")
