"""Which deals and games are counted."""

from __future__ import annotations

from dataclasses import replace

from sixtysix_gui.archive.rows import Company, DealRow, Dealt, GameStanding, Origin, RulesText
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.statistics.selection import OtherPlayer, Period, Selection, choose, who_sits
from tests.helpers.deal_rows import GERMAN, TODAY, Archive, chosen, company, deal, game_of, place
from tests.helpers.rows import each_row


def numbers(deals: tuple[DealRow, ...]) -> list[int]:
    return [each.game.first // 10 for each in deals]


@each_row(
    "left_out",
    [
        deal(game=2, counted=False),
        deal(game=2, rules="schnapsen"),
        deal((1, 0, 0), game=2),
        deal((), game=2),
        deal(game=2, company=company("", "club", seat=None)),
        deal(game=2, company=company("", "club", seat=Seat.D)),
    ],
)
def test_deals_that_do_not_count_are_left_out(left_out: DealRow) -> None:
    assert numbers(chosen([deal(game=1), left_out, deal(game=3)]).deals) == [1, 3]


def test_changed_rules_are_a_rule_set_of_their_own() -> None:
    changed = replace(deal(game=2), rules=RulesText(GERMAN, "game.target=9"))
    assert numbers(chosen([deal(), changed]).deals) == [1]


def test_rules_that_nobody_knows_have_no_pages() -> None:
    assert choose([], [], Selection(RulesText("whist")), TODAY) is None
    assert choose([], [], Selection(RulesText(GERMAN, "deck.pack=7")), TODAY) is None


def test_against_a_level_or_a_name() -> None:
    ann = Company(Seat.A, ("Me", "Ann"), ("", ""))
    archive = Archive.of(
        [deal(), deal(game=2, company=company("", "expert")), deal(game=3, company=ann)]
    )
    found = {
        against: numbers(archive.chosen(against=against).deals)
        for against in ("", "club", "expert", "Ann", "master")
    }
    assert found == {"": [1, 2, 3], "club": [1], "expert": [2], "Ann": [3], "master": []}


def test_with_partners_it_is_the_partner() -> None:
    four = "four-66"
    deals = [
        deal(game=1, rules=four, company=company("", "club", "master", "club")),
        deal(game=2, rules=four, company=company("", "master", "club", "master")),
        deal(game=3, rules=four, company=company("club", "", "club", "master", seat=Seat.B)),
    ]
    archive = Archive.of(deals)
    assert numbers(archive.chosen(four, "master").deals) == [1, 3]
    assert numbers(archive.chosen(four, "club").deals) == [2]


def test_of_three_who_play_alone_any_other_will_do() -> None:
    three = "three-66"
    deals = [
        deal((2, -1, -1), game=1, rules=three, company=company("", "club", "master")),
        deal((2, -1, -1), game=2, rules=three, company=company("", "club", "novice")),
    ]
    archive = Archive.of(deals)
    assert numbers(archive.chosen(three, "club").deals) == [1, 2]
    assert numbers(archive.chosen(three, "novice").deals) == [2]


def test_the_last_hundred_deals_and_the_games_that_they_are_of() -> None:
    deals = [deal(game=game, number=number) for game in range(1, 61) for number in (1, 2)]
    deals.insert(3, deal(game=2, counted=False, helped=True))
    deals.append(deal(game=60, counted=False, helped=True))
    found = Archive.of(deals).chosen(period=Period.LAST_100)
    assert numbers(found.deals) == [game for game in range(11, 61) for _ in range(2)]
    assert [game.place for game in found.games] == [place(game) for game in range(11, 61)]
    assert found.helped == 1


def test_the_last_hundred_of_no_deals_that_count_are_none() -> None:
    helped = [deal(counted=False, helped=True)]
    found = Archive.of(helped).chosen(period=Period.LAST_100)
    assert (found.deals, found.games, found.helped) == ((), (), 0)


def test_the_last_thirty_days() -> None:
    days = ("", "2026-10-20", "2026-10-21", "2026-11-20", "2026-11-21", "2099-01-01")
    deals = [deal(game=game, day=day) for game, day in enumerate(days, 1)]
    assert numbers(Archive.of(deals).chosen(period=Period.LAST_30_DAYS).deals) == [3, 4]
    assert numbers(Archive.of(deals).chosen().deals) == [1, 2, 3, 4, 5, 6]


def test_a_game_with_hints_counts_and_its_helped_deals_do_not() -> None:
    found = chosen([deal(), deal(counted=False, helped=True, number=2)])
    assert (len(found.deals), len(found.games), found.helped) == (1, 1, 1)


def test_practice_and_games_from_elsewhere_count_nowhere() -> None:
    deals = [deal(counted=False, helped=True)]
    for found in (
        chosen(deals, practice=True),
        chosen(deals, origin=Origin.ELSEWHERE),
        chosen(deals, origin=Origin.OPEN),
    ):
        assert (found.deals, found.games, found.helped, found.dealt) == ((), (), 0, ())


def test_of_a_game_whose_records_lie_neither_cards_nor_hints_count() -> None:
    hand = Dealt(2, 1, 0, 0, 0, 0, 30)
    deals = [deal(counted=False, helped=True, dealt=(hand, hand))]
    told, lying = chosen(deals), chosen(deals, standing=GameStanding.UNKNOWN)
    assert (len(told.games), told.helped, len(told.dealt)) == (1, 1, 1)
    assert (lying.games, lying.helped, lying.dealt) == ((), 0, ())


def test_a_game_that_the_index_lacks_takes_none_of_its_deals_along() -> None:
    found = choose([deal()], [game_of([deal(game=2)])], Selection(RulesText(GERMAN)), TODAY)
    assert found is not None
    assert (len(found.deals), found.games) == (1, ())


@each_row(
    "count, has_figures, can_speak",
    [(0, False, False), (9, False, False), (10, True, False), (29, True, False), (30, True, True)],
)
def test_too_few_deals_say_nothing(count: int, has_figures: bool, can_speak: bool) -> None:
    found = chosen([deal(game=game) for game in range(count)])
    assert (found.has_figures, found.can_speak_of_chance) == (has_figures, can_speak)


def test_who_sits_is_known_by_level_then_by_name() -> None:
    sat = Company(Seat.A, ("Me", "Ann", "Queen"), ("", "", "club"))
    assert who_sits(sat, Seat.B) == OtherPlayer(name="Ann")
    assert who_sits(sat, Seat.C) == OtherPlayer("club")
    assert who_sits(sat, Seat.D) == OtherPlayer()
