"""The controller: owns the only state of the game and lets everyone act on it in turn."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import QObject, Qt, Signal, Slot

from sixtysix_gui.ai.player import Budget, Player
from sixtysix_gui.controller.computer_players import ComputerPlayers, ignoring_rules
from sixtysix_gui.controller.game_on_table import GameOnTable, Waiting, end_of, seen_of
from sixtysix_gui.controller.game_progress import (
    GameProgress,
    before_again,
    fresh_game_id,
    move_without_asking,
    parted,
    progress_from,
)
from sixtysix_gui.controller.game_setup import USUAL_PLAYER, GameSetup, Preferences
from sixtysix_gui.controller.promised_deal import PreparedDeal, Promise, prepare_deal
from sixtysix_gui.controller.record_tags import open_record, opened_again, redealt, trial_record
from sixtysix_gui.controller.signals import (
    GameResigned,
    GameResumed,
    GameStore,
    SafeKeeping,
    TableUpdate,
)
from sixtysix_gui.records import DealRecord, as_tag_value
from sixtysix_gui.rules.events import Event, as_seen_by
from sixtysix_gui.rules.moves import IllegalMoveError, Move
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules


class GameController(GameOnTable):
    """Plays games between the computer's players and a person, or between them alone.

    It shows what may be known by the seat that the game is shown from. A move is saved before any
    signal of it.

    Signals:
        about_to_change: another game, or none, takes the place of the one that is still known.
        updated: TableUpdate, after every move and for every new deal.
        resumed: GameResumed, after the update that shows where a saved game stands.
        deal_finished: DealFinished, after the update that ended the deal.
        game_resigned: GameResigned, after the update that shows where the person gave up.
        promise_made: Promise, when the next deal is fixed and waits for ``deal``.
        thinking_changed: bool, whether one of the computer's players is at work.
        player_failed: PlayerFailure; the game waits for ``retry_player``.
        save_failed: SaveFailure, at the first move that could not be saved.
    """

    about_to_change = Signal()
    updated = Signal(object)
    resumed = Signal(object)
    deal_finished = Signal(object)
    game_resigned = Signal(object)
    promise_made = Signal(object)
    thinking_changed = Signal(bool)
    player_failed = Signal(object)
    save_failed = Signal(object)
    _step_due = Signal()

    def __init__(
        self,
        store: GameStore,
        players: Callable[[str], Player] | None = None,
        budget: Budget | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Make a controller without a game.

        ``players`` returns a player by its name, by default one that can play the game that is on.
        """
        super().__init__(parent)
        self._keeping = SafeKeeping(store, self)
        self._keeping.failed.connect(self.save_failed)
        find = player_found if players is None else ignoring_rules(players)
        self._computers = ComputerPlayers(find, budget or Budget(), self)
        self._computers.decided.connect(self._take_decision)
        self._computers.thinking_changed.connect(self.thinking_changed)
        self._computers.failed.connect(self.player_failed)
        self._step_due.connect(self._step, Qt.ConnectionType.QueuedConnection)

    def set_preferences(self, preferences: Preferences) -> None:
        """Change what is done on the person's behalf, from now on."""
        self._preferences = preferences
        self._step_due.emit()

    # -------------------------------------------------------------------------- games and deals

    def new_game(self, setup: GameSetup, game_id: str = "") -> None:
        """Give up the running game and fix the first deal of a new one.

        ``game_id`` is what its records call it; empty for a name that no other game has.

        Raises:
            DealCodeError: if the setup has a deal code that is none; nothing has changed then.
            PlayerSpecError: if there is no such player; nothing has changed then.
        """
        prepared = prepare_deal(setup.rules, setup.code)
        self._computers.seat(setup)
        self._computers.reset()
        dealer = setup.first_dealer
        if dealer is None:
            dealer = secrets.choice(setup.seats)
        first = Game.first(setup.rules, dealer)
        self._replace_game(GameProgress(setup, game_id or fresh_game_id(), first))
        self._waiting = None
        self._make_promise(prepared)

    def deal(self, word: str = "") -> None:
        """Deal the cards that were promised, with the person's word mixed in."""
        progress = self._progress
        if self._prepared is None or progress is None:
            return
        prepared, self._prepared = self._prepared, None
        word = as_tag_value(word)
        pack, proof = prepared.pack(word), prepared.proof(word)
        record = open_record(progress.setup, progress.game, progress.game_id, _now(), proof, pack)
        self._begin_deal(progress.dealt(record))

    def deal_again(self, setup: GameSetup, record: DealRecord) -> None:
        """Begin a game with the cards of a record, dealt by its dealer; nothing is promised for it.

        Raises:
            PlayerSpecError: if there is no such player; nothing has changed then.
        """
        self._computers.seat(setup)
        self._computers.reset()
        game_id = fresh_game_id()
        first = Game.first(setup.rules, record.dealer)
        self._waiting = self._prepared = None
        progress = GameProgress(setup, game_id, first)
        self._replace_game(progress)
        self._begin_deal(progress.dealt(opened_again(record, game_id, _now())))

    def resume(
        self, records: Sequence[DealRecord], usual: str = USUAL_PLAYER, *, is_saved: bool = True
    ) -> None:
        """Go on with a game exactly where it stood; does nothing without records.

        ``usual`` is the level of the computer where the records name none. Unless the records are
        those of the save (``is_saved``), they are saved before anything is told.
        """
        if not records:
            return
        self._computers.reset()
        waiting, on_table = parted(records)
        self._waiting = None
        before = None
        if waiting:
            whole = progress_from(waiting, fresh_game_id(), usual)
            self._waiting = Waiting(whole, None)
            before = before_again(whole, on_table[-1])
        self._prepared = None
        progress = progress_from(on_table, fresh_game_id(), usual, before)
        self._take_up(progress)
        if not is_saved:
            self._save()
        self._tell((), is_known=True)
        self.resumed.emit(GameResumed(progress.records, progress.setup.seat))

    def leave(self) -> None:
        """Have no game any more, neither here nor in the save.

        Does nothing for the game itself: one that is to be gone on with is kept before.
        """
        self._computers.reset()
        self._replace_game(None)
        self._waiting = self._prepared = None
        self._save()

    @property
    def is_saved(self) -> bool:
        """Whether the save has all that was to be saved."""
        return not self._keeping.fails

    # ----------------------------------------------------------------------------- the person acts

    def propose(self, move: Move) -> IllegalMoveError | None:
        """Make the person's move, or return the reason why it is not allowed."""
        error = self.why_illegal(move)
        if error is None:
            self._apply(move)
        return error

    def take_back(self) -> None:
        """Go back to before the person's last decision; by that the game becomes practice.

        What the computer thinks about meanwhile is forgotten. Does nothing where nothing can be
        taken back.
        """
        moves = self._moves_to_keep()
        if moves is None or self._progress is None:
            return
        self._computers.reset()
        self._prepared = None
        self._progress = self._progress.taken_back(moves).as_practice()
        self._save()
        self._tell((), at_once=True, taken_back=True)

    def note_hint(self) -> None:
        """Write down that the coach has given the person a hint for the move they are to make.

        The deal stays marked, even if moves are taken back. Does nothing outside a deal.
        """
        progress = self._progress
        if progress is not None and progress.is_deal_running:
            self._progress = progress.helped()
            self._save()

    def resign(self) -> None:
        """Let the person give up the game, which is lost by that."""
        progress = self._progress
        if not self.can_resign or progress is None or progress.setup.person is None:
            return
        self._computers.reset()
        self._progress = progress.resigned(progress.setup.person)
        self._save()
        self._tell(())

    def play_again(self) -> None:
        """Deal the same cards once more, for practice.

        In a practice game the deal begins again, a trial where it was begun. Any other game waits
        meanwhile, see ``back_to_game``. Does nothing while the deal counts and is not over.
        """
        progress = self._progress
        if progress is None or not self.can_play_again:
            return
        self._computers.reset()
        if self.is_trial:
            self._begin_trial(progress.taken_back(progress.first_move))
            return
        if progress.setup.practice:
            again = progress.taken_back(0)
        else:
            self._waiting = Waiting(progress, self._prepared)
            again = progress.again(fresh_game_id(), _now())
        self._prepared = None
        self._begin_deal(again)

    def play_on(self, record: DealRecord, moves: int, seat: Seat, *, redeal: bool = False) -> str:
        """Play a deal on for practice, from where ``moves`` were made; return its game's name.

        The hidden cards lie as they lay; with ``redeal`` they are dealt again. The game at the
        table waits meanwhile, see ``end_trial``.
        """
        dealt = redealt(record, moves, seat) if redeal else record
        game_id = fresh_game_id()
        trial = progress_from((trial_record(dealt, moves, seat, game_id),), game_id)
        self._computers.reset()
        if self._waiting is None and self._progress is not None:
            self._waiting = Waiting(self._progress, self._prepared)
        self._begin_trial(trial)
        return game_id

    def back_to_game(self) -> None:
        """Go on with the game that waits while one of its deals is played again."""
        waiting = self._waiting
        if waiting is None:
            return
        self._computers.reset()
        self._waiting, self._prepared = None, waiting.prepared
        self._take_up(waiting.progress)
        self._save()
        self._tell((), at_once=True, is_known=True)

    def end_trial(self) -> None:
        """End a trial: the game that waits comes back, and without one there is no game at all.

        Does nothing where another deal is on the table.
        """
        if not self.is_trial:
            return
        if self._waiting is not None:
            self.back_to_game()
        else:
            self.leave()

    # --------------------------------------------------------------------- the computer's players

    def hold_back(self, *seats: Seat) -> None:
        """Let each move of these computer's players wait for ``release`` from now on."""
        self._computers.hold_back(*seats)

    def release(self) -> None:
        """Make the move that waits, or else the next one as soon as it is decided."""
        self._computers.release()

    @property
    def failing_seat(self) -> Seat | None:
        """The seat whose player has failed and is waited for; None else."""
        return self._computers.failing

    def retry_player(self) -> None:
        """Ask the player who failed again."""
        self._computers.reset()
        self._step_due.emit()

    def hand_over(self, seat: Seat, player: str, name: str) -> None:
        """Let another of the computer's players take a seat; records call it ``name``.

        Raises:
            PlayerSpecError: if there is no such player; nothing has changed then.
        """
        if self._progress is None:
            return
        handed_over = self._progress.handed_over(seat, player, name)
        self._computers.seat(handed_over.setup)
        self._progress = handed_over
        self.retry_player()

    def shut_down(self) -> bool:
        """Stop thinking and end the thread; a game that could not be saved is tried once more.

        Says whether the thread has ended, see ``PlayerThread.shut_down``.
        """
        if self._keeping.fails and self.game_records():
            self._save()
        if self._progress is not None:
            self._progress = replace(self._progress, states=())
        return self._computers.shut_down()

    # --------------------------------------------------------------------------------- what happens

    def _make_promise(self, prepared: PreparedDeal) -> None:
        self._prepared = prepared
        self.promise_made.emit(Promise(prepared.promise))

    def _begin_deal(self, progress: GameProgress) -> None:
        self._progress = progress
        self._save()
        self._tell(progress.states[0].opening_events(), fresh_deal=True)

    def _begin_trial(self, trial: GameProgress) -> None:
        self._prepared = None
        self._take_up(trial)
        self._save()
        self._tell((), at_once=True)

    def _replace_game(self, progress: GameProgress | None) -> None:
        """Take over another game, after announcing the change to the table."""
        if self._progress is not None:
            self.about_to_change.emit()
        self._progress = progress

    def _take_up(self, progress: GameProgress) -> None:
        self._replace_game(progress)
        self._computers.seat_if_known(progress.setup)

    def _apply(self, move: Move) -> None:
        if self._progress is None:
            return
        self._progress, events = self._progress.moved(move)
        self._save()
        self._tell(events)

    def _tell(
        self,
        events: tuple[Event, ...],
        *,
        fresh_deal: bool = False,
        at_once: bool = False,
        taken_back: bool = False,
        is_known: bool = False,
    ) -> None:
        """Tell how the deal stands; ``is_known``: as it stood before."""
        progress = self._progress
        view = None if progress is None else seen_of(progress, progress.before)
        if progress is None or view is None:
            return
        seen = tuple(as_seen_by(progress.setup.seat, event) for event in events)
        update = TableUpdate(seen, view, progress.before, fresh_deal, at_once, taken_back)
        self.updated.emit(update)
        if progress.is_deal_running:
            self._step_due.emit()
        else:
            self._tell_end(progress, is_known=is_known)

    def _tell_end(self, progress: GameProgress, *, is_known: bool) -> None:
        again = self._waiting is not None
        end = end_of(progress, again=again, is_known=is_known)
        if isinstance(end, GameResigned):
            self.game_resigned.emit(end)
            return
        self.deal_finished.emit(end)
        if not progress.is_game_over and not again and self._progress is progress:
            self._make_promise(self._prepared or prepare_deal(end.after.rules))

    def _save(self) -> None:
        waiting = () if self._waiting is None else self._waiting.progress.records
        self._keeping.save((*waiting, *self.game_records()))

    @Slot()
    def _step(self) -> None:
        """Let the computer's player to act do so, or make the move that needs no asking."""
        progress = self._progress
        if progress is None or not progress.is_deal_running:
            return
        state, setup = progress.states[-1], progress.setup
        own = move_without_asking(state, self._preferences, setup)
        if own is not None:
            self._apply(own)
        elif state.to_act in setup.players:
            self._computers.ask(state.view_in(progress.before, state.to_act))

    @Slot(object)
    def _take_decision(self, move: Move) -> None:
        state = None if self._progress is None else self._progress.state
        if state is None:
            return
        error = state.why_illegal(move)
        if error is None:
            self._apply(move)
        else:
            self._computers.fail(f"{move}: {error}")


def _now() -> datetime:
    """Return the time of the place where the program runs."""
    return datetime.now().astimezone()


def player_found(text: str, rules: Rules) -> Player:
    """Find a player; all of them are imported when the first one is asked for."""
    from sixtysix_gui.ai.players.registry import player_named

    return player_named(text, rules)
