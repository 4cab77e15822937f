"""What the viewer has besides with the coach: parts, when and how large they are, and keys."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget
from typing_extensions import override

from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import keys_of, meaning_of, shown_key
from sixtysix_gui.table.cards.kit import style_of
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.replay_table import ReplayTable
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.review.coach_column import CoachColumn
from sixtysix_gui.windows.review.deal_strip import DealStrip
from sixtysix_gui.windows.viewer.below_table import LowerRows, StepBar, Way
from sixtysix_gui.windows.viewer.deal_panel import DealPanel
from sixtysix_gui.windows.widgets.basic import button, set_tool_tip

_ = texts("ReviewParts")

_COLUMN, _LARGE_COLUMN = 17.6, 20.0
"""Widths of the column in text units."""
_SHARE = 0.3
_LEAST = 200
"""The most of the window that the column takes, if it can do with that; its least in pixels."""
_SMALL_WIDTH, _SMALL_HEIGHT = 1000, 700
_LARGE_WIDTH, _LARGE_HEIGHT = 1800, 1000
"""Pixels at the usual size of text below which a window is small, from which on it is large."""
_TURNS_PAGES = 1.75
"""From this size of text on a small window shows either the table or the coach."""
_NARROW, _LOW = 600, 460
"""Width and height below which it does so too, at the usual size of text: parts would overlap."""


@dataclass(frozen=True)
class ReviewForm:
    """What fits; ``unit`` is the height of plain text, ``column`` the width, both in pixels.

    A ``small`` window has marks in place of rows, steps without words, and a strip without bands.
    With ``pages`` table and column take turns.
    """

    unit: float
    column: int
    small: bool
    large: bool
    pages: bool


def form_for(width: int, height: int, text_scale: float, wished: float) -> ReviewForm:
    """Return the form for a window's size in pixels and a text scale from 1 to 2.

    ``wished`` is the size that the person wants; a small screen may have no room for that.
    """
    unit = TableLayout.for_size(width, height, text_scale).metrics.text_unit
    small = width < _SMALL_WIDTH * text_scale or height < _SMALL_HEIGHT * text_scale
    large = width >= _LARGE_WIDTH * text_scale and height >= _LARGE_HEIGHT * text_scale
    narrow = width < _NARROW * wished or height < _LOW * wished
    wanted = (_LARGE_COLUMN if large else _COLUMN) * unit
    column = max(min(wanted, _SHARE * width), _LEAST * text_scale)
    return ReviewForm(
        unit=unit,
        column=round(column),
        small=small,
        large=large,
        pages=small and (wished >= _TURNS_PAGES or narrow),
    )


_MARGIN = 24
"""Pixels at both sides of the rows of buttons together."""


@dataclass(frozen=True)
class PlainParts:
    """What the viewer has without the coach as well."""

    table: ReplayTable
    panel: DealPanel
    bar: StepBar


class ReviewParts(QObject):
    """Makes the parts, and shows and sizes those that a window has room for.

    ``acts`` are the buttons of the plain viewer, of which the last one closes it.
    """

    def __init__(
        self, viewer: QWidget, plain: PlainParts, deals: int, options: TableOptions
    ) -> None:
        """Make them, for a number of deals to choose from."""
        super().__init__(viewer)
        self._plain = plain
        name = _("Deal {number} of {count}")
        names = [name.format(number=number, count=deals) for number in range(1, deals + 1)]
        self.column = CoachColumn(names, style_of(options))
        self.strip = DealStrip()
        self.strip.speed = Speed(options.speed)
        self.next_mistake = button(_("&Next mistake"), main=True)
        self.next_mistake.setObjectName("next-mistake")
        self.coach_act = button("")
        self.coach_act.setObjectName("with-coach")
        set_tool_tip(self.coach_act, shown_key(Purpose.WITH_COACH))
        self.page_act = button("")
        self.page_act.setObjectName("other-page")
        set_tool_tip(self.page_act, shown_key(Purpose.REVIEW_PAGE))
        self.acts: list[QPushButton] = []
        self._form: ReviewForm | None = None
        self._turned_to_coach = False

    @property
    def close_act(self) -> QPushButton:
        """The button that closes the viewer."""
        return self.acts[-1]

    def order_stops(self) -> None:
        """Lead Tab through the column, along the strip and the steps, and to the acts at last."""
        plain, column = self._plain, self.column
        panel = plain.panel
        stops: list[QWidget] = [panel.deals, panel.eyes, panel.tricks, panel.ace.ask, panel.play]
        stops += [plain.table, *column.tab_stops()]
        stops += [self.strip, *plain.bar.buttons.values(), self.next_mistake, self.page_act]
        stops += [*self.acts[:-1], self.coach_act, self.close_act]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def focus_steps(self) -> None:
        """Put the focus on a step that leads on, or back where the deal is over."""
        steps = self._plain.bar.buttons
        ahead = steps[Way.NEXT]
        (ahead if ahead.isEnabled() else steps[Way.PREVIOUS]).setFocus()

    # ------------------------------------------------------------------------------ what is seen

    @property
    def is_coachs_page(self) -> bool:
        """Whether the coach has the window to himself, where the table takes turns with him."""
        return self._form is not None and self._form.pages and self._turned_to_coach

    def show(self, *, coach: bool, hidden_acts: Collection[str]) -> None:
        """Show what belongs to the viewer with the coach, or without.

        ``hidden_acts`` are the names of acts that the deal does not allow.
        """
        form, plain = self._form, self._plain
        pages, small = (form.pages, form.small) if form is not None else (False, False)
        turned = coach and self.is_coachs_page
        plain.panel.setVisible(not coach)
        self.column.setVisible(coach and (turned or not pages))
        plain.table.setVisible(not turned)
        self.strip.setVisible(coach)
        self.next_mistake.setVisible(coach)
        self.page_act.setVisible(coach and pages)
        self.page_act.setText(_("Table") if turned else _("Notes"))
        other = _("Without the coach") if coach else _("With the coach")
        self.coach_act.setText(other)
        plain.bar.keep_words_to_moves(kept=coach)
        plain.bar.show_words(shown=not (coach and small))
        for act in self.acts[:-1]:
            name = act.objectName()
            act.setVisible(name not in hidden_acts and not coach)

    def take_form(self, form: ReviewForm) -> None:
        """Keep what fits for the next ``show``."""
        self._form = form

    def fit(self, form: ReviewForm, width: int, rows: LowerRows) -> bool:
        """Size column, strip and rows of buttons for that width; say whether the rows have room."""
        column, plain = self.column, self._plain
        if form.pages:
            column.setMinimumWidth(0)
            column.setMaximumWidth(width)
        else:
            room = max(width - plain.table.minimumWidth(), 1)
            column.setFixedWidth(min(form.column, room))
        column.set_form(form.unit, block=form.small, page=form.pages)
        self.strip.set_form(form.unit, bands=not form.small, large=form.large)
        if rows.wanted_width() > width - _MARGIN:
            plain.bar.show_words(shown=False)
        return rows.fit(width - _MARGIN)

    def make_room(self, height: int) -> bool:
        """Leave the strip to the coach's page where table and strip take turns; say if it has room.

        ``height`` is what sentence and buttons leave to table and strip, in pixels.
        """
        has_room = self._plain.table.minimumHeight() + self.strip.height() <= height
        if self._form is None or not self._form.pages:
            return has_room
        if not self._turned_to_coach:
            self.strip.setVisible(has_room)
        return True

    def turn_page(self) -> bool:
        """Turn from the table to the coach or back; say whether they take turns at all."""
        if self._form is None or not self._form.pages:
            return False
        self._turned_to_coach = not self._turned_to_coach
        return True


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
