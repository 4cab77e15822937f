"""What is seen: symmetry, nothing beside the card, sevens that count points to the pip."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from sixtysix_gui.design.card_svg import Pack, compose_back, compose_face
from tests.helpers.rows import each_row
from tests.helpers.table.card_files import CARDS, CODES, COURTS, SCORE_CODES, placed_signs
from tests.helpers.table.card_pixels import (
    CARD_HEIGHT,
    CARD_WIDTH,
    alphas,
    differing_share,
    largest_difference,
    render,
)
from tools.drawing.card_sheets import SHEETS, card_sheet

CARD_CORNER = 34
HALF_TURN = QTransform().rotate(180)
RENDERING_NOISE = 64
"""Levels by which a turned rendering may differ where lines thinner than a pixel meet."""
NOISY_SHARE = 0.003
"""At most this share of the pixels may differ by more than a few levels."""
BACKS = (1, 2, 3)
PACKS: tuple[Pack, ...] = ("french", "german")


def _face(pack: Pack, code: str) -> bytes:
    return compose_face(pack, code, letters="en", colours="two")


def _face_in_hand(pack: Pack, code: str) -> bytes:
    return compose_face(pack, code, letters="en", colours="two", low_rank_signs=True)


def _turned(image: QImage) -> QImage:
    return image.transformed(HALF_TURN).convertToFormat(image.format())


def _assert_symmetric(svg: bytes) -> None:
    image = render(svg, 1.0)
    turned = _turned(image)
    assert largest_difference(image, turned) <= RENDERING_NOISE
    assert differing_share(image, turned) <= NOISY_SHARE


@each_row("pack", PACKS)
@each_row("code", COURTS)
def test_a_court_looks_the_same_from_both_sides(pack: Pack, code: str) -> None:
    _assert_symmetric(_face(pack, code))


@each_row("pack", PACKS)
@each_row("number", BACKS)
def test_a_back_does_not_betray_which_way_it_lies(pack: Pack, number: int) -> None:
    _assert_symmetric(compose_back(pack, number))


@each_row("suit", "CSHD")
def test_a_french_ten_looks_the_same_from_both_sides(suit: str) -> None:
    _assert_symmetric(_face("french", "T" + suit))


def test_the_symmetry_test_sees_a_card_that_is_not_symmetric() -> None:
    with pytest.raises(AssertionError):
        _assert_symmetric(_face("french", "7H"))


def _paper(scale: float, margin: int) -> QImage:
    """An image that is opaque wherever a card may be, one pixel more on every side."""
    width, height = round(CARD_WIDTH * scale), round(CARD_HEIGHT * scale)
    image = QImage(
        width + 2 * margin, height + 2 * margin, QImage.Format.Format_RGBA8888_Premultiplied
    )
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    outline = QPainterPath()
    corner = CARD_CORNER * scale
    outline.addRoundedRect(margin - 1, margin - 1, width + 2, height + 2, corner, corner)
    painter.fillPath(outline, QColor("black"))
    painter.end()
    return image


@each_row("pack", PACKS)
@each_row("name", [*CODES, *SCORE_CODES, *(f"back-{n}" for n in BACKS)])
def test_nothing_is_painted_outside_the_card(pack: Pack, name: str) -> None:
    scale, margin = 0.25, 40
    is_back = name.startswith("back")
    svg = compose_back(pack, int(name[-1])) if is_back else _face(pack, name)
    painted = alphas(render(svg, scale, margin))
    allowed = alphas(_paper(scale, margin))
    outside = sum(1 for seen, may in zip(painted, allowed, strict=True) if seen and not may)
    assert outside == 0


MARKER_SCALE = 0.25
FIELD = 1.2
"""The canvas reaches this many cards beyond the seven on every side."""


class Cover(NamedTuple):
    """Where the covering card lies, as in the data file."""

    dx: float
    dy: float
    tilt: float
    under: bool


def _covers(pack: Pack) -> dict[int, Cover]:
    rows = tomllib.loads((CARDS / "markers.toml").read_text("utf-8"))[pack]
    return {row["n"]: Cover(row["dx"], row["dy"], row["tilt"], row["under"]) for row in rows}


@cache
def _cover_image(pack: Pack, number: int, n: int) -> QImage:
    """The covering back, alone, on the canvas of the seven."""
    cover = _covers(pack)[n]
    place = QTransform()
    place.translate((0.5 + cover.dx) * CARD_WIDTH, (0.5 + cover.dy) * CARD_HEIGHT)
    place.rotate(cover.tilt)
    place.translate(-CARD_WIDTH / 2, -CARD_HEIGHT / 2)
    return render(compose_back(pack, number), MARKER_SCALE, _margin(), place)


def _margin() -> int:
    return round(FIELD * CARD_HEIGHT * MARKER_SCALE)


@cache
def _pip_images(pack: Pack, suit: str) -> tuple[QImage, ...]:
    """Every pip of a stored seven, each alone on the canvas."""
    stored = (CARDS / pack / f"7{suit}.svg").read_text("utf-8")
    definition = stored[: stored.index("</defs>") + len("</defs>")]
    return tuple(
        render(
            f'{definition}<use xlink:href="#sign" transform="{sign.transform}"/></svg>'.encode(),
            MARKER_SCALE,
            _margin(),
        )
        for sign in placed_signs(stored.encode())
    )


def _bounds(image: QImage) -> QRect:
    """The smallest rectangle round all that is not transparent."""
    width = image.width()
    pixels = alphas(image)
    rows = [k for k in range(image.height()) if any(pixels[k * width : (k + 1) * width])]
    columns = [k for k in range(width) if any(pixels[k::width])]
    return QRect(columns[0], rows[0], columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1)


def _visible_share(pip: QImage, box: QRect, cover: QImage) -> float:
    """The share of a pip's pixels that the cover leaves untouched; a touched one counts half."""
    covered = alphas(cover.copy(box))
    ink = [over for seen, over in zip(alphas(pip.copy(box)), covered, strict=True) if seen]
    return sum(1.0 if over == 0 else 0.0 if over == 255 else 0.5 for over in ink) / len(ink)


