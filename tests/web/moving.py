"""Puts single WebP pictures together to a moving one: an animated WebP is their data in frames of a RIFF file."""

import struct
from collections.abc import Iterator, Sequence


def moving_picture(frames: Sequence[tuple[bytes, float]]) -> bytes:
    """Return an animated WebP of pictures of one size, each shown for so many seconds, over and over."""
    joined: list[tuple[bytes, float]] = []
    for picture, seconds in frames:
        if joined and joined[-1][0] == picture:
            joined[-1] = (picture, joined[-1][1] + seconds)
        else:
            joined.append((picture, seconds))
    width, height = size_of(joined[0][0])
    head = struct.pack("<B3x", 0x02) + _three(width - 1) + _three(height - 1)  # 0x02: it moves
    body = chunk(b"VP8X", head) + chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0))
    for picture, seconds in joined:
        place = _three(0) + _three(0) + _three(width - 1) + _three(height - 1)
        body += chunk(b"ANMF", place + _three(round(seconds * 1000)) + b"\x02" + image_data(picture))
    return chunk(b"RIFF", b"WEBP" + body)


def chunk(name: bytes, data: bytes) -> bytes:
    """Return a chunk of a RIFF file; its length is even."""
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Split a WebP file into its chunks."""
    at = 12
    while at < len(picture):
        name, (length,) = picture[at : at + 4], struct.unpack_from("<I", picture, at + 4)
        yield name, picture[at + 8 : at + 8 + length]
        at += 8 + length + length % 2


def image_data(picture: bytes) -> bytes:
    """Return the chunks of a picture that hold the image itself."""
    return b"".join(chunk(name, data) for name, data in chunks(picture) if name in (b"ALPH", b"VP8 ", b"VP8L"))


def size_of(picture: bytes) -> tuple[int, int]:
    """Return the width and height of a lossy picture, or of one with a header that names them."""
    for name, data in chunks(picture):
        if name == b"VP8X":
            return int.from_bytes(data[4:7], "little") + 1, int.from_bytes(data[7:10], "little") + 1
        if name == b"VP8 ":
            width, height = struct.unpack_from("<HH", data, 6)
            return width & 0x3FFF, height & 0x3FFF
    raise ValueError("no lossy picture")


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
