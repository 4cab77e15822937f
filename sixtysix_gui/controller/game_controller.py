"""The controller: owns the only state of the game and lets both players act on it in turn."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QDate, QObject, Qt, Signal, Slot

from sixtysix_gui.ai.player import Budget, Player
from sixtysix_gui.ai.player_spec import PlayerSpecError
from sixtysix_gui.ai.players import player_named
from sixtysix_gui.controller.automatic_acts import automatic_move
from sixtysix_gui.controller.fair_deal import PreparedDeal, prepare_deal
from sixtysix_gui.controller.game_on_table import GameOnTable, Waiting, seen_of
from sixtysix_gui.controller.ledger import open_record, proof_from
from sixtysix_gui.controller.messages import (
    DealFinished,
    GameResigned,
    GameSetup,
    PlayerFailure,
    Preferences,
    Promise,
    SaveFailure,
    TableUpdate,
)
from sixtysix_gui.controller.player_thread import Answer, PlayerThread
from sixtysix_gui.controller.standing import Standing, parted, standing_from
from sixtysix_gui.records import DealRecord, as_tag_value
from sixtysix_gui.rules.errors import Illegality, IllegalMoveError
from sixtysix_gui.rules.events import Event, as_seen_by
from sixtysix_gui.rules.game import GameState
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat

_GAME_ID_BYTES = 8


class GameStore(Protocol):
    """Where the running game is kept safe; raises OSError with a sentence when it cannot."""

    def save(self, records: Sequence[DealRecord]) -> None:
        """Keep these records, the last of which may be unfinished."""
        ...


class GameController(GameOnTable):
    """Plays games between a person and a computer's player.

    A move is saved before anybody is told of it.

    Signals:
        updated: TableUpdate, after every move and for every new deal.
        deal_finished: DealFinished, after the update that ended the deal.
        game_resigned: GameResigned, after the update that shows where the person gave up.
        promise_made: Promise, when the next deal is fixed and waits for ``deal``.
        thinking_changed: bool, whether the computer's player is at work.
        player_failed: PlayerFailure; the game waits for ``retry_player``.
        save_failed: SaveFailure, at the first move that could not be saved.
    """

    updated = Signal(object)
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
        players: Callable[[str], Player] = player_named,
        budget: Budget | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Make a controller without a game; ``players`` gives a player by its name."""
        super().__init__(parent)
        self._store = store
        self._players = players
        self._budget = budget or Budget()
        self._player: Player | None = None
        self._saving_fails = False
        self._player_fails = False
        self._thread = PlayerThread(self)
        self._thread.answered.connect(self._take_answer)
        self._step_due.connect(self._step, Qt.ConnectionType.QueuedConnection)

    def set_preferences(self, preferences: Preferences) -> None:
        """Change what is done on the person's behalf, from now on."""
        self._preferences = preferences
        self._step_due.emit()

    # -------------------------------------------------------------------------- games and deals

    def new_game(self, setup: GameSetup) -> None:
        """Give up the running game and fix the first deal of a new one.

        Raises:
            DealCodeError: if the setup has a deal code that is none; nothing has changed then.
            PlayerSpecError: if there is no such player; nothing has changed then.
        """
        prepared = prepare_deal(setup.rules, setup.code)
        player = self._players(setup.player)
        self._forget_thinking()
        self._player = player
        dealer = setup.first_dealer
        if dealer is None:
            dealer = secrets.choice(tuple(Seat))
        self._standing = Standing(setup, _fresh_id(), GameState(setup.rules, dealer))
        self._waiting = None
        self._make_promise(prepared)

    def deal(self, word: str = "") -> None:
        """Deal the cards that were promised, with the person's word mixed in."""
        standing = self._standing
        if self._prepared is None or standing is None:
            return
        prepared, self._prepared = self._prepared, None
        word = as_tag_value(word)
        date = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        pack, proof = prepared.pack(word), prepared.proof(word)
        record = open_record(standing.setup, standing.game, standing.game_id, date, proof, pack)
        self._begin_deal(standing.dealt(record))

    def resume(self, records: Sequence[DealRecord]) -> None:
        """Go on with a saved game exactly where it stood; does nothing without records."""
        if not records:
            return
        self._forget_thinking()
        waiting, on_table = parted(records)
        self._waiting = Waiting(standing_from(waiting, _fresh_id()), None) if waiting else None
        self._prepared = None
        self._take_up(standing_from(on_table, _fresh_id()))
        self._tell(())

    # ----------------------------------------------------------------------------- the person acts

    def propose(self, move: Move) -> IllegalMoveError | None:
        """Make the person's move, or give the reason why it is not allowed."""
        error = self.why_illegal(move)
        if error is None:
            self._apply(move)
        return error

    def why_illegal(self, move: Move) -> IllegalMoveError | None:
        """Give the reason why the person may not make a move now, or None if he may."""
        standing = self._standing
        if standing is None or standing.state is None or standing.is_resigned:
            return IllegalMoveError(Illegality.NOT_NOW)
        state = standing.state
        if not state.is_over and state.to_act is not standing.setup.human:
            return IllegalMoveError(Illegality.NOT_YOUR_TURN)
        return state.why_illegal(move)

    def take_back(self) -> None:
        """Go back to before the person's last decision; by that the game becomes practice.

        What the computer thinks about meanwhile is forgotten. Does nothing where nothing can be
        taken back.
        """
        moves = self._moves_to_keep()
        if moves is None or self._standing is None:
            return
        self._forget_thinking()
        self._prepared = None
        self._standing = self._standing.taken_back(moves).as_practice()
        self._save()
        self._tell((), at_once=True)

    def resign(self) -> None:
        """Let the person give up the game, which the other player wins by that."""
        if not self.can_resign or self._standing is None:
            return
        self._forget_thinking()
        self._standing = self._standing.resigned()
        self._save()
        self._tell(())

    def play_again(self) -> None:
        """Deal the same cards once more, for practice.

        In a practice game the deal begins anew. Any other game waits meanwhile, see
        ``back_to_game``. Does nothing while the deal counts and is not over.
        """
        standing = self._standing
        if standing is None or not self.can_play_again:
            return
        self._forget_thinking()
        if standing.setup.practice:
            again = standing.taken_back(0)
        else:
            self._waiting = Waiting(standing, self._prepared)
            again = standing.again(_fresh_id())
        self._prepared = None
        self._begin_deal(again)

    def back_to_game(self) -> None:
        """Go on with the game that waits while one of its deals is played again."""
        waiting = self._waiting
        if waiting is None:
            return
        self._forget_thinking()
        self._waiting, self._prepared = None, waiting.prepared
        self._take_up(waiting.standing)
        self._save()
        self._tell((), at_once=True)

    # ---------------------------------------------------------------------- the computer's player

    def retry_player(self) -> None:
        """Ask the computer's player again after a failure."""
        self._player_fails = False
        self._step_due.emit()

    def hand_over(self, player: str, name: str) -> None:
        """Let another player take the computer's seat from now on; records call him ``name``.

        Raises:
            PlayerSpecError: if there is no such player; nothing has changed then.
        """
        if self._standing is None:
            return
        self._player = self._players(player)
        setup = self._standing.setup
        mine = setup.names[setup.human]
        names = (mine, name) if setup.human is Seat.A else (name, mine)
        setup = replace(setup, player=player, names=names)
        self._standing = replace(self._standing, setup=setup)
        self.retry_player()

    def shut_down(self) -> bool:
        """Stop thinking and end the thread; the game is saved already.

        Says whether the thread has ended, see ``PlayerThread.shut_down``.
        """
        if self._standing is not None:
            self._standing = replace(self._standing, states=())
        return self._thread.shut_down()

    def _known_player(self, name: str) -> Player:
        try:
            return self._players(name)
        except PlayerSpecError:
            return self._players(GameSetup.player)

    # --------------------------------------------------------------------------------- what happens

    def _make_promise(self, prepared: PreparedDeal) -> None:
        self._prepared = prepared
        self.promise_made.emit(Promise(prepared.promise))

    def _begin_deal(self, standing: Standing) -> None:
        self._standing = standing
        self._save()
        self._tell(standing.states[0].opening_events(), fresh_deal=True)

    def _take_up(self, standing: Standing) -> None:
        self._standing = standing
        self._player = self._known_player(standing.setup.player)

    def _apply(self, move: Move) -> None:
        if self._standing is None:
            return
        self._standing, events = self._standing.moved(move)
        self._save()
        self._tell(events)

    def _tell(
        self, events: tuple[Event, ...], *, fresh_deal: bool = False, at_once: bool = False
    ) -> None:
        standing = self._standing
        view = None if standing is None else seen_of(standing, standing.before)
        if standing is None or view is None:
            return
        seen = tuple(as_seen_by(standing.setup.human, event) for event in events)
        self.updated.emit(TableUpdate(seen, view, standing.before, fresh_deal, at_once))
        if standing.is_deal_running:
            self._step_due.emit()
        else:
            self._tell_end(standing)

    def _tell_end(self, standing: Standing) -> None:
        setup, after = standing.setup, standing.game
        outcome = None if standing.state is None else standing.state.outcome
        if outcome is None:
            self.game_resigned.emit(GameResigned(after, setup.human, setup.practice))
            return
        proof = proof_from(standing.records[-1], after.rules)
        again = self._waiting is not None
        self.deal_finished.emit(
            DealFinished(outcome, standing.before, after, setup.human, proof, setup.practice, again)
        )
        if not after.is_over and not again and self._standing is standing:
            self._make_promise(self._prepared or prepare_deal(after.rules))

    def _save(self) -> None:
        waiting = () if self._waiting is None else self._waiting.standing.records
        try:
            self._store.save((*waiting, *self.game_records()))
        except OSError as error:
            if not self._saving_fails:
                self._saving_fails = True
                self.save_failed.emit(SaveFailure(str(error)))
        else:
            self._saving_fails = False

    @Slot()
    def _step(self) -> None:
        """Let whoever is to act act, if that is not for the person to do."""
        standing = self._standing
        if standing is None or not standing.is_deal_running or self._thread.is_thinking:
            return
        state = standing.states[-1]
        if state.to_act is standing.setup.human:
            move = automatic_move(state, self._preferences)
            if move is not None:
                self._apply(move)
        elif self._player is not None and not self._player_fails:
            view = state.view(state.to_act, standing.before.won, standing.before.carry)
            self._thread.ask(self._player, view, self._budget)
            self.thinking_changed.emit(True)

    @Slot(object)
    def _take_answer(self, answer: Answer) -> None:
        self.thinking_changed.emit(False)
        state = None if self._standing is None else self._standing.state
        if state is None:
            return
        if answer.decision is None:
            self._report_failure(answer.details)
            return
        error = state.why_illegal(answer.decision.move)
        if error is not None:
            self._report_failure(f"{answer.decision.move}: {error}")
            return
        self._apply(answer.decision.move)

    def _report_failure(self, details: str) -> None:
        self._player_fails = True
        self.player_failed.emit(PlayerFailure(details))

    def _forget_thinking(self) -> None:
        self._player_fails = False
        if self._thread.is_thinking:
            self._thread.cancel()
            self.thinking_changed.emit(False)


def _fresh_id() -> str:
    return secrets.token_hex(_GAME_ID_BYTES)
