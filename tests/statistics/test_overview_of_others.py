"""The overview of games for three and four, and of two without closing."""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

import pytest

from sixtysix_gui.archive.rows import Company, DealRow
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.statistics.amounts import Count
from sixtysix_gui.statistics.overview import CallRow, FirstMarriage, GameOverview, overview
from sixtysix_gui.statistics.selection import OtherPlayer
from tests.helpers.deal_rows import Archive, chosen, company, deal, game_of, levels_for

THREE = "three-66"
AT_THREE = company("", "club", "casual")
AT_FOUR = company("", "club", "master", "expert")


def seen(deals: list[DealRow]) -> GameOverview:
    found = overview(chosen(deals, deals[0].rules.name))
    assert found is not None
    return found


def plain(rules: str, count: int = 10, sits: Company = AT_FOUR) -> list[DealRow]:
    """Deals that were lost, and in which nothing happened."""
    points = (-1, 2, -1) if rules == THREE else (0, 1)
    return [deal(points, game=game, rules=rules, company=sits) for game in range(100, 100 + count)]


def three(points: tuple[int, ...], totals: tuple[int, ...], game: int) -> DealRow:
    return deal(points, game=game, rules=THREE, company=AT_THREE, totals=totals, tricks=(3, 3, 2))


def test_places_of_everybody_at_a_table_of_three() -> None:
    deals = [
        *[three((2, -1, -1), (70, 40, 35), game) for game in range(5)],
        *[three((-2, 3, -1), (20, 80, 35), game) for game in range(5, 8)],
        three((0, 0, 0), (50, 50, 30), 8),
        three((-1, -1, 2), (34, 34, 62), 9),
    ]
    found = seen(deals)
    assert [(each.who, each.places) for each in found.places] == [
        # In the draw the first two share the first place; in the last deal both tie for the second.
        (None, (6, 1, 3)),
        (OtherPlayer("club"), (4, 6, 0)),
        (OtherPlayer("casual"), (1, 3, 6)),
    ]
    assert [each.points.value for each in found.places] == pytest.approx([0.3, 0.3, -0.6])
    assert found.points.value == pytest.approx(0.3)
    assert found.deals == Count(won=5, lost=4, tied=1)


def test_equal_points_are_told_apart_by_card_points_then_tricks() -> None:
    deals = [
        deal(
            (2, -1, -1),
            rules=THREE,
            company=AT_THREE,
            game=game,
            totals=(70, 35, 35),
            tricks=tricks,
        )
        for game, tricks in enumerate([(4, 2, 2)] * 9 + [(4, 1, 3)])
    ]
    assert [each.places for each in seen(deals).places] == [(10, 0, 0), (0, 9, 1), (0, 10, 0)]


def test_places_of_games_are_their_ranks() -> None:
    deals = plain(THREE, sits=AT_THREE)
    archive = Archive.of(deals)
    ranks = [1, 1, 2, 3, 3, 3, 0, 0, 1, 2]
    archive.games = {
        each.game.game: game_of([each], rank=rank) for each, rank in zip(deals, ranks, strict=True)
    }
    found = overview(archive.chosen(THREE))
    assert found is not None
    assert found.game_places == (3, 2, 3)


def test_two_of_one_level_are_one_row_of_places_and_deals_count_once_against_it() -> None:
    found = seen(plain(THREE, sits=company("", "club", "club")))
    # Points are -1, 2, -1 without card points: both losers share the second place.
    assert [(each.who, each.places) for each in found.places] == [
        (None, (0, 10, 0)),
        (OtherPlayer("club"), (10, 10, 0)),
    ]
    assert found.opponents == {OtherPlayer("club"): 10}


def test_with_partners() -> None:
    rules = "four-66"
    deals = [
        *plain(rules),
        *[deal((2, 0), game=game, rules=rules, company=AT_FOUR) for game in range(3)],
        *[
            deal((1, 0), game=game, rules=rules, company=company("", "club", "club", "club"))
            for game in range(10, 14)
        ],
    ]
    found = seen(deals)
    assert list(found.partners.items()) == [(OtherPlayer("master"), 13), (OtherPlayer("club"), 4)]
    assert (found.opponents, found.places) == ({}, ())


def test_against_others_most_deals_first() -> None:
    king = company("", "expert", "club")
    others = [deal((2, -1, -1), game=game, rules=THREE, company=king) for game in range(3)]
    assert list(seen([*plain(THREE, sits=AT_THREE), *others]).opponents.items()) == [
        (OtherPlayer("club"), 13),
        (OtherPlayer("casual"), 10),
        (OtherPlayer("expert"), 3),
    ]


def test_who_announced_first() -> None:
    rules = "four-66"
    deals = plain(rules)
    for game, marriages in enumerate(
        [(Seat.A, Seat.B), (Seat.A,), (Seat.C, Seat.A), (Seat.B,), (Seat.D, Seat.A)]
    ):
        deals.append(deal((1, 0), game=game, rules=rules, company=AT_FOUR, marriages=marriages))
    assert list(seen(deals).announced.items()) == [
        (FirstMarriage.ME, Count(won=2)),
        (FirstMarriage.PARTNER, Count(won=1)),
        (FirstMarriage.OTHERS, Count(won=2)),
        (FirstMarriage.NOT_ONE, Count(lost=10)),
    ]


@pytest.mark.parametrize("rules", ["gaigel-2", "idiots-66"])
def test_two_have_no_partner_who_could_announce(rules: str) -> None:
    found = seen(plain(rules, sits=company("", "club")))
    assert list(found.announced) == [
        FirstMarriage.ME,
        FirstMarriage.OTHERS,
        FirstMarriage.NOT_ONE,
    ]
    assert (found.partners, found.called) == ({}, None)


