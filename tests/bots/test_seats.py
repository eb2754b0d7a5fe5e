"""A bot knows its seat, whether it takes it as an argument or was written before bots had seats."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

import mazechase
from mazechase.bots import Bot, Budget, bot_names, make_bot
from mazechase.bots.arena import run
from mazechase.rules.api import Seat
from mazechase.rules.game import AnyGame, Game
from mazechase.server.thinking.jobs import Chosen, Think
from mazechase.server.thinking.worker import Worker
from toy.game import Toy

QUORIDOR = mazechase.game("quoridor")


class First(Bot):
    """Takes the first legal action."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        return legal[0]


class Knows(First):
    """Takes its seat as an argument."""

    def __init__(self, game: AnyGame, seat: Seat) -> None:
        super().__init__(game)
        self.given = seat


class Older(First):
    """Was written before bots had seats."""

    def __init__(self, game: AnyGame, depth: int = 3) -> None:
        super().__init__(game)
        self.depth = depth


class Stubborn(First):
    """Has a read-only seat of its own."""

    @property
    def seat(self) -> Any:  # type: ignore[override]
        return "mine"

    def __init__(self, game: AnyGame) -> None:
        self.game = game


def test_a_bot_knows_its_seat_whatever_it_takes() -> None:
    knows = make_bot(QUORIDOR, Knows, 2)
    assert isinstance(knows, Knows)
    assert (knows.given, knows.seat) == (2, 2)
    older = make_bot(QUORIDOR, Older, 2)
    assert isinstance(older, Older)
    assert (older.depth, older.seat) == (3, 2)
    assert make_bot(QUORIDOR, First, 2).seat == 2
    assert make_bot(QUORIDOR, First).seat is None
    assert getattr(make_bot(QUORIDOR, Stubborn, 2), "seat") == "mine"  # noqa: B009 (not what mypy thinks)
    assert [make_bot(QUORIDOR, level, 1).seat for level in bot_names("quoridor")] == [1] * len(bot_names("quoridor"))


class Seated(First):
    """Checks at every choice that it is asked for its own seat, and that the view says so."""

    asked = 0

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
        assert self.seat in view.to_act
        Seated.asked += 1
        return super().choose(view, legal, rng, budget)


def test_the_arena_and_a_server_tell_a_bot_its_seat() -> None:
    for game in (QUORIDOR, Game(Toy(3)), mazechase.game("chase", 5), mazechase.game("cards", 3)):
        run(game, [Seated] * game.players, 2, 1, Budget(nodes=1))
    assert Seated.asked
    view = msgspec.Raw(msgspec.json.encode(QUORIDOR.view(QUORIDOR.start(), 1)))
    think = Think(
        game="quoridor",
        players=2,
        options={},
        rules_version=1,
        bot=f"{__name__}:Seated",
        seat=1,
        view=view,
        legal=("e2", "d1"),
        budget_ms=1000,
        seed="1",
    )
    assert Worker().do(think) == Chosen("e2", 1000)
