"""A match in words: what happened, and how it ended."""

from mazechase.match import Match
from mazechase.match.events import MatchEvent
from mazechase.messages import sentence
from mazechase.rules.api import Result, Viewer, event_message


def what_happened(match: Match, n: int, viewer: Viewer) -> str:
    """Describe what entry ``n`` of the log did, as far as the viewer may know."""
    events = match.told(n, viewer)
    speakers = ("match" if isinstance(event, MatchEvent) else match.game.id for event in events)
    return " ".join(sentence(*event_message(speaker, event)) for speaker, event in zip(speakers, events, strict=True))


def ending(result: Result) -> str:
    """Describe how a match ended."""
    winners = ", ".join(f"seat {seat}" for seat in result.winners) or "nobody"
    scores = ", ".join(map(str, result.scores))
    return f"{sentence(result.reason)} Winner: {winners}. Scores by seat: {scores}."
