"""Fair cards: rows, pegs and the headline."""

from __future__ import annotations

import random
from dataclasses import astuple, replace
from math import comb

import pytest

from sixtysix_gui.archive.rows import Company, DealRow, Dealt, RulesText
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.statistics.fair_cards import FairCards, Fairness, FairRow, fair_cards
from sixtysix_gui.statistics.odds import DealtWhat
from sixtysix_gui.statistics.selection import Selection, choose
from tests.helpers.deal_rows import TODAY, Archive, chosen, company, deal, game_of
from tests.helpers.naive.cards import POINTS, hands_from_pack, suits_with_marriage
from tests.helpers.rows import each_row

USUAL = Dealt(1, 1, 0, 0, 0, 1, 30)
OTHER = Dealt(1, 1, 0, 0, 0, 0, 30)
PROFILE = {"deck.pack": 24, "deal.batches": [3, 3], "deal.turn_up": "last"}


def counted(hand: list[str], turn_up: str, *, leads: bool) -> Dealt:
    """What a hand holds, counted card by card."""
    pairs, trump = suits_with_marriage(hand), turn_up[1]
    return Dealt(
        trumps=sum(card[1] == trump for card in hand),
        aces=sum(card[0] == "A" for card in hand),
        marriages=len(pairs),
        trump_marriage=int(trump in pairs),
        lowest_trump=int("9" + trump in hand),
        first_lead=int(leads),
        points=sum(POINTS[card[0]] for card in hand),
    )


