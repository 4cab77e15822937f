"""The line of a tile has room, or says less."""

import pytest
from PySide6.QtGui import QFontMetricsF

from sixtysix_gui.design import fonts
from sixtysix_gui.windows.widgets.tiles import fitted_line

TWO = "Played already. The next one comes soon."


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize(
    ("text", "share", "shown"),
    [
        (TWO, 1.0, TWO),
        (TWO, 0.9, TWO),
        (TWO, 0.5, "Played already"),
        ("A line of one sentence", 0.5, "A line of one sentence"),
    ],
)
def test_of_two_sentences_the_first_is_shown_where_both_have_no_room(
    text: str, share: float, shown: str
) -> None:
    font = fonts.text(100)
    width = share * QFontMetricsF(font).horizontalAdvance(text)
    line, fitting = fitted_line(text, font, width)
    assert line == shown
    assert fitting.pixelSize() >= 80
