"""A move of any class, in any phase of any game, is either offered or refused with a reason."""

from typing import get_args

import pytest

from sixtysix_gui.rules.cards import ALL_CARDS
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.facts import Phase as TrickPhase
from sixtysix_gui.rules.illegal_moves import Illegality, IllegalMoveError
from sixtysix_gui.rules.moves import (
    BID,
    CLOSE_TALON,
    DOUBLE,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    NAME_TRUMP,
    OPEN,
    PASS,
    PLAY_CARD,
    TURN_TRUMP,
    Bid,
    CallContract,
    Double,
    Move,
    NameTrump,
    Open,
    TurnTrump,
)
from tests.helpers.deals import trick_games
from tests.helpers.deals.engine import EngineDeal, engine_rules
from tests.helpers.deals.packs import Layout
from tests.helpers.golden_data.golden import profile
from tests.rules.data.refusals import GERMAN
from tests.rules.trick_game.refusals import GANG, PACKS, TrickRefusal

CONTRACTS = ("schnapser", "gang", "bettler", "simple", "no contract of any game")
EVERY_MOVE: tuple[Move, ...] = (
    *(PLAY_CARD[card] for card in ALL_CARDS),
    *MELD,
    EXCHANGE_TRUMP,
    CLOSE_TALON,
    DRAW,
    GO_OUT,
    PASS,
    *NAME_TRUMP,
    TURN_TRUMP,
    *BID,
    *OPEN.values(),
    *(CallContract(word) for word in CONTRACTS),
    DOUBLE,
)
NOT_OF_TWO = (NameTrump, TurnTrump, Bid, Open, CallContract, Double)

_ALL_TRICKS = Layout(forehand="AH AC AS AD TH TC", dealer="JH JC JS JD QC QS")
_ALL_PLAYED = "# - AH JH AC JC AS JS AD JD TC QC TH QS"
FOR_TWO = {
    Phase.LEAD: (Layout(forehand="KS QS 9H"), ""),
    Phase.FOLLOW: (Layout(forehand="AC", dealer="9C"), "AC"),
    Phase.PRE_DRAW: (Layout(forehand="AC KS QS", dealer="9C"), "AC 9C"),
    Phase.REPLY: (Layout(dealer="9H"), "#"),
    Phase.FINAL: (_ALL_TRICKS, _ALL_PLAYED),
    Phase.SETTLED: (_ALL_TRICKS, f"{_ALL_PLAYED} -"),
}
FOR_SEVERAL = {
    TrickPhase.TRUMP: ("bauernschnapsen", ""),
    TrickPhase.BID: ("bauernschnapsen", "tS"),
    TrickPhase.DOUBLE: ("bauernschnapsen", "tS pass pass pass pass"),
    TrickPhase.OPEN: ("gaigel", ""),
    TrickPhase.PARTNER: ("four-66", ""),
    TrickPhase.LEAD: ("bauernschnapsen", GANG),
    TrickPhase.FOLLOW: ("gaigel", "o:elf AS"),
    TrickPhase.FINAL: ("four-66", ""),
    TrickPhase.SETTLED: ("three-66", "turn"),
}


def two(phase: Phase) -> Deal:
    layout, acts = FOR_TWO[phase]
    deal = EngineDeal(engine_rules(GERMAN), layout.order(profile(GERMAN)), "A")
    for token in acts.split():
        deal.do(token)
    assert deal.state.phase is phase
    return deal.state


def several(phase: TrickPhase) -> Deal:
    """Give a deal after its acts, played on by the last of the legal moves until the phase."""
    game, acts = FOR_SEVERAL[phase]
    dealer = TrickRefusal(game, acts, "", Illegality.NOT_NOW, "").dealer
    start = trick_games.start(trick_games.rules_for(game, {}), PACKS[game], dealer)
    deal = trick_games.after_acts(start, acts)
    while deal.phase is not phase:
        deal, _ = deal.apply(deal.legal_moves()[-1])
    return deal


def check(deal: Deal) -> None:
    legal = deal.legal_moves()
    for move in EVERY_MOVE:
        error = deal.why_illegal(move)
        assert (error is None) == (move in legal), move
        if error is not None:
            with pytest.raises(IllegalMoveError) as raised:
                deal.apply(move)
            assert raised.value.reason is error.reason


def test_every_class_of_move_is_tried() -> None:
    assert {type(move) for move in EVERY_MOVE} == set(get_args(Move))
    assert set(FOR_TWO) == set(Phase)
    assert set(FOR_SEVERAL) == set(TrickPhase)


@pytest.mark.parametrize("phase", FOR_TWO)
def test_for_two(phase: Phase) -> None:
    deal = two(phase)
    check(deal)
    wanted = Illegality.DEAL_OVER if phase is Phase.SETTLED else Illegality.NOT_NOW
    for move in EVERY_MOVE:
        if isinstance(move, NOT_OF_TWO):
            error = deal.why_illegal(move)
            assert error is not None
            assert error.reason is wanted, move


@pytest.mark.parametrize("phase", FOR_SEVERAL)
def test_for_several(phase: TrickPhase) -> None:
    check(several(phase))
