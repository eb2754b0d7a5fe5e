"""How the service shuts down."""

import signal
from pathlib import Path

from mazechase.server.edge.app import Service, make_app
from mazechase.server.edge.serve import _Server, configured
from mazechase.server.limits import Limits


def test_a_second_interrupt_does_not_cut_off_the_end(tmp_path: Path) -> None:
    app = make_app(Service(database=tmp_path / "tables.db"))
    server = _Server(configured(app, Limits()), lambda: None)
    for _ in range(2):
        server.handle_exit(signal.SIGINT, None)
    assert server.should_exit
    assert not server.force_exit
