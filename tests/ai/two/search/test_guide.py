"""The guide: it goes by the network while the talon is open, and by habits where it has none."""

from collections import Counter
from collections.abc import Iterable, Mapping

import pytest

from sixtysix_gui.ai.two.search.guide import Guide
from sixtysix_gui.ai.two.search.sampler import Sampler
from sixtysix_gui.ai.two.search.thumb import Thumb
from sixtysix_gui.ai.two.solver.exact import terms_of
from sixtysix_gui.ai.two.solver.numbers import move_of, numbers_of
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.ai.two.thinking.guidance import guide_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.moves import CLOSE_TALON, Move, PlayCard
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.deals.solver_positions import random_deal, rules_number
from tests.helpers.naive.thinking.habits import NaiveHabits
from tests.helpers.naive.thinking.intuition import naive_shares, sight_of
from tests.helpers.rows import each_row
from tests.helpers.runs.sampling import evenly_spread

DRAWS = 4000


def guide_at(state: Deal, *, intuits: bool) -> tuple[Guide, Position]:
    terms = terms_of(state.rules, state.trump)
    position = Position(terms)
    position.load(numbers_of(state), fixed_draws=False)
    return guide_of(terms, Sampler(66), intuits=intuits), position


def shares_at(state: Deal, *, intuits: bool) -> dict[Move, float]:
    guide, position = guide_at(state, intuits=intuits)
    return {move_of(code): share for code, share in guide.shares_at(position)}


def states_of(number: int, *, is_open: bool) -> list[Deal]:
    """The states of a deal played at random in which the talon is open, or all the others."""
    states = random_deal(rules_number(number), number)
    return [state for state in states if (state.status is TalonStatus.OPEN) == is_open]


def moved(state: Deal, *, intuits: bool, times: int = DRAWS) -> Counter[Move]:
    """How often playouts choose each move."""
    guide, position = guide_at(state, intuits=intuits)
    return Counter(move_of(guide.choice_at(position)) for _ in range(times))


def assert_as_often(found: Counter[Move], chances: Mapping[Move, float]) -> None:
    """Every count lies within five deviations of what its chance lets expect."""
    assert set(found) <= set(chances)
    for move, chance in chances.items():
        expected = found.total() * chance
        assert abs(found[move] - expected) <= 5 * (expected * (1 - chance)) ** 0.5 + 1, move


# --------------------------------------------------------------------------------- by the network


@pytest.mark.both_modes
@each_row("rules", rule_set_names(close=True))
def test_shares_are_those_of_the_network_with_a_doubt(rules: str) -> None:
    """One move of a hundred is chosen against all intuition, and then any."""
    states = [
        state for state in random_deal(rule_set(rules), 5) if state.status is TalonStatus.OPEN
    ]
    for state in evenly_spread(states, 6):
        shares = naive_shares(sight_of(state.view(state.to_act)))
        doubted = {move: 0.99 * share + 0.01 / len(shares) for move, share in shares.items()}
        assert shares_at(state, intuits=True) == pytest.approx(doubted, rel=1e-9)


@each_row("number", range(8))
def test_playouts_choose_as_often_as_the_network_says(number: int) -> None:
    """Without a doubt: what is hardly likely hardly happens."""
    for state in evenly_spread(states_of(number, is_open=True), 4):
        shares = naive_shares(sight_of(state.view(state.to_act)))
        assert_as_often(moved(state, intuits=True), shares)


# ----------------------------------------------------------------------------------- by habit


@pytest.mark.both_modes
@each_row("number", range(0, 40, 3))
def test_once_the_talon_is_not_open_the_network_is_not_asked(number: int) -> None:
    """It knows open talons only; beyond them all goes by habits and rules of thumb."""
    for state in evenly_spread(states_of(number, is_open=False), 4):
        if state.phase is Phase.FINAL:
            continue
        found = shares_at(state, intuits=True)
        habits = NaiveHabits(state.view(state.to_act))
        assert found == pytest.approx(habits.shares(list(found)), rel=1e-9)
        assert moved(state, intuits=True, times=5) == {by_thumb(state): 5}


@pytest.mark.both_modes
@each_row("number", range(0, 40, 3))
def test_without_a_network_shares_are_those_of_habits(number: int) -> None:
    for state in evenly_spread(states_of(number, is_open=True), 6):
        found = shares_at(state, intuits=False)
        habits = NaiveHabits(state.view(state.to_act))
        assert found == pytest.approx(habits.shares(list(found)), rel=1e-9)


def by_thumb(state: Deal) -> Move:
    _, position = guide_at(state, intuits=False)
    return move_of(Thumb(terms_of(state.rules, state.trump)).choose(position))


def habitual_chances(state: Deal) -> dict[Move, float]:
    """How likely a playout by habit chooses each move: some close, and acts go by rules of thumb.

    A leader who would close by the rules of thumb alone plays a card.
    """
    habits = NaiveHabits(state.view(state.to_act))
    thumb = by_thumb(state)
    is_card = isinstance(thumb, PlayCard) or (thumb == CLOSE_TALON and state.phase is Phase.LEAD)
    rest: Mapping[Move, float] = {thumb: 1.0}
    if is_card and state.melded_suit is None:
        cards: Iterable[tuple[Move, float]] = (
            (PlayCard(card), share)
            for card, share in habits.cards(state.hands[state.to_act]).items()
        )
        rest = dict(cards)
    closing = habits.close_chance() if may_close_by_habit(state) else 0.0
    chances = {move: (1 - closing) * share for move, share in rest.items()}
    return {**chances, CLOSE_TALON: chances.get(CLOSE_TALON, 0.0) + closing}


def may_close_by_habit(state: Deal) -> bool:
    """Whether he may close, and cannot go out instead."""
    return CLOSE_TALON in state.legal_moves() and state.total(state.to_act) < 66


@each_row("number", range(0, 40, 3))
def test_without_a_network_playouts_go_by_habit(number: int) -> None:
    for state in evenly_spread(states_of(number, is_open=True), 4):
        assert_as_often(moved(state, intuits=False), habitual_chances(state))


def test_playouts_by_habit_are_of_every_kind() -> None:
    """Otherwise the test above would say little."""
    kinds = Counter[str]()
    for number in range(0, 40, 3):
        for state in evenly_spread(states_of(number, is_open=True), 4):
            kinds[f"{state.phase.name}, {len(habitual_chances(state)) > 2}"] += 1
            kinds["may close"] += may_close_by_habit(state)
    assert set(kinds) >= {"LEAD, True", "FOLLOW, True", "PRE_DRAW, False", "may close"}
    assert min(kinds.values()) >= 2, kinds
