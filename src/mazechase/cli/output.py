"""What a command prints: answers on standard output, errors on standard error, progress only on a terminal."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from typing import Any
from unicodedata import category, combining, east_asian_width

import msgspec

from mazechase.engine.kernel import built, switched_off
from mazechase.messages import sentence


def use_any_encoding() -> None:
    """Print a question mark for characters that the terminal's encoding lacks, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def print_json(value: Any) -> None:
    """Print a value as JSON."""
    print(msgspec.json.format(msgspec.json.encode(value)).decode())


def one_line(text: str) -> str:
    r"""Return outside text as one line, without characters that could control a terminal.

    >>> one_line("red\n\x1b[31m")
    'red [31m'
    """
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


def counted(number: int, noun: str) -> str:
    """Return a number with its noun.

    >>> counted(1, "draw"), counted(0, "draw")
    ('1 draw', '0 draws')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def aligned(rows: Sequence[Sequence[str]], numbers_from: int | None = None) -> list[str]:
    """Align the columns of a table: words to the left and, from one column on, numbers to the right.

    >>> aligned([("bot", "wins"), ("level1", "7")], numbers_from=1)
    ['bot     wins', 'level1     7']
    """
    widths = [max(map(_width, column)) for column in zip(*rows, strict=True)]
    first = len(widths) if numbers_from is None else numbers_from
    return [
        "  ".join(
            _padded(text, width, right=column >= first)
            for column, (text, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _padded(text: str, width: int, *, right: bool) -> str:
    space = " " * (width - _width(text))
    return space + text if right else text + space


def _width(text: str) -> int:
    """Return how many columns of a terminal a text takes: Japanese letters take two, accents and marks none."""
    if text.isascii():
        return len(text)
    shown = [char for char in text if not combining(char) and category(char) != "Cf"]
    return sum(2 if east_asian_width(char) in "WF" else 1 for char in shown)


def complain(text: str) -> None:
    """Print one line on standard error, if it is open."""
    if sys.stderr is None:
        return
    with suppress(OSError):
        print(f"mazechase: {one_line(text)}", file=sys.stderr, flush=True)


def flush() -> None:
    """Flush the output, so that a closed pipe is noticed here and not when Python exits."""
    if sys.stdout is not None:
        sys.stdout.flush()


def abandon() -> None:
    """Discard what could not be printed, so that Python doesn't try again when it exits."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def on_terminal() -> bool:
    """Return whether a person is watching."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdout, sys.stderr))


def mention_kernels() -> None:
    """Mention on a terminal that long work is slower without kernels; an installer can't say so."""
    if on_terminal() and not built() and not switched_off():
        complain(sentence("cli-no-kernels"))


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[], None]]:
    """Show a progress bar during long work; call the function it yields after each of ``total`` parts."""
    if not on_terminal():
        yield lambda: None
        return
    from rich.console import Console  # noqa: PLC0415 (takes longer to load than most commands to run)
    from rich.progress import Progress  # noqa: PLC0415

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)
