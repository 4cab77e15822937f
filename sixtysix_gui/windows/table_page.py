"""What fills the window below the menu bar: the table, the panels, sheets, messages."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.theme import CARD_RADIUS
from sixtysix_gui.table.layout.metrics import least_scene
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.table import Table
from sixtysix_gui.windows.panels import NoticeStrip, PanelForm, SidePanel, panel_places

if TYPE_CHECKING:
    from sixtysix_gui.table.cards.item import CardItem
    from sixtysix_gui.windows.settings.drawer import SettingsDrawer
    from sixtysix_gui.windows.sheets.sheet_layer import SheetLayer
    from sixtysix_gui.windows.telling.help_panel import HelpPanel
    from sixtysix_gui.windows.telling.history import HistoryPanel

_ADVICE_GAP = 0.4
"""Between advice and what it leaves free, in heights of a line."""

_LEAST_LINE = 14.0
"""A line at the upper edge has at least so much room, in heights of a line, or lies lower."""

_HAIRS = 0.0, 0.01, -0.01, 0.03, -0.03
"""How far a part is moved whose outline could not be joined, in pixels: too little to be seen."""


class PageGuest(QObject):
    """Something with a panel beside the table; where there is no room it lies on the table."""

    def lie_beside(self, area: QRect, unit: float) -> None:
        """Fill an area beside the table, with words so high; all in pixels."""

    def lie_on(self, table: QRect, unit: float, *, is_alone: bool) -> None:
        """Lie on the table, which has that area; unless alone it takes little room there."""

    def turn(self) -> None:
        """Lead the keys from the table to the guest, or back."""

    def take_focus(self) -> bool:
        """Take the keys if something of the guest waits for them; say whether it does."""
        return False


class TablePage(QWidget):
    """Lays out the table and everything that is not on it.

    Signals:
        covered_changed: a panel has come to cover the table as a sheet, or does so no longer.
        help_closed: the help is not wanted any more.
        guide_wanted: str, the game whose guided deal the help leads to.
    """

    covered_changed = Signal()
    help_closed = Signal()
    guide_wanted = Signal(str)

    def __init__(self, table: Table) -> None:
        """Take the table; the panels beside it are put away at first."""
        super().__init__()
        self.table = table
        table.setParent(self)
        self._panels: list[SidePanel] = []
        self._veil = _Veil(self)
        self._veil.hide()
        self._drawer: SettingsDrawer | None = None
        self._guest: PageGuest | None = None
        self._text_scale = 1.0
        self.set_text_scale(table.options.text_scale)

    def set_text_scale(self, scale: float) -> None:
        """Write everything in words so much larger than usual: 1 to 2."""
        self._text_scale = scale
        if self._has("sheets"):
            self.sheets.set_text_scale(scale)
        if self._has("notices"):
            self.notices.set_text_scale(scale)
        self.setMinimumSize(*least_scene(scale))
        self._lay_out()

    @property
    def is_covered(self) -> bool:
        """Whether a panel lies on the table as a sheet."""
        return not self._veil.isHidden()

    @cached_property
    def sheets(self) -> SheetLayer:
        """What sheets lie on, from when the first one is laid."""
        from sixtysix_gui.windows.sheets.sheet_layer import SheetLayer

        layer = SheetLayer(self, self.table)
        layer.stackUnder(self.notices)
        layer.leave_bright(partial(score_outline, self.table))
        layer.keep_clear(partial(areas_kept_clear, self.table))
        layer.set_text_scale(self._text_scale)
        layer.setGeometry(self.table.geometry())
        return layer

    @cached_property
    def notices(self) -> NoticeStrip:
        """The strip for a line at a time, from when the first one may come."""
        strip = NoticeStrip(self, self._line_room)
        strip.stackUnder(self._veil)
        strip.set_text_scale(self._text_scale)
        strip.place_in(self.table.geometry())
        return strip

    def _has(self, part: str) -> bool:
        """Return whether a part has been made that is not there from the beginning."""
        return part in vars(self)

    @cached_property
    def history(self) -> HistoryPanel:
        """What has happened, which is told from when the window is furnished."""
        from sixtysix_gui.windows.telling.history import HistoryPanel

        panel = HistoryPanel(self)
        panel.stackUnder(self.notices)
        panel.hide()
        self._panels.append(panel)
        return panel

    @cached_property
    def help(self) -> HelpPanel:
        """The help, which is written when it is opened for the first time."""
        from sixtysix_gui.windows.telling.help_panel import HelpPanel

        panel = HelpPanel(self)
        panel.hide()
        panel.closed.connect(self.help_closed)
        panel.guide_wanted.connect(self.guide_wanted)
        self._panels.append(panel)
        return panel

    @property
    def is_help_open(self) -> bool:
        """Whether the help is to be seen."""
        return self._has("help") and not self.help.isHidden()

    def show_panel(self, panel: SidePanel, *, shown: bool) -> None:
        """Open a panel, or put it away; the keys go with it."""
        panel.setVisible(shown)
        self._lay_out()
        if shown:
            panel.setFocus()
        else:
            self.focus_table()

    def receive(self, guest: PageGuest | None) -> None:
        """Give a guest a place beside the table or on it; None says goodbye to the one before."""
        self._guest = guest
        self._lay_out()

    def advise(self, text: str) -> None:
        """Show a line of advice at the table of several, where it covers least."""
        self.notices.advise(text, self._advice_area)

    @property
    def _advice_area(self) -> QRect:
        """Return the room for advice: over the cards opposite, or else between the plates above."""
        area = QRectF() if self.table.is_bare else advice_area(self.table)
        return area.toAlignedRect().translated(self.table.pos())

    def _line_room(self) -> QRect | None:
        """Return the room for a line at the table of several: between the plates above."""
        table = self.table
        area = None if table.view_there is None else line_area(table)
        return None if area is None else area.toAlignedRect().translated(table.pos())

    def focus_table(self) -> None:
        """Lead the keys to the table, or to what lies on it or belongs to it and asks."""
        sheet = self.sheets.sheet
        if sheet is None:
            if self._guest is None or not self._guest.take_focus():
                self.table.setFocus()
        elif not sheet.isAncestorOf(self.focusWidget() or self):
            sheet.take_focus()

    @property
    def drawer(self) -> SettingsDrawer | None:
        """The drawer of the settings, while it is open."""
        return self._drawer

    def open_drawer(self, drawer: SettingsDrawer) -> None:
        """Open the settings beside the table, which stays alive."""
        self._drawer = drawer
        drawer.setParent(self)
        self._lay_out()
        drawer.show()
        drawer.raise_()
        drawer.take_focus()

    def close_drawer(self) -> None:
        """Put the settings away, if they are open; the keys go to the table."""
        drawer, self._drawer = self._drawer, None
        if drawer is None:
            return
        drawer.put_away()
        drawer.hide()
        drawer.deleteLater()
        self._lay_out()
        self.focus_table()

    def turn_to_other_part(self) -> None:
        """Lead the keys from the drawer or the panel to the table, or back; a sheet keeps them."""
        drawer, panel = self._drawer, self._open_panel
        part = drawer if panel is None else panel
        if part is None and self._guest is not None and self.sheets.sheet is None:
            self._guest.turn()
        if part is None or self.is_covered:
            return
        covers = part.geometry().contains(self.rect())
        if part.isAncestorOf(self.focusWidget() or self) and not covers:
            self.focus_table()
        elif panel is not None:
            panel.setFocus()
        elif drawer is not None:
            drawer.take_focus()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give everybody his place."""
        super().resizeEvent(event)
        self._lay_out()

    @property
    def _open_panel(self) -> SidePanel | None:
        return next((panel for panel in self._panels if not panel.isHidden()), None)

    def _lay_out(self) -> None:
        table = QRect(0, 0, self.width(), self.height())
        tall: bool | None = None
        places = panel_places(self.width(), self.height(), self._text_scale)
        layout = TableLayout.for_size(self.width(), self.height(), self._text_scale)
        unit = layout.metrics.text_unit
        open_panel = self._open_panel
        is_alone = open_panel is None and self._drawer is None
        has_room = is_alone and places.form is PanelForm.BESIDE
        if open_panel is not None:
            table = places.table
            open_panel.set_text_size(unit)
            open_panel.wait_with(sheet=self.sheets.sheet is not None)
            open_panel.set_form(places.form)
            open_panel.setGeometry(places.panel)
        elif self._drawer is not None:
            table = self._drawer.lay_beside(self.rect(), layout, self._text_scale)
            if table.height() == self.height():
                tall = layout.metrics.tall  # which a drawer at its side does not change
        elif self._guest is not None and has_room:
            table = places.table
        self.table.keep_arrangement(tall=tall)
        self.table.setGeometry(table)
        if self._has("sheets"):
            self.sheets.keep_arrangement(tall=tall)
            self.sheets.setGeometry(table)
        if self._guest is not None and has_room:
            self._guest.lie_beside(places.panel, unit)
        elif self._guest is not None:
            self._guest.lie_on(table, unit, is_alone=is_alone)
        self._veil.setGeometry(self.rect())
        self._cover(covered=open_panel is not None and places.form is PanelForm.SHEET)
        if open_panel is not None:
            open_panel.raise_()
        if self._has("notices"):
            self.notices.place_in(table)
            self.notices.place_advice(self._advice_area)

    def _cover(self, *, covered: bool) -> None:
        """Darken the table below a panel that is a sheet, or let it be seen again."""
        if covered:
            self._veil.raise_()
        if covered is not self.is_covered:
            self._veil.setVisible(covered)
            self.covered_changed.emit()


