"""What the status line says of a marriage that is armed or shown, and what scores say."""

import random
from dataclasses import replace

import pytest

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.rules.cards import Card, Suit, pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import MELD, PLAY_CARD
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.words import score_of
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.people import People, Person
from sixtysix_gui.windows.playing.people_at_table import narrator_at
from tests.helpers.rows import each_row
from tests.helpers.table.deals import ME, deal_with
from tests.helpers.windows.sentences import YOU, assert_sentence
from tests.helpers.windows.trick_words import for_two
from tests.windows.conftest import Speak

HAND = "KH QH 9S AC TC JD"
EITHER = {
    "en": "Now lead the king of hearts or the queen of hearts.",
    "de": "Spiel jetzt den Herz-König oder die Herz-Dame aus.",
}
KING = {"en": "Now lead the king of hearts.", "de": "Spiel jetzt den Herz-König aus."}


@each_row("language", ["en", "de"])
@each_row("card", ["either", "king"])
@each_row("shown", [False, True])
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
    narrator = for_two(rules)
    sentence = narrator.status(state.view(ME, (0, 0), 0), None if shown else Suit.HEARTS)
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
    "en": "Your trick. Draw, or close with 5 cards. An exchange or a marriage now commits you to "
    "closing.",
    "de": "Dein Stich. Heb ab oder dreh mit 5 Karten zu. Wer jetzt raubt oder "
    "meldet, muss zudrehen.",
}
FREE = {
    "en": "Your trick. Draw, or close the talon with 5 cards in hand.",
    "de": "Dein Stich. Heb ab oder dreh mit 5 Karten zu.",
}


@each_row("language", ["en", "de"])
@each_row(
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
    sentence = for_two(state.rules).status(state.view(ME, (0, 0), 0))
    assert sentence == sentences[language]


@each_row(
    ("language", "sentence"),
    [
        ("en", "The Jack to lead."),
        ("de", "Der Bube spielt aus."),
        ("bg", "Валето води."),
        ("hu", "A Bubi hív."),
    ],
)
def test_a_sentence_begins_with_how_the_other_is_called(
    language: str, sentence: str, speak: Speak
) -> None:
    speak(language)
    state, me = deal_with("house-66", HAND, "JS"), opposite(ME)
    setup = GameSetup(state.rules, ("", ""), {ME: "casual"}, seat=me)
    assert narrator_at(setup, Settings()).status(state.view(me, (0, 0), 0)) == sentence


@each_row("name", rule_set_names(close=True))
@pytest.mark.usefixtures("language")
def test_where_a_game_is_watched_everybody_goes_by_name(name: str) -> None:
    rules = rule_set(name)
    people = People((Person("Ada"), Person("Bert")), rules.parties, None)
    narrator = Narrator(CardWords(), people)
    for seed in range(3):
        source = random.Random(seed)
        pack = source.sample(pack_cards(rules.deck_pack), rules.deck_pack)
        state = Deal.start(rules, pack, Seat.A)
        while not state.is_over:
            for seat in BOTH:
                said = narrator.status(state.view(seat, (0, 0), 0))
                assert_sentence(said)
                assert not YOU.search(said), said
                assert people.name(state.to_act) in said
            state, _ = state.apply(source.choice(state.legal_moves()))
        assert_sentence(narrator.status(state.view(Seat.A, (0, 0), 0)))
