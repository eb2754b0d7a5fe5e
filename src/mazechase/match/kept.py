"""Properties of immutable values that are worked out once."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class kept(Generic[T]):  # noqa: N801 (used like property)
    """A property that is kept in the value's dict once it is known.

    ``functools.cached_property`` does the same, with a lock up to Python 3.11, which costs more than most properties.
    """

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self._work_out, self.__doc__ = work_out, work_out.__doc__

    def __set_name__(self, _: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, value: None, _: type) -> "kept[T]": ...

    @overload
    def __get__(self, value: object, _: type) -> T: ...

    def __get__(self, value: object | None, _: type) -> "T | kept[T]":
        if value is None:
            return self
        found = value.__dict__[self._name] = self._work_out(value)
        return found
