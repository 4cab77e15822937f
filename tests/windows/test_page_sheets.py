"""Pages to read lie on paper over the window: all of it is reached, and what is below waits."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.promised_deal import prepare_deal
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.layout.metrics import least_scene
from sixtysix_gui.windows.fact_sheets import AboutSheet, DealCodeSheet, FactSheet, FairDealSheet
from sixtysix_gui.windows.licences import LicencesSheet
from sixtysix_gui.windows.sheets.fitted_sheet import PageSheet
from sixtysix_gui.windows.sheets.questions import (
    AnswerButton,
    PageMaker,
    Question,
    QuestionLayer,
    ask,
    ground_on_table,
    open_page,
)
from sixtysix_gui.windows.telling.help_panel import KeySheet
from sixtysix_gui.windows.widgets.paper import Page
from tests.helpers.windows.cut_words import cut_words
from tests.windows.conftest import UsePage

CODE = "ABCDE-FGHJK-LMNPR-STWXY"
PROOF = prepare_deal(rule_set("schnapsen")).proof("Fuchs und Hase")
LONG_PATH = Path("/home/somebody/.local/share/sixtysix")


def nothing() -> None:
    """What leads on from a page here."""


PAGES: dict[str, PageMaker] = {
    "keys": KeySheet,
    "deal code": lambda unit: DealCodeSheet(unit, CODE, lambda _: None),
    "fair deal": lambda unit: FairDealSheet(unit, PROOF.promise, PROOF),
    "about": lambda unit: AboutSheet(unit, LONG_PATH, LONG_PATH / "sixtysix.log", nothing),
    "licences": LicencesSheet,
}
SIZES = ((800, 572), (1280, 772), (1920, 1052), (900, 1172))

Lay = Callable[..., QuestionLayer]


@pytest.fixture
def lay(qtbot: QtBot) -> Lay:
    """Lays a page over a window that is as large as a table of that text size may be."""

    def make(
        page: PageMaker, size: tuple[int, int] = (1280, 772), scale: float = 1.0
    ) -> QuestionLayer:
        least = least_scene(scale)
        area = QRect(0, 0, max(size[0], least[0]), max(size[1], least[1]))
        window = QWidget()
        qtbot.addWidget(window)
        window.resize(area.size())
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        layer = QuestionLayer(
            window, lambda: ground_on_table(window.rect(), scale), (window,), lambda: Speed.NONE
        )
        layer.open(page)
        QApplication.processEvents()  # a scroll bar that comes makes what is scrolled narrower
        return layer

    return make


def page_of(layer: QuestionLayer) -> PageSheet:
    assert layer.page is not None
    return layer.page


def child(layer: QuestionLayer, name: str) -> QPushButton:
    found = page_of(layer).findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
@pytest.mark.usefixtures("language")
def test_every_page_fits_into_the_window(
    lay: Lay, look_like: UsePage, name: str, size: tuple[int, int], scale: float
) -> None:
    look_like(Page(scale))
    layer = lay(PAGES[name], size, scale)
    page = page_of(layer)
    assert layer.rect().contains(page.geometry())
    assert cut_words(page) == []
    scrolled = page.findChildren(QScrollArea)
    for shown in page.findChildren(QAbstractButton):
        if shown.isVisible() and not any(area.isAncestorOf(shown) for area in scrolled):
            area = shown.rect().translated(shown.mapTo(page, shown.rect().topLeft()))
            assert page.rect().contains(area), shown.text()
    for area in scrolled:
        inside = area.findChild(QWidget, "page")
        assert isinstance(inside, QWidget)
        assert inside.width() <= area.viewport().width(), "nothing is scrolled sideways"


@pytest.mark.parametrize(
    ("name", "size", "scale"),
    [
        ("about", (1900, 1028), 1.5),
        ("about", (900, 1172), 2.0),
        ("fair deal", (900, 1172), 1.5),
        ("deal code", (1280, 772), 2.0),
        ("deal code", (1920, 1052), 2.0),
    ],
)
@pytest.mark.usefixtures("language")
def test_nothing_is_scrolled_while_the_page_may_be_higher(
    lay: Lay, look_like: UsePage, name: str, size: tuple[int, int], scale: float
) -> None:
    look_like(Page(scale))
    layer = lay(PAGES[name], size, scale)
    page = page_of(layer)
    is_highest = page.height() >= round(0.94 * layer.height())
    for area in page.findChildren(QScrollArea):
        assert is_highest or area.verticalScrollBar().maximum() == 0


def test_words_grow_with_the_window_as_on_every_sheet(lay: Lay) -> None:
    small, large = (page_of(lay(KeySheet, size)).unit for size in (SIZES[0], SIZES[2]))
    assert large > 1.2 * small


@pytest.mark.parametrize("name", PAGES)
def test_esc_closes_it_and_the_focus_comes_back(lay: Lay, qtbot: QtBot, name: str) -> None:
    layer = lay(PAGES[name])
    page_of(layer).closed.emit()
    field = QLineEdit(layer.window())
    field.show()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    layer.open(PAGES[name])
    assert page_of(layer).isAncestorOf(layer.window().focusWidget())
    field.setFocus()
    assert page_of(layer).isAncestorOf(layer.window().focusWidget()), "what lies below waits"
    QTest.keyClick(layer.window().focusWidget(), Qt.Key.Key_Escape)
    assert not layer.is_open
    assert layer.isHidden()
    assert layer.window().focusWidget() is field


@pytest.mark.parametrize("name", PAGES)
def test_tab_comes_to_everything_and_keeps_it_in_sight(lay: Lay, name: str) -> None:
    layer = lay(PAGES[name], SIZES[0], 1.5)
    page = page_of(layer)
    stops = page.tab_stops()
    seen: set[QWidget] = set()
    for _ in stops:
        QTest.keyClick(layer.window().focusWidget(), Qt.Key.Key_Tab)
        focused = layer.window().focusWidget()
        assert not focused.visibleRegion().isEmpty(), focused
        seen.add(focused)
    assert seen == set(stops)


def test_the_keys_that_scroll_do_so_wherever_the_focus_is(lay: Lay) -> None:
    layer = lay(KeySheet, SIZES[0], 1.5)
    text = page_of(layer).findChild(QTextBrowser, "keys")
    assert isinstance(text, QTextBrowser)
    bar = text.verticalScrollBar()
    assert layer.window().focusWidget() is child(layer, "close")
    QTest.keyClick(layer.window().focusWidget(), Qt.Key.Key_PageDown)
    assert bar.value() > 0


def test_a_question_waits_until_the_page_is_read(lay: Lay) -> None:
    layer = lay(KeySheet)
    layer.ask(Question("Leave?", "", AnswerButton("Stay")))
    assert layer.sheet is None
    page_of(layer).closed.emit()
    assert layer.sheet is not None


def test_a_page_waits_for_the_answer(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    ask(window, Question("Leave?", "", AnswerButton("Stay")))
    open_page(window, KeySheet)
    (layer,) = window.findChildren(QuestionLayer)
    assert layer.page is None
    assert layer.sheet is not None
    assert layer.sheet.main_button is not None
    layer.sheet.main_button.click()
    assert isinstance(layer.page, KeySheet)


def test_a_new_size_keeps_what_was_written_and_said(lay: Lay) -> None:
    layer = lay(PAGES["deal code"])
    page = page_of(layer)
    assert isinstance(page, DealCodeSheet)
    QTest.keyClicks(page.field, "nonsense")
    QTest.keyClick(page.field, Qt.Key.Key_Return)
    said = page.said
    assert "nonsense" in said[0]
    layer.window().resize(900, 1172)
    other = page_of(layer)
    assert isinstance(other, DealCodeSheet)
    assert other is not page
    assert other.field.text() == "nonsense"
    assert other.said == said
    assert layer.window().focusWidget() is other.field


def test_it_grows_for_what_it_says(lay: Lay) -> None:
    layer = lay(PAGES["fair deal"])
    page = page_of(layer)
    before = page.height()
    child(layer, "check").click()
    assert page.height() > before
    said = page.findChild(QLabel, "said")
    assert isinstance(said, QLabel)
    assert said.isVisible()
    assert said.height() >= said.heightForWidth(said.width())


@pytest.mark.parametrize("name", ["about", "fair deal", "deal code"])
def test_readers_hear_all_of_it_with_the_main_button(lay: Lay, name: str) -> None:
    page = page_of(lay(PAGES[name]))
    assert isinstance(page, FactSheet)
    assert page.main_button is not None
    told = page.main_button.accessibleDescription()
    for fact in page.facts:
        assert f"{fact.name}: {fact.shown or fact.value}." in told


def test_a_size_stays_beside_its_unit(lay: Lay) -> None:
    shown = [each.text() for each in page_of(lay(PAGES["about"])).findChildren(QLabel)]
    assert any(text.endswith("0\N{NO-BREAK SPACE}bytes") for text in shown)


def test_of_long_numbers_the_beginning_is_seen_and_all_is_copied(lay: Lay) -> None:
    layer = lay(PAGES["fair deal"])
    page = page_of(layer)
    assert isinstance(page, FairDealSheet)
    seen = [label.text().replace("\u200b", "") for label in page.findChildren(QLabel)]
    for number in (PROOF.promise, PROOF.nonce):
        assert f"{number[:8]} …" in seen
        assert not any(number in text for text in seen)
    copied: list[str] = []
    for copier in page.findChildren(QPushButton):
        if copier.objectName().startswith("copy-"):
            copier.click()
            copied.append(QGuiApplication.clipboard().text())
            assert copier.accessibleDescription() == copied[-1]
    assert copied.count(PROOF.promise) == 2, "that of the deal to come, and of the last one"
    assert {PROOF.nonce, PROOF.code} <= set(copied)
