"""Blocks that stand on more than one page: luck and play, lines, and the rod of strength."""

from sixtysix_gui.design import theme
from sixtysix_gui.statistics.pages import Course, LuckAndPlay, OverTime, Strength
from sixtysix_gui.text.statistics import course as said_course
from sixtysix_gui.text.statistics import play as said
from sixtysix_gui.text.statistics.amounts import signed_hundredths
from sixtysix_gui.text.statistics.names import month_name
from sixtysix_gui.windows.statistics.charts.bars import BarRow, Bars
from sixtysix_gui.windows.statistics.charts.line_chart import (
    Companion,
    Curve,
    LineChart,
    Ring,
    TimeLine,
)
from sixtysix_gui.windows.statistics.charts.strength_rod import FACE, Face, Self, StrengthRod
from sixtysix_gui.windows.statistics.pages.shown import Shown

_FEWEST_RINGS = 3
_MONTH = 7


def luck_bars(page: LuckAndPlay, unit: float) -> Bars:
    """Return the account of all deals as bars that add up."""
    colours = (theme.LUCK, theme.ACTION_GREEN, theme.MARK_WRONG, theme.INK)
    rows = [
        BarRow(
            name,
            value / 100,
            signed_hundredths(value / 100),
            said.told_bar(name, value / 100),
            colour,
            is_sum=colour == theme.INK,
        )
        for (name, value), colour in zip(said.luck_rows(page), colours, strict=True)
    ]
    return Bars(said.luck_sentence(page), rows, unit)


def has_line(course: Course | None) -> bool:
    """Return whether there are enough rings for a line: two say nothing of how it goes."""
    return course is not None and len(course.rings) >= _FEWEST_RINGS


def given_chart(shown: Shown, page: OverTime) -> LineChart:
    """Return what was given away over time, beside what the King gives away."""
    course = page.given
    rings = () if course is None else course.rings
    beside = page.companion
    companion = None
    if beside is not None:
        companion = Companion(beside.mean, said_course.companion_name(beside, shown.deck))
    told = tuple(said_course.given_ring(ring) for ring in rings)
    sentence = said_course.course_sentence(page, given=True)
    return _line_chart(shown, course, told, sentence, companion=companion)


def points_chart(shown: Shown, page: OverTime) -> LineChart:
    """Return what deals brought over time."""
    told = tuple(said_course.points_ring(ring, page.coin) for ring in page.points.rings)
    sentence = said_course.course_sentence(page, given=False)
    return _line_chart(shown, page.points, told, sentence)


def _line_chart(
    shown: Shown,
    course: Course | None,
    told: tuple[str, ...],
    sentence: str,
    *,
    companion: Companion | None = None,
) -> LineChart:
    rings = () if course is None else course.rings
    line = () if course is None else course.line
    last = max(len(rings) - 1, 1)
    at = tuple(place / last for place in range(len(rings)))
    made = TimeLine(
        tuple(Ring(x, ring.value, text) for x, ring, text in zip(at, rings, told, strict=True)),
        Curve(
            at,
            tuple(each.value for each in line),
            tuple(each.low for each in line),
            tuple(each.high for each in line),
        ),
        names=_names(course, shown.last_day),
        companion=companion,
        signed=companion is None,
    )
    return LineChart(sentence, made, shown.unit)


def _names(course: Course | None, last_day: str) -> tuple[tuple[float, str], ...]:
    """Return the months below the line, each at the first ring that ends in it, and now."""
    if course is None:
        return ()
    last = max(len(course.rings) - 1, 1)
    months = [ring.last_day[:_MONTH] for ring in course.rings]
    names = [
        (place / last, month_name(month, last_day))
        for place, month in enumerate(months)
        if month and month not in months[:place]
    ]
    # the end of the line is named first: it must never make way for a month
    return ((1.0, said_course.now()), *(each for each in names if each[0] < 1.0))


def strength_rod(shown: Shown, page: Strength) -> StrengthRod:
    """Return the rod with the five faces, and where the person is among them."""
    faces = [
        Face(
            said.level_name(level.level, shown.deck),
            shown.face(level.level, FACE),
            level.value,
            said.told_level(level.level, level.value, shown.deck),
        )
        for level in page.levels
    ]
    me = None
    if page.value is not None:
        low = page.value if page.low is None else page.low
        high = page.value if page.high is None else page.high
        me = Self(page.value, low, high, said.you(), said.told_self(page, shown.deck))
    return StrengthRod(said.strength_sentence(page, shown.deck), faces, me, shown.unit)
