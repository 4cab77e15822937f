"""What the coach has found, summed up: luck and play, closing, themes; and strength."""

from sixtysix_gui.design import theme
from sixtysix_gui.statistics.closing import closing
from sixtysix_gui.statistics.luck import luck_and_play, themes
from sixtysix_gui.statistics.pages import ClosesAt, ThemeLoss
from sixtysix_gui.statistics.strength import strength
from sixtysix_gui.text.coach.marks import theme_name
from sixtysix_gui.text.statistics import play as said
from sixtysix_gui.text.statistics.amounts import hundredths, won_lost
from sixtysix_gui.text.statistics.names import how_reviews_come, too_few_reviewed
from sixtysix_gui.text.statistics.overview import ended_names
from sixtysix_gui.windows.statistics.charts.bars import BarRow, Bars
from sixtysix_gui.windows.statistics.charts.stacked import (
    FIRST,
    THIRD,
    Key,
    Part,
    StackedBars,
    StackedLook,
    StackedRow,
)
from sixtysix_gui.windows.statistics.pages.blocks import luck_bars, strength_rod
from sixtysix_gui.windows.statistics.pages.overview import figure_table
from sixtysix_gui.windows.statistics.pages.shown import Shown


def write_luck(shown: Shown) -> None:
    """Write the account of all deals that the coach has looked back at."""
    page = shown.figures(luck_and_play)
    if page is None:
        _write_too_few(shown)
        return
    shown.column.add_chart(luck_bars(page, shown.unit))
    shown.column.add_sentence(said.luck_sentence(page))
    shown.column.add_sentence(said.play_sentence(page))
    shown.column.add_note(said.what_luck_is())


def write_closing(shown: Shown) -> None:
    """Write how closes ended, what they were worth, and when they were made."""
    page = shown.figures(closing)
    if page is None:
        return
    shown.column.add_chart(figure_table(said.closing_figures(page), shown.unit))
    shown.column.add_sentence(said.closing_sentence(page))
    shown.column.add_note(said.passed_sentence(page))
    if not page.by_trick:
        return
    won, lost, _ = ended_names()
    shown.column.add_heading(said.tricks_head())
    rows = [_closes_row(closes) for closes in page.by_trick]
    keys = (Key(won, FIRST), Key(lost, THIRD, hatched=True))
    look = StackedLook(keys, head=said.tricks_note(), to_scale=True)
    sentence = " ".join(row.told for row in rows)
    shown.column.add_chart(StackedBars(sentence, rows, look, shown.unit))


def _closes_row(closes: ClosesAt) -> StackedRow:
    count = closes.closes
    parts = (Part(count.won, FIRST), Part(count.lost, THIRD, hatched=True))
    name = said.trick_name(closes)
    return StackedRow(name, parts, won_lost(count), said.told_closes(closes))


def write_themes(shown: Shown) -> None:
    """Write what each theme cost, the dearest first."""
    page = shown.figures(themes)
    if page is None:
        _write_too_few(shown)
        return
    rows = [_theme_row(loss) for loss in page.themes]
    shown.column.add_chart(Bars(said.themes_sentence(page), rows, shown.unit))
    shown.column.add_sentence(said.themes_sentence(page))
    shown.column.add_note(said.themes_note(page))


def _theme_row(loss: ThemeLoss) -> BarRow:
    return BarRow(
        theme_name(loss.theme),
        max(0.0, loss.lost.value),
        hundredths(loss.lost.value),
        said.told_theme(loss),
        theme.MARK_WRONG if round(loss.lost.value, 2) > 0 else theme.INK,
        is_lost=True,
        note=said.theme_deals(loss),
    )


def write_strength(shown: Shown) -> None:
    """Write between which levels the person plays, and how sure that is."""
    page = shown.figures(strength)
    if page is None:
        return
    shown.column.add_sentence(said.strength_sentence(page, shown.deck))
    shown.column.add_chart(strength_rod(shown, page))
    shown.column.add_note(said.strength_range(page, shown.deck))
    shown.column.add_note(said.how_measured())


def _write_too_few(shown: Shown) -> None:
    reviewed = sum(deal.coach is not None for deal in shown.chosen.deals)
    shown.column.add_sentence(too_few_reviewed(reviewed))
    shown.column.add_note(how_reviews_come())
