"""Reasons to close the talon, or to leave it open (1-6 and 8)."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb

from sixtysix_gui.coach.findings import estimate, in_cases
from sixtysix_gui.coach.reasons.proofs import Case, Proof, certain, measured
from sixtysix_gui.rules.cards import Card, beats, card_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.moves import CLOSE_TALON, CloseTalon, ExchangeTrump, Meld, Move
from sixtysix_gui.rules.scoring.points import Grade

_MOST_HANDS = 6_000
"""Hands of the other that are gone through one by one."""


def _should_close(case: Case) -> bool:
    return _closes(case, case.best) and not _closes(case, case.played)


def _should_not_close(case: Case) -> bool:
    return _closes(case, case.played) and not _closes(case, case.best)


def _closes(case: Case, move: Move) -> bool:
    """Return whether a move closes; before the draw a pair binds to it, and so does an exchange.

    Where one may exchange at any time, that binds to nothing.
    """
    if case.view.phase is not Phase.PRE_DRAW:
        return isinstance(move, CloseTalon)
    if isinstance(move, ExchangeTrump):
        return case.view.rules.exchange_when == "lead"
    return isinstance(move, CloseTalon | Meld)


def closing_wins(case: Case) -> Proof | None:
    """Return reason 1: whether the deal is won or lost hangs on the close."""
    if not case.can_measure or not (_should_close(case) or _should_not_close(case)):
        return None
    close, other = (case.best, case.played) if _should_close(case) else (case.played, case.best)
    a, n = case.findings.wins(close)
    b, _ = case.findings.wins(other)
    if a == b or (a > b) is not _should_close(case):
        return None
    closed, open_ = case.worlds.results(close), case.worlds.results(other)
    explains = case.share_in(lambda world: (closed[world] > 0) is not (open_[world] > 0))
    return measured(1, explains, a=a, n=n, b=b)


def certain_points(case: Case) -> Proof | None:
    """Return reason 2: the points missing were certain in every hand that the other can hold.

    Certain is what leads in one fixed order win at least, until the first trick is lost.
    """
    if not _should_close(case) or not isinstance(case.best, CloseTalon):
        return None  # what the talon's cards add is not counted here
    if not case.missing or not case.view.rules.strict_follow:
        return None
    if comb(len(case.cards.possible), case.cards.missing) > _MOST_HANDS:
        return None
    hands = list(_hands_after_close(case))
    least = max(_least_over(case, order, hands) for order in _orders(case))
    return certain(2, k=case.missing, s=least) if least >= case.missing else None


def _hands_after_close(case: Case) -> Iterator[frozenset[Card]]:
    """Return every hand that the other can hold, and what the answer to a close makes of it."""
    view, cards = case.view, case.cards
    rank = view.rules.exchange_rank
    for some in combinations(cards.possible, cards.missing):
        hand = frozenset(cards.known + some)
        yield hand
        if view.rules.exchange_defender_on_close and rank is not None and view.turn_up:
            lowest = card_of(rank, view.trump_suit)
            if lowest in hand:
                yield hand - {lowest} | {view.turn_up}


def _orders(case: Case) -> tuple[tuple[Card, ...], ...]:
    """Return the orders in which the hand is led: trumps first, or all else first."""
    high = sorted(case.view.hand, key=lambda card: (card.rank, card.suit), reverse=True)
    trumps = [card for card in high if card.suit is case.view.trump]
    plain = [card for card in high if card.suit is not case.view.trump]
    return (*trumps, *plain), (*plain, *trumps)


def _least_over(case: Case, order: Sequence[Card], hands: Sequence[frozenset[Card]]) -> int:
    """Return the least points over all hands; no more than is found short of what is missing."""
    least = 1000
    for hand in hands:
        least = min(least, _least(case, order, hand))
        if least < case.missing:
            break
    return least


def _least(case: Case, order: Sequence[Card], theirs: frozenset[Card]) -> int:
    """Return the least card points won by leading cards in this order until one is taken."""
    if not order or not theirs:
        return 0
    card = order[0]
    least = 1000
    for reply in _replies(case, card, theirs):
        if beats(reply, card, case.view.trump_suit):
            return 0
        won = card.points + reply.points + _least(case, order[1:], theirs - {reply})
        least = min(least, won)
    return least


def _replies(case: Case, led: Card, theirs: frozenset[Card]) -> list[Card]:
    """List what may answer a lead behind a closed talon (rules.md 3.4)."""
    rules = case.view.rules
    in_suit = [card for card in theirs if card.suit is led.suit]
    if in_suit:
        higher = [card for card in in_suit if card.rank > led.rank]
        return higher if rules.strict_head and higher else in_suit
    trumps = [card for card in theirs if card.suit is case.view.trump]
    return trumps if rules.strict_trump and trumps else list(theirs)


def missing_trumps(case: Case) -> Proof | None:
    """Return reason 3: closing is better for the trumps that lie in the talon, where some do."""
    if not _should_close(case) or case.view.status is not TalonStatus.OPEN:
        return None

    def lies_there(world: int) -> bool:
        return any(card.suit is case.view.trump for card in case.worlds.state(world).undealt[:-1])

    return measured(3, case.vanishes_without(lies_there))


def failed_close(case: Case) -> Proof | None:
    """Return reason 4: the loss falls to the worlds in which the close fails."""
    if not _should_not_close(case) or not case.can_measure:
        return None
    results = case.worlds.results(case.played)
    prices = {-result for result in results if result < 0}
    if len(prices) != 1:
        return None
    (price,) = prices
    if 0 in results:
        return None  # what is not won would not have failed
    wins, n = case.findings.wins(case.played)
    share = case.share_in(lambda world: results[world] < 0)
    return measured(4, share, p=price, a=n - wins, n=n) if wins < n else None


def no_trick_yet(case: Case) -> Proof | None:
    """Return reason 5: closing now can win what a loser without a trick pays, and that decides."""
    view = case.view
    price = view.rules.score_scale[Grade.SCHWARZ.value]
    if not _should_close(case) or view.card_points[case.other].tricks:
        return None
    if price <= view.rules.score_scale[Grade.ORDINARY.value] or not case.can_measure:
        return None
    if price not in case.worlds.results(case.best):
        return None
    change = all_alike
    return measured(5, case.vanishes(change, change), p=price)


def all_alike(state: Deal) -> Deal:
    """Return a deal that pays the same whatever the loser has."""
    ordinary = state.rules.score_scale[0]
    return state.changed(rules=state.rules.supposing("score.scale", (ordinary,) * 3))


def one_trick_later(case: Case) -> Proof | None:
    """Return reason 6: closing on the next lead instead of now wins more often and decides."""
    if not _should_not_close(case) or not case.can_measure:
        return None
    later = _closing_later(case)
    now = case.worlds.results(case.played)
    wins = [
        (0 if close is None else int(close > 0)) - int(at_once > 0)
        for close, at_once in zip(later, now, strict=True)
    ]
    found = estimate([float(win) for win in wins])
    if found.mean <= found.bound:
        return None
    weights = case.worlds.weights
    won = sum(w for w, close in zip(weights, later, strict=True) if close is not None and close > 0)
    b, n = case.findings.wins(case.played)
    a = in_cases(won / sum(weights), n)
    if a <= b:
        return None  # on appeal the close wins more often than here
    best = case.worlds.results(case.best)
    instead = [b if close is None else close for b, close in zip(best, later, strict=True)]
    return measured(6, case.rewards(instead), a=a, n=n, b=b)


def _closing_later(case: Case) -> list[int | None]:
    """Return what a close on the next lead wins in every world; None if that never comes."""
    states = [case.stretch(case.best, world)[-1] for world in range(case.worlds.count)]
    can = [
        state.outcome is None and state.to_act is case.me and CLOSE_TALON in state.legal_moves()
        for state in states
    ]
    following = iter(zip(states, can, strict=True))

    def next_lead(state: Deal) -> Deal:
        later, possible = next(following)
        return later if possible else state

    results = case.worlds.play_on(CLOSE_TALON, next_lead)
    return [result if possible else None for result, possible in zip(results, can, strict=True)]


def last_trick(case: Case) -> Proof | None:
    """Return reason 8: played to the end the last trick would count 10, and that decides."""
    if not _should_not_close(case) or case.view.rules.end_last_trick != "bonus-10":
        return None
    return measured(8, case.vanishes(_without_bonus, None))


def _without_bonus(state: Deal) -> Deal:
    return state.changed(rules=state.rules.supposing("end.last_trick", "none"))
