"""Every game as a PettingZoo environment: in turn (AEC), or all seats at once where some of them wait (parallel).

>>> from mazechase.adapters import pettingzoo
>>> env = pettingzoo.env("quoridor", players=2)
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.agent_selection, observation["observation"].shape, int(observation["action_mask"].sum())
('seat_1', (457,), 131)
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Space
from pettingzoo import AECEnv, ParallelEnv  # it has no types

from mazechase.adapters.opening import RENDER_MODES, check_render_mode, open_game
from mazechase.adapters.spaces import LegalActions, Mask, masks, observations
from mazechase.adapters.table import Table
from mazechase.rules.api import Seat
from mazechase.rules.game import AnyGame

MAX_CYCLES = 5_000
Observation = dict[str, Any]
_META: dict[str, Any] = {"render_modes": list(RENDER_MODES), "is_parallelizable": True}


def env(
    game: str | AnyGame,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    max_cycles: int = MAX_CYCLES,
    render_mode: str | None = None,
) -> "TurnEnv":
    """Return an AEC environment of a game; it is cut off after ``max_cycles`` decisions per seat."""
    return TurnEnv(open_game(game, players, options), max_cycles, render_mode)


def parallel_env(
    game: str | AnyGame,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    max_cycles: int = MAX_CYCLES,
    render_mode: str | None = None,
) -> "SimultaneousEnv":
    """Return a parallel environment of a game: seats that may act choose at the same time, all others wait.

    Waiting is the last action. Where choices are simultaneous, as for a PASS-LEFT in the card game, nobody knows what
    the others have chosen. Everywhere else one seat acts in a step.
    """
    return SimultaneousEnv(open_game(game, players, options), max_cycles, render_mode)


class TurnEnv(AECEnv):  # type: ignore[misc]
    """A game in turn: one seat after the other. An action that is not legal raises IndexError."""

    def __init__(self, game: AnyGame, max_cycles: int, render_mode: str | None) -> None:
        super().__init__()
        self.metadata = {**_META, "name": f"mazechase_{game.id}_v{game.rules_version}"}
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.table = Table(game, max_cycles * game.players)
        self.possible_agents = _agents(game)
        self._seats = {agent: Seat(number) for number, agent in enumerate(self.possible_agents, 1)}
        self.observation_spaces = _observation_spaces(self.table, self.table.actions, self.possible_agents)
        self.action_spaces = {agent: self._action_space(seat) for agent, seat in self._seats.items()}

    def _action_space(self, seat: Seat) -> LegalActions:
        return LegalActions(self.table.actions, lambda: self.table.mask(seat))

    def observation_space(self, agent: str) -> Dict:
        """Return the space of a seat's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalActions:
        """Return the space of a seat's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a new game; the same seed brings the same luck."""
        self.table.reset(_seed(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.seat - 1]

    def observe(self, agent: str) -> Observation:
        """Return what a seat sees and what it may do."""
        seat = self._seats[agent]
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        """Take an action of the seat that is to act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IndexError(f"{agent} has to choose an action")
        table = self.table
        table.step(action)
        self._cumulative_rewards[agent] = 0.0
        if not (table.terminated or table.truncated):
            self.agent_selection = self.possible_agents[table.seat - 1]
            return
        self.rewards = dict(zip(self.agents, table.rewards, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, table.terminated)
        self.truncations = dict.fromkeys(self.agents, table.truncated)
        self._deads_step_first()

    def render(self) -> str | None:
        """Return the whole table as text, in render mode ``ansi``."""
        return _drawn(self.table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Leave nothing behind."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class SimultaneousEnv(ParallelEnv):  # type: ignore[misc]
    """A game with all seats at once. An action that is not legal raises IndexError, and nothing changes."""

    def __init__(self, game: AnyGame, max_cycles: int, render_mode: str | None) -> None:
        self.metadata = {**_META, "name": f"mazechase_{game.id}_v{game.rules_version}"}
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.table = Table(game, (1 << 64) - 1)
        self.wait = self.table.actions
        self.possible_agents = _agents(game)
        self._seats = {agent: Seat(number) for number, agent in enumerate(self.possible_agents, 1)}
        self.observation_spaces = _observation_spaces(self.table, self.wait + 1, self.possible_agents)
        self.action_spaces = {agent: self._action_space(seat) for agent, seat in self._seats.items()}

    def _action_space(self, seat: Seat) -> LegalActions:
        return LegalActions(self.wait + 1, lambda: self._mask(seat))

    def observation_space(self, agent: str) -> Dict:
        """Return the space of a seat's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalActions:
        """Return the space of a seat's actions; the last one is waiting."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game; the same seed brings the same luck."""
        self.table.reset(_seed(seed))
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take the actions of all seats that may act."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        for agent in self.agents:
            action = actions.get(agent, self.wait)
            if not 0 <= action <= self.wait or not self._mask(self._seats[agent])[action]:
                raise IndexError(f"action {action} is not legal for {agent}")
        for seat in self.table.seats:
            self.table.act(seat, int(actions[self.possible_agents[seat - 1]]))
        self._cycles += 1
        over, cut = self.table.terminated, self._cycles >= self.max_cycles
        agents = self.agents
        rewards = dict(zip(agents, self.table.rewards if over else [0.0] * len(agents), strict=True))
        found = (
            self._observations(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut and not over),
            dict[str, dict[str, Any]]((agent, {}) for agent in agents),
        )
        if over or cut:
            self.agents = []
        return found

    def render(self) -> str | None:
        """Return the whole table as text, in render mode ``ansi``."""
        return _drawn(self.table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Leave nothing behind."""

    def _mask(self, seat: Seat) -> Mask:
        """Return what a seat may do: something of its own, or else wait."""
        mask = self.table.mask(seat)
        return np.append(mask, np.int8(not mask.any()))

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: {"observation": self.table.observation(seat), "action_mask": self._mask(seat)}
            for agent, seat in self._seats.items()
        }


def _agents(game: AnyGame) -> list[str]:
    return [f"seat_{seat}" for seat in game.seats]


def _observation_spaces(table: Table, actions: int, agents: list[str]) -> dict[str, Dict]:
    shape: dict[str, Space[Any]] = {"observation": observations(table.encoding), "action_mask": masks(actions)}
    return {agent: Dict(shape) for agent in agents}


def _seed(seed: int | None) -> int:
    """Return a seed of 64 bits; a new one if none is given."""
    return int(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0])


def _drawn(table: Table) -> str:
    return table.game.show(table.state)
