"""Reasons from the talon's last cards, and from what comes later in the deal (20-57)."""

from collections.abc import Iterable
from functools import partial

from sixtysix_gui.coach.findings import mean
from sixtysix_gui.coach.judgements import Reason, ReasonValue
from sixtysix_gui.coach.reasons.proofs import (
    LEAST_SHARE,
    Case,
    Event,
    Proof,
    can_hold,
    certain,
    measured,
    partner_of,
    wins_now,
)
from sixtysix_gui.rules.cards import Card, card_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, ExchangeTrump, Move
from sixtysix_gui.rules.scoring.points import TARGET


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
"""Card points of an ace or ten, for which a trick is worth losing."""


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
