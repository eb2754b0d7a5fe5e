"""The card game in text: tokens, positions, and a table for terminals."""

import re
from collections import Counter
from collections.abc import Callable, Container, Iterable
from typing import assert_never, get_args

from mazechase.errors import BadText
from mazechase.rules.api import Seat
from mazechase.rules.cards.deck import Card
from mazechase.rules.cards.values import (
    CardsAction,
    CardsState,
    CardsView,
    Dictate,
    Draw,
    Drawn,
    End,
    Give,
    Hand,
    Known,
    Pass,
    Phase,
    Shut,
    Skip,
    Status,
    Swap,
)
from mazechase.rules.notation import read_number

FORM = "phase seat drawing drawn quota status skips orders hands picks discard known reshuffled taken"
LONGEST = 8_000  # what a position of eight players who know each other's hands may take

_WORDS: dict[str, CardsAction] = {"draw": Draw(), "deck": Draw(), "end": End(), "shut": Shut()}
_FORMS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], CardsAction | Drawn]], ...] = (
    (re.compile(r"\+(?P<card>[a-z-]+)"), lambda m: Drawn(Card(m[1]))),
    (re.compile(r"give:(?P<card>[a-z-]+):(?P<seat>[1-8])"), lambda m: Give(Card(m[1]), Seat(int(m[2])))),
    (re.compile(r"swap:(?P<seat>[1-8]):(?P<other>(?!\1)[1-8])"), lambda m: _swap(int(m[1]), int(m[2]))),
    (re.compile(r"skip:(?P<seat>[1-8])"), lambda m: Skip(Seat(int(m[1])))),
    (re.compile(r"dictate:(?P<seat>[1-8]):([1-3])"), lambda m: Dictate(Seat(int(m[1])), int(m[2]))),
    (re.compile(r"(?P<seat>[1-8])=(?P<card>[a-z-]+)"), lambda m: Pass(Seat(int(m[1])), Card(m[2]))),
)
_STATUS: dict[str, Status] = {"a": "active", "d": "down", "o": "out"}


def write_token(x: CardsAction | Drawn) -> str:
    """Write a token.

    >>> write_token(Give(Card("inky"), Seat(2))), write_token(Dictate(Seat(1), 3)), write_token(Drawn(Card("dot")))
    ('give:inky:2', 'dictate:1:3', '+dot')
    """
    match x:
        case Draw():
            return "draw"
        case End():
            return "end"
        case Shut():
            return "shut"
        case Give(card, to):
            return f"give:{card}:{to}"
        case Swap(one, other):
            return f"swap:{one}:{other}"
        case Skip(whom):
            return f"skip:{whom}"
        case Dictate(whom, number):
            return f"dictate:{whom}:{number}"
        case Pass(seat, card):
            return f"{seat}={card}"
        case Drawn(card):
            return f"+{card}"
        case _:
            assert_never(x)


def read_token(text: str, players: int, cards: Container[str]) -> CardsAction | Drawn:
    """Read a token; even an illegal one, as long as it names seats and cards that exist."""
    if text in _WORDS:
        return _WORDS[text]
    for pattern, make in _FORMS:
        if found := pattern.fullmatch(text):
            for name, value in found.groupdict().items():
                if name == "card" and value not in cards:
                    raise BadText("cards-bad-card", text=value[:30])
                if name in ("seat", "other") and int(value) > players:
                    raise BadText("cards-bad-seat", text=value, players=players)
            return make(found)
    raise BadText("cards-bad-token", text=text[:30])


def _swap(one: int, other: int) -> Swap:
    return Swap(Seat(min(one, other)), Seat(max(one, other)))


def write_hand(hand: Iterable[Card]) -> str:
    """Write some cards in the order of their names.

    >>> write_hand((Card("cherry"), Card("dot"), Card("dot")))
    'cherry+2dot'
    """
    counts = Counter(hand)
    return "+".join(f"{counts[card] if counts[card] > 1 else ''}{card}" for card in sorted(counts)) or "-"


def read_hand(text: str) -> Hand:
    """Read some cards back, in any order."""
    if text == "-":
        return ()
    cards: list[Card] = []
    for part in text.split("+"):
        found = re.fullmatch(r"([2-9]|[1-9][0-9]|)([a-z][a-z-]{1,19})", part)
        if found is None:
            raise BadText("cards-bad-hand", text=text[:40])
        cards += [Card(found[2])] * int(found[1] or 1)
    return tuple(sorted(cards))


