"""What the status line says of a marriage that is armed or shown, and what scores say."""

from dataclasses import replace

import pytest

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.moves import MELD, PLAY_CARD
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.table.words import score_of
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.playing.status import status_sentence
from tests.helpers.table.deals import ME, deal_with
from tests.windows.conftest import Speak

HAND = "KH QH 9S AC TC JD"
EITHER = {
    "en": "Now lead the king of hearts or the queen of hearts.",
    "de": "Spiel jetzt Herz-König oder Herz-Dame aus.",
}
KING = {"en": "Now lead the king of hearts.", "de": "Spiel jetzt Herz-König aus."}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("card", ["either", "king"])
@pytest.mark.parametrize("shown", [False, True])
def test_after_a_marriage_one_is_told_to_lead_king_or_queen(
    card: str, shown: bool, language: str, speak: Speak
) -> None:
    speak(language)
    state = deal_with("house-66", HAND, "JS")
    rules = state.rules.with_overrides(
        {"meld.lead_card": card, "meld.first_lead": True, "meld.validation": "pending"}
    )
    state = replace(state, rules=rules)
    if shown:
        state, _ = state.apply(MELD[Suit.HEARTS])
    sentence = status_sentence(
        state.view(ME, (0, 0), 0), CardWords(), "Queen", None if shown else Suit.HEARTS
    )
    assert sentence == {"either": EITHER, "king": KING}[card][language]


def test_a_score_beyond_the_target_is_not_of_it() -> None:
    assert [score_of(score, 7) for score in (0, 6, 7, 8, 9)] == [
        "0 of 7",
        "6 of 7",
        "7 of 7",
        "8",
        "9",
    ]


BINDING = {
    "en": "Your trick. Draw, or close with 5 cards. Exchange or marriage now means closing.",
    "de": "Dein Stich. Heb ab, oder dreh mit 5 Karten zu. Rauben oder Paar jetzt heißt zudrehen.",
}
FREE = {
    "en": "Your trick. Draw, or close the talon with 5 cards in hand.",
    "de": "Dein Stich. Heb ab, oder dreh mit 5 Karten zu.",
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("hand", "when", "sentences"),
    [
        ("KH 9S AC TC JD", "lead", BINDING),  # C4: the nine of trumps
        ("KH QH AC TC JD", "lead", BINDING),  # C4: a marriage
        ("KH 9S AC TC JD", "any-turn", FREE),  # house rules: an exchange binds to nothing
        ("KH JH AC TC JD", "lead", FREE),
    ],
)
def test_before_the_draw_it_is_said_what_an_act_would_mean(
    hand: str, when: str, sentences: dict[str, str], language: str, speak: Speak
) -> None:
    speak(language)
    state = deal_with("german-66", f"{hand} AD", "JS", "9D")
    state = replace(state, rules=state.rules.with_overrides({"exchange.when": when}))
    for card in ("AD", "9D"):
        state, _ = state.apply(PLAY_CARD[Card.parse(card)])
    sentence = status_sentence(state.view(ME, (0, 0), 0), CardWords(), "Queen", None)
    assert sentence == sentences[language]


@pytest.mark.parametrize(
    ("language", "called", "sentence"),
    [
        ("en", "the Jack", "The Jack is on lead."),
        ("de", "der Bube", "Der Bube spielt aus."),
        ("hu", "a Bubi", "A Bubi hív."),
    ],
)
def test_a_sentence_begins_with_how_the_other_is_called(
    language: str, called: str, sentence: str, speak: Speak
) -> None:
    speak(language)
    view = deal_with("house-66", HAND, "JS").view(opposite(ME), (0, 0), 0)
    assert status_sentence(view, CardWords(), called) == sentence
