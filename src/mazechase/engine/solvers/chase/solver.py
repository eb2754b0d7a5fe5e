"""The solver of the chase, as `mazechase solve` uses it."""

from collections.abc import Callable
from typing import Any

from mazechase.engine.solvers.chase.layers import Layers, Plan
from mazechase.engine.solvers.chase.saved import save_solution, whole_plan
from mazechase.engine.solvers.chase.solution import Solution, Winner, of_rules
from mazechase.engine.solving import OnPart, Solver, Verdict
from mazechase.errors import BadOption, BadValue
from mazechase.rules.api import State
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import PAC, PELLETS, ChaseState
from mazechase.rules.checks import named
from mazechase.rules.game import AnyGame

# Measured with the default options, on one processor.
SECONDS = 112
GIGABYTES = 2
APART = 81**4 / 1_929_501  # how many more positions there are if ghosts can't be exchanged for one another
ONE_BY_ONE = 20  # and how much longer each takes if the ghosts' moves depend on one another

NAMES: dict[Winner, str] = {"pacman": "Pac-Man wins", "ghosts": "the ghosts win", "nobody": "nobody wins"}


class ChaseVerdict(Verdict, frozen=True, kw_only=True):
    """Who wins, and from the start of the layout with each number of lives."""

    lives: dict[str, Winner]

    def lines(self) -> list[str]:
        """Return what to print."""
        rows = [
            f"from the start with {count} {'life' if count == '1' else 'lives'}: {NAMES[winner]}"
            for count, winner in self.lives.items()
        ]
        names: dict[Any, str] = {**NAMES}
        return [f"{names[self.winner]}, after {self.cycles} cycles if both sides play by the solution", *rows]


class ChaseSolver(Solver):
    """Solves positions of the chase."""

    def __init__(self, game: AnyGame, *, threads: int = 1) -> None:
        super().__init__(game, threads=threads)
        self.rules = game.rules_as(Chase)

    def check(self) -> None:
        """Refuse the two options that make too many positions, with what they would cost."""
        setup = self.rules.setup
        if setup.limit.most is not None:
            _too_much("max_turns", SECONDS * setup.limit.most, GIGABYTES * setup.limit.most)
        if not setup.ghosts_stack:
            _too_much("ghosts_stack=false", SECONDS * APART * ONE_BY_ONE, GIGABYTES * APART)

    def parts(self, state: State) -> int:
        """Return the number of layers: sets of pellets, for each number of lives."""
        plan = Plan.of(self.rules, _checked(state))
        return sum(1 for _ in plan.sets()) * plan.lives * len(self._questions())

    def solve(self, state: State, on_part: OnPart, *, save: bool = False) -> ChaseVerdict:
        """Return who wins from a state, and in how many cycles if both sides follow the solution."""
        self.check()
        state = _checked(state)
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

    def layers(self, plan: Plan, on_layer: Callable[[], None], *, keep: bool) -> list[Layers]:
        """Solve the layers of a plan: once, or without a stall limit once for each way to count an endless chase."""
        found = []
        for endless in self._questions():
            layers = Layers(of_rules(self.rules), plan, endless=endless, threads=self.threads)
            layers.solve(on_layer, keep=keep)
            found.append(layers)
        return found

    def _questions(self) -> tuple[bool, ...]:
        return (False, True) if self.rules.setup.stall_limit is None else (False,)


def _checked(state: State) -> ChaseState:
    if not isinstance(state, ChaseState):
        raise BadValue("foreign-state", value=named(state))
    return state


def line_length(solution: Solution, state: ChaseState) -> int:
    """Return how many cycles a game takes in which both sides follow the solution; 0 if nobody wins."""
    if solution.winner(state) == "nobody":
        return 0
    rules = solution.rules
    cycles = 0
    while rules.setup.result(state) is None:
        after = rules.after(state, solution.best(state))
        cycles += ends_cycle(state, after, rules)
        state = after
    return cycles


def ends_cycle(before: ChaseState, after: ChaseState, rules: Chase) -> bool:
    """Return whether an action has ended a cycle: a life was lost, the game is over, or Pac-Man's move begins."""
    if rules.setup.result(after) is not None or after.lives < before.lives:
        return True
    return before.mover != PAC and after.mover == PAC


def winners_from_start(layers: list[Layers]) -> dict[str, Winner]:
    """Return who wins from the start, if all pellets were part of the plan."""
    everything = (1 << PELLETS) - 1
    if layers[0].plan != Plan(everything, layers[0].plan.lives, len(layers[0].rules.layout.ghosts)):
        return {}
    found: dict[str, Winner] = {}
    for lives in range(1, layers[0].plan.lives + 1):
        won = [part.resets[lives] >> everything & 1 for part in layers]
        found[str(lives)] = "pacman" if all(won) else "nobody" if any(won) else "ghosts"
    return found


def _too_much(option: str, seconds: float, gigabytes: float) -> None:
    raise BadOption("too-much-to-solve", option=option, hours=f"{seconds / 3600:.1f}", gigabytes=f"{gigabytes:.0f}")
