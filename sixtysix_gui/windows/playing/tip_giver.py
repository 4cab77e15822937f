"""Shows a tip at the table of several, when its moment has come and nothing else is to be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.settings.settings_keeper import words_of

if TYPE_CHECKING:
    from sixtysix_gui.windows.tips import Tip

_ = texts("Tips")


class TipGiver(QObject):
    """Gives each tip once, until the person acts; what was shown is kept with the settings."""

    def __init__(self, flow: GameFlow, parent: QObject) -> None:
        """Look at the person's own games."""
        super().__init__(parent)
        self._flow, self._keeper = flow, flow.keeper
        self.tip: Tip | None = None
        self._view: View | None = None
        flow.keeper.changed.connect(self._follow)
        flow.table.view_shown.connect(self.look)
        flow.table.motions_finished.connect(self.look)
        flow.table.play_began.connect(self.end)

    def look(self) -> None:
        """Show a tip if it is about what the person sees, and nothing moves."""
        view, settings = self._flow.view, self._keeper.settings
        is_at_table = settings.tips and self._flow.is_at_table
        if not is_at_table or view is None or view.rules.close:
            self.end()
            return
        if view == self._view or self._flow.table.is_moving or self._flow.is_out_of_sight:
            return
        from sixtysix_gui.windows.tips import tip_for

        tip = tip_for(view, settings.tips_shown)
        if tip is None:
            return
        self.tip, self._view = tip, view
        self._keeper.change(tips_shown=(*settings.tips_shown, tip.key))
        self._flow.page.advise(self.text)
        self._flow.announcer.tell_line(self.text)

    def retranslate(self) -> None:
        """Say it in another language, or with other words for cards."""
        if self.tip is not None:
            self._flow.page.advise(self.text)

    def _follow(self, _before: Settings, now: Settings) -> None:
        if not now.tips:
            self.end()

    def end(self) -> None:
        """Show it no longer."""
        if self.tip is not None:
            self.tip = None
            self._flow.notices.end_advice()

    @property
    def text(self) -> str:
        """What is to be read now, in the language of the program."""
        if self.tip is None:
            return ""
        said = self.tip.said(words_of(self._keeper.settings))
        #: {tip} is a sentence of advice
        return _("Tip: {tip}").format(tip=said)
