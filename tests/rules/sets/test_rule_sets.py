"""The named rule sets of rules.md 2.2 and many.md 1.7, and changing them."""

import copy
import json
import pickle
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given

from sixtysix_gui.rules import errors
from sixtysix_gui.rules.cards import Card, Rank, Suit, pack_cards
from sixtysix_gui.rules.errors import (
    ImpossibleCombinationError,
    RulesError,
    UnknownDimensionError,
    UnknownRuleSetError,
    ValueRefusedError,
)
from sixtysix_gui.rules.history import Play, Trick
from sixtysix_gui.rules.seats import PARTNERS, THREE_ALONE, TWO_ALONE, Parties, Seat, seats_of
from sixtysix_gui.rules.sets.contracts import OPTIONS
from sixtysix_gui.rules.sets.dimensions import as_value, dimension, dimensions, tables_of
from sixtysix_gui.rules.sets.plans import plans_in
from sixtysix_gui.rules.sets.rules import DEFAULT_RULE_SET, Rules, rule_set, rule_set_names
from tests.helpers.deals.golden_rule_sets import GoldenRuleSet
from tests.helpers.deals.rule_mixtures import BATCHES, FREE_DIMENSIONS, rule_mixtures
from tests.helpers.golden_data.golden import profiles, profiles_of_several
from tests.helpers.rows import each_row
from tests.rules.data.rows import text_of

A, B, C, D = seats_of(PARTNERS)
CLOSING = profiles()
SEVERAL: dict[str, dict[str, Any]] = {
    name: profile
    for name, profile in profiles_of_several().items()
    if "deck.hand" in profile or "=" in profile
}
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
ADDED: dict[str, dict[str, object]] = {"idiots-66": {"end.slam": "none"}}
"""What many.md 1.10 offers and no profile there names, at its default."""
LED = ["bettler", "assbettler", "damengang", "koenigsgang", "gang", "zehnergang"]
COMPANIONS = {
    "contracts.values": [],
    "contracts.bidder_leads": LED,
    "contracts.partner_out": ["bettler", "assbettler"],
    "contracts.ace_lowest": False,
}
"""How contracts are played without a word (many.md 7.2), which no profile names either."""


def profile_of(name: str) -> dict[str, Any]:
    """The values that the specification gives to a rule set."""
    if name in CLOSING:
        return CLOSING[name] | NOT_IN_PROFILES | CONSTANT_VALUES
    own = dict(SEVERAL[name])
    common = profiles_of_several()["common"]
    values = {**common, **SEVERAL.get(own.pop("=", ""), {}), **own, **ADDED.get(name, {})}
    return values | COMPANIONS if "contracts" in values else values


def plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]


@each_row("name", [*CLOSING, *SEVERAL])
def test_named_rule_set(name: str) -> None:
    rules, wanted = rule_set(name), profile_of(name)
    had = {key: plain(rules.value(key)) for key in dimensions() if rules.has(key)}
    assert had == wanted
    assert rules.close == (name in CLOSING)
    assert rules.overrides() == {}
    assert repr(rules) == f"Rules.named({name!r}, {{}})"


def values_of(name: str) -> dict[str, tuple[object, ...]]:
    """Every value that a rule set has or offers, by key."""
    rules = rule_set(name)
    keys = (key for key in dimensions() if rules.has(key))
    return {key: (rules.value(key), *rules.choices.get(key, ())) for key in keys}


def words_of(kind: object) -> set[object]:
    """The words of a field that takes words, also beside numbers."""
    return {*get_args(kind), *(word for part in get_args(kind) for word in get_args(part))}


@each_row("name", rule_set_names())
def test_a_word_is_one_of_those_that_its_field_takes(name: str) -> None:
    types = get_type_hints(Rules)
    words = {key: words_of(types[dimension(key).attribute]) for key in values_of(name)}
    wrong = [
        (key, value)
        for key, values in values_of(name).items()
        for value in values
        if isinstance(value, str) and value not in words[key]
    ]
    assert not wrong


NEUTRAL = (False, 0, "none", ())
USUAL = {
    "deck.copies": 1,
    "deck.order": "ten-high",
    "deal.order": "from-forehand",
    "meld.per_lead": 1,
    "out.target": 66,
    "play.direction": "clockwise",
    "score.scale": (0, 0, 0),
}
COUNTED = {"players": 2, "close": True}
"""What games whose talon can be closed have without a key that could be written down."""


