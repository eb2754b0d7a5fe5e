"""Every game as an OpenSpiel game, with explicit chance and hidden information, registered as ``mazechase_<game id>``.

>>> from mazechase.adapters import openspiel
>>> game = openspiel.load("cards", players=2)
>>> state = game.new_initial_state()
>>> state.apply_action(state.legal_actions()[0])
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 13)
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any
from urllib.parse import quote, unquote

import msgspec
import numpy as np
import pyspiel

from mazechase.adapters.encoding import NO_ID, encoding
from mazechase.adapters.path import Here, Ply
from mazechase.adapters.plain import FEATURES, features, place_of
from mazechase.adapters.recall import SIZE
from mazechase.adapters.returns import LOSS, WIN, returns
from mazechase.rules.api import ALL, WATCHER, AnyRules, Chance, Over, Seat, State, Turn
from mazechase.rules.registry import game as make_game
from mazechase.rules.registry import game_types
from mazechase.rules.turnlimit import limited

MAX_TURNS = 1000  # for a game without a turn limit: OpenSpiel wants every game to end
MOST_PER_TURN = 64  # decisions in a turn, at most; and chance outcomes
KEPT = 1 << 15  # places in a game's tree
MOST_OUTCOMES = 256  # of one chance, where a game has no list of all of them


def load(
    game_id: str, players: int | None = None, options: Mapping[str, Any] | None = None, position: str | None = None
) -> "MazechaseGame":
    """Return a game for OpenSpiel, from the start or from a position; bad input raises a MazechaseError.

    A game without a turn limit gets one.
    """
    made = limited(make_game(game_id, players, options), MAX_TURNS)
    if position is not None:
        made.place(position)
    register(game_id, type(made.rules))
    text = msgspec.json.encode(dict(options)).decode() if options else ""
    given = {"players": made.players, "options": quote(text, safe=""), "position": quote(position or "", safe="")}
    found: MazechaseGame = pyspiel.load_game(name_of(game_id), given)
    return found


def name_of(game_id: str) -> str:
    """Return the name that a game is registered by."""
    return f"mazechase_{game_id}"


class MazechaseGame(pyspiel.Game):  # type: ignore[misc]
    """A game; its parameters are ``players``, ``options`` (JSON) and ``position``, the last two with percent signs."""

    game_id = ""  # set for each game by ``register``

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.get("players") or min(game_types()[self.game_id].player_counts))
        text = unquote(str(given.get("options") or ""))
        options = msgspec.json.decode(text) if text else {}
        self.game = limited(make_game(self.game_id, players, options), MAX_TURNS)
        self.encoding = encoding(self.game)
        turns = self.game.rules.limit.most or MAX_TURNS
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.names),
            max_chance_outcomes=len(self.encoding.outcomes) or (MOST_OUTCOMES if self.game.rules.types.outcomes else 0),
            num_players=players,
            min_utility=LOSS,
            max_utility=WIN,
            utility_sum=0.0 if players == 2 else None,
            max_game_length=turns * MOST_PER_TURN * players,
        )
        position = unquote(str(given.get("position") or ""))
        known = {"players": players, "options": quote(text, safe=""), "position": quote(position, safe="")}
        super().__init__(_game_type(self.game.rules, players), info, known)
        self.beginning = Here(self.game, self.game.place(position) if position else self.game.start())

        self.after = lru_cache(KEPT)(self._after)  # a small game's tree is searched again and again

    def _after(self, here: Here, choice: Any) -> Here:
        """Return where a choice leads."""
        rules = self.game.rules
        if isinstance(here.node, Turn):
            step, actor = rules.apply(here.state, choice), here.node.seats[0]
            return Here(self.game, step.state, here, Ply(step.events, actor, choice))
        step = rules.settle(here.state, choice)
        return Here(self.game, step.state, here, Ply(step.events))

    def new_initial_state(self) -> "MazechaseState":
        """Return the state before the first action or chance."""
        return MazechaseState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound of the chance outcomes in a game."""
        return int(self.max_game_length()) if self.game.rules.types.outcomes else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> "Observer":
        """Return an observer: of information states with perfect recall, or of views."""
        if params:
            raise ValueError(f"no parameters of observations are known, not {dict(params)}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class MazechaseState(pyspiel.State):  # type: ignore[misc]
    """A state with its history. Seats that choose at the same time are asked one by one, and told nothing."""

    def __init__(self, game: MazechaseGame) -> None:
        super().__init__(game)
        self.here = game.beginning

    def _game(self) -> MazechaseGame:
        found: MazechaseGame = self.get_game()
        return found

    @property
    def state(self) -> State:
        """The state, as a value of the rules."""
        return self.here.state

    def current_player(self) -> int:
        """Return who comes next: a player from 0, chance, or nobody."""
        match self.here.node:
            case Turn(seats):
                return seats[0] - 1
            case Chance():
                return int(pyspiel.PlayerId.CHANCE)
            case Over():
                return int(pyspiel.PlayerId.TERMINAL)

    def _choices(self) -> dict[int, Any]:
        """Return what may happen next, by id."""
        here = self.here
        if here.ids is None:
            game, encoded = self._game().game, self._game().encoding
            if isinstance(here.node, Turn):
                seat = here.node.seats[0]
                listed: Sequence[Any] = game.rules.legal(here.state, seat)
                ids = encoded.ids(game.rules.view(here.state, seat), seat, listed)
            else:
                listed = list(here.node.odds) if isinstance(here.node, Chance) else []
                ids = encoded.outcome_ids(listed)
            here.ids = {number: one for number, one in zip(ids, listed, strict=True) if number != NO_ID}
        return here.ids

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._choices()) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the ids of the outcomes with their probabilities."""
        node = self.here.node
        assert isinstance(node, Chance)  # noqa: S101 (asked at chance nodes only)
        return [(number, node.odds[outcome] / node.odds.total) for number, outcome in self._choices().items()]

    def _apply_action(self, action: int) -> None:
        self.here = self._game().after(self.here, self._choices()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        owner = self._game()
        if player == pyspiel.PlayerId.CHANCE:
            outcome = self._choices().get(action)
            return f"outcome {action}" if outcome is None else owner.game.write(outcome)
        return owner.encoding.names[action]

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return isinstance(self.here.node, Over)

    def returns(self) -> list[float]:
        """Return each player's return: 1, -1, or 0."""
        node = self.here.node
        return list(returns(node.result if isinstance(node, Over) else None, self.num_players()))

    def __str__(self) -> str:
        return self._game().game.position(self.here.state)


