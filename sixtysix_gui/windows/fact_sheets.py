"""Sheets of facts: about the program, a deal code, and the proof of a fair deal."""

import platform
import re
import shlex
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLocale, Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QVBoxLayout
from typing_extensions import override

from sixtysix_gui.controller.promised_deal import DealProof, ProofVerdict, checked
from sixtysix_gui.design import fonts
from sixtysix_gui.rules.fair_deals import DealCodeError, read_deal_code, spell_all
from sixtysix_gui.sentences import marks
from sixtysix_gui.storage.finished_games import FinishedGames
from sixtysix_gui.text.common import shown_name, texts, translate
from sixtysix_gui.text.error_sentences import deal_code_sentence
from sixtysix_gui.text.rules.rule_sets import rule_set_name
from sixtysix_gui.version import shown_version
from sixtysix_gui.windows.sheets.fitted_sheet import PageSheet
from sixtysix_gui.windows.sheets.paper_sheet import make_link
from sixtysix_gui.windows.sheets.questions import breakable
from sixtysix_gui.windows.telling.announcer import Announcer, FocusedButton
from sixtysix_gui.windows.widgets.basic import label, set_look
from sixtysix_gui.windows.widgets.paper import field

_ = texts("FairDealSheet")
_about_sheet = texts("AboutSheet")
_deal_code_sheet = texts("DealCodeSheet")
mark = marks("FairDeal")

_HEADING = 1.2
_BETWEEN_COLUMNS = 0.9
_LINK_HEIGHT = 1.9
"""Lengths and sizes of letters in text units."""


@dataclass(frozen=True)
class Fact:
    """What is called by its name; ``shown`` is what is seen of a value that is too long."""

    name: str
    value: str
    shown: str = ""
    can_copy: bool = False


class FactSheet(PageSheet):
    """Shows facts in a column that may be scrolled, and says below it what was done."""

    def __init__(self, text_unit: float, title: str, width: float) -> None:
        """Make an empty page."""
        super().__init__(text_unit, title, width)
        self.facts: tuple[Fact, ...] = ()
        self._spoken: list[str] = []
        self.body: QVBoxLayout = self.add_scrolled_column()
        self._said = self.make_label("", "strong")
        self._said.setObjectName("said")
        self._said.hide()
        self.column.addWidget(self._said)
        self._announcer = Announcer(FocusedButton(self), self, self)

    @property
    def said(self) -> tuple[str, str]:
        """What the page has said last, and in which look."""
        return self._said.text(), str(self._said.property("look"))

    def say(self, text: str, look: str = "strong") -> None:
        """Say what was done, or has come of it."""
        self._show_said(text, look)
        self._announcer.interrupt(text)

    def _show_said(self, text: str, look: str) -> None:
        self._said.setText(text)
        set_look(self._said, look)
        self._said.setVisible(bool(text))
        self.resized_by_content.emit()

    def add_part(self, heading: str) -> None:
        """Add a heading to the column."""
        self._spoken.append(f"{heading}:")
        made = label(heading, "heading")
        made.setFont(fonts.heading(_HEADING * self.unit))
        self.body.addWidget(made)

    def add_paragraph(self, text: str, look: str = "") -> None:
        """Add sentences to the column."""
        self._spoken.append(text)
        self.body.addWidget(self.make_label(text, look))

    def add_facts(self, facts: Iterable[Fact]) -> None:
        """Add rows to the column."""
        rows = QGridLayout()
        rows.setHorizontalSpacing(round(_BETWEEN_COLUMNS * self.unit))
        rows.setVerticalSpacing(round(0.1 * self.unit))
        rows.setColumnStretch(1, 1)
        for row, fact in enumerate(facts):
            self.facts += (fact,)
            self._spoken.append(f"{fact.name}: {fact.shown or fact.value}.")
            value = self.make_label(breakable(fact.shown or fact.value))
            value.setMinimumHeight(round(_LINK_HEIGHT * self.unit))
            rows.addWidget(self.make_label(fact.name, "note"), row, 0)
            rows.addWidget(value, row, 1)
            if fact.can_copy:
                rows.addWidget(self._copier(fact), row, 2, Qt.AlignmentFlag.AlignRight)
        self.body.addLayout(rows)

    @override
    def add_foot(self, main: QPushButton, others: Sequence[QPushButton] = ()) -> None:
        """Add the buttons; readers hear all of the page with the main one."""
        main.setAccessibleDescription(" ".join(self._spoken))
        super().add_foot(main, others)

    def _copier(self, fact: Fact) -> QPushButton:
        text = translate("FactSheet", "Copy")
        made = make_link(text, self.unit, least_height=round(_LINK_HEIGHT * self.unit))
        made.setObjectName(f"copy-{len(self.facts)}")
        made.setAccessibleName(f"{text}: {fact.name}")
        made.setAccessibleDescription(fact.value)
        made.clicked.connect(lambda: self.copy(fact.value))
        return made

    def copy(self, value: str) -> None:
        """Copy a value to the clipboard, and say so."""
        QGuiApplication.clipboard().setText(value)
        self.say(translate("FactSheet", "Copied."))

    @override
    def take_over(self, before: PageSheet) -> None:
        """Say what was said last."""
        super().take_over(before)
        if isinstance(before, FactSheet):
            self._show_said(*before.said)


