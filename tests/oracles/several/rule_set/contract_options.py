"""Which contracts are played, what they are worth, who leads and who sits out (many.md 7.2).

A list of contracts is chosen by its name or contract by contract. Values are pairs such as
``bettler:5``, for values are written so in records (many.md 12.1).
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import cast

from sixtysix_gui.rules.errors import Conflict, ImpossibleCombinationError, ValueRefusedError
from sixtysix_gui.sentences import Sentence, either, to_translate
from tests.oracles.face import Value
from tests.oracles.several.rule_set.contracts import Contract, Who

CONTRACTS = "contracts"
VALUES = "contracts.values"
BIDDER_LEADS = "contracts.bidder_leads"
PARTNER_OUT = "contracts.partner_out"
ACE_LOWEST = "contracts.ace_lowest"

_PAIR = re.compile("([a-z]+) *: *([1-9][0-9]{0,2})")


@dataclass(frozen=True)
class ContractTable:
    """All contracts of a game, cheapest first, and the named lists of them with their values.

    ``ace_lowest`` is how one of them is played where it takes its name from the lowest card.
    """

    simple: Contract
    contracts: tuple[Contract, ...]
    lists: Mapping[str, Mapping[str, int]]
    usual: str
    ace_lowest: Contract

    @property
    def keys(self) -> tuple[str, ...]:
        """The words of all contracts."""
        return tuple(contract.key for contract in self.contracts)

    def defaults(self) -> Mapping[str, Value]:
        """Give the value of each option that no data of the game needs to name."""
        leads = (contract.key for contract in self.contracts if contract.bidder_leads)
        out = (contract.key for contract in self.contracts if contract.partner_out)
        return {
            CONTRACTS: tuple(self.lists[self.usual]),
            VALUES: (),
            BIDDER_LEADS: tuple(leads),
            PARTNER_OUT: tuple(out),
            ACE_LOWEST: False,
        }

    def read(self, key: str, value: object) -> Value:
        """Read an option; what says the same as the default becomes the default.

        Raises:
            ValueRefusedError: if it names no contracts, or one of them twice, or is not yes or no
                where that is asked.
        """
        if key == ACE_LOWEST:
            return _yes_or_no(value)
        default = self.defaults()[key]
        if key == CONTRACTS and isinstance(value, str) and value in self.lists:
            return default if value == self.usual else value
        parts = _parts(value)
        names = (
            parts if key != VALUES else [pair[1] for pair in map(_PAIR.fullmatch, parts) if pair]
        )
        if len(names) != len(parts) or len(set(names)) != len(names):
            raise ValueRefusedError(key, value, Sentence("RuleErrors", _ALLOWED[key]))
        if not set(names) <= set(self.keys):
            raise ValueRefusedError(key, value, Sentence("RuleErrors", _ALLOWED[key]))
        found = tuple(part.replace(" ", "") for part in parts)
        same = isinstance(default, tuple) and set(found) == set(default)
        return default if same else found

    def chosen(self, options: Mapping[str, Value]) -> Mapping[str, Contract]:
        """Give the contracts of a table by their words, the simple game first.

        Raises:
            ImpossibleCombinationError: if forehand would have to lead and to sit out, or the ace is
                lowest in a contract that is not played.
        """
        values = {**self.defaults(), **options}
        names = values[CONTRACTS]
        worth = dict(self.lists[names]) if isinstance(names, str) else {}
        offered = frozenset(worth or cast("tuple[str, ...]", names))
        pairs = cast("tuple[str, ...]", values[VALUES])
        worth |= {key: int(number) for key, number in (pair.split(":") for pair in pairs)}
        leads, out = (cast("tuple[str, ...]", values[key]) for key in (BIDDER_LEADS, PARTNER_OUT))
        found = {self.simple.key: self.simple}
        for contract in self._as_read(ace_lowest=values[ACE_LOWEST] is True):
            if contract.key not in offered:
                continue
            found[contract.key] = replace(
                contract,
                value=worth.get(contract.key, contract.value),
                bidder_leads=contract.key in leads,
                partner_out=contract.key in out,
            )
        for contract in found.values():
            forehand_out = contract.partner_out and contract.who is not Who.OTHERS
            if forehand_out and contract.is_played and not contract.bidder_leads:
                raise ImpossibleCombinationError(
                    Conflict.FOREHAND_OUT, (BIDDER_LEADS, leads), (PARTNER_OUT, out)
                )
        if values[ACE_LOWEST] is True and self.ace_lowest.key not in found:
            raise ImpossibleCombinationError(
                Conflict.NO_ASSBETTLER, (ACE_LOWEST, True), (CONTRACTS, names)
            )
        return found

    def _as_read(self, *, ace_lowest: bool) -> tuple[Contract, ...]:
        """Give all contracts, the one with two readings as it is read here."""
        other = self.ace_lowest
        return tuple(
            other if ace_lowest and contract.key == other.key else contract
            for contract in self.contracts
        )


_NAMES = to_translate("RuleErrors", "a list of different contracts, such as [gang, schnapser]")
_ALLOWED = {
    CONTRACTS: to_translate(
        "RuleErrors",
        "a list of different contracts, such as [gang, schnapser], or the name of a list",
    ),
    VALUES: to_translate("RuleErrors", "contracts with their values, such as [bettler:5, gang:10]"),
    BIDDER_LEADS: _NAMES,
    PARTNER_OUT: _NAMES,
}


def _yes_or_no(value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise ValueRefusedError(ACE_LOWEST, value, either(("true", "false")))


def _parts(value: object) -> list[str]:
    """Read a list, or a text that lists with commas; anything else has a part that is no name."""
    if isinstance(value, str):
        plain = value.strip().removeprefix("[").removesuffix("]").strip()
        return [part.strip() for part in plain.split(",")] if plain else []
    if isinstance(value, list | tuple):
        return [str(part) for part in cast("Iterable[object]", value)]
    return [""]
