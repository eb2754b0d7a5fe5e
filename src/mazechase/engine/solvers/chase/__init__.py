"""The chase, solved: layers.py (what is solved in which order), solution.py (values), saved.py (the cache)."""

from mazechase.engine.solvers.chase.saved import find_solution, save_solution, solution_path
from mazechase.engine.solvers.chase.solution import Solution, Value
from mazechase.engine.solvers.chase.solver import ChaseSolver, ChaseVerdict

SOLVER = ChaseSolver

__all__ = [
    "SOLVER",
    "ChaseSolver",
    "ChaseVerdict",
    "Solution",
    "Value",
    "find_solution",
    "save_solution",
    "solution_path",
]