_WIDTH = 36.0


class AboutSheet(FactSheet):
    """Names version, licence, Qt, the log and the data folder."""

    def __init__(
        self,
        text_unit: float,
        data_folder: Path,
        log_file: Path,
        show_licences: Callable[[], None],
    ) -> None:
        """Show where the games and the log lie; ``show_licences`` opens their page."""
        super().__init__(text_unit, _about_sheet("Sixty-Six"), _WIDTH)
        self.setAccessibleName(_about_sheet("About Sixty-Six"))
        self.add_paragraph(
            _about_sheet("The card game Sixty-Six – Schnapsen, Santase – against the computer.")
        )
        self.add_facts(self._rows(data_folder, log_file))
        self.add_paragraph(
            _about_sheet(
                "Free software under the MIT licence. The fonts Vollkorn, Cabin and Sixtysix "
                "Sans are under the SIL Open Font License 1.1, Qt under the LGPL 3."
            ),
            "note",
        )
        licences = self.act_button(_about_sheet("Licences…"), "licences", show_licences)
        self.add_foot(self.closing_button(_about_sheet("Close")), [licences])

    def _rows(self, data_folder: Path, log_file: Path) -> tuple[Fact, ...]:
        games = FinishedGames(data_folder)
        size = QLocale().formattedDataSize(games.size()).replace(" ", "\N{NO-BREAK SPACE}")
        return (
            Fact(_about_sheet("Version"), shown_version(), can_copy=True),
            Fact(_about_sheet("Qt"), f"{qVersion()}, Python {platform.python_version()}"),
            Fact(_about_sheet("Saved games"), str(data_folder), can_copy=True),
            Fact(
                _about_sheet("Finished games"),
                str(games.folder),
                shown=f"{games.folder}, {size}",
                can_copy=True,
            ),
            Fact(_about_sheet("Error log"), str(log_file), can_copy=True),
        )


_FIELD_HEIGHT = 2.4


class DealCodeSheet(FactSheet):
    """Shows a deal code, and takes one."""

    def __init__(self, text_unit: float, code: str | None, play: Callable[[str], None]) -> None:
        """Show the code of the last finished deal, if there is one.

        ``play`` begins the deal of a code, which it is given once the page is closed.
        """
        super().__init__(text_unit, _deal_code_sheet("Deal code"), _WIDTH)
        self._play = play
        self.add_paragraph(
            _deal_code_sheet(
                "A deal code sets the order of every card, so anyone who has it can play the same "
                "deal. The code of the current deal stays secret until it is over."
            )
        )
        if code is not None:
            self.add_facts([Fact(_deal_code_sheet("The last finished deal"), code, can_copy=True)])
        self.add_part(_deal_code_sheet("Play a specific deal"))
        self.field = self._code_field()
        self.body.addWidget(self.field)
        begin = self.act_button(_deal_code_sheet("Play this deal"), "play", self._begin, main=True)
        self.add_foot(begin, [self.closing_button(_deal_code_sheet("Close"), main=False)])

    def _code_field(self) -> QLineEdit:
        made = field("", "code", self.unit, round(_FIELD_HEIGHT * self.unit))
        made.setPlaceholderText("ABCDE-FGHJK-LMNPR-STWXY")
        made.setAccessibleName(_deal_code_sheet("Deal code"))
        made.textChanged.connect(lambda: self._show_said("", "trouble"))
        made.returnPressed.connect(self._begin)
        return made

    @override
    def take_focus(self) -> None:
        """Begin with the field: the page is opened to write into it."""
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)

    @override
    def take_over(self, before: PageSheet) -> None:
        """Keep what was written."""
        if isinstance(before, DealCodeSheet):
            self.field.setText(before.field.text())
        super().take_over(before)

    def _begin(self) -> None:
        try:
            code = read_deal_code(self.field.text())
        except DealCodeError as error:
            self.say(deal_code_sentence(error), "trouble")
            self.field.setFocus()
            return
        self.closed.emit()
        self._play(code)


_PROOF_WIDTH = 40.0
_COMMAND = ("sixtysix-cli", "deal")
_SEEN_DIGITS = 8
"""So many digits of a long number are shown; all of them can be copied."""
_BARE = re.compile(r"[\w.=-]*")
_SAFE_IN_QUOTES = re.compile(r"[\w .-]*")
"""What neither cmd nor PowerShell takes for anything else, by itself or within double quotes."""


