"""Writing games between bots down as records, one file each."""

from pathlib import Path

from mazechase.engine import GameLog
from mazechase.errors import BadText
from mazechase.match.entries import Acted, Drawn, Entry, MatchSetup, Player
from mazechase.match.records import Record
from mazechase.rules.api import Seat
from mazechase.rules.game import AnyGame


def record_of(game: AnyGame, match_id: str, log: GameLog) -> Record:
    """Return the record of a game between bots.

    >>> from mazechase import game as make_game
    >>> from mazechase.match import check
    >>> game = make_game("quoridor", players=2)
    >>> record = record_of(game, "m1", GameLog(1, ("random", "level1"), (1, 2), ("e2", "e8"), None))
    >>> [ply.token for ply in check(record).line]
    ['e2', 'e8']
    """
    seats = tuple(Player(bot, "bot", bot) for bot in log.bots)
    setup = MatchSetup.make(game, match_id, seats, position=log.position)
    entries: list[Entry] = []
    draws = 0
    for mover, token in zip(log.movers, log.tokens, strict=True):
        if mover:
            entries.append(Acted(seat=Seat(mover), action=token, at_ms=0))
        else:
            entries.append(Drawn(outcome=token, k=draws, at_ms=0))
            draws += 1
    fields = {name: getattr(setup, name) for name in MatchSetup.__struct_fields__}
    return Record(**fields, log=tuple(entries), result=log.result)


class RecordFolder:
    """A folder that takes the record of every game it is called with: give it to ``engine.play_many`` as ``note``."""

    def __init__(self, folder: str | Path, game: AnyGame, name: str | None = None) -> None:
        self.game = game
        self.name = name or game.id
        self.folder = Path(folder)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadText("unreadable-file", file=str(folder), reason=error.strerror or "") from error

    def __call__(self, log: GameLog) -> None:
        """Write the record of a game, named after its seed."""
        match_id = f"{self.name}-{log.seed}"
        (self.folder / f"{match_id}.json").write_bytes(record_of(self.game, match_id, log).encode())
