"""The numbers that are said aloud for marriages."""

from collections.abc import Mapping

from sixtysix_gui.windows.texts.common import QT_TRANSLATE_NOOP, translate

_WORDS: Mapping[int, str] = {
    20: QT_TRANSLATE_NOOP("Numbers", "twenty"),
    40: QT_TRANSLATE_NOOP("Numbers", "forty"),
    60: QT_TRANSLATE_NOOP("Numbers", "sixty"),
    80: QT_TRANSLATE_NOOP("Numbers", "eighty"),
}


def number_word(points: int) -> str:
    """Write the points of a marriage as a word: forty."""
    return translate("Numbers", _WORDS[points])
