"""The decks in the settings are shown by cards that are easy to distinguish."""

import pytest
from PySide6.QtGui import QColor, QImage

from sixtysix_gui.design.card_svg import CardStyle, Pack
from sixtysix_gui.windows.settings.pictures import fan_preview

HEIGHT = 182
CARD_WIDTH = 118


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("pack", ["french", "german"])
def test_most_of_every_card_is_seen_with_round_corners_and_an_edge(pack: Pack) -> None:
    pixmap = fan_preview(CardStyle(pack), HEIGHT, 1.0)
    step = (pixmap.width() - CARD_WIDTH) / 2
    assert step > 0.7 * CARD_WIDTH, "king and queen were slivers"
    image = QImage(pixmap.toImage())
    right = image.width() - 1
    for x, y in ((0, 0), (right, 0), (right, HEIGHT - 1), (0, HEIGHT - 1)):
        assert image.pixelColor(x, y).alpha() < 128, "square corners"
    edge, paper = image.pixelColor(right, HEIGHT // 2), image.pixelColor(right - 3, HEIGHT // 2)
    assert edge.lightness() < paper.lightness() - 20
    assert QColor(paper).lightness() > 200
