"""``mazechase play``: a match in the terminal, or with moves from a pipe."""

import shutil
import sys
import textwrap
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path

from mazechase.bots.arena import MAX_TURNS
from mazechase.cli.command import Command, add_choices, add_game, whole
from mazechase.cli.hints import closest
from mazechase.cli.hotseat import Hotseat
from mazechase.cli.opening import find_game, look_here, open_game
from mazechase.cli.output import aligned, complain, one_line
from mazechase.cli.words import ending, said_seat, say, what_happened
from mazechase.errors import BadText, MazechaseError, NotNow
from mazechase.rules.api import ALL, WATCHER, Chance, Result, Seat, Turn, Viewer
from mazechase.rules.turnlimit import limited

DESCRIPTION = """Play in the terminal, with other people at the same keyboard and with bots.

People sit from seat 1 on and bots in the seats after them, unless --seat says otherwise. Moves are written in the
game's notation, one or more on a line; dice are rolled and cards drawn automatically. Moves may come from a pipe."""

COMMANDS_HERE = ("hint", "undo", "board", "help", "quit")
LONGEST = 10_000  # characters in a line
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # clears the screen and what has scrolled off it


def _arguments(parser: ArgumentParser) -> None:
    parser.description = DESCRIPTION
    add_game(parser)
    parser.add_argument("bots", metavar="BOT", nargs="*", help="random, level1, ..., or module:Class for your own")
    add_choices(parser, "how many play, people and bots; default: one more than there are bots")
    parser.add_argument(
        "--seat",
        metavar="SEAT",
        action="append",
        default=[],
        help="sit here; once for each person. random: draw lots for all seats",
    )
    parser.add_argument(
        "--seed",
        metavar="S",
        type=whole("--seed", 0, 10**18 - 1),
        help="all luck comes from it; default: new luck every time",
    )
    parser.add_argument("--save", metavar="FILE", help="write a record of the match to a new file")


def _run(args: Namespace) -> None:
    if any(":" in bot for bot in args.bots):
        look_here()
    fewest = min(find_game(args.game).player_counts)
    game = limited(open_game(args.game, args, players=max(fewest, len(args.bots) + 1)), MAX_TURNS)
    table = Hotseat(game, args.bots, args.seat, args.seed)
    with _saved(table, args.save):
        _Dialogue(table).run()


@contextmanager
def _saved(table: Hotseat, path: str | None) -> Iterator[None]:
    """Write a record afterwards, however play ends; raise before it begins if the file can't be written."""
    if path is None:
        yield
        return
    try:
        file = Path(path).open("xb")  # noqa: SIM115 (closed below)
    except (OSError, ValueError) as error:
        raise BadText("unwritable-file", file=path, reason=getattr(error, "strerror", None) or str(error)) from error
    with file:
        try:
            yield
        finally:
            try:
                file.write(table.record().encode())
            except NotNow as error:
                Path(path).unlink()
                complain(say("play-not-saved", reason=str(error)))


class _Quit(Exception):
    """The person at the keyboard has quit, or the input has ended."""


