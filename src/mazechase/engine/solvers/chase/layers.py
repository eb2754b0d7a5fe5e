"""Which layers there are, and in which order the native solver (native/chase/solve.hpp) solves them.

A layer is a set of pellets left, together with what a lost life leads to: the sets of pellets with which Pac-Man wins
from the start with one life less. Numbers of lives for which these are the same share a layer.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

import msgspec

from mazechase.engine.kernel import switched_off
from mazechase.engine.twins.chase import ChaseTwin
from mazechase.errors import NoKernel
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import GHOSTS, PELLETS, ChaseState

ALL_PELLETS = (1 << PELLETS) - 1
_BLOCKS = 64  # that are kept as bytes, two megabytes each


class Key(NamedTuple):
    """A layer's name: pellets left and resets that Pac-Man wins, both as bits, and who wins an endless chase."""

    pellets: int
    resets: int
    endless: bool = False


class Native(Protocol):
    """The solver in the extension module."""

    def solve(self, pellets: int, resets: int, endless: bool, keep: bool, /) -> None: ...  # noqa: FBT001, D102
    def has(self, pellets: int, resets: int, endless: bool, /) -> bool: ...  # noqa: FBT001, D102
    def start(self, pellets: int, resets: int, endless: bool, /) -> bool: ...  # noqa: FBT001, D102
    def base(self, pellets: int, resets: int, endless: bool, /) -> bool: ...  # noqa: FBT001, D102
    def sweeps(self, pellets: int, resets: int, endless: bool, /) -> int: ...  # noqa: FBT001, D102
    def changes(self, pellets: int, resets: int, endless: bool, ghosts: int, pac: int, /) -> bytes: ...  # noqa: FBT001, D102
    def slim(self, pellets: int, resets: int, endless: bool, /) -> None: ...  # noqa: FBT001, D102


class Plan(msgspec.Struct, frozen=True):
    """What has to be solved for the value of one position, and of all that can follow."""

    pellets: int
    lives: int
    ghosts: int

    @classmethod
    def of(cls, rules: Chase, s: ChaseState) -> "Plan":
        """Return the plan for a position; with one life, eaten ghosts never come back."""
        pellets = ALL_PELLETS if rules.setup.pellets_reset and s.lives > 1 else pellet_bits(rules, s)
        there = sum(at is not None for at in s.ghosts)
        return cls(pellets, s.lives, there if s.lives == 1 else len(GHOSTS))

    def sets(self) -> Iterator[int]:
        """List the sets of pellets, small ones first."""
        within = [pellets for pellets in range(1, ALL_PELLETS + 1) if not pellets & ~self.pellets]
        yield from sorted(within, key=lambda pellets: (pellets.bit_count(), pellets))


class Layers:
    """Solves the layers of a plan. ``resets[n]`` are the sets of pellets with which n lives win from the start."""

    def __init__(self, rules: Chase, plan: Plan, *, endless: bool = False, threads: int = 1) -> None:
        self.rules = rules
        self.plan = plan
        self.endless = endless
        self.resets: Sequence[int] = [0]
        self.native = _make(rules, threads, plan)
        self._block = lru_cache(_BLOCKS)(self._copied)  # copying one takes far longer than looking a position up

    def key(self, pellets: int, lives: int) -> Key:
        """Return the layer of a position with these pellets and lives."""
        return Key(pellets, reset_bits(self.rules, self.resets[lives - 1], pellets), self.endless)

    def solve(self, on_layer: Callable[[], None], *, keep: bool = False) -> None:
        """Solve everything; ``keep`` keeps all values, and not only who wins from the start."""
        for lives in range(1, self.plan.lives + 1):
            won = 0
            for pellets in self.plan.sets():
                key = self.key(pellets, lives)
                if not self.native.has(*key):
                    self.native.solve(*key, keep)
                won |= self.native.start(*key) << pellets
                on_layer()
            self.resets = [*self.resets, won]

    def changes(self, key: Key, ghosts: int, pac: int) -> bytes:
        """Return for every place of the ghosts with how many cycles left the winner changes; 0 is never."""
        return self._block(key, ghosts, pac)

    def _copied(self, key: Key, ghosts: int, pac: int) -> bytes:
        try:
            return self.native.changes(*key, ghosts, pac)
        except ValueError:  # only winners were kept
            self.native.solve(*key, True)
            return self.native.changes(*key, ghosts, pac)

    def base(self, key: Key) -> bool:
        """Return whether Pac-Man wins with no cycle left."""
        return self.native.base(*key)


def reset_bits(rules: Chase, resets: int, pellets: int) -> int:
    """Return what of the resets matters with these pellets: a lost life leads to some of them, or to all (QPAC-35)."""
    if rules.setup.pellets_reset:
        return resets & 1 << ALL_PELLETS
    return sum(resets & 1 << within for within in range(1, ALL_PELLETS + 1) if not within & ~pellets)


def pellet_bits(rules: Chase, s: ChaseState) -> int:
    """Return the pellets left as bits: bit 0 is the layout's first from a1 on."""
    return sum(1 << number for number, at in enumerate(rules.layout.pellets) if at in s.pellets)


def extension(rules: Chase) -> Any:
    """Return the extension module; raise NoKernel if there is none."""
    if switched_off():
        raise NoKernel("no-kernel", game=rules.id)
    try:
        from mazechase.engine.twins import _chase  # type: ignore[attr-defined]  # noqa: PLC0415 (not built everywhere)
    except ImportError as error:
        raise NoKernel("no-kernel", game=rules.id) from error
    return _chase


def _make(rules: Chase, threads: int, plan: Plan) -> Native:
    native: Native = extension(rules).Solver(ChaseTwin(rules).config(), threads, plan.ghosts, plan.pellets)
    return native
