"""What readers of the screen find in the archive, and what they are told."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent

from tests.windows.archive.conftest import MakeArchive


def test_the_list_is_one_of_headings_and_whole_rows(archive_table: MakeArchive) -> None:
    table = archive_table()
    interface = QAccessible.queryAccessibleInterface(table.sheet.games)
    assert interface.role() is QAccessible.Role.List
    assert interface.text(QAccessible.Text.Name) == "Games"
    assert interface.childCount() == table.sheet.model.rowCount()
    for place in range(6):
        item = interface.child(place)
        assert item.role() is QAccessible.Role.ListItem
        assert item.text(QAccessible.Text.Name) == table.sheet.model.spoken(place)
    assert interface.child(1).rect().height() > interface.child(2).rect().height()


def test_a_heading_cannot_be_chosen(archive_table: MakeArchive) -> None:
    model = archive_table().sheet.model
    choosable = [
        bool(model.flags(model.index(place)) & Qt.ItemFlag.ItemIsSelectable) for place in range(5)
    ]
    assert choosable == [False, True, True, False, True]


def test_every_row_that_the_keys_come_to_is_told(
    archive_table: MakeArchive, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = archive_table()
    told: list[tuple[QAccessible.Event, int]] = []

    def note(event: QAccessibleEvent) -> None:
        told.append((event.type(), event.child()))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    table.press(Qt.Key.Key_Down)
    assert (QAccessible.Event.Focus, 2) in told
    assert (QAccessible.Event.SelectionAdd, 2) in told
    assert (QAccessible.Event.SelectionRemove, 1) in told
    told.clear()
    table.press(Qt.Key.Key_Right)
    table.press(Qt.Key.Key_Left)
    assert told == [(QAccessible.Event.Focus, 2)], "whoever comes back hears the row again"


def test_everything_that_can_be_pressed_has_a_name(archive_table: MakeArchive) -> None:
    sheet = archive_table().sheet
    for stop in sheet.tab_stops():
        interface = QAccessible.queryAccessibleInterface(stop)
        assert interface.text(QAccessible.Text.Name), stop.objectName()
    assert sheet.accessibleName() == "Archive"
