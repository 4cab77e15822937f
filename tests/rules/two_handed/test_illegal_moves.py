"""A forbidden move is refused with the right reason and a sentence a player understands."""

import pytest

from sixtysix_gui.rules.illegal_moves import Illegality, IllegalMoveError
from tests.helpers.deals.engine import EngineDeal, engine_rules, move_of
from tests.helpers.deals.packs import Layout
from tests.helpers.golden_data.golden import profile
from tests.rules.data.refusals import GERMAN, REFUSALS, Refusal
from tests.rules.trick_game.refusals import TRICK_REFUSALS


@pytest.mark.parametrize("row", REFUSALS, ids=lambda row: f"{row.reason.name} {row.token}")
def test_refused(row: Refusal) -> None:
    pack = row.cards.order(profile(row.variant, row.overrides))
    deal = EngineDeal(engine_rules(row.variant, row.overrides), pack, "A")
    for token in row.acts.split():
        deal.do(token)
    move = move_of(row.token)
    assert move not in deal.state.legal_moves()
    reason = deal.state.why_illegal(move)
    assert reason is not None
    assert (reason.reason, str(reason)) == (row.reason, row.sentence)
    with pytest.raises(IllegalMoveError) as raised:
        deal.state.apply(move)
    assert (raised.value.reason, str(raised.value)) == (row.reason, row.sentence)


def test_every_reason_occurs() -> None:
    # Whose turn it is is known to the caller alone: a move does not say who makes it.
    occurring = {row.reason for row in REFUSALS} | {row.reason for row in TRICK_REFUSALS}
    assert occurring == set(Illegality) - {Illegality.NOT_YOUR_TURN}


def test_a_legal_move_has_no_reason_against_it() -> None:
    pack = Layout(forehand="KS QS AC").order(profile(GERMAN))
    deal = EngineDeal(engine_rules(GERMAN), pack, "A")
    for move in deal.state.legal_moves():
        assert deal.state.why_illegal(move) is None
