"""The panel of what happened: every sentence is whole, at every width and size of the words."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QImage
from PySide6.QtWidgets import QApplication, QListWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.windows.telling.history import MOST_LINES, SPARE_LINES, HistoryPanel, Level, Line
from sixtysix_gui.windows.widgets.paper import Page
from tests.helpers.windows.found import child
from tests.windows.conftest import UsePage

SENTENCES = [
    "Nine deals.",
    "You are dealt the ace of clubs, the nine of diamonds and the ten of clubs.",
    "You are dealt the queen of hearts, the ten of spades and the ace of hearts.",
    "Du bekommst Kreuz-Ass, Karo-Neun, Kreuz-Zehn.",
    "Du bekommst Herz-Dame, Pik-Zehn, Herz-Ass.",
]
NOTHING_YET = {
    "en": "Nothing has happened since the game was opened.",
    "de": "Seit die Partie geöffnet wurde, ist noch nichts geschehen.",
}


def lines_of(sentences: list[str]) -> list[Line]:
    return [Line(sentence) for sentence in sentences]


@pytest.fixture(autouse=True)
def paper(look_like: UsePage) -> None:
    look_like(Page())


def shown(
    qtbot: QtBot, width: int, pixels: float, times: int = 1
) -> tuple[HistoryPanel, QListWidget]:
    panel = HistoryPanel()
    qtbot.addWidget(panel)
    panel.set_text_size(pixels)
    panel.write(lines_of(SENTENCES * times))
    panel.resize(width, 500)
    panel.show()
    QApplication.processEvents()
    lines = child(panel, QListWidget)
    return panel, lines


def written(lines: QListWidget, row: int) -> QImage:
    """The words of a row as they are painted, without the paper beside them."""
    place = lines.visualItemRect(lines.item(row))
    words = QFontMetrics(lines.font()).horizontalAdvance(lines.item(row).text())
    place.setWidth(min(place.width(), words + 4))
    return lines.viewport().grab(place).toImage()


@pytest.mark.parametrize("pixels", [15.0, 22.0])
def test_no_sentence_is_cut(qtbot: QtBot, pixels: float) -> None:
    panel, lines = shown(qtbot, 1200, pixels)
    whole = [written(lines, row) for row in range(lines.count())]
    for width in range(700, 200, -2):
        panel.resize(width, 1400)
        QApplication.processEvents()
        for row, on_one_line in enumerate(whole):
            found = written(lines, row)
            assert found.height() > on_one_line.height() or found == on_one_line, (width, row)


def test_the_bar_that_scrolls_is_as_light_as_the_paper(qtbot: QtBot) -> None:
    panel, lines = shown(qtbot, 300, 20.0, times=20)
    bar = lines.verticalScrollBar()
    assert bar.isVisible()
    lines.scrollToBottom()
    corner = bar.mapTo(panel, bar.rect().center())
    assert panel.grab().toImage().pixelColor(corner).lightness() > 200


def listed(lines: QListWidget) -> list[str]:
    return [lines.item(row).text() for row in range(lines.count())]


@pytest.mark.parametrize("language", ["en", "de"], indirect=True)
def test_until_something_happens_the_panel_says_that_nothing_has(
    qtbot: QtBot, language: str
) -> None:
    panel = HistoryPanel()
    qtbot.addWidget(panel)
    lines = child(panel, QListWidget)
    panel.add([])
    assert listed(lines) == [NOTHING_YET[language]]
    assert panel.sentences == []
    panel.add(lines_of(SENTENCES[:2]))
    panel.add(lines_of(SENTENCES[2:]))
    assert listed(lines) == panel.sentences == SENTENCES
    panel.write([])
    assert listed(lines) == [NOTHING_YET[language]]
    panel.write(lines_of(SENTENCES))
    assert listed(lines) == SENTENCES


def test_who_reads_that_nothing_has_happened_comes_to_what_happens(qtbot: QtBot) -> None:
    panel = HistoryPanel()
    qtbot.addWidget(panel)
    panel.show()
    panel.activateWindow()
    panel.setFocus()
    lines = child(panel, QListWidget)
    qtbot.waitUntil(lambda: lines.currentRow() == 0)
    panel.add(lines_of(SENTENCES))
    assert lines.currentItem().text() == SENTENCES[-1]


@pytest.mark.parametrize("language", ["en", "de"], indirect=True)
def test_headings_are_told_as_such_and_stand_out(qtbot: QtBot, language: str) -> None:
    panel = HistoryPanel()
    qtbot.addWidget(panel)
    panel.set_text_size(20.0)
    panel.write([Line("Deal 3", Level.DEAL), Line("Trick 1", Level.TRICK), Line(SENTENCES[0])])
    lines = child(panel, QListWidget)
    assert panel.sentences == SENTENCES[:1]
    heading = {"en": "{title}, heading", "de": "{title}, Überschrift"}[language]
    spoken = [lines.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
    assert spoken == [heading.format(title="Deal 3"), heading.format(title="Trick 1"), None]
    sizes = [lines.item(row).font().pixelSize() for row in range(2)]
    assert sizes == [25, 20]
    panel.set_text_size(30.0)
    assert lines.item(1).font().pixelSize() == 30


def test_no_lines_lie_over_each_other_once_there_is_a_scroll_bar(qtbot: QtBot) -> None:
    """Lines came while the panel was away; the bar takes its width from them."""
    for width in range(240, 400, 4):
        panel, lines = shown(qtbot, width, 15.0)
        panel.hide()
        QApplication.processEvents()
        for number in range(40):
            panel.add(lines_of([f"The bid is made: you bid {number} and made 127."]))
        QApplication.processEvents()
        panel.show()
        lines.setFocus()
        QApplication.processEvents()
        metrics = QFontMetrics(lines.font())
        for row in range(lines.count()):
            place = lines.visualItemRect(lines.item(row))
            room = QRect(0, 0, place.width(), 10_000)
            flags = Qt.TextFlag.TextWordWrap
            needed = metrics.boundingRect(room, flags, lines.item(row).text())
            assert place.height() >= needed.height(), (width, row)
        panel.close()


def test_so_many_lines_are_kept_and_no_more(qtbot: QtBot) -> None:
    panel, lines = shown(qtbot, 400, 15.0)
    for number in range(0, 3 * MOST_LINES, 50):
        panel.add([Line(f"line {each}") for each in range(number, number + 50)])
        assert lines.count() <= MOST_LINES + SPARE_LINES
    assert panel.sentences[-1] == f"line {3 * MOST_LINES - 1}"
    panel.write([Line(f"line {each}") for each in range(2 * MOST_LINES)])
    assert panel.sentences == [f"line {each}" for each in range(MOST_LINES, 2 * MOST_LINES)]


def test_what_is_being_read_stays_where_older_lines_go(qtbot: QtBot) -> None:
    panel, lines = shown(qtbot, 400, 15.0)
    panel.write([Line(f"line {each}") for each in range(MOST_LINES)])
    read = lines.item(MOST_LINES // 2)
    lines.setCurrentItem(read)
    lines.scrollToItem(read, QListWidget.ScrollHint.PositionAtTop)
    QApplication.processEvents()
    before = lines.visualItemRect(read).top()
    panel.add([Line(f"another {each}") for each in range(SPARE_LINES + 1)])
    QApplication.processEvents()
    assert lines.count() == MOST_LINES
    assert lines.currentItem() is read
    assert lines.visualItemRect(read).top() == before
