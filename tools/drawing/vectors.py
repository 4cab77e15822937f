"""Shapes: from SVG path text to Qt painter paths and back, and the geometry between.

Everything that is drawn begins as SVG path text or as one of the constructors below. Qt's painter
paths do the cutting and joining while the cards are drawn, because Qt's SVG renderer ignores clip
paths when they are shown. Lengths are card units (a card is 590 by 910 of them), x to the right,
y down; angles are degrees, clockwise.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

Point: TypeAlias = tuple[float, float]
Shape: TypeAlias = QPainterPath | str

ROUND_CAP = Qt.PenCapStyle.RoundCap
FLAT_CAP = Qt.PenCapStyle.FlatCap
ROUND_JOIN = Qt.PenJoinStyle.RoundJoin
MITER_JOIN = Qt.PenJoinStyle.MiterJoin

_TOKEN = re.compile(r"[MLHVCSQZmlhvcsqz]|-?\d*\.?\d+")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "Z": 0}
_TENTHS = 10
"""Coordinates are written in tenths of a unit."""
_QUARTER_ARC = 0.5523
"""Handle length of the cubic curve that comes nearest to a quarter of a circle of radius 1."""
_EVERYTHING = 4000.0
"""Half the side of a square that contains whatever is drawn on a card."""


class _Pen:
    """Draws absolute path commands and remembers what the next command may refer to."""

    def __init__(self) -> None:
        self.path = QPainterPath()
        self.path.setFillRule(Qt.FillRule.WindingFill)
        self.x = self.y = 0.0
        self._start: Point = (0.0, 0.0)
        self._handle: Point | None = None

    def draw(self, command: str, n: Sequence[float]) -> None:
        """Draws one command with absolute coordinates `n`."""
        handle, self._handle = self._handle, None
        match command:
            case "M":
                self.path.moveTo(n[0], n[1])
                self._start = (n[0], n[1])
                self.x, self.y = n[0], n[1]
            case "Z":
                self.path.closeSubpath()
                self.x, self.y = self._start
            case "C":
                self._curve(*n)
            case "S":
                x, y = handle or (self.x, self.y)
                self._curve(2 * self.x - x, 2 * self.y - y, *n)
            case "Q":
                self._quadratic(*n)
            case _:
                self.path.lineTo(n[0], n[1])
                self.x, self.y = n[0], n[1]

    def _curve(self, *n: float) -> None:
        self.path.cubicTo(*n[:6])
        self._handle = (n[2], n[3])
        self.x, self.y = n[4], n[5]

    def _quadratic(self, hx: float, hy: float, x: float, y: float) -> None:
        third = 2 / 3
        self.path.cubicTo(
            self.x + third * (hx - self.x),
            self.y + third * (hy - self.y),
            x + third * (hx - x),
            y + third * (hy - y),
            x,
            y,
        )
        self.x, self.y = x, y


def _commands(text: str) -> Iterator[tuple[str, list[float]]]:
    """Yields each command of SVG path text with its numbers; repeated commands are spelt out."""
    tokens = _TOKEN.findall(text)
    i, letter = 0, ""
    while i < len(tokens):
        if tokens[i].isalpha():
            letter = tokens[i]
            i += 1
        count = _ARGUMENTS[letter.upper()]
        yield letter, [float(t) for t in tokens[i : i + count]]
        i += count
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def path(shape: Shape) -> QPainterPath:
    """Return a fresh painter path from SVG path text (M L H V C S Q Z) or another path."""
    if isinstance(shape, QPainterPath):
        return QPainterPath(shape)
    pen = _Pen()
    for letter, numbers in _commands(shape):
        command = letter.upper()
        ox, oy = (pen.x, pen.y) if letter.islower() else (0.0, 0.0)
        if command == "H":
            pen.draw("L", (ox + numbers[0], pen.y))
        elif command == "V":
            pen.draw("L", (pen.x, oy + numbers[0]))
        else:
            pen.draw(command, [v + (oy if k % 2 else ox) for k, v in enumerate(numbers)])
    return pen.path


def circle(x: float, y: float, radius: float, radius_y: float | None = None) -> QPainterPath:
    """A circle, or an ellipse if `radius_y` is given."""
    result = path("")
    result.addEllipse(QPointF(x, y), radius, radius if radius_y is None else radius_y)
    return result


def rectangle(x: float, y: float, width: float, height: float, corner: float = 0) -> QPainterPath:
    """An upright rectangle from its top left corner, with round corners of radius `corner`."""
    result = path("")
    if corner:
        result.addRoundedRect(QRectF(x, y, width, height), corner, corner)
    else:
        result.addRect(QRectF(x, y, width, height))
    return result


def polygon(*points: Point) -> QPainterPath:
    """A closed polygon through `points`."""
    return path("M" + " L".join(f"{x:.6f},{y:.6f}" for x, y in points) + " Z")


def rounded_polygon(radius: float, *points: Point) -> QPainterPath:
    """A closed polygon with every corner, convex or concave, rounded by `radius`."""
    result = path("")
    for i, corner in enumerate(points):
        arrive = _towards(corner, points[i - 1], radius)
        leave = _towards(corner, points[(i + 1) % len(points)], radius)
        if i == 0:
            result.moveTo(*arrive)
        else:
            result.lineTo(*arrive)
        first = _towards(arrive, corner, radius * _QUARTER_ARC)
        second = _towards(leave, corner, radius * _QUARTER_ARC)
        result.cubicTo(*first, *second, *leave)
    result.closeSubpath()
    return result


def _towards(start: Point, goal: Point, distance: float) -> Point:
    """The point `distance` from `start` on the way to `goal`."""
    share = distance / math.dist(start, goal)
    return start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share


def on_circle(x: float, y: float, radius: float, angle: float) -> Point:
    """The point of a circle at `angle`, measured from the upward direction."""
    turn = math.radians(angle - 90)
    return x + radius * math.cos(turn), y + radius * math.sin(turn)


def symmetric(half: Shape) -> QPainterPath:
    """Closes a right-hand contour, from a top axis point to a bottom axis point, by its mirror."""
    right = path(half)
    back = right.toReversed()
    mirror = QTransform.fromScale(-1, 1).map(back)
    result = QPainterPath(right)
    result.connectPath(mirror)
    result.closeSubpath()
    result.setFillRule(Qt.FillRule.WindingFill)
    return result


def mapped(shape: Shape, transform: QTransform) -> QPainterPath:
    """The shape under a transform, with its fill rule kept."""
    source = path(shape)
    result = transform.map(source)
    result.setFillRule(source.fillRule())
    return result


def placement(
    x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, *, mirror: bool = False
) -> QTransform:
    """Mirror at the vertical axis, then scale, then turn, then move."""
    transform = QTransform()
    transform.translate(x, y)
    transform.rotate(turn)
    transform.scale(-scale if mirror else scale, scale)
    return transform


def moved(
    shape: Shape, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0
) -> QPainterPath:
    """The shape scaled, then turned, then moved."""
    return mapped(shape, placement(x, y, scale, turn))


def mirrored(shape: Shape, side: int = 1) -> QPainterPath:
    """The shape as it is on the right (`side` 1), or its mirror image on the left (-1)."""
    return path(shape) if side > 0 else mapped(shape, QTransform.fromScale(-1, 1))


def union(first: Shape, *others: Shape) -> QPainterPath:
    """All that is covered by any of the shapes."""
    result = path(first)
    for other in others:
        result = result.united(path(other))
    return result


def intersection(first: Shape, second: Shape) -> QPainterPath:
    """All that is covered by both shapes."""
    return path(first).intersected(path(second))


def difference(first: Shape, second: Shape) -> QPainterPath:
    """All of the first shape that is not covered by the second."""
    return path(first).subtracted(path(second))


def right_of(x: float) -> QPainterPath:
    """The half plane to the right of `x`."""
    return rectangle(x, -_EVERYTHING / 2, _EVERYTHING, _EVERYTHING)


def stroked(
    shape: Shape,
    width: float,
    cap: Qt.PenCapStyle = ROUND_CAP,
    join: Qt.PenJoinStyle = ROUND_JOIN,
) -> QPainterPath:
    """The outline of a line drawn along the shape."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(cap)
    stroker.setJoinStyle(join)
    stroker.setCurveThreshold(0.05)
    return stroker.createStroke(path(shape))


