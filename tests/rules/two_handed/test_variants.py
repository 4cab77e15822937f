"""The named rule sets of rules.md 2.2, and changing them."""

import pickle
from typing import Any

import pytest
from hypothesis import given

from sixtysix_gui.rules.cards import Rank
from sixtysix_gui.rules.errors import (
    Conflict,
    ForeignValueError,
    ImpossibleCombinationError,
    UnknownDimensionError,
    UnknownRuleSetError,
    ValueRefusedError,
)
from sixtysix_gui.rules.sets.dimensions import CONSTANTS, DIMENSIONS, dimension
from sixtysix_gui.rules.sets.named import DEFAULT_RULE_SET, rule_set, rule_set_names
from tests.helpers.deals.engine import engine_rules
from tests.helpers.deals.golden_rule_sets import GoldenRuleSet
from tests.helpers.deals.rule_mixtures import BATCHES, FREE_DIMENSIONS, PENALTIES, rule_mixtures
from tests.helpers.golden_data.golden import load_golden

PROFILES: dict[str, dict[str, Any]] = load_golden("profiles.json")
# The same in every named rule set (rules.md 2.2), so the file does not list them.
NOT_IN_PROFILES = {"meld.validation": "pending", "meld.lead_card": "either"}
CONSTANT_VALUES = {
    "deal.first": "random",
    "trump.by": "turn-up",
    "open.follow": "none",
    "strict.from": "closed-or-exhausted",
    "strict.overtrump": False,
    "meld.values": "20/40",
    "meld.who": "leader",
    "meld.per_lead": 1,
}


def plain(value: object) -> object:
    """A value as JSON has it."""
    return list(value) if isinstance(value, tuple) else value  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]


@pytest.mark.parametrize("name", PROFILES)
def test_named_rule_set(name: str) -> None:
    rules = rule_set(name)
    values = {entry.key: plain(rules.value(entry.key)) for entry in DIMENSIONS}
    assert values == PROFILES[name] | NOT_IN_PROFILES
    assert rules.overrides() == {}
    assert {key: rules.value(key) for key in CONSTANT_VALUES} == CONSTANT_VALUES


def test_the_list_of_rule_sets() -> None:
    assert set(rule_set_names(close=True)) == set(PROFILES)
    assert rule_set_names(close=True)[0] == DEFAULT_RULE_SET == "german-66"
    assert rule_set() == rule_set("german-66")


def test_unknown_rule_set() -> None:
    with pytest.raises(UnknownRuleSetError, match="no rule set named “66”") as raised:
        rule_set("66")
    assert raised.value.name == "66"


def test_every_key_is_known_once() -> None:
    keys = [entry.key for entry in DIMENSIONS + CONSTANTS]
    assert len(set(keys)) == len(keys)
    assert set(keys) == set(PROFILES["german-66"]) | set(NOT_IN_PROFILES) | set(CONSTANT_VALUES)


@pytest.mark.parametrize("key", ["deck", "deck.size", "Deck.pack", "", "game.target "])
def test_unknown_dimension(key: str) -> None:
    with pytest.raises(UnknownDimensionError, match="is not a dimension") as raised:
        rule_set().with_overrides({key: 1})
    assert raised.value.key == key
    with pytest.raises(UnknownDimensionError):
        rule_set().value(key)
    with pytest.raises(UnknownDimensionError):
        dimension(key)


SINGLE_OVERRIDES = [(key, value) for key, values in FREE_DIMENSIONS.items() for value in values]


@pytest.mark.parametrize(("key", "value"), SINGLE_OVERRIDES)
def test_every_value_can_be_chosen(key: str, value: object) -> None:
    rules = rule_set().with_overrides({key: value})
    assert plain(rules.value(key)) == value
    assert {k: plain(v) for k, v in rules.overrides().items()} == (
        {} if PROFILES["german-66"].get(key, NOT_IN_PROFILES.get(key)) == value else {key: value}
    )


@given(rule_set=rule_mixtures())
def test_overrides_and_back(rule_set: GoldenRuleSet) -> None:
    rules = engine_rules(rule_set.variant, rule_set.overrides)
    assert rules.name == rule_set.variant
    again = engine_rules(rule_set.variant, dict(rules.overrides()))
    assert again == rules
    assert hash(again) == hash(rules)
    assert pickle.loads(pickle.dumps(rules)) == rules
    values = {key: plain(rules.value(key)) for key in rule_set.overrides}
    assert values == rule_set.overrides


def test_a_constant_may_be_named_with_its_value() -> None:
    overrides = {**CONSTANT_VALUES, "deal.first": "cut"}
    assert rule_set().with_overrides(overrides) == rule_set()


FOREIGN = [
    ("deck.pack", 32, "games for more players"),
    ("deck.pack", 48, "Gaigel"),
    ("deck.hand", 7, "cutthroat"),
    ("deck.hand", 8, "for three"),
    ("deal.batches", [3, 2, 3], "for three"),
    ("deal.batches", [3, 4], "cutthroat"),
    ("exchange.card", "7", "Gaigel"),
    ("trump.by", "forehand-names-or-turns", "for three"),
    ("trump.by", "cut-card", "partnership"),
    ("trump.by", "first-lead", "North American"),
    ("trump.by", "latest-marriage", "Idiots"),
    ("strict.from", "trick-1", "three and four"),
    ("strict.overtrump", True, "three and four"),
    ("meld.values", "20-40-60-80", "Idiots"),
    ("meld.who", "leader-and-partner", "partnership"),
    ("game.target", 10, "North American"),
    ("game.target", 15, "cutthroat"),
    ("game.target", 24, "Bauernschnapsen"),
]


