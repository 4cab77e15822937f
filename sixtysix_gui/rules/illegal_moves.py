"""Why the rules forbid a move, as reasons and sentences."""

from collections.abc import Mapping
from enum import Enum

from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.rules.errors import RulesError


class Illegality(Enum):
    """Why a move is not allowed now; the text is the English sentence, values in braces."""

    DEAL_OVER = "The deal is over."
    NOT_YOUR_TURN = "It is not your turn."
    NOT_IN_HAND = "You do not hold {card}."
    NOT_NOW = "That cannot be done now."
    DRAW_FIRST = "Draw a card first."
    REPLY_FIRST = "First say whether you exchange."
    FOLLOW_SUIT = "You must follow suit: play {a_suit}."
    HEAD = "You must beat {card}: play a higher {one_suit}."
    TRUMP = "You must trump: play {a_suit}."
    LEAD_MARRIAGE = "You have shown the marriage in {suit}: lead its king or queen."
    LEAD_MARRIAGE_KING = "You have shown the marriage in {suit}: lead its king."
    CLOSE_NOW = "You have acted before drawing, so you must close the talon."
    ONLY_ON_LEAD = "Only the player on lead may do that."
    NO_MARRIAGE = "You do not hold king and queen of {suit}."
    ONE_MARRIAGE = "Only one marriage may be shown on a lead."
    MARRIAGE_FIRST_LEAD = "No marriage may be shown on the first lead."
    MARRIAGE_NEEDS_TRICK = "You need a trick before you may show a marriage."
    MARRIAGE_CLOSED = "Marriages end when the talon is closed."
    MARRIAGE_EXHAUSTED = "Marriages end when the talon is used up."
    MARRIAGE_TOO_LATE = "The lead to trick {trick} was the last that could carry a marriage."
    MARRIAGE_AFTER_DRAW = "Draw first, then show the marriage."
    NO_EXCHANGE = "In this rule set no card is exchanged."
    EXCHANGE_CARD = "Only {card} can be exchanged, and you do not hold it."
    EXCHANGE_CLOSED = "The talon is no longer open, so nothing can be exchanged."
    EXCHANGE_TALON = "At least {count} cards must lie in the talon to exchange."
    EXCHANGE_NEEDS_TRICK = "You need a trick before you may exchange."
    EXCHANGE_BEFORE_MARRIAGE = "Exchange first, then show the marriage."
    EXCHANGE_AFTER_DRAW = "Draw first, then exchange."
    CLOSE_CLOSED = "The talon is no longer open."
    CLOSE_FIRST_LEAD = "Nobody may close before the first card is played."
    CLOSE_TALON = "At least {count} cards must lie in the talon to close it."
    CLOSE_AFTER_DRAW = "Draw first, then close."
    NOTHING_TO_DRAW = "There is nothing to draw now."
    OUT_AUTOMATIC = "In this rule set 66 ends the deal by itself."
    OUT_NEEDS_TRICK = "You need a trick before you may go out."
    OUT_ON_LEAD = "You may go out only before you lead."
    TRUMP_FIRST = "First name the trump suit, or have your next card faced."
    BID_FIRST = "First bid, or pass."
    BID_HIGHER = "Bid more than {count}, or pass."
    BID_MOST = "At most {count} can be bid."
    MARRIAGE_SHOWN = "You have shown the marriage in {suit} before."
    NO_GOING_OUT = "In this rule set nobody goes out: every trick is played."
    SIDE_NEEDS_TRICK = "Your side needs a trick before you may go out."
    OPENING_FIRST = "First say how you open the deal."
    OPENING_CARD = "You hold no card that opens the deal in that way."
    OPENING_ACE = "Your opening asks for another lead: the {rank} of a suit that is not trumps."
    OPENING_BELOW_ACE = (
        "Your opening asks for another lead: neither a trump nor the {rank} of any suit."
    )
    OPENING_NO_TRUMP = "While you hold another card, no trump may be played to the first trick."
    EXCHANGE_ITSELF = "The turn-up is {card} itself, so there is nothing to exchange."
    TRUMP_HELD = "Name a suit that you hold, or have your next card faced."
    CALL_FIRST = "First call a contract, or pass."
    CALL_HIGHER = "Call a contract that is worth more than {count}, or pass."
    CALL_NOT_OFFERED = "That contract is not played here."
    CALL_CALLERS_SIDE = "Only forehand and his partner may call that contract."
    CALL_OTHERS = "Only the opponents of forehand may call that contract."
    CALL_ACE = "You need an ace to call that contract."
    CALL_PLAIN_SUIT = "You need five cards of one suit that is not trump to call that contract."
    CALL_TRUMP_SUIT = "You need five trumps to call that contract."
    DOUBLE_FIRST = "First double, or pass."
    MARRIAGE_IN_CONTRACT = "In this contract no marriage is shown."
    MARRIAGE_OF_BIDDER = "In this contract only its player shows marriages."
    OUT_IN_CONTRACT = "Only the simple game is won by going out."


class IllegalMoveError(RulesError):
    """A move that the rules forbid now, with the reason and its values."""

    def __init__(self, reason: Illegality, values: Mapping[str, object] | None = None) -> None:
        """Keep the reason; ``values`` fills the braces: Card, Suit, Rank or int by name."""
        self.reason = reason
        self.values: dict[str, object] = dict(values or {})
        super().__init__(reason.value.format(**_words(self.values)))


def _words(values: Mapping[str, object]) -> dict[str, str]:
    """Give English words: "hearts", "a heart", "king", "the king of hearts"."""
    words: dict[str, str] = {}
    for name, value in values.items():
        if isinstance(value, Suit):
            words[name] = value.name.lower()
            words[f"one_{name}"] = words[name].removesuffix("s")
            words[f"a_{name}"] = f"a {words[f'one_{name}']}"
        elif isinstance(value, Card):
            words[name] = f"the {value.rank.name.lower()} of {value.suit.name.lower()}"
        elif isinstance(value, Rank):
            words[name] = value.name.lower()
        else:
            words[name] = str(value)
    return words
