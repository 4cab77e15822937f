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
from sixtysix_gui.controller.ledger import Ledger, open_record, proof_from, setup_from
from sixtysix_gui.controller.messages import (
    DealFinished,
    GameSetup,
    PlayerFailure,
    Preferences,
    Promise,
    SaveFailure,
    TableUpdate,
)
from sixtysix_gui.controller.player_thread import Answer, PlayerThread
from sixtysix_gui.records import DealRecord, as_tag_value, game_before, replay
from sixtysix_gui.rules.deal import DealState
from sixtysix_gui.rules.errors import Illegality, IllegalMoveError
from sixtysix_gui.rules.events import Event, as_seen_by
from sixtysix_gui.rules.game import GameState
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.view import PlayerView

_GAME_ID_BYTES = 8


class GameStore(Protocol):
    """Where the running game is kept safe; raises OSError with a sentence when it cannot."""

    def save(self, records: Sequence[DealRecord]) -> None:
        """Keep these records, the last of which may be unfinished."""
        ...


class GameController(QObject):
    """Plays games between a person and a computer's player.

    A move is saved before anybody is told of it.

    Signals:
        updated: TableUpdate, after every move and for every new deal.
        deal_finished: DealFinished, after the update that ended the deal.
        promise_made: Promise, when the next deal is fixed and waits for ``deal``.
        thinking_changed: bool, whether the computer's player is at work.
        player_failed: PlayerFailure; the game waits for ``retry_player``.
        save_failed: SaveFailure, at the first move that could not be saved.
    """

    updated = Signal(object)
    deal_finished = Signal(object)
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
        self._preferences = Preferences()
        self._setup: GameSetup | None = None
        self._player: Player | None = None
        self._game: GameState | None = None
        self._game_id = ""
        self._state: DealState | None = None
        self._prepared: PreparedDeal | None = None
        self._ledger = Ledger()
        self._saving_fails = False
        self._player_fails = False
        self._thread = PlayerThread(self)
        self._thread.answered.connect(self._take_answer)
        self._step_due.connect(self._step, Qt.ConnectionType.QueuedConnection)

    @property
    def setup(self) -> GameSetup | None:
        """What the running game is; None before the first."""
        return self._setup

    @property
    def game(self) -> GameState | None:
        """The score between deals; during a deal that before it."""
        return self._game

    @property
    def view(self) -> PlayerView | None:
        """All that the person's seat may know; None before the first deal."""
        if self._state is None or self._setup is None or self._game is None:
            return None
        return self._state.view(self._setup.human, self._game.won, self._game.carry)

    @property
    def promise(self) -> Promise | None:
        """The promise of the deal that waits to be dealt, or None."""
        return None if self._prepared is None else Promise(self._prepared.promise)

    @property
    def is_deal_running(self) -> bool:
        """Whether cards lie on the table and the deal is not settled."""
        return self._state is not None and not self._state.is_over

    @property
    def preferences(self) -> Preferences:
        """What is done on the person's behalf."""
        return self._preferences

    def game_records(self) -> tuple[DealRecord, ...]:
        """Give all deals of this game; the last one may be unfinished."""
        return self._ledger.records

    def set_preferences(self, preferences: Preferences) -> None:
        """Change what is done on the person's behalf, from now on."""
        self._preferences = preferences
        self._step_due.emit()

    def new_game(self, setup: GameSetup) -> None:
        """Give up the running game and fix the first deal of a new one.

        Raises:
            DealCodeError: if the setup has a deal code that is none; nothing has changed then.
            PlayerSpecError: if there is no such player; nothing has changed then.
        """
        prepared = prepare_deal(setup.rules, setup.code)
        player = self._players(setup.player)
        self._forget_thinking()
        self._setup, self._player = setup, player
        dealer = setup.first_dealer
        if dealer is None:
            dealer = secrets.choice(tuple(Seat))
        self._game = GameState(setup.rules, dealer)
        self._game_id = secrets.token_hex(_GAME_ID_BYTES)
        self._state = None
        self._ledger = Ledger()
        self._make_promise(prepared)

    def deal(self, word: str = "") -> None:
        """Deal the cards that were promised, with the person's word mixed in."""
        if self._prepared is None or self._game is None or self._setup is None:
            return
        prepared, self._prepared = self._prepared, None
        word = as_tag_value(word)
        pack = prepared.pack(word)
        self._state = DealState.start(self._game.rules, pack, self._game.dealer)
        date = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        self._ledger = self._ledger.opened(
            open_record(self._setup, self._game, self._game_id, date, prepared.proof(word), pack)
        )
        self._publish(self._state.opening_events(), fresh_deal=True)

    def resume(self, records: Sequence[DealRecord]) -> None:
        """Go on with a saved game exactly where it stood; does nothing without records."""
        if not records:
            return
        self._forget_thinking()
        last = records[-1]
        self._setup = setup_from(last)
        self._player = self._known_player(self._setup.player)
        self._game_id = last.tag("Game") or secrets.token_hex(_GAME_ID_BYTES)
        self._ledger = Ledger(tuple(records))
        self._prepared = None
        self._state = replay(last).state
        self._game = replace(game_before(last), deals=len(records) - 1)
        self._tell((), fresh_deal=False)

    def propose(self, move: Move) -> IllegalMoveError | None:
        """Make the person's move, or give the reason why it is not allowed."""
        error = self.why_illegal(move)
        if error is None:
            self._apply(move)
        return error

    def why_illegal(self, move: Move) -> IllegalMoveError | None:
        """Give the reason why the person may not make a move now, or None if he may."""
        if self._state is None or self._setup is None:
            return IllegalMoveError(Illegality.NOT_NOW)
        if not self._state.is_over and self._state.to_act is not self._setup.human:
            return IllegalMoveError(Illegality.NOT_YOUR_TURN)
        return self._state.why_illegal(move)

    def retry_player(self) -> None:
        """Ask the computer's player again after a failure."""
        self._player_fails = False
        self._step_due.emit()

    def hand_over(self, player: str, name: str) -> None:
        """Let another player take the computer's seat from now on; records call him ``name``.

        Raises:
            PlayerSpecError: if there is no such player; nothing has changed then.
        """
        if self._setup is None:
            return
        self._player = self._players(player)
        mine = self._setup.names[self._setup.human]
        names = (mine, name) if self._setup.human is Seat.A else (name, mine)
        self._setup = replace(self._setup, player=player, names=names)
        self.retry_player()

    def shut_down(self) -> bool:
        """Stop thinking and end the thread; the game is saved already.

        Says whether the thread has ended, see ``PlayerThread.shut_down``.
        """
        self._state = None
        return self._thread.shut_down()

    def _known_player(self, name: str) -> Player:
        try:
            return self._players(name)
        except PlayerSpecError:
            return self._players(GameSetup.player)

    def _make_promise(self, prepared: PreparedDeal) -> None:
        self._prepared = prepared
        self.promise_made.emit(Promise(prepared.promise))

    def _apply(self, move: Move) -> None:
        if self._state is None:
            return
        self._state, events = self._state.apply(move)
        self._ledger = self._ledger.moved(move)
        self._publish(events)

    def _publish(self, events: tuple[Event, ...], *, fresh_deal: bool = False) -> None:
        self._save()
        self._tell(events, fresh_deal=fresh_deal)

    def _tell(self, events: tuple[Event, ...], *, fresh_deal: bool) -> None:
        view, game, setup, state = self.view, self._game, self._setup, self._state
        if view is None or game is None or setup is None or state is None:
            return
        after = self._settled(game, state)
        self._game = after or game
        seen = tuple(as_seen_by(setup.human, event) for event in events)
        self.updated.emit(TableUpdate(seen, view, game, fresh_deal))
        if after is None or state.outcome is None:
            self._step_due.emit()
            return
        proof = proof_from(self._ledger.records[-1], game.rules)
        self.deal_finished.emit(DealFinished(state.outcome, game, after, setup.human, proof))
        if not after.is_over and self._state is state:
            self._make_promise(prepare_deal(after.rules))

    @staticmethod
    def _settled(game: GameState, state: DealState) -> GameState | None:
        return None if state.outcome is None else game.after(state.outcome)

    def _save(self) -> None:
        try:
            self._store.save(self.game_records())
        except OSError as error:
            if not self._saving_fails:
                self._saving_fails = True
                self.save_failed.emit(SaveFailure(str(error)))
        else:
            self._saving_fails = False

    @Slot()
    def _step(self) -> None:
        """Let whoever is to act act, if that is not for the person to do."""
        state, setup = self._state, self._setup
        if state is None or setup is None or state.is_over or self._thread.is_thinking:
            return
        if state.to_act is setup.human:
            move = automatic_move(state, self._preferences)
            if move is not None:
                self._apply(move)
        elif self._player is not None and self._game is not None and not self._player_fails:
            view = state.view(state.to_act, self._game.won, self._game.carry)
            self._thread.ask(self._player, view, self._budget)
            self.thinking_changed.emit(True)

    @Slot(object)
    def _take_answer(self, answer: Answer) -> None:
        self.thinking_changed.emit(False)
        state = self._state
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
