"""The overview: of games for two all at a glance, of others their figures and one chart."""

from collections.abc import Sequence

from sixtysix_gui.design import theme
from sixtysix_gui.statistics.luck import luck_and_play
from sixtysix_gui.statistics.over_time import over_time
from sixtysix_gui.statistics.overview import overview
from sixtysix_gui.statistics.pages import Announced, Calls, Places, SeveralOverview
from sixtysix_gui.statistics.several import several_overview
from sixtysix_gui.statistics.strength import strength
from sixtysix_gui.text.statistics import overview as said
from sixtysix_gui.text.statistics import play as said_play
from sixtysix_gui.text.statistics.amounts import (
    FigureWords,
    digits_of,
    in_reviewed,
    made_of,
    mean_in_column,
)
from sixtysix_gui.text.statistics.course import given_head, ring_note, since_sentence
from sixtysix_gui.text.statistics.names import in_words, too_few_reviewed
from sixtysix_gui.windows.statistics.charts.bars import loss_colour
from sixtysix_gui.windows.statistics.charts.figure_table import FigureTable
from sixtysix_gui.windows.statistics.charts.stacked import (
    FACE,
    FIRST,
    SECOND,
    THIRD,
    Key,
    Part,
    StackedBars,
    StackedLook,
    StackedRow,
)
from sixtysix_gui.windows.statistics.pages.blocks import (
    given_chart,
    has_line,
    luck_bars,
    strength_rod,
)
from sixtysix_gui.windows.statistics.pages.shown import Shown

_MOST_CALLS = 5
"""More contracts than so many are not shown each for itself; the rarest become one bar."""


def write_overview(shown: Shown) -> None:
    """Write the overview of a game for two whose talon can be closed."""
    page = shown.figures(overview)
    if page is None:
        return
    figures = said.overview_figures(page, shown.chosen.rules, shown.last_day)
    shown.column.add_chart(figure_table(figures, shown.unit))
    shown.column.add_sentence(said.overview_sentence(page))
    _write_coach(shown)
    rod = shown.figures(strength)
    if rod is not None:
        sentence = said_play.strength_sentence(rod, shown.deck)
        shown.column.add_heading(said_play.strength_head(), sentence)
        if rod.value is not None:
            shown.column.add_chart(strength_rod(shown, rod))


def figure_table(figures: tuple[FigureWords, ...], unit: float) -> FigureTable:
    """Return a table of figures."""
    return FigureTable(" ".join(figure.told for figure in figures), figures, unit)


def _write_coach(shown: Shown) -> None:
    """Write what the coach has found, or that he has reviewed too few deals."""
    column, luck, line = shown.column, shown.figures(luck_and_play), shown.figures(over_time)
    if luck is None:
        reviewed = sum(deal.coach is not None for deal in shown.chosen.deals)
        column.add_note(too_few_reviewed(reviewed))
        return
    reviewed_in = in_reviewed(luck.points.deals)
    column.add_heading(said_play.luck_head(), reviewed_in)
    column.add_chart(luck_bars(luck, shown.unit))
    if line is not None and line.given is not None and has_line(line.given):
        column.add_heading(given_head(), reviewed_in)
        column.add_chart(given_chart(shown, line))
        since = since_sentence(line.since, shown.last_day)
        column.add_note(in_words((since, ring_note(line.given))))


# --------------------------------------------------------------------------------- other games


def write_several(shown: Shown) -> None:
    """Write the overview of any other game, of two to four players."""
    page = shown.figures(several_overview)
    if page is None:
        return
    figures = said.several_figures(page, shown.chosen.rules, shown.deck)
    shown.column.add_chart(figure_table(figures, shown.unit))
    shown.column.add_sentence(said.overview_sentence(page, in_pairs=shown.in_pairs))
    if page.places:
        _write_places(shown, page)
    if page.contracts:
        _write_calls(shown, said.contracts_head(), page.contracts)
    elif page.bids:
        _write_calls(shown, said.bids_head(), page.bids)
    elif page.announced:
        _write_announced(shown, page.announced)


def _write_places(shown: Shown, page: SeveralOverview) -> None:
    best, second, last = said.place_names()
    shown.column.add_heading(said.places_head())
    mine = next(places for places in page.places if places.who is None)
    digits = digits_of(mine.points)
    rows = [_places_row(shown, places, page, digits) for places in page.places]
    look = StackedLook(
        (Key(best, FIRST), Key(second, SECOND), Key(last, THIRD, hatched=True)),
        head=said.places_note(),
        figure_head=said.amount_head(page.coin),
    )
    sentence = said.places_sentence(mine, page.deals.all)
    shown.column.add_chart(StackedBars(sentence, rows, look, shown.unit))
    shown.column.add_note(sentence)


def _places_row(shown: Shown, places: Places, page: SeveralOverview, digits: int) -> StackedRow:
    figure = mean_in_column(places.points, digits)
    colours = ((FIRST, False), (SECOND, False), (THIRD, True))
    parts = tuple(
        Part(amount, colour, hatched)
        for amount, (colour, hatched) in zip(places.places, colours, strict=False)
    )
    face = None
    if places.who is not None and places.who.level:
        face = shown.face(places.who.level, FACE)
    return StackedRow(
        said.person_name(places, shown.deck),
        parts,
        figure,
        said.told_places(places, shown.deck, page.coin, figure),
        face,
        loss_colour(round(places.points.value, digits)),
    )


def _write_calls(shown: Shown, head: str, calls: tuple[Calls, ...]) -> None:
    made, lost = said.calls_names()
    shown.column.add_heading(head)
    often = sorted(calls, key=lambda call: -call.made.all)
    rare = often[_MOST_CALLS:] if len(calls) > _MOST_CALLS + 1 else []
    rows = [_call_row(said.call_name(call), call) for call in calls if call not in rare]
    if rare:
        rows.append(_call_row(said.others_name(), _sum(rare)))
    look = StackedLook((Key(made, FIRST), Key(lost)), to_scale=True)
    sentence = " ".join(row.told for row in rows)
    shown.column.add_chart(StackedBars(sentence, rows, look, shown.unit))


def _sum(calls: Sequence[Calls]) -> Calls:
    counts = [call.made for call in calls]
    made = type(counts[0])(
        sum(count.won for count in counts),
        sum(count.lost for count in counts),
        sum(count.tied for count in counts),
    )
    return Calls(made)


def _call_row(name: str, call: Calls) -> StackedRow:
    made, told = call.made, made_of(call.made)
    parts = (
        Part(made.won, FIRST, shows_amount=False),
        Part(made.all - made.won, shows_amount=False),
    )
    return StackedRow(name, parts, told, f"{name}: {told}.")


def _write_announced(shown: Shown, announced: tuple[Announced, ...]) -> None:
    won, lost, tied = said.ended_names()
    shown.column.add_heading(said.announced_head())
    rows = [_announced_row(each) for each in announced]
    keys = [Key(won, FIRST), Key(lost, THIRD, hatched=True)]
    if any(each.deals.tied for each in announced):
        keys.append(Key(tied, SECOND))
    look = StackedLook(tuple(keys), to_scale=True)
    sentence = " ".join(row.told for row in rows)
    shown.column.add_chart(StackedBars(sentence, rows, look, shown.unit))


def _announced_row(announced: Announced) -> StackedRow:
    deals, name = announced.deals, said.announced_name(announced)
    parts = (
        Part(deals.won, FIRST),
        Part(deals.lost, THIRD, hatched=True),
        Part(deals.tied, SECOND),
    )
    told = said.won_of(deals)
    return StackedRow(name, parts, told, f"{name}: {told}.", figure_colour=theme.INK)
