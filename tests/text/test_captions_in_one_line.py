"""Captions under the pointer: the name of a thing and what is said about it, in one line."""

from sixtysix_gui.table.stops import Spoken
from sixtysix_gui.text.narrator.things import in_one_line
from tests.helpers.rows import each_row


@each_row(
    ("name", "description", "line"),
    [
        ("Out!", "You may say it before you lead.", "Out! You may say it before you lead."),
        ("Kontra", "Enter doubles.", "Kontra. Enter doubles."),
        ("No. 5.", "Enter plays it.", "No. 5. Enter plays it."),
        ("Out!", "", "Out!"),
        ("Trumps: hearts", "", "Trumps: hearts."),
        ("Your pile.", "", "Your pile."),
    ],
)
def test_a_caption_has_one_mark_between_its_parts(name: str, description: str, line: str) -> None:
    assert in_one_line(Spoken(name, description)) == line
