"""Ask the native search (native/quoridor/ask.hpp); without kernels there is none."""

import importlib
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Protocol, cast

import msgspec

from mazechase.bots.api import Budget
from mazechase.engine.kernel import available
from mazechase.engine.twin import Numbers
from mazechase.engine.twins.quoridor import QuoridorTwin
from mazechase.rules.quoridor.game import Quoridor
from mazechase.rules.quoridor.values import QuoridorAction, QuoridorState

WON = 30_000  # a sure win of two players, minus the plies until then
SURE = WON - 1_000
LOGIT = 256  # what one logit is worth in the values for two players
CERTAIN = 10_000  # a sure win of three or four; values there are chances in ten-thousandths
_MODULE = "mazechase.engine.twins._quoridor"
_NETS = {2: "net.bin", 3: "net3.bin"}  # bench/quoridor/learn.sh and party.sh make them; for four there is a formula


class Style(msgspec.Struct, frozen=True, kw_only=True):
    """How a player differs from the best one. It misjudges by so many 256ths of a logit.

    What it likes is in the units of values. With two players 256 is a logit, about two steps; with three and four
    10,000 is a certain win.
    """

    deepest: int = 0  # the plies it looks ahead with two players; 0 for as many as the budget allows
    error: int = 0  # by how much it misjudges positions, at most, on a board half full of fences
    sees_jumps: bool = True  # whether its own jumps occur to it
    forward: int = 0  # how much it likes steps that lead home,
    back: int = 0  # steps that don't,
    fence: int = 0  # and fences


class Thought(msgspec.Struct, frozen=True):
    """One line of play: what it is worth to the seat on turn, and its actions."""

    value: int
    actions: tuple[QuoridorAction, ...]


class Thoughts(msgspec.Struct, frozen=True):
    """What a search found: lines, best first, how deep it looked, and the nodes it spent."""

    lines: tuple[Thought, ...]
    depth: int
    nodes: int


class _Ask(Protocol):
    def think(
        self, state: Numbers, nodes: int, time_ms: int, lines: int, style: Numbers
    ) -> tuple[list[tuple[int, list[Numbers]]], int, int]: ...


class _Extension(Protocol):
    def Ask(self, config: Numbers, net: bytes) -> _Ask: ...  # noqa: N802 (a class)


def think(  # noqa: PLR0913 (what to think about, and how)
    rules: Quoridor, state: QuoridorState, budget: Budget, usual: int, *, lines: int = 1, style: Style, seed: int = 0
) -> Thoughts | None:
    """Search from a state; return None if there is no native search. ``usual`` is for a budget without limits.

    The same state, nodes, style and seed lead to the same answer; equal seeds misjudge alike.
    """
    if not available("quoridor"):
        return None
    nodes = budget.nodes or (0 if budget.time_ms else usual)
    twin, ask = _asking(rules)
    plain = msgspec.structs.replace(state, taken=0)  # the search knows no turn limit
    told, depth, spent = ask.think(twin.pack(plain), nodes, budget.time_ms or 0, lines, _numbers(style, seed))
    return Thoughts(tuple(Thought(value, _actions(twin, actions)) for value, actions in told), depth, spent)


def _numbers(style: Style, seed: int) -> Numbers:
    return (style.deepest, style.error, seed, style.sees_jumps, style.forward, style.back, style.fence)


def _actions(twin: QuoridorTwin, actions: Sequence[Numbers]) -> tuple[QuoridorAction, ...]:
    return tuple(map(twin.action, actions))


@lru_cache(16)
def _asking(rules: Quoridor) -> tuple[QuoridorTwin, _Ask]:
    twin = QuoridorTwin(rules)
    extension = cast("_Extension", importlib.import_module(_MODULE))
    return twin, extension.Ask(twin.config(), _net(rules.players))


@cache
def _net(players: int) -> bytes:
    return (files("mazechase.bots.quoridor") / _NETS[players]).read_bytes() if players in _NETS else b""