class _Dialogue:
    """Shows a match to the people at the keyboard and asks them for moves."""

    def __init__(self, table: Hotseat) -> None:
        self._table = table
        self._interactive = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # unreadable bytes are refused like any other bad input
        people = table.people
        self._hands_over = table.match.game.secrets and len(people) > 1
        self._eyes: Viewer = people[0] if len(people) == 1 else WATCHER  # if the screen isn't handed over
        self._told: dict[Viewer, int] = {}
        if self._interactive:
            with suppress(ImportError):  # on systems without it
                import readline  # noqa: F401, PLC0415 (lets lines be edited)

    def run(self) -> None:
        """Play until the match is over or somebody quits."""
        print(self._table.describe())
        if self._table.people:
            print(say("play-begin"))
        try:
            while not self._table.match.over:
                self._step()
        except _Quit:
            self._print_events(self._eyes)
            print(say("play-not-over"))
        else:
            self._finish()

    def _step(self) -> None:
        node = self._table.match.node
        if isinstance(node, Chance):
            self._table.draw()
        elif isinstance(node, Turn):
            seat = node.seats[0]
            if seat in self._table.people:
                self._ask(seat)
            else:
                self._table.let_bot_act(seat)
        if not self._hands_over:
            self._print_events(self._eyes)

    def _finish(self) -> None:
        match = self._table.match
        if self._hands_over:  # nothing is hidden any longer
            self._told[ALL] = self._told.get(self._eyes, 0)
            self._eyes = ALL
        self._print_events(self._eyes)
        print(f"\n{match.game.show(match.state)}")
        if match.result is not None:
            print(_verdict(match.result, self._table.people) + ending(match.result))

    # One person's turn.

    def _ask(self, seat: Seat) -> None:
        """Ask a person until a move is made or taken back."""
        if self._hands_over and self._eyes != seat:
            self._hand_over(seat)
        self._print_events(self._eyes)
        self._draw_board(seat)
        before = len(self._table.match.entries)
        while len(self._table.match.entries) == before:
            words = self._line(f"{said_seat(seat)}> ").split()
            if words:
                try:
                    self._obey(seat, words)
                except MazechaseError as error:
                    meant = None if words[0].lower() in COMMANDS_HERE else closest(words[0], COMMANDS_HERE)
                    print(one_line(f"{error} {say('did-you-mean', meant=meant)}" if meant else f"{error}"))

    def _obey(self, seat: Seat, words: list[str]) -> None:
        if words[0] in self._legal(seat):
            self._table.act(seat, words)
            return
        commands: dict[str, Callable[[Seat], None]] = {
            "?": self._list,
            "hint": self._hint,
            "undo": self._undo,
            "board": self._draw_board,
            "help": self._help,
            "quit": self._quit,
        }
        command = commands.get(words[0].lower()) if len(words) == 1 else None
        if command is not None:
            command(seat)
        else:
            self._table.act(seat, words)

    def _list(self, seat: Seat) -> None:
        width = shutil.get_terminal_size().columns
        legal = " ".join(self._legal(seat))
        print(textwrap.fill(legal, width, break_long_words=False, break_on_hyphens=False))

    def _hint(self, seat: Seat) -> None:
        hint = self._table.hint(seat)
        print(say("play-no-hints") if hint is None else say("play-hint", bot=hint[0], move=hint[1]))

    def _undo(self, seat: Seat) -> None:
        people = (seat,) if self._hands_over else self._table.people
        self._table.undo(self._table.latest(people) or seat)

    def _draw_board(self, seat: Seat) -> None:
        match = self._table.match
        print(f"\n{match.game.show(match.state, seat)}")

    def _help(self, _: Seat) -> None:
        rows = [("?", say("play-help-list")), *((word, say(f"play-help-{word}")) for word in COMMANDS_HERE)]
        print(say("play-help"), *(f"  {line}" for line in aligned(rows)), sep="\n")

    def _quit(self, _: Seat) -> None:
        raise _Quit

    def _legal(self, seat: Seat) -> list[str]:
        match = self._table.match
        return [match.game.write(action) for action in match.game.legal(match.state, seat)]

    # Who sees what.

    def _print_events(self, viewer: Viewer) -> None:
        """Print what has happened since the viewer last looked, as far as they may know it."""
        match = self._table.match
        for n in range(self._told.get(viewer, 0), len(match.entries)):
            if text := what_happened(match, n, viewer):
                print(one_line(text))
        self._told[viewer] = len(match.entries)

    def _hand_over(self, seat: Seat) -> None:
        """Hide what the last person saw, and wait for the next one."""
        if self._interactive:
            print(CLEAR, end="")
        print(say("play-hand-over", seat=seat))
        if self._interactive:
            self._line(f"{say('play-press-enter', seat=seat)} ")
        self._eyes = seat

    def _line(self, prompt: str) -> str:
        """Return the next line of input."""
        if self._interactive:
            try:
                return input(prompt)
            except (EOFError, KeyboardInterrupt) as ended:
                print()
                if isinstance(ended, KeyboardInterrupt):
                    raise
                raise _Quit from None
        sys.stdout.flush()
        line = sys.stdin.readline(LONGEST + 1) if sys.stdin is not None else ""
        if len(line) > LONGEST:
            raise BadText("line-too-long", most=str(LONGEST))
        if not line:
            raise _Quit
        return line


def _verdict(result: Result, people: tuple[Seat, ...]) -> str:
    """Return how the match went for a person who played alone against bots."""
    if len(people) != 1 or not result.winners:
        return ""
    return f"{say('you-win' if people[0] in result.winners else 'you-lose')} "


COMMANDS = (
    Command("play", "play in the terminal, against bots or with others at the same keyboard", _arguments, _run),
)
