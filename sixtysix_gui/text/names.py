"""Who plays against the person: the levels, each with a face from the cards, and their names.

Where two play, the computer's player is called after its face. At a table of three or four each
has a name and a face of their own, so that three of one strength look different: those of the
Paris pack and of the Tell pack. Hearts is the person's suit; its names are only used where
computers play at every seat. All these names are known in every language, and said in the present
one: a record keeps those of the language that was spoken when it was played.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, get_args

from PySide6.QtCore import QTranslator

from sixtysix_gui import languages
from sixtysix_gui.ai.players.levels import skill_of
from sixtysix_gui.controller.game_setup import USUAL_PLAYER
from sixtysix_gui.resource_files import ResourceMissingError
from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import Deck, Level
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence, isolated, shown_name, texts, translate
from sixtysix_gui.text.data_files import tables_of
from sixtysix_gui.text.people import Gender, Person

_ = texts("Opponents")
_plates = texts("Plates")


@dataclass(frozen=True)
class Opponent:
    """A level, which also names the player behind it, and its face; its words: opponents.toml."""

    level: Level
    face: Card

    @property
    def words(self) -> Mapping[str, Any]:
        """What is said of it, in English."""
        return tables_of("opponents.toml")["levels"][self.level]


OPPONENTS = tuple(
    Opponent(level, Card.parse(words["face"]))
    for level, words in tables_of("opponents.toml")["levels"].items()
)
"""The levels there are, the weakest first; hearts has the king that stands for the person."""

_BY_LEVEL = {opponent.level: opponent for opponent in OPPONENTS}

_OTHER_PLAYERS: Mapping[str, Level] = {"honest": "club", "simple": "novice"}
"""Players that are no level of their own: one of older records, one that stands in for others."""


def opponent_of(player: str) -> Opponent:
    """Find who sits there when that player plays; an unknown one is the usual one.

    A player may be named with his options, as in ``honest:worlds=96``.
    """
    name = player.partition(":")[0]
    return _BY_LEVEL.get(_OTHER_PLAYERS.get(name, name), _BY_LEVEL[USUAL_PLAYER])


def opponent_name(opponent: Opponent, deck: str) -> str:
    """Name an opponent after his face: Queen, or Ober with German cards."""
    name = CardWords(german_suited=deck == "german").rank(opponent.face.rank)
    return name[:1].upper() + name[1:]


def opponent_called(opponent: Opponent, deck: str) -> str:
    """Call an opponent as sentences do: the Queen, or the Ober with German cards."""
    return _(opponent.words["called"][deck])


def called_by_name(name: str) -> str:
    """Call an opponent whose plate bears that name as sentences do; another name stays."""
    for deck in ("french", "german"):
        for opponent in OPPONENTS:
            if opponent_name(opponent, deck) == name:
                return opponent_called(opponent, deck)
    return name


def called_as_recorded(name: str, level: str | None, deck: str) -> str:
    """Call an opponent by the name that a record has, as plates do; empty without one.

    The name of a face is called as everywhere, the Queen; a level alone tells who played too.
    """
    if level is None:
        return isolated(shown_name(name))
    name = shown_name(in_this_language(name))
    player, decks = opponent_of(level), (deck, *get_args(Deck))
    called = {opponent_name(player, each): opponent_called(player, each) for each in decks}
    return called.get(name) or isolated(name) or opponent_called(player, decks[0])


def opponent_against(opponent: Opponent, deck: str) -> str:
    """Say against whom a game is played: against the Queen, or against the Ober."""
    return _(opponent.words["against"][deck])


def opponent_line(opponent: Opponent, rules: Rules | None = None) -> str:
    """Say what an opponent is like in the game of some rules, in a sentence or two."""
    if rules is None or rules.close:
        return _(opponent.words["says"])
    skill, texts = skill_of(opponent.level, rules), tables_of("opponents.toml")
    remembers = _(texts["remembers"][skill.memory])
    thinks = next(text for most, text in texts["thinks"].items() if skill.iterations <= float(most))
    return f"{remembers} {_(thinks)}"


def opponent_strength(opponent: Opponent) -> int:
    """Return the place of an opponent among all, from 1 for the weakest."""
    return OPPONENTS.index(opponent) + 1


def opponent_with_strength(opponent: Opponent, deck: str) -> str:
    """Name an opponent to somebody who does not see the row: Queen, strength 3 of 5."""
    #: {name} is Nine, Jack, Queen, King or Ace
    pattern = _("{name}, level {place} of {count}")
    return pattern.format(
        name=opponent_name(opponent, deck),
        place=opponent_strength(opponent),
        count=len(OPPONENTS),
    )


def opponent_card(opponent: Opponent) -> str:
    """Return the code of the card that shows his face."""
    return opponent.face.code


NAME_LENGTH = 24
"""Letters of a name; a longer one would not fit its plate."""
MY_FACE = "KH"
"""The card whose face stands for the person."""


def my_name(settings: Settings) -> str:
    """Return the person's name, or "You" while he has given none."""
    return shown_name(settings.player_name) or _plates("You")


