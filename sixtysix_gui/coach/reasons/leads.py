"""Reasons for a lead: what can beat it, and what it gives away (9-12, 14, 16, 17, 31, 53)."""

from sixtysix_gui.coach.comparing import tenths_of
from sixtysix_gui.coach.reasons.proofs import (
    LEAST_SHARE,
    Case,
    Proof,
    can_hold,
    can_hold_trump,
    certain,
    higher_ones,
    is_led,
    is_much_more,
    is_strict,
    measured,
    must_hold,
    obvious,
    trumps_out,
)
from sixtysix_gui.rules.cards import Card, Suit, beats
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.scoring.points import TARGET


def _led_best(case: Case) -> Card | None:
    return case.best_card if is_led(case.view) else None


def highest_trump(case: Case) -> Proof | None:
    """Return reason 9: the highest trump led draws those of the other, and that decides.

    The loss vanishes where they hold none, or lies where they later trump a high card instead.
    """
    card = _led_best(case)
    out = trumps_out(case.view)
    if card is None or card.suit is not case.view.trump or not out or case.played_card is None:
        return None
    if any(other.rank > card.rank for other in out):
        return None
    shares = (case.vanishes_without(lambda world: _has_trump(case, world)),)
    shares += (case.share_by(_loses_high_card),)
    return measured(9, max((each for each in shares if each), default=None), n=len(out), card=card)


def _has_trump(case: Case, world: int) -> bool:
    return any(card.suit is case.view.trump for card in case.worlds.other_hand(world))


_HIGH = 10
"""Card points of a high card."""


def _loses_high_card(case: Case, move: Move, world: int) -> bool:
    """Return whether an ace or ten of a plain suit that is led after a move is trumped."""
    trump = case.view.trump
    return any(
        trick.leader is case.me
        and trick.led.points >= _HIGH
        and trick.led.suit is not trump is trick.reply.suit
        for trick in case.end(move, world).won[len(case.view.won) :]
    )


def cannot_be_trumped(case: Case) -> Proof | None:
    """Return reason 10: the highest of a plain suit, led when the other can have no trump."""
    card = _led_best(case)
    if card is None or card.suit is case.view.trump or can_hold_trump(case):
        return None
    if case.played_card is None or _is_safe(case, case.played_card) or higher_ones(case, card):
        return None
    return measured(10, _where_taken(case), card=card)


def nothing_beats_it(case: Case) -> Proof | None:
    """Return reason 11: the other must follow a plain lead and has no higher card of its suit.

    The loss lies in the worlds in which they take the lead that was played instead.
    """
    card = _led_best(case)
    if card is None or case.played_card is None or card.suit is case.view.trump:
        return None
    if not _is_safe(case, card) or not must_hold(case, card.suit):
        return None
    if _is_safe(case, case.played_card):
        return None
    return measured(11, _where_taken(case), card=card)


def _where_taken(case: Case) -> float | None:
    """Return what share of the loss lies where the lead that was played loses its trick."""
    return case.share_in(lambda world: case.is_taken(case.played, world))


def _is_safe(case: Case, card: Card) -> bool:
    """Return whether a lead wins its trick whatever the other holds."""
    if higher_ones(case, card):
        return False
    if card.suit is case.view.trump or not can_hold_trump(case):
        return True
    return is_strict(case.view) and must_hold(case, card.suit)


def two_leads_draw(case: Case) -> Proof | None:
    """Return reason 12: two leads win all of the other's trumps in some worlds; that decides."""
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
    """Return whether two trump leads take one trump or two, however they are answered."""
    if len(trumps) == 1:
        return first > trumps[0]
    return min(first, second) > max(trumps)


def holds_none(case: Case) -> Proof | None:
    """Return reason 14: the other was shown to be out of the suit led, and trumps that card."""
    best, played = _led_best(case), case.played_card
    if played is None or not _may_be_trumped(case, played):
        return None
    trick = _shown_void(case, played.suit)
    if trick is None or (best and best.suit is played.suit):
        return None
    return measured(14, case.share_by(_is_trumped), suit=played.suit, t=trick, card=played)


def _is_trumped(case: Case, move: Move, world: int) -> bool:
    trump, number = case.view.trump, case.view.trick_number
    return any(
        trick.number == number and trick.led.suit is not trump is trick.reply.suit
        for trick in case.after_trick(move, world).won
    )


def _may_be_trumped(case: Case, card: Card) -> bool:
    trump = case.view.trump
    return is_led(case.view) and card.suit is not trump and can_hold_trump(case)


