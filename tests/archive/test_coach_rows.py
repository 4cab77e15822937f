"""What the coach found of a deal: read from his files, and brought into the rows of the index."""

import logging
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from sixtysix_gui.archive import building, coach_rows
from sixtysix_gui.archive.archive import Archive, BuildReport
from sixtysix_gui.archive.coach_rows import CoachRows
from sixtysix_gui.archive.rows import CoachRow, Filter, RulesText
from sixtysix_gui.coach import summaries
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.coach.reviewing import moments_of
from sixtysix_gui.records import DealRecord
from sixtysix_gui.records.identity import DealKey, key_of_record
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.judgement_files import FOLDER, JudgementFiles
from tests.archive.folders import FIRST, SECOND, write
from tests.helpers.coach.kept_reviews import keep_judgements, keep_review
from tests.helpers.deals.viewer_records import own_game

RECORD, OTHER = own_game(0), own_game(1)
KEY = key_of_record(RECORD, Seat.A)
FIRST_STEP = next(moment.step for moment in moments_of(RECORD) if moment.seat is Seat.A)
LOST = {FIRST_STEP: Verdict.BLUNDER}


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
    assert [each.step for each in rows.decisions(KEY) if each.loss] == [FIRST_STEP]


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


# ------------------------------------------------------------------------------------- in the index


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Archive]:
    monkeypatch.setattr(building, "_RECENT", -1)
    write(tmp_path, "2026-01.66r", FIRST, SECOND)
    made = Archive(tmp_path)
    made.build()
    yield made
    made.close()


def look_back(folder: Path, record: DealRecord, verdict: Verdict = Verdict.GOOD) -> None:
    """Keep a review in which the person's first own move has this verdict."""
    step = next(moment.step for moment in moments_of(record) if moment.seat is Seat.A)
    keep_review(record, Seat.A, folder, {step: verdict} if verdict is not Verdict.GOOD else {})


def worst(archive: Archive) -> list[Verdict | None]:
    return [row.worst for row in reversed(archive.games())]


def test_a_deal_that_was_looked_back_at_says_so(archive: Archive, tmp_path: Path) -> None:
    look_back(tmp_path, FIRST[0], Verdict.BLUNDER)
    assert archive.build().changed
    row = archive.deals()[0].coach
    assert row is not None
    assert row == CoachRows(tmp_path).of(key_of_record(FIRST[0], Seat.A))
    assert sum(row.lost.values()) == row.given == 1.0
    assert [deal.coach for deal in archive.deals()[1:]] == [None] * (len(FIRST + SECOND) - 1)
    assert archive.build() == BuildReport()


def test_decisions_are_those_of_deals_that_were_looked_back_at(
    archive: Archive, tmp_path: Path
) -> None:
    assert list(archive.decisions()) == []
    look_back(tmp_path, SECOND[1], Verdict.SLIP)
    archive.build()
    ((deal, decisions),) = archive.decisions()
    assert (deal.game.game, deal.number) == ("b" * 16, 2)
    assert decisions == CoachRows(tmp_path).decisions(key_of_record(SECOND[1], Seat.A))
    assert [each.verdict for each in decisions].count(Verdict.SLIP) == 1


def test_games_by_one_rule_set_are_read_without_the_others(archive: Archive) -> None:
    for rules in archive.rules_played():
        found = [row for row in archive.games() if row.rules == rules]
        assert list(archive.games_by(rules)) == found != []
    assert archive.games_by(RulesText("schnapsen", "look_back=none")) == ()


def test_a_game_has_a_worst_verdict_when_all_its_deals_have_one(
    archive: Archive, tmp_path: Path
) -> None:
    verdicts = [Verdict.MISTAKE, Verdict.SLIP, *[Verdict.GOOD] * (len(FIRST) - 2)]
    *first, last = zip(FIRST, verdicts, strict=True)
    for record, verdict in first:
        look_back(tmp_path, record, verdict)
    archive.build()
    assert worst(archive) == [None, None]
    look_back(tmp_path, *last)
    archive.build()
    assert worst(archive) == [Verdict.MISTAKE, None]
    assert len(archive.games(Filter(only_marked=True))) == 1


def test_what_was_found_before_a_game_was_kept_is_not_lost(
    archive: Archive, tmp_path: Path
) -> None:
    text = (tmp_path / "games" / "2026-01.66r").read_text("utf-8")
    write(tmp_path, "2026-01.66r", SECOND)
    archive.build()
    for record in FIRST:
        look_back(tmp_path, record)
    archive.build()
    assert worst(archive) == [None]
    (tmp_path / "games" / "2026-01.66r").write_text(text, "utf-8")
    archive.build()
    assert worst(archive) == [Verdict.GOOD, None]


def test_what_is_gone_is_gone(archive: Archive, tmp_path: Path) -> None:
    for record in FIRST:
        look_back(tmp_path, record)
    archive.build()
    assert worst(archive)[0] is Verdict.GOOD
    JudgementFiles(tmp_path).cache_of(FIRST[0]).path.unlink()
    assert archive.build().changed
    assert worst(archive) == [None, None]
    assert archive.deals()[0].coach is None


def test_what_another_version_has_found_is_looked_at_again(
    archive: Archive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_back(tmp_path, FIRST[0])
    archive.build()
    asked: list[DealKey] = []
    real = CoachRows.of

    def note(rows: CoachRows, key: DealKey) -> CoachRow | None:
        asked.append(key)
        return real(rows, key)

    monkeypatch.setattr(CoachRows, "versions", "another")
    monkeypatch.setattr(CoachRows, "of", note)
    archive.build()
    assert asked == [key_of_record(FIRST[0], Seat.A)]
    archive.build()
    assert len(asked) == 1


def test_many_deals_are_written_step_by_step(
    archive: Archive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach_rows, "_A_STEP", 2)
    for record in FIRST:
        look_back(tmp_path, record)
    archive.build()
    assert worst(archive)[0] is Verdict.GOOD