def plate_note(*, practice: bool, helped: bool = False) -> str:
    """Return what marks a practice game on the person's plate, or a deal with a hint."""
    if practice:
        #: on the player's plate, after the score
        return _plates("practice")
    #: on the player's plate, after the score
    return _plates("with a hint") if helped else ""


# ------------------------------------------------------------------------------- companions

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
        """Say who that is: Rachel, Queen, strength 3 of 5; or, named after the face, Queen, …."""
        if self.person.called:
            return opponent_with_strength(self.opponent, deck)
        #: {who} is a level as in "Queen, strength 3 of 5"
        pattern = translate("Company", "{name}, {who}")
        return pattern.format(
            name=self.person.name, who=opponent_with_strength(self.opponent, deck)
        )


def suit_of_seat(seat: Seat, below: Seat, count: int) -> Suit:
    """Return the suit of a seat at a table for ``count``, seen from the seat that lies ``below``.

    >>> suit_of_seat(Seat.C, below=Seat.A, count=4).name
    'SPADES'
    """
    return _SUITS[count][(seat - below) % count]


def companion(player: str, suit: Suit, deck: str) -> Companion:
    """Return whoever plays so in that suit; ``deck`` is ``french`` or ``german``.

    ``player`` names a level, or a player with his options, as ``opponent_of`` takes it.
    """
    opponent = opponent_of(player)
    face = card_of(opponent.face.rank, suit)
    return Companion(
        person=person_shown_by(face, deck),
        opponent=opponent,
        face=face,
        small_sign=face.rank not in (Rank.JACK, Rank.QUEEN, Rank.KING),
    )


def person_shown_by(face: Card, deck: str) -> Person:
    """Return who is shown by a card: his name and gender.

    >>> person_shown_by(card_of(Rank.QUEEN, Suit.DIAMONDS), "french").name
    'Rachel'

    Raises:
        KeyError: no one is shown by a ten or a card below the nine.
    """
    shown = tables_of("company.toml")[deck][face.rank.name.lower()][face.suit.name.lower()]
    return Person(translate("Company", shown["name"]), Gender[shown["gender"].upper()])


def company(
    players: Mapping[Seat, str], below: Seat, count: int, deck: str
) -> Mapping[Seat, Companion]:
    """Return all whom the computer plays, by seat, at a table for ``count``.

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


# ---------------------------------------------------------------------- names in any language

_Source = tuple[str, str, str]
"""Context, English text and comment, by which Qt finds a translation."""
_YOU: _Source = ("Plates", "You", "")


def in_this_language(name: str) -> str:
    """Return a default name in the language of the program; any other name stays as it is."""
    source = _known().get(name)
    if source is None:
        return name
    context, text, comment = source
    return as_sentence(translate(context, text, comment or None))


def person_in_this_language(person: Person) -> Person:
    """Return a person who has a default name with the name of the present language."""
    name = in_this_language(person.name)
    called = called_by_name(name) if person.called else ""
    return replace(person, name=name, called=called)


def _sources() -> Iterator[_Source]:
    yield _YOU
    for german_suited in (False, True):
        words = CardWords(german_suited=german_suited)
        for opponent in OPPONENTS:
            yield words.source_of(opponent.face.rank)


@lru_cache(maxsize=1)
def _known() -> dict[str, _Source]:
    """Return every default name in every language, with what it translates."""
    known = {as_sentence(source[1]): source for source in _sources()}
    for code in languages.codes():
        texts = QTranslator()
        try:
            file = languages.folder() / code / f"sixtysix_{code}.qm"
        except ResourceMissingError:  # the log tells of it where the language is spoken
            continue
        if texts.load(str(file)):
            for source in _sources():
                said = texts.translate(*source)
                if said:
                    known.setdefault(as_sentence(said), source)
    return known
