"""Asks about what has been played, at natural moments of the person's own games for two."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.durations import COUNTED_HOW_STAYS, COUNTED_STAYS
from sixtysix_gui.text.names import opponent_called
from sixtysix_gui.text.training import counting as words
from sixtysix_gui.training.counting import (
    About,
    CountingQuestion,
    CountingReply,
    Round,
    mark_of,
    plan_for,
    round_for,
)
from sixtysix_gui.training.kept.answers import CountAnswer, CountMark
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.settings.settings_keeper import (
    card_style_of,
    speed_of,
    words_of,
)
from sixtysix_gui.windows.training.answers.number_paper import NumberPaper
from sixtysix_gui.windows.training.answers.paper import AnswerLook
from sixtysix_gui.windows.training.answers.rack import Rack
from sixtysix_gui.windows.training.counting.cover import QuestionCover
from sixtysix_gui.windows.training.counting.strip import StripPaper, StripWords, strip_for

if TYPE_CHECKING:
    from sixtysix_gui.windows.training.keeper import TrainingKeeper

_SHOWN = {"none": (), "mine": (About.OWN,), "both": (About.OWN, About.OTHER)}
"""What the table shows anyway, by the setting for it."""


class CountingAsker(QObject):
    """Looks at the game as it goes on, and asks where the setting says so.

    While it asks, the table takes no card and offers no act. It is made when the setting is on for
    the first time, and follows it from then on.

    Signals:
        changed: something is asked, or nothing any more.
    """

    changed = Signal()

    def __init__(
        self,
        flow: GameFlow,
        training: TrainingKeeper,
        parent: QObject,
        today: Callable[[], date] = date.today,
    ) -> None:
        """Ask in the person's own games."""
        super().__init__(parent)
        self._controller, self._table, self._keeper = flow.controller, flow.table, flow.keeper
        self._flow, self._training, self._today = flow, training, today
        self._deal = ""
        self._rounds: list[Round] = []
        self._view: View | None = None
        self._round: Round | None = None
        self._number = 0
        self._reply: CountingReply = None
        self._cover: QuestionCover | None = None
        self._is_locking = False
        self._rests = QTimer(self)
        self._rests.setSingleShot(True)
        self._rests.timeout.connect(self._go_on)
        flow.keeper.changed.connect(self._follow)
        flow.keeper.look_changed.connect(self.retranslate)
        table = flow.table
        table.view_shown.connect(self.look)
        table.motions_finished.connect(self.look)
        table.play_began.connect(self._give_way)
        table.cleared.connect(self._leave)

    @property
    def is_asking(self) -> bool:
        """Whether a question or its answer lies there."""
        return self._cover is not None

    @property
    def question(self) -> CountingQuestion | None:
        """What is asked, or was answered just now."""
        return None if self._round is None else self._round.questions[self._number]

    # -------------------------------------------------------------------------------- the moment

    def look(self) -> None:
        """Ask if it is the moment for it, and nothing moves or is held."""
        view, table = self._flow.view, self._table
        if self.is_asking and view != self._view:
            self._leave()  # a move was taken back, or another game lies there
        if self.is_asking or view is None or view == self._view or not self._may_ask(view):
            return
        if table.is_moving or table.table_scene.zones.held or self._flow.is_out_of_sight:
            return
        self._view = view
        found = self._round_of(view)
        if found is not None:
            self._rounds.append(found)
            self._begin(found, view)

    def _may_ask(self, view: View) -> bool:
        """Return whether the game at the table is one with questions, and no hint lies there."""
        setup = self._controller.setup
        if self._keeper.settings.counting == "off" or not self._flow.is_at_table or setup is None:
            return False
        is_special = self._controller.is_trial or setup.day is not None
        return view.my_turn and not is_special and self._table.advice is None

    def _round_of(self, view: View) -> Round | None:
        records = self._controller.game_records()
        deal = f"{records[-1].tag('Game')} {len(records)}"
        if deal != self._deal:
            self._deal, self._rounds = deal, []
        settings = self._keeper.settings
        plan = plan_for(deal, settings.counting)
        if plan is None:
            return None
        practice, shown = self._controller.is_practice, _SHOWN[settings.show_points]
        return round_for(view, plan, self._rounds, is_practice=practice, shown=shown)

    # -------------------------------------------------------------------------------- the question

    def _begin(self, found: Round, view: View) -> None:
        self._round, self._number = found, 0
        self._lock(view.changed(legal_moves=()))
        self._cover = QuestionCover(self._table, self._flow.sheets)
        self._cover.pressed.connect(self._go_on)
        self._cover.outgrown.connect(lambda: self._ask(aloud=False))
        self._ask()
        self.changed.emit()

    def _lock(self, view: View) -> None:
        """Show a view in which nothing can be done, or the true one again."""
        self._is_locking = True
        try:
            self._table.play((), view)
        finally:
            self._is_locking = False

    def _ask(self, *, aloud: bool = True) -> None:
        question, cover = self.question, self._cover
        if question is None or cover is None:
            return
        self._reply = None
        task = self._words.task(question, follows=self._number > 0)
        note = self._words.where(question)
        paper_words = StripWords(task, note, words.unknown())
        said = self._head()
        self._flow.say_instead(said)
        cover.lay(lambda unit: self._paper_for(question, paper_words, unit))
        if aloud:
            self._flow.announcer.tell([said, task, note])

    def _head(self) -> str:
        count = 0 if self._round is None else len(self._round.questions)
        return words.before_you_play(self._number + 1, count)

    def _paper_for(self, question: CountingQuestion, said: StripWords, unit: float) -> StripPaper:
        asks = strip_for(question, said, self._look(unit))
        asks.answered.connect(self._take)
        asks.given_up.connect(lambda: self._take(None))
        asks.left.connect(lambda: self._take(None))
        asks.told.connect(self._flow.announcer.interrupt)
        return asks

    def _look(self, unit: float) -> AnswerLook:
        settings = self._keeper.settings
        style = card_style_of(settings)
        return AnswerLook(unit, style, words_of(settings), speed_of(settings))

    @property
    def _words(self) -> words.CountingWords:
        settings = self._keeper.settings
        called = opponent_called(self._flow.opponent, settings.deck)
        return words.CountingWords(words_of(settings), called)

    # ---------------------------------------------------------------------------------- the answer

    def _take(self, reply: CountingReply) -> None:
        """Keep an answer, and show what is right."""
        question, cover, view = self.question, self._cover, self._view
        asks = None if cover is None else cover.paper
        if question is None or cover is None or view is None or asks is None or not asks.is_asking:
            return
        self._reply = reply
        mark = mark_of(question, reply)
        answer = CountAnswer(question.about.value, view.rules.name, mark, self._today())
        self._training.practice.counts.keep(answer)
        self._training.tell_change()
        told = self._words.result(question, reply)
        _reveal(asks, question, reply, told)
        cover.ask_no_more()
        self._flow.announcer.interrupt(told)
        self._rests.start(COUNTED_STAYS if mark is CountMark.RIGHT else COUNTED_HOW_STAYS)

    def _go_on(self) -> None:
        """Ask the next question of the moment, unless the person did not know; else play on."""
        self._rests.stop()
        if self._round is None:
            return
        if self._reply is not None and self._number + 1 < len(self._round.questions):
            self._number += 1
            self._ask()
        else:
            self.end()

    # -------------------------------------------------------------------------------------- the end

    def end(self) -> None:
        """Ask no more, and let the game go on as it stands."""
        if not self.is_asking:
            return
        self._leave()
        view = self._flow.view
        if view is not None and self._flow.is_at_table:
            self._lock(view)
            self._flow.rest_if_still()

    def _leave(self) -> None:
        """Take away what lies there."""
        cover, self._cover, self._round = self._cover, None, None
        self._rests.stop()
        if cover is None:
            return
        had_focus = cover.has_focus
        cover.leave()
        self._flow.say_instead("")
        if had_focus:
            self._table.setFocus()
        self.changed.emit()

    def _give_way(self, _events: tuple[Event, ...], _view: View, _fresh: object) -> None:
        """Let something else that is shown take the place of a question."""
        if not self._is_locking:
            self._leave()

    def _follow(self, before: Settings, now: Settings) -> None:
        if now.counting == "off":
            self.end()
        elif before.counting == "off":
            self._view = self._flow.view  # what lies there is no moment any more

    def retranslate(self) -> None:
        """Ask in another language, or with other cards; what is told of an answer ends."""
        asks = None if self._cover is None else self._cover.paper
        if asks is None:
            return
        if asks.is_asking:
            self._ask(aloud=False)
        else:
            self._go_on()


def _reveal(asks: StripPaper, question: CountingQuestion, reply: CountingReply, told: str) -> None:
    """Show what is right beside what was answered."""
    right = question.right
    if isinstance(right, int):
        if isinstance(asks, NumberPaper):
            asks.reveal(right, reply if isinstance(reply, int) else None, told)
    elif isinstance(asks, Rack):
        asks.reveal(right, reply if isinstance(reply, frozenset) else None, told)
