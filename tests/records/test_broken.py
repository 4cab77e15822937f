"""A wrong record is named by record, line, trick and token, with a sentence."""

import pytest

from sixtysix_gui.records import (
    Reason,
    RecordError,
    RightRecord,
    check_records,
    read_records,
    read_so_far,
)
from tests.helpers.deals.record_texts import changed
from tests.records.broken import BROKEN, Broken
from tests.records.many_records import text_of, worked


def error_of(text: str) -> RecordError:
    with pytest.raises(RecordError) as raised:
        read_records(text)
    return raised.value


@pytest.mark.parametrize("row", BROKEN, ids=lambda row: row.name)
def test_a_fault_is_named_with_its_place(row: Broken) -> None:
    right = worked(row.game)
    error = error_of(changed(right, row.old, row.new))
    assert error.reason is row.reason
    assert (error.record, error.trick, error.token) == (1, row.trick, row.token)
    assert error.sentence == row.sentence or not row.sentence
    assert 1 <= error.line <= right.count("\n") + 2
    assert str(error).startswith(f"Record 1, line {error.line}")


LONG = [
    ("x" * 80, Reason.TOKEN_MALFORMED, 3, "x" * 65),
    ("out " * 1000, Reason.WORDS_MANY, None, "out"),
]


@pytest.mark.parametrize(("words", "reason", "trick", "token"), LONG)
def test_what_is_too_long_is_named(
    words: str, reason: Reason, trick: int | None, token: str
) -> None:
    error = error_of(changed(worked("four-66"), "A:out", words))
    assert (error.reason, error.trick, error.token) == (reason, trick, token)


def test_the_line_and_the_record_are_those_of_the_file() -> None:
    bad = worked("four-66").replace("B:out", "x").replace("TD C+27", "TD")
    text = worked("three-66") + "\n" + bad.replace("C+24", "C+25")
    first, error = check_records(text)
    assert isinstance(first, RightRecord)
    assert isinstance(error, RecordError)
    assert (error.record, error.trick, error.token) == (2, 1, "C+25")
    assert text.splitlines()[error.line - 1] == "1. 40C QC TC 9C AC C+25"


def test_what_can_be_read_of_a_broken_record_is_kept() -> None:
    whole = read_records(worked("four-66"))[0]
    error = error_of(worked("four-66").replace("C+27", "C+28"))
    assert error.so_far is not None
    assert error.so_far.abandoned
    assert error.so_far.moves == whole.moves[:-1]
    error = error_of(worked("four-66").replace('Totals "71,0"', 'Totals "0,71"'))
    assert error.so_far == whole


def test_a_file_of_all_games_is_read_up_to_its_first_fault() -> None:
    right = [worked(name) for name in ("na-66", "r1", "gaigel")]
    assert read_so_far("\n".join(right)).error is None
    wrong = worked("four-66").replace("AD JD KD", "AD 9S KD")
    read = read_so_far("\n".join([*right, wrong, worked("three-66")]))
    assert [record.rules.name for record in read.records] == ["na-66", "german-66", "gaigel"]
    assert read.error is not None
    assert (read.error.record, read.error.trick) == (4, 2)
    assert read.broken is not None
    assert (read.broken.rules.name, read.broken.abandoned) == ("four-66", True)


def test_a_file_of_many_games_is_checked_record_by_record() -> None:
    names = ("three-66", "idiots-66", "r2", "gaigel-2")
    text = "\n".join(map(worked, names)) + "\n" + worked("na-66").replace("D+25", "D+1")
    *right, wrong = check_records(text)
    assert isinstance(wrong, RecordError)
    results = [one.result for one in right if isinstance(one, RightRecord)]
    assert results == ["A:-2,B:3,C:-1", "A:14,B:9", "B:3", "A:1"]


GAME = text_of("game-four-66.66r").split("\n\n[Format")


def continued(old: str, new: str) -> RecordError:
    """The first fault of a game with something changed in its second record."""
    return error_of(GAME[0] + "\n\n[Format" + changed(GAME[1], old, new) + "\n")


def test_records_of_a_game_continue_it() -> None:
    first, second, *_ = read_records("\n\n[Format".join(GAME))
    score, dealer = second.tag("Score"), second.dealer.name
    assert first.tag("Game") == second.tag("Game")
    error = continued(f'Score "{score}"', 'Score "6,6"')
    assert (error.reason, error.token) == (Reason.SCORE_CONTINUES, "Score")
    assert error.sentence == f"The game stands at {score} before this deal."
    error = continued(f'Score "{score}"', f'Score "{score}"]\n[Carry "1"')
    assert (error.reason, error.token) == (Reason.CARRY_CONTINUES, "Carry")
    other = next(letter for letter in "ABCD" if letter != dealer)
    text = GAME[1].replace(f'Dealer "{dealer}"', f'Dealer "{other}"')
    unfinished = text[: text.index("[Cut")] + '[Result "*"]\n\n*\n'
    error = error_of(GAME[0] + "\n\n[Format" + unfinished)
    assert (error.reason, error.token) == (Reason.DEALER_CONTINUES, "Dealer")
    assert error.sentence == f"This deal of the game belongs to dealer {dealer}."


def test_nothing_follows_the_end_of_a_game() -> None:
    error = error_of("\n\n[Format".join([*GAME, GAME[-1]]))
    assert (error.reason, error.record) == (Reason.GAME_OVER, 7)
    assert error.sentence == "The game was over before this deal."


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("four-66-1", "four-66-2"),
        ("North", "Nora"),
        ("[Dealer", '[Rules "look_back=none"]\n[Dealer'),
    ],
)
def test_another_game_begins_from_nothing(old: str, new: str) -> None:
    other = changed(GAME[1], old, new)
    assert len(read_records(GAME[0] + "\n\n[Format" + other)) == 2


def test_without_scores_the_dealer_still_continues() -> None:
    lines = "\n\n[Format".join(GAME).splitlines()
    kept = [line for line in lines if not line.startswith("[Score")]
    assert len(read_records("\n".join(kept) + "\n")) == 6
