import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--stress", metavar="SEED", help="browser tests with slow processors, lines and hands, by this seed"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put browser tests last, and try one that fails a second time.

    Last, since their driver keeps an event loop running and the server's tests begin their own. A second time, since a
    browser does a thousand things beside the page: what failed once is named in the summary, and is to be looked into.
    Not so under stress, which is there to find just that.
    """
    items.sort(key=in_browser)
    for item in filter(in_browser, items):
        item.add_marker(pytest.mark.flaky(reruns=1, condition=config.getoption("stress") is None))


def in_browser(item: pytest.Item) -> bool:
    """Tell whether a test needs a browser."""
    return "web" in item.path.parts
