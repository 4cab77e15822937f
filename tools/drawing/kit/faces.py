"""Faces: one construction, many characters.

Head space: the origin is the middle of the face; eyes at y -1, nose down to 32, mouth at 48, chin
at 72. The shadow's edge is the profile of the nose, so every face is light on the left.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from tools.drawing.art import Art
from tools.drawing.dimensions import DETAIL_LINE, FIGURE_LINE, FINE_LINE
from tools.drawing.palette import (
    CHEEK,
    CHIN_LINE,
    FRECKLE,
    FRECKLE_IN_SHADE,
    INK,
    LIP,
    LIPS,
    SKIN,
    WHITE,
    Tone,
)
from tools.drawing.vectors import circle, intersection, mirrored, rectangle, symmetric

HEAD_Y = 202.0
HEAD_SCALE = 0.92
EYE_X, EYE_Y = 25.0, -1.0
PUPIL = 6.2
CHEEK_X, CHEEK_Y, CHEEK_RADIUS = 36.0, 27.0, 11.5
NECK_HALF_WIDTH = 29.0

Build: TypeAlias = Literal["oval", "square", "round", "narrow", "pointed"]
Nose: TypeAlias = Literal["straight", "hooked", "button", "broad"]
Brows: TypeAlias = Literal["level", "stern", "kind", "arched", "raised"]
Eyes: TypeAlias = Literal["calm", "wide", "narrow", "heavy"]
Mouth: TypeAlias = Literal["calm", "smile", "stern", "grin", "lips", "smiling lips", "none"]

_BUILDS: dict[Build, str] = {
    "oval": "M0,-62 L55,-62 L56,4 C56,46 30,72 0,72",
    "square": "M0,-62 L56,-62 L57,18 C57,50 40,70 20,73 L0,73",
    "round": "M0,-62 L56,-62 C60,-30 63,-2 61,14 C58,50 32,72 0,72",
    "narrow": "M0,-62 L53,-62 L53,6 C51,44 28,76 0,78",
    "pointed": "M0,-62 L55,-62 C57,-24 58,-2 55,12 C49,46 26,68 0,75",
}
_NOSES: dict[Nose, str] = {
    "straight": "5,-16 C2,0 -4,13 -10,23 C-12,31 -5,34 3,32",
    "hooked": "6,-18 C9,-8 -6,-4 -12,12 C-17,26 -12,35 3,34",
    "button": "4,-10 C4,4 1,11 -6,19 C-12,28 -4,34 4,31",
    "broad": "5,-16 C4,0 -6,10 -14,21 C-17,33 -4,38 7,33",
}
_BROWS: dict[Brows, str] = {
    "level": "M9,-19 Q27,-31 43,-17",
    "stern": "M8,-14 Q24,-26 45,-23",
    "kind": "M10,-25 Q30,-30 45,-14",
    "arched": "M10,-21 Q28,-35 44,-19",
    "raised": "M9,-26 Q28,-39 45,-24",
}
_LENSES: dict[Eyes, tuple[float, float]] = {
    "calm": (-13, 9),
    "wide": (-18, 13),
    "narrow": (-9, 6),
    "heavy": (-10, 10),
}
"""Height of the control points of the upper and the lower lid, seen from the eye's corners."""


