"""A wrong record is named by record, line, trick and token, with a sentence."""

import pytest

from sixtysix_gui.records import RecordError, check_records, read_records, trick_notations
from sixtysix_gui.records.errors import Reason
from sixtysix_gui.records.read import RightRecord, examine
from tests.records.trick_game.broken import BROKEN_MOVES, BROKEN_RULES, BROKEN_TAGS, Broken
from tests.records.trick_game.many_records import text_of, worked


def error_of(text: str) -> RecordError:
    with pytest.raises(RecordError) as raised:
        read_records(text)
    return raised.value


@pytest.mark.parametrize(
    "row", [*BROKEN_TAGS, *BROKEN_RULES, *BROKEN_MOVES], ids=lambda row: row.name
)
def test_broken(row: Broken) -> None:
    right = worked(row.game)
    assert right.count(row.old) == 1
    error = error_of(right.replace(row.old, row.new))
    assert error.reason is row.reason
    assert (error.record, error.trick, error.token) == (1, row.trick, row.token)
    assert error.sentence == row.sentence or not row.sentence
    assert 1 <= error.line <= right.count("\n") + 2
    assert str(error).startswith(f"Record 1, line {error.line}")


def test_the_line_and_the_record_are_those_of_the_file() -> None:
    good, bad = worked("three-66"), worked("four-66").replace("B:out", "x").replace("TD C+27", "TD")
    text = good + "\n" + bad.replace("C+24", "C+25")
    (first, error) = examine(text, trick_notations())
    assert not isinstance(first, RecordError)
    assert isinstance(error, RecordError)
    assert (error.record, error.trick, error.token) == (2, 1, "C+25")
    assert text.splitlines()[error.line - 1] == "1. 40C QC TC 9C AC C+25"


def test_what_can_be_read_of_a_broken_record_is_kept() -> None:
    error = error_of(worked("four-66").replace("C+27", "C+28"))
    assert error.so_far is not None
    assert error.so_far.abandoned
    assert len(error.so_far.moves) == len(read_records(worked("four-66"))[0].moves) - 1
    error = error_of(worked("four-66").replace('Totals "71,0"', 'Totals "0,71"'))
    assert error.so_far == read_records(worked("four-66"))[0]


GAME = text_of("game-four-66.66r")


def continued(old: str, new: str) -> RecordError:
    """The first fault of a game with something changed in its second record."""
    first, second, *_ = GAME.split("\n\n[Format")
    return error_of(first + "\n\n[Format" + second.replace(old, new) + "\n")


def test_records_of_a_game_continue_it() -> None:
    first, second, *_ = read_records(GAME)
    score, dealer = second.tag("Score"), second.dealer.name
    assert first.tag("Game") == second.tag("Game")
    error = continued(f'Score "{score}"', 'Score "6,6"')
    assert (error.reason, error.token) == (Reason.SCORE_CONTINUES, "Score")
    assert error.sentence == f"The game stands at {score} before this deal."
    error = continued(f'Score "{score}"', f'Score "{score}"]\n[Carry "1"')
    assert (error.reason, error.token) == (Reason.CARRY_CONTINUES, "Carry")
    other = next(letter for letter in "ABCD" if letter != dealer)
    text = GAME.split("\n\n[Format")[1].replace(f'Dealer "{dealer}"', f'Dealer "{other}"')
    unfinished = text[: text.index("[Cut")] + '[Result "*"]\n\n*\n'
    error = error_of(GAME.split("\n\n[Format")[0] + "\n\n[Format" + unfinished)
    assert (error.reason, error.token) == (Reason.DEALER_CONTINUES, "Dealer")
    assert error.sentence == f"This deal of the game belongs to dealer {dealer}."


def test_nothing_follows_the_end_of_a_game() -> None:
    last = "[Format" + GAME.split("\n\n[Format")[-1]
    error = error_of(GAME + "\n" + last)
    assert (error.reason, error.record) == (Reason.GAME_OVER, 7)
    assert error.sentence == "The game was over before this deal."


def test_another_game_begins_anew() -> None:
    first, second, *_ = GAME.split("\n\n[Format")
    other = second.replace("[Dealer", '[Rules "look_back=none"]\n[Dealer')
    for changed in (
        second.replace("four-66-1", "four-66-2"),
        second.replace("North", "Nora"),
        other,
    ):
        records = read_records(first + "\n\n[Format" + changed)
        assert len(records) == 2


def test_without_scores_the_dealer_still_continues() -> None:
    lines = [line for line in GAME.splitlines() if not line.startswith("[Score")]
    assert len(read_records("\n".join(lines) + "\n")) == 6


def test_a_file_of_many_games_is_checked_record_by_record() -> None:
    names = ("three-66", "idiots-66", "gaigel-2")
    text = "\n".join(worked(name) for name in names) + "\n" + worked("na-66").replace("D+25", "D+1")
    *right, wrong = check_records(text)
    found = [one.record.rules.name for one in right if isinstance(one, RightRecord)]
    assert found == list(names)
    assert isinstance(wrong, RecordError)
    results = [one.result for one in right if isinstance(one, RightRecord)]
    assert results == ["A:-2,B:3,C:-1", "A:14,B:9", "A:1"]
