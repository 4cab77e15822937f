"""How strong everybody is at a table of three or four: all alike, or one seat after the other."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QSizePolicy, QStackedLayout, QToolButton, QVBoxLayout, QWidget

from sixtysix_gui.design.cards.cutouts import portrait, suit_sign
from sixtysix_gui.design.cards.style import CardStyle
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.seats import PARTNERS, THREE_ALONE, Seat, seats_of
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.settings_values import Level
from sixtysix_gui.table.pieces.side_band import Band
from sixtysix_gui.text.trick_game.company import Companion, companion, suit_of_seat
from sixtysix_gui.windows.new_game.choice import NewGame
from sixtysix_gui.windows.new_game.mini_table import SeatWords
from sixtysix_gui.windows.widgets.opponents import OpponentChoice
from sixtysix_gui.windows.widgets.segments import Segments

_FACE = 3.0
_GAP = 0.5
_SIGN_PIXELS = 64
_ALL = "all"


def companions(choice: NewGame, deck: str) -> tuple[Companion, ...]:
    """Give whoever sits at the other seats of a game that is chosen, clockwise from the left."""
    return tuple(
        companion(level, _suit(choice.players, place), deck)
        for place, level in enumerate(choice.levels)
    )


def seat_words(choice: NewGame, style: CardStyle) -> tuple[SeatWords, ...]:
    """Give the plates of all others, clockwise from the person's left."""
    rules = choice.rules
    return tuple(
        SeatWords(
            name=one.person.name,
            second=_second_line(rules, place),
            face=portrait(style, one.face.code),
            sign=suit_sign(style, one.face.suit.letter, _SIGN_PIXELS),
            band=_band(rules, place),
        )
        for place, one in enumerate(companions(choice, style.pack))
    )


class CompanyChoice(QWidget):
    """A switch of seats above a row of faces, one of which is chosen for the seat.

    Signals:
        place_chosen: int or None, the seat that the faces are for now, clockwise from the
            person's left; None for all of them.
        chosen: Level, for that seat.
    """

    place_chosen = Signal(object)
    chosen = Signal(object)

    def __init__(self, choice: NewGame, place: int | None, style: CardStyle, unit: float) -> None:
        """Show the levels that are chosen, and those of one place."""
        super().__init__()
        self._choice = choice
        self._style = style
        self._unit = unit
        self._place = place
        seats = [(str(number), name) for number, name in enumerate(seat_names(choice.players))]
        self.seats = Segments(
            [(_ALL, self.tr("All")), *seats],
            _ALL if place is None else str(place),
            self.tr("Whose strength"),
            unit,
        )
        for value, part in zip((_ALL, *(key for key, _ in seats)), self.seats.parts(), strict=True):
            part.setObjectName(f"seat-{value}")
        self.seats.chosen.connect(self._take_place)
        self._faces: dict[int | None, OpponentChoice] = {}
        self._stack = QStackedLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(_GAP * unit))
        column.addWidget(self.seats)
        column.addLayout(self._stack)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setFocusProxy(self.seats)
        self._show_faces()

    @property
    def value(self) -> Level:
        """The level that is chosen for the seat."""
        return self._shown.value

    @property
    def told(self) -> str:
        """Who is chosen, for the line of a closed fold: the names, or the strength of all."""
        if not self._choice.each:
            return self._row(None).told
        return ", ".join(one.person.name for one in companions(self._choice, self._style.pack))

    def buttons(self) -> tuple[QToolButton, ...]:
        """Give the buttons of all levels for the seat."""
        return self._shown.buttons()

    def button(self, level: Level) -> QToolButton:
        """Give the button of a level for the seat."""
        return self._shown.button(level)

    def stops(self) -> tuple[QWidget, ...]:
        """Give what Tab goes through, in order."""
        return (*self.seats.parts(), *self.buttons())

    def choose_place(self, place: int | None) -> None:
        """Let the faces be for another seat, as a press on its part does."""
        self.seats.part(_ALL if place is None else str(place)).click()

    def show_choice(self, choice: NewGame) -> None:
        """Show the levels that are chosen now."""
        self._choice = choice
        self._show_faces()

    @property
    def _shown(self) -> OpponentChoice:
        return self._row(self._place)

    def _row(self, place: int | None) -> OpponentChoice:
        made = self._faces.get(place)
        if made is not None:
            return made
        suit = None if place is None else _suit(self._choice.players, place)
        rules = self._choice.rules
        made = OpponentChoice(
            self._level(place), self._style, self._unit, suit, face=_FACE, rules=rules
        )
        made.chosen.connect(self.chosen)
        self._faces[place] = made
        self._stack.addWidget(made)
        return made

    def _level(self, place: int | None) -> Level:
        return self._choice.level if place is None else self._choice.levels[place]

    def _show_faces(self) -> None:
        self._shown.show_level(self._level(self._place))
        self._stack.setCurrentWidget(self._shown)

    def _take_place(self, value: str) -> None:
        self._place = None if value == _ALL else int(value)
        self._show_faces()
        self.place_chosen.emit(self._place)


def seat_names(players: int) -> Sequence[str]:
    """Name the seats of all others, clockwise from the person's left."""
    left = QCoreApplication.translate("CompanyChoice", "Left")
    opposite = QCoreApplication.translate("CompanyChoice", "Opposite")
    right = QCoreApplication.translate("CompanyChoice", "Right")
    return (left, right) if players == 3 else (left, opposite, right)


def _suit(players: int, place: int) -> Suit:
    seats = seats_of(THREE_ALONE if players == len(THREE_ALONE) else PARTNERS)
    return suit_of_seat(seats[place + 1], Seat.A, players)


def _second_line(rules: Rules, place: int) -> str:
    seats = rules.seats
    if len(rules.parties) == len(seats):
        lines = (
            QCoreApplication.translate("CompanyChoice", "left"),
            QCoreApplication.translate("CompanyChoice", "right"),
        )
        return lines[place]
    return (
        QCoreApplication.translate("CompanyChoice", "left, opponent"),
        QCoreApplication.translate("CompanyChoice", "your partner"),
        QCoreApplication.translate("CompanyChoice", "right, opponent"),
    )[place]


def _band(rules: Rules, place: int) -> Band:
    seats = rules.seats
    if len(rules.parties) == len(seats):
        return Band.NONE
    mine = rules.sides[Seat.A]
    return Band.OURS if seats[place + 1] in mine.seats else Band.THEIRS
