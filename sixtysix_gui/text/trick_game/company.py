"""The computer's players at a table of three or four: names, faces and genders (MANY 3).

A face is a court card, so that three of one strength look different. The names are those of the
Paris pack and of the Tell pack. Hearts is the person's suit; its names are only used where
computers play at every seat.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, translate
from sixtysix_gui.text.opponents import (
    Opponent,
    opponent_called,
    opponent_name,
    opponent_of,
    opponent_with_strength,
)
from sixtysix_gui.text.people import Gender, Person

_FEMALE, _MALE = Gender.FEMALE, Gender.MALE

_NINES: Mapping[Suit, tuple[str, Gender]] = {
    Suit.DIAMONDS: (QT_TRANSLATE_NOOP("Company", "Emma"), _FEMALE),
    Suit.SPADES: (QT_TRANSLATE_NOOP("Company", "Finn"), _MALE),
    Suit.CLUBS: (QT_TRANSLATE_NOOP("Company", "Oskar"), _MALE),
    Suit.HEARTS: (QT_TRANSLATE_NOOP("Company", "Ida"), _FEMALE),
}
_ACES: Mapping[Suit, tuple[str, Gender]] = {
    Suit.DIAMONDS: (QT_TRANSLATE_NOOP("Company", "Melchior"), _MALE),
    Suit.SPADES: (QT_TRANSLATE_NOOP("Company", "Merlin"), _MALE),
    Suit.CLUBS: (QT_TRANSLATE_NOOP("Company", "Balthasar"), _MALE),
    Suit.HEARTS: (QT_TRANSLATE_NOOP("Company", "Kaspar"), _MALE),
}
_FRENCH: Mapping[Rank, Mapping[Suit, tuple[str, Gender]]] = {
    Rank.NINE: _NINES,
    Rank.JACK: {
        Suit.DIAMONDS: (QT_TRANSLATE_NOOP("Company", "Hector"), _MALE),
        Suit.SPADES: (QT_TRANSLATE_NOOP("Company", "Ogier"), _MALE),
        Suit.CLUBS: (QT_TRANSLATE_NOOP("Company", "Lancelot"), _MALE),
        Suit.HEARTS: (QT_TRANSLATE_NOOP("Company", "Lahire"), _MALE),
    },
    Rank.QUEEN: {
        Suit.DIAMONDS: (QT_TRANSLATE_NOOP("Company", "Rachel"), _FEMALE),
        Suit.SPADES: (QT_TRANSLATE_NOOP("Company", "Pallas"), _FEMALE),
        Suit.CLUBS: (QT_TRANSLATE_NOOP("Company", "Argine"), _FEMALE),
        Suit.HEARTS: (QT_TRANSLATE_NOOP("Company", "Judith"), _FEMALE),
    },
    Rank.KING: {
        Suit.DIAMONDS: (QT_TRANSLATE_NOOP("Company", "Caesar"), _MALE),
        Suit.SPADES: (QT_TRANSLATE_NOOP("Company", "David"), _MALE),
        Suit.CLUBS: (QT_TRANSLATE_NOOP("Company", "Alexander"), _MALE),
        Suit.HEARTS: (QT_TRANSLATE_NOOP("Company", "Charles"), _MALE),
    },
    Rank.ACE: _ACES,
}
_GERMAN: Mapping[Rank, Mapping[Suit, tuple[str, Gender]]] = {
    Rank.NINE: _NINES,
    Rank.JACK: {
        Suit.DIAMONDS: (QT_TRANSLATE_NOOP("Company", "Reding"), _MALE),
        Suit.SPADES: (QT_TRANSLATE_NOOP("Company", "Fürst"), _MALE),
        Suit.CLUBS: (QT_TRANSLATE_NOOP("Company", "Harras"), _MALE),
        Suit.HEARTS: (QT_TRANSLATE_NOOP("Company", "Kuoni"), _MALE),
    },
    Rank.QUEEN: {
        Suit.DIAMONDS: (QT_TRANSLATE_NOOP("Company", "Stüssi"), _MALE),
        Suit.SPADES: (QT_TRANSLATE_NOOP("Company", "Rudenz"), _MALE),
        Suit.CLUBS: (QT_TRANSLATE_NOOP("Company", "Tell"), _MALE),
        Suit.HEARTS: (QT_TRANSLATE_NOOP("Company", "Gessler"), _MALE),
    },
    Rank.KING: {
        Suit.DIAMONDS: (QT_TRANSLATE_NOOP("Company", "Otto"), _MALE),
        Suit.SPADES: (QT_TRANSLATE_NOOP("Company", "Ludwig"), _MALE),
        Suit.CLUBS: (QT_TRANSLATE_NOOP("Company", "Karl"), _MALE),
        Suit.HEARTS: (QT_TRANSLATE_NOOP("Company", "Konrad"), _MALE),
    },
    Rank.ACE: _ACES,
}
_SUITS: Mapping[int, tuple[Suit, ...]] = {
    3: (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS),
    4: (Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES, Suit.CLUBS),
}
"""Clockwise from the person's seat, by the number of players: S, W, N, E; with three no N."""


