"""The viewer of records: a table to look at, the tricks beside it, and the steps below."""

from dataclasses import dataclass, replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QHideEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.controller.record_tags import levels_named
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table import fonts
from sixtysix_gui.table.geometry.layout import TableLayout
from sixtysix_gui.table.options import PlayerLabels, TableOptions
from sixtysix_gui.table.replay_view import ReplayView
from sixtysix_gui.windows.desktop.loudspeaker import let_hear
from sixtysix_gui.windows.dialogs.fair_deal import FairDealDialog
from sixtysix_gui.windows.telling.announcer import Announcer, FocusedButton
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.opponents import MY_FACE, opponent_card, opponent_of
from sixtysix_gui.windows.texts.playing.table_wording import TableWording
from sixtysix_gui.windows.viewer.deal_lines import ending_sentences
from sixtysix_gui.windows.viewer.deal_panel import DealPanel
from sixtysix_gui.windows.viewer.shown_deal import ShownDeal
from sixtysix_gui.windows.viewer.step_bar import LowerRows, StepBar, Way
from sixtysix_gui.windows.viewer.step_sentences import StepSentences
from sixtysix_gui.windows.widgets.basic import (
    Dialog,
    button,
    give_least_size,
    give_size,
    label,
    open_over,
)

_LEAST_SIZE = (800, 572)
_PANEL = 17.0
"""Width of the panel in text units."""
_PANEL_SHARE = 0.27
"""The most of the window's width that the panel takes, if it can do with that."""


_LEAST_PANEL = 200
"""Width of the panel in pixels in which the tricks can be read, at the usual size of text."""


@dataclass(frozen=True)
class Shown:
    """What is opened in the viewer.

    ``trouble`` says why the last deal breaks off; empty if nothing is wrong.
    """

    records: tuple[DealRecord, ...]
    can_continue: bool = False
    trouble: str = ""


