"""Reasons about king and queen of a suit (22-26)."""

from sixtysix_gui.coach.reasons.counting import partner_of
from sixtysix_gui.coach.reasons.proofs import Case, Proof, certain, measured
from sixtysix_gui.coach.reasons.replies import as_a_loser
from sixtysix_gui.rules.cards import Rank, Suit, card_of
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import MELD, ExchangeTrump, Meld, Move
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.sets.rules import marriage_points

_NEAR = 20
"""Card points to 66 that are few enough to be said instead of the value of a pair."""


def his_marriage(case: Case) -> Proof | None:
    """Return reason 22: after the move played the other shows a marriage, which costs the loss."""
    view = case.view
    closed = view.status is TalonStatus.CLOSED
    if (closed and not view.rules.meld_when_closed) or not case.can_measure:
        return None
    share = case.share_by(_melds)
    if share is None:
        return None
    a, n = case.cases(_melds, case.played)
    return measured(22, share, played=case.played, a=a, n=n)


def _melds(case: Case, move: Move, world: int) -> bool:
    """Return whether the other shows a marriage that they hold now before the seat's next lead."""
    theirs = case.worlds.other_hand(world)
    last = case.stretch(move, world)[-1]
    shown = last.marriages[len(case.view.marriages) :]
    return any(
        each.seat is case.other
        and card_of(Rank.KING, each.suit) in theirs
        and card_of(Rank.QUEEN, each.suit) in theirs
        for each in shown
    )


def he_can_never_show(case: Case) -> Proof | None:
    """Return reason 23: the turn-up that an exchange takes is half of the other's marriage."""
    card = case.view.turn_up
    partner = None if card is None else partner_of(card)
    if card is None or partner is None or not isinstance(case.best, ExchangeTrump):
        return None
    if partner not in case.cards.possible + case.cards.known or not case.can_measure:
        return None

    def shows(asked: Case, move: Move, world: int) -> bool:
        return any(
            each.seat is asked.other and each.suit is card.suit
            for each in asked.end(move, world).marriages
        )

    return measured(23, case.share_by(shows), card=card, suit=card.suit)


def counts_at_once(case: Case) -> Proof | None:
    """Return reason 24, or 25 where the pair brings the seat near to 66: it was not shown."""
    if not isinstance(case.best, Meld) or isinstance(case.played, Meld):
        return None
    if not case.view.tricks_won:
        return None
    value = marriage_points(case.best.suit, case.view.trump)
    total = case.view.total(case.me) + value
    if 0 < TARGET - total <= _NEAR:
        return certain(25, t=total, k=TARGET - total)
    return certain(24, v=value)


def keep_the_pair(case: Case) -> Proof | None:
    """Return reason 26: the card breaks a pair that could mostly be shown on the next lead."""
    card = case.played_card
    partner = None if card is None else partner_of(card)
    if card is None or partner not in case.view.hand or not case.can_measure:
        return None
    if case.best_card in (card, partner) or isinstance(case.best, Meld):
        return None
    weights = case.worlds.weights
    shown = sum(
        weights[world] for world in range(case.worlds.count) if _can_show(case, card.suit, world)
    )
    if 2 * shown < sum(weights):
        return None
    value = marriage_points(card.suit, case.view.trump)
    return measured(26, case.vanishes(as_a_loser(case, card), None), v=value)


def _can_show(case: Case, suit: Suit, world: int) -> bool:
    """Return whether after the best move the pair can be shown on the next lead, and counts."""
    state = case.stretch(case.best, world)[-1]
    if state.outcome is not None or state.to_act is not case.me or not state.tricks[case.me]:
        return False
    return MELD[suit] in state.legal_moves()
