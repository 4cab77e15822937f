"""What a seat can work out about the others' cards, and worlds that agree with it."""

from collections import Counter
from dataclasses import replace

import pytest

from sixtysix_gui.ai.many.search.dealer import Dealer
from sixtysix_gui.ai.many.thinking.worlds import (
    dealer_for,
    forgotten,
    has_duties,
    ruled_out,
    unseen_by,
    world,
)
from sixtysix_gui.rules.deals.deal import Deal
from tests.helpers.deals.trick_games import GAMES, rules_for
from tests.helpers.naive.without_closing import NaiveOpenDeal, could_have_held
from tests.helpers.players.trick_moments import CARD_PHASES, states
from tests.helpers.rows import each_row

pytestmark = pytest.mark.both_modes


def late_states(game: str, seed: int) -> list[Deal]:
    """The states of the first deal from a seed on in which cards are played."""
    found: list[Deal] = []
    while not found:
        found = [deal for deal in states(rules_for(game, {}), seed) if deal.phase in CARD_PHASES]
        seed += 1000
    return found


@pytest.mark.slow(sample=80)
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("game", GAMES)
def test_nobody_holds_what_his_plays_rule_out(game: str, seed: int) -> None:
    for deal in late_states(game, seed):
        barred = ruled_out(deal.view(deal.to_act))
        for seat in deal.rules.seats:
            assert not barred[seat] & set(deal.hands[seat])


@each_row("seed", range(12))
@each_row("game", ["three-66", "four-66", "na-66", "cutthroat-66"])
def test_plays_rule_out_all_that_the_eleven_cases_do(game: str, seed: int) -> None:
    deal = late_states(game, seed)[-1]
    view = deal.view(deal.to_act)
    plays = [play for trick in deal.won for play in trick.plays] + list(deal.table)
    by_hand = [(play.seat.name, play.card.code) for play in plays]
    pack = [card.code for card in deal.rules.pack]
    naive = NaiveOpenDeal(
        {key: deal.rules.value(key) for key in deal.rules.plan.keys}, pack, deal.dealer.name
    )
    naive.trump = deal.trump.letter if deal.trump is not None else ""
    gone = {play.card for play in plays}
    barred = ruled_out(view)
    for seat in deal.rules.seats:
        for card in set(deal.rules.pack) - gone:
            possible = could_have_held(naive, seat.name, card.code, by_hand)
            assert (card in barred[seat]) == (not possible), (seat, card)


@each_row("seed", range(10))
@each_row("game", GAMES)
def test_worlds_agree_with_all_that_is_seen(game: str, seed: int) -> None:
    for deal in list(states(rules_for(game, {}), seed))[::5]:
        view = deal.view(deal.to_act)
        unseen = unseen_by(view)
        dealer = dealer_for(unseen, seed)
        for _ in range(3):
            imagined = world(view, unseen, dealer)
            assert imagined.view(view.seat) == replace(view)
            barred = ruled_out(view)
            for seat in unseen.others:
                assert not barred[seat] & set(imagined.hands[seat])
                assert not Counter(view.known[seat]) - Counter(imagined.hands[seat])


def test_every_way_to_deal_is_equally_likely() -> None:
    """Two hands of two and one hidden card; card 0 is not in the first, 1 not hidden: 13 ways."""
    dealer = Dealer(7)
    assert dealer.prepare((2, 2, 0, 1), ((10, (0,)), (3, (1,)), (11, (2, 3, 4))))
    count = 13_000
    found = Counter(str(dealer.dealt()) for _ in range(count))
    ways = {
        (first, second)
        for first in range(32)
        for second in range(32)
        if first & second == 0
        and first.bit_count() == second.bit_count() == 2
        and not first & 1
        and (first | second) & 2
    }
    assert len(found) == len(ways)
    expected = count / len(ways)
    spread = sum((number - expected) ** 2 / expected for number in found.values())
    assert spread < 2.2 * len(ways)


def test_what_cannot_be_is_refused() -> None:
    assert not Dealer(1).prepare((1, 1, 0, 0), ((1, (0,)), (1, (1,))))


def test_a_failing_memory_takes_cards_that_have_gone_for_possible() -> None:
    deal = late_states("four-66", 3)[-1]
    view = deal.view(deal.to_act)
    gone = [card for trick in deal.won[:-1] for card in trick.cards]
    assert list(forgotten(view, "last")) == gone
    assert forgotten(view, "all") == ()
    assert set(forgotten(view, "high")) < set(gone)
    cards = sum(len(places) for _, places in unseen_by(view, "last").groups)
    others = sum(len(deal.hands[seat]) for seat in deal.rules.seats if seat is not view.seat)
    assert cards == others + len(gone) - sum(
        len(view.known[s]) for s in deal.rules.seats if s is not view.seat
    )


def test_duties_begin_when_the_talon_has_gone() -> None:
    rules = rules_for("idiots-66", {})
    assert [has_duties(rules, trick) for trick in (1, 6, 7, 12)] == [False, False, True, True]
    assert has_duties(rules_for("three-66", {}), 1)
