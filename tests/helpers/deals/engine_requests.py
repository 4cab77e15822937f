"""Requests to `sixtysix-cli engine`, made from deals (docs/engine.md)."""

from typing import Any

from sixtysix_gui.records import Replay, seen_by
from sixtysix_gui.records.tags import write_overrides
from sixtysix_gui.rules.seats import Seat


def engine_request(played: Replay, seat: Seat, **others: object) -> dict[str, Any]:
    """The request of a seat after the last state of a replay, and whatever else it shall hold."""
    seen = seen_by(played, seat)
    changes, batches = write_overrides(seen.rules)
    parts = [changes, f"deal.batches=[{batches}]" if batches else ""]
    return {
        "variant": seen.rules.name,
        "rules": "; ".join(part for part in parts if part),
        "seat": seat.name,
        "dealer": seen.dealer.name,
        "hand": [card.code for card in seen.hand],
        "turn_up": seen.shown.code if seen.shown else "",
        "drawn": ["??" if card is None else card.code for card in seen.drawn],
        "moves": " ".join(seen.tokens),
        **others,
    }
