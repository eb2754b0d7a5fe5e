"""What a command prints: answers on standard output, complaints on standard error, progress on a terminal alone."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from io import TextIOWrapper


def use_any_encoding() -> None:
    """Print a question mark for what a terminal's encoding lacks, rather than fail."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def one_line(text: str) -> str:
    r"""Make one line of a text from outside, without characters that could command a terminal.

    >>> one_line("red\n\x1b[31m")
    'red [31m'
    """
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


def counted(number: int, noun: str) -> str:
    """Say how many.

    >>> counted(1, "draw"), counted(0, "draw")
    ('1 draw', '0 draws')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def aligned(rows: Sequence[Sequence[str]], numbers_from: int | None = None) -> list[str]:
    """Line up the columns of a table: words to the left, and from a column on numbers to the right.

    >>> aligned([("bot", "wins"), ("level1", "7")], numbers_from=1)
    ['bot     wins', 'level1     7']
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    first = len(widths) if numbers_from is None else numbers_from
    return [
        "  ".join(
            text.rjust(width) if column >= first else text.ljust(width)
            for column, (text, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def complain(text: str) -> None:
    """Print one line on standard error, if anybody listens there."""
    if sys.stderr is None:
        return
    with suppress(OSError):
        print(f"mazechase: {one_line(text)}", file=sys.stderr, flush=True)


def flush() -> None:
    """Send out what was printed, so that a reader who left is noticed here and not when Python ends."""
    if sys.stdout is not None:
        sys.stdout.flush()


def abandon() -> None:
    """Forget what could not be printed, so that Python does not try again when it ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[], None]]:
    """Show a bar while long work goes on; call what this gives after each of ``total`` parts."""
    if not all(stream is not None and stream.isatty() for stream in (sys.stdout, sys.stderr)):
        yield lambda: None
        return
    from rich.console import Console  # noqa: PLC0415 (takes longer to load than most commands to run)
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)
