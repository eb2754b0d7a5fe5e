"""Solvers: the exact value of games that can be solved. One module or folder per game, found by the game's id.

Such a module has a ``SOLVER``, a subclass of `mazechase.engine.solving.Solver`.
"""
