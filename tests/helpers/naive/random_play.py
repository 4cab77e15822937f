"""Random but not absurd play on the naive engine: every act happens, few are foolish."""

import random

from tests.helpers.naive.engine import NaiveDeal


def random_token(deal: NaiveDeal, source: random.Random) -> str:
    """A legal token: marriages and exchanges mostly made, closes and false claims rare."""
    legal = deal.legal()
    seat = deal.to_act or "A"
    claim_chance = 0.4 if deal.total(seat) >= 66 else 0.004
    if "out" in legal and source.random() < claim_chance:
        return "out"
    if "x" in legal and source.random() < 0.6:
        return "x"
    marriages = [token for token in legal if token[0] in "24"]
    if marriages and source.random() < 0.6:
        return source.choice(marriages)
    if "#" in legal and source.random() < (0.1 if deal.melded else 0.03):
        return "#"
    others = [token for token in legal if token not in ("out", "x", "#", *marriages)]
    return source.choice(others or legal)
