"""Tags: what is well-formed, what is needed, what is checked (rules.md 6.3)."""

import pytest

from sixtysix_gui.records import (
    DealRecord,
    Reason,
    TagRefusedError,
    as_tag_value,
    levels_of,
    person_of,
    read_records,
    write_record,
)
from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.errors import (
    ForeignValueError,
    ImpossibleCombinationError,
    PackError,
    RulesError,
    UnknownDimensionError,
    UnknownRuleSetError,
    ValueRefusedError,
)
from sixtysix_gui.rules.seats import PARTNERS, Seat, seats_of
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.record_texts import changed, golden_record, with_moves, with_tag
from tests.helpers.rows import each_row
from tests.records.many_records import error_of

A, B, C, D = seats_of(PARTNERS)
R1 = golden_record("r1")
PACK = "9C 9H AH AC KH TS TH JH 9D JS TC 9S TD KD QC QD QH AS AD JD KS KC JC QS"


MALFORMED = [
    "[A Anna]",
    '[A "Anna]',
    '[A "Anna"',
    '[A "Anna"] and more',
    '[A  "Anna"]',
    '[A"Anna"]',
    '[ A "Anna"]',
    '[A "An"na"]',
    '[A "Anna\\"]',
    '[A "An\\na"]',
    '[A "An\x07na"]',
    '[1A "Anna"]',
    '[Ä "Anna"]',
    '["Anna"]',
    "[]",
    "[",
    '[A "' + "\\" * 3_001 + '"]',
]


@each_row("line", MALFORMED)
def test_a_malformed_tag_is_named_with_its_line(line: str) -> None:
    error = error_of(changed(R1, '[A "Anna"]', line))
    assert (error.reason, error.line, error.token) == (Reason.TAG_MALFORMED, 3, line)


def test_a_tag_that_stands_twice_is_named_with_its_second_line() -> None:
    error = error_of(changed(R1, '[B "Bruno"]', '[B "Bruno"]\n[A "Anna"]'))
    assert (error.reason, error.line, error.token) == (Reason.TAG_DOUBLED, 5, "A")


@each_row("name", ["Format", "Variant", "Dealer", "Pack", "Result"])
def test_a_record_needs_its_tags(name: str) -> None:
    error = error_of(with_tag(R1, name, None))
    assert (error.reason, error.line, error.token) == (Reason.TAG_MISSING, 1, name)


@each_row(
    ("counted", "score", "allowed"),
    [
        ("up", "0-0", ""),
        ("up", "6-6", ""),
        ("up", "7-0", "two numbers from 0 to 6"),
        ("down", "7-1", ""),
        ("down", "7-0", "two numbers from 1 to 7"),
        ("down", "8-7", "two numbers from 1 to 7"),
    ],
)
def test_a_score_is_one_at_which_a_game_goes_on(counted: str, score: str, allowed: str) -> None:
    text = with_tag(with_tag(R1, "Rules", f"game.count={counted}"), "Score", score)
    if allowed:
        assert f"Score cannot be “{score}”: it takes {allowed}." in str(error_of(text))
    else:
        assert [record.tag("Score") for record in read_records(text)] == [score]


@each_row(("name", "value"), [("Seat", "C"), ("Score", "99-99")])
def test_a_saved_game_with_such_tags_goes_on(name: str, value: str) -> None:
    (record,) = read_records(with_tag(R1, name, value), odd_tags=True)
    assert record.tag(name) == value


REFUSED_BY_THE_RULES: list[tuple[str, str, Reason, type[RulesError]]] = [
    ("Variant", "german-67", Reason.RULES_REFUSED, UnknownRuleSetError),
    ("Variant", "", Reason.RULES_REFUSED, UnknownRuleSetError),
    ("Rules", "out.modus=automatic", Reason.RULES_REFUSED, UnknownDimensionError),
    ("Rules", "out.mode=often", Reason.RULES_REFUSED, ValueRefusedError),
    ("Rules", "out.mode=true", Reason.RULES_REFUSED, ValueRefusedError),
    ("Rules", "meld.first_lead=1", Reason.RULES_REFUSED, ValueRefusedError),
    ("Rules", "meld.first_lead=True", Reason.RULES_REFUSED, ValueRefusedError),
    ("Rules", "game.target=99999999999999999999", Reason.RULES_REFUSED, ValueRefusedError),
    ("Rules", "game.target=10", Reason.RULES_REFUSED, ForeignValueError),
    ("Rules", "exchange.card=7", Reason.RULES_REFUSED, ForeignValueError),
    ("Rules", "score.scale=[1,2", Reason.RULES_REFUSED, ValueRefusedError),
    ("Rules", "score.scale=" + "[" * 3_000, Reason.RULES_REFUSED, ValueRefusedError),
    ("Rules", "deck.hand=5", Reason.RULES_REFUSED, ImpossibleCombinationError),
    ("Batches", "2,2", Reason.RULES_REFUSED, ValueRefusedError),
    ("Batches", "3,2", Reason.RULES_REFUSED, ImpossibleCombinationError),
    ("Batches", "", Reason.RULES_REFUSED, ValueRefusedError),
    ("Pack", PACK.replace("9C", "9H"), Reason.PACK_REFUSED, PackError),
    ("Pack", PACK.replace("9C ", ""), Reason.PACK_REFUSED, PackError),
    ("Pack", PACK.replace("9C", "8C"), Reason.PACK_REFUSED, PackError),
    ("Pack", PACK + " 8C", Reason.PACK_REFUSED, PackError),
    ("Pack", "", Reason.PACK_REFUSED, PackError),
]


