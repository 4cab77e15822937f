"""What is written is read again exactly."""

import itertools
import random
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.records import (
    DealRecord,
    RecordError,
    RightRecord,
    SeenDeal,
    SeenDealError,
    check_records,
    read_records,
    replay,
    view_of_seen,
    write_record,
    write_records,
)
from sixtysix_gui.records.record import OWN_TAGS
from sixtysix_gui.records.tags import fits_into_tag, read_rules, write_overrides
from sixtysix_gui.rules.cards import SuitsName
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import PASS, Move, PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.deals.engine import cards, engine_rules
from tests.helpers.deals.packs import stack_pack
from tests.helpers.deals.random_deals import random_record
from tests.helpers.deals.random_deals import random_rules as mixed_rules
from tests.helpers.golden_data.golden import profile
from tests.helpers.naive.cards import full_pack
from tests.helpers.naive.engine import NaiveDeal
from tests.helpers.rows import each_row
from tests.helpers.runs.sampling import evenly_spread
from tests.records.many_records import ALL_FILES, OPTIONS, dealt_record, text_of
from tools.random_deals.options import random_rules

DEALS_PER_SEED = 25
MOST_MOVES = 70


def random_records(seed: int) -> list[DealRecord]:
    source = random.Random(seed)
    rules = [rule_set(name) for name in rule_set_names(close=True)]
    rules += [mixed_rules(source) for _ in range(DEALS_PER_SEED - len(rules))]
    rules[-1] = rules[-1].with_overrides({"deal.batches": [1] * rules[-1].deck_hand})
    others = [dealt_record(random_rules(name, seed), seed) for name in rule_set_names(close=False)]
    return [random_record(each, source) for each in rules] + others


@pytest.mark.unmeasured
@pytest.mark.slow(sample=12)
@pytest.mark.parametrize("seed", range(540))
def test_random_deals_are_read_as_they_were_written(seed: int) -> None:
    records = tuple(random_records(seed))
    assert read_records(write_records(records)) == records
    assert read_records(write_records(records, suits="german")) == records


def check_every_part(whole: DealRecord, suits: SuitsName, step: int = 1, first: int = 0) -> None:
    """Break a deal off after each of its moves, and before the first; or after some of them."""
    for length, state in islice(enumerate(replay(whole).states), first % step, None, step):
        part = replace(whole, moves=whole.moves[:length])
        text = write_record(part, suits=suits)
        (read,) = read_records(text)
        assert read == part, text
        assert replay(read).state == state


@pytest.mark.unmeasured
@each_row("name", rule_set_names())
def test_an_unfinished_deal_is_restored_after_every_move(name: str, exhaustive: bool) -> None:
    for number in range(200 if exhaustive else 8):
        source, rules = random.Random(f"{name} {number}"), rule_set(name)
        whole = random_record(rules, source) if number % 2 else dealt_record(rules, number)
        suits = source.choice(("french", "german"))
        check_every_part(whole, suits, 1 if exhaustive else 3, number)


@pytest.mark.unmeasured
@each_row("name", ALL_FILES)
def test_a_deal_of_the_specification_is_restored_wherever_it_breaks_off(
    name: str, exhaustive: bool
) -> None:
    for number, record in enumerate(evenly_spread(read_records(text_of(name)), 3)):
        check_every_part(record, "french", 1 if exhaustive else 9, number)


@pytest.mark.unmeasured
@each_row("name", rule_set_names())
def test_a_deal_by_any_rules_is_restored_wherever_it_breaks_off(
    name: str, exhaustive: bool
) -> None:
    for number in range(1000 if exhaustive else 20):
        seed = 17 * number
        record = dealt_record(random_rules(name, seed), seed, longest=seed % MOST_MOVES)
        text = write_record(record)
        (found,) = check_records(text)
        assert isinstance(found, RightRecord), text
        assert found.record == record
        assert write_record(found.record) == text


