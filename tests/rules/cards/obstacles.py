"""How to take away what bars a decision of the card game; see rules/obstacles.py."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.values import Dictate, Draw, End, Give, Pass, Shut, Skip, Swap, with_card
from mazechase.rules.setup import put
from rules.obstacles import NOTHING, Asked, Obstacle, Table, played, some_game, with_option

DECIDING = ("draw-first", "three-drawn", "enough-drawn", "must-draw")


def table(rng: Random) -> Table:
    """Play at random; most of the time nobody has a power-up to answer, so look for that."""
    game = some_game(Cards, rng)
    states = [played(game, rng, 30) for _ in range(rng.choice((1, 8)))]
    return Table(game, max(states, key=lambda s: (s.phase != "ask", s.quota > 0, "out" in s.status)))


def ask(table: Table, rng: Random) -> Any:
    game, s = table
    one, other = sorted(rng.sample(game.seats, 2))
    card, seat = rng.choice(list(game.rules_as(Cards).setup.deck)), rng.choice(game.seats)
    wanted = {"give": Give, "swap": Swap, "skip": Skip, "dictate": Dictate, "pass-left": Pass}
    asked = [Draw(), End(), Shut(), Give(card, seat), Swap(one, other), Skip(seat), Dictate(seat, rng.randrange(1, 4))]
    if s.phase == "pass-left":
        acting = [seat for seat in game.seats if game.legal(s, seat)]
        asked.append(Pass(rng.choice(acting), card))
    fitting = [action for action in asked if isinstance(action, wanted.get(s.phase, (Draw, End, Shut)))]
    return rng.choice(fitting if fitting and rng.random() < 0.7 else asked)


def bare(asked: Asked) -> Iterator[Table]:
    s, game = asked.state, asked.game
    everybody = tuple("active" for _ in game.seats)
    yield Table(game, replace(s, status=everybody))
    yield Table(game, replace(s, drawn=1, quota=0))


def _asked_for(asked: Asked) -> Table:
    phases: dict[Any, str] = {Give: "give", Swap: "swap", Skip: "skip", Dictate: "dictate", Pass: "pass-left"}
    return Table(asked.game, replace(asked.state, phase=phases[type(asked.action)]))


def _with_card(asked: Asked) -> Table:
    s, a = asked.state, asked.action
    seat = a.seat if isinstance(a, Pass) else s.seat
    return Table(asked.game, replace(s, hands=put(s.hands, seat, with_card(s.hands[seat - 1], a.card))))


def _back_in(asked: Asked) -> Table:
    (place,) = asked.refusal.cells
    seat = asked.game.seats[int(place.removeprefix("seat")) - 1]
    return Table(asked.game, replace(asked.state, status=put(asked.state.status, seat, "active")))


def _oneself(asked: Asked) -> Table | bool:
    if isinstance(asked.action, Dictate):
        return with_option(asked, dictate_self=True)
    whom = asked.action.to if isinstance(asked.action, Give) else asked.action.whom
    return bool(whom == asked.state.seat)


def _drawn(count: int) -> Obstacle:
    return Obstacle(lambda asked: Table(asked.game, replace(asked.state, drawn=count)))


OBSTACLES = {
    "choose-first": Obstacle(lambda asked: Table(asked.game, replace(asked.state, phase="ask")), DECIDING),
    "pass-first": Obstacle(lambda asked: Table(asked.game, replace(asked.state, phase="ask")), DECIDING),
    "not-asked": Obstacle(_asked_for, ("not-in-hand", "not-playing", "not-oneself", "no-ghost")),
    "not-in-hand": Obstacle(_with_card, ("not-playing", "not-oneself")),
    "enough-drawn": _drawn(0),
    "three-drawn": _drawn(2),
    "draw-first": _drawn(1),
    "must-draw": Obstacle(lambda asked: Table(asked.game, replace(asked.state, drawn=asked.state.quota))),
    "not-playing": Obstacle(_back_in, ("not-playing",)),
    "not-oneself": Obstacle(_oneself),
    "no-ghost": NOTHING,
}
