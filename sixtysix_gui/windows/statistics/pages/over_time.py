"""Over time: what deals brought, and what was given away where the coach has looked back."""

from collections.abc import Sequence

from sixtysix_gui.sentences import marks
from sixtysix_gui.statistics.amounts import Currency
from sixtysix_gui.statistics.averages import ChanceSentence, Mean, Tendency
from sixtysix_gui.statistics.over_time import OverTime, Ring, RingLine, Since, Trend, over_time
from sixtysix_gui.statistics.overview import GameOverview, overview
from sixtysix_gui.statistics.strength import gives_away
from sixtysix_gui.table.words import decimal
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.statistics import (
    days_name,
    digits_of,
    give_or_take,
    hundredths,
    in_reviewed,
    level_called,
    month_name,
    per_deal,
    signed_hundredths,
)
from sixtysix_gui.windows.statistics.charts.line_chart import LineChart, TimeLook
from sixtysix_gui.windows.statistics.column import PageDraft
from sixtysix_gui.windows.statistics.pages.play import how_reviews_come, too_few_reviewed

_ = texts("Statistics")
mark = marks("Statistics")

_FEWEST_RINGS = 3
_MONTH = 7
_DOZEN = 12
_KING = "expert"
"""The level whose line is drawn beside one's own."""


def write_over_time(draft: PageDraft) -> None:
    """Write both lines, or that of points alone."""
    found, figures = draft.figures(over_time), draft.figures(overview)
    if found is None:
        return
    column, points = draft.column, found.points
    column.add_heading(per_deal(found.currency))
    if has_line(points):
        column.add_chart(_points_chart(draft, found))
    if figures is not None:
        column.add_sentence(points_sentence(figures, in_pairs=draft.chosen.rules.teams))
    if has_line(points):
        column.add_note(_rings_note(points))
    if draft.chosen.rules.close:
        _write_given(draft, found, None if figures is None else figures.given)


def _write_given(draft: PageDraft, found: OverTime, mean: Mean | None) -> None:
    """Write what was given away: as a line, or as one figure where there are few rings."""
    column = draft.column
    if found.given is None:
        column.add_heading(given_head())
        column.add_note(too_few_reviewed(draft))
        column.add_note(how_reviews_come())
        return
    column.add_heading(given_head(), in_reviewed(len(draft.chosen.reviewed)))
    if has_line(found.given):
        column.add_chart(given_chart(draft, found.given))
    elif mean is not None:
        text = _("You gave away {x} a deal, {give}.")
        column.add_sentence(text.format(x=hundredths(mean.value), give=give_or_take(mean)))
    column.add_sentence(since_sentence(found.since, draft.last_day))
    if has_line(found.given):
        column.add_note(_rings_note(found.given))


def given_head() -> str:
    """Name the chart of what was given away."""
    return _("Given away per deal")


# -------------------------------------------------------------------------------------------- lines


def has_line(line: RingLine) -> bool:
    """Return whether there are enough rings for a line: two say nothing of how it goes."""
    return len(line.rings) >= _FEWEST_RINGS


def ring_note(line: RingLine) -> str:
    """Say what a ring is."""
    if line.size == _DOZEN:
        return _("Each ring is a dozen deals.")
    return _("Each ring is %n deal(s).", "", line.size)


def _rings_note(line: RingLine) -> str:
    band = _("The shaded band holds the true line in 19 of 20 cases.")
    return f"{ring_note(line)} {band}"


def given_chart(draft: PageDraft, line: RingLine) -> LineChart:
    """Return what was given away over time, beside what the King gives away."""
    #: {name} is a level: the King
    name = _("what {name} gives away")
    compared = gives_away()[_KING].value, name.format(name=level_called(_KING, draft.deck))
    sentence = _("Given away per deal, from {first} at first to {last} now.")
    return LineChart(
        sentence.format(first=hundredths(line.line[0].value), last=hundredths(line.line[-1].value)),
        line,
        [given_ring(ring) for ring in line.rings],
        TimeLook(_names(line, draft.last_day), compared),
        draft.unit,
    )


def _points_chart(draft: PageDraft, found: OverTime) -> LineChart:
    line = found.points
    sentence = _("Game points per deal, from {first} at first to {last} now.")
    if found.currency is Currency.CHIPS:
        sentence = _("Chips per deal, from {first} at first to {last} now.")
    first, last = (signed_hundredths(line.line[at].value) for at in (0, -1))
    return LineChart(
        sentence.format(first=first, last=last),
        line,
        [points_ring(ring, found.currency) for ring in line.rings],
        TimeLook(_names(line, draft.last_day), signed=True),
        draft.unit,
    )


def given_ring(ring: Ring) -> str:
    """Say a ring: 3 October – 9 October: 0.55 given away per deal."""
    text = _("{day}: {x} given away per deal.")
    return text.format(day=days_name(ring.first_day, ring.last_day), x=hundredths(ring.value))


def points_ring(ring: Ring, currency: Currency) -> str:
    """Say a ring: 3 October – 9 October: +0.55 game points a deal."""
    text = _("{day}: {x} game points a deal.")
    if currency is Currency.CHIPS:
        text = _("{day}: {x} chips a deal.")
    days = days_name(ring.first_day, ring.last_day)
    return text.format(day=days, x=signed_hundredths(ring.value))


