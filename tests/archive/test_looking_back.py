"""The newest own deal without a row comes first, each once, and what is gone is passed over."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from typing_extensions import override

from sixtysix_gui.ai.matches.playing import play_game
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.archive.archive import Archive, ArchiveError
from sixtysix_gui.archive.coach_rows import CoachRows
from sixtysix_gui.archive.looking_back import MOST_ASKED, MOST_READ, DealsToReview
from sixtysix_gui.archive.rows import Company, DealRow, PlaceInFile, RulesText
from sixtysix_gui.coach import summaries
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.coach.reviewing import moments_of
from sixtysix_gui.records import DealRecord, game_tags, write_records
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.finished_games import FinishedGame, FinishedGames
from sixtysix_gui.storage.judgement_files import JudgementFiles
from tests.helpers.coach.kept_reviews import keep_review
from tests.helpers.deals.seeded_deals import seeded_pack
from tests.helpers.deals.viewer_records import own_game

MINE = Company(Seat.A, ("Ada", "Queen"), ("", "club"))


def deal_row(number: int, company: Company = MINE) -> DealRow:
    return DealRow(
        PlaceInFile("2026-01.66r", f"g{number}", number, 1),
        *(1, "2026-01-09", "20:00", RulesText("german-66"), company, Seat.A),
        *(True, True, False, "out", (2, 0)),
    )


class SomeDeals(Archive):
    """An archive of some deals, the newest first."""

    def __init__(self, records: Sequence[DealRecord | None]) -> None:
        super().__init__(Path())
        self.records = dict(enumerate(records))
        self.rows = [deal_row(number) for number in self.records]
        self.read: list[int] = []
        self.asked: list[int] = []

    @override
    def not_looked_back(self, most: int) -> tuple[DealRow, ...]:
        self.asked.append(most)
        return tuple(self.rows[:most])

    @override
    def records_at(self, place: PlaceInFile) -> tuple[DealRecord, ...]:
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
    three.records[7] = own_game(3)
    three.rows = [deal_row(7), *three.rows[2:]]
    deals.renew()
    assert numbers_given_out(deals) == [7, 2]
    three.records[8] = own_game(1)
    three.rows.insert(0, deal_row(8))
    assert numbers_given_out(deals) == [8]


def test_what_was_found_and_forgotten_is_found_again(three: SomeDeals, tmp_path: Path) -> None:
    deals = DealsToReview(three, CoachRows(tmp_path))
    for number in range(2):
        assert deals.next() is not None
        keep_review(own_game(number), Seat.A, tmp_path)
    JudgementFiles(tmp_path).forget()
    deals.begin_again()
    assert numbers_given_out(deals) == [0, 1, 2]


def test_it_is_known_whether_anything_was_kept(three: SomeDeals, tmp_path: Path) -> None:
    deals = DealsToReview(three, CoachRows(tmp_path))
    first = deals.next()
    assert first is not None
    assert not deals.has_kept(first)
    keep_review(first.record, first.seat, tmp_path)
    assert deals.has_kept(first)


def test_the_archive_is_asked_for_many_at_once(tmp_path: Path) -> None:
    archive = SomeDeals([own_game(0)] * (MOST_ASKED + 6))
    deals = DealsToReview(archive, CoachRows(tmp_path))
    assert numbers_given_out(deals) == list(range(MOST_ASKED + 6))
    assert len(archive.asked) < 5


# ----------------------------------------------------------------------- with the archive as it is


def played_game(name: str, number: int, rules_name: str = "schnapsen") -> list[DealRecord]:
    """A whole game of quick players, as it is kept."""
    rules = rule_set(rules_name)
    quick = player_named("simple", rules)
    found: list[DealRecord] = []
    seats = ("Seat", "A"), ("A", "Ada"), *((seat.name, "Queen") for seat in rules.seats[1:])
    levels = ("Level", " ".join(["club"] * (len(rules.seats) - 1)))
    for place, deal in enumerate(play_game(rules, number, [quick] * len(rules.seats), Budget()), 1):
        before = deal.game or Game.first(rules, deal.dealer)
        about = ("Game", name), ("Deal", str(place)), ("Date", f"2026-01-{number:02}")
        tags = (*about, *seats, levels, *game_tags(before))
        found.append(DealRecord(rules, deal.pack, deal.dealer, deal.moves, tags))
    return found


def keep_game(folder: Path, records: Sequence[DealRecord]) -> None:
    name, days = records[0].tag("Game") or "", tuple(each.tag("Date") or "" for each in records)
    FinishedGames(folder).keep(FinishedGame(name, days, write_records(records)))


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    made = Archive(tmp_path)
    yield made
    made.close()


def test_the_archive_gives_the_newest_and_takes_what_was_found(
    archive: Archive, tmp_path: Path
) -> None:
    old, new = played_game("old", 1), played_game("new", 2)
    for game in (old, played_game("four", 3, "four-66"), new):
        keep_game(tmp_path, game)
    archive.build()
    deals = DealsToReview(archive, CoachRows(tmp_path))
    wanted = [*reversed(new), *reversed(old)]
    found: list[DealRecord] = []
    while (deal := deals.next()) is not None:
        assert deal.seat is Seat.A
        found.append(deal.record)
    assert [(each.pack, each.moves) for each in found] == [
        (each.pack, each.moves) for each in wanted
    ]
    for record in found[:-1]:
        keep_review(record, Seat.A, tmp_path)
    archive.build()
    rows = {(row.game.game, row.number): row.coach for row in archive.deals()}
    missing = ("old", 1)
    assert [place for place, row in rows.items() if row is None and place[0] != "four"] == [missing]
    again = DealsToReview(archive, CoachRows(tmp_path)).next()
    assert again is not None
    assert (again.row.game.game, again.row.number) == missing


def test_a_game_has_a_worst_mark_when_all_its_deals_were_looked_back_at(
    archive: Archive, tmp_path: Path
) -> None:
    records = played_game("g1", 4)
    assert len(records) > 2
    keep_game(tmp_path, records)
    marked = records[1]
    step = next(moment.step for moment in moments_of(marked) if moment.seat is Seat.A)
    for record in records:
        archive.build()
        (row,) = archive.games()
        assert row.worst is None
        verdicts = {step: Verdict.MISTAKE} if record is marked else {}
        keep_review(record, Seat.A, tmp_path, verdicts)
    archive.build()
    (row,) = archive.games()
    assert row.worst is Verdict.MISTAKE
    assert sum(deal.coach.given for deal in archive.deals() if deal.coach is not None) == 0.5
    JudgementFiles(tmp_path).cache_of(marked).path.unlink()
    archive.build()
    (row,) = archive.games()
    assert row.worst is None


def test_another_version_of_the_coach_looks_at_all_again(
    archive: Archive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = played_game("g1", 4)
    keep_game(tmp_path, records)
    for record in records:
        keep_review(record, Seat.A, tmp_path)
    archive.build()
    assert archive.not_looked_back(9) == ()
    monkeypatch.setattr(summaries, "COACH_VERSION", 999)
    archive.build()
    assert len(archive.not_looked_back(9)) == len(records)


def test_a_month_that_is_gone_costs_nothing(archive: Archive, tmp_path: Path) -> None:
    keep_game(tmp_path, played_game("g1", 4))
    archive.build()
    (month,) = (tmp_path / "games").glob("*.66r")
    month.unlink()
    deals = DealsToReview(archive, CoachRows(tmp_path))
    assert deals.next() is None
