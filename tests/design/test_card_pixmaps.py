"""Pictures of cards: sharp at their exact size, never missing, never a crash."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage, QImageReader, QPixmap
from pytestqt.qtbot import QtBot
from shiboken6 import createdByPython

from sixtysix_gui.design import card_render, card_svg, theme
from sixtysix_gui.design.card_pixmaps import (
    BACK,
    CardPicture,
    CardPixmaps,
    CardStyle,
    PictureStore,
)
from sixtysix_gui.design.card_render import CARD_MARGIN, card_height, plain_card, render_card
from sixtysix_gui.design.card_svg import Pack
from sixtysix_gui.rules.cards import ALL_CARDS
from sixtysix_gui.table.cards.kit import CardKit, veil
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.values import TableOptions
from tests.helpers.rows import each_row

pytestmark = pytest.mark.usefixtures("qapp")

EMPTY = b'<svg xmlns="http://www.w3.org/2000/svg" width="590" height="910"/>'
ACE = next(card for card in ALL_CARDS if card.code == "AS")
STYLES = [CardStyle(), CardStyle(pack="german"), CardStyle(colours="four", letters="de")]


@pytest.fixture
def pixmaps() -> Iterator[CardPixmaps]:
    made = CardPixmaps()
    yield made
    made.shut_down()


def never(_pixmaps: CardPixmaps) -> None:
    """Nothing is rendered."""


def sharp(pixmaps: CardPixmaps, code: str, width: float) -> QPixmap:
    """Return the picture of a card once it is sharp."""
    pixmaps.pixmap(code, width)
    assert pixmaps.wait_until_sharp()
    return pixmaps.pixmap(code, width)


def brightness(image: QImage, x: float, y: float) -> int:
    return image.pixelColor(round(x * image.width()), round(y * image.height())).lightness()


def paper(image: QImage) -> tuple[int, int, int, int]:
    """Where a card begins and ends along its middle, across and down."""
    x, y = image.width() // 2, image.height() // 2
    across = [at for at in range(image.width()) if image.pixelColor(at, y).alpha() > 127]
    down = [at for at in range(image.height()) if image.pixelColor(x, at).alpha() > 127]
    return across[0], across[-1], down[0], down[-1]


@each_row("style", STYLES)
def test_every_card_is_rendered_with_its_own_picture(style: CardStyle) -> None:
    codes = [card.code for card in ALL_CARDS] + [BACK]
    pictures = {code: render_card(style, code, 60) for code in codes}
    assert len({bytes(image.constBits()) for image in pictures.values()}) == len(codes)
    for image in pictures.values():
        assert image.width() == 60 + 2 * CARD_MARGIN
        assert image.height() == card_height(60) + 2 * CARD_MARGIN


@each_row("ratio", [1.0, 1.25, 2.0])
def test_a_picture_has_the_exact_pixels_of_the_screen(pixmaps: CardPixmaps, ratio: float) -> None:
    pixmaps.set_device_pixel_ratio(ratio)
    picture = sharp(pixmaps, "QH", 101.3)
    assert picture.width() == round(101.3 * ratio) + 2 * CARD_MARGIN
    assert picture.devicePixelRatio() == pytest.approx(ratio)


def test_a_picture_is_there_at_once_and_told_when_sharp(qtbot: QtBot, pixmaps: CardPixmaps) -> None:
    told: list[CardPicture] = []
    pixmaps.ready.connect(told.append)
    first = pixmaps.pixmap("AS", 80.0)
    assert not first.isNull()
    qtbot.waitUntil(lambda: bool(told), timeout=5000)
    assert told == [CardPicture("AS", 80.0)]
    assert pixmaps.is_sharp("AS", 80.0)
    assert pixmaps.pixmap("AS", 80.0).toImage() != first.toImage()


def test_until_the_new_size_is_ready_the_old_picture_is_stretched(pixmaps: CardPixmaps) -> None:
    sharp(pixmaps, "AS", 80.0)
    stretched = pixmaps.pixmap("AS", 160.0)
    assert stretched.deviceIndependentSize().width() == pytest.approx(160 + 2 * CARD_MARGIN)
    dark = sum(stretched.toImage().pixelColor(80, y).lightness() < 100 for y in range(60, 180))
    assert dark > 40  # the spade in the middle


@pytest.mark.parametrize("ratio", [1.0, 1.5])
@pytest.mark.parametrize("before", [40.0, 330.0, None])
def test_a_card_is_as_high_and_as_wide_before_its_picture_is_sharp(
    pixmaps: CardPixmaps, before: float | None, ratio: float
) -> None:
    pixmaps.set_device_pixel_ratio(ratio)
    if before is not None:
        sharp(pixmaps, "AS", before)
    first = pixmaps.pixmap("AS", 159.0)
    then = sharp(pixmaps, "AS", 159.0)
    assert first.toImage() != then.toImage()
    assert first.size() == then.size()
    assert first.devicePixelRatio() == then.devicePixelRatio()
    assert paper(first.toImage()) == paper(then.toImage())


def test_before_its_picture_is_there_a_card_can_be_told_from_others(
    pixmaps: CardPixmaps, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CardPixmaps, "_start_next", never)
    first = {c.code: pixmaps.pixmap(c.code, 80.0).toImage() for c in ALL_CARDS}
    assert len({bytes(image.constBits()) for image in first.values()}) == len(ALL_CARDS)
    for image in first.values():
        index = image.copy(6, 6, 16, 22)
        dots = [index.pixelColor(x, y) for x in range(16) for y in range(22)]
        assert min(dot.lightness() for dot in dots) < 150
    assert brightness(pixmaps.pixmap(BACK, 80.0).toImage(), 0.5, 0.5) < 130


@each_row("style", STYLES)
@each_row("code", ["QH", "TS", "AC", "7D", "9H"])
def test_a_plain_card_has_its_index_where_the_picture_has_it(style: CardStyle, code: str) -> None:
    plain, whole = plain_card(style, code, 120), render_card(style, code, 120)
    letters = CARD_MARGIN + 4, CARD_MARGIN + 4, 15, 22
    assert plain.copy(*letters) == whole.copy(*letters)
    assert plain.size() == whole.size()
    assert plain != whole


def test_what_is_seen_is_rendered_before_what_is_only_prepared(
    qtbot: QtBot, pixmaps: CardPixmaps
) -> None:
    told: list[CardPicture] = []
    pixmaps.ready.connect(told.append)
    codes = [card.code for card in ALL_CARDS]
    pixmaps.prepare(codes, [40.0])
    pixmaps.pixmap(codes[-1], 40.0)
    qtbot.waitUntil(lambda: len(told) == len(codes), timeout=10_000)
    assert [picture.code for picture in told].index(codes[-1]) <= len(codes) // 2


def test_a_second_table_has_at_once_what_the_first_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = PictureStore()
    first, second = CardPixmaps(store=store), CardPixmaps(store=store)
    sharp(first, "AS", 80.0)
    monkeypatch.setattr(CardPixmaps, "_start_next", never)
    assert second.is_sharp("AS", 80.0)
    assert second.pixmap("AS", 80.0).toImage() == first.pixmap("AS", 80.0).toImage()
    smaller, bare = second.pixmap("AS", 40.0), CardPixmaps().pixmap("AS", 40.0)
    assert smaller.toImage() != bare.toImage()  # no plain card: what the first has, made smaller
    first.shut_down()
    second.shut_down()


def test_all_tables_share_their_pictures(qtbot: QtBot) -> None:
    tables = [CardKit(TableOptions()) for _ in range(2)]
    for kit in tables:
        kit.resize(TableLayout.for_size(800, 572).metrics.card_width, 1.0)
    tables[0].face(ACE, 61.0)
    tables[0].wait_until_sharp(10_000)
    told: list[str] = []
    tables[1].renewed.connect(told.append)
    faces = [kit.face(ACE, 61.0).cacheKey() for kit in tables]
    assert faces[0] == faces[1]
    qtbot.wait(0)
    assert told == []
    for kit in tables:
        kit.shut_down()


def test_after_another_style_was_chosen_the_old_pictures_are_not_given(
    pixmaps: CardPixmaps,
) -> None:
    french = sharp(pixmaps, "QH", 80.0).toImage()
    pixmaps.set_style(CardStyle(pack="german"))
    assert not pixmaps.is_sharp("QH", 80.0)
    assert sharp(pixmaps, "QH", 80.0).toImage() != french


def test_what_no_layout_needs_any_more_is_not_rendered(pixmaps: CardPixmaps) -> None:
    pixmaps.prepare([card.code for card in ALL_CARDS], [40.0])
    pixmaps.drop_waiting()
    assert pixmaps.wait_until_sharp()
    made = [card.code for card in ALL_CARDS if pixmaps.is_sharp(card.code, 40.0)]
    assert len(made) < len(ALL_CARDS)


def test_the_pictures_kept_stay_within_their_limit(
    pixmaps: CardPixmaps, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = 4 * (40 + 4) * (card_height(40) + 4)
    monkeypatch.setattr("sixtysix_gui.design.card_pixmaps.CACHE_BYTES", 3 * one)
    codes = ["AS", "KS", "QS", "JS", "TS", "9S"]
    pixmaps.prepare(codes, [40.0])
    pixmaps.wait_until_sharp()
    assert sum(pixmaps.is_sharp(code, 40.0) for code in codes) == 3


@pytest.mark.parametrize("damage", [b"", b"not a drawing", b"<svg", b"\xff\xfe\x00", EMPTY])
@pytest.mark.parametrize("pack", ["french", "german"])
def test_a_damaged_drawing_gives_a_plain_card(
    damage: bytes, pack: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:

    def damaged(_self: CardStyle, _code: str) -> bytes:
        return damage

    monkeypatch.setattr(CardStyle, "svg", damaged)
    faces = {code: render_card(CardStyle(pack=pack), code, 100) for code in ("QH", "QS", "KH")}
    assert len({bytes(face.constBits()) for face in faces.values()}) == 3
    for face in faces.values():
        assert brightness(face, 0.5, 0.03) > 230  # paper
        assert brightness(face, 0.5, 0.45) < 200  # the sign


def test_a_missing_drawing_gives_a_plain_card(
    pixmaps: CardPixmaps, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def missing(_self: CardStyle, code: str) -> bytes:
        raise card_svg.CardArtError(str(tmp_path / code))

    monkeypatch.setattr(CardStyle, "svg", missing)
    pixmaps.pixmap("AS", 80.0)
    assert brightness(sharp(pixmaps, BACK, 80.0).toImage(), 0.5, 0.5) < 130


def test_a_card_that_cannot_be_rendered_keeps_no_other_one_waiting(
    pixmaps: CardPixmaps, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail_for_one(style: CardStyle, code: str, width: int) -> QImage:
        if code == "AS":
            raise MemoryError
        return render_card(style, code, width)

    monkeypatch.setattr("sixtysix_gui.design.card_pixmaps.render_card", fail_for_one)
    for code in ("AS", "KS", "QS", "JS", "TS"):
        pixmaps.pixmap(code, 80.0)
    assert pixmaps.wait_until_sharp()
    blank = pixmaps.pixmap("AS", 80.0).toImage()
    assert brightness(blank, 0.5, 0.5) > 230  # paper
    assert "the card AS cannot be rendered" in caplog.text
    assert all(pixmaps.is_sharp(code, 80.0) for code in ("KS", "QS", "JS", "TS"))


THREADS_AT_FIRST_SIGHT = """
import builtins, sys, threading
from PySide6.QtWidgets import QApplication
from sixtysix_gui.design.card_pixmaps import BACK, CardPixmaps

