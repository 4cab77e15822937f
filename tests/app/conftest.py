"""Windows that are closed after the test, and the same deals every time."""

import os
import random
import secrets
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from sixtysix_gui.ai.player import Player
from sixtysix_gui.controller import promised_deal
from sixtysix_gui.controller.coach_worker import CoachLink
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.fair_deals import fresh_deal_code
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.table import Table
from sixtysix_gui.windows.playing.keeping import utc_now
from tests.helpers.table.grounds import each_ground_painted_once
from tests.helpers.windows.game_window import QUICK, Desk, open_desk

OpenDesk = Callable[..., Desk]


@pytest.fixture(autouse=True, scope="session")
def _each_ground_painted_once() -> Iterator[None]:
    with each_ground_painted_once():
        yield


@pytest.fixture(autouse=True)
def _same_deals_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draws by a seed what the program draws by lot: the deals after the first, and who deals."""
    source = random.Random(66)

    def seeded_code(_: Callable[[int], bytes]) -> str:
        return fresh_deal_code(source.randbytes)

    monkeypatch.setattr(promised_deal, "fresh_deal_code", seeded_code)
    monkeypatch.setattr(secrets, "choice", source.choice)


@pytest.fixture(autouse=True)
def _no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets what is kept after every move reach the disk when the system likes to bring it there."""

    def leave(_file: int) -> None: ...

    monkeypatch.setattr(os, "fsync", leave)


@pytest.fixture(autouse=True)
def _no_fades(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spares the picture of the whole table that each move fades from where nothing moves.

    It was a fifth of the time in which games are played here; tests/table sees to how it fades.
    """

    def leave(_table: Table, _events: Sequence[Event]) -> None: ...

    monkeypatch.setattr(Table, "_fade_if_nothing_moves", leave)


@pytest.fixture
def make_desk(qtbot: QtBot) -> Iterator[OpenDesk]:
    desks: list[Desk] = []
    locale = QLocale()

    def make(
        player: Player,
        settings: Settings = QUICK,
        now: Callable[[], datetime] = utc_now,
        coach: CoachLink | None = None,
    ) -> Desk:
        desk = open_desk(player, settings, now=now, coach=coach)
        desks.append(desk)
        qtbot.waitUntil(desk.window.isActiveWindow)
        return desk

    yield make
    for desk in desks:
        desk.window.close()
        desk.window.deleteLater()
        desk.translations.remove()
    QLocale.setDefault(locale)
    qtbot.wait(1)
