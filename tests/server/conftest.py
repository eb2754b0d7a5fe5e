"""One service for all tests that don't need their own limits."""

from collections.abc import Iterator

import pytest

from server.running import Served, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as served:
        yield served
