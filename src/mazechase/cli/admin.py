"""The command ``admin``: ask a running server what is going on, and change what only its operator may."""

import json
import os
import urllib.error
import urllib.request
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any, NamedTuple

from mazechase.cli.command import Command, add_json
from mazechase.cli.output import counted, print_json
from mazechase.cli.page import PORT
from mazechase.errors import BadText, CannotServe, MazechaseError

PATIENCE_S = 600  # to find a person, every table has to be read
SECRET = "MAZECHASE_ADMIN_SECRET_FILE"  # noqa: S105 (the name of a variable)


class Action(NamedTuple):
    """Something to ask for: what it takes, and what it does."""

    takes: str | None
    help: str


ACTIONS = {
    "status": Action(None, "what is going on: tables, connections, bots, who is blocked"),
    "limits": Action(None, "the limits that apply"),
    "tables": Action(None, "every stored table"),
    "delete": Action("TABLE", "delete a table"),
    "host": Action("TABLE", "a new link for a table's host, who has lost it; the old one stops working"),
    "export": Action("NAME", "everything that is stored about a person, as JSON"),
    "erase": Action("NAME", "erase a person's name wherever it is stored"),
    "block": Action("NETWORK", "let nobody connect from an address or a network"),
    "unblock": Action("NETWORK", "let a network in again"),
}


def _arguments(parser: ArgumentParser) -> None:
    forms = "; ".join(f"{name}{f' {one.takes}' if one.takes else ''}: {one.help}" for name, one in ACTIONS.items())
    parser.add_argument("action", choices=tuple(ACTIONS), help=forms)
    parser.add_argument("what", metavar="WHAT", nargs="?", help="the table, name or network")
    parser.add_argument("--table", metavar="ID", help="for export and erase: only at this table")
    parser.add_argument("--note", default="", help="for block: why, for your own memory")
    parser.add_argument(
        "--server", metavar="URL", default=f"http://127.0.0.1:{PORT}", help="the server's address; default %(default)s"
    )
    parser.add_argument(
        "--admin-secret-file", metavar="FILE", help=f"the file with the secret that the server has too; or {SECRET}"
    )
    add_json(parser)


def _run(args: Namespace) -> None:
    takes = ACTIONS[args.action].takes
    if (args.what is None) != (takes is None):
        raise BadText("bad-arguments", message=f"{args.action} takes {takes or 'nothing'}", command="mazechase admin")
    match args.action:
        case "status" | "limits":
            found = _ask(args, "GET", "overview")
            print_json(found) if args.json else _show(found, limits=args.action == "limits")
        case "tables":
            _list_tables(args)
        case "delete":
            _ask(args, "DELETE", f"tables/{args.what}")
            print("Deleted.")
        case "host":
            token = _ask(args, "POST", f"tables/{args.what}/host")["token"]
            print(f"{args.server.rstrip('/')}/t/{args.what}#{token}")
        case "export":
            print_json(_ask(args, "POST", "person", _person(args)))
        case "erase":
            print(f"Erased at {counted(_ask(args, 'POST', 'erase', _person(args))['tables'], 'table')}.")
        case "block" | "unblock":
            note = {"note": args.note} if args.action == "block" else {}
            _show_blocked(_ask(args, "POST", args.action, {"network": args.what, **note}))


def _person(args: Namespace) -> dict[str, Any]:
    return {"name": args.what, **({} if args.table is None else {"table": args.table})}


def _ask(args: Namespace, method: str, path: str, body: Any = None) -> Any:
    """Send a request and return the answer; raise what the server says."""
    headers = {"Authorization": f"Bearer {_secret(args)}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    if not args.server.startswith(("http://", "https://")):
        raise BadText("bad-arguments", message="--server takes an http address", command="mazechase admin")
    url = f"{args.server.rstrip('/')}/api/admin/{path}"
    request = urllib.request.Request(url, data, headers, method=method)  # noqa: S310 (http, as checked)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:  # noqa: S310
            text = answer.read()
    except urllib.error.HTTPError as error:
        raise _refusal(error.read(), error.code) from error
    except OSError as error:
        raise CannotServe("no-server", server=args.server, problem=str(getattr(error, "reason", error))) from error
    return json.loads(text) if text else None


def _refusal(text: bytes, status: int) -> MazechaseError:
    try:
        problem = json.loads(text)
        return CannotServe(problem["code"], **problem["params"])
    except (ValueError, KeyError, TypeError):
        return CannotServe("no-server", server="", problem=f"HTTP {status}")


def _secret(args: Namespace) -> str:
    file = args.admin_secret_file or os.environ.get(SECRET)
    if not file:
        raise BadText("bad-arguments", message=f"give --admin-secret-file or {SECRET}", command="mazechase admin")
    try:
        lines = Path(file).read_text("utf-8").splitlines()
    except (OSError, ValueError) as error:
        raise BadText("unreadable-file", file=file, reason=getattr(error, "strerror", None) or str(error)) from error
    return lines[0].strip() if lines else ""


def _show(found: dict[str, Any], *, limits: bool) -> None:
    if limits:
        for name, value in found["limits"].items():
            print(f"{name} = {int(value) if value == int(value) else value}")
        return
    node = f", node {found['node']}" if found["node"] else ""
    print(f"Mazechase {found['version']}, up for {found['up_s']} s{node}")
    print(f"{found['processor_s']} s of processor time, at most {found['memory_mb']} MB")
    print(f"{counted(found['tables_open'], 'table')} open, {found['tables_watched']} with somebody there")
    print(f"{found['players']} players' connections in {counted(found['seats_here'], 'seat')}, ", end="")
    print(f"{found['spectators']} spectators', {found['strangers']} others")
    print(f"{counted(found['jobs_running'], 'job')} running, {found['jobs_waiting']} waiting")
    for table in found["tables"]:
        print(
            f"  {table['id']} {table['game']} {table['phase']}: {counted(table['devices'], 'device')}, "
            f"{table['entries']} entries, {table['spent_ms']} ms, longest {table['slowest_ms']} ms, "
            f"bots {table['bots_ms']} ms"
        )
    for address in found["addresses"]:
        print(f"  {address['address']}: {counted(address['connections'], 'connection')}, bots {address['bots_ms']} ms")
    _show_blocked(found["blocked"])


def _show_blocked(blocked: list[dict[str, Any]]) -> None:
    for one in blocked:
        print(f"  blocked: {one['network']}{' (' + one['note'] + ')' if one['note'] else ''}")
    if not blocked:
        print("Nobody is blocked.")


def _list_tables(args: Namespace) -> None:
    after: str | None = ""
    found = []
    while after is not None:
        page = _ask(args, "GET", f"tables?after={after}")
        found += page["tables"]
        after = page["after"]
    if args.json:
        print_json(found)
        return
    for table in found:
        print(f"{table['id']} {table['game'] or '?'} {table['phase']} {table['touched_ms']}")


COMMANDS = (Command("admin", "look after a running server: its tables, people and addresses", _arguments, _run),)
