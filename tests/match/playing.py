"""Matches to test with, and a player that does anything a seat or a table can do."""

from collections.abc import Callable, Iterator

import pytest
from hypothesis import strategies as st

import mazechase
from mazechase.errors import MazechaseError, NotNow
from mazechase.match import ClockRule, Match, MatchSetup, Player, Seeded
from mazechase.match.entries import UndoAnswered, UndoAsked, Undone
from mazechase.rules.api import Chance, Seat, Turn
from mazechase.rules.game import AnyGame, Game
from toy.game import Toy

ONE, TWO, THREE, FOUR = (Seat(number) for number in range(1, 5))
LUCK = Seeded(7)
QUORIDOR = {players: mazechase.game("quoridor", players) for players in (2, 3, 4)}
TOY = {players: Game(Toy(players)) for players in (2, 3, 4)}
GAMES: tuple[AnyGame, ...] = (*QUORIDOR.values(), *TOY.values())
ANYTHING = ("undo", "answer", "pause", "resume", "wake", "replace", "mind", "resign", "flag", "salt", "wrong", "late")

# Mostly play; a number to choose by; how long it took.
Commands = list[tuple[str, int, int]]
commands = st.lists(
    st.tuples(
        st.sampled_from(("play",) * 24 + ("undo", "answer", "answer", "resume") * 3 + ANYTHING),
        st.integers(0, 10_000),
        st.integers(0, 4_000),
    ),
    min_size=20,
    max_size=70,
)


def new_match(game: AnyGame, clock: ClockRule | None = None, bots: int = 0, seal: str | None = None) -> Match:
    people = tuple(Player(f"P{number}") for number in range(game.players - bots))
    players = (*people, *(Player(kind="bot", bot="level2") for _ in range(bots)))
    return Match.begin(MatchSetup.make(game, "m1", players, clock=clock, seal=seal), game)


def play(match: Match, pick: int, now_ms: int) -> Match:
    """Take any legal action, or draw."""
    match match.node:
        case Turn(seats):
            seat = seats[pick % len(seats)]
            legal = match.game.legal(match.state, seat)
            return match.act(seat, [match.game.write(legal[pick % len(legal)])], now_ms, f"c{pick}")
        case Chance(_, seat):
            return match.draw(LUCK, now_ms, (seat, None)[pick % 2])
    return match.act(ONE, ["-"], now_ms)


def do(match: Match, kind: str, pick: int, now_ms: int) -> Match:  # noqa: C901, PLR0912
    """Do one thing; many are refused, as they should be."""
    seat = Seat(pick % (match.game.players + 1) + 1)  # sometimes one too many
    match kind:
        case "play":
            return play(match, pick, now_ms)
        case "undo":
            return match.undo(seat, now_ms, beside=match.game.seats if pick % 3 == 0 else ())
        case "answer":
            waiting = match.undo_waits()
            return match.answer_undo(waiting[0] if waiting else seat, agree=pick % 5 > 0, now_ms=now_ms)
        case "pause":
            return match.pause(now_ms)
        case "resume":
            return match.resume(now_ms)
        case "wake":
            return match.wake(now_ms)
        case "replace":
            player = Player("New") if pick % 2 else Player(kind="bot", bot="level3")
            return match.replace(seat, player, now_ms)
        case "mind":
            return match.stand_in(seat, "level1" if pick % 2 else None, now_ms)
        case "resign":
            return match.resign(seat, now_ms) if pick % 4 == 0 else match
        case "flag":
            return match.flag(now_ms)
        case "salt":
            return match.salt(seat, f"s{pick}", now_ms)
        case "late":
            return play(match, pick, now_ms - 10_000)  # a clock that jumped back
        case _:
            legal = match.game.legal(match.state)
            token = match.game.write(legal[0]) if legal else "e2"
            return match.act(seat, [token, "no such thing"], now_ms)


def steps(match: Match, wanted: Commands) -> Iterator[tuple[Match, Match]]:
    """Do one thing after another, and return the match before and after each that was not refused."""
    now_ms = 0
    for kind, pick, took_ms in wanted:
        now_ms += took_ms
        try:
            after = do(match, kind, pick, now_ms)
        except MazechaseError:
            continue
        yield match, after
        match = after


def finished(game: AnyGame, match: Match | None = None) -> Match:
    """Play on to the end, in any way."""
    match = match or new_match(game)
    pick = 1
    while not match.over:
        pick = pick * 7919 % 10_007
        match = play(match, pick, match.at_ms + 10)
    return match


def races(match: Match, tokens: str) -> Match:
    """Play these tokens, each by the seat whose turn it is."""
    for token in tokens.split():
        match = match.act(match.asked[0], [token], match.at_ms + 100)
    return match


def as_it_was_once_written(match: Match, seat: Seat, keep: int, *agreed: Seat) -> Match:
    """Take back with entries from a log older than strict undo: all these agreed, whatever was drawn since."""
    match = match.then(UndoAsked(seat, keep, at_ms=match.at_ms))
    for other in agreed:
        match = match.then(UndoAnswered(other, agree=True, at_ms=match.at_ms))
    return match.then(Undone(keep, at_ms=match.at_ms))


def assert_not_now(text: str, *calls: Callable[[], object]) -> None:
    """Check that each of these is refused with these words."""
    for call in calls:
        with pytest.raises(NotNow, match=text):
            call()
