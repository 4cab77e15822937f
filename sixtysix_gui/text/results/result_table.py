"""A settled deal as rows of figures: a column a side, only what occurred, and what it is worth.

Which rows there are is docs/many.md and docs/table-many.md, "Rows of the sheets".
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.history import Marriage
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import (
    TICK,
    Basis,
    CardPoints,
    Close,
    Grade,
    Termination,
    grade_of,
)
from sixtysix_gui.rules.seats import Party, Seat, opposite
from sixtysix_gui.rules.sets.contracts import Goal
from sixtysix_gui.table.words import figure, signed
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.contracts import contract_name, double_name
from sixtysix_gui.text.people import forms, side_label
from sixtysix_gui.text.results.deal_result import DealResult, GainLine, gain_lines
from sixtysix_gui.text.results.endings import headline, reasons_of
from sixtysix_gui.text.results.scores import counts_chips

_ = texts("Results")

NOTHING = "–"
"""Stands where a side has nothing of a row."""


class Band(Enum):
    """The line below the head of a column that tells sides apart."""

    NONE = auto()
    SOLID = auto()
    DASHED = auto()


@dataclass(frozen=True)
class Column:
    """A side or a player on the sheet."""

    name: str
    band: Band = Band.NONE


@dataclass(frozen=True)
class Figure:
    """What a side has of a row, with the suits whose signs stand behind it."""

    text: str
    suits: tuple[Suit, ...] = ()


@dataclass(frozen=True)
class Row:
    """A row: its name and a figure for each column."""

    name: str
    figures: tuple[Figure, ...]


@dataclass(frozen=True)
class ResultTable:
    """Everything the sheet after a deal says.

    ``reasons`` are the sentences below the head. ``winner`` is the column whose total won the
    deal, ``failed`` the one whose total did not do what was promised; None is no one's. ``short``
    says how much that lacks. ``totals`` is None where nothing was played.
    """

    head: str
    reasons: tuple[str, ...]
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    totals: Row | None
    remarks: tuple[Row, ...]
    gains: tuple[GainLine, ...]
    winner: int | None = None
    failed: int | None = None
    short: str = ""

    @property
    def spoken(self) -> str:
        """Say what readers of the screen are told with the button that goes on."""
        return " ".join((*self.reasons, *(gain.spoken for gain in self.gains)))


def result_table(result: DealResult, before: Game, after: Game) -> ResultTable:
    """Write the result of a deal, the person's column first; games are those around the deal."""
    failed, winner = result.failed, _winner(result)
    return ResultTable(
        head=headline(result),
        reasons=reasons_of(result),
        columns=tuple(_column(result, party) for party in result.parties),
        rows=tuple(_rows(result)),
        totals=_totals(result),
        remarks=tuple(_remarks(result)),
        gains=gain_lines(result, before, after),
        winner=None if winner is None else result.parties.index(winner),
        failed=None if failed is None else result.parties.index(failed),
        short="" if failed is None else _short(result, failed),
    )


def _column(result: DealResult, party: Party) -> Column:
    people = result.people
    name = side_label(party, people)
    if not people.in_pairs:
        return Column(name)
    ours = people.is_mine(party) if people.me is not None else party.number == 0
    return Column(name, Band.SOLID if ours else Band.DASHED)


# ----------------------------------------------------------------------------------------- rows


def _row(result: DealResult, name: str, figure_of: Callable[[Party], Figure]) -> Row:
    return Row(name, tuple(figure_of(party) for party in result.parties))


def _number_row(result: DealResult, name: str, number: Callable[[CardPoints], int]) -> Row:
    """Write a row of figures, with a dash for nothing."""

    def figure_of(party: Party) -> Figure:
        points = number(result.points_of(party))
        return Figure(figure(points) if points else NOTHING)

    return _row(result, name, figure_of)


def _row_of_one(result: DealResult, name: str, text: str, owner: Party) -> Row:
    """Write a row in which one side alone has something."""
    return _row(result, name, lambda party: Figure(text if party is owner else NOTHING))


def _was_played(result: DealResult) -> bool:
    return any(result.outcome.tricks) or result.outcome.claimant is not None


def _counts_tricks(result: DealResult) -> bool:
    """Return whether a contract asked for tricks, so that card points decided nothing."""
    contract = result.contract
    return contract is not None and contract.goal in (Goal.NO_TRICK, Goal.ALL_TRICKS)


