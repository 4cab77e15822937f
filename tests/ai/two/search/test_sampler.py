"""Sampled worlds: each one possible, each possible one as likely, or as likely as is believed."""

import runpy
from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations
from math import comb, perm
from pathlib import Path

import pytest

from sixtysix_gui.ai.two.search import thumb
from sixtysix_gui.ai.two.search.sampler import Sampler
from sixtysix_gui.ai.two.search.thumb import Thumb
from sixtysix_gui.ai.two.solver.exact import terms_of
from sixtysix_gui.ai.two.solver.numbers import CARD, bits, mask_of, move_of, numbers_of, place_of
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.ai.two.thinking.opponent_beliefs import count_cards, weighed_beliefs
from sixtysix_gui.ai.two.thinking.situation import Situation
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, Meld, Move
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.seeded_deals import seeded_deal
from tests.helpers.deals.solver_positions import random_deal, rules_number
from tests.helpers.naive.thinking import rules_of_thumb
from tests.helpers.players.player_moments import moments
from tests.helpers.rows import each_row
from tests.helpers.runs.sampling import evenly_spread

World = tuple[frozenset[Card], tuple[Card, ...]]
"""The other hand and the talon in drawing order, the turn-up last."""


def world_of(view: View, sampler: Sampler, position: Position) -> World:
    sampler.fill(position)
    theirs = frozenset(CARD[bit] for bit in bits(position.hand(opposite(view.seat))))
    talon = tuple(CARD[1 << place] for place in position.talon_places())
    return theirs, talon


def assert_possible(view: View, world: World) -> None:
    theirs, talon = world
    known = set(view.known[opposite(view.seat)])
    assert known <= theirs
    state = Deal.imagined(
        view, [*(theirs - known), *(talon if view.turn_up is None else talon[:-1])]
    )
    assert state.undealt == talon
    assert state.view(view.seat) == view
    assert not theirs & set(count_cards(view).talon_only)
    everything = [*theirs, *talon, *view.hand, *([view.led] if view.led else [])]
    gone = [card for trick in view.won for card in (trick.led, trick.reply)]
    assert len({*everything, *gone}) == len(everything) + len(gone) == view.rules.deck_pack


def sampled(state: Deal, seed: int) -> tuple[View, Situation]:
    view = state.view(state.to_act)
    return view, Situation(view, seed, fixed_draws=False)


@pytest.mark.both_modes
@pytest.mark.slow(sample=10)
@pytest.mark.parametrize("number", range(300))
def test_every_world_is_possible(number: int) -> None:
    for state in moments(rules_number(number), number, every=5):
        view, situation = sampled(state, number)
        for _ in range(5):
            assert_possible(view, world_of(view, situation.sampler, situation.root))


def chi_square(counts: Counter[World], worlds: set[World]) -> float:
    """How far counts are from all being alike; its mean is the number of worlds - 1."""
    assert set(counts) <= worlds
    share = counts.total() / len(worlds)
    return sum((counts[world] - share) ** 2 / share for world in worlds)


def all_worlds(view: View) -> set[World]:
    """Every deal of the unseen cards that nothing in the view denies, by trying all orders."""
    cards = count_cards(view)
    known = frozenset(cards.known)
    turn_up = () if view.turn_up is None else (view.turn_up,)
    found: set[World] = set()
    for order in permutations(view.unseen):
        theirs = frozenset(order[: cards.missing])
        if not theirs & set(cards.talon_only):
            found.add((known | theirs, order[cards.missing :] + turn_up))
    return found


DRAWS = 40


def late_moments(rules: str) -> Iterator[Deal]:
    """Moments of real deals with few unseen cards of which some are in doubt."""
    for number in range(60):
        for state in moments(rule_set(rules), number, every=2):
            few = 2 < len(state.view(state.to_act).unseen) < 8
            if few and state.status is not TalonStatus.EXHAUSTED:
                yield state


@each_row("rules", ["german-66", "schnapsen", "house-66"])
def test_each_world_is_as_likely(rules: str) -> None:
    """Chi-square over all worlds within five deviations."""
    tried = 0
    for state in islice(late_moments(rules), 30):
        view, situation = sampled(state, 66)
        worlds = all_worlds(view)
        if not 1 < len(worlds) <= 400:
            continue
        counts = Counter[World]()
        for _ in range(DRAWS * len(worlds)):
            counts[world_of(view, situation.sampler, situation.root)] += 1
        freedom = len(worlds) - 1
        assert chi_square(counts, worlds) < freedom + 5 * (2 * freedom) ** 0.5
        tried += 1
    assert tried >= 5


