"""What the sheets after deals and games say, and where they lie."""

from dataclasses import replace as changed
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.records import read_records, replay
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Marriage
from sixtysix_gui.rules.scoring import settle
from sixtysix_gui.rules.scoring.game import Game, Length
from sixtysix_gui.rules.scoring.points import CardPoints, Close, DealEnd, Grade
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.tally import LostGame, TallyKey
from sixtysix_gui.storage.tally import Tally as LostGames
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.text.results.deal_endings import DealResult
from sixtysix_gui.text.results.game_end import (
    GameEnd,
    LostDeal,
    OverGame,
    costliest_deal,
    game_end,
)
from sixtysix_gui.text.results.result_table import ResultTable, SettledDeal, result_table
from sixtysix_gui.text.results.tally_words import Pip, tally_words
from sixtysix_gui.windows.playing.claims import claim_cost
from sixtysix_gui.windows.sheets.fitted_sheet import fitted_sheet, sheet_place
from sixtysix_gui.windows.sheets.results.deal_sheet import DealSheet, DealSheetActs
from sixtysix_gui.windows.sheets.results.game_sheet import GameSheet, GameSheetActs
from sixtysix_gui.windows.sheets.results.laurel import LaurelScore
from sixtysix_gui.windows.sheets.results.result_grid import DoubleRule, FigurePill
from sixtysix_gui.windows.sheets.sheet_buttons import SheetButton
from tests.helpers.golden_data.golden import GOLDEN
from tests.storage.test_tally import EVENING
from tests.windows.conftest import Speak

A, B = Seat.A, Seat.B
CLOSED = {seat: Close(seat, 3, False, 20, 2) for seat in BOTH}


def result(end: DealEnd, marriages: tuple[Marriage, ...] = ()) -> ResultTable:
    rules = rule_set("german-66")
    before = Game(rules, A, (4, 3))
    outcome = settle(rules, end)
    settled = SettledDeal(
        outcome, before, before.after(outcome), A, "Ada", "Queen", marriages, "the Queen"
    )
    return result_table(settled)


# ------------------------------------------------------------------------------------- the deal


@pytest.mark.parametrize(
    ("end", "mine_wins", "mine_failed", "short"),
    [
        (DealEnd((CardPoints(66, tricks=5), CardPoints(40, tricks=3)), claimant=A), True, None, ""),
        (
            DealEnd((CardPoints(40, tricks=5), CardPoints(70, tricks=3)), claimant=B),
            False,
            None,
            "",
        ),
        (
            DealEnd((CardPoints(61, tricks=5), CardPoints(40, tricks=3)), claimant=A),
            False,
            True,
            "5 short",
        ),
        (
            DealEnd((CardPoints(50, tricks=5), CardPoints(40, tricks=3)), CLOSED[B], last=A),
            True,
            False,
            "26 short",
        ),
        (
            DealEnd((CardPoints(62, tricks=5), CardPoints(40, tricks=3)), CLOSED[A], last=A),
            False,
            True,
            "4 short",
        ),
        (
            DealEnd((CardPoints(67, tricks=5), CardPoints(40, tricks=3)), CLOSED[A], last=A),
            False,
            True,
            "",
        ),
        (
            DealEnd((CardPoints(60, tricks=6), CardPoints(60, tricks=6)), last=A),
            None,
            None,
            "",
        ),
    ],
)
def test_gold_is_the_winners_and_dashed_what_failed(
    qtbot: QtBot,
    end: DealEnd,
    mine_wins: bool | None,
    mine_failed: bool | None,
    short: str,
) -> None:
    table = result(end)
    assert (table.mine_wins, table.mine_failed, table.short) == (mine_wins, mine_failed, short)
    sheet = DealSheet(16.0, table, "french", DealSheetActs(go_on=lambda: None))
    qtbot.addWidget(sheet)
    pills = [pill.text() for pill in sheet.findChildren(FigurePill)]
    decided = {None: [], True: [table.totals.mine], False: [table.totals.theirs]}
    assert sorted(pills) == sorted(decided[mine_wins] + decided[mine_failed])
    said = [label.text() for label in sheet.findChildren(QLabel) if label.text().endswith("short")]
    assert said == ([short] if short else [])


def test_signs_of_marriages_stand_with_their_owner() -> None:
    end = DealEnd((CardPoints(29, 40, 0, 3), CardPoints(17, 20, 0, 2)), claimant=A)
    shown = (Marriage(A, Suit.SPADES, 40, 2), Marriage(B, Suit.HEARTS, 20, 3))
    marriages = result(end, shown).rows[1]
    assert (marriages.mine, marriages.my_suits) == ("40", (Suit.SPADES,))
    assert (marriages.theirs, marriages.their_suits) == ("20", (Suit.HEARTS,))


