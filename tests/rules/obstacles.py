"""A refusal is true: take away the obstacle it names, and what was refused is legal, or another obstacle stands behind.

A refusal names its obstacle by its code, and where it has a place, by its cells. Each game says in a table how to take
away what a code stands for: a piece, a fence, a count, whose turn it is, an option. ``NOTHING`` is for refusals that
nothing on the table could change; there, everything that can be in the way is taken away, one by one and all at once.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from random import Random
from typing import Any, NamedTuple, Protocol

from mazechase.errors import BadPlayers, BadText
from mazechase.rules.api import AnyRules, Refusal, Turn
from mazechase.rules.game import AnyGame, Game
from mazechase.rules.options import Choice, Count, Documented, Flag


class Table(NamedTuple):
    """A game with a position on the table."""

    game: AnyGame
    state: Any


class Asked(NamedTuple):
    """An action that was refused, where, and why."""

    game: AnyGame
    state: Any
    action: Any
    refusal: Refusal

    def __str__(self) -> str:
        chosen = {option.name: self.game.options[option.name] for option in self.game.declared}
        changed = {
            name: value if isinstance(value, str | int | bool) else "a document"
            for name, value in chosen.items()
            if value != next(option.default for option in self.game.declared if option.name == name)
        }
        position, token = self.game.position(self.state), self.game.write(self.action)
        cells = " ".join(self.refusal.cells)
        return f"{self.game.id} {self.game.players} {changed}: {position!r} {token}: {self.refusal} [{cells}]"


Taken = Table | bool  # the table without the obstacle; or whether the obstacle is there, where it cannot be lifted off


class Obstacle(NamedTuple):
    """How to take away what a refusal's code stands for, and which codes may stand behind it."""

    take: Callable[[Asked], Taken] | None
    behind: tuple[str, ...] | None = ()  # None: any other code


NOTHING = Obstacle(None)


class Provoking(Protocol):
    """What a game brings along to be asked about."""

    OBSTACLES: Mapping[str, Obstacle]

    def table(self, rng: Random) -> Table:
        """Give a random position."""

    def ask(self, table: Table, rng: Random) -> Any:
        """Give an action that may or may not be legal there."""

    def bare(self, asked: Asked) -> Iterator[Table]:
        """Give the table without each thing that could be in the way, and without all of them."""


def truth(game: Provoking, asked: Asked) -> str | None:
    """Say in what a refusal is untrue; None if it is true."""
    obstacle = game.OBSTACLES[asked.refusal.code]
    if obstacle.take is None:
        legal = (table for table in game.bare(asked) if asked.action in table.game.rules.legal(table.state))
        changed = next(legal, None)
        return None if changed is None else f"legal at {changed.game.position(changed.state)!r}"
    taken = obstacle.take(asked)
    if isinstance(taken, bool):
        return None if taken else "the obstacle is not there"
    after = taken.game.refuse(taken.state, asked.action)
    if after is None:
        return None
    if after.code in (obstacle.behind if obstacle.behind is not None else game.OBSTACLES):
        return None if (after.code, after.cells) != (asked.refusal.code, asked.refusal.cells) else "it is still there"
    return f"without it: {after.code}, {after}"


def provoke(game: Provoking, tables: int, asks: int, seed: int) -> Counter[str]:
    """Ask for actions at random positions, and count the refusals by code; an untrue one raises AssertionError."""
    rng = Random(seed)
    seen: Counter[str] = Counter()
    for _ in range(tables):
        table = game.table(rng)
        for _ in range(asks):
            action = game.ask(table, rng)
            refusal = table.game.refuse(table.state, action)
            if refusal is None:
                seen["legal"] += 1
                continue
            asked = Asked(*table, action, refusal)
            seen[refusal.code] += 1
            wrong = truth(game, asked)
            assert wrong is None, f"{asked}: {wrong}"
    return seen


# Help for the games.


def with_option(asked: Asked, **changed: Any) -> Table:
    """Give the same position under another option."""
    return Table(asked.game.with_options(changed), asked.state)


def by_option(behind: tuple[str, ...] | None = (), **changed: Any) -> Obstacle:
    """Take a rule away by its option."""
    return Obstacle(partial(with_option, **changed), behind)


def some_game(kind: type[AnyRules], rng: Random) -> AnyGame:
    """Give one of a thousand games with options at random, half of them from the first few, which are made already."""
    return random_game(kind, rng.randrange(rng.choice((10, 1000))))


@cache
def random_game(kind: type[AnyRules], seed: int) -> AnyGame:
    """Choose players, and a few options at random."""
    rng = Random(seed)
    options: dict[str, Any] = {}
    for option in rng.sample(kind.declared, rng.randrange(min(7, len(kind.declared)))):
        match option.kind:
            case Flag():
                options[option.name] = rng.random() < 0.5
            case Choice(values):
                options[option.name] = rng.choice(values)
            case Documented(shipped):
                options[option.name] = rng.choice(sorted(shipped))
            case Count():
                pass
    try:
        return Game(kind(rng.choice(kind.player_counts), options))
    except BadPlayers:
        return random_game(kind, seed + 1000)


def played(game: AnyGame, rng: Random, most: int) -> Any:
    """Play at random and give a state in which somebody is to act, the last one before the end at the latest."""
    state, turn = game.start(), None
    for _ in range(rng.randrange(1, most)):
        node = game.rules.node(state)
        if isinstance(node, Turn):
            turn = state
            state = game.rules.apply(state, rng.choice(game.rules.legal(state))).state
        elif hasattr(node, "odds"):
            state = game.rules.settle(state, node.odds.pick(rng.randrange(node.odds.total))).state
        else:
            break
    if isinstance(game.rules.node(state), Turn):
        return state
    return played(game, rng, most) if turn is None else turn


def placed(game: AnyGame, state: Any) -> bool:
    """Tell whether a position can be."""
    try:
        return bool(game.place(game.position(state)) == state) and isinstance(game.node(state), Turn)
    except BadText:
        return False