def loaded(
    *, possible: int, talon_only: int, missing: int, known: int = 0, seed: int = 0
) -> tuple[Sampler, Position, int]:
    """A sampler over some cards, a position that it can fill, and whose hand it deals."""
    state = seeded_deal(rule_set(), 0)
    situation = Situation(state.view(state.to_act), 0, fixed_draws=False)
    sampler = Sampler(seed)
    cards = [place_of(card) for card in list(CARD.values())[: possible + talon_only + known]]
    turn_up = place_of(list(CARD.values())[-1])
    rest = possible + talon_only - missing
    sampler.load(
        int(state.to_act),
        cards[:possible],
        cards[possible : possible + talon_only],
        sum(1 << place for place in cards[possible + talon_only :]),
        missing,
        turn_up,
        rest,
    )
    return sampler, situation.root, opposite(state.to_act)


@pytest.mark.both_modes
@each_row(
    ("possible", "talon_only", "missing", "known"), [(3, 0, 1, 1), (3, 1, 2, 0), (4, 0, 2, 2)]
)
def test_tiny_cases_are_counted_out(
    possible: int, talon_only: int, missing: int, known: int
) -> None:
    sampler, position, seat = loaded(
        possible=possible, talon_only=talon_only, missing=missing, known=known, seed=66
    )
    counts = Counter[tuple[int, tuple[int, ...]]]()
    for _ in range(2400):
        sampler.fill(position)
        counts[position.hand(seat), tuple(position.talon_places())] += 1
    down = possible + talon_only - missing
    assert len(counts) == comb(possible, missing) * perm(down)
    share = 2400 / len(counts)
    freedom = len(counts) - 1
    square = sum((count - share) ** 2 / share for count in counts.values())
    assert square < freedom + 5 * (2 * freedom) ** 0.5


def test_a_seed_is_a_stream_of_worlds() -> None:
    streams: list[list[int]] = []
    for seed in (1, 1, 2):
        sampler, position, seat = loaded(possible=12, talon_only=0, missing=6, seed=seed)
        streams.append([])
        for _ in range(20):
            sampler.fill(position)
            streams[-1].append(position.hand(seat))
    assert streams[0] == streams[1] != streams[2]


# ------------------------------------------------------------------------- all worlds in turn


@each_row("rules", ["german-66", "schnapsen", "house-66"])
def test_listed_worlds_are_all_worlds_once(rules: str) -> None:
    listed = 0
    for number in range(1, 30, 2):
        for state in moments(rule_set(rules), number):
            view, situation = sampled(state, number)
            cards = count_cards(view)
            hands = comb(len(cards.possible), cards.missing)
            weights = situation.list_worlds(1000)
            order_matters = state.status is TalonStatus.OPEN and len(state.undealt) > 2
            if order_matters or hands > 1000:
                assert weights == []
                continue
            assert weights == [1] * hands
            worlds = [world_of(view, situation.sampler, situation.root) for _ in range(hands + 1)]
            assert len({theirs for theirs, _ in worlds}) == hands
            assert worlds[0] == worlds[-1]  # and over again
            for world in worlds[:10]:
                assert_possible(view, world)
            listed += 1
    assert listed > 5


def test_more_worlds_than_wanted_are_not_listed() -> None:
    seen = 0
    for state in moments(rule_set("german-66"), 3):
        view, situation = sampled(state, 3)
        cards = count_cards(view)
        hands = comb(len(cards.possible), cards.missing)
        if state.status is TalonStatus.CLOSED and 2 < hands <= 1000:
            assert situation.list_worlds(hands - 1) == []
            assert len(situation.list_worlds(hands)) == hands
            seen += 1
    assert seen


# ------------------------------------------------------------------------------ as is believed


def believed(state: Deal, seed: int) -> tuple[View, Situation, dict[int, int]]:
    """A situation that samples by beliefs, and the weights of the hands."""
    view, situation = sampled(state, seed)
    beliefs = weighed_beliefs(view, situation.cards, situation.terms)
    situation.sampler.believe(beliefs)
    return view, situation, dict(beliefs.listed())