@dataclass(frozen=True)
class Companion:
    """A computer's player at the table: who he is, and the card whose face he has.

    ``small_sign``: all of the rank share one drawing, and the suit sign stands beside it.
    """

    person: Person
    opponent: Opponent
    face: Card
    small_sign: bool

    def tip(self, deck: str) -> str:
        """Say who that is: Rachel, Queen, strength 3 of 5."""
        #: {who} is a level as in "Queen, strength 3 of 5"
        pattern = translate("Company", "{name}, {who}")
        return pattern.format(
            name=self.person.name, who=opponent_with_strength(self.opponent, deck)
        )


def suit_of_seat(seat: Seat, below: Seat, count: int) -> Suit:
    """Give the suit of a seat at a table for so many, seen from the seat that lies ``below``.

    >>> suit_of_seat(Seat.C, below=Seat.A, count=4).name
    'SPADES'
    """
    return _SUITS[count][(seat - below) % count]


def companion(player: str, suit: Suit, deck: str) -> Companion:
    """Give whoever plays so in that suit; ``deck`` is ``french`` or ``german``.

    ``player`` names a level, or a player with his options, as ``opponent_of`` takes it.
    """
    opponent = opponent_of(player)
    face = card_of(opponent.face.rank, suit)
    return Companion(
        person=person_shown_by(face, deck),
        opponent=opponent,
        face=face,
        small_sign=face.rank in (Rank.NINE, Rank.ACE),
    )


def person_shown_by(face: Card, deck: str) -> Person:
    """Give who is shown by a card: his name and gender.

    >>> person_shown_by(card_of(Rank.QUEEN, Suit.DIAMONDS), "french").name
    'Rachel'

    Raises:
        KeyError: nobody is shown by a ten or a card below the nine.
    """
    name, gender = (_GERMAN if deck == "german" else _FRENCH)[face.rank][face.suit]
    return Person(translate("Company", name), gender)


def company(
    players: Mapping[Seat, str], below: Seat, count: int, deck: str
) -> Mapping[Seat, Companion]:
    """Give everybody whom the computer plays, by seat, at a table for so many.

    Where two play they are called after their faces, as in the other games for two.
    """
    if len(_SUITS.get(count, ())) != count:
        return {seat: _alone(player, deck) for seat, player in players.items()}
    return {
        seat: companion(player, suit_of_seat(seat, below, count), deck)
        for seat, player in players.items()
    }


def _alone(player: str, deck: str) -> Companion:
    opponent = opponent_of(player)
    person = Person(opponent_name(opponent, deck), called=opponent_called(opponent, deck))
    return Companion(person, opponent, opponent.face, small_sign=False)