def shuffled(count: int, seed: int) -> list[DealRow]:
    """Deals of well shuffled packs, in games of five; the person leads in every other."""
    source = random.Random(seed)
    pack = [rank + suit for suit in "CSHD" for rank in "9JQKTA"]
    deals: list[DealRow] = []
    leads = True
    for number in range(count):
        leads = source.random() < 0.5 if number % 5 == 0 else not leads
        source.shuffle(pack)
        forehand, dealer, turn_up, _ = hands_from_pack(PROFILE, pack)
        mine, other = (forehand, dealer) if leads else (dealer, forehand)
        both = counted(mine, turn_up, leads=leads), counted(other, turn_up, leads=not leads)
        deals.append(deal(game=number // 5, number=number % 5 + 1, dealt=both))
    return deals


def seen(deals: list[DealRow]) -> FairCards:
    found = fair_cards(chosen(deals))
    assert found is not None
    return found


def row(found: FairCards, what: DealtWhat) -> FairRow:
    return next(each for each in found.rows if each.what is what)


def test_rows_add_up_what_was_dealt() -> None:
    deals = shuffled(312, 4)
    found = seen(deals)
    mine = [astuple(each.dealt[0]) for each in deals if each.dealt is not None]
    others = [astuple(each.dealt[1]) for each in deals if each.dealt is not None]
    assert tuple(each.mine for each in found.rows) == tuple(map(sum, zip(*mine, strict=True)))
    assert tuple(each.others for each in found.rows) == tuple(map(sum, zip(*others, strict=True)))
    assert [
        round(each.expected) for each in found.rows if each.what is not DealtWhat.FIRST_LEAD
    ] == [
        407,
        312,
        68,
        12,
        68,
        9360,
    ]
    assert found.deals == 312


def test_pegs_of_a_coin_are_those_of_its_tosses() -> None:
    """The lowest trump in a hand comes as often as 5/23: added up case by case."""
    found = row(seen(shuffled(100, 5)), DealtWhat.LOWEST_TRUMP)
    share = 5 / 23
    chances = [comb(100, k) * share**k * (1 - share) ** (100 - k) for k in range(101)]
    low = next(k for k in range(101) if sum(chances[: k + 1]) > 0.025)
    high = next(k for k in range(101) if sum(chances[: k + 1]) > 0.975)
    assert (found.low, found.high) == (low, high)
    below, above = sum(chances[: found.mine + 1]), sum(chances[found.mine :])
    assert found.chance == pytest.approx(min(1, 2 * min(below, above)))


def in_turn(game: int) -> Company:
    """Against the Queen and the King in turn: such games are never one played once more."""
    return company("", ("club", "expert")[game % 2])


def test_the_first_lead_is_chance_in_first_deals_alone() -> None:
    deals = [
        deal(
            game=number // 3,
            number=number % 3 + 1,
            dealt=(USUAL, OTHER),
            company=in_turn(number // 3),
        )
        for number in range(30)
    ]
    found = row(seen(deals), DealtWhat.FIRST_LEAD)
    # Of 30 leads 20 were of later deals; of the ten first ones 5 are to be expected, 2 to 8 usual.
    assert (found.mine, found.others) == (30, 0)
    assert found.expected == 25
    assert (found.low, found.high) == (22, 28)
    assert found.chance == pytest.approx(2 / 2**10)
    assert found.is_outside


def test_a_game_that_may_be_one_played_once_more_had_its_dealer_by_the_one_before() -> None:
    """The winner deals next, so that who wins often leads seldom: that is no chance."""
    queen, king = company("", "club"), company("", "expert")
    sits = [queen, queen, queen, king, queen, queen, *[king] * 6]
    deals = [
        deal(game=number, company=table, dealt=(OTHER, USUAL)) for number, table in enumerate(sits)
    ]
    found = row(seen(deals), DealtWhat.FIRST_LEAD)
    # Four games could not be played once more: the first, the fourth, the fifth and the seventh.
    assert (found.mine, found.expected) == (0, 2)
    assert not found.is_outside


def test_without_a_first_deal_every_lead_is_to_be_expected() -> None:
    deals = [deal(game=1, number=number, dealt=(USUAL, OTHER)) for number in range(2, 22)]
    found = row(seen(deals), DealtWhat.FIRST_LEAD)
    assert (found.mine, found.expected, found.low, found.high, found.chance) == (20, 20, 20, 20, 1)


@each_row("seed", range(20))
def test_good_shuffling_is_not_rare(seed: int) -> None:
    assert seen(shuffled(200, seed)).fairness is not Fairness.RARE


def test_headlines() -> None:
    usual = next(found for seed in range(50) if not (found := seen(shuffled(100, seed))).outside)
    outside = next(found for seed in range(50) if (found := seen(shuffled(100, seed))).outside)
    assert usual.fairness is Fairness.USUAL
    assert outside.fairness is Fairness.OUTSIDE
    assert outside.outside == sum(each.is_outside for each in outside.rows)


def test_all_aces_to_the_other_are_rare_though_one_has_few_deals() -> None:
    rich = Dealt(1, 4, 0, 0, 0, 0, 62)
    deals = [
        deal(game=number, number=2, dealt=(Dealt(1, 0, 0, 0, 0, 1, 18), rich))
        for number in range(12)
    ]
    found = seen(deals)
    assert found.fairness is Fairness.RARE


def test_only_the_other_hand_can_be_rare_too() -> None:
    deals = [
        deal(game=number, number=2, dealt=(USUAL, Dealt(6, 1, 0, 0, 0, 0, 30)))
        for number in range(12)
    ]
    found = seen(deals)
    trumps = row(found, DealtWhat.TRUMPS)
    assert trumps.chance > 0.001 > trumps.chance_of_others
    assert found.fairness is Fairness.RARE


def test_hints_and_giving_up_are_in_codes_are_not() -> None:
    both = (USUAL, OTHER)
    deals = [
        *[deal(game=number, dealt=both) for number in range(10)],
        deal(game=10, dealt=both, counted=False, helped=True),
        deal((), game=11, dealt=both, counted=False, ended="abandoned"),
        deal(game=12, dealt=both, is_random=False),
        deal(game=13),
    ]
    assert seen(deals).deals == 12


def test_practice_is_left_out() -> None:
    deals = [deal(game=number, dealt=(USUAL, OTHER)) for number in range(10)]
    archive = Archive.of(deals, practice=True)
    assert fair_cards(archive.chosen()) is None


@each_row("rules", rule_set_names(close=True))
def test_every_game_of_two_hands_has_one(rules: str) -> None:
    deals = [
        deal(game=number, rules=rules, dealt=(USUAL, OTHER), dealer=Seat.B) for number in range(10)
    ]
    found = fair_cards(chosen(deals, rules))
    assert found is not None
    assert len(found.rows) == 7
    assert fair_cards(chosen(deals[:9], rules)) is None


@each_row("rules", rule_set_names(2, close=False))
def test_games_without_a_close_have_none(rules: str) -> None:
    deals = [deal(game=number, rules=rules, dealt=(USUAL, OTHER)) for number in range(10)]
    assert fair_cards(chosen(deals, rules)) is None


def test_where_nothing_is_exchanged_no_lowest_trump_is_to_be_expected() -> None:
    rules = RulesText("german-66", "exchange.card=none")
    deals = [replace(deal(game=number, dealt=(USUAL, OTHER)), rules=rules) for number in range(300)]
    found = choose(deals, [game_of([each]) for each in deals], Selection(rules), TODAY)
    assert found is not None
    cards = fair_cards(found)
    assert cards is not None
    lowest = row(cards, DealtWhat.LOWEST_TRUMP)
    assert (lowest.mine, lowest.expected, lowest.low, lowest.high, lowest.chance) == (0, 0, 0, 0, 1)
