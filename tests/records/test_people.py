"""Seat and Level of a record say who sat where (many.md 12.1)."""

import pytest

from sixtysix_gui.records import (
    DealRecord,
    levels_of,
    person_of,
    read_records,
    write_record,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.named import rule_set

A, B, C, D = Seat.A, Seat.B, Seat.C, Seat.D

ROWS: list[tuple[str, str, Seat | None, dict[Seat, str]]] = [
    ("A", "queen,king,ace", A, {B: "queen", C: "king", D: "ace"}),
    ("C", "queen,king,ace", C, {D: "queen", A: "king", B: "ace"}),
    ("D", "master", D, {A: "master"}),
    ("B", "club,,expert", B, {C: "club", A: "expert"}),
    ("A", "", A, {}),
    ("", "club,club,club,master", None, {A: "club", B: "club", C: "club", D: "master"}),
]


@pytest.mark.parametrize(("seat", "level", "person", "levels"), ROWS)
def test_who_sat_where(seat: str, level: str, person: Seat | None, levels: dict[Seat, str]) -> None:
    tags = tuple((name, value) for name, value in (("Seat", seat), ("Level", level)) if value)
    rules = rule_set("four-66")
    record: DealRecord = DealRecord(rules, rules.pack, A, (), tags)
    assert (person_of(record), levels_of(record)) == (person, levels)
    assert read_records(write_record(record)) == (record,)
