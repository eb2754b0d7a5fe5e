"""Suggestions: a search over small changes of a document, toward an aim, by playing.

Each round makes some variants of the best documents so far, lets bots play all of them and the best ones with the same
luck, drops the worse half, plays more with the rest, and so on. Whoever comes through is compared with the best ones by
all the games that it has played. Seeing the best of many by luck is what such a search is prone to, so at the end the
best and the document it began with are played again with luck that the search never saw.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random

import msgspec

from mazechase.bots.api import Budget
from mazechase.bots.arena import MAX_TURNS
from mazechase.engine import Executor, executor
from mazechase.engine.seated import Entrant, check_bots
from mazechase.errors import BadDocument
from mazechase.rules.game import AnyGame
from mazechase.rules.turnlimit import limited
from mazechase.workshop.aims import Aim, distance
from mazechase.workshop.changes import Document, find_change
from mazechase.workshop.measuring import Measured, measure
from mazechase.workshop.playing import OneGame, Table, play_one, play_results

VARIANTS = 8  # in each round
PART = 400  # of all games that a variant plays before the worse half is dropped
KEPT = 4  # best ones to go on from
TRIES = 200  # changes to try for a variant that keeps the constraints
FINAL_GAMES = 1000  # at the end, on luck that the search never saw


class Candidate(msgspec.Struct, frozen=True):
    """A document, the games it was judged by, and how far it is from the aim (0 is perfect)."""

    document: Document
    games: int
    distance: float
    changes: int  # from the document that the search began with


class Suggested(msgspec.Struct, frozen=True, kw_only=True):
    """How a search stands: the best first, and the games played so far; at the end with figures on fresh luck."""

    aims: tuple[str, ...]
    rounds: int
    played: int
    before: Candidate
    best: tuple[Candidate, ...]
    measured_before: Measured | None = None
    measured_after: Measured | None = None


class _Judged:
    """A document with all the games it has played."""

    def __init__(self, game: AnyGame, document: Document, changes: int) -> None:
        self.game = game
        self.document = document
        self.changes = changes
        self.played: list[OneGame] = []
        self.round = 0  # the last one it took part in,
        self.round_games = 0  # and the games it played in it

    def candidate(self, aims: Sequence[Aim]) -> Candidate:
        """Return how it stands."""
        return Candidate(self.document, len(self.played), distance(self.game, aims, self.played), self.changes)


def suggest(  # noqa: PLR0913 (the first four say what is wanted, the rest how to search)
    game: AnyGame,
    option: str,
    bots: Sequence[Entrant],
    aims: Sequence[Aim],
    *,
    games: int,
    seed: int,
    budget: Budget | None = None,
    on: Executor | None = None,
    on_games: Callable[[int], None] | None = None,
    final_games: int = FINAL_GAMES,
) -> Iterator[Suggested]:
    """Search for a better document of an option; yield how it stands after each round, and at last with figures.

    It stops after about ``games`` games. The same arguments always lead to the same suggestions.
    """
    game = limited(game, MAX_TURNS)
    check_bots(game, bots)
    table = partial(_table, tuple(bots), budget or Budget())
    on = on or executor()
    search = _Search(game, option, aims, table=table, on=on, seed=seed, games=games)
    search.on_games = on_games
    final = partial(measure, bots=bots, games=final_games, seed=f"{seed}/final", budget=budget, whole=True, on=on)
    with on.kept():
        while search.total < games:
            search.go_on()
            yield search.standing()
        yield msgspec.structs.replace(
            search.standing(),
            measured_before=final(game),
            measured_after=final(search.best[0].game),
        )


def _table(bots: tuple[Entrant, ...], budget: Budget, game: AnyGame, seed: str) -> Table:
    return Table(game, bots, budget, seed)


class _Search:
    """The state of a search."""

    def __init__(  # noqa: PLR0913 (all of it is chosen by the caller)
        self,
        game: AnyGame,
        option: str,
        aims: Sequence[Aim],
        *,
        table: Callable[[AnyGame, str], Table],
        on: Executor,
        seed: int,
        games: int,
    ) -> None:
        self._option = option
        self._aims = aims
        self._table = table
        self._on = on
        self._seed = seed
        self._change = find_change(game.id, option)
        self._rng = Random(f"{seed}/changes")
        self._story = any(aim.needs_story for aim in aims)
        self._seen: list[Document] = [game.rules.documents[option]]
        self._before = _Judged(game, game.rules.documents[option], 0)
        self.best = [self._before]
        self.rounds = 0
        self.total = 0
        self.on_games: Callable[[int], None] | None = None
        self._first_games = max(1, games // PART)

    def go_on(self) -> None:
        """Play one round."""
        self.rounds += 1
        rivals = [one for one in (self._variant() for _ in range(VARIANTS)) if one is not None]
        games = self._first_games
        while True:
            for one in {id(one): one for one in (*rivals, *self.best)}.values():
                self._let_play(one, games)
            if len(rivals) <= 1:
                break
            rivals = sorted(rivals, key=self._distance)[: len(rivals) // 2]
            games *= 2
        self.best = sorted((*self.best, *rivals), key=self._distance)[:KEPT]

    def standing(self) -> Suggested:
        """Return how the search stands."""
        return Suggested(
            aims=tuple(map(str, self._aims)),
            rounds=self.rounds,
            played=self.total,
            before=self._before.candidate(self._aims),
            best=tuple(one.candidate(self._aims) for one in self.best),
        )

    def _distance(self, one: _Judged) -> float:
        return distance(one.game, self._aims, one.played)

    def _let_play(self, one: _Judged, games: int) -> None:
        """Let a document play until it has played this many more games in this round; all get the same luck."""
        table = self._table(one.game, f"{self._seed}/{self.rounds}")
        first = one.round_games if one.round == self.rounds else 0
        numbers = range(first, first + games)
        one.played += (
            self._on.map(partial(play_one, table), numbers) if self._story else play_results(table, numbers, self._on)
        )
        one.round, one.round_games = self.rounds, first + games
        self.total += games
        if self.on_games is not None:
            self.on_games(games)

    def _variant(self) -> _Judged | None:
        """Return one of the best with a small change, which keeps all constraints and was not tried before."""
        for _ in range(TRIES):
            parent = self._rng.choice(self.best)
            document = self._change(parent.document, self._rng)
            if document is None or document in self._seen or parent.game.rules.flaws(self._option, document):
                continue
            self._seen.append(document)
            try:
                return _Judged(parent.game.with_options({self._option: document}), document, parent.changes + 1)
            except BadDocument:
                continue
        return None
