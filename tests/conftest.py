import os

import pytest
from hypothesis import HealthCheck, settings

# Tests read English, whatever language the terminal has that they are started in.
os.environ["MAZECHASE_LANGUAGE"] = "en"

# A busy machine is slow, not wrong.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--store",
        choices=("sqlite", "postgres", "parent"),
        default="sqlite",
        help="what the servers of the tests save in",
    )
    parser.addoption(
        "--stress", metavar="SEED", help="browser tests with slow processors, lines and hands, by this seed"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put browser tests last: their driver keeps an event loop running, and the server's tests start their own."""
    items.sort(key=in_browser)


def in_browser(item: pytest.Item) -> bool:
    """Return whether a test needs a browser."""
    return "web" in item.path.parts
