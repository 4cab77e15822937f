"""The records of rules.md 6 and many.md 12, read, checked and written byte for byte."""

import itertools
import random
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.records import (
    RightRecord,
    check_records,
    game_before,
    game_tags,
    read_records,
    replay,
    write_record,
    write_records,
)
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, EXCHANGE_TRUMP, GO_OUT, MELD, PLAY_CARD
from sixtysix_gui.rules.seats import Seat
from tests.helpers.deals.engine import cards, move_of
from tests.helpers.deals.golden_rule_sets import GoldenRuleSet
from tests.helpers.deals.record_texts import NaiveRecord, playthrough_text
from tests.helpers.deals.rule_mixtures import rule_mixtures
from tests.helpers.golden_data.golden import load_golden
from tests.helpers.naive.cards import full_pack
from tests.helpers.naive.engine import random_token
from tests.helpers.rows import each_row
from tests.records.many_records import ALL_FILES, FILES, WORKED, text_of, worked

pytestmark = pytest.mark.identical

TAG = re.compile(r'^\[(\w+) "(.*)"\]$', re.MULTILINE)


def tags_of(text: str) -> list[dict[str, str]]:
    """The tags of every record of a file, in plain words."""
    return [dict(TAG.findall(head)) for head in text.split("\n\n") if head.startswith("[Format")]


@each_row("name", ALL_FILES)
def test_a_file_is_right_and_written_as_it_was_read(name: str) -> None:
    text = text_of(name)
    for checked, tags in zip(check_records(text), tags_of(text), strict=True):
        assert isinstance(checked, RightRecord)
        assert checked.record.rules.name == tags["Variant"]
        assert (checked.result, checked.termination) == (tags["Result"], tags["Termination"])
        numbers = [re.split("[,-]", tags[key]) for key in ("Totals", "Tricks")]
        assert [list(map(str, each)) for each in (checked.totals, checked.tricks)] == numbers
    assert write_records(read_records(text)) == text


@each_row("name", [name for name in FILES if name.startswith("game-")])
def test_a_game_goes_on_from_record_to_record(name: str) -> None:
    for record, following in itertools.pairwise(read_records(text_of(name))):
        outcome = replay(record).state.outcome
        assert outcome is not None
        after = game_before(record).after(outcome)
        assert following.tags[-1] == game_tags(after)[0]
        assert following.dealer is after.dealer


@each_row("name", WORKED)
def test_german_letters_say_the_same(name: str) -> None:
    (record,) = read_records(worked(name))
    german = write_record(record, suits="german")
    assert '[Suits "german"]' in german
    assert read_records(german) == (record,)


def test_r1_in_german_letters_begins_as_rules_md_has_it() -> None:
    (record,) = read_records(worked("r1"))
    moves = write_record(record, suits="german").partition("\n\n")[2].split("\n")
    assert moves[:4] == [
        "1. 9E AE A+11",
        "2. 9G 9H A+0",
        "3. 40S OS UH A+5",
        "4. #- /xTS TG TS B+20",
    ]


def test_the_words_become_the_moves_of_the_engine_draws_included() -> None:
    (record,) = read_records(worked("r1"))
    played = cards("9C AC 9S 9H QD JH TS TD AH KH TH KD")
    plays = [PLAY_CARD[card] for card in played]
    assert record.dealer is Seat.A
    assert record.moves == (
        *plays[:2],
        DRAW,
        *plays[2:4],
        DRAW,
        MELD[3],
        *plays[4:6],
        CLOSE_TALON,
        EXCHANGE_TRUMP,
        *plays[6:],
        GO_OUT,
    )
    assert record.tags == (("A", "Anna"), ("B", "Bruno"), ("Score", "0-0"))


# Deals played by the naive engine, written by rules.md 6 alone, are read as they were played.


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
