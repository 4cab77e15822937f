"""What others would say, each by their own hand: for auctions that are imagined to their end."""

from sixtysix_gui.ai.many.hand_odds import call_chance
from sixtysix_gui.ai.many.thinking.call_beliefs import Table
from sixtysix_gui.ai.many.thinking.rules_of_thumb import sensible_act
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import DOUBLE, PASS, CallContract, Move

_PLAY = (Phase.PARTNER, Phase.LEAD, Phase.FOLLOW)
_LIKELY = 0.5


def auctioned(deal: Deal) -> Deal:
    """Let all say what their hands speak for, until cards are played."""
    while not deal.is_over and deal.phase not in _PLAY:
        deal, _ = deal.apply(imagined_call(deal))
    return deal


def imagined_call(deal: Deal) -> Move:
    """Return what the seat to act would do, by its hand alone."""
    if not deal.rules.contracts or deal.phase not in (Phase.BID, Phase.DOUBLE):
        return sensible_act(deal, deal.legal_moves())
    table = Table(deal.rules, deal.forehand, deal.named)
    return _contract_call(deal, table) if deal.phase is Phase.BID else _answer(deal, table)


def _contract_call(deal: Deal, table: Table) -> Move:
    """Call what is likely made and brings most, or pass."""
    assert deal.contract is not None
    best, most = PASS, 0.0
    for contract in table.callable_above(deal.contract.value, deal.to_act, deal.hand):
        odds = table.made(contract, deal.to_act, deal.hand)
        brings = contract.value * (2 * odds - 1)
        if call_chance(odds) >= _LIKELY and brings > most:
            best, most = CallContract(contract.key), brings
    return best


def _answer(deal: Deal, table: Table) -> Move:
    assert deal.contract is not None
    assert deal.bidder is not None
    chance = table.doubles(deal.contract, deal.to_act, deal.bidder, deal.level, deal.hand)
    return DOUBLE if chance >= _LIKELY else PASS
