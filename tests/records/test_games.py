"""Consecutive records of one game must continue it (rules.md 3.7, 6.1)."""

from dataclasses import replace

import pytest

from sixtysix_gui.records import (
    DealRecord,
    Reason,
    RecordError,
    TagRefusedError,
    check_records,
    game_after,
    game_before,
    game_tags,
    games_before,
    read_records,
    states_of,
)
from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.record_texts import changed, golden_record, with_moves, with_tag
from tests.helpers.rows import each_row
from tests.records.many_records import error_of, text_of

R1, R2, R3, R4 = (with_tag(golden_record(name), "Game", "g") for name in ("r1", "r2", "r3", "r4"))
FOUR = [f"[Format{text}\n" for text in text_of("game-four-66.66r").split("[Format")[1:]]
"""A whole game of six deals."""


def scored(text: str, score: str | None, carry: str | None = None) -> str:
    return with_tag(with_tag(text, "Score", score), "Carry", carry)


def errors_of(*texts: str) -> list[tuple[int, Reason, str]]:
    found = list(check_records("\n".join(texts)))
    assert len(found) == len(texts)
    return [(e.record, e.reason, e.token) for e in found if isinstance(e, RecordError)]


SCORE, CARRY = (Reason.SCORE_CONTINUES, "Score"), (Reason.CARRY_CONTINUES, "Carry")
DEALER, OVER = (Reason.DEALER_CONTINUES, "Dealer"), (Reason.GAME_OVER, "Game")
ILLEGAL = (Reason.ILLEGAL_MOVE, "9D")
DAMAGED = changed(R4, "9D TD", "9D 9D")
UNFINISHED = with_moves(R1, "1. 9C *")

# records as (text, score, carry); then the number of the wrong one and what is wrong with it.
# R1: A deals and wins 1. R4: A deals and wins 2. R3: B deals, a draw. In german-66 winner deals.
# FOUR: D deals, then A; B wins the first two deals by one each.
Row = tuple[str, str | None, str | None]
SCORES = ("0,0", "0,1", "0,2", "1,2", "1,4", "1,6")
WHOLE: list[Row] = [(text, score, None) for text, score in zip(FOUR, SCORES, strict=True)]
OUT_OF_TURN = with_tag(with_tag(with_tag(FOUR[1], "Dealer", "B"), "Cut", None), "Trump", None)
GAMES: list[tuple[str, list[Row], list[tuple[int, tuple[Reason, str]]]]] = [
    ("on", [(R1, "0-0", None), (R4, "1-0", None), (R4, "3-0", None)], []),
    ("a score is wrong", [(R1, "0-0", None), (R4, "0-1", None)], [(2, SCORE)]),
    ("B deals out of turn", [(R1, "0-0", None), (R3, "1-0", None)], [(2, DEALER)]),
    ("a draw changes nothing", [(R3, "2-3", None), (R3, "2-3", None)], []),
    ("a draw gives no point", [(R3, "2-3", None), (R3, "3-3", None)], [(2, SCORE)]),
    ("carry from nowhere", [(R3, "2-3", None), (R3, "2-3", "1")], [(2, CARRY)]),
    ("carry is spent", [(R1, "0-0", "2"), (R4, "3-0", None)], []),
    ("carry is lost", [(R3, "0-0", "2"), (R3, "0-0", None)], [(2, CARRY)]),
    ("the game was over", [(R1, "6-0", None), (R4, "7-0", None)], [(2, OVER)]),
    ("no score at all", [(R1, None, None), (R4, None, None), (R4, None, None)], []),
    ("no score, but a dealer", [(R1, None, None), (R3, None, None)], [(2, DEALER)]),
    ("a later score", [(R1, None, None), (R4, "4-4", None), (R4, "6-4", None)], []),
    ("a score left out", [(R1, "0-0", None), (R4, None, None), (R4, "3-0", None)], []),
    ("but known", [(R1, "0-0", None), (R4, None, None), (R4, "4-0", None)], [(3, SCORE)]),
    ("after a wrong one", [(DAMAGED, "0-0", None), (R3, "5-5", None)], [(1, ILLEGAL)]),
    ("after an unfinished one", [(UNFINISHED, "0-0", None), (R3, "5-5", None)], []),
    ("four go on", WHOLE, []),
    ("four without scores", [(text, None, None) for text in FOUR], []),
    ("four, a wrong score", [WHOLE[0], (FOUR[1], "6,6", None)], [(2, SCORE)]),
    ("four, carry from nowhere", [WHOLE[0], (FOUR[1], "0,1", "1")], [(2, CARRY)]),
    ("four, B deals", [WHOLE[0], (with_moves(OUT_OF_TURN, "*"), "0,1", None)], [(2, DEALER)]),
    ("four after the end", [*WHOLE, WHOLE[-1]], [(7, OVER)]),
]


