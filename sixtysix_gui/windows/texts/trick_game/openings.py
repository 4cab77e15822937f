"""The openings of Gaigel in words; their names stay German (many.md 8.3)."""

from collections.abc import Mapping

from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.table.trick_game.words import OPENINGS
from sixtysix_gui.windows.texts.common import QT_TRANSLATE_NOOP, translate

_GLOSSES: Mapping[Opening, str] = {
    Opening.ALTE: QT_TRANSLATE_NOOP(
        "Openings", "you lead an ace face down; only the same ace beats it."
    ),
    Opening.ELF: QT_TRANSLATE_NOOP(
        "Openings", "you lead an ace face up; the trick is yours, whatever is played."
    ),
    Opening.HOEHER: QT_TRANSLATE_NOOP(
        "Openings", "you lead another card face down; a higher one of its suit beats it."
    ),
    Opening.DISSLE: QT_TRANSLATE_NOOP(
        "Openings", "you must hold five sevens at one time, and win no trick until then."
    ),
}
_GLOSSES_GERMAN: Mapping[Opening, str] = {
    **_GLOSSES,
    Opening.ALTE: QT_TRANSLATE_NOOP(
        "Openings", "you lead a Daus face down; only the same Daus beats it."
    ),
    Opening.ELF: QT_TRANSLATE_NOOP(
        "Openings", "you lead a Daus face up; the trick is yours, whatever is played."
    ),
}


def opening_name(opening: Opening) -> str:
    """Name an opening: Ge-Elfen."""
    return OPENINGS[opening]


def opening_gloss(opening: Opening, *, german_suited: bool = False) -> str:
    """Say in one sentence what an opening means for who says it, without its name."""
    return translate("Openings", (_GLOSSES_GERMAN if german_suited else _GLOSSES)[opening])
