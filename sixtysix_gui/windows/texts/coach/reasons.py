"""The reasons of the coach in words, by their numbers (docs/coach.md, 8)."""

from collections.abc import Mapping

from sixtysix_gui.coach.values.reasons import (
    TOO_CLOSE,
    LineKind,
    LinePart,
    Reason,
    ReasonValue,
)
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.table.numbers import signed_decimal
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.coach.moves import move_name
from sixtysix_gui.windows.texts.coach.watched_reasons import WATCHED, WATCHED_LINES
from sixtysix_gui.windows.texts.common import QT_TRANSLATE_NOOP, as_sentence, translate

SENTENCES: Mapping[int, str] = {
    0: QT_TRANSLATE_NOOP("CoachReasons", "{best} wins in {a} of {n} cases, {played} in {b}."),
    1: QT_TRANSLATE_NOOP("CoachReasons", "Closing wins in {a} of {n} cases; playing on in {b}."),
    2: QT_TRANSLATE_NOOP("CoachReasons", "You needed %n more, and {s} were certain after closing."),
    3: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Closed, {name} cannot draw the trumps that are still missing.",
    ),
    4: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "A close that fails costs {p}, and it fails in {a} of {n} cases.",
    ),
    5: QT_TRANSLATE_NOOP("CoachReasons", "{name} has no trick yet: closing now can win {p}."),
    6: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "One trick later closing wins in {a} of {n} cases, now in {b}.",
    ),
    7: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{name} needs only %n more and gets there before your next lead in {a} of {n} cases.",
    ),
    8: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Played to the end the last trick counts 10; a closed talon has none.",
    ),
    9: QT_TRANSLATE_NOOP("CoachReasons", "%n trump(s) are still out, and yours is the highest."),
    10: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "All trumps are accounted for: {card} cannot be trumped.",
    ),
    11: QT_TRANSLATE_NOOP("CoachReasons", "{Card} is safe: nothing that is left beats it."),
    12: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Two leads draw all of {name}'s trumps in {a} of {n} cases.",
    ),
    13: QT_TRANSLATE_NOOP("CoachReasons", "Keep {card}: nothing else of yours beats {card2}."),
    14: QT_TRANSLATE_NOOP("CoachReasons", "{name} holds no {suit}: that showed in trick {t}."),
    15: QT_TRANSLATE_NOOP("CoachReasons", "Your last trump is your only way back to the lead."),
    16: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Card} can be taken by {card2}, which {name} holds in {a} of 10 cases.",
    ),
    17: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "This lead gives away {p} points at most; {card} gives up to {q}.",
    ),
    18: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "It brings {p} points and the lead; then %n more will do.",
    ),
    19: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Let this trick go: it is worth {p}, and {card} brings more later.",
    ),
    20: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Who wins this trick draws {card}; who loses it, the trump card.",
    ),
    21: QT_TRANSLATE_NOOP("CoachReasons", "Losing this trick brings you the trump card."),
    22: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "On lead, {name} could show a marriage in {a} of {n} cases.",
    ),
    23: QT_TRANSLATE_NOOP("CoachReasons", "While you keep {card}, {name} can never show {suit}."),
    24: QT_TRANSLATE_NOOP("CoachReasons", "The pair counts {v} at once."),
    25: QT_TRANSLATE_NOOP("CoachReasons", "With the pair you have {t}: %n more."),
    26: QT_TRANSLATE_NOOP("CoachReasons", "Keep the pair: on your next lead it counts {v}."),
    27: QT_TRANSLATE_NOOP("CoachReasons", "Win one more trick, and your {v} count."),
    28: QT_TRANSLATE_NOOP("CoachReasons", "{name} showed {card}: it is still in that hand."),
    29: QT_TRANSLATE_NOOP("CoachReasons", "You had {t}: “Out” would have won {p}."),
    30: QT_TRANSLATE_NOOP("CoachReasons", "You had {t}, %n too few for “Out”."),
    31: QT_TRANSLATE_NOOP("CoachReasons", "You needed %n more; {card} alone brings {p}."),
    32: QT_TRANSLATE_NOOP("CoachReasons", "{name} had {t} and did not go out."),
    33: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{name} reaches 66 with the next trick in {a} of {n} cases.",
    ),
    34: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "%n point(s) more and {name} is out of Schneider: 1 instead of 2.",
    ),
    35: QT_TRANSLATE_NOOP("CoachReasons", "You have no trick yet: without one the deal costs 3."),
    36: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "One point is enough for the game: {best} wins it in {a} of 100, {played} in {b}.",
    ),
    37: QT_TRANSLATE_NOOP("CoachReasons", "All cards were known here. {Line}"),
    38: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "All cards were known here, and nothing could save the deal.",
    ),
    39: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "In none of {n} possible deals is {played} better, in {a} worse.",
    ),
    40: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "It went well because {card} lay in the talon; so it is in {a} of {n} cases.",
    ),
    41: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "It was right and went wrong: {card} was with {name}, as in {a} of {n} cases.",
    ),
    42: QT_TRANSLATE_NOOP("CoachReasons", "Too close to call: {a} and {b} of {n} cases."),
    43: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Exchange first: it costs nothing, and {card} is worth more than {card2}.",
    ),
    44: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "On average {best} brings {p} game points, {played} {q}.",
    ),
}
"""The sentence of every reason. {name} is how sentences call the other; a value that begins a
sentence has a capital: {Card} is {card}, and so does {best} where it stands first."""

