"""Announced games, such as those of Bauernschnapsen: what they are, and which a table plays.

A list of contracts is chosen by its name or contract by contract. Values are pairs such as
``bettler:5``, for values are written so in records (many.md 7.2, 12.1).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from typing import Any, cast

from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.rules.errors import Conflict, ImpossibleCombinationError, ValueRefusedError
from sixtysix_gui.rules.sets.dimensions import Value, choice, tables_of
from sixtysix_gui.sentences import Sentence, marks

mark = marks("RuleErrors")

CONTRACTS = "contracts"
VALUES = "contracts.values"
BIDDER_LEADS = "contracts.bidder_leads"
PARTNER_OUT = "contracts.partner_out"
ACE_LOWEST = "contracts.ace_lowest"
OPTIONS = (CONTRACTS, VALUES, BIDDER_LEADS, PARTNER_OUT, ACE_LOWEST)
"""The dimensions that say how contracts are played; any list or number fits some of them."""

SIMPLE = "simple"
"""The contract that forehand holds without a call; it is won by going out."""
OUT = 66
TRICKS_TO_GO_OUT = 3

_PAIR = re.compile("([a-z]+) *: *([1-9][0-9]{0,2})")


class Who(Enum):
    """Who may call a contract (many.md 7.2)."""

    ANYBODY = "anybody"
    CALLERS_SIDE = "callers-side"
    OTHERS = "others"


class Goal(Enum):
    """What the player of a contract must do (many.md 7.2); the texts are those of its data."""

    OUT = "66"
    NO_TRICK = "none"
    OUT_IN_THREE = "66in3"
    ALL_TRICKS = "all"
    SHOWN = "shown"


class Needs(Enum):
    """What must be in the hand to call a contract."""

    NOTHING = "nothing"
    ACE = "an ace"
    PLAIN_SUIT = "five cards of one plain suit"
    TRUMP_SUIT = "five trumps"


@dataclass(frozen=True)
class Contract:
    """A contract as it is played; ``value`` is 0 for the simple game, which pays by the scale.

    ``order`` lists the ranks from high to low.
    """

    key: str
    value: int
    who: Who
    goal: Goal
    has_trump: bool = True
    bidder_leads: bool = False
    partner_out: bool = False
    order: str = "ATKQJ"
    needs: Needs = Needs.NOTHING

    @property
    def is_simple(self) -> bool:
        """Whether this is the game without a call."""
        return self.goal is Goal.OUT

    @property
    def is_played(self) -> bool:
        """Whether cards are played at all, and so the contract can be doubled."""
        return self.goal is not Goal.SHOWN

    @property
    def has_marriages(self) -> bool:
        """Whether marriages count; in a contract only those of its player."""
        return self.goal in (Goal.OUT, Goal.OUT_IN_THREE)

    def allows(self, hand: tuple[Card, ...], trump: Suit | None) -> bool:
        """Return whether a hand has what the contract needs."""
        if self.needs is Needs.ACE:
            return any(card.rank is Rank.ACE for card in hand)
        if self.needs is Needs.NOTHING:
            return True
        suits = {card.suit for card in hand}
        return len(suits) == 1 and (trump in suits) == (self.needs is Needs.TRUMP_SUIT)

    def verdict(self, tricks: int, total: int, others: int, *, is_last: bool) -> bool | None:
        """Return whether a contract is made or lost by now, or None while it is open.

        Its player has these tricks and card points; the ``others``, a partner among them, have
        that many tricks. ``is_last`` says whether every card has been played.
        """
        if self.goal is Goal.NO_TRICK:
            return False if tricks else (True if is_last else None)
        if others:
            return False
        if self.goal is Goal.ALL_TRICKS:
            return True if is_last else None
        if tricks and total >= OUT:
            return True
        return False if tricks == TRICKS_TO_GO_OUT else None


@dataclass(frozen=True)
class ContractTable:
    """All contracts, cheapest first, and what tables agree on about them.

    ``lists`` are the named lists with the values of their contracts; ``ace_lowest`` are the
    contracts that another reading takes from the lowest card; ``agreements`` say for who leads
    and who sits out what is agreed on, the usual first.
    """

    contracts: tuple[Contract, ...]
    ace_lowest: Mapping[str, Contract]
    lists: Mapping[str, Mapping[str, int]]
    agreements: Mapping[str, tuple[tuple[str, ...], ...]]

    def defaults(self, usual: str) -> dict[str, Value]:
        """Return the options of a game that plays a named list."""
        usual_agreements = {key: agreed[0] for key, agreed in self.agreements.items()}
        return {
            CONTRACTS: tuple(self.lists[usual]),
            VALUES: (),
            **usual_agreements,
            ACE_LOWEST: False,
        }

    def read(self, key: str, value: object, usual: str) -> Value:
        """Read an option; what says the same as the default becomes the default.

        Raises:
            ValueRefusedError: if it names no contracts, or one of them twice, or is not yes or no
                where that is asked.
        """
        if key == ACE_LOWEST:
            return choice(key, value, (True, False))
        default = self.defaults(usual)[key]
        if key == CONTRACTS and isinstance(value, str) and value in self.lists:
            return default if value == usual else value
        parts = _parts(value)
        names = (
            parts if key != VALUES else [pair[1] for pair in map(_PAIR.fullmatch, parts) if pair]
        )
        known = set(names) & {contract.key for contract in self.contracts}
        if not len(parts) == len(names) == len(known):
            raise ValueRefusedError(key, value, Sentence("RuleErrors", _ALLOWED[key]))
        found = tuple(part.replace(" ", "") for part in parts)
        same = isinstance(default, tuple) and set(found) == set(default)
        return default if same else found

    def chosen(self, options: Mapping[str, Value]) -> Mapping[str, Contract]:
        """Return the contracts of a table by their words, the simple game first.

        Args:
            options: The value of each of ``OPTIONS``, and maybe others.

        Raises:
            ImpossibleCombinationError: if forehand would have to lead and to sit out, or the ace is
                lowest in a contract that is not played.
        """
        names, ace_lowest = options[CONTRACTS], options[ACE_LOWEST] is True
        pairs, leads, out = (
            cast("tuple[str, ...]", options[key]) for key in (VALUES, BIDDER_LEADS, PARTNER_OUT)
        )
        worth = dict(self.lists[names]) if isinstance(names, str) else {}
        offered = frozenset(worth or cast("tuple[str, ...]", names))
        worth |= _worth(pairs)
        found = {SIMPLE: Contract(SIMPLE, 0, Who.CALLERS_SIDE, Goal.OUT)}
        for contract in self.contracts:
            key = contract.key
            if key in offered:
                found[key] = replace(
                    self.ace_lowest.get(key, contract) if ace_lowest else contract,
                    value=worth.get(key, contract.value),
                    bidder_leads=key in leads,
                    partner_out=key in out,
                )
        if any(_keeps_forehand_out(contract) for contract in found.values()):
            raise ImpossibleCombinationError(
                Conflict.FOREHAND_OUT, (BIDDER_LEADS, leads), (PARTNER_OUT, out)
            )
        if ace_lowest and not self.ace_lowest.keys() & found.keys():
            raise ImpossibleCombinationError(
                Conflict.NO_ASSBETTLER, (ACE_LOWEST, True), (CONTRACTS, names)
            )
        return found


def _keeps_forehand_out(contract: Contract) -> bool:
    """Return whether forehand would have to lead to a contract and may sit out."""
    forehand_out = contract.partner_out and contract.who is not Who.OTHERS
    return forehand_out and contract.is_played and not contract.bidder_leads


_NAMES = mark("a list of different contracts, such as [gang, schnapser]")
_ALLOWED = {
    CONTRACTS: mark(
        "a list of different contracts, such as [gang, schnapser], or the name of a list"
    ),
    VALUES: mark("contracts with their values, such as [bettler:5, gang:10]"),
    BIDDER_LEADS: _NAMES,
    PARTNER_OUT: _NAMES,
}


def _parts(value: object) -> list[str]:
    """Read a list, or a text that lists with commas; anything else has a part that is no name."""
    if isinstance(value, str):
        plain = value.strip().removeprefix("[").removesuffix("]").strip()
        return [part.strip() for part in plain.split(",")] if plain else []
    if isinstance(value, list | tuple):
        return [str(part) for part in cast("Iterable[object]", value)]
    return [""]


def _worth(pairs: Iterable[str]) -> dict[str, int]:
    return {key: int(number) for key, number in (pair.split(":") for pair in pairs)}


@cache
def contract_table() -> ContractTable:
    """Return the contracts of contracts.toml."""
    tables: dict[str, dict[str, Any]] = tables_of("contracts.toml")
    rows = tables["contracts"]
    return ContractTable(
        tuple(_contract(key, row) for key, row in rows.items()),
        {key: _contract(key, rows[key] | other) for key, other in tables["ace_lowest"].items()},
        {name: _worth(pairs) for name, pairs in tables["lists"].items()},
        {key: tuple(map(tuple, agreed)) for key, agreed in tables["agreements"].items()},
    )


def _contract(key: str, row: Mapping[str, Any]) -> Contract:
    words: dict[str, Any] = {
        "who": Who(row["who"]),
        "goal": Goal(row["goal"]),
        "needs": Needs(row.get("needs", Needs.NOTHING.value)),
    }
    return Contract(key, **{**row, **words})
