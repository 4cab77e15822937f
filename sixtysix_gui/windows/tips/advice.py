"""The tips: for which games each is, when it is shown, and what it says (many.md 13)."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from sixtysix_gui.rules.cards import Rank
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, translate
from sixtysix_gui.windows.tips import triggers

_STRICT = ("three-66", "four-66", "na-66", "cutthroat-66", "bauernschnapsen")
_BIDDING = ("na-66", "cutthroat-66")
_ALONE = ("three-66", "cutthroat-66")
_NAMING = ("three-66", "bauernschnapsen")
_PAIRS = ("gaigel", "gaigel-2")


@dataclass(frozen=True)
class Tip:
    """A piece of advice: ``key`` is kept once it was shown, ``lesson`` is its number there."""

    key: str
    lesson: int
    games: tuple[str, ...]
    applies: Callable[[View], bool]
    text: str

    def is_for(self, view: View) -> bool:
        """Say whether it is about what lies there for the seat of a view, who is to act."""
        return view.my_turn and view.rules.name in self.games and self.applies(view)

    def said(self, words: CardWords) -> str:
        """Say it, with ranks in the words of the person's deck."""
        named = {rank.name.lower(): words.rank(rank) for rank in Rank if rank is not Rank.EIGHT}
        return translate("Tips", self.text).format(**named)


TIPS = (
    Tip(
        "trump-from-three",
        31,
        _NAMING,
        triggers.names_trump,
        QT_TRANSLATE_NOOP(
            "Tips",
            "Name a suit of which you hold two with the {ace} or {ten}, or a marriage; else have "
            "a card turned.",
        ),
    ),
    Tip(
        "price-of-a-bid",
        21,
        _BIDDING,
        triggers.may_bid,
        QT_TRANSLATE_NOOP(
            "Tips",
            "Bid no more than it takes: points above the bid count in full, but a bid that is not "
            "made is lost and your points with it.",
        ),
    ),
    Tip(
        "bold-bids-pay",
        23,
        _BIDDING,
        triggers.may_bid_with_marriage,
        QT_TRANSLATE_NOOP(
            "Tips",
            "Bold bids pay, for nobody plays for money here: a marriage counts 40 if you lead it "
            "first, and 26 more make a bid of 2.",
        ),
    ),
    Tip(
        "score-in-cards",
        22,
        _BIDDING,
        triggers.score_has_moved,
        QT_TRANSLATE_NOOP(
            "Tips",
            "Two cards keep the score: the pips that are uncovered are the points, and cards "
            "turned down mean fewer than none.",
        ),
    ),
    Tip(
        "price-of-a-contract",
        32,
        ("bauernschnapsen",),
        triggers.may_call,
        QT_TRANSLATE_NOOP(
            "Tips",
            "A contract that is lost pays the others its whole value; a simple game costs 1 to 3 "
            "only. Doubled it is twice as much.",
        ),
    ),
    Tip(
        "first-card-makes-trump",
        24,
        _BIDDING,
        triggers.marriage_makes_trump,
        QT_TRANSLATE_NOOP(
            "Tips",
            "Show your marriage with this lead: its suit becomes trumps, so that it counts 40.",
        ),
    ),
    Tip(
        "both-may-show",
        26,
        ("four-66",),
        triggers.may_show_for_partner,
        QT_TRANSLATE_NOOP(
            "Tips",
            "Before each lead of your side both of you may show a marriage; yours binds none of "
            "your cards.",
        ),
    ),
    Tip(
        "silence-can-cost",
        29,
        ("four-66", *_PAIRS),
        triggers.claim_is_near,
        QT_TRANSLATE_NOOP(
            "Tips",
            "Count: as soon as your points suffice say “Out!”, for the others may get there, too, "
            "and say it first.",
        ),
    ),
    Tip(
        "later-marriages-count-more",
        30,
        ("idiots-66",),
        triggers.trump_can_change,
        QT_TRANSLATE_NOOP(
            "Tips",
            "Every marriage counts 20 more than the one before, but they end with the talon, and "
            "the other may be first. Yours changes trumps.",
        ),
    ),
    Tip(
        "not-without-a-trick",
        27,
        ("three-66",),
        triggers.is_trickless,
        QT_TRANSLATE_NOOP(
            "Tips",
            "Take a trick: with fewer than 33 points a deal costs 2, and without any trick 3.",
        ),
    ),
    Tip(
        "two-behind",
        28,
        _ALONE,
        triggers.somebody_is_ahead,
        QT_TRANSLATE_NOOP(
            "Tips",
            "Somebody is well ahead: each plays alone, yet you and the third gain by whatever he "
            "does not get.",
        ),
    ),
    Tip(
        "king-without-queen",
        20,
        (*_BIDDING, "bauernschnapsen"),
        triggers.royal_led_bare,
        QT_TRANSLATE_NOOP(
            "Tips",
            "Who leads a {king} or {queen} without showing a marriage hardly holds the other one. "
            "Calls and passes tell as much.",
        ),
    ),
    Tip(
        "cut-card-is-known",
        25,
        ("four-66",),
        triggers.cut_card_is_out,
        QT_TRANSLATE_NOOP(
            "Tips",
            "Everybody knows one trump: the dealer still holds the card that was cut. Think of it "
            "when you lead trumps.",
        ),
    ),
    Tip(
        "draw-trumps",
        19,
        _STRICT,
        triggers.trumps_can_be_drawn,
        QT_TRANSLATE_NOOP(
            "Tips",
            "Leading trumps, or a worthless card of a suit that an opponent lacks, takes trumps "
            "out of their hands.",
        ),
    ),
    Tip(
        "both-copies",
        33,
        _PAIRS,
        triggers.leads_first_ace,
        QT_TRANSLATE_NOOP(
            "Tips",
            "Every card is there twice: an {ace} that is led beats the second one; once one is "
            "gone the other stands high.",
        ),
    ),
)
"""What is shown first stands first: who has to decide before the play hears of that."""


def tip_for(view: View, shown: Collection[str]) -> Tip | None:
    """Give the tip that is about a view, of those not shown yet."""
    if not view.my_turn:
        return None
    return next((tip for tip in TIPS if tip.key not in shown and tip.is_for(view)), None)
