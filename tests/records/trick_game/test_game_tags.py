"""The game before a deal, and records of games for two beside those of several."""

import random
from dataclasses import replace

import pytest

from sixtysix_gui.records import (
    DealRecord,
    TagRefusedError,
    game_before,
    game_tags,
    games_before,
    read_records,
    read_score,
    write_record,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.named import rule_set
from tests.helpers.deals.random_ones.records import random_record
from tests.records.trick_game.many_records import text_of


def record_with(*tags: tuple[str, str]) -> DealRecord:
    rules = rule_set("four-66")
    return DealRecord(rules, rules.pack, Seat.B, (), tags)


def test_score_and_carry_say_how_a_game_stands() -> None:
    game = game_before(record_with(("Score", "3,-1"), ("Carry", "2")))
    assert (game.won, game.carry, game.dealer) == ((3, -1), 2, Seat.B)
    assert game_tags(game) == (("Score", "3,-1"), ("Carry", "2"))
    assert game_before(record_with()).won == (0, 0)


@pytest.mark.parametrize("tag", [("Score", "3-1"), ("Score", "3,1,2"), ("Carry", "x")])
def test_other_tags_are_refused(tag: tuple[str, str]) -> None:
    with pytest.raises(TagRefusedError):
        game_before(record_with(tag))


def test_a_game_for_two_stands_beside_the_others() -> None:
    two = random_record(rule_set(), random.Random(1))
    assert write_record(two) == write_record(two)
    text = write_record(two) + "\n" + text_of("worked-four-66.66r")
    assert [record.rules.name for record in read_records(text)] == ["german-66", "four-66"]


def test_no_tag_of_a_record_may_follow_from_its_deal() -> None:
    with pytest.raises(TagRefusedError):
        record_with(("Cut", "KH"))


def test_a_deal_after_another_without_scores_stands_at_the_beginning() -> None:
    first = text_of("game-four-66.66r").split("\n\n[Format")[0] + "\n"
    lines = [line for line in first.splitlines() if not line.startswith("[Score")]
    assert len(read_records("\n".join(lines) + "\n")) == 1


NAMED, OTHER = ("Game", "one"), ("Game", "another")


@pytest.mark.parametrize(
    ("second", "games"),
    [
        (record_with(NAMED, ("Score", "3,-1")), 2),
        (record_with(NAMED), 2),
        (record_with(NAMED, ("Score", "4,-1")), 1),
        (record_with(OTHER, ("Score", "3,-1")), 1),
        (replace(record_with(NAMED, ("Score", "3,-1")), dealer=Seat.C), 1),
        (DealRecord(rule_set("three-66"), rule_set("three-66").pack, Seat.B, (), (NAMED,)), 1),
    ],
    ids=["goes on", "no score", "other score", "other game", "other dealer", "other rules"],
)
def test_only_deals_of_one_game_are_counted_together(second: DealRecord, games: int) -> None:
    first = record_with(NAMED, ("Score", "3,-1"))
    before = games_before([first, second])
    assert len(before) == games
    assert before[-1].rules == second.rules
    assert len(before[-1].won) == len(second.rules.parties)


def test_a_finished_deal_counts_for_the_next_one() -> None:
    records = read_records(text_of("game-four-66.66r"))
    games = games_before(records)
    assert len(games) == len(records) > 1
    assert [game.deals for game in games] == list(range(len(records)))
    assert [",".join(map(str, game.won)) for game in games] == [
        record.tag("Score") for record in records
    ]


@pytest.mark.parametrize("text", ["9999,10001", "-10000,3"])
def test_a_game_without_end_may_pass_four_digits(text: str) -> None:
    score = read_score(text, rule_set("four-66"))
    assert score is not None
    assert ",".join(map(str, score)) == text