@each_row("number", range(1, 12, 2))
def test_hands_come_up_as_they_are_believed(number: int) -> None:
    states = [
        state
        for state in moments(rule_set("schnapsen"), number)
        if 1 < state.trick_number < 5 and state.status is not TalonStatus.EXHAUSTED
    ]
    for state in evenly_spread(states, 2):
        view, situation, weights = believed(state, number)
        draws = 20_000
        hands: Counter[int] = Counter()
        for _ in range(draws):
            hands[mask_of(world_of(view, situation.sampler, situation.root)[0])] += 1
        assert set(hands) <= set(weights)
        total = sum(weights.values())
        for hand, weight in weights.items():
            expected = draws * weight / total
            assert abs(hands[hand] - expected) <= 5 * expected**0.5 + 3


@pytest.mark.both_modes
@each_row("number", range(1, 9, 2))
def test_believed_worlds_are_possible(number: int) -> None:
    for state in moments(rule_set("schnapsen"), number, every=6):
        if state.trick_number > 2 and state.status is not TalonStatus.EXHAUSTED:
            view, situation, _ = believed(state, number)
            for _ in range(10):
                assert_possible(view, world_of(view, situation.sampler, situation.root))


def test_below_a_believed_hand_every_order_is_as_likely() -> None:
    """What the other does not hold lies in the talon in any order, as likely as not."""
    state = next(
        state
        for number in range(100)
        for state in moments(rule_set("schnapsen"), number)
        if state.trick_number == 4 and state.status is TalonStatus.OPEN and len(state.undealt) == 4
    )
    view, situation, weights = believed(state, 1)
    orders: dict[frozenset[Card], Counter[tuple[Card, ...]]] = {}
    for _ in range(200 * len(weights)):
        theirs, talon = world_of(view, situation.sampler, situation.root)
        orders.setdefault(theirs, Counter())[talon] += 1
    for counts in orders.values():
        drawn = counts.total()
        if drawn < 120:
            continue
        assert len(counts) == perm(3)
        square = sum((count - drawn / 6) ** 2 / (drawn / 6) for count in counts.values())
        assert square < 5 + 5 * 10**0.5


# The rules of thumb on positions: the same constants and moves as written once more on views.


def test_constants_are_those_of_the_naive_rules() -> None:
    source = Path(thumb.__file__).with_name("thumb.py")  # compiled, they are numbers of C
    ours = {name: value for name, value in runpy.run_path(str(source)).items() if name.isupper()}
    costs = {f"{name.upper()}_COST": cost for name, cost in rules_of_thumb.COSTS.items()}
    others = {"FAT": rules_of_thumb.FAT, "SURE_TRICK_ADDS": rules_of_thumb.SURE_TRICK_ADDS}
    assert ours == {**costs, **others}


def with_turn_up(view: View) -> tuple[Card, ...]:
    """Positions count the turn-up among the cards not met, even once it is turned down."""
    met = tuple(rules_of_thumb.not_met(view))
    return met if view.turn_up is None else (*met, view.turn_up)


def naive_move(state: Deal) -> Move:
    return rules_of_thumb.choose(state.view(state.to_act), with_turn_up)


def chosen_by_thumb(state: Deal) -> Move:
    terms = terms_of(state.rules, state.trump)
    position = Position(terms)
    position.load(numbers_of(state), fixed_draws=False)
    return move_of(Thumb(terms).choose(position))


def is_elsewhere(state: Deal, naive: Move) -> bool:
    """Whether both may differ: after the last card, and before a draw.

    A position has no moment after the last card and needs no pass; and it plays out an act that
    binds to the close as the rules demand, by whichever of the acts comes first.
    """
    if state.phase is Phase.FINAL:
        return True
    return state.phase is Phase.PRE_DRAW and (state.bound or naive == EXCHANGE_TRUMP)


def alike(first: Move, second: Move, trump: Suit) -> bool:
    """Whether moves are the same, or marriages worth the same."""
    if isinstance(first, Meld) and isinstance(second, Meld):
        return (first.suit is trump) == (second.suit is trump)
    return first == second


@pytest.mark.both_modes
@pytest.mark.slow(sample=60)
@pytest.mark.parametrize("number", range(600))
def test_chooses_as_the_naive_rules_do(number: int) -> None:
    for state in random_deal(rules_number(number), number):
        naive = naive_move(state)
        if not is_elsewhere(state, naive):
            assert alike(chosen_by_thumb(state), naive, state.trump_suit), state


def test_every_kind_of_choice_is_compared() -> None:
    met = Counter[str]()
    for number in range(400):
        for state in random_deal(rules_number(number), number):
            naive = naive_move(state)
            if not is_elsewhere(state, naive):
                met[f"{type(naive).__name__} {state.phase.value} {state.status.value}"] += 1
    assert len(met) >= 15, met
    assert min(met.values()) >= 2, met
    assert met.total() > 4000
