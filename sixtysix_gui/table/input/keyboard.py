"""The table by keyboard: a focus that goes over cards, acts and piles."""

from collections.abc import Callable, Iterator
from typing import ClassVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeyEvent
from typing_extensions import override

from sixtysix_gui.keys.key_map import Context, Purpose
from sixtysix_gui.keys.meaning import meaning_of
from sixtysix_gui.table.captions.wording import Stop, StopName, Thing, is_act, is_harmless
from sixtysix_gui.table.input.base_keyboard import DIRECTIONS, BaseKeyboard
from sixtysix_gui.table.intents.acts import Act
from sixtysix_gui.table.intents.intents import Intents
from sixtysix_gui.table.scene.scene import TableScene

_ALONG_A_LIST = (Purpose.ALONG, Purpose.ACROSS)
"""On the coach's slip all arrows go from move to move."""

_BEFORE_THE_TALON = (Act.MELD, Act.SHOW_MARRIAGE, Act.DRAW)
"""The acts whose chips come before talon and trump card in the order of the focus."""

_ENDS_THE_WAIT = ((Act.DRAW, None), (Act.PASS, None))
"""What the focus goes to where no card can be played: it leads on, and costs nothing to take."""


class Keyboard(BaseKeyboard[StopName]):
    """The focus on the table of two."""

    refused_with_reason: ClassVar[tuple[Act, ...]] = (
        Act.MELD,
        Act.EXCHANGE,
        Act.CLOSE,
        Act.DRAW,
        Act.OUT,
    )

    def __init__(self, scene: TableScene, intents: Intents, parent: QObject | None = None) -> None:
        """Work on a scene; the ring is hidden until a key is used."""
        super().__init__(scene.zones.own_hand, intents, parent)
        self._scene = scene

    @property
    @override
    def stops(self) -> list[Stop[StopName]]:
        """Every place of the focus, in order: hand, acts with what they are done to, piles."""
        stops = [Stop[StopName](card, self._player(card)) for card in self._hand.cards()]
        buttons = [
            Stop[StopName]((button.act, button.suit), button.activate)
            for button in self._scene.buttons
        ]
        stops += [stop for stop in buttons if _act_of(stop) in _BEFORE_THE_TALON]
        stops += self._talon_stops(can_draw=any(_act_of(stop) is Act.DRAW for stop in buttons))
        stops += [stop for stop in buttons if _act_of(stop) not in _BEFORE_THE_TALON]
        return [*stops, *self._paper_stops(), *self._side_stops()]

    @override
    def _is_act(self, name: StopName) -> bool:
        return is_act(name)

    @override
    def _is_harmless(self, name: StopName) -> bool:
        return is_harmless(name)

    @override
    def after_view(self) -> None:
        """Go to the act that leads on, where acts are offered and no card can be played.

        Where some can be played and others not, go from one of these to the nearest of those.
        """
        playable = self._playable
        if playable:
            current, cards = self.current, self._hand.cards()
            if current is not None and current.name in cards and current.name not in playable:
                self._leave_forbidden(playable, cards.index(current.name))
            return
        names = [stop.name for stop in self.stops]
        # Without a card to play Enter shall not go to a claim or a close, which cost something.
        self._name = next((name for name in _ENDS_THE_WAIT if name in names), self._name)

    @override
    def key(self, event: QKeyEvent) -> bool:
        meaning = meaning_of(event, Context.TABLE)
        if meaning is not None and meaning.purpose in _ALONG_A_LIST and self._is_on_list:
            self._scene.paper.turn(DIRECTIONS[meaning.place])
            return True
        return super().key(event)

    @property
    def _is_on_list(self) -> bool:
        current = self.current
        return self.is_shown and current is not None and current.name is Thing.SLIP

    def _talon_stops(self, *, can_draw: bool) -> Iterator[Stop[StopName]]:
        """Give the talon, unless the chip that draws stands for it, and the trump card."""
        talon = self._scene.zones.talon
        if talon.items and not can_draw:
            yield Stop(Thing.TALON, self._doer(Act.DRAW))
        if talon.turn_up is not None and not talon.is_closed:
            yield Stop(Thing.TRUMP_CARD, self._doer(Act.EXCHANGE))

    def _paper_stops(self) -> Iterator[Stop[StopName]]:
        """Give what there is on the coach's paper: the cap, the moves of the slip, its cross."""
        paper = self._scene.paper
        if paper.has_cap:
            yield Stop(Thing.COACH_CAP, paper.more_wanted.emit)
        if paper.words is not None:
            if paper.words.lines:
                yield Stop(Thing.SLIP, lambda: None)
            yield Stop(Thing.SLIP_CLOSE, paper.slip_closed.emit)

    def _side_stops(self) -> Iterator[Stop[StopName]]:
        if self._scene.view is None:
            return
        for plate in (Thing.MY_PLATE, Thing.THEIR_PLATE):
            yield Stop(plate, self.points_wanted.emit)
        for side, pile in self._scene.zones.piles.items():
            if pile.tricks:
                yield Stop(side, self._opener(side))

    def _doer(self, act: Act) -> Callable[[], object]:
        return lambda: self._intents.act(act)


def _act_of(stop: Stop[StopName]) -> Act | None:
    return stop.name[0] if is_act(stop.name) else None
