"""A review in a small window with large words: nothing lies on anything else."""

from collections.abc import Sequence
from itertools import combinations, cycle

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QWidget

from sixtysix_gui.coach.accounts import Theme
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.design import fonts
from sixtysix_gui.design.fonts import load_fonts
from sixtysix_gui.text.coach.marks import lost_text, theme_name
from sixtysix_gui.windows.review.review_viewer import ReviewViewer
from sixtysix_gui.windows.widgets.focus_rings import FocusRings, PaperRing
from sixtysix_gui.windows.widgets.paper import Page
from sixtysix_gui.windows.widgets.pencil import mark_colour
from tests.helpers.coach.scripted_review import ReviewLink
from tests.helpers.deals.viewer_records import own_game
from tests.helpers.windows.cut_words import cut_words
from tests.helpers.windows.settled import settle
from tests.windows.conftest import UsePage
from tests.windows.review.at_the_review import press
from tests.windows.review.conftest import Open

LINE = 28
"""Pixels of a line of text at 200 %, at least."""


def overlapping(viewer: ReviewViewer, names: Sequence[str]) -> list[tuple[str, str]]:
    """The pairs of seen parts that lie on each other, by their names."""
    seen = {name: place(viewer, part(viewer, name)) for name in names}
    seen = {name: area for name, area in seen.items() if part(viewer, name).isVisible()}
    return [(a, b) for a, b in combinations(seen, 2) if seen[a].intersects(seen[b])]


def part(viewer: ReviewViewer, name: str) -> QWidget:
    found = viewer.findChild(QWidget, name)
    assert found is not None, name
    return found


def place(viewer: ReviewViewer, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(viewer, QPoint()), widget.size())


@pytest.mark.window
def test_with_large_words_both_pages_find_room_on_a_low_screen(
    review: Open, link: ReviewLink, look_like: UsePage, language: str
) -> None:
    look_like(Page(2.0))
    viewer = review(scale=2.0)
    viewer.setMinimumSize(0, 0)  # as on a screen of that size
    viewer.resize(960, 656)
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    settle()
    sentence = place(viewer, part(viewer, "sentence"))
    assert sentence.top() >= place(viewer, viewer.table).bottom()
    assert sentence.bottom() <= place(viewer, part(viewer, "next-mistake")).top()
    assert cut_words(viewer) == [], language
    press(viewer, Qt.Key.Key_F6)
    settle()
    assert overlapping(viewer, ("decisions", "try", "try-ways", "hidden", "next-mistake")) == []
    assert viewer.column.list.height() >= LINE
    assert viewer.column.note.visibleRegion().boundingRect().height() >= 4 * LINE
    assert cut_words(viewer) == [], language
    assert not part(viewer, "sentence").isVisible()
    press(viewer, Qt.Key.Key_F6)
    assert part(viewer, "sentence").isVisible()


def test_the_block_of_marks_is_no_higher_than_its_marks(
    review: Open, link: ReviewLink, look_like: UsePage
) -> None:
    look_like(Page(2.0))
    viewer = review(size=(1600, 1020), scale=2.0)
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    press(viewer, Qt.Key.Key_F6)
    settle()
    marks = viewer.column.list
    last = marks.visualItemRect(marks.item(marks.count() - 1))
    assert marks.height() - last.bottom() < LINE


@pytest.mark.slow(sample=4)
@pytest.mark.window
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_large_words_find_room_on_the_smallest_screen(
    scale: float, review: Open, link: ReviewLink, look_like: UsePage, language: str
) -> None:
    look_like(Page(scale))
    viewer = review(scale=scale)
    viewer.setMinimumSize(1, 1)
    viewer.resize(798, 578)  # what title bar and frame leave of 800 × 600
    link.finish()
    viewer.show_place(3)
    settle()
    for _ in range(2):
        names = ("sentence", "step-first", "next-mistake", "other-page", "try", "close")
        assert overlapping(viewer, names) == []
        below = place(
            viewer, viewer.strip if viewer.strip.isVisible() else part(viewer, "sentence")
        )
        table = viewer.table
        if table.isVisible():
            assert place(viewer, table).bottom() <= below.top()
            assert table.size().expandedTo(table.minimumSize()) == table.size()
        assert cut_words(viewer) == [], language
        press(viewer, Qt.Key.Key_F6)  # the other page, where they take turns
        settle()


