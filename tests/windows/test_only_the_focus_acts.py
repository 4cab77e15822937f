"""Enter and Space act on what has the focus, in every dialog and sheet, and on nothing else."""

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import SIGNAL, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

import sixtysix_gui.windows
from sixtysix_gui.controller.promised_deal import prepare_deal
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.input.focus import ReaderButton
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.results.game_end import DealDisc, GameEnd
from sixtysix_gui.windows.fact_sheets import AboutSheet, DealCodeSheet, FairDealSheet
from sixtysix_gui.windows.licences import LicencesSheet
from sixtysix_gui.windows.settings.drawer import SettingsDrawer
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper
from sixtysix_gui.windows.sheets.deal_sheet import WordSheet
from sixtysix_gui.windows.sheets.game_sheet import GameSheet, GameSheetActs
from sixtysix_gui.windows.sheets.questions import AnswerButton, Question, ask
from sixtysix_gui.windows.telling.help_panel import KeySheet
from sixtysix_gui.windows.telling.history import HistoryPanel
from sixtysix_gui.windows.viewer.viewer import RecordViewer, Shown
from sixtysix_gui.windows.widgets.basic import Dialog
from tests.helpers.deals.viewer_records import CODE, own_game

KEYS = [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space]
ENTER = KEYS[:2]
OWN_ENTER = {"word", "code"}
"""Fields in which Enter itself means to deal, as their main button says too."""


def nothing() -> None:
    """What the buttons of a sheet do here."""


def _settings(page: int) -> QWidget:
    drawer = SettingsDrawer(SettingsKeeper(Settings()))
    drawer.resize(480, 780)
    drawer.show_page(page)
    return drawer


def _viewer() -> QWidget:
    shown = Shown((own_game(0), own_game(1, 5)), can_continue=True)
    viewer = RecordViewer(shown, TableOptions(speed="none"), CardWords())
    viewer.show_place(1)
    return viewer


def _lying(sheet: QWidget) -> QWidget:
    below = QWidget()
    QVBoxLayout(below).addWidget(sheet)
    return below


def _game_end() -> QWidget:
    discs = (DealDisc(mine=True, points=2),)
    end = GameEnd("It is over", "7 : 3", discs, "One deal.", won=True, festive=True)
    acts = GameSheetActs(once_more=nothing, other_game=nothing, leave=nothing, look_back=nothing)
    return _lying(GameSheet(16, end, acts, ()))


def _question() -> QWidget:
    window = QWidget()
    window.resize(800, 600)
    others = (AnswerButton("Yes"), AnswerButton("Perhaps"))
    ask(window, Question("A question", "Which?", AnswerButton("No"), others))
    return window


PLACES: dict[str, Callable[[], QWidget]] = {
    "viewer": _viewer,
    "deal code": lambda: _lying(DealCodeSheet(16, CODE, lambda _: None)),
    "fair deal": lambda: _lying(
        FairDealSheet(16, "0" * 64, prepare_deal(rule_set()).proof("Hase"))
    ),
    "about": lambda: _lying(AboutSheet(16, Path("games"), Path("log"), nothing)),
    "licences": lambda: _lying(LicencesSheet(16)),
    "keys": lambda: _lying(KeySheet(16)),
    "question": _question,
    "history": HistoryPanel,
    "word": lambda: _lying(WordSheet(16, "0" * 64, lambda _: None)),
    "end of a game": _game_end,
    **{f"settings {page}": partial(_settings, page) for page in range(7)},
}


@dataclass
class Scene:
    """A window, and what was pressed in it since it was opened."""

    window: QWidget
    pressed: list[QAbstractButton]

    def stops(self) -> list[QWidget]:
        """Everything that can have the focus now."""
        widgets = self.window.findChildren(QWidget)
        return [
            widget
            for widget in widgets
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and widget.isVisible()
            and widget.isEnabled()
            and widget.window() is self.window
            and widget.focusProxy() is None
            and not isinstance(widget, ReaderButton)  # the focus of the table itself
        ]


Open = Callable[[str], Scene]


@pytest.fixture
def open_scene(qtbot: QtBot) -> Iterator[Open]:
    """Opens a window whose buttons only note that they were pressed."""
    opened: list[QWidget] = []

    def make(place: str) -> Scene:
        window = PLACES[place]()
        opened.append(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        scene = Scene(window, [])
        for button in window.findChildren(QAbstractButton):
            if button.receivers(SIGNAL("clicked(bool)")):
                button.clicked.disconnect()
            button.clicked.connect(partial(_note, scene, button))
        return scene

    yield make
    for window in opened:
        window.close()
        window.deleteLater()
    qtbot.wait(1)


def _note(scene: Scene, button: QAbstractButton, _: bool = False) -> None:
    scene.pressed.append(button)


@pytest.mark.parametrize("place", PLACES)
def test_a_key_presses_what_has_the_focus_and_nothing_else(open_scene: Open, place: str) -> None:
    scene = open_scene(place)
    stops = scene.stops()
    assert stops
    for stop in stops:
        # Space opens the list of a combo box, which a screen that is not there cannot show
        for key in ENTER if isinstance(stop, QComboBox) else KEYS:
            scene.pressed.clear()
            stop.setFocus()
            assert QApplication.focusWidget() is stop, stop
            QTest.keyClick(stop, key)
            if isinstance(stop, QLineEdit) and stop.objectName() in OWN_ENTER and key in ENTER:
                assert len(scene.pressed) <= 1
            else:
                expected = [stop] if isinstance(stop, QAbstractButton) else []
                assert scene.pressed == expected, (stop, key)
            assert scene.window.isVisible(), (stop, key)


def test_enter_that_is_held_down_presses_once(open_scene: Open) -> None:
    scene = open_scene("about")
    (licences,) = [one for one in scene.stops() if one.objectName() == "licences"]
    licences.setFocus()
    QTest.keyClick(licences, Qt.Key.Key_Return)
    again = QKeyEvent(  # QTest has no repeated press
        QKeyEvent.Type.KeyPress,
        Qt.Key.Key_Return,
        Qt.KeyboardModifier.NoModifier,
        "\r",
        autorep=True,
    )
    QApplication.sendEvent(licences, again)
    assert scene.pressed == [licences]


def test_every_dialog_is_made_without_a_default_button() -> None:
    for module in pkgutil.walk_packages(
        sixtysix_gui.windows.__path__, f"{sixtysix_gui.windows.__name__}."
    ):
        importlib.import_module(module.name)
    ours = [one for one in _all_subclasses(QDialog) if one.__module__.startswith("sixtysix_gui")]
    assert len(ours) > 2
    assert [one for one in ours if not issubclass(one, Dialog)] == []


def _all_subclasses(kind: type) -> list[type]:
    direct = kind.__subclasses__()
    return [*direct, *(below for one in direct for below in _all_subclasses(one))]
