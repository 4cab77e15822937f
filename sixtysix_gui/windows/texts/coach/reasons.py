"""The reasons of the coach in words, by their numbers (docs/coach.md, 4)."""

from collections.abc import Iterable, Iterator, Mapping
from typing import cast

from sixtysix_gui.coach.values.reasons import (
    TOO_CLOSE,
    LineKind,
    LinePart,
    Reason,
    ReasonValue,
    told_share,
)
from sixtysix_gui.languages import FALLBACK
from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.rules.moves import Meld, Move, PlayCard
from sixtysix_gui.table.numbers import signed_decimal
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.coach.moves import ACTS, move_after, move_name
from sixtysix_gui.windows.texts.common import (
    QT_TRANSLATE_NOOP,
    as_sentence,
    spoken_language,
    translate,
)

SENTENCES: Mapping[int, str] = {
    0: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{best} wins in {a} of {n} cases, {played} in {b}.",
    ),
    1: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Closing wins in {a} of {n} cases; playing on in {b}.",
    ),
    2: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "You needed %n more, and {s} were certain after closing.",
    ),
    3: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Closed, {name} cannot draw the trumps that are still missing.",
    ),
    4: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Closing fails in {a} of {n} cases, and then it costs {p}.",
    ),
    5: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{name} has no trick yet: closing now can win {p}.",
    ),
    6: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "One trick later closing wins in {a} of {n} cases, now in {b}.",
    ),
    7: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{name} needs only %n more and has them {after} before your next lead in {a} of {n} cases.",
    ),
    8: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Played to the end the last trick counts 10; a closed talon has none.",
    ),
    9: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "%n trump(s) are still out, and {card} is the highest: draw them first.",
    ),
    10: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "All trumps are accounted for: {card} cannot be trumped.",
    ),
    11: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Card} is safe: {name} must follow suit and has nothing higher.",
    ),
    12: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Two trump leads draw all of {name}'s trumps in {a} of {n} cases.",
    ),
    13: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Keep {card}: nothing else of yours beats {card2}.",
    ),
    14: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{name} holds no {suit}, as trick {t} showed, and can trump {card}.",
    ),
    15: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Keep your last trump: it is your only way back to the lead.",
    ),
    16: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Card} can be taken by {card2}, which {name} holds in {a} of 10 cases.",
    ),
    17: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Best} gives away {p} points at most, {played} up to {q}.",
    ),
    18: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Best} brings {p} points and the lead; then %n more will do.",
    ),
    19: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Let this trick go: it is worth {p}, and {card} brings more later.",
    ),
    20: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{After} you draw {card} and {name} gets {card2}.",
    ),
    21: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Let this trick go: its loser gets {card}.",
    ),
    22: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{After} {name} shows a marriage in {a} of {n} cases.",
    ),
    23: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "While you keep {card}, {name} can never show {suit}.",
    ),
    24: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "The pair counts {v} at once.",
    ),
    25: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "With the pair you have {t}: %n more.",
    ),
    26: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Keep the pair: on your next lead it counts {v}.",
    ),
    27: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Best} wins the trick, and your {v} count.",
    ),
    28: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{name} showed {card}, which beats {card2}.",
    ),
    29: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "You had {t}: “Out” would have won {p}.",
    ),
    30: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "You had {t}, %n too few for “Out”.",
    ),
    31: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "You needed %n more; {card} alone brings {p}.",
    ),
    32: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{name} had {t} and did not go out.",
    ),
    33: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{After} {name} has 66 with this very trick in {a} of {n} cases.",
    ),
    34: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{name} needs %n more to leave Schneider: {best} wins 2 in {a} of {n} cases, "
        "{played} in {b}.",
    ),
    35: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{After} you end without a trick more often, and that costs 3.",
    ),
    36: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "One point is enough for the game: {best} wins it in {a} of 100, {played} in {b}.",
    ),
    37: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "All cards were known here. {Line}",
    ),
    38: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "All cards were known here, and nothing could save the deal.",
    ),
    39: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "However the cards lie, {played} is never better, and in {a} of {n} cases it is worse.",
    ),
    40: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "It went well because {card} lay in the talon; so it is in {a} of {n} cases.",
    ),
    41: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "It was right and went wrong: {card} was with {name}, as in {a} of {n} cases.",
    ),
    42: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Too close to call: {best} wins in {a} of {n} cases, {played} in {b}.",
    ),
    43: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Exchange first: it costs nothing, and {card} is worth more than {card2}.",
    ),
    44: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "On average {best} brings {p} game points, {played} {q}.",
    ),
    45: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Best} takes the trick: {p} points and the lead.",
    ),
    46: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Played} gives {name} {p} points for nothing.",
    ),
    47: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Best} takes the trick as well: keep {played}.",
    ),
    48: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{Best} takes the trick as well and brings {p} points more.",
    ),
    49: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "With {best} you leave Schneider in {a} of {n} cases, {played} in {b}.",
    ),
    50: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "{name} has no trick yet: {best} wins 3 in {a} of {n} cases, {played} in {b}.",
    ),
    51: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "Let this trick go: the talon is used up then, you know every card, and {name} must lead.",
    ),
    52: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "You had {t}: “Out!” ends the deal at once.",
    ),
    53: QT_TRANSLATE_NOOP(
        "CoachReasons",
        "The trick is lost with {played} in {a} of {n} cases, with {best} in {b}.",
    ),
}
"""The sentence of every reason. {name} is how sentences call the other; a value that begins a
sentence has a capital: {Card} is {card}. {after} is the move that the reason speaks of as what
something follows: the one played, but the better one in reason 20."""

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

