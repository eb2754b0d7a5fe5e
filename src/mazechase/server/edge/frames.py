"""The usual WebSocket frame, read and written directly: one whole text message.

Nearly every frame is one. Everything else, such as pings, fragments, and whatever is not quite right, is left to the
library, and ``Boundaries`` follows along to know where its frames end.
"""

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without a compiler
    from websockets.utils import apply_mask

LINE = "line"  # where a connection finds its protocol: under this name, in the state of its scope
WHOLE_TEXT = 0x81  # the last frame of a message, which is text
CONTROL = 0x08
SHORT, MEDIUM, LONG = 125, 126, 127


def read_text(data: bytes, most: int) -> str | None:
    """Return the text if this is exactly one frame with a whole text message of at most this many bytes."""
    if len(data) < 6 or data[0] != WHOLE_TEXT:
        return None
    size, start = data[1] - 0x80, 2
    if size == MEDIUM:
        size, start = int.from_bytes(data[2:4], "big"), 4
        if size < MEDIUM:
            return None
    elif not 0 <= size <= SHORT:
        return None
    if size > most or len(data) != start + 4 + size:
        return None
    try:
        return apply_mask(data[start + 4 :], data[start : start + 4]).decode()
    except UnicodeDecodeError:
        return None


def write_text(text: bytes) -> bytes:
    """Return the frame of a whole text message from the server."""
    size = len(text)
    if size <= SHORT:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


class Boundaries:
    """Follows a client's frames without decoding them."""

    __slots__ = ("_fragments", "_head", "_left")

    def __init__(self) -> None:
        self._head = bytearray()
        self._left = 0  # bytes of the current frame's payload
        self._fragments = False

    @property
    def between(self) -> bool:
        """Whether the next byte begins a new message."""
        return not (self._left or self._head or self._fragments)

    def follow(self, data: bytes) -> None:
        """Take note of some more bytes."""
        at = 0
        while at < len(data):
            if self._left:
                step = min(self._left, len(data) - at)
                self._left -= step
                at += step
            else:
                self._head.append(data[at])
                at += 1
                self._read_head()

    def _read_head(self) -> None:
        head = self._head
        if len(head) < 2:
            return
        size = head[1] & 0x7F
        more = {MEDIUM: 2, LONG: 8}.get(size, 0)
        if len(head) < 2 + more:
            return
        masked = 4 if head[1] & 0x80 else 0
        self._left = masked + (int.from_bytes(head[2:], "big") if more else size)
        if not head[0] & CONTROL:
            self._fragments = not head[0] & 0x80
        head.clear()
