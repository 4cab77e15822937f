"""All pages of real games of all rule sets, and their counts by playing the records again."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import date

import pytest

from sixtysix_gui.archive.archive import Archive
from sixtysix_gui.archive.rows import GameRow, Origin, RulesText
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.statistics.fair_cards import fair_cards
from sixtysix_gui.statistics.overview import overview
from sixtysix_gui.statistics.selection import Chosen, Selection, choose
from sixtysix_gui.windows.statistics.pages.all_pages import StatisticsPage
from tools.many_games.base import base_games
from tools.many_games.writing import Plan, write_folder

TODAY = date(2026, 3, 31)
FIGURES = {
    figures for page in StatisticsPage for figures in (*page.value.figures, *page.value.more)
}


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Archive:
    folder = tmp_path_factory.mktemp("archive")
    write_folder(folder, Plan(240, 3, TODAY, 5), base_games(2, 5))
    archive = Archive(folder)
    archive.build()
    return archive


def chosen(archive: Archive, rules: RulesText) -> Chosen:
    found = choose(archive.deals(rules), archive.games(), Selection(rules), TODAY)
    assert found is not None
    return found


def test_all_rule_sets_have_their_pages(archive: Archive) -> None:
    played = archive.rules_played()
    assert {each.name for each in played} == set(rule_set_names())
    for rules in played:
        found = chosen(archive, rules)
        for figures in FIGURES:
            figures(found)
        assert (overview(found) is None) == (len(found.deals) < 10)


@dataclass
class Counts:
    """What was counted by playing records again."""

    endings: Counter[str]
    closes: int = 0
    points: int = 0


def played_again(games: list[tuple[GameRow, tuple[DealRecord, ...]]]) -> Counts:
    """Count the deals of games that are no practice, without those with a hint."""
    counts = Counts(Counter[str]())
    for row, records in games:
        for record in records:
            outcome, mine = record.outcome, row.company.seat
            if row.practice or outcome is None or mine is None or record.tag("Hints"):
                continue
            own, other = outcome.points[mine], outcome.points[1 - mine]
            counts.endings["won" if own > other else "lost" if own < other else "tied"] += 1
            counts.points += own - other
            counts.closes += outcome.end.close is not None and outcome.end.close.seat is mine
    return counts


@pytest.mark.parametrize("name", ["german-66", "schnapsen", "santase-engine"])
def test_counts_of_two_hands_by_playing_the_records_again(archive: Archive, name: str) -> None:
    rules = RulesText(name)
    games = [
        (row, archive.records_of(row))
        for row in archive.games()
        if row.rules == rules and row.origin is Origin.FINISHED
    ]
    again, page = played_again(games), overview(chosen(archive, rules))
    assert page is not None
    assert (page.deals.won, page.deals.lost, page.deals.tied) == (
        again.endings["won"],
        again.endings["lost"],
        again.endings["tied"],
    )
    assert page.closes is not None
    assert page.closes.all == again.closes
    assert page.points.value == pytest.approx(again.points / again.endings.total())


@pytest.mark.parametrize("name", ["german-66", "schnapsen"])
def test_hands_dealt_by_dealing_the_packs_again(archive: Archive, name: str) -> None:
    rules = RulesText(name)
    found = chosen(archive, rules)
    records = {game: archive.records_at(game) for game in {deal.game for deal in found.dealt}}
    trumps = points = leads = 0
    for deal in found.dealt:
        start = records[deal.game][deal.number - 1].start()
        mine = deal.company.seat or Seat.A
        assert start.turn_up is not None
        trumps += sum(card.suit is start.turn_up.suit for card in start.hands[mine])
        points += sum(card.points for card in start.hands[mine])
        leads += start.to_act is mine
    page = fair_cards(found)
    assert page is not None
    rows = {each.what.value: each.mine for each in page.rows}
    assert (rows["trumps"], rows["card points"], rows["first lead"]) == (trumps, points, leads)