def proof_command(proof: DealProof) -> str:
    """Write the command by which a terminal checks a proof."""
    parts = [*_COMMAND, proof.code, "--variant", proof.rules.name]
    overrides = spell_all(proof.rules.overrides())
    if overrides:
        parts += ["--rules", overrides]
    if proof.word:
        parts.append(_word_option(proof.word))
    parts += ["--nonce", proof.nonce, "--verify", proof.promise]
    if sys.platform == "win32":
        return " ".join(part if _BARE.fullmatch(part) else f'"{part}"' for part in parts)
    return shlex.join(parts)


def _word_option(word: str) -> str:
    """Return a word in one part, as it may begin with a hyphen.

    It may come from somebody else's file. The terminals of Windows have no quotes in common in
    which nothing is carried out, so what could be is given there as digits.
    """
    if sys.platform == "win32" and not _SAFE_IN_QUOTES.fullmatch(word):
        return f"--word-hex={word.encode().hex()}"
    return f"--word={word}"


_VERDICTS: Mapping[ProofVerdict, str] = {
    ProofVerdict.KEPT: mark(
        "The promise was kept: it belongs to this code, number and rule set, and the cards are "
        "those that the code and the word produce."
    ),
    ProofVerdict.OTHER_PROMISE: mark(
        "The promise was broken: it belongs to another code, number or rule set."
    ),
    ProofVerdict.OTHER_CARDS: mark(
        "The promise was broken: the cards dealt are not those that the code and the word produce."
    ),
    ProofVerdict.UNREADABLE: mark(
        "This cannot be checked: the code, the word or the secret number is not valid."
    ),
}


def verdict_sentence(verdict: ProofVerdict) -> str:
    """Say what has come of checking a proof."""
    return translate("FairDeal", _VERDICTS[verdict])


class FairDealSheet(FactSheet):
    """Shows the promise of the deal to come and the proof of the last one, as far as they are.

    Without a promise ``of_record`` says that the proof is of a deal that is looked at.
    """

    def __init__(
        self,
        text_unit: float,
        promise: str | None,
        proof: DealProof | None,
        *,
        of_record: bool = False,
    ) -> None:
        """Show what there is; ``promise`` is that of a deal not yet finished."""
        super().__init__(text_unit, _("Fair deal"), _PROOF_WIDTH)
        self.proof = proof
        self.add_paragraph(self._explanation())
        if promise is not None:
            self.add_part(_("The current or next deal"))
            self.add_facts([_long(_("Promise"), promise)])
        if proof is not None:
            last, this = _("The last finished deal"), _("This deal")
            self.add_part(this if of_record else last)
            self.add_facts(self._rows(proof))
            self.add_paragraph(_("To check it with another program, run this in a terminal:"))
            self.add_facts([self._command(proof)])
        elif promise is None:
            self.add_paragraph(_("There is no deal yet."), "note")
        self.body.addStretch(1)
        checking = () if proof is None else (self._checker(proof),)
        self.add_foot(self.closing_button(_("Close")), checking)

    def _explanation(self) -> str:
        return _(
            "Before each deal, the program fixes the cards with a secret code and shows a promise: "
            "a seal made from the code and a secret number. Your own word is mixed in afterwards. "
            "When the deal is over, the code and the number are revealed, and anyone can check "
            "that they match the promise."
        )

    def _rows(self, proof: DealProof) -> list[Fact]:
        word = shown_name(proof.word)
        return [
            Fact(_("Rule set"), rule_set_name(proof.rules)),
            Fact(_("Deal code"), proof.code, can_copy=True),
            Fact(_("Your word"), word or _("(none)"), can_copy=bool(word)),
            _long(_("Secret number"), proof.nonce),
            _long(_("Promise"), proof.promise),
        ]

    def _command(self, proof: DealProof) -> Fact:
        beginning = " ".join(_COMMAND)
        return Fact(_("Command"), proof_command(proof), shown=f"{beginning} …", can_copy=True)

    def _checker(self, proof: DealProof) -> QPushButton:
        return self.act_button(_("Check now"), "check", lambda: self._check(proof))

    def _check(self, proof: DealProof) -> None:
        verdict = checked(proof)
        self.say(verdict_sentence(verdict), "strong" if verdict is ProofVerdict.KEPT else "trouble")


def _long(name: str, value: str) -> Fact:
    """Name a number of which only the beginning is shown."""
    shown = value if len(value) <= _SEEN_DIGITS else f"{value[:_SEEN_DIGITS]} …"
    return Fact(name, value, shown=shown, can_copy=True)
