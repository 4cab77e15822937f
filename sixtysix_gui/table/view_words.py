"""What a view says on the table: scores, what is undertaken, who fixed trump, tricks to look at."""

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.scoring.points import TICK
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table import words
from sixtysix_gui.table.seating import Chair, Seating, SeatLabels

CHIPS_AT_FIRST = 12
"""The chips that everybody begins with where stakes are paid."""


def score_line(view: View, score: int) -> str:
    """Return a score as the game counts it."""
    rules = view.rules
    if pays_chips(view):
        return words.chips(CHIPS_AT_FIRST + score)
    if rules.counts_down:
        return words.to_go(max(0, rules.target - score))
    return words.score_of(score, rules.target)


def score_in_figures(view: View, score: int) -> str:
    """Return a score for a plate on which its words find no room."""
    rules = view.rules
    if pays_chips(view):
        return str(CHIPS_AT_FIRST + score)
    if rules.counts_down:
        return str(max(0, rules.target - score))
    return f"{score}/{rules.target}" if score >= 0 else f"−{-score}"


def pays_chips(view: View) -> bool:
    """Return whether everybody pays the winner of a deal."""
    return view.rules.score_unit == "stakes-from-each"


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


def whence(view: View, labels: SeatLabels) -> str:
    """Say in the label below the counter who fixed trump, or what is owed."""
    rules = view.rules
    contract = view.contract
    if contract is not None and not contract.has_trump and view.phase is not Phase.BID:
        return words.no_trumps()
    if rules.trump_by == "latest-marriage":
        may_come = view.talon_size or rules.meld_when_exhausted
        shown = len(view.marriages)
        return words.next_marriage(20 * (shown + 1)) if may_come and shown < len(Suit) else ""
    if view.bid and view.phase is not Phase.BID:
        return words.to_make(view.bid * TICK)
    if view.trump is None:
        return ""
    if rules.cuts:
        seat = rules.seats[(view.dealer - 1) % len(rules.seats)]
        is_me = seat is view.seat and not labels.only_watched
        return words.shown_by_you() if is_me else words.shown_by(labels.name(seat))
    if view.faced is not None:
        return words.turned()
    if rules.names_trump:
        seat = rules.after(view.dealer)
        is_me = seat is view.seat and not labels.only_watched
        return words.named_by_you() if is_me else words.named_by(labels.name(seat))
    return ""


def tricks_to_see(view: View, pile: Chair) -> tuple[Trick, ...]:
    """Return the tricks of a pile that may be looked at now, oldest first.

    Source: rules.md 1.3, many.md 1.7.
    """
    seating = Seating.of(view)
    there = tuple(trick for trick in view.won if seating.pile(trick.winner) is pile)
    if view.outcome is not None:
        return there
    allowed = view.rules.look_back
    if allowed == "own" and pile is Chair.SOUTH:
        return there
    if allowed == "none" or view.table or view.face_down:
        return ()
    return there[-1:] if there and there[-1] == view.won[-1] else ()
