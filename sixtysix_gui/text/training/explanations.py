"""Why an answer is right where counting says so: 24: 4 in tricks and 20 for the marriage."""

from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.data_files import tables_of
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.training.values import filled
from sixtysix_gui.training.exercise import Explanation

_FILE = "explanations.toml"


def explained(explanation: Explanation, narrator: Narrator) -> str:
    """Return the sentence of an explanation, as the person at the table reads it."""
    tables, seat = tables_of(_FILE), narrator.people.me or Seat.A
    text = translate(tables["translation"]["context"], tables["explanations"][explanation.name])
    return filled(text, explanation.values, seat, narrator)
