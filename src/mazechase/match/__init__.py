"""Matches: games being played by seats, with a log, clocks and luck. Pure; time and luck are passed in.

Where to look: match.py (a match and its commands), folding.py (what each entry does), undo.py (taking back),
records.py (a match written down), writing.py (games between bots as records), rows.py (records for learning),
tutorial.py (a record as a lesson), luck.py (dice), clock.py, seating.py.
"""

from mazechase.match.clock import ClockRule
from mazechase.match.entries import Entry, MatchSetup, Player
from mazechase.match.luck import Luck, Recorded, Sealed, Seeded, seal
from mazechase.match.match import Match
from mazechase.match.plies import Ply, UndoAsk
from mazechase.match.records import Record, check, fork, verify
from mazechase.match.seating import seat_people
from mazechase.match.tutorial import Answer, Lesson
from mazechase.match.writing import RecordFolder, record_of

Setup = MatchSetup  # the older name, still imported by other programs

__all__ = [
    "Answer",
    "ClockRule",
    "Entry",
    "Lesson",
    "Luck",
    "Match",
    "MatchSetup",
    "Player",
    "Ply",
    "Record",
    "RecordFolder",
    "Recorded",
    "Sealed",
    "Seeded",
    "Setup",
    "UndoAsk",
    "check",
    "fork",
    "record_of",
    "seal",
    "seat_people",
    "verify",
]
