"""What happens at a table of three or four is told as MANY 7 says it, in both languages."""

import pytest

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.deal import Deal
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
    TrickWon,
    TrumpNamed,
    TrumpTurned,
)
from sixtysix_gui.rules.history import Play, Trick
from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.trick_games import after_acts, position
from tests.helpers.windows.sentences import YOU, assert_sentence
from tests.helpers.windows.trick_words import NAMES, moments, words_for
from tests.windows.conftest import Speak

A, B, C, D = Seat.A, Seat.B, Seat.C, Seat.D


def card(code: str) -> Card:
    return Card.parse(code)


def deal_of(name: str, dealer: Seat | None = None) -> Deal:
    """A deal whose pack is as it is before it is shuffled; usually the last seat deals it."""
    rules = rule_set(name)
    return Deal.start(rules, rules.pack, rules.seats[-1] if dealer is None else dealer)


def told(name: str, *events: Event, after: Deal | None = None) -> list[str]:
    view = (after or deal_of(name)).view(A)
    return words_for(view.rules).told(events, view)


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
    (
        "na-66",
        BidMade(C, 2),
        "David bids 2, 66 card points.",
        "David reizt 2, 66 Augen.",
    ),
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
        "Rachel wins the trick and the widow of three cards.",
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
        "Your partner David shows hearts: 20. It counts once you two have a trick.",
        "Dein Partner David meldet Herz: 20. Es zählt mit eurem ersten Stich.",
    ),
    (
        "four-66",
        MarriageMelded(B, Suit.SPADES, 40),
        "Rachel shows spades: 40. It counts once they have a trick.",
        "Rachel meldet Pik: 40. Es zählt mit ihrem ersten Stich.",
    ),
    (
        "three-66",
        MarriageMelded(B, Suit.SPADES, 20),
        "Rachel shows spades: 20. It counts once Rachel has a trick.",
        "Rachel meldet Pik: 20. Es zählt, sobald Rachel einen Stich hat.",
    ),
    (
        "idiots-66",
        MarriageMelded(B, Suit.HEARTS, 40),
        "Rachel shows forty: hearts are trumps now. The next marriage counts 60. "
        "It counts once Rachel has a trick.",
        "Rachel meldet vierzig: Jetzt ist Herz Trumpf. Das nächste Paar zählt 60. "
        "Es zählt, sobald Rachel einen Stich hat.",
    ),
    (
        "idiots-66",
        MarriageMelded(A, Suit.CLUBS, 80),
        "You show eighty: clubs are trumps now. It counts once you have a trick.",
        "Du meldest achtzig: Jetzt ist Kreuz Trumpf. Es zählt mit deinem ersten Stich.",
    ),
    ("idiots-66", TrumpNamed(B, Suit.HEARTS), "", ""),
    (
        "bauernschnapsen",
        ContractCalled(B, "gang"),
        "Rachel calls Gang.",
        "Rachel sagt Gang an.",
    ),
    (
        "bauernschnapsen",
        SatOut(C),
        "David sits out this deal.",
        "David setzt in diesem Spiel aus.",
    ),
    (
        "bauernschnapsen",
        HandShown(B, (card("JH"), card("AH"))),
        "Rachel shows the jack of hearts, the ace of hearts.",
        "Rachel zeigt den Herz-Buben, das Herz-Ass.",
    ),
    (
        "bauernschnapsen",
        TrumpTurned(card("TS")),
        "You have a card turned, the ten of spades: spades are trumps.",
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
        "Rachel lays a card face down.",
        "Rachel legt eine Karte verdeckt.",
    ),
    (
        "gaigel",
        CardLaid(A, card("KD"), is_lead=False),
        "You lay the king of diamonds face down.",
        "Du legst den Karo-König verdeckt.",
    ),
    (
        "gaigel",
        CardsTurned((Play(D, card("AD")), Play(A, card("KH")))),
        "The cards are turned up. Argine: ace of diamonds; you: king of hearts.",
        "Die Karten werden aufgedeckt. Argine: Karo-Ass; du: Herz-König.",
    ),
    (
        "four-66",
        LastTrickBonus(C, 10),
        "The last trick counts 10 more for you and David.",
        "Der letzte Stich zählt für dich und David 10 mehr.",
    ),
    (
        "four-66",
        LastTrickBonus(D, 10),
        "The last trick counts 10 more for Rachel and Argine.",
        "Der letzte Stich zählt für Rachel und Argine 10 mehr.",
    ),
    (
        "idiots-66",
        SlamWon(A, 100),
        "You have won all of the last tricks: 100 more.",
        "Du hast alle letzten Stiche gemacht: 100 mehr.",
    ),
]


