"""Marks texts for translation where they stand in a table, and translates what is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6 import QtCore
from PySide6.QtCore import QCoreApplication

QT_TRANSLATE_NOOP = cast("Callable[[str, str], str]", QtCore.QT_TRANSLATE_NOOP)
"""Give the text of (context, text) as it is; Qt's own lacks the types."""

translate = QCoreApplication.translate
"""Give the text of (context, text) in the language of the program."""
