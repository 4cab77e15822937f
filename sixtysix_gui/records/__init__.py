"""66R, the text notation of deals (rules.md 6, many.md 12): read, write, replay, check."""

from sixtysix_gui.records.errors import Reason, RecordError, RecordPlace
from sixtysix_gui.records.hidden_cards import SeenDeal
from sixtysix_gui.records.read import (
    ReadSoFar,
    RightRecord,
    check_records,
    read_records,
    read_so_far,
)
from sixtysix_gui.records.record import DealRecord, is_for_two
from sixtysix_gui.records.replay import (
    Replay,
    game_after,
    game_before,
    game_tags,
    games_before,
    levels_of,
    person_of,
    replay,
    states_of,
)
from sixtysix_gui.records.seen import SeenDealError, Unseen, seen_by, view_of_seen
from sixtysix_gui.records.tags import TagRefusedError, as_tag_value
from sixtysix_gui.records.write import write_record, write_records

__all__ = [
    "DealRecord",
    "ReadSoFar",
    "Reason",
    "RecordError",
    "RecordPlace",
    "Replay",
    "RightRecord",
    "SeenDeal",
    "SeenDealError",
    "TagRefusedError",
    "Unseen",
    "as_tag_value",
    "check_records",
    "game_after",
    "game_before",
    "game_tags",
    "games_before",
    "is_for_two",
    "levels_of",
    "person_of",
    "read_records",
    "read_so_far",
    "replay",
    "seen_by",
    "states_of",
    "view_of_seen",
    "write_record",
    "write_records",
]
