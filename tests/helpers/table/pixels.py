"""What can be seen in a picture, measured by its pixels: no reference pictures are needed."""

from collections.abc import Iterator

from PySide6.QtGui import QColor, QImage

from sixtysix_gui.table.pieces.piece import Look, Piece


def picture(piece: Piece, look: Look | None = None) -> QImage:
    """Return what a piece shows, in another look if one is given."""
    if look is not None:
        piece.set_look(look)
    return piece.picture()[0].toImage()


def pixel(piece: Piece, x: float, y: float) -> QColor:
    """Return the colour of a piece at a point, measured from its anchor."""
    pixmap, offset = piece.picture()
    ratio = pixmap.devicePixelRatio()
    return pixmap.toImage().pixelColor(
        round((x - offset.x()) * ratio), round((y - offset.y()) * ratio)
    )


def colours(image: QImage) -> Iterator[QColor]:
    """Yield the colours of all pixels, row by row."""
    for y in range(image.height()):
        for x in range(image.width()):
            yield image.pixelColor(x, y)


def differing(first: QImage, second: QImage) -> list[tuple[int, int]]:
    """Return where two pictures of one size differ."""
    points = ((x, y) for y in range(first.height()) for x in range(first.width()))
    return [(x, y) for x, y in points if first.pixel(x, y) != second.pixel(x, y)]


def share_near(image: QImage, name: str, reach: int = 24, *, of_opaque: bool = False) -> float:
    """Return the share of all pixels, or of the opaque ones, that are opaque and near a colour."""
    wanted = QColor(name)
    opaque = [colour for colour in colours(image) if colour.alpha() > 200]
    near = sum(
        abs(colour.red() - wanted.red()) < reach
        and abs(colour.green() - wanted.green()) < reach
        and abs(colour.blue() - wanted.blue()) < reach
        for colour in opaque
    )
    return near / (len(opaque) if of_opaque else image.width() * image.height())


def edge_is_clear(image: QImage) -> bool:
    """Return whether nothing reaches the border of a picture: what does is cut."""
    right, bottom = image.width() - 1, image.height() - 1
    border = [(x, y) for x in range(right + 1) for y in (0, bottom)]
    border += [(x, y) for y in range(bottom + 1) for x in (0, right)]
    return all(image.pixelColor(x, y).alpha() == 0 for x, y in border)


def luminance(colour: QColor) -> float:
    """Return the relative luminance of WCAG 2.2."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: QColor | str, second: QColor | str) -> float:
    """Return the contrast of two colours, as WCAG 2.2 defines it."""
    lighter, darker = sorted((luminance(QColor(c)) for c in (first, second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)
