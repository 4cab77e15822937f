"""The sheets after deals and games: what is marked on them, their buttons, and where they lie."""

import itertools
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QImage, QRegion
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.cards import Rank, Suit, card_of
from sixtysix_gui.rules.scoring.points import CardPoints, Close, DealEnd
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.table import Table
from sixtysix_gui.text.results.game_end import DealDisc, GameEnd
from sixtysix_gui.text.results.result_table import ResultTable
from sixtysix_gui.windows.sheets.deal_sheet import DealSheet, DealSheetActs, DoubleRule, FigurePill
from sixtysix_gui.windows.sheets.fitted_sheet import fitted_sheet, sheet_place
from sixtysix_gui.windows.sheets.game_sheet import GameMarks, GameSheet, GameSheetActs, LaurelScore
from sixtysix_gui.windows.sheets.paper_sheet import SheetButton
from sixtysix_gui.windows.sheets.sheet_layer import SheetLayer
from sixtysix_gui.windows.widgets.paper import Page
from tests.helpers.windows.cut_words import cut_words
from tests.helpers.windows.results import A, result_of, settled_deals, table_of
from tests.helpers.windows.trick_words import NAMES
from tests.text.test_game_ends import end_of
from tests.windows.conftest import Speak, UsePage

OUT = DealEnd((CardPoints(66, tricks=5), CardPoints(40, tricks=3)), claimant=A)
CLOSE_FAILED = DealEnd(
    (CardPoints(50, tricks=5), CardPoints(40, tricks=3)), Close(Seat.B, 3, False, 20, 2), last=A
)
DRAWN = DealEnd((CardPoints(60, tricks=6), CardPoints(60, tricks=6)), last=A)


def result(end: DealEnd = OUT) -> ResultTable:
    return table_of(result_of("german-66", end))


def nothing() -> None:
    """What the buttons do."""


PILLS: list[tuple[DealEnd, list[str], list[str]]] = [
    (OUT, ["66"], []),
    (CLOSE_FAILED, ["40", "50"], ["26 short"]),
    (DRAWN, [], []),
]


@pytest.mark.parametrize(("end", "pills", "short"), PILLS)
def test_gold_is_the_winners_and_dashed_what_failed(
    end: DealEnd, pills: list[str], short: list[str], speak: Speak, qtbot: QtBot
) -> None:
    speak("en")
    sheet = DealSheet(16.0, result(end), "french", DealSheetActs(go_on=nothing))
    qtbot.addWidget(sheet)
    assert sorted(pill.text() for pill in sheet.findChildren(FigurePill)) == pills
    said = [label.text() for label in sheet.findChildren(QLabel) if label.text().endswith("short")]
    assert said == short


def test_there_is_one_main_button_and_the_rest_is_quiet(qtbot: QtBot) -> None:
    acts = DealSheetActs(nothing, nothing, nothing, nothing, nothing)
    sheet = DealSheet(16.0, result(), "french", acts)
    qtbot.addWidget(sheet)
    sheet.setFixedWidth(480)
    sheet.show()
    looks = [(one.objectName(), one.property("look")) for one in sheet.findChildren(QPushButton)]
    assert looks == [
        ("continue", "main"),
        ("take-back", None),
        ("tricks", "link"),
        ("again", "link"),
        ("proof", "link"),
    ]
    main = sheet.main_button
    assert isinstance(main, SheetButton)
    assert main.key == "Enter"
    widths = {one.objectName(): one.width() for one in sheet.findChildren(QPushButton)}
    assert widths["continue"] == widths["take-back"] > 2 * widths["tricks"]


# -------------------------------------------------------------------------------- where they lie


WIDE, TALL = TableLayout.for_size(1280, 772), TableLayout.for_size(960, 1052)


