"""Random deals under random rule sets: the engine and the naive engine never differ."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.rules.deals.facts import Phase
from tests.helpers.deals.engine import EngineDeal, engine_rules
from tests.helpers.deals.golden_rule_sets import NAMED, GoldenRuleSet
from tests.helpers.deals.rule_mixtures import rule_mixtures
from tests.helpers.naive.cards import full_pack
from tests.helpers.naive.engine import NaiveDeal
from tests.helpers.naive.random_play import random_token

SEEDS = st.integers(0, 2**32)
PHASES = {
    "PRE": Phase.PRE_DRAW,
    "LEAD": Phase.LEAD,
    "REPLY": Phase.REPLY,
    "FOLLOW": Phase.FOLLOW,
    "FINAL": Phase.FINAL,
    "SETTLED": Phase.SETTLED,
}


def compare(real: EngineDeal, naive: NaiveDeal) -> None:
    """Compare everything that both engines know."""
    state = real.state
    assert real.legal() == naive.legal()
    assert state.phase is PHASES[naive.phase]
    assert real.to_act == naive.to_act
    assert state.status.value == naive.status
    assert [card.code for card in state.undealt] == naive.talon
    for number, seat in enumerate("AB"):
        assert sorted(real.hand(seat)) == sorted(naive.hands[seat])
        assert real.total(seat) == naive.total(seat)
        assert state.tricks[number] == naive.tricks[seat]


def play_both(rule_set: GoldenRuleSet, seed: int) -> None:
    """Play one deal on both engines, comparing after every act."""
    source = random.Random(seed)
    pack = full_pack(rule_set.rules)
    source.shuffle(pack)
    dealer = source.choice("AB")
    wild = source.random() < 0.3
    naive = NaiveDeal(rule_set.rules, pack, dealer)
    real = EngineDeal(engine_rules(rule_set.variant, rule_set.overrides), pack, dealer)
    compare(real, naive)
    while naive.phase != "SETTLED":
        token = source.choice(naive.legal()) if wild else random_token(naive, source)
        naive.do(token)
        real.do(token)
        compare(real, naive)
    assert real.result() == naive.result()


@pytest.mark.parametrize("rule_set", NAMED, ids=lambda rules: rules.variant)
@given(seed=SEEDS)
def test_named_rule_set(rule_set: GoldenRuleSet, seed: int) -> None:
    play_both(rule_set, seed)


@given(rule_set=rule_mixtures(), seeds=st.lists(SEEDS, min_size=6, max_size=6))
def test_any_rule_set(rule_set: GoldenRuleSet, seeds: list[int]) -> None:
    for seed in seeds:
        play_both(rule_set, seed)