def _rows(result: DealResult) -> list[Row]:
    if not _was_played(result) or _counts_tricks(result):
        return []
    return [
        *_trick_rows(result),
        *_marriage_rows(result),
        *_last_trick_rows(result),
        *_uncounted_rows(result),
    ]


def _trick_rows(result: DealResult) -> list[Row]:
    name, widow = _("Tricks"), _widow_points(result)
    if not result.rules.has_widow:
        return [_row(result, name, lambda party: Figure(str(result.points_of(party).captured)))]
    holder = result.people.party(result.view.won[0].winner)

    def tricks(party: Party) -> Figure:
        points = result.points_of(party).captured
        return Figure(str(points - widow if party is holder else points))

    told = _("Widow")
    return [_row(result, name, tricks), _row_of_one(result, told, str(widow), holder)]


def _widow_points(result: DealResult) -> int:
    """Return what the widow was worth: all captured points without those of the tricks."""
    captured = sum(earned.captured for earned in result.outcome.card_points)
    return captured - sum(trick.points for trick in result.view.won)


def _marriage_rows(result: DealResult) -> list[Row]:
    rows: list[Row] = []
    card_points = result.outcome.card_points
    if any(earned.marriages for earned in card_points):
        name = _("Marriages")
        rows.append(_row(result, name, lambda party: _marriages(result, party)))
    if any(earned.pending for earned in card_points):
        name = _("Marriage without a trick")
        rows.append(_row(result, name, lambda party: _pending(result.points_of(party))))
    return rows


def _pending(earned: CardPoints) -> Figure:
    return Figure("0" if earned.pending else NOTHING)


def _marriages(result: DealResult, party: Party) -> Figure:
    earned = result.points_of(party)
    if not earned.marriages:
        return Figure(NOTHING)
    shown = [one for one in result.view.marriages if one.seat in party.seats]
    suits = tuple(one.suit for one in shown)
    if result.rules.meld_values == "20-40-60-80":
        return Figure(_listed(shown), suits)
    return Figure(str(earned.marriages), suits)


def _listed(shown: Sequence[Marriage]) -> str:
    """List what the marriages counted, since each is worth more than the one before."""
    return " + ".join(str(one.points) for one in shown)


def _last_trick_rows(result: DealResult) -> list[Row]:
    name = _("Last trick")
    if any(earned.bonus for earned in result.outcome.card_points):
        if result.rules.slam:
            name = _("All of the last tricks")
        return [_number_row(result, name, lambda earned: earned.bonus)]
    if result.outcome.termination is not Termination.LAST_TRICK:
        return []
    #: in the row "Last trick": whose it is
    won = _("won")
    return [_row_of_one(result, name, won, result.people.party(result.view.won[-1].winner))]


def _uncounted_rows(result: DealResult) -> list[Row]:
    if not any(map(_uncounted, result.outcome.card_points)):
        return []
    name = _("Not counted after closing")
    return [_number_row(result, name, lambda earned: -_uncounted(earned))]


def _uncounted(earned: CardPoints) -> int:
    """Return the card points that were made but do not count."""
    return earned.captured + earned.marriages + earned.bonus - earned.total


def _totals(result: DealResult) -> Row | None:
    if not _was_played(result):
        return None
    if _counts_tricks(result):
        return _tricks_taken(result, _("Tricks taken"))
    name = _("Card points")
    return _row(result, name, lambda party: Figure(str(result.points_of(party).total)))


def _tricks_taken(result: DealResult, name: str) -> Row:
    return _row(result, name, lambda party: Figure(str(result.points_of(party).tricks)))


# ----------------------------------------------------------------------------- after the totals


def _remarks(result: DealResult) -> list[Row]:
    remarks = [
        *_trick_counts(result),
        *_at_close(result),
        *_bid_rows(result),
        *_contract_rows(result),
    ]
    points = result.outcome.points
    if result.rules.score_unit == "tens":
        name = _("Full tens")
        remarks.append(_row(result, name, lambda party: Figure(str(points[party]))))
    if counts_chips(result.rules):
        name = _("Chips")
        remarks.append(_row(result, name, lambda party: Figure(signed(points[party]))))
    return remarks


