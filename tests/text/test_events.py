"""What happens at a table is told as docs/many.md says it, in English and German."""

from dataclasses import replace

import pytest

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import (
    BidMade,
    CardDrawn,
    CardLaid,
    CardPlayed,
    CardsDealt,
    CardsTurned,
    ContractCalled,
    DealOpened,
    Doubled,
    Event,
    HandShown,
    LastTrickBonus,
    MarriageMelded,
    Passed,
    SatOut,
    SlamWon,
    TalonClosed,
    TrickWon,
    TrumpExchanged,
    TrumpNamed,
    TrumpTurned,
    WentOut,
)
from sixtysix_gui.rules.history import Play, Trick, trick_of
from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.table import words as table_words
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.narrator.events import Events, told_seats
from tests.helpers.deals.trick_games import after_acts, position
from tests.helpers.rows import each_row
from tests.helpers.table.deals import deal_with
from tests.helpers.windows.results import two_people
from tests.helpers.windows.sentences import YOU, assert_sentence
from tests.helpers.windows.trick_words import moments, people_at
from tests.windows.conftest import Speak

A, B, C, D = Seat.A, Seat.B, Seat.C, Seat.D


def card(code: str) -> Card:
    return Card.parse(code)


def deal_of(name: str, dealer: Seat | None = None) -> Deal:
    """A deal whose pack is as it is before it is shuffled; usually the last seat deals it."""
    rules = rule_set(name)
    return Deal.start(rules, rules.pack, rules.seats[-1] if dealer is None else dealer)


def events_at(view: View, me: Seat | None = A, *, german_suited: bool = False) -> Events:
    rules = view.rules
    people = two_people(rules, me) if rules.close else people_at(rules.parties, me)
    return Events(CardWords(german_suited=german_suited), people)


def told_to(view: View, *events: Event, me: Seat | None = A, fresh_deal: bool = False) -> list[str]:
    return events_at(view, me).sentences(events, view, fresh_deal=fresh_deal)


def told(name: str, *events: Event, after: Deal | None = None) -> list[str]:
    return told_to((after or deal_of(name)).view(A), *events)


