"""The keys of the review: letters from wherever the focus is, arrows along the decisions."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QWidget
from typing_extensions import override

from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import keys_of, meaning_of

Acts = Mapping[Purpose, Callable[[], object]]


class ReviewKeys(QObject):
    """Does what the keys of a review are for.

    ``always`` are the acts of the viewer with the coach and without him, ``acts`` those with him;
    ``is_with_coach`` tells which it is. ``at_table`` are the acts of the table, for letters that
    mean nothing in the review itself; while ``is_asked`` they are those of the answers.
    """

    def __init__(
        self,
        window: QWidget,
        always: Acts,
        acts: Acts,
        at_table: Acts,
        is_with_coach: Callable[[], bool],
        is_asked: Callable[[], bool],
    ) -> None:
        """Take up the acts; ``listen_to`` and ``lead_by_arrows`` add what needs more than a key."""
        super().__init__(window)
        self._window = window
        self._always = always
        self._acts = acts
        self._at_table = at_table
        self._is_with_coach = is_with_coach
        self._is_asked = is_asked
        self._arrows: list[QShortcut] = []

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key is for; say whether it was for anything here."""
        with_coach = self._is_with_coach()
        acts = {**self._always, **({**self._at_table, **self._acts} if with_coach else {})}
        asked = (Context.ANSWERS,) if with_coach and self._is_asked() else ()
        meaning = meaning_of(event, Context.VIEWER, Context.REVIEW, *asked)
        if meaning is None:  # a letter that the review does not have asks about a move
            meaning = meaning_of(event, Context.ANSWERS)
        act = None if meaning is None else acts.get(meaning.purpose)
        if act is None:
            return False
        act()
        return True

    def listen_to(self, lists: Sequence[QWidget]) -> None:
        """Take the letters from lists, which would search by them."""
        for one in lists:
            one.installEventFilter(self)

    def lead_by_arrows(
        self, deals: QComboBox, along: Callable[[int], None], deal: Callable[[int], None]
    ) -> None:
        """Let the arrows lead along the decisions, or along the deals while these have the focus.

        They are shortcuts, because a button that has the focus would take them for itself.
        """
        for way, key in zip((-1, 1), keys_of(Purpose.DECISIONS), strict=True):
            arrow = QShortcut(QKeySequence(key), self._window)
            arrow.activated.connect(partial(self._follow, deals, along, deal, way))
            self._arrows.append(arrow)

    def turn_arrows(self, *, on: bool) -> None:
        """Take the arrows, or leave them to whoever has the focus."""
        for arrow in self._arrows:
            arrow.setEnabled(on)

    @staticmethod
    def _follow(
        deals: QComboBox, along: Callable[[int], None], deal: Callable[[int], None], way: int
    ) -> None:
        if not deals.hasFocus():
            along(way)
        elif 0 <= deals.currentIndex() + way < deals.count():
            deal(deals.currentIndex() + way)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a letter that is for something."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.text():
            plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            if plain and event.text().isalpha() and self.press(event):
                return True
        return super().eventFilter(watched, event)
