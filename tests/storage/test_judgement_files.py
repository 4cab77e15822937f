"""What the coach found out stays on the disk, a file a deal; damage costs only time."""

import json
import logging
from datetime import UTC, datetime
from pathlib import Path

import pytest

from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.judgement_files import FOLDER, JudgementFile, JudgementFiles
from tests.helpers.deals.seeded_deals import seeded_pack

EVENING = datetime(2026, 1, 9, 20, 0, tzinfo=UTC)
RULES = rule_set("schnapsen")
RECORD = DealRecord(RULES, seeded_pack(RULES, 1), Seat.A, ())
OTHER = DealRecord(RULES, seeded_pack(RULES, 2), Seat.A, ())
FOUND = {"trick": 3, "loss": 0.25}


def cache(record: DealRecord = RECORD) -> JudgementFile:
    return JudgementFiles(data_folder(), lambda: EVENING).cache_of(record)


def test_what_was_kept_is_found_again() -> None:
    cache().put("a", FOUND)
    cache().put("b", {})
    assert cache().get("a") == FOUND
    assert cache().get("b") == {}
    assert cache().get("c") is None


def test_every_deal_has_a_file_of_its_own_whatever_was_played() -> None:
    assert cache().path == cache(DealRecord(RULES, RECORD.pack, Seat.A, (), (("A", "I"),))).path
    assert cache(OTHER).path != cache().path
    cache().put("a", FOUND)
    assert cache(OTHER).get("a") is None
    assert cache().path.parent == data_folder() / FOLDER


def test_nothing_is_made_before_something_is_kept() -> None:
    assert cache().get("a") is None
    assert not (data_folder() / FOLDER).exists()


@pytest.mark.parametrize("content", ["", "[]", "{", '{"judgements": 3}', "\0\0"])
def test_a_damaged_file_is_set_aside(content: str, caplog: pytest.LogCaptureFixture) -> None:
    place = cache().path
    place.parent.mkdir(parents=True)
    place.write_text(content, encoding="utf-8")
    with caplog.at_level(logging.WARNING):
        cache().put("a", FOUND)
    assert "set aside" in caplog.text
    assert cache().get("a") == FOUND
    aside = place.with_name("damaged-20260109-200000.json")
    assert aside.read_text(encoding="utf-8") == content


def test_what_is_no_object_is_not_found() -> None:
    place = cache().path
    place.parent.mkdir(parents=True)
    place.write_text(json.dumps({"judgements": {"a": [1], "b": FOUND}}), encoding="utf-8")
    assert cache().get("a") is None
    assert cache().get("b") == FOUND


def test_where_nothing_can_be_written_it_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / FOLDER).write_text("in the way", encoding="utf-8")
    found = JudgementFiles(tmp_path).cache_of(RECORD)
    with caplog.at_level(logging.WARNING):
        found.put("a", FOUND)
    assert found.get("a") == FOUND
    assert "not kept" in caplog.text