def test_contracts_called_and_made() -> None:
    rules = "bauernschnapsen"

    def called(contract: str, points: tuple[int, int], game: int, by: Seat = Seat.A) -> DealRow:
        return deal(points, game=game, rules=rules, company=AT_FOUR, contract=contract, bidder=by)

    found = seen(
        [
            *plain(rules),
            called("simple", (1, 0), 1),
            called("simple", (0, 2), 2),
            called("gang", (9, 0), 3),
            called("schnapser", (0, 6), 4),
            called("schnapser", (6, 0), 5),
            called("bettler", (4, 0), 6, by=Seat.C),
        ]
    )
    assert found.calls == (
        CallRow(Count(won=1, lost=1), contract="simple"),
        CallRow(Count(won=1, lost=1), contract="schnapser"),
        CallRow(Count(won=1), contract="gang"),
    )
    assert found.called == Count(won=3, lost=2)
    assert found.announced == {}


def test_doubled_deals_and_those_that_our_side_doubled() -> None:
    rules = "bauernschnapsen"

    def doubled(level: int, bidder: Seat | None, points: tuple[int, int], game: int) -> DealRow:
        return deal(points, game=game, rules=rules, company=AT_FOUR, level=level, bidder=bidder)

    found = seen(
        [
            *plain(rules),
            doubled(1, Seat.B, (1, 0), 1),
            doubled(2, Seat.B, (2, 0), 2),
            doubled(4, Seat.D, (0, 4), 3),
            doubled(2, Seat.A, (2, 0), 4),
            doubled(2, Seat.C, (0, 2), 5),
            doubled(2, None, (2, 0), 6),
        ]
    )
    assert found.doubled == Count(won=3, lost=2)
    assert found.doubled_by_us == Count(won=1, lost=1)


@pytest.mark.parametrize(("rules", "sits"), [("na-66", AT_FOUR), ("cutthroat-66", AT_THREE)])
def test_bids_made_and_set(rules: str, sits: Company) -> None:
    others = [1] * (len(rule_set(rules).parties) - 1)

    def bid(number: int, ended: str, points: int, game: int, by: Seat = Seat.A) -> DealRow:
        return deal(
            [points, *others],
            game=game,
            rules=rules,
            company=sits,
            bid=number,
            bidder=by,
            ended=ended,
        )

    found = seen(
        [
            *[bid(2, "made", 3, game, Seat.B) for game in range(10)],
            bid(3, "made", 3, 20),
            bid(2, "set", -2, 21),
            # Made, and yet the others have no less: it is the bid that counts.
            bid(1, "made", 1, 22),
            bid(2, "made", 4, 23),
        ]
    )
    assert found.calls == (
        CallRow(Count(won=1), bid=1),
        CallRow(Count(won=1, lost=1), bid=2),
        CallRow(Count(won=1), bid=3),
    )
    assert found.called == Count(won=3, lost=1)


def test_trumps_that_the_person_named() -> None:
    named = [
        deal((2, -1, -1), game=game, rules=THREE, company=AT_THREE, trump_by_me=game < 3)
        for game in range(5)
    ]
    assert seen([*plain(THREE, sits=AT_THREE), *named]).trumps_named == Count(won=3)


NONE_OF = {
    "three-66": {"false_claims", "called", "doubled", "doubled_by_us"},
    "four-66": {"trumps_named", "called", "doubled", "doubled_by_us"},
    "na-66": {"trumps_named", "false_claims", "doubled", "doubled_by_us"},
    "cutthroat-66": {"trumps_named", "false_claims", "doubled", "doubled_by_us"},
    "bauernschnapsen": set[str](),
    "gaigel": {"trumps_named", "called", "doubled", "doubled_by_us"},
    "gaigel-2": {"trumps_named", "called", "doubled", "doubled_by_us"},
    "idiots-66": {"trumps_named", "false_claims", "called", "doubled", "doubled_by_us"},
}


@pytest.mark.parametrize("rules", rule_set_names(close=False))
def test_figures_that_a_game_does_not_have_are_none(rules: str) -> None:
    points = [1, *[0] * (len(rule_set(rules).parties) - 1)]
    found = seen(
        [deal(points, game=game, rules=rules, company=levels_for(rules)) for game in range(10)]
    )
    counts = ("false_claims", "trumps_named", "called", "doubled", "doubled_by_us")
    assert {name for name in counts if getattr(found, name) is None} == NONE_OF[rules]


@pytest.mark.parametrize("seed", range(5))
def test_places_by_sorting_out_a_table(seed: int) -> None:
    """Places again by hand: who is beaten by nobody is first, and so on."""
    source = random.Random(seed)
    deals = [
        three(
            tuple(source.choice([(2, -1, -1), (-1, 2, -1), (-1, -2, 3), (0, 0, 0)])),
            tuple(source.choice([30, 40, 50]) for _ in range(3)),
            game,
        )
        for game in range(50)
    ]
    counts = Counter[tuple[int, int]]()
    for each in deals:
        keys = [(each.points[at], each.totals[at], each.tricks[at]) for at in range(3)]
        ladder = sorted(keys, reverse=True)
        counts.update((party, ladder.index(key)) for party, key in enumerate(keys))
    rows = {cast("str", each.who and each.who.level): each.places for each in seen(deals).places}
    for party, level in enumerate((None, "club", "casual")):
        assert rows[cast("str", level)] == tuple(counts[party, at] for at in range(3))


def test_nothing_below_ten_deals() -> None:
    assert overview(chosen(plain(THREE, 9, AT_THREE), THREE)) is None
