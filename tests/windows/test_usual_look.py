"""No test is laid out in the words of the one before it."""

import pytest
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication

from sixtysix_gui.windows.widgets.paper import Page, page_in_use, use_page
from tests.helpers.windows.usual_look import take_look_back


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_look_is_taken_back(scale: float, qapp: QApplication) -> None:
    font, palette = QFont(qapp.font()), QPalette(qapp.palette())
    use_page(Page(text_scale=scale))
    assert qapp.font() != font
    assert qapp.styleSheet()
    take_look_back()
    assert (qapp.font(), qapp.palette(), qapp.styleSheet()) == (font, palette, "")
    assert page_in_use() == Page()


@pytest.mark.parametrize("turn", ["first", "second"])
def test_the_next_test_finds_the_usual_look(turn: str, qapp: QApplication) -> None:
    assert qapp.styleSheet() == ""
    use_page(Page(text_scale=1.0 if turn == "first" else 2.0))
