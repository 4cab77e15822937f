"""Little examples of the duties: a trick, a hand, and what the rules themselves let be played."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, translate
from sixtysix_gui.windows.help.trick_game.beginning import ranks_from_high

_LED, _TRUMP, _OTHER = Suit.HEARTS, Suit.SPADES, Suit.CLUBS
_YOURS = Seat.A


@dataclass(frozen=True)
class DutyExample:
    """A trick that you are to follow to: what lies there, your hand, and what may be played.

    ``best`` is the place in the trick of the card that is winning it, ``seats`` who laid each.
    """

    caption: str
    trump: Suit
    trick: tuple[Card, ...]
    hand: tuple[Card, ...]
    playable: tuple[Card, ...]
    best: int
    seats: tuple[Seat, ...]

    @property
    def pattern(self) -> str:
        """The sentence, with placeholders for caption, trump suit and cards."""
        return translate("TrickHelp", "{caption} Trumps: {trump}. You may play: {cards}.")

    def told(self, words: CardWords) -> str:
        """Tell it to those who do not see the picture, and to those who do."""
        text = self.pattern
        cards = translate("Help", ", ").join(words.short(card) for card in self.playable)
        return text.format(caption=self.caption, trump=words.suit(self.trump), cards=cards)


@dataclass(frozen=True)
class _Ranks:
    """Ranks of a game from the highest down, whatever they are called there."""

    ranks: Sequence[Rank]

    def of(self, suit: Suit, *places: int) -> tuple[Card, ...]:
        """Give cards of a suit by their places from the highest, 0, down; -1 is the lowest."""
        return tuple(card_of(self.ranks[place], suit) for place in places)


_Made = tuple[str, tuple[Card, ...], tuple[Card, ...]]
"""What the example is about, the trick, and the hand."""


def _can_beat(ranks: _Ranks, players: int) -> _Made:
    hand = (*ranks.of(_LED, 1, -1), *ranks.of(_OTHER, 0), *ranks.of(_TRUMP, 2))
    if players < 4:
        caption = QT_TRANSLATE_NOOP("TrickHelp", "You hold the suit led, and can beat it.")
        return caption, ranks.of(_LED, 2), hand
    caption = QT_TRANSLATE_NOOP(
        "TrickHelp", "Your partner is winning the trick, and you can beat the card."
    )
    return caption, ranks.of(_LED, 2, 3), hand


def _cannot_beat(ranks: _Ranks, _players: int) -> _Made:
    hand = (*ranks.of(_LED, 1, -1), *ranks.of(_TRUMP, 2), *ranks.of(_OTHER, 1))
    return (
        QT_TRANSLATE_NOOP("TrickHelp", "You hold the suit led, but cannot beat it."),
        ranks.of(_LED, 0),
        hand,
    )


def _trumped(ranks: _Ranks, _players: int) -> _Made:
    trick = (*ranks.of(_LED, 2), *ranks.of(_TRUMP, -1))
    hand = (*ranks.of(_LED, 1, 3), *ranks.of(_TRUMP, 0), *ranks.of(_OTHER, 1))
    return (
        QT_TRANSLATE_NOOP("TrickHelp", "You hold the suit led, and the trick is trumped already."),
        trick,
        hand,
    )


def _void(ranks: _Ranks, _players: int) -> _Made:
    hand = (*ranks.of(_TRUMP, 1, -1), *ranks.of(_OTHER, 0, 2))
    return (
        QT_TRANSLATE_NOOP("TrickHelp", "You lack the suit led, but hold trumps."),
        ranks.of(_LED, 1),
        hand,
    )


def _can_overtrump(ranks: _Ranks, _players: int) -> _Made:
    trick = (*ranks.of(_LED, 1), *ranks.of(_TRUMP, 3))
    hand = (*ranks.of(_TRUMP, 1, -1), *ranks.of(_OTHER, 0, 2))
    return (
        QT_TRANSLATE_NOOP(
            "TrickHelp", "You lack the suit led, and the trick is trumped; one of yours is higher."
        ),
        trick,
        hand,
    )


def _neither(ranks: _Ranks, _players: int) -> _Made:
    hand = ranks.of(_OTHER, 0, 2, -1)
    return (
        QT_TRANSLATE_NOOP("TrickHelp", "You hold neither the suit led nor trumps."),
        ranks.of(_LED, 1),
        hand,
    )


_ALL: Sequence[tuple[int, Callable[[_Ranks, int], _Made]]] = (
    (2, _can_beat),
    (2, _cannot_beat),
    (3, _trumped),
    (2, _void),
    (3, _can_overtrump),
    (2, _neither),
)
"""Each with how many must play at least, so that so many cards can lie there."""


def duty_examples(rules: Rules) -> tuple[DutyExample, ...]:
    """Make the examples of a game; what may be played in them its rules decide."""
    ranks, players = _Ranks(ranks_from_high(rules)), len(rules.seats)
    return tuple(_example(rules, *make(ranks, players)) for least, make in _ALL if players >= least)


def _example(
    rules: Rules, caption: str, trick: tuple[Card, ...], hand: tuple[Card, ...]
) -> DutyExample:
    seats = [seat for seat in rules.from_seat(_YOURS) if seat is not _YOURS]
    table = [Play(seat, card) for seat, card in zip(seats[-len(trick) :], trick, strict=True)]
    best = table.index(rules.duties.winning(table, _TRUMP))
    playable = rules.duties.playable(hand, table, _TRUMP)
    return DutyExample(
        translate("TrickHelp", caption),
        _TRUMP,
        trick,
        hand,
        playable,
        best,
        tuple(play.seat for play in table),
    )
