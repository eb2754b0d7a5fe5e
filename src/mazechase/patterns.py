"""Patterns that match a whole text, in Python and in the JSON schema for other languages alike."""


def whole(pattern: str) -> str:
    r"""Return the pattern for all of a text.

    Python's ``$`` also matches before a final newline, so that is ruled out; in JavaScript it makes no difference.

    >>> import re
    >>> [bool(re.search(whole("a|b"), text)) for text in ("a", "b", "ab", "a\n")]
    [True, True, False, False]
    """
    return rf"^(?:{pattern})$(?!\n)"
