"""Deals of three and four on their way, and the moves of the searches made by the rules."""

import random
from collections.abc import Iterator

from sixtysix_gui.ai.many.thinking.loading import move_of
from sixtysix_gui.ai.many.thinking.worlds import card_at
from sixtysix_gui.ai.player import claims_rightly
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, GO_OUT, PASS, PLAY_CARD, Meld
from sixtysix_gui.rules.sets.rules import Rules

_QUIET = 0.7
"""How often who could call or double passes."""
CARD_PHASES = (Phase.LEAD, Phase.FOLLOW)


def random_deal(rules: Rules, source: random.Random) -> Deal:
    pack = list(rules.pack)
    source.shuffle(pack)
    return Deal.start(rules, pack, source.choice(rules.seats))


def states(rules: Rules, seed: int) -> Iterator[Deal]:
    """Every state of a deal of random moves that claims only what is true."""
    source = random.Random(seed)
    deal = random_deal(rules, source)
    while not deal.is_over:
        yield deal
        moves = deal.legal_moves()
        calm = [move for move in moves if move != GO_OUT]
        move = GO_OUT if claims_rightly(deal, moves) else source.choice(calm)
        if deal.phase in (Phase.BID, Phase.DOUBLE) and source.random() < _QUIET:
            move = PASS
        deal, _ = deal.apply(move)


def settle_acts(deal: Deal) -> Deal:
    """Make the acts that the searches make by themselves: true claims, forced marriages, passes."""
    while not deal.is_over:
        moves = deal.legal_moves()
        if claims_rightly(deal, moves):
            deal, _ = deal.apply(GO_OUT)
        elif EXCHANGE_TRUMP in moves:
            deal, _ = deal.apply(EXCHANGE_TRUMP)
        elif deal.phase in (Phase.PARTNER, Phase.FINAL):
            marriages = [move for move in moves if isinstance(move, Meld)]
            if len(marriages) > 1:
                return deal
            deal, _ = deal.apply(marriages[0] if marriages else PASS)
        else:
            return deal
    return deal


def make(deal: Deal, code: int) -> Deal:
    """Make a move of the searches by the rules."""
    order = deal.rules.duties_in(deal.contract).order
    move = move_of(code, order)
    deal, _ = deal.apply(move)
    if isinstance(move, Meld):
        if deal.phase is Phase.PARTNER:
            deal, _ = deal.apply(PASS)
        elif claims_rightly(deal, deal.legal_moves()):
            deal, _ = deal.apply(GO_OUT)
        else:
            deal, _ = deal.apply(PLAY_CARD[card_at(code % 64, order)])
    return settle_acts(deal)
