"""How the service shuts down."""

import asyncio
import signal
from collections.abc import Generator
from pathlib import Path

import pytest

import mazechase
from mazechase.errors import NotNow
from mazechase.server.edge.app import Service, make_app
from mazechase.server.edge.serve import _Server, configured
from mazechase.server.limits import Limits
from mazechase.server.table import hub
from server.memory import Service as InMemory
from server.running import eventually, scenario


def test_a_second_interrupt_does_not_cut_off_the_end(tmp_path: Path) -> None:
    app = make_app(Service(database=tmp_path / "tables.db"))
    server = _Server(configured(app, Limits()), lambda: None)
    for _ in range(2):
        server.handle_exit(signal.SIGINT, None)
    assert server.should_exit
    assert not server.force_exit


@scenario
async def test_a_table_that_is_still_being_read_holds_up_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty long records, opened by one address and charged to it, would have taken minutes."""
    service = InMemory()

    def without_end(_: object) -> Generator[None]:
        while True:
            service.seconds += 1  # so that each step is a slice
            yield

    begun_s = service.seconds
    await service.table(mazechase.game("quoridor"), "long")
    await service.hub._close("long")
    monkeypatch.setattr(hub, "load_table", without_end)
    waiting = [asyncio.create_task(service.hub.table("long")) for _ in range(2)]
    await eventually(lambda: service.seconds > begun_s)
    await service.close()
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert [answer.code for answer in answers if isinstance(answer, NotNow)] == ["table-closed"] * 2
