import pytest

from match.playing import FOUR, ONE, QUORIDOR, THREE, TOY, TWO, assert_not_now, new_match, races
from mazechase.errors import NotNow
from mazechase.match import Match, MatchSetup, Player
from mazechase.match.entries import Resigned
from mazechase.match.events import GaveUp, MatchEnded, SeatTaken
from mazechase.rules.api import WATCHER, Over, Result, Seat
from mazechase.rules.game import Game
from mazechase.rules.quoridor.game import Quoridor


def test_with_two_sides_a_resignation_ends_it() -> None:
    match = races(new_match(QUORIDOR[2]), "e2").resign(ONE, 900, "r")
    assert match.entries[-1] == Resigned(ONE, at_ms=900, command="r")
    assert match.result == Result((TWO,), (0, 1), "resigned")
    assert match.node == Over(match.result)
    assert match.told(1, WATCHER) == (GaveUp(seat=ONE), MatchEnded(winners=(TWO,), reason="resigned"))


def test_with_two_teams_one_seat_resigns_for_its_side() -> None:
    match = new_match(TOY[4]).resign(THREE, 0)
    assert match.result == Result((TWO, FOUR), (0, 1, 0, 1), "resigned")


def test_with_more_sides_a_bot_plays_the_seat_on() -> None:
    match = new_match(QUORIDOR[3]).resign(ONE, 0)
    assert not match.over
    assert match.holders[0] == Player(kind="bot", bot="level1")
    assert match.told(0, WATCHER) == (GaveUp(seat=ONE), SeatTaken(seat=ONE, name="", bot="level1"))
    assert match.act(ONE, ["e2"], 1).asked == (TWO,)


def test_the_setup_names_the_bot_that_stands_in() -> None:
    setup = MatchSetup.make(QUORIDOR[3], "m", (Player("A"), Player("B"), Player("C")), stand_in="level3")
    assert Match.begin(setup).resign(TWO, 0).holders[1].bot == "level3"


def test_the_last_side_left_wins() -> None:
    match = new_match(QUORIDOR[4]).resign(FOUR, 0).resign(ONE, 0)
    assert not match.over
    assert match.resign(TWO, 0).result == Result((THREE,), (0, 0, 1, 0), "resigned")


class Together(Quoridor):
    """All on one side, to test the match with."""

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        return (self.seats,)


def test_where_all_play_together_it_ends_when_the_last_one_leaves() -> None:
    match = new_match(Game(Together(2))).resign(ONE, 0)
    assert not match.over
    assert match.resign(TWO, 0).result == Result((), (0, 0), "resigned")


def test_a_match_says_whose_leaving_would_end_it() -> None:
    def ends(match: Match) -> list[Seat]:
        return [seat for seat in match.game.seats if match.ends_without(seat)]

    three = new_match(QUORIDOR[3])
    assert ends(new_match(QUORIDOR[2])) == [ONE, TWO]
    assert ends(three) == []
    assert ends(three.resign(ONE, 0)) == [TWO, THREE]
    assert ends(three.resign(ONE, 0).resign(TWO, 0)) == []
    assert ends(new_match(TOY[4])) == [ONE, TWO, THREE, FOUR]  # two teams
    assert ends(new_match(Game(Together(2)))) == []
    assert ends(new_match(Game(Together(2))).resign(ONE, 0)) == [TWO]


def test_a_seat_that_resigned_does_not_come_back_and_does_not_win() -> None:
    match = new_match(QUORIDOR[3]).resign(ONE, 0)
    assert_not_now(
        "has left|can't take over",
        lambda: match.resign(ONE, 1),
        lambda: match.replace(ONE, Player("Back"), 1),
        lambda: match.stand_in(ONE, None, 1),
        lambda: match.stand_in(ONE, "level2", 1),
    )
    won = races(match, "e2 a6 d9 e3 a5 c9 e4 a6 d9 e5 a5 c9 e6 a6 d9 e7 a5 c9 e8 a6 d9 e9")
    assert won.result == Result((), (0, 0, 0), "goal_reached")
    whole = races(new_match(QUORIDOR[3]), " ".join(ply.token for ply in won.line))
    assert whole.result == Result((ONE,), (1, 0, 0), "goal_reached")


def test_a_seat_that_resigned_takes_nothing_back() -> None:
    match = races(new_match(QUORIDOR[3]), "e2").resign(ONE, 900)
    assert not match.can_undo(ONE)
    with pytest.raises(NotNow, match="nothing to undo"):
        match.undo(ONE, 901, beside=(TWO, THREE))


def test_seats_change_hands() -> None:
    match = new_match(QUORIDOR[2]).replace(TWO, Player(kind="bot", bot="level2"), 0)
    assert match.holders[1].bot == "level2"
    back = match.replace(TWO, Player("Cy"), 1)
    assert back.holders[1] == Player("Cy")
    assert back.setup.seats[1] == Player("P1")
    assert back.told(0, ONE) == (SeatTaken(seat=TWO, name="", bot="level2"),)


def test_a_bot_minds_a_person_until_the_owner_is_back() -> None:
    match = new_match(QUORIDOR[2], bots=1).stand_in(ONE, "level2", 0)
    assert match.stand_ins == ("level2", None)
    assert match.holders[0] == Player("P0")
    assert match.stand_in(ONE, None, 1).stand_ins == (None, None)
    assert match.replace(ONE, Player("New"), 1).stand_ins == (None, None)
    assert_not_now(
        "can't take over",
        lambda: match.stand_in(TWO, "level1", 1),
        lambda: match.stand_in(ONE, None, 1).stand_in(ONE, None, 2),
    )
