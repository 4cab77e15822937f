"""The finished pictures of cards, which all tables of the program share."""

import logging
import os
from collections import OrderedDict, deque
from collections.abc import Hashable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from time import monotonic
from typing import NamedTuple

from PySide6.QtCore import QMargins, QObject, QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QImage, QPainter, QPixmap

from sixtysix_gui.design.card_render import (
    CARD_MARGIN,
    bare_paper,
    begin_here,
    card_height,
    pixmap_offset,
    plain_card,
    render_card,
)
from sixtysix_gui.design.card_svg import BACK, CardStyle

CACHE_BYTES = 256 * 1024 * 1024
"""So much may be kept; the pictures that were not asked for the longest are dropped first."""


class PictureKey(NamedTuple):
    """What a picture shows, for which screen, and its width in that screen's pixels."""

    picture: Hashable
    ratio: float
    pixels: int


class PictureStore:
    """Pictures by what they show; belongs to the GUI thread."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[PictureKey, QPixmap] = OrderedDict()
        self._bytes = 0

    def __contains__(self, key: PictureKey) -> bool:
        """Return whether a picture is there, as if no one had asked."""
        return key in self._pictures

    def find(self, key: PictureKey) -> QPixmap | None:
        """Return a picture, if it is there, and keep it for longer."""
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
        return found

    def find_other_size(self, key: PictureKey) -> QPixmap | None:
        """Return the picture that shows the same in the nearest size, if there is any."""
        same = [other for other in self._pictures if other.picture == key.picture]
        if not same:
            return None
        return self._pictures[min(same, key=lambda other: abs(other.pixels - key.pixels))]

    def keep(self, key: PictureKey, picture: QPixmap) -> None:
        """Keep a picture; too many drop those that were not asked for the longest."""
        before = self._pictures.pop(key, None)
        self._pictures[key] = picture
        self._bytes += _size(picture) - (0 if before is None else _size(before))
        while self._bytes > CACHE_BYTES and len(self._pictures) > 1:
            _, dropped = self._pictures.popitem(last=False)
            self._bytes -= _size(dropped)


def _size(picture: QPixmap) -> int:
    return 4 * picture.width() * picture.height()


SHARED = PictureStore()
"""The pictures of every table: a second one, as in the viewer, has at once what the first has."""


_log = logging.getLogger(__name__)

__all__ = ["BACK", "CardPicture", "CardPixmaps", "CardStyle", "pixmap_offset"]

_MOST_THREADS = 4
_PLAIN_PIXELS = 240
"""A plain card is at most so wide, and stretched: it must be there within a frame."""


class CardPicture(NamedTuple):
    """A card, and the width in logical pixels it was asked for."""

    code: str
    width: float


class _Order(NamedTuple):
    """A picture to be rendered."""

    key: PictureKey
    style: CardStyle
    asked: CardPicture


def _rendered(order: _Order) -> QImage:
    """Render a card; one that cannot be rendered at all stays bare paper, and the log says why.

    An error that got out of here would leave the place of its picture taken for good.
    """
    try:
        return render_card(order.style, order.asked.code, order.key.pixels)
    except Exception:  # noqa: BLE001 - whatever it is, the other cards must not wait for it
        _log.exception("the card %s cannot be rendered", order.asked.code)
        return bare_paper(order.key.pixels)


class CardPixmaps(QObject):
    """The pictures of one table's cards; belongs to the GUI thread."""

    ready = Signal(object)
    """A `CardPicture` that was asked for is there."""

    _arrived = Signal()

    def __init__(
        self,
        style: CardStyle | None = None,
        parent: QObject | None = None,
        store: PictureStore | None = None,
    ) -> None:
        """Begin with a style; pictures are kept in a store that may be shared with others."""
        super().__init__(parent)
        self._style = style or CardStyle()
        self._ratio = 1.0
        self._store = PictureStore() if store is None else store
        self._waiting: OrderedDict[PictureKey, _Order] = OrderedDict()
        self._running: dict[PictureKey, Future[None]] = {}
        self._stand_ins: dict[PictureKey, QPixmap] = {}
        self._done: deque[tuple[_Order, QImage]] = deque()
        # One core stays free for the GUI thread; Python lets it run while Qt renders elsewhere.
        self._threads = max(1, min(_MOST_THREADS, (os.cpu_count() or 2) - 1))
        self._executor: ThreadPoolExecutor | None = None
        self._closed = False
        self._arrived.connect(self._collect)

    @property
    def style(self) -> CardStyle:
        """The cards that are shown."""
        return self._style

    def set_style(self, style: CardStyle) -> None:
        """Show other cards from now on; ask for every picture again."""
        if style != self._style:
            self._style = style
            self.drop_waiting()

    def set_device_pixel_ratio(self, ratio: float) -> None:
        """Render for another screen from now on; ask for every picture again."""
        if ratio != self._ratio:
            self._ratio = max(ratio, 0.5)
            self.drop_waiting()

    def drop_waiting(self) -> None:
        """Forget what was asked for and not begun: call it before a new layout asks again."""
        self._waiting.clear()
        self._stand_ins.clear()

    def pixmap(self, code: str, width: float) -> QPixmap:
        """Return the picture of a card, sharp or for the time being, and ask for the sharp one.

        Args:
            code: card code such as ``QH``, or `BACK`.
            width: of the card in logical pixels.
        """
        key = self._key(code, width)
        found = self._store.find(key)
        if found is not None:
            return found
        self._order(key, CardPicture(code, width))
        if key in self._waiting:  # it is seen now: before those that were only prepared
            self._waiting.move_to_end(key, last=False)
        return self._stand_in(key, code)

    def prepare(self, codes: Iterable[str], widths: Iterable[float]) -> None:
        """Ask for pictures before they are needed."""
        sizes = tuple(widths)
        for code in codes:
            for width in sizes:
                key = self._key(code, width)
                if key not in self._store:
                    self._order(key, CardPicture(code, width))

    def is_sharp(self, code: str, width: float) -> bool:
        """Return whether the picture of the exact size is there."""
        return self._key(code, width) in self._store

    def wait_until_sharp(self, milliseconds: int = 10_000) -> bool:
        """Wait for everything that was asked for; say whether it is there in time."""
        end = monotonic() + milliseconds / 1000
        while self._running or self._waiting:
            left = end - monotonic()
            if left <= 0 or self._closed:
                return False
            # The event loop stands still meanwhile, so nothing that is queued would collect them.
            wait(list(self._running.values()), timeout=left, return_when="FIRST_COMPLETED")
            self._collect()
        return True

    def shut_down(self) -> None:
        """End the threads; what is shown stays, nothing is rendered any more."""
        self._closed = True
        self._waiting.clear()
        if self._executor is not None:
            self._executor.shutdown(wait=True, cancel_futures=True)
            self._executor = None
        self._running.clear()
        self._done.clear()

    # --------------------------------------------------------------------------------- rendering

    def _key(self, code: str, width: float) -> PictureKey:
        pixels = max(8, round(width * self._ratio))
        return PictureKey(self._style.picture_key(code), self._ratio, pixels)

    def _order(self, key: PictureKey, asked: CardPicture) -> None:
        if self._closed or key in self._running or key in self._waiting:
            return
        self._waiting[key] = _Order(key, self._style, asked)
        self._start_next()

    def _start_next(self) -> None:
        while self._waiting and len(self._running) < self._threads and not self._closed:
            key, order = self._waiting.popitem(last=False)
            if self._executor is None:
                begin_here()  # two threads that render for the first time would lock each other
                self._executor = ThreadPoolExecutor(self._threads, "card-pictures")
            self._running[key] = self._executor.submit(self._render, order)

    def _render(self, order: _Order) -> None:
        """Run on a thread of the pool; whatever happens, the order is answered."""
        self._done.append((order, _rendered(order)))
        if not self._closed:
            # Sent from a thread of the pool it is queued for the GUI thread: only there may a
            # QPixmap be made of the image.
            self._arrived.emit()

    @Slot()
    def _collect(self) -> None:
        arrived: list[CardPicture] = []
        while self._done:
            order, image = self._done.popleft()
            self._running.pop(order.key, None)
            self._keep(order.key, image)
            arrived.append(order.asked)
        self._start_next()
        for picture in arrived:
            self.ready.emit(picture)

    # ----------------------------------------------------------------------------------- keeping

    def _keep(self, key: PictureKey, image: QImage) -> None:
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(key.ratio)
        self._store.keep(key, pixmap)
        self._stand_ins.pop(key, None)

    def _stand_in(self, key: PictureKey, code: str) -> QPixmap:
        """The nearest other size of the same picture, stretched, or a plain card."""
        found = self._stand_ins.get(key)
        if found is None:
            other = self._store.find_other_size(key)
            found = _stretched(self._plain(key, code) if other is None else other, key)
            self._stand_ins[key] = found
        return found

    def _plain(self, key: PictureKey, code: str) -> QPixmap:
        """A card that can be told from others: never paper without anything on it."""
        pixels = min(key.pixels, _PLAIN_PIXELS)
        return QPixmap.fromImage(plain_card(self._style, code, pixels))


def _stretched(other: QPixmap, key: PictureKey) -> QPixmap:
    """Return a picture in another size: only the card is stretched, its margin stays as wide."""
    margin, size = CARD_MARGIN, QSize(key.pixels, card_height(key.pixels))
    result = QPixmap(size.grownBy(QMargins(margin, margin, margin, margin)))
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    card = other.rect().adjusted(margin, margin, -margin, -margin)
    painter.drawPixmap(QRect(QPoint(margin, margin), size), other, card)
    painter.end()
    result.setDevicePixelRatio(key.ratio)
    return result
