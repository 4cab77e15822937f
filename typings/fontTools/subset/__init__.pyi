from collections.abc import Iterable

from fontTools.ttLib import TTFont

class Options:
    layout_features: list[str]
    name_IDs: list[int]
    hinting: bool
    notdef_outline: bool

class Subsetter:
    def __init__(self, options: Options) -> None: ...
    def populate(self, *, unicodes: Iterable[int]) -> None: ...
    def subset(self, font: TTFont) -> None: ...
