"""The keys of an exercise, wherever in the table's page the focus is."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from typing_extensions import override

from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import meaning_of
from sixtysix_gui.windows.table_page import TablePage

Acts = Mapping[Purpose, Callable[[], object]]
"""What keys do now; a purpose that is not there has no key."""


class ExerciseKeys(QObject):
    """Takes keys before the table does, and those that nothing else on its page has taken.

    ``acts`` says what they do now, ``silent`` which questions by key get no answer because it would
    be that of the exercise; ``leave`` is told of Esc that nothing else has taken, ``hurry`` of
    Space while tricks are played, and says whether they are.
    """

    def __init__(
        self,
        page: TablePage,
        acts: Callable[[], Acts],
        silent: Callable[[], frozenset[Purpose]],
        leave: Callable[[], bool],
        hurry: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """Listen to nothing yet."""
        super().__init__(parent)
        self._page = page
        self._acts, self._silent, self._leave, self._hurry = acts, silent, leave, hurry

    def listen(self, *, on: bool) -> None:
        """Take keys from now on, or leave them to others."""
        for watched in (self._page, self._page.table):
            if on:
                watched.installEventFilter(self)
            else:
                watched.removeEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys that mean something now."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._press(event, on_table=watched is self._page.table)
        return super().eventFilter(watched, event)

    def _press(self, event: QKeyEvent, *, on_table: bool) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            return not on_table and self._leave()
        if event.key() == Qt.Key.Key_Space and self._hurry():
            return True
        acts = self._acts()
        meaning = meaning_of(event, Context.EXERCISES, Context.ANSWERED, Context.PLAYBACK)
        act = None if meaning is None else acts.get(meaning.purpose)
        if act is not None:
            if not event.isAutoRepeat():
                act()
            return True
        asked = meaning_of(event, Context.TABLE, Context.QUESTIONS)
        return asked is not None and asked.purpose in self._silent()
