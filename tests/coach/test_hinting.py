"""Which question the first hint asks."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from sixtysix_gui.ai.player import NothingToDecideError
from sixtysix_gui.coach.comparing import POINT_BORDERS
from sixtysix_gui.coach.judgements import Hint, Judgement, MoveWorth, Nudge, Reason, Verdict
from sixtysix_gui.coach.judging import advise, judge, nudge_for, points_missing
from sixtysix_gui.records import game_before, read_records, replay
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    PLAY_CARD,
    Move,
)
from sixtysix_gui.rules.scoring.points import TARGET, CardPoints
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.rules import rule_set
from tests.coach.positions import QUICK, decisions
from tests.helpers.deals.seeded_deals import seeded_deal
from tests.helpers.players.player_moments import never
from tests.helpers.rows import each_row


def view_with(led: str | None, trump: Suit) -> View:
    state = seeded_deal(rule_set("german-66"), 1)
    view = state.view(state.to_act)
    table = () if led is None else (Play(opposite(view.seat), Card.parse(led)),)
    return replace(view, table=table, trump=trump)


def found(
    best: Move, second: Move = DRAW, reason: int = 0, verdict: Verdict = Verdict.GOOD
) -> Judgement:
    worths = tuple(MoveWorth(move, 0.5, 0.1, 60, 100, 0.5) for move in (best, second))
    why = Reason(reason)
    return Judgement(2, None, best, verdict, 0.3, 0.1, why, 100, False, worths, 0.5, 0.5, 0.5, 0.5)


def card(code: str) -> Move:
    return PLAY_CARD[Card.parse(code)]


@each_row(
    ("led", "judgement", "nudge"),
    [
        (None, found(CLOSE_TALON), Nudge.TALON),
        (None, found(card("AH"), CLOSE_TALON), Nudge.TALON),
        (None, found(DRAW, card("AH")), Nudge.TALON),
        (None, found(GO_OUT), Nudge.COUNT),
        (None, found(MELD[Suit.HEARTS]), Nudge.MARRIAGE),
        (None, found(EXCHANGE_TRUMP), Nudge.EXCHANGE),
        (None, found(PASS), Nudge.TOO_CLOSE),
        (None, found(card("AH")), Nudge.LEAD),
        (None, found(card("AS")), Nudge.TRUMP_LEAD),
        ("TH", found(card("AH")), Nudge.TAKE_TRICK),
        ("TH", found(card("9S")), Nudge.TAKE_TRICK),
        ("TH", found(card("9H")), Nudge.LET_GO),
        ("TH", found(card("AC")), Nudge.LET_GO),
        ("AS", found(card("9S")), Nudge.LET_GO),
        (None, found(card("AH"), reason=34), Nudge.SCHNEIDER),
        (None, found(CLOSE_TALON, reason=35), Nudge.TALON),
        ("TH", found(card("9S"), reason=35), Nudge.TAKE_TRICK),
        ("TH", found(card("9H"), verdict=Verdict.NONE), Nudge.TOO_CLOSE),
        (None, found(CLOSE_TALON, verdict=Verdict.CLOSE), Nudge.TOO_CLOSE),
    ],
)
def test_the_question_goes_by_the_best_move(
    led: str | None, judgement: Judgement, nudge: Nudge
) -> None:
    assert nudge_for(view_with(led, Suit.SPADES), judgement) is nudge


@each_row(
    ("captured", "tricks", "melded", "nudge"),
    [
        (0, 0, 0, Nudge.TAKE_TRICK),
        (32, 2, 0, Nudge.TAKE_TRICK),
        (33, 2, 0, Nudge.WIN_TRICK),
        (25, 2, 40, Nudge.WIN_TRICK),
        (26, 2, 40, Nudge.TAKE_TRICK),
        (0, 0, 40, Nudge.TAKE_TRICK),
    ],
)
def test_points_that_are_missing_are_named_where_they_are_few(
    captured: int, tricks: int, melded: int, nudge: Nudge
) -> None:
    view = view_with("TH", Suit.SPADES)
    earned = CardPoints(captured=captured, tricks=tricks, melded=melded)
    assert nudge_for(replace(view, card_points=(earned, earned)), found(card("AH"))) is nudge


@each_row(
    ("best", "nudge"),
    [
        (card("9H"), Nudge.NO_CHOICE),
        (DRAW, Nudge.NO_CHOICE),
        (PASS, Nudge.NO_CHOICE),
        (GO_OUT, Nudge.COUNT),
    ],
)
def test_where_one_move_alone_comes_into_question_nothing_is_asked(
    best: Move, nudge: Nudge
) -> None:
    both = found(best, verdict=Verdict.NONE)
    alone = replace(both, worths=both.worths[:1])
    assert nudge_for(view_with("TH", Suit.SPADES), alone) is nudge


def test_hints_name_a_legal_move_and_what_stands_behind_it() -> None:
    nudges: set[Nudge] = set()
    for view, _ in decisions(18, first=907):
        hint = advise(view, never, limits=QUICK)
        nudges.add(hint.nudge)
        assert hint.best in view.legal_moves
        assert hint.judgement.played is None
        assert hint.best == hint.judgement.best
        assert (hint.nudge is Nudge.NO_CHOICE) <= (len(hint.judgement.worths) == 1)
        assert hint.points_missing == points_missing(view) == max(66 - view.total(view.seat), 0)
        if len(hint.judgement.worths) > 1 and hint.judgement.verdict is not Verdict.NONE:
            is_clear = hint.judgement.loss - hint.judgement.bound >= POINT_BORDERS[0]
            is_clear = is_clear and not hint.judgement.listed  # open cards may not bear it out
            assert hint.reason is not None or not is_clear or not wins_most(hint)
        if hint.reason is not None and hint.reason.number == 0:
            best, other = hint.reason.value("a"), hint.reason.value("b")
            assert isinstance(best, int)
            assert isinstance(other, int)
            assert best > other
    assert len(nudges) >= 5


def wins_most(hint: Hint) -> bool:
    """Whether the best move wins more often than every other."""
    best, *others = hint.judgement.worths
    return all(best.wins > other.wins for other in others)


def test_nobody_is_advised_out_of_turn() -> None:
    state = seeded_deal(rule_set("german-66"), 1)
    with pytest.raises(NothingToDecideError):
        advise(state.view(opposite(state.to_act)), never, limits=QUICK)


def reached(name: str) -> Iterator[View]:
    """The first view of every deal in which somebody has 66 and might play on."""
    for number in range(30):
        state, source = seeded_deal(rule_set(name), number), random.Random(number)
        while others := [m for m in state.legal_moves() if m not in (GO_OUT, CLOSE_TALON)]:
            view = state.view(state.to_act)
            if GO_OUT in view.legal_moves and view.total(view.seat) >= TARGET:
                yield view
                break
            state = state.apply(source.choice(others))[0]


@each_row("name", ["german-66", "schnapsen", "santase"])
def test_whoever_has_66_is_told_so_even_if_everything_wins(name: str) -> None:
    views = list(islice(reached(name), 8))
    assert len(views) == 8
    for view in views:
        hint = advise(view, never, limits=QUICK)
        results = {worth.move: worth.points for worth in hint.judgement.worths}
        if max(results.values()) > results.get(GO_OUT, -4.0):
            continue  # playing on wins more
        assert (hint.best, hint.nudge) == (GO_OUT, Nudge.COUNT)
        assert hint.reason is not None
        assert hint.reason.number == 29


@each_row("name", ["german-66", "schnapsen", "santase"])
def test_whoever_plays_on_with_66_is_told_even_if_nothing_is_lost(name: str) -> None:
    told = 0
    for view in islice(reached(name), 8):
        for move in view.legal_moves:
            found = judge(view, move, never, limits=QUICK)
            reason = None if found.reason is None else found.reason
            is_told = reason is not None and reason.number == 52
            if move != GO_OUT:
                assert is_told == (found.verdict is Verdict.GOOD)
                assert found.verdict is not Verdict.NONE, "there was something to decide"
            if reason is not None and is_told:
                assert reason.value("t") == view.total(view.seat) >= TARGET
                told += 1
    assert told >= 3


@each_row(
    ("loss", "bound", "best", "moves"),
    [
        (0.3, 0.1, card("AH"), 1),
        (0.1, 0.1, card("AH"), 2),
        (0.0, 0.0, card("AH"), 2),
        (0.05, 0.4, card("AH"), 2),
        (0.0, 0.1, GO_OUT, 1),
    ],
)
def test_what_is_not_clearly_worse_is_as_good(
    loss: float, bound: float, best: Move, moves: int
) -> None:
    judgement = replace(found(best, card("TS")), loss=loss, bound=bound)
    hint = Hint(Nudge.LEAD, best, None, 11, judgement)
    assert hint.moves == (best, card("TS"))[:moves]
    by_chance = replace(judgement, by_chance=True, chance_loss=loss, chance_bound=bound, loss=2.0)
    assert Hint(Nudge.LEAD, best, None, 11, by_chance).moves == hint.moves


LET_OUT = """\
[Format "66R 1"]
[Variant "schnapsen"]
[Score "7-7"]
[Dealer "B"]
[Pack "JS QH AC AS AD KS KC TC QS TS TD TH JD AH QD KH JH KD JC QC"]
[Result "A:1"]

1. JS TS B+12
2. KS QH B+7
3. TH JD B+12
4. TD JH B+12
5. KD QD B+7
6. AS QS B+14
7. AH AC A+22
8. TC QC A+13
9. JC AD A+13
10. KC KH A+8
A:1
"""
"""The reply in the fourth trick gives the other 43 points: it lets him out of Schneider."""


def test_schneider_is_no_reason_for_a_move_that_lets_the_other_out_of_it() -> None:
    (record,) = read_records(LET_OUT)
    game = game_before(record)
    views = [state.view(state.to_act, game.won, game.carry) for state in replay(record).states]
    (view,) = [view for view in views if view.trick_number == 4 and view.led is not None]
    hint = advise(view, never)
    assert hint.best == card("JH")
    assert hint.reason is None or hint.reason.number != 34
