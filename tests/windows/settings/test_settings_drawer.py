"""Every setting can be changed in the drawer, is told at once, and can be put back."""

from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QTextLayout
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QStyle,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sixtysix_gui.design.card_svg import back_count
from sixtysix_gui.design.fonts import load_fonts
from sixtysix_gui.languages import codes, listed
from sixtysix_gui.resource_files import ResourceMissingError
from sixtysix_gui.storage.settings import Settings, load_settings
from sixtysix_gui.storage.settings_values import Players
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces.chip import Chip
from sixtysix_gui.windows.settings.drawer import LEAST_TABLE, WIDTH, PageRail, SettingsDrawer
from sixtysix_gui.windows.settings.pages import Control, Setting, pages
from sixtysix_gui.windows.settings.previews import TablePreview
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper
from sixtysix_gui.windows.widgets.choices import PictureChoice
from sixtysix_gui.windows.widgets.paper import Page
from sixtysix_gui.windows.widgets.segments import Segment, Segments
from tests.helpers.windows.found import child
from tests.helpers.windows.settled import settle
from tests.windows.conftest import Speak, UsePage

Found = TypeVar("Found", bound=QWidget)
UNIT = 16.0
PAGES = range(6)
CARDS, SEEING, SOUND, PLAYING, _COACH, PERSONAL = PAGES
ELSEWHERE = {
    "players",
    "for_three",
    "for_four",
    "rule_set",
    "rule_overrides",
    "level",
    "practice",
    "length",
    "own_rules",
    "coach_shows_all",
    "counting",
    "welcomed",
    "window_geometry",
    "window_state",
    "record_folder",
    "tips_shown",
    "right_claims",
}
"""Settings chosen in the sheet before a game, by moving the window or by choosing a file;
and what the tips remember."""


class Opened:
    """A drawer, the settings behind it, and what was told of them."""

    def __init__(self, qtbot: QtBot, settings: Settings | None = None) -> None:
        load_fonts()
        self.keeper = SettingsKeeper(settings or Settings())
        self.drawer = SettingsDrawer(self.keeper)
        qtbot.addWidget(self.drawer)
        self.told: list[Settings] = []
        self.keeper.changed.connect(self._hear)
        self.lay_out()
        self.drawer.show()
        self.drawer.activateWindow()
        qtbot.waitUntil(self.drawer.isActiveWindow)

    def _hear(self, _before: Settings, now: Settings) -> None:
        self.told.append(now)

    def lay_out(self, text_scale: float = 1.0, *, covers: bool = False) -> None:
        unit = UNIT * text_scale
        width = 800 if covers else round(WIDTH * unit)
        area = QRect(0, 0, width, 760)
        self.drawer.lay_out(area, unit, text_scale, covers=covers)

    def find(self, kind: type[Found], name: str) -> Found:
        found = self.drawer.page.findChild(kind, name)
        assert isinstance(found, kind), name
        return found

    def press(self, name: str) -> None:
        found = child(self.drawer, QPushButton, name)
        found.click()


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Opened]:
    made = Opened(qtbot)
    yield made
    made.drawer.put_away()


def test_every_setting_has_its_place(opened: Opened) -> None:
    shown: set[str] = set()
    for place in PAGES:
        opened.drawer.show_page(place)
        names = {child.objectName() for child in opened.drawer.page.findChildren(QWidget)}
        shown |= names
        assert set(opened.drawer.page.spec.fields) <= names, (
            "the defaults of a page are what it shows"
        )
    assert {entry.name for entry in fields(Settings)} - ELSEWHERE <= shown


def test_tab_leads_from_the_rail_through_the_page_to_the_buttons_and_round(opened: Opened) -> None:
    opened.drawer.show_page(PLAYING)
    opened.drawer.take_focus()
    ticks, lists, buttons = [QCheckBox], [QComboBox], [QPushButton]
    kinds = [*lists, *ticks, *lists * 2, Segment, *ticks * 3, *buttons * 2, QListWidget]
    for kind in kinds:
        QTest.keyClick(opened.drawer.focusWidget(), Qt.Key.Key_Tab)
        assert isinstance(opened.drawer.focusWidget(), kind)


