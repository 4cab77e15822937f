from typing import Any

from fontTools.pens.basePen import AbstractPen

class TTGlyphPen(AbstractPen):
    def __init__(self, glyphSet: None) -> None: ...
    def glyph(self) -> Any: ...
