"""What plates and the tags at them say of a view: how it stands, and what is undertaken."""

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.table import words

CHIPS_AT_FIRST = 12
"""The chips that everybody begins with where stakes are paid."""


def score_line(view: View, score: int) -> str:
    """Return a score as the game counts it."""
    rules = view.rules
    if pays_chips(view):
        return words.chips(CHIPS_AT_FIRST + score)
    if counts_down(view):
        return words.to_go(max(0, rules.target - score))
    return words.score_of(score, rules.target)


def score_in_figures(view: View, score: int) -> str:
    """Return a score for a plate on which its words find no room."""
    rules = view.rules
    if pays_chips(view):
        return str(CHIPS_AT_FIRST + score)
    if counts_down(view):
        return str(max(0, rules.target - score))
    return f"{score}/{rules.target}" if score >= 0 else f"−{-score}"


def pays_chips(view: View) -> bool:
    """Say whether everybody pays the winner of a deal."""
    return view.rules.score_unit == "stakes-from-each"


def counts_down(view: View) -> bool:
    """Say whether the table counts the points that are still needed (many.md 7.4)."""
    return bool(view.rules.contracts) or view.rules.game_count == "down"


def hangs_tags(rules: Rules) -> bool:
    """Say whether players undertake something, of which a tag at the plate tells."""
    return bool(rules.opening or rules.contracts or rules.has("bid.max"))


def tag_of(view: View, seat: Seat, *, short: bool = False) -> str:
    """Say what a seat has undertaken, alone or for its side; the opening until it is played.

    The short words are for a plate that is too narrow for those of a doubled contract.
    """
    if view.phase in (Phase.TRUMP, Phase.BID):
        return ""
    if view.opening is not None:
        opens = view.bidder if view.won else view.leader
        return words.OPENINGS[view.opening] if seat is opens else ""
    if seat is not view.bidder:
        return ""
    if view.bid:
        return words.bid_tag(view.bid)
    contract = view.contract
    if contract is not None and not contract.is_simple:
        return words.contract_tag(contract.key, contract.value, view.level, short=short)
    return ""