def test_a_marriage_without_a_trick_has_no_sign_beside_a_figure() -> None:
    end = DealEnd((CardPoints(69, 0, 0, 6), CardPoints(0, 20, 0, 0)), claimant=A)
    rows = result(end, (Marriage(B, Suit.HEARTS, 20, 3),)).rows
    assert all(row.their_suits == () for row in rows)


def test_sentences_begin_with_a_capital_and_call_the_other_by_his_article() -> None:
    table = result(DealEnd((CardPoints(50, tricks=5), CardPoints(40, tricks=3)), CLOSED[B], last=A))
    assert table.why.startswith("The Queen had closed, but came only to 40. ")
    assert "because you had" in table.why


def test_there_is_one_main_button_and_the_rest_is_quiet(qtbot: QtBot) -> None:
    end = DealEnd((CardPoints(66, tricks=5), CardPoints(40, tricks=3)), claimant=A)

    def nothing() -> None:
        """What the buttons do."""

    acts = DealSheetActs(nothing, nothing, nothing, nothing, nothing)
    sheet = DealSheet(16.0, result(end), "french", acts)
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
    end = DealEnd((CardPoints(66, tricks=5), CardPoints(40, tricks=3)), claimant=A)
    acts = DealSheetActs(go_on=lambda: None)

    def make(unit: float) -> DealSheet:
        return DealSheet(unit, result(end), "french", acts)

    free = fitted_sheet(make, WIDE, holder)
    close = QRectF(free.width() + 5, 300, 90, 130)
    kept = fitted_sheet(make, WIDE, holder, clear=[close])
    place = QRectF(sheet_place(kept.size(), WIDE, 0.0, [close]), kept.size().toSizeF())
    assert not place.intersects(close)
    assert 0.8 * WIDE.metrics.text_unit <= kept.unit < WIDE.metrics.text_unit


# -------------------------------------------------------------------------------------- the game


def told(end: DealEnd) -> DealResult:
    rules = rule_set("german-66")
    return DealResult(settle(rules, end), rules, A, "the Queen")


ORDINARY = told(DealEnd((CardPoints(40, tricks=3), CardPoints(66, tricks=5)), claimant=B))
SCHNEIDER = told(DealEnd((CardPoints(20, tricks=3), CardPoints(66, tricks=5)), claimant=B))
SCHWARZ = told(DealEnd((CardPoints(0), CardPoints(66, tricks=5)), claimant=B))
MISCOUNTED = told(DealEnd((CardPoints(60, tricks=5), CardPoints(40, tricks=3)), claimant=A))
FAILED = told(DealEnd((CardPoints(60, tricks=5), CardPoints(40, tricks=3)), CLOSED[A], last=A))
OVERTAKEN = told(
    DealEnd((CardPoints(40, tricks=3), CardPoints(70, tricks=5)), CLOSED[A], claimant=B)
)


@pytest.mark.parametrize(
    ("number", "points", "deal", "sentence"),
    [
        (3, 3, FAILED, "The third cost most: your close failed, 3 points."),
        (1, 2, OVERTAKEN, "The first cost most: your close failed, 2 points."),
        (2, 2, SCHNEIDER, "The second cost most: you stayed under 33, 2 points."),
        (5, 3, SCHWARZ, "The fifth cost most: you took no trick, 3 points."),
        (12, 2, MISCOUNTED, "The twelfth cost most: you had counted wrong, 2 points."),
        (13, 2, ORDINARY, "Deal 13 cost most: 2 points."),
    ],
)
def test_what_cost_most_is_named(
    speak: Speak, number: int, points: int, deal: DealResult, sentence: str
) -> None:
    speak("en")
    assert costliest_deal([LostDeal(4, 1, ORDINARY), LostDeal(number, points, deal)]) == sentence


def test_it_is_named_only_where_one_cost_most() -> None:
    assert SCHNEIDER.outcome.grade is Grade.SCHNEIDER
    assert costliest_deal([]) == ""
    assert costliest_deal([LostDeal(1, 3, FAILED)]) == ""
    assert costliest_deal([LostDeal(1, 2, FAILED), LostDeal(2, 2, SCHNEIDER)]) == ""


def test_it_is_said_in_german(speak: Speak) -> None:
    speak("de")
    sentence = costliest_deal([LostDeal(1, 1, ORDINARY), LostDeal(3, 3, FAILED)])
    assert sentence == "Das dritte kostete am meisten: Dein Zudrehen scheiterte, 3 Punkte."


