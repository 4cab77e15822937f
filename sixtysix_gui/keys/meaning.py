"""What a pressed key means, and how a key is written for a person: the one place that decides."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from sixtysix_gui.keys.positions import is_sign, place_of
from sixtysix_gui.keys.rows import ROWS, Context, Purpose, Row

_NATIVE = QKeySequence.SequenceFormat.NativeText
_ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
_SIGNIFICANT = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
"""The modifiers that count: not where on the keyboard a digit was pressed."""
_MODIFIERS = {
    "Shift": Qt.KeyboardModifier.ShiftModifier,
    "Ctrl": Qt.KeyboardModifier.ControlModifier,
    "Alt": Qt.KeyboardModifier.AltModifier,
}
_SHIFT = Qt.KeyboardModifier.ShiftModifier.value
_KEYS = {
    "Esc": Qt.Key.Key_Escape,
    "PgDown": Qt.Key.Key_PageDown,
    "PgUp": Qt.Key.Key_PageUp,
    ",": Qt.Key.Key_Comma,
    "?": Qt.Key.Key_Question,
}
"""The keys that Qt writes otherwise than it names them."""
_ALONE = "Alt"
"""The key that Qt knows only as a part of others."""
_ENTER = ("Return", "Enter")


@dataclass(frozen=True)
class Meaning:
    """What a key means; ``place`` counts the keys of a row from 0."""

    purpose: Purpose
    place: int = 0


def row_of(purpose: Purpose) -> Row:
    """Give the row of a purpose."""
    return _rows()[purpose]


def keys_of(purpose: Purpose) -> tuple[str, ...]:
    """Give the keys of a purpose in the language of the program, the one that is shown first."""
    return row_of(purpose).keys_in(_language())


def meaning_of(event: QKeyEvent, *contexts: Context) -> Meaning | None:
    """Say what a pressed key means in some contexts; None if nothing.

    What the key writes comes first; a key that writes no Latin letter counts by its place.
    """
    known = _meanings(_language(), contexts)
    modifiers = (event.modifiers() & _SIGNIFICANT).value
    if event.key() == Qt.Key.Key_Alt:
        return known.get(event.key())
    possible = [event.key() | modifiers]
    if is_sign(event):  # such as "?", which is written with Shift on most keyboards
        possible.append(event.key() | modifiers & ~_SHIFT)
    place = place_of(event)
    if place:
        possible.append(ord(place) | modifiers)
    return next((known[key] for key in possible if key in known), None)


def key_text(key: str, *, in_words: bool = False) -> str:
    """Write one key as a person reads it on this system, in the language of the program.

    Arrows are drawn, except ``in_words``, which is for those who hear it.
    """
    if key == _ALONE:
        return QKeySequence("Alt+A").toString(_NATIVE)[:-1].rstrip("+")
    if key in _ENTER:
        return QCoreApplication.translate("Keys", "Enter")
    native = QKeySequence(key).toString(_NATIVE)
    last = key.rpartition("+")[2]
    if last not in _ARROWS or in_words:
        return native
    return native.removesuffix(QKeySequence(last).toString(_NATIVE)) + _ARROWS[last]


def shown_key(purpose: Purpose) -> str:
    """Write the key of a purpose that menus and chips show."""
    return key_text(keys_of(purpose)[0])


def keys_text(purpose: Purpose, *, in_words: bool = False) -> str:
    """Write all keys of a purpose, as lists of keys show them."""
    row, keys = row_of(purpose), keys_of(purpose)
    texts = list(dict.fromkeys(key_text(key, in_words=in_words) for key in keys))
    if not row.one_each:
        return ", ".join(texts)
    return " ".join(texts) if len(texts) <= 2 else f"{texts[0]} … {texts[-1]}"


def _language() -> str:
    return QLocale().name().split("_")[0]


@cache
def _rows() -> dict[Purpose, Row]:
    return {row.purpose: row for row in ROWS}


@cache
def _meanings(language: str, contexts: tuple[Context, ...]) -> dict[int, Meaning]:
    return {
        _combined(key): Meaning(row.purpose, place if row.one_each else 0)
        for row in ROWS
        if row.context in contexts
        for place, key in enumerate(row.keys_in(language))
    }


def _combined(key: str) -> int:
    """Give key and modifiers as the number that ``QKeyEvent`` gives them together."""
    *modifiers, last = key.split("+")
    named = _KEYS.get(last) or Qt.Key[f"Key_{last}"]
    return sum((_MODIFIERS[name].value for name in modifiers), start=named.value)