@each_row("name", rule_set_names())
def test_a_dimension_that_a_game_does_not_have_is_neutral(name: str) -> None:
    rules = rule_set(name)
    for key in dimensions():
        if not rules.has(key):
            with pytest.raises(UnknownDimensionError):
                rules.value(key)
            value = getattr(rules, dimension(key).attribute)
            neutral = COUNTED.get(key) if rules.close else None
            assert value in (*NEUTRAL, USUAL.get(key), neutral), key


def test_the_list_of_rule_sets() -> None:
    names = rule_set_names()
    assert names[0] == DEFAULT_RULE_SET == "german-66"
    assert rule_set() is rule_set("german-66")
    assert set(rule_set_names(close=True)) == set(CLOSING)
    assert set(rule_set_names(close=False)) == set(SEVERAL)
    for seats in (2, 3, 4, 5):
        of_them = [name for name in names if profile_of(name).get("players", 2) == seats]
        assert rule_set_names(seats) == tuple(of_them)
    assert rule_set_names(2, close=False) == ("gaigel-2", "idiots-66")


@each_row("name", ["66", "several", "ticks", ""])
def test_unknown_rule_set(name: str) -> None:
    with pytest.raises(UnknownRuleSetError, match=f"no rule set named “{name}”") as raised:
        rule_set(name)
    assert raised.value.name == name


def test_only_dimensions_are_found() -> None:
    assert dimension("deck.pack").attribute == "deck_pack"
    assert not rule_set().has("deck.size")
    for find in (dimension, rule_set().value):
        with pytest.raises(UnknownDimensionError):
            find("deck.size")


SINGLE_OF_TWO = [
    ("german-66", key, value) for key, values in FREE_DIMENSIONS.items() for value in values
]
OPTIONS_OF_MANY: dict[str, dict[str, tuple[object, ...]]] = {
    "three-66": {
        "end.last_trick": ("none", "bonus-10"),
        "game.end": ("deals-12", "open"),
        "game.target": (1, 12, 9999),
    },
    "four-66": {
        "meld.who": ("leader-and-partner", "leader"),
        "end.draw_carry": ("none", "plus-1-if-65-65", "plus-1"),
        "game.shutout": ("single", "double"),
    },
    "na-66": {
        "deck.order": ("ten-low", "ten-high"),
        "bid.max": (6, 5, 4, 3, 2, 1),
        "game.target": (10, 15),
    },
    "bauernschnapsen": {
        "double.max": (3, 2, 1, 0),
        "look_back": ("last-and-first-of-each-side", "none"),
    },
    "gaigel-2": {"end.last_trick": ("none", "bonus-10"), "meld.when_exhausted": (True, False)},
    "idiots-66": {"meld.when_exhausted": (False, True), "end.slam": ("none", 100)},
}
"""many.md 1.10."""
IN_ALL = dict.fromkeys(("strict.head", "strict.trump", "strict.overtrump"), (True, False))
SINGLE_OF_MANY = [
    (name, key, value)
    for name, options in OPTIONS_OF_MANY.items()
    for key, values in {**IN_ALL, **options}.items()
    for value in values
]


@each_row(("name", "key", "value"), [*SINGLE_OF_TWO, *SINGLE_OF_MANY])
def test_every_value_can_be_chosen(name: str, key: str, value: object) -> None:
    rules = rule_set(name, {key: value})
    assert plain(rules.value(key)) == plain(getattr(rules, dimension(key).attribute)) == value
    assert {k: plain(v) for k, v in rules.overrides().items()} == (
        {} if profile_of(name).get(key) == value else {key: value}
    )
    assert key in rules.options


@each_row("name", SEVERAL)
def test_what_may_be_chosen(name: str) -> None:
    rules = rule_set(name)
    contracts = OPTIONS if name == "bauernschnapsen" else ()
    assert rules.options == {*rules.choices, *contracts, "game.target"}
    assert {*IN_ALL, "look_back", *OPTIONS_OF_MANY.get(name, ())} <= rules.options
    assert all(values[0] == rules.value(key) for key, values in rules.choices.items())


