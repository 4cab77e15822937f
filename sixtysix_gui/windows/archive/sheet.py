"""The sheet of the archive: every game, what narrows the list, and what is done with the games."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.archive.rows import GameRow
from sixtysix_gui.design import fonts
from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import meaning_of, shown_key
from sixtysix_gui.text.archive import found_line, games_line
from sixtysix_gui.text.common import texts, translate
from sixtysix_gui.windows.archive.draft import EVERYTHING, ArchiveActs, ArchiveDraft, ArchiveLook
from sixtysix_gui.windows.archive.filter_fields import FilterFields
from sixtysix_gui.windows.archive.games_list import GamesList
from sixtysix_gui.windows.archive.games_model import GamesModel
from sixtysix_gui.windows.archive.row_acts import ActsWindow, RowAct, RowActsBar
from sixtysix_gui.windows.archive.row_paint import RowLook
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet, SheetShape, enter_key
from sixtysix_gui.windows.widgets.basic import is_enter, label
from sixtysix_gui.windows.widgets.focus_rings import REACH
from sixtysix_gui.windows.widgets.pencil import MarkSign

_ = texts("ArchiveSheet")
_empty_archive_sheet = texts("EmptyArchiveSheet")

WIDTH = 64.0
"""The most width of the sheet, in text units."""
_COLUMNS_FROM = 60.0
"""From this width on a row has columns, and else two lines."""
_ONE_ROW_FROM = 46.0
"""From this width on the filters stand beside the head where rows have two lines."""
_LEAST_WIDTH = 31.0
_MARGINS, _SMALL_MARGINS = (1.9, 1.2, 1.9, 1.0), (1.1, 0.85, 1.1, 0.75)
_TITLE, _SMALL_TITLE = 2.05, 1.7
_GAP, _FILTER_GAP, _LINK_GAP, _SMALL_GAP = 0.5, 0.5, 1.0, 0.35
_LEAST_ROWS = 3
"""So many rows are seen at least."""


class ArchiveSheet(PaperSheet):
    """Lists the games; the row that is chosen says what can be done with its game.

    Signals:
        current_moved: another game is the current one.
    """

    current_moved = Signal()

    def __init__(
        self, unit: float, draft: ArchiveDraft, acts: ArchiveActs, look: ArchiveLook
    ) -> None:
        """Show the draft; what is chosen stands there at once."""
        self._room = min(WIDTH, look.room / unit)
        self._has_columns = self._room >= _COLUMNS_FROM
        margins = _MARGINS if self._has_columns else _SMALL_MARGINS
        super().__init__(unit, SheetShape(WIDTH, _LEAST_WIDTH, over_all=True, margins=margins))
        self._draft = draft
        self._narrowed = draft.wanted
        self._acts = acts
        self.setAccessibleName(_("Archive"))
        self.column.setSpacing(round(_GAP * unit))
        row_look = RowLook(unit, not self._has_columns, look.style)
        self.model = GamesModel(look.style.pack, lambda: look.today, look.days)
        self.model.show(draft.contents.entries)
        self.games = GamesList(row_look, self.model, look.speed)
        self.fields = FilterFields(
            draft.wanted, draft.contents.played, look.style.pack, look.today, unit
        )
        self.fields.setParent(self)
        self.count = self.make_label("", "note", wrap=False)
        self._pencil = MarkSign(1.1 * unit)
        self._nothing = self._nothing_found()
        self._frame = QStackedWidget()
        self._listed = QWidget()
        self.bar = RowActsBar(unit)
        self._window = ActsWindow(self.bar, self._listed)
        self._links = self._foot_links()
        self._lay_out()
        self._connect()
        self.games.choose(draft.current)
        self._show_contents()

    # ----------------------------------------------------------------------------- what is shown

    def show_contents(self) -> None:
        """Show what stands in the draft now; the games that were chosen stay so."""
        has_focus = self._window.isAncestorOf(self.focusWidget() or self)
        wanted, narrowed, chosen = self._draft.current, self._draft.wanted, self.games.chosen
        is_same_list, near = narrowed == self._narrowed, self.games.first_chosen()
        below = self.model.from_place(near)
        self._narrowed = narrowed
        self.model.show(self._draft.contents.entries)
        if not is_same_list:
            self.games.choose(wanted)
        elif not self._choose_again(self._draft.restored) and not self._choose_again(chosen):
            self.games.choose(self.model.first_listed(below), near)
        if not is_same_list or self._is_whole(self._draft.restored):
            self._draft.restored = ()
        self._show_contents()
        if has_focus:
            self.games.setFocus()

    def _choose_again(self, rows: tuple[GameRow, ...]) -> bool:
        """Choose those of some games that are in the list; say whether there are any."""
        places = self.model.places_of(rows)
        if places:
            current = self._draft.current
            on = self.model.places_of(() if current is None else (current,))
            self.games.choose_all(places, on[0] if on and on[0] in places else places[0])
        return bool(places)

    def _is_whole(self, rows: tuple[GameRow, ...]) -> bool:
        return len(self.model.places_of(rows)) == len(rows)

    def show_building(self) -> None:
        """Show how far the index is."""
        self._show_count()

    def _show_contents(self) -> None:
        self._show_count()
        is_empty = not self._draft.contents.entries
        self._frame.setCurrentWidget(self._nothing if is_empty else self._listed)
        self.all_games.setVisible(self._draft.wanted != EVERYTHING and not is_empty)
        for link in self._links:
            link.setEnabled(link.objectName() != "export" or self._draft.contents.found > 0)
        self.deleted.setVisible(self._acts.uses.has_deleted())
        self._show_acts()

    def _show_count(self) -> None:
        contents = self._draft.contents
        is_building = contents.building is not None
        self._pencil.setVisible(is_building)
        self.count.setVisible(is_building or self._room >= _ONE_ROW_FROM)
        if contents.building is not None:
            done, whole = contents.building
            text = _("The list is being made: {done} of {count} games.")
            if not whole:
                text = _("The list is being made.")
            elif not self._has_columns:
                text = _("{done} of {count} games…")
            self.count.setText(text.format(done=done, count=whole))
        elif self._draft.wanted != EVERYTHING:
            self.count.setText(found_line(contents.found, contents.games))
        else:
            self.count.setText(games_line(contents.games, contents.open_games))

    def _show_acts(self) -> None:
        rows = self.games.chosen
        current = self.games.current
        if not rows and current is not None:
            rows = (current.row,)
        self.bar.show_acts(rows, self._acts.rows)
        self.games.set_more(self.bar.height_for(self._acts_width))
        self._place_acts()

    def _place_acts(self) -> None:
        area = self.games.unfolded_area()
        area.setLeft(area.left() + self.games.look.acts_at - REACH)
        area.setHeight(self.bar.height_for(self._acts_width))
        area.setTop(area.top() - REACH)
        self._window.show_at(area, self.games.viewport().geometry())

    @property
    def _acts_width(self) -> int:
        return self.games.viewport().width() - self.games.look.acts_at + REACH

    # ------------------------------------------------------------------------ where things stand

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(round(_FILTER_GAP * self.unit))
        title = label(_("Archive"), wrap=False)
        size = _TITLE if self._has_columns else _SMALL_TITLE
        title.setFont(fonts.heading(size * self.unit, bold=True))
        head.addWidget(title)
        self.column.addLayout(head)
        in_one_row = not self._has_columns and self._room >= _ONE_ROW_FROM
        if in_one_row:
            self._add_filters(head)
        else:
            head.addStretch(1)
            self._add_count(head)
            self._lay_filters_below(head)
        if self._room < _ONE_ROW_FROM:
            self._keep_room_for_links()
        box = QVBoxLayout(self._listed)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.games)
        self._frame.addWidget(self._listed)
        self._frame.addWidget(self._nothing)
        self.games.setMinimumHeight(_LEAST_ROWS * self.games.look.row_height)
        self.column.addWidget(self._frame, 1)
        self._foot_row = self._foot(with_count=in_one_row)
        self.column.addLayout(self._foot_row)

    def _add_filters(self, row: QHBoxLayout) -> None:
        row.addSpacing(round(_FILTER_GAP * self.unit))
        for shown in self.fields.stops:
            row.addWidget(shown, 2)

    def _lay_filters_below(self, head: QHBoxLayout) -> None:
        """Put the filters in a row of their own; where it is short, the search beside the head."""
        row = QHBoxLayout()
        row.setSpacing(round(_FILTER_GAP * self.unit))
        for shown in self.fields.lists:
            row.addWidget(shown)
        if self._has_columns:
            row.addWidget(self.fields.search, 1)
        else:
            head.addWidget(self.fields.search, 3)
        self.column.addLayout(row)

    def _add_count(self, row: QHBoxLayout) -> None:
        row.addWidget(self._pencil)
        row.addWidget(self.count)

    def _foot_links(self) -> list[QPushButton]:
        links = self.link_buttons(
            (_("Export…"), "export", self._acts.export),
            (_("Open a file…"), "open-file", self._acts.uses.open_file),
            (_deleted_words(), "deleted", self._acts.uses.show_deleted or _nothing),
            (_("All games"), "all-games", self.fields.clear),
        )
        *_unused, self.deleted, self.all_games = links
        return links

    def _keep_room_for_links(self) -> None:
        """Let words be so small that all links have room, also those that come later."""
        for link in (self.deleted, self.all_games):
            policy = link.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            link.setSizePolicy(policy)

    def _foot(self, *, with_count: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(round((_LINK_GAP if self._has_columns else _SMALL_GAP) * self.unit))
        for link in self._links:
            row.addWidget(link)
        row.addStretch(1)
        if with_count:
            self._add_count(row)
        self.close_button = self.act_button(_("Close"), "close", self._acts.close)
        self.close_button.setAutoDefault(False)
        row.addWidget(self.close_button)
        return row

    def _nothing_found(self) -> QWidget:
        made = QWidget()
        column = QVBoxLayout(made)
        column.addStretch(1)
        words = self.make_label(_("No game matches."), "note")
        words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(words)
        (self.all_again,) = self.link_buttons((_("All games"), "all-again", self.fields.clear))
        column.addWidget(self.all_again, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
        return made

    @override
    def minimumSizeHint(self) -> QSize:
        """No link of the foot is cut: the style sheet lets each be narrower than its words."""
        margins = self.column.contentsMargins()
        foot = self._foot_row.sizeHint().width() + margins.left() + margins.right()
        return super().minimumSizeHint().expandedTo(QSize(foot, 0))

    @override
    def wished_height(self, width: int) -> int:
        """As high as all games, where there is room for them."""
        least = self.games.minimumHeight()
        return self.needed_height(width) + max(0, self.games.whole_height - least)

    # ------------------------------------------------------------------------------ keys and focus

    def _connect(self) -> None:
        games = self.games
        games.current_changed.connect(self._take_current)
        games.moved.connect(self._place_acts)
        games.main_wanted.connect(self._do_main)
        games.acts_wanted.connect(self._go_to_acts)
        games.delete_wanted.connect(self._delete)
        self.bar.left.connect(games.setFocus)
        self.bar.key_left.connect(self._back_with_key)
        self.fields.changed.connect(self._acts.narrow)
        self.fields.search.installEventFilter(self)

    def _take_current(self) -> None:
        current = self.games.current
        if current is not None:
            self._draft.current = current.row
        self._show_acts()

    def _do_main(self) -> None:
        if len(self.games.chosen) == 1 and self.bar.buttons:
            self.bar.buttons[0].click()

    def _go_to_acts(self) -> None:
        if self.bar.buttons:
            self.games.scrollTo(self.games.currentIndex())
            self.bar.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _delete(self) -> None:
        self.bar.press(RowAct.DELETE)

    def _back_with_key(self, event: QKeyEvent) -> None:
        self.games.setFocus()
        self.games.keyPressEvent(event)

    @override
    def take_focus(self) -> None:
        """Begin in the list, or where nothing is found with what brings it back."""
        if self._draft.contents.entries:
            self.games.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            self.all_again.setFocus(Qt.FocusReason.PopupFocusReason)

    @override
    def tab_stops(self) -> list[QWidget]:
        """Go through list, acts, filters and foot."""
        order: list[QWidget] = [self.games, *self.bar.buttons, *self.fields.stops]
        order += [self.all_again, *self._links, self.close_button]
        return [stop for stop in order if stop.isVisible() and stop.isEnabled()]

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lead from the search to what was found by Enter and ↓."""
        if watched is self.fields.search and isinstance(event, QKeyEvent):
            is_press = event.type() == QEvent.Type.KeyPress
            if is_press and (is_enter(event) or event.key() == Qt.Key.Key_Down):
                self.take_focus()
                return True
        return super().eventFilter(watched, event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close by Esc, which first empties the search, and search by its key from anywhere."""
        meaning = meaning_of(event, Context.ARCHIVE)
        in_search = self.focusWidget() is self.fields.search
        if event.key() == Qt.Key.Key_Escape and in_search and self.fields.search.text():
            self.fields.clear_search()
        elif event.key() == Qt.Key.Key_Escape:
            self._acts.close()
        elif meaning is not None and meaning.purpose is Purpose.ARCHIVE_COPY:
            self.bar.press(RowAct.COPY)
        elif meaning is not None and meaning.purpose is Purpose.ARCHIVE_SEARCH:
            self.fields.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.fields.search.selectAll()
        elif self.focusWidget() is self.games:
            event.accept()  # what the list has no use for is not for its neighbours
        else:
            super().keyPressEvent(event)


class EmptyArchiveSheet(PaperSheet):
    """Says what the archive is for, while there is nothing in it."""

    def __init__(self, unit: float, acts: ArchiveActs) -> None:
        """Write the sheet."""
        super().__init__(unit, SheetShape(40.0, least_width=26.0, over_all=True))
        self._acts = acts
        self.add_heading(_empty_archive_sheet("Archive"))
        line = self.add_text(_empty_archive_sheet("Every game you play is kept here."), look="")
        line.setFont(fonts.heading(1.2 * unit, bold=True))
        #: {key} is a key such as Ctrl+W
        more = _empty_archive_sheet(
            "A game that you leave with {key} waits here until you continue it. You can also open "
            "files with games of other people."
        )
        if acts.uses.open_file is not None:  # else nothing is kept here: another program does that
            self.add_text(more.format(key=shown_key(Purpose.LEAVE_TABLE)))
        main = self.act_button(
            _empty_archive_sheet("Play"), "play", acts.play, main=True, key=enter_key()
        )
        links = self.link_buttons(
            (_empty_archive_sheet("Open a file…"), "open-file", acts.uses.open_file),
            (
                _deleted_words(),
                "deleted",
                acts.uses.show_deleted if acts.uses.has_deleted() else None,
            ),
            (_empty_archive_sheet("Close"), "close", acts.close),
        )
        self.add_buttons(*links, main=main)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._acts.close()
        else:
            super().keyPressEvent(event)


def _deleted_words() -> str:
    """Name the link to the games that were deleted and can be restored."""
    return translate("Archive", "Deleted games…")


def _nothing() -> None:
    """Stand in the place of a link that is never seen."""
