"""Deals played by the naive engine, written by rules.md 6 alone, are read as they were played."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.records import RightRecord, check_records, read_records, write_record
from tests.helpers.deals.engine import move_of
from tests.helpers.deals.golden_rule_sets import GoldenRuleSet
from tests.helpers.deals.record_texts import NaiveRecord, playthrough_text
from tests.helpers.deals.rule_mixtures import rule_mixtures
from tests.helpers.golden_data.golden import load_golden
from tests.helpers.naive.cards import full_pack
from tests.helpers.naive.engine import random_token
from tests.helpers.rows import each_row

pytestmark = pytest.mark.identical

PLAYED: list[dict[str, Any]] = load_golden("playthroughs.json")


def check(text: str, tokens: list[str], end: dict[str, Any]) -> None:
    (checked,) = check_records(text)
    assert isinstance(checked, RightRecord), checked
    assert checked.record.moves == tuple(map(move_of, tokens))
    assert checked.termination == end["termination"]
    assert checked.totals == (end["totals"]["A"], end["totals"]["B"])
    assert checked.tricks == (end["tricks"]["A"], end["tricks"]["B"])
    assert checked.record.rules.close
    assert read_records(write_record(checked.record)) == (checked.record,)


@each_row("number", range(len(PLAYED)))
def test_a_playthrough_is_read_as_it_was_played(number: int) -> None:
    played = PLAYED[number]
    tokens = [token for token, _, _ in played["steps"]]
    check(playthrough_text(played), tokens, played["result"])


@given(rule_mixtures(), st.integers(0, 2**32), st.sampled_from("AB"))
def test_any_mixture_of_rules_is_read_as_it_was_played(
    rules: GoldenRuleSet, seed: int, dealer: str
) -> None:
    source = random.Random(seed)
    pack = full_pack(rules.rules)
    source.shuffle(pack)
    record = NaiveRecord(rules, " ".join(pack), dealer)
    tokens: list[str] = []
    while record.deal.outcome is None:
        tokens.append(random_token(record.deal, source))
        record.do(tokens[-1])
    check(record.text(), tokens, dict(record.deal.outcome))