class _Veil(QWidget):
    """Darkens what lies below and keeps the mouse from it."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour(theme.VEIL, theme.VEIL_ALPHA))
        painter.end()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()


def advice_area(table: Table) -> QRectF:
    """Return where advice covers least: the cards opposite, else bare cloth below the plates."""
    scene, width, t = table.table_scene, float(table.width()), float(table.fontMetrics().height())
    chairs = scene.zones.layout.metrics.chairs
    opposite, right = scene.areas.plate(Chair.NORTH), scene.areas.plate(Chair.EAST)
    gap = _ADVICE_GAP * t
    if Chair.EAST not in chairs:
        return QRectF(0.0, gap, width, t)
    if Chair.NORTH in chairs:
        left = _beyond_call(table, opposite.right()) + gap
        return QRectF(left, gap, right.left() - gap - left, t)
    left = scene.areas.plate(Chair.WEST).right()
    return QRectF(left, right.bottom() + gap, right.left() - left, t)


def line_area(table: Table) -> QRectF | None:
    """Return where a line at the upper edge covers no plate; None for two, who leave it free."""
    chairs = table.table_scene.zones.layout.metrics.chairs
    if Chair.EAST not in chairs:
        return None
    if Chair.NORTH in chairs:
        return advice_area(table)
    scene, t = table.table_scene, float(table.fontMetrics().height())
    gap, beside = _ADVICE_GAP * t, scene.signs.board.beside_plates()
    left = scene.areas.plate(Chair.WEST).right() + beside.get(Chair.WEST, 0.0) + gap
    right = scene.areas.plate(Chair.EAST).left() - beside.get(Chair.EAST, 0.0) - gap
    if right - left < _LEAST_LINE * t:  # chips leave no room between them
        return advice_area(table)
    return QRectF(left, gap, right - left, t)


def _beyond_call(table: Table, right: float) -> float:
    """Return the right end of what is said beside the plate opposite, else that of the plate."""
    call = table.table_scene.notices.shown_calls().get(Chair.NORTH)
    return right if call is None else max(right, call.mapRectToScene(call.body()).right())


def score_outline(table: Table) -> QPainterPath:
    """Return the outline of the score and the eights, which a bare table has not, in the widget."""
    if table.is_bare:
        return QPainterPath()
    parts = [_outline(table, item) for item in (*_score_cards(table), *_eights(table))]
    signs, to_widget = table.table_scene.signs, table.viewportTransform()
    outline = joined([*parts, *map(to_widget.map, signs.values.outlines())])
    outline.addPath(to_widget.map(signs.board.outline()))
    return outline


def joined(parts: Iterable[QPainterPath]) -> QPainterPath:
    """Return the outline of all parts together.

    Qt loses a part whose edge all but coincides with that of another, as those of two cards in a
    row do: such a part is moved by a hair.
    """
    whole, middles = QPainterPath(), list[QPointF]()
    for part in parts:
        if part.isEmpty():
            continue
        inside = part.boundingRect().center()
        middles += [inside] if part.contains(inside) else []
        tries = (whole.united(part.translated(0.0, hair)) for hair in _HAIRS)
        made = next((new for new in tries if all(map(new.contains, middles))), None)
        whole = whole.united(part) if made is None else made
    return whole


def eight_areas(table: Table) -> list[QRectF]:
    """Return where the eights lie, for they tell which marriages were shown."""
    return [_outline(table, item).boundingRect() for item in _eights(table)]


def areas_kept_clear(table: Table) -> list[QRectF]:
    """Return what a sheet is not to cover: the eights, and where no one closes how it stands."""
    view = table.view_there
    if view is None:
        return []
    areas = eight_areas(table)
    if view.rules.close:
        return areas
    board = table.table_scene.signs.board
    return areas + [table.viewportTransform().mapRect(area) for area in board.areas()]


def _score_cards(table: Table) -> list[CardItem]:
    devices = table.table_scene.zones.devices.values()
    return [item for device in devices for item in device.items]


def _eights(table: Table) -> list[CardItem]:
    zones = table.table_scene.zones
    return [item for zone in zones.eights.values() for item in zone.items]


def _outline(table: Table, item: CardItem) -> QPainterPath:
    body = item.body()
    radius = CARD_RADIUS * body.width()
    card = QPainterPath()
    card.addRoundedRect(body, radius, radius)
    return table.viewportTransform().map(item.mapToScene(card))
