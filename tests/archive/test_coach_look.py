"""What the coach has found comes into the rows of games and deals, whenever he has found it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sixtysix_gui.archive import building, coach_rows
from sixtysix_gui.archive.archive import Archive, BuildReport
from sixtysix_gui.archive.coach_rows import CoachRows
from sixtysix_gui.archive.rows import CoachRow, Filter, RulesText
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.coach.reviewing import moments_of
from sixtysix_gui.records import DealRecord
from sixtysix_gui.records.identity import DealKey, key_of_record
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.judgement_files import JudgementFiles
from tests.archive.folders import FIRST, SECOND, write
from tests.helpers.coach.kept_reviews import keep_review


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