def test_a_sheet_moves_left_rather_than_over_an_eight() -> None:
    size = QSize(500, 500)
    free = sheet_place(size, WIDE, 0.0)
    assert free.x() == (1280 - 500) // 2
    eight = QRectF(800, 40, 90, 300)
    moved = sheet_place(size, WIDE, 0.0, [eight])
    assert moved.y() == free.y()
    assert eight.left() - 20 < moved.x() + size.width() < eight.left()
    far = QRectF(1000, 40, 90, 90)
    assert sheet_place(size, WIDE, 0.0, [far]) == free


def test_where_there_is_no_room_left_of_it_a_sheet_moves_up() -> None:
    size, eight = QSize(800, 700), QRectF(480, 860, 90, 130)
    moved = sheet_place(size, TALL, 0.0, [eight])
    assert moved.y() + size.height() < eight.top()


@pytest.mark.parametrize("unit", range(11, 40))
def test_the_double_rule_is_double_in_every_size(unit: int, qtbot: QtBot) -> None:
    rule = DoubleRule(unit, lines=2)
    qtbot.addWidget(rule)
    rule.resize(20, rule.height())
    picture = QImage(20, rule.height(), QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    rule.render(picture, QPoint(), QRegion(), QWidget.RenderFlag(0))
    dark = [picture.pixelColor(10, y).lightness() < 128 for y in range(picture.height())]
    assert sum(now and not before for before, now in pairwise([False, *dark])) == 2


def test_words_become_a_little_smaller_for_an_eight(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.resize(1280, 772)
    acts = DealSheetActs(go_on=nothing)

    def make(unit: float) -> DealSheet:
        return DealSheet(unit, result(), "french", acts)

    free = fitted_sheet(make, WIDE, holder)
    close = QRectF(free.width() + 5, 300, 90, 130)
    kept = fitted_sheet(make, WIDE, holder, clear=[close])
    place = QRectF(sheet_place(kept.size(), WIDE, 0.0, [close]), kept.size().toSizeF())
    assert not place.intersects(close)
    assert 0.8 * WIDE.metrics.text_unit <= kept.unit < WIDE.metrics.text_unit


# -------------------------------------------------------------------------------------- the game


DISCS = (DealDisc(mine=True, points=2),)


def ended(*, won: bool, head: str = "You win the game") -> GameEnd:
    deals = tuple(DealDisc(mine=number != 2, points=2) for number in range(9))
    return GameEnd(head, "7 : 3", deals, "Nine deals.", won=won, festive=won)


def test_only_the_winner_has_a_laurel(qtbot: QtBot) -> None:
    for won, laurels in ((True, 1), (False, 0)):
        sheet = GameSheet(16.0, ended(won=won), GameSheetActs(once_more=nothing))
        qtbot.addWidget(sheet)
        assert len(sheet.findChildren(LaurelScore)) == laurels


def test_readers_hear_it_all_with_the_main_button(speak: Speak, qtbot: QtBot) -> None:
    speak("en")
    acts = GameSheetActs(once_more=nothing, once_more_key="Ctrl+R")
    sheet = GameSheet(16.0, ended(won=False), acts)
    qtbot.addWidget(sheet)
    assert sheet.main_button is not None
    assert sheet.main_button.text() == "Rematch"
    assert sheet.main_button.accessibleDescription() == "You win the game, 7 : 3. Nine deals."


@pytest.mark.parametrize("deals", [3, 9, 14])
@pytest.mark.parametrize(("width", "height"), [(800, 572), (1000, 672), (1000, 700), (1280, 772)])
def test_the_caption_never_lies_on_the_laurel(
    width: int, height: int, deals: int, look_like: UsePage, qtbot: QtBot
) -> None:
    """Where even small words had no room, the layout laid one over the other."""
    look_like(Page())
    table, holder = Table(), QWidget()
    qtbot.addWidget(table)
    qtbot.addWidget(holder)
    end = replace(ended(won=True), caption="The Queen had none.", deals=DISCS * deals)
    layer = SheetLayer(holder, table)
    layer.resize(width, height)
    marks = GameMarks((None,) * deals, "There are four moves to look at.")
    kings = [card_of(Rank.KING, suit) for suit in Suit]
    layer.show_sheet(lambda unit: GameSheet(unit, end, ending_acts(), kings, marks))
    sheet = layer.sheet
    assert sheet is not None
    holder.show()
    sheet.column.activate()
    laurel = sheet.findChild(LaurelScore)
    assert isinstance(laurel, LaurelScore)
    lines = [one for one in sheet.findChildren(QLabel) if one.text()]
    assert not any(one.geometry().intersects(laurel.geometry()) for one in lines)
    assert sheet.needed_height(sheet.width()) <= sheet.height() <= height


# ---------------------------------------------------------------------------------- larger tables


def ending_acts() -> GameSheetActs:
    return GameSheetActs(once_more=nothing, look_back=nothing, other_game=nothing, leave=nothing)


def acts() -> DealSheetActs:
    return DealSheetActs(go_on=nothing, show_tricks=nothing, play_again=nothing, show_proof=nothing)


SIZES = [(800, 572, 1.0), (1280, 772, 1.5), (1280, 772, 2.0), (960, 1252, 1.3), (960, 1172, 2.0)]


@pytest.mark.slow(sample=6)
@pytest.mark.usefixtures("language")
@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
def test_no_word_of_a_sheet_is_cut(
    width: int, height: int, scale: float, look_like: UsePage, qtbot: QtBot, qapp: QApplication
) -> None:
    del look_like
    layout = TableLayout.for_size(width, height, scale)
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.resize(width, height)
    holder.show()
    for name, one in itertools.chain(*(((n, s) for s in settled_deals(n, 2)) for n in NAMES)):
        table = one.table
        end = replace(end_of(one.after), deals=ended(won=True).deals)
        made = [
            fitted_sheet(
                lambda unit, t=table: DealSheet(unit, t, "french", acts(), may_be_low=True),
                layout,
                holder,
            ),
            fitted_sheet(
                lambda unit, e=end: GameSheet(unit, e, ending_acts(), may_be_low=True),
                layout,
                holder,
            ),
        ]
        for sheet in made:
            sheet.show()
            qapp.processEvents()
            cut = [words for words in cut_words(sheet) if not words.startswith("FigurePill")]
            assert cut == [], (name, table.head)
            assert all(fits_its_pill(pill) for pill in sheet.findChildren(FigurePill))
            assert holder.rect().contains(sheet.rect())
            sheet.hide()
            sheet.setParent(None)
            sheet.deleteLater()


def fits_its_pill(pill: FigurePill) -> bool:
    """Figures have nothing below their line, so that a pill is lower than a line of text."""
    figure = QFontMetrics(pill.font()).tightBoundingRect(pill.text())
    return figure.height() < pill.height() - 4 and figure.width() < pill.width() - 4


@pytest.mark.usefixtures("look_like")
def test_a_sheet_of_three_leaves_the_scores_of_all_clear(speak: Speak, qtbot: QtBot) -> None:
    speak("de")
    width, height = 800, 572
    layout, places = (
        TableLayout.for_size(width, height),
        TableLayout.for_size(width, height, 1.0, 3),
    )
    clear = [places.scores.pairs[chair].zone for chair in (Chair.SOUTH, Chair.WEST, Chair.EAST)]
    usual = replace(acts(), show_proof=None)
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.resize(width, height)
    for one in settled_deals("cutthroat-66", 6):
        table = one.table
        sheet = fitted_sheet(
            lambda unit, t=table: DealSheet(unit, t, "french", usual, may_be_low=True),
            layout,
            holder,
            clear=clear,
        )
        place = QRectF(sheet_place(sheet.size(), layout, 0.0, clear), sheet.size().toSizeF())
        assert not any(place.intersects(area) for area in clear), table.head
        assert sheet.unit >= 0.8 * layout.metrics.text_unit
