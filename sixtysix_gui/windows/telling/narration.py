"""Tells a table in words: to readers of the screen, to those who ask by a key, and in the panel."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot
from typing_extensions import override

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.signals import GameResumed, TableUpdate
from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.table import Table
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.narrator.things import Things
from sixtysix_gui.windows.telling.announcer import Announcer
from sixtysix_gui.windows.telling.history import (
    HistoryPanel,
    Level,
    Line,
    SeenStep,
    SeenSteps,
    shows,
    steps_in,
    within_rules,
)

_ = texts("Happenings")

_MOST = 2000
"""So many steps are kept, the latest: more than any game has."""
NarratorNow = Callable[[], Narrator | None]
"""Returns the narrator for the people at the table now; None without a game."""


class TableAnnouncer(Announcer):
    """Says what a table shows besides events, which are handed in by ``tell``.

    While a question of the training ``is_asked_otherwise``, the status of the game is kept back.
    """

    def __init__(self, table: Table, narrator: NarratorNow, parent: QObject | None = None) -> None:
        """Listen to a table."""
        super().__init__(table, table, parent)
        self._table = table
        self._narrator = narrator
        self._status = ""
        self._chosen: Suit | None = None
        self.is_asked_otherwise: Callable[[], bool] = lambda: False
        table.status_changed.connect(self._due)
        table.motions_finished.connect(self._due)
        table.acts_changed.connect(self._tell_choice)
        table.refusal_shown.connect(self.interrupt)
        table.points_shown.connect(self._tell_points)
        table.tricks_shown.connect(self._tell_tricks)

    @override
    def last_words(self) -> str:
        """Return the status with its keys if it is another one, once everything lies still."""
        status = self._spoken_status()
        if status == self._status or self._table.is_moving:
            return ""
        self._status = status
        return status

    def _spoken_status(self) -> str:
        if self.is_asked_otherwise():
            return ""
        narrator, view = self._narrator(), self._table.view_there
        if narrator is None or view is None:
            return self._table.status_text
        if len(narrator.people.people) != len(view.rules.seats):
            return self._status  # others sit down, and the game before still lies there
        return narrator.spoken_status(view, self._table.armed_marriage)

    @Slot()
    def _tell_choice(self) -> None:
        before, chosen = self._chosen, self._table.armed_marriage
        self._chosen = chosen
        narrator = self._narrator()
        if narrator is not None and chosen is not None and chosen is not before:
            self.tell([narrator.events.chosen(chosen)])

    @Slot(int)
    def _tell_points(self, points: int) -> None:
        narrator = self._narrator()
        if narrator is not None:
            self.tell([narrator.events.card_points(points)])

    @Slot(object)
    def _tell_tricks(self, tricks: Sequence[Trick]) -> None:
        narrator = self._narrator()
        if narrator is not None:
            self.tell([narrator.events.trick(trick) for trick in tricks])


class Narration(QObject):
    """Keeps what happens on a table, and tells it in words as soon as it is to be seen.

    Signals:
        said: str, the answer to a question, to be shown and read out.
    """

    said = Signal(str)

    def __init__(
        self,
        controller: GameController,
        table: Table,
        panel: HistoryPanel,
        narrator: NarratorNow,
        parent: QObject,
        tells_all: Callable[[], bool] = lambda: True,
    ) -> None:
        """Follow a table; its panel shows what has happened while it is seen.

        Unless the panel ``tells_all``, it keeps to what the rules let one look at.
        """
        super().__init__(parent)
        self._table = table
        self._panel = panel
        self._narrator = narrator
        self._tells_all = tells_all
        self._update: TableUpdate | None = None
        self._steps = SeenSteps(_MOST)
        self._heard = ""
        self.announcer = TableAnnouncer(table, narrator, self)
        self.announcer.said.connect(self._hear)
        table.set_wording(self._things)
        table.play_began.connect(self._take)
        table.view_shown.connect(self._show)
        table.motions_finished.connect(self._show_all)
        table.cleared.connect(self._steps.forget_waiting)
        table.trick_rests.connect(self._say_winner)
        table.thinks_long.connect(self._say_thinking)
        table.tricks_shown.connect(self._say_last_trick)
        controller.updated.connect(self._note)
        controller.resumed.connect(self._recall)

    def _things(self) -> Things:
        """Return the words for what lies on the table, to the people who sit there now."""
        narrator = self._narrator()
        if narrator is None:
            raise RuntimeError  # the table asks for words only while somebody sits there
        return Things(narrator)

    def retranslate(self) -> None:
        """Take other words: another language, or other cards."""
        self._table.set_wording(self._things)
        self._write()

    # ---------------------------------------------------------------------- in place of the status

    @Slot(object)
    def _say_winner(self, trick: Trick) -> None:
        self._interject(lambda narrator: narrator.trick_rests(trick))

    @Slot(object)
    def _say_thinking(self, seat: Seat) -> None:
        self._interject(lambda narrator: narrator.thinking(seat))

    @Slot(object)
    def _say_last_trick(self, tricks: Sequence[Trick]) -> None:
        """Say who led and who won while one trick is looked at."""
        if len(tricks) == 1:
            self._interject(lambda narrator: narrator.last_trick(tricks[0]))

    def _interject(self, write: Callable[[Narrator], str]) -> None:
        narrator = self._narrator()
        if narrator is not None and self._table.view_there is not None:
            self._table.show_instead(write(narrator))

    # ------------------------------------------------------------------------------- questions

    def ask(self, purpose: Purpose) -> bool:
        """Answer if a key is for a question; say whether it is."""
        if purpose.value.context is not Context.QUESTIONS:
            return False
        answer = self._heard if purpose is Purpose.ASK_AGAIN else self._answer(purpose)
        if answer:
            self.said.emit(answer)
        return True

    def _answer(self, question: Purpose) -> str:
        narrator, view = self._narrator(), self._table.view_there
        if narrator is None or view is None:
            return self._table.status_text
        answers = narrator.answers(view, self._table.score.won)
        answer = answers.answer(question)
        is_repeated = question is Purpose.ASK_HAND and answer == self._heard
        return answers.hand_by_suit() if is_repeated else answer

    @Slot(str, bool)
    def _hear(self, text: str, _interrupting: bool) -> None:
        self._heard = text

    # -------------------------------------------------------------------------------- history

    def sentences(self) -> list[str]:
        """Return all that has been seen, oldest first, in the words of the moment."""
        return [line.text for line in self.lines() if line.level is Level.SENTENCE]

    def lines(self) -> list[Line]:
        """Return the same below headings of deals and tricks."""
        return self._lines_of(list(self._steps))

    def lines_within_rules(self) -> list[Line]:
        """Return what a person may look at in a deal that is played; all of it once it is over."""
        allowed = within_rules(list(self._steps))
        if allowed is None:
            return self.lines()
        before, latest = allowed
        later = _("You can read earlier tricks again after the deal.")
        return [*self._lines_of(before), Line(later), *self._lines_of(latest)]

    def _lines_of(self, steps: Sequence[SeenStep]) -> list[Line]:
        narrator = self._narrator()
        if narrator is None:
            return []
        return [line for step in steps for line in step.lines(narrator)]

    def _write(self) -> None:
        """Write what has happened into the panel."""
        self._panel.write(self.lines() if self._tells_all() else self.lines_within_rules())

    @Slot(object)
    def _note(self, update: TableUpdate) -> None:
        """Note what the table is to show next, or that a move was taken back."""
        self._update = update
        narrator = self._narrator()
        if not update.at_once or narrator is None:
            return
        again = SeenStep(update.view, narrator.people)
        if update.taken_back and self._steps.go_back(again.view):
            self.announcer.tell(again.told(narrator))
            self._write()
        else:
            self._tell(again)

    @Slot(object)
    def _recall(self, resumed: GameResumed) -> None:
        """Take up what the records of a game tell that goes on, as far as its person saw it."""
        self._steps.forget_seen()
        narrator = self._narrator()
        if narrator is not None:
            rules = resumed.records[-1].rules
            own = (record for record in resumed.records if record.rules == rules)
            for number, record in enumerate(own, 1):
                for step in steps_in(record, resumed.seat, narrator.people, number):
                    self._steps.keep(step)
        self._write()

    @Slot(object, object, bool)
    def _take(self, events: tuple[Event, ...], view: View, fresh_deal: bool) -> None:
        narrator = self._narrator()
        if events and narrator is not None:
            game = self._game_of(view)
            number = 0 if game is None else game.deals + 1
            deal = number if fresh_deal else None
            self._steps.wait(SeenStep(view, narrator.people, events, deal, before=game))

    def _game_of(self, view: View) -> Game | None:
        """Return the game before the deal of a view that is to be shown; None if it is of none."""
        update = self._update
        return update.game if update is not None and shows(view, update.view) else None

    @Slot(object)
    def _show(self, view: View) -> None:
        for step in self._steps.up_to(view):
            self._tell(step)

    @Slot()
    def _show_all(self) -> None:
        for step in self._steps.all_waiting():
            self._tell(step)

    def _tell(self, step: SeenStep) -> None:
        kept, narrator = self._steps.keep(step), self._narrator()
        if narrator is None:
            return
        told = kept.told(narrator)
        if not told:
            return
        self.announcer.tell(told)
        if self._tells_all():
            self._panel.add(kept.lines_with(told, narrator))
        else:
            self._write()
