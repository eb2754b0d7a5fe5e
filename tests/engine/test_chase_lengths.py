"""The exact number of cycles of the chase, beside a naive count that knows nothing but the rules."""

from functools import cache
from random import Random
from typing import Any

import pytest

import mazechase
from engine.test_chase_solver import OPTIONS, somewhere
from mazechase.engine.kernel import available
from mazechase.engine.solvers.chase.layers import Plan, extension, pellet_bits
from mazechase.engine.solvers.chase.lengths import Clock, Length, Lengths
from mazechase.engine.solvers.chase.solver import ChaseVerdict
from mazechase.engine.solving import find_solver
from mazechase.engine.twins.chase import ChaseTwin
from mazechase.errors import BadOption
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import PAC, ChaseState

pytestmark = pytest.mark.skipif(not available("chase"), reason="needs the native kernel")

WON = 1000


def naive(rules: Chase) -> Any:
    """Return a function that says who wins after how many cycles, by trying everything."""
    clock = Clock(rules)

    @cache
    def score(s: ChaseState) -> int:
        if rules.setup.result(s) is not None:
            return -WON if s.pellets else WON
        found = []
        for action in rules.legal(s):
            after, ended = clock.after(s, action)
            one = score(after)
            found.append(one - (1 if one > 0 else -1) * ended)
        return max(found) if s.mover == PAC else min(found)

    def length(s: ChaseState) -> Length:
        found = score(s)
        return Length("pacman", WON - found) if found > 0 else Length("ghosts", WON + found)

    return length


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options.values())))
def test_the_count_agrees_with_a_naive_one(options: dict[str, Any]) -> None:
    found = set()
    for ghosts, limit, positions in ((1, 4, 8), (2, 2, 8)):
        game = mazechase.game("chase", 2, {**options, "stall_limit": limit})
        rules, rng = game.rules_as(Chase), Random(ghosts)
        length = naive(rules)
        for _ in range(positions):
            s = somewhere(game, rng, ghosts, rng.choice((1, 2)))
            for _ in range(rng.randrange(3)):  # also inside a cycle
                after = rules.after(s, rng.choice(rules.legal(s)))
                s = s if rules.setup.result(after) else after
            counted = Lengths(rules, Plan.of(rules, s)).count(s, lambda: None)
            assert counted == length(s), game.position(s)
            found.add(counted)
    assert len(found) > 2


def test_the_count_goes_on_after_a_lost_life() -> None:
    game = mazechase.game("chase", 2, {"stall_limit": 1, "lives": 2})
    fields = game.position(game.start()).split()
    rules = game.rules_as(Chase)
    length = naive(rules)
    s = game.place(" ".join(["e2", fields[1], "b2", "2", *fields[4:]]))
    counted = Lengths(rules, Plan(pellet_bits(rules, s), 2, 4), threads=2).count(s, lambda: None)
    assert counted == length(s)


def test_wide_numbers_say_the_same_as_bytes() -> None:
    game = mazechase.game("chase", 2, {"stall_limit": 6, "lives": 1})
    rules, rng = game.rules_as(Chase), Random(2)
    native = extension(rules)
    narrow, wide = (kind(ChaseTwin(rules).config(), 1, 2, 3) for kind in (native.Counter, native.WideCounter))
    places = [(rng.randint(1, 6), rng.randrange(81), sorted(rng.choices(range(81), k=2))) for _ in range(300)]
    for pellets in (1, 2):
        assert narrow.solve(pellets, [0] * 16) == wide.solve(pellets, [0] * 16)
    scores = narrow.ask(3, [0] * 16, places), wide.ask(3, [0] * 16, places)
    found = [
        [score if score < kind.best / 2 else score - kind.best for score in part]
        for kind, part in zip((narrow, wide), scores, strict=True)
    ]
    assert found[0] == found[1]
    assert min(found[0]) < -1 < 1 < max(found[0])


def test_without_a_stall_limit_nobody_may_win() -> None:
    game = mazechase.game("chase", 2, {"stall_limit": None})
    rules, rng = game.rules_as(Chase), Random(3)
    counted = {
        Lengths(rules, Plan(pellet_bits(rules, s), 1, 1)).count(s, lambda: None).winner
        for s in (somewhere(game, rng, 1, 1) for _ in range(6))
    }
    assert counted <= {"pacman", "ghosts", "nobody"}
    assert len(counted) > 1


def test_the_verdict_says_whether_its_number_is_exact() -> None:
    game = mazechase.game("chase", 2, {"stall_limit": 4, "lives": 1})
    s = somewhere(game, Random(4), 1, 2)
    exact = find_solver(game, exact=True).solve(s, lambda: None, save=False)
    played = find_solver(game).solve(s, lambda: None, save=False)
    assert isinstance(exact, ChaseVerdict)
    assert exact.exact
    assert isinstance(played, ChaseVerdict)
    assert not played.exact
    assert exact.winner == played.winner
    assert "if nobody errs" in exact.lines()[0]
    assert "--exact" in played.lines()[0]


def test_a_count_over_very_many_idle_cycles_is_refused_with_an_estimate() -> None:
    with pytest.raises(BadOption, match=r"hours .* GB"):
        find_solver(mazechase.game("chase", 2, {"stall_limit": 500}), exact=True).check()
