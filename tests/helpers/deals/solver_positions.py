"""Positions for the solvers: ends of real deals, small invented ones, and what they are about."""

import contextlib
import random
from collections.abc import Iterator

from sixtysix_gui.rules.cards import Card, Rank, Suit, pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.errors import ImpossibleCombinationError
from sixtysix_gui.rules.moves import CLOSE_TALON, EXCHANGE_TRUMP, GO_OUT, ExchangeTrump, Meld, Move
from sixtysix_gui.rules.scoring.points import TARGET, CardPoints
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from tests.helpers.deals.random_deals import random_rules
from tests.helpers.deals.seeded_deals import seeded_deal
from tests.helpers.naive.brute_force import sensible_moves

NAMES = rule_set_names(close=True)
_LIVELY: dict[str, tuple[Value, ...]] = {
    "close.before_draw": (True,),
    "exchange.before_draw": (True,),
    "exchange.defender_on_close": (True,),
    "exchange.needs_trick": (False, True),
    "exchange.when": ("lead", "any-turn"),
    "meld.when_closed": (True,),
    "meld.when_exhausted": (True, False),
    "out.mode": ("declared", "declared", "automatic"),
    "out.window": ("any-turn", "any-turn", "lead"),
    "score.close_failed": ("by-closer-points", "flat-3", "flat-2", "2-or-3"),
    "score.defender_first": ("by-closer-points", "flat-3", "flat-2", "2-or-3"),
}
"""Rules under which much can happen in a turn."""
_WHERE = {
    Phase.LEAD: "lead",
    Phase.FOLLOW: "follow",
    Phase.PRE_DRAW: "before the draw",
    Phase.REPLY: "reply to a close",
    Phase.FINAL: "after the last card",
}
_SIZES = ((2, 2), (2, 4), (2, 4), (2, 6), (3, 2), (3, 2), (3, 4))
"""Cards in a hand, and cards in the talon."""


