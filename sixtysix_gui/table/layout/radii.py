"""How large the round things are: discs, seals, chips and coins."""

from sixtysix_gui.design.theme import clamp


def badge_radius(card_width: float, text_unit: float) -> float:
    """Radius of the trump badge, which grows with the words."""
    return max(0.20 * card_width, 0.92 * text_unit)


def coin_radius(card_width: float, text_unit: float) -> float:
    """Radius of the Out coin, which grows with the words."""
    return max(clamp(0.34 * card_width, 30.0, 122.0), 1.6 * text_unit)


def counter_radius(card_width: float) -> float:
    """Radius of the trump counter, in pixels."""
    return max(0.36 * card_width, 30.0)


def seal_radius(card_width: float) -> float:
    """Radius of the seal of a marriage, in pixels."""
    return max(0.19 * card_width, 15.0)


def bid_radius(card_width: float) -> float:
    """Radius of a disc that stands for a bid, in pixels."""
    return max(0.30 * card_width, 24.0)


def naming_radius(card_width: float) -> float:
    """Radius of a disc that stands for a suit to name, in pixels."""
    return max(0.40 * card_width, 24.0)


def chip_radius(card_width: float) -> float:
    """Radius of a chip, in pixels."""
    return max(0.155 * card_width, 13.0)


def doubling_radius(card_width: float, text_unit: float) -> float:
    """Radius of the coin that doubles, in pixels."""
    return 1.12 * coin_radius(card_width, text_unit)