TRICK = Trick(2, (Play(B, card("9H")), Play(C, card("TH")), Play(D, card("AS"))), C)
ROWS: list[tuple[str, Event, str, str]] = [
    (
        "three-66",
        TrumpNamed(B, Suit.HEARTS),
        "Rachel names hearts as trumps.",
        "Rachel bestimmt Herz als Trumpf.",
    ),
    (
        "three-66",
        TrumpNamed(A, Suit.HEARTS),
        "You name hearts as trumps.",
        "Du bestimmst Herz als Trumpf.",
    ),
    ("na-66", BidMade(C, 2), "David bids 2: 66 card points.", "David reizt 2, 66 Augen."),
    ("na-66", Passed(D), "Argine passes.", "Argine passt."),
    ("na-66", Passed(A), "You pass.", "Du passt."),
    ("na-66", TrumpNamed(B, Suit.HEARTS), "Hearts are trumps.", "Herz ist Trumpf."),
    (
        "four-66",
        CardPlayed(B, card("9H"), is_lead=True),
        "Rachel leads the nine of hearts.",
        "Rachel spielt die Herz-Neun aus.",
    ),
    (
        "four-66",
        CardPlayed(B, card("JH"), is_lead=True),
        "Rachel leads the jack of hearts.",
        "Rachel spielt den Herz-Buben aus.",
    ),
    (
        "four-66",
        CardPlayed(A, card("AS"), is_lead=True),
        "You lead the ace of spades.",
        "Du spielst das Pik-Ass aus.",
    ),
    (
        "four-66",
        TrickWon(Trick(1, TRICK.plays, A)),
        "You win the trick for your side.",
        "Du gewinnst den Stich für euch.",
    ),
    (
        "four-66",
        TrickWon(Trick(1, TRICK.plays, C)),
        "David wins the trick for your side.",
        "David gewinnt den Stich für euch.",
    ),
    (
        "four-66",
        TrickWon(Trick(1, TRICK.plays, B)),
        "Rachel wins the trick.",
        "Rachel gewinnt den Stich.",
    ),
    (
        "three-66",
        TrickWon(Trick(1, TRICK.plays, A)),
        "You win the trick.",
        "Du gewinnst den Stich.",
    ),
    (
        "cutthroat-66",
        TrickWon(Trick(1, TRICK.plays, B)),
        "Rachel wins the trick and the three-card widow.",
        "Rachel gewinnt den Stich und die drei Karten im Skat.",
    ),
    (
        "cutthroat-66",
        TrickWon(Trick(2, TRICK.plays, B)),
        "Rachel wins the trick.",
        "Rachel gewinnt den Stich.",
    ),
    (
        "four-66",
        MarriageMelded(C, Suit.HEARTS, 20),
        "Your partner David announces the marriage in hearts: 20. "
        "This marriage counts once your side has a trick.",
        "Dein Partner David meldet das Paar in Herz: 20. Dieses Paar zählt mit eurem ersten Stich.",
    ),
    (
        "four-66",
        MarriageMelded(B, Suit.SPADES, 40),
        "Rachel announces the marriage in spades: 40. This marriage counts once they have a trick.",
        "Rachel meldet das Paar in Pik: 40. Dieses Paar zählt mit ihrem ersten Stich.",
    ),
    (
        "three-66",
        MarriageMelded(B, Suit.SPADES, 20),
        "Rachel announces the marriage in spades: 20. "
        "This marriage counts once Rachel has a trick.",
        "Rachel meldet das Paar in Pik: 20. Dieses Paar zählt, sobald Rachel einen Stich hat.",
    ),
    (
        "idiots-66",
        MarriageMelded(B, Suit.HEARTS, 40),
        "Rachel announces forty: hearts are now trumps. The next marriage counts 60. "
        "This marriage counts once Rachel has a trick.",
        "Rachel meldet vierzig: Jetzt ist Herz Trumpf. Das nächste Paar zählt 60. "
        "Dieses Paar zählt, sobald Rachel einen Stich hat.",
    ),
    (
        "idiots-66",
        MarriageMelded(A, Suit.CLUBS, 80),
        "You announce eighty: clubs are now trumps. This marriage counts once you have a trick.",
        "Du meldest achtzig: Jetzt ist Kreuz Trumpf. Dieses Paar zählt mit deinem ersten Stich.",
    ),
    ("idiots-66", TrumpNamed(B, Suit.HEARTS), "", ""),
    ("bauernschnapsen", ContractCalled(B, "gang"), "Rachel calls Gang.", "Rachel sagt Gang an."),
    ("bauernschnapsen", SatOut(C), "David sits out this deal.", "David setzt in diesem Spiel aus."),
    (
        "bauernschnapsen",
        HandShown(B, (card("JH"), card("AH"))),
        "Rachel shows the jack of hearts, the ace of hearts.",
        "Rachel zeigt den Herz-Buben, das Herz-Ass.",
    ),
    (
        "bauernschnapsen",
        TrumpTurned(card("TS")),
        "You turn up the ten of spades: spades are trumps.",
        "Du lässt aufdecken und bekommst die Pik-Zehn: Pik ist Trumpf.",
    ),
    (
        "gaigel",
        DealOpened(B, Opening.ELF),
        "Rachel opens with “Ge-Elfen”.",
        "Rachel eröffnet mit „Ge-Elfen“.",
    ),
    (
        "gaigel",
        CardLaid(B, None, is_lead=True),
        "Rachel plays a card face down.",
        "Rachel legt eine Karte verdeckt.",
    ),
    (
        "gaigel",
        CardLaid(A, card("KD"), is_lead=False),
        "You play the king of diamonds face down.",
        "Du legst den Karo-König verdeckt.",
    ),
    (
        "gaigel",
        CardsTurned((Play(D, card("AD")), Play(A, card("KH")))),
        "The cards are turned over. Argine: ace of diamonds; you: king of hearts.",
        "Die Karten werden aufgedeckt. Argine: Karo-Ass; du: Herz-König.",
    ),
    (
        "four-66",
        LastTrickBonus(C, 10),
        "The last trick is worth 10 more to you and David.",
        "Der letzte Stich zählt für dich und David 10 mehr.",
    ),
    (
        "four-66",
        LastTrickBonus(D, 10),
        "The last trick is worth 10 more to Rachel and Argine.",
        "Der letzte Stich zählt für Rachel und Argine 10 mehr.",
    ),
    (
        "idiots-66",
        SlamWon(A, 100),
        "You won every trick after the talon was used up: 100 more.",
        "Du hast nach dem letzten Abheben jeden Stich gemacht: 100 mehr.",
    ),
]


