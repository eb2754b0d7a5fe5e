"""The command without a subcommand: start the server and open the page."""

import os
import socket
import sys
import webbrowser
from argparse import ArgumentParser, Namespace

from mazechase.cli.starting import EVERYWHERE, default_database, parts, serve_on, start
from mazechase.cli.words import say
from mazechase.errors import BadText, CannotServe

PORT = 8750
LAN_HELP = "let phones and tablets on this network play too: print a link and a QR code for them"
SOMEWHERE = ("192.0.2.1", 9)  # a documentation address: nothing is sent there


def arguments(parser: ArgumentParser) -> None:
    """Add the page's arguments."""
    parser.add_argument("--lan", action="store_true", help=LAN_HELP)


def run(args: Namespace) -> None:
    """Serve this machine, or the whole home network, and open the page."""
    database = default_database()

    def attempt() -> None:
        from mazechase.server.edge.app import Service  # noqa: PLC0415 (the other commands need not load the service)
        from mazechase.server.edge.serve import listen  # noqa: PLC0415

        host = "0.0.0.0" if args.lan else "127.0.0.1"  # noqa: S104 (asked for)
        try:
            taken = listen(host, PORT)
        except CannotServe:
            taken = listen(host, 0)
        serve_on(taken, Service(database=database), ready)

    def ready(address: str) -> None:
        print(say("page-ready", link=link_here(address)), flush=True)
        _open(invite(address) if args.lan else link_here(address))

    def running(address: str) -> None:
        if args.lan and parts(address)[0] not in EVERYWHERE:
            raise BadText("running-without-lan", address=address)
        print(say("page-opening" if _has_screen() else "page-running", link=link_here(address)), flush=True)
        _open(invite(address) if args.lan else link_here(address))

    start(database, attempt, running)


def link_here(address: str) -> str:
    """Return the link that opens a server's page on this machine.

    >>> link_here("http://0.0.0.0:8750/")
    'http://127.0.0.1:8750/'
    """
    host, port = parts(address)
    return f"http://127.0.0.1:{port}/" if host in EVERYWHERE else address


def invite(address: str) -> str:
    """Print a link and a QR code for other devices, and return the link: links created on that page work everywhere."""
    link = f"http://{house_address()}:{parts(address)[1]}/"
    print(f"{say('page-network', link=link)}\n{qr_code(link)}", flush=True)
    return link


def _has_screen() -> bool:
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open(link: str) -> None:
    if _has_screen():
        webbrowser.open(link)


def house_address() -> str:
    """Return this machine's address on the local network, or the loopback address if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def qr_code(link: str) -> str:
    """Draw a link for a phone's camera, two rows of squares per line.

    >>> qr_code("http://192.168.1.7:8750/").count(chr(10))
    16
    """
    import segno  # noqa: PLC0415 (only here)

    quiet = 4
    rows = [[bool(bit) for bit in row] for row in segno.make_qr(link, error="m").matrix]
    wide = len(rows[0]) + 2 * quiet
    padded = [[False] * wide] * quiet + [[False] * quiet + row + [False] * quiet for row in rows] + [[False] * wide] * 5
    pairs = zip(padded[::2], padded[1::2], strict=False)
    blocks = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}  # light is drawn
    return "\n".join("".join(blocks[bits] for bits in zip(upper, lower, strict=True)) for upper, lower in pairs)
