"""One game between bots, and what is worth remembering of it."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from random import Random
from typing import NamedTuple

import msgspec

from mazechase.bots.api import Budget
from mazechase.engine.executors import Executor
from mazechase.engine.play import RANDOM, play_many
from mazechase.engine.seated import Entrant, seated
from mazechase.engine.walk import walk
from mazechase.rules.api import Event, Outcome, Result, Seat
from mazechase.rules.game import AnyGame
from mazechase.rules.turnlimit import REASON
from mazechase.workshop.measures import AnyMeasures, measures_of


class Table(NamedTuple):
    """What is played: the game, the bots, which take the seats in order and keep them, the budget and the seed."""

    game: AnyGame
    bots: tuple[Entrant, ...]
    budget: Budget
    seed: int | str

    @property
    def seating(self) -> list[Entrant]:
        """The bot of each seat."""
        return [self.bots[seat % len(self.bots)] for seat in range(self.game.players)]


class OneGame(msgspec.Struct, frozen=True):
    """What is remembered of one game."""

    winners: tuple[Seat, ...]
    began: Seat  # who made the first decision
    turns: int
    choices: int  # decisions; those made at the same time count as one
    unfinished: bool  # ended by the turn limit
    events: dict[str, int]
    visited: frozenset[str]
    lead_changes: int | None  # None: nobody can tell who leads
    half_time: Seat | None  # who led alone after half of the turns


def play_one(table: Table, number: int) -> OneGame:
    """Play one game with everything counted; its luck depends only on the seed and its number."""
    game = table.game
    current = walk(game)
    players = seated(game, table.seating, f"{table.seed}/{number}", table.budget)
    story = _Story(measures_of(game))
    state = game.start()
    story.enters(state, current.seats)
    while (result := current.result) is None:  # the walk lists actions, natively if it can; the rules return events
        story.asked(current.kind, current.seats)
        index = players.choose(current)
        choice = current.choice(index)
        step = game.rules.settle(state, choice) if isinstance(choice, Outcome) else game.rules.apply(state, choice)
        current.advance(index)
        state = step.state
        story.happened(step.events)
        story.enters(state, current.seats)
    return story.told(result)


def play_result(table: Table, number: int) -> OneGame:
    """Play the same game for its winners alone, which is faster; nothing else is counted."""
    current = walk(table.game)
    players = seated(table.game, table.seating, f"{table.seed}/{number}", table.budget)
    while (result := current.result) is None:
        current.advance(players.choose(current))
    return _outcome(result)


def play_results(table: Table, numbers: Sequence[int], on: Executor) -> list[OneGame]:
    """Play games for their winners alone; where all bots are random, whole batches run on the native kernel."""
    if any(bot != RANDOM for bot in table.bots):
        return list(on.map(partial(play_result, table), numbers))
    seeds = [Random(f"{table.seed}/{number}").getrandbits(64) for number in numbers]
    return [_outcome(played.result) for played in play_many(table.game, table.bots, seeds)]


def _outcome(result: Result | None) -> OneGame:
    """Return a game of which only the end is known; one that was cut off has no winner."""
    winners, unfinished = (result.winners, result.reason == REASON) if result is not None else ((), True)
    return OneGame(winners, Seat(1), 1, 0, unfinished, {}, frozenset(), None, None)


class _Story:
    """Counts what happens in one game."""

    def __init__(self, measures: AnyMeasures) -> None:
        self._measures = measures
        self._events: Counter[str] = Counter()
        self._visited: set[str] = set()
        self._began: Seat | None = None
        self._choices = 0
        self._turns = 0
        self._whose: object = None
        self._leaders: list[Seat | None] = []  # after every turn
        self._measured = True  # whether the game can say who leads
        self._together: tuple[Seat, ...] = ()  # who chooses at the same time

    def asked(self, kind: str, seats: Sequence[Seat]) -> None:
        """Take note of who is asked for a decision."""
        if kind != "turn":
            return
        if self._began is None:
            self._began = seats[0]
        self._choices += not set(seats) < set(self._together)
        self._together = tuple(seats)

    def happened(self, events: Sequence[Event]) -> None:
        """Count events."""
        measures = self._measures
        for event in events:
            self._events[measures.label(event)] += 1
            if event.kind in measures.turn_events:
                self._turns += 1
            if event.kind in measures.visits:
                self._visited.add(str(getattr(event, "to", None) or getattr(event, "at", "")))

    def enters(self, state: object, seats: Sequence[Seat]) -> None:
        """Take note of a new state, and of who leads when a turn is over."""
        whose = self._measures.whose(state) or (tuple(seats) if not self._measures.turn_events else self._turns)
        if whose == self._whose:
            return
        self._whose = whose
        if not self._measures.turn_events and seats:
            self._turns += 1
        standing = self._measures.standing(state) if self._measured else None
        self._measured = standing is not None
        if standing is not None:
            ahead = [Seat(seat) for seat, score in enumerate(standing, 1) if score == max(standing)]
            self._leaders.append(ahead[0] if len(ahead) == 1 else None)

    def told(self, result: Result) -> OneGame:
        """Return all of it."""
        counted = self._measures.events
        alone = [leader for leader in self._leaders if leader is not None]
        return OneGame(
            winners=result.winners,
            began=self._began or Seat(1),
            turns=max(1, self._turns),
            choices=self._choices,
            unfinished=result.reason == REASON,
            events={kind: count for kind, count in self._events.items() if not counted or kind in counted},
            visited=frozenset(self._visited),
            lead_changes=sum(a != b for a, b in pairwise(alone)) if self._measured else None,
            half_time=self._leaders[len(self._leaders) // 2] if self._measured and self._leaders else None,
        )
