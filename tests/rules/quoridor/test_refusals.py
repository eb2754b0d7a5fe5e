"""Every refusal Quoridor knows: code, ruling, the squares or fences that prove it, and a sentence."""

import ast
from inspect import getsource

import pytest

import mazechase
from mazechase.messages import keys
from mazechase.rules.api import IllegalAction
from mazechase.rules.quoridor import refusals
from rules.quoridor.positions import Put, put, start

DEAD_END = "e3h d4v e4v"  # e4 and e5, with the one way out e5-e6

# What is asked of which position -> code and ruling, proof, sentence.
REFUSALS: list[tuple[Put, str, str, str, str]] = [
    (start(), "e1", "no-pass QUOR-4", "e1", "Your piece is already there, and you can't skip a turn."),
    (put("e4 e5"), "e5", "occupied QUOR-21", "e5", "There's another piece there."),
    (
        start(),
        "e3",
        "too-far QUOR-6",
        "e3",
        "Too far: a piece moves one square, or jumps over one piece next to it.",
    ),
    (
        start(),
        "c4",
        "too-far QUOR-6",
        "c4",
        "Too far: a piece moves one square, or jumps over one piece next to it.",
    ),
    (
        start(),
        "d2",
        "no-diagonal QUOR-6",
        "d2",
        "A piece only moves diagonally around a piece it can't jump over.",
    ),
    (put("e4 e9", "e4h"), "e5", "fence-between QUOR-7", "e4 e5", "There's a fence in the way."),
    (put("e4 e5", "e4h"), "e6", "fence-between QUOR-7", "e4 e5 e6", "There's a fence in the way."),
    (put("e4 e5", "e5h"), "e6", "fence-between QUOR-7", "e4 e5 e6", "There's a fence in the way."),
    (put("e4 e5", "e4h e5h"), "d5", "fence-between QUOR-7", "e4 e5", "There's a fence in the way."),
    (put("e4 e5", "e4h e5h d4v"), "d5", "fence-between QUOR-7", "e4 e5 d5", "There's a fence in the way."),
    (put("e4 f4", "e4v"), "g4", "fence-between QUOR-7", "e4 f4 g4", "There's a fence in the way."),
    (
        put("e4 e5 e6"),
        "e7",
        "one-piece-a-jump QUOR-19",
        "e5 e6",
        "There are two pieces in the way, and you can only jump over one.",
    ),
    (
        put("c4 d4 e4"),
        "f4",
        "one-piece-a-jump QUOR-19",
        "d4 e4",
        "There are two pieces in the way, and you can only jump over one.",
    ),
    (
        put("e4 e5 e6"),
        "d5",
        "piece-behind QUOR-19",
        "e5 e6",
        "You can only land there if there's a fence behind the other piece; here there's a third piece.",
    ),
    (
        put("e4 e5"),
        "d5",
        "jump-straight QUOR-16",
        "e5 e6",
        "The straight jump is free, so you can't land to the side.",
    ),
    (
        put("e4 e5", "e5h d4v"),
        "d5",
        "fence-beside QUOR-17",
        "e5 d5",
        "There's a fence between the piece you'd jump over and that square.",
    ),
    (
        put("e8 e9", edge_as_fence=False),
        "d9",
        "edge-behind QUOR-18",
        "e9",
        "You can only land there if there's a fence behind the other piece; here the board ends.",
    ),
    (start(), "i3v", "off-board QUOR-10", "i3", "The fence would stick out over the edge of the board."),
    (start(), "b9h", "off-board QUOR-10", "b9", "The fence would stick out over the edge of the board."),
    (
        put("e1 e9", left="0 9"),
        "e3h",
        "no-fences-left QUOR-4",
        "",
        "You have no fences left.",
    ),
    (put("e1 e9", "e3h"), "f3h", "overlap QUOR-9", "e3h", "There's no room: another fence is in the way."),
    (put("e1 e9", "a1v"), "a1v", "overlap QUOR-9", "a1v", "There's no room: another fence is in the way."),
    (put("e1 e9", "b1h"), "a1h", "overlap QUOR-9", "b1h", "There's no room: another fence is in the way."),
    (put("e1 e9", "e3h"), "e3v", "crossing QUOR-9", "e3h", "The fence would cross another one."),
    (put("e1 e9", "e3v"), "e3h", "crossing QUOR-9", "e3v", "The fence would cross another one."),
    (
        put("e1 e5", DEAD_END),
        "e5h",
        "last-path QUOR-11",
        "e5",
        "The fence would leave seat 2 no path to its goal line.",
    ),
]


@pytest.mark.parametrize(("table", "token", "rule", "proof", "text"), REFUSALS)
def test_a_refusal_names_rule_proof_and_reason(table: Put, token: str, rule: str, proof: str, text: str) -> None:
    code, ruling = rule.split()
    refusal = table.why(token)
    assert refusal is not None
    assert (refusal.code, refusal.ruling, " ".join(refusal.cells)) == (code, ruling, proof)
    assert refusal.message == f"quoridor-refuse-{code}"
    where = f": {proof.replace(' ', ', ')}" if proof else ""  # a terminal has no other way to show it
    assert str(refusal) == f"{text} ({ruling}{where})"
    with pytest.raises(IllegalAction) as raised:
        table.game.apply(table.state, table.game.read(token))
    assert raised.value.refusal == refusal


def codes_in(source: str) -> set[str]:
    """Give the first argument of every call that makes a refusal."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    made = (call for call in calls if isinstance(call.func, ast.Name) and call.func.id in {"_refusal", "_move_refusal"})
    return {str(call.args[0].value) for call in made if isinstance(call.args[0], ast.Constant)}


def test_every_refusal_in_the_code_is_reached_and_has_a_sentence() -> None:
    codes = codes_in(getsource(refusals))
    assert codes == {rule.split()[0] for _, _, rule, _, _ in REFUSALS}
    assert {f"quoridor-refuse-{code}" for code in codes} <= keys()


def test_a_pawn_beside_that_does_not_touch_the_diagonal_square_is_no_reason() -> None:
    for other in ("e3", "f4"):
        assert put(f"e4 {other}").ruling("d5") == "no-diagonal QUOR-6"


def test_where_two_pieces_stand_beside_the_way_the_one_with_a_fence_is_named() -> None:
    # e4 to d5 passes e5 (a pawn behind it) or d4 (a fence beside it).
    table = put("e4 e5 e6 d4", "c3v c4h")
    assert table.ruling("d5") == "fence-beside QUOR-17"


def test_a_token_that_is_no_action_is_refused_by_reading() -> None:
    game = mazechase.game("quoridor")
    for text in (
        "",
        "e",
        "e0",
        "e10",
        "j1",
        "E2",
        "e2x",
        "e2hh",
        " e2",
        "e2 ",
        "e2\n",
        "²",
        "e\u0662",
        "pass",
        "a1" * 50,
    ):
        with pytest.raises(mazechase.BadText) as refused:
            game.read(text)
        assert refused.value.code == "quoridor-bad-action"
        assert len(str(refused.value.params["text"])) <= 20
