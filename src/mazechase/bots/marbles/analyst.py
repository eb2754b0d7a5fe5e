"""Everybody's chances, from the search of the top level."""

from mazechase.bots.foreseeing import ForeseeingAnalyst
from mazechase.bots.marbles.levels import Level5


class MarblesAnalyst(ForeseeingAnalyst):
    """Looks as far as the top level does."""

    looker = Level5
