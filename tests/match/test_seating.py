from collections import Counter
from itertools import permutations

import pytest

import mazechase
from match.playing import QUORIDOR, TOY
from mazechase.errors import BadPlayers
from mazechase.match import Recorded, Sealed, Seeded, seat_people


def test_QUOR_3_people_are_seated_by_lot_unless_chosen() -> None:
    people = ("Ada", "Bo", "Cy")
    by_lot = {seat_people(mazechase.game("quoridor", 3), people, Seeded(seed)) for seed in range(60)}
    assert by_lot == set(permutations(people))
    chosen = mazechase.game("quoridor", 3, {"first_player": "chosen"})
    assert {seat_people(chosen, people, Seeded(seed)) for seed in range(60)} == {people}


def test_every_order_is_equally_likely() -> None:
    orders = Counter(seat_people(QUORIDOR[3], "abc", Seeded(seed)) for seed in range(6_000))
    assert len(orders) == 6
    assert all(880 < times < 1_120 for times in orders.values())


def test_the_lots_are_drawn_before_draw_0() -> None:
    with pytest.raises(Exception, match="Draw -2"):
        seat_people(TOY[3], "abc", Recorded([0, 0, 0]))
    luck = Sealed(bytes(32), "m1", ())
    assert seat_people(TOY[3], "abc", luck) == seat_people(TOY[3], "abc", luck)


def test_as_many_people_as_seats() -> None:
    with pytest.raises(BadPlayers):
        seat_people(QUORIDOR[3], "ab", Seeded(1))
