"""Everything that can be wrong with a record, each with its place and a sentence."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, unique

from typing_extensions import override

from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.errors import RulesError, quoted
from sixtysix_gui.sentences import Translate, marks, told

mark = marks("RecordErrors")


@unique
class RecordErrors(Enum):
    """What is wrong; the text is the English sentence, values in braces.

    The name of the class is the context in which translators find the sentences.
    """

    EMPTY = mark("There is no record here.")
    NOT_TEXT = mark("This is not a text file: it contains a zero byte.")
    UTF16 = mark("This text was saved as UTF-16. Save it as UTF-8 so that it can be read.")
    NOT_UTF8 = mark("This is not UTF-8 text.")
    TAG_MALFORMED = mark(
        'This is not a tag. A tag looks like [Name "value"] and escapes only \\" and \\\\.'
    )
    TAG_DOUBLED = mark("The {tag} tag appears twice in this record.")
    TAG_MISSING = mark("The {tag} tag is missing.")
    TAG_LONG = mark(
        "This tag is too long: a name can have at most {longest_name} characters, a value "
        "{longest_value}."
    )
    TAGS_MANY = mark("There are too many tags: at most {most} can have names of your own.")
    TAG_VALUE = mark("{tag} cannot be “{value}”: it takes {allowed}.")
    FORMAT_UNKNOWN = mark("This program reads the format “66R 1”, not “{value}”.")
    RULES_MALFORMED = mark("“{value}” in the Rules tag is not of the form key=value.")
    RULES_DOUBLED = mark("The Rules tag sets {key} twice.")
    RULES_REFUSED = mark("These rules cannot be used: {sentence}")
    BATCHES_CONTRADICTED = mark("The Rules and Batches tags contradict each other.")
    PACK_REFUSED = mark("These cards cannot be dealt: {sentence}")
    UNKNOWN_CARD = mark("A card is unknown (??), so the deal cannot be replayed.")
    TAG_DERIVED = mark("In this deal, the {tag} tag must be {expected}.")
    TAG_UNDERIVED = mark("The {tag} tag does not apply to this deal.")
    MANY_PLAYERS = mark("That belongs to the games for three and four players, not to this one.")
    WORDS_MANY = mark("There are too many words: the moves of a record can have at most {most}.")
    COMMENT_OPEN = mark("The comment that begins here is never closed.")
    TOKEN_MALFORMED = mark("This is not a move, a check or a result.")
    NUMBER_EXPECTED = mark("The number of trick {number} should be here, as in “{number}.”.")
    TURN_EMPTY = mark("Nothing follows this trick number.")
    TRICK_OPEN = mark("Trick {number} is not complete yet.")
    TRICK_FULL = mark("Trick {number} is already complete.")
    DEAL_OVER = mark("The deal was already over.")
    ILLEGAL_MOVE = mark("{sentence}")
    ILLEGAL_MOVE_OF = mark("Illegal move by {seat}: {sentence}")
    EXCHANGE_TAKES = mark("The exchange takes the trump card, {card}.")
    MARRIAGE_WORTH = mark("This marriage is worth {points}.")
    CLOSE_WITHOUT_DRAW = mark("Nobody has drawn yet, so closing is written #- here.")
    CLOSE_AFTER_DRAW = mark("The cards of this turn have been drawn, so closing is written # here.")
    DRAW_UNWRITTEN = mark(
        "In the last turn of an unfinished record, a draw counts only if “d” is written."
    )
    REPLY_MISPLACED = mark("A reply is possible only directly after closing.")
    WORD_MISPLACED = mark("This does not belong here.")
    LINE_BROKEN = mark("Something is missing after “{word}”.")
    TRUMP_UNSAID = mark(
        "Before this, the record must say how trumps were set, as in “trump H” or “face QH”."
    )
    CALLS_UNSAID = mark("Before this, all calls must be listed, as in “bid B=1 C=-”.")
    ANSWERS_UNSAID = mark("Before this, all answers must be listed, as in “double B=x A=-”.")
    SEAT_WRONG = mark("It is {expected}’s turn here.")
    FACED_WRONG = mark("The card turned up is {card}.")
    CALL_UNKNOWN = mark("“{value}” cannot be called here.")
    WIDOW_WRONG = mark("The widow is worth {points}.")
    CHECK_MISPLACED = mark("A check must come directly after a complete trick.")
    CHECK_WRONG = mark("The trick gives {expected}.")
    RESULT_MISSING = mark("The record ends without a result.")
    RESULT_EARLY = mark("The deal is not over here, so its result can only be *.")
    RESULT_WRONG = mark("The result of this deal is {expected}.")
    AFTER_RESULT = mark("Nothing may follow the result of a record.")
    RESULT_TAG_WRONG = mark("The Result tag does not match the moves, which give {expected}.")
    TERMINATION_WRONG = mark("In this deal, the Termination tag must be {expected}.")
    UNDRAWN_WRONG = mark(
        "The Undrawn tag names the last turn only if its player exchanged or announced a "
        "marriage before drawing and then went out. That is not the case here."
    )
    TOTALS_WRONG = mark("The totals are {expected}.")
    TRICKS_WRONG = mark("The trick counts are {expected}.")
    DEALER_CONTINUES = mark("The dealer of this deal is {expected}.")
    SCORE_CONTINUES = mark("The score before this deal is {expected}.")
    CARRY_CONTINUES = mark("The carry before this deal is {expected}.")
    GAME_OVER = mark("The game was already over before this deal.")


Reason = RecordErrors
"""How the code calls them, one by one."""


@dataclass(frozen=True)
class RecordPlace:
    """Where something stands: record, line and trick count from 1; trick and token if there is any.

    The token is a move, a check, a result or the name of a tag.
    """

    record: int
    line: int
    trick: int | None = None
    token: str = ""

    @override
    def __str__(self) -> str:
        """Return it in words, as in “record 3, line 12, trick 5, token KH”."""
        words = [f"record {self.record}", f"line {self.line}"]
        if self.trick is not None:
            words.append(f"trick {self.trick}")
        if self.token:
            words.append(f"token {quoted(self.token)}")
        return ", ".join(words)


class RecordError(Exception):
    """A record that is not one; ``str()`` is an English sentence with the place.

    ``record``, ``line``, ``trick`` and ``token`` are those of the place, ``sentence`` is the
    English one without it. ``so_far`` is the deal up to the fault, where there is one.
    """

    def __init__(
        self,
        reason: Reason,
        place: RecordPlace,
        values: Mapping[str, object] | None = None,
        cause: RulesError | None = None,
    ) -> None:
        """Keep reason and place; ``values`` fills the braces, ``cause`` is what the rules said."""
        self.reason = reason
        self.place = place
        self.record, self.line = place.record, place.line
        self.trick, self.token = place.trick, place.token
        self.values: dict[str, object] = dict(values or {})
        self.cause = cause
        self.so_far: DealRecord | None = None
        self.sentence = self.told(lambda _, source: source, str)
        where = str(place)
        super().__init__(f"{where[0].upper()}{where[1:]}: {self.sentence}")

    def told(self, translate: Translate, cause: Callable[[RulesError], str]) -> str:
        """Return what is wrong, without the place, in the language of a translator.

        ``cause`` words what the rules said.
        """
        values = {name: quoted(told(value, translate)) for name, value in self.values.items()}
        if self.cause is not None:
            values["sentence"] = cause(self.cause)
        return translate(RecordErrors.__name__, self.reason.value).format(**values)
