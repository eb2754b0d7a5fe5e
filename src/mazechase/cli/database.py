"""The command ``database``: move tables from one database to another."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from mazechase.cli.command import Command
from mazechase.cli.output import counted, progress
from mazechase.errors import BadText


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("action", choices=("copy",), help="copy: copy every table to an empty database")
    parser.add_argument("source", metavar="FROM", help="a file, or postgresql://...; no server may be using the file")
    parser.add_argument("target", metavar="TO", help="a file, or postgresql://...; it must have no tables yet")


def _run(args: Namespace) -> None:
    import asyncio  # noqa: PLC0415 (the other commands need not load the service)

    from mazechase.server.servertime import ServerClock  # noqa: PLC0415
    from mazechase.server.store.copying import copy_tables, tables_of  # noqa: PLC0415
    from mazechase.server.store.opening import is_address, open_store, shown  # noqa: PLC0415

    if not is_address(args.source) and not Path(args.source).is_file():
        raise BadText("unreadable-file", file=args.source, reason="there is no such file")

    async def work() -> int:
        clock = ServerClock()
        source = open_store(args.source, clock)
        try:
            target = open_store(args.target, clock)
            try:
                tables = await tables_of(source)
                with progress("copying", len(tables)) as advance:
                    await copy_tables(source, target, tables, advance)
                return len(tables)
            finally:
                await target.close()
        finally:
            await source.close()

    print(f"Copied {counted(asyncio.run(work()), 'table')} to {shown(args.target)}")


COMMANDS = (Command("database", "copy all tables from one database to another", _arguments, _run),)
