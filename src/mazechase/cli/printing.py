"""``mazechase print``: a game's board, cards, pieces and rules on paper."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from mazechase.cli.command import Command, add_choices, add_game
from mazechase.cli.files import write_bytes
from mazechase.cli.opening import open_game
from mazechase.errors import BadText
from mazechase.messages import spoken
from mazechase.workshop.printing import PAPERS, print_pdf, print_svg

DESCRIPTION = """Print a game at true size: the board in tiles with marks to cut along, cards, pieces, dice and spinner,
and the rules with the options chosen.

FILE.pdf is one file; FILE.svg stands for one file per page: FILE-01.svg and so on.
Needs mazechase[print]."""


def _arguments(parser: ArgumentParser) -> None:
    parser.description = DESCRIPTION
    add_game(parser)
    add_choices(parser)
    parser.add_argument("--paper", choices=tuple(PAPERS), default="a4", help="default: a4")
    parser.add_argument("-o", "--output", metavar="FILE", required=True, help="a .pdf or .svg file")


def _run(args: Namespace) -> None:
    game = open_game(args.game, args)
    file = Path(args.output)
    if file.suffix == ".pdf":
        write_bytes(file, print_pdf(game, spoken(), args.paper))
        return
    if file.suffix != ".svg":
        raise BadText("print-form", file=args.output)
    for n, page in enumerate(print_svg(game, spoken(), args.paper), 1):
        name = file.with_stem(f"{file.stem}-{n:02}")
        write_bytes(name, page)
        print(name)


COMMANDS = (Command("print", "print board, cards, pieces and rules", _arguments, _run),)
