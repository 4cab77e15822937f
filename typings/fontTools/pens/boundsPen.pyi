from collections.abc import Mapping

from fontTools.pens.basePen import AbstractPen
from fontTools.ttLib import GlyphOutline

class BoundsPen(AbstractPen):
    bounds: tuple[float, float, float, float]
    def __init__(self, glyphSet: Mapping[str, GlyphOutline]) -> None: ...
