"""What the accessibility checker axe reports about a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def axe_finds(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:120]} {node['failureSummary']}" for one in found for node in one["nodes"]]
