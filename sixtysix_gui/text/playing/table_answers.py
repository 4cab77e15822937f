"""What the table answers when it is asked by a key: one or two sentences for each question."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table import words
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.hands import sorted_hand
from sixtysix_gui.table.scene.opened_tricks import tricks_to_see
from sixtysix_gui.table.seating import chair_at
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.playing.events import EventSentences


@dataclass(frozen=True)
class TableAnswers:
    """Answers from what one seat may know.

    ``scores`` are the lines on the plates, ``status`` is the sentence that says whose turn it is.
    """

    view: View
    sentences: EventSentences
    scores: Mapping[Chair, str]
    status: str

    def answer(self, question: Purpose) -> str:
        """Answer a question; empty for what is none."""
        written: dict[Purpose, Callable[[], str]] = {
            Purpose.ASK_ALL: self._all,
            Purpose.ASK_HAND: self._hand,
            Purpose.ASK_TRUMP: self._trump,
            Purpose.ASK_TRICK: self._trick,
            Purpose.ASK_LAST_TRICK: self._last_trick,
            Purpose.ASK_POINTS: self._points,
            Purpose.ASK_SCORE: self._score,
            Purpose.ASK_TALON: self._talon,
            Purpose.ASK_UNSEEN: self._unseen,
            Purpose.ASK_TURN: lambda: self.status,
        }
        return written[question]() if question in written else ""

    def hand_by_suit(self) -> str:
        """Tell the hand, each suit once."""
        return self._by_suit(self.view.hand)

    def _hand(self) -> str:
        cards = ", ".join(self._words.card(card) for card in self._sorted(self.view.hand))
        return QCoreApplication.translate("TableAnswers", "You hold {cards}.").format(cards=cards)

    def _trump(self) -> str:
        view, trump = self.view, self._words.suit_first(self.view.trump_suit)
        if view.turn_up is None:
            sentence = QCoreApplication.translate("TableAnswers", "{suit} are trumps.")
        elif view.status is TalonStatus.CLOSED:
            sentence = QCoreApplication.translate(
                "TableAnswers", "{suit} are trumps. {card} lies face down on the talon."
            )
        else:
            sentence = QCoreApplication.translate(
                "TableAnswers", "{suit} are trumps. {card} lies face up."
            )
        card = "" if view.turn_up is None else self._words.card_first(view.turn_up)
        return sentence.format(suit=trump, card=card)

    def _trick(self) -> str:
        led = self.view.led
        if led is None:
            return QCoreApplication.translate("TableAnswers", "No card has been led.")
        return self.sentences.led(self.view.leader, led, self.view)

    def _last_trick(self) -> str:
        view = self.view
        if not view.won:
            return QCoreApplication.translate("TableAnswers", "No trick has been won yet.")
        last = view.won[-1]
        if last in tricks_to_see(view, chair_at(view, last.winner)):
            return self.sentences.trick(last, view)
        if view.rules.look_back == "none":
            return words.no_looking_back()
        return words.looking_back_over()

    def _points(self) -> str:
        return self.sentences.card_points(self.view.total(self.view.seat), self.view)

    def _score(self) -> str:
        sentence = QCoreApplication.translate("TableAnswers", "Score: you {mine}, {name} {theirs}.")
        return sentence.format(
            mine=self.scores[Chair.SOUTH],
            theirs=self.scores[Chair.NORTH],
            name=self.sentences.opponent,
        )

    def _talon(self) -> str:
        view = self.view
        if view.status is TalonStatus.EXHAUSTED:
            return QCoreApplication.translate("TableAnswers", "The talon is used up.")
        if view.status is TalonStatus.OPEN:
            return QCoreApplication.translate(
                "TableAnswers", "%n card(s) to draw.", None, view.talon_size
            )
        mine = view.close is not None and view.close.seat is view.seat
        closed = words.closed_by_me() if mine else words.closed_by(self.sentences.opponent)
        sentence = QCoreApplication.translate("TableAnswers", "The talon is {closed}.")
        return sentence.format(closed=closed)

    def _unseen(self) -> str:
        cards = self.view.unseen
        if not cards:
            return QCoreApplication.translate("TableAnswers", "You have seen every card.")
        count = QCoreApplication.translate(
            "TableAnswers", "%n card(s) you have not seen.", None, len(cards)
        )
        return f"{count} {self._by_suit(cards)}"

    def _all(self) -> str:
        told = (self._trump(), self._trick(), self.status, self._score())
        return " ".join(filter(None, told))

    def _by_suit(self, cards: Iterable[Card]) -> str:
        in_order = self._sorted(cards)
        suits: dict[Suit, list[str]] = {}
        for card in in_order:
            suits.setdefault(card.suit, []).append(self._words.rank(card.rank))
        #: a suit and the ranks that there are of it
        pattern = QCoreApplication.translate("TableAnswers", "{suit}: {ranks}.")
        return " ".join(
            pattern.format(suit=self._words.suit_first(suit), ranks=", ".join(ranks))
            for suit, ranks in suits.items()
        )

    def _sorted(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        return sorted_hand(cards, self.view)

    @property
    def _words(self) -> CardWords:
        return self.sentences.words
