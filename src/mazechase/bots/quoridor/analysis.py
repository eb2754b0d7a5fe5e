"""What a position is worth and what to do in it, for a coach or a review: the same search as the top level's."""

import math
from random import Random

import msgspec

from mazechase.bots.api import Budget
from mazechase.bots.quoridor.ahead import Ahead, OutOfBudget
from mazechase.bots.quoridor.search import DEEPEST, AlphaBeta, MaxN
from mazechase.bots.quoridor.thinking import CERTAIN, LOGIT, SURE, Style, think
from mazechase.bots.quoridor.worth import WON as SURE_STEPS
from mazechase.errors import BadOption
from mazechase.rules.api import Turn
from mazechase.rules.game import AnyGame
from mazechase.rules.quoridor.game import Quoridor
from mazechase.rules.quoridor.values import QuoridorAction, QuoridorState
from mazechase.rules.turnlimit import unlimited

USUAL_NODES = 300_000
_PYTHON_NODES = 30_000
_LOGITS_PER_STEP = 0.5  # of the Python search's values, about


class Variation(msgspec.Struct, frozen=True):
    """An action with what it leads to: the best play that follows, and the chance of the seat on turn to win.

    ``value`` is the search's own measure. With two players it is 256 times the logit of the chance, beyond 29,000 a
    sure win: 30,000 minus the plies until then. With three and four it is the chance in ten-thousandths.
    """

    action: QuoridorAction
    value: int
    chance: float
    moves: tuple[QuoridorAction, ...]  # the principal variation, beginning with the action


class Analysis(msgspec.Struct, frozen=True):
    """The best actions, best first, how many plies the search looked ahead, and how many positions it looked at."""

    best: tuple[Variation, ...]
    depth: int
    nodes: int


def analyse(game: AnyGame, state: QuoridorState, budget: Budget, lines: int = 3) -> Analysis:
    """Return the best actions of the seat on turn, with values and the play that follows.

    Without kernels a slower search in Python answers, with one line.

    >>> import mazechase
    >>> game = mazechase.game("quoridor", players=2)
    >>> found = analyse(game, game.place("e7,a4 0,0 - 1 0"), Budget(nodes=100), lines=1)
    >>> [game.write(move) for move in found.best[0].moves[:1]], found.best[0].chance
    (['e8'], 1.0)
    """
    if lines < 1:
        raise BadOption("bad-budget", limit=lines)
    game.check_state(state)
    if not isinstance(game.node(state), Turn):
        return Analysis((), 0, 0)
    rules = unlimited(game).rules_as(Quoridor)
    found = think(rules, state, budget, USUAL_NODES, lines=lines, style=Style())
    if found is None:
        return _in_python(rules, msgspec.structs.replace(state, taken=0), budget)
    best = tuple(
        Variation(line.actions[0], line.value, chance_of(line.value, rules.players), line.actions)
        for line in found.lines
    )
    return Analysis(best, found.depth, found.nodes)


def chance_of(value: int, players: int) -> float:
    """Return the chance to win that a value stands for.

    >>> chance_of(0, players=2), chance_of(29_990, players=2), chance_of(2_500, players=4)
    (0.5, 1.0, 0.25)
    """
    if players > 2:
        return min(1.0, max(0.0, value / CERTAIN))
    if abs(value) >= SURE:
        return float(value > 0)
    return 1 / (1 + math.exp(-value / LOGIT))


def _in_python(rules: Quoridor, state: QuoridorState, budget: Budget) -> Analysis:
    meter = budget.meter(_PYTHON_NODES)
    ahead = Ahead(rules, meter, Random(0))
    action, worth, depth = _deepest(AlphaBeta(ahead) if rules.players == 2 else MaxN(ahead), state)
    if action is None:
        action = rules.legal(state)[0]
    if abs(worth) >= SURE_STEPS:
        chance = float(worth > 0)
    else:
        chance = 1 / (1 + (rules.players - 1) * math.exp(-worth * _LOGITS_PER_STEP))
    value = round(chance * CERTAIN) if rules.players > 2 else round(LOGIT * _LOGITS_PER_STEP * worth)
    return Analysis((Variation(action, value, chance, (action,)),), depth, meter.spent)


def _deepest(search: AlphaBeta | MaxN, state: QuoridorState) -> tuple[QuoridorAction | None, float, int]:
    """Search deeper and deeper; return the last whole answer: action, worth and depth."""
    action: QuoridorAction | None = None
    worth, reached = 0.0, 0
    try:
        for depth in range(1, DEEPEST):
            if isinstance(search, MaxN):
                worths, action = search.values(state, depth)
                worth = worths[state.turn - 1]
            else:
                worth = search.value(state, depth, -2 * SURE_STEPS, 2 * SURE_STEPS)
                action = search.reply(state)
            reached = depth
            if abs(worth) >= SURE_STEPS:
                break
    except OutOfBudget:
        pass
    return action, worth, reached
