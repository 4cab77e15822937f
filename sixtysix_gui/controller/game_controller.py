"""The controller: owns the only state of the game and lets both players act on it in turn."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QDate, QObject, Qt, Signal, Slot

from sixtysix_gui.ai.player import Budget, Player
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.controller.automatic_acts import automatic_move
from sixtysix_gui.controller.computer_seat import ComputerSeat
from sixtysix_gui.controller.fair_deal import PreparedDeal, prepare_deal
from sixtysix_gui.controller.game_on_table import GameOnTable, Waiting, seen_of
from sixtysix_gui.controller.game_store import GameStore, SafeKeeping
from sixtysix_gui.controller.ledger import open_record, proof_from
from sixtysix_gui.controller.messages import (
    DealFinished,
    GameResigned,
    GameResumed,
    GameSetup,
    PlayerFailure,
    Preferences,
    Promise,
    TableUpdate,
)
from sixtysix_gui.controller.standing import Standing, parted, standing_from
from sixtysix_gui.records import DealRecord, as_tag_value
from sixtysix_gui.rules.events import Event, as_seen_by
from sixtysix_gui.rules.illegal_moves import IllegalMoveError
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.registry import GAMES
from sixtysix_gui.rules.two_handed.seats import BOTH

_GAME_ID_BYTES = 8


class GameController(GameOnTable):
    """Plays games between a person and a computer's player.

    A move is saved before anybody is told of it.

    Signals:
        updated: TableUpdate, after every move and for every new deal.
        resumed: GameResumed, after the update that shows where a saved game stands.
        deal_finished: DealFinished, after the update that ended the deal.
        game_resigned: GameResigned, after the update that shows where the person gave up.
        promise_made: Promise, when the next deal is fixed and waits for ``deal``.
        thinking_changed: bool, whether the computer's player is at work.
        player_failed: PlayerFailure; the game waits for ``retry_player``.
        save_failed: SaveFailure, at the first move that could not be saved.
    """

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
        players: Callable[[str], Player] = player_named,
        budget: Budget | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Make a controller without a game; ``players`` gives a player by its name."""
        super().__init__(parent)
        self._keeping = SafeKeeping(store, self)
        self._keeping.failed.connect(self.save_failed)
        self._computer = ComputerSeat(players, budget or Budget(), self)
        self._computer.decided.connect(self._take_decision)
        self._computer.thinking_changed.connect(self.thinking_changed)
        self._computer.failed.connect(self._report_failure)
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
        self._computer.seat(setup.player)
        self._computer.begin_anew()
        dealer = setup.first_dealer
        if dealer is None:
            dealer = secrets.choice(BOTH)
        self._standing = Standing(setup, _fresh_id(), GAMES.first_game(setup.rules, dealer))
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

    def resume(self, records: Sequence[DealRecord], usual: str = GameSetup.player) -> None:
        """Go on with a saved game exactly where it stood; does nothing without records.

        ``usual`` is the level of the computer where the records name none.
        """
        if not records:
            return
        self._computer.begin_anew()
        waiting, on_table = parted(records)
        self._waiting = None
        if waiting:
            self._waiting = Waiting(standing_from(waiting, _fresh_id(), usual), None)
        self._prepared = None
        standing = standing_from(on_table, _fresh_id(), usual)
        self._take_up(standing)
        self._tell(())
        self.resumed.emit(GameResumed(standing.records, standing.setup.human))

    # ----------------------------------------------------------------------------- the person acts

    def propose(self, move: Move) -> IllegalMoveError | None:
        """Make the person's move, or give the reason why it is not allowed."""
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
        if moves is None or self._standing is None:
            return
        self._computer.begin_anew()
        self._prepared = None
        self._standing = self._standing.taken_back(moves).as_practice()
        self._save()
        self._tell((), at_once=True)

    def resign(self) -> None:
        """Let the person give up the game, which the other player wins by that."""
        if not self.can_resign or self._standing is None:
            return
        self._computer.begin_anew()
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
        self._computer.begin_anew()
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
        self._computer.begin_anew()
        self._waiting, self._prepared = None, waiting.prepared
        self._take_up(waiting.standing)
        self._save()
        self._tell((), at_once=True)

    # ---------------------------------------------------------------------- the computer's player

    def retry_player(self) -> None:
        """Ask the computer's player again after a failure."""
        self._computer.begin_anew()
        self._step_due.emit()

    def hand_over(self, player: str, name: str) -> None:
        """Let another player take the computer's seat from now on; records call him ``name``.

        Raises:
            PlayerSpecError: if there is no such player; nothing has changed then.
        """
        if self._standing is None:
            return
        self._computer.seat(player)
        self._standing = self._standing.handed_over(player, name)
        self.retry_player()

    def shut_down(self) -> bool:
        """Stop thinking and end the thread; a game that could not be saved is tried once more.

        Says whether the thread has ended, see ``PlayerThread.shut_down``.
        """
        if self._keeping.fails and self.game_records():
            self._save()
        if self._standing is not None:
            self._standing = replace(self._standing, states=())
        return self._computer.shut_down()

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
        self._computer.seat_if_known(standing.setup.player)

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
            DealFinished(
                outcome,
                standing.before,
                after,
                setup.human,
                proof,
                practice=setup.practice,
                again=again,
                length=setup.length,
            )
        )
        if not standing.is_game_over and not again and self._standing is standing:
            self._make_promise(self._prepared or prepare_deal(after.rules))

    def _save(self) -> None:
        waiting = () if self._waiting is None else self._waiting.standing.records
        self._keeping.save((*waiting, *self.game_records()))

    @Slot()
    def _step(self) -> None:
        """Let whoever is to act act, if that is not for the person to do."""
        standing = self._standing
        if standing is None or not standing.is_deal_running:
            return
        state = standing.states[-1]
        if state.to_act is standing.setup.human:
            move = automatic_move(state, self._preferences)
            if move is not None:
                self._apply(move)
        else:
            before = standing.before
            self._computer.ask(state.view(state.to_act, before.won, before.carry))

    @Slot(object)
    def _take_decision(self, move: Move) -> None:
        state = None if self._standing is None else self._standing.state
        if state is None:
            return
        error = state.why_illegal(move)
        if error is None:
            self._apply(move)
        else:
            self._computer.fail(f"{move}: {error}")

    @Slot(str)
    def _report_failure(self, details: str) -> None:
        self.player_failed.emit(PlayerFailure(details))


def _fresh_id() -> str:
    return secrets.token_hex(_GAME_ID_BYTES)
