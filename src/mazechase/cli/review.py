"""``mazechase review``: a match looked at again, for luck and skill."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from mazechase.bots.analysis import analyst
from mazechase.bots.api import Budget
from mazechase.cli.command import Command, add_json, whole
from mazechase.cli.output import aligned, mention_kernels, one_line, print_json, progress
from mazechase.cli.records import open_record
from mazechase.cli.words import listed, percent, said_seat, say
from mazechase.match import Match
from mazechase.review import Review, Reviewed, review

DESCRIPTION = """Show what was luck and what was skill in a match.

Every line has a ply and each seat's chance of winning after it. "luck" is what a roll, spin or draw gave its seat,
compared with the average of all possible outcomes; "gave away" is how much worse a decision was than the best one,
which is shown if the difference is notable."""


def _arguments(parser: ArgumentParser) -> None:
    parser.description = DESCRIPTION
    parser.add_argument("record", metavar="RECORD", help="a record's file (see docs/records.md); - is standard input")
    parser.add_argument(
        "--nodes", metavar="N", type=whole("--nodes", 1, 10**9), help="how many nodes to spend on each position"
    )
    parser.add_argument("--seed", metavar="S", type=whole("--seed", 0, 10**18 - 1), default=1, help="default 1")
    add_json(parser)


def _run(args: Namespace) -> None:
    match = open_record(args.record).replay()
    mention_kernels()
    with progress(say("working-reviewing"), len(match.line)) as advance:
        judge = analyst(match.game, exact=True)
        seen = review(match, Budget(nodes=args.nodes), args.seed, judge=judge, on_ply=advance)
    if args.json:
        print_json(seen)
    else:
        print("\n".join(_lines(match, seen)))


def _lines(match: Match, seen: Review) -> Iterator[str]:
    seats = [said_seat(seat) for seat in match.game.seats]
    heading = (say("review-ply"), "", "", *seats, say("review-luck"), say("review-lost"), say("review-best"))
    start = ("", "", say("review-start"), *map(percent, seen.chances), "", "", "")
    yield from aligned([heading, start, *map(_row, seen.plies)], numbers_from=3)
    yield ""
    totals = [
        (said_seat(one.seat), percent(one.luck, signed=True), percent(one.lost), str(one.decisions), str(one.mistakes))
        for one in seen.totals
    ]
    columns = [say(f"review-{name}") for name in ("luck", "lost", "decisions", "mistakes")]
    yield from aligned([("", *columns), *totals], numbers_from=1)
    if seen.turning_points:
        yield say("review-turning-points", plies=listed(seen.turning_points))


def _row(one: Reviewed) -> tuple[str, ...]:
    luck = "" if one.luck is None or one.seat is None else percent(one.luck[one.seat - 1], signed=True)
    lost = "" if one.lost is None else percent(one.lost)
    who = "" if one.seat is None else said_seat(one.seat)
    return (str(one.ply), who, one_line(one.token), *map(percent, one.chances), luck, lost, one.best or "")


COMMANDS = (Command("review", "show what was luck and what was skill in a match", _arguments, _run),)
