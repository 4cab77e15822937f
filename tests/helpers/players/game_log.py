"""Everything a controller tells, in order, and a store that only remembers."""

from collections.abc import Sequence

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.promised_deal import Promise
from sixtysix_gui.controller.signals import DealFinished, PlayerFailure, SaveFailure, TableUpdate
from sixtysix_gui.records import DealRecord

Told = TableUpdate | DealFinished | Promise | PlayerFailure | SaveFailure


class RememberingStore:
    """Keeps every saved game; `error` is raised instead while it is set."""

    def __init__(self) -> None:
        self.saved: list[tuple[DealRecord, ...]] = []
        self.error: OSError | None = None

    def save(self, records: Sequence[DealRecord]) -> None:
        if self.error is not None:
            raise self.error
        self.saved.append(tuple(records))


class GameLog:
    """Connects to every signal of a controller and keeps what came."""

    def __init__(self, controller: GameController, store: RememberingStore) -> None:
        self.told: list[Told] = []
        self.saves_before: list[int] = []
        self.thinking: list[bool] = []
        self._store = store
        for signal in (
            controller.updated,
            controller.deal_finished,
            controller.promise_made,
            controller.player_failed,
            controller.save_failed,
        ):
            signal.connect(self._keep)
        controller.thinking_changed.connect(self.thinking.append)

    def _keep(self, message: Told) -> None:
        self.told.append(message)
        self.saves_before.append(len(self._store.saved))

    @property
    def updates(self) -> list[TableUpdate]:
        return [message for message in self.told if isinstance(message, TableUpdate)]

    @property
    def finished(self) -> list[DealFinished]:
        return [message for message in self.told if isinstance(message, DealFinished)]

    @property
    def promises(self) -> list[Promise]:
        return [message for message in self.told if isinstance(message, Promise)]

    @property
    def failures(self) -> list[PlayerFailure]:
        return [message for message in self.told if isinstance(message, PlayerFailure)]

    @property
    def save_failures(self) -> list[SaveFailure]:
        return [message for message in self.told if isinstance(message, SaveFailure)]
