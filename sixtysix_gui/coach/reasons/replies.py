"""Reasons for a reply, and cards to be kept, king and queen among them (13-31, 45-48)."""

from sixtysix_gui.coach.findings import estimate, mean
from sixtysix_gui.coach.judgements import Reason
from sixtysix_gui.coach.reasons.proofs import (
    LEAST_SHARE,
    Case,
    Change,
    Proof,
    can_hold,
    certain,
    is_led,
    measured,
    obvious,
    partner_of,
    trick_points,
    wins_now,
)
from sixtysix_gui.rules.cards import Card, Rank, Suit, beats, card_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import MELD, ExchangeTrump, Meld, Move, PlayCard
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.sets.rules import marriage_points

_HIGH, _MUCH_MORE = 10, 6
"""Card points of a high card, and what a ten brings more than a king."""
_FEW = 33
"""Card points that are few enough to say that they will do."""


def keep_it(case: Case) -> Proof | None:
    """Return reason 13: the card played alone beats another, and is missed later."""
    card = case.played_card
    if card is None or not case.can_measure:
        return None
    others = [each for each in case.view.hand if each != card]
    trump = case.view.trump_suit
    beaten = [
        each
        for each in can_hold(case.cards)
        if beats(card, each, trump) and not any(beats(own, each, trump) for own in others)
    ]
    if not beaten:
        return None
    most = max(beaten, key=lambda each: (each.points, each.suit is card.suit, each.rank))
    return measured(13, case.vanishes(as_a_loser(case, card), None), card=card, card2=most)


def last_trump(case: Case) -> Proof | None:
    """Return reason 15: no card but the trump could ever win a trick that the other leads."""
    view, card = case.view, case.played_card
    if card is None or card.suit is not view.trump or view.status is TalonStatus.OPEN:
        return None
    others = [each for each in view.hand if each != card]
    if not others or any(each.suit is view.trump for each in others):
        return None
    if any(beats(own, led, view.trump_suit) for own in others for led in can_hold(case.cards)):
        return None
    return measured(15, case.vanishes(as_a_loser(case, card), None))


def as_a_loser(case: Case, card: Card) -> Change | None:
    """Return the change that puts the lowest plain card of the talon into the hand for a card.

    The turn-up stays where it is. Nothing is changed where nothing lies over it, nor where the
    better move could not be made without the card, such as an exchange without the lowest trump.
    """
    me, trump = case.me, case.view.trump

    def changed(state: Deal) -> Deal:
        over = [each for each in state.undealt[:-1] if each.suit is not trump]
        if not over:
            return state
        low = min(over, key=lambda each: (each.points, each.rank))
        if (low.points, low.rank) >= (card.points, card.rank) and card.suit is not trump:
            return state
        hand = tuple(low if each == card else each for each in state.hands[me])
        talon = tuple(card if each == low else each for each in state.undealt)
        hands = (hand, state.hands[1]) if me == 0 else (state.hands[0], hand)
        without = state.changed(hands=hands, undealt=talon)
        return without if case.best in without.legal_moves() else state

    return changed


def brings_the_lead(case: Case) -> Proof | None:
    """Return reason 18: the reply takes the trick, the played one does not; 66 is near then."""
    card, view = case.best_card, case.view
    if card is None or not wins_now(view, card) or _played_wins(case):
        return None
    points = trick_points(view, card)
    left = TARGET - view.total(case.me) - points
    if not 0 < left <= _FEW or view.card_points[case.me].pending:
        return None
    said = {"best": case.best, "p": points, "k": left}
    return measured(18, _by_reaching(case), **said) or obvious(18, points, **said)


def _by_reaching(case: Case) -> float | None:
    """Return what share of the loss lies where the better move alone leads to 66."""
    return case.share_in(
        lambda world: (
            case.end(case.best, world).total(case.me) >= TARGET
            and case.end(case.played, world).total(case.me) < TARGET
        )
    )


def _played_wins(case: Case) -> bool:
    return case.played_card is not None and wins_now(case.view, case.played_card)


def let_it_go(case: Case) -> Proof | None:
    """Return reason 19: to let the trick go is better with any card; it earns more later.

    What is lost is compared between the best of all replies that take the trick and the best of
    those that do not.
    """
    card, led = case.played_card, case.view.led
    if card is None or led is None or not wins_now(case.view, card) or not case.can_measure:
        return None
    if case.best_card is None or wins_now(case.view, case.best_card):
        return None
    later = [float(_won_with(case, card, world)) for world in range(case.worlds.count)]
    now = float(trick_points(case.view, card))
    gain = estimate([each - now for each in later])
    if mean(later, case.worlds.weights) - now <= gain.bound:
        return None
    return measured(19, _by_letting_go(case), p=led.points, card=card)


