"""The network: its shares are those of a second reading, and come from what can be seen alone."""

import json
import math
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.ai.two.search.intuition import Intuition
from sixtysix_gui.ai.two.search.thumb import Thumb
from sixtysix_gui.ai.two.solver import codes
from sixtysix_gui.ai.two.solver.exact import terms_of
from sixtysix_gui.ai.two.solver.numbers import mask_of, move_of, numbers_of
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.ai.two.thinking.guidance import intuition_of
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.moves import Meld, Move, PlayCard
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from tests.helpers.deals.engine import engine_rules
from tests.helpers.deals.golden_rule_sets import GoldenRuleSet
from tests.helpers.deals.rule_mixtures import rule_mixtures
from tests.helpers.deals.solver_positions import random_deal, rules_number
from tests.helpers.naive.thinking.intuition import (
    INPUTS,
    OUTPUTS,
    naive_shares,
    sight_of,
    true_inputs,
    word_of,
)
from tests.helpers.rows import each_row
from tests.helpers.runs.sampling import evenly_spread

NAMES = rule_set_names(close=True)


def open_moments(rules: Rules, number: int) -> Iterator[Deal]:
    """The states of a deal played at random in which the talon is open."""
    return (state for state in random_deal(rules, number) if state.status is TalonStatus.OPEN)


def intuition_at(state: Deal) -> tuple[Intuition, Position]:
    terms = terms_of(state.rules, state.trump)
    position = Position(terms)
    position.load(numbers_of(state), fixed_draws=False)
    return intuition_of(Thumb(terms)), position


def shares_at(state: Deal) -> dict[Move, float]:
    """How likely each move of a state is by the network."""
    intuition, position = intuition_at(state)
    return {move_of(code): share for code, _, share in intuition.shares_at(position)}


def assert_as_naively(state: Deal) -> None:
    sight = sight_of(state.view(state.to_act))
    found = shares_at(state)
    assert found == pytest.approx(naive_shares(sight), rel=1e-9)
    assert sum(found.values()) == pytest.approx(1.0)


# ----------------------------------------------------------------------------- a second reading


@pytest.mark.slow(sample=27)
@pytest.mark.parametrize("number", range(30))
@pytest.mark.parametrize("rules", NAMES)
def test_shares_are_those_of_the_naive_network(rules: str, number: int) -> None:
    for state in evenly_spread(list(open_moments(rule_set(rules), number)), 12):
        assert_as_naively(state)


@pytest.mark.both_modes
@each_row("number", range(12))
def test_shares_are_those_of_the_naive_network_in_both_modes(number: int) -> None:
    for state in evenly_spread(list(open_moments(rules_number(number), number)), 4):
        assert_as_naively(state)


@given(rules=rule_mixtures(), number=st.integers(0, 2**32))
def test_shares_are_those_of_the_naive_network_under_any_rules(
    rules: GoldenRuleSet, number: int
) -> None:
    mixture = engine_rules(rules.variant, rules.overrides)
    for state in evenly_spread(list(open_moments(mixture, number)), 3):
        assert_as_naively(state)


@each_row("number", range(6))
def test_inputs_and_outputs_are_those_of_the_naive_network(number: int) -> None:
    for state in open_moments(rules_number(number), number):
        intuition, position = intuition_at(state)
        view = state.view(state.to_act)
        for remembers, shown in ((False, 0), (True, mask_of(view.known[opposite(view.seat)]))):
            intuition.know(shown)
            seen = {INPUTS[place] for place in intuition.seen_at(position)}
            assert seen == set(true_inputs(sight_of(view, remembers=remembers)))
        for code, output, _ in intuition.shares_at(position):
            assert OUTPUTS[output] == word_of(move_of(code), state.trump_suit)


def test_every_input_and_output_is_met() -> None:
    """Otherwise the comparisons above would say little."""
    inputs, outputs = Counter[str](), Counter[str]()
    for number in range(300):
        for state in open_moments(rules_number(number), number):
            sight = sight_of(state.view(state.to_act), remembers=True)
            inputs.update(true_inputs(sight))
            outputs.update(word_of(move, state.trump_suit) for move in sight.moves)
    never = {name for name in (*INPUTS, *OUTPUTS) if name.endswith((" 7", " 8"))} - {"trick 7"}
    hidden = {name for name in INPUTS if name.startswith("is shown") and name[-1] not in "KQ"}
    hidden -= {f"is shown trump {rank}" for rank in "JTA"}
    assert {*INPUTS, *OUTPUTS} - {*inputs, *outputs} == never | hidden | {"pass"}
    # no pack has sevens and eights, and no one passes while the talon is open; what is shown is
    # a marriage, or the turn-up that was exchanged for the lowest trump
    assert len(never - {"trick 8"}) == 42


