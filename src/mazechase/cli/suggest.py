"""``mazechase suggest``: small changes of a board, layout or deck toward an aim."""

from argparse import ArgumentParser, Namespace
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from mazechase.bots.api import Budget, usual_bot
from mazechase.cli.command import Command, add_json, whole
from mazechase.cli.measure import add_measuring, write_file
from mazechase.cli.opening import look_here, open_game
from mazechase.cli.output import aligned, complain, mention_kernels, print_json, progress
from mazechase.engine import executor
from mazechase.errors import BadOption
from mazechase.rules.game import AnyGame
from mazechase.rules.options import Documented
from mazechase.workshop.aims import read_aim
from mazechase.workshop.findings import percent
from mazechase.workshop.measuring import Measured
from mazechase.workshop.suggesting import FINAL_GAMES, Candidate, Suggested, suggest
from mazechase.workshop.template import comments_on, write_document

INTERRUPTED = 130

DESCRIPTION = """Search for a better board, layout, deck or faces: small changes, tried by letting bots play.

Aims: `even` (every seat, or every side, wins equally often), `turns=60`, `minutes=10`, or a side's share of wins in
per cent, such as `pacman=50`. Several aims count together. The best document found is printed, or written with -o,
after the figures of the old and the new one on luck that the search never saw. Ctrl-C ends the search with the best
document so far."""


def _arguments(parser: ArgumentParser) -> None:
    parser.description = DESCRIPTION
    add_measuring(parser, 20_000)
    parser.add_argument("--change", metavar="OPTION", help="which document to change; default: the game's first")
    parser.add_argument("--aim", metavar="AIM", action="append", default=[], help="default: even")
    parser.add_argument(
        "--final",
        metavar="N",
        type=whole("--final", 1, 1_000_000),
        default=FINAL_GAMES,
        help=f"games for the figures at the end; default {FINAL_GAMES}",
    )
    parser.add_argument("-o", "--output", metavar="FILE", help="write the best document to this .toml file")
    add_json(parser)


def _run(args: Namespace) -> int:
    if any(":" in bot for bot in args.bot):
        look_here()
    game = open_game(args.game, args)
    option = args.change or _first_document(game)
    aims = [read_aim(game, aim) for aim in args.aim or ["even"]]
    place = executor(args.on, args.workers)
    mention_kernels()
    found: Suggested | None = None
    with progress("searching", args.games) as advance:

        def on_games(count: int) -> None:
            for _ in range(count):
                advance()

        steps = suggest(
            game,
            option,
            args.bot or [usual_bot(game.id)],
            aims,
            games=args.games,
            seed=args.seed,
            budget=Budget(nodes=args.nodes),
            on=place,
            on_games=on_games,
            final_games=args.final,
        )
        with suppress(KeyboardInterrupt):
            for found in steps:  # noqa: B007 (the last one counts)
                pass
    if found is None:
        complain("stopped before anything was found")
        return INTERRUPTED
    _show(args, game, option, found)
    return 0 if found.measured_after is not None else INTERRUPTED


def _first_document(game: AnyGame) -> str:
    for option in game.rules.declared:
        if isinstance(option.kind, Documented):
            return option.name
    raise BadOption("no-changes", game=game.id, option="-", known="nothing")


def _show(args: Namespace, game: AnyGame, option: str, found: Suggested) -> None:
    best = found.best[0].document
    text = write_document(_named(best, args.output), comments_on(game.id, option)) + "\n"
    if args.output:
        write_file(args.output, text)
    if args.json:
        print_json({"game": game.id, "players": game.players, "option": option, **msgspec.structs.asdict(found)})
        return
    print("\n".join(_lines(found)))
    if not args.output:
        print(f"\n{text}", end="")


def _named(document: dict[str, Any], output: str | None) -> dict[str, Any]:
    """Return the document with the name of its file, where documents have an id and a title."""
    name = Path(output).stem if output else "suggested"
    named = {"id": name, "title": name.replace("-", " ").capitalize(), "source": "home-made"}
    return {field: named.get(field, value) for field, value in document.items()}


def _lines(found: Suggested) -> list[str]:
    rows = [("", "games", "changes", "distance from the aim"), _row("before", found.before)]
    rows += [_row(f"candidate {number}", one) for number, one in enumerate(found.best, 1) if one.changes]
    lines = [f"aim {' '.join(found.aims)}, {found.rounds} rounds, {found.played} games", *aligned(rows, 1)]
    if found.measured_before is not None and found.measured_after is not None:
        figures: list[tuple[str, ...]] = [("on fresh luck", "games", "wins by seat", "began", "turns", "minutes")]
        figures += [_figures("before", found.measured_before), _figures("after", found.measured_after)]
        lines += ["", *aligned(figures, 1), *(one.sentence() for one in found.measured_after.findings)]
    return lines


def _row(name: str, one: Candidate) -> tuple[str, ...]:
    return name, str(one.games), str(one.changes), f"{100 * one.distance:.1f} points"


def _figures(name: str, measured: Measured) -> tuple[str, ...]:
    wins = " ".join(f"{percent(share.share)}" for share in measured.seats)
    began = percent(measured.began.share) if measured.began else "-"
    return name, str(measured.games), wins, began, f"{measured.turns.mean:.1f}", f"{measured.minutes.mean:.1f}"


COMMANDS = (Command("suggest", "search for a fairer or shorter board, deck or the like", _arguments, _run),)
