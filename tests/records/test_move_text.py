"""Every word that is wrong is named with its trick (rules.md 6.4, 6.5)."""

import pytest

from sixtysix_gui.records import DealRecord, Reason, read_records, replay, write_record
from sixtysix_gui.rules.cards import Card, pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import DRAW, PASS, PLAY_CARD, Illegality, IllegalMoveError, PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.record_texts import changed, golden_record, with_moves, with_tag
from tests.helpers.rows import each_row
from tests.records.many_records import error_of, worked

R1 = golden_record("r1")
R2 = golden_record("r2")
R3 = golden_record("r3")


# how else R1 may be written
SAME_AS_R1: list[tuple[str, str]] = [
    ("1. 9C AC A+11", "1. 9C AC"),
    ("1. 9C AC A+11", "1. 9C! AC?! A+11"),
    ("1. 9C AC A+11", "1. 9C!? AC? A+011"),
    ("1. 9C AC A+11\n", "1. 9C AC A+11 "),
    ("1. 9C AC A+11", "1.\n\t9C\n\nAC    A+11"),
    ("1. 9C AC A+11", '1. {he leads\n\n[A "x"]\nlow; really} 9C{and}AC; so it is }{\nA+11'),
    ("2. 9S 9H", "2. d 9S 9H"),
    ("3. 40D", "3. d 40D"),
    ("4. #- /xTD TS", "4. #- /xTD! 10S"),
    ("4. #- /xTD TS TD", "4. #- /x10D 10S 10D"),
    ("7. out\nA:1", "7. out\nA:01"),
    ("7. out\nA:1", "7. out\nA:1 ; the end"),
    ("7. out\nA:1", "7. out\nA:1 {the end}\n\n\n; and a last word"),
    ('[B "Bruno"]', '; a comment\n[B "Bruno"]  '),
    ('[Format "66R 1"]', '\n\n; my games\n{ of this year }\n\n[Format "66R 1"]'),
    ('[Tricks "4-2"]\n\n', '[Tricks "4-2"]\n'),
    ('[Tricks "4-2"]\n\n', '[Tricks "04-2"]\n\n\n'),
    ('[Dealer "A"]', '[Dealer "A"]\n[Trump "D"]\n[Turnup "10D"]\n[Suits "french"]'),
    ("9C 9H AH AC", "9C  9H AH  AC "),
]


@each_row(("old", "new"), SAME_AS_R1)
def test_the_same_deal_may_be_written_otherwise(old: str, new: str) -> None:
    assert read_records(changed(R1, old, new)) == read_records(R1)


@each_row("ending", ["\r\n", "\r"])
def test_line_ends_of_other_systems_and_a_byte_order_mark_are_read(ending: str) -> None:
    foreign = b"\xef\xbb\xbf" + R1.replace("\n", ending).encode()
    assert read_records(foreign) == read_records(R1)


@each_row(
    ("name", "old", "new", "trick", "token", "line"),
    [
        ("r2", "3. QD AD", "3. QD\nKC", 3, "KC", "KC A+14"),
        ("four-66", "C+24", "C+25", 1, "C+25", "1. 40C QC TC 9C AC C+25"),
    ],
)
def test_the_line_of_an_error_is_that_of_the_file(
    name: str, old: str, new: str, trick: int, token: str, line: str
) -> None:
    text = R1 + "\n" + changed(worked(name), old, new)
    for written in (text, text.replace("\n", "\r\n"), "\ufeff" + text):
        error = error_of(written)
        number = text.split("\n").index(line) + 1
        assert (error.record, error.line, error.trick, error.token) == (2, number, trick, token)
        assert str(error).startswith(f"Record 2, line {number}, trick {trick}, token {token}: ")


def test_an_illegal_move_says_why_in_the_words_of_the_rules() -> None:
    error = error_of(changed(R1, "5. AH KH B+15", "5. AH TC"))
    assert isinstance(error.cause, IllegalMoveError)
    assert error.cause.reason is Illegality.FOLLOW_SUIT
    assert error.sentence == "You must follow suit: play a heart."


def test_a_long_or_invisible_token_is_shown_short_and_visibly() -> None:
    error = error_of(changed(R1, "9S 9H A+0", "9S \x1b[31m" + "X" * 1_000_000))
    assert error.token.startswith("\x1b[31mXXX")
    assert "\x1b" not in str(error)
    assert len(str(error)) < 200


# ------------------------------------------------------------- draws, passes, last turns

UNFINISHED_IN_R1: list[tuple[str, Phase, int]] = [
    ("*", Phase.LEAD, 1),
    ("1. *", Phase.LEAD, 1),
    ("1. 9C *", Phase.FOLLOW, 1),
    ("1. 9C AC *", Phase.PRE_DRAW, 2),
    ("1. 9C AC A+11 *", Phase.PRE_DRAW, 2),
    ("1. 9C AC 2. *", Phase.PRE_DRAW, 2),
    ("1. 9C AC 2. d *", Phase.LEAD, 2),
    ("1. 9C AC 2. d 9S *", Phase.FOLLOW, 2),
    ("1. 9C AC 2. d 9S 9H *", Phase.PRE_DRAW, 3),
    ("1. 9C AC 2. 9S 9H 3. d 40D *", Phase.LEAD, 3),
    ("1. 9C AC 2. 9S 9H 3. 40D QD JH 4. #- *", Phase.REPLY, 4),
    ("1. 9C AC 2. 9S 9H 3. 40D QD JH 4. #- - *", Phase.LEAD, 4),
    ("1. 9C AC 2. 9S 9H 3. 40D QD JH 4. #- /xTD *", Phase.LEAD, 4),
    ("1. 9C AC 2. 9S 9H 3. 40D QD JH 4. #- TS *", Phase.FOLLOW, 4),
    ("1. # *", Phase.REPLY, 1),
    ("1. # 9C *", Phase.FOLLOW, 1),
]


