"""An ordered list of paint operations, and its SVG."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Self, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from tools.drawing.dimensions import DETAIL_LINE, FIGURE_LINE
from tools.drawing.palette import INK, Role, Tone
from tools.drawing.vectors import (
    FLAT_CAP,
    MITER_JOIN,
    ROUND_CAP,
    ROUND_JOIN,
    Shape,
    intersection,
    mapped,
    mirrored,
    path,
    path_text,
    placement,
    right_of,
    stroked,
)

Cap: TypeAlias = Literal["round", "butt"]
Join: TypeAlias = Literal["round", "miter"]

_QT_CAP = {"round": ROUND_CAP, "butt": FLAT_CAP}
_QT_JOIN = {"round": ROUND_JOIN, "miter": MITER_JOIN}


@dataclass(frozen=True)
class Fill:
    """A filled path."""

    path: QPainterPath
    colour: str
    opacity: float = 1

    def svg(self) -> str:
        """One path element."""
        rule = self.path.fillRule() == Qt.FillRule.OddEvenFill
        return (
            f'<path{_class(self.colour)} d="{path_text(self.path)}" fill="{self.colour}"'
            + (' fill-rule="evenodd"' if rule else "")
            + (f' opacity="{self.opacity:g}"' if self.opacity < 1 else "")
            + "/>"
        )


@dataclass(frozen=True)
class Line:
    """A line along a path."""

    path: QPainterPath
    colour: str
    width: float
    cap: Cap = "round"
    join: Join = "round"

    def svg(self) -> str:
        """One path element; round caps and joins come from the document."""
        return (
            f'<path{_class(self.colour)} d="{path_text(self.path)}" fill="none"'
            f' stroke="{self.colour}" stroke-width="{self.width:.3g}"'
            + (' stroke-linecap="butt"' if self.cap == "butt" else "")
            + (' stroke-linejoin="miter"' if self.join == "miter" else "")
            + "/>"
        )


def _class(colour: str) -> str:
    return f' class="{colour.name}"' if isinstance(colour, Role) else ""


class Art:
    """A drawing under construction; later operations paint over earlier ones."""

    def __init__(self) -> None:
        """Starts with nothing drawn."""
        self.operations: list[Fill | Line] = []

    def fill(self, shape: Shape, colour: str, opacity: float = 1) -> Self:
        """Fills a shape with one colour."""
        area = path(shape)
        if not area.isEmpty():
            self.operations.append(Fill(area, colour, opacity))
        return self

    def line(
        self,
        shape: Shape,
        width: float = DETAIL_LINE,
        colour: str = INK,
        cap: Cap = "round",
        join: Join = "round",
    ) -> Self:
        """Draws a line along a shape."""
        track = path(shape)
        if not track.isEmpty():
            self.operations.append(Line(track, colour, width, cap, join))
        return self

    def shape(
        self,
        shape: Shape,
        colour: Tone | str,
        outline: float = FIGURE_LINE,
        *,
        split: float = 0,
    ) -> Self:
        """Fills a shape, darker to the right of x = `split`, and draws its ink line.

        Args:
            shape: the area.
            colour: a tone is split into light and shade, a plain colour is not.
            outline: width of the ink line; 0 draws none.
            split: where the shade begins.
        """
        area = path(shape)
        if isinstance(colour, Tone):
            self.fill(area, colour.light)
            self.fill(intersection(area, right_of(split)), colour.dark)
        else:
            self.fill(area, colour)
        if outline:
            self.line(area, outline)
        return self

    def pair(self, right: Shape, tone: Tone, outline: float = FIGURE_LINE) -> Self:
        """Draws a right-hand shape in shade and its mirror image in light."""
        for side in (-1, 1):
            self.shape(mirrored(right, side), tone.side(side), outline)
        return self

    def lines(self, *tracks: Shape, width: float = DETAIL_LINE, colour: str = INK) -> Self:
        """Draws several lines alike."""
        for track in tracks:
            self.line(track, width, colour)
        return self

    def line_pairs(self, *right: Shape, width: float = DETAIL_LINE, colour: str = INK) -> Self:
        """Draws right-hand lines and their mirror images."""
        for side in (-1, 1):
            self.lines(*(mirrored(track, side) for track in right), width=width, colour=colour)
        return self

    def rod(
        self,
        shape: Shape,
        width: float,
        colour: str,
        outline: float = DETAIL_LINE,
        cap: Cap = "round",
    ) -> Self:
        """Draws a thick coloured line with an ink line on both sides."""
        self.line(shape, width + 2 * outline, INK, cap)
        return self.line(shape, width, colour, cap)

    def add(
        self,
        other: Art,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        turn: float = 0,
        *,
        mirror: bool = False,
    ) -> Self:
        """Paints another drawing on top: mirrored, scaled, turned, then moved."""
        transform = placement(x, y, scale, turn, mirror=mirror)
        for one in other.operations:
            placed = mapped(one.path, transform)
            if isinstance(one, Fill):
                self.operations.append(Fill(placed, one.colour, one.opacity))
            else:
                width = one.width * scale
                self.operations.append(Line(placed, one.colour, width, one.cap, one.join))
        return self

    def clipped(self, region: Shape) -> Art:
        """A copy cut to a region; lines become outlines where they cross its border."""
        border = path(region)
        result = Art()
        for one in self.operations:
            if isinstance(one, Line):
                result._clip_line(one, border)
            elif border.contains(one.path.boundingRect()):
                result.operations.append(one)
            else:
                result.fill(one.path.intersected(border), one.colour, one.opacity)
        return result

    def _clip_line(self, line: Line, border: QPainterPath) -> None:
        area = stroked(line.path, line.width, _QT_CAP[line.cap], _QT_JOIN[line.join])
        if border.contains(area.boundingRect()):
            self.operations.append(line)
        else:
            self.fill(area.intersected(border), line.colour)

    def svg(self) -> str:
        """All operations as SVG elements, one a line."""
        return "\n".join(one.svg() for one in self.operations)
