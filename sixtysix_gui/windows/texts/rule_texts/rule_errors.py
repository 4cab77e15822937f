"""Why a rule set, a deal code or a word is refused."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.deal_code import ALPHABET, GROUP, LENGTH, DealCodeError
from sixtysix_gui.rules.errors import Conflict, ImpossibleCombinationError, RulesError, quoted
from sixtysix_gui.windows.texts.marking import QT_TRANSLATE_NOOP
from sixtysix_gui.windows.texts.rule_texts.dimensions import dimension_name

_CONFLICTS: Mapping[Conflict, str] = {
    Conflict.BATCHES_MISS_HAND: QT_TRANSLATE_NOOP(
        "RuleErrors", "the batches must add up to the cards of a hand."
    ),
    Conflict.EXCHANGE_NOT_LOWEST: QT_TRANSLATE_NOOP(
        "RuleErrors", "only the lowest card of the pack can be exchanged."
    ),
    Conflict.HEAD_WITHOUT_FOLLOW: QT_TRANSLATE_NOOP(
        "RuleErrors", "nobody can be bound to beat a card in a suit that need not be followed."
    ),
    Conflict.TRUMP_WITHOUT_FOLLOW: QT_TRANSLATE_NOOP(
        "RuleErrors", "nobody can be bound to trump where suit need not be followed."
    ),
    Conflict.LAST_TRICK_CONTRADICTED: QT_TRANSLATE_NOOP(
        "RuleErrors", "the last trick cannot win the deal while something else decides it."
    ),
}


def conflict_sentence(error: ImpossibleCombinationError) -> str:
    """Name the two dimensions that exclude each other, and say why."""
    why = QCoreApplication.translate("RuleErrors", _CONFLICTS[error.conflict])
    sentence = QCoreApplication.translate(
        "RuleErrors", "“{first}” and “{second}” do not go together: {why}"
    )
    first, second = (dimension_name(key) for key in error.keys)
    return sentence.format(first=first, second=second, why=why)


def deal_code_sentence(error: DealCodeError) -> str:
    """Say what a deal code looks like."""
    return QCoreApplication.translate(
        "RuleErrors",
        "“{text}” is no deal code. It has {length} letters in groups of {group}, all out of "
        "{letters}.",
    ).format(text=quoted(error.text.strip()), length=LENGTH, group=GROUP, letters=ALPHABET)


def rules_sentence(error: RulesError) -> str:
    """Say what is wrong, for any error of the rules that a window can meet."""
    if isinstance(error, ImpossibleCombinationError):
        return conflict_sentence(error)
    if isinstance(error, DealCodeError):
        return deal_code_sentence(error)
    return str(error)
