"""What a player can do, and why the rules forbid it (rules.md 3.3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from sixtysix_gui.rules.cards import ALL_CARDS, Card, Rank, Suit
from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.sentences import marks

mark = marks("Illegality")


@dataclass(frozen=True, slots=True)
class Move:
    """Any move of any game."""


@dataclass(frozen=True, slots=True)
class PlayCard(Move):
    """Lead a card, or follow with one."""

    card: Card


@dataclass(frozen=True, slots=True)
class Meld(Move):
    """Show king and queen of a suit; one of the two must be led next."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class ExchangeTrump(Move):
    """Exchange the lowest trump for the turn-up, on lead, following or in reply to a close."""


@dataclass(frozen=True, slots=True)
class CloseTalon(Move):
    """Turn the trump down; before the draw this is the close with the short hand."""


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Draw, first oneself and then the loser of the trick."""


@dataclass(frozen=True, slots=True)
class GoOut(Move):
    """Claim to have 66 card points; a false claim is as legal as a true one."""


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Let an occasion go: an exchange, a bid, the partner's turn before a lead, the last claim."""


@dataclass(frozen=True, slots=True)
class NameTrump(Move):
    """Name the trump suit after the first batch, where forehand does."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class TurnTrump(Move):
    """Have the next card faced, whose suit is trump; it stays in the hand."""


@dataclass(frozen=True, slots=True)
class Bid(Move):
    """Undertake to make this number of ticks of 33 card points each."""

    ticks: int


class Opening(Enum):
    """How forehand opens a deal of Gaigel (many.md 8.3), by the words of its records."""

    ALTE = "alte"
    ELF = "elf"
    HOEHER = "hoeher"
    DISSLE = "dissle"


@dataclass(frozen=True, slots=True)
class Open(Move):
    """Say how the deal is opened, before the first card is led."""

    opening: Opening


@dataclass(frozen=True, slots=True)
class CallContract(Move):
    """Undertake a contract, named by its word, such as ``gang``."""

    contract: str


@dataclass(frozen=True, slots=True)
class Double(Move):
    """Double what the deal is worth, for the own side."""


EXCHANGE_TRUMP = ExchangeTrump()
CLOSE_TALON = CloseTalon()
DRAW = Draw()
GO_OUT = GoOut()
PASS = Pass()
PLAY_CARD = {card: PlayCard(card) for card in ALL_CARDS}
"""The shared ``PlayCard`` of every card, so that listing moves creates nothing."""
MELD = tuple(Meld(suit) for suit in Suit)
NAME_TRUMP = tuple(NameTrump(suit) for suit in Suit)
TURN_TRUMP = TurnTrump()
DOUBLE = Double()
BID = tuple(Bid(ticks) for ticks in range(7))
"""The shared ``Bid`` of every number of ticks, at that number."""
OPEN = {opening: Open(opening) for opening in Opening}


class Illegality(Enum):
    """Why a move is not allowed now; the text is the English sentence, values in braces."""

    DEAL_OVER = mark("This deal is over.")
    NOT_YOUR_TURN = mark("It is not your turn.")
    NOT_IN_HAND = mark("You do not hold {card}.")
    NOT_NOW = mark("You cannot do that now.")
    DRAW_FIRST = mark("Draw a card first.")
    REPLY_FIRST = mark("The talon was closed: exchange or pass first.")
    FOLLOW_SUIT = mark("You must follow suit: play {one_of_suit}.")
    HEAD = mark("You must beat {card}: play a higher card of {suit}.")
    TRUMP = mark("You must trump: play {one_of_suit}.")
    LEAD_MARRIAGE = mark("You announced the marriage in {suit}: lead one of its two cards.")
    LEAD_MARRIAGE_KING = mark("You announced the marriage in {suit}: lead its king.")
    CLOSE_NOW = mark("You acted before drawing, so now you must close the talon.")
    ONLY_ON_LEAD = mark("Only the player on lead may do that.")
    NO_MARRIAGE = mark("You do not hold both cards of the marriage in {suit}.")
    ONE_MARRIAGE = mark("Only one marriage may be announced on a lead.")
    MARRIAGE_FIRST_LEAD = mark("Under these rules, no marriage may be announced on the first lead.")
    MARRIAGE_NEEDS_TRICK = mark("You need a trick before you may announce a marriage.")
    MARRIAGE_CLOSED = mark(
        "Under these rules, no marriages may be announced once the talon is closed."
    )
    MARRIAGE_EXHAUSTED = mark(
        "Under these rules, no marriages may be announced once the talon is used up."
    )
    MARRIAGE_TOO_LATE = mark(
        "The lead to trick {trick} was the last on which a marriage could be announced."
    )
    MARRIAGE_AFTER_DRAW = mark("Draw first, then announce the marriage.")
    NO_EXCHANGE = mark("Under these rules, the trump card cannot be exchanged.")
    EXCHANGE_CARD = mark("Only {card} may be exchanged, and you do not hold it.")
    EXCHANGE_CLOSED = mark("The talon is no longer open, so nothing can be exchanged.")
    EXCHANGE_TALON = mark("Too late to exchange: at least {count} cards must be left in the talon.")
    EXCHANGE_NEEDS_TRICK = mark("You need a trick before you may exchange.")
    EXCHANGE_BEFORE_MARRIAGE = mark("Too late: an exchange must come before the marriage.")
    EXCHANGE_AFTER_DRAW = mark("Draw first, then exchange.")
    CLOSE_CLOSED = mark("The talon is no longer open, so it cannot be closed.")
    CLOSE_FIRST_LEAD = mark("Under these rules, nobody may close before the first trick.")
    CLOSE_TALON = mark("Too late to close: at least {count} cards must be left in the talon.")
    CLOSE_AFTER_DRAW = mark("Draw first, then close.")
    NOTHING_TO_DRAW = mark("There is nothing to draw now.")
    OUT_AUTOMATIC = mark("Under these rules, 66 ends the deal automatically; nobody has to say so.")
    OUT_NEEDS_TRICK = mark("You need a trick before you may go out.")
    OUT_ON_LEAD = mark("You may go out only before you lead.")
    TRUMP_FIRST = mark("First name the trump suit, or turn up your next card.")
    BID_FIRST = mark("Bid or pass first.")
    BID_HIGHER = mark("Bid more than {count}, or pass.")
    BID_MOST = mark("The highest bid is {count}.")
    MARRIAGE_SHOWN = mark("You have already announced the marriage in {suit}.")
    NO_GOING_OUT = mark("Under these rules, nobody goes out: every trick is played.")
    SIDE_NEEDS_TRICK = mark("Your side needs a trick before you may go out.")
    OPENING_FIRST = mark("First say how you open the deal.")
    OPENING_CARD = mark("You have no card that opens the deal that way.")
    OPENING_ACE = mark(
        "Your opening calls for a different lead: the {rank} of a suit other than trumps."
    )
    OPENING_BELOW_ACE = mark(
        "Your opening calls for a different lead: neither a trump nor the {rank} of any suit."
    )
    OPENING_NO_TRUMP = mark(
        "You may not play a trump to the first trick while you hold any other card."
    )
    EXCHANGE_ITSELF = mark("The trump card is {card} itself, so there is nothing to exchange.")
    TRUMP_HELD = mark("Name a suit you hold, or turn up your next card.")
    CALL_FIRST = mark("Call a contract or pass first.")
    CALL_HIGHER = mark("Call a contract worth more than {count}, or pass.")
    CALL_NOT_OFFERED = mark("That contract is not played here.")
    CALL_CALLERS_SIDE = mark("Only the forehand’s side may call that contract.")
    CALL_OTHERS = mark("Only the forehand’s opponents may call that contract.")
    CALL_ACE = mark("You need an ace to call that contract.")
    CALL_PLAIN_SUIT = mark(
        "You need five cards of one suit other than trumps to call that contract."
    )
    CALL_TRUMP_SUIT = mark("You need five trumps to call that contract.")
    DOUBLE_FIRST = mark("Double or pass first.")
    MARRIAGE_IN_CONTRACT = mark("No marriages are announced in this contract.")
    MARRIAGE_OF_BIDDER = mark("In this contract, only its player may announce marriages.")
    OUT_IN_CONTRACT = mark("Only the simple game is won by going out.")


class IllegalMoveError(RulesError):
    """A move that the rules forbid now, with the reason and its values."""

    def __init__(self, reason: Illegality, values: Mapping[str, object] | None = None) -> None:
        """Keep the reason; ``values`` fills the braces: Card, Suit, Rank or int by name."""
        self.reason = reason
        self.values: dict[str, object] = dict(values or {})
        super().__init__(reason.value.format(**_words(self.values)))


def _words(values: Mapping[str, object]) -> dict[str, str]:
    """Return English words: "hearts", "a heart", "king", "the king of hearts"."""
    words: dict[str, str] = {}
    for name, value in values.items():
        if isinstance(value, Suit):
            words[name] = value.name.lower()
            words[f"one_of_{name}"] = f"a {words[name].removesuffix('s')}"
        elif isinstance(value, Card):
            words[name] = f"the {value.rank.name.lower()} of {value.suit.name.lower()}"
        elif isinstance(value, Rank):
            words[name] = value.name.lower()
        else:
            words[name] = str(value)
    return words
