"""Forbidden moves with the reason against them and its sentence (rules.md 3.3 and 3.4)."""

from dataclasses import dataclass, field
from typing import Any

from sixtysix_gui.rules.illegal_moves import Illegality
from tests.helpers.deals.packs import Layout

GERMAN = "german-66"


@dataclass(frozen=True)
class Refusal:
    """Hands, acts that lead to the position, the forbidden act, the reason and its sentence.

    Trump is hearts. The dealer is seat A.
    """

    reason: Illegality
    token: str
    sentence: str
    variant: str = GERMAN
    acts: str = ""
    cards: Layout = field(default_factory=Layout)
    overrides: dict[str, Any] = field(default_factory=dict[str, Any])


_SIX_WON = "AS 9S d AC 9C d TS 9D d TC JD d TD QD d AH JH"
_SIX_TO_WIN = Layout(
    forehand="AS KS QS QC JC AD",
    dealer="9S 9C 9D JD QD JH",
    talon="AC KC TS KD TC QH TD JS AH 9H TH",
)
_ONE_TO_WIN = Layout(forehand="AC KS QS 9H", dealer="9C")

REFUSALS = [
    Refusal(
        Illegality.DEAL_OVER,
        "d",
        "This deal is over.",
        acts="AC 9C out",
        cards=_ONE_TO_WIN,
    ),
    Refusal(
        Illegality.NOT_IN_HAND,
        "AH",
        "You do not hold the ace of hearts.",
        cards=Layout(forehand="9C", dealer="AH"),
    ),
    Refusal(Illegality.NOT_NOW, "-", "That cannot be done now."),
    Refusal(
        Illegality.NOT_NOW,
        "AC",
        "That cannot be done now.",
        cards=Layout(forehand="AH AC AS AD TH TC", dealer="JH JC JS JD QC QS"),
        acts="# - AH JH AC JC AS JS AD JD TC QC TH QS",
    ),
    Refusal(Illegality.DRAW_FIRST, "KS", "Draw a card first.", acts="AC 9C", cards=_ONE_TO_WIN),
    Refusal(
        Illegality.REPLY_FIRST,
        "AS",
        "The talon was closed: first exchange, or say that you pass.",
        acts="#",
        cards=Layout(dealer="AS"),
    ),
    Refusal(
        Illegality.REPLY_FIRST,
        "out",
        "The talon was closed: first exchange, or say that you pass.",
        acts="#",
    ),
    Refusal(
        Illegality.REPLY_FIRST,
        "d",
        "The talon was closed: first exchange, or say that you pass.",
        acts="#",
    ),
    Refusal(
        Illegality.REPLY_FIRST,
        "#",
        "The talon was closed: first exchange, or say that you pass.",
        acts="#",
    ),
    Refusal(
        Illegality.REPLY_FIRST,
        "20S",
        "The talon was closed: first exchange, or say that you pass.",
        acts="#",
        cards=Layout(dealer="KS QS"),
    ),
    Refusal(
        Illegality.FOLLOW_SUIT,
        "AH",
        "You must follow suit: play a spade.",
        acts="# - KS",
        cards=Layout(forehand="KS", dealer="9S AH"),
    ),
    Refusal(
        Illegality.HEAD,
        "9S",
        "You must beat the king of spades: play a higher card of spades.",
        acts="# - KS",
        cards=Layout(forehand="KS", dealer="9S AS"),
    ),
    Refusal(
        Illegality.TRUMP,
        "AD",
        "You must trump: play a heart.",
        acts="# - KS",
        cards=Layout(forehand="KS", dealer="AD 9H JD QD AC TC"),
    ),
    Refusal(
        Illegality.LEAD_MARRIAGE,
        "AC",
        "You have shown the marriage in spades: lead one of its two cards.",
        acts="20S",
        cards=Layout(forehand="KS QS AC"),
    ),
    Refusal(
        Illegality.LEAD_MARRIAGE_KING,
        "QS",
        "You have shown the marriage in spades: lead its king.",
        acts="20S",
        cards=Layout(forehand="KS QS AC"),
        overrides={"meld.lead_card": "king"},
    ),
    Refusal(
        Illegality.CLOSE_NOW,
        "d",
        "You have acted before drawing, so now you must close the talon.",
        acts="AC 9C x",
        cards=_ONE_TO_WIN,
    ),
    Refusal(
        Illegality.CLOSE_NOW,
        "KS",
        "You have acted before drawing, so now you must close the talon.",
        acts="AC 9C 20S",
        cards=_ONE_TO_WIN,
    ),
    Refusal(
        Illegality.ONLY_ON_LEAD,
        "20S",
        "Only whoever is on lead may do that.",
        acts="9C",
        cards=Layout(forehand="9C", dealer="KS QS"),
    ),
    Refusal(
        Illegality.ONLY_ON_LEAD,
        "#",
        "Only whoever is on lead may do that.",
        acts="9C",
        cards=Layout(forehand="9C"),
    ),
    Refusal(
        Illegality.ONLY_ON_LEAD,
        "x",
        "Only whoever is on lead may do that.",
        acts="9C",
        cards=Layout(forehand="9C", dealer="9H"),
    ),
    Refusal(
        Illegality.NO_MARRIAGE,
        "20S",
        "You do not hold both cards of the marriage in spades.",
        cards=Layout(forehand="KS JS"),
    ),
    Refusal(
        Illegality.NO_MARRIAGE,
        "20S",
        "You do not hold both cards of the marriage in spades.",
        cards=Layout(forehand="QS JS 9D JD 9C AC"),
    ),
    Refusal(
        Illegality.ONE_MARRIAGE,
        "20D",
        "Only one marriage may be shown on a lead.",
        acts="20S",
        cards=Layout(forehand="KS QS KD QD"),
    ),
    Refusal(
        Illegality.MARRIAGE_FIRST_LEAD,
        "20S",
        "By these rules no marriage may be shown on the first lead.",
        "santase",
        cards=Layout(forehand="KS QS"),
    ),
    Refusal(
        Illegality.MARRIAGE_NEEDS_TRICK,
        "20S",
        "You need a trick before you may show a marriage.",
        cards=Layout(forehand="KS QS"),
        overrides={"meld.validation": "forbidden"},
    ),
    Refusal(
        Illegality.MARRIAGE_CLOSED,
        "20S",
        "By these rules marriages end when the talon is closed.",
        acts="# -",
        cards=Layout(forehand="KS QS"),
    ),
    Refusal(
        Illegality.MARRIAGE_EXHAUSTED,
        "20S",
        "By these rules marriages end when the talon is used up.",
        acts=f"{_SIX_WON} d",
        cards=_SIX_TO_WIN,
    ),
    Refusal(
        Illegality.MARRIAGE_TOO_LATE,
        "20S",
        "The lead to trick 6 was the last that could carry a marriage.",
        acts=_SIX_WON,
        cards=_SIX_TO_WIN,
    ),
    Refusal(
        Illegality.MARRIAGE_AFTER_DRAW,
        "20S",
        "Draw first, then show the marriage.",
        "house-66",
        acts="AC 9C",
        overrides={"close.before_draw": False},
        cards=_ONE_TO_WIN,
    ),
    Refusal(
        Illegality.NO_EXCHANGE,
        "x",
        "By these rules nothing is exchanged for the trump card.",
        overrides={"exchange.card": "none"},
    ),
    Refusal(
        Illegality.EXCHANGE_CARD,
        "x",
        "Only the nine of hearts may be exchanged, and you do not hold it.",
        acts="AC 9C d",
        cards=Layout(forehand="AC", dealer="9C 9H"),
    ),
    Refusal(
        Illegality.EXCHANGE_CARD,
        "x",
        "Only the nine of hearts may be exchanged, and you do not hold it.",
        acts="#",
        cards=Layout(forehand="9H"),
    ),
    Refusal(
        Illegality.EXCHANGE_CLOSED,
        "x",
        "The talon is no longer open, so nothing can be exchanged.",
        acts="AC 9C # -",
        cards=_ONE_TO_WIN,
    ),
    Refusal(
        Illegality.EXCHANGE_TALON,
        "x",
        "Too late to exchange: at least 4 cards must lie in the talon.",
        "santase",
        acts="JS 9S JC 9C JD 9D QS QD KC QC",
        cards=Layout(forehand="9H JS JC JD QS KC", dealer="9S 9C 9D QD QC JH"),
        overrides={"exchange.min_talon": 4},
    ),
    Refusal(
        Illegality.EXCHANGE_NEEDS_TRICK,
        "x",
        "You need a trick before you may exchange.",
        cards=Layout(forehand="9H"),
    ),
    Refusal(
        Illegality.EXCHANGE_BEFORE_MARRIAGE,
        "x",
        "Too late: the exchange comes before the marriage.",
        acts="AC 9C d 20S",
        cards=_ONE_TO_WIN,
    ),
    Refusal(
        Illegality.EXCHANGE_AFTER_DRAW,
        "x",
        "Draw first, then exchange.",
        "wiki-66",
        acts="AC 9C",
        cards=_ONE_TO_WIN,
    ),
    Refusal(
        Illegality.CLOSE_CLOSED,
        "#",
        "The talon is no longer open, so it cannot be closed.",
        acts="# -",
    ),
    Refusal(
        Illegality.CLOSE_FIRST_LEAD,
        "#",
        "By these rules nobody may close before the first trick.",
        "santase",
    ),
    Refusal(
        Illegality.CLOSE_TALON,
        "#",
        "Too late to close: at least 4 cards must lie in the talon.",
        "santase",
        acts="JS 9S JC 9C JD 9D QS QD KC QC",
        cards=Layout(forehand="9H JS JC JD QS KC", dealer="9S 9C 9D QD QC JH"),
    ),
    Refusal(
        Illegality.CLOSE_AFTER_DRAW,
        "#",
        "Draw first, then close.",
        "house-66",
        acts="AC 9C",
        overrides={"close.before_draw": False},
        cards=_ONE_TO_WIN,
    ),
    Refusal(Illegality.NOTHING_TO_DRAW, "d", "There is nothing to draw now."),
    Refusal(
        Illegality.OUT_AUTOMATIC,
        "out",
        "By these rules 66 ends the deal by itself; nobody has to say so.",
        "santase-engine",
    ),
    Refusal(Illegality.OUT_NEEDS_TRICK, "out", "You need a trick before you may go out."),
    Refusal(
        Illegality.OUT_ON_LEAD,
        "out",
        "You may go out only before you lead.",
        acts="AC 9C d KS AS d 9D",
        cards=Layout(forehand="AC KS", dealer="9C AS 9D"),
    ),
]