def test_all_games_whose_talon_can_be_closed_take_the_same() -> None:
    for name in CLOSING:
        rules = rule_set(name)
        assert set(rules.choices) == rules.options == {*CLOSING["german-66"], *NOT_IN_PROFILES}
        assert {key: rules.choices[key] for key in ("game.target", "strict.head")} == {
            "game.target": (7, 9, 11),
            "strict.head": (True, False),
        }


def test_a_game_that_says_nothing_has_the_first_choice() -> None:
    row = {"settle": "closing", "winners": "at-target", "close": True, "deck.hand": 6}
    values = plans_in({"games": {"toy": row}})["toy"].values
    assert (values["deck.hand"], values["deck.pack"], values["strict.head"]) == (6, 20, True)


@given(rule_set=rule_mixtures())
def test_overrides_and_back(rule_set: GoldenRuleSet) -> None:
    rules = Rules.named(rule_set.variant, rule_set.overrides)
    assert rules.name == rule_set.variant
    again = Rules.named(rule_set.variant, rules.overrides())
    assert again == rules
    assert hash(again) == hash(rules)
    values = {key: plain(rules.value(key)) for key in rule_set.overrides}
    assert values == rule_set.overrides


@each_row("name", rule_set_names())
def test_rules_are_values(name: str) -> None:
    rules, changed = rule_set(name), rule_set(name, {"strict.trump": rule_set(name).strict_head})
    assert pickle.loads(pickle.dumps(changed)) == changed == copy.deepcopy(changed)
    assert rules == Rules(plan=rules.plan)
    assert hash(rules) == hash(Rules(plan=rules.plan))
    other = rules.with_overrides({"strict.trump": not rules.strict_trump})
    assert rules != other
    assert rules != rule_set("santase" if name == "german-66" else "german-66")
    assert rules != name
    assert other.with_overrides({"strict.trump": rules.strict_trump}) == rules


ORDERS_OF_CHANGES = [
    (
        "schnapsen",
        {"look_back": "own", "game.target": 9, "deal.next": "winner", "score.scale": [1, 2, 2]},
        ["deal.next", "score.scale", "game.target", "look_back"],
    ),
    (
        "four-66",
        {"strict.head": False, "game.target": 9, "meld.who": "leader", "end.draw_carry": "plus-1"},
        ["end.draw_carry", "game.target", "meld.who", "strict.head"],
    ),
]


@each_row(("name", "overrides", "order"), ORDERS_OF_CHANGES)
def test_changes_come_in_the_order_of_promises(
    name: str, overrides: dict[str, object], order: list[str]
) -> None:
    assert list(rule_set(name, overrides).overrides()) == order
    changed = rule_set(name)
    for key, value in overrides.items():
        changed = changed.with_overrides({key: value})
    assert list(changed.overrides()) == order
    assert changed == rule_set(name, overrides)


def test_a_constant_may_be_named_with_its_value() -> None:
    overrides = {**CONSTANT_VALUES, "deal.first": "cut"}
    assert rule_set("german-66", overrides) == rule_set()
    own = {"deck.pack": 24, "deal.batches": [3, 2, 3], "players": 3, "trump.suits": "any"}
    assert rule_set("three-66", own) == rule_set("three-66")


def test_rules_may_suppose_a_value_that_no_one_can_choose() -> None:
    rules = rule_set("german-66", {"strict.head": False}).supposing("game.target", 8)
    assert (rules.game_target, rules.strict_head, rules.name) == (8, False, "german-66")
    with pytest.raises(ValueRefusedError):
        rule_set("german-66", {"game.target": 8})


STAKES: list[tuple[dict[str, object], dict[str, object]]] = [
    ({}, {"game.end": "stakes-10", "game.target": 10}),
    ({"game.target": 12}, {"game.end": "stakes-10", "game.target": 12}),
    ({"game.target": 20}, {"game.end": "stakes-10", "game.target": 20}),
]


@each_row(("chosen", "written"), STAKES)
def test_a_game_for_stakes_goes_to_ten_without_a_word(
    chosen: dict[str, object], written: dict[str, object]
) -> None:
    """Also the usual twelve is written: without a word it would be ten (many.md 2.3)."""
    rules = rule_set("three-66", {"game.end": "stakes-10", **chosen})
    assert rules.overrides() == written
    assert rule_set("three-66", rules.overrides()) == rules


