"""Every dimension of the rules in a window of its own, to be taken or left."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from sixtysix_gui.rules.variants import RuleSet
from sixtysix_gui.windows.look.dialog import Dialog
from sixtysix_gui.windows.look.text_size import give_least_size, give_size
from sixtysix_gui.windows.look.widgets import button, label
from sixtysix_gui.windows.parts.rules_editor import RulesEditor

_LEAST_SIZE = (660, 480)
_USUAL_SIZE = (760, 640)


class AllRulesDialog(Dialog):
    """Lets the person make a rule set; what cannot go together cannot be taken."""

    def __init__(self, rules: RuleSet, parent: QWidget | None = None) -> None:
        """Begin with a rule set, named or changed."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("All rules"))
        give_least_size(self, *_LEAST_SIZE)
        give_size(self, *_USUAL_SIZE)
        self._editor = RulesEditor(rules)
        self._accept = button(self.tr("Use these rules"), main=True)
        self._accept.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 16, 16, 14)
        layout.addWidget(label(self.tr("All rules"), "title"))
        layout.addWidget(self._editor, 1)
        layout.addLayout(self._buttons())
        self._editor.judged.connect(self._judge)
        self._judge()

    @property
    def rules(self) -> RuleSet:
        """The rule set that was made.

        Raises:
            ImpossibleCombinationError: if two of its values exclude each other.
        """
        return self._editor.rules

    def choice(self, key: str) -> QComboBox:
        """Give the choice of a dimension."""
        return self._editor.choice(key)

    @property
    def trouble(self) -> str:
        """The sentence that says why the rules cannot be taken; empty if they can."""
        return self._editor.trouble

    @property
    def can_be_used(self) -> bool:
        """Whether the rules can be taken."""
        return self._accept.isEnabled()

    @property
    def changed_keys(self) -> tuple[str, ...]:
        """The dimensions that are marked as different from the named rule set."""
        return self._editor.changed_keys

    def choose_rule_set(self, name: str) -> None:
        """Begin anew with a named rule set."""
        self._editor.choose_rule_set(name)

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch(1)
        cancel = button(self.tr("Cancel"))
        cancel.clicked.connect(self.reject)
        row.addWidget(cancel)
        row.addWidget(self._accept)
        return row

    def _judge(self) -> None:
        self._accept.setEnabled(not self._editor.trouble)
