"""What the coach found of a deal, read from his files; whatever they are, nothing is harmed."""

import logging
import os
from dataclasses import replace
from pathlib import Path

import pytest

from sixtysix_gui.archive.coach_rows import CoachRows
from sixtysix_gui.archive.rows import CoachRow
from sixtysix_gui.coach import summaries
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.coach.reviewing import moments_of
from sixtysix_gui.records.identity import key_of_record
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.judgement_files import FOLDER, JudgementFiles
from tests.helpers.coach.kept_reviews import keep_judgements, keep_review
from tests.helpers.deals.viewer_records import own_game

RECORD, OTHER = own_game(0), own_game(1)
KEY = key_of_record(RECORD, Seat.A)
FIRST = next(moment.step for moment in moments_of(RECORD) if moment.seat is Seat.A)
LOST = {FIRST: Verdict.BLUNDER}


@pytest.fixture
def rows(tmp_path: Path) -> CoachRows:
    return CoachRows(tmp_path)


def file_of(folder: Path) -> Path:
    return JudgementFiles(folder).cache_of(RECORD).path


def test_a_deal_that_was_looked_back_at_has_a_row(rows: CoachRows, tmp_path: Path) -> None:
    assert rows.of(KEY) is None
    account = keep_review(RECORD, Seat.A, tmp_path, LOST).account()
    row = rows.of(KEY)
    assert isinstance(row, CoachRow)
    assert account is not None
    assert row.worst is Verdict.BLUNDER
    assert (row.given, row.luck) == (account.given, account.luck) == (1.0, row.luck)
    assert sum(row.lost.values()) == 1.0
    assert [each.step for each in rows.decisions(KEY) if each.loss] == [FIRST]


def test_other_plays_of_the_same_cards_have_none(rows: CoachRows, tmp_path: Path) -> None:
    keep_review(RECORD, Seat.A, tmp_path)
    shorter = replace(RECORD, moves=RECORD.moves[:-1])
    for key in (
        key_of_record(RECORD, Seat.B),
        key_of_record(shorter, Seat.A),
        key_of_record(OTHER, Seat.A),
    ):
        assert rows.of(key) is None
        assert rows.decisions(key) == ()


def test_what_is_judged_in_part_has_none(rows: CoachRows, tmp_path: Path) -> None:
    keep_judgements(RECORD, tmp_path)
    assert rows.of(KEY) is None


def test_what_another_version_found_has_none(
    rows: CoachRows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = rows.versions
    keep_review(RECORD, Seat.A, tmp_path)
    monkeypatch.setattr(summaries, "COACH_VERSION", 999)
    assert rows.versions != before
    assert rows.of(KEY) is None


def test_after_a_look_only_files_that_were_there_are_read(
    rows: CoachRows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_review(OTHER, Seat.A, tmp_path)
    assert set(rows.look()) == {key_of_record(OTHER, Seat.A).deal}
    keep_review(RECORD, Seat.A, tmp_path)
    assert rows.of(KEY) is None
    rows.look()
    assert rows.of(KEY) is not None
    with monkeypatch.context() as patched:
        patched.setattr("sixtysix_gui.archive.coach_rows.read_plain_file", None)
        assert rows.of(key_of_record(own_game(2), Seat.A)) is None


def test_it_is_known_which_files_have_changed(rows: CoachRows, tmp_path: Path) -> None:
    assert rows.look() == {}
    keep_review(OTHER, Seat.A, tmp_path)
    keep_review(RECORD, Seat.A, tmp_path)
    other = key_of_record(OTHER, Seat.A).deal
    before = dict(rows.look())
    assert set(before) == {KEY.deal, other}
    assert rows.look() == before
    os.utime(file_of(tmp_path), ns=(1, 1))
    (tmp_path / FOLDER / "notes.txt").write_text("mine", encoding="utf-8")
    after = dict(rows.look())
    assert after[other] == before[other]
    assert after[KEY.deal] != before[KEY.deal]
    file_of(tmp_path).unlink()
    assert set(rows.look()) == {other}


DAMAGES = {
    "empty": b"",
    "no JSON": b"\0\0\xff",
    "no object": b"[]",
    "the row is no object": f'{{"{summaries.summary_key(KEY.play)}": 3}}'.encode(),
    "the row ends": f'{{"{summaries.summary_key(KEY.play)}": {{"given": 1'.encode(),
    "the row is endless": f'{{"{summaries.summary_key(KEY.play)}": {"[" * 100_000}'.encode(),
    "the row ends at once": f'{{"{summaries.summary_key(KEY.play)}":'.encode(),
    "the row is no text": f'{{"{summaries.summary_key(KEY.play)}": '.encode() + b"\xff\xfe",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_files_have_no_rows_and_stay(
    rows: CoachRows, tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    keep_review(RECORD, Seat.A, tmp_path)
    file_of(tmp_path).write_bytes(DAMAGES[damage])
    with caplog.at_level(logging.WARNING):
        assert rows.of(KEY) is None
    assert file_of(tmp_path).read_bytes() == DAMAGES[damage]
    assert caplog.text == ""


def test_every_cut_of_a_file_is_harmless(rows: CoachRows, tmp_path: Path) -> None:
    keep_review(RECORD, Seat.A, tmp_path, LOST)
    whole, found = file_of(tmp_path).read_bytes(), rows.of(KEY)
    for length in range(0, len(whole), 97):
        file_of(tmp_path).write_bytes(whole[:length])
        assert rows.of(KEY) in (None, found)


def test_what_is_no_file_or_cannot_be_read_has_no_row(rows: CoachRows, tmp_path: Path) -> None:
    file_of(tmp_path).mkdir(parents=True)
    assert rows.of(KEY) is None
    assert KEY.deal in rows.look()
    assert rows.of(KEY) is None


def test_without_a_folder_nothing_is_found_nor_made(tmp_path: Path) -> None:
    rows = CoachRows(tmp_path / "gone")
    assert rows.look() == {}
    assert rows.of(KEY) is None
    assert not (tmp_path / "gone").exists()
    (tmp_path / FOLDER).write_text("in the way", encoding="utf-8")
    assert CoachRows(tmp_path).look() == {}
    assert CoachRows(tmp_path).of(KEY) is None
