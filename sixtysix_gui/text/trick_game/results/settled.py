"""A settled deal of three or four as rows of figures: the columns, what occurred, what it is worth.

Which rows there are is MANY 2, "Rows of the sheets"; only what occurred is shown.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sixtysix_gui.rules.history import Marriage
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import TICK, CardPoints
from sixtysix_gui.rules.seats import Party
from sixtysix_gui.rules.sets.contracts import Goal
from sixtysix_gui.table.numbers import signed
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.people import PlayerForms
from sixtysix_gui.text.trick_game.contracts import contract_name, double_name
from sixtysix_gui.text.trick_game.proxies import side_label
from sixtysix_gui.text.trick_game.results.endings import headline, reasons_of
from sixtysix_gui.text.trick_game.results.gains import gain_lines
from sixtysix_gui.text.trick_game.results.trick_result import TrickResult
from sixtysix_gui.text.trick_game.results.trick_table import (
    NOTHING,
    Band,
    Column,
    Figure,
    Row,
    TrickTable,
)
from sixtysix_gui.text.trick_game.scores import counts_chips


@dataclass(frozen=True)
class TrickSettled:
    """A settled deal with the game before and after it."""

    result: TrickResult
    before: Game
    after: Game


def trick_table(settled: TrickSettled) -> TrickTable:
    """Write the result of a deal, the person's column first."""
    result = settled.result
    failed = _failed(result)
    winner = _winner(result)
    return TrickTable(
        head=headline(result),
        reasons=reasons_of(result),
        columns=tuple(_column(result, party) for party in result.parties),
        rows=tuple(_rows(result)),
        totals=_totals(result),
        remarks=tuple(_remarks(result)),
        gains=gain_lines(result, settled.before, settled.after),
        winner=None if winner is None else result.parties.index(winner),
        failed=None if failed is None else result.parties.index(failed),
        short="" if failed is None else _short(result, failed),
    )


def _column(result: TrickResult, party: Party) -> Column:
    people = result.people
    name = side_label(party, people)
    if not people.in_pairs:
        return Column(name)
    ours = people.is_mine(party) if people.me is not None else party.number == 0
    return Column(name, Band.SOLID if ours else Band.DASHED)


# ----------------------------------------------------------------------------------------- rows


def _row(result: TrickResult, name: str, figure: Callable[[Party], Figure]) -> Row:
    return Row(name, tuple(figure(party) for party in result.parties))


def _plain(number: int) -> Figure:
    return Figure(str(number) if number else NOTHING)


def counts_tricks(result: TrickResult) -> bool:
    """Whether a contract asked for tricks, so that card points decided nothing."""
    contract = result.contract
    return contract is not None and contract.goal in (Goal.NO_TRICK, Goal.ALL_TRICKS)


def _rows(result: TrickResult) -> list[Row]:
    if not result.view.won:
        return []
    if counts_tricks(result):
        return []
    widow = _widow_points(result)
    holder = result.people.party(result.view.won[0].winner)

    def tricks(party: Party) -> Figure:
        points = result.points_of(party).captured
        return Figure(str(points - widow if party is holder else points))

    rows = [_row(result, translate("TrickResults", "Tricks"), tricks)]
    if result.rules.has_widow:
        name = translate("TrickResults", "Widow")
        rows.append(
            _row(result, name, lambda party: _of_one(str(widow), party is holder)),
        )
    return [*rows, *_marriage_rows(result), *_last_trick_rows(result)]


def _of_one(text: str, mine: bool) -> Figure:
    return Figure(text if mine else NOTHING)


def _widow_points(result: TrickResult) -> int:
    """Say what the widow was worth: all captured points without those of the tricks."""
    if not result.rules.has_widow:
        return 0
    captured = sum(earned.captured for earned in result.outcome.card_points)
    return captured - sum(trick.points for trick in result.view.won)


def _marriage_rows(result: TrickResult) -> list[Row]:
    rows: list[Row] = []
    card_points = [result.points_of(party) for party in result.parties]
    if any(earned.melded and earned.tricks for earned in card_points):
        name = translate("TrickResults", "Marriages")
        rows.append(_row(result, name, lambda party: _marriages(result, party)))
    if any(earned.melded and not earned.tricks for earned in card_points):
        name = translate("TrickResults", "Marriage without a trick")
        rows.append(_row(result, name, lambda party: _of_one("0", _waits(result.points_of(party)))))
    return rows


def _waits(earned: CardPoints) -> bool:
    return bool(earned.melded) and not earned.tricks


def _marriages(result: TrickResult, party: Party) -> Figure:
    earned = result.points_of(party)
    if not (earned.melded and earned.tricks):
        return Figure(NOTHING)
    shown = [one for one in result.view.marriages if one.seat in party.seats]
    suits = tuple(one.suit for one in shown)
    if result.rules.meld_values == "20-40-60-80":
        return Figure(_listed(shown), suits)
    return Figure(str(earned.melded), suits)


