"""A sequence that grows at its end without being copied."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Growing(Sequence[T], Generic[T]):
    """An immutable sequence that shares its items with the sequences grown from it.

    The first sequence grown from another appends to the same list, and each knows how much of it is its own; the second
    makes a copy. So extending a history is cheap, and the same history can still be extended twice.

    >>> one = Growing([1, 2])
    >>> two, other = one.plus(3), one.plus(4)
    >>> one, two, other
    (Growing((1, 2)), Growing((1, 2, 3)), Growing((1, 2, 4)))
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def plus(self, item: T) -> "Growing[T]":
        """Return the sequence with one more item."""
        items = self._items if len(self._items) == self._length else self._items[: self._length]
        items.append(item)
        return _part(items, self._length + 1)

    def upto(self, length: int) -> "Growing[T]":
        """Return the first ``length`` items, as a sequence that can grow."""
        return _part(self._items, min(length, self._length))

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._length)

    def __reversed__(self) -> Iterator[T]:
        if len(self._items) == self._length:
            return reversed(self._items)
        return map(self._items.__getitem__, range(self._length - 1, -1, -1))

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...

    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        if isinstance(index, slice):
            start, stop, step = index.indices(self._length)
            return tuple(
                self._items[start:stop] if step == 1 else map(self._items.__getitem__, range(start, stop, step))
            )
        if index < 0:
            index += self._length
        if not 0 <= index < self._length:  # the list may go on
            raise IndexError(index)
        return self._items[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Growing | tuple) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Growing({tuple(self)!r})"


def _part(items: list[T], length: int) -> Growing[T]:
    part: Growing[T] = Growing.__new__(Growing)
    part._items, part._length = items, length  # noqa: SLF001 (an object of the same class)
    return part
