"""Which Latin letter stands at the place of a pressed key, whatever its keyboard writes there.

A keyboard with Cyrillic letters alone writes "П" where "M" would stand, and no shortcut of a Latin
letter fires. Qt gives the number that the system gives the key.
"""

import sys
import unicodedata
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from sixtysix_gui import languages
from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.sentences import Texts, marks

_ = Texts(QCoreApplication.translate, "Keys")
mark = marks("Keys")

_ROWS = ((2, "1234567890"), (16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM,"))
"""The first number of each row of keys, and what stands there on an American keyboard.

They are those of the first set of scan codes, which Windows gives as they are and Linux, for X11
and Wayland, 8 higher (linux/input-event-codes.h, the evdev rules of XKB).
"""
_BY_SCAN_CODE = {first + place: letter for first, row in _ROWS for place, letter in enumerate(row)}
_ABOVE_SCAN_CODE = 8
_MAC_KEYS = "ASDFHGZXCV BQWERYT123465 97 80 OU IP LJ K  , NM"
"""What stands at the virtual keys of macOS, from 0 (HIToolbox/Events.h, kVK_ANSI_A and so on)."""
_BY_MAC_KEY = {number: letter for number, letter in enumerate(_MAC_KEYS) if letter != " "}


def place_of(event: QKeyEvent) -> str:
    """Return what an American keyboard has at the place of a key; empty where that is unknown.

    Only where the key itself writes nothing that could be meant: a letter stands for one that is
    not Latin, a digit for anything but letters and digits of ASCII, a comma for another sign.
    """
    written = _written(event)
    there = _letter_at(event)
    if there.isalpha():
        return there if _is_foreign(written) else ""
    if there.isdigit():
        return "" if written.isascii() and written.isalnum() else there
    return "" if written.isalnum() else there


def is_sign(event: QKeyEvent) -> bool:
    """Return whether a key writes something that is neither letter nor digit nor a space."""
    written = _written(event)
    return bool(written) and not written.isalnum() and not written.isspace()


def _written(event: QKeyEvent) -> str:
    return chr(event.key()) if 0 < event.key() <= sys.maxunicode else ""


def _is_foreign(written: str) -> bool:
    return written.isalpha() and not unicodedata.name(written, "LATIN").startswith("LATIN")


def _letter_at(event: QKeyEvent) -> str:
    if sys.platform == "darwin":
        return _BY_MAC_KEY.get(event.nativeVirtualKey(), "")
    above = 0 if sys.platform == "win32" else _ABOVE_SCAN_CODE
    return _BY_SCAN_CODE.get(event.nativeScanCode() - above, "")


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
    "Meta": Qt.KeyboardModifier.MetaModifier,
}
_SHIFT = Qt.KeyboardModifier.ShiftModifier.value
_KEYS = {
    "Del": Qt.Key.Key_Delete,
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


def keys_of(purpose: Purpose) -> tuple[str, ...]:
    """Return the keys of a purpose in the language of the program, the one that is shown first."""
    return purpose.keys_in(_language())


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
        return _("Enter")
    native = QKeySequence(key).toString(_NATIVE)
    last = key.rpartition("+")[2]
    if last not in _ARROWS or in_words:
        return native
    return native.removesuffix(QKeySequence(last).toString(_NATIVE)) + _ARROWS[last]


def shown_key(purpose: Purpose) -> str:
    """Write the key of a purpose that menus and chips show; nothing where it has none."""
    return next(map(key_text, keys_of(purpose)), "")


def keys_text(purpose: Purpose, *, in_words: bool = False) -> str:
    """Write all keys of a purpose, as lists of keys show them."""
    texts = list(dict.fromkeys(key_text(key, in_words=in_words) for key in keys_of(purpose)))
    if not purpose.value.one_each:
        return ", ".join(texts)
    return " ".join(texts) if len(texts) <= 2 else f"{texts[0]} … {texts[-1]}"


_PLACES: tuple[tuple[str, frozenset[Context]], ...] = (
    (mark("At the table"), frozenset((Context.TABLE,))),
    (
        mark("In games for three and four"),
        frozenset(
            (
                Context.COMPANY,
                Context.CALLS,
                Context.BIDS,
                Context.NAMING,
                Context.OPENINGS,
                Context.CONTRACTS,
            )
        ),
    ),
    (mark("Asking about the game"), frozenset((Context.QUESTIONS,))),
    (mark("In the window"), frozenset((Context.WINDOW,))),
    (mark("In the archive"), frozenset((Context.ARCHIVE,))),
    (mark("In training"), frozenset((Context.TRAINING,))),
    (
        mark("In an exercise"),
        frozenset(
            (
                Context.EXERCISES,
                Context.ANSWERED,
                Context.CHOOSING,
                Context.PLAYBACK,
                Context.PICKING,
            )
        ),
    ),
    (mark("Viewing a game record"), frozenset((Context.VIEWER,))),
    (mark("Reviewing with the coach"), frozenset((Context.REVIEW,))),
)
"""The groups in which help lists the keys: a heading, and the contexts below it."""


@dataclass(frozen=True)
class KeyGroup:
    """The keys of one place: where they work, and (keys, what they do) for each."""

    title: str
    lines: tuple[tuple[str, str], ...]


def key_groups() -> tuple[KeyGroup, ...]:
    """Return every key that does something, by where it works, in the language of the program."""
    return tuple(
        KeyGroup(
            _(title),
            tuple(
                (keys_text(purpose), _(purpose.value.does))
                for purpose in Purpose
                if purpose.value.context in contexts and keys_of(purpose)
            ),
        )
        for title, contexts in _PLACES
    )


def _language() -> str:
    return languages.chosen_by([QLocale().name()]) or languages.FALLBACK


@cache
def _meanings(language: str, contexts: tuple[Context, ...]) -> dict[int, Meaning]:
    return {
        _combined(key): Meaning(purpose, place if purpose.value.one_each else 0)
        for purpose in Purpose
        if purpose.means_in(contexts)
        for place, key in enumerate(purpose.keys_in(language))
    }


def _combined(key: str) -> int:
    """Return key and modifiers as the number that ``QKeyEvent`` gives them together."""
    *modifiers, last = key.split("+")
    # a letter of a language's own alphabet has no name in Qt
    named = (_KEYS.get(last) or Qt.Key[f"Key_{last}"]).value if last.isascii() else ord(last)
    return sum((_MODIFIERS[name].value for name in modifiers), start=named)
