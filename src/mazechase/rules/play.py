"""State plus events: what every game uses to carry out one action or one chance outcome."""

from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from mazechase.rules.setup import Setup
from mazechase.rules.values import Event, S, Step

C = TypeVar("C", bound=Setup)


class Play(msgspec.Struct, Generic[C, S]):
    """A game while one action or outcome is carried out: the state so far, and the events so far.

    Only this builder changes; every state in it is a frozen value, so the one it began with stays as it was.

    >>> from mazechase.rules.values import PublicEvent, State
    >>> class Lamp(State, frozen=True):
    ...     lit: bool = False
    >>> class Switched(PublicEvent, frozen=True, kw_only=True):
    ...     pass
    >>> play = Play(Setup(players=1), Lamp())
    >>> play.change(lit=True)
    >>> play.say(Switched(ruling="LAMP-1"))
    >>> play.step()
    Step(state=Lamp(lit=True), events=(Switched(ruling='LAMP-1'),))
    """

    setup: C
    s: S
    events: list[Event] = []

    def change(self, **fields: Any) -> None:
        """Replace some fields of the state."""
        self.s = replace(self.s, **fields)

    def say(self, event: Event) -> None:
        """Add an event."""
        self.events.append(event)

    def step(self) -> Step[S]:
        """Return the state that was reached, and everything that happened on the way."""
        return Step(self.s, tuple(self.events))