@pytest.mark.parametrize(("game", "event", "english", "german"), ROWS)
def test_an_event_is_told(game: str, event: Event, english: str, german: str, speak: Speak) -> None:
    for language, wanted in (("en", english), ("de", german)):
        speak(language)
        assert " ".join(told(game, event)) == wanted


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


@pytest.mark.parametrize(("dealer", "english", "german"), CUTS)
def test_the_cut_names_who_cuts_and_whose_card_it_is(
    dealer: Seat, english: str, german: str, speak: Speak
) -> None:
    deal = deal_of("four-66", dealer)
    assert deal.faced is not None
    for language, pattern in (("en", english), ("de", german)):
        speak(language)
        words = words_for(deal.rules).words
        card, suit = words.card_object(deal.faced), words.suit(deal.faced.suit)
        sentence = pattern.format(card=card, suit=suit)
        assert told("four-66", TrumpTurned(deal.faced), after=deal) == [sentence]


SEATS = [
    (
        "four-66",
        "You play with David, opposite, against Rachel, left, and Argine, right.",
        "Du spielst mit David gegenüber gegen Rachel links und Argine rechts.",
    ),
    (
        "three-66",
        "You play against Rachel, left, and David, right, each alone.",
        "Du spielst gegen Rachel links und David rechts, jeder für sich.",
    ),
    ("gaigel-2", "You play against Rachel.", "Du spielst gegen Rachel."),
]


@pytest.mark.parametrize(("game", "english", "german"), SEATS)
def test_the_seats_are_told(game: str, english: str, german: str, speak: Speak) -> None:
    words = words_for(rule_set(game))
    for language, wanted in (("en", english), ("de", german)):
        speak(language)
        assert words.seats() == wanted


def test_who_has_won_an_auction_is_told_after_the_last_call(speak: Speak) -> None:
    deal = after_acts(deal_of("na-66"), "b1 pass b3")
    last, events = deal.apply(deal.legal_moves()[-1])
    wanted = {
        "en": [
            "Argine passes.",
            "David has it with 3: 99 card points to make. David leads.",
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
        ("en", "Argine says “Re”: Gang counts 36 now."),
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
@pytest.mark.parametrize("name", NAMES)
def test_whole_deals_are_told_without_gaps_and_without_secrets(name: str) -> None:
    for seed in range(4):
        for moment in moments(name, seed):
            words = words_for(moment.view.rules, german_suited=seed % 2 == 1)
            sentences = words.told(moment.events, moment.view, fresh_deal=moment.fresh_deal)
            for sentence in sentences:
                assert_sentence(sentence)
                assert sentence[0].isupper() or sentence[0] in "„“”", sentence
            heard = [event for event in moment.events if not is_silent(event, name)]
            assert len(sentences) >= len(heard), (moment.events, sentences)


def is_silent(event: Event, name: str) -> bool:
    """What is not told: cards that one may not see, and what is told with something else."""
    if isinstance(event, CardsDealt):
        return event.cards is None
    if isinstance(event, CardDrawn):
        return event.card is None
    with_marriage = name == "idiots-66" and isinstance(event, TrumpNamed)
    return with_marriage or (name == "four-66" and isinstance(event, Passed))


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("name", NAMES)
def test_nobody_is_you_where_one_only_watches(name: str) -> None:
    for moment in moments(name, 7):
        words = words_for(moment.view.rules, me=None)
        told_now = words.told(moment.events, moment.view, fresh_deal=moment.fresh_deal)
        told_now += [
            words.status(moment.view),
            words.counter(moment.view).name,
            words.answers(moment.view, (0, 0, 0, 0)).all(),
            words.seats(),
            words.events.card_points(13),
        ]
        for sentence in told_now:
            assert_sentence(sentence)
            assert not YOU.search(sentence), sentence
