"""The table of two as a widget: views and events go in, proposed moves come out."""

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.scene.scene import TableScene
from sixtysix_gui.table.table import Table


class TableView(Table[TableScene]):
    """The card table of two, with the coach's paper."""

    def __init__(self, options: TableOptions | None = None, parent: QWidget | None = None) -> None:
        """Set up a bare table; nothing is on it until the first ``play``."""
        options = options or TableOptions()
        super().__init__(options, parent)
        self._scene.paper.more_wanted.connect(self.more_advice_wanted)
        self._scene.paper.slip_closed.connect(self.slip_put_away)
        self._use_options(options)

    # ------------------------------------------------------------------------- what it is made of

    @override
    def _make_scene(self, options: TableOptions) -> TableScene:
        return TableScene(options, self._intents, self)

    @override
    def _connect(self) -> None:
        super()._connect()
        self._scene.paper.row_changed.connect(self._focus.update)
