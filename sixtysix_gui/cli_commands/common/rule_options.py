"""The options that choose the rules, the same in every command."""

from __future__ import annotations

import argparse

from sixtysix_gui.cli_commands.common.errors import UsageError
from sixtysix_gui.records.rules_tag import RulesTagError, read_overrides
from sixtysix_gui.rules.errors import RulesError, UnknownRuleSetError, quoted
from sixtysix_gui.rules.registry import GAMES
from sixtysix_gui.rules.two_handed.variants import (
    DEFAULT_RULE_SET,
    RuleSet,
    rule_set,
)


class UnknownVariantError(Exception):
    """A rule set of a name that nobody knows; ``str()`` lists those there are."""


class ChangesRefusedError(Exception):
    """Changes that cannot be made to a rule set; ``str()`` is a sentence."""


def add_rule_options(parser: argparse.ArgumentParser) -> None:
    """Add --variant and --rules."""
    parser.add_argument(
        "--variant",
        metavar="V",
        default=DEFAULT_RULE_SET,
        help=f"rule set: {', '.join(GAMES.names(seats=2))} (default: {DEFAULT_RULE_SET})",
    )
    parser.add_argument(
        "--rules",
        metavar="CHANGES",
        default="",
        help='changes to the rule set, as in "out.mode=automatic; game.target=11"',
    )


def chosen_rules(options: argparse.Namespace) -> RuleSet:
    """Give the rule set that the options choose.

    Raises:
        UsageError: if there is none.
    """
    try:
        return read_rules(options.variant, options.rules)
    except UnknownVariantError as error:
        raise UsageError(str(error)) from error
    except ChangesRefusedError as error:
        raise UsageError(f"--rules: {error}") from error


def read_rules(variant: str, changes: str) -> RuleSet:
    """Give a rule set by its name and its changes, written as in a record's tag Rules.

    Raises:
        UnknownVariantError: if there is none of that name.
        ChangesRefusedError: if it cannot be changed like that.
    """
    try:
        return rule_set(variant).with_overrides(read_overrides(changes))
    except UnknownRuleSetError as error:
        raise UnknownVariantError(
            f"{error} Known are {', '.join(GAMES.names(seats=2))}."
        ) from error
    except RulesTagError as error:
        problem = "is given twice" if error.doubled else "is not of the form key=value"
        raise ChangesRefusedError(f"“{quoted(error.part)}” {problem}.") from error
    except RulesError as error:
        raise ChangesRefusedError(str(error)) from error
