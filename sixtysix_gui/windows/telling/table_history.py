"""Keeps what happens on a table, and tells it in words as soon as it is to be seen."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from sixtysix_gui.controller.signals import GameResumed, TableUpdate
from sixtysix_gui.records import DealRecord, game_before, replay
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import (
    CardPlayed,
    DealEnded,
    Event,
    MarriageMelded,
    TalonClosed,
    TrickWon,
    TrumpExchanged,
    as_seen_by,
)
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.table.seating import SeatLabels
from sixtysix_gui.table.table import Table
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.default_names import in_this_language
from sixtysix_gui.text.opponents import called_by_name
from sixtysix_gui.text.playing.events import EventSentences
from sixtysix_gui.windows.telling.seen_steps import Level, Line, SeenSteps, Step, shows

_MOST = 1000
"""So many sentences are kept, the latest: more than any game has."""
_OPENS_TRICK = (CardPlayed, MarriageMelded, TrumpExchanged, TalonClosed)
"""What belongs to the trick that comes, where it is done between two."""


_Step = Step[SeatLabels]


def event_sentences_for(view: View, players: SeatLabels, words: CardWords) -> EventSentences:
    """Tell in these words what players did, as the seat of a view saw it."""
    watched = in_this_language(players.names[view.seat]) if players.only_watched else ""
    other = in_this_language(players.names[opposite(view.seat)])
    return EventSentences(words, other if watched else called_by_name(other), watched)


class TableHistory(QObject):
    """Turns what a table plays into sentences, when it has been seen.

    Signals:
        told: sentences that are new, in the words of the moment.
        grown: list of Line, the same with the headings that come before them.
        recalled: other lines than before are told: more from before the program was opened, or
            fewer, since a move was taken back.
    """

    told = Signal(list)
    grown = Signal(list)
    recalled = Signal()

    def __init__(
        self, table: Table, words: Callable[[], CardWords], parent: QObject | None = None
    ) -> None:
        """Follow a table; ``words`` are those of the deck that lies on it."""
        super().__init__(parent)
        self._table = table
        self._words = words
        self._update: TableUpdate | None = None
        self._steps = SeenSteps[SeatLabels](_MOST)
        table.play_began.connect(self._take)
        table.view_shown.connect(self._show)
        table.motions_finished.connect(self._show_all)
        table.cleared.connect(self._steps.forget_waiting)

    def sentences(self) -> list[str]:
        """Give all that has been seen, oldest first, in the words of the moment."""
        return [line.text for line in self.lines() if line.level is Level.SENTENCE]

    def lines(self) -> list[Line]:
        """Give the same below headings of deals and tricks."""
        return [line for one in self._steps for line in self._lines_of(one)]

    def lines_within_rules(self) -> list[Line]:
        """Give what a person may look at in a deal that is played: no trick but the last ones.

        Of a running deal that is what was before its first trick, the trick that was begun last,
        and where the rules let everybody see their own tricks, those as well. Everything else is
        told once the deal is over.
        """
        steps = list(self._steps)
        begin = max((place for place, one in enumerate(steps) if one.begins_deal), default=0)
        running = steps[begin:]
        if not running or running[-1].view.outcome is not None:
            return self.lines()
        opening, *tricks = _by_trick(running)
        allowed = (part for part in tricks if part is tricks[-1] or _is_own(part))
        seen = [one for part in allowed for one in part]
        lines = [line for one in (*steps[:begin], *opening) for line in self._lines_of(one)]
        if len(opening) + len(seen) < len(running):
            later = QCoreApplication.translate(
                "Happenings", "Earlier tricks can be read again after the deal."
            )
            lines.append(Line(later))
        return [*lines, *(line for one in seen for line in self._lines_of(one))]

    def game_of(self, view: View) -> Game | None:
        """Give the game before the deal of a view that is to be shown; None if it is of none."""
        update = self._update
        return update.game if update is not None and shows(view, update.view) else None

    @Slot(object)
    def note(self, update: TableUpdate) -> None:
        """Note what the table is to show next, or that a move was taken back."""
        self._update = update
        if update.at_once and update.view.rules.close:
            again = _Step(update.view, self._table.players)
            if not (update.taken_back and self._go_back(again)):
                self._tell(again)

    def _go_back(self, again: _Step) -> bool:
        """Forget what came after a view that was seen before; say whether it was."""
        if not self._steps.go_back(again.view):
            return False
        self.told.emit(self._written(again))
        self.recalled.emit()
        return True

    @Slot(object)
    def recall(self, resumed: GameResumed) -> None:
        """Take up what the records of a game tell that goes on, as far as its person saw it."""
        players = self._table.players
        for number, record in enumerate((each for each in resumed.records if each.rules.close), 1):
            for step in _steps_in(record, resumed.seat, players, number):
                self._keep(step)
        self.recalled.emit()

    @Slot(object, object, bool)
    def _take(self, events: tuple[Event, ...], view: View, fresh_deal: bool) -> None:
        if events and view.rules.close:
            deal = self._deal_of(view) if fresh_deal else None
            players, before = self._table.players, self.game_of(view)
            self._steps.wait(_Step(view, players, events, deal, before=before))

    def _deal_of(self, view: View) -> int:
        """Give the number of the deal in its game; 0 where it belongs to none."""
        game = self.game_of(view)
        return 0 if game is None else game.deals + 1

    @Slot(object)
    def _show(self, view: View) -> None:
        for step in self._steps.up_to(view):
            self._tell(step)

    @Slot()
    def _show_all(self) -> None:
        for step in self._steps.all_waiting():
            self._tell(step)

    def _tell(self, step: _Step) -> None:
        kept = self._keep(step)
        told = self._written(kept)
        if told:
            self.told.emit(told)
            self.grown.emit(self._lines_of(kept))

    def _keep(self, step: _Step) -> _Step:
        return self._steps.keep(step, _trick_of(step))

    def _lines_of(self, one: _Step) -> list[Line]:
        sentences = (*self._written(one), *self._brought(one))
        return [*one.headings(), *(Line(sentence) for sentence in sentences)]

    def _written(self, one: _Step) -> list[str]:
        if not one.events:
            again = QCoreApplication.translate("Happenings", "The table lies as it did before.")
            return [again]
        sentences = event_sentences_for(one.view, one.who, self._words())
        return sentences.sentences(one.events, one.view, fresh_deal=one.begins_deal)

    def _brought(self, one: _Step) -> list[str]:
        """Say what a deal that ended has brought; its sheet says it aloud, so here it is read."""
        ended = (event.outcome for event in one.events if isinstance(event, DealEnded))
        outcome = next(ended, None)
        # a deal that belongs to no game is settled as the first one of a game
        before = one.before or Game(one.view.rules, one.view.dealer)
        if outcome is None:
            return []
        sentences = event_sentences_for(one.view, one.who, self._words())
        return [sentences.brought(outcome, before, one.view)]


def _steps_in(record: DealRecord, human: Seat, players: SeatLabels, number: int) -> Iterator[_Step]:
    """Give what happened in a deal that was written down, as the person saw it."""
    played, before = replay(record), game_before(record)
    told = (played.states[0].opening_events(), *played.events)
    for place, (state, events) in enumerate(zip(played.states, told, strict=True)):
        yield _Step(
            state.view(human, before.won, before.carry),
            players,
            tuple(as_seen_by(human, event) for event in events),
            deal=None if place else number,
            before=before,
        )


def _by_trick(steps: Sequence[_Step]) -> list[list[_Step]]:
    """Part the steps of a deal: what was before its first trick, then trick by trick."""
    parts: list[list[_Step]] = [[]]
    for one in steps:
        if one.trick is not None:
            parts.append([])
        parts[-1].append(one)
    return parts


def _is_own(part: Sequence[_Step]) -> bool:
    """Say whether a trick was won by the person, whose rules let everybody see their own."""
    view = part[-1].view
    events = (event for one in part for event in one.events)
    won = any(isinstance(event, TrickWon) and event.trick.winner is view.seat for event in events)
    return won and view.rules.look_back == "own"


def _trick_of(step: _Step) -> int | None:
    """Give the number of the trick to which what was done belongs; None for what opens none."""
    if not step.events or not isinstance(step.events[0], _OPENS_TRICK):
        return None
    won_by_it = sum(isinstance(event, TrickWon) for event in step.events)
    return len(step.view.won) - won_by_it + 1
