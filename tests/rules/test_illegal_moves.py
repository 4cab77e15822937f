"""A forbidden move is refused with the right reason and a sentence a player understands."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from sixtysix_gui.rules.errors import Illegality, IllegalMoveError
from tests.helpers.engine import EngineDeal, engine_rules, move_of
from tests.helpers.golden import profile
from tests.helpers.packs import Layout

GERMAN = "german-66"


@dataclass(frozen=True)
class Row:
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

ROWS = [
    Row(
        Illegality.DEAL_OVER,
        "d",
        "The deal is over.",
        acts="AC 9C out",
        cards=_ONE_TO_WIN,
    ),
    Row(
        Illegality.NOT_IN_HAND,
        "AH",
        "You do not hold the ace of hearts.",
        cards=Layout(forehand="9C", dealer="AH"),
    ),
    Row(Illegality.NOT_NOW, "-", "That cannot be done now."),
    Row(
        Illegality.NOT_NOW,
        "AC",
        "That cannot be done now.",
        cards=Layout(forehand="AH AC AS AD TH TC", dealer="JH JC JS JD QC QS"),
        acts="# - AH JH AC JC AS JS AD JD TC QC TH QS",
    ),
    Row(Illegality.DRAW_FIRST, "KS", "Draw a card first.", acts="AC 9C", cards=_ONE_TO_WIN),
    Row(
        Illegality.REPLY_FIRST,
        "AS",
        "First say whether you exchange.",
        acts="#",
        cards=Layout(dealer="AS"),
    ),
    Row(Illegality.REPLY_FIRST, "out", "First say whether you exchange.", acts="#"),
    Row(Illegality.REPLY_FIRST, "d", "First say whether you exchange.", acts="#"),
    Row(Illegality.REPLY_FIRST, "#", "First say whether you exchange.", acts="#"),
    Row(
        Illegality.REPLY_FIRST,
        "20S",
        "First say whether you exchange.",
        acts="#",
        cards=Layout(dealer="KS QS"),
    ),
    Row(
        Illegality.FOLLOW_SUIT,
        "AH",
        "You must follow suit: play a spade.",
        acts="# - KS",
        cards=Layout(forehand="KS", dealer="9S AH"),
    ),
    Row(
        Illegality.HEAD,
        "9S",
        "You must beat the king of spades: play a higher spade.",
        acts="# - KS",
        cards=Layout(forehand="KS", dealer="9S AS"),
    ),
    Row(
        Illegality.TRUMP,
        "AD",
        "You must trump: play a heart.",
        acts="# - KS",
        cards=Layout(forehand="KS", dealer="AD 9H JD QD AC TC"),
    ),
    Row(
        Illegality.LEAD_MARRIAGE,
        "AC",
        "You have shown the marriage in spades: lead its king or queen.",
        acts="20S",
        cards=Layout(forehand="KS QS AC"),
    ),
    Row(
        Illegality.LEAD_MARRIAGE_KING,
        "QS",
        "You have shown the marriage in spades: lead its king.",
        acts="20S",
        cards=Layout(forehand="KS QS AC"),
        overrides={"meld.lead_card": "king"},
    ),
    Row(
        Illegality.CLOSE_NOW,
        "d",
        "You have acted before drawing, so you must close the talon.",
        acts="AC 9C x",
        cards=_ONE_TO_WIN,
    ),
    Row(
        Illegality.CLOSE_NOW,
        "KS",
        "You have acted before drawing, so you must close the talon.",
        acts="AC 9C 20S",
        cards=_ONE_TO_WIN,
    ),
    Row(
        Illegality.ONLY_ON_LEAD,
        "20S",
        "Only the player on lead may do that.",
        acts="9C",
        cards=Layout(forehand="9C", dealer="KS QS"),
    ),
    Row(
        Illegality.ONLY_ON_LEAD,
        "#",
        "Only the player on lead may do that.",
        acts="9C",
        cards=Layout(forehand="9C"),
    ),
    Row(
        Illegality.ONLY_ON_LEAD,
        "x",
        "Only the player on lead may do that.",
        acts="9C",
        cards=Layout(forehand="9C", dealer="9H"),
    ),
    Row(
        Illegality.NO_MARRIAGE,
        "20S",
        "You do not hold king and queen of spades.",
        cards=Layout(forehand="KS JS"),
    ),
    Row(
        Illegality.NO_MARRIAGE,
        "20S",
        "You do not hold king and queen of spades.",
        cards=Layout(forehand="QS JS 9D JD 9C AC"),
    ),
    Row(
        Illegality.ONE_MARRIAGE,
        "20D",
        "Only one marriage may be shown on a lead.",
        acts="20S",
        cards=Layout(forehand="KS QS KD QD"),
    ),
    Row(
        Illegality.MARRIAGE_FIRST_LEAD,
        "20S",
        "No marriage may be shown on the first lead.",
        "santase",
        cards=Layout(forehand="KS QS"),
    ),
    Row(
        Illegality.MARRIAGE_NEEDS_TRICK,
        "20S",
        "You need a trick before you may show a marriage.",
        cards=Layout(forehand="KS QS"),
        overrides={"meld.validation": "forbidden"},
    ),
    Row(
        Illegality.MARRIAGE_CLOSED,
        "20S",
        "Marriages end when the talon is closed.",
        acts="# -",
        cards=Layout(forehand="KS QS"),
    ),
    Row(
        Illegality.MARRIAGE_EXHAUSTED,
        "20S",
        "Marriages end when the talon is used up.",
        acts=f"{_SIX_WON} d",
        cards=_SIX_TO_WIN,
    ),
    Row(
        Illegality.MARRIAGE_TOO_LATE,
        "20S",
        "The lead to trick 6 was the last that could carry a marriage.",
        acts=_SIX_WON,
        cards=_SIX_TO_WIN,
    ),
    Row(
        Illegality.MARRIAGE_AFTER_DRAW,
        "20S",
        "Draw first, then show the marriage.",
        "house-66",
        acts="AC 9C",
        overrides={"close.before_draw": False},
        cards=_ONE_TO_WIN,
    ),
    Row(
        Illegality.NO_EXCHANGE,
        "x",
        "In this rule set no card is exchanged.",
        overrides={"exchange.card": "none"},
    ),
    Row(
        Illegality.EXCHANGE_CARD,
        "x",
        "Only the nine of hearts can be exchanged, and you do not hold it.",
        acts="AC 9C d",
        cards=Layout(forehand="AC", dealer="9C 9H"),
    ),
    Row(
        Illegality.EXCHANGE_CARD,
        "x",
        "Only the nine of hearts can be exchanged, and you do not hold it.",
        acts="#",
        cards=Layout(forehand="9H"),
    ),
    Row(
        Illegality.EXCHANGE_CLOSED,
        "x",
        "The talon is no longer open, so nothing can be exchanged.",
        acts="AC 9C # -",
        cards=_ONE_TO_WIN,
    ),
    Row(
        Illegality.EXCHANGE_TALON,
        "x",
        "At least 4 cards must lie in the talon to exchange.",
        "santase",
        acts="JS 9S JC 9C JD 9D QS QD KC QC",
        cards=Layout(forehand="9H JS JC JD QS KC", dealer="9S 9C 9D QD QC JH"),
        overrides={"exchange.min_talon": 4},
    ),
    Row(
        Illegality.EXCHANGE_NEEDS_TRICK,
        "x",
        "You need a trick before you may exchange.",
        cards=Layout(forehand="9H"),
    ),
    Row(
        Illegality.EXCHANGE_BEFORE_MARRIAGE,
        "x",
        "Exchange first, then show the marriage.",
        acts="AC 9C d 20S",
        cards=_ONE_TO_WIN,
    ),
    Row(
        Illegality.EXCHANGE_AFTER_DRAW,
        "x",
        "Draw first, then exchange.",
        "wiki-66",
        acts="AC 9C",
        cards=_ONE_TO_WIN,
    ),
    Row(Illegality.CLOSE_CLOSED, "#", "The talon is no longer open.", acts="# -"),
    Row(
        Illegality.CLOSE_FIRST_LEAD,
        "#",
        "Nobody may close before the first card is played.",
        "santase",
    ),
    Row(
        Illegality.CLOSE_TALON,
        "#",
        "At least 4 cards must lie in the talon to close it.",
        "santase",
        acts="JS 9S JC 9C JD 9D QS QD KC QC",
        cards=Layout(forehand="9H JS JC JD QS KC", dealer="9S 9C 9D QD QC JH"),
    ),
    Row(
        Illegality.CLOSE_AFTER_DRAW,
        "#",
        "Draw first, then close.",
        "house-66",
        acts="AC 9C",
        overrides={"close.before_draw": False},
        cards=_ONE_TO_WIN,
    ),
    Row(Illegality.NOTHING_TO_DRAW, "d", "There is nothing to draw now."),
    Row(
        Illegality.OUT_AUTOMATIC,
        "out",
        "In this rule set 66 ends the deal by itself.",
        "santase-engine",
    ),
    Row(Illegality.OUT_NEEDS_TRICK, "out", "You need a trick before you may go out."),
    Row(
        Illegality.OUT_ON_LEAD,
        "out",
        "You may go out only before you lead.",
        acts="AC 9C d KS AS d 9D",
        cards=Layout(forehand="AC KS", dealer="9C AS 9D"),
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.reason.name} {row.token}")
def test_refused(row: Row) -> None:
    pack = row.cards.order(profile(row.variant, row.overrides))
    deal = EngineDeal(engine_rules(row.variant, row.overrides), pack, "A")
    for token in row.acts.split():
        deal.do(token)
    move = move_of(row.token)
    assert move not in deal.state.legal_moves()
    reason = deal.state.why_illegal(move)
    assert reason is not None
    assert (reason.reason, str(reason)) == (row.reason, row.sentence)
    with pytest.raises(IllegalMoveError) as raised:
        deal.state.apply(move)
    assert (raised.value.reason, str(raised.value)) == (row.reason, row.sentence)


def test_every_reason_occurs() -> None:
    # Whose turn it is is known to the caller alone: a move does not say who makes it.
    assert {row.reason for row in ROWS} == set(Illegality) - {Illegality.NOT_YOUR_TURN}


def test_a_legal_move_has_no_reason_against_it() -> None:
    pack = Layout(forehand="KS QS AC").order(profile(GERMAN))
    deal = EngineDeal(engine_rules(GERMAN), pack, "A")
    for move in deal.state.legal_moves():
        assert deal.state.why_illegal(move) is None
