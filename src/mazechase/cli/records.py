"""``mazechase replay`` and ``mazechase verify``: matches written down."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from mazechase.cli.command import Command
from mazechase.cli.files import read_bytes
from mazechase.cli.output import aligned, counted, one_line
from mazechase.match import Match, Record, check, verify
from mazechase.match.entries import Acted, Drawn, Undone
from mazechase.match.events import MatchEvent
from mazechase.match.records import MOST_BYTES
from mazechase.messages import sentence
from mazechase.rules.api import ALL, Event, Result, event_message


def open_record(path: str) -> Record:
    """Read a record from a file."""
    return Record.decode(read_bytes(path, MOST_BYTES))


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help="a record's file (see docs/records.md)")


def _replay_arguments(parser: ArgumentParser) -> None:
    _arguments(parser)
    parser.add_argument(
        "--check",
        action="store_true",
        help="compare the result, the sealed dice and the notes too, and say what was checked",
    )


def _replay(args: Namespace) -> None:
    record = open_record(args.record)
    match = check(record) if args.check else record.replay()
    print("\n".join(_story(match)))
    print()
    print(match.game.show(match.state))
    if match.result is not None:
        print(_ending(match.result))
    if args.check:
        draws = _count(match, Drawn, "draw") + ("" if record.seed is None else ", their seal")
        print(f"checked: {_count(match, Acted, 'action')}, {draws} and the result")


def _verify(args: Namespace) -> None:
    match = verify(open_record(args.record))
    print(f"verified: the seed fits the seal and gives what came in {_count(match, Drawn, 'draw')}")


def _count(match: Match, kind: type[Acted | Drawn], noun: str) -> str:
    return counted(sum(isinstance(entry, kind) for entry in match.entries), noun)


def _story(match: Match) -> Iterator[str]:
    """Tell who plays, then every entry of the log with what happened by it, also by those taken back since."""
    yield f"{match.game.id}, {match.game.players} players"
    for seat, player in enumerate(match.setup.seats, 1):
        yield one_line(f"seat {seat}: {player.name or 'a person' if player.kind == 'human' else player.bot}")
    yield ""
    yield from aligned(list(_rows(match)))


def _rows(match: Match) -> Iterator[tuple[str, str, str]]:
    """Give a ply its number in the line, so that after an undo the numbers go back with it."""
    plies = 0
    for n, entry in enumerate(match.entries):
        number = token = ""
        if isinstance(entry, Acted | Drawn):
            plies += 1
            number, token = str(plies), entry.action if isinstance(entry, Acted) else entry.outcome
        elif isinstance(entry, Undone):
            plies = entry.keep
        told = (_sentence(match, event) for event in match.told(n, ALL))
        yield number, one_line(token), one_line(" ".join(told))


def _sentence(match: Match, event: Event) -> str:
    speaker = "match" if isinstance(event, MatchEvent) else match.game.id
    return sentence(*event_message(speaker, event))


def _ending(result: Result) -> str:
    winners = ", ".join(f"seat {seat}" for seat in result.winners) or "nobody"
    scores = ", ".join(map(str, result.scores))
    return f"{sentence(result.reason)} Winner: {winners}. Scores by seat: {scores}."


COMMANDS = (
    Command("replay", "tell a record's match move by move and draw its end", _replay_arguments, _replay),
    Command("verify", "check the sealed dice of a finished record", _arguments, _verify),
)
