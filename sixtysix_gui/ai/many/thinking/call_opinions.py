"""Which calls a hand speaks for by itself, and by how much more than a pass they must bring.

Worlds are played out with more foresight than anyone has at the table, by the caller most
of all: what looks good in them, but not in the hand, is let be.
"""

from sixtysix_gui.ai.many.game_worth import standing_of
from sixtysix_gui.ai.many.skill import Skill
from sixtysix_gui.ai.many.thinking.call_beliefs import Table
from sixtysix_gui.ai.many.thinking.follies import DEAR
from sixtysix_gui.ai.many.thinking.rules_of_thumb import has_good_trumps
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    OPEN,
    PASS,
    Bid,
    CallContract,
    Double,
    Move,
    NameTrump,
    Opening,
    TurnTrump,
)
from sixtysix_gui.rules.sets.contracts import Contract, Goal

_HUNDREDTH = 0.01
_LEAST_MADE = 0.4
"""How often a contract must be made by the hand alone."""
_LEAST_DUCKED = 0.5
"""How often one without a trick must be: to duck is easier with open cards."""
_MARGIN_OF_CONTRACT = 0.3
"""The part of a player's caution that a contract asks for; a double asks for all of it."""
_LEAST_STOPPED = (0.42, 0.85)
"""How often it must be stopped by the hand alone: to double it, and to double it a third time."""
_LEAST_REDOUBLED = 0.8
"""How often its player must make it to redouble."""
_LEAST_SIMPLE = (0.4, 1.0, 1.5)
"""The points that the simple game must bring by the hand alone to be doubled, and again."""
_DARING = 0.7
"""The points by which a bid may promise less than a pass: a search tries the bidder's worse leads
as well, which counts against the leader."""
_DARING_ALONE = 0.3
"""The same without a partner."""


def worth_trying(view: View) -> list[Move]:
    """List the calls that a hand speaks for.

    A contract is left out if the hand makes a dearer one as often: worlds are held to be worth more
    to the one who needs less, since a caller plays with too much foresight in them.
    """
    table = Table(view.rules, view.rules.after(view.dealer), view.named)
    moves = [move for move in view.legal_moves if speaks_for(view, move)]
    contracts: dict[Move, Contract] = {
        move: view.rules.contracts[move.contract]
        for move in moves
        if isinstance(move, CallContract)
    }
    made = {move: table.made(contracts[move], view.seat, view.hand) for move in contracts}

    def is_outdone(move: Move) -> bool:
        return move in made and any(
            contracts[other].value > contracts[move].value and made[other] >= made[move]
            for other in made
        )

    return [move for move in moves if not is_outdone(move)]


def speaks_for(view: View, move: Move) -> bool:
    """Return whether a hand alone speaks for a call; nothing needs to speak for a pass or a bid.

    An ace is not opened so that its twin may take it, where it can be so that nothing does.
    """
    if move == OPEN[Opening.ALTE]:
        return OPEN[Opening.ELF] not in view.legal_moves
    if isinstance(move, NameTrump | TurnTrump):
        return bool(view.rules.contracts) or _speaks_for_trump(view, move)
    table = Table(view.rules, view.rules.after(view.dealer), view.named)
    if isinstance(move, CallContract):
        contract = view.rules.contracts[move.contract]
        least = _LEAST_DUCKED if contract.goal is Goal.NO_TRICK else _LEAST_MADE
        return table.made(contract, view.seat, view.hand) >= least
    if isinstance(move, Double):
        return _speaks_for_double(view, table)
    return True


def _speaks_for_trump(view: View, move: NameTrump | TurnTrump) -> bool:
    """Return whether to name a suit: it needs an ace, ten or second card; else one is turned."""
    if isinstance(move, NameTrump):
        held = [card for card in view.hand if card.suit is move.suit]
        return len(held) > 1 or any(card.points >= DEAR for card in held)
    return not any(has_good_trumps(view.hand, suit) for suit in Suit)


def _speaks_for_double(view: View, table: Table) -> bool:
    contract, bidder = view.contract, view.bidder
    assert contract is not None
    assert bidder is not None
    if contract.is_simple:
        return table.simple(view.seat, view.hand) >= _LEAST_SIMPLE[min(view.level, 2)]
    if view.seat is bidder:
        return table.made(contract, bidder, view.hand) >= _LEAST_REDOUBLED
    if view.rules.sides[view.seat] is view.rules.sides[bidder]:
        return False
    return table.stopped(contract, view.hand) >= _LEAST_STOPPED[min(view.level // 2, 1)]


def margin(view: View, move: Move, skill: Skill) -> float:
    """Return by how many points more than a pass a call must promise; below 0 for the bold."""
    caution = skill.caution * _HUNDREDTH
    if isinstance(move, CallContract):
        caution *= _MARGIN_OF_CONTRACT * view.rules.contracts[move.contract].value
    elif isinstance(move, Double) and view.contract is not None:
        caution *= max(view.contract.value, 1) << view.level
    elif isinstance(move, Bid):
        caution = -_daring(view, skill)
    else:
        caution = 0.0
    return caution - (0 if move == PASS else skill.boldness * _HUNDREDTH)


def _daring(view: View, skill: Skill) -> float:
    """Return how bold a bid may be: not at all where the chance to win the game is what counts.

    That chance often differs by less than the daring, and then anything would be bid.
    """
    standing = standing_of(view, is_aware=skill.score_aware)
    if standing is not None and not standing.only_caps:
        return 0.0
    return _DARING if len(view.rules.sides[view.seat].seats) > 1 else _DARING_ALONE
