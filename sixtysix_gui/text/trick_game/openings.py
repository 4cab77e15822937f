"""The openings of Gaigel in words; their names stay German (many.md 8.3)."""

from collections.abc import Mapping

from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.table.words import OPENINGS
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, translate

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

_RULES: Mapping[Opening, str] = {
    Opening.ALTE: QT_TRANSLATE_NOOP(
        "Openings", "an ace is led face down; only the same ace beats it."
    ),
    Opening.ELF: QT_TRANSLATE_NOOP(
        "Openings", "an ace is led face up; it takes the trick, whatever is played."
    ),
    Opening.HOEHER: QT_TRANSLATE_NOOP(
        "Openings", "a card is led face down; a higher one of its suit beats it."
    ),
    Opening.DISSLE: QT_TRANSLATE_NOOP(
        "Openings", "who opened must hold five sevens at one time, and win no trick until then."
    ),
}
_RULES_GERMAN: Mapping[Opening, str] = {
    **_RULES,
    Opening.ALTE: QT_TRANSLATE_NOOP(
        "Openings", "a Daus is led face down; only the same Daus beats it."
    ),
    Opening.ELF: QT_TRANSLATE_NOOP(
        "Openings", "a Daus is led face up; it takes the trick, whatever is played."
    ),
}
"""The same for all at the table, once an opening is chosen."""


def opening_name(opening: Opening) -> str:
    """Name an opening: Ge-Elfen."""
    return OPENINGS[opening]


def opening_gloss(opening: Opening, *, german_suited: bool = False) -> str:
    """Say in one sentence what an opening means for who says it, without its name."""
    return translate("Openings", (_GLOSSES_GERMAN if german_suited else _GLOSSES)[opening])


def opening_rule(opening: Opening, *, german_suited: bool = False) -> str:
    """Say what an opening that was chosen means for everybody, after its name."""
    rule = translate("Openings", (_RULES_GERMAN if german_suited else _RULES)[opening])
    return f"{opening_name(opening)}: {rule}"