@each_row(("title", "rows", "wrong"), GAMES)
def test_a_game_continues(
    title: str, rows: list[Row], wrong: list[tuple[int, tuple[Reason, str]]]
) -> None:
    texts = [scored(text, score, carry) for text, score, carry in rows]
    assert errors_of(*texts) == [(number, *what) for number, what in wrong], title


OTHER_GAMES = [
    (R3, "Game", "h"),
    (R3, "Game", None),
    (R3, "A", "Agnes"),
    (R3, "B", None),
    (R3, "Rules", "game.target=9"),
    (R3, "Variant", "santase"),
    (FOUR[1], "Game", "four-66-2"),
    (FOUR[1], "A", "Nora"),
    (FOUR[1], "Rules", "look_back=none"),
]


@each_row(("text", "tag", "value"), OTHER_GAMES)
def test_another_game_players_or_rules_continue_nothing(
    text: str, tag: str, value: str | None
) -> None:
    first = FOUR[0] if text in FOUR else scored(R1, "0-0")
    assert errors_of(first, with_tag(text, tag, value)) == []


def test_records_without_a_game_continue_nothing() -> None:
    for value in (None, ""):
        texts = [with_tag(text, "Game", value) for text in (R1, R3)]
        assert errors_of(*texts) == []


def test_other_batches_are_no_other_rules() -> None:
    other = with_moves(scored(R3, "1-0"), "*")
    assert errors_of(R1, with_tag(other, "Batches", "2,2,2")) == [
        (2, Reason.DEALER_CONTINUES, "Dealer")
    ]


def test_down_counting_games_show_what_is_still_needed() -> None:
    """R2: A deals, B wins 3 in schnapsen, where the deal then alternates."""
    second = with_moves(with_tag(scored(R2, "7-4"), "Dealer", "B"), "*")
    assert errors_of(R2, second) == []
    assert errors_of(R2, scored(second, "7-10")) == [(2, Reason.SCORE_CONTINUES, "Score")]


def test_draws_carry_on_where_the_rules_say_so() -> None:
    first = with_tag(R3, "Rules", "end.draw_carry=plus-1")
    assert errors_of(first, scored(first, "0-1", "1"), scored(first, "0-1", "2")) == []
    assert errors_of(first, scored(first, "0-1")) == [(2, Reason.CARRY_CONTINUES, "Carry")]


BREAKS = [
    ("Score", R1, scored(R4, "0-0"), "The score before this deal is 1-0."),
    ("Score", FOUR[0], scored(FOUR[1], "6,6"), "The score before this deal is 0,1."),
    ("Dealer", R1, R3, "The dealer of this deal is A."),
    ("Game", scored(R1, "6-0"), R4, "The game was already over before this deal."),
]


@each_row(("tag", "first", "second", "sentence"), BREAKS)
def test_a_break_is_an_error_of_reading_too(
    tag: str, first: str, second: str, sentence: str
) -> None:
    text = f"{first}\n{second}"
    error = error_of(text)
    assert (error.record, error.sentence) == (2, sentence)
    assert error.line == text[: text.rindex(f"[{tag} ")].count("\n") + 1


def test_the_game_before_and_after_a_deal() -> None:
    (record,) = read_records(scored(R2, "3-5", "1"))
    rules = rule_set("schnapsen")
    assert game_before(record) == Game(rules, Seat.A, (4, 2), 1)
    assert game_after(record) == Game(rules, Seat.B, (4, 6), 0, 1, 1)
    not_just_read = replace(record)
    assert game_after(not_just_read) == game_after(record)


