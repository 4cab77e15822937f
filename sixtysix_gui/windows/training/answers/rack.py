"""The rack: all cards that may be meant, by suits in rows, of which so many are picked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table.durations import CROSS_FADE, MOTIONS, Motion, Speed
from sixtysix_gui.text.training import held
from sixtysix_gui.windows.training.answers.paper import (
    AnswerLook,
    AnswerPaper,
    AnswerPart,
    HeadedPaper,
    growing,
    leaves,
)
from sixtysix_gui.windows.training.answers.rack_cards import (
    RISE,
    CardMark,
    RackBrush,
    RackPlan,
    rack_plan,
)
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import is_enter, lead_tab


class RackCard(AnswerPart):
    """A card of the rack, which paints it."""

    def __init__(self, card: Card, rack: QWidget, moved: Callable[[], None]) -> None:
        """Stand for a card; ``moved`` is told when the focus or the pointer comes or goes."""
        super().__init__(rack)
        self.card = card
        self._moved = moved
        self.setObjectName(f"card-{card.code}")
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""

    @override
    def event(self, event: QEvent) -> bool:
        """Let the rack paint the ring of the focus."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._moved()
        return super().event(event)


_ARROWS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}
"""Steps in reading order, and rows up."""


class Rack(HeadedPaper):
    """Asks to pick ``count`` of the offered cards; ``answered`` gives them as a frozenset."""

    def __init__(
        self,
        task: str,
        offered: Sequence[Card],
        count: int,
        look: AnswerLook,
        parent: QWidget | None = None,
    ) -> None:
        """Offer cards below the sentence that asks."""
        super().__init__(task, look, parent)
        self._count = count
        self._plan: RackPlan = rack_plan(offered, look.unit, float("inf"))
        self._cards = {card: self._made_card(card) for card in self._plan.cards}
        self.current = self._plan.cards[0]
        self._heights: dict[Card, float] = dict.fromkeys(self._cards, 0.0)
        self._before = dict(self._heights)
        self._rising = growing(self, self._rise_cards, Motion.PICK)
        self._rising.finished.connect(self.update)
        self._marks: tuple[tuple[Card, CardMark], ...] = ()
        self._marking = growing(self, lambda _: self.update())
        self._marking.finished.connect(self.update)
        lead_tab(self._cards.values(), self._cards[self.current])
        self.put_button_last()
        self._count_again()

    # ------------------------------------------------------------------------------ what is picked

    @property
    def picked(self) -> frozenset[Card]:
        """The cards that are picked now."""
        return frozenset(card for card, button in self._cards.items() if button.isChecked())

    @property
    def marks(self) -> dict[Card, CardMark]:
        """What came of the cards; empty while they are asked for."""
        return dict(self._marks)

    def button_of(self, card: Card) -> RackCard:
        """Return what stands for a card."""
        return self._cards[card]

    def _made_card(self, card: Card) -> RackCard:
        made = RackCard(card, self, self.update)
        made.clicked.connect(lambda: self._toggled(card))
        return made

    def _toggled(self, card: Card) -> None:
        self._lead_to(card)
        self._count_again()
        self._begin_rising()

    def _count_again(self) -> None:
        count = len(self.picked)
        for card, button in self._cards.items():
            name = self.look.words.card_first(card)
            spoken = held.spoken_pick(name, count, self._count) if button.isChecked() else name
            if button.accessibleName() != spoken:
                button.setAccessibleName(spoken)
        too_many = count > self._count
        colour = paper.TROUBLE if too_many else theme.GREY_ON_PAPER
        self.show_figure(held.picked_of(count, self._count), colour)
        self.button.setEnabled(count == self._count)

    @override
    def answer(self) -> None:
        if self.is_asking and len(self.picked) == self._count:
            self.answered.emit(self.picked)

    @override
    def take_over(self, before: AnswerPaper) -> None:
        if isinstance(before, Rack):
            for card in before.picked:
                self._cards[card].setChecked(True)
            self._lead_to(before.current)
            self.is_led = before.is_led
            self._count_again()
            self._rise_cards(1.0)

    def _clear_or_leave(self, event: QKeyEvent) -> None:
        if not self.picked:
            self.give_up_or_leave(event)
            return
        for button in self._cards.values():
            button.setChecked(False)
        self._count_again()
        self._begin_rising()
        self.told.emit(held.picked_of(0, self._count))

    # ---------------------------------------------------------------------------------- the answer

    def reveal(
        self, right: Collection[Card], picked: Collection[Card] | None, told: str = ""
    ) -> None:
        """Tick the right ones, strike out the wrong ones, ring the missed ones; ask no more.

        ``told`` takes the place of the sentence that asked. Where nothing was answered ``picked``
        is None, and the right ones are only shown.
        """
        shown = frozenset(right if picked is None else picked)
        marks: list[tuple[Card, CardMark]] = []
        for card, button in self._cards.items():
            button.setChecked(card in shown)
            mark = _mark_of(is_right=card in right, is_picked=card in shown)
            if mark is not None:
                marks.append((card, mark))
            button.setAccessibleName(self._spoken_mark(card, mark))
            button.setEnabled(False)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._marks = tuple(marks)
        hits = len(frozenset(right) & shown)
        colour = theme.MARK_GOOD if hits == len(right) else theme.MARK_SLIP
        figure = held.right_of(hits, len(right)) if right and picked is not None else ""
        self.ask_no_more(told, figure, colour)
        self._begin_rising()
        self._marking.setDuration(self._marking_time())
        self._marking.start()

    def _spoken_mark(self, card: Card, mark: CardMark | None) -> str:
        name = self.look.words.card_first(card)
        return name if mark is None else held.spoken_mark(name, mark.value)

    def _marking_time(self) -> int:
        if self.look.speed is Speed.NONE:
            return CROSS_FADE
        later = MOTIONS[Motion.ANSWER_MARK_STAGGER].at(self.look.speed)
        return MOTIONS[Motion.ANSWER_MARK].at(self.look.speed) + later * (len(self._marks) - 1)

    def _shade_of(self, number: int) -> float:
        """Return how strongly a mark is seen, by its number."""
        if self._marking.state() != QVariantAnimation.State.Running:
            return 1.0
        speed = self.look.speed
        later = 0 if speed is Speed.NONE else MOTIONS[Motion.ANSWER_MARK_STAGGER].at(speed)
        since = self._marking.currentTime() - number * later
        one = MOTIONS[Motion.ANSWER_MARK].at(speed) or CROSS_FADE
        return min(max(since / one, 0.0), 1.0)

    # -------------------------------------------------------------------------------------- places

    @override
    def body_size(self, most: float) -> QSizeF:
        self._plan = rack_plan(tuple(self._cards), self.look.unit, most)
        return self._plan.size

    @override
    def place_in(self, area: QRectF) -> None:
        super().place_in(area)
        for card, button in self._cards.items():
            button.setGeometry(self._place_of(card).toAlignedRect())

    def _place_of(self, card: Card) -> QRectF:
        """Return where a card stands now."""
        rise = RISE * self._plan.unit * self._heights[card]
        return self._plan.places[card].translated(self.body.x(), self.body.y() - rise)

    def _begin_rising(self) -> None:
        self._before = dict(self._heights)
        self._rising.stop()
        self._rising.setDuration(MOTIONS[Motion.PICK].at(self.look.speed))
        if self._rising.duration() and self.isVisible():
            self._rising.start()
        else:
            self._rise_cards(1.0)

    def _rise_cards(self, share: float) -> None:
        for card, button in self._cards.items():
            end = 1.0 if button.isChecked() else 0.0
            before = self._before[card]
            self._heights[card] = before + share * (end - before)
            button.setGeometry(self._place_of(card).toAlignedRect())
        self.update()

    # ------------------------------------------------------------------------------ focus and keys

    @override
    def take_focus(self) -> None:
        """Take the keys, at the card where they were; at none before one was reached."""
        taking = self._cards[self.current] if self.is_led else self
        taking.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def tab_stops(self) -> Sequence[QWidget]:
        """Return the card where the keys are, then the button once it can be pressed."""
        if not self.is_asking:
            return ()
        stops: tuple[QWidget, ...] = (self._cards[self.current],)
        return (*stops, self.button) if self.button.isEnabled() else stops

    def _lead_to(self, card: Card) -> None:
        self.current, self.is_led = card, True
        lead_tab(self._cards.values(), self._cards[card])

    @override
    def takes(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        key = event.key()
        is_plain = key in _ARROWS or key == Qt.Key.Key_Space or is_enter(event)
        return is_plain or leaves(event)

    @override
    def press(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in _ARROWS:
            on, up = _ARROWS[key]
            card = self._plan.above(self.current, up) if up else self.current
            self._lead_to(self._plan.beside(card, on) if self.is_reached else self.current)
            self.take_focus()
        elif event.isAutoRepeat():
            return
        elif leaves(event):
            self._clear_or_leave(event)
        elif is_enter(event):
            self._answer_or_say()
        elif self.button.hasFocus():
            self.answer()
        elif self.is_reached:
            self._cards[self.current].click()

    def _answer_or_say(self) -> None:
        if self.button.isEnabled():
            self.answer()
        else:
            self.told.emit(held.picked_of(len(self.picked), self._count))

    # ------------------------------------------------------------------------------------ painting

    @override
    def paint_body(self, painter: QPainter) -> None:
        brush = RackBrush(painter, self.look, self._plan.unit)
        for card, button in self._cards.items():
            brush.paint(card, self._place_of(card), picked=button.isChecked() and self.is_asking)
        for card, button in self._cards.items():
            if self.is_asking and button.isChecked():
                brush.tick(self._place_of(card))
            if button.hasFocus():
                brush.focus(self._place_of(card))
        for number, (card, mark) in enumerate(self._marks):
            brush.mark(mark, self._place_of(card), self._shade_of(number))


def _mark_of(*, is_right: bool, is_picked: bool) -> CardMark | None:
    if is_right:
        return CardMark.RIGHT if is_picked else CardMark.MISSED
    return CardMark.WRONG if is_picked else None
