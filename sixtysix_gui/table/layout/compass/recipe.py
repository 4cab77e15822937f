"""The table of three and four laid out: everyone sits at an edge of their own."""

from sixtysix_gui.table.layout.compass.hands import lay_hands
from sixtysix_gui.table.layout.compass.middle import lay_middle
from sixtysix_gui.table.layout.compass.scores import lay_scores
from sixtysix_gui.table.layout.compass.sentences import lay_sentences
from sixtysix_gui.table.layout.compass.sides import lay_sides
from sixtysix_gui.table.layout.frame import Frame
from sixtysix_gui.table.layout.hands import Hands
from sixtysix_gui.table.layout.middle import Middle
from sixtysix_gui.table.layout.scores import Scores
from sixtysix_gui.table.layout.sentences import Sentences
from sixtysix_gui.table.layout.sides import Sides


def lay_compass(frame: Frame, hand_size: int) -> tuple[Hands, Middle, Sides, Scores, Sentences]:
    """Give the parts of a layout."""
    hands, middle, sides = lay_hands(frame, hand_size), lay_middle(frame), lay_sides(frame)
    scores = lay_scores(frame, middle, sides)
    return hands, middle, sides, scores, lay_sentences(frame, hands, middle, sides, scores)