_IT: Mapping[int, str] = {
    0: QT_TRANSLATE_NOOP("CoachReasons", "It wins in {a} of {n} cases, {played} in {b}."),
    17: QT_TRANSLATE_NOOP("CoachReasons", "It gives away {p} points at most, {played} up to {q}."),
    18: QT_TRANSLATE_NOOP(
        "CoachReasons", "It brings {p} points and the lead; then %n more will do."
    ),
    27: QT_TRANSLATE_NOOP("CoachReasons", "It wins the trick, and your {v} count."),
    44: QT_TRANSLATE_NOOP("CoachReasons", "On average it brings {p} game points, {played} {q}."),
    45: QT_TRANSLATE_NOOP("CoachReasons", "The trick brings {p} points and the lead."),
    47: QT_TRANSLATE_NOOP("CoachReasons", "That is enough, and you keep {played}."),
    48: QT_TRANSLATE_NOOP("CoachReasons", "It brings {p} points more."),
    49: QT_TRANSLATE_NOOP(
        "CoachReasons", "With it you leave Schneider in {a} of {n} cases, {played} in {b}."
    ),
}
"""The same in a hint that has just named the better move, and no other beside it."""

_ENOUGH = 10
"""Card points over those that are missing which are still told; beyond that it is enough."""
_CERTAIN = QT_TRANSLATE_NOOP(
    "CoachReasons", "You needed %n more, and after closing enough was certain."
)
_CERTAIN_NOW = QT_TRANSLATE_NOOP(
    "CoachReasons", "You need %n more, and after closing enough is certain."
)
"""Reason 2 where far more was certain than was missing."""
_GIVES_NOTHING = QT_TRANSLATE_NOOP(
    "CoachReasons", "{Best} gives nothing away, {played} up to {q} points."
)
_IT_GIVES_NOTHING = QT_TRANSLATE_NOOP(
    "CoachReasons", "It gives nothing away, {played} up to {q} points."
)
"""Reason 17 of a lead that cannot be taken."""
_BEST_LINE = QT_TRANSLATE_NOOP("CoachReasons", "All cards were known here. The best line: {Line}")
_BEST_LINE_NOW = QT_TRANSLATE_NOOP(
    "CoachReasons", "All cards are known here. The best line: {Line}"
)
"""Reason 37 where it tells tricks."""

_ALIKE = QT_TRANSLATE_NOOP(
    "CoachReasons", "Equal: {best} and {played} win in {a} of {n} cases either way."
)
_ALL_WON = QT_TRANSLATE_NOOP("CoachReasons", "It is decided: {best} and {played} both win.")
_NONE_WON = QT_TRANSLATE_NOOP(
    "CoachReasons", "It is decided: neither {best} nor {played} wins any more."
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
    LineKind.WON: QT_TRANSLATE_NOOP("CoachReasons", "You win {card} and {card2}: {p} points."),
    LineKind.LOST: QT_TRANSLATE_NOOP("CoachReasons", "{name} wins {card} and {card2}: {p} points."),
}


_OPPONENT = QT_TRANSLATE_NOOP("CoachReasons", "your opponent")
"""How the other is called where a card is named of whose rank he bears the name."""


def reason_sentence(
    reason: Reason,
    words: CardWords,
    called: str,
    *,
    before_move: bool = False,
    is_named: bool = False,
    within: bool = False,
) -> str:
    """Say a reason; ``called`` is how sentences call the other: the Queen.

    Before the move, in a hint, it says what is so, and what was so otherwise; ``is_named`` says
    that the hint has just named the better move alone. ``within`` another sentence, after a colon,
    English begins it small.
    """
    name = _name_of_other(reason, words, called)
    source = _sentence(reason, before_move=before_move, is_named=is_named)
    values = {"name": name, **_moves_before(reason, words)}
    counted = -1  # Qt finds no translation without plural forms where a number is given
    for key, value in _told(reason):
        values[key] = _text(value, words, name)
        if key == COUNTED.get(reason.number) and isinstance(value, int):
            counted = value
    pattern = translate("CoachReasons", source, None, counted)
    if within and spoken_language().code == FALLBACK:
        pattern = pattern[:1].lower() + pattern[1:]
        return pattern.format(**values, **_capital(values, small=True))
    return as_sentence(pattern.format(**values, **_capital(values)))


