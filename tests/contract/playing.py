"""Seeded random play of every game in every variant, over which the laws are checked."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec

from mazechase.errors import BadPlayers, BadText
from mazechase.rules.api import Action, AnyRules, Chance, Outcome, State, Step
from mazechase.rules.game import AnyGame, Game
from mazechase.rules.options import Choice, Count, Documented, Flag, Option
from mazechase.rules.registry import game_types

MOST_PLIES = 250
MOST_TOKENS = 300  # a game may have thousands; each one is tried in every variant


class Ply(msgspec.Struct, frozen=True):
    """A state, what was done there, and what it led to."""

    state: Any
    choice: Any
    step: Step[Any]


class Trail(msgspec.Struct, frozen=True):
    """A game from its start to its end, or to where it was cut off, and tokens to try."""

    plies: tuple[Ply, ...]
    last: Any
    universe: tuple[str, ...] = ()  # tokens of this game, from this variant and others, legal or not

    @property
    def states(self) -> tuple[Any, ...]:
        """Every state visited."""
        return (*(ply.state for ply in self.plies), self.last)

    def some(self, count: int) -> tuple[Any, ...]:
        """Return about this many states, spread over the whole game, including the last."""
        return tuple(reversed(self.states[:: -max(1, len(self.states) // count)]))

    def some_plies(self, count: int) -> tuple[Ply, ...]:
        """Return about this many plies, spread over the whole game, including the last."""
        return self.plies[:: -max(1, len(self.plies) // count)]


def play(game: AnyGame, seed: int, start: State | None = None, most: int = MOST_PLIES) -> Trail:
    """Play at random."""
    rng = Random(seed)
    state = game.start() if start is None else start
    plies = []
    for _ in range(most):
        node = game.node(state)
        if isinstance(node, Chance):
            choice = node.odds.pick(rng.randrange(node.odds.total))
            step = game.settle(state, choice)
        elif listed := game.legal(state):
            choice = rng.choice(listed)
            step = game.apply(state, choice)
        else:
            break
        plies.append(Ply(state, choice, step))
        state = step.state
    return Trail(tuple(plies), state)


def values_of(option: Option) -> list[Any]:
    """Return the values of an option that are worth trying."""
    match option.kind:
        case Flag():
            return [True, False]
        case Choice(values):
            return list(values)
        case Count(least):
            return ["none", least, 7]
        case Documented(shipped):
            return [*shipped, next(iter(shipped.values()))]


def fitting(kind: type[AnyRules], players: int) -> dict[str, Any]:
    """Return options that allow this many players: none, or one option with another value."""
    single = ({option.name: value} for option in kind.declared for value in values_of(option))
    for options in ({}, *single):
        try:
            kind(players, options)
        except BadPlayers:
            continue
        return options
    raise AssertionError((kind, players))


def variants(kind: type[AnyRules]) -> Iterator[AnyGame]:
    """Create a game for each number of players: with the defaults, each option at each other value, and older rules."""
    for players in kind.player_counts:
        base = fitting(kind, players)
        yield Game(kind(players, base))
        for option in kind.declared:
            for value in values_of(option):
                if value != base.get(option.name, option.default):
                    try:
                        yield Game(kind(players, {**base, option.name: value}))
                    except BadPlayers:  # an option may rule out a number of players
                        continue
        for version in range(1, kind.newest_rules):
            yield Game(kind(players, {**base, "max_turns": 7}, version))


@cache
def universe(game_id: str) -> tuple[str, ...]:
    """Return tokens of a game: some from the legal lists and odds of some trails, some with a character changed."""
    tokens: set[str] = set()
    for game in variants(game_types()[game_id]):
        for ply in play(game, 99, most=60).some_plies(12):
            node = game.node(ply.state)
            found = node.odds if isinstance(node, Chance) else game.legal(ply.state)
            tokens.update(game.write(x) for x in found)
    rng, alphabet = Random(1), sorted(set("".join(tokens)))
    tokens = set(rng.sample(sorted(tokens), min(MOST_TOKENS, len(tokens))))
    for token in rng.sample(sorted(tokens), min(40, len(tokens))):
        at = rng.randrange(len(token))
        tokens.add(token[:at] + rng.choice(alphabet) + token[at + 1 :])
    return tuple(sorted(tokens))


def trail_of(game: AnyGame, seed: int = 7) -> Trail:
    """Play a game at random, and add the tokens of its kind."""
    return msgspec.structs.replace(play(game, seed), universe=universe(game.id))


def read_all(game: AnyGame, trail: Trail) -> tuple[list[Action], list[Outcome]]:
    """Read the tokens that this variant can read, separated into actions and outcomes."""
    found = []
    for token in trail.universe:
        try:
            found.append(game.read(token))
        except BadText:  # it names something this board doesn't have
            continue
    return [x for x in found if isinstance(x, Action)], [x for x in found if isinstance(x, Outcome)]
