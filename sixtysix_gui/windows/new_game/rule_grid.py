"""The rule cards in two columns; where they are low, the chosen one's sentence stands below."""

from collections.abc import Sequence
from functools import partial
from math import ceil

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.new_game.choice import OfferedCard, place_of
from sixtysix_gui.windows.new_game.rule_card import (
    EDGE,
    CardLevel,
    CardRoom,
    RuleCardButton,
    least_height,
    plan_card,
)
from sixtysix_gui.windows.widgets.basic import label, lead_tab

_ = texts("RuleGrid")

COLUMNS = 2
_GAP = 0.1
_MARGIN = 2
"""Around all cards, in pixels: the ring of the focus reaches so far."""
_WISHED_CARD = 7.8
"""A card that is much higher looks empty; in text units."""
_MOST_CARD = 10.5
"""Few cards leave room below them rather than be higher; in text units."""
_SENTENCE = 0.92


class RuleGrid(QWidget):
    """Offers rule sets, one of which is chosen; by mouse or by arrows, Space and Enter.

    Signals:
        chosen: the rule set that the person chose.
    """

    chosen = Signal(object)

    def __init__(
        self, offers: Sequence[OfferedCard], variants: Sequence[int], place: int, unit: float
    ) -> None:
        """Show the offers, each with the variant it had; ``place`` is that of the chosen one."""
        super().__init__()
        self.wants_room = False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # or Alt with its letter would pass it by
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._unit = unit
        self._level = CardLevel.FULL
        self.setAccessibleName(_("Rules"))
        self.cards: list[RuleCardButton] = []
        for number, (offer, variant) in enumerate(zip(offers, variants, strict=True)):
            count = _("{place} of {count}").format(place=number + 1, count=len(offers))
            card = RuleCardButton(offer, variant, unit, count)
            card.setParent(self)
            card.setChecked(number == place)
            card.clicked.connect(lambda _=False, number=number: self._choose(number))
            card.variant_chosen.connect(partial(self._choose, number))
            self.cards.append(card)
        self._place = place
        self._sentence = label("", "note")
        self._sentence.setFont(fonts.text(_SENTENCE * unit))
        self._sentence.setParent(self)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._show_chosen()

    @property
    def rules(self) -> Rules:
        """The rule set that is chosen."""
        card = self.cards[self._place]
        return card.offer.rules[card.variant]

    @property
    def offer(self) -> OfferedCard:
        """The card that is chosen."""
        return self.cards[self._place].offer

    @property
    def variant(self) -> int:
        """The variant of it that is chosen."""
        return self.cards[self._place].variant

    @property
    def level(self) -> CardLevel:
        """How much the cards tell now."""
        return self._level

    @property
    def sentence(self) -> str:
        """What stands below the cards; empty where it stands on them."""
        return "" if self._sentence.isHidden() else self._sentence.text()

    def card_of(self, rules: Rules) -> RuleCardButton:
        """Return the card on which a rule set stands."""
        found = place_of(rules, [card.offer for card in self.cards])
        if found is None:
            raise KeyError(rules.name)
        return self.cards[found[0]]

    def choose(self, rules: Rules) -> None:
        """Choose a rule set that is on a card."""
        found = place_of(rules, [card.offer for card in self.cards])
        if found is not None:
            self._choose(*found)

    @override
    def heightForWidth(self, width: int) -> int:
        """Return a height in which every card has its name, and its sentence is below them.

        While ``wants_room`` is set: one in which the cards tell everything and breathe.
        """
        if self.wants_room:
            full = self._card_height(CardLevel.FULL, width)
            return ceil(self._rows * max(full, _WISHED_CARD * self._unit)) + self._gaps
        rows = self._rows * self._card_height(CardLevel.NAME, width)
        return ceil(rows) + self._gaps + self._sentence_room(width)

    @override
    def minimumSizeHint(self) -> QSize:
        """At least the names; how high that is with the sentence depends on the width."""
        return QSize(0, round(self._rows * self._card_height(CardLevel.NAME, 1)) + self._gaps)

    @override
    def sizeHint(self) -> QSize:
        """As ``minimumSizeHint``: what is left is shared out by the sheet."""
        return self.minimumSizeHint()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell as much as there is room for."""
        super().resizeEvent(event)
        self._lay_out()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lead from card to card by the arrows."""
        steps: dict[int, int] = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -COLUMNS,
            Qt.Key.Key_Down: COLUMNS,
        }
        step = steps.get(event.key())
        if step is None:
            super().keyPressEvent(event)
            return
        place = self._place + step
        if 0 <= place < len(self.cards):
            self._choose(place)
            self.cards[place].setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def _rows(self) -> int:
        return -(-len(self.cards) // COLUMNS)

    @property
    def _gap(self) -> int:
        return max(1, round(_GAP * self._unit))

    @property
    def _gaps(self) -> int:
        return (self._rows - 1) * self._gap + 2 * _MARGIN

    def _card_width(self, width: float) -> float:
        return (width - (COLUMNS - 1) * self._gap - 2 * _MARGIN) / COLUMNS - 2 * EDGE

    def _card_height(self, level: CardLevel, width: float) -> float:
        offers = [card.offer for card in self.cards]
        inner = self._card_width(width)
        return 2 * EDGE + max(least_height(offer, inner, self._unit, level) for offer in offers)

    def _sentence_room(self, width: int) -> int:
        """Return the room of the longest sentence, so that nothing moves with another choice."""
        texts = [text for card in self.cards for text in card.offer.sentences]
        shown = self._sentence.text()
        heights: list[int] = []
        for text in texts:
            self._sentence.setText(text)
            heights.append(self._sentence.heightForWidth(width))
        self._sentence.setText(shown)
        return max(heights) + self._gap

    def _has_room(self, level: CardLevel, below: int) -> bool:
        """Whether all cards can tell so much, with room below for a sentence that is not there."""
        height = self.height() if level.has_sentence else self.height() - below
        needed = self._rows * self._card_height(level, self.width()) + self._gaps
        return level is CardLevel.NAME or (needed <= height and not self._cuts_a_name(level))

    def _cuts_a_name(self, level: CardLevel) -> bool:
        """Whether a name would be cut, as beside the switch of a card that has no line for it."""
        room = CardRoom(self._card_width(self.width()), 0.0, self._unit)
        plans = (
            plan_card(card.offer, card.variant, room, level, chosen=True) for card in self.cards
        )
        return any(plan.name.cut for plan in plans)

    def _lay_out(self) -> None:
        width, height = self.width(), self.height()
        below = self._sentence_room(width)
        self._level = next(level for level in reversed(CardLevel) if self._has_room(level, below))
        rows_height = height if self._level.has_sentence else height - below
        each = min((rows_height - self._gaps) / self._rows, _MOST_CARD * self._unit)
        card_width = self._card_width(width) + 2 * EDGE
        for number, card in enumerate(self.cards):
            row, column = divmod(number, COLUMNS)
            x = _MARGIN + column * (card_width + self._gap)
            y = _MARGIN + row * (each + self._gap)
            card.setGeometry(round(x), round(y), round(card_width), round(y + each) - round(y))
            card.show_level(self._level)
        self._sentence.setVisible(not self._level.has_sentence)
        self._sentence.setGeometry(
            0, round(rows_height + self._gap), width, height - round(rows_height) - self._gap
        )

    def _choose(self, place: int, variant: int | None = None) -> None:
        card = self.cards[place]
        if variant is not None:
            card.show_variant(variant)
        self._place = place
        for number, other in enumerate(self.cards):
            other.setChecked(number == place)
        self._show_chosen()
        self.chosen.emit(self.rules)

    def _show_chosen(self) -> None:
        card = self.cards[self._place]
        self._sentence.setText(card.offer.sentences[card.variant])
        lead_tab(self.cards, card)
        for other in self.cards:
            other.update()
        self.setFocusProxy(card)
