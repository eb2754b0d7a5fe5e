"""Which positions are possible: each condition has its own error."""

from mazechase.boards.fences import Maze
from mazechase.errors import BadText
from mazechase.rules.quoridor.legal import can_act
from mazechase.rules.quoridor.setup import QuoridorSetup
from mazechase.rules.quoridor.values import QuoridorState


def check_position(setup: QuoridorSetup, s: QuoridorState, text: str) -> None:
    """Raise BadText with what is wrong with a position, if anything is; ``text`` is what it was read from."""
    each = setup.fences_each
    home = sum(pawn in goal for pawn, goal in zip(s.pawns, setup.goals, strict=False))
    for code, wrong in (
        ("seats", not len(s.pawns) == len(s.left) == setup.players),
        ("turn", s.turn not in setup.seats),
        ("sharing", len(set(s.pawns)) < len(s.pawns)),
        ("fences", any(left > each for left in s.left)),
        ("fences", len(s.fences) + sum(s.left) > each * setup.players),
        ("taken", not setup.limit.allows(s.taken)),
        ("two-home", home > 1),
    ):
        if wrong:
            raise BadText(f"quoridor-place-{code}", text=text, each=each, players=setup.players)
    maze = Maze(s.fences)
    for seat, (pawn, goal) in enumerate(setup.runners(s), 1):
        if not maze.reaches(pawn, goal):
            raise BadText("quoridor-place-shut-in", seat=seat)
    if setup.result(s) is None and not can_act(setup, s):
        raise BadText("quoridor-place-stuck", seat=s.turn)
