import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put browser tests last: their driver keeps an event loop running, and the server's tests begin their own."""
    items.sort(key=lambda item: "web" in item.path.parts)
