"""Cards, their letters, values and order (rules.md 1.1 and 6.2)."""

import importlib
import inspect
import pickle
import pkgutil
from collections.abc import Callable
from dataclasses import FrozenInstanceError, fields, is_dataclass, replace
from typing import Any, get_args

import pytest

from sixtysix_gui import rules as package
from sixtysix_gui.rules.cards import (
    ALL_CARDS,
    Card,
    PhysicalCard,
    Rank,
    Suit,
    beats,
    card_of,
    lowest_rank,
    pack_cards,
)
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.errors import (
    CardCodeError,
    RulesError,
    UnknownDimensionError,
    UnknownRuleSetError,
    ValueRefusedError,
    quoted,
)
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.fair_deals import DealCodeError
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from tests.helpers.rows import each_row

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}


@each_row(
    ("code", "rank", "suit", "german"),
    [
        ("TH", Rank.TEN, Suit.HEARTS, "TH"),
        ("QC", Rank.QUEEN, Suit.CLUBS, "OE"),
        ("JS", Rank.JACK, Suit.SPADES, "UG"),
        ("KD", Rank.KING, Suit.DIAMONDS, "KS"),
        ("9D", Rank.NINE, Suit.DIAMONDS, "9S"),
        ("AS", Rank.ACE, Suit.SPADES, "AG"),
    ],
)
def test_codes(code: str, rank: Rank, suit: Suit, german: str) -> None:
    card = Card.parse(code)
    assert card == Card(rank, suit)
    assert (card.code, str(card), card.german_code) == (code, code, german)
    assert Card.parse_german(german) == card
    assert code == rank.letter + suit.letter
    assert german == rank.german_letter + suit.german_letter


def test_other_spellings() -> None:
    assert Card.parse("10H") == Card.parse("TH")
    assert Card.parse_german("10S") == Card.parse("TD")
    assert Card.parse_german("DE") == Card.parse("AC")


NO_CARDS = {
    Card.parse: ["", "H", "1H", "AX", "AHH", "th", "DE", "OS", "??", "AH "],
    Card.parse_german: ["", "QC", "AC", "DD", "JG"],
}


@each_row(("parse", "code"), [(parse, code) for parse, codes in NO_CARDS.items() for code in codes])
def test_no_card(parse: Callable[[str], Card], code: str) -> None:
    with pytest.raises(CardCodeError, match="is not a card") as raised:
        parse(code)
    assert raised.value.code == code


def test_values() -> None:
    assert {rank.letter: rank.points for rank in Rank} == POINTS
    assert {card.code: card.points for card in ALL_CARDS} == {
        rank + suit: POINTS[rank] for rank in POINTS for suit in "CSHD"
    }


@each_row("size", [20, 24])
def test_packs(size: int) -> None:
    pack = pack_cards(size)
    assert len(set(pack)) == len(pack) == size
    assert sum(card.points for card in pack) == 120
    assert [card.code for card in pack[:5]] == ["AC", "TC", "KC", "QC", "JC"]
    assert lowest_rank(size) is min(card.rank for card in pack)


def test_equal_cards_are_one_object() -> None:
    for card in ALL_CARDS:
        assert card_of(card.rank, card.suit) is card
        assert Card.parse(card.code) is card
        assert pickle.loads(pickle.dumps(card)) == card


@each_row(
    ("reply", "led", "taken"),
    [
        ("AS", "TS", True),
        ("TS", "AS", False),
        ("TS", "KS", True),
        ("9H", "AS", True),
        ("AS", "9D", False),
        ("KH", "QH", True),
        ("QH", "KH", False),
        ("AS", "9H", False),
    ],
)
def test_who_takes_the_trick(reply: str, led: str, taken: bool) -> None:
    """Trump is hearts."""
    assert beats(Card.parse(reply), Card.parse(led), Suit.HEARTS) is taken


@each_row(("copy", "text"), [(0, "QH"), (1, "QH'")])
def test_of_two_equal_cards_the_second_says_so(copy: int, text: str) -> None:
    assert str(PhysicalCard(Card.parse("QH"), copy)) == text


# Foreign text in sentences: short, in one line, nothing invisible.


HOSTILE = "a\nb\x1b[31m" + "x" * 5_000


@each_row(
    ("text", "shown"),
    [
        ("Änne ♠", "Änne ♠"),
        ("a\nb\x1b", r"a\nb\x1b"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 39 + "…"),
        ("", ""),
    ],
)
def test_a_quote_is_short_and_visible(text: str, shown: str) -> None:
    assert quoted(text) == shown


@each_row(
    "error",
    [
        UnknownRuleSetError(HOSTILE),
        UnknownDimensionError(HOSTILE),
        ValueRefusedError("game.target", HOSTILE, "7 or 9"),
        ValueRefusedError("deal.batches", (HOSTILE, 10**4000), "numbers"),
        DealCodeError(HOSTILE),
        CardCodeError(HOSTILE),
    ],
)
def test_no_error_repeats_a_hostile_text(error: RulesError) -> None:
    sentence = str(error)
    assert len(sentence) < 200
    assert sentence.isprintable()


# Everything the rules hand out is a value: no one can change it behind their back.


def dataclasses_of_the_rules() -> list[type[Any]]:
    found: dict[str, type[Any]] = {}
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for name, kind in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
            if kind.__module__ == module.name and is_dataclass(kind):
                found[name] = kind
    return list(found.values())


@each_row("kind", dataclasses_of_the_rules())
def test_values_cannot_be_changed(kind: type[Any]) -> None:
    value = object.__new__(kind)
    names = [entry.name for entry in fields(kind)]
    for name in names or ["anything"]:
        # Without fields there is nothing to set; a class with slots then raises TypeError.
        with pytest.raises((FrozenInstanceError, TypeError)):
            setattr(value, name, None)


def test_the_search_finds_them() -> None:
    found = set(dataclasses_of_the_rules())
    assert {Deal, Game, View, Rules, Outcome, *get_args(Event), *get_args(Move)} <= found


@each_row("name", rule_set_names())
def test_a_copy_is_that_of_the_standard_library(name: str) -> None:
    rules = rule_set(name)
    deal = Deal.start(rules, rules.pack, Seat.A)
    assert deal.changed(trick_number=3, undealt=()) == replace(deal, trick_number=3, undealt=())
    assert deal == Deal.start(rules, rules.pack, Seat.A)
    seen = deal.view(Seat.B)
    assert seen.changed(carry=1) == replace(seen, carry=1)


def test_a_field_that_a_deal_has_not_is_refused() -> None:
    rules = rule_set()
    with pytest.raises(TypeError, match="talon"):
        Deal.start(rules, rules.pack, Seat.A).changed(talon=())
