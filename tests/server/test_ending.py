"""How the service ends."""

import signal
from pathlib import Path

from mazechase.server.app import Service, make_app
from mazechase.server.limits import Limits
from mazechase.server.serve import _Server, configured


def test_a_second_interrupt_does_not_cut_off_the_end(tmp_path: Path) -> None:
    app = make_app(Service(database=tmp_path / "tables.db"))
    server = _Server(configured(app, Limits()), lambda: None)
    for _ in range(2):
        server.handle_exit(signal.SIGINT, None)
    assert server.should_exit
    assert not server.force_exit
