"""``mazechase export``: records as rows for learning, in Parquet or JSON Lines."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import BinaryIO

import msgspec

from mazechase.cli.command import Command
from mazechase.cli.output import progress
from mazechase.cli.records import open_record
from mazechase.errors import BadText
from mazechase.match.rows import Row, rows

FORMATS = ("jsonl", "parquet")
BLOCK = 10_000  # rows that are written at once
DESCRIPTION = """Write the plies of records for learning: a row each, with the position before it, everything that could
be chosen or drawn, the choice, and how the match ended (docs/research.md lists the columns). A folder stands for all
records in it. Parquet needs the extra "research" and a file; JSON Lines go to standard output unless there is one."""


def _arguments(parser: ArgumentParser) -> None:
    parser.description = DESCRIPTION
    parser.add_argument("records", metavar="RECORD", nargs="+", help="a record's file, a folder of them, or -")
    parser.add_argument("--to", choices=FORMATS, default=FORMATS[0], help="the format; default jsonl")
    parser.add_argument("-o", "--output", metavar="FILE", help="the file to write")


def _run(args: Namespace) -> None:
    if args.to == "parquet" and args.output is None:
        raise BadText("bad-arguments", message="--to parquet needs -o FILE", command="mazechase export")
    paths = [one for path in args.records for one in _files(path)]
    if not paths:
        raise BadText("unreadable-file", file=args.records[0], reason="no records (*.json) in this folder")
    with progress("exporting", len(paths)) as advance:
        found = _rows(paths, advance)
        if args.to == "parquet":
            _write_parquet(found, args.output)
        elif args.output is None:
            _write_lines(found, sys.stdout.buffer)
        else:
            with Path(args.output).open("wb") as file:
                _write_lines(found, file)


def _files(path: str) -> list[str]:
    folder = Path(path)
    return sorted(map(str, folder.glob("*.json"))) if path != "-" and folder.is_dir() else [path]


def _rows(paths: Iterable[str], advance: Callable[[], None]) -> Iterator[Row]:
    for path in paths:
        yield from rows(open_record(path))
        advance()


def _write_lines(found: Iterable[Row], file: BinaryIO) -> None:
    encoder = msgspec.json.Encoder()
    file.writelines(encoder.encode(row) + b"\n" for row in found)


def _write_parquet(found: Iterator[Row], path: str) -> None:
    """Write blocks of rows; numbers are small, and the columns that repeat are stored once."""
    import pyarrow as pa  # noqa: PLC0415 (an extra)
    import pyarrow.parquet as pq  # noqa: PLC0415

    numbers, texts = pa.list_(pa.int32()), pa.list_(pa.string())
    kinds = {int: pa.int32(), str: pa.string(), tuple[int, ...]: numbers, tuple[str, ...]: texts}
    schema = pa.schema([(field.name, kinds.get(field.type, pa.string())) for field in msgspec.structs.fields(Row)])
    with pq.ParquetWriter(path, schema) as writer:
        while block := list(islice(found, BLOCK)):
            writer.write_table(pa.Table.from_pylist([msgspec.to_builtins(row) for row in block], schema))


COMMANDS = (Command("export", "write records as rows for learning", _arguments, _run),)
