"""Files of pictures: felt, and icons as PNG and in the containers of Windows and macOS.

Formats: an .ico is a directory of 16 bytes an entry, followed by the pictures, here PNG, which
Windows reads since Vista; an .icns is a list of chunks, each a type of four letters, its length
with the header, and the picture.
"""

from __future__ import annotations

import struct

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage

from sixtysix_gui.design.theme import CLOTHS
from sixtysix_gui.table.cloth import drawn_felt, felt_file
from tools.drawing.icon import SIZES, icon_image, icon_svg, small_icon_svg

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_TYPES = (
    (b"icp4", 16),
    (b"icp5", 32),
    (b"ic07", 128),
    (b"ic08", 256),
    (b"ic09", 512),
    (b"ic11", 32),
    (b"ic12", 64),
    (b"ic13", 256),
    (b"ic14", 512),
)
"""Chunk types and the size of their picture in pixels; ic11 to ic14 are those for fine screens."""
_ICO_HEADER = struct.Struct("<HHH")
_ICO_ENTRY = struct.Struct("<BBBBHHII")
_ICNS_HEADER = struct.Struct(">4sI")


def png(size: int) -> bytes:
    """The icon as a PNG file of `size` by `size` pixels."""
    return written_png(icon_image(size))


def written_png(image: QImage, quality: int = -1) -> bytes:
    """Return a picture as a PNG file; ``quality`` is Qt's, 0 for the smallest file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", quality)  # pyright: ignore[reportCallIssue, reportArgumentType]
    return bytes(buffer.data().data())


def ico() -> bytes:
    """The icon for Windows."""
    pictures = [png(size) for size in ICO_SIZES]
    directory = _ICO_HEADER.pack(0, 1, len(pictures))
    offset = _ICO_HEADER.size + _ICO_ENTRY.size * len(pictures)
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256  # 256 is written as 0
        directory += _ICO_ENTRY.pack(side, side, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return directory + b"".join(pictures)


def icns() -> bytes:
    """The icon for macOS."""
    chunks = b""
    for kind, size in ICNS_TYPES:
        picture = png(size)
        chunks += _ICNS_HEADER.pack(kind, _ICNS_HEADER.size + len(picture)) + picture
    return _ICNS_HEADER.pack(b"icns", _ICNS_HEADER.size + len(chunks)) + chunks


def icon_files() -> dict[str, bytes]:
    """File name under `resources/icons` to its content."""
    files = {f"sixtysix-{size}.png": png(size) for size in SIZES}
    files["sixtysix.svg"] = icon_svg().encode()
    files["sixtysix-small.svg"] = small_icon_svg().encode()
    return files | {"sixtysix.ico": ico(), "sixtysix.icns": icns()}


def cloth_files() -> dict[str, bytes]:
    """File name under `resources/cloth` to its content: the felt of every cloth but wood."""
    strengths = {cloth.felt for cloth in CLOTHS.values() if not cloth.wood}
    return {
        felt_file(strength): written_png(drawn_felt(strength, 1.0), 0)
        for strength in sorted(strengths)
    }
