"""Finds, in a language whose texts stand between marks, what code has added to them or cut off."""

import re
from collections.abc import Iterable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QLabel,
    QLineEdit,
    QTextEdit,
    QWidget,
)

from tests.helpers.made_up_language import BEGIN, END
from tests.helpers.windows.shown_texts import plain_texts, texts_of_model, windows

_WORD = re.compile(r"[^\W\d_]{2,}")
_TAG = re.compile(r"<[^>]*>|&\w+;")
_CUT = re.compile(r"\w…\w")
_ENDS_SENTENCE = re.compile(r"[.!?…:;”“)]$")
_GLUE = ("", ",", ":", "–")
"""Signs that code must not put between two visible texts; for screen readers, lists have commas."""


def texts_seen() -> Iterator[str]:
    """Yield what eyes read: labels, lists, pages, buttons, placeholders and menu entries."""
    for window in windows():
        for widget in (window, *window.findChildren(QWidget)):
            if isinstance(widget, QLabel | QAbstractButton):
                yield widget.text()
            if isinstance(widget, QLineEdit):
                yield widget.placeholderText()
            if isinstance(widget, QTextEdit):
                yield from widget.toPlainText().splitlines()
            if isinstance(widget, QAbstractItemView):
                yield from texts_of_model(widget, (Qt.ItemDataRole.DisplayRole,))
            yield from (action.text() for action in widget.actions())
        yield from (action.text() for action in window.findChildren(QAction))


def texts_told() -> Iterator[str]:
    """Yield what readers of the screen say, and tool tips."""
    yield from plain_texts()
    for window in windows():
        yield from (widget.toolTip() for widget in window.findChildren(QWidget))


def faults_seen(names: frozenset[str]) -> list[str]:
    """Return what is wrong with all that the open windows show; ``names`` are no words."""
    seen = faults_of(texts_seen(), names, _GLUE)
    return sorted({*seen, *faults_of(texts_told(), names)})


def faults_of(
    texts: Iterable[str], names: frozenset[str], glue: tuple[str, ...] = ("",)
) -> list[str]:
    """Return what is not translated, cut, or joined by code with ``glue``."""
    return sorted({fault for text in texts if (fault := _fault_of(text, names, glue))})


def _fault_of(text: str, names: frozenset[str], glue: tuple[str, ...]) -> str:
    if text.count(BEGIN) != text.count(END) or _CUT.search(text):
        return f"cut: {text}"
    outside, pieces = _parted(_TAG.sub(" ", text))
    for name in sorted(names, key=len, reverse=True):
        outside = outside.replace(name, "")
    if _WORD.search(outside):
        return f"not translated: {text}"
    between = re.split(f"{BEGIN}{END}", outside)[1:-1] if pieces else []
    for piece, joint in zip(pieces, between, strict=False):
        if joint.strip(" ") in glue and not _ENDS_SENTENCE.search(piece.rstrip(END + " ")):
            return f"joined by code: {text}"
    return ""


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
