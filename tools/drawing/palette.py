"""Every colour of the cards, once.

A `Tone` is a colour with its shade: whatever is drawn is split down its own axis, the right half
one tone darker. A `Role` is a colour that a loader may exchange for the four-colour face.
"""

from __future__ import annotations

from typing import NamedTuple


class Role(str):
    """A colour that is written with a class name, so that the loader can find and exchange it."""

    __slots__ = ("name",)
    name: str

    def __new__(cls, colour: str, name: str) -> Role:
        """Makes the colour `#rrggbb` with the class `name`."""
        role = super().__new__(cls, colour)
        role.name = name
        return role


class Tone(NamedTuple):
    """A colour in light (left) and in shade (right)."""

    light: str
    dark: str

    def side(self, side: int) -> str:
        """The light colour on the left (-1), the dark one on the right (1)."""
        return self.light if side < 0 else self.dark


INK = "#1F2532"
PAPER = "#FCF7EA"
EDGE = "#D9CDB2"

RED = Tone("#C9382E", "#A02A2A")
GOLD = Tone("#EBB13C", "#C98A22")
GREEN = Tone("#3F7D55", "#2C5E42")
BLUE = Tone("#2F5487", "#223E68")
OCHRE = Tone("#C8862A", "#A66A1B")
BROWN = Tone("#8C5A2E", "#6E4322")
LEATHER = Tone("#7D4A2A", "#5E3520")
IVORY = Tone("#F0E4CE", "#D9C9AC")
STRAW = Tone("#E8C766", "#C79F3D")
PLUM = Tone("#8E4A86", "#6F3669")
OXBLOOD = Tone("#8A2A2C", "#782326")
NIGHT = Tone("#34405C", "#262F47")
SKY = Tone("#A9C6D3", "#86A9B9")

SKIN = Tone("#F6D6B3", "#E9BC94")
TAN = Tone("#E2B488", "#C8946A")
UMBER = Tone("#B98257", "#9A6840")
CHEEK = "#E58B72"
RUDDY_CHEEK = "#E2705A"
WARM_CHEEK = "#C9704C"
LIP = "#B8372F"
LIPS = "#C23A35"
CHIN_LINE = "#C9745A"
FRECKLE = "#C98756"
FRECKLE_IN_SHADE = "#B87443"
WHITE = Tone("#FFFDF5", "#D9D4C6")
STEEL = Tone("#D3DBE2", "#AEB9C4")
IRON = Tone("#8D9AA8", "#6E7B8A")

BLOND = Tone("#E3B45A", "#BF8F3C")
CHESTNUT = Tone("#8A5A34", "#6B4426")
AUBURN = Tone("#A9502B", "#7F3A1F")
DARK_HAIR = Tone("#4A3526", "#35251A")
RAVEN = Tone("#353744", "#262834")
GREY_HAIR = Tone("#D9D6CC", "#B9B4A6")
FLAX = Tone("#EED9A0", "#D3B672")
COPPER = Tone("#C4692F", "#9C4F20")

PEAK = Tone("#2B3140", INK)
PEAK_SHINE = "#5B667E"
SOUND_HOLE = Tone(BROWN.dark, "#4A2D18")
LAMPLIGHT = Tone("#FBE08A", "#F2C650")

OWL = Tone("#8C6A4A", "#6C4F36")
FALCON_BREAST = "#F1E3C4"
ROBIN_BACK = Tone("#8A6A4A", "#6C5138")
ROBIN_BREAST = "#D9622E"
BRISTLE = Tone("#4B3A36", "#3A2C2A")
BOAR = Tone("#7D6254", "#654C40")
BOAR_FLANK = Tone("#6F564B", "#594339")
BOAR_EAR = "#C98E76"
SNOUT = Tone("#D79A80", "#BF7E66")
DEER = Tone("#B5763F", "#8F5829")
DEER_THROAT = Tone("#E9C99A", "#CFA46C")
DEER_EAR = "#E2B7A0"
ANTLER = Tone("#8A6A45", "#6A4E30")
ARBOUR = "#D9E4C6"
FOREST_AIR = "#CFE0EA"
SUMMER_AIR = "#D5E4EE"
WINTER_AIR = "#BFD3DF"
"""What is behind Bacchus, the stag, Cupid and the boar."""

NUT = Tone("#C27A35", "#97561F")
BELL = Tone("#F6C33F", "#DB9C24")
LEAF = Tone("#5BA35B", "#3F7D55")
HEART = Tone("#D9483A", "#AE2B2C")
ACORN_SHINE = "#E9B878"
HEART_SHINE = "#F4A08A"
BELL_SHINE = "#FDE9A8"
BELL_STUD = "#F9DE8B"
SPROUT = Tone("#7FA35A", "#5F8747")
OAK_LEAF = Tone("#7A9A4B", "#5C7C38")
STEM = "#6E8F3C"
STRAP = "#B5532F"
RIVET = "#F3D9A0"
BLOSSOM = "#F0A79A"

ACORN_BELT = "#E7C98F"
LEAF_BELT = "#C6D9A8"
HEART_BELT = "#EBCBB4"
BELL_BELT = "#7FA3C7"

CLOTH = "#2E5A47"
"""What the contact sheets lie on."""

BLACK_PIP = Tone("#1F2532", "#39435A")
RED_PIP = Tone("#C9382E", "#B22F2C")
GREEN_PIP = Tone("#1F6B3F", "#17532F")
ORANGE_PIP = Tone("#E58A12", "#C9740A")


class PanelColours(NamedTuple):
    """The ground of a picture: its tint and the slightly darker rays."""

    tint: str
    rays: str


BLUE_PANEL = PanelColours("#E2E8EE", "#D7DFE8")
ROSE_PANEL = PanelColours("#F8E1D6", "#F4D5C7")
GREEN_PANEL = PanelColours("#E1EBDD", "#D6E3D0")
AMBER_PANEL = PanelColours("#FAEBC8", "#F6E0B2")
ACORN_PANEL = PanelColours("#F3E4CC", "#EBD7B5")
LEAF_PANEL = PanelColours("#E1EDD9", "#D2E3C7")
BELL_PANEL = PanelColours("#FBEFC6", "#F7E3A4")


class BackColours(NamedTuple):
    """A back: its ground in two depths, lattice lines, gold ornaments, pale silhouettes."""

    ground: Tone
    lattice: str
    gold: str
    pale: str


BLUE_BACK = BackColours(Tone(BLUE.light, "#284A79"), "#D9C38A", GOLD.light, "#DCE7EE")
OXBLOOD_BACK = BackColours(OXBLOOD, "#E2C88E", GOLD.light, "#F3DFC0")
FOREST_BACK = BackColours(Tone("#2E6149", "#27543F"), "#DCC78D", GOLD.light, "#E3EEDD")
CRIMSON_BACK = BackColours(Tone("#A32F33", "#93282C"), "#E4C890", GOLD.light, "#F7E4D6")
MIDNIGHT_BACK = BackColours(Tone("#2B3550", "#242D45"), "#D8C48F", GOLD.light, "#DFE6EF")
