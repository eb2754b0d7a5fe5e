"""The workshop's jobs: check what is drawn, measure it, suggest changes, typeset it."""

import os
from collections.abc import Callable

from mazechase.bots.api import Budget, usual_bot
from mazechase.engine.seated import check_bots
from mazechase.rules.game import AnyGame
from mazechase.rules.registry import game as make_game
from mazechase.rules.turnlimit import limited
from mazechase.server.thinking.jobs import CheckDraft, MeasureGame, Printed, PrintGame, SuggestChanges
from mazechase.server.wire.requests import CheckedDraft, DraftProblem
from mazechase.workshop.aims import read_aim
from mazechase.workshop.checking import Checked, KindOfDocument, check_text, find_kind, flaws_of
from mazechase.workshop.playing import OneGame, Table, play_one
from mazechase.workshop.racing import Race, Suggestions
from mazechase.workshop.sheets import SheetMaker, find_maker, makers
from mazechase.workshop.tally import SoFar, added, so_far, tally_of

MOST_TURNS = 300  # of a game that is played to measure it
MEASURING_NODES = 1000  # for each choice of a bot in it, so that a game takes little time


def check_draft(job: CheckDraft) -> CheckedDraft:
    """List everything that is wrong with a document."""
    kind = find_kind(f"{job.game}.{job.option}")
    sheet = makers(job.game).get(job.option)
    if job.marks is not None:
        drawn = find_maker(job.game, job.option).write(job.marks)
        flaws = flaws_of(kind, drawn)
        checked = Checked(kind.name, drawn, flaws, (None,) * len(flaws))
    else:
        checked = check_text(job.text, job.file, toml=job.file.lower().endswith(".toml"), kind=kind)
    marks = sheet.read(checked.document) if sheet and checked.document is not None else {}
    return CheckedDraft(
        checked.document,
        tuple(
            DraftProblem(
                one.code,
                one.message,
                one.params,
                one.field,
                one.cells,
                one.constraint,
                line,
                sheet.spots_of(one, job.marks or marks) if sheet else (),
            )
            for one, line in zip(checked.flaws, checked.lines, strict=True)
        ),
        marks,
        _seats(kind, sheet, checked) if sheet else {},
    )


def _seats(kind: KindOfDocument, sheet: SheetMaker, checked: Checked) -> dict[str, tuple[str, ...]]:
    """Return the brushes of the seats for every number of players, once nothing is wrong with a document."""
    if checked.flaws or checked.document is None:
        return {}
    found = {str(players): sheet.seats(checked.document, players) for players in kind.game.player_counts}
    return {players: seats for players, seats in found.items() if seats}


def _game_and_bots(job: MeasureGame | SuggestChanges) -> tuple[AnyGame, tuple[str, ...]]:
    game = limited(make_game(job.game, job.players, job.options), MOST_TURNS)
    bots = (job.bot or usual_bot(game.id),)
    check_bots(game, bots)
    return game, bots


def measure(job: MeasureGame, now_s: Callable[[], float]) -> SoFar:
    """Play whole games until the time is up; a game's number decides its luck, so no part repeats another."""
    game, bots = _game_and_bots(job)
    until = now_s() + job.budget_ms / 1000
    table = Table(game, bots, Budget(nodes=MEASURING_NODES), "draft")
    played: list[OneGame] = []
    while now_s() < until:
        played.append(play_one(table, job.before.games + len(played)))
    return so_far(game, added(game, job.before, tally_of(game, played)))


def suggest(job: SuggestChanges, now_s: Callable[[], float]) -> Suggestions:
    """Let variants of a document race until the time is up."""
    game, bots = _game_and_bots(job)
    until = now_s() + job.budget_ms / 1000
    aims = [read_aim(game, text) for text in job.aims]
    budget = Budget(nodes=MEASURING_NODES)
    race = Race(game, job.option, aims, bots=bots, budget=budget, runners=job.runners, played=job.played)
    while now_s() < until:
        race.go_on()
    sheet = makers(job.game).get(job.option)
    return race.standing(sheet.read if sheet else lambda _: {})


def print_game(job: PrintGame) -> Printed:
    """Typeset a game."""
    os.environ.setdefault("RAYON_NUM_THREADS", "1")  # of the typesetter: each thread counts against the memory limit
    from mazechase.workshop.printing import print_pdf  # noqa: PLC0415 (a worker that only thinks typesets nothing)

    return Printed(print_pdf(make_game(job.game, job.players, job.options), job.language, job.paper))
