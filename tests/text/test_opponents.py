"""The levels: who they are, what they are called, how they are shown."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from sixtysix_gui.ai.players.levels import WEAKEST_FIRST
from sixtysix_gui.ai.players.registry import player_named, player_names
from sixtysix_gui.controller.game_setup import USUAL_PLAYER
from sixtysix_gui.design.card_render import portrait
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.text.names import (
    MY_FACE,
    OPPONENTS,
    called_by_name,
    opponent_card,
    opponent_line,
    opponent_name,
    opponent_of,
    opponent_with_strength,
)
from sixtysix_gui.windows.widgets.opponents import opponent_face, opponent_with_pips
from tests.helpers.rows import each_row
from tests.windows.conftest import Speak

NAMED = ("novice", "casual", "club", "expert", "master")
NAMES = {
    ("en", "french"): ["Nine", "Jack", "Queen", "King", "Ace"],
    ("en", "german"): ["Nine", "Unter", "Ober", "King", "Daus"],
    ("de", "french"): ["Neun", "Bube", "Dame", "König", "Ass"],
    ("de", "german"): ["Neun", "Unter", "Ober", "König", "Daus"],
}
PACKS = [CardStyle("french"), CardStyle("german"), CardStyle("french", colours="four")]


def test_the_levels_are_those_of_the_players_and_a_stronger_one_has_a_higher_face() -> None:
    assert tuple(one.level for one in OPPONENTS) == WEAKEST_FIRST
    ranks = [one.face.rank for one in OPPONENTS]
    assert ranks == sorted(set(ranks))


@each_row("level", WEAKEST_FIRST)
def test_every_level_is_a_player(level: str) -> None:
    assert level in player_names(rule_set())
    player_named(level, rule_set())


def test_who_has_chosen_nobody_meets_the_casual_player() -> None:
    assert Settings().level == USUAL_PLAYER == "casual"


@each_row(
    ("player", "level"),
    [
        *((level, level) for level in WEAKEST_FIRST),
        ("honest", "club"),
        ("honest:worlds=96", "club"),
        ("simple", "novice"),
        ("of a later version", "casual"),
        ("", "casual"),
    ],
)
def test_every_player_has_a_face(player: str, level: str) -> None:
    assert opponent_of(player).level == level


@each_row(("language", "deck"), NAMES)
def test_names_are_those_of_the_cards(speak: Speak, language: str, deck: str) -> None:
    speak(language)
    found = [opponent_name(opponent_of(level), deck) for level in NAMED]
    assert found == NAMES[language, deck]


@each_row(
    ("language", "name", "called"),
    [
        ("en", "Queen", "the Queen"),
        ("en", "Daus", "the Daus"),
        ("en", "Ada", "Ada"),
        ("de", "Bube", "der Bube"),
        ("de", "Dame", "die Dame"),
        ("hu", "Ász", "az Ász"),
    ],
)
def test_sentences_call_a_face_with_its_article(
    speak: Speak, language: str, name: str, called: str
) -> None:
    speak(language)
    assert called_by_name(name) == called


def test_strength_is_told_in_words(speak: Speak) -> None:
    count, queen = len(OPPONENTS), WEAKEST_FIRST.index("club") + 1
    told = opponent_with_strength(opponent_of("club"), "french")
    assert told == f"Queen, level {queen} of {count}"
    speak("de")
    strongest = f"Daus, Stärke {count} von {count}"
    assert opponent_with_strength(opponent_of("master"), "german") == strongest


def test_each_has_a_line_of_its_own_in_each_language(speak: Speak) -> None:
    lines: set[str] = set()
    for language in ("en", "de"):
        speak(language)
        lines |= {opponent_line(one) for one in OPPONENTS}
    assert len(lines) == 2 * len(OPPONENTS)
    assert all(line[0].isupper() and line.endswith(".") for line in lines)


@each_row("style", PACKS)
@pytest.mark.usefixtures("qapp")
def test_all_faces_differ_from_each_other_and_from_the_persons(style: CardStyle) -> None:
    faces: list[QImage] = []
    for code in (MY_FACE, *(opponent_card(one) for one in OPPONENTS)):
        face = portrait(style, code)
        assert face is not None
        assert face not in faces
        faces.append(face)


@each_row("ratio", [1.0, 1.5, 2.0])
def test_pictures_fit_the_screen(qapp: QApplication, ratio: float) -> None:  # noqa: ARG001
    face = opponent_face(OPPONENTS[0], PACKS[0], ratio, 24)
    assert (face.width(), face.devicePixelRatio()) == (24 * ratio, ratio)
    shown = [opponent_with_pips(one, PACKS[0], ratio, 72).toImage() for one in OPPONENTS]
    assert len({(image.width(), image.height()) for image in shown}) == 1


def test_without_drawings_a_ring_remains(
    qapp: QApplication,  # noqa: ARG001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def nothing(_style: CardStyle, _code: str) -> None:
        return None

    monkeypatch.setattr("sixtysix_gui.windows.widgets.opponents.portrait", nothing)
    assert not opponent_face(OPPONENTS[0], PACKS[0], 1.0, 24).isNull()
