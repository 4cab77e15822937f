"""The sheet of the deal of the day in all its states, in windows and words of every size."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import date, timedelta

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import TextSize
from sixtysix_gui.table.layout.metrics import least_scene
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.names import Opponent
from sixtysix_gui.training.kept.days import AceState, DayResult
from sixtysix_gui.windows.day.keeping import DayStanding
from sixtysix_gui.windows.day.sheets import AfterSheet, BeforeSheet, DayActs, DayFacts, DaySheet
from sixtysix_gui.windows.settings.settings_keeper import page_of
from sixtysix_gui.windows.table_page import TablePage
from tests.helpers.windows.cut_words import clipped, cut_words
from tests.windows.conftest import UsePage

TODAY = date(2026, 11, 22)
SIZES = [(800, 572), (700, 1000)]
TEXT_SIZES: list[TextSize] = [100, 200]
FULLEST = ("waits", "over", "failed")


def result(back: int, mine: int | None, ace: int | None, **others: object) -> DayResult:
    made = DayResult("german-66", TODAY - timedelta(days=back), f"game {back}", mine, ace=ace)
    return replace(made, **others)  # pyright: ignore[reportArgumentType]


BEFORE = {6: result(6, 1, -1), 5: result(5, -2, 1), 3: result(3, 2, 2), 1: result(1, -1, -1)}


def facts(
    standing: DayStanding, today: DayResult | None, deck: str = "french", **others: bool
) -> DayFacts:
    known = {**BEFORE, 0: today}
    days = tuple((TODAY - timedelta(days=n), known.get(n)) for n in reversed(range(7)))
    return DayFacts(
        "german-66", TODAY, TODAY, standing, today, days, deck, "You",
        ace_plays=others.get("ace_plays", False), ace_failed=others.get("ace_failed", False),
    )  # fmt: skip


STATES = {
    "waits": facts(DayStanding.WAITS, None),
    "open": facts(DayStanding.OPEN, result(0, None, None)),
    "gone": facts(DayStanding.GONE, result(0, None, None)),
    "elsewhere": facts(DayStanding.ELSEWHERE, None),
    "over": facts(DayStanding.OVER, result(0, 2, 1, hints=2)),
    "playing": facts(DayStanding.OVER, result(0, -3, None), ace_plays=True),
    "failed": facts(
        DayStanding.OVER, result(0, 1, None, ace_state=AceState.FAILED), "german", ace_failed=True
    ),
}


@dataclass
class Laid:
    """A page on which the sheet lies, and what was done there."""

    page: TablePage
    table: Table
    done: list[str] = field(default_factory=list[str])

    def lay(self, of: DayFacts) -> DaySheet:
        def note(what: str) -> None:
            self.done.append(what)

        acts = DayActs(
            show_rules=note,
            deal=lambda: note("deal"),
            go_on=lambda: note("go on"),
            look_back=lambda: note("look back"),
            copy=lambda: note("copy"),
            watch_ace=lambda: note("watch"),
            other_seat=lambda: note("other seat"),
            try_again=lambda: note("try again"),
            close=lambda: note("close"),
            face=_face,
        )

        def write(unit: float) -> DaySheet:
            if of.standing is DayStanding.OVER and of.result is not None:
                return AfterSheet(unit, of, acts, of.result)
            return BeforeSheet(unit, of, acts)

        self.page.sheets.show_sheet(write)
        sheet = self.page.sheets.sheet
        assert isinstance(sheet, DaySheet)
        return sheet

    def resize(self, size: tuple[int, int], text_size: int) -> None:
        least = least_scene(text_size / 100)
        self.page.resize(max(size[0], least[0]), max(size[1], least[1]))
        QTest.qWait(1)

    @property
    def focused(self) -> QWidget:
        return self.page.focusWidget()

    def press(self, key: Qt.Key, control: bool = False) -> None:
        held = Qt.KeyboardModifier
        QTest.keyClick(self.focused, key, held.ControlModifier if control else held.NoModifier)


def _face(_who: Opponent, size: float) -> QPixmap:
    made = QPixmap(round(size), round(size))
    made.fill(Qt.GlobalColor.black)
    return made


@pytest.fixture
def laid(qtbot: QtBot) -> Iterator[Laid]:
    table = Table(TableOptions(speed="none", rest_tricks=False))
    page = TablePage(table)
    qtbot.addWidget(page)
    page.resize(1280, 772)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    yield Laid(page, table)
    table.shut_down()
    page.close()


def text_of(sheet: QWidget, name: str) -> str:
    label = sheet.findChild(QLabel, name)
    assert isinstance(label, QLabel)
    return label.text()


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_nothing_is_cut(laid: Laid, look_like: UsePage, language: str, text_size: TextSize) -> None:
    assert language
    look_like(page_of(Settings(text_size=text_size)))
    laid.page.set_text_scale(text_size / 100)
    for size in SIZES:
        laid.resize(size, text_size)
        for name in FULLEST:
            sheet = laid.lay(STATES[name])
            assert cut_words(sheet) == [], (size, name)
            assert clipped(sheet) == [], (size, name)
            assert sheet.height() <= laid.page.height(), (size, name)
            assert sheet.width() <= laid.page.width(), (size, name)


@pytest.mark.parametrize(
    ("state", "button", "act"),
    [
        ("waits", "deal", "deal"),
        ("open", "go-on", "go on"),
        ("gone", "close", "close"),
        ("elsewhere", "close", "close"),
        ("over", "look-back", "look back"),
    ],
)
def test_enter_does_what_the_state_asks_for(laid: Laid, state: str, button: str, act: str) -> None:
    laid.lay(STATES[state])
    assert laid.focused.objectName() == button
    laid.press(Qt.Key.Key_Return)
    laid.press(Qt.Key.Key_Escape)
    assert laid.done == [act, "close"]


@pytest.mark.parametrize(
    ("mine", "ace", "says"),
    [
        (2, 1, "Same cards, same seat, same opponent: 1 point(s) more than the Ace."),
        (-2, 1, "Same cards, same seat, same opponent: 3 point(s) fewer than the Ace."),
        (-1, -1, "Same cards, same seat, same opponent: the same result as the Ace."),
    ],
)
def test_both_figures_and_a_sentence_compare(laid: Laid, mine: int, ace: int, says: str) -> None:
    sheet = laid.lay(facts(DayStanding.OVER, result(0, mine, ace)))
    assert isinstance(sheet, AfterSheet)
    signs = {2: "+2", 1: "+1", -1: "−1", -2: "−2"}
    assert sheet.figures.figures == (signs[mine], signs[ace])
    assert text_of(sheet, "line") == says
    told = f"Deal of the day: you {signs[mine]}, the Ace {signs[ace]}. {says}"
    assert laid.focused.accessibleDescription() == told


def test_a_failed_ace_can_try_again_and_one_at_play_is_waited_for(laid: Laid) -> None:
    sheet = laid.lay(STATES["failed"])
    assert text_of(sheet, "line") == "The Daus could not finish this deal. See the log for details."
    again = sheet.findChild(QPushButton, "try-again")
    assert isinstance(again, QPushButton)
    again.click()
    assert laid.done == ["try again"]
    sheet = laid.lay(STATES["playing"])
    assert isinstance(sheet, AfterSheet)
    assert sheet.figures.is_playing
    assert sheet.findChild(QPushButton, "watch-ace") is None


def test_readers_hear_the_days(laid: Laid) -> None:
    sheet = laid.lay(STATES["waits"])
    days = sheet.findChild(QWidget, "days")
    assert isinstance(days, QWidget)
    assert days.accessibleName() == (
        "Monday: you +1, the Ace −1; Tuesday: you −2, the Ace +1; Wednesday: not played; "
        "Thursday: you +2, the Ace +2; Friday: not played; Saturday: you −1, the Ace −1; "
        "today: not played"
    )


def test_other_rules_and_the_key_for_looking_back(laid: Laid) -> None:
    sheet = laid.lay(STATES["over"])
    sheet.switch.part("santase").click()
    laid.lay(STATES["over"])
    laid.press(Qt.Key.Key_L, control=True)
    copy = laid.page.findChild(QObject, "copy")
    assert isinstance(copy, QPushButton)
    copy.click()
    assert copy.text() == "Copied."
    assert laid.done == ["santase", "look back", "copy"]
