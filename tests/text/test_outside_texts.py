"""Names from outside: what is shown of them, and that they do not turn a sentence."""

from sixtysix_gui.text.common import isolated, shown_name
from tests.helpers.rows import each_row

HEBREW, ARABIC = "\u05d3\u05d5\u05d3", "\u0645\u0631\u062d\u0628\u0627"

SHOWN = [
    ("Anna", "Anna"),
    ("  Anna\n B. ", "Anna B."),
    ("<b>x</b>", "<b>x</b>"),
    ("\u202eevil", "evil"),
    ("\U0001f469\u200d\U0001f467", "\U0001f469\u200d\U0001f467"),
    ("", ""),
    ("\u200b", ""),
    ("\u00a0\u200d \ufeff", ""),
    ("\u0301\u0301", ""),
    ("e\u0301", "e\u0301"),
    ("e" + "\u0301" * 300 + "va", "e" + "\u0301" * 3 + "va"),
    ("e" + "\u0301\u202a" * 9 + "va", "e" + "\u0301" * 3 + "va"),
    ("\u05e9\u05c1\u05b8\u05bc\u05d5", "\u05e9\u05c1\u05b8\u05bc\u05d5"),
    ("x" * 65, "x" * 63 + "\u2026"),
]


@each_row(("text", "name"), SHOWN)
def test_a_name_is_shown(text: str, name: str) -> None:
    assert shown_name(text) == name


def test_a_name_is_cut_where_the_room_ends() -> None:
    assert shown_name("Anna Berta", 10) == "Anna Berta"
    assert shown_name("Anna Berta C", 6) == "Anna\u2026"


@each_row("name", [HEBREW, ARABIC, f"{ARABIC} abc", f"abc {HEBREW}"])
def test_a_name_from_the_right_does_not_turn_the_sentence(name: str) -> None:
    assert isolated(name) == f"\u2068{name}\u2069", "between the marks of Unicode for an isolate"


@each_row("name", ["Anna", "\u0410\u043d\u043d\u0430", "", "\U0001f0cf", "66"])
def test_other_names_stay_what_they_are(name: str) -> None:
    assert isolated(name) == name
