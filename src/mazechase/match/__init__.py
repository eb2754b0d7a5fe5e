"""Matches: a game being played by seats, with a log, clocks and luck. Pure; time and luck are passed in."""
