"""What the signals of the controller carry, and where games are kept safe while they are played."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.controller.promised_deal import DealProof
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event, Outcome
from sixtysix_gui.rules.scoring.game import Game, Length, is_game_over, winner_of
from sixtysix_gui.rules.seats import Party, Seat


@dataclass(frozen=True)
class TableUpdate:
    """What happened, as the seat saw it that the game is shown from, and what it sees afterwards.

    Without events there is nothing to move, only ``view`` to show. ``fresh_deal`` marks the
    update that deals the cards, ``at_once`` one to which no events lead: another deal, or an
    earlier moment of this one; ``taken_back`` says that what came after that moment is undone.
    """

    events: tuple[Event, ...]
    view: View
    game: Game
    fresh_deal: bool = False
    at_once: bool = False
    taken_back: bool = False


@dataclass(frozen=True)
class GameResumed:
    """A game that was written down goes on; ``records`` are its deals, the last as it stands.

    ``seat`` is that from which it is shown.
    """

    records: tuple[DealRecord, ...]
    seat: Seat


@dataclass(frozen=True)
class DealFinished:
    """A settled deal and the game before and after it; ``proof`` is None without a promise.

    ``seat`` is that from which the game is shown. ``practice`` says that it does not count,
    ``again`` that a game waits beside it, of which the deal was played once more. ``is_known``
    says that it has ended before: a game that is taken up tells how it stands.
    """

    outcome: Outcome
    before: Game
    after: Game
    seat: Seat
    proof: DealProof | None
    practice: bool = False
    again: bool = False
    length: Length = "game"
    is_known: bool = field(default=False, compare=False)  # it is the same end

    @property
    def ends_game(self) -> bool:
        """Whether the game is over by this deal."""
        return is_game_over(self.after, self.length)

    @property
    def winner_of_game(self) -> Party | None:
        """Who alone has won the game by this deal; None if it goes on, or no one has."""
        return winner_of(self.after, self.length)


@dataclass(frozen=True)
class GameResigned:
    """The person in a seat has given up a game; ``game`` is the score at which it ends.

    ``is_known`` as of ``DealFinished``.
    """

    game: Game
    seat: Seat
    practice: bool = False
    is_known: bool = field(default=False, compare=False)  # it is the same end


@dataclass(frozen=True)
class PlayerFailure:
    """A computer's player could not answer; ``details`` is for the log."""

    details: str


@dataclass(frozen=True)
class SaveFailure:
    """The game could not be saved; ``sentence`` says why."""

    sentence: str


class GameStore(Protocol):
    """Where the running game is kept safe; raises OSError with a sentence when it cannot."""

    def save(self, records: Sequence[DealRecord]) -> None:
        """Keep these records, the last of which may be unfinished; without any, keep no game."""
        ...


class NoStore:
    """Keeps nothing, for games that are no one's and must not replace a real one."""

    def save(self, records: Sequence[DealRecord]) -> None:
        """Let the records go."""


class SafeKeeping(QObject):
    """Saves a game and reports when that fails, but only once until it succeeds again.

    Signals:
        failed: SaveFailure, at the first save that did not succeed.
    """

    failed = Signal(object)

    def __init__(self, store: GameStore, parent: QObject | None = None) -> None:
        """Save to a store."""
        super().__init__(parent)
        self._store = store
        self._fails = False

    @property
    def fails(self) -> bool:
        """Whether the game could not be saved the last time."""
        return self._fails

    def save(self, records: Sequence[DealRecord]) -> None:
        """Keep these records if that can be done."""
        try:
            self._store.save(records)
        except OSError as error:
            if not self._fails:
                self._fails = True
                self.failed.emit(SaveFailure(str(error)))
        else:
            self._fails = False
