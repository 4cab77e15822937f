"""Settings: the rules of the next game, with every dimension of them."""

from __future__ import annotations

from sixtysix_gui.rules.variants import rule_set
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.dialogs.settings.page import SettingsPage
from sixtysix_gui.windows.look.widgets import label
from sixtysix_gui.windows.parts.rules_editor import RulesEditor


class RulesPage(SettingsPage):
    """Rule set and dimensions; what cannot go together is said, and not taken."""

    fields = ("rule_set", "rule_overrides")
    scrolls_itself = True

    def __init__(self, settings: Settings) -> None:
        """Show the rules that the next game is played by."""
        super().__init__(settings)
        self.set_title(self.tr("Rules"))
        self.editor = RulesEditor(
            rule_set(settings.rule_set).with_overrides(settings.rule_overrides), narrow=True
        )
        self.editor.judged.connect(self._tell)
        self.form.addRow(label(self.tr("Takes effect with the next game."), "note"))
        self.fill(self.editor)

    def _tell(self) -> None:
        if self.editor.trouble:
            return
        rules = self.editor.rules
        self.changed_together.emit({"rule_set": rules.name, "rule_overrides": rules.overrides()})
