"""A second, plain card game, written from the turn procedure and the rulings alone; it shares no code with the rules.

Hands and decks are counts of kinds, seats are numbers from 1, and everything is changed in place.
"""

from collections import Counter
from fractions import Fraction
from math import comb
from typing import Any

GHOSTS = ("blinky", "pinky", "inky", "clyde")
LEVEL_1 = ("give", "swap", "skip")
POWER_UPS = (*LEVEL_1, "dictate", "all-draw", "pass-left")


def deck_of(options: dict[str, Any], document: dict[str, Any]) -> Counter[str]:
    """Put the cards of a level together (CARD-3, CARD-51)."""
    one, two = Counter(document["level1"]), Counter(document["level2"])
    if options["level"] == "bonus":
        return one + two
    if options["level"] == "1":
        return one
    if options["level2_includes_level1"]:
        two.update({kind: one[kind] for kind in LEVEL_1})
    return two


class Oracle:
    """A table; ``phase`` is what comes next: ask, draw, a power-up to be resolved, or over."""

    def __init__(self, players: int, options: dict[str, Any], document: dict[str, Any]) -> None:
        self.options, self.points = options, document["points"]
        self.seats = range(1, players + 1)
        self.deck = deck_of(options, document)
        self.discard: Counter[str] = Counter()
        self.hand: dict[int, Counter[str]] = {s: Counter() for s in self.seats}
        self.known = {s: {p: Counter[str]() for p in self.seats if p != s} for s in self.seats}
        self.status = dict.fromkeys(self.seats, "active")
        self.skip = dict.fromkeys(self.seats, 0)
        self.order = dict.fromkeys(self.seats, 0)
        self.picks: dict[int, str] = {}
        self.to_draw: list[int] = []  # who has still to draw in an ALL-DRAW
        self.drawn = self.quota = self.turns = 0
        self.reshuffled = False
        self.phase, self.seat, self.reason = "ask", 1, ""
        self.happened: list[tuple[Any, ...]] = []  # what the last call brought about

    # What is seen from outside.

    def asked(self) -> set[int]:
        """Tell who may act."""
        if self.phase == "pass-left":
            return {p for p in self.passing() if p not in self.picks}
        return {self.seat} if self.phase in ("ask", *POWER_UPS) and self.phase != "all-draw" else set()

    def drawer(self) -> int | None:
        """Tell who draws a card now, if anybody does."""
        return self.seat if self.phase == "draw" else self.to_draw[0] if self.phase == "all-draw" else None

    def legal(self, p: int) -> set[str]:
        """List what a seat may do."""
        if p not in self.asked():
            return set()
        others = [q for q in self.active() if q != p]
        match self.phase:
            case "ask":
                return self.between_cards()
            case "give":
                return {f"give:{kind}:{q}" for kind in GHOSTS if self.hand[p][kind] for q in others}
            case "swap":
                return {f"swap:{a}:{b}" for a in self.active() for b in self.active() if a < b}
            case "skip":
                return {f"skip:{q}" for q in others}
            case "dictate":
                targets = self.active() if self.options["dictate_self"] else others
                return {f"dictate:{q}:{k}" for q in targets for k in (1, 2, 3)}
            case _:
                return {f"{p}={kind}" for kind in self.hand[p]}

    def between_cards(self) -> set[str]:
        if self.quota and self.drawn < self.quota:
            return {"draw"} if self.options["dictate_blocks_shutdown"] else {"draw", "shut"}
        if self.quota or self.drawn == 3:
            return {"end", "shut"}
        return {"draw", "end", "shut"} if self.drawn else {"draw", "shut"}

    def scores(self) -> list[int]:
        """Add up the points of hands that are not knocked out (CARD-45, CARD-49)."""
        return [0 if self.status[p] == "out" else self.worth(self.hand[p]) for p in self.seats]

    def winners(self) -> list[int]:
        """Return the last one not knocked out, or those with most points (CARD-50), also at a turn limit (CARD-57)."""
        left = [p for p in self.seats if self.status[p] != "out"]
        return [p for p in left if self.worth(self.hand[p]) == max(self.worth(self.hand[q]) for q in left)]

    def odds(self, viewer: int | None) -> dict[str, Fraction]:
        """Give the odds of the next card for a seat or a watcher, over all deals that it cannot rule out (CARD-55)."""
        unseen, rooms = self.deck.copy(), []
        for p in self.seats:
            if self.status[p] != "out" and p != viewer:
                sure = self.known[viewer][p] if viewer else Counter[str]()
                unseen += self.hand[p] - sure
                rooms.append(((self.hand[p] - sure).total(), 2 - self.units(sure)))
        heavy = unseen["blinky"] if self.options["red_ghost"] == "two" else 0
        ghosts = sum(unseen[kind] for kind in GHOSTS) - heavy
        harmless = sum(unseen[kind] for kind in self.points)
        ways, *left = _left_over(rooms, heavy, ghosts, harmless)
        odds = {}
        for kind in unseen:
            if kind in POWER_UPS:  # never in a hand, so every deal leaves all of them in the deck
                odds[kind] = Fraction(unseen[kind])
            else:
                sort = 0 if heavy and kind == "blinky" else 1 if kind in GHOSTS else 2
                odds[kind] = Fraction(unseen[kind] * left[sort], ways * (heavy, ghosts, harmless)[sort])
        return {kind: expected / self.deck.total() for kind, expected in odds.items() if expected}

    # What is done.

    def act(self, token: str) -> None:
        """Take an action."""
        self.happened = []
        word, *rest = token.split(":")
        if "=" in token:
            p, kind = token.split("=")
            self.picks[int(p)] = kind
            if not self.asked():
                self.pass_left()
        elif word == "draw":
            self.phase = "draw"
        elif word == "shut":
            self.status[self.seat] = "down"
            self.happened.append(("shut", self.seat))
            if not self.is_over():
                self.next()
        elif word == "end":
            self.happened.append(("end", self.seat))
            if self.options["solo_run"] == "one_turn" and self.active() == [self.seat]:
                self.status[self.seat] = "down"  # CARD-47
                self.happened.append(("shut", self.seat))
            if not self.is_over():
                self.next()
        else:
            self.resolve(word, rest)

    def resolve(self, word: str, rest: list[str]) -> None:
        match word, rest:
            case "give", [kind, p]:
                self.move(kind, self.seat, int(p), "ghost")
                self.knock_out(int(p))
            case "swap", [a, b]:
                self.swap(int(a), int(b))
            case "skip", [p]:
                self.skip[int(p)] = self.skip[int(p)] + 1 if self.options["skip_stacks"] else 1
            case "dictate", [p, count]:
                self.order[int(p)] = int(count)
        self.resolved(word)

    def draw(self, kind: str) -> None:
        """Take the card that chance brings."""
        self.happened = []
        p = self.drawer()
        assert p
        self.deck -= Counter([kind])
        if self.phase == "all-draw":
            self.all_draw(p, kind)
            return
        self.drawn += 1
        if kind in POWER_UPS:
            self.power_up(kind)
        else:
            self.hand[p][kind] += 1
            self.knock_out(p)
            self.go_on()

    def power_up(self, kind: str) -> None:
        """Ask what there is to ask about a power-up; a choice with no answer is none (CARD-56)."""
        self.phase = kind
        others = self.active() != [self.seat]
        if kind == "all-draw":
            after = [p for p in self.seats if p > self.seat] + [p for p in self.seats if p < self.seat]
            self.to_draw = [p for p in [self.seat, *after] if self.status[p] == "active"]
            if not self.deck:
                self.resolved(kind)
        elif kind == "pass-left":
            if not others or not self.passing():
                self.resolved(kind)
        elif kind == "dictate":
            if not others and not self.options["dictate_self"]:
                self.resolved(kind)
        elif not others or (kind == "give" and not any(self.hand[self.seat][ghost] for ghost in GHOSTS)):
            self.resolved(kind)

    def all_draw(self, p: int, kind: str) -> None:
        self.to_draw.pop(0)
        if kind in POWER_UPS:
            self.discard[kind] += 1
        else:
            self.hand[p][kind] += 1
            self.knock_out(p)
        if self.is_over() or not self.to_draw or not self.deck:
            self.to_draw = []
            self.resolved("all-draw")

    def pass_left(self) -> None:
        """Let all picked cards leave, then arrive (CARD-37, CARD-38)."""
        ring = self.active()
        moves = [(self.picks[p], p, ring[(at + 1) % len(ring)]) for at, p in enumerate(ring) if p in self.picks]
        self.picks = {}
        for kind, giver, receiver in moves:
            self.leave(kind, giver, receiver, "any")
        for kind, giver, receiver in moves:
            self.arrive(kind, giver, receiver)
        for p in ring:
            self.knock_out(p)
        self.resolved("pass-left")

    # Cards from hand to hand, and who knows them (CARD-55).

    def move(self, kind: str, giver: int, receiver: int, sort: str) -> None:
        self.leave(kind, giver, receiver, sort)
        self.arrive(kind, giver, receiver)

    def leave(self, kind: str, giver: int, receiver: int, sort: str) -> None:
        """Take a card out of a hand; who did not see it no longer counts on one card of each kind it may be."""
        self.hand[giver] -= Counter([kind])
        for viewer in self.seats:
            if viewer != giver:
                maybe = [kind] if viewer == receiver else GHOSTS if sort == "ghost" else self.known[viewer][giver]
                self.known[viewer][giver] -= Counter(list(maybe))

    def arrive(self, kind: str, giver: int, receiver: int) -> None:
        self.hand[receiver][kind] += 1
        self.known[giver][receiver][kind] += 1

    def swap(self, a: int, b: int) -> None:
        for viewer in self.seats:
            if viewer not in (a, b):
                of = self.known[viewer]
                of[a], of[b] = of[b], of[a]
        self.known[a][b], self.known[b][a] = self.hand[a].copy(), self.hand[b].copy()
        self.hand[a], self.hand[b] = self.hand[b], self.hand[a]

    # Turns and the end.

    def resolved(self, kind: str) -> None:
        """Put a power-up away and go on (step 12)."""
        self.discard[kind] += 1
        self.go_on()

    def go_on(self) -> None:
        """Go on after a card that has done its work (step 13, CARD-44)."""
        if self.is_over() or self.is_deck_empty():
            return
        if self.status[self.seat] == "active":
            self.phase = "ask"
        else:
            self.next()

    def next(self) -> None:
        """Begin the turn of the next seat that takes one (steps 2 to 4)."""
        self.turns += 1
        if self.turns == self.options["max_turns"]:
            self.over("turn_limit")
            return
        while True:
            self.seat = self.seat % len(self.seats) + 1
            if self.status[self.seat] == "active":
                if not self.skip[self.seat]:
                    break
                self.skip[self.seat] -= 1
                self.happened.append(("skipped", self.seat))
        self.quota, self.order[self.seat], self.drawn = self.order[self.seat], 0, 0
        self.phase = "ask"

    def knock_out(self, p: int) -> None:
        if self.status[p] == "active" and self.units(self.hand[p]) >= 3:
            self.status[p] = "out"
            self.skip[p] = self.order[p] = 0
            self.happened.append(("out", p))
            for viewer in self.seats:
                if viewer != p:
                    self.known[viewer][p] = Counter()  # it lies open

    def is_over(self) -> bool:
        if list(self.status.values()).count("out") == len(self.seats) - 1:
            self.over("ghost_knockout")
        elif not self.active():
            self.over("highest_score")
        return self.phase == "over"

    def is_deck_empty(self) -> bool:
        if self.deck:
            return False
        if self.options["deck_empty"] == "reshuffle_once" and not self.reshuffled:
            self.reshuffled = True
            self.deck, self.discard = self.discard, Counter()
            for p in self.seats:
                if self.status[p] == "out":
                    self.deck += self.hand[p]
                    self.hand[p] = Counter()
        if not self.deck:
            for p in self.active():
                self.status[p] = "down"
            self.over("highest_score")
        return self.phase == "over"

    def over(self, reason: str) -> None:
        self.phase, self.reason = "over", reason

    # Small questions.

    def active(self) -> list[int]:
        return [p for p in self.seats if self.status[p] == "active"]

    def passing(self) -> list[int]:
        return [p for p in self.active() if self.hand[p]]

    def units(self, cards: Counter[str]) -> int:
        """Count ghosts (CARD-54)."""
        twice = self.options["red_ghost"] == "two"
        return sum(cards[kind] for kind in GHOSTS) + (cards["blinky"] if twice else 0)

    def worth(self, cards: Counter[str]) -> int:
        return sum(self.points.get(kind, 0) * count for kind, count in cards.items())


def _left_over(rooms: list[tuple[int, int]], heavy: int, ghosts: int, harmless: int) -> list[int]:
    """Deal unseen cards to hands of known size that bear so many ghost units, in every way.

    Gives the number of ways, and how many heavy ghosts, ghosts and harmless cards they leave for the deck in all.
    """
    if not rooms:
        return [1, heavy, ghosts, harmless]
    (size, bears), *rest = rooms
    sums = [0, 0, 0, 0]
    for h in range(min(heavy, bears // 2, size) + 1):
        for g in range(min(ghosts, bears - 2 * h, size - h) + 1):
            others = size - h - g
            if ways := comb(heavy, h) * comb(ghosts, g) * comb(harmless, others):
                left = _left_over(rest, heavy - h, ghosts - g, harmless - others)
                sums = [total + ways * part for total, part in zip(sums, left, strict=True)]
    return sums
