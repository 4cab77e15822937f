"""Where everything stands on the strip: columns, the curve with its falls, bands, and pixels."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from sixtysix_gui.coach.judgements import Account, AccountStep, Judgement, Verdict

MOST_POINTS = 3.0
"""The most game points that a deal of the named rule sets is worth (rules.md 2)."""
NOTHING = 0.05
"""Bars of less are not drawn, in game points: they would be rounded to nothing."""


@dataclass(frozen=True)
class StripColumn:
    """A column of the strip: one own decision, or a trick without any.

    ``label`` is the number of the trick, empty where the column before has it. ``step`` is None
    in a trick without a decision.
    """

    trick: int
    label: str
    step: int | None


@dataclass(frozen=True)
class Fall:
    """What a move cost at its column: from one height to the other.

    It is quiet where the move clearly cost something and yet is none of the marks. Without a
    verdict the person is still to find what was best, and the size is not told.
    """

    column: int
    top: float
    bottom: float
    verdict: Verdict | None
    is_quiet: bool = False


@dataclass(frozen=True)
class Bar:
    """A bar of a band, from one place to another on the axis of columns, ``points`` high."""

    begin: float
    end: float
    points: float


@dataclass(frozen=True)
class StripPlan:
    """What the strip shows; heights are game points, or chances from 0 to 1.

    The axis counts columns: column n stands at n, the paper goes from -0.5 to ``width`` - 0.5.
    ``curve`` are its points from left to right. ``luck`` and ``play`` are the bars of the bands,
    with their sums in tenths of game points; that of play is None while it would tell what the
    person is still to find.
    """

    columns: tuple[StripColumn, ...]
    curve: tuple[tuple[float, float], ...] = ()
    falls: tuple[Fall, ...] = ()
    luck: tuple[Bar, ...] = ()
    play: tuple[Bar, ...] = ()
    luck_tenths: int = 0
    play_tenths: int | None = 0
    result: int = 0
    by_chance: bool = False

    @property
    def width(self) -> int:
        """How many columns there are."""
        return len(self.columns)

    def column_of(self, step: int) -> int | None:
        """Return the column of a decision."""
        return next((at for at, each in enumerate(self.columns) if each.step == step), None)

    def height_at(self, place: float) -> float:
        """Return the height of the curve at a place of the axis, before what falls there."""
        before = self.curve[0] if self.curve else (0.0, 0.0)
        for point in self.curve:
            if point[0] >= place:
                return _between(before, point, place)
            before = point
        return before[1]


def _between(left: tuple[float, float], right: tuple[float, float], place: float) -> float:
    if right[0] == left[0] or place >= right[0]:
        return right[1]
    return left[1] + (right[1] - left[1]) * (place - left[0]) / (right[0] - left[0])


def columns_of(decisions: Sequence[tuple[int, int]], last_trick: int) -> tuple[StripColumn, ...]:
    """Return a column for every decision, as step and trick, and for every trick without one."""
    columns: list[StripColumn] = []
    for trick in range(1, last_trick + 1):
        steps = [step for step, its_trick in decisions if its_trick == trick]
        columns += [
            StripColumn(trick, str(trick) if not at else "", step) for at, step in enumerate(steps)
        ] or [StripColumn(trick, str(trick), None)]
    return tuple(columns)


def strip_plan(
    columns: tuple[StripColumn, ...],
    account: Account | None,
    judgements: Mapping[int, Judgement],
    marks: Mapping[int, Verdict],
    to_find: Collection[int] = (),
    *,
    by_chance: bool = False,
) -> StripPlan:
    """Plan the strip of a deal; without an account there are only its columns.

    ``marks`` are the verdicts of the moves that are marked, by their numbers, and ``to_find`` those
    of which the person is still to find what was best: there nothing falls yet, and the curve ends
    at the first of them, for its way on would tell.
    """
    if account is None:
        return StripPlan(columns, by_chance=by_chance)
    account, places = _on_columns(account, columns)
    steps = tuple(_kept_back(step) if step.step in to_find else step for step in account.steps)
    _, luck, other, given, _ = account.in_tenths()
    curve = _curve(steps, places, account, len(columns), by_chance=by_chance)
    open_places = [places[step.step] for step in steps if step.step in to_find]
    if open_places:
        curve = [point for point in curve if point[0] <= min(open_places)]
    return StripPlan(
        columns=columns,
        curve=tuple(curve),
        falls=tuple(_falls(steps, places, judgements, marks, to_find, by_chance=by_chance)),
        luck=tuple(_luck(steps, places, account)),
        play=tuple(_play(steps, places, account)),
        luck_tenths=luck,
        play_tenths=None if to_find else other - given,
        result=account.result,
        by_chance=by_chance,
    )


def _kept_back(step: AccountStep) -> AccountStep:
    """Return a step as if its move had cost nothing."""
    return replace(step, after=step.before, given=0.0, chance_after=step.chance_before)


def _on_columns(
    account: Account, columns: Sequence[StripColumn]
) -> tuple[Account, Mapping[int, int]]:
    """Return the steps that have a column, and which: their own, or that of a trick without any.

    Where nothing was to be decided there may be no column; what fell there is counted with the
    next step, so that the bars of a band always make its sum.
    """
    own = {column.step: at for at, column in enumerate(columns) if column.step is not None}
    free = {column.trick: at for at, column in enumerate(columns) if column.step is None}
    places: dict[int, int] = {}
    steps: list[AccountStep] = []
    last, luck, given = -1, 0.0, 0.0
    for step in account.steps:
        luck, given = luck + step.luck, given + step.given_by_other
        at = own.get(step.step, free.get(step.trick, -1))
        if at > last:
            last = places[step.step] = at
            steps.append(replace(step, luck=luck, given_by_other=given))
            luck = given = 0.0
    left = account.last_luck + luck, account.last_given_by_other + given
    shown = replace(account, steps=tuple(steps), last_luck=left[0], last_given_by_other=left[1])
    return shown, places


def _curve(
    steps: Sequence[AccountStep],
    places: Mapping[int, int],
    account: Account,
    width: int,
    *,
    by_chance: bool,
) -> list[tuple[float, float]]:
    """From what the deal promised to the result, which stands from the column after the last on."""
    first = steps[0].chance_before if steps and by_chance else account.promised
    points = [(-0.45, first)]
    for step in steps:
        at = float(places[step.step])
        points += [
            (at, _before(step, by_chance=by_chance)),
            (at, _after(step, by_chance=by_chance)),
        ]
    end = width - 0.55
    last = points[-1][1] if by_chance else float(account.result)
    if steps:
        points.append((min(places[steps[-1].step] + 0.9, end), last))
    points.append((end, last))
    return points


def _before(step: AccountStep, *, by_chance: bool) -> float:
    return step.chance_before if by_chance else step.before


def _after(step: AccountStep, *, by_chance: bool) -> float:
    return step.chance_after if by_chance else step.after


def _falls(
    steps: Sequence[AccountStep],
    places: Mapping[int, int],
    judgements: Mapping[int, Judgement],
    marks: Mapping[int, Verdict],
    to_find: Collection[int],
    *,
    by_chance: bool,
) -> list[Fall]:
    falls: list[Fall] = []
    waits: float | None = None  # the height at which the curve ends until all is found
    for step in steps:
        judgement = judgements.get(step.step)
        verdict = Verdict.GOOD if judgement is None else judgement.verdict
        if step.step in to_find:
            waits = _before(step, by_chance=by_chance) if waits is None else waits
            falls.append(Fall(places[step.step], waits, waits, None))
        elif waits is None and (verdict.strokes or verdict is Verdict.CLOSE):
            before, after = _before(step, by_chance=by_chance), _after(step, by_chance=by_chance)
            shown = marks.get(step.step, verdict)
            quiet = bool(verdict.strokes) and step.step not in marks
            falls.append(Fall(places[step.step], before, after, shown, quiet))
    return falls


def _luck(steps: Sequence[AccountStep], places: Mapping[int, int], account: Account) -> list[Bar]:
    """A bar from each decision to the next; what came before the first and after the last, too."""
    bars: list[Bar] = []
    before = -0.5
    for step in steps:
        at = float(places[step.step])
        bars.append(Bar(before, at, step.luck))
        before = at
    bars.append(Bar(before, before + 1.0, account.last_luck))
    return [bar for bar in bars if abs(bar.points) >= NOTHING]


def _play(steps: Sequence[AccountStep], places: Mapping[int, int], account: Account) -> list[Bar]:
    """What the person gave away hangs at its column, what the other gave stands between two."""
    bars: list[Bar] = []
    before = -0.5
    for step in steps:
        at = float(places[step.step])
        middle = (before + at) / 2
        bars.append(Bar(middle - 0.07, middle + 0.07, step.given_by_other))
        bars.append(Bar(at - 0.07, at + 0.07, -step.given))
        before = at
    middle = before + 0.5
    bars.append(Bar(middle - 0.07, middle + 0.07, account.last_given_by_other))
    return [bar for bar in bars if abs(bar.points) >= NOTHING]


NAMES, SUMS = 5.0, 2.6
"""Room at the left for what the rows are called and the heights, and at the right for sums."""
SCALE = 1.5
"""Room for the figures of the heights, right of the names."""
EDGE = 0.75
HEAD = 1.15
_BAND = 1.75
"""Heights of the line of trick numbers and of a band."""


@dataclass(frozen=True)
class StripLook:
    """The height of plain text in pixels, and whether luck and play are shown."""

    unit: float
    bands: bool = True


class StripPlaces:
    """Where everything is in pixels."""

    def __init__(self, area: QRectF, look: StripLook, plan: StripPlan) -> None:
        """Part the area of the strip."""
        unit = look.unit
        left, right = (NAMES + SCALE) * unit, SUMS * unit
        top = HEAD * unit if look.bands else 0.25 * unit
        below = 2 * _BAND * unit + 0.1 * unit if look.bands else 0.25 * unit
        self.area = area
        self.unit = unit
        self.plan = plan
        self.paper = area.adjusted(left, top, -right, -below)
        self.luck = self._band(0)
        self.play = self._band(1)
        self.column = self.paper.width() / max(plan.width, 1)

    def _band(self, number: int) -> QRectF:
        top = self.paper.bottom() + (0.1 + number * _BAND) * self.unit
        return QRectF(self.paper.x(), top, self.paper.width(), _BAND * self.unit)

    def x(self, place: float) -> float:
        """Return the pixel of a place on the axis of columns."""
        return self.paper.x() + (place + 0.5) * self.column

    def place_at(self, x: float) -> float:
        """Return the place on the axis of columns of a pixel."""
        return (x - self.paper.x()) / self.column - 0.5

    def y(self, height: float) -> float:
        """Return the pixel of a height: game points, or a chance to win."""
        share = 1.0 - height if self.plan.by_chance else 0.5 - height / (2 * MOST_POINTS)
        inner = self.paper.adjusted(0, 0.2 * self.unit, 0, -0.2 * self.unit)
        return inner.y() + max(0.0, min(1.0, share)) * inner.height()

    @property
    def points_height(self) -> float:
        """The height of a game point in the bands, in pixels: of both the same."""
        return (_BAND / 2 - 0.1) * self.unit / MOST_POINTS * 1.6
