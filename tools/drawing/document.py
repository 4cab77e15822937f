"""SVG documents: the outermost element, groups and references."""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.dimensions import CARD_HEIGHT, CARD_WIDTH

HALF_TURN = f"rotate(180 {CARD_WIDTH / 2:g} {CARD_HEIGHT / 2:g})"
"""The transform that turns a card round its centre."""

MIRROR = f"translate({CARD_WIDTH:g} 0) scale(-1 1)"
"""The transform that exchanges left and right."""


def svg(*body: str, width: float = CARD_WIDTH, height: float = CARD_HEIGHT) -> str:
    """A whole SVG document; lines in it are round unless they say otherwise."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
        ' stroke-linecap="round" stroke-linejoin="round">\n' + "\n".join(body) + "\n</svg>\n"
    )


def definition(name: str, art: Art, transform: str = "") -> str:
    """A drawing that is kept for `use` under a name."""
    attribute = f' transform="{transform}"' if transform else ""
    return f'<defs><g id="{name}"{attribute}>\n{art.svg()}\n</g></defs>'


def use(name: str, transform: str = "") -> str:
    """Shows a definition under a transform."""
    attribute = f' transform="{transform}"' if transform else ""
    return f'<use xlink:href="#{name}"{attribute}/>'


def place(name: str, x: float, y: float, scale: float = 1, *, inverted: bool = False) -> str:
    """Shows a definition at a place, upright or turned by half."""
    turn = " rotate(180)" if inverted else ""
    size = f" scale({scale:g})" if scale != 1 else ""
    return use(name, f"translate({x:g} {y:g}){turn}{size}")


def twice(name: str, x: float, y: float, scale: float = 1) -> str:
    """Shows a definition at a place and, inverted, at the opposite place of the card."""
    return (
        place(name, x, y, scale)
        + "\n"
        + place(name, CARD_WIDTH - x, CARD_HEIGHT - y, scale, inverted=True)
    )
