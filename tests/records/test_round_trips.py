"""What is written is read again exactly."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.records import (
    DealRecord,
    RightRecord,
    check_records,
    read_records,
    replay,
    write_record,
    write_records,
)
from sixtysix_gui.records.record import OWN_TAGS
from sixtysix_gui.records.tags import fits_into_tag
from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import PASS, Move, PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.named import rule_set, rule_set_names
from tests.helpers.deals.random_ones.records import random_record
from tests.helpers.deals.random_ones.rules import random_rules

DEALS_PER_SEED = 25


def random_records(seed: int) -> list[DealRecord]:
    source = random.Random(seed)
    rules = [rule_set(name) for name in rule_set_names(close=True)]
    rules += [random_rules(source) for _ in range(DEALS_PER_SEED - len(rules))]
    rules[-1] = rules[-1].with_overrides({"deal.batches": [1] * rules[-1].deck_hand})
    return [random_record(each, source) for each in rules]


@pytest.mark.unmeasured
@pytest.mark.slow(sample=12)
@pytest.mark.parametrize("seed", range(540))
def test_random_deals_are_read_as_they_were_written(seed: int) -> None:
    records = tuple(random_records(seed))
    assert read_records(write_records(records)) == records
    assert read_records(write_records(records, suits="german")) == records


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", rule_set_names(close=True))
def test_an_unfinished_deal_is_restored_after_every_move(name: str, exhaustive: bool) -> None:
    for number in range(200 if exhaustive else 12):
        source = random.Random(f"{name} {number}")
        whole = random_record(rule_set(name), source)
        played = replay(whole)
        for length, state in enumerate(played.states):
            part = DealRecord(whole.rules, whole.pack, whole.dealer, whole.moves[:length])
            for suits in ("french", "german"):
                (read,) = read_records(write_record(part, suits=suits))
                assert read == part
                assert replay(read).state == state


def test_an_unfinished_deal_under_any_rules_is_restored() -> None:
    for seed in range(300):
        source = random.Random(seed)
        record = random_record(random_rules(source), source, longest=source.randrange(30))
        assert read_records(write_record(record)) == (record,)


def test_an_unfinished_record_writes_draws_and_passes() -> None:
    (whole,) = read_records(
        write_record(random_record(rule_set("german-66"), random.Random("closed early")))
    )
    passes = [number for number, move in enumerate(whole.moves) if move == PASS]
    assert passes, "this deal was chosen for its close"
    part = DealRecord(whole.rules, whole.pack, whole.dealer, whole.moves[: passes[0] + 1])
    assert write_record(part).split()[-2:] == ["-", "*"]


@pytest.mark.parametrize("name", rule_set_names(close=True))
def test_a_draw_that_happens_by_itself_is_written_where_the_deal_stops(name: str) -> None:
    rules = rule_set(name)
    pack = pack_cards(rules.deck_pack)
    state = Deal.start(rules, pack, Seat.A)
    moves: list[Move] = []
    for _ in range(2):
        moves.append(next(move for move in state.legal_moves() if isinstance(move, PlayCard)))
        state, _ = state.apply(moves[-1])
    text = write_record(DealRecord(rules, pack, Seat.A, tuple(moves)))
    waits_for_draw = rules.close_before_draw
    assert text.endswith("\n*\n" if waits_for_draw else "\n2. d\n*\n")


@pytest.mark.parametrize("suits", ["french", "german"])
def test_an_unplayed_deal_is_written_without_moves(suits: str) -> None:
    rules = rule_set("schnapsen")
    record = DealRecord(rules, pack_cards(20), Seat.B, ())
    text = write_record(record, suits="german" if suits == "german" else "french")
    assert text.endswith('[Result "*"]\n\n*\n')
    assert read_records(text) == (record,)


def test_an_abandoned_deal_says_so() -> None:
    rules = rule_set("schnapsen")
    record = DealRecord(rules, pack_cards(20), Seat.B, (), abandoned=True)
    text = write_record(record)
    assert '[Termination "abandoned"]' in text
    assert read_records(text) == (record,)
    assert [c.termination for c in check_records(text) if isinstance(c, RightRecord)] == [
        "abandoned"
    ]


tag_names = st.from_regex(r"[A-Za-z][A-Za-z0-9_-]{0,11}", fullmatch=True).filter(
    lambda name: name not in {*OWN_TAGS, "Score", "Carry"}
)
tag_values = st.text(max_size=40).filter(fits_into_tag)


@given(st.dictionaries(tag_names, tag_values, max_size=8))
def test_any_tags_are_kept_in_their_order(tags: dict[str, str]) -> None:
    rules = rule_set("german-66")
    record = DealRecord(rules, pack_cards(24), Seat.A, (), tuple(tags.items()))
    assert read_records(write_record(record).encode()) == (record,)
    assert [record.tag(name) for name in tags] == list(tags.values())


def test_batches_that_depart_from_the_rule_set_are_a_tag_of_their_own() -> None:
    rules = rule_set("german-66").with_overrides(
        {"deal.batches": [2, 2, 2], "game.target": 11, "score.scale": [1, 2, 2]}
    )
    text = write_record(DealRecord(rules, pack_cards(24), Seat.A, ()))
    assert '[Rules "score.scale=[1,2,2]; game.target=11"]' in text
    assert '[Batches "2,2,2"]' in text
