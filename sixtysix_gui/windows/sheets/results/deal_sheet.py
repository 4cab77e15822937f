"""The sheets around a deal: a word before it, its result, and the end of the guided deal."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton
from typing_extensions import override

from sixtysix_gui.design.card_svg import Pack
from sixtysix_gui.text.results.result_table import ResultTable
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.sheets.results.result_grid import add_result
from sixtysix_gui.windows.sheets.sheet_buttons import enter_key

LONGEST_WORD = 100
"""Characters of a word that is mixed into the shuffle."""


class WordSheet(PaperSheet):
    """Shows the promise for the deal, takes a word, and deals."""

    def __init__(self, text_unit: float, promise: str, deal: Callable[[str], None]) -> None:
        """Write the sheet; ``deal`` is given the word."""
        super().__init__(text_unit)
        self.add_heading(self.tr("Your word for this deal"))
        self.add_text(
            self.tr(
                "The cards are fixed, and the promise below is their seal. A word of yours is "
                "mixed into the shuffle; after the deal you can check both."
            )
        )
        field = QLineEdit()
        field.setObjectName("word")
        field.setMaxLength(LONGEST_WORD)
        field.setFont(self.font())
        field.setAccessibleName(self.tr("Your word"))
        field.setPlaceholderText(self.tr("anything you like, or nothing"))
        self.column.addWidget(field)
        self.add_promise(promise)
        go_on = self.act_button(
            self.tr("Deal the cards"),
            "deal",
            lambda: deal(field.text()),
            main=True,
            key=enter_key(),
        )
        field.returnPressed.connect(go_on.click)
        self.add_buttons(main=go_on)
        self._field = field

    @override
    def take_focus(self) -> None:
        """Put the focus on the field."""
        self._field.setFocus()


@dataclass(frozen=True)
class DealSheetActs:
    """What the buttons of the sheet do; there is none for what is None.

    ``back_to_game`` says that going on leads back to a game that waits, ``back_to_review`` leads
    to where the position was that has been played on. ``with_coach`` says that the tricks are
    looked at with the coach.
    """

    go_on: Callable[[], None]
    show_tricks: Callable[[], None] | None = None
    play_again: Callable[[], None] | None = None
    take_back: Callable[[], None] | None = None
    show_proof: Callable[[], None] | None = None
    end_demonstration: Callable[[], None] | None = None
    back_to_game: bool = False
    back_to_review: Callable[[], None] | None = None
    with_coach: bool = False


@dataclass(frozen=True)
class WordRequest:
    """Asks for a word that is mixed into the next shuffle; the promise for it is shown."""

    promise: str
    typed: Callable[[str], None]
    word: str = ""


class DealSheet(PaperSheet):
    """Shows a settled deal and the ways to go on."""

    def __init__(
        self,
        text_unit: float,
        result: ResultTable,
        deck: Pack,
        acts: DealSheetActs,
        word: WordRequest | None = None,
        note: str = "",
        coach: str | None = None,
        *,
        may_be_low: bool = False,
    ) -> None:
        """Write the sheet; ``word`` asks for a word before the next deal, ``note`` marks it.

        ``coach`` is what he has found, whose room is kept while it is empty; None needs no room.
        """
        super().__init__(text_unit)
        add_result(self, result, deck, note)
        self.may_be_low = may_be_low
        if coach is not None:
            self.add_coach(coach)
        if word is not None:
            self._ask_for_word(word)
        self._add_acts(acts)
        if self.main_button is not None:  # which has the focus: readers say this with it
            self.main_button.setAccessibleDescription(f"{result.spoken} {note}".strip())

    def _ask_for_word(self, request: WordRequest) -> None:
        row = QHBoxLayout()
        field = QLineEdit(request.word)
        field.setFont(self.font())
        field.setObjectName("word")
        field.setMaxLength(LONGEST_WORD)
        field.setPlaceholderText(self.tr("anything you like"))
        field.textChanged.connect(request.typed)
        caption = self.make_label(self.tr("Your &word for the next deal"), wrap=False)
        caption.setBuddy(field)
        row.addWidget(caption)
        row.addWidget(field, 1)
        self.column.addLayout(row)
        self.add_text(self.tr("The promise for it:"))
        self.add_promise(request.promise)

    def _add_acts(self, acts: DealSheetActs) -> None:
        main = self.tr("Back to the game") if acts.back_to_game else self.tr("Continue")
        look_back = acts.show_tricks
        text = self.tr("Look back")
        before: list[QPushButton] = []
        if acts.with_coach:
            text = self.tr("Look back with the coach")
        if acts.with_coach and look_back is not None and acts.back_to_review is None:
            before.append(self.act_button(text, "tricks", look_back))
            look_back = None
        links = self.link_buttons(
            (text, "tricks", look_back),
            (self.tr("Play this deal again"), "again", acts.play_again),
            (self.tr("Proof"), "proof", acts.show_proof),
            (self.tr("End demonstration"), "end-demonstration", acts.end_demonstration),
        )
        plain: list[QPushButton] = []
        if acts.take_back is not None:
            plain.append(self.act_button(self.tr("Take back"), "take-back", acts.take_back))
        if acts.back_to_review is None:
            go_on = self.act_button(main, "continue", acts.go_on, main=True, key=enter_key())
        else:
            text = self.tr("Back to the review")
            review = acts.back_to_review
            go_on = self.act_button(text, "back-to-review", review, main=True, key=enter_key())
            if acts.back_to_game:
                plain.append(self.act_button(main, "continue", acts.go_on))
        self.add_buttons(*links, main=go_on, before=before, plain=plain)


@dataclass(frozen=True)
class GuidedSheetActs:
    """What the buttons of the sheet do."""

    again: Callable[[], None]
    rules: Callable[[], None]
    go_on: Callable[[], None]


class GuidedSheet(PaperSheet):
    """Shows the result as after any deal."""

    def __init__(
        self,
        text_unit: float,
        result: ResultTable,
        deck: Pack,
        farewell: str,
        acts: GuidedSheetActs,
        *,
        has_game: bool,
    ) -> None:
        """Write the sheet; ``has_game`` says that the way on leads back to a game."""
        super().__init__(text_unit)
        add_result(self, result, deck)
        self.add_text(farewell)
        links = self.link_buttons(
            (self.tr("Once more"), "again", acts.again), (self.tr("Rules"), "rules", acts.rules)
        )
        text = self.tr("Back to the game") if has_game else self.tr("Play")
        go_on = self.act_button(text, "go-on", acts.go_on, main=True, key=enter_key())
        self.add_buttons(*links, main=go_on)
