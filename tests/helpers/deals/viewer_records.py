"""Records for the viewer: golden playthroughs with the tags of a game of this program."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sixtysix_gui.records import DealRecord, read_records
from tests.helpers.deals.record_texts import playthrough_text
from tests.helpers.golden_data.golden import load_golden

PLAYED: list[dict[str, Any]] = load_golden("playthroughs.json")
CODE = "ABCDE-FGHJK-LMNPR-STWXY"
OWN = (("A", "Ada"), ("B", "Queen"), ("Seat", "A"), ("Level", "club"), ("Code", CODE))


def golden_playthrough(number: int) -> DealRecord:
    (record,) = read_records(playthrough_text(PLAYED[number]))
    return record


def own_game(number: int, moves: int | None = None) -> DealRecord:
    """Return a golden deal as one of the person's own, up to that many moves."""
    record = golden_playthrough(number)
    return replace(record, tags=OWN, moves=record.moves[:moves])
