"""The options that choose the rules, the same in every command."""

from __future__ import annotations

import argparse

from sixtysix_gui.cli_commands.errors import UsageError
from sixtysix_gui.records.rules_tag import RulesTagError, read_overrides
from sixtysix_gui.rules.errors import RulesError, UnknownRuleSetError
from sixtysix_gui.rules.variants import DEFAULT_RULE_SET, RuleSet, rule_set, rule_set_names


def add_rule_options(parser: argparse.ArgumentParser) -> None:
    """Add --variant and --rules."""
    parser.add_argument(
        "--variant",
        metavar="V",
        default=DEFAULT_RULE_SET,
        help=f"rule set: {', '.join(rule_set_names())} (default: {DEFAULT_RULE_SET})",
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
        return rule_set(options.variant).with_overrides(read_overrides(options.rules))
    except UnknownRuleSetError as error:
        raise UsageError(f"{error} Known are {', '.join(rule_set_names())}.") from error
    except RulesTagError as error:
        problem = "is given twice" if error.doubled else "is not of the form key=value"
        raise UsageError(f"--rules: “{error.part}” {problem}.") from error
    except RulesError as error:
        raise UsageError(f"--rules: {error}") from error
