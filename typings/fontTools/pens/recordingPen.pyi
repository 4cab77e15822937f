from collections.abc import Mapping

from fontTools.pens.basePen import AbstractPen
from fontTools.ttLib import GlyphOutline

class DecomposingRecordingPen(AbstractPen):
    def __init__(self, glyphSet: Mapping[str, GlyphOutline]) -> None: ...
    def replay(self, pen: AbstractPen) -> None: ...
