"""Somebody who plays by ear and by keyboard: all they know are roles, names and what is announced."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from web.playing import ISOLATES, to_act_or_over

# Notes what screen readers announce, in order: what is added to a log, and what a status says when it changes.
_LISTEN = """() => {
  window.heard = [];
  const hear = (node) => node.textContent.trim() && heard.push(node.textContent);
  const region = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest("[role=log], [role=status]");
  const note = (changes) => {
    const changed = new Set();
    for (const { target, addedNodes, type } of changes) {
      const live = region(target);
      if (live?.getAttribute("role") === "log") addedNodes.forEach(hear);
      else if (live && (type === "characterData" || addedNodes.length > 0)) changed.add(live);
    }
    changed.forEach(hear);
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
}"""

# The name of what has the focus; nothing if it is lost, or has left the page by Tab.
_FOCUSED = """(({ activeElement: one }) => one === document.body ? "" : one.ariaLabel ?? one.innerText)(document)"""

_ANSWERED = "before => heard.length > before || document.querySelector('dialog[open]')"

Decide = Callable[["Listener"], None]


def spoken(text: str) -> str:
    return re.sub(ISOLATES, "", text).strip()


class Listener:
    """A page that somebody hears and drives with keys. Whatever they do, the focus must not get lost."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(f"({_LISTEN})()")

    def heard(self) -> list[str]:
        """Return all that was announced at this table."""
        texts: list[str] = self.page.evaluate("heard")
        return [spoken(text) for text in texts]

    def focused(self) -> str:
        """Return the name of what has the focus."""
        name: str = self.page.evaluate(_FOCUSED)
        return spoken(name)

    def keeps_focus(self) -> None:
        if self.focused() == "":
            pytest.fail(f"the focus is lost; heard last: {self.heard()[-3:]}")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
        self.keeps_focus()

    def places(self) -> dict[str, tuple[int, int]]:
        """Return the names of a board's places, with where they are."""
        names: list[list[str | None]] = self.page.get_by_role("row").evaluate_all(
            "rows => rows.map(row => [...row.children].map(cell => cell.ariaLabel))"
        )
        return {spoken(name): (r, c) for r, row in enumerate(names) for c, name in enumerate(row) if name}

    def go(self, place: str) -> None:
        """Move the focus to a place with arrow keys, and take it."""
        places = self.places()
        row, column = places[place]
        here = places[self.focused()]
        self.press(*["ArrowUp" if row < here[0] else "ArrowDown"] * abs(row - here[0]))
        self.press(*["ArrowLeft" if column < here[1] else "ArrowRight"] * abs(column - here[1]))
        assert self.focused() == place
        self.press("Enter")

    def tab_to(self, name: str) -> None:
        """Press Tab until a control whose name has this pattern has the focus, and press it."""
        for _ in range(60):
            if re.search(name, self.focused()):
                return self.page.keyboard.press("Enter")
            self.page.keyboard.press("Tab")
        pytest.fail(f"Tab doesn't come to {name}")

    def story(self) -> list[str]:
        """Return the turns so far, as the page tells them."""
        lines = self.page.get_by_role("region", name="Moves so far").get_by_role("button")
        return [spoken(text) for text in lines.all_inner_texts()]


def play(listener: Listener, decide: Decide, most: int = 150) -> None:
    """Play a match to its end; every decision must be heard of."""
    for _ in range(most):
        if not to_act_or_over(listener.page):
            return
        listener.keeps_focus()
        before = listener.page.evaluate("heard.length")
        if listener.page.get_by_role("dialog").count():  # asked whether to make a move that hurts oneself
            listener.tab_to("Do it anyway")
        else:
            decide(listener)
        listener.page.wait_for_function(_ANSWERED, arg=before)
    pytest.fail(f"the match has no end; heard last: {listener.heard()[-3:]}")