QUEEN, NINE, JACK = card("QH"), card("9S"), card("JS")
WON = trick_of(1, B, QUEEN, NINE, A)
OF_TWO: list[tuple[Event, str]] = [
    (CardsDealt(A, 2, (QUEEN, NINE)), "You are dealt the queen of hearts, the nine of spades."),
    (CardsDealt(B, 3, None), ""),
    (TrumpTurned(JACK), "The trump card is the jack of spades."),
    (CardPlayed(A, QUEEN, is_lead=True), "You lead the queen of hearts."),
    (CardPlayed(B, QUEEN, is_lead=True), "The King leads the queen of hearts."),
    (CardPlayed(A, QUEEN, is_lead=False), "You play the queen of hearts."),
    (CardPlayed(B, QUEEN, is_lead=False), "The King plays the queen of hearts."),
    (TrickWon(WON), "You win the trick."),
    (TrickWon(trick_of(1, B, QUEEN, NINE, B)), "The King wins the trick."),
    (LastTrickBonus(A, 10), "The last trick is worth 10 more to you."),
    (LastTrickBonus(B, 10), "The last trick is worth 10 more to the King."),
    (CardDrawn(A, QUEEN, 7, is_turn_up=False), "You draw the queen of hearts."),
    (CardDrawn(B, None, 6, is_turn_up=False), ""),
    (
        CardDrawn(B, JACK, 0, is_turn_up=True),
        "The King takes the trump card, the jack of spades. The talon is used up: from now on, "
        "players must follow suit.",
    ),
    (TrumpExchanged(A, NINE, JACK), "You exchange the nine of spades for the jack of spades."),
    (
        TrumpExchanged(B, NINE, JACK),
        "The King exchanges the nine of spades for the jack of spades.",
    ),
    (
        MarriageMelded(A, Suit.HEARTS, 20),
        "You announce the marriage in hearts: 20. This marriage counts once you have a trick.",
    ),
    (
        MarriageMelded(B, Suit.SPADES, 40),
        "The King announces the marriage in spades: 40. "
        "This marriage counts once the King has a trick.",
    ),
    (
        TalonClosed(A, before_draw=False),
        "You close the talon. From now on, players must follow suit.",
    ),
    (
        TalonClosed(B, before_draw=True),
        "The King closes the talon before drawing. From now on, players must follow suit.",
    ),
    (Passed(A), "You pass."),
    (Passed(B), "The King passes."),
    (WentOut(A, by_itself=False), "You say “Out!” with 0."),
    (WentOut(B, by_itself=False), "The King says “Out!” with 0."),
    (WentOut(A, by_itself=True), ""),  # the end of the deal says so
]


@each_row(("game", "event", "english", "german"), ROWS)
def test_an_event_is_told(game: str, event: Event, english: str, german: str, speak: Speak) -> None:
    for language, wanted in (("en", english), ("de", german)):
        speak(language)
        assert " ".join(told(game, event)) == wanted


