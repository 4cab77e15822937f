"""Over time: what deals brought, and what was given away where the coach has looked back."""

from sixtysix_gui.statistics.over_time import over_time
from sixtysix_gui.statistics.overview import overview
from sixtysix_gui.statistics.pages import OverTime
from sixtysix_gui.statistics.several import several_overview
from sixtysix_gui.text.statistics.amounts import in_reviewed, per_deal
from sixtysix_gui.text.statistics.course import (
    given_head,
    given_sentence,
    rings_note,
    since_sentence,
)
from sixtysix_gui.text.statistics.names import how_reviews_come, too_few_reviewed
from sixtysix_gui.text.statistics.overview import overview_sentence
from sixtysix_gui.windows.statistics.pages.blocks import given_chart, has_line, points_chart
from sixtysix_gui.windows.statistics.pages.shown import Shown


def write_over_time(shown: Shown) -> None:
    """Write both lines, or that of points alone."""
    page = shown.figures(over_time)
    if page is None:
        return
    column, closes = shown.column, bool(shown.chosen.rules.close)
    figures = shown.figures(overview) if closes else shown.figures(several_overview)
    column.add_heading(per_deal(page.coin))
    if has_line(page.points):
        column.add_chart(points_chart(shown, page))
    if figures is not None:
        column.add_sentence(overview_sentence(figures, in_pairs=shown.in_pairs))
    if has_line(page.points):
        column.add_note(rings_note(page.points))
    if closes:
        _write_given(shown, page)


def _write_given(shown: Shown, page: OverTime) -> None:
    """Write what was given away: as a line, or as one figure where there are few rings."""
    column = shown.column
    reviewed = sum(deal.coach is not None for deal in shown.chosen.deals)
    if page.given is None:
        column.add_heading(given_head())
        column.add_note(too_few_reviewed(reviewed))
        column.add_note(how_reviews_come())
        return
    column.add_heading(given_head(), in_reviewed(reviewed))
    figures = shown.figures(overview)
    if has_line(page.given):
        column.add_chart(given_chart(shown, page))
    elif figures is not None and figures.given is not None:
        column.add_sentence(given_sentence(figures.given))
    column.add_sentence(since_sentence(page.since, shown.last_day))
    if has_line(page.given):
        column.add_note(rings_note(page.given))