@pytest.mark.slow(sample=5)
@pytest.mark.window
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_in_the_least_window_nothing_lies_on_anything_else(
    scale: float, review: Open, link: ReviewLink, look_like: UsePage, language: str
) -> None:
    look_like(Page(scale))
    viewer = review(size=(800, 600), scale=scale)
    link.finish()
    for _ in range(2):
        settle()
        assert viewer.minimumSizeHint().height() <= viewer.height()
        parts = [viewer.table, viewer.strip, viewer.column, part(viewer, "next-mistake")]
        seen = [place(viewer, one) for one in parts if one.isVisible()]
        assert not any(one.intersects(other) for one, other in combinations(seen, 2))
        assert cut_words(viewer) == [], language
        press(viewer, Qt.Key.Key_Return)
        press(viewer, Qt.Key.Key_F6)


@pytest.mark.slow(sample=5)
@pytest.mark.window
@pytest.mark.parametrize(
    ("size", "percent"), [((800, 600), 100), ((1280, 800), 100), ((1280, 800), 150)]
)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_list_ends_with_a_whole_row(
    review: Open,
    link: ReviewLink,
    look_like: UsePage,
    size: tuple[int, int],
    percent: int,
    number: int,
) -> None:
    look_like(Page(percent / 100))
    viewer = review(own_game(number), size=size, scale=percent / 100)
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    settle()
    rows = viewer.column.list
    assert rows.viewport().height() % rows.visualItemRect(rows.item(0)).height() == 0


@pytest.mark.window
def test_every_verdict_finds_room_in_a_narrow_column(
    review: Open, link: ReviewLink, look_like: UsePage, language: str
) -> None:
    look_like(Page(1.0))
    link.verdicts = dict(zip(range(60), cycle(Verdict), strict=False))
    viewer = review(size=(800, 600))
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    column, seen = viewer.column, set[Verdict]()
    assert viewer.review is not None
    for decision in viewer.review.decisions:
        viewer.show_place(decision.moment.step)
        settle()
        seen.add(viewer.review.judgements[decision.moment.step].verdict)
        assert cut_words(viewer) == [], language
        assert column.note.width() <= column.width() - 16, "no word reaches over the column"
        head = part(viewer, "verdict")
        assert head.height() < 2 * head.fontMetrics().lineSpacing(), language
    assert seen == set(Verdict) - {Verdict.NONE}, "where nothing was decided none is told"


@pytest.mark.window
def test_who_comes_to_the_note_by_tab_sees_a_ring_around_its_view(
    qapp: QApplication, review: Open, link: ReviewLink
) -> None:
    rings = FocusRings(qapp)
    viewer = review()
    link.finish()
    press(viewer, Qt.Key.Key_Return)
    viewer.column.note.setFocus()
    ring = next(found for found in viewer.findChildren(PaperRing) if found.isVisible())
    shown = place(viewer, viewer.column.note).intersected(place(viewer, viewer.column))
    inner = place(viewer, ring).adjusted(3, 3, -3, -3)  # the ring is three pixels wide
    assert inner.left() < shown.left()
    assert inner.right() > shown.right()
    rings.setParent(None)
    rings.deleteLater()


@pytest.mark.window
def test_the_ring_of_a_box_to_tick_keeps_off_its_last_letter(
    qapp: QApplication, review: Open, link: ReviewLink, language: str
) -> None:
    rings = FocusRings(qapp)
    viewer = review()
    link.finish()
    viewer.column.hidden.setFocus()
    ring = next(found for found in viewer.findChildren(PaperRing) if found.isVisible())
    box = place(viewer, viewer.column.hidden)
    words = box.left() + viewer.column.hidden.sizeHint().width()
    assert place(viewer, ring).right() - 3 > words, language
    rings.setParent(None)
    rings.deleteLater()


@pytest.mark.window
def test_a_head_that_is_first_seen_on_the_other_page_has_its_colour(
    review: Open, link: ReviewLink
) -> None:
    viewer = review(size=(800, 600), scale=2.0)
    link.finish()
    press(viewer, Qt.Key.Key_N)
    press(viewer, Qt.Key.Key_F6)
    settle()
    picture = part(viewer, "verdict").grab().toImage()
    wanted = mark_colour(Verdict.SLIP).rgb()
    places = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    assert any(picture.pixel(x, y) == wanted for x, y in places)


@pytest.mark.window
def test_every_theme_is_written_whole_beside_what_it_cost(
    qapp: QApplication, language: str
) -> None:
    assert qapp is not None
    load_fonts()
    unit = 16
    room = 0.76 * (17.6 * unit - 16) - 0.5 * unit
    loss = QFontMetricsF(fonts.heading(0.98 * unit, bold=True)).horizontalAdvance(lost_text(2.8))
    metrics = QFontMetricsF(fonts.text(0.95 * unit, fonts.TextWeight.REGULAR))
    for theme in Theme:
        text = theme_name(theme)
        assert metrics.horizontalAdvance(text) + loss + 0.3 * unit <= room, (language, text)
