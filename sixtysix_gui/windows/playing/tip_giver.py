"""Shows a tip at the table of several, when its moment has come and nothing else is to be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.text.common import translate
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper, words_of

if TYPE_CHECKING:
    from sixtysix_gui.windows.tips import Tip


class TipGiver(QObject):
    """Gives each tip once; what was shown is kept with the settings.

    Signals:
        said: str, a tip that is to be read until ``over``.
        told: list of that tip, for readers of the screen.
        over: it is not to be read any more: the person has acted.
    """

    said = Signal(str)
    told = Signal(list)
    over = Signal()

    def __init__(
        self,
        flow: GameFlow,
        keeper: SettingsKeeper,
        is_covered: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """Look at the person's own games; ``is_covered`` says whether anything lies over them."""
        super().__init__(parent)
        self._flow = flow
        self._keeper = keeper
        self._is_covered = is_covered
        self._tip: Tip | None = None
        self._view: View | None = None
        keeper.changed.connect(self._follow)
        table = flow.table
        table.view_shown.connect(self.look)
        table.motions_finished.connect(self.look)
        table.play_began.connect(self.end)

    @property
    def tip(self) -> Tip | None:
        """What is to be read now."""
        return self._tip

    def look(self) -> None:
        """Show a tip if it is about what the person sees, and nothing moves."""
        view, settings = self._flow.view, self._keeper.settings
        is_at_table = settings.tips and self._flow.is_at_table
        if not is_at_table or view is None or view.rules.close:
            self.end()
            return
        if view == self._view or self._flow.table.is_moving or self._is_covered():
            return
        from sixtysix_gui.windows.tips import tip_for

        tip = tip_for(view, settings.tips_shown)
        if tip is None:
            return
        self._tip, self._view = tip, view
        self._keeper.change(tips_shown=(*settings.tips_shown, tip.key))
        self.said.emit(self.text)
        self.told.emit([self.text])

    def retranslate(self) -> None:
        """Say it in another language, or with other words for cards."""
        if self._tip is not None:
            self.said.emit(self.text)

    def _follow(self, _before: Settings, now: Settings) -> None:
        if not now.tips:
            self.end()

    def end(self) -> None:
        """Show it no longer."""
        if self._tip is not None:
            self._tip = None
            self.over.emit()

    @property
    def text(self) -> str:
        """What is to be read now, in the language of the program."""
        if self._tip is None:
            return ""
        said = self._tip.said(words_of(self._keeper.settings))
        #: {tip} is a sentence of advice
        return translate("Tips", "Tip: {tip}").format(tip=said)
