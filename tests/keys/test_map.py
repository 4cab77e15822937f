"""The map of keys: no key twice where both could be meant, and every key told to people."""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from sixtysix_gui.keys import meaning
from sixtysix_gui.keys.key_map import TOGETHER, Context, Purpose
from sixtysix_gui.keys.meaning import key_text, keys_of, keys_text, meaning_of, shown_key
from sixtysix_gui.languages import codes
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.table.intents import PURPOSES, Act
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.windows.menus.actions import menu_rows
from sixtysix_gui.windows.telling.help_panel import HelpPanel, KeySheet
from tests.helpers.rows import each_row
from tests.helpers.windows.key_lines import key_lines
from tests.windows.conftest import Speak

DOCUMENT = Path(__file__).parents[2] / "docs" / "keys.md"
NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier
SHOWN = [row for row in Purpose if row.keys_in("en")]
PLATFORMS = ("linux", "win32", "darwin")
OF_MACOS = ("F11", "Ctrl+M", "Ctrl+H", "Ctrl+Alt+H", "Ctrl+`", "Meta+F2")
"""Show the desktop, into the Dock, hide, hide others, next window, to the menu bar."""


@each_row("platform", PLATFORMS)
@each_row("language", codes())
@each_row("contexts", TOGETHER)
def test_no_key_means_two_things_at_once(
    contexts: frozenset[Context], language: str, platform: str
) -> None:
    rows: dict[str, list[str]] = defaultdict(list)
    for row in Purpose:
        for key in row.keys_in(language, platform) if row.means_in(contexts) else ():
            rows[QKeySequence(key).toString() or key].append(row.name)
    assert {key: names for key, names in rows.items() if len(names) > 1} == {}


def test_every_context_is_tried() -> None:
    assert frozenset().union(*TOGETHER) == frozenset(Context)


def test_what_macos_keeps_to_itself_is_left_to_it() -> None:
    taken = {key for row in Purpose for code in codes() for key in row.keys_in(code, "darwin")}
    assert taken.isdisjoint(OF_MACOS)


def test_macos_fills_the_screen_and_has_no_key_for_its_menu_bar() -> None:
    told = {row: row.keys_in("en", "darwin") for row in Purpose}
    assert told[Purpose.FULL_SCREEN] == ("Ctrl+Meta+F",)
    assert told[Purpose.MENU_BAR] == told[Purpose.MENU_BAR_BACK] == ()
    elsewhere = {row: row.keys_in("en", "linux") for row in Purpose}
    changed = {purpose for purpose in Purpose if told[purpose] != elsewhere[purpose]}
    assert changed == {Purpose.FULL_SCREEN, Purpose.MENU_BAR, Purpose.MENU_BAR_BACK}


@pytest.mark.skipif(sys.platform != "darwin", reason="Qt names the key of its own system")
def test_the_full_screen_of_macos_is_that_of_qt() -> None:
    known = QKeySequence.keyBindings(QKeySequence.StandardKey.FullScreen)
    assert QKeySequence(keys_of(Purpose.FULL_SCREEN)[0]) in known


