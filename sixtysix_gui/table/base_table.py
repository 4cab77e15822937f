"""A table as a widget: views and events go in, proposed moves come out."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QElapsedTimer, Signal
from PySide6.QtWidgets import QWidget

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event
from sixtysix_gui.sound.sounds import Sound
from sixtysix_gui.table.base_interactive_table import BaseInteractiveTable
from sixtysix_gui.table.durations import LONG_WAIT, Speed
from sixtysix_gui.table.intents.acts import Act
from sixtysix_gui.table.intents.move_map import MoveMap
from sixtysix_gui.table.motions.animator import Linked, Step
from sixtysix_gui.table.motions.sounds import cue_at
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.table_parts import SceneT


class BaseTable(BaseInteractiveTable[SceneT]):
    """A card table; each kind says how its views are read, shown and moved to.

    Signals:
        move_proposed: Move that the newest view allows; its answer comes back through ``play``.
        move_refused: Move that was tried and is not allowed; the card has flown back.
        play_began: (events, view, whether the cards are dealt anew), before they are shown.
        view_shown: view that the table has come to; events behind it may still be to be seen.
        motions_finished: nothing moves any more, and the table equals the newest view.
        acts_changed: ask again which acts and moves are possible.
        status_changed: another sentence says what is expected.
        refusal_shown: str, why something was refused.
        points_shown: int, the card points of the person or his side, which he asked to see.
        tricks_shown: tuple of Trick that are laid open.
        heard: Cue of a sound that is to be heard now.
        cleared: everything was taken off; what was still to be seen will not be.
    """

    move_proposed = Signal(object)
    move_refused = Signal(object)
    play_began = Signal(object, object, bool)
    view_shown = Signal(object)
    motions_finished = Signal()
    acts_changed = Signal()
    status_changed = Signal()
    refusal_shown = Signal(str)
    points_shown = Signal(int)
    tricks_shown = Signal(object)
    heard = Signal(object)
    cleared = Signal()

    def __init__(self, options: TableOptions | None = None, parent: QWidget | None = None) -> None:
        """Set up a bare table; nothing is on it until the first ``play``."""
        options = options or TableOptions()
        super().__init__(options, parent)
        self._intents.proposed.connect(self.move_proposed)
        self._intents.refused.connect(self.move_refused)
        self._intents.given_up.connect(self._return_held)
        self._intents.armed_changed.connect(self.acts_changed)
        self._animator.emptied.connect(self.motions_finished)
        self._scene.notices.refused.connect(self.refusal_shown)
        self.refusal_shown.connect(lambda: self.let_hear(Sound.REFUSAL))
        self._waits = QElapsedTimer()
        self._animator.emptied.connect(self._end_wait)
        self._inspector.points_shown.connect(self.points_shown)
        self._inspector.tricks_shown.connect(self.tricks_shown)

    # ------------------------------------------------------------------------------ what goes in

    def _play(
        self,
        events: Sequence[Event],
        view: View,
        take_score: Callable[[], None],
        *,
        fresh_deal: bool,
    ) -> None:
        """Show events, then the view; ``take_score`` has the table know how the game stands."""
        self.play_began.emit(tuple(events), view, fresh_deal)
        self._captions.hide()
        self._end_advice()
        self._inspector.close_tricks()
        self._scene.give_up(given_up=False)
        self._fade_if_nothing_moves(events)
        self._view = view
        take_score()
        self._scene.notices.end_refusal()
        self._thinking.end()
        self._intents.moves_arrived(self._moves_of(view), view.trump)
        self._scene.offer_nothing()
        self._focus.leave_what_is_gone()
        steps = self._steps_for(events, view, fresh_deal=fresh_deal)
        if fresh_deal:
            steps.insert(0, partial(self._begin_deal, view))
        steps.append(partial(self._arrive, view))
        self._animator.add([self._beginning(step) for step in steps])
        self.acts_changed.emit()

    def _show_at_once(self, view: View, take_score: Callable[[], None]) -> None:
        """Show a view to which no events lead.

        Whatever moves, is held, armed or to be said is given up for it.
        """
        self._gestures.cancel()
        self._intents.begin_anew()
        self._abort_motions()
        self._view = view
        take_score()
        self._scene.give_up(given_up=False)
        self._intents.moves_arrived(self._moves_of(view), view.trump)
        self._show_view(view)
        self._settle()
        self.view_shown.emit(view)
        self.acts_changed.emit()
        self.motions_finished.emit()

    # ----------------------------------------------------------------------- what a table says

    def _moves_of(self, view: View) -> MoveMap:
        """Read from a view what can be done."""
        return MoveMap.of(view)

    def _begin_deal(self, view: View) -> None:
        """Tell who plays and how it stands before the first card of a deal moves."""
        raise NotImplementedError

    def _steps_for(self, events: Sequence[Event], view: View, *, fresh_deal: bool) -> list[Step]:
        """Give how events look, one after another."""
        raise NotImplementedError

    def _end_advice(self) -> None:
        """Put away what was said of an older view."""

    # ------------------------------------------------------------------------- what is shown

    def give_up(self) -> None:
        """Show that the deal is not played on: nobody is to act, until the next ``play``."""
        self.finish_motions()
        self._end_advice()
        self._keyboard.hide()
        self._thinking.end()
        self._scene.give_up(given_up=True)
        if self._view is not None:
            self._show_view(self._view)

    def let_hear(self, sound: Sound) -> None:
        """Let a sound be heard as loud and long as the pace of the table allows."""
        cue = cue_at(sound, Speed(self._options.speed))
        if cue is not None:
            self.heard.emit(cue)

    def sweep_light(self) -> None:
        """Let light go over the cloth once: the person has won a game."""
        self._scene.sweep.run(Speed(self._options.speed))

    def set_status(self, text: str) -> None:
        """Say what is expected now."""
        changed = text != self.status_text
        self._scene.notices.set_status(text)
        self.setAccessibleDescription(text)
        if changed:
            self.status_changed.emit()

    def cover_status(self, *, covered: bool) -> None:
        """Let what is expected fade while a question lies in its place, or come back."""
        self._scene.notices.fade_status(faded=covered)

    @property
    def status_text(self) -> str:
        """What is expected now."""
        return self._scene.notices.status_text

    def show_refusal(self, text: str) -> None:
        """Say why a move was refused; a card that was dropped for it flies back."""
        self._intents.forget()
        self._return_held()
        self._scene.notices.refuse(text)

    def decline(self) -> None:
        """Do not make the move that was proposed, without blame; its card flies back."""
        self._intents.forget()
        self._return_held()

    def clear(self) -> None:
        """Take everything off the table, as it was before the first ``play``.

        Nothing is shown before: where others sit down, the words are theirs already.
        """
        self._gestures.cancel()
        self._abort_motions()
        self._waits.invalidate()
        self._view = None
        self._focus.forget()
        self._scene.clear_table()
        self._intents.clear()
        self._focus.update()
        self.cleared.emit()
        self.acts_changed.emit()
        self.set_status("")  # last: what is expected may have been said for the game that goes

    def _abort_motions(self) -> None:
        """Stop whatever moves or is said, wherever it was to lead."""
        self._end_advice()
        self._movements.stop_all()
        self._animator.clear()
        self._scene.cross_fade.end()
        self._scene.notices.hush()
        self._scene.notices.end_refusal()
        self._thinking.end()
        self._inspector.close_tricks()

    def keep_arrangement(self, *, tall: bool | None) -> None:
        """Lay the table out as a tall or a wide one whatever its shape; None follows its shape.

        While it keeps one the table may be narrower than usual.
        """
        if tall is not self._scene.tall:
            self._scene.tall = tall
            self._keep_least_size()
            self._lay_out()

    @property
    def is_bare(self) -> bool:
        """Whether nobody plays at the table."""
        return self._scene.is_bare

    def set_options(self, options: TableOptions) -> None:
        """Change look and pace, also in the middle of a deal; what moves is finished first."""
        self._use_options(options)

    @property
    def options(self) -> TableOptions:
        """The present look and pace."""
        return self._options

    # ------------------------------------------------------------------------------------- acts

    def act(self, act: Act) -> None:
        """Do an act, as a key or a menu entry asks for it."""
        self.finish_motions()
        if act is Act.POINTS:
            self._inspector.toggle_points()
        elif act is Act.TRICKS:
            self._inspector.toggle_tricks()
        else:
            self._intents.act(act)

    def can(self, act: Act) -> bool:
        """Say whether an act is possible now."""
        return self._intents.can(act)

    @property
    def armed_marriage(self) -> Suit | None:
        """The suit of the marriage that the next lead announces, or None."""
        return self._intents.armed

    # ----------------------------------------------------------------------------------- steps

    def _beginning(self, step: Step) -> Step:
        begin = partial(self._begin, step)
        return Linked(begin) if isinstance(step, Linked) else begin

    def _arrive(self, view: View) -> None:
        self._show_view(view)
        self.view_shown.emit(view)

    def _fade_if_nothing_moves(self, events: Sequence[Event]) -> None:
        """Let what was to be seen fade where no motion shows what happens."""
        paced = self._options.speed == Speed.NONE.value and self._options.rest_tricks
        if events and paced and self.isVisible() and not self._animator.is_busy:
            self._scene.cross_fade.begin(self.viewport().grab())

    def _end_wait(self) -> None:
        """Let whoever has waited long for others hear that it is his turn."""
        if self._view is not None and self._view.my_turn and self._waits.isValid():
            if self._waits.elapsed() >= LONG_WAIT:
                self.let_hear(Sound.YOUR_TURN)
            self._waits.invalidate()

    def _return_held(self) -> None:
        for item in self._scene.zones.held - {self._scene.zones.grasped}:
            self._movements.fly_back(item)