def rules_number(number: int) -> Rules:
    """The named rule sets in turn, and between them mixtures, every other one lively."""
    if number % 2 == 0:
        return rule_set(NAMES[number // 2 % len(NAMES)])
    source = random.Random(number)
    rules = random_rules(source, most_changes=(5, 25)[number // 4 % 2])
    if number % 4 == 1:
        return rules
    with contextlib.suppress(ImpossibleCombinationError):
        return rules.with_overrides({key: source.choice(values) for key, values in _LIVELY.items()})
    return rules


def random_deal(rules: Rules, number: int) -> Iterator[Deal]:
    """All states of a deal played at random; in some the talon is closed, early or late."""
    source = random.Random(number)
    closing = (0.02, 0.3)[number % 2]
    return played_on(seeded_deal(rules, number), source, closing)


def played_on(state: Deal, source: random.Random, closing: float) -> Iterator[Deal]:
    """All states from one on, of random sensible moves; true claims are often forgone."""
    while not state.is_over:
        yield state
        state, _ = state.apply(_chosen(sensible_moves(state), source, closing))


def _chosen(moves: list[Move], source: random.Random, closing: float) -> Move:
    if CLOSE_TALON in moves and source.random() < closing:
        return CLOSE_TALON
    if GO_OUT in moves and source.random() < 0.3:
        return GO_OUT
    others = [move for move in moves if move not in (GO_OUT, CLOSE_TALON)]
    acts = [move for move in others if isinstance(move, Meld | ExchangeTrump)]
    if acts and source.random() < 0.6:
        return source.choice(acts)
    return source.choice(others or moves)


def small_deal(number: int) -> Deal:
    """A lead with two or three cards in each hand and two to six in an open talon.

    Trumps, kings and queens are frequent in it, and so are standings about to be decided.
    """
    source = random.Random(number)
    rules = rules_number(number)
    hand, talon = source.choice(_SIZES)
    trump = source.choice(list(Suit))
    turn_up, *cards = _few_cards(rules, trump, 2 * hand + talon, source)
    first_lead = source.random() < 0.15
    tricks = (0, 0) if first_lead else (source.randint(0, 1), source.randint(0, 1))
    leader = source.choice(BOTH)
    trick_number = 1 if first_lead else source.randint(2, 7)
    captured = [_captured(won, source) for won in tricks]
    melded = [0 if first_lead else _melded(won, source) for won in tricks]
    return Deal(
        rules=rules,
        dealer=Seat.A,
        trump=trump,
        hands=(tuple(cards[:hand]), tuple(cards[hand : 2 * hand])),
        undealt=(*cards[2 * hand :], turn_up),
        phase=Phase.LEAD,
        to_act=leader,
        leader=leader,
        trick_number=trick_number,
        card_points=tuple(
            CardPoints(captured[seat], melded[seat], tricks=tricks[seat]) for seat in BOTH
        ),
        served=((), ()),
        known=((), ()),
    )


def _few_cards(rules: Rules, trump: Suit, count: int, source: random.Random) -> list[Card]:
    """So many cards in any order, a trump first."""
    pack = pack_cards(rules.deck_pack)
    turn_up = source.choice([card for card in pack if card.suit is trump])
    married = source.sample(list(Suit), 2)
    weights = {
        card: 1
        + 3 * (card.suit is trump)
        + 12 * (card.suit in married and card.rank in (Rank.KING, Rank.QUEEN))
        for card in pack
        if card != turn_up
    }
    order = sorted(weights, key=lambda card: source.random() ** (1 / weights[card]), reverse=True)
    chosen = order[: count - 1]
    source.shuffle(chosen)
    return [turn_up, *chosen]


def _captured(tricks: int, source: random.Random) -> int:
    return source.choice((source.randint(2, 32), source.randint(33, 65))) if tricks else 0


def _melded(tricks: int, source: random.Random) -> int:
    return 0 if tricks else source.choice((0, 20, 40))


def situations(state: Deal) -> Iterator[str]:
    """What a position is about, in words; tests count that all of it really occurs."""
    seat, rules = state.to_act, state.rules
    place = f"{_WHERE[state.phase]}, {state.status.value}"
    yield place
    if state.melded_suit is not None:
        yield f"after a meld: {place}"
    if state.bound:
        yield "bound to close"
    legal = state.legal_moves()
    if EXCHANGE_TRUMP in legal:
        yield f"may exchange: {place}"
    if CLOSE_TALON in legal:
        yield f"may close: {place}"
    if any(isinstance(move, Meld) for move in legal):
        yield f"may meld: {place}"
    if GO_OUT in legal and state.total(seat) >= TARGET:
        yield f"may claim: {place}"
    if GO_OUT not in legal and state.total(seat) >= TARGET:
        yield "66, and no claim now"
    if any(state.card_points[each].pending for each in BOTH):
        yield f"a marriage pending, {state.status.value}"
    yield from _situations_of_rules(state)
    if not state.hands[0] or not state.hands[1]:
        yield f"last card: {rules.end_last_trick}, {rules.end_unclaimed}"


def _situations_of_rules(state: Deal) -> Iterator[str]:
    rules = state.rules
    if state.close is not None:
        yield f"closed: {rules.score_close_won}"
        yield f"closed: {rules.score_close_failed}, {rules.score_defender_first}"
        yield f"closed: points {rules.close_defender_points}"
        if (
            rules.close_defender_points == "frozen"
            and state.card_points[opposite(state.close.seat)].melded
        ):
            yield "a frozen defender has melded"
        if state.total(opposite(state.close.seat)) >= TARGET:
            yield "the defender has 66"
    if rules.counts_by_itself:
        yield f"automatic claims, {state.status.value}"
    if state.trick_number == 1:
        yield f"very first lead: {rules.meld_first_lead}, {state.status.value}"
    if rules.meld_lead_card == "king" and state.melded_suit is not None:
        yield "the king must be led"
    if rules.meld_validation == "forbidden" and not state.tricks[state.to_act]:
        yield "no meld before a trick"
    if rules.meld_last_lead == "hand" and not rules.meld_when_exhausted:
        yield f"melds end with the talon, {state.trick_number > rules.deck_hand}"
    yield f"strict {rules.strict_follow} {rules.strict_head} {rules.strict_trump}"
