"""One service for all tests that don't need their own limits."""

from collections.abc import Iterator

import pytest

from server import stores
from server.running import Served, serving


def pytest_configure(config: pytest.Config) -> None:
    stores.choose(config.getoption("--store"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--store") != "sqlite":
        reasons = {"sqlite": "it is about SQLite's file", "alone": "it is about a server without others"}
        for item in items:
            for name, reason in reasons.items():
                if item.get_closest_marker(name) is not None:
                    item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as served:
        yield served
