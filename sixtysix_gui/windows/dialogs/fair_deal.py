"""Proof of an honest deal: the promise before it, and everything that proves it afterwards."""

import re
import shlex
import sys
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QFormLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from sixtysix_gui.controller.promised_deal import DealProof, Verdict, checked
from sixtysix_gui.rules.commitment import spell
from sixtysix_gui.windows.look.paper import scaled
from sixtysix_gui.windows.telling.announcer import Announcer, FocusedButton
from sixtysix_gui.windows.texts.common import QT_TRANSLATE_NOOP, shown_name, translate
from sixtysix_gui.windows.texts.rules.rule_sets import rule_set_name
from sixtysix_gui.windows.widgets.basic import (
    FRAME,
    Dialog,
    button,
    give_least_size,
    label,
    set_look,
)
from sixtysix_gui.windows.widgets.button_rows import ButtonRows

_WIDTH = 620
_COMMAND_HEIGHT = 84
_BETWEEN_BUTTONS = 8
_BARE = re.compile(r"[\w.=-]*")
_SAFE_IN_QUOTES = re.compile(r"[\w .-]*")
"""What neither cmd nor PowerShell takes for anything else, by itself or within double quotes."""


def proof_command(proof: DealProof) -> str:
    """Write the command by which a terminal checks a proof."""
    parts = ["sixtysix-cli", "deal", proof.code, "--variant", proof.rules.name]
    overrides = "; ".join(f"{key}={spell(value)}" for key, value in proof.rules.overrides().items())
    if overrides:
        parts += ["--rules", overrides]
    if proof.word:
        parts.append(_word_option(proof.word))
    parts += ["--nonce", proof.nonce, "--verify", proof.promise]
    if sys.platform == "win32":
        return " ".join(part if _BARE.fullmatch(part) else f'"{part}"' for part in parts)
    return shlex.join(parts)


def _word_option(word: str) -> str:
    """Give a word in one part, as it may begin with a hyphen.

    It may come from somebody else's file. The terminals of Windows have no quotes in common in
    which nothing is carried out, so what could be is given there as digits.
    """
    if sys.platform == "win32" and not _SAFE_IN_QUOTES.fullmatch(word):
        return f"--word-hex={word.encode().hex()}"
    return f"--word={word}"


_VERDICTS: Mapping[Verdict, str] = {
    Verdict.KEPT: QT_TRANSLATE_NOOP(
        "FairDeal",
        "The promise was kept: it belongs to this code, number and rule set, and the cards are "
        "those that follow from code and word.",
    ),
    Verdict.OTHER_PROMISE: QT_TRANSLATE_NOOP(
        "FairDeal", "The promise is broken: it belongs to another code, number or rule set."
    ),
    Verdict.OTHER_CARDS: QT_TRANSLATE_NOOP(
        "FairDeal", "The promise is broken: other cards were dealt than follow from code and word."
    ),
    Verdict.UNREADABLE: QT_TRANSLATE_NOOP(
        "FairDeal", "This cannot be checked: the code, the word or the secret number is none."
    ),
}


def verdict_sentence(verdict: Verdict) -> str:
    """Say what has come of checking a proof."""
    return translate("FairDeal", _VERDICTS[verdict])


