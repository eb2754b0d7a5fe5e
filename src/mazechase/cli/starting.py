"""Starting a server, unless one is already using the database: then its address will do."""

import os
import socket
import time
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from mazechase.errors import BadText, CannotServe, MazechaseError

if TYPE_CHECKING:
    from mazechase.server.edge.app import Service

PATIENCE_S = 10  # how long to wait for a server that is starting or stopping
ANSWER_S = 10
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 (compared with, not listened on)


def default_database() -> Path:
    """Return the default path of a person's tables on this system; create its folder if there is none."""
    home = os.environ.get("XDG_DATA_HOME", "")
    folder = (Path(home) if home else Path.home() / ".local" / "share") / "mazechase"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadText("unusable-folder", folder=str(folder), reason=error.strerror or str(error)) from error
    return folder / "tables.db"


def start(database: Path, attempt: Callable[[], None], running: Callable[[str], None]) -> None:
    """Try to serve; if a server is already using the database, call ``running`` with its address instead.

    The attempt itself loads what it needs, so a second start is as fast as any other command.
    """
    from mazechase.server.store.databasefile import server_of  # noqa: PLC0415 (the other commands need not load it)

    _check_folder(database)
    deadline = time.monotonic() + PATIENCE_S  # noqa: TID251 (a command has a clock)
    while True:
        address = server_of(database)
        late = time.monotonic() >= deadline  # noqa: TID251
        if address and _answers(address):
            running(address)
            return
        if address is None or late:
            try:
                attempt()
            except MazechaseError as error:
                somebody_else = isinstance(error, CannotServe) or error.code == "store-in-use"
                if late or not somebody_else or server_of(database) is None:
                    raise
            else:
                return
        time.sleep(0.05)


def listen_patiently(host: str, port: int, patience_s: float) -> socket.socket:
    """Bind an address; if it is taken, wait a while and try again.

    The processes of a server that was killed take a moment to end.
    """
    from mazechase.server.edge.serve import listen  # noqa: PLC0415

    deadline = time.monotonic() + patience_s  # noqa: TID251
    while True:
        try:
            return listen(host, port)
        except CannotServe:
            if time.monotonic() >= deadline:  # noqa: TID251
                raise
        time.sleep(0.05)


def serve_on(taken: socket.socket, service: "Service", ready: Callable[[str], None]) -> None:
    """Serve until interrupted; call ``ready`` with the address. Errors name the database."""
    from mazechase.server.edge.serve import address_of, serve  # noqa: PLC0415
    from mazechase.server.store.opening import shown  # noqa: PLC0415
    from mazechase.server.store.protocol import StoreFailure  # noqa: PLC0415

    address = address_of(taken)
    try:
        if service.processes > 1:
            from mazechase.server.edge.processes import serve_all  # noqa: PLC0415

            serve_all(taken, service, lambda: ready(address))
        else:
            serve(taken, service, lambda: ready(address))
    except StoreFailure as error:
        if error.code == "store-in-use":
            raise
        raise BadText("unusable-database", database=shown(service.database), reason=_reason(error)) from error


def _reason(error: MazechaseError) -> str:
    """Return why a database can't be opened: what the system says, if the system refused."""
    cause = error.__cause__
    return f"{cause.strerror}." if isinstance(cause, OSError) and cause.strerror else str(error)


def _check_folder(database: Path) -> None:
    """Raise BadText if the database's folder doesn't exist, or if the database is a folder."""
    folder = database.parent
    try:
        folder.stat()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadText("unusable-folder", folder=str(folder), reason=reason) from error
    if os.path.isdir(database):  # noqa: PTH112 (Path.is_dir raises where a name is too long)
        raise BadText("unusable-database", database=str(database), reason="It is a folder; name a file in it.")


def _answers(address: str) -> bool:
    """Return whether a server answers; one that was just killed may leave its port open for a moment."""
    host, port = parts(address)
    connection = HTTPConnection("localhost" if host in EVERYWHERE else host, port, timeout=ANSWER_S)
    try:
        connection.request("GET", "/api/health")
        connection.getresponse()
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
    return True


def parts(address: str) -> tuple[str, int]:
    """Split an address into host and port.

    >>> parts("http://[::1]:8750/")
    ('::1', 8750)
    """
    split = urlsplit(address)
    return split.hostname or "", split.port or 0
