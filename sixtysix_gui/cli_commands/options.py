"""How a command describes its options, and the rules they choose; the same in every command."""

import argparse
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from sixtysix_gui.records import tags
from sixtysix_gui.rules.errors import RulesError, quoted
from sixtysix_gui.rules.sets.rules import DEFAULT_RULE_SET, Rules, rule_set_names
from sixtysix_gui.sentences import Sentence
from sixtysix_gui.speech import texts

_ = texts("Commands")


class UsageError(Exception):
    """Options that cannot be followed; ``str()`` is a sentence for the person."""


LONGEST = 9
"""Digits of a number on the command line at most."""


Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
"""The place where commands are added; argparse has no public name for it."""


def whole_number(least: int, most: int | None = None) -> Callable[[str], int]:
    """Return a reader of whole numbers that are not too small nor too large, for ``type=``."""

    def read(text: str) -> int:
        number = int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST else -1
        if number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(_no_number(text, least, most))
        return number

    return read


def _no_number(text: str, least: int, most: int | None) -> str:
    if most is None:
        pattern = _("“{text}” is not a whole number of {least} or more")
    else:
        pattern = _("“{text}” is not a whole number from {least} to {most}")
    return pattern.format(text=text, least=least, most=most)


def add_file(parser: argparse.ArgumentParser) -> None:
    """Add the one file of records that a command reads."""
    parser.add_argument("file", metavar=_file(), help=_records_or_input())


def add_files(parser: argparse.ArgumentParser) -> None:
    """Add the files of records that a command reads."""
    parser.add_argument("files", metavar=_file(), nargs="+", help=_records_or_input())


def _file() -> str:
    return _("FILE")


def _records_or_input() -> str:
    return _("a file of records, or - for standard input")


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add --json."""
    text = _("print JSON, one object per line")
    parser.add_argument("--json", action="store_true", help=text)


def add_german(parser: argparse.ArgumentParser) -> None:
    """Add --german."""
    text = _("use German card letters")
    parser.add_argument("--german", action="store_true", help=text)


def about(option: str, why: Exception | str) -> UsageError:
    """Return the error that an option cannot be followed, and why."""
    reason = why if isinstance(why, str) else why.args[0]
    return UsageError(Sentence("Commands", _ABOUT, option=option, why=reason))


_ABOUT = "{option}: {why}"


class UnknownVariantError(Exception):
    """A rule set whose name is unknown; ``str()`` lists those there are."""


class ChangesRefusedError(Exception):
    """Changes that cannot be made to a rule set; ``str()`` is a sentence."""


def add_rule_options(parser: argparse.ArgumentParser) -> None:
    """Add --variant and --rules, for every game there is."""
    parser.add_argument(
        "--variant",
        metavar="V",
        default=DEFAULT_RULE_SET,
        help=_("rule set: {names} (default: {usual})").format(
            names=", ".join(rule_set_names()), usual=DEFAULT_RULE_SET
        ),
    )
    parser.add_argument(
        "--rules",
        metavar=_("CHANGES"),
        default="",
        help=_("changes to the rule set, as in {example}").format(
            example='"out.mode=automatic; game.target=11"'
        ),
    )


def chosen_rules(options: argparse.Namespace) -> Rules:
    """Return the rules that the options choose, of whatever game.

    Raises:
        UsageError: if there is none.
    """
    try:
        return read_rules(options.variant, options.rules)
    except UnknownVariantError as error:
        raise UsageError(*error.args) from error
    except ChangesRefusedError as error:
        raise about("--rules", error) from error


def read_rules(variant: str, changes: str, known: Sequence[str] | None = None) -> Rules:
    """Return the rules of a game by name and changes, written as in a record's tag Rules.

    Args:
        variant: The name of the rule set.
        changes: What is changed in it.
        known: The rule sets that may be asked for; all of them where it is left out.

    Raises:
        UnknownVariantError: if there is none of that name.
        ChangesRefusedError: if it cannot be changed like that.
    """
    names = rule_set_names() if known is None else known
    if variant not in names:
        raise _unknown(variant, names)
    with _changes_explained():
        return tags.read_rules(variant, changes)


@contextmanager
def _changes_explained() -> Generator[None, None, None]:
    try:
        yield
    except tags.RulesTagError as error:
        part = quoted(error.part)
        raise ChangesRefusedError(
            Sentence("Commands", "“{part}” is given twice.", part=part)
            if error.doubled
            else Sentence("Commands", "“{part}” is not of the form key=value.", part=part)
        ) from error
    except RulesError as error:
        raise ChangesRefusedError(*error.args) from error


def _unknown(variant: str, known: Iterable[str]) -> UnknownVariantError:
    return UnknownVariantError(
        Sentence(
            "Commands",
            "There is no rule set named “{name}”. Available: {known}.",
            name=quoted(variant),
            known=", ".join(known),
        )
    )
