"""Records of every game, whatever its notation: played again, and the game before them."""

import random
from typing import Any

import pytest

from sixtysix_gui.records import (
    DealRecord,
    game_before,
    game_tags,
    read_records,
    read_so_far,
    replay,
    states_of,
    write_record,
)
from sixtysix_gui.rules.sets.named import rule_set, rule_set_names
from tests.helpers.deals.random_ones.records import random_record
from tests.records.trick_game.many_records import FILES, worked

GAMES = sorted(name.removeprefix("worked-")[:-4] for name in FILES if name.startswith("worked"))


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_of_several_is_played_again(game: str) -> None:
    (record,) = read_records(worked(game))
    states = states_of(record)
    assert states == replay(record).states
    assert [state.outcome is None for state in states[:-1]] == [True] * len(record.moves)
    assert states[-1].outcome is not None


def test_a_file_of_all_games_is_read_up_to_its_first_fault() -> None:
    two = write_record(random_record(rule_set("german-66"), random.Random(3)))
    right = [worked("na-66"), two, worked("gaigel")]
    read = read_so_far("\n".join(right))
    assert read.error is None
    assert [record.rules.name for record in read.records] == ["na-66", "german-66", "gaigel"]
    wrong = worked("four-66").replace("AD JD KD", "AD 9S KD")
    read = read_so_far("\n".join([*right, wrong, worked("three-66")]))
    assert len(read.records) == 3
    assert read.error is not None
    assert (read.error.record, read.error.trick) == (4, 2)
    assert read.broken is not None
    assert read.broken.rules.name == "four-66"
    assert read.broken.abandoned


@pytest.mark.parametrize("name", rule_set_names(close=True))
def test_a_deal_of_two_is_played_again(name: str) -> None:
    record = random_record(rule_set(name), random.Random(3))
    assert states_of(record) == replay(record).states


def with_tags(record: DealRecord, *tags: tuple[str, str]) -> DealRecord[Any]:
    return DealRecord(record.rules, record.pack, record.dealer, record.moves, tags)


def test_the_game_before_a_deal_of_two_stands_as_its_tags_say() -> None:
    record = random_record(rule_set("german-66"), random.Random(3))
    tags = (("Score", "3-5"), ("Carry", "1"))
    game = game_before(with_tags(record, *tags))
    assert (game.won, game.dealer) == ((3, 5), record.dealer)
    assert game_tags(game) == tags


def test_the_game_before_a_deal_of_several_stands_as_its_tags_say() -> None:
    (record,) = read_records(worked("four-66"))
    tags = (("Score", "3,5"), ("Carry", "1"))
    game = game_before(with_tags(record, *tags))
    assert (game.won, game.dealer) == ((3, 5), record.dealer)
    assert game_tags(game) == tags
