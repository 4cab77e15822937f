"""A deal written down, trick by trick, in the words of the person's deck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.records import DealRecord, Replay, game_after, game_before, replay
from sixtysix_gui.rules.events import (
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
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.marking import QT_TRANSLATE_NOOP


@dataclass(frozen=True)
class TrickLine:
    """One line of a deal: a trick, or what was said after the last one.

    ``acts`` is what was done before the lead; figures are card points after the trick.
    """

    number: str
    acts: str
    led: str
    reply: str
    winner: str
    totals: tuple[str, str]


def names_of(record: DealRecord) -> tuple[str, str]:
    """Give the players' names, or the letters of their seats."""
    return record.tag("A") or "A", record.tag("B") or "B"


def trick_lines(record: DealRecord, words: CardWords) -> list[TrickLine]:
    """Write every trick of a deal."""
    return list(_lines(replay(record), names_of(record), words))


@dataclass
class _Open:
    """The line being written."""

    number: str = ""
    acts: tuple[str, ...] = ()
    led: str = ""
    reply: str = ""

    def closed(self, winner: str, totals: tuple[str, str]) -> TrickLine:
        """Give the finished line."""
        return TrickLine(self.number, ", ".join(self.acts), self.led, self.reply, winner, totals)

    @property
    def is_empty(self) -> bool:
        """Whether nothing stands on the line."""
        return not (self.acts or self.led)


def _lines(played: Replay, names: tuple[str, str], words: CardWords) -> Iterator[TrickLine]:
    line = _Open()
    for state, events in zip(played.states[1:], played.events, strict=True):
        totals = str(state.total(Seat.A)), str(state.total(Seat.B))
        for event in events:
            if isinstance(event, CardPlayed):
                _put_card(line, event, names, words)
            elif isinstance(event, TrickWon):
                line.number = str(event.number)
                yield line.closed(names[event.seat], totals)
                line = _Open()
            else:
                said = _act(event, names, words)
                line.acts = (*line.acts, said) if said else line.acts
    if not line.is_empty:
        last = played.state
        yield line.closed("", (str(last.total(Seat.A)), str(last.total(Seat.B))))


def _put_card(line: _Open, event: CardPlayed, names: tuple[str, str], words: CardWords) -> None:
    shown = f"{names[event.seat]}: {words.short(event.card)}"
    if event.is_lead:
        line.led = shown
    else:
        line.reply = shown


def _act(event: Event, names: tuple[str, str], words: CardWords) -> str:
    if isinstance(event, MarriageMelded):
        sentence = QCoreApplication.translate("RecordTricks", "{name}: {points} in {suit}")
        return sentence.format(
            name=names[event.seat], points=event.points, suit=words.suit(event.suit)
        )
    if isinstance(event, TrumpExchanged):
        sentence = QCoreApplication.translate("RecordTricks", "{name}: {card} exchanged")
        return sentence.format(name=names[event.seat], card=words.short(event.taken))
    plain = _PLAIN.get(type(event))
    seat = getattr(event, "seat", None)
    if plain is None or not isinstance(seat, Seat):
        return ""
    return QCoreApplication.translate("RecordTricks", plain).format(name=names[seat])


_PLAIN: Mapping[type[Event], str] = {
    # without verbs: the name may be "You"
    TalonClosed: QT_TRANSLATE_NOOP("RecordTricks", "{name}: talon closed"),
    WentOut: QT_TRANSLATE_NOOP("RecordTricks", "{name}: “Out!”"),
    Passed: QT_TRANSLATE_NOOP("RecordTricks", "{name}: pass"),
    LastTrickBonus: QT_TRANSLATE_NOOP("RecordTricks", "{name}: 10 for the last trick"),
}


def result_line(record: DealRecord) -> str:
    """Say how a deal ended, or that it has not."""
    played = replay(record)
    outcome = played.state.outcome
    names = names_of(record)
    if record.abandoned:
        return QCoreApplication.translate("RecordTricks", "This deal was given up.")
    if outcome is None:
        return QCoreApplication.translate("RecordTricks", "This deal is not finished.")
    if outcome.winner is None:
        return QCoreApplication.translate("RecordTricks", "The deal is drawn.")
    points = game_after(record).won[outcome.winner] - game_before(record).won[outcome.winner]
    return QCoreApplication.translate(
        "RecordTricks", "{name}: %n game point(s).", None, points
    ).format(name=names[outcome.winner])


def is_unfinished(record: DealRecord) -> bool:
    """Whether a deal can be gone on with."""
    return not record.abandoned and not replay(record).state.is_over