def write_position(s: CardsState) -> str:
    """Write a state as one line of fields, lists by seat with commas."""
    fields: tuple[object, ...] = (
        s.phase,
        s.seat,
        s.drawing or "-",
        s.drawn,
        s.quota,
        "".join(status[0] for status in s.status),
        ",".join(map(str, s.skips)),
        ",".join(map(str, s.orders)),
        ",".join(map(write_hand, s.hands)),
        ",".join(pick or "-" for pick in s.picks),
        write_hand(s.discard),
        ",".join(f"{entry.viewer}>{entry.hand}:{write_hand(entry.cards)}" for entry in s.known) or "-",
        int(s.reshuffled),
        s.taken,
    )
    return " ".join(map(str, fields))


def read_position(text: str) -> CardsState:
    """Read a position's form; positions.py decides whether it is possible."""
    fields = text.split(" ") if len(text) <= LONGEST else []
    if len(fields) != len(FORM.split()) or fields[0] not in get_args(Phase) or not re.fullmatch(r"[ado]+", fields[5]):
        raise BadText("cards-bad-position", text=text[:40], form=FORM)
    phase, seat, drawing, drawn, quota, status, skips, orders, hands, picks, discard, known, reshuffled, taken = fields
    if reshuffled not in ("0", "1"):
        raise BadText("bad-number", text=reshuffled[:20])
    return CardsState(
        phase=phase,  # type: ignore[arg-type]  # checked above
        seat=Seat(read_number(seat)),
        drawing=None if drawing == "-" else Seat(read_number(drawing)),
        drawn=read_number(drawn),
        quota=read_number(quota),
        status=tuple(_STATUS[letter] for letter in status),
        skips=tuple(read_number(count) for count in skips.split(",")),
        orders=tuple(read_number(count) for count in orders.split(",")),
        hands=tuple(read_hand(hand) for hand in hands.split(",")),
        picks=tuple(_pick(pick) for pick in picks.split(",")),
        discard=read_hand(discard),
        known=() if known == "-" else tuple(_known(entry) for entry in known.split(",")),
        reshuffled=reshuffled == "1",
        taken=read_number(taken),
    )


def _pick(text: str) -> Card | None:
    if text == "-":
        return None
    if len(hand := read_hand(text)) != 1:
        raise BadText("cards-bad-hand", text=text[:40])
    return hand[0]


def _known(text: str) -> Known:
    found = re.fullmatch(r"([1-8])>([1-8]):(.+)", text)
    if found is None:
        raise BadText("cards-bad-known", text=text[:40])
    return Known(Seat(int(found[1])), Seat(int(found[2])), read_hand(found[3]))


def draw(view: CardsView) -> str:
    """Write what a view shows: a line for the piles and one per seat; ``*`` marks the turn."""
    lines = [f"deck {view.deck}, discard {write_hand(view.discard)}"]
    for number, status in enumerate(view.status, 1):
        mark = "*" if number == view.seat and view.phase != "over" else " "
        waiting = (
            *(["to skip"] if view.skips[number - 1] else []),
            *([f"to draw {view.orders[number - 1]}"] if view.orders[number - 1] else []),
            *(["has picked"] if view.picks[number - 1] else []),
        )
        lines.append(", ".join((f"{mark}{number} {status}: {_hand(view, number)}", *waiting)))
    if view.phase != "over":
        wanted = f" of {view.quota}" if view.quota else ""
        lines.append(f"seat {view.drawing or view.seat}: {view.phase}, {view.drawn}{wanted} drawn")
    return "\n".join(lines)


def _hand(view: CardsView, number: int) -> str:
    hand, size = view.hands[number - 1], view.sizes[number - 1]
    if hand is not None:
        return f"{write_hand(hand)} ({view.points[number - 1]} points, {view.ghosts[number - 1]} ghosts)"
    known = next((entry.cards for entry in view.known if entry.hand == number), ())
    count = "1 card" if size == 1 else f"{size} cards"
    return count + (f", {write_hand(known)} among them" if known else "")