@each_row(("event", "wanted"), OF_TWO)
def test_an_event_at_a_table_for_two_is_told(event: Event, wanted: str, speak: Speak) -> None:
    speak("en")
    view = deal_with("german-66", "KH QH 9S AC TC JD", "JS").view(A)
    assert " ".join(told_to(view, event)) == wanted
    if wanted:
        watched = " ".join(told_to(view, event, me=None))
        assert not YOU.search(watched), watched


def test_duties_are_told_only_where_there_are_some(speak: Speak) -> None:
    speak("en")
    view = deal_with("german-66", "KH QH 9S AC TC JD", "JS").view(A)
    none = {"strict.follow": False, "strict.head": False, "strict.trump": False}
    free = replace(view, rules=view.rules.with_overrides(none))
    assert told_to(free, TalonClosed(A, before_draw=False)) == ["You close the talon."]
    assert told_to(free, CardDrawn(B, None, 0, is_turn_up=False)) == ["The talon is used up."]


def test_a_deal_and_a_trick_at_a_table_for_two_are_told(speak: Speak) -> None:
    speak("en")
    for dealer, wanted in ((A, "You deal."), (B, "The King deals.")):
        view = deal_with("german-66", "KH QH 9S AC TC JD", "JS", dealer=dealer).view(A)
        assert told_to(view, fresh_deal=True) == [wanted]
    assert events_at(view).trick(WON) == (
        "The King leads the queen of hearts. You play the nine of spades. You win the trick."
    )


def test_a_sentence_of_the_last_trick_needs_no_case_in_german(speak: Speak) -> None:
    speak("de")
    view = deal_with("german-66", "KH QH 9S AC TC JD", "JS").view(A)
    told_now = told_to(view, LastTrickBonus(B, 10))
    assert told_now == ["The King bekommt für den letzten Stich 10 mehr."]


CUTS = [
    (
        D,
        "David cuts and shows {card}: {suit} are trumps. It is Argine’s card.",
        "David hebt ab und zeigt {card}: {suit} ist Trumpf. Die Karte gehört Argine.",
    ),
    (
        A,
        "Argine cuts and shows {card}: {suit} are trumps. It is your card.",
        "Argine hebt ab und zeigt {card}: {suit} ist Trumpf. Die Karte gehört dir.",
    ),
    (
        B,
        "You cut and show {card}: {suit} are trumps. It is Rachel’s card.",
        "Du hebst ab und zeigst {card}: {suit} ist Trumpf. Die Karte gehört Rachel.",
    ),
]


@each_row(("dealer", "english", "german"), CUTS)
def test_the_cut_names_who_cuts_and_whose_card_it_is(
    dealer: Seat, english: str, german: str, speak: Speak
) -> None:
    deal = deal_of("four-66", dealer)
    assert deal.faced is not None
    for language, pattern in (("en", english), ("de", german)):
        speak(language)
        words = CardWords()
        card, suit = words.card_object(deal.faced), words.suit(deal.faced.suit)
        sentence = pattern.format(card=card, suit=suit)
        assert told("four-66", TrumpTurned(deal.faced), after=deal) == [sentence]


SEATS = [
    (
        "four-66",
        "You play with David opposite you, against Rachel on your left and Argine on your right.",
        "Du spielst mit David gegenüber gegen Rachel links und Argine rechts.",
    ),
    (
        "three-66",
        "You play against Rachel on your left and David on your right; each plays alone.",
        "Du spielst gegen Rachel links und David rechts, jeder für sich.",
    ),
    ("gaigel-2", "You play against Rachel.", "Gegen dich spielt Rachel."),
]


@each_row(("game", "english", "german"), SEATS)
def test_the_seats_are_told(game: str, english: str, german: str, speak: Speak) -> None:
    people = people_at(rule_set(game).parties)
    for language, wanted in (("en", english), ("de", german)):
        speak(language)
        assert told_seats(people) == wanted


