"""Puzzles: the series are whole, a sample is proved again, and what a page gets leads to the stored answers alone."""

from itertools import pairwise
from random import Random

import msgspec
import pytest

from mazechase import puzzles
from mazechase.engine.kernel import available
from mazechase.puzzles.checking import problem
from mazechase.puzzles.showing import PuzzleShown, show
from mazechase.puzzles.stored import Line
from mazechase.rules.api import Seat

WEEK = "1122233"
SAMPLE = {"chase": 1}  # each of these takes seconds


def shown(game: str, number: int) -> PuzzleShown:
    return show(game, number, puzzles.count(game), puzzles.puzzle(game, number))


@pytest.mark.parametrize("game", puzzles.games())
def test_a_series_has_weeks_from_easy_to_hard(game: str) -> None:
    grades = puzzles.grades(game)
    assert len(grades) >= 200
    assert grades == WEEK * (len(grades) // 7)
    positions = [puzzles.puzzle(game, number).position for number in range(1, len(grades) + 1)]
    assert len(set(positions)) == len(positions)


@pytest.mark.parametrize("game", puzzles.games())
def test_a_harder_grade_is_deeper(game: str) -> None:
    every = [puzzles.puzzle(game, number) for number in range(1, puzzles.count(game) + 1)]
    depths = [sorted(one.proof.depth for one in every if one.grade == grade) for grade in (1, 2, 3)]
    assert all(lower[-1] <= higher[0] for lower, higher in pairwise(depths))


@pytest.mark.parametrize("game", puzzles.games())
def test_the_best_answer_is_ahead_by_the_margin_that_the_docs_promise(game: str) -> None:
    for number in range(1, puzzles.count(game) + 1):
        proof = puzzles.puzzle(game, number).proof
        assert proof.answers > 1
        least = {"search": 0.05, "counted": 0.05}.get(proof.method, 1.0)
        assert proof.best - proof.next >= least - 1e-4


@pytest.mark.parametrize("game", puzzles.games())
def test_a_sample_is_proved_again(game: str) -> None:
    if not available(game):
        pytest.skip("proofs need the kernels")
    for number in Random(7).sample(range(1, puzzles.count(game) + 1), SAMPLE.get(game, 5)):
        assert problem(game, puzzles.puzzle(game, number)) is None, number


def test_a_puzzle_with_another_answer_fails_the_check() -> None:
    if not available("quoridor"):
        pytest.skip("proofs need the kernels")
    right = puzzles.puzzle("quoridor", 1)
    wrong = msgspec.structs.replace(right, line={"a1": next(iter(right.line.values()))})
    assert "the answer is" in (problem("quoridor", wrong) or "")


@pytest.mark.parametrize("game", puzzles.games())
def test_what_a_page_gets_leads_to_the_stored_answers_and_no_others(game: str) -> None:
    for number in range(1, puzzles.count(game) + 1, 9):
        stored, puzzle = puzzles.puzzle(game, number), shown(game, number)
        right = [position.verdict for position in puzzle.positions if position.verdict and position.verdict.right]
        assert right
        for answer in stored.line:
            place = 0
            for token in answer.split():
                assert token in puzzle.positions[place].legal
                to = puzzle.positions[place].leads[token].to
                assert to is not None
                place = to
            verdict = puzzle.positions[place].verdict
            assert verdict is not None
            assert verdict.right
        assert len(right) == sum(1 for _ in _answers(stored.line))


def _answers(line: Line) -> list[str]:
    return [token for answer, reply in line.items() for token in (answer, *_answers(reply.then))]


@pytest.mark.parametrize("game", puzzles.games())
def test_a_page_gets_only_what_the_solver_may_know(game: str) -> None:
    stored = puzzles.puzzle(game, 1)
    rules = stored.game(game)
    state = rules.place(stored.position)
    puzzle = shown(game, 1)
    assert puzzle.view == rules.view(state, Seat(puzzle.seat))
    assert len(msgspec.json.encode(puzzle)) < 150_000
