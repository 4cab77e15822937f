"""What can be asked about the game that is played; the controller changes it."""

from dataclasses import dataclass

from PySide6.QtCore import QObject

from sixtysix_gui.controller.game_progress import (
    GameProgress,
    Records,
    moves_before_decision,
)
from sixtysix_gui.controller.game_setup import GameSetup, Preferences
from sixtysix_gui.controller.promised_deal import DealProof, PreparedDeal, Promise
from sixtysix_gui.controller.record_tags import is_helped, is_trial, proof_from
from sixtysix_gui.controller.signals import DealFinished, GameResigned
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Illegality, IllegalMoveError, Move
from sixtysix_gui.rules.scoring.game import Game


@dataclass(frozen=True)
class Waiting:
    """A game that waits while one of its deals is played again, and its promise, if it gave one."""

    progress: GameProgress
    prepared: PreparedDeal | None


class GameOnTable(QObject):
    """Holds the game that is played, and says how it stands and what may be done with it."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Begin without a game."""
        super().__init__(parent)
        self._preferences = Preferences()
        self._progress: GameProgress | None = None
        self._waiting: Waiting | None = None
        self._prepared: PreparedDeal | None = None

    @property
    def setup(self) -> GameSetup | None:
        """What the running game is; None before the first."""
        return None if self._progress is None else self._progress.setup

    @property
    def game(self) -> Game | None:
        """The score between deals; during a deal that before it."""
        return None if self._progress is None else self._progress.game

    @property
    def view(self) -> View | None:
        """All that the seat may know that the game is shown from; None before the first deal."""
        progress = self._progress
        return None if progress is None else seen_of(progress, progress.game)

    @property
    def watched_choice(self) -> View | None:
        """What the seat to decide may know, where no one but the computer plays; else None."""
        progress = self._progress
        if progress is None or progress.state is None or progress.setup.person is not None:
            return None
        state = progress.state
        return None if state.is_over else state.view_in(progress.before, state.to_act)

    @property
    def promise(self) -> Promise | None:
        """The promise of the deal that waits to be dealt, or None."""
        return None if self._prepared is None else Promise(self._prepared.promise)

    @property
    def open_promise(self) -> Promise | None:
        """The promise not proved yet: of the deal on the table, or of the one that waits."""
        text = None if self._progress is None else self._progress.open_promise
        return self.promise if text is None else Promise(text)

    @property
    def proof(self) -> DealProof | None:
        """The proof of the last deal of this game that is over, or None."""
        return None if self._progress is None else self._progress.proof

    @property
    def open_code(self) -> str | None:
        """The code of the deal on the table, or None while it is a secret."""
        return None if self._progress is None else self._progress.open_code

    @property
    def is_deal_running(self) -> bool:
        """Whether cards lie on the table and the deal is not settled."""
        return self._progress is not None and self._progress.is_deal_running

    @property
    def is_game_running(self) -> bool:
        """Whether there is something to go on with: a game, or a trial, even where that is over."""
        return self.is_trial or self.is_game_at_stake

    @property
    def is_game_at_stake(self) -> bool:
        """Whether a game would be left by beginning another one; a trial alone is none."""
        return self._at_stake is not None

    @property
    def records_at_stake(self) -> Records:
        """The deals of the running game; none where the person has not made a move of their own.

        Of a game that waits beside a deal played again or a trial they are the deals.
        """
        running = self._at_stake
        return running.records if running is not None and running.is_begun else ()

    @property
    def _at_stake(self) -> GameProgress | None:
        """The running game that beginning another one would leave."""
        if self._waiting is None and self.is_trial:
            return None
        progress = self._progress if self._waiting is None else self._waiting.progress
        return progress if progress is not None and progress.is_game_running else None

    @property
    def is_game_over(self) -> bool:
        """Whether the game on the table has come to its end, and no other one waits beside it."""
        progress = self._progress
        return self._waiting is None and progress is not None and progress.is_game_over

    @property
    def is_practice(self) -> bool:
        """Whether what is played now does not count."""
        return self._progress is not None and self._progress.setup.practice

    @property
    def is_helped(self) -> bool:
        """Whether the coach has given a hint in the deal on the table."""
        records = self.game_records()
        return bool(records) and is_helped(records[-1])

    @property
    def is_played_again(self) -> bool:
        """Whether a deal is played again, while the game that it is from waits."""
        return self._waiting is not None

    @property
    def is_trial(self) -> bool:
        """Whether a position of another deal is played on, which counts for nothing."""
        records = self.game_records()
        return bool(records) and is_trial(records[-1])

    @property
    def preferences(self) -> Preferences:
        """What is done on the person's behalf."""
        return self._preferences

    def game_records(self) -> tuple[DealRecord, ...]:
        """Return all deals of this game; the last one may be unfinished."""
        return () if self._progress is None else self._progress.records

    @property
    def can_take_back(self) -> bool:
        """Whether the person has decided anything in the deal on the table; never in a day's."""
        return self._moves_to_keep() is not None

    @property
    def can_resign(self) -> bool:
        """Whether a person has a game to give up: a deal of it runs, and not one played again.

        A trial can be ended at any time, see ``end_trial``.
        """
        setup = self.setup
        has_person = setup is not None and setup.person is not None
        return has_person and self._waiting is None and self.is_deal_running and not self.is_trial

    @property
    def can_play_again(self) -> bool:
        """Whether the deal on the table may be begun again: it is practice and begun, or over."""
        progress = self._progress
        if progress is None or not progress.records:
            return False
        if progress.is_deal_running:
            moves = len(progress.records[-1].moves)
            return progress.setup.practice and moves > progress.first_move
        return progress.state is not None

    def why_illegal(self, move: Move) -> IllegalMoveError | None:
        """Return the reason why the person may not make a move now, or None if they may."""
        progress = self._progress
        if progress is None or progress.state is None or progress.is_resigned:
            return IllegalMoveError(Illegality.NOT_NOW)
        state = progress.state
        if not state.is_over and state.to_act is not progress.setup.person:
            return IllegalMoveError(Illegality.NOT_YOUR_TURN)
        return state.why_illegal(move)

    def _moves_to_keep(self) -> int | None:
        progress = self._progress
        if progress is None or progress.state is None or progress.setup.day is not None:
            return None
        return moves_before_decision(progress, self._preferences)


def seen_of(progress: GameProgress, game: Game) -> View | None:
    """Return what the seat it is shown from may know, at a game's score; None before any deal."""
    if progress.state is None:
        return None
    return progress.state.view_in(game, progress.setup.seat)


def end_of(
    progress: GameProgress, *, again: bool, is_known: bool = False
) -> DealFinished | GameResigned:
    """Return how a deal that runs no more has ended, or that the person gave the game up.

    ``again``: the deal is played again, while the game that it is from waits. ``is_known``: it has
    ended before.
    """
    setup, after = progress.setup, progress.game
    outcome = None if progress.state is None else progress.state.outcome
    if outcome is None:
        return GameResigned(after, setup.seat, setup.practice, is_known)
    return DealFinished(
        outcome,
        progress.before,
        after,
        setup.seat,
        proof_from(progress.records[-1], after.rules),
        practice=setup.practice,
        again=again,
        length=setup.length,
        is_known=is_known,
    )