def test_an_unfinished_record_writes_draws_and_passes() -> None:
    whole = random_record(rule_set("german-66"), random.Random("closed early"))
    passes = [number for number, move in enumerate(whole.moves) if move == PASS]
    assert passes, "this deal was chosen for its close"
    part = DealRecord(whole.rules, whole.pack, whole.dealer, whole.moves[: passes[0] + 1])
    assert write_record(part).split()[-2:] == ["-", "*"]


@each_row("name", rule_set_names(seats=4))
def test_full_tricks_of_an_unfinished_record_are_written_as_in_the_whole_one(name: str) -> None:
    whole = dealt_record(rule_set(name), 5)
    lines = write_record(whole).splitlines()
    for length in range(len(whole.moves)):
        part = DealRecord(whole.rules, whole.pack, whole.dealer, whole.moves[:length])
        full = [line for line in write_record(part).splitlines() if line[:1].isdigit()][:-1]
        assert [line for line in lines if line[:1].isdigit()][: len(full)] == full


@each_row("name", rule_set_names(seats=2))
def test_a_draw_that_happens_by_itself_is_written_where_a_game_has_a_word_for_it(name: str) -> None:
    rules = rule_set(name)
    state = Deal.start(rules, rules.pack, Seat.A)
    moves: list[Move] = []
    while not state.won:
        cards = [move for move in state.legal_moves() if isinstance(move, PlayCard)]
        moves.append((cards or list(state.legal_moves()))[0])
        state, _ = state.apply(moves[-1])
    text = write_record(DealRecord(rules, rules.pack, Seat.A, tuple(moves)))
    says_draw = rules.close and not rules.close_before_draw
    assert text.endswith("\n2. d\n*\n") == says_draw
    assert says_draw or text.splitlines()[-2].startswith("1. ")


@each_row("suits", ["french", "german"])
def test_an_unplayed_deal_is_written_without_moves(suits: str) -> None:
    rules = rule_set("schnapsen")
    record = DealRecord(rules, rules.pack, Seat.B, ())
    text = write_record(record, suits="german" if suits == "german" else "french")
    assert text.endswith('[Result "*"]\n\n*\n')
    assert read_records(text) == (record,)


@each_row("name", ["schnapsen", "gaigel"])
def test_an_abandoned_deal_says_so(name: str) -> None:
    rules = rule_set(name)
    record = DealRecord(rules, rules.pack, Seat.B, (), abandoned=True)
    text = write_record(record)
    assert '[Termination "abandoned"]' in text
    assert read_records(text) == (record,)
    (checked,) = check_records(text)
    assert isinstance(checked, RightRecord)
    assert checked.termination == "abandoned"


tag_names = st.from_regex(r"[A-Za-z][A-Za-z0-9_-]{0,11}", fullmatch=True).filter(
    lambda name: name not in {*OWN_TAGS, "Score", "Carry"}
)
tag_values = st.text(max_size=40).filter(fits_into_tag)


@given(st.dictionaries(tag_names, tag_values, max_size=8))
def test_any_tags_are_kept_in_their_order(tags: dict[str, str]) -> None:
    rules = rule_set("german-66")
    record = DealRecord(rules, rules.pack, Seat.A, (), tuple(tags.items()))
    assert read_records(write_record(record).encode()) == (record,)
    assert [record.tag(name) for name in tags] == list(tags.values())


def test_batches_that_depart_from_the_rule_set_are_a_tag_of_their_own() -> None:
    rules = rule_set("german-66").with_overrides(
        {"deal.batches": [2, 2, 2], "game.target": 11, "score.scale": [1, 2, 2]}
    )
    text = write_record(DealRecord(rules, rules.pack, Seat.A, ()))
    assert '[Rules "score.scale=[1,2,2]; game.target=11"]' in text
    assert '[Batches "2,2,2"]' in text


