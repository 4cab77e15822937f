"""What the coach found out stays on the disk, a file a deal; damage costs only time."""

import json
import logging
from datetime import UTC, datetime
from pathlib import Path

import pytest

from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.named import rule_set
from sixtysix_gui.storage.files.folders import data_folder
from sixtysix_gui.storage.judgement_files import FOLDER, JudgementFile, JudgementFiles
from tests.helpers.deals.seeded_deals import seeded_pack

EVENING = datetime(2026, 1, 9, 20, 0, tzinfo=UTC)
RULES = rule_set("schnapsen")
RECORD = DealRecord(RULES, seeded_pack(RULES, 1), Seat.A, ())
OTHER = DealRecord(RULES, seeded_pack(RULES, 2), Seat.A, ())
FOUND = {"trick": 3, "loss": 0.25}


def shelf(record: DealRecord = RECORD) -> JudgementFile:
    return JudgementFiles(data_folder(), lambda: EVENING).shelf_of(record)


def test_what_was_kept_is_found_again() -> None:
    shelf().keep("a", FOUND)
    shelf().keep("b", {})
    assert shelf().find("a") == FOUND
    assert shelf().find("b") == {}
    assert shelf().find("c") is None


def test_every_deal_has_a_file_of_its_own_whatever_was_played() -> None:
    assert shelf().path == shelf(DealRecord(RULES, RECORD.pack, Seat.A, (), (("A", "I"),))).path
    assert shelf(OTHER).path != shelf().path
    shelf().keep("a", FOUND)
    assert shelf(OTHER).find("a") is None
    assert shelf().path.parent == data_folder() / FOLDER


def test_nothing_is_made_before_something_is_kept() -> None:
    assert shelf().find("a") is None
    assert not (data_folder() / FOLDER).exists()


@pytest.mark.parametrize("content", ["", "[]", "{", '{"judgements": 3}', "\0\0"])
def test_a_damaged_file_is_set_aside(content: str, caplog: pytest.LogCaptureFixture) -> None:
    place = shelf().path
    place.parent.mkdir(parents=True)
    place.write_text(content, encoding="utf-8")
    with caplog.at_level(logging.WARNING):
        shelf().keep("a", FOUND)
    assert "set aside" in caplog.text
    assert shelf().find("a") == FOUND
    aside = place.with_name("damaged-20260109-200000.json")
    assert aside.read_text(encoding="utf-8") == content


def test_what_is_no_object_is_not_found() -> None:
    place = shelf().path
    place.parent.mkdir(parents=True)
    place.write_text(json.dumps({"judgements": {"a": [1], "b": FOUND}}), encoding="utf-8")
    assert shelf().find("a") is None
    assert shelf().find("b") == FOUND


def test_where_nothing_can_be_written_it_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / FOLDER).write_text("in the way", encoding="utf-8")
    found = JudgementFiles(tmp_path).shelf_of(RECORD)
    with caplog.at_level(logging.WARNING):
        found.keep("a", FOUND)
    assert found.find("a") == FOUND
    assert "not kept" in caplog.text