def test_the_rail_and_its_keys_turn_pages(opened: Opened) -> None:
    rail = opened.drawer.findChildren(QListWidget)[0]
    QTest.keyClick(rail, Qt.Key.Key_Down)
    assert opened.drawer.place == SEEING
    assert rail.accessibleName() == "Settings, page 2 of 6"
    QTest.keyClick(rail, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert opened.drawer.place == SOUND
    QTest.keyClick(rail, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(rail, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(rail, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert opened.drawer.place == CARDS


def test_escape_and_done_end_the_settings(qtbot: QtBot, opened: Opened) -> None:
    opened.drawer.take_focus()
    with qtbot.waitSignal(opened.drawer.closed, timeout=0):
        QTest.keyClick(opened.drawer.focusWidget(), Qt.Key.Key_Escape)
    with qtbot.waitSignal(opened.drawer.closed, timeout=0):
        opened.press("done")


@pytest.mark.parametrize(
    ("field", "value"), [("deck", "german"), ("back", "3"), ("cloth", "slate")]
)
def test_the_focus_stays_on_a_picture_that_was_chosen(
    opened: Opened, field: str, value: str
) -> None:
    choice = opened.find(PictureChoice, field)
    choice.button(value).setFocus()
    choice.button(value).click()  # another deck makes the page again
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    choice = opened.find(PictureChoice, field)
    assert choice.value == value
    assert opened.drawer.focusWidget() is choice.button(value)


ROWS = [
    (place, row)
    for place, page in enumerate(pages())
    for row in page.rows
    if isinstance(row, Setting)
]
TICKS = [(place, row.field) for place, row in ROWS if row.control is Control.TICK]


@pytest.mark.parametrize(("place", "field"), TICKS)
def test_ticks_are_told_and_kept_at_once(opened: Opened, place: int, field: str) -> None:
    before = getattr(Settings(), field)
    opened.drawer.show_page(place)
    QTest.keyClick(opened.find(QCheckBox, field), Qt.Key.Key_Space)
    assert opened.told == [replace(Settings(), **{field: not before})]
    assert load_settings()[0] == opened.told[-1]


def test_sounds_that_are_switched_off_by_the_menu_are_shown_so(opened: Opened) -> None:
    opened.drawer.show_page(SOUND)
    box = opened.find(QCheckBox, "sound")
    for is_on in (False, True):
        opened.keeper.change(sound=is_on)
        assert box.isChecked() == is_on
    assert len(opened.told) == 2


VALUES: list[tuple[int, str, list[object]]] = [
    *(
        (place, row.field, [value for value, _ in row.values])
        for place, row in ROWS
        if row.control is Control.SWITCH
    ),
    (PERSONAL, "language", ["system", *codes()]),
]


@pytest.mark.parametrize(("place", "field", "values"), VALUES)
def test_values_are_told_at_once(
    opened: Opened, place: int, field: str, values: list[object]
) -> None:
    opened.drawer.show_page(place)
    for value in (*values[1:], values[0]):
        choose(opened, field, value)
        assert getattr(opened.told[-1], field) == value


def choose(opened: Opened, field: str, value: object) -> None:
    """Choose by the list of a setting, or by its switch where the values find room."""
    box = opened.drawer.findChild(QComboBox, field)
    if not isinstance(box, QComboBox):
        opened.find(Segments, field).part(str(value)).click()
        return
    row = box.findData(value)
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(row):
        QTest.keyClick(box, Qt.Key.Key_Down)


def test_arrows_lead_along_a_switch_that_makes_its_page_anew(opened: Opened) -> None:
    opened.drawer.show_page(SEEING)
    opened.find(Segments, "text_size").setFocus()
    for size in (125, 150):
        QTest.keyClick(opened.drawer.focusWidget(), Qt.Key.Key_Right)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert opened.told[-1].text_size == size


PICTURES = [
    ("deck", ["german", "french"]),
    ("cloth", ["walnut", "slate", "green"]),
    ("back", ["2", "1"]),
]


@pytest.mark.parametrize(("field", "values"), PICTURES)
def test_pictures_are_told_at_once(
    qtbot: QtBot, opened: Opened, field: str, values: list[str]
) -> None:
    for value in values:
        QTest.keyClick(opened.find(PictureChoice, field).button(value), Qt.Key.Key_Space)
        assert str(getattr(opened.told[-1], field)) == value
        qtbot.wait(1)


def test_the_chosen_cloth_is_named_above_the_patches(opened: Opened) -> None:
    opened.find(PictureChoice, "cloth").button("walnut").click()
    assert "Cloth: Walnut" in words(opened.drawer)


def test_four_colours_are_for_french_cards(opened: Opened) -> None:
    opened.find(PictureChoice, "deck").button("german").click()
    assert not opened.find(Segments, "colours").isEnabled()


def test_a_name_is_told_without_blanks_around_it(opened: Opened) -> None:
    opened.drawer.show_page(PERSONAL)
    field = opened.find(QLineEdit, "player_name")
    QTest.keyClicks(field, "  Änne  Groß ")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert opened.told[-1].player_name == "Änne Groß"


# ---------------------------------------------------------------------------------------- defaults

ODD = Settings(deck="german", cloth="slate", speed="slow", player_name="Ada", level="master")


def test_defaults_come_back_page_by_page_and_can_be_undone(qtbot: QtBot) -> None:
    opened = Opened(qtbot, ODD)
    opened.press("defaults")
    assert opened.told[-1] == replace(ODD, deck="french", cloth="green")
    assert "Undo" in words(opened.drawer)
    opened.press("defaults")
    assert opened.told[-1] == ODD
    assert "Reset this page" in words(opened.drawer)
    opened.drawer.put_away()


def test_undoing_is_offered_for_a_while_only(qtbot: QtBot) -> None:
    opened = Opened(qtbot, ODD)
    opened.press("defaults")
    opened.drawer.show_page(SEEING)
    assert "Undo" not in words(opened.drawer)
    opened.drawer.show_page(SOUND)
    opened.press("defaults")
    opened.drawer.end_undo()  # as the clock does
    opened.press("defaults")
    assert opened.told[-1] == replace(ODD, deck="french", cloth="green", speed="system")
    opened.drawer.put_away()


def test_all_defaults_leave_the_next_game_as_it_is(qtbot: QtBot) -> None:
    opened = Opened(qtbot, ODD)
    opened.drawer.show_page(PERSONAL)
    opened.press("all_defaults")
    assert opened.told[-1] == Settings(level="master")
    opened.press("defaults")
    assert opened.told[-1] == ODD
    opened.drawer.put_away()


def test_defaults_that_change_nothing_offer_no_undoing(opened: Opened) -> None:
    opened.press("defaults")
    assert opened.told == []
    assert "Undo" not in words(opened.drawer)


# ------------------------------------------------------------------------------- words and looks


@pytest.mark.parametrize("place", PAGES)
def test_the_drawer_speaks_another_language_at_once(
    qtbot: QtBot, opened: Opened, speak: Speak, place: int
) -> None:
    opened.drawer.show_page(place)
    english = words(opened.drawer)
    speak("de")
    qtbot.wait(1)
    assert "Einstellungen" in words(opened.drawer)
    own = {spoken.name for spoken in listed().values()}
    same = {*own, "Normal", "", "100 %", "125 %", "150 %", "200 %"}
    both = {text for text in english & words(opened.drawer) if any(map(str.isalpha, text))}
    assert not both - same


@pytest.mark.parametrize("place", PAGES)
def test_the_page_stays_when_all_words_are_written_anew(
    qtbot: QtBot, opened: Opened, speak: Speak, place: int
) -> None:
    opened.drawer.show_page(place)
    spec = opened.drawer.page.spec
    rail = opened.drawer.findChildren(QListWidget)[0]
    names = [child.objectName() for child in opened.drawer.page.findChildren(QWidget)]
    for count, name in enumerate(filter(None, names)):
        opened.find(QWidget, name).setFocus()
        speak(("de", "en")[count % 2])
        qtbot.wait(1)
        assert (opened.drawer.place, rail.currentRow()) == (place, place), name
        assert opened.drawer.page.spec is spec, name


@pytest.mark.slow(sample=10)
@pytest.mark.window
@pytest.mark.parametrize("covers", [False, True])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.usefixtures("language")
def test_no_word_is_cut(qtbot: QtBot, look_like: UsePage, scale: float, covers: bool) -> None:
    look_like(Page(scale))
    opened = Opened(qtbot, Settings(text_size=round(scale * 100)))  # pyright: ignore[reportArgumentType] - one of the sizes
    opened.lay_out(scale, covers=covers)
    for place in PAGES:
        opened.drawer.show_page(place)
        settle()
        shown = opened.drawer.findChildren(QWidget)
        cut = [one for one in shown if one.isVisible() and is_cut(one)]
        assert not [getattr(one, "text", str)() for one in cut]
        assert opened.drawer.page.width() <= opened.drawer.width(), "nothing to scroll sideways"
    opened.drawer.put_away()


WINDOWS = ((800, 572), (1280, 772), (1920, 1052), (960, 1052), (3840, 2132))


@pytest.mark.slow(sample=6)
@pytest.mark.window
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.usefixtures("language")
def test_every_page_is_as_narrow_as_what_shows_it(
    qtbot: QtBot, look_like: UsePage, scale: float
) -> None:
    look_like(Page(scale))
    opened = Opened(qtbot, Settings(text_size=round(scale * 100)))  # pyright: ignore[reportArgumentType] - one of the sizes
    area = opened.drawer.findChildren(QScrollArea)[0]
    for width, height in WINDOWS:
        unit = TableLayout.for_size(width, height, scale).metrics.text_unit
        covers = width - WIDTH * unit < LEAST_TABLE * unit
        shown = QRect(0, 0, width if covers else round(WIDTH * unit), height)
        opened.drawer.lay_out(shown, unit, scale, covers=covers)
        for place in PAGES:
            opened.drawer.show_page(place)
            qtbot.wait(1)
            page = opened.drawer.page
            assert page.minimumSizeHint().width() <= area.viewport().width(), (
                unit,
                page.spec.title,
            )
    opened.drawer.put_away()


def lines_of(text: str, font: QFont, width: int) -> int:
    """Into how many lines Qt's own items break a text."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
    layout.endLayout()
    return layout.lineCount()


@pytest.mark.parametrize("code", codes())
def test_no_name_on_the_rail_is_cut(
    qtbot: QtBot, look_like: UsePage, speak: Speak, code: str
) -> None:
    """A style keeps some pixels beside the words of an entry, where a word may just not fit."""
    speak(code)
    look_like(Page(1.0))
    opened = Opened(qtbot)
    rail = opened.drawer.findChildren(QListWidget)[0]
    titles = [rail.item(row).text() for row in range(rail.count())]
    (pages,) = opened.drawer.findChildren(PageRail)
    margin = rail.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
    for unit in (14.3, *(15.5 + step / 10 for step in range(20)), 19.1, 22.3):
        pages.write("", titles, unit)
        padding = 2 * (round(0.8 * unit) - 3 + margin)
        for row in range(rail.count()):
            entry = rail.item(row)
            width = entry.sizeHint().width() - padding
            lines = lines_of(entry.text(), rail.font(), width)
            room = entry.sizeHint().height() - 2 * round(0.75 * unit)
            kept = round(room / QFontMetrics(rail.font()).height())
            assert lines <= kept, (unit, entry.text())
    opened.drawer.put_away()


def test_a_click_on_the_words_ticks_the_box(opened: Opened) -> None:
    opened.drawer.show_page(SEEING)
    box = opened.find(QCheckBox, "mark_illegal")
    words = next(one for one in opened.drawer.page.findChildren(QLabel) if one.buddy() is box)
    assert (words.text(), box.text()) == (box.accessibleName(), "")
    before = box.isChecked()
    QTest.mouseClick(words, Qt.MouseButton.LeftButton)
    assert box.isChecked() is not before
    assert opened.keeper.settings.mark_illegal is not before
    QTest.mouseClick(words, Qt.MouseButton.RightButton)
    assert box.isChecked() is not before


def is_cut(shown: QWidget) -> bool:
    """Whether a label or button is smaller than its words."""
    if isinstance(shown, QLabel):
        if shown.wordWrap():
            return shown.heightForWidth(shown.width()) > shown.height() + 1
        return shown.sizeHint().width() > shown.width() + 1
    if isinstance(shown, QCheckBox):
        return shown.sizeHint().width() > shown.width() + 1
    if isinstance(shown, QToolButton) and shown.toolButtonStyle() is (
        Qt.ToolButtonStyle.ToolButtonIconOnly
    ):
        return False
    if isinstance(shown, QAbstractButton):
        return QFontMetrics(shown.font()).horizontalAdvance(shown.text()) > shown.width()
    return False


def words(drawer: SettingsDrawer) -> set[str]:
    """Every text on labels, buttons, boxes and lists that can be seen."""
    shown = [child for child in drawer.findChildren(QWidget) if child.isVisible()]
    texts = {one.text() for one in shown if isinstance(one, QAbstractButton | QLabel)}
    lists = [one for one in shown if isinstance(one, QComboBox)]
    return texts | {box.itemText(row) for box in lists for row in range(box.count())}


def test_a_list_stands_for_the_rail_where_words_are_large(opened: Opened) -> None:
    opened.lay_out(1.5)
    assert not opened.drawer.findChildren(QListWidget)[0].isVisible()
    top = next(box for box in opened.drawer.findChildren(QComboBox) if box.isVisible())
    QTest.keyClick(top, Qt.Key.Key_End)
    assert opened.drawer.place == PERSONAL


def test_a_strip_of_the_table_shows_the_look_where_the_drawer_covers_it(opened: Opened) -> None:
    opened.lay_out(covers=True)
    green = opened.drawer.grab().toImage().pixelColor(300, 4)
    opened.find(PictureChoice, "cloth").button("burgundy").click()
    burgundy = opened.drawer.grab().toImage().pixelColor(300, 4)
    assert green.green() > green.red()
    assert burgundy.red() > burgundy.green()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_strip_leaves_the_settings_most_of_the_room(opened: Opened, scale: float) -> None:
    opened.lay_out(scale, covers=True)
    (strip,) = opened.drawer.findChildren(TablePreview)
    (area,) = opened.drawer.findChildren(QScrollArea)
    for place in PAGES:
        opened.drawer.show_page(place)
        assert strip.isVisible() == (place in (CARDS, SEEING)), "elsewhere it would show no change"
        assert strip.isHidden() or strip.height() < 0.35 * area.height()


def test_a_page_without_its_heading_begins_at_the_top(opened: Opened) -> None:
    opened.lay_out(1.5)
    first = next(
        child
        for child in opened.drawer.page.findChildren(QLabel)
        if child.isVisible() and child.text()
    )
    assert first.mapTo(opened.drawer.page, QPoint(0, 0)).y() < 1.0 * 1.5 * UNIT


def test_the_strip_shows_the_key_of_the_language(
    monkeypatch: pytest.MonkeyPatch, opened: Opened, speak: Speak
) -> None:
    keys: list[str] = []

    def note(chip: Chip, *_: object) -> None:
        keys.append(chip.key)

    monkeypatch.setattr(Chip, "draw", note)
    for language in ("en", "de"):
        speak(language)
        opened.lay_out(covers=True)
        opened.drawer.grab()
    assert list(dict.fromkeys(keys)) == ["C", "Z"]


@pytest.mark.parametrize(
    ("players", "rule_set", "words"),
    [(2, "schnapsen", "Close"), (2, "idiots-66", "20"), (3, "schnapsen", "20")],
)
def test_the_strip_shows_an_act_of_the_game_that_is_played(
    monkeypatch: pytest.MonkeyPatch, opened: Opened, players: Players, rule_set: str, words: str
) -> None:
    shown: list[str] = []

    def note(chip: Chip, *_: object) -> None:
        shown.append(chip.text)

    monkeypatch.setattr(Chip, "draw", note)
    opened.keeper.change(players=players, rule_set=rule_set)
    opened.lay_out(covers=True)
    opened.drawer.grab()
    assert set(shown) == {words}


def test_the_settings_open_where_all_card_drawings_are_missing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*parts: str) -> Path:
        raise ResourceMissingError("/".join(parts), Path("nowhere"))

    monkeypatch.setattr("sixtysix_gui.design.card_svg.resource_path", missing)
    back_count.cache_clear()
    opened = Opened(qtbot)
    opened.lay_out(covers=True)
    backs = opened.find(PictureChoice, "back")
    assert [one.text() for one in backs.findChildren(QToolButton)] == ["Lattice"]
    back_count.cache_clear()
    opened.drawer.put_away()


def test_a_drawer_that_is_put_away_leaves_no_page(qtbot: QtBot) -> None:
    before = len(QApplication.allWidgets())
    opened = Opened(qtbot)
    opened.drawer.put_away()
    opened.drawer.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(QApplication.allWidgets()) <= before
