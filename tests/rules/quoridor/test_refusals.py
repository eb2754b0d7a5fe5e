"""Every refusal Quoridor knows: code, ruling, the squares or fences that prove it, and a sentence."""

import ast
from inspect import getsource

import pytest

import mazechase
from mazechase.messages import keys
from mazechase.rules.api import IllegalAction
from mazechase.rules.quoridor import fencing, moving
from rules.quoridor.positions import Put, put, start

DEAD_END = "e3h d4v e4v"  # e4 and e5, with the one way out e5-e6

# What is asked of which position -> code and ruling, proof, sentence.
REFUSALS: list[tuple[Put, str, str, str, str]] = [
    (start(), "e1", "no-pass QUOR-4", "e1", "The piece stands on e1 already; a turn cannot be passed."),
    (put("e4 e5"), "e5", "occupied QUOR-21", "e5", "Another piece stands on e5."),
    (
        start(),
        "e3",
        "too-far QUOR-6",
        "e3",
        "e3 is too far: a piece goes one square, or jumps over one piece beside it.",
    ),
    (
        start(),
        "c4",
        "too-far QUOR-6",
        "c4",
        "c4 is too far: a piece goes one square, or jumps over one piece beside it.",
    ),
    (
        start(),
        "d2",
        "no-diagonal QUOR-6",
        "d2",
        "d2 is diagonal: a piece goes straight unless it lands beside a piece it cannot jump.",
    ),
    (put("e4 e9", "e4h"), "e5", "fence-between QUOR-7", "e4 e5", "A fence stands in the way to e5."),
    (put("e4 e5", "e4h"), "e6", "fence-between QUOR-7", "e4 e5 e6", "A fence stands in the way to e6."),
    (put("e4 e5", "e5h"), "e6", "fence-between QUOR-7", "e4 e5 e6", "A fence stands in the way to e6."),
    (put("e4 e5", "e4h"), "d5", "fence-between QUOR-7", "e4 e5", "A fence stands in the way to d5."),
    (put("e4 f4", "e4v"), "g4", "fence-between QUOR-7", "e4 f4 g4", "A fence stands in the way to g4."),
    (
        put("e4 e5 e6"),
        "e7",
        "one-piece-a-jump QUOR-19",
        "e5 e6",
        "e7 lies behind two pieces; only one can be jumped.",
    ),
    (
        put("c4 d4 e4"),
        "f4",
        "one-piece-a-jump QUOR-19",
        "d4 e4",
        "f4 lies behind two pieces; only one can be jumped.",
    ),
    (
        put("e4 e5 e6"),
        "d5",
        "piece-behind QUOR-19",
        "e5 e6",
        "Another piece stands behind the one to be jumped; that does not open d5.",
    ),
    (
        put("e4 e5"),
        "d5",
        "jump-straight QUOR-16",
        "e5 e6",
        "The straight jump is open, so the piece may not land beside, on d5.",
    ),
    (
        put("e4 e5", "e5h d4v"),
        "d5",
        "fence-beside QUOR-17",
        "e5 d5",
        "A fence stands between the piece to be jumped and d5.",
    ),
    (
        put("e8 e9", edge_as_fence=False),
        "d9",
        "edge-behind QUOR-18",
        "e9",
        "Only a fence behind the other piece opens d9; here the board ends.",
    ),
    (start(), "i3v", "off-board QUOR-10", "i3", "The fence i3v would lie over the border of the board."),
    (start(), "b9h", "off-board QUOR-10", "b9", "The fence b9h would lie over the border of the board."),
    (
        put("e1 e9", left="0 9"),
        "e3h",
        "no-fences-left QUOR-4",
        "",
        "No fences are left to put up e3h.",
    ),
    (put("e1 e9", "e3h"), "f3h", "overlap QUOR-9", "e3h", "There is no room for a fence at f3h: e3h stands there."),
    (put("e1 e9", "a1v"), "a1v", "overlap QUOR-9", "a1v", "There is no room for a fence at a1v: a1v stands there."),
    (put("e1 e9", "b1h"), "a1h", "overlap QUOR-9", "b1h", "There is no room for a fence at a1h: b1h stands there."),
    (put("e1 e9", "e3h"), "e3v", "crossing QUOR-9", "e3h", "The fence e3v would cross e3h."),
    (put("e1 e9", "e3v"), "e3h", "crossing QUOR-9", "e3v", "The fence e3h would cross e3v."),
    (
        put("e1 e5", DEAD_END),
        "e5h",
        "last-path QUOR-11",
        "e5",
        "The fence e5h would leave seat 2 no way to its goal line.",
    ),
]


@pytest.mark.parametrize(("table", "token", "rule", "proof", "text"), REFUSALS)
def test_a_refusal_names_rule_proof_and_reason(table: Put, token: str, rule: str, proof: str, text: str) -> None:
    code, ruling = rule.split()
    refusal = table.why(token)
    assert refusal is not None
    assert (refusal.code, refusal.ruling, " ".join(refusal.cells)) == (code, ruling, proof)
    assert refusal.message == f"quoridor-refuse-{code}"
    assert str(refusal) == f"{text} ({ruling})"
    with pytest.raises(IllegalAction) as raised:
        table.game.apply(table.state, table.game.read(token))
    assert raised.value.refusal == refusal


def codes_in(source: str) -> set[str]:
    """Give the first argument of every call that makes a refusal."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    made = (call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "_refusal")
    return {ast.literal_eval(call.args[0]) for call in made}


def test_every_refusal_in_the_code_is_reached_and_has_a_sentence() -> None:
    codes = codes_in(getsource(fencing)) | codes_in(getsource(moving))
    assert codes == {rule.split()[0] for _, _, rule, _, _ in REFUSALS}
    assert {f"quoridor-refuse-{code}" for code in codes} <= keys()


def test_a_pawn_beside_that_does_not_touch_the_diagonal_square_is_no_reason() -> None:
    for other in ("e3", "f4"):
        assert put(f"e4 {other}").ruling("d5") == "no-diagonal QUOR-6"


def test_where_two_pieces_stand_beside_the_way_the_first_reason_by_name_is_given() -> None:
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
