"""What a seat can work out about the others' cards, and worlds that agree with it."""

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from sixtysix_gui.ai.many.game_worth import lead_of
from sixtysix_gui.ai.many.search.codes import MELDING, OVER
from sixtysix_gui.ai.many.search.dealer import Dealer
from sixtysix_gui.ai.many.search.endings import Endings
from sixtysix_gui.ai.many.thinking.loading import TermsKeeper, case_of, move_of, position_of
from sixtysix_gui.ai.many.thinking.worlds import (
    dealer_for,
    forgotten,
    has_duties,
    ruled_out,
    unseen_by,
    world,
)
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import GO_OUT, Meld, Move
from tests.helpers.deals.trick_games import GAMES, rules_for
from tests.helpers.naive.brute_force import worths
from tests.helpers.naive.without_closing import NaiveOpenDeal, could_have_held
from tests.helpers.players.player_moments import never
from tests.helpers.players.trick_moments import CARD_PHASES, make, settle_acts, states
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


# The exact endings against trying everything, and searches that move cards as the rules do.


TRICKS = 3
NO_OPTIONS: Mapping[str, Any] = {}
PLAYED_OUT = [game for game in GAMES if game != "gaigel-2"]
"""In gaigel-2 somebody has 101 points long before three tricks are left."""
ENDINGS = [(game, seed) for game in PLAYED_OUT for seed in range(1000 // len(PLAYED_OUT) + 1)]


def ending(game: str, seed: int, options: Mapping[str, Any] = NO_OPTIONS) -> Deal:
    """A lead with three cards in every hand, after random play; of the first deal that has one."""
    for number in range(seed * 100, seed * 100 + 100):
        for deal in states(rules_for(game, options), number):
            is_lead = deal.phase is Phase.LEAD and deal.melded_suit is None
            is_late = not deal.talon_size and len(deal.hand) == TRICKS
            if is_lead and is_late and not settle_acts(deal).is_over:
                return deal
    raise AssertionError(game, seed)


@pytest.mark.slow(sample=60)
@pytest.mark.parametrize(("game", "seed"), ENDINGS)
def test_endings_are_worth_what_trying_everything_finds(game: str, seed: int) -> None:
    assert_worth_what_trying_finds(ending(game, seed), seed)


@each_row("seed", range(40))
def test_endings_with_a_slam_to_be_won(seed: int) -> None:
    deal = ending("idiots-66", seed, {"slam": 100, "meld_exhausted": seed % 2 == 0})
    assert_worth_what_trying_finds(deal, seed)


def test_a_slam_is_still_to_be_won_in_some_of_them() -> None:
    deals = [ending("idiots-66", seed, {"slam": 100}) for seed in range(40)]
    able = [[deal.rules.may_slam(one, deal.won) for one in deal.rules.parties] for deal in deals]
    assert {True, False} <= {any(each) for each in able}
    assert not any(all(each) for each in able)


def assert_worth_what_trying_finds(deal: Deal, seed: int) -> None:
    terms = TermsKeeper().terms_of(deal)
    thinker = deal.rules.parties[seed % len(deal.rules.parties)]
    free = len(deal.rules.parties) > 2 or terms.latest_marriage
    position = position_of(deal, terms, free_melds=free)
    found = Endings(terms, Stop(never)).worths(position, thinker.number)
    wanted = [round(worth * 1000) for worth in worths(deal, thinker)]
    assert list(found[: len(wanted)]) == wanted


MOVED: list[tuple[str, Mapping[str, Any]]] = [
    *((game, NO_OPTIONS) for game in GAMES),
    ("idiots-66", {"slam": 100}),
    ("bauernschnapsen", {"contracts": ["assbettler"], "ace_lowest": True}),
]


def cards_and_marriages(moves: list[Move]) -> tuple[set[Move], set[Move]]:
    marriages: set[Move] = {move for move in moves if isinstance(move, Meld)}
    return {move for move in moves if move != GO_OUT} - marriages, marriages


@each_row("seed", range(30))
@each_row(("game", "options"), MOVED)
def test_a_search_moves_cards_as_the_rules_do(
    game: str, options: Mapping[str, Any], seed: int
) -> None:
    source = random.Random(seed)
    rules = rules_for(game, options)
    found = [deal for deal in states(rules, seed) if deal.phase in CARD_PHASES]
    deal = settle_acts(source.choice(found)) if found else None
    if deal is None or deal.is_over:
        return
    position = position_of(deal, TermsKeeper().terms_of(deal), free_melds=seed % 2 == 0)
    while position.phase != OVER:
        listed = position.listed()
        assert int(deal.to_act) == position.to_act
        if deal.phase in CARD_PHASES:
            order = case_of(deal).order
            cards = {move_of(code % MELDING, order) for code in listed}
            marriages = {move_of(code, order) for code in listed if code >= MELDING}
            assert (cards, marriages) == cards_and_marriages(list(deal.legal_moves()))
        code = source.choice(listed)
        position.act(code)
        deal = make(deal, code)
    assert deal.outcome is not None
    points = deal.outcome.points
    wanted = [round(lead_of(points, party) * 1000) for party in rules.parties]
    assert list(position.ended()[: len(wanted)]) == wanted


def test_the_endings_that_are_compared_are_different() -> None:
    deals = [ending("four-66", seed) for seed in range(20)]
    assert len({deal.hands for deal in islice(deals, 20)}) == 20
