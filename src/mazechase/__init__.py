"""Mazechase: PAC-MAN tabletop games to play, to program and to measure.

>>> import mazechase
>>> game = mazechase.game("quoridor", players=2)
>>> state = game.start()
>>> len(game.legal(state))
131
>>> step = game.apply(state, game.read("e2"))
>>> game.node(step.state)
Turn(seats=(2,))
"""

from mazechase.errors import (
    BadBot,
    BadDocument,
    BadOption,
    BadOutcome,
    BadPlayers,
    BadText,
    BadValue,
    MazechaseError,
    NoSuchBot,
    NoSuchGame,
    NotNow,
)
from mazechase.rules.api import (
    ALL,
    WATCHER,
    Action,
    Chance,
    Event,
    Facts,
    Hint,
    IllegalAction,
    Node,
    Odds,
    Outcome,
    Over,
    PublicEvent,
    Refusal,
    Result,
    Rules,
    Seat,
    SeatedAction,
    State,
    Step,
    Turn,
    View,
    Viewer,
)
from mazechase.rules.game import Game
from mazechase.rules.registry import Listing, by_the_book, game, games, register

__version__ = "0.1.0"

__all__ = [
    "ALL",
    "WATCHER",
    "Action",
    "BadBot",
    "BadDocument",
    "BadOption",
    "BadOutcome",
    "BadPlayers",
    "BadText",
    "BadValue",
    "Chance",
    "Event",
    "Facts",
    "Game",
    "Hint",
    "IllegalAction",
    "Listing",
    "MazechaseError",
    "NoSuchBot",
    "NoSuchGame",
    "Node",
    "NotNow",
    "Odds",
    "Outcome",
    "Over",
    "PublicEvent",
    "Refusal",
    "Result",
    "Rules",
    "Seat",
    "SeatedAction",
    "State",
    "Step",
    "Turn",
    "View",
    "Viewer",
    "__version__",
    "by_the_book",
    "game",
    "games",
    "register",
]
