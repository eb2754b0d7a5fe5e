"""What is looked at on the smallest phone, in any language, and what must not happen there."""

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from mazechase.messages import languages
from web.playing import to_act
from web.shots import choose, icon
from web.tables import open_table

SMALL = {"width": 320, "height": 568}
LONGEST = "en-XA"  # the longest text of all languages for every message
GAMES = {"cards": 8, "chase": 5, "marbles": 4, "mspacman": 4, "quoridor": 4}
NAMES = ("Ann", "Maximilian", "Bo", "Charlotte", "Dee", "Ed", "Flo", "Gus")

# Everything that sticks out at a side, and controls whose words are cut, as text.
OVERFLOW = """() => {
  const wide = document.documentElement.clientWidth;
  const said = (one) => one.tagName + "." + one.className + ": " + (one.innerText ?? "").slice(0, 60);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).clipPath === "none";
  const scrolled = (one) => {
    for (let part = one.parentElement; part; part = part.parentElement)
      if (getComputedStyle(part).overflowX !== "visible" && part.scrollWidth > part.clientWidth) return true;
    return false;
  };
  const words = [...document.querySelectorAll("button, a, label, legend, summary, h1, h2, h3, p, li, th, td, dt, dd")];
  const there = words.filter((one) => seen(one) && one.clientWidth > 1 && !one.closest("svg"));
  const out = there.filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    return (left < -1 || right > wide + 1) && !scrolled(one);
  });
  const rects = (one) => { // of the words in it that can be seen
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      if (seen(walker.currentNode.parentElement)) found.push(...range.getClientRects());
    }
    return found;
  };
  const cut = there.filter((one) => {
    if (!one.matches("button, a, label, legend, summary")) return false;
    const box = one.getBoundingClientRect();
    const beyond = rects(one).some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
    return beyond && getComputedStyle(one).textOverflow !== "ellipsis";
  });
  const dialog = [...document.querySelectorAll("dialog[open]")].filter((one) => one.scrollWidth > one.clientWidth + 1);
  const page = document.documentElement.scrollWidth > wide ? ["the page is wider than the screen"] : [];
  return [...page, ...dialog.map(said), ...out.map(said), ...cut.map(said)];
}"""


def speak(page: Page, language: str) -> None:
    """Choose a language on this device; the page must be at an address of the program."""
    page.evaluate(
        """language => {
          const prefs = JSON.parse(localStorage["mazechase.prefs"] ?? "{}");
          localStorage["mazechase.prefs"] = JSON.stringify({ ...prefs, language });
        }""",
        language,
    )


def looked_at(page: Page, start: str) -> Iterator[str]:
    """Open one screen after another, and yield what each shows."""
    page.goto(start)
    choose(page, "chase")
    yield "start"
    icon(page, "gear")
    page.locator("dialog select").first.wait_for()
    yield "settings"
    icon(page, "close")
    for game in GAMES:
        choose(page, game)
        page.locator(f"[data-game={game}] button[data-icon=gear]").click()
        page.locator("dialog .chair").first.wait_for()
        yield f"setup-{game}"
        icon(page, "close")
    for game, players in GAMES.items():
        people = ({"kind": "here", "name": NAMES[0]}, *({"kind": "bot", "bot": "random", "name": n} for n in NAMES[1:]))
        open_table(page, game, *people[:players], options={"level": "bonus"} if game == "cards" else {})
        to_act(page)
        expect(page.locator(".table > .board > * > *").first).to_be_visible()
        yield f"table-{game}"
        page.locator("button[data-icon=help]").click()
        page.locator("dialog [data-part]").first.wait_for()
        yield f"help-{game}"


def some(wanted: tuple[str, ...], count: int) -> list[str]:
    """Return the first languages that there are, of those that are hard in different ways."""
    return [language for language in wanted if language in languages()][:count]