def _won_with(case: Case, card: Card, world: int) -> int:
    """Return the card points of the trick that a card wins after the best move, or 0."""
    end = case.end(case.best, world)
    return next(
        (
            trick.points
            for trick in end.won
            if trick.winner is case.me and card in trick.cards and trick.number > 0
        ),
        0,
    )


def _by_letting_go(case: Case) -> float | None:
    """Return what share of the loss the choice between taking and letting go makes."""
    replies = [move for move in case.view.legal_moves if isinstance(move, PlayCard)]
    taking = [move for move in replies if wins_now(case.view, move.card)]
    means = {move: mean(case.worlds.play_on(move), case.worlds.weights) for move in taking}
    best_taking: Move = max(taking, key=lambda move: means[move])
    results = case.worlds.play_on(best_taking)
    leads = [b - p for b, p in zip(case.worlds.results(case.best), results, strict=True)]
    if estimate([float(lead) for lead in leads]).bound >= mean(leads, case.worlds.weights):
        return None
    return mean(leads, case.worlds.weights) / max(case.findings.loss, case.lead)


def one_more_trick(case: Case) -> Proof | None:
    """Return reason 27: the reply takes the first trick, and the marriage that waits counts."""
    card = case.best_card
    pending = case.view.card_points[case.me].pending
    if not pending or card is None or _played_wins(case) or not wins_now(case.view, card):
        return None
    return certain(27, best=case.best, v=pending)


def he_showed_it(case: Case) -> Proof | None:
    """Return reason 28: a card that was shown takes the lead that was played."""
    card, best, trump = case.played_card, case.best_card, case.view.trump_suit
    if card is None or not is_led(case.view) or not case.can_measure:
        return None
    known = [each for each in case.cards.known if beats(each, card, trump)]
    known = [each for each in known if best is None or not beats(each, best, trump)]
    for shown in sorted(known, key=lambda each: (each.points, each.rank), reverse=True):

        def takes(asked: Case, move: Move, world: int, shown: Card = shown) -> bool:
            number = asked.view.trick_number
            won = asked.after_trick(move, world).won
            return any(trick.number == number and trick.reply == shown for trick in won)

        proof = measured(28, case.share_by(takes), card=shown, card2=card)
        if proof is not None:
            return proof
    return None


def takes_what_is_missing(case: Case) -> Proof | None:
    """Return reason 31 as a reply: the trick that it takes is all that is missing."""
    card = case.best_card
    if card is None or not wins_now(case.view, card) or _played_wins(case):
        return None
    points = trick_points(case.view, card)
    if not 0 < case.missing <= points:
        return None
    return certain(31, k=case.missing, card=card, p=points)


def takes_the_trick(case: Case) -> Proof | None:
    """Return reason 45: the better reply takes the trick and the lead, the one played does not."""
    card = case.best_card
    if card is None or case.played_card is None or _played_wins(case):
        return None
    if not wins_now(case.view, card):
        return None
    return Proof(
        Reason(45, (("best", case.best), ("p", trick_points(case.view, card)))), LEAST_SHARE
    )


def gives_for_nothing(case: Case) -> Proof | None:
    """Return reason 46: the reply loses the trick and throws many points into it."""
    card, best = case.played_card, case.best_card
    if card is None or best is None or case.view.led is None or _played_wins(case):
        return None
    if best.points >= _HIGH and not wins_now(case.view, best):
        return None
    return obvious(46, card.points, played=case.played, p=card.points)


def takes_it_as_well(case: Case) -> Proof | None:
    """Return reason 47: a lesser card takes the trick as well, and the better one is kept."""
    card, best = case.played_card, case.best_card
    if card is None or best is None or not _both_take(case):
        return None
    if card.suit is best.suit and card.rank < best.rank:
        return None
    said = {"best": case.best, "played": case.played}
    share = case.vanishes(as_a_loser(case, card), None) if case.can_measure else None
    spared = card.points if best.points < _HIGH else 0
    if (card.suit is case.view.trump) < (best.suit is case.view.trump):
        return None
    return measured(47, share, **said) or obvious(47, spared, **said)


def takes_more(case: Case) -> Proof | None:
    """Return reason 48: both replies take the trick, and the better one brings more points."""
    card, best = case.played_card, case.best_card
    if card is None or best is None or not _both_take(case):
        return None
    more = best.points - card.points
    if more < _MUCH_MORE:
        return None
    return obvious(48, trick_points(case.view, best), best=case.best, p=more)


def _both_take(case: Case) -> bool:
    best = case.best_card
    return best is not None and wins_now(case.view, best) and _played_wins(case)


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
