"""Read a record, check it and walk through it: ``python read_record.py [FILE]``.

Save a match on the page (menu, "Save the game"), or leave the file out: then a short match is played and saved first.
"""

import sys
import tempfile
from pathlib import Path

import mazechase
from mazechase import Seat
from mazechase.match import Match, MatchSetup, Player, Record, check


def write_record(file: Path) -> None:
    """Play three moves, give up, and write the record."""
    seats = (Player("Ada"), Player("Bo"))
    match = Match.begin(MatchSetup.make(mazechase.game("quoridor", players=2), "example", seats))
    for number, token in enumerate(("e2", "e8", "e3h")):
        match = match.act(Seat(number % 2 + 1), [token], now_ms=1000 * number)
    file.write_bytes(Record.of(match.resign(Seat(2), now_ms=4000)).encode())


def main(name: str | None = None) -> None:
    """Check a record and print each of its plies."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(name or Path(folder) / "match.json")
        if name is None:
            write_record(file)
        record = Record.decode(file.read_bytes())  # BadText: this is not a record
    match = check(record)  # replays it; an error names the entry that is wrong
    print(record.game, "between", " and ".join(seat.name or seat.bot or "?" for seat in record.seats))
    for number, ply in enumerate(match.line, 1):
        print(number, ply.token, "->", match.game.position(ply.state))
    print(match.game.show(match.state))
    print(match.result)


if __name__ == "__main__":
    main(*sys.argv[1:])