@pytest.mark.parametrize(("key", "value", "game"), FOREIGN)
def test_values_of_other_games_are_named(key: str, value: object, game: str) -> None:
    with pytest.raises(ForeignValueError, match=game) as raised:
        rule_set().with_overrides({key: value})
    assert raised.value.key == key
    assert key in str(raised.value)


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("deck.pack", 22, "20 or 24"),
        ("deck.pack", "24", "20 or 24"),
        ("deck.pack", True, "cannot be true"),
        ("deck.pack", None, "cannot be None"),
        ("strict.head", 1, "true or false"),
        ("strict.head", "false", "cannot be false"),
        ("game.target", True, "7, 9 or 11"),
        ("game.target", 7.0, "7, 9 or 11"),
        ("score.scale", [1, 2, 4], r"\[1, 2, 4\]: it takes \[1, 2, 3\] or \[1, 2, 2\]"),
        ("score.scale", [], "cannot be"),
        ("deal.batches", "3,3", "cannot be 3,3"),
        ("exchange.card", 9, "9, J or none"),
        ("meld.per_lead", 2, "it takes 1"),
        ("out.mode", {"a": 1}, "declared or automatic"),
        ("score.close_failed", "flat-4", f"{', '.join(PENALTIES[:-1])} or {PENALTIES[-1]}"),
    ],
)
def test_refused_values(key: str, value: object, told: str) -> None:
    with pytest.raises(ValueRefusedError, match=told) as raised:
        rule_set().with_overrides({key: value})
    assert (raised.value.key, raised.value.value) == (key, value)
    assert not isinstance(raised.value, ForeignValueError)


@pytest.mark.parametrize(
    ("variant", "overrides", "conflict", "keys"),
    [
        (
            "german-66",
            {"deck.hand": 5},
            Conflict.BATCHES_MISS_HAND,
            ("deal.batches", "deck.hand"),
        ),
        (
            "german-66",
            {"deal.batches": [3, 2]},
            Conflict.BATCHES_MISS_HAND,
            ("deal.batches", "deck.hand"),
        ),
        (
            "german-66",
            {"deck.pack": 20},
            Conflict.EXCHANGE_NOT_LOWEST,
            ("exchange.card", "deck.pack"),
        ),
        (
            "schnapsen",
            {"exchange.card": "9"},
            Conflict.EXCHANGE_NOT_LOWEST,
            ("exchange.card", "deck.pack"),
        ),
        (
            "german-66",
            {"strict.follow": False, "strict.trump": False},
            Conflict.HEAD_WITHOUT_FOLLOW,
            ("strict.head", "strict.follow"),
        ),
        (
            "german-66",
            {"strict.follow": False, "strict.head": False},
            Conflict.TRUMP_WITHOUT_FOLLOW,
            ("strict.trump", "strict.follow"),
        ),
        (
            "german-66",
            {"end.last_trick": "wins-deal"},
            Conflict.LAST_TRICK_CONTRADICTED,
            ("end.last_trick", "end.unclaimed"),
        ),
        (
            "schnapsen",
            {"end.unclaimed": "sole-66"},
            Conflict.LAST_TRICK_CONTRADICTED,
            ("end.last_trick", "end.unclaimed"),
        ),
    ],
)
def test_impossible_combinations_name_two_keys(
    variant: str, overrides: dict[str, object], conflict: Conflict, keys: tuple[str, str]
) -> None:
    with pytest.raises(ImpossibleCombinationError) as raised:
        rule_set(variant).with_overrides(overrides)
    error = raised.value
    assert (error.conflict, error.keys) == (conflict, keys)
    assert all(key in str(error) for key in keys)
    assert conflict.value in str(error)
    assert len(error.values) == 2


def test_the_sentence_of_a_conflict() -> None:
    with pytest.raises(ImpossibleCombinationError) as raised:
        rule_set().with_overrides({"deal.batches": [3, 2]})
    assert str(raised.value) == (
        "deal.batches=[3, 2] and deck.hand=6 exclude each other: "
        "the batches must add up to the cards of a hand."
    )


@pytest.mark.parametrize("hand", [5, 6])
@pytest.mark.parametrize("pack", [20, 24])
def test_packs_and_hands(pack: int, hand: int) -> None:
    for batches in BATCHES[hand]:
        overrides = {
            "deck.pack": pack,
            "deck.hand": hand,
            "deal.batches": batches,
            "exchange.card": "none",
        }
        rules = rule_set().with_overrides(overrides)
        assert rules.tricks_in_open_deal == pack // 2
        assert rules.exchange_rank is None


@pytest.mark.parametrize(("variant", "rank"), [("german-66", Rank.NINE), ("schnapsen", Rank.JACK)])
def test_the_card_that_is_exchanged(variant: str, rank: Rank) -> None:
    assert rule_set(variant).exchange_rank is rank


def test_who_counts() -> None:
    assert rule_set("santase-engine").counts_by_itself
    assert not rule_set("santase").counts_by_itself
