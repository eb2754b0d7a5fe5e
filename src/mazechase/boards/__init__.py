"""Boards: drawings and tables turned into checked graphs. Knows no game."""
