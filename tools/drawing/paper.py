"""The card itself: paper, rim, the framed panel of the pictures."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from tools.drawing.art import Art
from tools.drawing.dimensions import (
    AXIS,
    CARD_CORNER,
    CARD_HEIGHT,
    CARD_WIDTH,
    EDGE_WIDTH,
    MIDDLE,
    NOTCH_X,
    NOTCH_Y,
    PANEL_CORNER,
    PANEL_INSET,
    PANEL_LINE,
    RAYS,
)
from tools.drawing.palette import EDGE, INK, PAPER, PanelColours, Role
from tools.drawing.vectors import on_circle, polygon, rectangle, rounded_polygon

INDEX_MARK = "<!-- index -->"
"""Stands in a stored face where the loader puts the index."""


def card_outline(inset: float = 0) -> QPainterPath:
    """The outline of a card, or of a smaller card within it."""
    return rectangle(
        inset,
        inset,
        CARD_WIDTH - 2 * inset,
        CARD_HEIGHT - 2 * inset,
        CARD_CORNER - inset,
    )


def blank() -> Art:
    """An empty card: the rim's colour, then paper."""
    return Art().fill(card_outline(), EDGE).fill(card_outline(EDGE_WIDTH), PAPER)


def panel() -> QPainterPath:
    """The framed area of a picture, with a notch for the index at two corners."""
    left, top = PANEL_INSET, PANEL_INSET
    right, bottom = CARD_WIDTH - PANEL_INSET, CARD_HEIGHT - PANEL_INSET
    notch_right, notch_bottom = CARD_WIDTH - NOTCH_X, CARD_HEIGHT - NOTCH_Y
    return rounded_polygon(
        PANEL_CORNER,
        (NOTCH_X, top),
        (right, top),
        (right, notch_bottom),
        (notch_right, notch_bottom),
        (notch_right, bottom),
        (left, bottom),
        (left, NOTCH_Y),
        (NOTCH_X, NOTCH_Y),
    )


def ground(colours: PanelColours, region: QPainterPath) -> Art:
    """The tint of a panel and its rays from the centre, cut to a region of the panel."""
    rays = Art()
    for k in range(RAYS):
        start, end = 360 * k / RAYS, 360 * (k + 0.5) / RAYS
        far = CARD_HEIGHT
        rays.fill(
            polygon(
                (AXIS, MIDDLE),
                on_circle(AXIS, MIDDLE, far, start),
                on_circle(AXIS, MIDDLE, far, end),
            ),
            Role(colours.rays, "rays"),
        )
    return Art().fill(region, Role(colours.tint, "tint")).add(rays.clipped(region))


def frame() -> Art:
    """Paper with a hole where the panel is: covers whatever a figure draws outside of it."""
    paper = card_outline(EDGE_WIDTH)
    paper.addPath(panel())
    paper.setFillRule(Qt.FillRule.OddEvenFill)
    return Art().fill(paper, PAPER).line(panel(), PANEL_LINE, INK)
