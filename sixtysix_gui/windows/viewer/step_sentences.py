"""What happened in a step of a deal, and what it meant, in sentences."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.events import (
    CardDrawn,
    CardPlayed,
    Event,
    LastTrickBonus,
    MarriageMelded,
    Passed,
    TalonClosed,
    TrickWon,
    TrumpExchanged,
    WentOut,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP
from sixtysix_gui.windows.viewer.shown_deal import ShownDeal, Step

_ByPerson = tuple[str, str]
"""A sentence about the person who looks, and the same about somebody else."""

_DEALT = (
    QT_TRANSLATE_NOOP("Steps", "You have dealt. {suit} are trumps."),
    QT_TRANSLATE_NOOP("Steps", "{name} has dealt. {suit} are trumps."),
)
_LED = (
    QT_TRANSLATE_NOOP("Steps", "You lead {card}."),
    QT_TRANSLATE_NOOP("Steps", "{name} leads {card}."),
)
_FOLLOWED = (
    QT_TRANSLATE_NOOP("Steps", "You follow with {card}."),
    QT_TRANSLATE_NOOP("Steps", "{name} follows with {card}."),
)
_TRICK = (
    QT_TRANSLATE_NOOP("Steps", "The trick is yours: {points} card points, {total} in all."),
    QT_TRANSLATE_NOOP("Steps", "{name} takes the trick: {points} card points, {total} in all."),
)
_BONUS = (
    QT_TRANSLATE_NOOP("Steps", "The very last trick earns you {points} more."),
    QT_TRANSLATE_NOOP("Steps", "The very last trick earns {name} {points} more."),
)
_MELDED = (
    QT_TRANSLATE_NOOP("Steps", "You announce {points} in {suit}."),
    QT_TRANSLATE_NOOP("Steps", "{name} announces {points} in {suit}."),
)
_EXCHANGED = (
    QT_TRANSLATE_NOOP("Steps", "You exchange {given} for {taken}."),
    QT_TRANSLATE_NOOP("Steps", "{name} exchanges {given} for {taken}."),
)
_CLOSED = (
    QT_TRANSLATE_NOOP("Steps", "You close the talon."),
    QT_TRANSLATE_NOOP("Steps", "{name} closes the talon."),
)
_CLOSED_EARLY = (
    QT_TRANSLATE_NOOP("Steps", "You close the talon before drawing."),
    QT_TRANSLATE_NOOP("Steps", "{name} closes the talon before drawing."),
)
_PASSED = (
    QT_TRANSLATE_NOOP("Steps", "You pass."),
    QT_TRANSLATE_NOOP("Steps", "{name} passes."),
)
_OUT = (
    QT_TRANSLATE_NOOP("Steps", "You say “Out!”."),
    QT_TRANSLATE_NOOP("Steps", "{name} says “Out!”."),
)
_OUT_BY_ITSELF = (
    QT_TRANSLATE_NOOP("Steps", "You have reached 66."),
    QT_TRANSLATE_NOOP("Steps", "{name} has reached 66."),
)
_DREW = (
    QT_TRANSLATE_NOOP("Steps", "You draw {card}."),
    QT_TRANSLATE_NOOP("Steps", "{name} draws {card}."),
)
_DREW_HIDDEN = (
    QT_TRANSLATE_NOOP("Steps", "You draw a card."),
    QT_TRANSLATE_NOOP("Steps", "{name} draws a card."),
)


class StepSentences:
    """Tells the steps of a deal to the person whose game it was, or to anybody."""

    def __init__(self, deal: ShownDeal, words: CardWords) -> None:
        """Take the words for the cards on the table."""
        self._deal = deal
        self._words = words
        self._tellers: Mapping[type[Event], Callable[[Any, Step], str]] = {
            CardPlayed: self._played,
            TrickWon: self._won,
            LastTrickBonus: self._bonus,
            MarriageMelded: self._melded,
            TrumpExchanged: self._exchanged,
            TalonClosed: self._closed,
            Passed: self._passed,
            WentOut: self._went_out,
            CardDrawn: self._drew,
        }

    def of(self, step: Step) -> str:
        """Say what a step did; of the first one, how it all began."""
        if not step.events:
            suit = self._words.suit_first(step.view.trump_suit)
            return self._say(_DEALT, self._deal.record.dealer, suit=suit)
        if self._deal.me is not None and any(isinstance(one, WentOut) for one in step.events):
            return ""  # the ending, which follows, begins with it
        told = (self._of_event(event, step) for event in step.events)
        return " ".join(sentence for sentence in told if sentence)

    def _of_event(self, event: Event, step: Step) -> str:
        tell = self._tellers.get(type(event))
        return "" if tell is None else tell(event, step)  # the end of a deal is told elsewhere

    def _say(self, by_person: _ByPerson, seat: Seat, **values: object) -> str:
        sentence = by_person[0] if seat is self._deal.me else by_person[1]
        name = self._deal.names[seat]
        return QCoreApplication.translate("Steps", sentence).format(name=name, **values)

    # ------------------------------------------------------------------------------ the events

    def _played(self, event: CardPlayed, _step: Step) -> str:
        sentences = _LED if event.is_lead else _FOLLOWED
        return self._say(sentences, event.seat, card=self._words.card(event.card))

    def _won(self, event: TrickWon, step: Step) -> str:
        total = step.view.total(event.seat)
        has_bonus = any(isinstance(other, LastTrickBonus) for other in step.events)
        return self._say(
            _TRICK,
            event.seat,
            points=event.trick.points,
            total=total - step.view.card_points[event.seat].bonus if has_bonus else total,
        )

    def _bonus(self, event: LastTrickBonus, _step: Step) -> str:
        return self._say(_BONUS, event.seat, points=event.points)

    def _melded(self, event: MarriageMelded, step: Step) -> str:
        suit = self._words.suit(event.suit)
        said = self._say(_MELDED, event.seat, points=event.points, suit=suit)
        if not step.view.card_points[event.seat].tricks:
            waits = QCoreApplication.translate("Steps", "It counts once a trick is won.")
            return f"{said} {waits}"
        return said

    def _exchanged(self, event: TrumpExchanged, _step: Step) -> str:
        given, taken = self._words.card(event.given), self._words.card(event.taken)
        return self._say(_EXCHANGED, event.seat, given=given, taken=taken)

    def _closed(self, event: TalonClosed, _step: Step) -> str:
        said = self._say(_CLOSED_EARLY if event.before_draw else _CLOSED, event.seat)
        return f"{said} {self._strict()}".strip()

    def _passed(self, event: Passed, _step: Step) -> str:
        return self._say(_PASSED, event.seat)

    def _went_out(self, event: WentOut, _step: Step) -> str:
        return self._say(_OUT_BY_ITSELF if event.by_itself else _OUT, event.seat)

    def _drew(self, event: CardDrawn, _step: Step) -> str:
        said = self._drawn_card(event.seat, event.card)
        if event.talon_left:
            return said
        used_up = QCoreApplication.translate("Steps", "The talon is used up.")
        return f"{said} {used_up} {self._strict()}".strip()

    def _strict(self) -> str:
        if not self._deal.record.rules.strict_follow:
            return ""
        return QCoreApplication.translate("Steps", "From now on suit must be followed.")

    def _drawn_card(self, seat: Seat, card: Card | None) -> str:
        if card is None:
            return self._say(_DREW_HIDDEN, seat)
        return self._say(_DREW, seat, card=self._words.card(card))
