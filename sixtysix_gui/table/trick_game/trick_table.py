"""The table for three and four as a widget: views and events go in, proposed moves come out."""

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.trick_game.scene.scene import TrickScene


class TrickTableView(Table[TrickScene]):
    """The card table for three and four, and for the games of their kind for two."""

    def __init__(self, options: TableOptions | None = None, parent: QWidget | None = None) -> None:
        """Set up a bare table; nothing is on it until the first ``play``."""
        options = options or TableOptions()
        super().__init__(options, parent)
        self._scene.trick_rests.connect(self.trick_rests)
        self._scene.thinking.began.connect(self._think_long)
        self._scene.thinking.ended.connect(lambda: self.interject(""))
        self._use_options(options)

    # ------------------------------------------------------------------------- what it is made of

    @override
    def _make_scene(self, options: TableOptions) -> TrickScene:
        return TrickScene(options, self._intents, self)
