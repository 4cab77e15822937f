"""Closing: how one's closes and those of others ended, and what they were worth."""

from sixtysix_gui.archive.rows import DealRow
from sixtysix_gui.statistics.amounts import Ending, count, ending_of
from sixtysix_gui.statistics.averages import average
from sixtysix_gui.statistics.figures import Mean
from sixtysix_gui.statistics.overview import Reviewed, reviewed
from sixtysix_gui.statistics.pages import ClosesAt, Closing
from sixtysix_gui.statistics.selection import Chosen, seat_of


def closing(chosen: Chosen) -> Closing | None:
    """Return what is known of closes; None where there are too few deals."""
    if not chosen.has_figures:
        return None
    mine = [deal for deal in chosen.deals if is_own_close(deal)]
    against = [deal for deal in chosen.deals if deal.closer is not None and not is_own_close(deal)]
    looked_at = reviewed(chosen.deals)
    compared = [(deal, coach.close_wins) for deal, coach in reviewed(mine)]
    with_wins = [(deal, wins) for deal, wins in compared if wins is not None]
    endings = {id(deal): ending_of(deal, chosen.rules) for deal in (*mine, *against)}
    return Closing(
        mine=count(endings[id(deal)] for deal in mine),
        against=count(endings[id(deal)] for deal in against),
        by_trick=tuple(
            ClosesAt(trick, count(endings[id(deal)] for deal in mine if deal.closed_at == trick))
            for trick in sorted({deal.closed_at for deal in mine})
        ),
        compared=len(with_wins),
        expected=sum(wins for _, wins in with_wins),
        expected_won=sum(endings[id(deal)] is Ending.WON for deal, _ in with_wins),
        worth=_worth(reviewed(mine)),
        reviewed=len(looked_at),
        passed=sum(coach.passed_closes for _, coach in looked_at),
    )


def is_own_close(deal: DealRow) -> bool:
    """Return whether the person closed the talon in a deal that was chosen."""
    return deal.closer is not None and deal.closer is seat_of(deal)


def _worth(closes: list[Reviewed]) -> Mean | None:
    compared = [(deal, coach.closing) for deal, coach in closes if coach.closing is not None]
    if not compared:
        return None
    return average([worth for _, worth in compared], [deal.game for deal, _ in compared])