def _shown_void(case: Case, suit: Suit) -> int | None:
    """Return the trick in which the other did not follow a suit but had to, or None."""
    view = case.view
    if view.close is None or not view.rules.strict_follow:
        return None
    since = view.close.trick
    return next((trick.number for trick in view.won if _is_void(trick, suit, since, case)), None)


def _is_void(trick: Trick, suit: Suit, since: int, case: Case) -> bool:
    answered = trick.leader is case.me and trick.number >= since
    return answered and trick.led.suit is suit and trick.reply.suit is not suit


def can_be_taken(case: Case) -> Proof | None:
    """Return reason 16: the lead played can be taken by a card the better one does not fear."""
    card, best = case.played_card, _led_best(case)
    if card is None or best is None or not case.can_measure:
        return None
    takers = [
        taker
        for taker in case.cards.possible
        if taker.suit is card.suit
        and taker.rank > card.rank
        and not beats(taker, best, case.view.trump_suit)
    ]
    found = [proof for taker in takers if (proof := _taken_by(case, card, taker)) is not None]
    return max(found, key=lambda proof: proof.explains, default=None)


def _taken_by(case: Case, card: Card, taker: Card) -> Proof | None:
    def holds(world: int) -> bool:
        return taker in case.worlds.other_hand(world)

    weights = case.worlds.weights
    share = sum(weights[world] for world in range(case.worlds.count) if holds(world)) / sum(weights)
    tenths = tenths_of(share)
    if not tenths or share >= 1:
        return None
    return measured(16, case.vanishes_without(holds), card=card, card2=taker, a=tenths)


_MUCH_MORE = 0.2
"""What share of the worlds more is told as a plain fact."""


def is_taken_more_often(case: Case) -> Proof | None:
    """Return reason 53: the lead played loses its trick more often, and there the loss lies.

    Where it is much more often that is told as a plain fact, too.
    """
    if _led_best(case) is None or case.played_card is None or not case.can_measure:
        return None
    share = case.share_by(lambda asked, move, world: asked.is_taken(move, world))
    a, n = case.findings.cases(lambda world: case.is_taken(case.played, world))
    b, _ = case.findings.cases(lambda world: case.is_taken(case.best, world))
    if not is_much_more(a, b, n):
        return None
    said = {"played": case.played, "a": a, "n": n, "best": case.best, "b": b}
    if (share or 0.0) < LEAST_SHARE and a - b >= _MUCH_MORE * n:
        share = LEAST_SHARE
    return measured(53, share, **said)


def gives_away(case: Case) -> Proof | None:
    """Return reason 17: the lead played can cost more than the best one, and did where it lost."""
    amounts = _given_at_most(case)
    if amounts is None or not case.can_measure:
        return None

    def gave_more(world: int) -> bool:
        return _given(case, case.played, world) > _given(case, case.best, world)

    p, q = amounts
    share = case.share_in(gave_more)
    return measured(17, share, best=case.best, p=p, played=case.played, q=q)


def can_give_away(case: Case) -> Proof | None:
    """Return reason 17 as a mere fact, where the lead played can cost much more."""
    amounts = _given_at_most(case)
    if amounts is None:
        return None
    p, q = amounts
    return obvious(17, q - p, best=case.best, p=p, played=case.played, q=q)


def _given_at_most(case: Case) -> tuple[int, int] | None:
    """Return the most that the better lead and the one played can give, if the latter is more."""
    best, played = _led_best(case), case.played_card
    if best is None or played is None:
        return None
    p, q = _most_given(case, best), _most_given(case, played)
    return (p, q) if p < q else None


def _most_given(case: Case, card: Card) -> int:
    """Return the most card points that the other can win with a lead, over all they may hold."""
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
    """Return the card points that the other won in the trick of the decision."""
    state: Deal = case.after_trick(move, world)
    number = case.view.trick_number
    tricks = [trick for trick in state.won if trick.number == number]
    return sum(trick.points for trick in tricks if trick.winner is case.other)


def wins_what_is_missing(case: Case) -> Proof | None:
    """Return reason 31 on lead: a safe card whose own points are all that is missing."""
    card = _led_best(case)
    if card is None or not 0 < case.missing <= card.points or not _is_safe(case, card):
        return None
    if case.view.card_points[case.me].total + card.points < TARGET:
        return None
    return certain(31, k=case.missing, card=card, p=card.points)
