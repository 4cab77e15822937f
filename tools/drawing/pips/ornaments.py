"""Quatrefoils and stars, for backs and belts."""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.vectors import circle, moved, on_circle, polygon, union


def quatrefoil(colour: str, eye: str) -> Art:
    """Four petals round an eye, 72 across."""
    petal = "M0,-3 C-15,-10 -13,-30 0,-36 C13,-30 15,-10 0,-3 Z"
    petals = union(petal, *(moved(petal, turn=90 * k) for k in (1, 2, 3)))
    return Art().fill(petals, colour).fill(circle(0, 0, 6), eye)


def star(long: float, short: float, light: str, dark: str, points: int = 8) -> Art:
    """A star with long and short points in turn, every point split down its axis."""
    art = Art()
    step = 360 / points
    for k in range(points):
        tip = on_circle(0, 0, short if k % 2 else long, step * k)
        for turn, colour in ((-step / 2, light), (step / 2, dark)):
            waist = on_circle(0, 0, long * 0.31, step * k + turn)
            art.fill(polygon((0, 0), waist, tip), colour)
    return art


def star_shape(x: float, y: float, radius: float, points: int = 4) -> str:
    """A star with concave sides, as a path text."""
    corners: list[str] = []
    for k in range(2 * points):
        px, py = on_circle(x, y, radius if k % 2 == 0 else radius * 0.38, 180 * k / points)
        corners.append(f"{px:.2f},{py:.2f}")
    return "M" + " L".join(corners) + " Z"
