"""Lessons: short records that teach a game by playing it. A folder per game, a file per lesson, in order.

Where to look: course.py (finding, reading and playing them); the folders beside it hold the lessons themselves.
"""

from mazechase.lessons.course import Listing, Step, Teaching, course, lesson

__all__ = ["Listing", "Step", "Teaching", "course", "lesson"]
