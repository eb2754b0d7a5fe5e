"""The command ``serve``: run the server."""

import gc
import re
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from mazechase.cli.command import Command, whole
from mazechase.cli.page import LAN_HELP, PORT, invite
from mazechase.cli.settings import configured, shown_settings
from mazechase.cli.starting import EVERYWHERE, default_database, listen_patiently, parts, serve_on, start
from mazechase.errors import BadText

if TYPE_CHECKING:
    from mazechase.server.edge.app import Service
    from mazechase.server.limits import Limits

LOG_FORMATS = ("text", "json")
PRESET_NAMES = ("shared-address",)
HERE = "127.0.0.1"
AFTER_A_KILL_S = 5.0  # for its processes to end, on a busy machine
MOST = 999_999_999  # the highest limit


def _arguments(parser: ArgumentParser) -> None:
    _listening(parser)
    _resources(parser)
    _strangers(parser)
    _operating(parser)


def _listening(parser: ArgumentParser) -> None:
    parser.add_argument("--host", help=f"the address to listen on; default {HERE}, this machine only")
    parser.add_argument("--port", type=whole("--port", 0, 65_535), help=f"default {PORT}; 0 takes any that is free")
    parser.add_argument(
        "--lan", action="store_true", default=SUPPRESS, help=LAN_HELP
    )  # it may also come before the command


def _resources(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar="FILE",
        help="where tables are kept; its folder must exist. A database for several servers: postgresql://...",
    )
    parser.add_argument(
        "--workers", metavar="N", type=whole("--workers", 1, 64), help="processes for bots and other heavy work"
    )
    parser.add_argument(
        "--processes",
        metavar="N",
        type=whole("--processes", 1, 64),
        help="processes that serve the address together, to use several processors; default 1",
    )
    parser.add_argument(
        "--game",
        metavar="MODULE:CLASS",
        action="append",
        default=[],
        help="offer a game from outside the package; may be repeated",
    )


def _strangers(parser: ArgumentParser) -> None:
    """Add what limits strangers, and what tells them from others."""
    parser.add_argument(
        "--limit",
        metavar="NAME=NUMBER",
        action="append",
        default=[],
        help="change a limit on what strangers may send (docs/server.md lists them); may be repeated",
    )
    parser.add_argument(
        "--preset",
        choices=PRESET_NAMES,
        help="limits for many people behind one address, as in a school, a café or a club; --limit still overrides",
    )
    parser.add_argument(
        "--allowed-host",
        metavar="NAME",
        action="append",
        default=[],
        help="answer to this host name too, besides IP addresses, localhost and this machine's name; * allows any; "
        "may be repeated",
    )
    parser.add_argument(
        "--trusted-proxy",
        metavar="ADDRESS",
        action="append",
        default=[],
        help="believe what a reverse proxy at this address or network (10.0.0.0/8) says about its clients; "
        "may be repeated",
    )


def _operating(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--metrics-port",
        metavar="PORT",
        type=whole("--metrics-port", 0, 65_535),
        help="serve metrics for Prometheus (/metrics) and probes (/live, /ready) on this port of their own",
    )
    parser.add_argument("--metrics-host", help=f"the address of that port; default {HERE}, this machine only")
    parser.add_argument(
        "--admin-secret-file",
        metavar="FILE",
        help="a file with the operator's secret, for the page /admin and the command `mazechase admin`; without it "
        "there are neither",
    )
    parser.add_argument(
        "--log-format", choices=LOG_FORMATS, help="text (the default), or json: one object per line, for programs"
    )
    parser.add_argument(
        "--config",
        metavar="FILE",
        help="a TOML file with any of these options by name; MAZECHASE_... in the environment overrides it, "
        "and options here override both",
    )
    parser.add_argument("--show-config", action="store_true", help="print what applies, as such a file, and end")