application = QApplication(["pictures"])
pixmaps = CardPixmaps()
plain, begun = builtins.__import__, threading.active_count()

def watched(name, *rest, **others):
    if threading.active_count() > begun and "card_render" in sys._getframe(1).f_code.co_filename:
        print("imported beside another thread:", name)
    return plain(name, *rest, **others)

builtins.__import__ = watched
for code in ("AS", BACK):
    pixmaps.pixmap(code, 40.0)
assert pixmaps.wait_until_sharp()
pixmaps.shut_down()
"""


def test_nothing_is_imported_by_qt_once_other_threads_render() -> None:
    """Two threads that make their first picture at once would wait for each other for good."""
    ran = subprocess.run(
        [sys.executable, "-c", THREADS_AT_FIRST_SIGHT],
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (0, ""), ran.stderr


def test_rendering_never_waits_for_the_interpreter_behind_a_lock_of_qt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever makes a file dialog then holds the interpreter and waits for that lock, for good."""
    devices: list[QIODevice] = []

    def remember(device: QIODevice, kind: QByteArray) -> QImageReader:
        devices.append(device)
        assert not createdByPython(device)
        return QImageReader(device, kind)

    monkeypatch.setattr(card_render, "QImageReader", remember)
    render_card(CardStyle(), "QH", 40)
    assert devices


