"""Saves that hold a deal of another game before that on the table: each is counted by itself."""

import itertools

import pytest

from sixtysix_gui.records import read_records
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.text.scores import score_of
from sixtysix_gui.windows.playing.people_at_table import outcomes_of
from tests.controller.conftest import Desk
from tests.records.many_records import worked


@pytest.mark.parametrize(
    ("first", "last"), list(itertools.permutations(rule_set_names(close=False), 2))
)
def test_a_deal_of_another_game_is_not_counted(first: str, last: str, desk: Desk) -> None:
    records = read_records(f"{worked(first)}\n{worked(last)}")
    parties = len(rule_set(last).parties)
    desk.controller.resume(records)
    (update,) = desk.log.updates
    assert update.game.rules.name == last
    assert len(update.game.won) == parties
    score = score_of(update.game, records)
    assert all(len(won) == parties for won in (score.won, *score.before))
    assert all(len(outcome.points) == parties for outcome in outcomes_of(records))
