"""Everything that can be wrong with a record, each with its place and a sentence."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, unique

from typing_extensions import override

from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.errors import RulesError, quoted
from sixtysix_gui.sentences import Translate, to_translate, told


@unique
class Reason(Enum):
    """What is wrong; the text is the English sentence, values in braces."""

    EMPTY = to_translate("RecordErrors", "There is no record here.")
    NOT_TEXT = to_translate("RecordErrors", "This is not a text file: it holds a zero byte.")
    UTF16 = to_translate(
        "RecordErrors", "This text was saved as UTF-16. Save it as UTF-8, and it can be read."
    )
    NOT_UTF8 = to_translate("RecordErrors", "This is not a text in UTF-8.")
    TAG_MALFORMED = to_translate(
        "RecordErrors", 'This is not a tag: a tag is [Name "value"], escaping only \\" and \\\\.'
    )
    TAG_DOUBLED = to_translate("RecordErrors", "The tag {tag} stands in this record twice.")
    TAG_MISSING = to_translate("RecordErrors", "The tag {tag} is missing.")
    TAG_LONG = to_translate(
        "RecordErrors",
        "This tag is too long: a name has at most {longest_name} characters, "
        "a value {longest_value}.",
    )
    TAGS_MANY = to_translate(
        "RecordErrors", "These are too many tags: at most {most} may have names of your own."
    )
    TAG_VALUE = to_translate("RecordErrors", "{tag} cannot be “{value}”: it takes {allowed}.")
    FORMAT_UNKNOWN = to_translate(
        "RecordErrors", "This program reads the format “66R 1”, not “{value}”."
    )
    RULES_MALFORMED = to_translate(
        "RecordErrors", "“{value}” in the tag Rules is not of the form key=value."
    )
    RULES_DOUBLED = to_translate("RecordErrors", "The tag Rules sets {key} twice.")
    RULES_REFUSED = to_translate("RecordErrors", "There are no such rules: {sentence}")
    BATCHES_CONTRADICTED = to_translate(
        "RecordErrors", "The tags Rules and Batches contradict each other."
    )
    PACK_REFUSED = to_translate("RecordErrors", "That cannot be dealt: {sentence}")
    UNKNOWN_CARD = to_translate(
        "RecordErrors", "A card is unknown (??), so the deal cannot be replayed."
    )
    TAG_DERIVED = to_translate("RecordErrors", "The tag {tag} of this deal is {expected}.")
    TAG_UNDERIVED = to_translate("RecordErrors", "This deal has no {tag} to be named in a tag.")
    MANY_PLAYERS = to_translate(
        "RecordErrors", "That belongs to the games for three and four; only those for two are read."
    )
    WORDS_MANY = to_translate(
        "RecordErrors", "These are too many words: the moves of a record have at most {most}."
    )
    COMMENT_OPEN = to_translate("RecordErrors", "The comment that begins here is never closed.")
    TOKEN_MALFORMED = to_translate(
        "RecordErrors", "This is neither a move nor a check nor a result."
    )
    NUMBER_EXPECTED = to_translate(
        "RecordErrors", "The number of trick {number} should stand here, as in “{number}.”."
    )
    TURN_EMPTY = to_translate("RecordErrors", "Nothing follows the number of this trick.")
    TRICK_OPEN = to_translate("RecordErrors", "Trick {number} is not complete before this.")
    TRICK_FULL = to_translate("RecordErrors", "Trick {number} is already complete.")
    DEAL_OVER = to_translate("RecordErrors", "The deal was over before this.")
    ILLEGAL_MOVE = to_translate("RecordErrors", "{sentence}")
    ILLEGAL_MOVE_OF = to_translate("RecordErrors", "{seat} would be told: {sentence}")
    EXCHANGE_TAKES = to_translate("RecordErrors", "The exchange takes the turn-up, {card}.")
    MARRIAGE_WORTH = to_translate("RecordErrors", "This marriage is worth {points}.")
    CLOSE_WITHOUT_DRAW = to_translate(
        "RecordErrors", "Nobody has drawn yet, so this close is written #-."
    )
    CLOSE_AFTER_DRAW = to_translate(
        "RecordErrors", "The cards of this turn are drawn, so this close is written #."
    )
    DRAW_UNWRITTEN = to_translate(
        "RecordErrors",
        "In the last turn of an unfinished record a draw counts only if “d” is there.",
    )
    REPLY_MISPLACED = to_translate(
        "RecordErrors", "Only a close can be replied to, directly after it."
    )
    WORD_MISPLACED = to_translate("RecordErrors", "This does not belong here.")
    LINE_BROKEN = to_translate("RecordErrors", "Something is missing after “{word}”.")
    TRUMP_UNSAID = to_translate(
        "RecordErrors",
        "Before this it must be said how trump was fixed, as in “trump H” or “face QH”.",
    )
    CALLS_UNSAID = to_translate(
        "RecordErrors", "Before this all calls must be said, as in “bid B=1 C=-”."
    )
    ANSWERS_UNSAID = to_translate(
        "RecordErrors", "Before this all answers must be said, as in “double B=x A=-”."
    )
    SEAT_WRONG = to_translate("RecordErrors", "It is {expected} who speaks here.")
    FACED_WRONG = to_translate("RecordErrors", "The card that is faced is {card}.")
    CALL_UNKNOWN = to_translate("RecordErrors", "“{value}” cannot be called here.")
    WIDOW_WRONG = to_translate("RecordErrors", "The widow is worth {points}.")
    CHECK_MISPLACED = to_translate(
        "RecordErrors", "A check stands directly after a complete trick."
    )
    CHECK_WRONG = to_translate("RecordErrors", "The trick gives {expected}.")
    RESULT_MISSING = to_translate("RecordErrors", "The record ends without a result.")
    RESULT_EARLY = to_translate(
        "RecordErrors", "The deal is not over here, so its result can only be *."
    )
    RESULT_WRONG = to_translate("RecordErrors", "The deal ends {expected}.")
    AFTER_RESULT = to_translate("RecordErrors", "Nothing may follow the result of a record.")
    RESULT_TAG_WRONG = to_translate(
        "RecordErrors", "The tag Result says otherwise than the moves, which end {expected}."
    )
    TERMINATION_WRONG = to_translate("RecordErrors", "The deal ended by {expected}.")
    UNDRAWN_WRONG = to_translate(
        "RecordErrors",
        "The tag Undrawn names the last turn if its player exchanged or melded before drawing and "
        "then went out. That is not so here.",
    )
    TOTALS_WRONG = to_translate("RecordErrors", "The totals are {expected}.")
    TRICKS_WRONG = to_translate("RecordErrors", "The tricks are {expected}.")
    DEALER_CONTINUES = to_translate(
        "RecordErrors", "This deal of the game belongs to dealer {expected}."
    )
    SCORE_CONTINUES = to_translate(
        "RecordErrors", "The game stands at {expected} before this deal."
    )
    CARRY_CONTINUES = to_translate("RecordErrors", "The carry before this deal is {expected}.")
    GAME_OVER = to_translate("RecordErrors", "The game was over before this deal.")


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
        return translate("RecordErrors", self.reason.value).format(**values)
