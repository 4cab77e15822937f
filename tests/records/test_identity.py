"""A deal and a play of it have the same names, read or only scanned, in any letters."""

from collections.abc import Callable
from dataclasses import replace

from sixtysix_gui.records import DealRecord, read_records, write_record
from sixtysix_gui.records.identity import (
    DealKey,
    deal_name,
    key_of_record,
    name_of_word,
    play_name,
    words_of_moves,
)
from sixtysix_gui.records.scan import RawRecord, scan
from sixtysix_gui.records.words import read_word
from sixtysix_gui.rules.cards import LETTERS, Suit, SuitsName
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, EXCHANGE_TRUMP, GO_OUT, MELD, PASS, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.record_texts import playthrough_text
from tests.helpers.deals.viewer_records import OWN, PLAYED
from tests.helpers.rows import each_row

CLOSABLE = [
    record
    for each in PLAYED
    for record in read_records(playthrough_text(each))
    if record.rules.close
]
RECORD = replace(CLOSABLE[0], tags=OWN)


def names_in(raw: RawRecord, suits: SuitsName) -> list[str]:
    """What the words of a record call its moves."""
    words = (read_word(token.text, LETTERS[suits], closing=True) for token in raw.tokens)
    return [name for name in map(name_of_word, words) if name]


def scanned_key(text: str, record: DealRecord, suits: SuitsName) -> DealKey:
    """What is known of a record without playing it."""
    (raw,) = scan(text)
    words = names_in(raw, suits)
    score, carry = record.tag("Score") or "", record.tag("Carry") or ""
    return DealKey(
        deal_name(record.rules, record.dealer, record.pack), play_name(Seat.A, words, score, carry)
    )


@each_row("suits", LETTERS)
def test_a_scanned_record_has_the_names_of_the_one_that_was_read(suits: SuitsName) -> None:
    assert len(CLOSABLE) > 20
    for record in CLOSABLE:
        text = write_record(record, suits=suits)
        assert scanned_key(text, record, suits) == key_of_record(record, Seat.A)


def test_comments_checks_and_line_ends_change_no_name() -> None:
    text = write_record(RECORD).replace("\n2. ", "\n{so far\n} 2. ").replace(" A+", "! A+")
    assert scanned_key(text.replace("\n", "\r\n"), RECORD, "french") == key_of_record(
        RECORD, Seat.A
    )


@each_row(
    ("move", "word"),
    [
        (CLOSE_TALON, "#"),
        (GO_OUT, "out"),
        (EXCHANGE_TRUMP, "x"),
        (MELD[Suit.SPADES], "marriage S"),
        (DRAW, None),
        (PASS, None),
    ],
)
def test_what_goes_without_saying_has_no_word(move: Move, word: str | None) -> None:
    assert list(words_of_moves([move])) == ([] if word is None else [word])


def test_what_is_no_move_has_no_word() -> None:
    (raw,) = scan('[Format "66R 1"]\n\n1. ?? huh A+3 A:2\n')
    assert names_in(raw, "french") == []


OTHERS: list[tuple[Callable[[DealRecord], DealRecord], bool]] = [
    (lambda record: replace(record, moves=record.moves[:-1]), True),
    (lambda record: replace(record, tags=(*OWN, ("Score", "1-0"))), True),
    (lambda record: replace(record, tags=(*OWN, ("Carry", "1"))), True),
    (lambda record: replace(record, tags=(*OWN, ("Event", "at home"))), False),
]


@each_row(("change", "is_another"), OTHERS)
def test_another_play_of_a_deal_has_another_name_in_the_same_file(
    change: Callable[[DealRecord], DealRecord], is_another: bool
) -> None:
    key, other = key_of_record(RECORD, Seat.A), key_of_record(change(RECORD), Seat.A)
    assert other.deal == key.deal
    assert (other.play != key.play) is is_another


def test_seats_rules_and_dealers_are_told_apart() -> None:
    assert key_of_record(RECORD, Seat.B).play != key_of_record(RECORD, Seat.A).play
    pack, dealer = RECORD.pack, RECORD.dealer
    rules = (rule_set("german-66"), rule_set("house-66"))
    names = {deal_name(one, seat, pack) for one in rules for seat in (Seat.A, Seat.B)}
    assert len(names) == 4
    assert deal_name(RECORD.rules, dealer, pack[::-1]) != deal_name(RECORD.rules, dealer, pack)
