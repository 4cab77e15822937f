"""The table of two laid out: they face each other."""

from sixtysix_gui.table.layout.facing.middle import lay_middle, lay_sentences
from sixtysix_gui.table.layout.facing.players import lay_hands, lay_scores, lay_sides
from sixtysix_gui.table.layout.frame import Frame
from sixtysix_gui.table.layout.hands import Hands
from sixtysix_gui.table.layout.middle import Middle
from sixtysix_gui.table.layout.players import Scores, Sides
from sixtysix_gui.table.layout.sentences import Sentences


def lay_facing(
    frame: Frame, hand_size: int, *, uses_slate: bool
) -> tuple[Hands, Middle, Sides, Scores, Sentences]:
    """Return the parts of a layout."""
    metrics, middle = frame.metrics, lay_middle(frame)
    hands = lay_hands(metrics, hand_size, middle.trick.x())
    sides = lay_sides(frame, hands, middle)
    scores = lay_scores(metrics, hands, middle, sides, uses_slate=uses_slate)
    return hands, middle, sides, scores, lay_sentences(metrics, hands, middle, sides, scores)
