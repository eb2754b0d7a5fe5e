"""The command ``serve``: run the service."""

import os
import re
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from mazechase.cli.command import Command, whole
from mazechase.errors import BadText

if TYPE_CHECKING:
    from mazechase.server.limits import Limits

PRESET_NAMES = ("shared-address",)


def data_folder() -> Path:
    """Give the folder where a person's data is kept on this system."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "mazechase"


def _arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    parser.add_argument("--port", type=whole("--port", 0, 65_535), default=8750, help="default 8750; 0: any free one")
    parser.add_argument("--database", metavar="FILE", type=Path, help="where tables are kept")
    parser.add_argument(
        "--workers", metavar="N", type=whole("--workers", 1, 64), help="processes for bots and other heavy work"
    )
    parser.add_argument(
        "--game",
        metavar="MODULE:CLASS",
        action="append",
        default=[],
        help="offer a game from outside the package; may be repeated",
    )
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


def _run(args: Namespace) -> None:
    from mazechase.server.app import Service  # noqa: PLC0415 (the other commands need not load the service)
    from mazechase.server.edge.addresses import Proxies  # noqa: PLC0415
    from mazechase.server.edge.hosts import Hosts  # noqa: PLC0415
    from mazechase.server.serve import listen, serve  # noqa: PLC0415

    service = Service(
        database=args.database or data_folder() / "tables.db",
        limits=_limits(args.preset, args.limit),
        games=tuple(args.game),
        workers=args.workers,
        hosts=Hosts(args.allowed_host),
        proxies=Proxies(args.trusted_proxy),
    )
    if args.game:
        sys.path.insert(0, "")
    taken = listen(args.host, args.port)
    host, port = taken.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    serve(taken, service, lambda: print(f"Mazechase is ready at http://{shown}:{port}/", flush=True))


def _limits(preset: str | None, texts: list[str]) -> "Limits":
    import msgspec  # noqa: PLC0415

    from mazechase.server.limits import PRESETS, Limits  # noqa: PLC0415

    known = Limits.__struct_fields__
    given: dict[str, float] = {} if preset is None else dict(PRESETS[preset])
    for text in texts:
        name, _, number = text.partition("=")
        if name not in known or not re.fullmatch(r"[0-9]{1,9}", number):
            raise BadText("bad-limit", text=text[:60], known=", ".join(known))
        given[name] = int(number)
    return msgspec.convert(given, Limits)


COMMANDS = (Command("serve", "run the service: tables for people and bots, over HTTP and WebSocket", _arguments, _run),)
