"""Tells the table for three and four in words: to readers of the screen, on request, and in F2."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Slot
from typing_extensions import override

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.signals import GameResumed, TableUpdate
from sixtysix_gui.records import game_before, replay
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event, as_seen_by
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.table import Table
from sixtysix_gui.text.common import as_sentence
from sixtysix_gui.text.opponents import called_by_name
from sixtysix_gui.text.people import People
from sixtysix_gui.text.trick_game.answers import TrickAnswers
from sixtysix_gui.text.trick_game.table_words import TrickTableWords
from sixtysix_gui.windows.telling.announcer import Announcer
from sixtysix_gui.windows.telling.history_panel import HistoryPanel
from sixtysix_gui.windows.telling.questions import Questions
from sixtysix_gui.windows.telling.seen_steps import Line, SeenSteps
from sixtysix_gui.windows.telling.trick_steps import TrickStep, brought, told, trick_of

_MOST = 2000
"""So many steps are kept, the latest: more than any game has."""
Words = Callable[[], TrickTableWords | None]
"""Gives the words for the people at the table now; None without a game."""
GameOf = Callable[[View], Game | None]
"""Gives the game before the deal of a view that is to be shown; None where it belongs to none."""


class TrickAnnouncer(Announcer):
    """Says what the table shows besides events, which are handed in by ``tell``."""

    def __init__(self, table: Table, words: Words, parent: QObject) -> None:
        """Listen to a table."""
        super().__init__(table, table, parent)
        self._table = table
        self._words = words
        self._status = ""
        table.status_changed.connect(self._due)
        table.motions_finished.connect(self._due)
        table.refusal_shown.connect(self._tell_refusal)
        table.points_shown.connect(self._tell_points)
        table.tricks_shown.connect(self._tell_tricks)

    @override
    def last_words(self) -> str:
        """Give the status with its keys if it is another one, once everything lies still."""
        words, view = self._words(), self._table.table_scene.view
        if words is None or view is None or view.rules.close or self._table.is_moving:
            return ""
        if len(words.people.people) != len(view.rules.seats):
            return ""  # others sit down, and the game before still lies there
        status = words.spoken_status(view, self._table.armed_marriage)
        if status == self._status:
            return ""
        self._status = status
        return status

    @property
    def _words_here(self) -> TrickTableWords | None:
        """The words of a game that is not a closing one; None where none lies on the table."""
        view = self._table.table_scene.view
        return None if view is None or view.rules.close else self._words()

    @Slot(str)
    def _tell_refusal(self, text: str) -> None:
        if self._words_here is not None:
            self.interrupt(text)

    @Slot(int)
    def _tell_points(self, points: int) -> None:
        words = self._words_here
        if words is not None:
            self.tell([words.events.card_points(points)])

    @Slot(object)
    def _tell_tricks(self, tricks: Sequence[Trick]) -> None:
        words = self._words_here
        if words is not None:
            self.tell([words.last_trick(trick) for trick in tricks])


class TrickNarration(Questions):
    """Keeps what happens at the table, tells it as soon as it is seen, and answers questions."""

    def __init__(
        self,
        controller: GameController,
        table: Table,
        panel: HistoryPanel,
        words: Words,
        game_of: GameOf,
        parent: QObject,
    ) -> None:
        """Follow a table; its panel shows what has happened while it is seen."""
        super().__init__(parent)
        self._table = table
        self._panel = panel
        self._words = words
        self._game_of = game_of
        self._steps = SeenSteps[People](_MOST)
        self.announcer = TrickAnnouncer(table, words, self)
        self.listen_to(self.announcer)
        table.play_began.connect(self._take)
        table.view_shown.connect(self._show)
        table.motions_finished.connect(self._show_all)
        table.cleared.connect(self._steps.forget_waiting)
        table.trick_rests.connect(self._say_winner)
        table.thinks_long.connect(self._say_thinking)
        table.tricks_shown.connect(self._say_last_trick)
        controller.updated.connect(self._note)
        controller.resumed.connect(self._recall)

    @Slot(object)
    def _say_winner(self, trick: Trick) -> None:
        self._say(lambda words: words.trick_rests(trick))

    @Slot(object)
    def _say_thinking(self, seat: Seat) -> None:
        self._say(lambda words: words.thinking(seat))

    @Slot(object)
    def _say_last_trick(self, tricks: Sequence[Trick]) -> None:
        """Say who led and who won while one trick is looked at."""
        if len(tricks) == 1:
            self._say(lambda words: words.last_trick(tricks[0]))

    def _say(self, write: Callable[[TrickTableWords], str]) -> None:
        """Say in place of the status what happens now, in games of all kinds."""
        words, view = self._words(), self._table.table_scene.view
        if words is None or view is None:
            return
        if view.rules.close:  # there sentences speak of the King, as the status does
            people = words.people
            called = tuple(replace(one, name=called_by_name(one.name)) for one in people.people)
            words = replace(words, people=replace(people, people=called))
        self._table.interject(as_sentence(write(words)))

    def speak_anew(self) -> None:
        """Take other words: another language, or other cards."""
        view = self._table.table_scene.view
        if view is not None and not view.rules.close:
            self._write()

    def _write(self) -> None:
        """Write all that has happened into the panel."""
        self._panel.write([line for step in self._steps for line in self._lines_of(step)])

    @override
    def status(self) -> str:
        return self._table.status_text

    @override
    def answers(self) -> TrickAnswers | None:
        words, view = self._words(), self._table.table_scene.view
        if words is None or view is None or view.rules.close:
            return None
        return words.answers(view, self._table.score.won)

    def words_at_table(self) -> TrickTableWords:
        """Return the words for whoever sits at the table now."""
        words = self._words()
        if words is None:
            raise RuntimeError  # the table asks for words only while somebody sits there
        return words

    @Slot(object)
    def _note(self, update: TableUpdate) -> None:
        if update.at_once and not update.view.rules.close:
            again = TrickStep(update.view, self.words_at_table().people)
            if not (update.taken_back and self._go_back(again)):
                self._tell(again)

    def _go_back(self, again: TrickStep) -> bool:
        """Forget what came after a view that was seen before; say whether it was."""
        if not self._steps.go_back(again.view):
            return False
        self.announcer.tell(told(again, self.words_at_table()))
        self._write()
        return True

    @Slot(object)
    def _recall(self, resumed: GameResumed) -> None:
        """Take up what the records of a game tell that goes on, as far as its person saw it."""
        self._steps.forget_seen()
        words, rules = self._words(), resumed.records[-1].rules
        if words is None or rules.close:
            return
        own = (record for record in resumed.records if record.rules == rules)
        for number, record in enumerate(own, 1):
            played, before = replay(record), game_before(record)
            happened = (played.states[0].opening_events(), *played.events)
            for place, (state, events) in enumerate(zip(played.states, happened, strict=True)):
                seen = tuple(as_seen_by(resumed.seat, event) for event in events)
                deal = None if place else number
                view = state.view(resumed.seat)
                self._keep(TrickStep(view, words.people, seen, deal, before=before))
        self._write()

    @Slot(object, object, bool)
    def _take(self, events: tuple[Event, ...], view: View, fresh_deal: bool) -> None:
        if events and not view.rules.close:
            game = self._game_of(view)
            number = 0 if game is None else game.deals + 1
            people, deal = self.words_at_table().people, number if fresh_deal else None
            self._steps.wait(TrickStep(view, people, events, deal, before=game))

    @Slot(object)
    def _show(self, view: View) -> None:
        for step in self._steps.up_to(view):
            self._tell(step)

    @Slot()
    def _show_all(self) -> None:
        for step in self._steps.all_waiting():
            self._tell(step)

    def _tell(self, step: TrickStep) -> None:
        kept = self._keep(step)
        words = self._words()
        if words is not None:
            self.announcer.tell(told(kept, words))
            self._panel.add(self._lines_of(kept))

    def _keep(self, step: TrickStep) -> TrickStep:
        return self._steps.keep(step, trick_of(step))

    def _lines_of(self, step: TrickStep) -> list[Line]:
        now = self._words()
        if now is None:
            return []
        words = replace(now, people=step.who)  # others may sit there now
        sentences = (*told(step, words), *brought(step, words))
        return [*step.headings(), *(Line(sentence) for sentence in sentences)]