def test_without_tags_a_game_begins() -> None:
    record = DealRecord(rule_set("german-66"), pack_cards(24), Seat.B, ())
    assert game_before(record) == Game(record.rules, Seat.B)
    assert game_after(record) == Game(record.rules, Seat.B)


def record_with(name: str, *tags: tuple[str, str], dealer: Seat = Seat.B) -> DealRecord:
    return DealRecord(rule_set(name), rule_set(name).pack, dealer, (), tags)


@each_row(
    ("name", "tag", "sentence"),
    [
        ("german-66", ("Score", "x"), "a number for each side, as in 3-4."),
        ("german-66", ("Score", "3,1"), "a number for each side, as in 3-4."),
        ("german-66", ("Carry", "x"), "The Carry tag takes a number."),
        ("four-66", ("Score", "3-1"), "a number for each side, as in 3,4."),
        ("four-66", ("Score", "3,1,2"), "a number for each side, as in 3,4."),
        ("three-66", ("Score", "3,1"), "a number for each side, as in 3,4,5."),
        ("three-66", ("Carry", "x"), "The Carry tag takes a number."),
    ],
)
def test_a_game_without_sense_is_refused(name: str, tag: tuple[str, str], sentence: str) -> None:
    with pytest.raises(TagRefusedError) as caught:
        game_before(record_with(name, tag))
    assert str(caught.value).endswith(sentence)


@each_row("tag", [("Cut", "KH"), ("Bid", "2"), ("Widow", "")])
def test_no_tag_of_a_record_may_follow_from_its_deal(tag: tuple[str, str]) -> None:
    assert record_with("german-66", tag).tag(tag[0]) == tag[1]
    with pytest.raises(TagRefusedError):
        record_with("four-66", tag)


# a rule set, the score of a game that counts upwards, and how it is written
WRITTEN = [
    ("german-66", (3, 5), "3-5"),
    ("schnapsen", (3, 5), "4-2"),
    ("four-66", (3, -1), "3,-1"),
    ("four-66", (9999, 10001), "9999,10001"),
    ("three-66", (-10000, 3, 0), "-10000,3,0"),
]


@each_row(("name", "won", "score"), WRITTEN)
def test_a_game_is_told_in_tags_as_the_rule_set_counts(
    name: str, won: tuple[int, ...], score: str
) -> None:
    for carry, tags in ((0, ()), (2, (("Carry", "2"),))):
        game = Game(rule_set(name), Seat.B, won, carry)
        assert game_tags(game) == (("Score", score), *tags)
        assert game_before(record_with(name, *game_tags(game))) == game


NAMED, OTHER = ("Game", "one"), ("Game", "another")


@each_row(
    ("second", "games"),
    [
        (record_with("four-66", NAMED, ("Score", "3,-1")), 2),
        (record_with("four-66", NAMED), 2),
        (record_with("four-66", NAMED, ("Score", "4,-1")), 1),
        (record_with("four-66", OTHER, ("Score", "3,-1")), 1),
        (record_with("four-66", NAMED, ("Score", "3,-1"), dealer=Seat.C), 1),
        (record_with("three-66", NAMED), 1),
    ],
)
def test_only_deals_of_one_game_are_counted_together(second: DealRecord, games: int) -> None:
    before = games_before([record_with("four-66", NAMED, ("Score", "3,-1")), second])
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


def test_a_deal_is_played_once_when_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    text = text_of("game-four-66.66r")
    moves = sum(len(record.moves) for record in read_records(text))
    made: list[Move] = []
    apply = Deal.apply

    def counted(deal: Deal, move: Move) -> tuple[Deal, tuple[Event, ...]]:
        made.append(move)
        return apply(deal, move)

    monkeypatch.setattr(Deal, "apply", counted)
    records = read_records(text)
    assert [record.outcome is None for record in records] == [False] * len(records)
    assert states_of(records[-1])[-1].outcome == records[-1].outcome
    assert games_before(records)[-1].deals == len(records) - 1
    assert len(made) == moves
