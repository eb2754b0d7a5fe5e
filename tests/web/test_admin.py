"""The operator's page: let in by the secret, it shows what is going on, deletes, erases and blocks."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from web.conftest import Visit
from web.served import Program

SECRET = "a-secret-of-the-operator"  # noqa: S105 (of the tests)
LET_IN = re.compile(r"Let .?192\.0\.2\.0.24.? in")  # with marks of direction


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Program]:
    file = tmp_path / "secret"
    file.write_text(SECRET)
    running = Program(tmp_path / "tables.db", "127.0.0.1", "--admin-secret-file", str(file))
    yield running
    running.stop()


def test_the_operator_looks_after_the_server_on_a_phone(run: Program, visit: Visit) -> None:
    places = [{"kind": "here", "name": "Wilhelmina"}, {"kind": "here", "name": "Bo"}]
    asked = {"game": "quoridor", "places": places}
    one, two = (httpx.post(f"{run.url}/api/tables", json=asked).json()["table"]["id"] for _ in range(2))
    page = visit("/admin", base=run.url, phone=True)
    page.get_by_label("Your secret").fill("not-the-secret-of-the-operator")
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_role("alert")).to_have_text("That is not this server's secret.")
    page.get_by_label("Your secret").fill(SECRET)
    page.get_by_role("button", name="Enter").click()
    expect(page.locator("code", has_text=two)).to_be_visible()

    page.get_by_role("button", name=re.compile(f"Delete table .?{two}")).click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(page.locator("code", has_text=two)).to_have_count(0)
    expect(page.locator("code", has_text=one)).to_be_visible()

    page.get_by_label("Name").fill("Wilhelmina")
    page.get_by_role("button", name="Show what is kept").click()
    expect(page.locator("pre")).to_contain_text(one)
    page.get_by_role("button", name="Erase the name").click()
    page.get_by_role("dialog").get_by_role("button", name="Erase the name").click()
    expect(page.get_by_text(re.compile("Erased at .?1.? table"))).to_be_visible()

    page.get_by_label("Address or network").fill("192.0.2.0/24")
    page.get_by_label("Why").fill("floods")
    page.get_by_role("button", name="Block", exact=True).first.click()
    expect(page.get_by_role("button", name=LET_IN)).to_be_visible()
    page.get_by_role("button", name=LET_IN).click()
    expect(page.get_by_text("Nobody is blocked.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert SECRET not in page.evaluate("location.href + JSON.stringify([{...localStorage}, {...sessionStorage}])")
    page.reload()
    expect(page.get_by_label("Your secret")).to_be_visible()
