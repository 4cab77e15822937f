"""The name, the explanation and the values of every dimension of the rules (rules.md 1.3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.text.common import QT_TRANSLATE_NOOP


class Group(Enum):
    """The groups in which dimensions are shown; the value is the English heading."""

    DEAL = QT_TRANSLATE_NOOP("Dimensions", "Pack and deal")
    PLAY = QT_TRANSLATE_NOOP("Dimensions", "Play")
    CALLS = QT_TRANSLATE_NOOP("Dimensions", "Bids and contracts")
    MARRIAGES = QT_TRANSLATE_NOOP("Dimensions", "Marriages")
    EXCHANGE = QT_TRANSLATE_NOOP("Dimensions", "Exchange")
    CLOSING = QT_TRANSLATE_NOOP("Dimensions", "Closing")
    OUT = QT_TRANSLATE_NOOP("Dimensions", "Going out")
    END = QT_TRANSLATE_NOOP("Dimensions", "When nobody goes out")
    SCORING = QT_TRANSLATE_NOOP("Dimensions", "Game points")
    GAME = QT_TRANSLATE_NOOP("Dimensions", "The game")


@dataclass(frozen=True)
class DimensionText:
    """A dimension in English: its group, its name and what it decides."""

    group: Group
    name: str
    explanation: str


def _text(group: Group, name: str, explanation: str) -> DimensionText:
    return DimensionText(group, name, explanation)


DIMENSION_TEXTS: Mapping[str, DimensionText] = {
    "deck.pack": _text(
        Group.DEAL,
        QT_TRANSLATE_NOOP("Dimensions", "Cards in the pack"),
        QT_TRANSLATE_NOOP("Dimensions", "24 cards have nines, 20 cards end with the jacks."),
    ),
    "deck.hand": _text(
        Group.DEAL,
        QT_TRANSLATE_NOOP("Dimensions", "Cards in a hand"),
        QT_TRANSLATE_NOOP("Dimensions", "How many cards each player holds while drawing goes on."),
    ),
    "deal.batches": _text(
        Group.DEAL,
        QT_TRANSLATE_NOOP("Dimensions", "Dealt in batches of"),
        QT_TRANSLATE_NOOP("Dimensions", "How many cards at a time each player is dealt."),
    ),
    "deal.turn_up": _text(
        Group.DEAL,
        QT_TRANSLATE_NOOP("Dimensions", "Trump card turned"),
        QT_TRANSLATE_NOOP("Dimensions", "The moment at which the dealer turns up the trump card."),
    ),
    "deal.next": _text(
        Group.DEAL,
        QT_TRANSLATE_NOOP("Dimensions", "Next dealer"),
        QT_TRANSLATE_NOOP("Dimensions", "Who deals after a deal that somebody has won."),
    ),
    "deal.after_draw": _text(
        Group.DEAL,
        QT_TRANSLATE_NOOP("Dimensions", "Dealer after a drawn deal"),
        QT_TRANSLATE_NOOP("Dimensions", "Who deals after a deal that nobody has won."),
    ),
    "strict.follow": _text(
        Group.PLAY,
        QT_TRANSLATE_NOOP("Dimensions", "Suit must be followed"),
        QT_TRANSLATE_NOOP(
            "Dimensions", "Once the talon is closed or used up, the suit led must be followed."
        ),
    ),
    "strict.head": _text(
        Group.PLAY,
        QT_TRANSLATE_NOOP("Dimensions", "The card led must be beaten"),
        QT_TRANSLATE_NOOP(
            "Dimensions", "Whoever follows suit then must play a higher card if he has one."
        ),
    ),
    "strict.trump": _text(
        Group.PLAY,
        QT_TRANSLATE_NOOP("Dimensions", "Must trump"),
        QT_TRANSLATE_NOOP(
            "Dimensions", "Whoever has no card of the suit led then must play a trump."
        ),
    ),
    "look_back": _text(
        Group.PLAY,
        QT_TRANSLATE_NOOP("Dimensions", "Tricks one may look at"),
        QT_TRANSLATE_NOOP("Dimensions", "Which won tricks may be turned over again."),
    ),
    "meld.first_lead": _text(
        Group.MARRIAGES,
        QT_TRANSLATE_NOOP("Dimensions", "On the first lead"),
        QT_TRANSLATE_NOOP("Dimensions", "A marriage may be shown with the very first card."),
    ),
    "meld.when_closed": _text(
        Group.MARRIAGES,
        QT_TRANSLATE_NOOP("Dimensions", "After a close"),
        QT_TRANSLATE_NOOP("Dimensions", "Marriages may be shown while the talon is closed."),
    ),
    "meld.when_exhausted": _text(
        Group.MARRIAGES,
        QT_TRANSLATE_NOOP("Dimensions", "After the last draw"),
        QT_TRANSLATE_NOOP("Dimensions", "Marriages may be shown when the talon is used up."),
    ),
    "meld.last_lead": _text(
        Group.MARRIAGES,
        QT_TRANSLATE_NOOP("Dimensions", "Last occasion"),
        QT_TRANSLATE_NOOP(
            "Dimensions",
            "Where marriages end with the talon: the last lead that may carry one. It matters "
            "to a close just before the last two cards are drawn.",
        ),
    ),
    "meld.validation": _text(
        Group.MARRIAGES,
        QT_TRANSLATE_NOOP("Dimensions", "Without a trick"),
        QT_TRANSLATE_NOOP("Dimensions", "What a player without a trick may do with a marriage."),
    ),
    "meld.lead_card": _text(
        Group.MARRIAGES,
        QT_TRANSLATE_NOOP("Dimensions", "Card led from it"),
        QT_TRANSLATE_NOOP("Dimensions", "Which card of a marriage must be led."),
    ),
    "exchange.card": _text(
        Group.EXCHANGE,
        QT_TRANSLATE_NOOP("Dimensions", "Card exchanged"),
        QT_TRANSLATE_NOOP("Dimensions", "The trump that may be exchanged for the trump card."),
    ),
    "exchange.when": _text(
        Group.EXCHANGE,
        QT_TRANSLATE_NOOP("Dimensions", "When"),
        QT_TRANSLATE_NOOP("Dimensions", "On which turns it may be exchanged."),
    ),
    "exchange.needs_trick": _text(
        Group.EXCHANGE,
        QT_TRANSLATE_NOOP("Dimensions", "Only with a trick"),
        QT_TRANSLATE_NOOP("Dimensions", "Whoever exchanges must have won a trick."),
    ),
    "exchange.min_talon": _text(
        Group.EXCHANGE,
        QT_TRANSLATE_NOOP("Dimensions", "Cards left in the talon"),
        QT_TRANSLATE_NOOP(
            "Dimensions", "How many cards must lie there to exchange, the trump card counted."
        ),
    ),
    "exchange.before_draw": _text(
        Group.EXCHANGE,
        QT_TRANSLATE_NOOP("Dimensions", "Before drawing"),
        QT_TRANSLATE_NOOP(
            "Dimensions",
            "After winning a trick one may exchange before the draw. If exchanging belongs to "
            "the lead, whoever does so must then close.",
        ),
    ),
    "exchange.defender_on_close": _text(
        Group.EXCHANGE,
        QT_TRANSLATE_NOOP("Dimensions", "In answer to a close"),
        QT_TRANSLATE_NOOP(
            "Dimensions", "When the talon is closed, the other player may exchange at once."
        ),
    ),
    "close.first_lead": _text(
        Group.CLOSING,
        QT_TRANSLATE_NOOP("Dimensions", "Before the first card"),
        QT_TRANSLATE_NOOP("Dimensions", "The talon may be closed before any card is played."),
    ),
    "close.before_draw": _text(
        Group.CLOSING,
        QT_TRANSLATE_NOOP("Dimensions", "Before drawing"),
        QT_TRANSLATE_NOOP(
            "Dimensions",
            "After winning a trick one may close before the draw; both then play on with one "
            "card fewer.",
        ),
    ),
    "close.min_talon": _text(
        Group.CLOSING,
        QT_TRANSLATE_NOOP("Dimensions", "Cards left in the talon"),
        QT_TRANSLATE_NOOP(
            "Dimensions", "How many cards must lie there to close, the trump card counted."
        ),
    ),
    "close.defender_points": _text(
        Group.CLOSING,
        QT_TRANSLATE_NOOP("Dimensions", "The other player’s card points"),
        QT_TRANSLATE_NOOP("Dimensions", "Whether what he makes after the close counts for him."),
    ),
    "out.mode": _text(
        Group.OUT,
        QT_TRANSLATE_NOOP("Dimensions", "66 ends the deal"),
        QT_TRANSLATE_NOOP("Dimensions", "Whether a player must say so himself."),
    ),
    "out.window": _text(
        Group.OUT,
        QT_TRANSLATE_NOOP("Dimensions", "When it may be said"),
        QT_TRANSLATE_NOOP("Dimensions", "On which turns a player may go out."),
    ),
    "end.last_trick": _text(
        Group.END,
        QT_TRANSLATE_NOOP("Dimensions", "The very last trick"),
        QT_TRANSLATE_NOOP("Dimensions", "What it is worth if the talon was never closed."),
    ),
    "end.unclaimed": _text(
        Group.END,
        QT_TRANSLATE_NOOP("Dimensions", "Winner of the deal"),
        QT_TRANSLATE_NOOP(
            "Dimensions", "Who wins when all cards are played and nobody closed or went out."
        ),
    ),
    "end.draw_carry": _text(
        Group.END,
        QT_TRANSLATE_NOOP("Dimensions", "After a drawn deal"),
        QT_TRANSLATE_NOOP("Dimensions", "Whether the next winner gets something extra."),
    ),
    "score.scale": _text(
        Group.SCORING,
        QT_TRANSLATE_NOOP("Dimensions", "Game points for a win"),
        QT_TRANSLATE_NOOP(
            "Dimensions", "The loser has 33 or more – fewer than 33 – not even a trick."
        ),
    ),
    "score.false_claim": _text(
        Group.SCORING,
        QT_TRANSLATE_NOOP("Dimensions", "A false claim costs"),
        QT_TRANSLATE_NOOP("Dimensions", "What the other player gets for an “Out!” without 66."),
    ),
    "score.close_won": _text(
        Group.SCORING,
        QT_TRANSLATE_NOOP("Dimensions", "When the closer wins, the loser is measured"),
        QT_TRANSLATE_NOOP(
            "Dimensions", "Whether tricks and card points after the close still help him."
        ),
    ),
    "score.close_failed": _text(
        Group.SCORING,
        QT_TRANSLATE_NOOP("Dimensions", "A failed close costs"),
        QT_TRANSLATE_NOOP(
            "Dimensions", "What the other player gets if the closer does not go out."
        ),
    ),
    "score.defender_first": _text(
        Group.SCORING,
        QT_TRANSLATE_NOOP("Dimensions", "Going out before the closer wins"),
        QT_TRANSLATE_NOOP("Dimensions", "What the other player gets if he goes out first."),
    ),
    "game.target": _text(
        Group.GAME,
        QT_TRANSLATE_NOOP("Dimensions", "Game points to win"),
        QT_TRANSLATE_NOOP("Dimensions", "Whoever has them first wins the game."),
    ),
    "game.count": _text(
        Group.GAME,
        QT_TRANSLATE_NOOP("Dimensions", "Counted"),
        QT_TRANSLATE_NOOP("Dimensions", "How the score is shown."),
    ),
    "game.shutout": _text(
        Group.GAME,
        QT_TRANSLATE_NOOP("Dimensions", "A game to nothing"),
        QT_TRANSLATE_NOOP("Dimensions", "What it counts to win while the other has no point."),
    ),
}


_FOR_SEVERAL: Mapping[str, DimensionText] = {
    "strict.head": _text(
        Group.PLAY,
        QT_TRANSLATE_NOOP("Dimensions", "The card led must be beaten"),
        QT_TRANSLATE_NOOP(
            "Dimensions", "Whoever follows suit must beat what lies there if he can."
        ),
    ),
    "strict.trump": _text(
        Group.PLAY,
        QT_TRANSLATE_NOOP("Dimensions", "Trumps must be played"),
        QT_TRANSLATE_NOOP("Dimensions", "Whoever cannot follow suit must play a trump if he can."),
    ),
    "strict.overtrump": _text(
        Group.PLAY,
        QT_TRANSLATE_NOOP("Dimensions", "Trumps must be beaten"),
        QT_TRANSLATE_NOOP(
            "Dimensions", "Whoever plays a trump must overtrump one that lies there."
        ),
    ),
    "deck.order": _text(
        Group.DEAL,
        QT_TRANSLATE_NOOP("Dimensions", "The ten"),
        QT_TRANSLATE_NOOP(
            "Dimensions", "Where the ten stands among the cards; it counts 10 anyway."
        ),
    ),
    "bid.max": _text(
        Group.CALLS,
        QT_TRANSLATE_NOOP("Dimensions", "Highest bid"),
        QT_TRANSLATE_NOOP("Dimensions", "How many times 33 card points can be bid."),
    ),
    "contracts": _text(
        Group.CALLS,
        QT_TRANSLATE_NOOP("Dimensions", "Contracts"),
        QT_TRANSLATE_NOOP("Dimensions", "Which contracts can be called, and what they are worth."),
    ),
    "contracts.bidder_leads": _text(
        Group.CALLS,
        QT_TRANSLATE_NOOP("Dimensions", "Who plays the contract leads"),
        QT_TRANSLATE_NOOP(
            "Dimensions", "Where he leads to the first trick; elsewhere forehand does."
        ),
    ),
    "contracts.partner_out": _text(
        Group.CALLS,
        QT_TRANSLATE_NOOP("Dimensions", "The partner sits out"),
        QT_TRANSLATE_NOOP("Dimensions", "In which contracts the player is alone against two."),
    ),
    "contracts.ace_lowest": _text(
        Group.CALLS,
        QT_TRANSLATE_NOOP("Dimensions", "Assenbettler with the ace lowest"),
        QT_TRANSLATE_NOOP(
            "Dimensions",
            "The ten is highest in it, the ace lowest, and no ace is needed to call it.",
        ),
    ),
    "double.max": _text(
        Group.CALLS,
        QT_TRANSLATE_NOOP("Dimensions", "Doubling"),
        QT_TRANSLATE_NOOP("Dimensions", "How often both sides together can double."),
    ),
    "end.last_trick": _text(
        Group.END,
        QT_TRANSLATE_NOOP("Dimensions", "The very last trick"),
        QT_TRANSLATE_NOOP("Dimensions", "What it is worth besides its cards."),
    ),
    "end.slam": _text(
        Group.END,
        QT_TRANSLATE_NOOP("Dimensions", "All of the last tricks"),
        QT_TRANSLATE_NOOP(
            "Dimensions", "What it is worth to win every trick after the talon is used up."
        ),
    ),
    "meld.who": _text(
        Group.MARRIAGES,
        QT_TRANSLATE_NOOP("Dimensions", "Who may show a marriage"),
        QT_TRANSLATE_NOOP("Dimensions", "Before a lead: its leader alone, or his partner too."),
    ),
    "meld.when_exhausted": _text(
        Group.MARRIAGES,
        QT_TRANSLATE_NOOP("Dimensions", "Without a talon"),
        QT_TRANSLATE_NOOP(
            "Dimensions", "Whether marriages can be shown when the talon is used up."
        ),
    ),
    "game.end": _text(
        Group.GAME,
        QT_TRANSLATE_NOOP("Dimensions", "End of the game"),
        QT_TRANSLATE_NOOP("Dimensions", "When the game is over and who then has won it."),
    ),
}
"""Dimensions of the games for three and four, or what they say there."""


def dimension_group(key: str) -> Group:
    """Give the group in which a dimension is shown."""
    return (DIMENSION_TEXTS.get(key) or _FOR_SEVERAL[key]).group


def dimension_name(key: str) -> str:
    """Name a dimension."""
    text = DIMENSION_TEXTS.get(key) or _FOR_SEVERAL[key]
    return QCoreApplication.translate("Dimensions", text.name)


def dimension_explanation(key: str, *, for_several: bool = False) -> str:
    """Say what a dimension decides, on request in games of three and four."""
    text = _FOR_SEVERAL.get(key) if for_several else None
    text = text or DIMENSION_TEXTS.get(key) or _FOR_SEVERAL[key]
    return QCoreApplication.translate("Dimensions", text.explanation)


def group_name(group: Group) -> str:
    """Give the heading of a group."""
    return QCoreApplication.translate("Dimensions", group.value)


def full_name(key: str) -> str:
    """Name a dimension with its group, so that it is clear on its own: Closing: before drawing."""
    return f"{group_name(dimension_group(key))}: {dimension_name(key)}"
