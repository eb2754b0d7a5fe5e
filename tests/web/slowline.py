"""A connection on which some of the server's messages are late: what people do meanwhile must not be lost."""

import json

from playwright.sync_api import Page, WebSocketRoute


class SlowLine:
    """Holds back messages of some types until they are released; create it before the page goes to a table."""

    def __init__(self, page: Page, *kinds: str) -> None:
        self._page = page
        self._kinds = set(kinds)
        self._held: list[tuple[str, str]] = []
        page.route_web_socket("**/ws", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        self._line = line
        line.connect_to_server().on_message(lambda text: self._hear(str(text)))

    def _hear(self, text: str) -> None:
        kind = json.loads(text)["t"]
        if kind in self._kinds:
            self._held.append((kind, text))
        else:
            self._line.send(text)

    def let_go(self, kind: str) -> None:
        """Deliver the messages of a type, once there is one, and hold back no more of them."""
        for _ in range(500):
            if kind in dict(self._held):
                break
            self._page.wait_for_timeout(50)
        assert kind in dict(self._held)
        self._kinds.discard(kind)
        for one, text in self._held:
            if one == kind:
                self._line.send(text)
