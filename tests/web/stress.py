"""A bad day for the page: a slow processor, a slow connection and slow hands, seeded and so repeatable.

Things happen in an order that a test on a good day never sees.
"""

from random import Random

from playwright.sync_api import BrowserContext, Page

PATIENCE = 4  # all waits are this many times as long

_PROCESSOR = (1, 1, 1, 3, 6)  # times slower
_LINE_MS = (0, 0, 20, 80, 250)  # the longest usual delay of a message
_HANDS_MS = (0, 0, 15, 60)  # how long, at most, the page handles a tap or a key before it sees what comes next

# Messages keep their order, as on any connection, but an answer may come late, or several at once. While the
# page handles a tap, the answer to it may come first, before the focus and the click that follow. All that takes real
# time, also on a page whose clock a test has stopped.
_SCRIPT = """({ seed, line, hands }) => {
  const later = window.setTimeout.bind(window);
  const now = performance.now.bind(performance);
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const wait = () => line * random() * (random() < 0.1 ? 5 : 1);
  const ordered = () => {
    const queue = [];
    let free = 0;
    return (work) => {
      const from = now();
      free = Math.max(free, from + wait());
      queue.push(work);
      later(() => queue.shift()(), free - from);
    };
  };

  if (line > 0) {
    const fetch = window.fetch;
    window.fetch = async (...request) => {
      await new Promise((done) => later(done, wait()));
      return fetch(...request);
    };
    window.WebSocket = class extends WebSocket {
      #out = ordered();
      #in = ordered();
      constructor(...address) {
        super(...address);
        for (const kind of ["open", "message", "close"]) {
          this.addEventListener(kind, (event) => this.#in(() => this[`late${kind}`]?.(event)));
          Object.defineProperty(this, `on${kind}`, { set: (heard) => (this[`late${kind}`] = heard) });
        }
      }
      send(text) {
        this.#out(() => this.readyState === WebSocket.OPEN && super.send(text));
      }
      close() {
        this.#out(() => super.close());
      }
    };
  }
  if (hands > 0) {
    const linger = () => {
      const until = now() + hands * random();
      while (now() < until);
    };
    for (const kind of ["pointerdown", "pointerup", "mousedown", "keydown"]) addEventListener(kind, linger);
  }
}"""


class Stress:
    """What one test's pages have to cope with."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def burden(self, context: BrowserContext) -> None:
        """Slow down the connection and the hands of all future pages."""
        settings = {
            "seed": self._random.getrandbits(31),
            "line": self._random.choice(_LINE_MS),
            "hands": self._random.choice(_HANDS_MS),
        }
        context.add_init_script(f"({_SCRIPT})({settings})")

    def slow(self, page: Page) -> None:
        """Slow down a page's processor."""
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": self._random.choice(_PROCESSOR)})