class Observer:
    """Writes what a player knows into a tensor: now, or with perfect recall everything it has been told."""

    def __init__(self, game: MazechaseGame, kind: Any) -> None:
        self._owner = game
        self._recalls = kind.perfect_recall
        private = kind.private_info
        self._own = private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._eyes: Any = ALL if private == pyspiel.PrivateInfoType.ALL_PLAYERS else WATCHER
        size = FEATURES if not self._own else SIZE if self._recalls else game.encoding.size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"information_state" if self._own and self._recalls else "observation": self.tensor}

    def set_from(self, state: MazechaseState, player: int) -> None:
        """Write what a player knows."""
        game, encoded, seat = self._owner.game, self._owner.encoding, Seat(player + 1)
        if not self._own:
            self.tensor.fill(0)
            for feature in features(msgspec.to_builtins(game.rules.view(state.state, self._eyes))):
                self.tensor[place_of(feature, FEATURES)] += 1
        elif self._recalls:
            self.tensor[:] = state.here.recalled(game).of(seat).tensor()
        else:
            self.tensor[:] = encoded.observe(game.rules.view(state.state, seat), seat, over=state.is_terminal())

    def string_from(self, state: MazechaseState, player: int) -> str:
        """Return what a player knows as text."""
        game, seat = self._owner.game, Seat(player + 1)
        if self._own and self._recalls:
            return state.here.recalled(game).of(seat).text()
        return msgspec.json.encode(game.rules.view(state.state, seat if self._own else self._eyes)).decode()


def _game_type(rules: AnyRules | type[AnyRules], players: int | None) -> Any:
    """Return what OpenSpiel wants to know about a game; for two players it is zero-sum."""
    chance, hidden = pyspiel.GameType.ChanceMode, pyspiel.GameType.Information
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name_of(rules.id),
        long_name=f"Mazechase: {rules.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if rules.types.outcomes else chance.DETERMINISTIC,
        information=hidden.IMPERFECT_INFORMATION if rules.secrets else hidden.PERFECT_INFORMATION,
        utility=utility.ZERO_SUM if players == 2 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.player_counts),
        min_num_players=min(rules.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(rules.player_counts), "options": "", "position": ""},
    )


_registered: set[str] = set()


def register(game_id: str, kind: type[AnyRules]) -> None:
    """Register a game with OpenSpiel, once."""
    if game_id not in _registered:
        _registered.add(game_id)
        made = type(f"Mazechase{kind.__name__}", (MazechaseGame,), {"game_id": game_id})
        pyspiel.register_game(_game_type(kind, None), made)


for _id, _kind in game_types().items():
    register(_id, _kind)
