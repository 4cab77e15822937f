"""Reasons about the talon's last cards and the exchange (20, 21, 43, 51)."""

from sixtysix_gui.coach.measure.statistics import mean
from sixtysix_gui.coach.reasons.counting import partner_of, wins_now
from sixtysix_gui.coach.reasons.proofs import LEAST_SHARE, Case, Proof, certain, measured
from sixtysix_gui.coach.values.reasons import Reason
from sixtysix_gui.rules.cards import Card, card_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, ExchangeTrump, Move


def who_draws_what(case: Case) -> Proof | None:
    """Return reason 20: the last face-down card is known, and which of the two is drawn decides."""
    turn_up = case.view.turn_up
    if turn_up is None or case.view.led is None or not _is_last_pair(case) or case.cards.missing:
        return None
    down = case.cards.possible + case.cards.talon_only
    if len(down) != 1 or not _decide_the_trick(case) or case.best_card is None:
        return None
    mine, theirs = (down[0], turn_up)
    if not wins_now(case.view, case.best_card):
        mine, theirs = theirs, mine
    share = case.vanishes(_other_way_round, _other_way_round)
    return measured(20, share, best=case.best, card=mine, card2=theirs)


def _other_way_round(state: Deal) -> Deal:
    """Return the deal with the last two cards of the talon exchanged."""
    return state.changed(undealt=(*state.undealt[:-2], state.undealt[-1], state.undealt[-2]))


_HIGH = 10
"""Card points of a turn-up for which a trick is worth losing."""


def losing_brings_the_turn_up(case: Case) -> Proof | None:
    """Return reason 21: the trick is better lost for the turn-up: a high card, or half a pair."""
    turn_up = case.view.turn_up
    if turn_up is None or not _is_better_lost(case):
        return None
    if turn_up.points < _HIGH and partner_of(turn_up) not in case.view.hand:
        return None
    low = _low_card(case)
    if low is None:
        return None

    def changed(state: Deal) -> Deal:
        return state.changed(undealt=(*state.undealt[:-1], low))

    return measured(21, case.vanishes(changed, changed), card=turn_up)


def the_other_must_lead(case: Case) -> Proof | None:
    """Return reason 51: after the last draw the seat knows every card, and the other must lead."""
    if case.view.led is None or case.best_card is None or not _is_better_lost(case):
        return None
    return Proof(Reason(51), LEAST_SHARE)


def _is_better_lost(case: Case) -> bool:
    """Return whether the last trick before the talon is used up is won, but better lost."""
    if not _is_last_pair(case) or not _decide_the_trick(case):
        return False
    return _loses(case, case.best) > _loses(case, case.played)


def _is_last_pair(case: Case) -> bool:
    return case.view.status is TalonStatus.OPEN and case.view.talon_size == 2


def _decide_the_trick(case: Case) -> bool:
    """Return whether one of the two moves mostly wins the trick and the other mostly loses it."""
    best, played = case.best_card, case.played_card
    if best is None or played is None:
        return False
    if case.view.led is not None:
        return wins_now(case.view, best) is not wins_now(case.view, played)
    half = 0.5
    return (_loses(case, case.best) > half) is not (_loses(case, case.played) > half)


def _loses(case: Case, move: Move) -> float:
    """Return the share of worlds in which the trick is lost after a move."""
    lost = [float(case.is_taken(move, world)) for world in range(case.worlds.count)]
    return mean(lost, case.worlds.weights)


def _low_card(case: Case) -> Card | None:
    """Return the lowest plain card that was played, to lie under the talon instead."""
    gone = [card for trick in case.view.won for card in trick.cards]
    plain = [card for card in gone if card.suit is not case.view.trump]
    return min(plain, key=lambda card: (card.points, card.rank, card.suit), default=None)


def exchange_first(case: Case) -> Proof | None:
    """Return reason 43: with the exchange the move played is never worth less, in no world."""
    view = case.view
    rank = view.rules.exchange_rank
    if not isinstance(case.best, ExchangeTrump) or rank is None or view.turn_up is None:
        return None
    lowest = card_of(rank, view.trump_suit)
    if view.turn_up.points <= lowest.points or case.played_card == lowest:
        return None
    if case.worlds.state(0).apply(EXCHANGE_TRUMP)[0].bound or not _never_worse(case):
        return None
    return certain(43, card=view.turn_up, card2=lowest)


def _never_worse(case: Case) -> bool:
    """Return whether the best move is worth as much as the one played in every world."""
    return all(lead >= 0 for lead in case.leads)
