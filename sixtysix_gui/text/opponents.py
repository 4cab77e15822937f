"""The five levels as they sit at the table, each with a face from the cards, and the plates."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.ai.player import Memory
from sixtysix_gui.ai.players.levels import skill_of
from sixtysix_gui.controller.game_setup import USUAL_PLAYER
from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.storage.settings_values import Level
from sixtysix_gui.table.seating import SeatLabels
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, shown_name


@dataclass(frozen=True)
class Opponent:
    """A level, which also names the player behind it, its face and what it is like."""

    level: Level
    face: Card
    line: str


OPPONENTS = (
    Opponent(
        "novice",
        card_of(Rank.NINE, Suit.CLUBS),
        QT_TRANSLATE_NOOP(
            "Opponents",
            "Still learning: plays by habit, hardly remembers a card and seldom dares to close.",
        ),
    ),
    Opponent(
        "casual",
        card_of(Rank.JACK, Suit.HEARTS),
        QT_TRANSLATE_NOOP(
            "Opponents", "Plays for fun: remembers the last trick and not much else."
        ),
    ),
    Opponent(
        "club",
        card_of(Rank.QUEEN, Suit.SPADES),
        QT_TRANSLATE_NOOP(
            "Opponents",
            "Plays every week: remembers trumps, aces and tens, and thinks a little ahead.",
        ),
    ),
    Opponent(
        "expert",
        card_of(Rank.KING, Suit.DIAMONDS),
        QT_TRANSLATE_NOOP(
            "Opponents", "Counts every card and works out hands that you might hold."
        ),
    ),
    Opponent(
        "master",
        card_of(Rank.ACE, Suit.SPADES),
        QT_TRANSLATE_NOOP(
            "Opponents",
            "Weighs thousands of hands, plays endings without a mistake, and minds the score.",
        ),
    ),
)
"""The levels there are, the weakest first; hearts has the king that stands for the person."""

_BY_LEVEL = {opponent.level: opponent for opponent in OPPONENTS}

_REMEMBERS: Mapping[Memory, str] = {
    "last": QT_TRANSLATE_NOOP("Opponents", "Remembers the last trick alone."),
    "high": QT_TRANSLATE_NOOP("Opponents", "Remembers trumps, aces and tens."),
    "all": QT_TRANSLATE_NOOP("Opponents", "Remembers every card."),
}
_THINKS = (
    (10, QT_TRANSLATE_NOOP("Opponents", "Plays by habit.")),
    (40, QT_TRANSLATE_NOOP("Opponents", "Tries each card in a few hands that you might hold.")),
    (100, QT_TRANSLATE_NOOP("Opponents", "Thinks a little ahead.")),
    (1000, QT_TRANSLATE_NOOP("Opponents", "Weighs a hundred hands that you might hold.")),
    (
        float("inf"),
        QT_TRANSLATE_NOOP("Opponents", "Weighs hundreds of hands by what was played."),
    ),
)
"""What describes a level in games for three and four: its memory, and the number of descents it
makes (ai/levels.toml)."""

_CALLED = {
    Rank.NINE: QT_TRANSLATE_NOOP("Opponents", "the Nine"),
    Rank.JACK: QT_TRANSLATE_NOOP("Opponents", "the Jack"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("Opponents", "the Queen"),
    Rank.KING: QT_TRANSLATE_NOOP("Opponents", "the King"),
    Rank.ACE: QT_TRANSLATE_NOOP("Opponents", "the Ace"),
}
_CALLED_GERMAN_SUITED = _CALLED | {
    Rank.JACK: QT_TRANSLATE_NOOP("Opponents", "the Unter"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("Opponents", "the Ober"),
    Rank.ACE: QT_TRANSLATE_NOOP("Opponents", "the Daus"),
}
"""How sentences call an opponent; translations use the nominative everywhere."""

_AGAINST = {
    Rank.NINE: QT_TRANSLATE_NOOP("Opponents", "against the Nine"),
    Rank.JACK: QT_TRANSLATE_NOOP("Opponents", "against the Jack"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("Opponents", "against the Queen"),
    Rank.KING: QT_TRANSLATE_NOOP("Opponents", "against the King"),
    Rank.ACE: QT_TRANSLATE_NOOP("Opponents", "against the Ace"),
}
_AGAINST_GERMAN_SUITED = _AGAINST | {
    Rank.JACK: QT_TRANSLATE_NOOP("Opponents", "against the Unter"),
    Rank.QUEEN: QT_TRANSLATE_NOOP("Opponents", "against the Ober"),
    Rank.ACE: QT_TRANSLATE_NOOP("Opponents", "against the Daus"),
}
"""How a game against an opponent is called, which in many languages takes another case."""

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
    called = _CALLED_GERMAN_SUITED if deck == "german" else _CALLED
    return QCoreApplication.translate("Opponents", called[opponent.face.rank])


def called_by_name(name: str) -> str:
    """Call an opponent whose plate bears that name as sentences do; another name stays."""
    for deck in ("french", "german"):
        for opponent in OPPONENTS:
            if opponent_name(opponent, deck) == name:
                return opponent_called(opponent, deck)
    return name


def opponent_against(opponent: Opponent, deck: str) -> str:
    """Say against whom a game is played: against the Queen, or against the Ober."""
    against = _AGAINST_GERMAN_SUITED if deck == "german" else _AGAINST
    return QCoreApplication.translate("Opponents", against[opponent.face.rank])


def opponent_line(opponent: Opponent, rules: Rules | None = None) -> str:
    """Say what an opponent is like in the game of some rules, in a sentence or two."""
    if rules is None or rules.close:
        return QCoreApplication.translate("Opponents", opponent.line)
    skill = skill_of(opponent.level, rules)
    remembers = QCoreApplication.translate("Opponents", _REMEMBERS[skill.memory])
    thinks = next(text for most, text in _THINKS if skill.iterations <= most)
    return f"{remembers} {QCoreApplication.translate('Opponents', thinks)}"


def opponent_strength(opponent: Opponent) -> int:
    """Give the place of an opponent among all, from 1 for the weakest."""
    return OPPONENTS.index(opponent) + 1


def opponent_with_strength(opponent: Opponent, deck: str) -> str:
    """Name an opponent to somebody who does not see the row: Queen, strength 3 of 5."""
    #: {name} is Nine, Jack, Queen, King or Ace
    pattern = QCoreApplication.translate("Opponents", "{name}, strength {place} of {count}")
    return pattern.format(
        name=opponent_name(opponent, deck),
        place=opponent_strength(opponent),
        count=len(OPPONENTS),
    )


def opponent_card(opponent: Opponent) -> str:
    """Give the code of the card that shows his face."""
    return opponent.face.code


NAME_LENGTH = 24
"""Letters of a name; a longer one would not fit its plate."""
MY_FACE = "KH"
"""The card whose face stands for the person."""


def my_name(settings: Settings) -> str:
    """Give the person's name, or "You" while he has given none."""
    return shown_name(settings.player_name) or QCoreApplication.translate("Plates", "You")


def practice_word() -> str:
    """Mark a practice game on the person's plate."""
    #: on the player's plate, after the score
    return QCoreApplication.translate("Plates", "practice")


def plate_labels(
    settings: Settings,
    opponent: Opponent,
    human: Seat,
    *,
    practice: bool = False,
    helped: bool = False,
) -> SeatLabels:
    """Write the plates, by seat; a practice game is marked on the person's, or a helped deal."""
    mine, theirs = my_name(settings), opponent_name(opponent, settings.deck)
    faces = (MY_FACE, opponent_card(opponent))
    note = practice_word() if practice else ""
    if helped and not practice:
        #: on the player's plate, after the score
        note = QCoreApplication.translate("Plates", "with a hint")
    hint = opponent_with_strength(opponent, settings.deck)
    if human is Seat.A:
        return SeatLabels((mine, theirs), (note, ""), faces, ("", hint))
    return SeatLabels((theirs, mine), ("", note), (faces[1], faces[0]), (hint, ""))
