"""Finds, in a language whose texts stand between marks, what code has added to them or cut off."""

import re
from collections.abc import Iterable, Iterator

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from tests.helpers.made_up_language import BEGIN, END
from tests.helpers.windows.shown_texts import plain_texts, windows

_WORD = re.compile(r"[^\W\d_]{2,}")
_TAG = re.compile(r"<[^>]*>|&\w+;")
_ENDS_SENTENCE = re.compile(r"[.!?…:;”“)]$")


def all_texts_shown() -> Iterator[str]:
    """Yield labels, lists, names for readers, buttons, placeholders and menu entries."""
    yield from plain_texts()
    for window in windows():
        for widget in (window, *window.findChildren(QWidget)):
            if isinstance(widget, QAbstractButton):
                yield widget.text()
            if isinstance(widget, QLineEdit):
                yield widget.placeholderText()
            yield from (action.text() for action in widget.actions())
        yield from (action.text() for action in window.findChildren(QAction))


def faults_of(texts: Iterable[str], names: frozenset[str]) -> list[str]:
    """Return what is not translated, cut, or joined by code; ``names`` need no translation."""
    return sorted({fault for text in texts if (fault := _fault_of(text, names))})


def _fault_of(text: str, names: frozenset[str]) -> str:
    if text.count(BEGIN) != text.count(END):
        return f"cut: {text}"
    outside, pieces = _parted(_TAG.sub(" ", text))
    for name in sorted(names, key=len, reverse=True):
        outside = outside.replace(name, "")
    if _WORD.search(outside):
        return f"not translated: {text}"
    between = re.split(f"{BEGIN}{END}", outside)[1:-1] if pieces else []
    for piece, glue in zip(pieces, between, strict=False):
        if not glue.strip() and "\n" not in glue and not _ENDS_SENTENCE.search(_last(piece)):
            return f"joined by code: {text}"
    return ""


def _last(piece: str) -> str:
    """Return a piece up to its last sign, without marks of what was filled in at its end."""
    return piece.rstrip(END + " ")


def _parted(text: str) -> tuple[str, list[str]]:
    """Return what stands outside of all marks, with a pair of marks for each piece, and these."""
    outside, pieces, depth = "", [""], 0
    for sign in text:
        if sign == BEGIN:
            depth += 1
            outside += BEGIN if depth == 1 else ""
        elif sign == END and depth:
            depth -= 1
            if not depth:
                outside += END
                pieces.append("")
        elif depth:
            pieces[-1] += sign
        else:
            outside += sign
    return outside, pieces[:-1]