@each_row(("moves", "phase", "trick"), UNFINISHED_IN_R1)
def test_an_unfinished_record_stops_exactly_where_it_says(
    moves: str, phase: Phase, trick: int
) -> None:
    (record,) = read_records(with_moves(R1, moves))
    state = replay(record).state
    assert (state.phase, state.trick_number) == (phase, trick)


def test_the_draw_of_an_unfinished_last_turn_counts_only_if_written() -> None:
    error = error_of(with_moves(R1, "1. 9C AC 2. 9S *"))
    assert (error.reason, error.trick, error.token) == (Reason.DRAW_UNWRITTEN, 2, "9S")
    error = error_of(with_moves(R1, "1. 9C AC 2. 9S d *"))
    assert (error.reason, error.trick, error.token) == (Reason.ILLEGAL_MOVE, 2, "9S")


def test_a_record_that_stops_in_its_moves_has_no_result() -> None:
    text = R1[: R1.index("6. TH")]
    error = error_of(text)
    assert (error.reason, error.token) == (Reason.RESULT_MISSING, "")
    assert error.line == text[: text.rindex("5. AH")].count("\n") + 1


def schnapsen_after_one_trick() -> str:
    """A deal whose draw happens by itself: "1. …" and "2. d"."""
    rules, pack = rule_set("schnapsen"), pack_cards(20)
    state = Deal.start(rules, pack, Seat.A)
    moves = [PLAY_CARD[state.hands[Seat.B][0]], PLAY_CARD[state.hands[Seat.A][0]]]
    return write_record(DealRecord(rules, pack, Seat.A, tuple(moves)))


def test_a_draw_that_happens_by_itself_need_not_be_written() -> None:
    text = schnapsen_after_one_trick()
    (record,) = read_records(text)
    for turn in ("2.", ""):
        assert read_records(changed(text, "2. d", turn)) == (record,)
    lead = replay(record).state.legal_moves()[-1]
    assert isinstance(lead, PlayCard)
    with_draw = read_records(changed(text, "2. d", f"2. d {lead.card}"))
    assert with_draw == read_records(changed(text, "2. d", f"2. {lead.card}"))


@each_row(
    ("turn", "reason", "token"),
    [
        ("2. d d", Reason.ILLEGAL_MOVE, "d"),
        ("2. # d", Reason.ILLEGAL_MOVE, "#"),
        ("2. #-", Reason.CLOSE_AFTER_DRAW, "#-"),
        ("2. d # /xTS", Reason.ILLEGAL_MOVE, "/xTS"),
    ],
)
def test_a_draw_that_happens_by_itself_comes_first(turn: str, reason: Reason, token: str) -> None:
    error = error_of(changed(schnapsen_after_one_trick(), "2. d", turn))
    assert (error.reason, error.trick, error.token) == (reason, 2, token)


def test_a_pass_after_a_close_may_stand_where_nobody_can_reply() -> None:
    assert read_records(changed(R2, "1. # AS", "1. # - AS")) == read_records(R2)


def test_a_claim_before_the_draw_and_one_after_it_are_told_apart() -> None:
    before = read_records(R1)[0].moves
    text = "1. 9C AC 2. 9S 9H 3. 40D QD JH 4. d out B:2"
    assert read_records(with_moves(R1, text))[0].moves[-2] == DRAW
    text = "1. 9C AC 2. 9S 9H 3. 40D QD JH 4. out B:2"
    assert read_records(with_moves(R1, text))[0].moves == (*before[:9], before[-1])


def test_the_claim_after_the_last_card_carries_the_next_number() -> None:
    text = changed(R3, "12. QS 9D B+3\n0:0", "12. QS 9D B+3\n13. out\nA:2")
    text = changed(changed(text, '[Result "0:0"]', '[Result "A:2"]'), '"draw"', '"false-claim"')
    assert len(read_records(text)) == 1


def test_nobody_claims_where_66_counts_by_itself() -> None:
    text = with_moves(R1, "1. 9C AC 2. 9S 9H 3. 40D QD JH 4. d *")
    text = with_tag(text, "Rules", "out.mode=automatic")
    assert len(read_records(text)) == 1
    error = error_of(changed(text, "4. d *", "4. out *"))
    assert (error.reason, error.trick, error.token) == (Reason.ILLEGAL_MOVE, 4, "out")


def test_a_card_is_written_by_its_letter_of_the_record() -> None:
    (record,) = read_records(R1)
    german = write_record(record, suits="german")
    assert read_records(changed(german, "1. 9E AE", "1. 9E DE")) == (record,)
    error = error_of(changed(german, "1. 9E AE", "1. 9C AE"))
    assert (error.reason, error.trick, error.token) == (Reason.TOKEN_MALFORMED, 1, "9C")
    error = error_of(changed(german, "/xTS", "/xKS"))
    assert error.sentence == "The exchange takes the trump card, TS."


def test_replay_refuses_what_a_reader_would() -> None:
    rules = rule_set("german-66")
    with pytest.raises(IllegalMoveError):
        replay(DealRecord(rules, pack_cards(24), Seat.A, (PASS,)))
    with pytest.raises(IllegalMoveError):
        write_record(DealRecord(rules, pack_cards(24), Seat.A, (PLAY_CARD[Card.parse("7C")],)))
