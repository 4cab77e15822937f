"""Reasons for a lead: what can beat it, and what it gives away (9-12, 14, 16, 17, 31)."""

from sixtysix_gui.coach.measure.key_fact import tenths_of
from sixtysix_gui.coach.reasons.counting import (
    can_hold,
    can_hold_trump,
    higher_ones,
    is_led,
    is_strict,
    must_hold,
    trumps_out,
)
from sixtysix_gui.coach.reasons.proofs import Case, Proof, certain, measured
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.facts import TalonStatus
from sixtysix_gui.rules.two_handed.scoring import TARGET


def _led_best(case: Case) -> Card | None:
    return case.best_card if is_led(case.view) else None


def highest_trump(case: Case) -> Proof | None:
    """Give reason 9: the lead of the highest trump while others are out."""
    card = _led_best(case)
    out = trumps_out(case.view)
    if card is None or card.suit is not case.view.trump or not out or not _leads_plain(case):
        return None
    if any(other.rank > card.rank for other in out):
        return None
    return certain(9, n=len(out))


def _leads_plain(case: Case) -> bool:
    return case.played_card is not None and case.played_card.suit is not case.view.trump


def cannot_be_trumped(case: Case) -> Proof | None:
    """Give reason 10: the highest of a plain suit, led when the other can have no trump."""
    card = _led_best(case)
    if card is None or card.suit is case.view.trump or can_hold_trump(case):
        return None
    if case.played_card is None or _is_safe(case, case.played_card) or higher_ones(case, card):
        return None
    return certain(10, card=card)


def nothing_beats_it(case: Case) -> Proof | None:
    """Give reason 11: the lead that no card of the other can take, instead of one that can be."""
    card = _led_best(case)
    if card is None or case.played_card is None or not _is_safe(case, card):
        return None
    if _is_safe(case, case.played_card):
        return None
    return certain(11, card=card)


def _is_safe(case: Case, card: Card) -> bool:
    """Say whether a lead wins its trick whatever the other holds."""
    if higher_ones(case, card):
        return False
    if card.suit is case.view.trump or not can_hold_trump(case):
        return True
    return is_strict(case.view) and must_hold(case, card.suit)


def two_leads_draw(case: Case) -> Proof | None:
    """Give reason 12: two leads win all of the other's trumps in some worlds, and that decides."""
    card = _led_best(case)
    trump = case.view.trump
    if card is None or card.suit is not trump or not is_strict(case.view):
        return None
    rest = [each for each in case.view.hand if each.suit is trump and each != card]
    if not rest or not case.can_measure:
        return None
    second = max(rest)

    def drawn(world: int) -> bool:
        trumps = sorted(each for each in case.worlds.other_hand(world) if each.suit is trump)
        return 1 <= len(trumps) <= 2 and _draws(card, second, trumps)

    a, n = case.findings.cases(drawn)
    return measured(12, case.vanishes_without(drawn), a=a, n=n)


def _draws(first: Card, second: Card, trumps: list[Card]) -> bool:
    """Say whether two trump leads take one trump or two, however they are answered."""
    if len(trumps) == 1:
        return first > trumps[0]
    return min(first, second) > max(trumps)


def holds_none(case: Case) -> Proof | None:
    """Give reason 14: the other showed that he is out of a suit that one of the moves leads."""
    view = case.view
    best, played = _led_best(case), case.played_card
    if best is None and not (is_led(view) and played):
        return None
    if played is not None and best != played and _may_be_trumped(case, played):
        trick = _shown_void(case, played.suit)
        if trick is not None and not (best and best.suit is played.suit):
            return certain(14, suit=played.suit, t=trick)
    if best is not None and best.suit is not view.trump and not can_hold_trump(case):
        trick = _shown_void(case, best.suit)
        if trick is not None and not (played and played.suit is best.suit):
            return certain(14, suit=best.suit, t=trick)
    return None


def _may_be_trumped(case: Case, card: Card) -> bool:
    trump = case.view.trump
    return is_led(case.view) and card.suit is not trump and can_hold_trump(case)


def _shown_void(case: Case, suit: Suit) -> int | None:
    """Give the trick in which the other did not follow a suit though he had to, or None."""
    view = case.view
    if view.close is None or not view.rules.strict_follow:
        return None
    since = view.close.trick
    return next((trick.number for trick in view.won if _is_void(trick, suit, since, case)), None)


def _is_void(trick: Trick, suit: Suit, since: int, case: Case) -> bool:
    answered = trick.leader is case.me and trick.number >= since
    return answered and trick.led.suit is suit and trick.reply.suit is not suit


def can_be_taken(case: Case) -> Proof | None:
    """Give reason 16: the card played can be taken by one that decides where it lies."""
    card = case.played_card
    if card is None or not is_led(case.view) or not case.can_measure:
        return None
    found: tuple[float, Proof] | None = None
    for taker in case.cards.possible:
        if not _takes(case, taker, card):
            continue
        proof = _taken_by(case, card, taker)
        if proof is not None and (found is None or proof.explains > found[0]):
            found = proof.explains, proof
    return None if found is None else found[1]


def _takes(case: Case, taker: Card, card: Card) -> bool:
    if taker.suit is card.suit:
        return taker.rank > card.rank
    return taker.suit is case.view.trump and case.view.status is TalonStatus.OPEN


def _taken_by(case: Case, card: Card, taker: Card) -> Proof | None:
    def holds(world: int) -> bool:
        return taker in case.worlds.other_hand(world)

    weights = case.worlds.weights
    share = sum(weights[world] for world in range(case.worlds.count) if holds(world)) / sum(weights)
    tenths = tenths_of(share)
    if not tenths or share >= 1:
        return None
    return measured(16, case.vanishes_without(holds), card=card, card2=taker, a=tenths)


def gives_away(case: Case) -> Proof | None:
    """Give reason 17: the lead played can cost more than the best one, and did so where it lost."""
    best, played = _led_best(case), case.played_card
    if best is None or played is None or not case.can_measure:
        return None
    p, q = _most_given(case, best), _most_given(case, played)
    if p >= q:
        return None

    def gave_more(world: int) -> bool:
        return _given(case, case.played, world) > _given(case, case.best, world)

    return measured(17, case.share_in(gave_more), p=p, card=played, q=q)


def _most_given(case: Case, card: Card) -> int:
    """Give the most card points that the other can win with a lead, over all that he may hold."""
    trump = case.view.trump
    takers = [
        each
        for each in can_hold(case.cards)
        if (each.suit is card.suit and each.rank > card.rank)
        or (each.suit is trump is not card.suit and not _must_follow(case, card))
    ]
    return max((card.points + each.points for each in takers), default=0)


def _must_follow(case: Case, card: Card) -> bool:
    return is_strict(case.view) and must_hold(case, card.suit)


def _given(case: Case, move: Move, world: int) -> int:
    """Give the card points that the other won in the trick of the decision."""
    state: DealState = case.after_trick(move, world)
    number = case.view.trick_number
    tricks = [trick for trick in state.won if trick.number == number]
    return sum(trick.points for trick in tricks if trick.winner is case.other)


def wins_what_is_missing(case: Case) -> Proof | None:
    """Give reason 31 on lead: a safe card whose own points are all that is missing."""
    card = _led_best(case)
    if card is None or not 0 < case.missing <= card.points or not _is_safe(case, card):
        return None
    if case.view.card_points[case.me].total + card.points < TARGET:
        return None
    return certain(31, k=case.missing, card=card, p=card.points)
