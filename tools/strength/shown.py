"""How shares and means are written for people to read."""

from collections.abc import Sequence

from sixtysix_gui.ai.matches.results import estimate, share_of


def share_text(count: int, of: int) -> str:
    """Write a share with its 95% interval.

    >>> share_text(1, 4)
    '1 of 4 (25.0%, 4.6 to 69.9)'
    """
    if not of:
        return "0 of 0"
    share = share_of(count, of)
    interval = f"{_percent(share.low)} to {_percent(share.high)}"
    return f"{count} of {of} ({_percent(share.share)}%, {interval})"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def mean_text(values: Sequence[float]) -> str:
    """Write a mean with half the width of its 95% interval, and of how many it is.

    >>> mean_text([1, 3, 2, 2])
    '+2.00 ± 0.80 (4)'
    """
    if not values:
        return "none"
    found = estimate(values)
    width = "" if found.half_width is None else f" ± {found.half_width:.2f}"
    return f"{found.mean:+.2f}{width} ({found.samples})"
