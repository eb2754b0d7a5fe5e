"""Every game as a Gymnasium environment, registered by name: one seat learns, bots have the others.

>>> from mazechase.adapters import gymnasium
>>> env = gymnasium.env("chase", opponents="level1")
>>> observation, info = env.reset(seed=1)
>>> observation.shape, [env.names[number] for number in info["action_mask"].nonzero()[0]]
((648,), ['e1', 'e3'])
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Literal, get_args

import gymnasium

from mazechase.adapters.fields import Bytes
from mazechase.adapters.opening import RENDER_MODES, check_render_mode, check_word, open_game
from mazechase.adapters.spaces import LegalActions, Mask, observations
from mazechase.adapters.table import Table
from mazechase.bots.api import Bot, Budget
from mazechase.engine.seated import Entrant, made
from mazechase.errors import BadValue
from mazechase.rules.api import AnyRules, Seat
from mazechase.rules.game import AnyGame
from mazechase.rules.registry import game_types

MAX_CYCLES = 5_000
RANDOM = "random"
Illegal = Literal["replace", "raise", "lose"]


def env(  # noqa: PLR0913 (the first three say what is played, the rest how)
    game: str | AnyGame,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    seat: int = 1,
    opponents: Entrant | Sequence[Entrant] = RANDOM,
    nodes: int | None = None,
    illegal: Illegal = "replace",
    max_cycles: int = MAX_CYCLES,
    render_mode: str | None = None,
) -> "SeatEnv":
    """Return an environment in which one seat learns and bots, as an arena takes them, have the others.

    ``nodes`` is the bots' budget for a choice. An action that is not legal is replaced by a random legal one, and
    ``info["illegal"]`` says so; with ``illegal="raise"`` it raises IndexError, and with ``illegal="lose"`` the episode
    ends with a loss.
    """
    opened = open_game(game, players, options)
    return SeatEnv(opened, seat, opponents, Budget(nodes=nodes), illegal, max_cycles, render_mode)


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game. ``info["action_mask"]`` and ``action_masks()`` say what is legal."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(  # noqa: PLR0913, PLR0917 (made by ``env`` alone)
        self,
        game: AnyGame,
        seat: int,
        opponents: Entrant | Sequence[Entrant],
        budget: Budget,
        illegal: Illegal,
        max_cycles: int,
        render_mode: str | None,
    ) -> None:
        if seat not in game.seats:
            raise BadValue("no-such-seat", seat=seat)
        check_word("illegal", illegal, get_args(Illegal))
        check_render_mode(render_mode)
        named = [opponents] if isinstance(opponents, str) or not isinstance(opponents, Sequence) else list(opponents)
        others = [one for one in game.seats if one != seat]
        self._entrants = {one: named[place % len(named)] for place, one in enumerate(others)}
        for one, entrant in self._entrants.items():
            made(game, entrant, one)  # an unknown bot is refused now
        self.game = game
        self.seat = Seat(seat)
        self.illegal = illegal
        self.render_mode = render_mode
        self.table = Table(game, max_cycles * game.players)
        self.names = self.table.encoding.names
        self.observation_space = observations(self.table.encoding)
        self.action_space = LegalActions(self.table.actions, self.action_masks)
        self._budget = budget
        self._bots: dict[Seat, Bot] = {}

    def action_masks(self) -> Mask:
        """Return what is legal now."""
        return self.table.mask(self.seat)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        """Begin a new game, and let the bots play until it is this seat's turn."""
        super().reset(seed=seed, options=options)
        while True:
            self.table.reset(int(self.np_random.integers(1 << 63)))
            self._luck = Random(int(self.np_random.integers(1 << 63)))
            self._bots = {seat: made(self.game, bot, seat) for seat, bot in self._entrants.items() if bot != RANDOM}
            self._others()
            if not self._done:  # else it was over before this seat had anything to decide
                return self.table.observation(self.seat), self._info()

    def step(self, action: int) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the bots play until it is this seat's turn again."""
        mask = self.action_masks()
        legal = 0 <= action < len(mask) and bool(mask[action])
        if not legal and self.illegal == "lose":
            return self.table.observation(self.seat), -1.0, True, False, self._info(illegal=True)
        if not legal and self.illegal == "replace" and mask.any():
            action = int(self._luck.choice(mask.nonzero()[0]))
        self.table.act(self.seat, int(action))
        self._others()
        reward = self.table.rewards[self.seat - 1] if self.table.terminated else 0.0
        seen, info = self.table.observation(self.seat), self._info(illegal=not legal)
        return seen, reward, self.table.terminated, self.table.truncated, info

    def render(self) -> str | None:
        """Return the table as this seat sees it, in render mode ``ansi``."""
        return self.game.show(self.table.state, self.seat) if self.render_mode == "ansi" else None

    @property
    def _done(self) -> bool:
        return self.table.terminated or self.table.truncated

    def _info(self, *, illegal: bool = False) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "illegal": illegal}

    def _others(self) -> None:
        """Let the bots play until it is this seat's turn, or the end."""
        while not self._done and self.seat not in self.table.seats:
            seat = self.table.seats[0]
            self.table.act(seat, self._choice(seat))

    def _choice(self, seat: Seat) -> int:
        ids = self.table.mask(seat).nonzero()[0]
        bot = self._bots.get(seat)
        if bot is None:
            return int(self._luck.choice(ids))
        state, rules = self.table.state, self.game.rules
        view, legal = rules.view(state, seat), rules.legal(state, seat)
        chosen = bot.choose(view, legal, self._luck, self._budget)
        number = self.table.encoding.ids(view, seat, legal)[legal.index(chosen)]
        return number if number in ids else int(self._luck.choice(ids))  # an action without an id: see encoding.py


def name_of(kind: type[AnyRules]) -> str:
    """Return the name that a game is registered by; its version is that of the rules."""
    return f"mazechase/{kind.id}-v{kind.newest_rules}"


for _id, _kind in game_types().items():
    gymnasium.register(name_of(_kind), entry_point="mazechase.adapters.gymnasium:env", kwargs={"game": _id})