_BY_TRICKS = (
    Termination.OUT,
    Termination.FALSE_CLAIM,
    Termination.COUNT,
    Termination.DISSLE_WON,
    Termination.DISSLE_LOST,
)
"""Ends of which the price may depend on who has no trick."""


def _trick_counts(result: DealResult) -> list[Row]:
    """Count tricks where somebody has none, for then it matters."""
    outcome = result.outcome
    is_scaled = (
        result.rules.has("score.scale")
        and outcome.termination in _BY_TRICKS
        and outcome.basis in (None, Basis.FINAL_SCALE)
    )
    if not is_scaled or result.contract is not None or all(outcome.tricks):
        return []
    return [_tricks_taken(result, _("Number of tricks"))]


def _at_close(result: DealResult) -> list[Row]:
    """Say what the defender had at the close, where that decided the price."""
    outcome, close = result.outcome, result.outcome.end.close
    if close is None:
        return []
    defender = result.people.party(opposite(close.seat))
    if _tricks_at_close_decided(result, close):
        name = _("Tricks at closing")
        return [_row_of_one(result, name, str(close.defender_tricks), defender)]
    at_end = result.points_of(defender)
    grade = grade_of(at_end.total, at_end.tricks)
    if outcome.basis is Basis.SCALE_AT_CLOSE and outcome.grade is not grade:
        name = _("Card points at closing")
        return [_row_of_one(result, name, str(close.defender_points), defender)]
    return []


def _tricks_at_close_decided(result: DealResult, close: Close) -> bool:
    """Return whether the defender's tricks at the close made the price another one."""
    basis, rules = result.outcome.basis, result.rules
    if basis is Basis.SCALE_AT_CLOSE:
        return result.outcome.grade is Grade.SCHWARZ
    if basis is Basis.CLOSE_FAILED:
        mode = rules.score_close_failed
    elif basis is Basis.DEFENDER_FIRST:
        mode = rules.score_defender_first
    else:
        return False
    return close.defender_tricks == 0 and not mode.startswith("flat")


def _bid_rows(result: DealResult) -> list[Row]:
    end, seat = result.outcome.end, result.view.bidder
    if not end.bid or seat is None:
        return []
    name, bid = (
        result.people.of_player(seat, forms("results.bid_row")),
        f"{end.bid} = {end.bid * TICK}",
    )
    return [
        _row_of_one(result, name, bid, result.people.party(seat)),
        _row(result, _("Full 33s"), lambda one: _full_33s(result, one)),
    ]


def _full_33s(result: DealResult, party: Party) -> Figure:
    return Figure(str(result.points_of(party).total // TICK))


def _contract_rows(result: DealResult) -> list[Row]:
    level, seat, contract = result.outcome.end.level, result.view.bidder, result.contract
    rows: list[Row] = []
    if seat is None:
        return rows
    if contract is not None:
        worth, name = str(contract.value), contract_name(contract.key)
        rows.append(_row_of_one(result, name, worth, result.people.party(seat)))
    if level:
        times = _("× {times}").format(times=2**level)
        doubled_by = result.people.party(_last_to_double(result))
        rows.append(_row_of_one(result, double_name(level), times, doubled_by))
    return rows


def _last_to_double(result: DealResult) -> Seat:
    return [answer.seat for answer in result.view.answers if answer.doubled][-1]


# ----------------------------------------------------------------------------------- who decided


_UNDECIDED = (
    Termination.SET,
    Termination.LOST,
    Termination.PASSED,
    Termination.DISSLE_WON,
    Termination.DISSLE_LOST,
)
"""Ends that no total of a winner has decided."""


def _winner(result: DealResult) -> Party | None:
    """Return whose total is marked as the winner's; of a bid that was made the bidder's."""
    termination = result.outcome.termination
    if termination is Termination.MADE and result.contract is None:
        return result.bidder
    return None if termination in _UNDECIDED else result.winner


def _short(result: DealResult, party: Party) -> str:
    """Say how much a total lacks, where it is card points that it lacks."""
    termination, needed = result.outcome.termination, result.rules.out_target
    if termination is Termination.LOST:
        return ""
    if termination is Termination.SET:
        needed = result.outcome.end.bid * TICK
    missing = needed - result.points_of(party).total
    if missing <= 0:
        return ""
    #: below a figure of card points
    return _("{number} short").format(number=missing)
