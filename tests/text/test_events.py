"""What happens, in sentences."""

import pytest
from PySide6.QtCore import QObject

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.events import (
    CardDrawn,
    CardPlayed,
    CardsDealt,
    Event,
    LastTrickBonus,
    MarriageMelded,
    Passed,
    TalonClosed,
    TrickWon,
    TrumpExchanged,
    TrumpTurned,
    WentOut,
)
from sixtysix_gui.rules.history import trick_of
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set_names
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.playing.events import EventSentences
from tests.helpers.table.deals import ME, deal_with, playthrough
from tests.helpers.windows.sentences import YOU
from tests.windows.conftest import Speak

THEM = Seat.B
QUEEN, NINE, JACK = Card.parse("QH"), Card.parse("9S"), Card.parse("JS")
SENTENCES = EventSentences(CardWords(), "the King")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            CardsDealt(ME, 2, (QUEEN, NINE)),
            "You are dealt the queen of hearts, the nine of spades.",
        ),
        (CardsDealt(THEM, 3, None), ""),
        (TrumpTurned(JACK), "The trump card is the jack of spades."),
        (CardPlayed(ME, QUEEN, is_lead=True), "You lead the queen of hearts."),
        (CardPlayed(THEM, QUEEN, is_lead=True), "The King leads the queen of hearts."),
        (CardPlayed(ME, QUEEN, is_lead=False), "You play the queen of hearts."),
        (CardPlayed(THEM, QUEEN, is_lead=False), "The King plays the queen of hearts."),
        (TrickWon(trick_of(1, THEM, QUEEN, NINE, ME)), "You win the trick."),
        (TrickWon(trick_of(1, THEM, QUEEN, NINE, THEM)), "The King wins the trick."),
        (LastTrickBonus(ME, 10), "The last trick counts 10 more for you."),
        (LastTrickBonus(THEM, 10), "The last trick counts 10 more for the King."),
        (CardDrawn(ME, QUEEN, 7, is_turn_up=False), "You draw the queen of hearts."),
        (CardDrawn(THEM, None, 6, is_turn_up=False), ""),
        (
            CardDrawn(THEM, JACK, 0, is_turn_up=True),
            "The King takes the trump card, the jack of spades. The talon is used up.",
        ),
        (TrumpExchanged(ME, NINE, JACK), "You exchange the nine of spades for the jack of spades."),
        (
            TrumpExchanged(THEM, NINE, JACK),
            "The King exchanges the nine of spades for the jack of spades.",
        ),
        (MarriageMelded(ME, Suit.HEARTS, 20), "You show the marriage in hearts: 20."),
        (MarriageMelded(THEM, Suit.SPADES, 40), "The King shows the marriage in spades: 40."),
        (TalonClosed(ME, before_draw=False), "You close the talon."),
        (TalonClosed(THEM, before_draw=True), "The King closes the talon."),
        (Passed(ME), "You pass."),
        (Passed(THEM), "The King passes."),
        (WentOut(ME, by_itself=False), "You say “Out!”."),
        (WentOut(THEM, by_itself=False), "The King says “Out!”."),
        (WentOut(ME, by_itself=True), "You have reached 66."),
        (WentOut(THEM, by_itself=True), "The King has reached 66."),
    ],
)
def test_an_event_is_told(qapp: QObject, event: Event, told: str) -> None:
    del qapp
    view = deal_with("german-66", "KH QH 9S AC TC JD", "JS").view(ME)
    assert " ".join(SENTENCES.sentences((event,), view)) == told


@pytest.mark.parametrize(("dealer", "told"), [(ME, "You deal."), (THEM, "The King deals.")])
def test_a_fresh_deal_begins_with_who_deals(qapp: QObject, dealer: Seat, told: str) -> None:
    del qapp
    view = deal_with("german-66", "KH QH 9S AC TC JD", "JS", dealer=dealer).view(ME)
    assert SENTENCES.sentences((), view, fresh_deal=True) == [told]


def test_a_trick_is_told_by_who_led(qapp: QObject) -> None:
    del qapp
    view = deal_with("german-66", "KH QH 9S AC TC JD", "JS").view(ME)
    trick = trick_of(1, THEM, QUEEN, NINE, ME)
    told = "The King leads the queen of hearts. You play the nine of spades."
    assert SENTENCES.trick(trick, view) == told


@pytest.mark.parametrize("name", rule_set_names(close=True))
def test_whole_deals_are_told_without_gaps_and_without_secrets(qapp: QObject, name: str) -> None:
    del qapp
    for moment in playthrough(name, 9):
        told = SENTENCES.sentences(moment.events, moment.view, fresh_deal=moment.fresh_deal)
        assert all(sentence.strip() and "{" not in sentence for sentence in told)
        seen = [event for event in moment.events if not _is_hidden(event)]
        assert len(told) >= len(seen)


@pytest.mark.parametrize("name", rule_set_names(close=True))
@pytest.mark.usefixtures("language")
def test_whole_deals_that_are_watched_name_both_players(name: str) -> None:
    watched = EventSentences(CardWords(), "Bert", "Ada")
    for moment in playthrough(name, 9):
        told = watched.sentences(moment.events, moment.view, fresh_deal=moment.fresh_deal)
        told.append(watched.card_points(moment.view.total(ME)))
        for sentence in told:
            assert sentence.strip()
            assert "{" not in sentence
            assert not YOU.search(sentence), sentence


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            CardsDealt(ME, 2, (QUEEN, NINE)),
            "Ada is dealt the queen of hearts, the nine of spades.",
        ),
        (CardPlayed(ME, QUEEN, is_lead=True), "Ada leads the queen of hearts."),
        (TrickWon(trick_of(1, THEM, QUEEN, NINE, THEM)), "King wins the trick."),
        (TrickWon(trick_of(1, THEM, QUEEN, NINE, ME)), "Ada wins the trick."),
    ],
)
def test_who_plays_in_the_persons_place_is_named(qapp: QObject, event: Event, told: str) -> None:
    del qapp
    view = deal_with("german-66", "KH QH 9S AC TC JD", "JS").view(ME)
    assert EventSentences(CardWords(), "King", "Ada").sentences((event,), view) == [told]


def _is_hidden(event: Event) -> bool:
    if isinstance(event, CardsDealt):
        return event.cards is None
    return isinstance(event, CardDrawn) and event.card is None


def test_a_sentence_of_the_last_trick_needs_no_case_in_german(speak: Speak) -> None:
    speak("de")
    view = deal_with("german-66", "KH QH 9S AC TC JD", "JS").view(ME)
    told = EventSentences(CardWords(), "der Bube").sentences((LastTrickBonus(THEM, 10),), view)
    assert told == ["Der Bube bekommt für den letzten Stich 10 mehr."]
