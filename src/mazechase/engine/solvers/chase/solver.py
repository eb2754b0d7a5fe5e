"""The solver of the chase, as `mazechase solve` uses it."""

from collections.abc import Callable
from typing import Any

import msgspec

from mazechase.engine.solvers.chase.layers import Layers, Plan
from mazechase.engine.solvers.chase.lengths import Clock, Lengths
from mazechase.engine.solvers.chase.saved import save_solution, whole_plan
from mazechase.engine.solvers.chase.solution import Solution, Winner, of_rules
from mazechase.engine.solving import OnPart, Solver, Verdict
from mazechase.errors import BadOption, BadValue
from mazechase.rules.api import State
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import PELLETS, ChaseState
from mazechase.rules.checks import named
from mazechase.rules.game import AnyGame

# Measured with the default options, on one processor.
SECONDS = 112
GIGABYTES = 2
APART = 81**4 / 1_929_501  # how many more positions there are if ghosts can't be exchanged for one another
ONE_BY_ONE = 20  # and how much longer each takes if the ghosts' moves depend on one another
# The same for an exact count, which grows with the stall limit.
EXACT_SECONDS = 1200
EXACT_GIGABYTES = 4
USUAL_IDLE = 20
MOST_IDLE = 60  # the largest stall limit with which cycles are counted

NAMES: dict[Winner, str] = {"pacman": "Pac-Man wins", "ghosts": "the ghosts win", "nobody": "nobody wins"}


class ChaseVerdict(Verdict, frozen=True, kw_only=True):
    """Who wins, and from the start of the layout with each number of lives.

    If ``exact``, ``cycles`` is how long a game takes in which nobody errs: whoever wins hurries, the other side delays.
    Otherwise it is the length of one game that follows the solution from pellet to pellet. ``lengths`` are the exact
    ones from the start.
    """

    lives: dict[str, Winner]
    exact: bool = False
    lengths: dict[str, int] = {}  # noqa: RUF012 (a struct copies it)

    def lines(self) -> list[str]:
        """Return what to print."""
        rows = [
            f"from the start with {count} {'life' if count == '1' else 'lives'}: {NAMES[winner]}{self._after(count)}"
            for count, winner in self.lives.items()
        ]
        names: dict[Any, str] = {**NAMES}
        manner = "if nobody errs" if self.exact else "if both sides play by the solution; --exact finds the best number"
        return [f"{names[self.winner]}, after {self.cycles} cycles {manner}", *rows]

    def _after(self, count: str) -> str:
        return f" after {self.lengths[count]} cycles" if self.lengths.get(count) else ""


class ChaseSolver(Solver):
    """Solves positions of the chase."""

    def __init__(self, game: AnyGame, *, threads: int = 1, exact: bool = False) -> None:
        super().__init__(game, threads=threads, exact=exact)
        self.rules = game.rules_as(Chase)

    def check(self) -> None:
        """Refuse what makes too many positions or cycles, with what it would cost."""
        setup = self.rules.setup
        if setup.limit.most is not None:
            _too_much("max_turns", SECONDS * setup.limit.most, GIGABYTES * setup.limit.most)
        if not setup.ghosts_stack:
            _too_much("ghosts_stack=false", SECONDS * APART * ONE_BY_ONE, GIGABYTES * APART)
        if self.exact and setup.stall_limit is not None and setup.stall_limit > MOST_IDLE:
            many = setup.stall_limit / USUAL_IDLE
            _too_much(f"--exact stall_limit={setup.stall_limit}", EXACT_SECONDS * many, EXACT_GIGABYTES)

    def parts(self, state: State) -> int:
        """Return the number of layers: sets of pellets, for each number of lives."""
        plan = Plan.of(self.rules, _checked(state))
        return sum(1 for _ in plan.sets()) * plan.lives * len(self._questions())

    def solve(self, state: State, on_part: OnPart, *, save: bool = False) -> ChaseVerdict:
        """Return who wins from a state, and in how many cycles."""
        self.check()
        state = _checked(state)
        if self.exact:
            return self._counted(state, on_part)
        plan = whole_plan(self.rules) if save else Plan.of(self.rules, state)
        layers = self.layers(plan, on_part, keep=False)
        solution = Solution(self.rules, layers)
        verdict = ChaseVerdict(
            winner=solution.winner(state),
            cycles=line_length(solution, state),
            lives=winners_from_start(layers),
        )
        if save:
            save_solution(layers)
        return verdict

    def _counted(self, state: ChaseState, on_part: OnPart) -> ChaseVerdict:
        plan = Plan.of(self.rules, state)
        lengths = Lengths(of_rules(self.rules), plan, threads=self.threads)
        found = lengths.count(msgspec.structs.replace(state, cycles=0), on_part)
        starts = {str(lives): one for lives, one in enumerate(lengths.starts, 1)} if _whole(self.rules, plan) else {}
        return ChaseVerdict(
            winner=found.winner,
            cycles=found.cycles,
            lives={lives: one.winner for lives, one in starts.items()},
            exact=True,
            lengths={lives: one.cycles for lives, one in starts.items()},
        )

    def layers(self, plan: Plan, on_layer: Callable[[], None], *, keep: bool) -> list[Layers]:
        """Solve the layers of a plan: once, or without a stall limit once for each way to count an endless chase."""
        found = []
        for endless in self._questions():
            layers = Layers(of_rules(self.rules), plan, endless=endless, threads=self.threads)
            layers.solve(on_layer, keep=keep)
            found.append(layers)
        return found

    def _questions(self) -> tuple[bool, ...]:
        return (False, True) if self.rules.setup.stall_limit is None and not self.exact else (False,)


def _checked(state: State) -> ChaseState:
    if not isinstance(state, ChaseState):
        raise BadValue("foreign-state", value=named(state))
    return state


def line_length(solution: Solution, state: ChaseState) -> int:
    """Return how many cycles a game takes in which both sides follow the solution; 0 if nobody wins."""
    if solution.winner(state) == "nobody":
        return 0
    clock = Clock(solution.rules)
    cycles = 0
    while solution.rules.setup.result(state) is None:
        state, ended = clock.after(state, solution.best(state))
        cycles += ended
    return cycles


def winners_from_start(layers: list[Layers]) -> dict[str, Winner]:
    """Return who wins from the start, if all pellets were part of the plan."""
    everything = (1 << PELLETS) - 1
    if not _whole(layers[0].rules, layers[0].plan):
        return {}
    found: dict[str, Winner] = {}
    for lives in range(1, layers[0].plan.lives + 1):
        won = [part.resets[lives] >> everything & 1 for part in layers]
        found[str(lives)] = "pacman" if all(won) else "nobody" if any(won) else "ghosts"
    return found


def _whole(rules: Chase, plan: Plan) -> bool:
    """Return whether a plan covers the start."""
    return plan == Plan((1 << PELLETS) - 1, plan.lives, len(rules.layout.ghosts))


def _too_much(option: str, seconds: float, gigabytes: float) -> None:
    raise BadOption("too-much-to-solve", option=option, hours=f"{seconds / 3600:.1f}", gigabytes=f"{gigabytes:.0f}")
