"""The exact endings against trying everything, and searches that move cards as the rules do."""

import random
from collections.abc import Mapping
from itertools import islice
from typing import Any

import pytest

from sixtysix_gui.ai.many.game_worth import lead_of
from sixtysix_gui.ai.many.search.codes import MELDING, OVER
from sixtysix_gui.ai.many.search.endings import Endings
from sixtysix_gui.ai.many.thinking.loading import TermsKeeper, case_of, move_of, position_of
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import GO_OUT, Meld, Move
from tests.helpers.deals.trick_games import GAMES, rules_for
from tests.helpers.naive.brute_force import worths
from tests.helpers.players.player_moments import never
from tests.helpers.players.trick_moments import CARD_PHASES, make, settle_acts, states
from tests.helpers.rows import each_row

pytestmark = pytest.mark.both_modes

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
