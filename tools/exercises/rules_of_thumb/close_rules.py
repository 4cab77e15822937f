"""Rules of thumb for closing, against which the puzzles are measured."""

from collections.abc import Callable, Mapping

from sixtysix_gui.rules.cards import Card, Rank
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import opposite

Rule = Callable[[View], bool]
SURE_TRICKS = "sure tricks bring 66"
"""The rule that looks no further than one trick of each card."""


def _in_sight(view: View) -> int:
    """Return the card points in pile and hand."""
    return view.total(view.seat) + sum(card.points for card in view.hand)


def _trumps(view: View) -> int:
    return sum(card.suit is view.trump for card in view.hand)


def _aces(view: View) -> int:
    return sum(card.rank is Rank.ACE for card in view.hand)


def sure_points(view: View) -> int:
    """Return the points of the pile and of all cards that no card still out can beat in suit."""
    gone = {card for trick in view.won for card in trick.cards} | set(view.hand)
    out = [card for card in view.rules.pack if card not in gone]
    return view.total(view.seat) + sum(
        card.points for card in view.hand if not any(_beats(other, card) for other in out)
    )


def _beats(other: Card, card: Card) -> bool:
    return other.suit is card.suit and other.rank > card.rank


CLOSE_RULES: Mapping[str, Rule] = {
    "always close": lambda _: True,
    "never close": lambda _: False,
    "close with 50 points in pile and hand": lambda view: _in_sight(view) >= 50,
    "close with 60 points in pile and hand": lambda view: _in_sight(view) >= 60,
    "close with 66 points in pile and hand": lambda view: _in_sight(view) >= TARGET,
    "close with 75 points in pile and hand": lambda view: _in_sight(view) >= 75,
    "close with 2 trumps": lambda view: _trumps(view) >= 2,
    "close with 3 trumps": lambda view: _trumps(view) >= 3,
    "close with the ace of trumps": lambda view: any(
        card.suit is view.trump and card.rank is Rank.ACE for card in view.hand
    ),
    "close with 2 aces": lambda view: _aces(view) >= 2,
    "close when ahead": lambda view: view.total(view.seat) > view.total(opposite(view.seat)),
    "close with 33 points": lambda view: view.total(view.seat) >= 33,
    "close while the other has fewer than 33": lambda view: view.total(opposite(view.seat)) < 33,
    SURE_TRICKS: lambda view: sure_points(view) >= TARGET,
}
