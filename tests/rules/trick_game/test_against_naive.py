"""Random deals: the same as the naive engine says, and what must always hold (many.md 9)."""

import random
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.deals.trick_games import GAMES, move_of, rules_for, tokens
from tests.helpers.golden_data.golden import load_golden
from tests.helpers.naive.trick_game.bauernschnapsen import NaiveBauernschnapsen
from tests.helpers.naive.trick_game.engine import NaiveTrickDeal
from tests.helpers.naive.trick_game.gaigel import NaiveGaigel
from tools.random_deals.checks import check_end, check_state
from tools.random_deals.options import random_rules
from tools.random_deals.play import states_of

PROFILES = load_golden("profiles_many.json")
LONG = sorted(set(PROFILES["contracts"]) - {"simple"})
ALONE = ["bettler", "assbettler", "gang", "zehnergang"]
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "three-66": ({}, {"overtrump": False, "last_trick": "bonus-10"}, {"head": False}),
    "na-66": ({}, {"order": "ATKQJ987", "max_bid": 3}, {"overtrump": False}),
    "cutthroat-66": ({}, {"head": False, "must_trump": False}, {"max_bid": 2}),
    "idiots-66": (
        {},
        {"meld_exhausted": True, "slam": 100},
        {"overtrump": False, "head": False},
    ),
    "bauernschnapsen": (
        {},
        {"contracts": LONG, "values": {"bettler": 7, "gang": 13}, "max_double": 1},
        {"contracts": ["schnapser", "kontraschnapser"], "overtrump": False, "max_double": 0},
        {
            "bidder_leads": ["schnapser", *ALONE],
            "partner_out": ["schnapser", "gang"],
            "contracts": ["assbettler", "schnapser", "gang"],
            "ace_lowest": True,
        },
    ),
    "gaigel": (
        {},
        {"last_trick": "bonus-10", "overtrump": False},
        {"meld_exhausted": False, "must_trump": False},
    ),
    "gaigel-2": ({}, {"head": False}, {"meld_exhausted": False, "last_trick": "bonus-10"}),
    "four-66": ({}, {"meld_who": "leader", "must_trump": False}, {"overtrump": False}),
}
RULES = [(game, options) for game in GAMES for options in OPTIONS[game]]
NO_OPTIONS: dict[str, Any] = {}
HELD = [
    *((game, NO_OPTIONS) for game in GAMES),
    ("idiots-66", {"slam": 100, "meld_exhausted": True}),
    ("bauernschnapsen", {"ace_lowest": True}),
]
SEEDS = st.integers(0, 2**32)


def likely(legal: set[str], chance: random.Random) -> str:
    """Some act: marriages often, so that they are pending at times; claims and calls seldom."""
    acts = sorted(legal)
    weights = [{"m": 8, "o": 0.15}.get(act[0], 0.2 if act[:2] == "c:" else 2) for act in acts]
    return chance.choices(acts, weights)[0]


def naive_deal(
    game: str, changes: Mapping[str, Any], pack: list[str], dealer: str
) -> NaiveTrickDeal | NaiveGaigel:
    own = dict(PROFILES[game])
    profile = {**PROFILES["common"], **PROFILES.get(own.pop("=", ""), {}), **own}
    contracts = PROFILES["contracts"]
    profile["contracts.bidder_leads"] = [k for k in contracts if contracts[k]["leads"] == "bidder"]
    profile["contracts.partner_out"] = [
        k for k in contracts if contracts[k]["partner"] == "sits-out"
    ]
    profile |= changes
    if game in ("gaigel", "gaigel-2"):
        return NaiveGaigel(profile, pack, dealer)
    if game != "bauernschnapsen":
        return NaiveTrickDeal(profile, pack, dealer)
    named = PROFILES["contract_lists"].get(str(profile["contracts"]), {})
    profile["contracts"] = list(named or profile["contracts"])
    values = {key: contracts[key]["value"] for key in profile["contracts"]} | named
    pairs = [str(pair).split(":") for pair in changes.get("contracts.values", ())]
    values |= {key: int(value) for key, value in pairs if key in values}
    return NaiveBauernschnapsen(profile, pack, dealer, contracts=contracts, values=values)


@pytest.mark.parametrize(("game", "options"), RULES, ids=str)
@given(seed=SEEDS)
def test_the_naive_engine_says_the_same(game: str, options: dict[str, Any], seed: int) -> None:
    compare(rules_for(game, options), seed)


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", GAMES)
@given(seed=SEEDS)
def test_it_says_the_same_by_any_rules(game: str, seed: int) -> None:
    compare(random_rules(game, seed), seed)


def compare(rules: Rules, seed: int) -> None:
    chance = random.Random(seed)
    pack, dealer = list(rules.pack), chance.choice(rules.seats)
    chance.shuffle(pack)
    codes = [card.code for card in pack]
    naive = naive_deal(rules.name, rules.overrides(), codes, dealer.name)
    deal = Deal.start(rules, pack, dealer)
    while naive.result is None:
        assert tokens(deal) == naive.legal()
        assert (deal.phase.value, deal.to_act.name) == (naive.state, naive.turn)
        assert deal.totals == tuple(naive.total(party.name) for party in rules.parties)
        if isinstance(naive, NaiveGaigel):
            seen = [naive.seen(seat.name) for seat in rules.seats]
            assert [sorted(card.code for card in cards) for cards in deal.known] == seen
        act = likely(naive.legal(), chance)
        naive.do(act)
        deal, _ = deal.apply(move_of(act))
    assert deal.outcome is not None
    assert (list(deal.outcome.points), deal.outcome.reason) == naive.result
    assert deal.outcome.tricks == tuple(naive.won(party.name) for party in rules.parties)


@pytest.mark.unmeasured
@pytest.mark.parametrize(("game", "options"), HELD, ids=str)
@given(seed=SEEDS)
def test_what_always_holds(game: str, options: dict[str, Any], seed: int) -> None:
    before: Deal | None = None
    for deal in states_of(rules_for(game, options), seed):
        check_state(deal, before)
        before = deal
    assert before is not None
    check_end(before)
