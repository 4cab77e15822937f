"""Everything that can be wrong with a record, each with its place and a sentence."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, unique

from typing_extensions import override

from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.errors import RulesError, quoted
from sixtysix_gui.sentences import Translate, told, tr


@unique
class RecordErrors(Enum):
    """What is wrong; the text is the English sentence, values in braces.

    The name of the class is the context in which translators find the sentences.
    """

    EMPTY = tr("There is no record here.")
    NOT_TEXT = tr("This is not a text file: it holds a zero byte.")
    UTF16 = tr("This text was saved as UTF-16. Save it as UTF-8, and it can be read.")
    NOT_UTF8 = tr("This is not a text in UTF-8.")
    TAG_MALFORMED = tr('This is not a tag: a tag is [Name "value"], escaping only \\" and \\\\.')
    TAG_DOUBLED = tr("The tag {tag} stands in this record twice.")
    TAG_MISSING = tr("The tag {tag} is missing.")
    TAG_LONG = tr(
        "This tag is too long: a name has at most {longest_name} characters, "
        "a value {longest_value}.",
    )
    TAGS_MANY = tr("These are too many tags: at most {most} may have names of your own.")
    TAG_VALUE = tr("{tag} cannot be “{value}”: it takes {allowed}.")
    FORMAT_UNKNOWN = tr("This program reads the format “66R 1”, not “{value}”.")
    RULES_MALFORMED = tr("“{value}” in the tag Rules is not of the form key=value.")
    RULES_DOUBLED = tr("The tag Rules sets {key} twice.")
    RULES_REFUSED = tr("There are no such rules: {sentence}")
    BATCHES_CONTRADICTED = tr("The tags Rules and Batches contradict each other.")
    PACK_REFUSED = tr("That cannot be dealt: {sentence}")
    UNKNOWN_CARD = tr("A card is unknown (??), so the deal cannot be replayed.")
    TAG_DERIVED = tr("The tag {tag} of this deal is {expected}.")
    TAG_UNDERIVED = tr("This deal has no {tag} to be named in a tag.")
    MANY_PLAYERS = tr("That belongs to the games for three and four, not to this one.")
    WORDS_MANY = tr("These are too many words: the moves of a record have at most {most}.")
    COMMENT_OPEN = tr("The comment that begins here is never closed.")
    TOKEN_MALFORMED = tr("This is neither a move nor a check nor a result.")
    NUMBER_EXPECTED = tr("The number of trick {number} should stand here, as in “{number}.”.")
    TURN_EMPTY = tr("Nothing follows the number of this trick.")
    TRICK_OPEN = tr("Trick {number} is not complete before this.")
    TRICK_FULL = tr("Trick {number} is already complete.")
    DEAL_OVER = tr("The deal was over before this.")
    ILLEGAL_MOVE = tr("{sentence}")
    ILLEGAL_MOVE_OF = tr("{seat} would be told: {sentence}")
    EXCHANGE_TAKES = tr("The exchange takes the turn-up, {card}.")
    MARRIAGE_WORTH = tr("This marriage is worth {points}.")
    CLOSE_WITHOUT_DRAW = tr("Nobody has drawn yet, so this close is written #-.")
    CLOSE_AFTER_DRAW = tr("The cards of this turn are drawn, so this close is written #.")
    DRAW_UNWRITTEN = tr(
        "In the last turn of an unfinished record a draw counts only if “d” is there.",
    )
    REPLY_MISPLACED = tr("Only a close can be replied to, directly after it.")
    WORD_MISPLACED = tr("This does not belong here.")
    LINE_BROKEN = tr("Something is missing after “{word}”.")
    TRUMP_UNSAID = tr(
        "Before this it must be said how trump was fixed, as in “trump H” or “face QH”.",
    )
    CALLS_UNSAID = tr("Before this all calls must be said, as in “bid B=1 C=-”.")
    ANSWERS_UNSAID = tr("Before this all answers must be said, as in “double B=x A=-”.")
    SEAT_WRONG = tr("It is {expected} who speaks here.")
    FACED_WRONG = tr("The card that is faced is {card}.")
    CALL_UNKNOWN = tr("“{value}” cannot be called here.")
    WIDOW_WRONG = tr("The widow is worth {points}.")
    CHECK_MISPLACED = tr("A check stands directly after a complete trick.")
    CHECK_WRONG = tr("The trick gives {expected}.")
    RESULT_MISSING = tr("The record ends without a result.")
    RESULT_EARLY = tr("The deal is not over here, so its result can only be *.")
    RESULT_WRONG = tr("The deal ends {expected}.")
    AFTER_RESULT = tr("Nothing may follow the result of a record.")
    RESULT_TAG_WRONG = tr("The tag Result says otherwise than the moves, which end {expected}.")
    TERMINATION_WRONG = tr("The deal ended by {expected}.")
    UNDRAWN_WRONG = tr(
        "The tag Undrawn names the last turn if its player exchanged or melded before drawing and "
        "then went out. That is not so here.",
    )
    TOTALS_WRONG = tr("The totals are {expected}.")
    TRICKS_WRONG = tr("The tricks are {expected}.")
    DEALER_CONTINUES = tr("This deal of the game belongs to dealer {expected}.")
    SCORE_CONTINUES = tr("The game stands at {expected} before this deal.")
    CARRY_CONTINUES = tr("The carry before this deal is {expected}.")
    GAME_OVER = tr("The game was over before this deal.")


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