def _names(line: RingLine, last_day: str) -> tuple[tuple[float, str], ...]:
    """Return the months below the line, each at the first ring that ends in it, and now."""
    last = max(len(line.rings) - 1, 1)
    months = [ring.last_day[:_MONTH] for ring in line.rings]
    names = [
        (place / last, month_name(month, last_day))
        for place, month in enumerate(months)
        if month and month not in months[:place]
    ]
    # the end of the line is named first: it must never make way for a month
    now = _("now")
    return ((1.0, now), *(each for each in names if each[0] < 1.0))


# ---------------------------------------------------------------------------------------- sentences


def since_sentence(since: Since | None, last_day: str) -> str:
    """Compare what is given away now with an early month; empty without one."""
    if since is None:
        return ""
    text = _("You give away about as much as in {month}.")
    if since.trend is not Trend.SAME:
        texts = _LESS if since.trend is Trend.LESS else _MORE
        _unused, nearest = min(texts, key=lambda known: abs(known[0] - since.share))
        text = _(nearest)
    return text.format(month=month_name(since.month, last_day))


_LESS: Sequence[tuple[float, str]] = (
    (0.1, mark("You give away about a tenth less than in {month}.")),
    (0.2, mark("You give away about a fifth less than in {month}.")),
    (0.25, mark("You give away about a quarter less than in {month}.")),
    (0.33, mark("You give away about a third less than in {month}.")),
    (0.5, mark("You give away about half of what it was in {month}.")),
    (
        0.67,
        mark("You give away about two thirds less than in {month}."),
    ),
    (
        0.75,
        mark("You give away about three quarters less than in {month}."),
    ),
    (0.0, mark("You give away a little less than in {month}.")),
)
_MORE: Sequence[tuple[float, str]] = (
    (0.1, mark("You give away about a tenth more than in {month}.")),
    (0.2, mark("You give away about a fifth more than in {month}.")),
    (0.25, mark("You give away about a quarter more than in {month}.")),
    (0.33, mark("You give away about a third more than in {month}.")),
    (0.5, mark("You give away about half as much again as in {month}.")),
    (
        0.67,
        mark("You give away about two thirds more than in {month}."),
    ),
    (
        0.75,
        mark("You give away about three quarters more than in {month}."),
    ),
    (
        1.05,
        mark("You give away about twice as much as in {month}, or more."),
    ),
    (0.0, mark("You give away a little more than in {month}.")),
)
"""What is said of a change by a part of what it was: the nearest of these parts."""


def points_sentence(found: GameOverview, *, in_pairs: bool) -> str:
    """Say what a deal brings on average, and whether chance explains it."""
    average = brings(found.points, found.currency, in_pairs=in_pairs)
    return f"{average} {chance(found.sentence, in_pairs=in_pairs)}"


def is_net(currency: Currency) -> bool:
    """Return whether all sides score in one deal, so that only the difference means something."""
    return currency in (Currency.TICKS, Currency.TENS)


def brings(mean: Mean, currency: Currency, *, in_pairs: bool) -> str:
    """Say in a sentence what a deal brings on average."""
    digits = digits_of(mean)
    if not round(mean.value, digits):
        return _("On average, deals bring neither gain nor loss.")
    gains, losses = _BRINGS[
        "chips" if currency is Currency.CHIPS else "more" if is_net(currency) else "points",
        in_pairs and currency is not Currency.CHIPS,
    ]
    text = _(gains if mean.value > 0 else losses)
    return text.format(x=decimal(mean.value, decimals=digits))


_BRINGS = {
    ("chips", False): (
        mark("A deal brings you {x} chips on average."),
        mark("A deal costs you {x} chips on average."),
    ),
    ("points", False): (
        mark("A deal brings you {x} game points on average."),
        mark("A deal costs you {x} game points on average."),
    ),
    ("points", True): (
        mark("A deal brings your side {x} game points on average."),
        mark("A deal costs your side {x} game points on average."),
    ),
    ("more", False): (
        mark("A deal brings you {x} game points more than the others on average."),
        mark("A deal brings you {x} game points less than the others on average."),
    ),
    ("more", True): (
        mark("A deal brings your side {x} game points more than the other side on average."),
        mark("A deal brings your side {x} game points less than the other side on average."),
    ),
}
"""What is said of gains and of losses, of chips, game points or their difference, and in pairs."""


def chance(sentence: ChanceSentence | None, *, in_pairs: bool) -> str:
    """Say whether chance explains it; nothing where there are too few deals for that."""
    if sentence is None:
        return _("There are too few deals to say more.")
    if sentence.tendency is Tendency.UNDECIDED and sentence.more is None:
        return _("That cannot be told from chance.")
    if sentence.tendency is Tendency.UNDECIDED:
        return _(
            "That cannot be told from chance yet; about %n more deal(s) would show it.",
            "",
            sentence.more or 0,
        )
    return {
        (Tendency.AHEAD, False): _("So far, that is more than chance explains: you are ahead."),
        (Tendency.BEHIND, False): _("So far, that is more than chance explains: you are behind."),
        (Tendency.AHEAD, True): _("So far, that is more than chance explains: your side is ahead."),
        (Tendency.BEHIND, True): _(
            "So far, that is more than chance explains: the other side is ahead."
        ),
    }[sentence.tendency, in_pairs]
