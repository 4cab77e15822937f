"""Reasons from what comes of either move later in the deal (54-57).

In the lines of the worlds a thing comes to pass more often after one of the moves, and the loss
lies where only that one leads to it.
"""

from collections.abc import Iterable
from functools import partial

from sixtysix_gui.coach.reasons.counting import can_hold
from sixtysix_gui.coach.reasons.proofs import Case, Event, Proof, measured
from sixtysix_gui.coach.values.reasons import ReasonValue
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.scoring.points import TARGET

_HIGH = 10
"""Card points of an ace or ten."""
_MORE_CASES = 0.2
"""What share of the cases more is worth telling of something that far ahead."""


def runs_to_66(case: Case) -> Proof | None:
    """Return reason 54: the better move comes to 66 before the other wins another trick.

    Not where that is told of more cases than are won at all: on appeal the referee has counted
    these.
    """
    proof = _brings(case, 54, _runs)
    if proof is None:
        return None
    n = case.worlds.cases
    for move in (case.best, case.played):
        a, _ = case.cases(_runs, move)
        wins, of = case.findings.wins(move)
        if a * of > wins * n:
            return None
    return proof


def _runs(case: Case, move: Move, world: int) -> bool:
    if any(trick.winner is case.other for trick in _tricks(case, move, world)):
        return False
    return case.end(move, world).total(case.me) >= TARGET


def loses_high_card(case: Case) -> Proof | None:
    """Return reason 55: an ace or ten that is kept is lost to the other after the move played."""
    kept = [card for card in case.view.hand if card != case.played_card]
    return _strongest(_costs(case, 55, partial(_is_lost, card), card=card) for card in _high(kept))


def _is_lost(card: Card, case: Case, move: Move, world: int) -> bool:
    tricks = _tricks(case, move, world)
    return any(trick.winner is case.other and card in trick.cards for trick in tricks)


def wins_high_card(case: Case) -> Proof | None:
    """Return reason 56: an ace or ten that the other may hold or draw is won by the better move."""
    turn_up = case.view.turn_up
    theirs = [*can_hold(case.cards), *(() if turn_up is None else (turn_up,))]
    return _strongest(
        _brings(case, 56, partial(_is_won, card), card=card) for card in _high(theirs)
    )


def _is_won(card: Card, case: Case, move: Move, world: int) -> bool:
    tricks = _tricks(case, move, world)
    return any(trick.winner is case.me and card in trick.cards for trick in tricks)


def his_later_marriage(case: Case) -> Proof | None:
    """Return reason 57: after the move played the other shows a marriage sooner or later."""
    return _costs(case, 57, _he_melds)


def _he_melds(case: Case, move: Move, world: int) -> bool:
    shown = case.end(move, world).marriages[len(case.view.marriages) :]
    return any(marriage.seat is case.other for marriage in shown)


def _tricks(case: Case, move: Move, world: int) -> tuple[Trick, ...]:
    """Return the tricks of a line, from that of the decision on."""
    return case.end(move, world).won[len(case.view.won) :]


def _high(cards: Iterable[Card]) -> list[Card]:
    """Return the aces and tens, trumps and aces first among what explains as much."""
    high = [card for card in cards if card.points >= _HIGH]
    return sorted(high, key=lambda card: (card.points, card.suit), reverse=True)


def _brings(case: Case, number: int, event: Event, **values: ReasonValue) -> Proof | None:
    """Prove by the worlds in which a thing follows the better move alone."""
    if not case.can_measure:
        return None
    share = case.share_in(
        lambda world: event(case, case.best, world) and not event(case, case.played, world)
    )
    a, n = case.cases(event, case.best)
    b, _ = case.cases(event, case.played)
    if share is None or a - b < _MORE_CASES * n:
        return None
    return measured(number, share, best=case.best, **values, a=a, n=n, played=case.played, b=b)


def _costs(case: Case, number: int, event: Event, **values: ReasonValue) -> Proof | None:
    """Prove by the worlds in which a thing follows the move played alone."""
    if not case.can_measure:
        return None
    share = case.share_by(event)
    a, n = case.cases(event, case.played)
    b, _ = case.cases(event, case.best)
    if share is None or a - b < _MORE_CASES * n:
        return None
    return measured(number, share, played=case.played, **values, a=a, n=n, best=case.best, b=b)


def _strongest(proofs: Iterable[Proof | None]) -> Proof | None:
    """Return the first of the proofs that explain most."""
    found = [proof for proof in proofs if proof is not None]
    return max(found, key=lambda proof: proof.explains, default=None)
