"""Every reason for a refusal is said, in both languages, with suits and cards in words."""

import pytest

from sixtysix_gui.rules.cards import Card, Rank, Suit
from sixtysix_gui.rules.moves import Illegality, IllegalMoveError
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.narrator.refusals import refusal_sentence
from tests.helpers.rows import each_row
from tests.helpers.windows.sentences import assert_sentence
from tests.windows.conftest import Speak

VALUES = {"card": Card.parse("QH"), "suit": Suit.HEARTS, "rank": Rank.ACE, "trick": 6, "count": 4}


@each_row("german_suited", [False, True])
@each_row("reason", Illegality)
@pytest.mark.usefixtures("language")
def test_every_reason_has_a_sentence(reason: Illegality, german_suited: bool) -> None:
    words = CardWords(german_suited=german_suited)
    assert_sentence(refusal_sentence(IllegalMoveError(reason, VALUES), words))


@each_row("reason", Illegality)
def test_the_languages_differ(reason: Illegality, speak: Speak) -> None:
    words = CardWords()
    error = IllegalMoveError(reason, VALUES)
    speak("en")
    english = refusal_sentence(error, words)
    speak("de")
    assert refusal_sentence(error, words) != english


SAID = [
    ("en", False, Illegality.FOLLOW_SUIT, "You must follow suit: play a heart."),
    ("de", False, Illegality.FOLLOW_SUIT, "Farbzwang: Du musst ein Herz spielen."),
    (
        "en",
        False,
        Illegality.HEAD,
        "You must beat the queen of hearts: play a higher card of hearts.",
    ),
    (
        "en",
        True,
        Illegality.HEAD,
        "You must beat the Ober of hearts: play a higher card of hearts.",
    ),
    ("de", True, Illegality.NOT_IN_HAND, "Herz-Ober hast du nicht."),
    ("de", False, Illegality.NOT_IN_HAND, "Herz-Dame hast du nicht."),
    (
        "en",
        False,
        Illegality.CLOSE_TALON,
        "Too late to close: at least 4 cards must be left in the talon.",
    ),
]


@pytest.mark.parametrize(
    ("language", "german_suited", "reason", "sentence"), SAID, indirect=["language"]
)
def test_sentences_name_cards_as_the_deck_does(
    language: str, german_suited: bool, reason: Illegality, sentence: str
) -> None:
    error = IllegalMoveError(reason, VALUES)
    assert refusal_sentence(error, CardWords(german_suited=german_suited)) == sentence, language


NAMES = [
    ("en", False, ["the jack of clubs", "the nine of spades", "the ace of diamonds"]),
    ("en", True, ["the Unter of acorns", "the nine of leaves", "the Daus of bells"]),
    ("de", False, ["Kreuz-Bube", "Pik-Neun", "Karo-Ass"]),
    ("de", True, ["Eichel-Unter", "Laub-Neun", "Schellen-Daus"]),
]


@pytest.mark.parametrize(("language", "german_suited", "names"), NAMES, indirect=["language"])
def test_cards_in_words(language: str, german_suited: bool, names: list[str]) -> None:
    words = CardWords(german_suited=german_suited)
    cards = [Card.parse(code) for code in ("JC", "9S", "AD")]
    assert [words.card(card) for card in cards] == names, language