@each_row("hand", [5, 6])
@each_row("pack", [20, 24])
def test_packs_and_hands(pack: int, hand: int) -> None:
    for batches in BATCHES[hand]:
        overrides = {
            "deck.pack": pack,
            "deck.hand": hand,
            "deal.batches": batches,
            "exchange.card": "none",
        }
        assert rule_set("german-66", overrides).exchange_rank is None


EXCHANGED = [
    ("german-66", Rank.NINE),
    ("schnapsen", Rank.JACK),
    ("gaigel", Rank.SEVEN),
    ("idiots-66", None),
    ("four-66", None),
]


@each_row(("name", "rank"), EXCHANGED)
def test_the_card_that_is_exchanged(name: str, rank: Rank | None) -> None:
    assert rule_set(name).exchange_rank is rank
    assert rule_set(name).exchanges == (rank is not None)


FACTS: dict[str, tuple[str, ...]] = {
    "german-66": ("turns_up", "has_talon", "has_claims", "has_bonus", "exchanges"),
    "santase-engine": ("turns_up", "has_talon", "counts_by_itself", "has_bonus", "exchanges"),
    "schnapsen": ("turns_up", "has_talon", "has_claims", "exchanges"),
    "three-66": ("names_trump",),
    "four-66": ("cuts", "has_claims", "asks_partner", "has_bonus"),
    "na-66": (),
    "cutthroat-66": ("has_widow",),
    "bauernschnapsen": ("names_trump", "has_claims"),
    "gaigel": ("turns_up", "has_talon", "has_claims", "has_copies", "exchanges"),
    "gaigel-2": ("turns_up", "has_talon", "has_claims", "has_copies", "exchanges"),
    "idiots-66": ("has_talon",),
}


@each_row("name", FACTS)
def test_what_follows_from_the_values(name: str) -> None:
    rules = rule_set(name)
    asked = {fact for facts in FACTS.values() for fact in facts}
    assert {fact for fact in asked if getattr(rules, fact)} == set(FACTS[name])


TABLES: list[tuple[str, Parties, str, int, tuple[int, ...]]] = [
    ("german-66", TWO_ALONE, "AB", 24, (3, 3)),
    ("schnapsen", TWO_ALONE, "AB", 20, (3, 2)),
    ("three-66", THREE_ALONE, "ABC", 24, (3,)),
    ("cutthroat-66", THREE_ALONE, "ABC", 24, (3, 4)),
    ("four-66", PARTNERS, "ABCD", 24, (3, 3)),
    ("bauernschnapsen", PARTNERS, "ABCD", 20, (3,)),
    ("gaigel", PARTNERS, "ADCB", 48, (3, 2)),
    ("gaigel-2", TWO_ALONE, "AB", 48, (3, 2)),
]
"""Who plays, in playing order from A; pack, and the batches before anyone acts."""


@each_row(("name", "parties", "order", "pack", "batches"), TABLES)
def test_the_table(
    name: str, parties: Parties, order: str, pack: int, batches: tuple[int, ...]
) -> None:
    rules = rule_set(name)
    assert rules.parties == parties
    assert rules.pack == pack_cards(pack)
    assert rules.first_batches == batches
    assert "".join(seat.name for seat in rules.from_seat(A)) == order
    assert all(seat in rules.sides[seat].seats for seat in rules.seats)
    assert rules.after(Seat[order[-1]]) is A
    if parties == PARTNERS:
        assert [rules.partner(seat) for seat in (A, B, C, D)] == [C, D, A, B]


def test_the_order_of_the_ranks() -> None:
    by_rank = {name: rule_set(name).duties.order for name in rule_set_names()}
    assert by_rank["na-66"][Rank.TEN] < by_rank["na-66"][Rank.JACK]
    assert by_rank["na-66"][Rank.TEN] > by_rank["na-66"][Rank.NINE]
    assert all(
        order == tuple(range(8))
        for name, order in by_rank.items()
        if name not in ("na-66", "cutthroat-66")
    )
    assert rule_set("na-66", {"deck.order": "ten-high"}).duties.order == tuple(range(8))


