"""Card game tables that random play seldom reaches: mixed options, dealt hands, anything pending."""

from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import msgspec

import mazechase
from games import CardsGame
from mazechase.errors import MazechaseError
from mazechase.rules.cards.deck import ALL_POWER_UPS, Card
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.positions import check_position
from mazechase.rules.cards.values import CardsState, Hand, Known, Phase, Status, active

SMALL = "4dot+2cherry+3inky+3pinky+blinky+give+swap+2skip+dictate+2all-draw+2pass-left"
FEW = "3dot+2cherry+2inky+blinky+give+swap+skip+dictate+all-draw+pass-left"  # so few that they often run out
OPTIONS: dict[str, tuple[Any, ...]] = {
    "red_ghost": ("one", "two"),
    "skip_stacks": (False, True),
    "dictate_self": (True, False),
    "dictate_blocks_shutdown": (True, False),
    "deck_empty": ("all_shut_down", "reshuffle_once"),
    "solo_run": ("unlimited", "one_turn"),
    "max_turns": ("none", 9, 40),
}
PHASES: tuple[Phase, ...] = get_args(Phase)


def any_game(rng: Random, players: int | None = None) -> CardsGame:
    """Return a game of the Bonus Level with every other option chosen at random."""
    chosen = {name: rng.choice(values) for name, values in OPTIONS.items()}
    return mazechase.game("cards", players or rng.randint(2, 8), {"level": "bonus", **chosen})


def made_up(game: CardsGame, rng: Random) -> Iterator[CardsState]:
    """Yield made-up tables that ``place`` accepts, whether or not play could lead there."""
    while True:
        state = _a_table(game, rng)
        try:
            check_position(game.rules_as(Cards).setup, state)
        except MazechaseError:
            continue
        yield state


def _a_table(game: CardsGame, rng: Random) -> CardsState:
    cards = [card for card, count in game.rules_as(Cards).setup.deck.items() for _ in range(count)]
    rng.shuffle(cards)
    phase = rng.choice(PHASES)
    stays: Status = "down" if phase == "over" else "active"
    status = tuple(rng.choice((stays, stays, stays, "down", "out")) for _ in game.seats)
    size = rng.choice((2, 4, 6, 12))
    hands = [_a_hand(game, one, cards, rng.randint(0, size)) for one in status]
    powers = [card for card in cards if card in ALL_POWER_UPS]
    full = rng.random() < 0.4  # somebody has nearly all the cards that are left
    discard = powers if full else powers[: rng.randint(0, len(powers))]
    if full:
        plain = [card for card in cards if card not in ALL_POWER_UPS and not game.rules_as(Cards).setup.units(card)]
        hands[0] = tuple(sorted((*hands[0], *plain[rng.randint(0, 2) :])))
    if phase in ALL_POWER_UPS and phase not in discard:
        phase = "ask"
    dealt = msgspec.structs.replace(
        game.start(), phase=phase, status=status, hands=tuple(hands), discard=tuple(sorted(discard))
    )
    return _a_turn(game, rng, dealt)


def _a_hand(game: CardsGame, status: Status, cards: list[Card], size: int) -> Hand:
    """Take a hand from the cards: three ghosts for somebody who is out, at most two for the others."""
    hand: list[Card] = []
    held = 0
    for card in tuple(cards):
        units = game.rules_as(Cards).setup.units(card)
        wanted = len(hand) < size or (status == "out" and held < 3 and units)
        if wanted and card not in ALL_POWER_UPS and (held + units < 3 or (status == "out" and held < 3)):
            cards.remove(card)
            hand.append(card)
            held += units
    return tuple(sorted(hand))


def _a_turn(game: CardsGame, rng: Random, dealt: CardsState) -> CardsState:
    """Return a turn for somebody, with anything pending if cards are dealt."""
    over, players = dealt.phase == "over", active(dealt.status) or game.seats
    seat = rng.choice(players)
    quota = 0 if over else rng.choice((0, 0, 1, 2, 3))
    waits = [one == "active" for one in dealt.status]
    skips, orders = rng.choice((0, 1, 2)), rng.choice((0, 3))
    picks = [rng.choice((None, *hand)) if one else None for hand, one in zip(dealt.hands, waits, strict=True)]
    return msgspec.structs.replace(
        dealt,
        seat=seat,
        drawing=rng.choice(players) if dealt.phase == "all-draw" else None,
        drawn=0 if over else rng.randint(0, quota or 3),
        quota=quota,
        skips=tuple(rng.randint(0, skips) if one and at != seat else 0 for at, one in enumerate(waits, 1)),
        orders=tuple(rng.randint(0, orders) if one else 0 for one in waits),
        picks=tuple(picks) if dealt.phase == "pass-left" else dealt.picks,
        known=() if over or rng.random() < 0.3 else _knowledge(game, rng, dealt),
        reshuffled=game.rules_as(Cards).setup.reshuffle_once and rng.random() < 0.5,
        taken=rng.randint(0, most) if (most := game.rules.limit.most) else 0,
    )


def _knowledge(game: CardsGame, rng: Random, dealt: CardsState) -> tuple[Known, ...]:
    return tuple(
        Known(viewer, seat, tuple(sorted(rng.sample(hand, rng.randint(1, len(hand))))))
        for viewer in game.seats
        for seat, hand, status in zip(game.seats, dealt.hands, dealt.status, strict=True)
        if viewer != seat and hand and status != "out" and rng.random() < 0.4
    )
