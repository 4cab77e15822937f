"""The cloths of the eight suits, and the belts that go with them."""

from __future__ import annotations

from dataclasses import dataclass

from tools.drawing.palette import (
    ACORN_BELT,
    BELL_BELT,
    BLUE,
    BROWN,
    GOLD,
    GREEN,
    HEART_BELT,
    IVORY,
    LEAF_BELT,
    OCHRE,
    RED,
    Tone,
)


@dataclass(frozen=True)
class Livery:
    """The two cloths of a suit's court, the ground of its belt, and its gems in turn."""

    main: Tone
    second: Tone
    belt: str
    gems: tuple[str, str]


SPADES = Livery(BLUE, RED, GOLD.light, (BLUE.light, RED.light))
HEARTS = Livery(RED, BLUE, GOLD.light, (RED.light, BLUE.light))
CLUBS = Livery(GREEN, GOLD, GOLD.light, (GREEN.light, RED.light))
DIAMONDS = Livery(OCHRE, BLUE, GOLD.light, (BLUE.light, RED.light))
ACORNS = Livery(BROWN, GREEN, ACORN_BELT, (GREEN.light, RED.light))
LEAVES = Livery(GREEN, GOLD, LEAF_BELT, (GREEN.light, RED.light))
GERMAN_HEARTS = Livery(RED, IVORY, HEART_BELT, (RED.light, BLUE.light))
BELLS = Livery(BLUE, GOLD, BELL_BELT, (BLUE.light, RED.light))
