"""Every record of the specification is read, replayed and written again byte for byte."""

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.records import (
    DealRecord,
    RecordError,
    check_records,
    game_before,
    game_tags,
    read_records,
    replay,
    write_record,
    write_records,
)
from sixtysix_gui.records.read import RightRecord, read_so_far
from sixtysix_gui.records.rules_tag import read_rules, write_overrides
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.sets.named import rule_set
from tests.helpers.runs.sampling import evenly_spread
from tests.records.trick_game.many_records import FILES, text_of, worked
from tools.random_deals.options import random_rules
from tools.random_deals.play import some_move

GAMES = sorted(name.removeprefix("worked-")[:-4] for name in FILES if name.startswith("worked"))
MOST_MOVES = 70
WHOLE = [name for name in FILES if name.startswith("game-")]


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_written_as_it_was_read(name: str) -> None:
    text = text_of(name)
    assert write_records(read_records(text)) == text


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", FILES)
def test_every_number_is_checked(name: str) -> None:
    for checked in check_records(text_of(name)):
        assert isinstance(checked, RightRecord)
        outcome = replay(trick(checked.record)).state.outcome
        assert outcome is not None
        assert (checked.totals, checked.tricks) == (outcome.totals, outcome.tricks)
        assert checked.termination == outcome.reason


@pytest.mark.parametrize("name", WHOLE)
def test_a_game_goes_on_from_record_to_record(name: str) -> None:
    records = [trick(record) for record in read_records(text_of(name))]
    for record, following in itertools.pairwise(records):
        before = game_before(record)
        outcome = replay(record).state.outcome
        assert outcome is not None
        after = before.after(outcome)
        assert following.tags[-1] == game_tags(after)[0]
        assert following.dealer is after.dealer


@pytest.mark.slow(sample=12)
@pytest.mark.unmeasured
@pytest.mark.parametrize("name", FILES)
def test_a_deal_is_restored_wherever_it_breaks_off(name: str) -> None:
    for record in evenly_spread(read_records(text_of(name)), 3):
        for count in range(len(record.moves)):
            broken = DealRecord(
                record.rules, record.pack, record.dealer, record.moves[:count], record.tags
            )
            text = write_record(broken)
            (found,) = read_records(text)
            assert found == broken, text
            assert write_record(found) == text


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32))
def test_a_deal_by_any_rules_is_restored_wherever_it_breaks_off(game: str, seed: int) -> None:
    rules, chance = random_rules(game, seed), random.Random(seed)
    pack, dealer = list(rules.pack), chance.choice(rules.seats)
    chance.shuffle(pack)
    deal, moves = Deal.start(rules, pack, dealer), list[Move]()
    count = chance.randint(0, MOST_MOVES)
    while not deal.is_over and len(moves) < count:
        moves.append(some_move(deal, chance))
        deal, _ = deal.apply(moves[-1])
    text = write_record(DealRecord(rules, tuple(pack), dealer, tuple(moves)))
    (found,) = read_records(text)
    assert replay(trick(found)).state == deal, text
    assert write_record(found) == text
    assert all(isinstance(checked, RightRecord) for checked in check_records(text))


def test_a_length_that_is_usual_elsewhere_is_written() -> None:
    rules = rule_set("three-66", {"game.end": "stakes-10", "game.target": 12})
    text, _ = write_overrides(rules)
    assert text == "game.end=stakes-10; game.target=12"
    assert read_rules("three-66", text) == rules


@pytest.mark.parametrize("game", GAMES)
def test_german_letters(game: str) -> None:
    (record,) = read_records(worked(game))
    german = write_record(record, suits="german")
    assert '[Suits "german"]' in german
    assert read_records(german) == (record,)


@pytest.mark.parametrize("game", GAMES)
def test_where_there_is_no_table_for_them_they_are_refused(game: str) -> None:
    read = read_so_far(worked(game))
    assert read.records == ()
    assert isinstance(read.error, RecordError)
    assert read.error.sentence == ("Records of this game cannot be shown here.")


def trick(record: DealRecord) -> DealRecord:
    assert not record.rules.close
    return DealRecord(
        record.rules, record.pack, record.dealer, record.moves, record.tags, record.abandoned
    )