@each_row(("name", "value", "reason", "cause"), REFUSED_BY_THE_RULES)
def test_what_the_rules_refuse_is_said_in_their_words(
    name: str, value: str, reason: Reason, cause: type[RulesError]
) -> None:
    error = error_of(with_tag(R1, name, value))
    assert (error.reason, error.token, type(error.cause)) == (reason, name, cause)
    assert error.sentence.endswith(f": {error.cause}")


def test_the_rules_tag_changes_rules() -> None:
    text = with_tag(
        with_moves(R1, "1. 9C *"),
        "Rules",
        " exchange.card=none;score.scale=[1, 2, 2] ; meld.values=20/40; game.target=9;",
    )
    (record,) = read_records(text)
    assert record.rules == rule_set("german-66").with_overrides(
        {"exchange.card": "none", "score.scale": [1, 2, 2], "game.target": 9}
    )


def test_words_that_look_like_numbers_are_read_as_what_the_dimension_takes() -> None:
    text = with_tag(with_moves(R1, "1. 9C *"), "Rules", "exchange.card=9; exchange.min_talon=4")
    assert read_records(text)[0].rules.overrides() == {"exchange.min_talon": 4}


def test_batches_and_rules_may_say_the_same_but_not_differ() -> None:
    text = with_tag(with_moves(R1, "*"), "Batches", "2,2,2")
    (record,) = read_records(with_tag(text, "Rules", "deal.batches=[2,2,2]"))
    assert record.rules.deal_batches == (2, 2, 2)
    assert read_records(text) == (record,)
    error = error_of(with_tag(text, "Rules", "deal.batches=[1,1,1,1,1,1]"))
    assert (error.reason, error.token) == (Reason.BATCHES_CONTRADICTED, "Batches")


def test_batches_may_be_what_makes_the_rules_possible() -> None:
    text = with_tag(with_moves(R1, "*"), "Rules", "deck.hand=5")
    assert read_records(with_tag(text, "Batches", "3,2"))[0].rules.deck_hand == 5


def test_the_batches_of_a_game_of_several_may_be_written() -> None:
    record = DealRecord(rule_set("four-66"), rule_set("four-66").pack, Seat.A, ())
    text = write_record(record).replace("[Pack", '[Batches "3,3"]\n[Pack')
    assert read_records(text) == (record,)
    error = error_of(text.replace("3,3", "2,2,2"))
    assert str(error.cause) == "deal.batches cannot be [2,2,2]: it takes [3, 3]."


def test_other_tags_are_kept_whatever_they_say() -> None:
    text = changed(R1, '[Dealer "A"]', '[Dealer "A"]\n[C "Clara"]\n[Date "today"]\n[x-Y_1 ""]')
    (record,) = read_records(text)
    assert record.tags[-3:] == (("C", "Clara"), ("Date", "today"), ("x-Y_1", ""))
    assert read_records(write_record(record)) == (record,)


@each_row(
    "tags",
    [
        (("A", "Anna"), ("A", "Berta")),
        (("Pack", "AS"),),
        (("Result", "*"),),
        (("A B", "x"),),
        (("", "x"),),
        (("A", "two\nlines"),),
        (("A", "\x00"),),
        (("A", "\ud800"),),
        (("A", "\u2028"),),
        (("Note", "x" * 4_001),),
        (("N" * 65, "x"),),
        tuple((f"Note-{n}", "x") for n in range(101)),
    ],
)
def test_a_record_refuses_tags_it_could_not_write(tags: tuple[tuple[str, str], ...]) -> None:
    with pytest.raises(TagRefusedError) as caught:
        DealRecord(rule_set("schnapsen"), pack_cards(20), Seat.A, (), tags)
    assert len(str(caught.value)) < 100


@each_row(
    ("text", "value"),
    [
        ("Anna", "Anna"),
        (" Anna \t Lena\n", "Anna Lena"),
        ("a\x00b\ud800c\u2029d", "a b c d"),
        ("", ""),
        ("👩\u200d👧 ⁣", "👩\u200d👧 ⁣"),
        ("x" * 3_999 + " yz", "x" * 3_999),
        ("😀" * 1_000_000, "😀" * 4_000),
    ],
)
def test_any_text_can_be_made_a_value(text: str, value: str) -> None:
    assert as_tag_value(text) == value
    DealRecord(rule_set("schnapsen"), pack_cards(20), Seat.A, (), (("A", value),))


def test_a_tag_that_is_not_there_is_none() -> None:
    assert read_records(R1)[0].tag("Game") is None


SITTERS: list[tuple[str, str, Seat | None, dict[Seat, str]]] = [
    ("A", "queen,king,ace", A, {B: "queen", C: "king", D: "ace"}),
    ("C", "queen,king,ace", C, {D: "queen", A: "king", B: "ace"}),
    ("D", "master", D, {A: "master"}),
    ("B", "club,,expert", B, {C: "club", A: "expert"}),
    ("A", "", A, {}),
    ("", "club,club,club,master", None, {A: "club", B: "club", C: "club", D: "master"}),
]


@each_row(("seat", "level", "person", "levels"), SITTERS)
def test_who_sat_where(seat: str, level: str, person: Seat | None, levels: dict[Seat, str]) -> None:
    """Seat and Level of a record say it (many.md 12.1)."""
    tags = tuple((name, value) for name, value in (("Seat", seat), ("Level", level)) if value)
    rules = rule_set("four-66")
    record = DealRecord(rules, rules.pack, A, (), tags)
    assert (person_of(record), levels_of(record)) == (person, levels)
    assert read_records(write_record(record)) == (record,)
