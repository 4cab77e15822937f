"""How a command describes its options, and the rules they choose; the same in every command."""

import argparse
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Protocol

from sixtysix_gui.records.rules_tag import RulesTagError, read_overrides
from sixtysix_gui.records.trick_game.rules import read_trick_rules
from sixtysix_gui.rules.errors import RulesError, UnknownRuleSetError, quoted
from sixtysix_gui.rules.registry import GAMES, TRICK_GAMES
from sixtysix_gui.rules.trick_game.rule_set.trick_rules import TrickRules
from sixtysix_gui.rules.two_handed.variants import (
    DEFAULT_RULE_SET,
    RuleSet,
    rule_set,
    rule_set_names,
)


class UsageError(Exception):
    """Options that cannot be followed; ``str()`` is a sentence for the person."""


LONGEST = 9
"""Digits of a number on the command line at most."""


class Commands(Protocol):
    """The place where commands are added; argparse has no public name for it."""

    def add_parser(
        self,
        name: str,
        *,
        help: str,
        description: str,
        allow_abbrev: bool,
    ) -> argparse.ArgumentParser:
        """Add a command and give its parser."""
        ...


def whole_number(least: int, most: int | None = None) -> Callable[[str], int]:
    """Give a reader of whole numbers that are not too small nor too large, for ``type=``."""
    wanted = f"from {least} up" if most is None else f"from {least} to {most}"

    def read(text: str) -> int:
        number = int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST else -1
        if number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(f"“{text}” is not a whole number {wanted}")
        return number

    return read


class UnknownVariantError(Exception):
    """A rule set of a name that nobody knows; ``str()`` lists those there are."""


class ChangesRefusedError(Exception):
    """Changes that cannot be made to a rule set; ``str()`` is a sentence."""


def add_rule_options(parser: argparse.ArgumentParser) -> None:
    """Add --variant and --rules, for every game there is."""
    parser.add_argument(
        "--variant",
        metavar="V",
        default=DEFAULT_RULE_SET,
        help=f"rule set: {', '.join(GAMES.names())} (default: {DEFAULT_RULE_SET})",
    )
    parser.add_argument(
        "--rules",
        metavar="CHANGES",
        default="",
        help='changes to the rule set, as in "out.mode=automatic; game.target=11"',
    )


def chosen_rules(options: argparse.Namespace) -> RuleSet | TrickRules:
    """Give the rules that the options choose, of whatever game.

    Raises:
        UsageError: if there is none.
    """
    try:
        return read_rules_of_any(options.variant, options.rules)
    except UnknownVariantError as error:
        raise UsageError(str(error)) from error
    except ChangesRefusedError as error:
        raise UsageError(f"--rules: {error}") from error


def read_rules_of_any(variant: str, changes: str) -> RuleSet | TrickRules:
    """Give the rules of any game by name and changes, written as in a record's tag Rules.

    Raises:
        UnknownVariantError: if there is none of that name.
        ChangesRefusedError: if it cannot be changed like that.
    """
    if variant in TRICK_GAMES.names():
        with _changes_explained():
            return read_trick_rules(variant, changes)
    if variant not in rule_set_names():
        known = ", ".join(GAMES.names())
        raise UnknownVariantError(f"{UnknownRuleSetError(variant)} Known are {known}.")
    return read_rules(variant, changes)


@contextmanager
def _changes_explained() -> Generator[None, None, None]:
    try:
        yield
    except RulesTagError as error:
        problem = "is given twice" if error.doubled else "is not of the form key=value"
        raise ChangesRefusedError(f"“{quoted(error.part)}” {problem}.") from error
    except RulesError as error:
        raise ChangesRefusedError(str(error)) from error


def read_rules(variant: str, changes: str) -> RuleSet:
    """Give a rule set for two by name and changes, written as in a record's tag Rules.

    Raises:
        UnknownVariantError: if there is none of that name.
        ChangesRefusedError: if it cannot be changed like that.
    """
    try:
        named = rule_set(variant)
    except UnknownRuleSetError as error:
        raise UnknownVariantError(f"{error} Known are {', '.join(rule_set_names())}.") from error
    with _changes_explained():
        return named.with_overrides(read_overrides(changes))
