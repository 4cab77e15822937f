"""The newest own deal without a row comes first, each once, and what is gone is passed over."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from sixtysix_gui.archive.archive import ArchiveError
from sixtysix_gui.archive.coach_rows import CoachRows
from sixtysix_gui.archive.looking_back import MOST_READ, DealsToReview
from sixtysix_gui.archive.rows import Company, DealRow, Place, RulesText
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.coach.kept_reviews import keep_review
from tests.helpers.deals.seeded_deals import seeded_pack
from tests.helpers.deals.viewer_records import own_game

MINE = Company(Seat.A, ("Ada", "Queen"), ("", "club"))


def deal_row(number: int, company: Company = MINE) -> DealRow:
    return DealRow(
        Place("2026-01.66r", f"g{number}", number, 1),
        *(1, "2026-01-09", "20:00", RulesText("german-66"), company, Seat.A),
        *(True, True, False, "out", (2, 0)),
    )


class SomeDeals:
    """An archive of some deals, the newest first."""

    def __init__(self, records: Sequence[DealRecord | None]) -> None:
        self.records = dict(enumerate(records))
        self.rows = [deal_row(number) for number in self.records]
        self.read: list[int] = []

    def not_looked_back(self, most: int) -> Sequence[DealRow]:
        return self.rows[:most]

    def records_at(self, place: Place) -> Sequence[DealRecord]:
        self.read.append(place.first)
        record = self.records[place.first]
        if record is None:
            raise ArchiveError(Path("2026-01.66r"), "it is gone")
        return (record,)


@pytest.fixture
def three() -> SomeDeals:
    return SomeDeals([own_game(number) for number in range(3)])


def numbers_given_out(deals: DealsToReview) -> list[int]:
    found: list[int] = []
    while deals.has_more:
        deal = deals.next()
        if deal is not None:
            found.append(deal.row.game.first)
    return found


def test_every_deal_comes_once_the_newest_first(three: SomeDeals, tmp_path: Path) -> None:
    deals = DealsToReview(three, CoachRows(tmp_path))
    first = deals.next()
    assert first is not None
    assert (first.record, first.seat) == (own_game(0), Seat.A)
    assert numbers_given_out(deals) == [1, 2]
    assert deals.next() is None


def test_what_was_left_comes_again(three: SomeDeals, tmp_path: Path) -> None:
    deals = DealsToReview(three, CoachRows(tmp_path))
    first = deals.next()
    assert first is not None
    deals.give_back(first)
    assert numbers_given_out(deals) == [0, 1, 2]


def test_what_stands_on_the_disk_is_not_found_again(three: SomeDeals, tmp_path: Path) -> None:
    keep_review(own_game(1), Seat.A, tmp_path)
    assert numbers_given_out(DealsToReview(three, CoachRows(tmp_path))) == [0, 2]


def test_a_damaged_file_of_the_coach_is_found_again(three: SomeDeals, tmp_path: Path) -> None:
    review = keep_review(own_game(1), Seat.A, tmp_path)
    assert review.is_complete
    (file,) = (tmp_path / "coach").iterdir()
    file.write_bytes(file.read_bytes()[:100])
    assert numbers_given_out(DealsToReview(three, CoachRows(tmp_path))) == [0, 1, 2]


def test_what_is_gone_foreign_or_of_no_seat_is_passed_over(tmp_path: Path) -> None:
    rules = rule_set("four-66")
    several = DealRecord(rules, seeded_pack(rules, 1), Seat.A, ())
    archive = SomeDeals([None, several, own_game(0), own_game(1)])
    archive.rows[2] = deal_row(2, replace(MINE, seat=None))
    assert numbers_given_out(DealsToReview(archive, CoachRows(tmp_path))) == [3]


def test_few_records_are_read_at_once(tmp_path: Path) -> None:
    archive = SomeDeals([None] * (2 * MOST_READ + 3) + [own_game(0)])
    deals = DealsToReview(archive, CoachRows(tmp_path))
    assert deals.next() is None
    assert len(archive.read) == MOST_READ
    assert deals.has_more
    assert numbers_given_out(deals) == [2 * MOST_READ + 3]
    assert not deals.has_more
    assert archive.read == sorted(archive.read)


def test_an_archive_that_changes_is_asked_again(three: SomeDeals, tmp_path: Path) -> None:
    deals = DealsToReview(three, CoachRows(tmp_path))
    assert deals.next() is not None
    three.rows = three.rows[2:]
    assert numbers_given_out(deals) == [2]
    three.records[7] = own_game(3)
    three.rows.insert(0, deal_row(7))
    assert numbers_given_out(deals) == [7]
