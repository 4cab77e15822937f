"""How long a card takes to compose, to parse and to render: `pytest benchmarks/test_cards.py`.

The table renders cards when it is resized; a whole pack should be ready within half a second.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytest_benchmark.fixture import BenchmarkFixture

from sixtysix_gui.design import card_svg
from sixtysix_gui.design.card_svg import Pack, compose_back, compose_face

CODES = [rank + suit for suit in "CSHD" for rank in "AKQJT987"]
PACKS: tuple[Pack, ...] = ("french", "german")
NAMES = [*CODES, "back-1", "back-2", "back-3"]
CARD_HEIGHT_RATIO = 910 / 590
TABLE_WIDTH = 180
"""Width of a card on a window of ordinary size, in pixels."""


def _svg(pack: Pack, name: str) -> bytes:
    if name.startswith("back"):
        return compose_back(pack, int(name[-1]))
    return compose_face(pack, name, letters="en", colours="two")


def _render(renderer: QSvgRenderer, width: int) -> QImage:
    image = QImage(
        width, round(width * CARD_HEIGHT_RATIO), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("name", NAMES)
def test_parse_a_card(benchmark: BenchmarkFixture, pack: Pack, name: str) -> None:
    data = QByteArray(_svg(pack, name))

    def parse() -> bool:
        return QSvgRenderer(data).isValid()

    assert benchmark(parse)


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("name", NAMES)
def test_render_a_card(benchmark: BenchmarkFixture, pack: Pack, name: str) -> None:
    renderer = QSvgRenderer(QByteArray(_svg(pack, name)))

    def draw() -> bool:
        return _render(renderer, TABLE_WIDTH).isNull()

    assert not benchmark(draw)


@pytest.mark.parametrize("pack", PACKS)
def test_compose_a_whole_pack(benchmark: BenchmarkFixture, pack: Pack) -> None:
    def compose() -> int:
        compose_face.cache_clear()
        return sum(len(_svg(pack, code)) for code in CODES)

    assert benchmark(compose) > 0
    assert card_svg.back_count(pack) == 3


@pytest.mark.parametrize("width", [80, TABLE_WIDTH, 360])
@pytest.mark.parametrize("pack", PACKS)
def test_parse_and_render_a_whole_pack(benchmark: BenchmarkFixture, pack: Pack, width: int) -> None:
    faces = [QByteArray(_svg(pack, code)) for code in CODES]

    def draw() -> int:
        return sum(_render(QSvgRenderer(face), width).height() for face in faces)

    assert benchmark(draw) > 0