def _listed(shown: Sequence[Marriage]) -> str:
    """List what the marriages counted, since each is worth more than the one before."""
    return " + ".join(str(one.points) for one in shown)


def _last_trick_rows(result: TrickResult) -> list[Row]:
    if any(earned.bonus for earned in result.outcome.card_points):
        name = translate("TrickResults", "Last trick")
        if result.rules.slam:
            name = translate("TrickResults", "All of the last tricks")
        return [_row(result, name, lambda party: _plain(result.points_of(party).bonus))]
    if result.outcome.reason != "last-trick":
        return []
    last = result.people.party(result.view.won[-1].winner)
    #: in the row "Last trick": whose it is
    won = translate("TrickResults", "won")
    name = translate("TrickResults", "Last trick")
    return [_row(result, name, lambda party: _of_one(won, party is last))]


def _totals(result: TrickResult) -> Row | None:
    if not result.view.won:
        return None
    if counts_tricks(result):
        name = translate("TrickResults", "Tricks taken")
        return _row(result, name, lambda party: Figure(str(result.points_of(party).tricks)))
    name = translate("TrickResults", "Card points")
    return _row(result, name, lambda party: Figure(str(result.points_of(party).total)))


# ----------------------------------------------------------------------------- after the totals


def _remarks(result: TrickResult) -> list[Row]:
    remarks = [*_trick_counts(result), *_bid_rows(result), *_contract_rows(result)]
    if result.rules.score_unit == "tens":
        name = translate("TrickResults", "Full tens")
        remarks.append(_row(result, name, lambda party: Figure(str(_points(result, party)))))
    if counts_chips(result.rules):
        name = translate("TrickResults", "Chips")
        remarks.append(_row(result, name, lambda party: Figure(signed(_points(result, party)))))
    return remarks


def _points(result: TrickResult, party: Party) -> int:
    return result.outcome.points[party]


def _trick_counts(result: TrickResult) -> list[Row]:
    """Count tricks where somebody has none, for then it matters."""
    scaled = result.rules.has("score.scale") and result.outcome.reason in (
        "out",
        "false-claim",
        "count",
        "dissle-won",
        "dissle-lost",
    )
    if not scaled or result.contract is not None or all(result.outcome.tricks):
        return []
    name = translate("TrickResults", "Number of tricks")
    return [_row(result, name, lambda party: Figure(str(result.points_of(party).tricks)))]


def _bid_rows(result: TrickResult) -> list[Row]:
    end, seat = result.outcome.end, result.view.bidder
    if not end.bid or seat is None:
        return []
    forms = PlayerForms(
        me=translate("TrickResults", "Your bid"),
        they=translate("TrickResults", "Bid by {name}"),
    )
    party = result.people.party(seat)
    bid = f"{end.bid} = {end.bid * TICK}"
    return [
        _row(
            result,
            result.people.of_player(seat, forms),
            lambda one: _of_one(bid, one is party),
        ),
        _row(
            result,
            translate("TrickResults", "Full 33s"),
            lambda one: Figure(str(result.points_of(one).total // TICK)),
        ),
    ]


def _contract_rows(result: TrickResult) -> list[Row]:
    end, seat = result.outcome.end, result.view.bidder
    rows: list[Row] = []
    if seat is None:
        return rows
    party, contract = result.people.party(seat), result.contract
    if contract is not None:
        worth = str(contract.value)
        name = contract_name(contract.key)
        rows.append(_row(result, name, lambda one: _of_one(worth, one is party)))
    if end.level:
        times = translate("TrickResults", "× {times}").format(times=2**end.level)
        doubled = _doublers(result)
        name = double_name(end.level)
        rows.append(_row(result, name, lambda one: _of_one(times, one in doubled)))
    return rows


def _doublers(result: TrickResult) -> tuple[Party, ...]:
    """Give the side that doubled last."""
    last = [answer.seat for answer in result.view.answers if answer.doubled][-1]
    return (result.people.party(last),)


# ----------------------------------------------------------------------------------- who decided


def _winner(result: TrickResult) -> Party | None:
    """Give whose total is marked as the winner's; of a bid that was made the bidder's."""
    reason = result.outcome.reason
    if reason == "made" and result.contract is None:
        return result.bidder
    if reason in ("set", "passed", "dissle-won", "dissle-lost"):
        return None
    return result.winner


def _failed(result: TrickResult) -> Party | None:
    reason, end = result.outcome.reason, result.outcome.end
    if reason == "false-claim" and end.claimant is not None:
        return result.rules.parties[end.claimant]
    return result.bidder if reason in ("set", "lost") else None


def _short(result: TrickResult, party: Party) -> str:
    """Say how much a total lacks, where it is card points that it lacks."""
    if result.outcome.reason == "set":
        needed = result.outcome.end.bid * TICK
    elif result.outcome.reason == "false-claim":
        needed = result.rules.out_target
    else:
        return ""
    missing = needed - result.points_of(party).total
    if missing <= 0:
        return ""
    return translate("ResultTable", "{number} short").format(number=missing)