class RecordViewer(Dialog):
    """Steps through one of several deals, both hands open where the deal is over.

    Signals:
        continue_wanted: the person wants to go on with the game where the last deal stands.
        save_wanted: the person wants to save these records.
    """

    continue_wanted = Signal()
    save_wanted = Signal()

    def __init__(
        self,
        shown: Shown,
        options: TableOptions,
        words: CardWords,
        parent: QWidget | None = None,
    ) -> None:
        """Begin with the last of the deals, as it was dealt."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Record"))
        give_least_size(self, *_LEAST_SIZE)
        self._shown = shown
        self._options = replace(options, open_hands=True, rest_tricks=False)
        self._words = words
        self.table = ReplayView(self._options)
        self.table.heard.connect(let_hear)
        self.panel = DealPanel(len(shown.records))
        self.bar = StepBar(self)
        self.announcer = Announcer(FocusedButton(self), self.table, self)
        self._where = label("", "note", wrap=False)
        self._sentence = label("", "step")
        self._sentence.setObjectName("sentence")
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._trouble = label(shown.trouble, "trouble")
        self._trouble.setVisible(bool(shown.trouble))
        self._copy = button(self.tr("Copy deal code"))
        self._proof = button(self.tr("Proof…"))
        self._make_parts()
        self._rows = LowerRows(self.bar, self._acts(), self._beside_bar())
        self._lay_out()
        self.panel.deal_chosen.connect(self._open_deal)
        self.panel.place_chosen.connect(self.show_place)
        self.bar.stepped.connect(self._go)
        self._place = 0
        self._index = len(shown.records) - 1
        self._open_deal(self._index)
        self.bar.buttons[Way.NEXT].setFocus()
        self._take_room()

    # ------------------------------------------------------------------------------ what is shown

    @property
    def deal(self) -> ShownDeal:
        """The deal that is shown."""
        return self._deal

    @property
    def place(self) -> int:
        """The number of the step that is shown; 0 is the deal as it was dealt."""
        return self._place

    @property
    def sentence(self) -> str:
        """What the viewer says of the step."""
        return self._sentence.text()

    @property
    def _breaks_off(self) -> bool:
        return bool(self._shown.trouble) and self._deal.record is self._shown.records[-1]

    def _open_deal(self, index: int) -> None:
        self._index = index
        self._deal = self._deal_of(index)
        self._sentences = StepSentences(self._deal, self._words)
        self.panel.show_deal(self._deal, index, self._words)
        if self._breaks_off:
            self.panel.say_result(self.tr("The record cannot be read any further."))
        self._copy.setVisible(self._deal.code is not None)
        self._proof.setVisible(self._deal.proof is not None)
        points = self._options.show_points if self._deal.is_running else "both"
        self.table.set_options(replace(self._options, show_points=points))
        self.table.set_players(self._labels())
        self.table.set_wording(TableWording(self._words))
        self._fit_sentence()
        self.show_place(0)

    def _labels(self) -> PlayerLabels:
        """Write the plates; in the person's own games with their portraits."""
        deal, levels = self._deal, levels_named(self._deal.record)
        level = next(iter(levels.values()), None)
        if deal.me is None or level is None:
            return PlayerLabels(names=deal.names, only_watched=deal.me is None)
        theirs = opponent_card(opponent_of(level))
        faces = (MY_FACE, theirs) if deal.me is Seat.A else (theirs, MY_FACE)
        return PlayerLabels(names=deal.names, faces=faces)

    def _deal_of(self, index: int) -> ShownDeal:
        return ShownDeal(self._shown.records[index])

    def _go(self, way: Way) -> None:
        deal, place = self._deal, self._place
        if way is Way.NEXT:
            self._step(min(place + 1, deal.last))
        elif way is Way.NEXT_TRICK:
            target = deal.next_trick(place)
            if target > place + 1:
                self._show(target - 1)
            self._step(target)
        elif way is Way.PREVIOUS:
            self.show_place(max(place - 1, 0))
        elif way is Way.PREVIOUS_TRICK:
            self.show_place(deal.previous_trick(place))
        else:
            self.show_place(0 if way is Way.FIRST else deal.last)

    def _step(self, place: int) -> None:
        """Go one step on, in motion."""
        self._show(place, in_motion=True)
        self._tell()

    def show_place(self, place: int) -> None:
        """Go to a step at once."""
        self._show(place)
        self._tell()

    def _show(self, place: int, *, in_motion: bool = False) -> None:
        self._place = place
        step = self._deal.steps[place]
        events = step.events if in_motion else ()
        self.table.show_step(events, step.view, step.won, trick_lies=step.trick_lies)

    def _tell(self) -> None:
        sentence = self._sentence_of(self._place)
        self._sentence.setText(sentence)
        self._where.setText(
            self.tr("Step {place} of {last}").format(place=self._place, last=self._deal.last)
        )
        self.table.setAccessibleDescription(sentence)
        self.bar.show_place(self._place, self._deal.last)
        self.announcer.tell([sentence])
        self.panel.mark(self._deal.steps[self._place].trick if self._place else None)

    def _sentence_of(self, place: int) -> str:
        said = self._sentences.of(self._deal.steps[place])
        if place < self._deal.last:
            return said
        if self._breaks_off:
            breaks_off = self.tr("The record cannot be read any further.")
            return f"{said} {breaks_off}"
        return f"{said} {ending_sentences(self._deal)}"

    # ------------------------------------------------------------------------------- set-up

    def _make_parts(self) -> None:
        """Make what an heir shows besides, before everything is laid out."""

    def _beside_bar(self) -> list[QPushButton]:
        """Give the buttons of an heir beside the bar of steps."""
        return []

    def _acts(self) -> list[QPushButton]:
        acts: list[QPushButton] = []
        if self._shown.can_continue and self._is_last_running():
            go_on = button(self.tr("Go on with this game"))
            go_on.setObjectName("go-on")
            go_on.clicked.connect(self._go_on)
            acts.append(go_on)
        self._copy.setObjectName("copy-code")
        self._copy.clicked.connect(self._copy_code)
        self._proof.setObjectName("proof")
        self._proof.clicked.connect(self._show_proof)
        acts += [self._copy, self._proof]
        if not self._shown.trouble:
            save = button(self.tr("Save record…"))
            save.setObjectName("save")
            save.clicked.connect(self.save_wanted)
            acts.append(save)
        close = button(self.tr("Close"))
        close.setObjectName("close")
        close.clicked.connect(self.accept)
        acts.append(close)
        return acts

    def _is_last_running(self) -> bool:
        return not self._shown.trouble and ShownDeal(self._shown.records[-1]).is_running

    def _lay_out(self) -> None:
        said = QHBoxLayout()
        said.addWidget(self._sentence, 1)
        said.addWidget(self._where, 0, Qt.AlignmentFlag.AlignTop)
        lower = QVBoxLayout()
        lower.setContentsMargins(12, 6, 12, 8)
        lower.setSpacing(5)
        lower.addWidget(self._trouble)
        lower.addLayout(said)
        lower.addWidget(self._rows)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._upper(), 1)
        whole.addLayout(lower)

    def _upper(self) -> QBoxLayout:
        """Lay out what stands above the sentence."""
        upper = QHBoxLayout()
        upper.setSpacing(0)
        upper.addWidget(self.table, 1)
        upper.addWidget(self.panel)
        return upper

    def _take_room(self) -> None:
        """Be as large as the window it lies over."""
        parent = self.parentWidget()
        if parent is None:
            give_size(self, *_LEAST_SIZE)
            return
        window = parent.window()
        self.resize(window.size().expandedTo(self.minimumSize()))
        filling = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
        self.setWindowState(window.windowState() & filling)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write in a size that suits the window, and keep the sentences whole."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        scale = self._options.text_scale
        unit = TableLayout.for_size(self.width(), self.height(), scale).metrics.text_unit
        self.panel.set_text_size(unit)
        most = max(self.width() - self.table.minimumWidth(), 1)
        share = max(_PANEL_SHARE * self.width(), _LEAST_PANEL * scale)
        self.panel.setFixedWidth(round(min(_PANEL * unit, share, most)))
        self.bar.set_text_size(unit)
        self._rows.set_text_size(unit)
        self._rows.fit(self.width() - 24)
        self._sentence.setFont(fonts.text(1.08 * unit))
        self._where.setFont(fonts.text(0.92 * unit, fonts.TextWeight.REGULAR))
        self._trouble.setFont(fonts.text(unit, fonts.TextWeight.SEMI_BOLD))
        self._fit_sentence()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """End the motions for good: a viewer is opened only once."""
        super().hideEvent(event)
        if not event.spontaneous():  # but it may be minimised
            self.table.shut_down()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """End the drawing of cards."""
        super().closeEvent(event)
        self.table.shut_down()

    def _fit_sentence(self) -> None:
        """Keep the room of the longest sentence, so that the table does not move."""
        width = max(self._sentence.width(), 300)
        metrics = self._sentence.fontMetrics()
        heights = [
            metrics.boundingRect(
                0, 0, width, 9999, Qt.TextFlag.TextWordWrap, self._sentence_of(place)
            ).height()
            for place in range(len(self._deal.steps))
        ]
        self._sentence.setFixedHeight(max(heights) + 2)

    # --------------------------------------------------------------------------------- acts

    def _go_on(self) -> None:
        self.accept()
        self.continue_wanted.emit()

    def _copy_code(self) -> None:
        code = self._deal.code
        if code is not None:
            QGuiApplication.clipboard().setText(code)
            self.say(self.tr("Deal code copied."))

    def _show_proof(self) -> None:
        open_over(self, FairDealDialog(None, self._deal.proof, self, of_record=True))

    def say(self, text: str) -> None:
        """Say something about the viewer itself, until the next step."""
        self._where.setText(text)
        self.announcer.interrupt(text)
