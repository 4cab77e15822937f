"""A table as a widget: views and events go in, proposed moves come out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QTimer, Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.sound.sounds import Sound
from sixtysix_gui.table.durations import LONG_WAIT, Speed, cue_at
from sixtysix_gui.table.interactive_table import InteractiveTable
from sixtysix_gui.table.seating import Score, Seating, SeatLabels
from sixtysix_gui.table.values import Advice, TableOptions

if TYPE_CHECKING:
    from sixtysix_gui.rules.cards import Suit
    from sixtysix_gui.rules.deals.view import View
    from sixtysix_gui.rules.events import Event
    from sixtysix_gui.rules.moves import Move
    from sixtysix_gui.table.intents import Act, MoveMap
    from sixtysix_gui.table.motions.animator import MotionContext, Step
    from sixtysix_gui.table.table_parts import TableParts


class Table(InteractiveTable):
    """A card table, with the coach's paper where the game has a coach.

    Signals:
        move_proposed: Move that the newest view allows; its answer comes back through ``play``.
        move_refused: Move that was tried and is not allowed; the card has flown back.
        play_began: (events, view, whether the cards are dealt again), before they are shown.
        view_shown: view that the table has come to; events behind it may still be to be seen.
        motions_finished: nothing moves any more, and the table equals the newest view.
        acts_changed: ask again which acts and moves are possible.
        status_changed: another sentence says what is expected.
        refusal_shown: str, why something was refused.
        points_shown: int, the card points of the person or their side, that were asked for.
        tricks_shown: tuple of Trick that are laid open.
        trick_rests: Trick that lies there in full; what ``show_instead`` says of it holds now.
        thinks_long: Seat that has been thinking for a while; not of the first computer of a trick.
        more_advice_wanted: the cap above the coach's sentence was pressed.
        slip_put_away: the coach's slip is not wanted any more.
        advice_ended: what the coach said was put away, because something newer is shown.
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
    trick_rests = Signal(object)
    thinks_long = Signal(object)
    more_advice_wanted = Signal()
    slip_put_away = Signal()
    advice_ended = Signal()
    heard = Signal(object)
    cleared = Signal()

    def __init__(self, options: TableOptions | None = None, parent: QWidget | None = None) -> None:
        """Set up a bare table; nothing is on it until the first ``play``."""
        options = options or TableOptions()
        super().__init__(options, parent)
        self._waits = QElapsedTimer()
        self.refusal_shown.connect(lambda: self.let_hear(Sound.REFUSAL))
        self._use_options(options)

    @override
    def _connect(self, parts: TableParts) -> None:
        super()._connect(parts)
        parts.intents.proposed.connect(self.move_proposed)
        parts.intents.refused.connect(self.move_refused)
        parts.intents.given_up.connect(self._return_held)
        parts.intents.armed_changed.connect(self.acts_changed)
        parts.animator.emptied.connect(self.motions_finished)
        parts.scene.notices.refused.connect(self.refusal_shown)
        parts.scene.opened_tricks.flies.connect(lambda: self.let_hear(parts.flight_sound))
        parts.animator.emptied.connect(self._end_wait)
        # Last: those who hear that nothing moves must not find that a card flies again already.
        parts.animator.emptied.connect(self._act_on_early_click)
        parts.inspector.points_shown.connect(self.points_shown)
        parts.inspector.tricks_shown.connect(self.tricks_shown)
        parts.scene.trick_rests.connect(self.trick_rests)
        parts.scene.thinking.began.connect(self._think_long)
        parts.scene.thinking.ended.connect(lambda: self.show_instead(""))
        parts.scene.paper.more_wanted.connect(self.more_advice_wanted)
        parts.scene.paper.slip_closed.connect(self.slip_put_away)

    # ------------------------------------------------------------------------------ what goes in

    def play(
        self,
        events: Sequence[Event],
        view: View,
        *,
        score: Score | None = None,
        fresh_deal: bool = False,
    ) -> None:
        """Show events one after another, then the view that they lead to.

        Without events the table becomes the view at once, when what still moves has ended.
        ``score`` is how the game stands; without one it is as the view has it, or once the deal is
        over what it was. Of a game that does not lie there only the view is shown, or the deal.
        """
        self._clear_other_game(view)
        if self._view is None and not fresh_deal:
            events = ()
        self.play_began.emit(tuple(events), view, fresh_deal)
        self._parts.captions.hide()
        self._end_advice()
        self._parts.inspector.close_tricks()
        self._parts.scene.set_abandoned(False)
        self._fade_if_nothing_moves(events)
        self._view = view
        self._take_score(view, score, is_begun=fresh_deal or view.outcome is None)
        self._parts.scene.notices.end_refusal()
        self._parts.scene.thinking.end()
        self._parts.intents.moves_arrived(self._moves_of(view), view.trump)
        self._parts.scene.offer_nothing()
        self._parts.focus.leave_what_is_gone()
        steps = self._steps_for(events, view, fresh_deal=fresh_deal)
        if fresh_deal:
            steps.insert(0, partial(self._begin_deal, view))
        steps.append(partial(self._arrive, view))
        self._parts.run(steps, self._begin)
        if view.my_turn or view.outcome is not None:
            self._hastens = False
        self.acts_changed.emit()

    def show_at_once(self, view: View, score: Score | None = None) -> None:
        """Show a view to which no events lead, such as that before a move taken back.

        Whatever moves, is held, armed or to be said is given up for it.
        """
        self._clear_other_game(view)
        self._parts.gestures.cancel()
        self._parts.intents.reset()
        self._abort_motions()
        self._waits.invalidate()
        self._hastens = False
        self._view = view
        self._take_score(view, score, is_begun=True)
        self._parts.scene.set_abandoned(False)
        self._parts.intents.moves_arrived(self._moves_of(view), view.trump)
        self._show_view(view)
        self._settle()
        self.view_shown.emit(view)
        self.acts_changed.emit()
        self.motions_finished.emit()

    def _take_score(self, view: View, score: Score | None, *, is_begun: bool) -> None:
        """Take how the game stands; without it, what a view of a deal that is played has."""
        if score is not None:
            self._score = score
        elif is_begun and view.score:
            self._score = replace(self._score, won=view.score)

    def show_score(self, score: Score) -> None:
        """Move whatever shows the score to how the game stands now, as after a settled deal."""
        if self._view is None:
            return
        from sixtysix_gui.table.motions.scoring import score_steps

        before, self._score = self._score, score
        steps = score_steps(self._context(self._view), before, score)
        steps.append(partial(self._parts.scene.set_score, score))
        self._parts.animator.add(steps)

    @property
    def score(self) -> Score:
        """How the game stands on the table."""
        return self._score

    def set_players(self, labels: SeatLabels) -> None:
        """Write other names on the plates; the same ones tell nothing of what still moves."""
        if labels == self._parts.scene.labels:
            return
        self._parts.scene.set_labels(labels)
        view = self._parts.scene.view
        if view is None or len(labels.names) == len(view.rules.seats):
            self._parts.focus.update()  # else others sit down, and the game before still lies there

    @property
    def players(self) -> SeatLabels:
        """What the plates say."""
        return SeatLabels() if self._made is None else self._made.scene.labels

    def wait_for_other(self) -> None:
        """Show that the player to act is thinking, after a long time in which nothing moves."""
        view = self._view
        if view is None:
            return
        chair = Seating.of(view).chair(view.to_act)
        self._parts.scene.thinking.expect(chair, still=not self.is_moving)
        self._waits.start()

    # ----------------------------------------------------------------------- what a table says

    def _moves_of(self, view: View) -> MoveMap:
        """Read from a view what can be done."""
        return self._parts.moves_of(view)

    def _begin_deal(self, view: View) -> None:
        """Show who plays and the score before the first card of a deal moves."""
        self._parts.scene.begin_deal(view, self._score)

    def _steps_for(self, events: Sequence[Event], view: View, *, fresh_deal: bool) -> list[Step]:
        """Return how events look, one after another; motions are imported with the first."""
        from sixtysix_gui.table.motions.choreography import steps_for

        since = self._since_motion.elapsed
        context = self._context(view)
        return steps_for(context, events, fresh_deal=fresh_deal, since_last_motion=since)

    def _context(self, view: View) -> MotionContext:
        """Return what motions to a view work with."""
        return self._parts.context(
            view, self._options, self._score.won, self.heard.emit, hastens=self._hastens
        )

    # ------------------------------------------------------------------------- what is shown

    def abandon_deal(self) -> None:
        """Show that the deal is not played on: no one is to act, until the next ``play``."""
        self.finish_motions()
        self._end_advice()
        self._parts.keyboard.hide()
        self._parts.scene.thinking.end()
        self._parts.scene.set_abandoned(True)
        if self._view is not None:
            self._show_view(self._view)

    def let_hear(self, sound: Sound) -> None:
        """Let a sound be heard as loud and long as the pace of the table allows."""
        cue = cue_at(sound, Speed(self._options.speed))
        if cue is not None:
            self.heard.emit(cue)

    def sweep_light(self) -> None:
        """Let light go over the cloth once: the person has won a game."""
        self._parts.scene.sweep.run(Speed(self._options.speed))

    def set_status(self, text: str) -> None:
        """Say what is expected now."""
        changed = text != self._status
        self._status = text
        if self._made is not None:
            self._made.scene.notices.set_status(text)
        elif text:
            QTimer.singleShot(0, self, self._show_status)
        self.setAccessibleDescription(text)
        if changed:
            self.status_changed.emit()

    def _show_status(self) -> None:
        """Make what shows the line of a table that was bare, if there still is one."""
        if self._status:
            self._parts.scene.notices.set_status(self._status)

    def show_instead(self, text: str) -> None:
        """Say what happens now in place of what is expected, until that is to be said again."""
        self._parts.scene.notices.show_instead(text)

    def keep_status_in_sight(self, *, kept: bool) -> None:
        """Let the status line stand above a panel that takes its place, or be hidden by it."""
        self._parts.scene.notices.keep_in_sight(kept=kept)

    def cover_status(self, *, covered: bool) -> None:
        """Let what is expected, or what the coach says, fade while a question lies there."""
        self._is_covered = covered
        if self._made is not None:
            self._made.cover(covered=covered)

    @property
    def status_text(self) -> str:
        """What is expected now."""
        return self._status

    def show_refusal(self, text: str) -> None:
        """Say why a move was refused; a card that was dropped for it flies back."""
        self._parts.intents.forget()
        self._return_held()
        self._parts.scene.notices.refuse(text)

    def decline(self) -> None:
        """Do not make the move that was proposed, without blame; its card flies back."""
        self._parts.intents.forget()
        self._return_held()

    def clear(self) -> None:
        """Take everything off the table, as it was before the first ``play``.

        Nothing is shown before: where others sit down, the words are theirs already.
        """
        self._waits.invalidate()
        self._view = None
        self._score = Score()
        self._hastens = False
        if self._made is not None:
            self._made.gestures.cancel()
            self._abort_motions()
            self._made.focus.forget()
            self._made.scene.clear_table()
            self._made.intents.clear()
            self._made.focus.update()
        self.cleared.emit()
        self.acts_changed.emit()
        self.set_status("")  # last: what is expected may have been said for the game that goes

    def _clear_other_game(self, view: View) -> None:
        """Take off what lies there of another game than that of a view: it has other places."""
        if self._view is not None and self._view.rules != view.rules:
            self.clear()

    def _abort_motions(self) -> None:
        """Stop whatever moves or is said, wherever it was to lead."""
        self._parts.captions.hide()
        self._end_advice()
        self._parts.movements.stop_all()
        self._parts.animator.clear()
        self._parts.scene.cross_fade.end()
        self._parts.scene.notices.clear()
        self._parts.scene.notices.end_refusal()
        self._parts.scene.thinking.end()
        self._parts.inspector.close_tricks()

    def keep_arrangement(self, *, tall: bool | None) -> None:
        """Lay the table out as a tall or a wide one whatever its shape; None follows its shape.

        While it keeps one the table may be narrower than usual.
        """
        if tall is not self._tall:
            self._tall = tall
            if self._made is not None:
                self._made.scene.tall = tall
            self._keep_least_size()
            self._lay_out_at_rest()

    @property
    def is_bare(self) -> bool:
        """Whether no one plays at the table."""
        return self._made is None or self._made.scene.is_bare

    def set_options(self, options: TableOptions) -> None:
        """Change look and pace, also in the middle of a deal; what moves is finished first."""
        self._use_options(options)

    @property
    def options(self) -> TableOptions:
        """The present look and pace."""
        return self._options

    # -------------------------------------------------------------------------- what is advised

    def suggest(self, moves: Sequence[Move]) -> None:
        """Light what a learner is to do: the first of these moves, until the next ``play``.

        On a bare table there is nothing to light.
        """
        if self.is_bare:
            return
        self._parts.scene.suggestion.suggest(moves)
        self._point_to_suggestion()

    def advise(self, advice: Advice | None, lit: Sequence[Move] = (), *, aims: bool = True) -> None:
        """Let the coach say something in the place of the status line, until the next ``play``.

        ``lit`` are the moves that gold light lies on, two at most, which are as good as each other;
        the keyboard's focus waits at the first. Where it ``aims``, they can be made, and it is
        shown where a card would fall. Nothing of both puts everything away; nothing is said on a
        bare table.
        """
        if self.is_bare:
            return
        suggestion = self._parts.scene.suggestion
        self._parts.scene.paper.show(advice)
        if tuple(lit) != suggestion.lit:
            suggestion.suggest(lit[:1], beside=lit[1] if len(lit) > 1 else None, aims=aims)
            self._point_to_suggestion()
        self._parts.focus.update()

    @property
    def advice(self) -> Advice | None:
        """What the coach says now."""
        return None if self._made is None else self._made.scene.paper.advice

    def _end_advice(self) -> None:
        """Put away what was said of an older view."""
        if self.advice is not None:
            self._parts.scene.paper.show(None)
            self._parts.scene.suggestion.clear()
            self.advice_ended.emit()

    # ------------------------------------------------------------------------------------- acts

    def act(self, act: Act) -> None:
        """Do an act, as a key or a menu entry asks for it.

        In an auction no card points are shown: the key that would show them passes.
        """
        self.finish_motions()
        self._parts.act(act, self._view)

    def can(self, act: Act) -> bool:
        """Return whether an act is possible now."""
        return self._made is not None and self._made.intents.can(act)

    def make(self, move: Move) -> None:
        """Make a move, as a key or a menu entry asks for it; an impossible one is refused."""
        self.finish_motions()
        self._parts.intents.attempt(move)

    def allows(self, move: Move) -> bool:
        """Return whether a move is possible now."""
        return self._made is not None and self._made.intents.map.allows(move)

    @property
    def armed_marriage(self) -> Suit | None:
        """The suit of the marriage that the next lead announces, or None."""
        return None if self._made is None else self._made.intents.armed

    # ----------------------------------------------------------------------------------- steps

    def _arrive(self, view: View) -> None:
        self._show_view(view)
        self.view_shown.emit(view)

    def _fade_if_nothing_moves(self, events: Sequence[Event]) -> None:
        """Let what was to be seen fade where no motion shows what happens."""
        paced = self._options.speed == Speed.NONE.value and self._options.rest_tricks
        if events and paced and self.isVisible() and not self._parts.animator.is_busy:
            self._parts.scene.cross_fade.begin(self.viewport().grab())

    def _think_long(self) -> None:
        view = self._view
        if view is not None and self._parts.thinks_long(view):
            self.thinks_long.emit(view.to_act)

    def _end_wait(self) -> None:
        """Let a person who has waited long for others hear that it is their turn."""
        if self._view is not None and self._view.my_turn and self._waits.isValid():
            if self._waits.elapsed() >= LONG_WAIT:
                self.let_hear(Sound.YOUR_TURN)
            self._waits.invalidate()

    def _return_held(self) -> None:
        for item in self._parts.scene.zones.held - {self._parts.scene.zones.grasped}:
            self._parts.movements.fly_back(item)
