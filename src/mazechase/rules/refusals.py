"""Refusals that a game's rules give: their message is found by the game's id and the code."""

from mazechase.rules.values import Refusal


def refusal(game: str, code: str, ruling: str, /, *cells: str, **params: int | str) -> Refusal:
    """Return a refusal with the cells that prove it and the parameters of its sentence.

    >>> refusal("quoridor", "occupied", "QUOR-21", "e5", square="e5").message
    'quoridor-refuse-occupied'
    """
    return Refusal(code, ruling, f"{game}-refuse-{code}", params, cells)
