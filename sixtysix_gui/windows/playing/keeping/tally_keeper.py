"""The tallies while the program runs: a game is counted once, and kept at once."""

import logging
from collections.abc import Callable
from datetime import UTC, date, datetime

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.length import winner_of
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.files.errors import Notice, StorageError
from sixtysix_gui.storage.tally import LostGame, Tallies, Tally, TallyKey
from sixtysix_gui.storage.tally_file import TallyFile

_log = logging.getLogger(__name__)
_OLDEST_DAYS = 1
"""A game whose last deal is older than this was counted when it ended."""


def utc_now() -> datetime:
    """Give the time that tallies are kept by."""
    return datetime.now(UTC)


class TallyKeeper(QObject):
    """Counts lost games.

    Signals:
        not_kept: StorageError, when they could not be written, once until it works again.
    """

    not_kept = Signal(object)

    def __init__(
        self,
        file: TallyFile | None,
        now: Callable[[], datetime] = utc_now,
        parent: QObject | None = None,
    ) -> None:
        """Begin with what the file holds; without one nothing is kept for the next start."""
        super().__init__(parent)
        self._file = file
        self._now = now
        self._fails = False
        self._tallies, self._notice = (Tallies(), None) if file is None else file.load()

    @property
    def notice(self) -> Notice | None:
        """What a person should know if the file could not be read."""
        return self._notice

    def tally_of(self, setup: GameSetup) -> Tally | None:
        """Give the tally that a game of that setup belongs to, or None if none is going on."""
        return self._tallies.of(_key(setup), self._now())

    def count(
        self, setup: GameSetup, game: Game, last: DealRecord, *, resigned: bool = False
    ) -> None:
        """Count a game that is over, unless it is practice, nobody's, or ended long ago.

        ``last`` is its last deal. The same game may be told of again, as when it is opened.
        """
        winner = winner_of(game, setup.length)
        if setup.practice or not (resigned or winner) or self._is_old(last):
            return
        counts = 1 if resigned else games_counted(game, setup)
        is_lost = resigned or winner != setup.party
        lost = LostGame(last.tag("Game") or "", is_lost, counts)
        self._use(self._tallies.counting(_key(setup), lost, self._now()))

    def forget(self, game: str) -> None:
        """Count a game no more."""
        self._use(self._tallies.without(game))

    def _is_old(self, record: DealRecord) -> bool:
        try:
            day = date.fromisoformat(record.tag("Date") or "")
        except ValueError:
            return False
        return (self._now().date() - day).days > _OLDEST_DAYS

    def _use(self, tallies: Tallies) -> None:
        if tallies == self._tallies and not self._fails:
            return
        self._tallies = tallies
        if self._file is None:
            return
        try:
            self._file.save(tallies)
        except StorageError as error:
            _log.warning("%s", error)
            if not self._fails:
                self._fails = True
                self.not_kept.emit(error)
        else:
            self._fails = False


def games_counted(game: Game, setup: GameSetup) -> int:
    """Say as how many games one counts that is over: by its rules, and as a Bummerl to nothing 2.

    Nothing but a game that is played to its end, or for a Bummerl, counts more than one.
    """
    winners = game.winners
    if not winners or setup.length not in ("game", "bummerl"):
        return 1
    losers = [party for party in setup.rules.parties if party not in winners]
    shut_out = setup.length == "bummerl" and not any(game.won[party] for party in losers)
    return max(game.games_counted, 2 if shut_out else 1)


def _key(setup: GameSetup) -> TallyKey:
    return TallyKey(",".join(setup.levels), _text_of(setup.rules), setup.length)


def _text_of(rules: Rules) -> str:
    """Write a rule set so that equal ones are written alike."""
    changed = (f"{key}={value}" for key, value in sorted(rules.overrides().items()))
    return "; ".join((rules.name, *changed))
