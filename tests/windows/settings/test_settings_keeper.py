"""Settings are kept at once, or as soon as that works again."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from sixtysix_gui.design.card_svg import CardStyle, Pack
from sixtysix_gui.storage.folders import StorageError, Trouble, config_place
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.settings import settings_keeper
from sixtysix_gui.windows.settings.previews import fan_preview
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper, page_of, table_options
from tests.helpers.rows import each_row


class Disk:
    """Takes settings, unless it is full."""

    def __init__(self) -> None:
        self.is_full = False
        self.kept: list[Settings] = []

    def save(self, settings: Settings) -> None:
        if self.is_full:
            cause = OSError(28, "No space left on device")
            raise StorageError(Trouble.NOT_WRITTEN, config_place(), cause)
        self.kept.append(settings)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    made = Disk()
    monkeypatch.setattr(settings_keeper, "save_settings", made.save)
    return made


def test_what_could_not_be_kept_is_told_once_and_tried_again(qtbot: QtBot, disk: Disk) -> None:
    assert qtbot
    keeper = SettingsKeeper(Settings())
    told: list[object] = []
    changes: list[object] = []
    keeper.not_kept.connect(told.append)

    def take(_: Settings, now: Settings) -> None:
        changes.append(now)

    keeper.changed.connect(take)
    disk.is_full = True
    keeper.change(cloth="slate")
    keeper.change(cloth="walnut")
    assert (len(told), disk.kept) == (1, [])
    disk.is_full = False
    keeper.use(keeper.settings)
    assert disk.kept == [Settings(cloth="walnut")]
    assert changes == [Settings(cloth="slate"), Settings(cloth="walnut")]


def test_what_is_kept_already_is_not_written_again(qtbot: QtBot, disk: Disk) -> None:
    assert qtbot
    keeper = SettingsKeeper(Settings())
    keeper.change(cloth="slate")
    keeper.change(cloth="slate")
    assert len(disk.kept) == 1


class NarrowScreen:
    """A screen on which words of twice the size find no room."""

    @staticmethod
    def availableSize() -> QSize:  # noqa: N802 - Qt's name
        return QSize(900, 1200)


def test_everything_is_written_as_large_as_the_screen_allows(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qtbot
    settings = Settings(text_size=200)
    assert page_of(settings).text_scale == table_options(settings).text_scale == 2.0
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    monkeypatch.setattr(QGuiApplication, "screens", lambda: [NarrowScreen()])
    assert page_of(settings).text_scale == table_options(settings).text_scale == 1.81


# The decks in the settings are shown by cards that are easy to distinguish.


HEIGHT = 182
CARD_WIDTH = 118


@pytest.mark.usefixtures("qapp")
@each_row("pack", ["french", "german"])
def test_most_of_every_card_is_seen_with_round_corners_and_an_edge(pack: Pack) -> None:
    pixmap = fan_preview(CardStyle(pack), HEIGHT, 1.0)
    step = (pixmap.width() - CARD_WIDTH) / 2
    assert step > 0.7 * CARD_WIDTH, "king and queen were slivers"
    image = QImage(pixmap.toImage())
    right = image.width() - 1
    for x, y in ((0, 0), (right, 0), (right, HEIGHT - 1), (0, HEIGHT - 1)):
        assert image.pixelColor(x, y).alpha() < 128, "square corners"
    edge, paper = image.pixelColor(right, HEIGHT // 2), image.pixelColor(right - 3, HEIGHT // 2)
    assert edge.lightness() < paper.lightness() - 20
    assert QColor(paper).lightness() > 200