class FairDealDialog(Dialog):
    """Shows the promise of the deal to come and the proof of the last one, as far as they are.

    Without a promise ``of_record`` says that the proof is of a deal that is looked at.
    """

    def __init__(
        self,
        promise: str | None,
        proof: DealProof | None,
        parent: QWidget | None = None,
        *,
        of_record: bool = False,
    ) -> None:
        """Show what there is; ``promise`` is that of a deal not yet finished."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Fair deal"))
        give_least_size(self, _WIDTH)
        self._verdict = label("", "strong")
        self._verdict.setObjectName("verdict")
        self._verdict.hide()
        self._announcer = Announcer(FocusedButton(self), self, self)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(label(self._explanation()))
        if promise is not None:
            column.addWidget(label(self.tr("The deal under way or to come"), "heading"))
            column.addLayout(self._table([(self.tr("Promise"), promise)]))
        if proof is not None:
            last, this = self.tr("The last finished deal"), self.tr("This deal")
            column.addWidget(label(this if of_record else last, "heading"))
            column.addLayout(self._table(self._rows(proof)))
            self._add_command(column, proof)
        elif promise is None:
            column.addWidget(label(self.tr("There is no deal yet."), "note"))
        column.addStretch(1)
        close = button(self.tr("Close"), main=True)
        close.clicked.connect(self.accept)
        self._lay_out(inside, [*(() if proof is None else self._acts(proof)), close])
        close.setFocus()

    def _explanation(self) -> str:
        return self.tr(
            "Before each deal the program fixes the cards by a secret code and shows a "
            "promise: a seal of the code and a secret number. Your own word is mixed in "
            "afterwards. When the deal is over, code and number are revealed, and anyone "
            "can check that they fit the promise."
        )

    def _lay_out(self, inside: QWidget, buttons: Sequence[QPushButton]) -> None:
        """Let the text scroll where the screen is too small for it; the verdict is always seen."""
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(inside)
        layout = QVBoxLayout(self)
        layout.addWidget(label(self.tr("Fair deal"), "title"))
        layout.addWidget(area, 1)
        layout.addWidget(self._verdict)
        layout.addWidget(ButtonRows(buttons, _BETWEEN_BUTTONS))
        # Qt itself would not make the area larger than some lines
        sides = layout.contentsMargins().left() + layout.contentsMargins().right()
        sides += area.verticalScrollBar().sizeHint().width()
        width = max(self.minimumWidth(), inside.minimumSizeHint().width() + sides)
        around = layout.sizeHint().height() - area.sizeHint().height()
        wanted = inside.heightForWidth(width - sides) + around + _BETWEEN_BUTTONS
        room = self.screen().availableSize() - FRAME
        self.resize(QSize(width, wanted).boundedTo(room))

    def _acts(self, proof: DealProof) -> tuple[QPushButton, ...]:
        return (
            self._checker(proof),
            self._copier(self.tr("Copy deal code"), proof.code),
            self._copier(self.tr("Copy the command"), proof_command(proof)),
        )

    def _rows(self, proof: DealProof) -> list[tuple[str, str]]:
        return [
            (self.tr("Rule set"), rule_set_name(proof.rules)),
            (self.tr("Deal code"), proof.code),
            (self.tr("Your word"), shown_name(proof.word) or self.tr("(none)")),
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
        hint = self.tr("To check it with another program, run this in a terminal:")
        layout.addWidget(label(hint))
        command = QPlainTextEdit(proof_command(proof))
        command.setObjectName("command")
        command.setReadOnly(True)
        command.setTabChangesFocus(True)
        command.setFixedHeight(scaled(_COMMAND_HEIGHT))
        command.setAccessibleName(self.tr("Command"))
        layout.addWidget(command)

    def _checker(self, proof: DealProof) -> QPushButton:
        made = button(self.tr("Check now"))
        made.setObjectName("check")
        made.clicked.connect(lambda: self._check(proof))
        return made

    def _check(self, proof: DealProof) -> None:
        verdict = checked(proof)
        self._verdict.setText(verdict_sentence(verdict))
        set_look(self._verdict, "strong" if verdict is Verdict.KEPT else "trouble")
        if self._verdict.isHidden():
            self._make_room(self._verdict.heightForWidth(self.width()) + 2 * _BETWEEN_BUTTONS)
        self._verdict.show()
        self._announcer.interrupt(self._verdict.text())

    def _make_room(self, more: int) -> None:
        """Grow by some pixels, as far as the screen allows."""
        room = self.screen().availableSize().height() - FRAME.height()
        self.resize(self.width(), max(self.height(), min(self.height() + more, room)))

    @staticmethod
    def _copier(text: str, copied: str) -> QPushButton:
        made = button(text)
        made.clicked.connect(lambda: QGuiApplication.clipboard().setText(copied))
        return made