def test_corners_are_transparent_and_edges_have_a_fine_dark_line() -> None:
    image = render_card(CardStyle(), "AS", 120)
    assert image.pixelColor(CARD_MARGIN, CARD_MARGIN).alpha() < 30
    assert image.pixelColor(0, image.height() // 2).alpha() == 0
    edge = image.pixelColor(CARD_MARGIN, image.height() // 2)
    inside = image.pixelColor(CARD_MARGIN + 4, image.height() // 2)
    assert edge.lightness() < inside.lightness()
    assert inside == QColor("#FCF7EA")


def test_shutting_down_twice_and_asking_after_it_is_harmless() -> None:
    pixmaps = CardPixmaps()
    pixmaps.prepare(["AS", "KS"], [300.0])
    pixmaps.shut_down()
    pixmaps.shut_down()
    assert not pixmaps.pixmap("QS", 50.0).isNull()


def test_the_height_of_a_card_follows_its_width() -> None:
    assert [card_render.card_height(width) for width in (59, 590)] == [91, 910]


def test_a_veil_has_the_shape_and_the_strength_it_was_asked_for() -> None:
    picture = veil(100.0, theme.colour("#0F3325", theme.DIMMED_ALPHA), 2.0).toImage()
    assert picture.width() == 200 + 2 * CARD_MARGIN
    middle = picture.pixelColor(picture.width() // 2, picture.height() // 2)
    assert middle.alphaF() == pytest.approx(theme.DIMMED_ALPHA, abs=0.01)
    assert picture.pixelColor(CARD_MARGIN, CARD_MARGIN).alpha() < 20
