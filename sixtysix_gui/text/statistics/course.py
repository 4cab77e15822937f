"""What changed over time, in words: rings of deals, and what is given away now and before."""

from sixtysix_gui.statistics.figures import Coin, Mean
from sixtysix_gui.statistics.pages import Change, Companion, Course, OverTime, Ring, Since
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.names import opponent_called, opponent_of
from sixtysix_gui.text.statistics.amounts import give_or_take, hundredths, signed_hundredths
from sixtysix_gui.text.statistics.names import days_name, month_name

_ABOUT = (
    (0.10, "a tenth"),
    (0.20, "a fifth"),
    (0.25, "a quarter"),
    (0.33, "a third"),
    (0.50, "half"),
    (0.67, "two thirds"),
    (0.75, "three quarters"),
)
_HARDLY = 0.05
"""Changes of a smaller part are not named as one."""
_DOZEN = 12
_DOUBLE = 0.9
"""From here on it is twice as much."""


def given_head() -> str:
    """Name the chart of what was given away."""
    return translate("Statistics", "Given away per deal")


def ring_note(course: Course) -> str:
    """Say what a ring is."""
    if course.size == _DOZEN:
        return translate("Statistics", "Each ring is a dozen deals.")
    return translate("Statistics", "Each ring is %n deal(s).", None, course.size)


def given_sentence(given: Mean) -> str:
    """Say what was given away where there is no line of it."""
    text = translate("Statistics", "You gave away {x} a deal, {give}.")
    return text.format(x=hundredths(given.value), give=give_or_take(given))


def rings_note(course: Course) -> str:
    """Say what a ring and the shaded band are."""
    band = translate("Statistics", "The shaded band holds the true line in 19 of 20 cases.")
    return f"{ring_note(course)} {band}"


def points_ring(ring: Ring, coin: Coin) -> str:
    """Say a ring: 3 October – 9 October: +0.55 game points a deal."""
    if coin is Coin.CHIPS:
        text = translate("Statistics", "{day}: {x} chips a deal.")
    else:
        text = translate("Statistics", "{day}: {x} game points a deal.")
    return text.format(day=_days(ring), x=signed_hundredths(ring.value))


def given_ring(ring: Ring) -> str:
    """Say a ring: 3 October – 9 October: 0.55 given away per deal."""
    text = translate("Statistics", "{day}: {x} given away per deal.")
    return text.format(day=_days(ring), x=hundredths(ring.value))


def _days(ring: Ring) -> str:
    return days_name(ring.first_day, ring.last_day)


def now() -> str:
    """Name the end of the axis of time."""
    return translate("Statistics", "now")


def companion_name(companion: Companion, deck: Deck) -> str:
    """Say whose line it is that one's own is compared with."""
    #: {name} is a level: the King
    text = translate("Statistics", "what {name} gives away")
    return text.format(name=opponent_called(opponent_of(companion.level), deck))


def since_sentence(since: Since | None, last_day: str) -> str:
    """Compare what is given away now with an early month; empty without one."""
    if since is None:
        return ""
    month = month_name(since.before.month, last_day)
    if since.change is Change.SAME:
        text = translate("Statistics", "You give away about as much as in {month}.")
    elif since.change is Change.LESS:
        text = _less(since.share)
    else:
        text = _more(since.share)
    return text.format(month=month)


def _nearest(share: float) -> str:
    return min(_ABOUT, key=lambda known: abs(known[0] - share))[1]


def _less(share: float) -> str:
    share = abs(share)
    if share < _HARDLY:
        return translate("Statistics", "You give away a little less than in {month}.")
    texts = {
        "a tenth": translate("Statistics", "You give away about a tenth less than in {month}."),
        "a fifth": translate("Statistics", "You give away about a fifth less than in {month}."),
        "a quarter": translate("Statistics", "You give away about a quarter less than in {month}."),
        "a third": translate("Statistics", "You give away about a third less than in {month}."),
        "half": translate("Statistics", "You give away about half of what it was in {month}."),
        "two thirds": translate(
            "Statistics", "You give away about two thirds less than in {month}."
        ),
        "three quarters": translate(
            "Statistics", "You give away about three quarters less than in {month}."
        ),
    }
    return texts[_nearest(share)]


def _more(share: float) -> str:
    share = abs(share)
    if share < _HARDLY:
        return translate("Statistics", "You give away a little more than in {month}.")
    if share >= _DOUBLE:
        return translate("Statistics", "You give away about twice as much as in {month}, or more.")
    texts = {
        "a tenth": translate("Statistics", "You give away about a tenth more than in {month}."),
        "a fifth": translate("Statistics", "You give away about a fifth more than in {month}."),
        "a quarter": translate("Statistics", "You give away about a quarter more than in {month}."),
        "a third": translate("Statistics", "You give away about a third more than in {month}."),
        "half": translate("Statistics", "You give away about half as much again as in {month}."),
        "two thirds": translate(
            "Statistics", "You give away about two thirds more than in {month}."
        ),
        "three quarters": translate(
            "Statistics", "You give away about three quarters more than in {month}."
        ),
    }
    return texts[_nearest(share)]


def course_sentence(page: OverTime, *, given: bool) -> str:
    """Say to readers of the screen what a chart shows, from its first to its last ring."""
    course = page.given if given else page.points
    if course is None or not course.rings:
        return ""
    first, last = course.line[0].value, course.line[-1].value
    if given:
        text = translate("Statistics", "Given away per deal, from {first} at first to {last} now.")
        return text.format(first=hundredths(first), last=hundredths(last))
    if page.coin is Coin.CHIPS:
        text = translate("Statistics", "Chips per deal, from {first} at first to {last} now.")
    else:
        text = translate("Statistics", "Game points per deal, from {first} at first to {last} now.")
    return text.format(first=signed_hundredths(first), last=signed_hundredths(last))