def _number(tenths: int) -> str:
    """A whole number of tenths as short decimal text: 5 -> .5, -12 -> -1.2, 30 -> 3."""
    whole, rest = divmod(abs(tenths), _TENTHS)
    text = f"{whole or ''}.{rest}" if rest else str(whole)
    return f"-{text}" if tenths < 0 else text


def _relative(points: Sequence[tuple[int, int]], origin: tuple[int, int]) -> str:
    values = [v for x, y in points for v in (x - origin[0], y - origin[1])]
    text = _number(values[0])
    for value in values[1:]:
        number = _number(value)
        text += number if number.startswith("-") else f" {number}"
    return text


def path_text(shape: QPainterPath) -> str:
    """Writes a path as SVG path text: relative commands, coordinates rounded to 0.1 unit.

    A line back to the start of its subpath is written as closing it.
    """
    if shape.isEmpty():
        return ""
    rounded = [
        (round(e.x * _TENTHS), round(e.y * _TENTHS), e.type)
        for e in (shape.elementAt(i) for i in range(shape.elementCount()))
    ]
    out: list[str] = []
    at = start = (0, 0)
    for i, (x, y, kind) in enumerate(rounded):
        match kind:
            case QPainterPath.ElementType.MoveToElement:
                if out and at == start:
                    out.append("z")
                out.append("M" + _relative([(x, y)], (0, 0)))
                at = start = (x, y)
            case QPainterPath.ElementType.LineToElement:
                closes = (x, y) == start and _ends_subpath(rounded, i)
                if (x, y) != at and not closes:
                    out.append("l" + _relative([(x, y)], at))
                at = (x, y)
            case QPainterPath.ElementType.CurveToElement:
                points = [(p[0], p[1]) for p in rounded[i : i + 3]]
                out.append("c" + _relative(points, at))
                at = points[2]
            case _:
                pass
    return "".join(out) + ("z" if at == start else "")


def _ends_subpath(
    elements: Sequence[tuple[int, int, QPainterPath.ElementType]], index: int
) -> bool:
    following = elements[index + 1 : index + 2]
    return not following or following[0][2] == QPainterPath.ElementType.MoveToElement
