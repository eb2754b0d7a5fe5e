"""The command without a word after it: start the service and open the page."""

import os
import socket
import sys
import webbrowser
from argparse import ArgumentParser, Namespace

from mazechase.cli.serve import data_folder
from mazechase.errors import CannotServe

PORT = 8750
LAN_HELP = "let phones and tablets in the house play too: print a link and a QR code for them"
SOMEWHERE = ("192.0.2.1", 9)  # an address kept for examples: nothing is sent there


def arguments(parser: ArgumentParser) -> None:
    """Take what playing takes."""
    parser.add_argument("--lan", action="store_true", help=LAN_HELP)


def run(args: Namespace) -> None:
    """Serve on this machine, or in the whole house, and show the page."""
    from mazechase.server.app import Service  # noqa: PLC0415 (the other commands need not load the service)
    from mazechase.server.serve import listen, serve  # noqa: PLC0415

    host = "0.0.0.0" if args.lan else "127.0.0.1"  # noqa: S104 (asked for)
    try:
        taken = listen(host, PORT)
    except CannotServe:
        taken = listen(host, 0)
    port = taken.getsockname()[1]
    serve(taken, Service(database=data_folder() / "tables.db"), lambda: _invite(port, lan=args.lan))


def _invite(port: int, *, lan: bool) -> None:
    link = f"http://127.0.0.1:{port}/"
    print(f"Mazechase is ready at {link} (Ctrl-C ends it)", flush=True)
    if lan:
        link = f"http://{house_address()}:{port}/"  # opened here too, so that links made on the page work for others
        print(f"In the house: {link}\n{qr_code(link)}", flush=True)
    if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(link)


def house_address() -> str:
    """Give this machine's address in the house; its own name for itself where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def qr_code(link: str) -> str:
    """Draw a link for a phone's camera, two rows of squares to a line.

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
