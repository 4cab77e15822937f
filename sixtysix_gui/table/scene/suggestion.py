"""What a learner is shown to do next: a gold light on the card, the act and its place."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, QPropertyAnimation, SignalInstance, Slot

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import Card, PhysicalCard
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, Meld, Move, PlayCard
from sixtysix_gui.table.animations import milliseconds
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.cards.zones import Zones
from sixtysix_gui.table.durations import Motion, Speed, easing_curve
from sixtysix_gui.table.intents import Intents
from sixtysix_gui.table.pieces.marks import Beacon, TargetOutline
from sixtysix_gui.table.pieces.piece import Piece
from sixtysix_gui.table.scene.buttons import Buttons

_BELOW = 0.25
"""How far the light lies below its card, in steps of height."""
_FAINT = 0.35
_BREATHS = 3
"""Then the lights stay lit: an idle table moves nothing."""


class _Light(QObject):
    """The light on one move: on its card, wherever that is moved, and on its button."""

    def __init__(self, zones: Zones, buttons: Buttons, parent: QObject) -> None:
        super().__init__(parent)
        self._zones = zones
        self._buttons = buttons
        self._item: CardItem | None = None
        self._on_card = Beacon(Z.HANDS)
        self._on_button = Beacon(Z.CHIPS - 0.5)

    @property
    def pieces(self) -> tuple[Beacon, Beacon]:
        """What lies around the card, and around the button."""
        return self._on_card, self._on_button

    def lay(self, item: CardItem | None, move: Move | None) -> None:
        """Lay the light where a move is made now; nowhere where there is none."""
        if item is not self._item:
            for moved in _moves_of(self._item):
                moved.disconnect(self._lay_on_card)
            self._item = item
            for moved in _moves_of(item):
                moved.connect(self._lay_on_card)
        self._on_card.setVisible(item is not None)
        self._lay_on_card()
        self._lay_on_button(move)

    @Slot()
    def _lay_on_card(self) -> None:
        item = self._item
        if item is None:
            return
        place, metrics = item.place, self._zones.layout.metrics
        scale = metrics.sizes.own
        self._on_card.set_around_card(scale * metrics.card_width)
        self._on_card.setPos(place.point)
        self._on_card.setRotation(place.angle)
        self._on_card.setScale(place.scale / scale)
        self._on_card.setZValue(item.zValue() - _BELOW)

    def _lay_on_button(self, move: Move | None) -> None:
        button = None
        if move is not None and not isinstance(move, PlayCard):
            button = self._buttons.find(move)
        self._on_button.setVisible(button is not None)
        if button is None:
            return
        area, height = button.picture, button.piece.zValue()
        on_panel = button.piece is self._buttons.panel  # the light of a row lies on its panel
        self._on_button.set_around(area.size(), min(area.width(), area.height()) / 2)
        self._on_button.setPos(area.center())
        self._on_button.setZValue(height + 0.5 if on_panel else min(Z.CHIPS, height) - 0.5)


class Suggestion(QObject):
    """Lights the way of some moves, one after another, until the table shows something newer."""

    def __init__(self, zones: Zones, buttons: Buttons, intents: Intents, parent: QObject) -> None:
        super().__init__(parent)
        self._zones = zones
        self._intents = intents
        self._moves: tuple[Move, ...] = ()
        self._beside: Move | None = None
        self._aims = True
        self._shown: tuple[Move, ...] = ()
        self.speed = Speed.NORMAL
        self._lights = (_Light(zones, buttons, self), _Light(zones, buttons, self))
        self.on_card, self.on_button = self._lights[0].pieces
        self.target = TargetOutline()
        self.target.setZValue(Z.TRICK - 0.6)
        self._breaths = [self._breath(piece) for piece in self._beacons]

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Everything that is painted, to be given a look and a scene."""
        return *self._beacons, self.target

    @property
    def _beacons(self) -> tuple[Beacon, ...]:
        first, second = self._lights
        return *first.pieces, *second.pieces

    @property
    def move(self) -> Move | None:
        """The move that is suggested now; an armed marriage leads on to its card."""
        for move in self._moves:
            if not (isinstance(move, Meld) and self._intents.armed is move.suit):
                return move
        return None

    @property
    def card(self) -> PhysicalCard | None:
        """The card that is suggested, where the suggested move plays one."""
        move = self.move
        if not isinstance(move, PlayCard):
            return None
        item = self._card_item(move)
        return PhysicalCard(move.card) if item is None else item.card

    @property
    def stop(self) -> PhysicalCard | Move | None:
        """Where the keyboard's focus does the suggested move."""
        return self.card or self.move

    @property
    def lit(self) -> tuple[Move, ...]:
        """The move that is suggested now, and another that is as good."""
        return tuple(move for move in (self.move, self._beside) if move is not None)

    def suggest(
        self, moves: Sequence[Move], beside: Move | None = None, *, aims: bool = True
    ) -> None:
        """Light the first of these moves; nothing when there is none.

        ``beside`` is a move that is as good, and is lit as well. Where it ``aims``, it is shown
        where a card would fall.
        """
        self._moves = tuple(moves)
        self._beside = beside
        self._aims = aims
        self.update()

    def clear(self) -> None:
        """Suggest nothing more."""
        self.suggest(())

    def update(self) -> None:
        """Light what is suggested where it lies now."""
        for light, move in zip(self._lights, (self.move, self._beside), strict=True):
            light.lay(self._card_item(move), move)
        plays = any(isinstance(move, PlayCard) for move in self.lit)
        self._light_target(lit=self._aims and plays)
        if self.lit != self._shown:
            self._shown = self.lit
            self._breathe(begin=bool(self.lit))

    def hold(self) -> None:
        """Stay lit without moving: no one looks."""
        self._breathe(begin=False)

    def _card_item(self, move: Move | None) -> CardItem | None:
        card: Card | None = None
        if isinstance(move, PlayCard):
            card = move.card
        elif move == EXCHANGE_TRUMP:
            card = self._intents.map.exchangeable
        return None if card is None else self._zones.own_hand.item_showing(card)

    def _light_target(self, *, lit: bool) -> None:
        place = self._zones.layout.middle.trick_target
        self.target.setPos(place.point)
        self.target.setRotation(place.angle)
        self.target.card_scale = place.scale
        self.target.setVisible(lit)

    def _breath(self, light: Piece) -> QPropertyAnimation:
        breath = QPropertyAnimation(light, b"opacity", self)
        for moment, opacity in ((0.0, 1.0), (0.5, _FAINT), (1.0, 1.0)):
            breath.setKeyValueAt(moment, opacity)
        breath.setEasingCurve(easing_curve(Motion.BREATHE))
        breath.setLoopCount(_BREATHS)
        return breath

    def _breathe(self, *, begin: bool) -> None:
        duration = 2 * milliseconds(Motion.BREATHE, self.speed)
        for light, breath in zip(self._beacons, self._breaths, strict=True):
            breath.stop()
            light.setOpacity(1.0)
            if begin and duration and light.isVisible():
                breath.setDuration(duration)
                breath.start()


def _moves_of(item: CardItem | None) -> Iterator[SignalInstance]:
    """Yield the signals by which an item says that it lies elsewhere."""
    if item is not None:
        yield from (item.xChanged, item.yChanged, item.zChanged)
        yield from (item.rotationChanged, item.scaleChanged)
