"""The dimensions of the rules and their values in words, from dimensions.toml (rules.md 1.3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from sixtysix_gui.rules.sets.contracts import (
    BIDDER_LEADS,
    CONTRACTS,
    PARTNER_OUT,
    contract_table,
)
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.contracts import contract_name
from sixtysix_gui.text.data_files import read_tables

_ = texts("Rules")

_FILE = "dimensions.toml"


class Group(StrEnum):
    """The groups in which dimensions are shown, by their keys in dimensions.toml."""

    DEAL = "deal"
    PLAY = "play"
    CALLS = "calls"
    MARRIAGES = "marriages"
    EXCHANGE = "exchange"
    CLOSING = "closing"
    OUT = "out"
    END = "end"
    SCORING = "scoring"
    GAME = "game"


@dataclass(frozen=True)
class DimensionText:
    """A dimension in English, as dimensions.toml describes it."""

    group: str
    name: str
    explanation: str
    without_closing: str = ""
    values: Mapping[str, str] | None = None


@cache
def dimension_texts() -> Mapping[str, DimensionText]:
    """Return what is said of all dimensions, by their keys.

    Raises:
        DataFileError: if dimensions.toml is missing or damaged.
    """
    tables = read_tables(_FILE)["dimensions"]
    return {key: DimensionText(**row) for key, row in tables.items()}


@cache
def _headings() -> Mapping[str, str]:
    return read_tables(_FILE)["groups"]


def dimension_group(key: str) -> Group:
    """Return the group in which a dimension is shown."""
    return Group(dimension_texts()[key].group)


def dimension_name(key: str) -> str:
    """Return what a dimension is called."""
    return _(dimension_texts()[key].name)


def dimension_explanation(key: str, rules: Rules) -> str:
    """Return what a dimension decides in a game."""
    text = dimension_texts()[key]
    without_closing = "" if rules.close else text.without_closing
    return _(without_closing or text.explanation)


def group_name(group: Group) -> str:
    """Return the heading of a group."""
    return _(_headings()[group])


def full_name(key: str) -> str:
    """Name a dimension with its group, so that it is clear on its own: Closing: before drawing."""
    return f"{group_name(dimension_group(key))}: {dimension_name(key)}"


def value_name(key: str, value: Value) -> str:
    """Return a value of a dimension in words."""
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if isinstance(value, tuple):
        return _list_name(key, value)
    word = (dimension_texts()[key].values or {}).get(str(value))
    return str(value) if word is None else _(word)


def _list_name(key: str, value: tuple[int, ...] | tuple[str, ...]) -> str:
    if key == BIDDER_LEADS:
        return _leading(value)
    if key == PARTNER_OUT and value:
        return ", ".join(contract_name(str(one)) for one in value)
    if key in (CONTRACTS, PARTNER_OUT):
        return _counted(value)
    return " – ".join(map(str, value))


def _leading(contracts: tuple[object, ...]) -> str:
    """Say which contracts their players lead to, where it is one of the usual choices."""
    without_trumps, schnapser_too = contract_table().agreements[BIDDER_LEADS]
    if contracts == without_trumps:
        return _("without trumps")
    if contracts == schnapser_too:
        return _("Schnapser and Bauernschnapser too")
    return _counted(contracts)


def _counted(contracts: tuple[object, ...]) -> str:
    return _("%n contract(s)", "", len(contracts))
