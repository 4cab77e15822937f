"""Open games as their records: how far each is, the same one once more, and one given up."""

from collections.abc import Sequence
from datetime import datetime

from sixtysix_gui.controller.game_progress import (
    GameProgress,
    Records,
    fresh_game_id,
    parted,
)
from sixtysix_gui.controller.promised_deal import prepare_deal
from sixtysix_gui.controller.record_tags import as_practice, open_record, with_game
from sixtysix_gui.records import DealRecord


def game_of(records: Sequence[DealRecord]) -> Records:
    """Return the deals of the game itself, without one of them that is played again beside it."""
    waiting, on_table = parted(records)
    return waiting or on_table


def name_of(records: Sequence[DealRecord]) -> str:
    """Return what the records of a game call it; empty where they have no name for it."""
    return game_of(records)[-1].tag("Game") or ""


def named(records: Records) -> Records:
    """Return the records of a game, each with a name for it, which foreign ones may not have."""
    game = game_of(records)
    if all(record.tag("Game") for record in game):
        return records
    name = name_of(records) or fresh_game_id()
    own = (record if record.tag("Game") else with_game(record, name) for record in game)
    return (*own, *records[len(game) :])


def is_stage_of(early: Sequence[DealRecord], late: Sequence[DealRecord]) -> bool:
    """Return whether a game has come from one standing to another, or is the same in both.

    Only cards and moves are compared: hints and other tags may come later.
    """
    if not early or len(early) > len(late):
        return False
    *done, last = early
    whole = all(_is_same(one, other) for one, other in zip(done, late, strict=False))
    other = late[len(done)]
    if last.abandoned:
        return whole and _is_same(last, other) and len(early) == len(late)
    return whole and _is_same_deal(last, other) and _begins_as(last, other)


def _is_same(one: DealRecord, other: DealRecord) -> bool:
    is_end_same = one.abandoned == other.abandoned
    return is_end_same and _is_same_deal(one, other) and one.moves == other.moves


def _is_same_deal(one: DealRecord, other: DealRecord) -> bool:
    return (one.rules, one.dealer, one.pack) == (other.rules, other.dealer, other.pack)


def _begins_as(one: DealRecord, other: DealRecord) -> bool:
    return other.moves[: len(one.moves)] == one.moves


def as_other_game(records: Sequence[DealRecord], game_id: str) -> Records:
    """Return the records of a game as those of another one, which is practice.

    So a game that is taken up from an earlier moment than it has come to counts only once.
    """
    game = game_of(records)
    others = (as_practice(with_game(record, game_id)) for record in game)
    return (*others, *records[len(game) :])


def given_up(progress: GameProgress, dealt_at: datetime) -> GameProgress:
    """Let the person give up a game that is not at the table.

    What is given up is a deal, so between two deals the next one is dealt for it.
    """
    if not progress.is_deal_running:
        prepared = prepare_deal(progress.game.rules)
        pack, proof = prepared.pack(""), prepared.proof("")
        progress = progress.dealt(
            open_record(progress.setup, progress.game, progress.game_id, dealt_at, proof, pack)
        )
    return progress.resigned(progress.setup.seat)
