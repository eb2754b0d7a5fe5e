"""What everybody gets of a table in the same bytes: its facts and its record, encoded once."""

import msgspec

from mazechase.match.match import Match
from mazechase.match.records import Record
from mazechase.rules.game import AnyGame


class Encoded:
    """The facts and the record of one table, as they were last encoded."""

    def __init__(self) -> None:
        self._facts: tuple[AnyGame, msgspec.Raw] | None = None
        self._record: tuple[Match, bytes] | None = None

    def facts(self, game: AnyGame) -> msgspec.Raw:
        """Return the facts that do not change during the game."""
        if self._facts is None or self._facts[0] is not game:
            self._facts = game, msgspec.Raw(msgspec.json.encode(game.facts))
        return self._facts[1]

    def record(self, match: Match, seed: bytes) -> bytes:
        """Return the match as a record; if anything is hidden, only after the end."""
        if self._record is None or self._record[0] is not match:
            self._record = match, Record.of(match, seed=seed if match.over and seed else None).encode()
        return self._record[1]