def _run(args: Namespace) -> None:
    configured(args)
    if args.show_config:
        _limits(args.preset, args.limit)  # a name that is wrong is an error here too
        print(shown_settings(args), end="")
        return
    args.port = PORT if args.port is None else args.port
    host, database = _host(args), _database(args)

    def attempt() -> None:
        from mazechase.server.edge.serve import address_of  # noqa: PLC0415

        gc.disable()  # loading creates no garbage; the server starts collecting it when it is ready
        service = _service(args, database)
        taken = listen_patiently(host, args.port, AFTER_A_KILL_S if service.processes > 1 else 0)
        try:
            measured = _measured(service, args)
            metrics = "" if measured.metrics is None else address_of(measured.metrics)
            serve_on(taken, measured, partial(ready, metrics))
        finally:
            taken.close()

    def ready(metrics: str, address: str) -> None:
        print(f"Mazechase is ready at {address}", flush=True)
        if metrics:  # on standard output, since a log of JSON holds nothing else
            print(f"Metrics are at {metrics}metrics", flush=True)
        if args.lan:
            invite(address)

    def running(address: str) -> None:
        there, port = parts(address)
        if port != args.port or there not in (host, *EVERYWHERE):
            raise BadText("database-in-use", database=str(database), address=address)
        print(f"Mazechase is already running at {address}", flush=True)

    if isinstance(database, Path):
        start(database, attempt, running)
    else:
        attempt()


def _host(args: Namespace) -> str:
    if args.lan and args.host is not None:
        raise BadText("lan-and-host")
    return "0.0.0.0" if args.lan else args.host or HERE  # noqa: S104 (asked for)


def _database(args: Namespace) -> Path | str:
    """Return the address of a shared database, or the path of a file."""
    from mazechase.server.store.opening import is_address  # noqa: PLC0415

    shared = args.database is not None and is_address(args.database)
    return args.database if shared else Path(args.database or default_database())


def _service(args: Namespace, database: Path | str) -> "Service":
    from mazechase.server.edge.addresses import Proxies  # noqa: PLC0415
    from mazechase.server.edge.app import Service  # noqa: PLC0415
    from mazechase.server.edge.hosts import Hosts  # noqa: PLC0415
    from mazechase.server.edge.secret import Secret  # noqa: PLC0415

    if args.game:
        sys.path.insert(0, "")
    return Service(
        database=database,
        limits=_limits(args.preset, args.limit),
        games=tuple(args.game),
        workers=args.workers,
        processes=args.processes or 1,
        hosts=Hosts(args.allowed_host),
        proxies=Proxies(args.trusted_proxy),
        log_format=args.log_format or LOG_FORMATS[0],
        secret=None if args.admin_secret_file is None else Secret.read(args.admin_secret_file),
    )


def _measured(service: "Service", args: Namespace) -> "Service":
    """Add the socket for metrics, if there is to be one."""
    import msgspec  # noqa: PLC0415

    from mazechase.server.edge.serve import listen  # noqa: PLC0415

    if args.metrics_port is None:
        return service
    return msgspec.structs.replace(service, metrics=listen(args.metrics_host or HERE, args.metrics_port))


def _limits(preset: str | None, texts: list[str]) -> "Limits":
    import msgspec  # noqa: PLC0415

    from mazechase.server.limits import PRESETS, Limits  # noqa: PLC0415

    known = Limits.__struct_fields__
    given: dict[str, float] = {} if preset is None else dict(PRESETS[preset])
    for text in texts:
        name, equals, number = text.partition("=")
        if not equals:
            raise BadText("limit-form", text=text[:60])
        if name not in known:
            raise BadText("no-such-limit", limit=name[:60])
        if not re.fullmatch(r"[0-9]{1,9}", number):
            raise BadText("bad-limit-number", limit=name, text=number[:40], most=str(MOST))
        given[name] = int(number)
    return msgspec.convert(given, Limits)


COMMANDS = (Command("serve", "run the server: tables for people and bots, over HTTP and WebSocket", _arguments, _run),)