@pytest.fixture
def macos(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The keys of macOS, whatever the system."""
    keys_in = Purpose.keys_in

    def keys_there(row: Purpose, language: str) -> tuple[str, ...]:
        return keys_in(row, language, "darwin")

    monkeypatch.setattr(Purpose, "keys_in", keys_there)
    vars(meaning)["_meanings"].cache_clear()
    yield
    vars(meaning)["_meanings"].cache_clear()


@pytest.mark.usefixtures("macos", "qapp")
def test_macos_shows_and_takes_its_own_keys() -> None:
    told = {what: keys for keys, what in key_lines()}
    assert told["full screen"] == key_text("Ctrl+Meta+F")
    assert "hide the menu bar" not in told
    assert "bring the menu bar back" not in told
    shortcuts = {row.id: row.shortcut for _, rows in menu_rows() for row in rows}
    assert shortcuts["full_screen"] == QKeySequence("Ctrl+Meta+F")
    assert shortcuts["menu_bar"].isEmpty()
    assert shown_key(Purpose.MENU_BAR) == ""
    fill = pressed(Qt.Key.Key_F, CTRL | Qt.KeyboardModifier.MetaModifier)
    assert meant(fill) is Purpose.FULL_SCREEN
    for event in (pressed(Qt.Key.Key_F11), pressed(Qt.Key.Key_M, CTRL), pressed(Qt.Key.Key_Alt)):
        assert meant(event) is None


def plain(text: str) -> str:
    """Leave out what only says where lines may end."""
    return "".join(letter for letter in text if letter not in " \xa0\N{WORD JOINER}")


@pytest.mark.usefixtures("language")
def test_every_key_is_on_the_key_sheet_and_in_the_help(qtbot: object) -> None:
    del qtbot
    sheet, panel = KeySheet(16), HelpPanel()
    panel.show_rules(rule_set(), CardWords())
    lines = key_lines()
    assert len(lines) == len(SHOWN)
    for keys, what in lines:
        assert plain(keys) in plain(sheet.text)
        assert what in sheet.text
        assert what in panel.text
    for row in SHOWN:
        assert any(keys == keys_text(row) for keys, _ in lines)
    sheet.deleteLater()
    panel.deleteLater()


def test_no_line_of_the_help_is_twice(speak: Speak) -> None:
    for language in codes():
        speak(language)
        told = Counter(what for _, what in key_lines())
        assert [what for what, times in told.items() if times > 1] == []


def test_the_page_of_keys_tells_every_key() -> None:
    page = DOCUMENT.read_text(encoding="utf-8")
    for row in Purpose:
        for key in (*row.keys_in("de", "linux"), *row.keys_in("de", "darwin")):
            assert f"`{key}`" in page, key


# ------------------------------------------------------------------------------- what is meant


def pressed(key: int, modifiers: Qt.KeyboardModifier = NONE, place: int = 0) -> QKeyEvent:
    """A key event; ``place`` is the number that X11 and Wayland give the key."""
    return QKeyEvent(QKeyEvent.Type.KeyPress, key, modifiers, place, 0, 0)


def meant(event: QKeyEvent) -> Purpose | None:
    meaning = meaning_of(event, Context.TABLE, Context.QUESTIONS, Context.WINDOW)
    return None if meaning is None else meaning.purpose


LETTERS = [
    (Act.MELD, "M", "E"),
    (Act.EXCHANGE, "X", "R"),
    (Act.CLOSE, "C", "Z"),
    (Act.DRAW, "D", "B"),
    (Act.OUT, "O", "A"),
    (Act.PASS, "N", "N"),
    (Act.POINTS, "P", "U"),
    (Act.TRICKS, "L", "S"),
]


@each_row(("act", "english", "german"), LETTERS)
def test_german_letters_stand_beside_the_english_ones(
    act: Act, english: str, german: str, speak: Speak
) -> None:
    purpose = PURPOSES[act]
    speak("de")
    assert shown_key(purpose) == german
    assert meant(pressed(ord(english))) is meant(pressed(ord(german))) is purpose
    speak("en")
    assert shown_key(purpose) == english
    assert meant(pressed(ord(english))) is purpose
    if german not in {row for _, row, _ in LETTERS}:
        assert meant(pressed(ord(german))) is None


CYRILLIC = [
    ("П", NONE, 58, Purpose.MARRIAGE),  # a Bulgarian keyboard, BDS, at the place of M
    ("\N{CYRILLIC CAPITAL LETTER EM}", NONE, 58, Purpose.MARRIAGE),  # its phonetic layout
    ("Ъ", NONE, 54, Purpose.CLOSE),
    ("Д", NONE, 32, Purpose.OUT),
    ("Д", NONE, 40, Purpose.DRAW),
    ("\N{CYRILLIC CAPITAL LETTER EM}", NONE, 33, Purpose.CARD_POINTS),
    ("П", SHIFT, 58, Purpose.SHOW_MARRIAGE),
    ("\N{CYRILLIC CAPITAL LETTER HA}", SHIFT, 57, Purpose.ASK_TALON),
    ("Ю", CTRL, 52, Purpose.TAKE_BACK),
    ("Щ", NONE, 29, None),
]


@each_row(("letter", "modifiers", "place", "purpose"), CYRILLIC)
def test_a_cyrillic_letter_counts_by_its_place(
    letter: str, modifiers: Qt.KeyboardModifier, place: int, purpose: Purpose | None
) -> None:
    assert meant(pressed(ord(letter), modifiers, place)) is purpose


LATIN = [
    ("Y", NONE, 52, None),  # a German or Hungarian keyboard: Y where Z would stand
    ("Z", CTRL, 29, Purpose.TAKE_BACK),
    ("Ő", NONE, 34, None),
    (",", NONE, 58, None),  # a French keyboard: the comma where M would stand
    ("Q", NONE, 38, None),
    ("M", NONE, 47, Purpose.MARRIAGE),
    ("<", SHIFT, 59, Purpose.ASK_AGAIN),  # an American keyboard: Shift and the comma
    (";", SHIFT, 59, Purpose.ASK_AGAIN),  # a German one
    ("&", CTRL, 10, Purpose.CARD),  # a French one: 1 without Shift
    ("?", CTRL | SHIFT, 61, Purpose.KEY_SHEET),
    ("?", CTRL | SHIFT, 20, Purpose.KEY_SHEET),
]


@each_row(("letter", "modifiers", "place", "purpose"), LATIN)
def test_a_latin_letter_counts_by_what_it_writes(
    letter: str, modifiers: Qt.KeyboardModifier, place: int, purpose: Purpose | None, speak: Speak
) -> None:
    speak("de")
    assert meant(pressed(ord(letter), modifiers, place)) is purpose


@each_row("modifiers", [CTRL, CTRL | KEYPAD])
@each_row("number", range(1, 9))
def test_digits_of_the_key_pad_are_digits(number: int, modifiers: Qt.KeyboardModifier) -> None:
    meaning = meaning_of(pressed(ord(str(number)), modifiers), Context.TABLE)
    assert meaning is not None
    assert (meaning.purpose, meaning.place) == (Purpose.CARD, number - 1)


def test_both_enters_and_space_press() -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        assert meant(pressed(key)) is Purpose.PRESS
    assert meant(pressed(Qt.Key.Key_Enter, KEYPAD)) is Purpose.PRESS


def test_a_key_means_nothing_in_another_context() -> None:
    assert meaning_of(pressed(Qt.Key.Key_M), Context.VIEWER) is None
    assert meaning_of(pressed(Qt.Key.Key_End), Context.TABLE) is None


COMPANY = (Context.TABLE, Context.QUESTIONS, Context.WINDOW, Context.COMPANY)
CHOICES = [
    ("1", (*COMPANY, Context.CALLS, Context.BIDS), Purpose.BID, 0),
    ("6", (*COMPANY, Context.CALLS, Context.BIDS), Purpose.BID, 5),
    ("7", (*COMPANY, Context.CALLS, Context.BIDS), None, 0),
    ("4", (*COMPANY, Context.NAMING), Purpose.NAME_TRUMP, 3),
    ("5", (*COMPANY, Context.NAMING), None, 0),
    ("2", (*COMPANY, Context.OPENINGS), Purpose.OPENING, 1),
    ("9", (*COMPANY, Context.CALLS, Context.CONTRACTS), Purpose.CONTRACT, 8),
    ("0", (*COMPANY, Context.CALLS, Context.CONTRACTS), Purpose.CONTRACT, 9),
    ("3", COMPANY, None, 0),
    ("P", COMPANY, Purpose.CARD_POINTS, 0),
    ("P", (*COMPANY, Context.CALLS), Purpose.PASS_CALL, 0),
    ("P", (*COMPANY, Context.CALLS, Context.BIDS), Purpose.PASS_CALL, 0),
    ("N", (*COMPANY, Context.CALLS, Context.BIDS), Purpose.PASS, 0),
    ("U", (*COMPANY, Context.CALLS, Context.CONTRACTS), None, 0),
    ("T", COMPANY, Purpose.TURN_CARD, 0),
    ("K", COMPANY, Purpose.DOUBLE, 0),
    ("T", COMPANY[:3], None, 0),
    ("K", COMPANY[:3], None, 0),
    ("I", (*COMPANY, Context.CALLS, Context.BIDS), Purpose.ASK_ALL, 0),
    ("M", (*COMPANY, Context.CALLS, Context.BIDS), Purpose.MARRIAGE, 0),
]
"""MANY.md 6: 1–6 bid, 1–4 suit or opening, 1–9 and 0 contract, T, K, P, N, I."""


@each_row("modifiers", [NONE, KEYPAD])
@each_row(("key", "contexts", "purpose", "place"), CHOICES)
def test_what_keys_mean_in_games_of_three_and_four(
    key: str,
    contexts: tuple[Context, ...],
    purpose: Purpose | None,
    place: int,
    modifiers: Qt.KeyboardModifier,
    speak: Speak,
) -> None:
    for language in codes():
        speak(language)
        meaning = meaning_of(pressed(ord(key), modifiers), *contexts)
        told = (None, 0) if meaning is None else (meaning.purpose, meaning.place)
        assert told == (purpose, place), language


def test_german_card_points_are_off_while_calls_are_made(speak: Speak) -> None:
    speak("de")
    points = meaning_of(pressed(ord("U")), *COMPANY)
    assert points is not None
    assert points.purpose is Purpose.CARD_POINTS
    assert meaning_of(pressed(ord("U")), *COMPANY, Context.CALLS) is None


def test_keys_are_written_as_people_read_them(speak: Speak) -> None:
    speak("de")
    assert keys_text(Purpose.CARD) == "Strg+1 … Strg+8"
    assert keys_text(Purpose.PRESS) == "Enter, Leertaste"
    assert keys_text(Purpose.CLOSE) == "Z, C"
    if sys.platform != "darwin":
        assert keys_text(Purpose.MENU_BAR_BACK) == "Alt, F10"
    assert key_text("Ctrl+Left") == "Strg+←"
    speak("en")
    assert keys_text(Purpose.CLOSE) == "C"
    assert keys_text(Purpose.STEP_NEXT) == "→"
    assert keys_text(Purpose.STEP_NEXT, in_words=True) == "Right"
    assert keys_of(Purpose.PLAY_AGAIN) == ("Ctrl+Shift+R",)
