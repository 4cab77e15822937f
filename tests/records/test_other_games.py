"""A game that is only a table and a settlement has records like all others."""

from dataclasses import replace

import pytest

from sixtysix_gui.records import RecordError, read_records, write_record, write_records
from sixtysix_gui.rules.sets.named import rule_set
from tests.helpers.deals.record_texts import changed
from tests.helpers.deals.toy_three import NAME, toy_game
from tests.records.many_records import dealt_record

PLAYERS = (("A", "Ann"), ("B", "Ben"), ("C", "Cy"))


@pytest.mark.parametrize("seed", range(10))
def test_a_deal_of_a_new_game_is_written_and_read(seed: int) -> None:
    with toy_game() as rules:
        record = replace(dealt_record(rules, seed), tags=PLAYERS)
        text = write_record(record)
        assert read_records(text) == (record,)
        outcome = record.outcome
        assert outcome is not None
        assert f'[Variant "{NAME}"]' in text
        assert f'[Cut "{record.pack[-1]}"]' in text
        assert f'[Tricks "{",".join(map(str, outcome.tricks))}"]' in text
        assert text.split()[-1].startswith("A:" if any(outcome.points) else "0:0")
        two = dealt_record(rule_set(), seed)
        assert read_records(write_records([two, record, two])) == (two, record, two)
        with pytest.raises(RecordError):
            read_records(changed(text, f'[Result "{text.split()[-1]}"]', '[Result "C:9"]'))


def test_a_game_nobody_knows_is_refused() -> None:
    with toy_game() as rules:
        text = write_record(dealt_record(rules, 1))
    with pytest.raises(RecordError, match=f"There is no rule set named .{NAME}"):
        read_records(text)