def over(won: tuple[int, int], length: Length = "game", *, resigned: bool = False) -> OverGame:
    setup = GameSetup(rule_set("german-66"), ("Ada", "Queen"), {Seat.B: "casual"}, length=length)
    game = Game(rule_set("german-66"), A, won, deals=3)
    return OverGame(game, setup, (), resigned)


def test_who_wins_is_said_with_the_score() -> None:
    won = game_end(over((7, 3)), "the Queen")
    assert (won.head, won.score, won.festive) == ("You win the game", "7 : 3", True)
    lost = game_end(over((1, 7)), "the Queen")
    assert (lost.head, lost.score, lost.festive) == ("The Queen wins the game", "1 : 7", False)
    drawn = game_end(over((0, 0), "deal"), "the Queen")
    assert (drawn.head, drawn.is_drawn) == ("Nobody wins", True)
    given_up = game_end(over((5, 6), resigned=True), "the Queen")
    assert given_up.head == "The Queen wins the game"
    assert given_up.remark == "You gave up in deal 1."


def game_sheet(end: GameEnd) -> GameSheet:
    acts = GameSheetActs(once_more=lambda: None, once_more_key="Ctrl+R")
    return GameSheet(16.0, end, acts)


def test_only_the_winner_has_a_laurel(qtbot: QtBot) -> None:
    for won, laurels in (((7, 3), 1), ((3, 7), 0)):
        sheet = game_sheet(game_end(over(won), "the Queen"))
        qtbot.addWidget(sheet)
        assert len(sheet.findChildren(LaurelScore)) == laurels


def test_readers_hear_it_all_with_the_main_button(qtbot: QtBot) -> None:
    key = TallyKey("club", "german-66", "bummerl")
    lost = LostGames(key, (LostGame("a", True), LostGame("b", False, 2)), EVENING)
    words = tally_words(lost, "Ada", "Queen", "the Queen")
    sheet = game_sheet(game_end(over((1, 7)), "the Queen", words))
    qtbot.addWidget(sheet)
    assert sheet.main_button is not None
    assert sheet.main_button.text() == "Revenge"
    assert sheet.main_button.accessibleDescription() == (
        "The Queen wins the game, 1 : 7. Bummerl so far: you 1, the Queen 2."
    )


@pytest.mark.parametrize(
    ("lost", "pips"),
    [
        ((False,), (Pip.MINE, Pip.OPEN, Pip.OPEN)),
        ((True, False), (Pip.THEIRS, Pip.MINE, Pip.OPEN)),
        ((True, False, True), (Pip.THEIRS, Pip.MINE, Pip.THEIRS)),
    ],
)
def test_a_series_has_a_pip_for_each_game(lost: tuple[bool, ...], pips: tuple[Pip, ...]) -> None:
    games = tuple(LostGame(str(number), mine) for number, mine in enumerate(lost))
    key = TallyKey("club", "german-66", "best-3")
    words = tally_words(LostGames(key, games, EVENING), "Ada", "Queen", "the Queen")
    assert words is not None
    assert words.pips == pips


# ------------------------------------------------------------------------------- a wrong claim


def view_with(rules: str, mine: CardPoints, theirs: CardPoints, close: Close | None) -> View:
    record = read_records((GOLDEN / "version-0.1" / "running.66r").read_bytes())[0]
    view = replay(record).states[0].view(A, (0, 0), 0)
    return changed(view, rules=rule_set(rules), card_points=(mine, theirs), close=close)


@pytest.mark.parametrize(
    ("rules", "mine", "theirs", "close", "cost"),
    [
        ("german-66", CardPoints(40, tricks=3), CardPoints(20, tricks=2), None, 2),
        ("german-66", CardPoints(70, tricks=3), CardPoints(20, tricks=2), None, 2),
        ("schnapsen", CardPoints(40, tricks=3), CardPoints(0), None, 3),
        ("schnapsen", CardPoints(40, tricks=3), CardPoints(10, tricks=1), None, 2),
        ("german-66", CardPoints(40, tricks=3), CardPoints(0), Close(A, 1, False, 0, 0), 3),
    ],
)
def test_what_a_wrong_claim_costs_does_not_tell_whether_it_is_wrong(
    rules: str, mine: CardPoints, theirs: CardPoints, close: Close | None, cost: int
) -> None:
    assert claim_cost(view_with(rules, mine, theirs, close)) == cost


def test_nobody_needs_less_than_nothing() -> None:
    """Counted down, the last deal may bring more than was needed."""
    rules = rule_set("schnapsen")
    game = Game(rules, A, (9, 3))
    end = game_end(
        OverGame(game, GameSetup(rules, ("Ada", "Queen"), {Seat.B: "casual"}), ()), "the Queen"
    )
    assert end.score == "0 : 4"
