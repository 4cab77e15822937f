"""The table of three and four laid out: everyone sits at an edge of their own."""

from sixtysix_gui.table.layout.compass.middle import lay_middle, lay_sentences
from sixtysix_gui.table.layout.compass.players import lay_hands, lay_scores, lay_sides
from sixtysix_gui.table.layout.frame import Frame
from sixtysix_gui.table.layout.hands import Hands
from sixtysix_gui.table.layout.middle import Middle
from sixtysix_gui.table.layout.players import Scores, Sides
from sixtysix_gui.table.layout.sentences import Sentences


def lay_compass(frame: Frame, hand_size: int) -> tuple[Hands, Middle, Sides, Scores, Sentences]:
    """Return the parts of a layout."""
    hands, middle, sides = lay_hands(frame, hand_size), lay_middle(frame), lay_sides(frame)
    scores = lay_scores(frame, middle, sides)
    return hands, middle, sides, scores, lay_sentences(frame, hands, middle, sides, scores)
