"""Puzzles of the day: stored positions with one best answer, how each is proved, and what a page gets to show one.

``stored`` is the form in the files, ``showing`` makes everything a page needs from it with the rules, ``proofs`` has
one module per game that proves positions, and ``making`` finds them in games between bots.
"""

from mazechase.puzzles.stored import Puzzle, count, games, grades, puzzle

__all__ = ["Puzzle", "count", "games", "grades", "puzzle"]
