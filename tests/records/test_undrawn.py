"""The tag Undrawn: a last turn that acted before its draw and went out (rules.md 6.3, 6.4)."""

import random

import pytest

from sixtysix_gui.records import DealRecord, Reason, RecordError, read_records, replay, write_record
from sixtysix_gui.records.read import check_records
from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, GO_OUT, ExchangeTrump, Meld, Move
from sixtysix_gui.rules.seats import Seat
from tests.helpers.deals.random_deals import random_rules
from tests.helpers.deals.record_texts import golden_record, with_moves, with_tag
from tests.helpers.rows import each_row

R1, R3, R4 = (golden_record(name) for name in ("r1", "r3", "r4"))
EARLY_NINE = R4.replace("TS KH 9D", "TS 9S 9D").replace("QS 9S QC", "QS KH QC")
"""R4, but A is dealt the nine of trumps."""
MELD = "1. 9C AC 2. 9S 9H 3. JS JH 4. 40D out B:2"
"""Of R1: A shows the marriage before drawing and claims wrongly."""
NO_WINDOW = "close.before_draw=false; exchange.before_draw=false"

TRUE = [
    ("a marriage", R1, MELD, "4"),
    ("an exchange", EARLY_NINE, "1. 9C JH 2. 9D TD 3. xKS out B:2", "3"),
    ("both", EARLY_NINE, "1. 9C JH 2. 9D TD 3. xKS 40S out B:2", "3"),
]


@each_row(("text", "moves", "number"), [row[1:] for row in TRUE])
def test_the_tag_says_that_nobody_drew(text: str, moves: str, number: str) -> None:
    (drawn,) = read_records(with_moves(text, moves))
    (undrawn,) = read_records(with_tag(with_moves(text, moves), "Undrawn", number))
    assert drawn.moves.count(DRAW) == undrawn.moves.count(DRAW) + 1
    assert f'[Undrawn "{number}"]' in write_record(undrawn)
    assert "Undrawn" not in write_record(drawn)


FALSE = [
    ("not the last turn", R1, MELD, "3"),
    ("no such turn", R1, MELD, "5"),
    ("turn nought", R1, MELD, "0"),
    ("a turn that drew", R1, MELD.replace("4. 40D", "4. d 40D"), "4"),
    ("nothing before the claim", R1, "1. 9C AC 2. 9S 9H 3. JS JH 4. out B:2", "4"),
    ("a claim after the draw", R1, "1. 9C AC 2. 9S 9H 3. JS JH 4. d out B:2", "4"),
    ("a close", R1, "1. 9C AC 2. 9S 9H 3. JS JH 4. #- out B:3", "4"),
    ("a close after the marriage", R1, "1. 9C AC 2. 9S 9H 3. JS JH 4. 40D #- out B:3", "4"),
    ("an unfinished deal", R1, "1. 9C AC 2. 9S 9H 3. JS JH 4. 40D *", "4"),
    ("an unfinished deal without that turn", R1, "1. 9C AC 2. 9S 9H 3. d JS JH *", "4"),
    ("a turn without a word", R1, "1. 9C AC 2. 9S 9H 3. JS JH 4. *", "4"),
    ("a deal not begun", R1, "*", "1"),
]


@each_row(("text", "moves", "number"), [row[1:] for row in FALSE])
def test_a_tag_that_is_not_true_is_refused(text: str, moves: str, number: str) -> None:
    assert read_records(with_moves(text, moves)), "right without the tag"
    refused(with_tag(with_moves(text, moves), "Undrawn", number))


def test_a_rule_set_without_that_moment_refuses_the_tag() -> None:
    text = with_tag(with_moves(R1, MELD), "Rules", NO_WINDOW)
    assert read_records(text)
    refused(with_tag(text, "Undrawn", "4"))


@each_row(("text", "number"), [(R1, "7"), (R3, "12"), (R4, "6"), (R4, "3")])
def test_deals_that_ended_otherwise_refuse_the_tag(text: str, number: str) -> None:
    refused(with_tag(text, "Undrawn", number))


def refused(text: str) -> None:
    """The tag is named with its line, and the deal can still be shown as far as it went."""
    with pytest.raises(RecordError) as caught:
        read_records(text)
    error = caught.value
    line = next(n for n, each in enumerate(text.split("\n"), 1) if each.startswith("[Undrawn "))
    assert (error.reason, error.line, error.token) == (Reason.UNDRAWN_WRONG, line, "Undrawn")
    assert error.so_far is not None


def acts_before_draw(record: DealRecord) -> bool:
    """Whether the last turn is as rules.md 6.3 describes it, told from its states alone."""
    played = replay(record)
    if not played.state.is_over or played.states[-2].phase is not Phase.PRE_DRAW:
        return False
    last = played.states[-2].trick_number
    turn = [
        move
        for state, move in zip(played.states, record.moves, strict=False)
        if state.trick_number == last
    ]
    return any(isinstance(move, Meld | ExchangeTrump) for move in turn)


def hasty_record(seed: int) -> DealRecord:
    """A deal whose players act before drawing and go out whenever they may."""
    source = random.Random(seed)
    rules = random_rules(source).with_overrides(
        {
            "close.before_draw": True,
            "exchange.before_draw": True,
            "out.mode": source.choice(("automatic", "declared")),
        }
    )
    pack = list(pack_cards(rules.deck_pack))
    source.shuffle(pack)
    state = Deal.start(rules, pack, Seat.A)
    moves: list[Move] = []
    while not state.is_over:
        legal = [move for move in state.legal_moves() if move != CLOSE_TALON] or [CLOSE_TALON]
        acts = [move for move in legal if isinstance(move, Meld | ExchangeTrump)]
        calls = [move for move in legal if move == GO_OUT and (state.bound or not acts)]
        calls = calls if state.total(state.to_act) >= 66 or state.bound else []
        moves.append(source.choice(acts or calls or [m for m in legal if m != GO_OUT] or legal))
        state, _ = state.apply(moves[-1])
    return DealRecord(rules, tuple(pack), Seat.A, tuple(moves))


def test_any_deal_with_such_an_end_is_read_as_it_was_written() -> None:
    seen = {"automatic": 0, "declared": 0, "refused": 0, "another deal": 0}
    for seed in range(250):
        record = hasty_record(seed)
        text = write_record(record)
        assert ("[Undrawn " in text) == acts_before_draw(record), text
        assert read_records(text) == (record,)
        if "[Undrawn " in text:
            seen[record.rules.out_mode] += 1
            (found,) = check_records(with_tag(text, "Undrawn", None))
            is_wrong = isinstance(found, RecordError)
            seen["refused" if is_wrong else "another deal"] += 1
            assert is_wrong or found.record.moves.count(DRAW) == record.moves.count(DRAW) + 1
    assert all(seen.values()), seen