def test_who_has_won_an_auction_is_told_after_the_last_call(speak: Speak) -> None:
    deal = after_acts(deal_of("na-66"), "b1 pass b3")
    last, events = deal.apply(deal.legal_moves()[-1])
    wanted = {
        "en": [
            "Argine passes.",
            "David wins the bidding with 3: 99 card points to make. David leads.",
        ],
        "de": ["Argine passt.", "David spielt 3: 99 Augen sind zu machen. David spielt aus."],
    }
    for language, sentences in wanted.items():
        speak(language)
        assert told("na-66", *events, after=last) == sentences


def test_nobody_hears_that_a_partner_passes_before_a_lead(speak: Speak) -> None:
    speak("en")
    deal = deal_of("four-66")
    after, events = deal.apply(deal.legal_moves()[-1])
    assert isinstance(events[0], Passed)
    assert told("four-66", *events, after=after) == []


def test_doubles_are_told_with_what_the_contract_counts_then(speak: Speak) -> None:
    deal = after_acts(deal_of("bauernschnapsen"), "turn pass c:gang pass pass pass")
    view = deal.view(A)
    assert view.contract is not None
    for language, sentence in (
        ("en", "Argine says “Re”: Gang now counts 36."),
        ("de", "Argine sagt „Re“: Gang zählt jetzt 36."),
    ):
        speak(language)
        assert told("bauernschnapsen", Doubled(D, 2), after=deal) == [sentence]


def test_cards_that_follow_suit_are_told_by_their_rank() -> None:
    deal = position(
        {
            "game": "three-66",
            "options": {},
            "leader": "B",
            "hands": {"A": "KH 9C", "B": "AD", "C": "TS 9S"},
            "trick": "9H",
            "turn": "C",
            "state": "",
            "cap": "",
            "meld": "",
            "tr": "",
            "k": 7,
            "dealer": "A",
            "trump": "D",
            "fields": {},
        }
    )
    first, events = deal.apply(deal.legal_moves()[0])
    assert told("three-66", *events, after=first) == ["David plays the ten of spades."]
    last, events = first.apply(first.legal_moves()[0])
    assert told("three-66", *events, after=last)[0] == "You play the king."


@pytest.mark.usefixtures("language")
@each_row("name", rule_set_names())
def test_whole_deals_are_told_without_gaps_and_without_secrets(name: str) -> None:
    for seed in range(4):
        for moment in moments(name, seed):
            events, view = moment.events, moment.view
            fresh, german = moment.fresh_deal, seed % 2 == 1
            to_me = events_at(view, german_suited=german).sentences(events, view, fresh_deal=fresh)
            watching = events_at(view, None)
            watched = watching.sentences(events, view, fresh_deal=fresh)
            watched += [watching.card_points(13), told_seats(watching.people)]
            for sentence in (*to_me, *watched):
                assert_sentence(sentence)
                assert sentence[0].isupper() or sentence[0] in "„“”", sentence
            assert not any(YOU.search(sentence) for sentence in watched), watched
            heard = [event for event in events if not is_silent(event, name)]
            assert len(to_me) >= len(heard), (events, to_me)
            claims = [sentence for sentence in to_me if table_words.out() in sentence]
            unclaimed = view.outcome is None or view.outcome.claimant is None
            assert len(claims) == 1 or unclaimed or view.rules.counts_by_itself, to_me


def is_silent(event: Event, name: str) -> bool:
    """What is not told: cards that one may not see, and what is told with something else."""
    if isinstance(event, WentOut):
        return event.by_itself
    if isinstance(event, CardsDealt):
        return event.cards is None
    if isinstance(event, CardDrawn):
        return event.card is None
    with_marriage = name == "idiots-66" and isinstance(event, TrumpNamed)
    return with_marriage or (name == "four-66" and isinstance(event, Passed))
