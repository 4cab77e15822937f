"""Woven patterns, to be clipped to a garment; figure space unless the name says otherwise."""

from __future__ import annotations

from collections.abc import Iterator

from tools.drawing.art import Art
from tools.drawing.dimensions import FIGURE_BOTTOM, FINE_LINE
from tools.drawing.kit.ornaments import star_shape
from tools.drawing.palette import INK
from tools.drawing.vectors import Point, circle, moved, polygon

LEFT, RIGHT = -265.0, 265.0
TOP = 250.0


def grid(pitch_x: float, pitch_y: float) -> Iterator[Point]:
    """Points in staggered rows over the whole width of a robe, one of them on the axis."""
    row = 0
    y = TOP
    while y < FIGURE_BOTTOM + pitch_y:
        x = (pitch_x / 2 if row % 2 else 0.0) - pitch_x * round(RIGHT / pitch_x)
        while x <= RIGHT:
            yield x, y
            x += pitch_x
        y += pitch_y
        row += 1


def lozenges(pitch_x: float, pitch_y: float, line: str, dot: str, width: float = FINE_LINE) -> Art:
    """A net of lozenges with a dot in each."""
    art = Art()
    for x, y in grid(pitch_x, pitch_y / 2):
        corners = (
            (x - pitch_x / 2, y),
            (x, y - pitch_y / 2),
            (x + pitch_x / 2, y),
            (x, y + pitch_y / 2),
        )
        art.line(polygon(*corners), width, line)
        art.fill(circle(x, y, pitch_x * 0.1), dot)
    return art


def dots(pitch: float, radius: float, colour: str) -> Art:
    """A sprinkle of dots."""
    art = Art()
    for x, y in grid(pitch, pitch * 0.62):
        art.fill(circle(x, y, radius), colour)
    return art


def stars(pitch: float, radius: float, colour: str) -> Art:
    """A sprinkle of four-pointed stars."""
    art = Art()
    for x, y in grid(pitch, pitch * 0.66):
        art.fill(star_shape(x, y, radius), colour)
    return art


def sprigs(pitch: float, leaf: str, bloom: str) -> Art:
    """A sprinkle of small flowers with two leaves."""
    art = Art()
    for x, y in grid(pitch, pitch * 0.7):
        for turn in (-60, 60):
            art.fill(moved("M0,0 C-7,-5 -6,-15 0,-20 C6,-15 7,-5 0,0 Z", x, y + 4, 1, turn), leaf)
        for k in range(5):
            art.fill(moved(circle(0, -6.5, 4.4), x, y - 4, 1, 72 * k), bloom)
        art.fill(circle(x, y - 4, 3), INK)
    return art


def scales(pitch: float, colour: str = INK) -> Art:
    """Rows of overlapping scales, for mail."""
    art = Art()
    half, drop = pitch / 2, pitch * 0.42
    for x, y in grid(pitch, drop):
        art.line(
            f"M{x - half},{y} Q{x - half},{y + half} {x},{y + half}"
            f" Q{x + half},{y + half} {x + half},{y}",
            FINE_LINE,
            colour,
        )
    return art


def chevrons(top: float, step: float, colour: str, width: float = 9) -> Art:
    """Stripes that rise to the axis."""
    art = Art()
    y = top
    while y < FIGURE_BOTTOM + step:
        art.line(f"M-90,{y + 20} L0,{y} L90,{y + 20}", width, colour)
        y += step
    return art


def stripes(half_width: float, count: int, colour: str) -> Art:
    """Upright stripes, spreading towards the bottom."""
    art = Art()
    for k in range(-count, count + 1):
        x = k * half_width / count
        thick = half_width / count / 4
        art.fill(
            polygon(
                (x - thick, TOP),
                (x + thick, TOP),
                (x * 1.5 + thick * 1.4, FIGURE_BOTTOM),
                (x * 1.5 - thick * 1.4, FIGURE_BOTTOM),
            ),
            colour,
        )
    return art
