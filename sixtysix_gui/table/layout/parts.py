"""All parts of a layout, in the order in which they follow from each other."""

from typing import NamedTuple

from sixtysix_gui.table.layout import facing, facing_middle
from sixtysix_gui.table.layout.frame import Frame
from sixtysix_gui.table.layout.hands import Hands
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.middle import Chips, Middle
from sixtysix_gui.table.layout.panels import Contracts, Panels
from sixtysix_gui.table.layout.players import Scores, Sides
from sixtysix_gui.table.layout.sentences import Sentences
from sixtysix_gui.table.seating import FACING


class Parts(NamedTuple):
    """The places that follow from the measures of a table; ``TableLayout`` says what each is."""

    hands: Hands
    middle: Middle
    sides: Sides
    scores: Scores
    sentences: Sentences
    chips: Chips
    panels: Panels
    contracts: Contracts


def lay_parts(metrics: Metrics, hand_size: int, *, uses_slate: bool) -> Parts:
    """Lay out a table by the recipe for two, who face each other, or for three and four."""
    frame = Frame(metrics)
    if metrics.seats == len(FACING):
        laid = _lay_facing(frame, hand_size, uses_slate=uses_slate)
    else:
        laid = _lay_compass(frame, hand_size)
    hands, middle, sides, scores, _ = laid
    chips = Chips(metrics, hands, middle)
    panels = Panels(metrics, frame, middle, sides)
    contracts = Contracts(metrics, frame, hands, middle, sides, scores.slate)
    return Parts(*laid, chips, panels, contracts)


_Laid = tuple[Hands, Middle, Sides, Scores, Sentences]


def _lay_facing(frame: Frame, hand_size: int, *, uses_slate: bool) -> _Laid:
    """Lay out the table of two, who face each other."""
    metrics, middle = frame.metrics, facing_middle.lay_middle(frame)
    hands = facing.lay_hands(metrics, hand_size, middle.trick.x())
    sides = facing.lay_sides(frame, hands, middle)
    scores = facing.lay_scores(metrics, hands, middle, sides, uses_slate=uses_slate)
    sentences = facing_middle.lay_sentences(metrics, hands, middle, sides, scores)
    return hands, middle, sides, scores, sentences


def _lay_compass(frame: Frame, hand_size: int) -> _Laid:
    """Lay out the table of three and four: everyone sits at an edge of their own."""
    from sixtysix_gui.table.layout import compass, compass_middle

    hands, middle = compass.lay_hands(frame, hand_size), compass_middle.lay_middle(frame)
    sides = compass.lay_sides(frame)
    scores = compass.lay_scores(frame, middle, sides)
    sentences = compass_middle.lay_sentences(frame, hands, middle, sides, scores)
    return hands, middle, sides, scores, sentences
