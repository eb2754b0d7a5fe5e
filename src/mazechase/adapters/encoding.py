"""Encodings: a game's actions as numbers from a fixed list, and what a seat sees as an array.

A game says what is its own in ``mazechase.adapters.games.<game id>``, a subclass of ``Encoding`` named ``ENCODING``.
Any other game gets the plain encoding of plain.py. An observation is a function of a view, so it shows what the seat
knows and nothing else.
"""

import importlib
import importlib.util
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from hashlib import blake2b
from typing import Any, Generic, TypeVar, cast

import numpy as np
import numpy.typing as npt

from mazechase.adapters.fields import MOST, Bytes, Field, Fields, Sheet
from mazechase.adapters.opening import open_game
from mazechase.adapters.symmetry import Symmetry
from mazechase.rules.api import Action, AnyRules, Outcome, Seat, State, View
from mazechase.rules.game import AnyGame, Game

R = TypeVar("R", bound=AnyRules)
GAMES = "mazechase.adapters.games"
NO_ID = -1  # of a legal action beyond the fixed list; only where a game says that there can be such actions


class Encoding(ABC, Generic[R]):
    """The encoding of one game with players and options chosen."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.rules = cast("R", game.rules)
        self.players = game.players
        to_act = Field("to_act", "the seats that the game waits for; none once it is over", by_seat=True)
        self.fields = Fields((*self.own_fields(), to_act), game.players)
        self.size = self.fields.size
        self.templates = np.zeros((game.players, self.size), np.uint8)  # what is fixed, by seat
        for seat in game.seats:
            self.fix(Sheet(self.fields, seat, self.templates[seat - 1]))

    # What a game says.

    @abstractmethod
    def own_fields(self) -> tuple[Field, ...]:
        """Return the fields of an observation."""

    def fix(self, sheet: Sheet) -> None:
        """Write the fields that are the same in every state."""

    @abstractmethod
    def fill(self, view: Any, sheet: Sheet) -> None:
        """Write the fields that a view shows."""

    @abstractmethod
    def listed(self, seat: Seat) -> Sequence[Action]:
        """Return all actions of a seat; an action's id is its place in this list."""

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What each id stands for: the action's text, or with ``+1`` for the next seat where it names seats."""
        return tuple(self.game.write(action) for action in self.listed(Seat(1)))

    @cached_property
    def outcomes(self) -> tuple[Outcome, ...]:
        """All chance outcomes; an outcome's id is its place in this list. Empty: its place in the odds is."""
        return ()

    def symmetries(self) -> tuple[Symmetry, ...]:
        """Return the symmetries of the game, without the identity; empty unless a game knows some."""
        return ()

    # What follows from it.

    @property
    def native(self) -> bool:
        """Whether the game's kernel encodes in the same way (native/<game>/encoding.hpp)."""
        return True

    def ids(self, view: Any, seat: Seat, legal: Sequence[Action]) -> list[int]:  # noqa: ARG002
        """Return the ids of a seat's legal actions, in their order."""
        numbers = self._numbers(seat)
        return [numbers[action] for action in legal]

    def outcome_ids(self, odds: Sequence[Outcome]) -> list[int]:
        """Return the ids of chance outcomes, in their order."""
        if not self.outcomes:
            return list(range(len(odds)))
        return [self._outcome_numbers[outcome] for outcome in odds]

    def action(self, view: View, seat: Seat, legal: Sequence[Action], number: int) -> Action | None:
        """Return the legal action that has an id, or None."""
        ids = self.ids(view, seat, legal)
        return legal[ids.index(number)] if number in ids and number != NO_ID else None

    def mask(self, ids: Sequence[int]) -> Bytes:
        """Return an array with a 1 at the id of every legal action."""
        mask = np.zeros(len(self.names), np.uint8)
        mask[[number for number in ids if number != NO_ID]] = 1
        return mask

    def observe(self, view: View, seat: Seat, *, over: bool = False) -> Bytes:
        """Return what a seat sees as a flat array of small numbers; ``fields`` says what they mean."""
        sheet = Sheet(self.fields, seat, self.templates[seat - 1].copy())
        self.fill(view, sheet)
        if not over:
            for one in view.to_act:
                sheet.add("to_act", seat=one)
        return sheet.array

    def scaled(self, observation: Bytes) -> npt.NDArray[np.float32]:
        """Return an observation, or a batch of them, with every number divided by the largest there can be."""
        return observation.astype(np.float32) / self._most

    def image(self, observation: Bytes) -> npt.NDArray[np.uint8]:
        """Return an observation as planes over the board's grid, by rows from the bottom; single numbers fill a plane.

        Fields that have neither cells nor single numbers as items have a plane for every item.
        """
        cells = self.game.facts.cells
        width, height = (max(one) + 1 for one in zip(*((cell.x, cell.y) for cell in cells), strict=True))
        places = tuple(np.array([(cell.y, cell.x) for cell in cells]).T)
        on_board = {cell.name for cell in cells}
        planes = []
        for field, part in zip(self.fields.all, self.fields.split(observation).values(), strict=True):
            for row in np.atleast_2d(part):
                if on_board.issuperset(field.items):
                    plane = np.zeros((height, width), np.uint8)
                    plane[places] = row
                    planes.append(plane)
                else:
                    planes += [np.full((height, width), number, np.uint8) for number in row]
        return np.stack(planes)

    def table(self) -> list[tuple[str, int, tuple[int, ...], int, str]]:
        """Return a row for every field: name, first place, shape, largest number, meaning."""
        players = self.players
        return [
            (one.name, self.fields.first[one.name], one.shape(players), one.most, one.says) for one in self.fields.all
        ]

    def hash(self, state: State) -> int:
        """Return a number of 64 bits for a state: equal for equal states, on every machine."""
        return int.from_bytes(blake2b(self.game.position(state).encode(), digest_size=8).digest(), "big")

    def turns_left(self, taken: int) -> int:
        """Return how many turns are left before the turn limit; 0 without a limit."""
        limit = self.rules.limit.most
        return 0 if limit is None else min(MOST, limit - taken)

    @cached_property
    def _most(self) -> npt.NDArray[np.float32]:
        return np.maximum(self.fields.most(), 1).astype(np.float32)

    @cached_property
    def _outcome_numbers(self) -> dict[Outcome, int]:
        return {outcome: number for number, outcome in enumerate(self.outcomes)}

    def _numbers(self, seat: Seat) -> dict[Action, int]:
        if seat not in self._by_seat:
            self._by_seat[seat] = {action: number for number, action in enumerate(self.listed(seat))}
        return self._by_seat[seat]

    @cached_property
    def _by_seat(self) -> dict[Seat, dict[Action, int]]:
        return {}


TURNS_LEFT = Field("turns_left", "turns left before the turn limit, at most 255; 0 without a limit", most=MOST)


def encoding(
    game: str | AnyGame, players: int | None = None, options: Mapping[str, Any] | None = None
) -> Encoding[Any]:
    """Return the encoding of a game or its id: its own, or the plain one."""
    return _made(open_game(game, players, options).rules)


@lru_cache(64)
def _made(rules: AnyRules) -> Encoding[Any]:
    game = Game(rules)
    name = f"{GAMES}.{game.id}"
    if not game.id.isidentifier() or importlib.util.find_spec(name) is None:
        name = "mazechase.adapters.plain"
    kind: type[Encoding[Any]] = importlib.import_module(name).ENCODING
    return kind(game)
