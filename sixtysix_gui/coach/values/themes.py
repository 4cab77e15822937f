"""What a lost move can be a lesson in: eight themes."""

from enum import Enum


class Theme(Enum):
    """What there is to learn from a move that cost something; the text is that of JSON."""

    CLOSING = "closing"
    COUNTING = "counting"
    """Counting to 66: the points of both, and what is missing."""
    TRICK = "trick"
    """Which trick to take, and with which card."""
    PAIR = "pair"
    """Keeping the pair until it counts."""
    TRUMPS = "trumps"
    """Trump control: drawing trumps, keeping them, exchanging."""
    LEAD = "lead"
    """A safe lead."""
    SCHNEIDER = "schneider"
    SHOWN = "shown"
    """What the other has shown, or shown not to have."""