@dataclass(frozen=True)
class Face:
    """What makes a face a person.

    Attributes:
        gaze: how far the pupils look to the side, -5 (left) to 5.
        lashes: a woman's lashes and thin brows.
        lines: the lines of age beside the nose and under the eyes.
        freckles: six of them.
    """

    build: Build = "oval"
    nose: Nose = "straight"
    brows: Brows = "level"
    eyes: Eyes = "calm"
    mouth: Mouth = "calm"
    skin: Tone = SKIN
    brow_colour: str = INK
    cheek: str = CHEEK
    gaze: float = 0
    lashes: bool = False
    lines: bool = False
    freckles: bool = False

    def draw(self) -> Art:
        """The face without hair, in head space."""
        contour = symmetric(_BUILDS[self.build])
        nose = _NOSES[self.nose]
        shade = f"M5,-70 L{nose} C0,46 0,60 2,90 L90,90 L90,-70 Z"
        art = Art().fill(contour, self.skin.light)
        art.fill(intersection(contour, shade), self.skin.dark)
        for x in (1 - CHEEK_X, 1 + CHEEK_X):
            art.fill(circle(x, CHEEK_Y, CHEEK_RADIUS), self.cheek, 0.65)
        if self.freckles:
            art.add(_freckles(self.skin))
        if self.lines:
            art.line_pairs("M15,7 Q26,15 37,9", width=2.4, colour=self.skin.dark)
            art.line_pairs("M17,32 Q24,40 23,49", width=FINE_LINE)
        art.line(f"M{nose}", DETAIL_LINE)
        art.add(self._eyes()).add(_mouth(self.mouth))
        return art.line(contour, FIGURE_LINE)

    def _eyes(self) -> Art:
        art = Art()
        upper, lower = _LENSES[self.eyes]
        for side in (-1, 1):
            x = side * EYE_X
            lens = f"M{x - 13},2 Q{x},{upper} {x + 13},2 Q{x},{lower} {x - 13},2 Z"
            art.fill(lens, WHITE.light)
            art.add(Art().fill(circle(x + self.gaze, EYE_Y, PUPIL), INK).clipped(lens))
            art.line(f"M{x - 14},3 Q{x},{upper - 1} {x + 14},3", 5.2 if self.lashes else 4.6)
            if self.eyes == "heavy":
                art.line(f"M{x - 11},-9 Q{x},-16 {x + 11},-9", FINE_LINE)
            if self.lashes:
                art.line(f"M{x + side * 13},1 L{x + side * 20},-5", DETAIL_LINE)
        brow = _BROWS[self.brows]
        width = DETAIL_LINE if self.lashes else 7
        return art.line_pairs(brow, width=width, colour=self.brow_colour)


def _freckles(skin: Tone) -> Art:
    art = Art()
    for x, y in ((-44, 20), (-36, 26), (-29, 19), (-38, 15)):
        art.fill(circle(x, y, 2.1), FRECKLE)
    for x, y in ((45, 20), (37, 26), (30, 19), (38, 15)):
        art.fill(circle(x, y, 2.1), skin.dark if skin is not SKIN else FRECKLE_IN_SHADE)
    return art


def _mouth(mouth: Mouth) -> Art:
    art = Art()
    match mouth:
        case "none":
            return art
        case "lips" | "smiling lips":
            corner = 47 if mouth == "lips" else 44
            art.fill(f"M-13,{corner} Q-6,40 0,44 Q6,40 13,{corner} Q0,61 -13,{corner} Z", LIPS)
            return art.line(f"M-14,{corner} Q0,52 14,{corner}", 2.6)
        case "grin":
            grin = "M-19,43 Q0,50 19,43 Q14,62 0,62 Q-14,62 -19,43 Z"
            art.fill(grin, LIP)
            art.add(Art().fill(rectangle(-20, 40, 40, 11), WHITE.light).clipped(grin))
            return art.line(grin, FINE_LINE)
        case "smile":
            art.line("M-17,45 Q0,57 17,45", 4.5)
        case "stern":
            art.line("M-14,50 Q0,46 14,50", 4.5)
        case "calm":
            art.line("M-14,48 Q0,54 14,48", 4.5)
    return art.line("M-6,60 Q0,62 6,60", FINE_LINE, CHIN_LINE)


def neck(skin: Tone = SKIN, half_width: float = NECK_HALF_WIDTH, bottom: float = 110) -> Art:
    """The neck below a face, with the chin's shadow on it; head space."""
    column = rectangle(-half_width, 40, 2 * half_width, bottom - 40)
    art = Art().shape(column, skin)
    shadow = "M-60,60 C-30,88 30,88 60,60 L60,40 L-60,40 Z"
    return art.fill(intersection(column, shadow), skin.dark).line(column)


def head(*layers: Art) -> Art:
    """Layers of a head, from the back to the front, where a head stands in a figure."""
    art = Art()
    for layer in layers:
        art.add(layer, 0, HEAD_Y, HEAD_SCALE)
    return art


def ears(skin: Tone = SKIN) -> Art:
    """Both ears, to be drawn behind a face whose hair does not cover them."""
    ear = "M50,-14 C72,-24 76,6 60,22 L50,20 Z"
    art = Art().pair(ear, skin)
    return art.line_pairs("M57,-6 C66,-8 66,6 58,12", width=FINE_LINE)


def earrings(colour: Tone, y: float = 46, radius: float = 5.5) -> Art:
    """A drop at each ear."""
    art = Art()
    for side in (-1, 1):
        art.shape(mirrored(circle(60, y, radius), side), colour.side(side), 3.4)
    return art
