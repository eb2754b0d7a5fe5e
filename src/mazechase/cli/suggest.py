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
from mazechase.cli.words import say
from mazechase.engine import executor
from mazechase.errors import BadOption
from mazechase.messages import spoken
from mazechase.rules.game import AnyGame
from mazechase.rules.options import Documented
from mazechase.workshop.aims import read_aim
from mazechase.workshop.findings import percent
from mazechase.workshop.measuring import Measured
from mazechase.workshop.report import Words, says
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
        help=f"games for the figures at the end, with the old document and with the new; default {FINAL_GAMES}",
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
    with progress(say("working-searching"), args.games) as advance:

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
        complain(say("suggest-nothing"))
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
    text = write_document(_named(best, args.output), comments_on(game.id, option, spoken())) + "\n"
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
    before, after, games = say("suggest-before"), say("suggest-after"), say("arena-games")
    words = Words(found.measured_after.game if found.measured_after else "", spoken())
    rows = [("", games, say("suggest-changes"), say("suggest-distance")), _row(before, found.before, words)]
    named = ((say("suggest-candidate", number=number), one) for number, one in enumerate(found.best, 1))
    rows += [_row(name, one, words) for name, one in named if one.changes]
    aims = " ".join(found.aims)
    heading = say("suggest-heading", aims=aims, rounds=found.rounds, games=found.played)
    lines = [heading, *aligned(rows, 1)]
    if found.measured_before is not None and found.measured_after is not None:
        columns = [say(f"suggest-{name}") for name in ("wins", "began", "turns", "minutes")]
        figures: list[tuple[str, ...]] = [(say("suggest-fresh"), games, *columns)]
        figures += [_figures(before, found.measured_before, words), _figures(after, found.measured_after, words)]
        lines += ["", *aligned(figures, 1), *says(found.measured_after, words)]
    return lines


def _row(name: str, one: Candidate, words: Words) -> tuple[str, ...]:
    return name, str(one.games), str(one.changes), say("suggest-points", points=words.number(100 * one.distance))


def _figures(name: str, measured: Measured, words: Words) -> tuple[str, ...]:
    wins = " ".join(words.written(percent(share.share)) for share in measured.seats)
    began = words.written(percent(measured.began.share)) if measured.began else "-"
    turns, minutes = words.number(measured.turns.mean), words.number(measured.minutes.mean)
    return name, str(measured.games), wins, began, turns, minutes


COMMANDS = (Command("suggest", "search for a fairer or shorter board, deck or the like", _arguments, _run),)
