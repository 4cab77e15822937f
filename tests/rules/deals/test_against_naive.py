"""Random deals under random rules: the engine and the naive engines never differ."""

import random
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.deals.engine import EngineDeal
from tests.helpers.deals.golden_rule_sets import NAMED, GoldenRuleSet
from tests.helpers.deals.rule_mixtures import SEEDS, rule_mixtures, rules_of
from tests.helpers.deals.trick_games import GAMES, move_of, rules_for, tokens
from tests.helpers.golden_data.golden import load_golden, profiles_of_several
from tests.helpers.naive.bauernschnapsen import NaiveBauernschnapsen
from tests.helpers.naive.cards import full_pack
from tests.helpers.naive.engine import NaiveDeal, random_token
from tests.helpers.naive.gaigel import NaiveGaigel
from tests.helpers.naive.without_closing import NaiveOpenDeal
from tools.random_deals.options import random_rules

PHASES = {"PRE": Phase.PRE_DRAW, "SETTLED": Phase.SETTLED}
"""What the naive engine calls otherwise."""


def same(real: EngineDeal, naive: NaiveDeal) -> None:
    """Compare everything that both engines know."""
    state = real.state
    assert real.legal() == naive.legal()
    assert state.phase is PHASES.get(naive.phase, Phase.__members__.get(naive.phase))
    assert real.to_act == naive.to_act
    assert state.status.value == naive.status
    assert [card.code for card in state.undealt] == naive.talon
    for number, seat in enumerate("AB"):
        assert sorted(real.hand(seat)) == sorted(naive.hands[seat])
        assert real.total(seat) == naive.total(seat)
        assert state.tricks[number] == naive.tricks[seat]


def play_both(golden: GoldenRuleSet, seed: int) -> None:
    """Play a deal whose talon can be closed on both engines, comparing after every act."""
    source = random.Random(seed)
    pack = full_pack(golden.rules)
    source.shuffle(pack)
    dealer = source.choice("AB")
    wild = source.random() < 0.3
    naive = NaiveDeal(golden.rules, pack, dealer)
    real = EngineDeal(rules_of(golden), pack, dealer)
    same(real, naive)
    while naive.phase != "SETTLED":
        token = source.choice(naive.legal()) if wild else random_token(naive, source)
        naive.do(token)
        real.do(token)
        same(real, naive)
    assert real.result() == naive.result()


@pytest.mark.parametrize("golden", NAMED, ids=lambda golden: golden.variant)
@given(seed=SEEDS)
def test_where_the_talon_can_be_closed(golden: GoldenRuleSet, seed: int) -> None:
    play_both(golden, seed)


@given(golden=rule_mixtures(), seeds=st.lists(SEEDS, min_size=6, max_size=6))
def test_where_it_can_be_closed_by_any_rules(golden: GoldenRuleSet, seeds: list[int]) -> None:
    for seed in seeds:
        play_both(golden, seed)


PROFILES = {**profiles_of_several(), **load_golden("contracts.json")}
LONG = sorted(set(PROFILES["contracts"]) - {"simple"})
ALONE = ["bettler", "assbettler", "gang", "zehnergang"]
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "three-66": ({"overtrump": False, "last_trick": "bonus-10"}, {"head": False}),
    "na-66": ({"order": "ATKQJ987", "max_bid": 3}, {"overtrump": False}),
    "cutthroat-66": ({"head": False, "must_trump": False}, {"max_bid": 2}),
    "idiots-66": ({"meld_exhausted": True, "slam": 100}, {"overtrump": False, "head": False}),
    "bauernschnapsen": (
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
        {"last_trick": "bonus-10", "overtrump": False},
        {"meld_exhausted": False, "must_trump": False},
    ),
    "gaigel-2": ({"head": False}, {"meld_exhausted": False, "last_trick": "bonus-10"}),
    "four-66": ({"meld_who": "leader", "must_trump": False}, {"overtrump": False}),
}
RULES: list[tuple[str, dict[str, Any]]] = [
    (game, options) for game in GAMES for options in ({}, *OPTIONS[game])
]


def likely(legal: set[str], chance: random.Random) -> str:
    """Some act: marriages often, so that they are pending at times; claims and calls seldom."""
    acts = sorted(legal)
    weights = [{"m": 8, "o": 0.15}.get(act[0], 0.2 if act[:2] == "c:" else 2) for act in acts]
    return chance.choices(acts, weights)[0]


def naive_deal(
    game: str, changes: Mapping[str, Any], pack: list[str], dealer: str
) -> NaiveOpenDeal | NaiveGaigel:
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
        return NaiveOpenDeal(profile, pack, dealer)
    named = PROFILES["contract_lists"].get(str(profile["contracts"]), {})
    profile["contracts"] = list(named or profile["contracts"])
    values = {key: contracts[key]["value"] for key in profile["contracts"]} | named
    pairs = [str(pair).split(":") for pair in changes.get("contracts.values", ())]
    values |= {key: int(value) for key, value in pairs if key in values}
    return NaiveBauernschnapsen(profile, pack, dealer, contracts=contracts, values=values)


def play_all(rules: Rules, seed: int) -> None:
    """Play a deal of another game on both engines, comparing before every act."""
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


@pytest.mark.parametrize(("game", "options"), RULES, ids=str)
@given(seed=SEEDS)
def test_the_other_games(game: str, options: dict[str, Any], seed: int) -> None:
    play_all(rules_for(game, options), seed)


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", GAMES)
@given(seed=SEEDS)
def test_the_other_games_by_any_rules(game: str, seed: int) -> None:
    play_all(random_rules(game, seed), seed)
