"""Records of games that are not for two are written and read by a notation of their own."""

import random

import pytest

from sixtysix_gui.records import RecordError, read_records, write_record, write_with
from sixtysix_gui.records.read import examine
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import THREE_ALONE
from sixtysix_gui.rules.sets.named import rule_set
from tests.helpers.deals.random_ones.records import random_record
from tests.helpers.deals.toy_records import read_toy, replayed, write_toy
from tests.helpers.deals.toy_three import NAME, THREE, ToyFamily, ToyRules

NOTATIONS = {NAME: read_toy}
PLAYERS = (("A", "Ann"), ("B", "Ben"), ("C", "Cy"))


def toy_record(seed: int) -> DealRecord:
    source = random.Random(seed)
    pack = list(pack_cards(24))
    source.shuffle(pack)
    deal = ToyFamily().start(ToyRules(), pack, THREE[seed % 3])
    moves: list[Move] = []
    while not deal.is_over:
        moves.append(source.choice(deal.legal_moves()))
        deal, _ = deal.apply(moves[-1])
    return DealRecord(ToyRules(), tuple(pack), THREE[seed % 3], tuple(moves), PLAYERS)


@pytest.mark.parametrize("seed", range(20))
def test_a_deal_of_three_is_written_and_read(seed: int) -> None:
    record = toy_record(seed)
    text = write_with(write_toy, record)
    (found,) = examine(text, NOTATIONS)
    assert not isinstance(found, RecordError)
    assert found.record == record
    outcome = replayed(record).outcome
    assert outcome is not None
    assert found.state.totals == outcome.totals
    assert f'[Termination "{outcome.reason}"]' in text
    points = [f"{party.name}:{outcome.points[party]}" for party in THREE_ALONE]
    assert text.split()[-1] == (",".join(points) if any(outcome.points) else "0:0")
    assert f'[Tricks "{",".join(map(str, outcome.tricks))}"]' in text


def test_games_stand_in_one_file() -> None:
    two = random_record(rule_set(), random.Random(1))
    three = toy_record(1)
    text = "\n".join([write_record(two), write_with(write_toy, three), write_record(two)])
    found = list(examine(text, NOTATIONS))
    assert [place.record for place in found if not isinstance(place, RecordError)] == [
        two,
        three,
        two,
    ]


def test_a_game_nobody_knows_is_refused() -> None:
    with pytest.raises(RecordError):
        read_records(write_with(write_toy, toy_record(1)))


def test_a_wrong_result_is_refused() -> None:
    text = write_with(write_toy, toy_record(2)).rstrip("\n")
    wrong = text[: text.rindex("\n")] + "\n0:0\n"
    (found,) = examine(wrong, NOTATIONS)
    assert isinstance(found, RecordError)
