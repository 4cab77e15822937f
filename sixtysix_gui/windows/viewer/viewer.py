"""The viewer of records: a table to look at, the tricks beside it, and the steps below."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QHideEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.table.layout.metrics import LARGE_TEXT
from sixtysix_gui.table.replay_table import ReplayTable
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.narrator.things import Things
from sixtysix_gui.text.training import day as said
from sixtysix_gui.windows.desktop.loudspeaker import let_hear
from sixtysix_gui.windows.fact_sheets import FairDealSheet
from sixtysix_gui.windows.sheets.questions import open_page
from sixtysix_gui.windows.telling.announcer import Announcer, FocusedButton
from sixtysix_gui.windows.viewer.below_table import (
    BelowTable,
    LowerRows,
    RoomBelow,
    SentenceRow,
    StepBar,
    Way,
)
from sixtysix_gui.windows.viewer.deal_in_words import DealInWords
from sixtysix_gui.windows.viewer.deal_panel import DealPanel, panel_width, text_unit
from sixtysix_gui.windows.viewer.duplicate import Duplicate
from sixtysix_gui.windows.viewer.shown_deal import ShownDeal
from sixtysix_gui.windows.widgets.basic import Dialog, button, give_least_size, give_size
from sixtysix_gui.windows.widgets.paper import page_in_use, style_sheet

_ = texts("RecordViewer")

_LEAST_SIZE = (800, 572)
_NARROWER = 0.93
"""How much less width the table of three or four needs: beside it stand more columns."""
_SMALLER_TEXT = (1.75, 1.5, 1.25, 1.0)
"""Sizes of text that are tried where a small screen has no room for that of the settings."""


@dataclass(frozen=True)
class Shown:
    """What is opened in the viewer.

    ``trouble`` says why the last deal breaks off; empty if nothing is wrong. ``from_first`` begins
    with the first deal instead of the last. ``titles`` name the deals otherwise than by their
    numbers, and ``near`` is the seat to look from where a record names none.
    """

    records: tuple[DealRecord, ...]
    can_continue: bool = False
    trouble: str = ""
    from_first: bool = False
    titles: tuple[str, ...] = ()
    near: Seat | None = None


class RecordViewer(Dialog):
    """Steps through one of several deals of any game, all hands open where the deal is over.

    Signals:
        continue_wanted: the person wants to go on with the game where the last deal stands.
        save_wanted: the person wants to save these records.
        play_wanted: int and Seat, which of the deals the person wants to play for practice, and
            from where; the viewer is closed.
        both_wanted: Shown, the person's play of a deal and the Ace's, to be looked at.
    """

    continue_wanted = Signal()
    save_wanted = Signal()
    play_wanted = Signal(int, object)
    both_wanted = Signal(object)

    def __init__(
        self,
        shown: Shown,
        options: TableOptions,
        words: CardWords,
        parent: QWidget | None = None,
    ) -> None:
        """Begin with a deal as it was dealt."""
        super().__init__(parent)
        self.setWindowTitle(_("Record"))
        give_least_size(self, *_LEAST_SIZE)
        self._shown = shown
        self._options = replace(options, open_hands=True, rest_tricks=False)
        self._words = words
        self.table = ReplayTable(self._options)
        self.table.heard.connect(let_hear)
        self._eyes: dict[int, Seat] = {}
        self.panel = DealPanel(len(shown.records), shown.titles)
        self._deck = "german" if words.is_german_suited else "french"
        self._duplicate = Duplicate(self.panel.ace, self._deck, self)
        self._duplicate.both_wanted.connect(self._want_both)
        self.bar = StepBar(self)
        self.announcer = Announcer(FocusedButton(self), self, self)
        self._duplicate.told.connect(self.announcer.interrupt)
        self._said = SentenceRow(text_unit(*_LEAST_SIZE, options.text_scale))
        self._buttons = self._made_buttons()
        self._make_parts()
        self._rows = LowerRows(self.bar, self._acts(), self._beside_bar())
        self._below = BelowTable(shown.trouble, self._said, self.bar, self._rows)
        self._text_scale = options.text_scale
        self._lay_out()
        self._take_room()
        self.panel.deal_chosen.connect(self._open_deal)
        self.panel.place_chosen.connect(self.show_place)
        self.panel.eyes_chosen.connect(self._see_with_eyes_of)
        self.panel.play.clicked.connect(self._play_deal)
        self.bar.stepped.connect(self._go)
        self._place = 0
        self._index = 0 if shown.from_first else len(shown.records) - 1
        self._open_deal(self._index)
        self.bar.buttons[Way.NEXT].setFocus()

    # ------------------------------------------------------------------------------ what is shown

    @property
    def place(self) -> int:
        """The number of the step that is shown; 0 is the deal as it was dealt."""
        return self._place

    @property
    def sentence(self) -> str:
        """What the viewer says of the step."""
        return self._said.sentence

    @property
    def _breaks_off(self) -> bool:
        return bool(self._shown.trouble) and self.deal.record is self._shown.records[-1]

    def _open_deal(self, index: int) -> None:
        self._index = index
        self.deal = deal = self._deal_at(index)
        self._in_words = words = DealInWords(deal, self._words)
        before = self.table.shown
        if before is not None and before.rules != deal.record.rules:
            self.table.clear()  # the words for one game know nothing of what lies there of another
        self.panel.show_deal(words.summary(), index)
        if self._breaks_off:
            self.panel.say_result(_("The rest of the record cannot be read."))
        may_choose_eyes = not deal.record.rules.close and not deal.is_running
        self.panel.offer_eyes(deal.names if may_choose_eyes else (), deal.eyes)
        self.panel.play.setVisible(not deal.is_running)
        if not self._shown.titles:  # the Ace's play is not among those that are shown
            self._duplicate.show_deal(self._shown.records[: index + 1])
        for name, value in (("copy-code", deal.code), ("proof", deal.proof)):
            self._buttons[name].setVisible(value is not None)
        self._label_table()
        self._fit()
        self.show_place(0)

    def _deal_at(self, index: int) -> ShownDeal:
        """Return one of the deals, with the eyes that were chosen for it."""
        records = self._shown.records
        eyes, near = self._eyes.get(index), self._shown.near
        return ShownDeal(records[index], records[: index + 1], near=near, eyes=eyes)

    def _label_table(self) -> None:
        """Give the table its look, plates and words."""
        in_words = self._in_words
        self.table.width_part = 1.0 if len(self.deal.seats) == len(BOTH) else _NARROWER
        points = self._options.show_points if self.deal.is_closed else "both"
        self.table.set_options(replace(self._options, show_points=points))
        self.table.set_players(in_words.labels())
        self.table.set_wording(lambda: Things(in_words.table_words))

    def _see_with_eyes_of(self, number: int) -> None:
        place = self._place
        self._eyes.pop(self._index, None)
        if number >= 0:
            self._eyes[self._index] = self.deal.seats[number]
        self._open_deal(self._index)
        self.show_place(place)

    def _go(self, way: Way) -> None:
        deal, place = self.deal, self._place
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
        step = self.deal.steps[place]
        events = step.events if in_motion else ()
        self.table.show_step(
            events, step.view, step.score, trick_lies=step.trick_lies, widow=step.widow
        )

    def _tell(self) -> None:
        sentence = self._sentence_of(self._place)
        self._said.say(sentence)
        self._said.say_where(self._where_text(self._place))
        self.table.setAccessibleDescription(sentence)
        self.bar.show_place(self._place, self.deal.last)
        self.announcer.tell([sentence])
        self.panel.mark(self.deal.steps[self._place].trick if self._place else None)

    def _where_text(self, place: int) -> str:
        return _("Step {place} of {last}").format(place=place, last=self.deal.last)

    def _sentence_of(self, place: int) -> str:
        said = self._in_words.sentence(place)
        if place < self.deal.last:
            return said
        if self._breaks_off:
            breaks_off = _("The rest of the record cannot be read.")
            return f"{said} {breaks_off}"
        return f"{said} {self._in_words.ending()}".strip()

    # ------------------------------------------------------------------------------- set-up

    def _make_parts(self) -> None:
        """Make what an heir shows besides, before everything is laid out."""

    def _beside_bar(self) -> list[QPushButton]:
        """Return the buttons of an heir beside the bar of steps."""
        return []

    def _acts(self) -> list[QPushButton]:
        """Return the buttons beside the steps; the last one closes the viewer."""
        return list(self._buttons.values())

    def _made_buttons(self) -> dict[str, QPushButton]:
        """Make a button for everything that these records allow, by its name."""
        shown = self._shown
        acts: dict[str, tuple[str, Callable[[], None]]] = {}
        if shown.can_continue and self._is_last_running():
            acts["go-on"] = _("Continue this game"), self._go_on
        acts["copy-code"] = _("Copy deal code"), self._copy_code
        acts["proof"] = _("Proof…"), self._show_proof
        if not shown.trouble:
            acts["save"] = _("Save record…"), self.save_wanted.emit
        acts["close"] = _("Close"), self.accept
        buttons: dict[str, QPushButton] = {}
        for name, (text, act) in acts.items():
            buttons[name] = made = button(text)
            made.setObjectName(name)
            made.clicked.connect(act)
        return buttons

    def _is_last_running(self) -> bool:
        last = self._shown.records[-1]
        is_running = not last.abandoned and last.outcome is None
        return not self._shown.trouble and is_running

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._upper(), 1)
        whole.addLayout(self._below.column)

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
        frame = window.frameGeometry().size() - window.size()
        room = window.size().boundedTo(self.screen().availableSize() - frame)
        self.resize(room.expandedTo(self.minimumSize()))
        filling = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
        self.setWindowState(window.windowState() & filling)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write in a size that suits the window, and keep the sentences whole."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Write as large as the person wishes, or as a smaller screen has room for."""
        wanted = self._options.text_scale
        for scale in (wanted, *(one for one in _SMALLER_TEXT if one < wanted)):
            if self._write(scale):
                return

    def _write(self, scale: float) -> bool:
        """Write everything in that size of text; say whether it has room."""
        self._use_text_scale(scale)
        table = self.table
        unit = text_unit(self.width(), self.height(), scale)
        self.panel.set_text_size(unit)
        least = table.minimumWidth()
        wide = panel_width(len(self.deal.seats), self.width(), least, unit, scale)
        has_panel = self.panel.fit_width(wide, unit) or self.panel.isHidden()
        self.panel.tell_result(told=scale < LARGE_TEXT or len(self.deal.seats) == len(BOTH))
        below = RoomBelow(self.width(), self.height() - table.minimumHeight(), unit, scale)
        sentences = [self._sentence_of(place) for place in range(len(self.deal.steps))]
        return self._below.fit(below, sentences, self._where_text(self.deal.last)) and has_panel

    def _use_text_scale(self, scale: float) -> None:
        """Let table and buttons have room for words of that size."""
        table = self.table
        if scale != table.options.text_scale:
            table.set_options(replace(table.options, text_scale=scale))
        if scale != self._text_scale:
            self._text_scale = scale
            is_usual = scale == self._options.text_scale
            page = replace(page_in_use(), text_scale=scale)
            self.setStyleSheet("" if is_usual else style_sheet(page))

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """End the motions for good: a viewer is opened only once."""
        super().hideEvent(event)
        if not event.spontaneous():  # but it may be minimised
            self.table.shut_down()
            self._duplicate.shut_down()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """End the drawing of cards."""
        super().closeEvent(event)
        self.table.shut_down()

    # --------------------------------------------------------------------------------- acts

    def _go_on(self) -> None:
        self.accept()
        self.continue_wanted.emit()

    def _play_deal(self) -> None:
        self.accept()
        self.play_wanted.emit(self._index, self.deal.near)

    def _want_both(self, mine: DealRecord, aces: DealRecord) -> None:
        """Ask for the person's play and the Ace's side by side, from the same seat."""
        titles = said.title_of_mine(), said.ace_name(self._deck)
        self.both_wanted.emit(
            Shown((mine, aces), titles=titles, near=self.deal.near, from_first=True)
        )

    def _copy_code(self) -> None:
        code = self.deal.code
        if code is not None:
            QGuiApplication.clipboard().setText(code)
            self.say(_("Deal code copied."))

    def _show_proof(self) -> None:
        proof = self.deal.proof
        open_page(self, lambda unit: FairDealSheet(unit, None, proof, of_record=True))

    def say(self, text: str) -> None:
        """Say something about the viewer itself, until the next step."""
        self._said.say_where(text)
        self.announcer.interrupt(text)
