"""CARD-55: what a seat has come to know of other hands, by rule and against a book kept from told events alone."""

from collections import Counter, defaultdict
from typing import Any

import pytest

import mazechase
from mazechase.rules.api import ALL, WATCHER, Event, Over, Seat
from mazechase.rules.cards.events import Gave, GaveUnseen, HandTaken, KnockedOut, Passed, PassedUnseen, Swapped
from mazechase.rules.cards.values import Known
from rules.cards.playing import MOVERS, busy
from rules.cards.tables import Table, at, seat, with_deck


def giving(hands: str, known: str = "-", **fields: Any) -> Table:
    return at(hands, phase="give", discard="give+swap", drawn=1, known=known, **fields)


def test_CARD_55_who_gives_knows_and_who_only_watches_does_not() -> None:
    assert giving("inky+dot - -").play("give:inky:2").known == "1>2:inky"


def test_CARD_55_who_receives_knows_that_the_card_is_gone() -> None:
    assert giving("inky+dot - -", "2>1:dot+inky").play("give:inky:2").known == "1>2:inky,2>1:dot"
    assert giving("inky+pinky - -", "2>1:inky").play("give:pinky:2").known == "1>2:pinky,2>1:inky"


@pytest.mark.parametrize(
    ("knew", "knows"),
    [
        ("inky", ""),
        ("dot", ",3>1:dot"),
        ("inky+pinky", ""),
        ("dot+inky", ",3>1:dot"),
    ],
)
def test_CARD_55_an_unseen_ghost_takes_every_kind_it_may_have_been(knew: str, knows: str) -> None:
    table = giving("inky+pinky+dot - -", f"3>1:{knew}")
    for ghost in ("inky", "pinky"):
        assert table.play(f"give:{ghost}:2").known == f"1>2:{ghost}{knows}"


def test_CARD_55_of_two_alike_one_must_still_be_there() -> None:
    assert giving("2inky - -", "3>1:2inky").play("give:inky:2").known == "1>2:inky,3>1:inky"
    passing = at("2dot+inky - -", phase="pass-left", discard="pass-left", drawn=1, known="3>1:2dot+inky")
    assert passing.play("1=inky").known == "1>2:inky,3>1:dot"
    assert passing.play("1=dot").known == "1>2:dot,3>1:dot"


def test_CARD_55_passing_tells_giver_and_receiver_alone() -> None:
    table = at("dot+inky cherry+clyde melon", phase="pass-left", discard="pass-left", drawn=1)
    assert table.play("1=inky 2=cherry 3=melon").known == "1>2:inky,2>3:cherry,3>1:melon"


def test_CARD_55_what_comes_in_by_passing_does_not_go_on() -> None:
    table = at("dot dot+cherry", phase="pass-left", discard="pass-left", drawn=1, known="1>2:cherry+dot")
    assert table.play("1=dot 2=dot").known == "1>2:cherry+dot,2>1:dot"
    third = at("dot dot+cherry -", phase="pass-left", discard="pass-left", drawn=1, known="1>2:cherry")
    assert third.play("1=dot 2=cherry").known == "1>2:dot,2>3:cherry"


def test_CARD_55_a_swap_carries_knowledge_along_and_both_know_what_they_gave_up() -> None:
    table = at(
        "dot+inky cherry melon -",
        phase="swap",
        discard="give+swap",
        drawn=1,
        known="1>2:cherry,3>1:inky,4>2:cherry,4>3:melon",
    )
    assert table.play("swap:1:2").known == "1>2:dot+inky,2>1:cherry,3>2:inky,4>1:cherry,4>3:melon"
    assert table.play("swap:2:3").known == "1>3:cherry,2>3:cherry,3>1:inky,3>2:melon,4>2:melon,4>3:cherry"


def test_CARD_55_drawing_leaves_knowledge_and_a_knock_out_makes_it_plain() -> None:
    known = at("- inky+clyde dot", discard="give", known="1>2:inky,2>3:dot", seat=2)
    assert known.play("draw +dot").known == "1>2:inky,2>3:dot"
    assert known.play("draw +pinky").known == "2>3:dot"


def test_CARD_55_a_view_holds_what_its_viewer_knows_and_no_more() -> None:
    table = at("dot inky cherry", discard="give", known="1>2:inky,3>1:dot")
    assert table.view(seat(1)).known == (Known(seat(1), seat(2), ("inky",)),)  # type: ignore[arg-type]
    assert table.view(seat(2)).known == table.view(WATCHER).known == ()
    assert len(table.view(ALL).known) == 2
    assert table.view(seat(1)).hands == (("dot",), None, None)
    assert table.view(WATCHER).hands == (None, None, None)


class Book:
    """What one seat keeps in mind, written down from the events it is told and from its own hand."""

    def __init__(self, me: Seat) -> None:
        self.me = me
        self.hands: dict[Seat, Counter[str]] = defaultdict(Counter)

    def hear(self, events: list[Event], own: tuple[str, ...]) -> None:
        """Note what left hands before what came in; ``own`` is the hand before all that."""
        for event in events:
            if isinstance(event, Gave | Passed) and event.to == self.me:
                self.hands[event.seat] -= Counter([event.card])
            if isinstance(event, GaveUnseen):
                self.hands[event.seat] -= Counter(("blinky", "pinky", "inky", "clyde"))
            if isinstance(event, PassedUnseen):
                self.hands[event.seat] -= Counter(set(self.hands[event.seat]))
        for event in events:
            if isinstance(event, Gave | Passed) and event.seat == self.me:
                self.hands[event.to][event.card] += 1
            if isinstance(event, Swapped):
                one, other = event.one, event.other
                self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
                if self.me in (one, other):
                    self.hands[other if self.me == one else one] = Counter(own)
            if isinstance(event, KnockedOut):
                self.hands[event.seat] = Counter()
        self.hands.pop(self.me, None)

    def known(self) -> tuple[Known, ...]:
        entries = ((hand, tuple(sorted(cards.elements()))) for hand, cards in sorted(self.hands.items()))
        return tuple(Known(self.me, hand, cards) for hand, cards in entries if cards)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_CARD_55_the_view_remembers_what_a_book_of_told_events_says(players: int) -> None:
    game = with_deck(mazechase.game("cards", players, {"level": "bonus"}), MOVERS)
    entries = 0
    for seed in range(25):
        books = {me: Book(me) for me in game.seats}
        for ply in busy(game, seed).plies:
            after = ply.step.state
            for me, book in books.items():
                told = [event for event in (game.tell(e, me) for e in ply.step.events) if event is not None]
                assert not any(isinstance(event, HandTaken) and event.seat != me for event in told)
                book.hear(told, ply.state.hands[me - 1])
                if not isinstance(game.node(after), Over):
                    known = game.view(after, me).known
                    assert known == book.known()
                    entries += len(known)
    assert entries > 300
