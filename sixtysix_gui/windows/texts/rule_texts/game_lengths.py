"""How long people play, in words: to the target of the rules, in a series, or one deal."""

from __future__ import annotations

from collections.abc import Mapping

from sixtysix_gui.rules.length import Length
from sixtysix_gui.rules.two_handed.variants import RuleSet
from sixtysix_gui.windows.texts.marking import QT_TRANSLATE_NOOP, translate

_TO_TARGET: Mapping[int, str] = {
    7: QT_TRANSLATE_NOOP("GameLengths", "To seven"),
    9: QT_TRANSLATE_NOOP("GameLengths", "To nine"),
    11: QT_TRANSLATE_NOOP("GameLengths", "To eleven"),
}
_NAMES: Mapping[Length, str] = {
    "bummerl": QT_TRANSLATE_NOOP("GameLengths", "Bummerl"),
    "best-3": QT_TRANSLATE_NOOP("GameLengths", "Best of 3"),
    "best-5": QT_TRANSLATE_NOOP("GameLengths", "Best of 5"),
    "best-7": QT_TRANSLATE_NOOP("GameLengths", "Best of 7"),
    "deal": QT_TRANSLATE_NOOP("GameLengths", "One deal"),
}
_LINES: Mapping[Length, str] = {
    "game": QT_TRANSLATE_NOOP("GameLengths", "Whoever has {count} game points first wins."),
    "bummerl": QT_TRANSLATE_NOOP(
        "GameLengths",
        "Games to {count}; who loses one gets a Bummerl, won to nothing counts two.",
    ),
    "best-3": QT_TRANSLATE_NOOP(
        "GameLengths", "Whoever wins two games first. Press again for best of 5 or 7."
    ),
    "best-5": QT_TRANSLATE_NOOP(
        "GameLengths", "Whoever wins three games first. Press again for best of 7 or 3."
    ),
    "best-7": QT_TRANSLATE_NOOP(
        "GameLengths", "Whoever wins four games first. Press again for best of 3 or 5."
    ),
    "deal": QT_TRANSLATE_NOOP("GameLengths", "A single deal, and nothing after it."),
}
SERIES: tuple[Length, ...] = ("best-3", "best-5", "best-7")
"""What one part of the switch goes through, a press each."""


def length_name(length: Length, rules: RuleSet) -> str:
    """Name a length; the usual one after the target of the rules."""
    if length != "game":
        return translate("GameLengths", _NAMES[length])
    text = _TO_TARGET.get(rules.game_target)
    if text is not None:
        return translate("GameLengths", text)
    #: a game ends at {count} game points
    return translate("GameLengths", "To {count}").format(count=rules.game_target)


def length_line(length: Length, rules: RuleSet) -> str:
    """Say in a sentence what a length means."""
    return translate("GameLengths", _LINES[length]).format(count=rules.game_target)