MARRIAGES = [
    ("german-66", Suit.HEARTS, Suit.HEARTS, 0, 40),
    ("german-66", Suit.HEARTS, Suit.CLUBS, 3, 20),
    ("na-66", Suit.HEARTS, None, 0, 40),
    ("idiots-66", Suit.HEARTS, None, 0, 20),
    ("idiots-66", Suit.HEARTS, Suit.CLUBS, 3, 80),
]


@each_row(("name", "suit", "trump", "shown", "points"), MARRIAGES)
def test_what_a_marriage_is_worth(
    name: str, suit: Suit, trump: Suit | None, shown: int, points: int
) -> None:
    assert rule_set(name).marriage_points(suit, trump, shown) == points


@each_row(
    ("winners", "may"), [("BBBBBBAAAAAA", True), ("AAAAAABAAAAA", False), ("ABABABAAAAAB", False)]
)
def test_a_slam_takes_all_tricks_without_a_talon(winners: str, *, may: bool) -> None:
    """The last six of twelve (many.md 6.2, ``end.slam``)."""
    led = Play(A, Card.parse("AS"))
    won = [Trick(number, (led,), Seat[name]) for number, name in enumerate(winners, 1)]
    rules = rule_set("idiots-66", {"end.slam": 100})
    assert rules.may_slam(TWO_ALONE[0], won) is may
    assert (rules.slam, rule_set("idiots-66").slam) == (100, 0)


def test_a_game_with_a_key_that_is_no_dimension_is_refused() -> None:
    tables: dict[str, Any] = tables_of("games.toml")
    row = tables["games"]["three-66"]
    for wrong in ({"strict.heda": True}, {"choices": {"strict.hed": [True]}}, {"settel": "ticks"}):
        with pytest.raises(UnknownDimensionError, match=r"“(strict\.heda?|settel)”"):
            plans_in({**tables, "games": {"toy": row | wrong}})


def test_what_a_value_brought_goes_with_it() -> None:
    ten_stakes = rule_set("three-66", {"game.end": "stakes-10"})
    assert ten_stakes.overrides() == {"game.end": "stakes-10", "game.target": 10}
    assert ten_stakes.with_overrides({"game.end": "deals-12"}) == rule_set("three-66")
    chosen = ten_stakes.with_overrides({"game.target": 15})
    assert chosen.with_overrides({"game.end": "open"}).overrides() == {
        "game.end": "open",
        "game.target": 15,
    }


def test_a_value_that_is_nested_too_deep_is_shown_in_short() -> None:
    nested: object = []
    for _ in range(2000):
        nested = [nested]
    for value in (nested, {"a": nested}):
        with pytest.raises(RulesError, match=r"deck\.pack cannot be …: it takes"):
            rule_set("german-66", {"deck.pack": value})


# Options that are refused, each with its sentence (rules.md 1.3, many.md 1.10).


def rows() -> Iterator[tuple[str, str, str, str]]:
    """Yield the kind of the refusal, the game, what is chosen in JSON, and the sentence."""
    kind = ""
    for line in text_of("refused_options.txt").splitlines():
        if line[:1] == " ":
            choice, sentence = line.strip().split("}: ", 1)
            game, chosen = choice.split(" ", 1)
            yield kind, game, chosen + "}", sentence
        else:
            kind = line


@each_row(("kind", "game", "chosen", "sentence"), list(rows()))
def test_refused(kind: str, game: str, chosen: str, sentence: str) -> None:
    options = json.loads(chosen)
    with pytest.raises(RulesError) as raised:
        rule_set(game, options)
    error = raised.value
    assert type(error) is getattr(errors, kind)
    assert str(error) == sentence
    key, value = next(iter(options.items()))
    match error:
        case UnknownDimensionError():
            assert error.key == key
            assert not rule_set(game).has(key)
        case ValueRefusedError():
            assert (error.key, as_value(error.value)) == (key, as_value(value))
        case ImpossibleCombinationError():
            first, second = error.keys
            assert sentence.startswith(f"{first}=")
            assert f" and {second}=" in sentence
            assert error.conflict.value in sentence
        case _:
            pytest.fail("another kind of refusal")
