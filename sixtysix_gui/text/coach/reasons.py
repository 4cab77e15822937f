"""The reasons of the coach in words, by their numbers (docs/coach.md, 4)."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import cast

from sixtysix_gui.coach.judgements import (
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
from sixtysix_gui.sentences import marks
from sixtysix_gui.table.words import signed_decimal
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach.moves import ACTS, move_after, move_name
from sixtysix_gui.text.common import (
    as_sentence,
    spoken_language,
    texts,
)
from sixtysix_gui.text.data_files import read_tables

_ = texts("CoachReasons")
mark = marks("CoachReasons")

_ENOUGH = 10
"""Card points over those that are missing which are still told; beyond that it is enough."""
_OPPONENT = mark("your opponent")
"""How the other is called where a card is named of whose rank he bears the name."""


def reason_sentence(
    reason: Reason,
    words: CardWords,
    called: str,
    *,
    closing: Collection[Move] = (),
    before_move: bool = False,
    is_named: bool = False,
    within: bool = False,
    mover: str = "",
) -> str:
    """Say a reason; ``called`` is how sentences call the other: the Queen.

    ``closing`` are the moves that bind to close the talon.

    Before the move, in a hint, it says what is so, and what was so otherwise; ``is_named`` says
    that the hint has just named the better move alone. ``within`` another sentence, after a colon,
    English begins it small. With a ``mover`` it is told of the player of that name, and no one is
    "you".
    """
    name = called if mover else _name_of_other(reason, words, called)
    text = reason_texts()[_text_key(reason)]
    source = text.form(before_move=before_move, is_named=is_named, is_watched=bool(mover))
    values = {"name": name, "mover": mover, **_moves_before(reason, words)}
    counted = -1  # Qt finds no translation without plural forms where a number is given
    for key, value in _told(reason):
        values[key] = _text(value, words, name, mover, closing)
        if key == text.counted and isinstance(value, int):
            counted = value
    pattern = _(source, "", counted)
    if within and spoken_language().code == FALLBACK:
        pattern = pattern[:1].lower() + pattern[1:]
        return pattern.format(**values, **_capital(values, small=True))
    return as_sentence(pattern.format(**values, **_capital(values)))


def _capital(values: Mapping[str, str], *, small: bool = False) -> dict[str, str]:
    """Return the values under names with a capital, as they begin a sentence."""
    return {
        name[:1].upper() + name[1:]: text if small else as_sentence(text)
        for name, text in values.items()
    }


def _moves_before(reason: Reason, words: CardWords) -> dict[str, str]:
    """Return {after}, where a reason speaks of what follows a move."""
    moves = dict(reason.values)
    move = moves.get("best" if reason.number in _AFTER_BEST else "played")
    is_move = isinstance(move, PlayCard | Meld) or move in ACTS
    return {"after": move_after(cast("Move", move), words)} if is_move else {}


_AFTER_BEST = (20, 56)
"""Reasons that say what follows the better move."""


def _told(reason: Reason) -> Iterator[tuple[str, ReasonValue]]:
    """Yield the values as they are told: cases of 10 at most, or of 100."""
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
    return _(_OPPONENT) if is_face and beside else called


_NAMESAKES = (Rank.NINE, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN)
"""Cards beside which no one is called by the name of one."""


def _cards(reason: Reason) -> Iterator[Card]:
    """Yield all cards that a reason names."""
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


def _text_key(reason: Reason) -> str:
    """Return the key of what is said: the number of the reason, or what takes its place."""
    if reason.number == TOO_CLOSE:
        return _too_close(reason)
    if reason.number == _CERTAIN_POINTS and _is_far_more(reason):
        return "certain"
    if reason.number == _LINE and _tells_tricks(reason):
        return "best_line"
    if reason.number == _GIVES and reason.value("p") == 0:
        return "gives_nothing"
    return str(reason.number)


_CERTAIN_POINTS, _GIVES, _LINE = 2, 17, 37


def _too_close(reason: Reason) -> str:
    told = dict(_told(reason))
    best, played = told["a"], told["b"]
    if isinstance(best, int) and isinstance(played, int) and best < played:
        return "wins_less"
    if best != played:
        return str(TOO_CLOSE)
    return {0: "none_won", told["n"]: "all_won"}.get(best, "alike")


def _is_far_more(reason: Reason) -> bool:
    missing, certain = reason.value("k"), reason.value("s")
    return isinstance(missing, int) and isinstance(certain, int) and certain > missing + _ENOUGH


def _tells_tricks(reason: Reason) -> bool:
    line = reason.value("line")
    return isinstance(line, tuple) and any(
        isinstance(part, LinePart) and part.kind in (LineKind.WON, LineKind.LOST) for part in line
    )


def _text(
    value: ReasonValue, words: CardWords, called: str, mover: str, closing: Collection[Move]
) -> str:
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
    return move_name(value, words, closing)


def _line(part: LinePart, words: CardWords, called: str, mover: str) -> str:
    """Say a part of a line; names of parts it does not have stand in none of its sentences."""
    card = words.card(part.card)
    text = line_texts()[part.kind]
    source = text.form(before_move=False, is_named=False, is_watched=bool(mover))
    said = _(source).format(
        name=called,
        mover=mover,
        card=card,
        Card=as_sentence(card),
        suit="" if part.suit is None else words.suit(part.suit),
        card2="" if part.card2 is None else words.card(part.card2),
        p=part.points,
    )
    return as_sentence(said)


_FILE = "reasons.toml"


@dataclass(frozen=True)
class ReasonText:
    """The forms of a reason, of which all but the first may be missing; see reasons.toml."""

    says: str
    before: str = ""
    named: str = ""
    watched: str = ""
    counted: str = ""

    def form(self, *, before_move: bool, is_named: bool, is_watched: bool) -> str:
        """Return the form for a moment; what says most about it goes first."""
        if is_watched and self.watched:
            return self.watched
        if is_named and self.named:
            return self.named
        return self.before if before_move and self.before else self.says


@cache
def reason_texts() -> Mapping[str, ReasonText]:
    """Return all reasons by their numbers, and by names what takes their place.

    Raises:
        DataFileError: if reasons.toml is missing or damaged.
    """
    return {key: ReasonText(**row) for key, row in read_tables(_FILE)["reasons"].items()}


@cache
def line_texts() -> Mapping[LineKind, ReasonText]:
    """Return the parts of the line that a reason tells."""
    lines = read_tables(_FILE)["lines"]
    return {kind: ReasonText(**lines[kind.name.lower()]) for kind in LineKind}
