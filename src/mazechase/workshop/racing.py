"""A race between variants of a document, in short parts: the same aim as a search, but it can be stopped at any time.

A page holds how the race stands and hands it back for the next part, so nothing is kept on the server. The runner that
may still turn out best plays next. One that is worse than the best beyond its uncertainty drops out, and a small change
of the best takes its place. All play with the same luck, which the live measurement never uses: whoever takes a runner
then sees it measured again with new luck.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Annotated, Any

import msgspec

from mazechase.bots.api import Budget
from mazechase.engine.seated import Entrant
from mazechase.errors import BadDocument
from mazechase.rules.game import AnyGame
from mazechase.workshop.aims import Aim, mean_distance
from mazechase.workshop.changes import Change, Document, find_change
from mazechase.workshop.playing import Table, play_one
from mazechase.workshop.tally import SoFar, Tally, added, means_of, so_far, tally_of

RUNNERS = 6  # at a time
SPREAD = 0.4  # how uncertain a distance is, times the root of the number of games
ENOUGH = 100  # games of the most promising runner, after which the worst gives way even if it may be as good
BATCH = 4  # games at a time
TRIES = 50  # changes to try for a variant that keeps the constraints
MOST_CHANGES = 10_000


class Runner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A variant of a document, and all games that it has played in the race."""

    document: dict[str, Any]
    tally: Tally = msgspec.field(default_factory=Tally)
    changes: Annotated[int, msgspec.Meta(ge=0, le=MOST_CHANGES)] = 0  # from the document that the race began with


class Suggestion(msgspec.Struct, frozen=True):
    """How a runner stands: its figures, and how far it is from the aims (0 is perfect)."""

    runner: Runner
    figures: SoFar
    distance: float
    marks: dict[str, str]  # what a sheet shows of it


class Suggestions(msgspec.Struct, frozen=True):
    """How a race stands: the document it began with, the runners, best first, and the games of all that ever ran."""

    began: Suggestion
    runners: tuple[Suggestion, ...]
    played: int


class _InRace:
    """A runner with its game."""

    def __init__(self, game: AnyGame, runner: Runner, aims: Sequence[Aim]) -> None:
        self.game = game
        self.runner = runner
        self._aims = aims
        self.tally = added(game, runner.tally, tally_of(game, ()))

    @property
    def distance(self) -> float:
        """How far it is from the aims, by the games so far; before the first one, as far as can be."""
        return mean_distance(self.game, self._aims, means_of(self.tally)) if self.tally.games else 1.0

    @property
    def doubt(self) -> float:
        """How uncertain that is."""
        return SPREAD / sqrt(self.tally.games) if self.tally.games else 1.0

    def play(self, table: Callable[[AnyGame], Table]) -> None:
        """Play some more games."""
        first = self.tally.games
        played = [play_one(table(self.game), number) for number in range(first, first + BATCH)]
        self.tally = added(self.game, self.tally, tally_of(self.game, played))

    def suggestion(self, read: Callable[[Document], dict[str, str]]) -> Suggestion:
        """Return how it stands."""
        document, changes = self.runner.document, self.runner.changes
        runner = Runner(document, self.tally, changes)
        return Suggestion(runner, so_far(self.game, self.tally), self.distance, read(document))


class Race:
    """A race that goes on for a while; the first runner is the document it began with, which never drops out."""

    def __init__(  # noqa: PLR0913 (all of it is chosen by the caller)
        self,
        game: AnyGame,
        option: str,
        aims: Sequence[Aim],
        *,
        bots: Sequence[Entrant],
        budget: Budget,
        runners: Sequence[Runner],
        played: int,
    ) -> None:
        self._option = option
        self._aims = aims
        self._bots = tuple(bots)
        self._budget = budget
        self._change: Change = find_change(game.id, option)
        self._rng = Random(f"race/{played}")
        self._before = played - sum(one.tally.games for one in runners)  # games of those that dropped out
        given = runners or [Runner(game.rules.documents[option])]
        self._field = [self._entered(game, runner) for runner in given]

    def go_on(self) -> None:
        """Let the most promising runner play, after filling the field."""
        while len(self._field) < RUNNERS and (variant := self._variant()) is not None:
            self._field.append(variant)
        hopeful = min(self._field, key=lambda one: one.distance - one.doubt)
        hopeful.play(self._table)
        limit = min(one.distance + one.doubt for one in self._field)
        out = [one for one in self._field[1:] if one.distance - one.doubt > limit]
        if not out and len(self._field) == RUNNERS and hopeful.tally.games >= ENOUGH:
            out = [max(self._field[1:], key=lambda one: one.distance + one.doubt)]  # room for something new
        self._before += sum(one.tally.games for one in out)
        self._field = [one for one in self._field if one not in out]

    def standing(self, read: Callable[[Document], dict[str, str]]) -> Suggestions:
        """Return how it stands; ``read`` returns the marks of a document."""
        began, *others = self._field
        ranked = sorted((one for one in others if one.tally.games), key=lambda one: one.distance + one.doubt)
        played = max(0, self._before) + sum(one.tally.games for one in self._field)
        return Suggestions(began.suggestion(read), tuple(one.suggestion(read) for one in ranked), played)

    def _entered(self, game: AnyGame, runner: Runner) -> _InRace:
        return _InRace(game.with_options({self._option: runner.document}), runner, self._aims)

    def _table(self, game: AnyGame) -> Table:
        return Table(game, self._bots, self._budget, "race")

    def _variant(self) -> _InRace | None:
        """Return the best one with a small change, which keeps all constraints and is not in the field."""
        known = [one.runner.document for one in self._field]
        best = min(self._field, key=lambda one: one.distance + one.doubt)
        for _ in range(TRIES):
            document = self._change(best.runner.document, self._rng)
            if document is None or document in known or best.game.rules.flaws(self._option, document):
                continue
            try:
                return self._entered(best.game, Runner(document, changes=min(MOST_CHANGES, best.runner.changes + 1)))
            except BadDocument:
                continue
        return None
