"""One of several processes that serve one address; edge/processes.py starts it.

``python -m mazechase.server.edge.child LINK PUBLIC [METRICS]``: the descriptors of the link to the parent and of the
sockets to listen on. The first message over the link has the settings. If the parent dies, so does this process: it
could save nothing any more.
"""

import gc
import os
import pickle
import socket
import sys

import msgspec

from mazechase.server.edge.app import Service
from mazechase.server.edge.serve import serve
from mazechase.server.store import lending
from mazechase.server.store.borrowed import BorrowedStore
from mazechase.server.store.link import HEAD, Link
from mazechase.server.store.opening import is_address


def main(link_end: int, *descriptors: int) -> None:
    """Serve until the parent says that it is enough, or is gone."""
    end, public, *metrics = (socket.socket(fileno=number) for number in (link_end, *descriptors))
    for one in (end, public, *metrics):
        one.set_inheritable(False)
    service: Service = pickle.loads(_first_message(end))  # noqa: S301 (from the parent)
    service = msgspec.structs.replace(service, metrics=metrics[0] if metrics else None)
    if service.games:
        sys.path.insert(0, "")
    link = Link(end)
    link.lost = lambda: os._exit(1)
    store = None if is_address(str(service.database)) else BorrowedStore(link)
    serve(public, service, lambda: link.send(lending.encode(lending.Ready())), store)


def _first_message(end: socket.socket) -> bytes:
    """Read one message, and nothing beyond it."""
    size = int.from_bytes(_read(end, HEAD))
    return _read(end, size)


def _read(end: socket.socket, size: int) -> bytes:
    data = end.recv(size, socket.MSG_WAITALL)
    if len(data) < size:
        sys.exit(1)  # the parent is gone already
    return data


if __name__ == "__main__":
    gc.disable()  # until it is ready, as with one process
    main(*map(int, sys.argv[1:]))
