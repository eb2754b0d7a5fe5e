"""Patterns that a whole text must fit, in Python and in the JSON schema for other languages alike."""


def whole(pattern: str) -> str:
    r"""Return the pattern for all of a text.

    Python's ``$`` also fits before a newline at the end, so that is ruled out; in JavaScript it makes no difference.

    >>> import re
    >>> [bool(re.search(whole("a|b"), text)) for text in ("a", "b", "ab", "a\n")]
    [True, True, False, False]
    """
    return rf"^(?:{pattern})$(?!\n)"