# ------------------------------------------------------------------------- what it does not see


@pytest.mark.both_modes
@each_row("rules", NAMES)
def test_hidden_cards_change_nothing(rules: str) -> None:
    moved = 0
    for state in evenly_spread(list(open_moments(rule_set(rules), 7)), 8):
        view = state.view(state.to_act)
        elsewhere = Deal.imagined(view, tuple(reversed(view.unseen)))
        moved += elsewhere.hands != state.hands
        assert shares_at(elsewhere) == shares_at(state)
    assert moved >= 4


def renamed(state: Deal, suits: Mapping[Suit, Suit]) -> Deal:
    """The same state with other suits."""

    def card(one: Card) -> Card:
        return Card(one.rank, suits[one.suit])

    def play(one: Play) -> Play:
        return one._replace(card=card(one.card))

    return replace(
        state,
        trump=suits[state.trump_suit],
        hands=tuple(tuple(map(card, hand)) for hand in state.hands),
        undealt=tuple(map(card, state.undealt)),
        table=tuple(map(play, state.table)),
        melded_suit=None if state.melded_suit is None else suits[state.melded_suit],
        exchange=None,
        marriages=(),
        won=tuple(replace(trick, plays=tuple(map(play, trick.plays))) for trick in state.won),
        served=((), ()),
        known=((), ()),
    )


def renamed_move(move: Move, suits: Mapping[Suit, Suit]) -> Move:
    if isinstance(move, PlayCard):
        return PlayCard(Card(move.card.rank, suits[move.card.suit]))
    return Meld(suits[move.suit]) if isinstance(move, Meld) else move


def swap(first: Suit, second: Suit) -> dict[Suit, Suit]:
    return {suit: suit for suit in Suit} | {first: second, second: first}


@each_row("trump", Suit)
def test_which_suit_is_trump_changes_nothing(trump: Suit) -> None:
    """Trump may be any suit while the plain ones stay in the same order."""
    plain = [suit for suit in Suit if suit is not trump]
    for number in range(len(NAMES)):
        for state in evenly_spread(list(open_moments(rule_set(NAMES[number]), number)), 4):
            others = [suit for suit in Suit if suit is not state.trump]
            suits = {state.trump_suit: trump, **dict(zip(others, plain, strict=True))}
            expected = {renamed_move(move, suits): n for move, n in shares_at(state).items()}
            assert shares_at(renamed(state, suits)) == pytest.approx(expected, rel=1e-9)


def test_which_plain_suit_is_which_changes_little() -> None:
    """It was fitted to deals of all kinds, not made to treat the plain suits alike."""
    distances: list[float] = []
    for number in range(60):
        for state in evenly_spread(list(open_moments(rule_set(NAMES[number % 9]), number)), 4):
            first, second = random.Random(number).sample(sorted(set(Suit) - {state.trump}), 2)
            suits = swap(first, second)
            found = {renamed_move(move, suits): n for move, n in shares_at(state).items()}
            swapped = shares_at(renamed(state, suits))
            assert set(found) == set(swapped)
            distances.append(sum(abs(share - found[move]) for move, share in swapped.items()) / 2)
    assert 0.0 < sum(distances) / len(distances) < 0.1


# ---------------------------------------------------------------------------------- the weights


def test_the_weights_are_all_there() -> None:
    layers: dict[str, list[list[float]]] = json.loads(
        files("sixtysix_gui.ai.two.thinking").joinpath("intuition.json").read_text(encoding="utf-8")
    )
    shapes = {name: (len(rows), {len(row) for row in rows}) for name, rows in layers.items()}
    assert shapes == {"inputs": (181, {64}), "sums": (65, {32}), "outputs": (33, {41})}
    assert all(math.isfinite(weight) for rows in layers.values() for row in rows for weight in row)
    assert len(INPUTS) + 1 == 181
    assert len(OUTPUTS) == codes.MOVES == 41


def test_before_it_has_learned_every_move_is_as_likely() -> None:
    for state in evenly_spread(list(open_moments(rule_set(), 3)), 6):
        terms = terms_of(state.rules, state.trump)
        position = Position(terms)
        position.load(numbers_of(state), fixed_draws=False)
        shares = [share for _, _, share in Intuition(Thumb(terms)).shares_at(position)]
        assert shares == pytest.approx([1 / len(shares)] * len(shares))
