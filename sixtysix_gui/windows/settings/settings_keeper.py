"""The settings while the program runs: changed in one place, kept at once, told to everybody."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from sixtysix_gui.sound.sounds import SoundGroup
from sixtysix_gui.storage.folders import StorageError
from sixtysix_gui.storage.settings import READERS, Settings, save_settings
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.layout.metrics import fitting_text_scale
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.windows.desktop.language import card_letters
from sixtysix_gui.windows.desktop.system_motion import wants_less_motion
from sixtysix_gui.windows.widgets.paper import Page

if TYPE_CHECKING:
    from sixtysix_gui.design.card_svg import CardStyle
    from sixtysix_gui.rules.sets.rules import Rules
    from sixtysix_gui.storage.settings_values import OwnRules
    from sixtysix_gui.text.cards import CardWords
    from sixtysix_gui.text.names import Opponent
    from sixtysix_gui.windows.desktop.loudspeaker import ToHear

_log = logging.getLogger(__name__)

_USUAL = Settings()
_UNSEEN = (
    *("language", "window_geometry", "window_state", "record_folder", "right_claims"),
    *("coach_lets_find", "coach_shows_all", "coach_explains"),
    *(field for field in READERS if field.startswith("sound")),
)
"""The settings that change nothing on the table; another language comes as an event of its own."""
NO_SCREEN_AT_ALL = "offscreen"
"""Qt's platform without a screen: what it says of one is no bound for a window."""


class SettingsKeeper(QObject):
    """Holds the settings.

    Signals:
        look_changed: something is to be seen otherwise; comes before ``changed``.
        changed: (Settings before, Settings now).
        not_kept: StorageError, when they could not be written, once until it works again.
    """

    look_changed = Signal()
    changed = Signal(object, object)
    not_kept = Signal(object)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        """Begin with what was loaded."""
        super().__init__(parent)
        self._settings = settings
        self._fails = False

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self._settings

    def change(self, **values: Any) -> None:  # noqa: ANN401 - the fields differ in type
        """Change some fields."""
        self.use(replace(self._settings, **values))

    def use(self, settings: Settings) -> None:
        """Take over changed settings, keep them and tell about them.

        What could not be kept the last time is tried again, even if nothing has changed.
        """
        before = self._settings
        if settings != before:
            self._settings = settings
            if look_of(settings) != look_of(before):
                self.look_changed.emit()
            self.changed.emit(before, settings)
        elif not self._fails:
            return
        self._keep()

    def _keep(self) -> None:
        try:
            save_settings(self._settings)
        except StorageError as error:
            _log.warning("%s", error)
            if not self._fails:
                self._fails = True
                self.not_kept.emit(error)
        else:
            self._fails = False


def rules_of(settings: Settings) -> Rules:
    """Return the rule set that the next game for two is played by."""
    from sixtysix_gui.rules.sets.rules import rule_set

    return rule_set(settings.rule_set, settings.rule_overrides)


def words_of(settings: Settings) -> CardWords:
    """Return the words for the cards on the table."""
    from sixtysix_gui.text.cards import CardWords

    return CardWords(german_suited=settings.deck == "german")


def opponent_name_of(settings: Settings, opponent: Opponent) -> str:
    """Name an opponent after his face in the deck on the table."""
    from sixtysix_gui.text.names import opponent_name

    return opponent_name(opponent, settings.deck)


def look_of(settings: Settings) -> Settings:
    """Return what is to be seen of the settings."""
    return replace(settings, **{field: getattr(_USUAL, field) for field in _UNSEEN})


def card_style_of(settings: Settings) -> CardStyle:
    """Return how cards are drawn beside the table, without large indices."""
    from sixtysix_gui.design.card_svg import CardStyle

    return CardStyle(settings.deck, card_letters(), settings.colours)


def sounds_of(settings: Settings) -> ToHear:
    """Tell the loudspeaker what is to be heard."""
    from sixtysix_gui.windows.desktop.loudspeaker import ToHear

    if not settings.sound:
        return ToHear()
    chosen = {
        SoundGroup.CARDS: settings.sound_cards,
        SoundGroup.SIGNALS: settings.sound_signals,
        SoundGroup.MUSIC: settings.sound_music,
    }
    return ToHear(settings.sound_volume, frozenset(group for group in SoundGroup if chosen[group]))


def speed_of(settings: Settings) -> Speed:
    """Return the pace of everything that moves: the chosen one, or what the system asks for."""
    if settings.speed == "system":
        return Speed.NONE if wants_less_motion() else Speed.NORMAL
    return Speed(settings.speed)


def table_options(settings: Settings) -> TableOptions:
    """Tell the table how to look and to behave."""
    return TableOptions(
        deck=settings.deck,
        colours=settings.colours,
        letters=card_letters(),
        back=settings.back,
        large_indices=settings.large_indices,
        cloth=settings.cloth,
        speed=speed_of(settings).value,
        show_points=settings.show_points,
        one_click=settings.one_click,
        mark_illegal=settings.mark_illegal,
        talon_count=settings.talon_count,
        text_scale=text_scale_of(settings),
        card_size=settings.card_size,
        high_contrast=settings.high_contrast,
    )


def text_scale_of(settings: Settings) -> float:
    """Return how much larger than usual words are to be: 1 to 2, or less on a screen too small."""
    wanted = settings.text_size / 100
    if QGuiApplication.platformName() == NO_SCREEN_AT_ALL:
        return wanted
    rooms = [screen.availableSize() for screen in QGuiApplication.screens()]
    fitting = (fitting_text_scale(wanted, room.width(), room.height()) for room in rooms)
    return max(fitting, default=wanted)


def page_of(settings: Settings) -> Page:
    """Tell windows, menus and panels how to look."""
    return Page(text_scale_of(settings), settings.high_contrast)


def rules_of_own(own: OwnRules) -> Rules:
    """Return the rule set that the person has named."""
    from sixtysix_gui.rules.sets.rules import rule_set

    return rule_set(own.rule_set, own.rule_overrides)
