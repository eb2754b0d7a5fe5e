"""Finds puzzles: bots play, and every position of their games is tried."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from mazechase.bots.api import Budget, make_bot
from mazechase.puzzles.proofs.proving import Prover, Setting
from mazechase.puzzles.stored import Puzzle
from mazechase.rules.api import Chance, Over, Turn
from mazechase.rules.game import AnyGame
from mazechase.rules.gestures import gestures_of
from mazechase.rules.registry import game as make_game

MOST_PLIES = 600
EACH = 2  # puzzles from one game at most, so that they differ


def search(game_id: str, kind: type[Prover], seed: int) -> Iterator[Puzzle]:
    """Yield puzzles without end, from games of each setting in turn; the same seed yields the same ones."""
    provers: dict[int, Prover] = {}
    number = 0
    while True:
        place = number // kind.run % len(kind.settings)
        setting = kind.settings[place]
        if place not in provers:
            provers[place] = kind(setting_game(game_id, setting))
        yield from _from_game(provers[place], Random(f"{seed}|{number}"), setting, number)
        number += 1


def setting_game(game_id: str, setting: Setting) -> AnyGame:
    """Return the game of a setting."""
    return make_game(game_id, players=setting[0], options=setting[1])


def _from_game(prover: Prover, rng: Random, setting: Setting, number: int) -> Iterator[Puzzle]:
    found = 0
    for state in played(prover, rng, number):
        puzzle = prover.prove(state)
        if puzzle is not None:
            yield msgspec.structs.replace(puzzle, players=setting[0], options=setting[1])
            found += 1
            if found == EACH:
                return


def played(prover: Prover, rng: Random, number: int) -> Iterator[Any]:
    """Yield the positions of a game between the prover's bots in which somebody begins a move."""
    game, rules = prover.game, prover.game.rules
    bots = [make_bot(game, prover.bots[(seat - 1) % len(prover.bots)], seat) for seat in game.seats]
    budget = Budget(nodes=prover.nodes)
    state = prover.beginning(number)
    gestures, begun = gestures_of(game), None  # the move under way: its first position and its seat
    opening = rng.randrange(prover.opening + 1)
    for ply in range(MOST_PLIES):
        match rules.node(state):
            case Over():
                return
            case Chance(odds):
                begun = None
                state = rules.settle(state, odds.pick(rng.randrange(odds.total))).state
            case Turn(seats):
                seat = seats[0]
                if begun is None or begun[1] != seat or not gestures.goes_on(begun[0], state, seat):
                    begun = (state, seat)
                    if len(seats) == 1 and ply >= opening:
                        yield state
                view, legal = rules.view(state, seat), rules.legal(state, seat)
                choice = rng.choice(legal) if ply < opening else bots[seat - 1].choose(view, legal, rng, budget)
                state = rules.apply(state, choice).state
