"""The command ``database``: back tables up, put them back, check them, and move them to another database."""

import asyncio
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from mazechase.cli.command import Command, add_json
from mazechase.cli.output import counted, print_json, progress
from mazechase.errors import BadText

ACTIONS = {
    "backup": "backup DATABASE FILE: copy a database file to a new file, even while a server uses it",
    "restore": "restore FILE DATABASE: make a database of a backup, where there is none",
    "check": "check DATABASE: replay every table, to be sure that all of it can be read",
    "copy": "copy FROM TO: copy every table to an empty database of any kind",
}


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("action", choices=tuple(ACTIONS), help="; ".join(ACTIONS.values()))
    parser.add_argument("source", metavar="FROM", help="a file; to copy or check, also postgresql://...")
    parser.add_argument("target", metavar="TO", nargs="?", help="a file; to copy, also postgresql://...")
    add_json(parser)


def _run(args: Namespace) -> int | None:
    if (args.target is None) != (args.action == "check"):
        raise BadText("bad-arguments", message=f"the form is: {ACTIONS[args.action].partition(':')[0]}", command="")
    actions: dict[str, Callable[[Namespace], int | None]] = {
        "backup": _back_up,
        "restore": _back_up,
        "check": _check,
        "copy": _copy,
    }
    return actions[args.action](args)


def _back_up(args: Namespace) -> None:
    from mazechase.server.store.backup import back_up  # noqa: PLC0415 (the other commands need not load the service)
    from mazechase.server.store.opening import is_address  # noqa: PLC0415

    if is_address(args.source) or is_address(args.target):
        raise BadText("backup-by-postgres")
    back_up(Path(args.source), Path(args.target))
    if args.json:
        print_json({"from": args.source, "to": args.target})
    else:
        print(f"{'Backed up' if args.action == 'backup' else 'Restored'} {args.source} to {args.target}")


def _check(args: Namespace) -> int:
    """Print what can't be read, and return 1 if there is any."""
    from mazechase.server.servertime import ServerClock  # noqa: PLC0415
    from mazechase.server.store.copying import tables_of  # noqa: PLC0415
    from mazechase.server.store.opening import open_store  # noqa: PLC0415
    from mazechase.server.table.checking import problem_of  # noqa: PLC0415

    _must_exist(args.source)

    async def work() -> tuple[int, dict[str, str]]:
        store, damaged = open_store(args.source, ServerClock()), dict[str, str]()
        try:
            tables = await tables_of(store)
            with progress("checking", len(tables)) as advance:
                for table in tables:
                    problem = await problem_of(store, table)
                    if problem is not None:
                        damaged[table] = str(problem)
                    advance()
            return len(tables), damaged
        finally:
            await store.close()

    checked, damaged = asyncio.run(work())
    if args.json:
        listed = [{"table": table, "problem": problem} for table, problem in damaged.items()]
        print_json({"ok": not damaged, "tables": checked, "damaged": listed})
    else:
        for table, problem in damaged.items():
            print(f"table {table}: {problem}")
        print(f"Checked {counted(checked, 'table')}: {f'{len(damaged)} damaged' if damaged else 'all can be read'}")
    return 1 if damaged else 0


def _copy(args: Namespace) -> None:
    from mazechase.server.servertime import ServerClock  # noqa: PLC0415
    from mazechase.server.store.copying import copy_tables, tables_of  # noqa: PLC0415
    from mazechase.server.store.opening import open_store, shown  # noqa: PLC0415

    _must_exist(args.source)

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

    copied = asyncio.run(work())
    if args.json:
        print_json({"to": shown(args.target), "tables": copied})
    else:
        print(f"Copied {counted(copied, 'table')} to {shown(args.target)}")


def _must_exist(database: str) -> None:
    from mazechase.server.store.opening import is_address  # noqa: PLC0415

    if not is_address(database) and not Path(database).is_file():
        raise BadText("unreadable-file", file=database, reason="there is no such file")


COMMANDS = (Command("database", "back up, restore, check or copy the server's tables", _arguments, _run),)
