"""Languages on the page: the longest words fit the smallest phone, and everybody reads their own."""

import re

import pytest
from playwright.sync_api import Page, Response, expect

from web.conftest import Visit
from web.playing import at_table, press
from web.small import LONGEST, OVERFLOW, SMALL, looked_at, some, speak


@pytest.mark.parametrize("language", [LONGEST, *some(("de", "ja", "ar", "el", "cs"), 3)])
def test_no_word_is_cut_or_sticks_out_on_a_small_phone(visit: Visit, language: str) -> None:
    page = visit("/api/health", viewport=SMALL, has_touch=True)
    speak(page, language)
    start = page.url.replace("/api/health", "/")
    wrong = {name: found for name in looked_at(page, start) if (found := page.evaluate(OVERFLOW))}
    assert wrong == {}


def test_the_check_sees_what_sticks_out(visit: Visit) -> None:
    page = visit(viewport=SMALL)
    assert page.evaluate(OVERFLOW) == []
    page.evaluate("document.querySelector('h2 button').style.cssText = 'white-space: nowrap; font-size: 200px'")
    assert page.evaluate(OVERFLOW) != []


def test_two_at_one_table_read_their_own_language_and_load_no_other(visit: Visit) -> None:
    host, asked = visit(locale="cs-CZ"), []

    def note(response: Response) -> None:
        asked.append(response.url)

    host.locator("button[data-icon=link]").click()
    link = host.locator("input[readonly]").input_value()
    guest = visit("/api/health", locale="ar-EG")
    guest.on("response", note)
    guest.goto(link)
    guest.locator(".lobby form input").fill("منى")
    guest.locator(".lobby form button[type=submit]").click()
    expect(host.get_by_text("منى")).to_be_visible()
    press(host, "Začít")
    for page, language, direction in ((host, "cs", "ltr"), (guest, "ar", "rtl")):
        at_table(page)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("html")).to_have_attribute("dir", direction)
    spoken = {found[1] for url in asked if (found := re.search(r"/assets/(\w\w)-\w+-[\w-]{8}\.js", url))}
    assert spoken == {"ar"}


def test_languages_are_listed_by_their_own_names(visit: Visit) -> None:
    page: Page = visit(viewport=SMALL, has_touch=True)
    press(page, "Settings")
    options = page.get_by_label("Language").locator("option")
    expect(options.first).to_be_attached()  # the settings come with a script of their own
    names = options.all_inner_texts()
    assert {"English", "Čeština", "العربية"} <= set(names)
    assert [name for name in names if name[0].isascii()] == sorted(name for name in names if name[0].isascii())
