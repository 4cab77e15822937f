"""Proof of an honest deal: the promise before it, and everything that proves it afterwards."""

from __future__ import annotations

import shlex
import subprocess
import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from sixtysix_gui.controller.messages import DealProof
from sixtysix_gui.rules.commitment import spell
from sixtysix_gui.windows.look.dialog import Dialog
from sixtysix_gui.windows.look.text_size import give_least_size, scaled
from sixtysix_gui.windows.look.widgets import button, label
from sixtysix_gui.windows.texts.rule_sets import rule_set_name

_WIDTH = 620
_COMMAND_HEIGHT = 84


def proof_command(proof: DealProof) -> str:
    """Write the command by which a terminal checks a proof."""
    parts = ["sixtysix-cli", "deal", proof.code, "--variant", proof.rules.name]
    overrides = "; ".join(f"{key}={spell(value)}" for key, value in proof.rules.overrides().items())
    if overrides:
        parts += ["--rules", overrides]
    if proof.word:
        parts += ["--word", proof.word]
    parts += ["--nonce", proof.nonce, "--verify", proof.promise]
    return subprocess.list2cmdline(parts) if sys.platform == "win32" else shlex.join(parts)


class FairDealDialog(Dialog):
    """Shows the promise of the deal to come and the proof of the last one, as far as they are."""

    def __init__(
        self,
        promise: str | None,
        proof: DealProof | None,
        parent: QWidget | None = None,
    ) -> None:
        """Show what there is; ``promise`` is that of a deal not yet finished."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Fair deal"))
        give_least_size(self, _WIDTH)
        layout = QVBoxLayout(self)
        layout.addWidget(label(self.tr("Fair deal"), "title"))
        layout.addWidget(
            label(
                self.tr(
                    "Before each deal the program fixes the cards by a secret code and shows a "
                    "promise: a seal of the code and a secret number. Your own word is mixed in "
                    "afterwards. When the deal is over, code and number are revealed, and anyone "
                    "can check that they fit the promise."
                )
            )
        )
        if promise is not None:
            layout.addWidget(label(self.tr("The deal under way or to come"), "heading"))
            layout.addLayout(self._table([(self.tr("Promise"), promise)]))
        if proof is not None:
            layout.addWidget(label(self.tr("The last finished deal"), "heading"))
            layout.addLayout(self._table(self._rows(proof)))
            self._add_command(layout, proof)
        elif promise is None:
            layout.addWidget(label(self.tr("There is no deal yet."), "note"))
        close = button(self.tr("Close"), main=True)
        close.clicked.connect(self.accept)
        row = QHBoxLayout()
        if proof is not None:
            row.addWidget(self._copier(self.tr("Copy deal code"), proof.code))
            row.addWidget(self._copier(self.tr("Copy the command"), proof_command(proof)))
        row.addStretch(1)
        row.addWidget(close)
        layout.addLayout(row)
        close.setFocus()

    def _rows(self, proof: DealProof) -> list[tuple[str, str]]:
        return [
            (self.tr("Rule set"), rule_set_name(proof.rules)),
            (self.tr("Deal code"), proof.code),
            (self.tr("Your word"), proof.word or self.tr("(none)")),
            (self.tr("Secret number"), proof.nonce),
            (self.tr("Promise"), proof.promise),
        ]

    def _table(self, rows: list[tuple[str, str]]) -> QFormLayout:
        form = QFormLayout()
        for name, value in rows:
            shown: QLabel = label(value, "code")
            shown.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            shown.setAccessibleName(name)
            form.addRow(label(name, wrap=False), shown)
        return form

    def _add_command(self, layout: QVBoxLayout, proof: DealProof) -> None:
        layout.addWidget(label(self.tr("To check it, run this in a terminal:")))
        command = QPlainTextEdit(proof_command(proof))
        command.setObjectName("command")
        command.setReadOnly(True)
        command.setTabChangesFocus(True)
        command.setFixedHeight(scaled(_COMMAND_HEIGHT))
        command.setAccessibleName(self.tr("Command"))
        layout.addWidget(command)

    @staticmethod
    def _copier(text: str, copied: str) -> QWidget:
        made = button(text)
        made.clicked.connect(lambda: QGuiApplication.clipboard().setText(copied))
        return made