@each_row("number", BACKS)
@each_row("suit", "CSHD")
@each_row("pack", PACKS)
def test_a_covered_seven_shows_exactly_n_whole_pips_and_no_sliver(
    pack: Pack, suit: str, number: int
) -> None:
    pips = [(pip, _bounds(pip)) for pip in _pip_images(pack, suit)]
    assert len(pips) == 7
    for n, cover in _covers(pack).items():
        back = _cover_image(pack, number, n)
        shares = [1.0 if cover.under else _visible_share(p, box, back) for p, box in pips]
        assert sorted(shares) == [0.0] * (7 - n) + [1.0] * n, n


def test_the_marker_test_sees_a_sliver() -> None:
    """A cover that ends in the middle of a pip, or cuts its top, shows part of it."""
    pip = _pip_images("french", "H")[0]
    for bottom, least, most in ((150, 0.2, 0.8), (104, 0.8, 0.99)):
        place = QTransform().translate(0, bottom - CARD_HEIGHT)
        back = render(compose_back("french", 1), MARKER_SCALE, _margin(), place)
        assert least < _visible_share(pip, _bounds(pip), back) < most


@each_row("pack", PACKS)
def test_no_two_faces_look_alike_in_a_fanned_hand(pack: Pack) -> None:
    """The leftmost 100 units of any two cards differ, also when sevens and eights are played."""
    scale = 0.12
    strip = QRect(0, 0, round(100 * scale), round(CARD_HEIGHT * scale))
    strips = {
        code: render(_face_in_hand(pack, code), scale).copy(strip) for code in CODES + SCORE_CODES
    }
    codes = tuple(strips)
    for k, first in enumerate(codes):
        for second in codes[k + 1 :]:
            share = differing_share(strips[first], strips[second])
            assert share > 0.006, (first, second, share)


@each_row("name", SHEETS)
def test_every_contact_sheet_can_be_drawn(name: str) -> None:
    sheet = card_sheet(name, 20)
    assert not sheet.isNull()
    assert sheet.width() > 20