def test_a_length_that_is_usual_elsewhere_is_written() -> None:
    rules = rule_set("three-66", {"game.end": "stakes-10", "game.target": 12})
    text, _ = write_overrides(rules)
    assert text == "game.end=stakes-10; game.target=12"
    assert read_rules("three-66", text) == rules


@each_row(("record", "option"), OPTIONS)
def test_a_record_says_the_option_without_which_it_would_be_wrong(
    record: DealRecord, option: str
) -> None:
    text = write_record(record)
    assert f'[Rules "{option}"]' in text
    assert read_records(text) == (record,)
    with pytest.raises(RecordError):
        read_records(text.replace(f'[Rules "{option}"]\n', ""))


def test_the_numbers_of_a_slam_are_checked() -> None:
    text = write_record(OPTIONS[0][0])
    (checked,) = check_records(text)
    assert isinstance(checked, RightRecord)
    assert checked.totals == (196, 24)
    with pytest.raises(RecordError):
        read_records(text.replace("196,24", "96,24"))


# What the other hand shows of itself in a strict phase is refused exactly where no hand allows
# it.
# The yardstick is plain: all hands that the other player can hold are dealt, each plays on the
# naive engine, and those in which the next move is illegal drop out. A course of moves is
# possible as long as one of them is left.


HAND, TURN_UP = 5, 1
RULES: list[dict[str, Any]] = [
    {},
    {"exchange.defender_on_close": True},
    {"strict.head": False},
    {"strict.trump": False, "meld.lead_card": "king"},
    {"strict.head": False, "strict.trump": False},
]


def possible_deals(
    rules: dict[str, Any], own: list[str], unseen: list[str], turn_up: str, *, leads: bool
) -> list[NaiveDeal]:
    """A deal for every hand that the other player can hold; A is the dealer."""
    deals: list[NaiveDeal] = []
    for other in itertools.combinations(unseen, HAND):
        hands = (own, other) if leads else (other, own)
        forehand, dealer = map(" ".join, hands)
        pack = stack_pack(rules, forehand=forehand, dealer=dealer, turn_up=turn_up)
        deals.append(NaiveDeal(rules, pack, "A"))
    return deals


def next_token(deals: list[NaiveDeal], own: str, source: random.Random, unseen: list[str]) -> str:
    """A move of the own hand; for the other one it can make, or any card not seen."""
    deal = source.choice(deals)
    tokens = [token for token in deal.legal() if token != "out"]
    if deal.to_act != own and deal.phase == "FOLLOW" and source.random() < 0.4:
        return source.choice(unseen)
    return source.choice(tokens)


def is_possible(told: SeenDeal) -> bool:
    try:
        view_of_seen(told)
    except SeenDealError:
        return False
    return True


@pytest.mark.slow(sample=10)
@pytest.mark.parametrize("seed", range(250))
def test_a_reply_is_refused_exactly_if_no_hand_allows_it(seed: int) -> None:
    source = random.Random(seed)
    overrides = RULES[seed % len(RULES)]
    rules = profile("schnapsen", overrides)
    pack = full_pack(rules)
    source.shuffle(pack)
    own, turn_up, unseen = pack[:HAND], pack[HAND], pack[HAND + TURN_UP :]
    seat = source.choice("AB")
    deals = possible_deals(rules, own, unseen, turn_up, leads=seat == "B")
    tokens: list[str] = []
    token = "#"
    while deals:
        written = f"/x{turn_up}" if token == "x" else token
        tokens.append(written)
        deals = [deal for deal in deals if token in deal.legal()]
        for deal in deals:
            deal.do(token)
        told = SeenDeal(
            engine_rules("schnapsen", overrides),
            Seat[seat],
            Seat.A,
            cards(" ".join(own)),
            cards(turn_up)[0],
            tokens=tuple(tokens),
        )
        assert is_possible(told) == bool(deals), tokens
        if not deals or deals[0].to_act is None or deals[0].legal() == ["out", "-"]:
            break
        token = next_token(deals, seat, source, unseen)
