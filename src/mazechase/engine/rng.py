"""The random generator of playouts: small, and the same in Python and in the native kernels (native/base/rng.hpp)."""

from mazechase.errors import BadOption

_MASK = (1 << 64) - 1


class Rng:
    """splitmix64 (Steele, Lea, Flood 2014), with unbiased draws below a bound (Lemire 2019).

    >>> rng = Rng(1)
    >>> rng.next(), rng.below(6), rng.below(6)
    (13830413928045401970, 2, 2)
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = _mix(seed & _MASK)

    def next(self) -> int:
        """Return the next 64-bit number."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        return _mix(self._state)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, all equally likely."""
        product = self.next() * n
        if product & _MASK < n:
            least = (1 << 64) % n
            while product & _MASK < least:
                product = self.next() * n
        return product >> 64


def _mix(z: int) -> int:
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _MASK
    return z ^ z >> 31


def check_64_bits(least: int = 0, /, **numbers: int) -> None:
    """Raise BadOption if a number, such as a seed, is too small or doesn't fit into 64 bits."""
    for name, number in numbers.items():
        if not least <= number <= _MASK:
            raise BadOption("bad-engine-number", name=name, number=number, least=least, most=str(_MASK))
