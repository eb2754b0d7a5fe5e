from hypothesis import given
from hypothesis import strategies as st

from mazechase import game
from mazechase.match import Match, MatchSetup, Player
from mazechase.match.growing import Growing
from mazechase.rules.api import Seat


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 40), st.integers())))
def test_it_behaves_as_tuples_do(steps: list[tuple[int, int, int]]) -> None:
    known: list[tuple[Growing[int], tuple[int, ...]]] = [(Growing(), ())]
    for which, length, item in steps:
        growing, plain = known[which % len(known)]
        known.append((growing.upto(length).plus(item), (*plain[:length], item)))
    for growing, plain in known:
        assert growing == plain
        assert (len(growing), growing[-3:], list(growing)) == (len(plain), plain[-3:], list(plain))
        assert hash(growing) == hash(plain)


def test_a_history_is_not_copied_at_each_action() -> None:
    match = Match.begin(MatchSetup.make(game("quoridor"), "m1", (Player("Ada"), Player("Bo"))))
    first = match = match.act(Seat(1), ["e2"], 0)
    for n in range(1, 9):
        match = match.act(Seat(n % 2 + 1), [("e2", "e8", "e1", "e9")[n % 4]], n)
    assert match.entries._items is first.entries._items
    assert match.line._items is first.line._items
    assert match.events_by_entry._items is first.events_by_entry._items
    assert len(first.entries) == 1