def _capital(values: Mapping[str, str], *, small: bool = False) -> dict[str, str]:
    """Give the values under names with a capital, as they begin a sentence."""
    return {
        name[:1].upper() + name[1:]: text if small else as_sentence(text)
        for name, text in values.items()
    }


def _moves_before(reason: Reason, words: CardWords) -> dict[str, str]:
    """Give {after}, where a reason speaks of what follows a move."""
    moves = dict(reason.values)
    move = moves.get("best" if reason.number == _LAST_DRAW else "played")
    is_move = isinstance(move, PlayCard | Meld) or move in ACTS
    return {"after": move_after(cast("Move", move), words)} if is_move else {}


_LAST_DRAW = 20


def _told(reason: Reason) -> Iterator[tuple[str, ReasonValue]]:
    """Give the values as they are told: cases of 10 at most, or of 100."""
    values = dict(reason.values)
    cases = values.get("n")
    for key, value in reason.values:
        if not isinstance(cases, int) or reason.number in _COUNTS_OTHERWISE:
            yield key, value
        elif key == "n":
            yield key, told_share(0, cases)[1]
        elif key in ("a", "b") and isinstance(value, int):
            yield key, told_share(value, cases)[0]
        else:
            yield key, value


_COUNTS_OTHERWISE = (9,)
"""Reasons whose {n} are no cases."""


def _name_of_other(reason: Reason, words: CardWords, called: str) -> str:
    return called_beside(called, tuple(_cards(reason)), words)


def called_beside(called: str, cards: Iterable[Card], words: CardWords) -> str:
    """Call the other as his plate does, or your opponent beside cards, if he is named after one.

    "The queen of hearts, which the Queen holds" would be two queens.
    """
    ranks = {words.rank(rank).casefold() for rank in Rank}
    is_face = called.split()[-1:] and called.split()[-1].casefold() in ranks
    beside = any(card.rank in _NAMESAKES for card in cards)
    return translate("CoachReasons", _OPPONENT) if is_face and beside else called


_NAMESAKES = (Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN)
"""Cards beside which nobody is called by the name of one."""


def _cards(reason: Reason) -> Iterator[Card]:
    """Give all cards that a reason names."""
    for _, value in reason.values:
        if isinstance(value, Card):
            yield value
        elif isinstance(value, PlayCard):
            yield value.card
        elif isinstance(value, tuple):
            for part in value:
                yield part.card
                if part.card2 is not None:
                    yield part.card2


def _sentence(reason: Reason, *, before_move: bool, is_named: bool) -> str:
    """Give the English sentence of a reason, with room for its values."""
    if reason.number == TOO_CLOSE:
        return _too_close(reason)
    if reason.number == _CERTAIN_POINTS and _is_far_more(reason):
        return _CERTAIN_NOW if before_move else _CERTAIN
    if reason.number == _LINE and _tells_tricks(reason):
        return _BEST_LINE_NOW if before_move else _BEST_LINE
    if reason.number == _GIVES and reason.value("p") == 0:
        return _IT_GIVES_NOTHING if is_named else _GIVES_NOTHING
    sentences = {**SENTENCES, **(_BEFORE if before_move else {}), **(_IT if is_named else {})}
    return sentences[reason.number]


_CERTAIN_POINTS, _GIVES, _LINE = 2, 17, 37


def _too_close(reason: Reason) -> str:
    told = dict(_told(reason))
    if told["a"] != told["b"]:
        return SENTENCES[TOO_CLOSE]
    return {0: _NONE_WON, told["n"]: _ALL_WON}.get(told["a"], _ALIKE)


def _is_far_more(reason: Reason) -> bool:
    missing, certain = reason.value("k"), reason.value("s")
    return isinstance(missing, int) and isinstance(certain, int) and certain > missing + _ENOUGH


def _tells_tricks(reason: Reason) -> bool:
    line = reason.value("line")
    parts = line if isinstance(line, tuple) else ()
    return any(
        isinstance(part, LinePart) and part.kind in (LineKind.WON, LineKind.LOST) for part in parts
    )


def _text(value: ReasonValue, words: CardWords, called: str) -> str:
    if isinstance(value, Card):
        return words.card(value)
    if isinstance(value, Suit):  # before the numbers, of which it is one
        return words.suit(value)
    if isinstance(value, float):
        return signed_decimal(value)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, tuple):
        return " ".join(_line(part, words, called) for part in value)
    return move_name(value, words)


def _line(part: LinePart, words: CardWords, called: str) -> str:
    """Say a part of a line; names of parts it does not have stand in none of its sentences."""
    card = words.card(part.card)
    said = translate("CoachReasons", _LINES[part.kind]).format(
        name=called,
        card=card,
        Card=as_sentence(card),
        suit="" if part.suit is None else words.suit(part.suit),
        card2="" if part.card2 is None else words.card(part.card2),
        p=part.points,
    )
    return as_sentence(said)
