"""The score as two sevens show it: exactly as many pips are seen as there are points.

A player owns two sevens. Up to seven points one of them lies face up and the other covers it face
down, at an offset that leaves exactly n pips visible (the offsets come with the drawings, for
each pack). Beyond seven, for rule sets that play to nine or eleven, the other seven is turned face
up as well and lies on the first: its own seven pips and the n − 7 pips that it leaves visible make
n. So the same two cards, in the same room, show 0 to 13.

Where a rule set counts down, the pips are the points still needed, and none are left at the end.
A game that is won shows its target, however far the last deal went beyond it.
"""

from sixtysix_gui.design.cards import svg
from sixtysix_gui.design.cards.svg import Pack
from sixtysix_gui.table.layout.scores import Marker

PIPS = 7
MOST = 13
"""The greatest score that two sevens show."""

_PLAIN_MARKERS = (
    svg.Marker(0.0, 0.0, 0.0, under=False),
    svg.Marker(0.129, 0.092, 30.0, under=False),
    svg.Marker(0.0, 0.248, 0.0, under=False),
    svg.Marker(0.0, 0.415, 0.0, under=False),
    svg.Marker(0.0, -0.585, 0.0, under=False),
    svg.Marker(0.0, 0.668, 0.0, under=False),
    svg.Marker(0.5, 0.668, 0.0, under=False),
    svg.Marker(0.10, -0.06, 8.0, under=True),
)
"""The French offsets, for an installation whose card data are damaged."""


def shown_pips(score: int, target: int) -> int:
    """Gives the pips for a score as the rule set counts it, kept within what can be shown."""
    return max(0, min(score, target, MOST))


def marker(pack: Pack, score: int, target: int) -> Marker:
    """Lays out the two sevens for a score.

    Args:
        pack: whose sevens; the pips lie differently on French and German ones.
        score: as `Game.shown_score` has it: the points won or, counting down, those needed.
        target: game points that win the game.
    """
    pips = shown_pips(score, target)
    face_up = pips > PIPS
    row = _offsets(pack)[pips - PIPS if face_up else pips]
    return Marker(pips, row.dx, row.dy, row.tilt, row.under, face_up)


def _offsets(pack: Pack) -> tuple[svg.Marker, ...]:
    try:
        return svg.score_markers(pack)
    except (svg.CardArtError, LookupError, TypeError):
        return _PLAIN_MARKERS
