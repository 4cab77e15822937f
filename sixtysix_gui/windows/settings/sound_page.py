"""The page of movement and sound: the pace, what is heard and how loud, and whether it can be."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSlider
from typing_extensions import override

from sixtysix_gui.sound.output import State
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows.desktop.loudspeaker import loudspeaker
from sixtysix_gui.windows.settings.page import SettingsPage
from sixtysix_gui.windows.sheets.sheet_buttons import make_link

_STEP, _PAGE_STEP = 5, 20
"""Percent by which the arrows and the page keys change the volume."""


class SoundPage(SettingsPage):
    """How fast cards move, and what is heard at the table."""

    fields = ("speed", "sound", "sound_volume", "sound_cards", "sound_signals", "sound_music")

    def __init__(self, settings: Settings, unit: float) -> None:
        """Show the paces, then the volume and the groups, with a way to hear how loud it is."""
        super().__init__(settings, unit)
        self.set_title(self.tr("Movement, sound"))
        self.switch(
            "speed",
            self.tr("Pace"),
            [
                ("system", self.tr("As the system is set")),
                ("slow", self.tr("Slow")),
                ("normal", self.tr("Normal")),
                ("fast", self.tr("Fast")),
                ("none", self.tr("None")),
            ],
            self.tr(
                "How fast cards move; “None” lets nothing move at all. The system may ask for less "
                "motion."
            ),
        )
        self._box = self.tick("sound", self.tr("Sounds at the table"))
        self._slider = self._volume()
        self.tick(
            "sound_cards",
            self.tr("Cards"),
            self.tr("Paper on cloth: cards that are dealt, played, drawn and counted."),
        )
        self.tick(
            "sound_signals",
            self.tr("Signals"),
            self.tr(
                "Marriages, “Out!”, a closed talon, a refused move, your turn after a long wait. "
                "Only these are heard when nothing moves, and beside a screen reader."
            ),
        )
        self.tick("sound_music", self.tr("Music at the end of a deal or game"))
        test = make_link(self.tr("Let me hear it"), unit)
        test.setObjectName("sound_test")
        test.clicked.connect(lambda: self._try_out())
        self.act(test)
        self._trouble = self.remark()
        self._speaker = loudspeaker()
        if self._speaker is not None:
            self._speaker.state_changed.connect(self._tell_trouble)
        self._tell_trouble()

    @override
    def follow(self, settings: Settings) -> None:
        """Show what the menu switched on or off."""
        self._box.setChecked(settings.sound)

    def _volume(self) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setObjectName("sound_volume")
        slider.setRange(0, 100)
        slider.setSingleStep(_STEP)
        slider.setPageStep(_PAGE_STEP)
        slider.setValue(self.settings.sound_volume)
        slider.valueChanged.connect(lambda: self.changed.emit("sound_volume", slider.value()))
        self.add_named(self.tr("Volume"), slider)
        return slider

    def _try_out(self) -> None:
        if self._speaker is not None:
            self._speaker.try_out(self._slider.value())

    def _tell_trouble(self) -> None:
        """Say once, here, why nothing is heard."""
        state = State.CLOSED if self._speaker is None else self._speaker.state
        said = {
            State.NO_LIBRARY: self.tr(
                "Nothing can be heard: the part of the program that plays sounds is missing "
                "here (miniaudio)."
            ),
            State.NO_DEVICE: self.tr(
                "Nothing can be heard: no loudspeaker was found. It is looked for again with "
                "the next sound."
            ),
        }
        self._trouble.setText(said.get(state, ""))
        self._trouble.setVisible(state in said)
