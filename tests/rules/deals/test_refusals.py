"""A forbidden move is refused with the right reason and a sentence a player understands."""

import pytest

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import (
    Bid,
    CallContract,
    Double,
    Illegality,
    IllegalMoveError,
    Move,
    NameTrump,
    Open,
    PlayCard,
    TurnTrump,
)
from tests.helpers.deals.engine import EVERY_MOVE, kinds_of
from tests.helpers.deals.packs import Layout
from tests.helpers.rows import each_row
from tests.rules.data.rows import Refusal, Setting, after, deals, move_of, refusals

REFUSALS = dict(refusals())


@each_row("row", REFUSALS.values())
def test_refused(row: Refusal) -> None:
    deal, move = after(row.where.start(), row.acts), move_of(row.token)
    assert move not in deal.legal_moves()
    errors = [deal.why_illegal(move), deal.view(deal.to_act).why_illegal(move)]
    with pytest.raises(IllegalMoveError) as raised:
        deal.apply(move)
    for error in (*errors, raised.value):
        assert error is not None
        assert (error.reason, str(error)) == (row.reason, row.sentence)


def test_every_reason_occurs() -> None:
    # Whose turn it is only a view can say: a move does not tell who makes it.
    occurring = {row.reason for row in REFUSALS.values()}
    assert occurring == set(Illegality) - {Illegality.NOT_YOUR_TURN}


NOT_OF_CLOSING = (NameTrump, TurnTrump, Bid, Open, CallContract, Double)
_ALL_TRICKS = Setting("german-66", cards=Layout("AH AC AS AD TH TC", "JH JC JS JD QC QS"))
_ALL_PLAYED = "# - AH JH AC JC AS JS AD JD TC QC TH QS"
_WON = Setting("german-66", cards=Layout("AC KS QS", "9C"))
GANG = "tS c:gang pass pass pass pass pass"
PLACES: list[tuple[Phase, Setting, str]] = [
    (Phase.LEAD, Setting("german-66", cards=Layout("KS QS 9H")), ""),
    (Phase.FOLLOW, _WON, "AC"),
    (Phase.PRE_DRAW, _WON, "AC 9C"),
    (Phase.REPLY, Setting("german-66", cards=Layout(dealer="9H")), "#"),
    (Phase.FINAL, _ALL_TRICKS, _ALL_PLAYED),
    (Phase.SETTLED, _ALL_TRICKS, f"{_ALL_PLAYED} -"),
    (Phase.TRUMP, deals()["bauernschnapsen"], ""),
    (Phase.BID, deals()["bauernschnapsen"], "tS"),
    (Phase.BID, deals()["na-66"], "b2"),
    (Phase.DOUBLE, deals()["bauernschnapsen"], "tS pass pass pass pass"),
    (Phase.OPEN, deals()["gaigel"], ""),
    (Phase.PARTNER, deals()["four-66"], ""),
    (Phase.LEAD, deals()["bauernschnapsen"], GANG),
    (Phase.FOLLOW, deals()["gaigel"], "o:elf AS"),
    (Phase.FINAL, deals()["four-66"], ""),
    (Phase.SETTLED, deals()["three-66"], "turn"),
]
"""A place for each phase; a deal is played on by its last legal moves until it gets there."""


def place(phase: Phase, where: Setting, acts: str) -> Deal:
    deal = after(where.start(), acts)
    while deal.phase is not phase:
        deal, _ = deal.apply(deal.legal_moves()[-1])
    return deal


@each_row(("phase", "where", "acts"), PLACES)
def test_a_move_of_any_class_is_offered_or_refused(phase: Phase, where: Setting, acts: str) -> None:
    deal = place(phase, where, acts)
    legal = deal.legal_moves()
    for move in EVERY_MOVE:
        error = deal.why_illegal(move)
        assert (error is None) == (move in legal), move
        if error is not None:
            with pytest.raises(IllegalMoveError) as raised:
                deal.apply(move)
            assert raised.value.reason is error.reason


@each_row("phase", Phase)
def test_what_no_one_does_in_a_phase_cannot_be_done_now(phase: Phase) -> None:
    for where, acts in ((where, acts) for known, where, acts in PLACES if known is phase):
        deal = place(phase, where, acts)
        foreign = NOT_OF_CLOSING if deal.rules.close else ()
        foreign += (PlayCard,) if phase is Phase.FINAL else ()
        errors = [deal.why_illegal(move) for move in EVERY_MOVE if isinstance(move, foreign)]
        wanted = Illegality.DEAL_OVER if deal.is_over else Illegality.NOT_NOW
        assert {error and error.reason for error in errors} <= {wanted}


def test_every_class_of_move_is_tried() -> None:
    assert {type(move) for move in EVERY_MOVE} == set(kinds_of(Move))
    assert {phase for phase, _, _ in PLACES} == set(Phase)