_BEFORE: Mapping[int, str] = {
    2: QT_TRANSLATE_NOOP("CoachReasons", "You need %n more, and {s} are certain after closing."),
    29: QT_TRANSLATE_NOOP("CoachReasons", "You have {t}: “Out” wins {p}."),
    30: QT_TRANSLATE_NOOP("CoachReasons", "You have {t}, %n too few for “Out”."),
    31: QT_TRANSLATE_NOOP("CoachReasons", "You need %n more; {card} alone brings {p}."),
    37: QT_TRANSLATE_NOOP("CoachReasons", "All cards are known here. {Line}"),
    38: QT_TRANSLATE_NOOP(
        "CoachReasons", "All cards are known here, and nothing can save the deal."
    ),
    43: QT_TRANSLATE_NOOP(
        "CoachReasons", "It costs nothing, and {card} is worth more than {card2}."
    ),
}
"""The same before the move is made, in a hint, which has named the move."""

_ALIKE = QT_TRANSLATE_NOOP(
    "CoachReasons", "Too close to call: either way you win in {a} of {n} cases."
)
_ALL_WON = QT_TRANSLATE_NOOP("CoachReasons", "It is decided: either way you win in all {n} cases.")
_NONE_WON = QT_TRANSLATE_NOOP(
    "CoachReasons", "It is decided: either way you win in none of {n} cases."
)
"""Reason 42 where both moves win as often: what differs is by how much."""

COUNTED: Mapping[int, str] = {2: "k", 7: "k", 9: "n", 18: "k", 25: "k", 30: "k", 31: "k", 34: "p"}
"""The value of a reason that stands for %n, by which the sentence takes one form or another."""

_LINES: Mapping[LineKind, str] = {
    LineKind.TRUMPED: QT_TRANSLATE_NOOP(
        "CoachReasons", "{name} has no {suit} left and trumps {card}: {p} points lost."
    ),
    LineKind.DRAWS: QT_TRANSLATE_NOOP(
        "CoachReasons", "{Card} draws {card2}, and the rest is yours."
    ),
    LineKind.NOBODY: QT_TRANSLATE_NOOP("CoachReasons", "With {card} nobody reaches 66."),
    LineKind.FIRST: QT_TRANSLATE_NOOP("CoachReasons", "With {card} you reach 66 first."),
}


def reason_sentence(
    reason: Reason, words: CardWords, called: str, *, before_move: bool = False, mover: str = ""
) -> str:
    """Say a reason; ``called`` is how sentences call the other: the Queen.

    With a ``mover`` it is told of the player of that name, and nobody is "you".
    """
    values: dict[str, str] = {"name": called, "mover": mover}
    sentence = _sentence(reason, before_move=before_move, is_watched=bool(mover))
    counted = -1  # Qt finds no translation without plural forms where a number is given
    for name, value in reason.values:
        text = _text(value, words, called, mover)
        values |= {name: text, name[:1].upper() + name[1:]: as_sentence(text)}
        if name == COUNTED.get(reason.number) and isinstance(value, int):
            counted = value
    pattern = translate("CoachReasons", sentence, None, counted)
    return as_sentence(pattern.format(**values))


def _sentence(reason: Reason, *, before_move: bool, is_watched: bool) -> str:
    """Give the English sentence of a reason, with room for its values."""
    if reason.number == TOO_CLOSE and reason.value("a") == reason.value("b"):
        wins = reason.value("a")
        return {0: _NONE_WON, reason.value("n"): _ALL_WON}.get(wins, _ALIKE)
    sentences = {**SENTENCES, **_BEFORE} if before_move else SENTENCES
    return {**sentences, **WATCHED}[reason.number] if is_watched else sentences[reason.number]


def _text(value: ReasonValue, words: CardWords, called: str, mover: str) -> str:
    if isinstance(value, Card):
        return words.card(value)
    if isinstance(value, Suit):  # before the numbers, of which it is one
        return words.suit(value)
    if isinstance(value, float):
        return signed_decimal(value)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, tuple):
        return " ".join(_line(part, words, called, mover) for part in value)
    return move_name(value, words)


def _line(part: LinePart, words: CardWords, called: str, mover: str) -> str:
    """Say a part of a line; names of parts it does not have stand in none of its sentences."""
    card = words.card(part.card)
    lines = {**_LINES, **WATCHED_LINES} if mover else _LINES
    said = translate("CoachReasons", lines[part.kind]).format(
        name=called,
        mover=mover,
        card=card,
        Card=as_sentence(card),
        suit="" if part.suit is None else words.suit(part.suit),
        card2="" if part.card2 is None else words.card(part.card2),
        p=part.points,
    )
    return as_sentence(said)
