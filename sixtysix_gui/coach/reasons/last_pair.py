"""Reasons about the talon's last cards and the exchange (20, 21, 43)."""

from sixtysix_gui.coach.measure.statistics import mean
from sixtysix_gui.coach.reasons.counting import wins_now
from sixtysix_gui.coach.reasons.proofs import Case, Proof, certain, measured
from sixtysix_gui.rules.cards import Card, card_of
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, ExchangeTrump, Move
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.facts import TalonStatus


def who_draws_what(case: Case) -> Proof | None:
    """Give reason 20: the last face-down card is known, and the moves win the trick or not."""
    if not _is_last_pair(case) or case.cards.missing:
        return None
    down = case.cards.possible + case.cards.talon_only
    if len(down) != 1 or not _decide_the_trick(case):
        return None
    return certain(20, card=down[0])


def losing_brings_the_turn_up(case: Case) -> Proof | None:
    """Give reason 21: the trick is better lost, for the turn-up that its loser draws."""
    turn_up = case.view.turn_up
    if turn_up is None or not _is_last_pair(case) or not _decide_the_trick(case):
        return None
    if _loses(case, case.best) <= _loses(case, case.played):
        return None
    low = _low_card(case)
    if low is None:
        return None

    def changed(state: DealState) -> DealState:
        return state.changed(talon=(*state.talon[:-1], low))

    return measured(21, case.vanishes(changed, changed))


def _is_last_pair(case: Case) -> bool:
    return case.view.status is TalonStatus.OPEN and case.view.talon_size == 2


def _decide_the_trick(case: Case) -> bool:
    """Say whether one of the two moves mostly wins the trick and the other mostly loses it."""
    best, played = case.best_card, case.played_card
    if best is None or played is None:
        return False
    if case.view.led is not None:
        return wins_now(case.view, best) is not wins_now(case.view, played)
    half = 0.5
    return (_loses(case, case.best) > half) is not (_loses(case, case.played) > half)


def _loses(case: Case, move: Move) -> float:
    """Give the share of worlds in which the trick is lost after a move."""
    lost = [float(_has_lost(case, move, world)) for world in range(case.worlds.count)]
    return mean(lost, case.worlds.weights)


def _has_lost(case: Case, move: Move, world: int) -> bool:
    number = case.view.trick_number
    won = case.after_trick(move, world).won
    return any(trick.number == number and trick.winner is case.other for trick in won)


def _low_card(case: Case) -> Card | None:
    """Give the lowest plain card that was played, to lie under the talon instead."""
    gone = [card for trick in case.view.won for card in trick.cards]
    plain = [card for card in gone if card.suit is not case.view.trump]
    return min(plain, key=lambda card: (card.points, card.rank, card.suit), default=None)


def exchange_first(case: Case) -> Proof | None:
    """Give reason 43: with the exchange the move played is never worth less, in no world."""
    view = case.view
    rank = view.rules.exchange_rank
    if not isinstance(case.best, ExchangeTrump) or rank is None or view.turn_up is None:
        return None
    lowest = card_of(rank, view.trump)
    if view.turn_up.points <= lowest.points or case.played_card == lowest:
        return None
    if case.worlds.state(0).apply(EXCHANGE_TRUMP)[0].bound or not _never_worse(case):
        return None
    return certain(43, card=view.turn_up, card2=lowest)


def _never_worse(case: Case) -> bool:
    """Say whether the best move is worth as much as the one played in every world."""
    return all(lead >= 0 for lead in case.leads)
