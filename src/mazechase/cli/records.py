"""``mazechase replay`` and ``mazechase verify``: matches written down."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from typing import Any

from mazechase.cli.command import Command, add_json
from mazechase.cli.files import read_bytes
from mazechase.cli.output import aligned, complain, one_line, print_json
from mazechase.cli.words import ending, listed, said_seat, say, what_happened
from mazechase.errors import MazechaseError, NoSuchGame
from mazechase.match import Match, Record, check, verify
from mazechase.match.entries import Acted, Drawn, Undone
from mazechase.match.records import MOST_BYTES
from mazechase.rules.api import ALL

FOUND_FALSE = 1
NOT_CHECKED = frozenset(
    {"bad-rules-version", "record-not-sealed", "record-no-seed"}
)  # there is nothing wrong with these


def open_record(path: str) -> Record:
    """Read a record from a file."""
    return Record.decode(read_bytes(path, MOST_BYTES))


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help="a record's file (see docs/records.md); - is standard input")
    add_json(parser)


def _replay_arguments(parser: ArgumentParser) -> None:
    _arguments(parser)
    parser.add_argument(
        "--check",
        action="store_true",
        help="compare the result, the sealed dice and the notes too, and say what was checked",
    )


def _replay(args: Namespace) -> int:
    record = open_record(args.record)
    match = _checked(args, lambda: check(record) if args.check else record.replay())
    if match is None:
        return FOUND_FALSE
    checked = {**_counts(match), "seal": record.seed is not None} if args.check else None
    if args.json:
        print_json(_as_data(match, checked))
        return 0
    print("\n".join(_story(match)))
    print()
    print(match.game.show(match.state))
    if match.result is not None:
        print(ending(match.result))
    if checked is not None:
        what = [say("actions", count=checked["actions"]), say("draws", count=checked["draws"])]
        what += [say("their-seal")] if checked["seal"] else []
        print(say("checked-unfinished" if match.result is None else "checked", what=listed(what)))
    return 0


def _verify(args: Namespace) -> int:
    record = open_record(args.record)
    match = _checked(args, lambda: verify(record))
    if match is None:
        return FOUND_FALSE
    counts = _counts(match)
    if args.json:
        print_json({"ok": True, **counts})
    else:
        print(say("verified", draws=counts["draws"]))
    return 0


def _checked(args: Namespace, work: Callable[[], Match]) -> Match | None:
    """Check a record; report what is wrong with it and return None, or raise if it can't be checked here."""
    try:
        return work()
    except MazechaseError as error:
        if isinstance(error, NoSuchGame) or error.code in NOT_CHECKED:
            raise
        if args.json:
            print_json({"ok": False, "code": error.code, "problem": str(error)})
        complain(str(error))
        return None


def _counts(match: Match) -> dict[str, int]:
    """Count the actions and draws of the whole log, including those taken back."""
    kinds: dict[str, type[Any]] = {"actions": Acted, "draws": Drawn}
    return {name: sum(isinstance(entry, kind) for entry in match.entries) for name, kind in kinds.items()}


def _as_data(match: Match, checked: dict[str, int] | None) -> dict[str, Any]:
    return {
        "ok": True,
        "checked": checked,
        "game": match.game.id,
        "players": match.game.players,
        "options": match.game.options,
        "seats": [{"name": seat.name, "kind": seat.kind, "bot": seat.bot} for seat in match.setup.seats],
        "entries": [{"ply": ply, "token": token, "text": text} for ply, token, text in _rows(match)],
        "position": match.game.position(match.state),
        "board": match.game.show(match.state),
        "result": match.result,
    }


def _story(match: Match) -> Iterator[str]:
    """Describe who plays, then every entry of the log and its effect, including those taken back."""
    yield say("match", game=match.game.id, players=match.game.players)
    for seat, player in enumerate(match.setup.seats, 1):
        who = player.name or say("person") if player.kind == "human" else player.bot
        yield one_line(say("held", seat=said_seat(seat), who=who or ""))
    yield ""
    yield from aligned([(str(ply or ""), one_line(token or ""), one_line(text)) for ply, token, text in _rows(match)])


def _rows(match: Match) -> Iterator[tuple[int | None, str | None, str]]:
    """Yield the plies, numbered by their place in the line, so that the numbers go back after an undo."""
    plies = 0
    for n, entry in enumerate(match.entries):
        number = token = None
        if isinstance(entry, Acted | Drawn):
            plies += 1
            number, token = plies, entry.action if isinstance(entry, Acted) else entry.outcome
        elif isinstance(entry, Undone):
            plies = entry.keep
        yield number, token, what_happened(match, n, ALL)


COMMANDS = (
    Command("replay", "describe a record's match move by move and draw the last position", _replay_arguments, _replay),
    Command("verify", "check the sealed dice of a finished record", _arguments, _verify),
)
